/** Turns of the log that are looked for. */
import type { LogLine, TurnTold } from '../../lib/protocol'

/** Those of one seat, if one is named, that say some words in their sentence or in one of their lines. */
export function found(turns: readonly TurnTold[], log: readonly LogLine[], seat: number | null, text: string): TurnTold[] {
  const wanted = text.trim().toLowerCase()
  return turns.filter((turn) => {
    if (seat !== null && turn.seat !== seat) return false
    if (!wanted || turn.text.toLowerCase().includes(wanted)) return true
    return log.slice(turn.from, turn.to).some((line) => line.text.toLowerCase().includes(wanted))
  })
}
