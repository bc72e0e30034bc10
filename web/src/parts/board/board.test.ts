import { describe, expect, it } from 'vitest'
import { Components } from '../../lib/components'
import type { LogLine, Move, MoveKind, Situation, View } from '../../lib/protocol'
import { Table } from '../../lib/table.svelte'
import { agentsOn, storyOf } from './board'
import { layoutOf, spare } from './layouts'
import { arrived, directMoves, lightOf, nearlyFits, whyNot } from './light'
import { softened } from './names'

const seat = (number: number, on: string[] = []) => ({ seat: number, on })
const view = (parts: object = {}) =>
  ({ table: { first: 2 }, seats: [seat(0, ['arrakeen']), seat(1), seat(2, ['arrakeen'])], parts }) as unknown as View

describe('what stands where', () => {
  it('lists the Agents of a space by seat', () => {
    expect(agentsOn(view())).toEqual({ arrakeen: [0, 2] })
  })

  it('takes the order of turns and what a visit costs from the server', () => {
    const table = new Table()
    const visits = { arrakeen: { ways: [{ cost: [{ word: 'Spend', resource: 'solari', amount: 4 }], gains: [] }] } }
    const situation = { number: 1, view: view(), moves: [], order: [2, 1, 0], visits, undo: 0, result: null } as unknown as Situation
    table.hear({ type: 'game', revision: 1, situation, log: { from: 0, lines: [] } })
    expect(table.inOrder.map((one) => one.seat)).toEqual([2, 1, 0])
    expect(table.visitOf('arrakeen')?.ways[0]?.cost[0]?.['amount']).toBe(4)
  })

  it('finds the last story of an opponent in the log', () => {
    const line = (event: string, owner: number, text: string): LogLine => ({ event, seat: owner, text })
    const log = [
      line('end_turn', 1, 'old'),
      line('hagal', 1, 'turns up a card'),
      line('end_turn', 1, 'ends'),
      line('send', 0, 'mine'),
    ]
    const stories = [[], [{ event: 'hagal', seat: 1 }, { event: 'end_turn', seat: 1 }], []]
    const found = storyOf(view({ automa: { people: 1, rivals: [], level: null, stories } }), log, 1)
    expect(found.map((one) => one.text)).toEqual(['turns up a card', 'ends'])
  })
})

describe('places', () => {
  it('knows both maps and keeps every place on them', () => {
    for (const edition of ['base', 'uprising']) {
      const layout = layoutOf(edition)
      expect(Object.keys(layout.spaces)).toHaveLength(7)
      for (const spot of [...Object.values(layout.spaces), ...Object.values(layout.posts), spare(0), spare(5)]) {
        expect(Math.min(spot.x, spot.y)).toBeGreaterThan(0)
        expect(Math.max(spot.x, spot.y)).toBeLessThan(100)
      }
    }
  })
})

describe('names', () => {
  it('lets only long words break, and between syllables', () => {
    expect(softened('Wealth')).toBe('Wealth')
    expect(softened('Swordmaster').split('\u00AD')).toEqual(['Sword', 'mas', 'ter'])
    expect(softened('Вища Міжпросторова').startsWith('Вища ')).toBe(true)
  })
})

describe('what is lit', () => {
  const move = (kind: MoveKind, a: string | number | null, notation: string): Move => ({ kind, a, b: null, move: notation, text: '' })
  function asked(moves: Move[], why: Partial<Situation['why']> = {}): Table {
    const table = new Table()
    table.components = new Components({
      'base/starters/dagger': { id: 'dagger', set: 'base', deck: 'starters', name: 'Dagger', lines: [], icons: ['landsraad'] },
    })
    const situation = { number: 1, view: view(), moves, why, undo: 0, result: null } as unknown as Situation
    table.hear({ type: 'game', revision: 1, situation, log: { from: 0, lines: [] } })
    return table
  }

  it('finds the space that an Agent leaves by its notation, for the move counts it by a number', () => {
    const table = asked([move('from', 3, 'from arrakeen'), move('from', 0, 'from leader')])
    expect(directMoves(table, 'space', 'arrakeen')).toHaveLength(1)
    expect(directMoves(table, 'space', 'leader')).toHaveLength(1)
    expect(lightOf(table, 'space', 'carthag')).toBe('plain')
  })

  it('lights the faction whose track gives Influence', () => {
    const table = asked([move('take', 'fremen influence', 'take fremen influence')])
    expect(lightOf(table, 'faction', 'fremen')).toBe('lit')
    expect(lightOf(table, 'faction', 'guild')).not.toBe('lit')
  })

  it('says why a space can’t be visited, and marks what nearly fits', () => {
    const sending: Move = { kind: 'agent', a: 'dagger', b: 'hall', move: 'agent dagger -> hall', text: '' }
    const table = asked([sending], { spaces: { council: '5 Solari short', hall: 'never said' } })
    expect([whyNot(table, 'council'), whyNot(table, 'hall')]).toEqual(['5 Solari short', ''])
    expect(nearlyFits(table, 'landsraad')).toBe(false)
    table.selectCard('dagger', 0)
    expect([nearlyFits(table, 'landsraad'), nearlyFits(table, 'city')]).toEqual([true, false])
  })

  it('marks where an Agent has just come', () => {
    const table = asked([])
    const sent: LogLine = { event: 'send', seat: 1, text: '', a: 'dagger', b: 'hall' }
    table.log = [sent]
    table.hear({ type: 'game', revision: 2, situation: table.situation!, log: { from: 1, lines: [sent] } })
    expect([arrived(table, 'hall'), arrived(table, 'council')]).toEqual([true, false])
  })
})
