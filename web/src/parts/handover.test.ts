import { describe, expect, it } from 'vitest'
import type { SeatKind, Situation } from '../lib/protocol'
import { Table } from '../lib/table.svelte'
import { Handover } from './handover.svelte'

function seen(seat: number | null, decider: number | null): Situation {
  return { number: 1, view: { seat }, decider, moves: [], undo: 0, result: null } as unknown as Situation
}

function shared(kinds: SeatKind[], mine: number[]): { table: Table; handover: Handover } {
  const table = new Table()
  table.about = {
    id: 'abcd',
    status: 'running',
    broken: '',
    edition: 'base',
    modules: [],
    players: kinds.length,
    level: '',
    variants: [],
    settings: { pace: 0, hints: false, turn_seconds: 0, game_seconds: 0, local: true },
    seats: kinds.map((kind, seat) => ({ seat, kind, name: `name ${seat}`, bot: '', here: false })),
    mine,
  }
  table.seat = mine[0] ?? null
  return { table, handover: new Handover(table) }
}

describe('one device for several people', () => {
  it('is covered from the start, so that a reload shows nobody’s cards to somebody else', () => {
    const { table, handover } = shared(['person', 'person', 'bot'], [0, 1])
    table.situation = seen(0, 2)
    expect(handover.next).toBe(0)
    handover.show()
    expect(handover.next).toBeNull()
  })
  it('is covered when another of them is asked, until the view is theirs', () => {
    const { table, handover } = shared(['person', 'person', 'bot'], [0, 1])
    table.situation = seen(0, 0)
    handover.show()
    expect(handover.next).toBeNull()
    table.situation = seen(0, 1)
    expect([handover.next, handover.turning]).toEqual([1, false])
    handover.show()
    expect(table.seat).toBe(1)
    // The last view of the other seat is still there: it must not be seen.
    expect([handover.next, handover.turning]).toEqual([1, true])
    table.situation = seen(1, 1)
    expect(handover.next).toBeNull()
  })
  it('stays with whoever has it while bots decide', () => {
    const { table, handover } = shared(['person', 'person', 'bot'], [0, 1])
    table.situation = seen(0, 0)
    handover.show()
    table.situation = seen(0, 2)
    expect(handover.next).toBeNull()
  })
  it('is never covered for one person alone, or for one whose neighbour has become a bot', () => {
    const alone = shared(['person', 'bot'], [0])
    alone.table.situation = seen(0, 0)
    expect(alone.handover.next).toBeNull()
    const left = shared(['person', 'bot'], [0, 1])
    left.table.situation = seen(0, 0)
    expect(left.handover.next).toBeNull()
  })
  it('is open again when the game is over', () => {
    const { table, handover } = shared(['person', 'person'], [0, 1])
    table.situation = { ...seen(0, 1), result: { standing: [0, 1], points: [1, 0], sources: [], decided: [null] } }
    expect(handover.next).toBeNull()
  })
})
