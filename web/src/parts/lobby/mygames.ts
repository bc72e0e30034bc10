/** What the list of one's tables says of each. */
import type { MyTable } from '../../lib/protocol'

/** Whose decision a table waits for: mine, that of another seat, or nobody's. */
export function turnOf(game: MyTable): 'mine' | number | null {
  if (game.status !== 'running' || game.decider == null) return null
  const bot = game.seats.find((seat) => seat.seat === game.decider)?.kind === 'bot'
  return !bot && game.mine?.includes(game.decider) ? 'mine' : game.decider
}

/** How a table leaves the list: one that is over or closed is only forgotten; else its host ends it, and others stand up. */
export function farewell(game: MyTable): 'forget' | 'leave' | 'delete' {
  if (game.status === 'over' || game.status === 'closed') return 'forget'
  return game.host ? 'delete' : 'leave'
}

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** "5 minutes ago", in the reader's language. */
export function ago(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  const past = Math.max(0, now - then)
  for (const [unit, length] of STEPS) if (past >= length) return words.format(-Math.floor(past / length), unit)
  return words.format(0, 'minute')
}
