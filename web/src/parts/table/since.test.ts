import { describe, expect, it } from 'vitest'
import type { LogLine } from '../../lib/protocol'
import { isNothing, lastTurnOf, nothing, since } from './since'

const line = (event: string, seat: number | null, a: LogLine['a'] = 0, b: LogLine['b'] = 0): LogLine => ({ text: event, event, seat, a, b })
const LOG: LogLine[] = [
  line('round', -1, 1),
  line('send', 0, 'dagger', 'hall'),
  line('end_turn', 0),
  line('send', 1, 'dune', 'basin'),
  line('harvest', 1, 2, 'basin'),
  line('pay', 1, 'water', 1),
  line('deploy', 1, 3),
  line('end_turn', 1),
  line('acquire', 2, 'stilgar'),
  line('influence', 2, 'fremen', 1),
  line('influence', 2, 'fremen', -1),
  line('points', 0, 1, 'alliance fremen'),
  line('end_turn', 2),
  line('gain', 0, 'spice', 5),
]

describe('since the last turn', () => {
  it('begins after it', () => {
    expect(lastTurnOf(LOG, 0)).toBe(3)
    expect(lastTurnOf(LOG, 3)).toBeNull()
  })

  it('gathers by seat', () => {
    const { seats, table } = since(LOG, 3, 0)
    const one = seats.find((changes) => changes.seat === 1)
    expect(one?.sent).toEqual([{ card: 'dune', space: 'basin' }])
    expect(one?.goods).toEqual({ spice: 2, water: -1 })
    expect(one?.deployed).toBe(3)
    expect(seats.find((changes) => changes.seat === 2)?.bought).toEqual(['stilgar'])
    expect(table).toEqual([])
  })

  it('tells the reader what came to them, but not what they do now', () => {
    const own = since(LOG, 3, 0).seats.find((changes) => changes.seat === 0)
    expect([own?.points, own?.goods]).toEqual([1, {}])
  })

  it('leaves out who did nothing that counts', () => {
    const gone = since([line('end_turn', 3), line('influence', 3, 'guild', 1), line('influence', 3, 'guild', -1)], 0, null)
    expect(gone.seats).toEqual([])
    expect(isNothing(nothing(0))).toBe(true)
  })
})
