/** A fight, beat by beat: first the units come, then what was revealed, then each card; then places, rewards, and what the winner
 * alone gets. The server tells what each beat changes; here it is only put in order. */
import type { Act, Fight, Figures, Lane, Segment } from '../../lib/protocol'

export type BeatKind = 'units' | 'swords' | 'act' | 'places' | 'rewards' | 'spoils'

export interface Beat {
  kind: BeatKind
  act?: Act
}

/** A lane as it is drawn now. */
export interface Shown {
  seat: number
  strength: number
  segments: Segment[]
  lane: Lane
}

/** Milliseconds that a beat is looked at before the next one. */
const LASTS: Readonly<Record<BeatKind, number>> = { units: 700, swords: 600, act: 900, places: 700, rewards: 600, spoils: 500 }
const PASSED = 300

const UNITS: ReadonlySet<Segment['kind']> = new Set(['troops', 'unit'])

function total(segments: readonly Segment[]): number {
  return segments.reduce((sum, segment) => sum + segment.strength, 0)
}

export function beatsOf(fight: Fight): Beat[] {
  const beats: Beat[] = [{ kind: 'units' }]
  if (fight.start.some((one) => one.segments.some((segment) => !UNITS.has(segment.kind)))) beats.push({ kind: 'swords' })
  for (const act of fight.played) beats.push({ kind: 'act', act })
  if (fight.stage === 'cards') return beats
  beats.push({ kind: 'places' }, { kind: 'rewards' })
  if (fight.control || fight.claim || fight.won.length > 0) beats.push({ kind: 'spoils' })
  return beats
}

export function lasts(beat: Beat): number {
  return beat.act?.kind === 'pass' ? PASSED : LASTS[beat.kind]
}

/** The lanes after so many beats, the strongest first; equals in the order that they end in. */
export function lanesAfter(fight: Fight, beats: readonly Beat[], at: number): Shown[] {
  const now = new Map<number, Figures>(fight.start.map((one) => [one.seat, { seat: one.seat, strength: 0, segments: [] }]))
  for (const beat of beats.slice(0, at)) {
    if (beat.kind === 'units' || beat.kind === 'swords') {
      for (const one of fight.start) {
        const segments = beat.kind === 'swords' ? one.segments : one.segments.filter((segment) => UNITS.has(segment.kind))
        now.set(one.seat, { seat: one.seat, strength: total(segments), segments })
      }
    }
    for (const one of beat.act?.changes ?? []) now.set(one.seat, one)
  }
  const lanes = fight.lanes.flatMap((lane): Shown[] => {
    const one = now.get(lane.seat)
    return one ? [{ ...one, lane }] : []
  })
  return lanes.sort((one, other) => other.strength - one.strength)
}

/** Whether some beat has been reached. */
export function reached(beats: readonly Beat[], at: number, kind: BeatKind): boolean {
  return beats.slice(0, at).some((beat) => beat.kind === kind)
}

/** What the lanes are drawn against: the highest strength, and some room where all are weak. */
export function scaleOf(fight: Fight): number {
  const acts = fight.played.flatMap((act) => act.changes)
  return Math.max(16, ...[...fight.start, ...fight.lanes, ...acts].map((one) => one.strength))
}

/** Whether anybody came at all; else there is nothing to show. */
export function fought(fight: Fight | null): boolean {
  return fight !== null && [...fight.start, ...fight.lanes].some((one) => one.strength > 0)
}
