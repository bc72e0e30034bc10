import { describe, expect, it } from 'vitest'
import { Components } from '../../lib/components'
import type { Component, Move, Situation, ToServer } from '../../lib/protocol'
import { Table } from '../../lib/table.svelte'
import { kept, ordered, short, sum, waresOf } from './basket'
import { basketOf } from './basket.svelte'
import { stageOf } from './stage.svelte'

function card(id: string, cost: number | null, more: Partial<Component> = {}, deck = 'imperium'): Component {
  return { id, set: 'base', deck, name: id, lines: [], cost, ...more }
}

const BOX = new Components(
  Object.fromEntries(
    [
      card('stilgar', 5),
      card('leadership', 4),
      card('spy_satellites', 4, { acquire: [{ word: 'Draw', amount: 1 }] }),
      card('worm_riders', 6),
      card('prepare_the_way', 2, {}, 'reserve'),
      card('foldspace', null, {}, 'reserve'),
    ].map((one) => [`base/${one.deck}/${one.id}`, one]),
  ),
)

const buy = (id: string, from = 'market'): Move => ({ move: `buy ${id}`, kind: 'buy', a: id, b: from, text: `buy ${id}` })
const END: Move = { move: 'end', kind: 'end', a: null, b: null, text: 'end' }

interface Told {
  row?: string[]
  persuasion?: number
  moves?: Move[]
  number?: number
  decision?: string
  reserve?: Record<string, number>
  kind?: string
  prices?: Record<string, number>
  why?: Record<string, string>
}

function situation(told: Told = {}): Situation {
  const { row = ['stilgar', 'leadership', 'spy_satellites', 'worm_riders', 'leadership'], persuasion = 9, number = 1 } = told
  const reserve = told.reserve ?? { prepare_the_way: 3, foldspace: 6 }
  const affordable = [...new Set([...row, 'prepare_the_way'])].filter((id) => (told.prices?.[id] ?? BOX.card(id)?.cost ?? 99) <= persuasion)
  return {
    number,
    decider: 0,
    moves: told.moves ?? [...affordable.map((id) => buy(id)), END],
    prices: told.prices ?? {},
    why: { market: told.why ?? {} },
    view: {
      seat: 0,
      decision: told.decision ?? 'reveal',
      table: { row, reserve, round: 3, turn: 0, turn_kind: told.kind ?? 'reveal' },
      seats: [{ seat: 0, persuasion, aside: [] }],
    },
  } as unknown as Situation
}

/** A table whose server answers as the test says. No effects run here, so the basket is told to look. */
function sitting(first: Situation = situation()): { table: Table; sent: string[]; tell: (next: Situation) => void; refuse: () => void } {
  const table = new Table()
  const sent: string[] = []
  table.components = BOX
  table.seat = 0
  table.connect((message: ToServer) => {
    if (message.do === 'move') sent.push(message.move)
    return true
  })
  const tell = (next: Situation): void => {
    table.hear({ type: 'game', revision: next.number, situation: next, log: { from: 0, lines: [] } })
    basketOf(table).follow()
  }
  const refuse = (): void => {
    table.hear({ type: 'error', error: 'no', number: table.situation?.number ?? 0 })
    basketOf(table).follow()
  }
  tell(first)
  return { table, sent, tell, refuse }
}

function pick(table: Table, id: string, at?: number): void {
  const basket = basketOf(table)
  const ware = basket.wares.find((one) => one.id === id && (at === undefined || one.at === at))
  if (!ware) throw new Error(`no ${id}`)
  basket.toggle(ware)
}

describe('rows that only some games have', () => {
  const place = (card: string | null, persuasion: number | null = null) => ({ card, below: 0, costs: [], price: '2 favours', persuasion })
  const bazaar = { id: 'bazaar', name: 'Bazaar', places: [place('stilgar'), place(null), place('leadership')], rest: 3, sells: true }
  const annex = { id: 'annex', name: 'Annex', places: [place('stilgar', 5)], rest: 0, sells: true }
  const told = (moves: Move[]): Situation => ({ ...situation({ row: ['stilgar'], moves }), rows: [bazaar, annex] }) as unknown as Situation

  it('lie behind the Reserve, each card with its row and what is paid there', () => {
    const further = waresOf(told([]), BOX, 0).filter((ware) => ware.place === 'further')
    expect(further.map((ware) => [ware.id, ware.from, ware.sold, ware.price])).toEqual([
      ['stilgar', 'bazaar', 'Bazaar: 2 favours', null],
      ['leadership', 'bazaar', 'Bazaar: 2 favours', null],
      ['stilgar', 'annex', 'Annex: 2 favours', 5],
    ])
  })

  it('are bought from where they lie, and only what costs Persuasion is counted as such', () => {
    const moves = [buy('stilgar'), { ...buy('stilgar', 'bazaar'), move: 'buy stilgar from bazaar' }, { ...buy('stilgar', 'annex'), move: 'buy stilgar from annex' }]
    const wares = waresOf(told(moves), BOX, 0)
    expect(wares.filter((ware) => ware.id === 'stilgar').map((ware) => ware.move?.move)).toEqual(['buy stilgar', 'buy stilgar from bazaar', 'buy stilgar from annex'])
    const { table, sent } = sitting(told(moves))
    for (const ware of basketOf(table).wares) if (ware.from === 'bazaar' && ware.id === 'stilgar') basketOf(table).toggle(ware)
    expect([basketOf(table).count, basketOf(table).cost]).toEqual([1, 0])
    basketOf(table).buy()
    expect(sent).toEqual(['buy stilgar from bazaar'])
  })
})

describe('the market', () => {
  it('says what each card costs this seat, and what can be had', () => {
    const wares = waresOf(situation({ prices: { worm_riders: 3 }, persuasion: 4 }), BOX, 0)
    expect(wares.map((ware) => [ware.id, ware.price, ware.move !== null])).toEqual([
      ['stilgar', 5, false],
      ['leadership', 4, true],
      ['spy_satellites', 4, true],
      ['worm_riders', 3, true],
      ['leadership', 4, true],
      ['prepare_the_way', 2, true],
      ['foldspace', null, false],
    ])
  })

  it('counts what is short beside what is in the basket', () => {
    const wares = waresOf(situation(), BOX, 0)
    const [stilgar, leadership] = wares
    const basket = [{ id: 'stilgar', from: 'market', at: 0 } as const]
    expect(sum(basket, wares)).toBe(5)
    expect(short(leadership!, basket, wares, 9)).toBe(0)
    expect(short(leadership!, basket, wares, 8)).toBe(1)
    expect(short(stilgar!, [], wares, 2)).toBe(3)
  })

  it('follows cards that lie elsewhere now, and forgets those that are gone', () => {
    const entries = [
      { id: 'leadership', from: 'market', at: 4 },
      { id: 'worm_riders', from: 'market', at: 3 },
      { id: 'prepare_the_way', from: 'market', at: -1 },
      { id: 'prepare_the_way', from: 'market', at: -1 },
    ] as const
    const wares = waresOf(situation({ row: ['stilgar', 'leadership'], reserve: { prepare_the_way: 1 } }), BOX, 0)
    expect(kept(entries, wares)).toEqual([
      { id: 'leadership', from: 'market', at: 1 },
      { id: 'prepare_the_way', from: 'market', at: -1 },
    ])
  })

  it('buys last what may show or ask something', () => {
    const wares = waresOf(situation(), BOX, 0)
    const entries = [2, 0].map((at) => ({ id: wares[at]!.id, from: 'market', at }) as const)
    expect(ordered(entries, wares).map((entry) => entry.id)).toEqual(['stilgar', 'spy_satellites'])
  })
})

describe('the basket', () => {
  it('takes what can be paid together, and gives it back', () => {
    const { table, sent } = sitting()
    const basket = basketOf(table)
    pick(table, 'stilgar')
    pick(table, 'leadership', 4)
    expect([basket.count, basket.cost, basket.rest]).toEqual([2, 9, 0])
    pick(table, 'worm_riders')
    expect(basket.count).toBe(2)
    expect(basket.holds(basket.wares[1]!)).toBe(false)
    pick(table, 'stilgar')
    expect([basket.count, basket.rest]).toEqual([1, 5])
    expect(sent).toEqual([])
  })

  it('holds several of a stack, as many as there are', () => {
    const { table } = sitting(situation({ reserve: { prepare_the_way: 2 } }))
    const basket = basketOf(table)
    const stack = basket.wares.find((ware) => ware.id === 'prepare_the_way')!
    basket.add(stack)
    expect(basket.count).toBe(0)
    basket.toggle(stack)
    basket.add(stack)
    basket.add(stack)
    expect([basket.count, basket.cost]).toEqual([2, 4])
    basket.remove(basket.lines[0]!.entry)
    expect(basket.count).toBe(1)
  })

  it('buys one after the other, each when the one before was taken', () => {
    const { table, sent, tell } = sitting()
    const basket = basketOf(table)
    pick(table, 'spy_satellites')
    pick(table, 'stilgar')
    basket.buy()
    expect(sent).toEqual(['buy stilgar'])
    basket.buy()
    expect(sent).toHaveLength(1)
    tell(situation({ number: 2, persuasion: 4, row: ['worm_riders', 'leadership', 'spy_satellites', 'worm_riders', 'leadership'] }))
    expect(sent).toEqual(['buy stilgar', 'buy spy_satellites'])
    tell(situation({ number: 3, persuasion: 0 }))
    expect([basket.buying, basket.count, basket.stopped]).toEqual([false, 0, ''])
  })

  it('waits for what a purchase asks, and goes on afterwards', () => {
    const { table, sent, tell } = sitting()
    const basket = basketOf(table)
    pick(table, 'stilgar')
    pick(table, 'leadership', 1)
    basket.buy()
    const choice: Move = { move: 'influence fremen', kind: 'influence', a: 'fremen', b: null, text: '' }
    tell(situation({ number: 2, persuasion: 4, decision: 'influence', moves: [choice] }))
    expect([sent.length, basket.buying]).toEqual([1, true])
    tell(situation({ number: 3, persuasion: 4 }))
    expect(sent).toEqual(['buy stilgar', 'buy leadership'])
  })

  it('stops where a purchase is no longer legal, says why, and keeps the rest', () => {
    const { table, sent, tell } = sitting()
    const basket = basketOf(table)
    pick(table, 'stilgar')
    pick(table, 'leadership', 1)
    basket.buy()
    tell(situation({ number: 2, persuasion: 1, why: { leadership: 'Costs 4, you have 1' } }))
    expect(sent).toHaveLength(1)
    expect([basket.buying, basket.stopped]).toEqual([false, 'leadership: Costs 4, you have 1'])
    expect(basket.entries.map((entry) => entry.id)).toEqual(['leadership'])
  })

  it('leaves a purchase that would end the turn to be confirmed, and keeps it until then', () => {
    const { table, sent } = sitting(situation({ moves: [{ ...buy('stilgar'), ends: true }, END] }))
    const basket = basketOf(table)
    pick(table, 'stilgar')
    basket.buy()
    expect(sent).toEqual([])
    expect([basket.buying, basket.count, table.turn.staged?.move]).toEqual([false, 1, 'buy stilgar'])
    table.turn.putBack()
    expect(basket.count).toBe(1)
    basket.buy()
    table.turn.end()
    expect(sent).toEqual(['buy stilgar'])
  })

  it('stops where the server refuses', () => {
    const { table, refuse } = sitting()
    const basket = basketOf(table)
    pick(table, 'stilgar')
    basket.buy()
    refuse()
    expect([basket.buying, basket.count, basket.stopped !== '']).toEqual([false, 1, true])
  })

  it('is empty when another turn begins', () => {
    const { table, tell } = sitting()
    pick(table, 'stilgar')
    tell(situation({ number: 9, kind: 'agent', moves: [] }))
    expect(basketOf(table).count).toBe(0)
  })

  it('picks one card where an effect acquires it, and sends it once it is confirmed', () => {
    const acquire = (id: string): Move => ({ move: `acquire ${id}`, kind: 'acquire', a: id, b: 'market', text: '' })
    const { table, sent } = sitting(situation({ kind: 'agent', decision: 'acquire', moves: [acquire('stilgar'), acquire('leadership')] }))
    const basket = basketOf(table)
    pick(table, 'stilgar')
    pick(table, 'leadership', 1)
    expect(basket.entries.map((entry) => entry.id)).toEqual(['leadership'])
    expect(sent).toEqual([])
    basket.buy()
    expect(sent).toEqual(['acquire leadership'])
  })
})

describe('the place of the market', () => {
  it('is the map’s on a Reveal turn, unless the reader wants it otherwise or something else is asked', () => {
    const { table, tell } = sitting()
    const stage = stageOf(table)
    expect(stage.open).toBe(true)
    stage.toggle()
    expect(stage.open).toBe(false)
    tell(situation({ number: 2 }))
    expect(stage.open).toBe(false)
    stage.toggle()
    tell(situation({ number: 3, decision: 'influence', moves: [{ move: 'influence fremen', kind: 'influence', a: 'fremen', b: null, text: '' }] }))
    expect(stage.open).toBe(false)
    tell(situation({ number: 4, kind: 'agent', moves: [END], decision: 'turn' }))
    expect(stage.open).toBe(false)
    stage.toggle()
    expect(stage.open).toBe(true)
  })
})
