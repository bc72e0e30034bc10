import { describe, expect, it } from 'vitest'
import { Components } from '../../lib/components'
import type { Component, SeatView, View } from '../../lib/protocol'
import { Table } from '../../lib/table.svelte'
import { setWords } from '../../lib/words.svelte'
import { usesRing } from '../cards/ring'
import { beside } from './inspected.svelte'
import { battlesOf, figuresOf, isAway, lastTurnOf, shortNameOf, signsOf } from './player'
import { stopsOf, walked } from './training'

function component(deck: string, id: string, more: Record<string, unknown> = {}): Component {
  return { id, set: 'uprising', deck, name: id, lines: [], ...more }
}
const t = (word: string): string => word

describe('the next player', () => {
  it('goes around in the order of turns', () => {
    expect(beside([2, 0, 1], 2, 1)).toBe(0)
    expect(beside([2, 0, 1], 1, 1)).toBe(2)
    expect(beside([2, 0, 1], 2, -1)).toBe(1)
    expect(beside([], 3, 1)).toBe(3)
  })
})

describe('a training track', () => {
  const stop = (id: string, ...next: string[]): unknown => ({ word: 'Stop', id, next, reward: [] })
  const stops = stopsOf(
    component('leaders', 'feyd', {
      traits: [
        { word: 'On' },
        { word: 'TrainingTrack', stops: [stop('start', 'a', 'b'), stop('a', 'mid'), stop('b', 'mid'), stop('mid', 'c', 'd'), stop('c', 'end'), stop('d', 'e'), stop('e', 'end'), stop('end')] },
      ],
      lines: [{ box: 'training', label: '', title: 'Begin', text: 'Go.' }],
    }),
  )
  const at = (id: string): { x: number; y: number } => stops.find((one) => one.id === id)!

  it('goes to the right, and its branches above and below each other', () => {
    expect(stops.map((one) => one.id)).toEqual(['start', 'a', 'b', 'mid', 'c', 'd', 'e', 'end'])
    for (const one of stops) for (const next of one.next) expect(at(next).x).toBeGreaterThan(one.x)
    for (const id of ['start', 'mid', 'end']) expect(at(id).y).toBe(50)
    expect(at('a').y).toBeLessThan(50)
    expect(at('b').y).toBeGreaterThan(50)
    expect(at('e').y).toBe(at('d').y)
    // No two at one place.
    expect(new Set(stops.map((one) => `${one.x} ${one.y}`)).size).toBe(stops.length)
  })

  it('has the names that the Leader says', () => {
    expect([stops[0]?.title, stops[0]?.text, stops[1]?.title]).toEqual(['Begin', 'Go.', 'a'])
    expect(stopsOf(component('leaders', 'paul', { traits: [] }))).toEqual([])
  })

  it('knows where the token has been', () => {
    const line = (event: string, seat: number, a: string) => ({ event, seat, a, text: '' }) as never
    expect(walked([line('train', 0, 'a'), line('train', 1, 'b'), line('gain', 0, 'spice'), line('train', 0, 'mid')], 0, stops)).toEqual(['start', 'a', 'mid'])
    expect(walked([line('advance', 0, 'x/a'), line('go_back', 0, 'x/start'), line('advance', 0, 'b'), line('advance', 0, 'elsewhere')], 0, stops)).toEqual(['start', 'b'])
  })
})

describe('a seat', () => {
  const seat = {
    seat: 0, strength: 7, spice: 1, solari: 2, water: 0, hand_size: 5, intrigue_count: 3, alliances: ['fremen'], council: true, swordmaster: false,
  } as unknown as SeatView
  const view = (parts: unknown): View => ({ table: { mentat: null, control: { arrakeen: 0, carthag: 1 } }, seats: [seat], parts }) as unknown as View

  it('shows its strength in the Conflict first, and only what its game has', () => {
    const base = figuresOf(view({}), seat, t)
    expect(base.map((one) => [one.name, one.value])).toEqual([['strength', 7], ['spice', 1], ['solari', 2], ['water', 0], ['hand', 5], ['intrigue', 3]])
    const more = figuresOf(view({ contracts: { held: [['x', 'y']] }, spies: { posts: [['p']] } }), seat, t)
    expect(more.slice(6).map((one) => [one.name, one.value])).toEqual([['contracts', 2], ['spies', 1]])
    // The rules play it: it has no hand.
    expect(figuresOf(view({ automa: { people: 0, rivals: [null] } }), seat, t).some((one) => one.name === 'hand')).toBe(false)
  })

  it('shows what it has won for good', () => {
    const signs = signsOf(view({ units: { hooks: [0] } }), seat, new Components(), t)
    expect(signs.map((one) => one.icon)).toEqual(['fremen', 'high_council', 'maker_hooks', 'control'])
  })

  it('shows battle icons that still make pairs, and those that have', () => {
    const components = new Components({ 'uprising/objectives/mouse': component('objectives', 'mouse', { battle_icon: 'desert_mouse' }) })
    const cards = [[{ card: 'mouse', face_up: false }, { card: 'nothing', face_up: true }]]
    expect(battlesOf(view({ battles: { cards } }), 0, components).map((one) => [one.icon, one.up])).toEqual([['desert_mouse', false]])
  })

  it('has a short name in the language of the page', () => {
    setWords('uk', { 'page-short-feyd': 'фейд' })
    expect(shortNameOf(component('leaders', 'feyd', { name: 'Фейд-Раута Харконнен' }))).toBe('Фейд')
    expect(shortNameOf(component('leaders', 'jessica', { name: 'леді Джессіка' }))).toBe('Леді Джессіка')
  })

  it('had its last turn where the log says', () => {
    const turn = (from: number, whose: number | null) => ({ from, to: from + 1, seat: whose, text: '' })
    const log = [[0, 'send'], [1, 'reveal'], [0, 'reveal'], [-1, 'phase'], [0, 'play']].map(([seat, event]) => ({ seat, event, text: '' }) as never)
    // A card that is played in Combat is no turn.
    expect(lastTurnOf([turn(0, 0), turn(1, 1), turn(2, 0), turn(3, null), turn(4, 0)], log, 0)?.from).toBe(2)
    expect(lastTurnOf([], log, 0)).toBeUndefined()
  })
})

describe('who is away', () => {
  function table(seats: unknown[], mine: number[] = []): Table {
    const found = new Table()
    found.about = { status: 'running', mine, seats } as never
    found.connected = true
    return found
  }
  const someone = (seat: number, kind: string, here: boolean): unknown => ({ seat, kind, here, name: 'x', bot: '' })

  it('is a person who is not here, and a seat that is free', () => {
    const found = table([someone(0, 'person', true), someone(1, 'person', false), someone(2, 'bot', false), someone(3, 'free', false)])
    expect([0, 1, 2, 3].map((seat) => isAway(found, seat))).toEqual([false, true, false, true])
  })

  it('is nobody of this browser, and nobody in a replay', () => {
    const found = table([someone(0, 'person', false), someone(1, 'person', false)], [0])
    expect([isAway(found, 0), isAway(found, 1)]).toEqual([false, true])
    found.connected = false
    expect(isAway(found, 1)).toBe(false)
  })
})

describe('a ring', () => {
  it('is used by a card that says so, however deep', () => {
    expect(usesRing(component('starters', 'ring', { agent: [{ word: 'UseSignet' }] }))).toBe(true)
    expect(usesRing(component('imperium', 'deep', { agent: [{ word: 'Pay', effects: [{ word: 'When', effects: [{ word: 'UseSignet' }] }] }] }))).toBe(true)
    expect(usesRing(component('starters', 'dagger', { agent: [], reveal: [{ word: 'Swords' }] }))).toBe(false)
  })
})
