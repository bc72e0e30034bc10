import { describe, expect, it } from 'vitest'
import { stepPath } from './chart'
import { address, beside, combats, momentOf, readMove, readViewer, rounds, starts, type Moment } from './outline'

function moment(round: number, turn: number, turn_kind: Moment['turn_kind'], log: number, phase: Moment['phase'] = 'turns'): Moment {
  return { round, phase, turn, turn_kind, points: [0], log }
}
const MOMENTS = [
  moment(1, 0, 'opening', 2),
  moment(1, 0, 'agent', 3),
  moment(1, 1, 'opening', 5),
  // A seat that is alone in the round takes turn after turn.
  moment(1, 1, 'agent', 5),
  moment(1, 1, 'opening', 6),
  moment(1, 1, 'none', 7, 'combat'),
  moment(2, 1, 'opening', 12),
  moment(2, 1, 'agent', 13),
]

describe('ways through a game', () => {
  it('knows where turns and rounds begin', () => {
    expect(starts(MOMENTS, 'move')).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(starts(MOMENTS, 'turn')).toEqual([0, 2, 4, 5, 6])
    expect(starts(MOMENTS, 'round')).toEqual([0, 6])
  })

  it('goes back to the start of a turn before it goes to the one before', () => {
    expect(beside(MOMENTS, 3, 'turn', -1)).toBe(2)
    expect(beside(MOMENTS, 2, 'turn', -1)).toBe(0)
    expect(beside(MOMENTS, 7, 'round', -1)).toBe(6)
    expect(beside(MOMENTS, 1, 'turn', 1)).toBe(2)
  })

  it('stays at the ends', () => {
    expect(beside(MOMENTS, 0, 'move', -1)).toBe(0)
    expect(beside(MOMENTS, 7, 'move', 1)).toBe(7)
    expect(beside(MOMENTS, 6, 'round', 1)).toBe(7)
  })

  it('marks rounds and fights', () => {
    expect(rounds([moment(0, 0, 'none', 0, 'setup'), ...MOMENTS])).toEqual([{ at: 1, round: 1 }, { at: 7, round: 2 }])
    expect(combats(MOMENTS)).toEqual([{ at: 5, round: 1 }])
  })

  it('finds the moment that brought a line of the log', () => {
    const outline = { moves: [], moments: MOMENTS, log: [], turns: [] }
    MOMENTS.forEach((now, at) => {
      for (let line = MOMENTS[at - 1]?.log ?? 0; line < now.log; line++) expect(momentOf(outline, line)).toBe(at)
    })
    expect(momentOf(outline, 999)).toBe(MOMENTS.length - 1)
  })
})

describe('the address of a moment', () => {
  it('is read as it was written', () => {
    for (const viewer of ['open', 'onlooker', 0, 2] as const) {
      const query = new URLSearchParams(address(17, viewer))
      expect(readMove(query.get('move'), 40)).toBe(17)
      expect(readViewer(query.get('seat'), [0, 1, 2])).toBe(viewer)
    }
  })

  it('means nothing that is not there', () => {
    expect(readMove('999', 40)).toBe(40)
    expect(readMove('-3', 40)).toBeNull()
    expect(readMove(null, 40)).toBeNull()
    expect(readViewer('3', [0, 1, 2])).toBeNull()
    expect(readViewer('', [0])).toBeNull()
    expect(readViewer(null, [0])).toBeNull()
  })
})

describe('a line of the chart', () => {
  it('steps where the value changes and goes on to the end', () => {
    expect(stepPath([1, 1, 3, 3], (at) => at * 10, (value) => -value)).toBe('M0 -1H20V-3H30')
    expect(stepPath([], Number, Number)).toBe('')
  })
})
