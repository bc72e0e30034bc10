/** Where the stops of a training track stand: as many columns as the longest way has stops, and lines for ways that part. */
import type { Component, LogLine, Tree } from '../../lib/protocol'

export interface Stop {
  id: string
  next: string[]
  reward: Tree[]
  title: string
  text: string
  /** Percent from the left and from the top. */
  x: number
  y: number
}

/** The stops of a track, or of a Leader's own; empty: the Leader has none. */
export function stopsOf(component: Component): Stop[] {
  const traits = (component['traits'] ?? []) as Tree[]
  const track = 'stops' in component ? component : traits.find((trait) => trait.word === 'TrainingTrack')
  const stops = (track?.['stops'] ?? []) as { id: string; next: string[]; reward: Tree[] }[]
  const lines = component.lines.filter((line) => line.box === 'training' || line.box === 'stop')
  const columns = columnsOf(stops)
  const last = Math.max(1, ...columns.values())
  const rows = rowsOf(stops)
  return stops.map((stop, at) => ({
    ...stop,
    title: lines[at]?.title ?? stop.id,
    text: lines[at]?.text ?? '',
    x: 6 + (84 * (columns.get(stop.id) ?? 0)) / last,
    y: [50, 22, 80][rows.get(stop.id) ?? 0]!,
  }))
}

/** Where two tracks of a game have a stop of one name, it is written as track/stop. */
export function bare(stop: string): string {
  return stop.slice(stop.indexOf('/') + 1)
}

/** The stops that a seat's token has come to, since it was last at the start. */
export function walked(log: readonly LogLine[], seat: number, stops: readonly Stop[]): string[] {
  const first = stops[0]?.id ?? ''
  let found = [first]
  for (const line of log) {
    if (line.seat !== seat || typeof line.a !== 'string' || !['train', 'advance', 'go_back'].includes(line.event)) continue
    const stop = bare(line.a)
    if (!stops.some((one) => one.id === stop)) continue
    found = line.event === 'go_back' ? [first] : [...found, stop]
  }
  return found
}

/** A stop stands right of all that lead to it; where one way is shorter, its stop stands in the middle of its room. */
function columnsOf(stops: readonly { id: string; next: string[] }[]): Map<string, number> {
  const columns = new Map<string, number>()
  for (const stop of stops) {
    const at = columns.get(stop.id) ?? 0
    columns.set(stop.id, at)
    for (const next of stop.next) columns.set(next, Math.max(columns.get(next) ?? 0, at + 1))
  }
  for (const stop of stops) {
    const before = stops.filter((one) => one.next.includes(stop.id)).map((one) => columns.get(one.id)!)
    const after = stop.next.map((next) => columns.get(next)!)
    if (before.length && after.length) columns.set(stop.id, (Math.max(...before) + Math.min(...after)) / 2)
  }
  return columns
}

/** 0: in the middle; where a way parts, its first branch goes above and its second below, until they meet again. */
function rowsOf(stops: readonly { id: string; next: string[] }[]): Map<string, number> {
  const rows = new Map<string, number>()
  for (const stop of stops) {
    const row = rows.get(stop.id) ?? 0
    rows.set(stop.id, row)
    stop.next.forEach((next, at) => {
      const several = stops.filter((one) => one.next.includes(next)).length > 1
      rows.set(next, several ? 0 : stop.next.length > 1 ? at + 1 : row)
    })
  }
  return rows
}
