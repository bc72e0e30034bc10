import { describe, expect, it } from 'vitest'
import { drawLeaders, firstGame, type Plan, request, seedAllowed } from './newtable'
import type { EditionOption } from './protocol'

const leader = (id: string, house: string, complexity: number) => ({ id, name: id, house, complexity })
const rival = (id: string, swordmaster: number, streamlined: boolean) => ({ id, name: id, swordmaster, streamlined })
const edition: EditionOption = {
  name: 'Some edition',
  players: [1, 2, 3, 4],
  modules: ['choam'],
  leaders: [leader('a', 'x', 1), leader('b', 'x', 1), leader('c', 'y', 2), leader('d', 'z', 1)],
  rivals: [rival('slow', 9, true), rival('quick', 5, false), rival('late', 8, false)],
  opponents: {
    1: { levels: [], usual: '', variants: [], rivals: 2 },
    2: { levels: [], usual: '', variants: [{ id: 'streamlined', name: 'Streamlined' }], rivals: 1 },
  },
}
const plan = (players: number): Plan => ({
  edition: 'some',
  modules: ['choam'],
  players,
  seats: Array.from({ length: players }, (_, at) => ({
    kind: at === 0 ? 'me' : 'bot',
    name: '',
    bot: 'heuristic',
    leader: 'random',
  })),
  apart: false,
  rivals: ['random'],
  level: '',
  variants: [],
  hints: false,
  pace: 600,
  turnMinutes: 0,
  seed: '',
})

describe('a first game', () => {
  it('has Leaders with one symbol and no module', () => {
    const made = firstGame(plan(3), edition)
    expect(made.modules).toEqual([])
    expect(made.seats.map((seat) => seat.leader).sort()).toEqual(['a', 'b', 'd'])
  })
  it('has slow Rivals for one player and streamlined ones for two', () => {
    expect([...firstGame(plan(1), edition).rivals].sort()).toEqual(['late', 'slow'])
    const two = firstGame(plan(2), edition)
    expect(two.rivals).toEqual(['slow'])
    expect(two.variants).toEqual(['streamlined'])
  })
})

describe('Leaders', () => {
  it('are drawn from different Houses if wanted', () => {
    for (let seed = 0; seed < 20; seed++) {
      const drawn = drawLeaders(edition.leaders, ['a', 'random', 'random'], true)
      expect(drawn).not.toContain('b')
      expect(new Set(drawn).size).toBe(3)
    }
  })
})

describe('what the server is asked for', () => {
  it('has a seed only where everybody sits at one device', () => {
    const alone = { ...plan(2), seed: '42' }
    expect(request(alone, edition).setup.seed).toBe(42)
    const open: Plan = { ...alone, seats: alone.seats.map((seat) => ({ ...seat, kind: 'free' })) }
    expect(seedAllowed(open)).toBe(false)
    expect(request(open, edition).setup.seed).toBeUndefined()
  })
})
