import { beforeEach, describe, expect, it } from 'vitest'
import { distinct } from './blocks'
import { pressed, type Desk } from './keys'
import type { FromServer, Move, Situation, ToServer } from './protocol'
import { settings } from './settings.svelte'
import { Table } from './table.svelte'
import { isSecond, isSecondKey, pressedBy, type Press } from './touching'

const send = (a: string, b: string, more: Partial<Move> = {}): Move => ({ move: `agent ${a} -> ${b}`, kind: 'agent', a, b, text: `${a} to ${b}`, ...more })
const take = (a: string, more: Partial<Move> = {}): Move => ({ move: `take ${a}`, kind: 'take', a, b: null, text: a, must: true, ...more })
const deploy = (n: number, more: Partial<Move> = {}): Move => ({ move: `deploy ${n}`, kind: 'deploy', a: n, b: null, text: `deploy ${n}`, ...more })
const plain = (kind: Move['kind'], more: Partial<Move> = {}): Move => ({ move: kind, kind, a: null, b: null, text: kind, ...more })

const BAR = ['agent', 'reveal', 'pass', 'end', 'decline']

/** One block for each thing, as the server would tell them. */
function blocks(moves: Move[]): Situation['blocks'] {
  const block = (key: string, some: Move[]) => ({ key, source: null, kind: '', sentence: '', must: some.some((one) => one.must), moves: some.map((one) => one.move) })
  const counted = moves.filter((one) => one.kind === 'deploy')
  const others = moves.filter((one) => !BAR.includes(one.kind) && one.kind !== 'deploy')
  return [...others.map((one) => block(one.move, [one])), ...(counted.length > 0 ? [block('deploy', counted)] : [])]
}

function game(number: number, moves: Move[], decision: string): FromServer {
  const situation: Situation = {
    number, moves, decider: 0, for_seat: null, prompt: '', order: [], visits: {}, undo: 0, result: null, blocks: blocks(moves), prices: {}, rounds: 10,
    why: { spaces: {}, cards: {}, market: {}, intrigues: {} },
    view: { seat: 0, seats: [{ hand: ['dagger', 'dune'] }], table: {}, parts: {}, decision } as unknown as Situation['view'],
  }
  return { type: 'game', revision: number, situation, log: { from: 0, lines: [] } }
}

/** What the server tells next, and which decision that is. */
interface Then {
  (...moves: Move[]): void
  decision: string
}

function seated(...moves: Move[]): { table: Table; sent: string[]; then: Then } {
  const table = new Table()
  const sent: string[] = []
  let number = 1
  table.connect((message: ToServer) => sent.push('move' in message ? message.move : message.do) > 0)
  table.seat = 0
  table.hear(game(1, moves, 'agent'))
  const then: Then = Object.assign((...more: Move[]) => table.hear(game(++number, more, then.decision)), { decision: 'agent' })
  return { table, sent, then }
}

beforeEach(() => {
  Object.assign(settings, { confirmEnd: true, confirmFinal: true, confirmReveal: true })
  pressedBy(false)
})

describe('what would end the turn', () => {
  it('is chosen and waits for End', () => {
    const { table, sent } = seated(deploy(1), deploy(2, { ends: true }), plain('end'))
    table.play(table.find('deploy', 2))
    expect([sent, table.turn.staged?.move, table.isChosen(table.find('deploy', 2))]).toEqual([[], 'deploy 2', true])
    table.turn.end()
    expect(sent).toEqual(['deploy 2'])
  })

  it('can be put back', () => {
    const { table, sent } = seated(deploy(2, { ends: true }), plain('end'))
    table.play(table.find('deploy', 2))
    table.turn.putBack()
    expect([table.turn.staged, table.turn.held]).toEqual([null, false])
    table.turn.end()
    expect(sent).toEqual(['end'])
  })

  it('is sent at once for those who do not want to be asked', () => {
    settings.confirmEnd = false
    const { table, sent } = seated(deploy(2, { ends: true }), plain('end'))
    table.play(table.find('deploy', 2))
    expect(sent).toEqual(['deploy 2'])
  })

  it('is an Agent too, and keeps its card and space until then', () => {
    const { table, sent } = seated(send('dagger', 'hall', { ends: true }), plain('reveal'))
    table.selectCard('dagger')
    table.selectSpace('hall')
    table.turn.send()
    expect([sent, table.turn.staged?.b]).toEqual([[], 'hall'])
    table.turn.putBack()
    expect([table.turn.staged, table.pickedMove?.b]).toEqual([null, 'hall'])
    table.turn.end()
    expect(sent).toEqual(['agent dagger -> hall'])
  })

  it('is not forgotten by what is resolved before it', () => {
    const { table, sent, then } = seated(take('one'), take('two'))
    table.turn.resolveRest()
    then(take('two', { ends: true }))
    expect([sent, table.turn.staged?.move]).toEqual([['take one'], 'take two'])
  })
})

describe('a basket that is not bought', () => {
  const filled = (count: number) => ({ count, buying: false, pick: () => undefined, buy: () => undefined })

  it('is not lost with the turn before that was said once', () => {
    const { table, sent } = seated(plain('end'))
    table.turn.purchases = filled(2)
    table.turn.end()
    expect([sent, table.turn.stopped?.why, table.turn.held]).toEqual([[], 'basket', true])
    table.turn.end()
    expect(sent).toEqual(['end'])
  })

  it('stands in no way when it is empty', () => {
    const { table, sent } = seated(plain('end'))
    table.turn.purchases = filled(0)
    table.turn.end()
    expect(sent).toEqual(['end'])
  })
})

describe('what is still drawn of the decision before', () => {
  it('is no answer to this one', () => {
    const { table, sent, then } = seated(take('one'), plain('end'))
    const stale = table.find('end')
    then(take('two'), plain('end'))
    table.play(stale)
    expect(sent).toEqual([])
    table.play(table.find('take'))
    expect(sent).toEqual(['take two'])
  })
})

describe('what shows something hidden', () => {
  it('is pressed twice', () => {
    const { table, sent } = seated(take('draw', { final: true }), take('trash'))
    table.play(table.find('take', 'draw'))
    expect([sent, table.turn.armed]).toEqual([[], 'take draw'])
    table.play(table.find('take', 'draw'))
    expect(sent).toEqual(['take draw'])
  })

  it('is forgotten when something else is pressed', () => {
    const { table, sent } = seated(take('draw', { final: true }), take('other', { final: true }), plain('end'))
    table.play(table.find('take', 'draw'))
    table.play(table.find('take', 'other'))
    expect([sent, table.turn.armed]).toEqual([[], 'take other'])
    table.turn.putBack()
    table.play(table.find('take', 'other'))
    expect([sent, table.turn.armed]).toEqual([[], 'take other'])
  })

  it('is pressed once by those who have switched that off', () => {
    settings.confirmFinal = false
    const { table, sent } = seated(take('draw', { final: true }))
    table.play(table.find('take', 'draw'))
    expect(sent).toEqual(['take draw'])
  })

  it('needs no third press where a button of the panel says so: sending and ending', () => {
    const { table, sent } = seated(send('dagger', 'hall', { final: true }), plain('end', { final: true }))
    table.selectCard('dagger')
    table.selectSpace('hall')
    table.turn.send()
    expect(sent).toEqual(['agent dagger -> hall'])
  })

  it('is confirmed once for all that is resolved together', () => {
    const { table, sent, then } = seated(take('one', { final: true }), take('two', { final: true }))
    table.turn.resolveRest()
    expect([sent, table.turn.armed]).toEqual([[], 'resolve'])
    table.turn.resolveRest()
    then(take('two', { final: true }))
    expect(sent).toEqual(['take one', 'take two'])
  })
})

describe('the last thing that can be done', () => {
  it('is to reveal the hand, and that is asked', () => {
    const { sent } = seated({ ...plain('reveal'), forced: true })
    expect(sent).toEqual([])
  })

  it('is done at once for those who do not want to be asked, where all can tell that it is the last', () => {
    settings.confirmReveal = false
    const { sent, then } = seated({ ...plain('reveal'), forced: true })
    expect(sent).toEqual(['reveal'])
    then(plain('reveal'), plain('play'))
    then(plain('reveal'))
    expect(sent).toHaveLength(1)
  })
})

describe('a finger', () => {
  it('selects first and does it with the second tap', () => {
    pressedBy(true)
    const { table, sent } = seated(take('draw', { final: true }), take('plain'))
    table.play(table.find('take', 'plain'))
    expect([sent, table.isChosen(table.find('take', 'plain'))]).toEqual([[], true])
    table.play(table.find('take', 'draw'))
    expect([sent, table.isChosen(table.find('take', 'plain'))]).toEqual([[], false])
    table.play(table.find('take', 'draw'))
    expect(sent).toEqual(['take draw'])
  })

  it('is asked about the end of the turn in the place of the second tap', () => {
    pressedBy(true)
    const { table, sent } = seated(take('draw', { final: true, ends: true }), take('plain'))
    table.play(table.find('take', 'draw'))
    expect([sent, table.turn.staged?.move]).toEqual([[], 'take draw'])
    table.turn.end()
    expect(sent).toEqual(['take draw'])
  })

  it('presses a button of the foot once', () => {
    pressedBy(true)
    const { table, sent } = seated(plain('end'), take('may', { must: false }))
    table.turn.end()
    expect(sent).toEqual(['end'])
  })
})

describe('sending', () => {
  const picked = (more: Partial<Move> = {}) => {
    const made = seated(send('dagger', 'hall', { deploys: 3, ...more }), send('dune', 'hall'), plain('reveal'))
    made.table.selectCard('dagger')
    made.table.selectSpace('hall')
    return made
  }

  it('deploys what was counted with it', () => {
    const { table, sent, then } = picked()
    table.turn.step(1)
    table.turn.step(1)
    table.turn.send()
    then(deploy(1), deploy(2), deploy(3), plain('end'))
    expect(sent).toEqual(['agent dagger -> hall', 'deploy 2'])
    then(deploy(1), plain('end'))
    expect(sent).toHaveLength(2)
  })

  it('stages a deployment that would end the turn', () => {
    const { table, sent, then } = picked()
    table.turn.planned = 3
    table.turn.send()
    then(deploy(1), deploy(2), deploy(3, { ends: true }), plain('end'))
    expect([sent, table.turn.staged?.move]).toEqual([['agent dagger -> hall'], 'deploy 3'])
  })

  it('and ending does what is due without a choice, deploys, and ends', () => {
    const { table, sent, then } = picked()
    table.turn.planned = 2
    table.turn.end()
    then(take('troops'), deploy(1))
    then(deploy(1), deploy(2), plain('end'))
    then(plain('end'), deploy(1))
    expect(sent).toEqual(['agent dagger -> hall', 'take troops', 'deploy 2', 'end'])
  })

  it('and ending stops where something must be decided', () => {
    const { table, sent, then } = picked()
    table.turn.end()
    then({ ...take('this'), kind: 'choose' }, { ...take('that'), kind: 'choose' })
    expect([sent.length, table.turn.stopped?.why]).toEqual([1, 'choice'])
    then(plain('end'))
    expect([sent.length, table.turn.stopped]).toEqual([1, null])
  })

  it('and ending does not end before what was counted could be deployed', () => {
    const { table, sent, then } = picked()
    table.turn.planned = 3
    table.turn.end()
    then(deploy(1), plain('end'))
    expect(sent).toEqual(['agent dagger -> hall'])
  })

  it('and ending stops before something hidden, and goes on when the end is pressed again', () => {
    const { table, sent, then } = picked({ deploys: 0 })
    table.turn.end()
    then(take('troops'), take('draw', { final: true }))
    then(take('draw', { final: true }))
    expect([sent, table.turn.stopped?.why, table.turn.halting]).toEqual([['agent dagger -> hall', 'take troops'], 'hidden', true])
    table.turn.end()
    expect([sent.at(-1), table.turn.stopped, table.turn.halting]).toEqual(['take draw', null, false])
    then(plain('end'))
    expect(sent.at(-1)).toBe('end')
  })

  it('and ending does not stop before what was told to show something hidden, and before nothing else', () => {
    const { table, sent, then } = seated(send('dagger', 'hall', { shows: ['take draw'] }))
    table.selectCard('dagger', 0)
    table.selectSpace('hall')
    table.turn.end()
    then(take('draw', { final: true }), take('other', { final: true }))
    expect(sent).toEqual(['agent dagger -> hall', 'take draw'])
    then(take('other', { final: true }))
    expect([sent.length, table.turn.stopped?.why]).toEqual([2, 'hidden'])
  })

  it('alone resolves nothing, whatever was told', () => {
    const { table, sent, then } = seated(send('dagger', 'hall', { shows: ['take draw'] }))
    table.selectCard('dagger', 0)
    table.selectSpace('hall')
    table.turn.send()
    then(take('draw', { final: true }))
    expect(sent).toEqual(['agent dagger -> hall'])
  })

  it('with all troops that can go is one press, or one key', () => {
    const { table, sent, then } = seated(send('dagger', 'hall', { deploys: 3 }))
    table.selectCard('dagger', 0)
    table.selectSpace('hall')
    expect(table.turn.sendAll()).toBe(true)
    then(deploy(1), deploy(2), deploy(3), plain('end'))
    then(plain('end'))
    expect(sent).toEqual(['agent dagger -> hall', 'deploy 3', 'end'])
    const none = seated(send('dagger', 'hall'))
    none.table.selectCard('dagger', 0)
    none.table.selectSpace('hall')
    expect([none.table.turn.sendAll(), none.sent]).toEqual([false, []])
  })

  it('has digits for its troops, as many as can go', () => {
    const { table } = seated(send('dagger', 'hall', { deploys: 2 }), send('dagger', 'oasis'))
    table.selectCard('dagger', 0)
    expect(table.turn.press('1')).toBe(true)
    expect([table.selectedSpace, table.turn.press('2')]).toEqual(['hall', false])
    expect([table.turn.planning(1), table.turn.planned]).toEqual([true, 1])
    expect([table.turn.planning(7), table.turn.planned]).toEqual([true, 2])
    expect([table.turn.planning(0), table.turn.planned]).toEqual([true, 0])
    table.selectSpace('oasis')
    expect(table.turn.planning(1)).toBe(false)
  })

  it('and ending shows what is hidden for those who do not want to be asked', () => {
    settings.confirmFinal = false
    const { table, sent, then } = picked({ deploys: 0 })
    table.turn.end()
    then(take('draw', { final: true }))
    expect(sent.at(-1)).toBe('take draw')
  })

  it('and ending stops where something may still be done, or more troops could go than were seen', () => {
    const { table, sent, then } = picked({ deploys: 1 })
    table.turn.end()
    then(take('trash', { must: false }), deploy(1), plain('end'))
    expect([sent.length, table.turn.stopped]).toEqual([1, { why: 'may', what: 'Trash' }])
    const more = picked({ deploys: 1 })
    more.table.turn.end()
    more.then(deploy(1), deploy(2), plain('end'))
    expect([more.sent.length, more.table.turn.stopped?.why]).toEqual([1, 'troops'])
    more.table.turn.end()
    expect(more.sent.at(-1)).toBe('end')
  })

  it('and ending does what comes in any order, and says nothing when another turn has begun', () => {
    const { table, sent, then } = picked({ deploys: 0 })
    table.turn.end()
    const both = [{ ...take('this'), kind: 'choose' as const }, { ...take('that'), kind: 'choose' as const }]
    then.decision = 'any_order'
    then(...both)
    then(both[1]!)
    expect(sent).toEqual(['agent dagger -> hall', 'take this', 'take that'])
    then.decision = 'turn'
    then(send('dune', 'hall'), plain('reveal'))
    expect([sent.length, table.turn.stopped]).toEqual([3, null])
  })

  it('and ending is done when the turn has ended by itself', () => {
    const { table, sent, then } = picked({ ends: true })
    table.turn.end()
    then()
    then(plain('end'))
    expect(sent).toEqual(['agent dagger -> hall'])
  })

  it('goes on with nothing that was refused', () => {
    const { table, sent, then } = picked()
    table.turn.end()
    table.hear({ type: 'error', error: 'no', number: 1 })
    then(plain('end'))
    expect(sent).toHaveLength(1)
  })
})

describe('keys', () => {
  const cards: number[] = []
  const desk: Desk = { card: (at) => cards.push(at), market: () => undefined, log: () => undefined, own: () => undefined, jump: () => undefined, help: () => undefined }
  const key = (table: Table, key: string, more: Partial<KeyboardEvent> = {}): boolean =>
    pressed({ key, code: /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : '', target: null, ...more } as KeyboardEvent, table, desk)

  beforeEach(() => cards.splice(0))

  it('mean cards while an Agent can be sent, then the spaces of the card', () => {
    const { table, sent } = seated(send('dagger', 'hall'), send('dagger', 'basin'), plain('reveal'))
    key(table, '2')
    expect(cards).toEqual([1])
    table.selectCard('dagger')
    expect([table.keyAt('space', 'hall'), table.keyAt('space', 'basin'), table.keyAt('space', 'other')]).toEqual(['1', '2', ''])
    key(table, '2')
    expect(table.selectedSpace).toBe('basin')
    key(table, 'Enter')
    expect(sent).toEqual(['agent dagger -> basin'])
  })

  it('take three for a turn: card, space, send and end', () => {
    const { table, sent, then } = seated(send('dagger', 'hall'), plain('reveal'))
    table.selectCard('dagger')
    key(table, '1')
    key(table, 'e')
    then(take('one'), plain('play'))
    then(plain('end'), plain('play'))
    expect(sent).toEqual(['agent dagger -> hall', 'take one', 'end'])
  })

  it('go on with letters after the ninth, but for those that mean something else', () => {
    const { table } = seated(...Array.from({ length: 16 }, (_, at) => send('dagger', `space${at}`)))
    table.selectCard('dagger')
    expect([8, 9, 13, 14].map((at) => table.keyAt('space', `space${at}`))).toEqual(['9', 'a', 'f', 'g'])
    key(table, 'f')
    expect(table.selectedSpace).toBe('space13')
  })

  it('mean options otherwise, and steps where something is counted', () => {
    const { table, sent } = seated(take('one'), deploy(1), deploy(2), deploy(3), plain('end'))
    expect(table.keyAt('conflict', '')).toBe('2')
    key(table, '-')
    key(table, '2')
    expect(sent).toEqual(['deploy 2'])
  })

  it('are meant once, however long they are held', () => {
    const { table, sent } = seated(take('one'), take('two'))
    key(table, '1', { repeat: true })
    key(table, 'Enter', { repeat: true })
    expect(sent).toEqual([])
  })

  it('Enter ends nothing, Escape puts back', () => {
    const { table, sent } = seated(deploy(1, { ends: true }), plain('end'))
    expect(key(table, 'Enter')).toBe(false)
    key(table, '1')
    expect(key(table, 'Enter')).toBe(false)
    expect(table.turn.staged?.move).toBe('deploy 1')
    key(table, 'Escape')
    expect([table.turn.staged, sent]).toEqual([null, []])
  })
})

describe('presses', () => {
  const at = (ms: number, detail: number, finger = false, x = 10): Press => ({ at: ms, detail, finger, x, y: 10 })

  it('that are the second of a double click count for nothing', () => {
    expect(isSecond(at(0, 1), at(200, 2))).toBe(true)
    expect(isSecond(at(0, 1), at(400, 2))).toBe(false)
    expect(isSecond(at(0, 1), at(200, 1))).toBe(false)
    expect(isSecond(null, at(0, 1))).toBe(false)
  })

  it('of a finger are told apart by where they are', () => {
    expect(isSecond(at(0, 1, true), at(200, 1, true))).toBe(true)
    expect(isSecond(at(0, 1, true), at(200, 1, true, 200))).toBe(false)
    expect(isSecond(at(0, 1, true), at(400, 1, true))).toBe(false)
  })

  it('of a key that does the next thing count for nothing so soon after the first', () => {
    const enter = { code: 'Enter', at: 0 }
    expect(isSecondKey(enter, 'Enter', 200)).toBe(true)
    expect(isSecondKey(enter, 'Enter', 400)).toBe(false)
    expect(isSecondKey(enter, 'KeyE', 200)).toBe(false)
    expect(isSecondKey({ code: 'Digit1', at: 0 }, 'Digit1', 200)).toBe(false)
  })

  it('of a key are never a second click', () => {
    expect(isSecond(at(0, 1), at(100, 0))).toBe(false)
  })
})

describe('options', () => {
  it('are all within reach: in a block, in the foot, or as a card and a space', () => {
    const { table } = seated(send('dagger', 'hall'), plain('reveal'), plain('pass'), take('one'), deploy(1), plain('buy'))
    const offered = [...table.sends, ...table.turn.options, table.turn.ending!]
    expect(offered.map((move) => move.move).sort()).toEqual(table.moves.map((move) => move.move).sort())
  })


  it('that say the same are one, with its number', () => {
    const same = distinct([take('a'), { ...take('b'), text: 'a' }, take('c')], null)
    expect(same.map(({ text, times }) => [text, times])).toEqual([['A', 2], ['C', 1]])
  })

  it('leave out the name of what they stand under', () => {
    const source = { kind: 'space', id: 'arrakeen', name: 'Arrakeen' } as const
    expect(distinct([{ ...take('arrakeen draw'), text: 'Arrakeen: draw a card' }], source)[0]?.text).toBe('Draw a card')
  })
})
