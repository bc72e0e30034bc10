import { describe, expect, it } from 'vitest'
import { Components } from '../../lib/components'
import type { ChatLine, Component, LogLine, Notice, TurnTold } from '../../lib/protocol'
import { Table } from '../../lib/table.svelte'
import { componentsOf, linesOf, piecesOf } from './named'
import { found } from './search'
import { Talk } from './talk.svelte'

function component(deck: string, id: string, name: string): Component {
  return { id, set: 'base', deck, name, lines: [] }
}
const CARDS = [
  component('starters', 'dagger', 'Dagger'),
  component('spaces', 'arrakeen', 'Arrakeen'),
  component('conflicts', 'siege', 'Siege of Arrakeen'),
  component('posts', 'post', 'Arrakeen / Refinery'),
  component('intrigue', 'ambush', 'Ambush'),
  component('imperium', 'ambush', 'Ambush card'),
]
const components = new Components(Object.fromEntries(CARDS.map((one) => [`${one.set}/${one.deck}/${one.id}`, one])))

function line(event: string, text: string, more: Partial<LogLine> = {}): LogLine {
  return { event, text, seat: 0, a: null, b: null, cause: null, ...more }
}

describe('names in the log', () => {
  it('are those of the components that its lines are about', () => {
    const lines = [line('send', '', { a: 'dagger', b: 'arrakeen' }), line('play', '', { a: 'ambush' }), line('spy', '', { a: 'post' })]
    expect(componentsOf(lines, components).map((one) => one.name)).toEqual(['Dagger', 'Arrakeen', 'Ambush'])
  })

  it('cut the words, a longer one before a shorter one in it', () => {
    const pieces = piecesOf('Siege of Arrakeen: sends Dagger', [CARDS[0]!, CARDS[1]!, CARDS[2]!])
    expect(pieces.map((piece) => [piece.text, piece.component?.id])).toEqual([
      ['Siege of Arrakeen', 'siege'],
      [': sends ', undefined],
      ['Dagger', 'dagger'],
    ])
    expect(piecesOf('nobody', [CARDS[0]!])).toEqual([{ text: 'nobody' }])
    expect(pieces.map((piece) => piece.text).join('')).toBe('Siege of Arrakeen: sends Dagger')
  })
})

describe('the lines of a turn', () => {
  const log = [line('x', 'before'), line('draw', 'draws a card'), line('draw', 'draws a card'), line('end', 'ends'), line('x', 'after')]
  const turn: TurnTold = { from: 1, to: 4, seat: 2, text: 'Arrakeen' }

  it('are its own, the same one after another once', () => {
    expect(linesOf(turn, log).map((one) => [one.line.text, one.at, one.times])).toEqual([['draws a card', 1, 2], ['ends', 3, 1]])
  })

  it('are found by seat, by the sentence and by a line', () => {
    const other: TurnTold = { from: 4, to: 5, seat: 1, text: 'Reveal' }
    expect(found([turn, other], log, null, '')).toEqual([turn, other])
    expect(found([turn, other], log, 2, '')).toEqual([turn])
    expect(found([turn, other], log, null, 'ARRAK')).toEqual([turn])
    expect(found([turn, other], log, null, 'after')).toEqual([other])
    expect(found([turn, other], log, 1, 'ends')).toEqual([])
  })
})

describe('turns that are told', () => {
  const turn = (from: number, to: number, text = ''): TurnTold => ({ from, to, seat: 0, text })
  const hear = (table: Table, turns: TurnTold[]): void =>
    table.hear({ type: 'game', revision: 1, situation: { number: 1, view: { seat: 0 }, moves: [] }, log: { from: 0, lines: [] }, turns } as never)

  it('take the place of those from the first one on', () => {
    const table = new Table()
    hear(table, [turn(0, 3), turn(3, 5, 'so far')])
    hear(table, [turn(3, 8, 'whole'), turn(8, 9)])
    expect(table.turns).toEqual([turn(0, 3), turn(3, 8, 'whole'), turn(8, 9)])
    // Taken back: what was told of later lines is gone.
    hear(table, [turn(3, 4, 'again')])
    expect(table.turns).toEqual([turn(0, 3), turn(3, 4, 'again')])
    hear(table, [])
    expect(table.turns).toEqual([])
  })
})

describe('what is unread', () => {
  const said = (number: number, seat: number): ChatLine => ({ number, seat, name: 'x', text: 'x', at: 0 })
  const notice = (number: number): Notice => ({ number, seat: 0, text: 'x', at: 0 })

  function talked(): { table: Table; talk: Talk } {
    const table = new Table()
    table.seat = 0
    return { table, talk: new Talk(table) }
  }

  it('begins with the first line that is said, where nobody has said anything yet', () => {
    const { table, talk } = talked()
    table.hear({ type: 'chat', lines: [] })
    talk.arrive()
    expect(talk.unread).toBe(0)
    table.hear({ type: 'chat', lines: [said(0, 1)] })
    talk.arrive()
    expect(talk.unread).toBe(1)
    talk.read()
    expect(talk.unread).toBe(0)
  })

  it('is not what was said before, nor what one says oneself', () => {
    const { table, talk } = talked()
    table.hear({ type: 'notices', lines: [notice(3)] })
    table.hear({ type: 'chat', lines: [said(4, 1)] })
    expect(talk.unread).toBe(0)
    talk.arrive()
    table.hear({ type: 'chat', lines: [said(5, 0)] })
    expect(talk.unread).toBe(0)
    table.hear({ type: 'notices', lines: [notice(6)] })
    expect(talk.unread).toBe(1)
  })
})
