import { describe, expect, it } from 'vitest'
import { Components } from './components'
import { nextOf } from './keys'
import type { FromServer, Move, Situation, ToServer } from './protocol'
import { waitBefore } from './socket'
import { Table } from './table.svelte'

const send = (a: string, b: string): Move => ({ move: `agent ${a} -> ${b}`, kind: 'agent', a, b, text: `${a} to ${b}` })
const take = (a: string): Move => ({ move: `take ${a}`, kind: 'take', a, b: null, text: a })
const plain = (kind: Move['kind']): Move => ({ move: kind, kind, a: null, b: null, text: kind })

function situation(number: number, moves: Move[]): Situation {
  return {
    number,
    view: { seat: 0, seats: [], table: {}, parts: {} } as unknown as Situation['view'],
    decider: 0,
    for_seat: null,
    prompt: '',
    moves,
    undo: 0,
    result: null,
  }
}

function game(number: number, moves: Move[], from = 0, texts: string[] = []): FromServer {
  const lines = texts.map((text) => ({ text, event: 'x', seat: 0 }))
  return { type: 'game', revision: number, situation: situation(number, moves), log: { from, lines } }
}

function seated(...moves: Move[]): { table: Table; sent: ToServer[] } {
  const table = new Table()
  const sent: ToServer[] = []
  table.connect((message) => sent.push(message) > 0)
  table.hear(game(1, moves))
  return { table, sent }
}

describe('picking', () => {
  const moves = [send('dagger', 'council'), send('dagger', 'hall'), send('dune', 'basin'), plain('reveal')]

  it('lights the spaces that a card reaches', () => {
    const { table } = seated(...moves)
    expect([...table.litSpaces]).toEqual([])
    table.selectCard('dagger', 0)
    expect([...table.litSpaces]).toEqual(['council', 'hall'])
    table.selectCard('dagger', 0)
    expect(table.picking).toBe(false)
  })

  it('lights the cards that reach a space', () => {
    const { table } = seated(...moves)
    table.selectSpace('basin')
    expect([...table.litCards]).toEqual(['dune'])
    table.selectCard('dune', 1)
    expect(table.pickedMove?.move).toBe('agent dune -> basin')
  })

  it('puts a space back that the next card does not reach', () => {
    const { table } = seated(...moves)
    table.selectSpace('basin')
    table.selectCard('dagger', 0)
    expect(table.selectedSpace).toBeNull()
  })

  it('ends with another decision', () => {
    const { table } = seated(...moves)
    table.selectCard('dagger', 0)
    table.hear(game(2, moves))
    expect(table.picking).toBe(false)
  })
})

describe('moves', () => {
  it('are sent with the number of their decision, one at a time', () => {
    const { table, sent } = seated(plain('reveal'))
    table.play(table.find('reveal'))
    table.play(table.find('reveal'))
    expect(sent).toEqual([{ do: 'move', number: 1, move: 'reveal' }])
    table.hear({ type: 'error', error: 'too late' })
    expect(table.busy).toBe(false)
    expect(table.error).toBe('too late')
  })

  it('are all within reach: in the bar, in the tray or as a card and a space', () => {
    const { table } = seated(send('dagger', 'hall'), plain('reveal'), plain('pass'), take('one'))
    const offered = [...table.sends, ...table.barMoves, ...table.tray]
    expect(offered.map((move) => move.move).sort()).toEqual(table.moves.map((move) => move.move).sort())
  })

  it('are taken in printed order until a choice matters', () => {
    const { table, sent } = seated(take('one'), take('two'))
    table.resolveRest()
    table.hear(game(2, [take('two')]))
    expect(sent.map((message) => ('move' in message ? message.move : ''))).toEqual(['take one', 'take two'])
    table.hear(game(3, [{ ...take('this'), kind: 'choose' }, { ...take('that'), kind: 'choose' }]))
    expect(sent).toHaveLength(2)
    expect(table.resolving).toBe(false)
  })
})

describe('seats', () => {
  it('that the host has freed are looked at from no longer', () => {
    const { table } = seated()
    const about = (kind: 'person' | 'free') =>
      ({ type: 'table', id: 'x', seats: [{ seat: 0, kind, name: 'A', bot: '', here: true }] }) as unknown as FromServer
    table.seat = 0
    table.about = { mine: [0] } as unknown as Table['about']
    table.hear(about('person'))
    expect(table.seat).toBe(0)
    table.hear(about('free'))
    expect([table.seat, table.about?.mine]).toEqual([null, []])
  })
})

describe('the log', () => {
  it('forgets what was taken back', () => {
    const { table } = seated()
    table.hear(game(2, [], 0, ['a', 'b', 'c']))
    table.hear(game(3, [], 1, ['d']))
    expect(table.log.map((line) => line.text)).toEqual(['a', 'd'])
  })
})

describe('components', () => {
  const thing = (set: string, deck: string, id: string) => ({ id, set, deck, name: `${set} ${deck} ${id}`, lines: [] })
  const all = new Components({
    'base/spaces/foldspace': thing('base', 'spaces', 'foldspace'),
    'base/reserve/foldspace': thing('base', 'reserve', 'foldspace'),
    'uprising/reserve/foldspace': thing('uprising', 'reserve', 'foldspace'),
  })

  it('are found by key, by deck and by set', () => {
    expect(all.get('base/spaces/foldspace')?.deck).toBe('spaces')
    expect(all.get('foldspace', 'reserve')?.set).toBe('base')
    expect(all.get('uprising/foldspace', 'reserve')?.set).toBe('uprising')
    expect(all.get('foldspace', 'intrigue')).toBeUndefined()
    expect(all.name('unknown')).toBe('unknown')
  })
})

describe('small things', () => {
  it('arrows go around', () => {
    expect(nextOf(['a', 'b'], null, 1)).toBe('a')
    expect(nextOf(['a', 'b'], 'b', 1)).toBe('a')
    expect(nextOf(['a', 'b'], null, -1)).toBe('b')
    expect(nextOf([], null, 1)).toBeUndefined()
  })

  it('waits longer each time, but never for ever', () => {
    expect(waitBefore(0, () => 1)).toBe(400)
    expect(waitBefore(3, () => 1)).toBe(3200)
    expect(waitBefore(30, () => 1)).toBe(15_000)
    expect(waitBefore(3, () => 0)).toBe(1600)
  })
})
