import { describe, expect, it } from 'vitest'
import { Components } from './components'
import { nearTo, nextOf, type Rect } from './keys'
import type { FromServer, Move, Situation, ToServer } from './protocol'
import { waitBefore } from './socket'
import { Table } from './table.svelte'

const send = (a: string, b: string): Move => ({ move: `agent ${a} -> ${b}`, kind: 'agent', a, b, text: `${a} to ${b}` })
const take = (a: string, must = true): Move => ({ move: `take ${a}`, kind: 'take', a, b: null, text: a, must })
const plain = (kind: Move['kind']): Move => ({ move: kind, kind, a: null, b: null, text: kind })

function situation(number: number, moves: Move[]): Situation {
  return {
    number,
    view: { seat: 0, seats: [], table: {}, parts: {} } as unknown as Situation['view'],
    decider: 0,
    for_seat: null,
    prompt: '',
    order: [],
    visits: {},
    why: { spaces: {}, cards: {}, market: {}, intrigues: {} },
    prices: {},
    rounds: 10,
    moves,
    undo: 0,
    result: null,
  }
}

function game(number: number, moves: Move[], from = 0, texts: string[] = [], revision = number): FromServer {
  const lines = texts.map((text) => ({ text, event: 'x', seat: 0 }))
  return { type: 'game', revision, situation: situation(number, moves), log: { from, lines }, turns: [] }
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
    expect(sent).toEqual([{ do: 'move', number: 1, revision: 1, move: 'reveal' }])
    table.hear({ type: 'error', error: 'too late' })
    expect(table.busy).toBe(false)
    expect(table.error).toBe('too late')
  })

  it('say in which revision they were chosen, for a decision that was taken back has its number again', () => {
    const { table, sent } = seated(plain('reveal'))
    table.hear(game(1, [plain('reveal')], 0, [], 7))
    table.play(table.find('reveal'))
    expect(sent).toEqual([{ do: 'move', number: 1, revision: 7, move: 'reveal' }])
  })

  it('are taken in printed order until a choice matters', () => {
    const { table, sent } = seated(take('one'), take('two'))
    table.turn.resolveRest()
    table.hear(game(2, [take('two')]))
    expect(sent.map((message) => ('move' in message ? message.move : ''))).toEqual(['take one', 'take two'])
    table.hear(game(3, [{ ...take('this'), kind: 'choose' }, { ...take('that'), kind: 'choose' }]))
    expect(sent).toHaveLength(2)
    expect(table.turn.resolving).toBe(false)
  })
})

describe('resolving the rest', () => {
  it('stops before what may be left alone', () => {
    const { table, sent } = seated(take('must'), take('may', false))
    table.turn.resolveRest()
    table.hear(game(2, [take('may', false), plain('end')]))
    expect(sent).toHaveLength(1)
    expect([table.turn.resolving, table.turn.canResolve]).toEqual([false, false])
  })
})

describe('a refused move', () => {
  const refused = (number: number): FromServer => ({ type: 'error', error: 'no such move', number })

  it('says that it came too late if the table has moved on', () => {
    const { table } = seated(plain('reveal'))
    table.play(table.find('reveal'))
    table.hear(refused(1))
    expect(table.error).toBe('')
    table.hear(game(4, [plain('pass')]))
    expect(table.error).toBe('page-table-too-late')
    expect(table.moves.map((move) => move.kind)).toEqual(['pass'])
  })

  it('says so too if the other move was heard of first', () => {
    const { table } = seated(plain('reveal'))
    table.play(table.find('reveal'))
    table.hear(game(4, [plain('pass')]))
    table.hear(refused(1))
    table.hear(game(4, [plain('pass')]))
    expect(table.error).toBe('page-table-too-late')
  })

  it('says why otherwise', () => {
    const { table } = seated(plain('reveal'))
    table.play(table.find('reveal'))
    table.hear(refused(1))
    table.hear(game(1, [plain('reveal')]))
    expect(table.error).toBe('no such move')
  })
})

describe('seats', () => {
  it('that the host has freed are looked at from no longer', () => {
    const { table } = seated()
    const about = (kind: 'person' | 'free' | 'bot') =>
      ({ type: 'table', id: 'x', seats: [{ seat: 0, kind, name: 'A', bot: '', here: true }] }) as unknown as FromServer
    table.seat = 0
    table.about = { mine: [0] } as unknown as Table['about']
    table.hear(about('person'))
    expect(table.seat).toBe(0)
    table.hear(about('free'))
    expect([table.seat, table.about?.mine]).toEqual([null, []])
    table.seat = 0
    table.about = { mine: [0] } as unknown as Table['about']
    table.hear(about('bot'))
    expect([table.seat, table.about?.mine]).toEqual([null, []])
  })
})

describe('what is told and said', () => {
  it('stands apart, and in order', () => {
    const { table } = seated()
    const notice = (number: number, text: string) => ({ number, seat: 1, text, at: 0 })
    table.hear({ type: 'notices', lines: [notice(1, 'a')] })
    expect(table.caughtUp).toBe(false)
    table.hear({ type: 'chat', lines: [{ number: 1, seat: 0, name: 'Ada', text: 'hello', at: 0 }] })
    expect(table.caughtUp).toBe(true)
    table.hear({ type: 'notices', lines: [notice(2, 'b'), notice(1, 'а')] })
    expect(table.notices.map((line) => line.text)).toEqual(['а', 'b'])
    expect(table.chat.map((line) => line.text)).toEqual(['hello'])
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

describe('what has just happened', () => {
  it('is what a message adds, not what joining or an undo tells anew', () => {
    const { table } = seated()
    table.hear(game(2, [], 0, ['a', 'b']))
    expect(table.fresh).toBeNull()
    table.hear(game(3, [], 2, ['c']))
    expect(table.fresh?.lines.map((line) => line.text)).toEqual(['c'])
    table.hear(game(4, [], 0, ['a', 'b']))
    expect(table.fresh).toBeNull()
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
    expect([nextOf(2, -1, 1), nextOf(2, 1, 1), nextOf(2, -1, -1), nextOf(0, -1, 1)]).toEqual([0, 0, 1, -1])
  })

  it('arrows up and down go to what lies near', () => {
    const at = (left: number, top: number): Rect => ({ left, top, width: 10, height: 10 })
    const places = [at(0, 0), at(100, 0), at(95, 100), at(0, 140)]
    expect(nearTo(places, 1, 1)).toBe(2)
    expect(nearTo(places, 0, 1)).toBe(3)
    expect(nearTo(places, 2, -1)).toBe(1)
    expect(nearTo(places, 3, 1)).toBe(0)
    expect(nearTo(places, -1, 1)).toBe(0)
    expect(nearTo([], -1, 1)).toBe(-1)
  })

  it('waits longer each time, but never for ever', () => {
    expect(waitBefore(0, () => 1)).toBe(400)
    expect(waitBefore(3, () => 1)).toBe(3200)
    expect(waitBefore(30, () => 1)).toBe(15_000)
    expect(waitBefore(3, () => 0)).toBe(1600)
  })
})
