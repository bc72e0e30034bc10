import { describe, expect, it } from 'vitest'
import { conductOf, emptyPlan, fitted, isLocal, leadersOf, notFirst, type Plan, request, settingsOf, withPreset } from './newtable'
import type { EditionOption, Options } from './protocol'

const leader = (id: string, house: string, complexity: number, module = '') => ({ id, name: id, house, complexity, module })
const rival = (id: string, swordmaster: number, streamlined: boolean) => ({ id, name: id, swordmaster, streamlined })
const some: EditionOption = {
  name: 'Some edition',
  players: [1, 2, 3, 4],
  modules: [
    { id: 'choam', name: 'CHOAM', about: 'Contracts.' },
    { id: 'more', name: 'More Leaders', about: 'Of another game.' },
  ],
  leaders: [leader('a', 'x', 1), leader('b', 'x', 1), leader('c', 'y', 2), leader('d', 'z', 1), leader('e', '', 1, 'more')],
  rivals: [rival('plain', 9, true), rival('quick', 5, false), rival('late', 8, false), rival('slow', 9, false), rival('a', 9, false)],
  opponents: {
    1: { levels: [{ id: 'mild', name: 'Mild' }, { id: 'even', name: 'Even' }], usual: 'even', variants: [], rivals: 2 },
    2: { levels: [], usual: '', variants: [{ id: 'streamlined', name: 'Streamlined' }], rivals: 1 },
  },
}
const plain: EditionOption = { ...some, name: 'Plain edition', modules: [], leaders: [leader('p', '', 1)], rivals: [], opponents: {} }
const options: Options = {
  editions: { plain, some },
  bots: [{ id: 'random', name: 'Random' }, { id: 'heuristic', name: 'Experienced' }],
  languages: ['en'],
}
const plan = (change: Partial<Plan> = {}): Plan => fitted({ ...emptyPlan(), ...change }, options)
const first = (players: number): Plan => plan({ players, first: true, modules: ['choam'] })

describe('a plan', () => {
  it('begins with the host and the usual bots, in the latest edition', () => {
    const made = plan()
    expect(made.edition).toBe('some')
    expect(made.seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot', 'bot'])
    expect(made.seats[1]?.bot).toBe('heuristic')
  })
  it('keeps nothing that another edition does not know', () => {
    const made = plan({ modules: ['choam'], leaders: 'pick', players: 1, level: 'mild', rivals: ['slow', 'late'] })
    made.seats[0] = { kind: 'me', name: 'Ann', bot: '', leader: 'a' }
    const other = fitted({ ...made, edition: 'plain' }, options)
    expect([other.modules, other.level, other.rivals]).toEqual([[], '', ['random']])
    expect(other.seats[0]).toEqual({ kind: 'me', name: 'Ann', bot: '', leader: 'random' })
  })
  it('has the usual level of its opponents until another is chosen', () => {
    expect(plan({ players: 1 }).level).toBe('even')
    expect(plan({ players: 1, level: 'mild' }).level).toBe('mild')
    expect(plan({ players: 4, level: 'mild' }).level).toBe('')
  })
  it('names only Rivals that go with its variants', () => {
    const two = plan({ players: 2, rivals: ['late'] })
    expect(two.rivals).toEqual(['late'])
    expect(fitted({ ...two, variants: ['streamlined'] }, options).rivals).toEqual(['random'])
    expect(plan({ players: 2, rivals: ['plain'] }).rivals).toEqual(['random'])
  })
  it('offers Leaders of a module only with that module', () => {
    expect(leadersOf(some, []).map((one) => one.id)).not.toContain('e')
    expect(leadersOf(some, ['more']).map((one) => one.id)).toContain('e')
  })
})

describe('a preset', () => {
  it('says who sits beside the host', () => {
    const kinds = (made: Plan): string[] => made.seats.map((seat) => seat.kind)
    expect(kinds(withPreset(plan({ players: 3 }), 'friends', options))).toEqual(['me', 'free', 'free'])
    expect(kinds(withPreset(plan({ players: 2 }), 'device', options))).toEqual(['me', 'here'])
    expect(kinds(withPreset(plan(), 'solo', options))).toEqual(['me'])
    const alone = withPreset(plan(), 'solo', options)
    expect(kinds(withPreset(alone, 'first', options))).toEqual(['me', 'bot', 'bot', 'bot'])
  })
  it('fills seats that are added later in the same way', () => {
    const friends = withPreset(plan({ players: 2 }), 'friends', options)
    expect(fitted({ ...friends, players: 4 }, options).seats.map((seat) => seat.kind)).toEqual(['me', 'free', 'free', 'free'])
  })
})

describe('a first game', () => {
  it('has Leaders with one symbol, of different Houses as far as there are any, and no module', () => {
    for (let turn = 0; turn < 20; turn++) {
      const made = first(2)
      expect(made.modules).toEqual([])
      const drawn = request(made, some).setup.leaders
      expect(drawn).toContain('d')
      expect(new Set(drawn).size).toBe(2)
    }
    expect([...request(first(3), some).setup.leaders].sort()).toEqual(['a', 'b', 'd'])
  })
  it('has late Rivals for one player, none of them the Leader, and streamlined ones for two', () => {
    for (let turn = 0; turn < 20; turn++) {
      const alone = first(1)
      for (const unfit of ['quick', 'plain', 'random']) expect(alone.rivals).not.toContain(unfit)
      expect(alone.rivals).not.toContain(alone.seats[0]?.leader)
      expect(alone.rivals).toHaveLength(2)
    }
    expect(first(1).level).toBe('mild')
    expect([first(2).rivals, first(2).variants]).toEqual([['plain'], ['streamlined']])
  })
  it('stays one for another number of players, until it is taken back', () => {
    const three = first(3)
    const two = fitted({ ...three, players: 2 }, options)
    expect(two.variants).toEqual(['streamlined'])
    const other = notFirst(two, options)
    expect([other.first, other.leaders, other.variants, other.rivals]).toEqual([false, 'random', [], ['random']])
  })
})

describe('what the server is asked for', () => {
  it('leaves drawing, choosing and drafting of Leaders to the engine', () => {
    for (const leaders of ['random', 'choose', 'draft'] as const) {
      expect(request(plan({ leaders }), some).setup.leaders).toEqual([leaders])
    }
    expect(request(plan(), some).setup.apart).toBeUndefined()
    expect(request(plan({ apart: true }), some).setup.apart).toBe(true)
  })
  it('has a seed only where nobody plays from elsewhere', () => {
    const alone = plan({ seed: ' 42 ' })
    expect(request(alone, some).setup.seed).toBe(42)
    expect(request({ ...alone, seed: '4x' }, some).setup.seed).toBeUndefined()
    const open = withPreset(alone, 'friends', options)
    expect(isLocal(open)).toBe(false)
    expect(request(open, some).setup.seed).toBeUndefined()
  })
  it('counts limits in seconds and back', () => {
    const settings = settingsOf({ pace: 300, hints: true, turnMinutes: 1.5, gameMinutes: null }, false)
    expect(settings).toEqual({ pace: 300, hints: true, turn_seconds: 90, game_seconds: 0, local: false })
    expect(conductOf(settings)).toEqual({ pace: 300, hints: true, turnMinutes: 1.5, gameMinutes: null })
  })
})
