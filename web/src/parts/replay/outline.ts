/** A finished game in short, and the ways through it. Moment 0 is before the first move, moment n after n moves. */
import type { Moment, Outline, Position } from '../../lib/protocol'

export type { Moment, Outline, Position }

export type Step = 'move' | 'turn' | 'round'

function opensRound(now: Moment, before: Moment): boolean {
  return now.round !== before.round
}

function opensTurn(now: Moment, before: Moment): boolean {
  return (
    opensRound(now, before) ||
    now.phase !== before.phase ||
    now.turn !== before.turn ||
    (now.turn_kind === 'opening' && before.turn_kind !== 'opening')
  )
}

/** The moments at which a turn or a round begins; every moment, if moves are counted. */
export function starts(moments: readonly Moment[], step: Step): number[] {
  const opens = { move: () => true, turn: opensTurn, round: opensRound }[step]
  return moments.flatMap((now, at) => (at === 0 || opens(now, moments[at - 1]!) ? [at] : []))
}

/** The next moment that a step leads to, or the one before; at the ends it stays. */
export function beside(moments: readonly Moment[], at: number, step: Step, way: 1 | -1): number {
  const stops = starts(moments, step)
  return way > 0 ? (stops.find((stop) => stop > at) ?? moments.length - 1) : (stops.findLast((stop) => stop < at) ?? 0)
}

export interface Mark {
  at: number
  round: number
}

/** Where rounds begin, for the row of marks. */
export function rounds(moments: readonly Moment[]): Mark[] {
  return starts(moments, 'round')
    .map((at) => ({ at, round: moments[at]!.round }))
    .filter((mark) => mark.round > 0)
}

/** Where Combat begins, round by round. One in which nobody had to decide is where its round ends. */
export function combats(moments: readonly Moment[]): Mark[] {
  const found: Mark[] = []
  moments.forEach((now, at) => {
    const before = moments[at - 1]
    if (before && now.phase === 'combat' && before.phase !== 'combat') found.push({ at, round: now.round })
  })
  return found
}

/** The moment at which a line of the log had just been written. */
export function momentOf(outline: Outline, line: number): number {
  const at = outline.moments.findIndex((moment) => moment.log > line)
  return at < 0 ? outline.moments.length - 1 : at
}

/** What the address of a moment asks for. */
export type Viewer = number | 'open' | 'onlooker'

export function readViewer(text: string | null, seats: readonly number[]): Viewer | null {
  if (text === 'open' || text === 'onlooker') return text
  const seat = text !== null && /^\d$/.test(text) ? Number(text) : -1
  return seats.includes(seat) ? seat : null
}

export function readMove(text: string | null, last: number): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Math.min(Number(text), last) : null
}

/** What stands behind the path of a replay. */
export function address(at: number, viewer: Viewer): string {
  return `?move=${at}&seat=${viewer}`
}
