/** What has changed, read from lines of the log and gathered by seat. Nothing is worked out that the log doesn't say. */
import type { LogLine } from '../../lib/protocol'

export interface Changes {
  seat: number
  /** Where Agents were sent, and with which card. */
  sent: { card: string; space: string }[]
  points: number
  influence: Record<string, number>
  goods: Record<string, number>
  recruited: number
  /** Units that went into the Conflict, less those that came back. */
  deployed: number
  units: Record<string, number>
  bought: string[]
  trashed: string[]
  /** Intrigue cards: how many were drawn, and which were played. */
  drawn: number
  played: string[]
  revealed: string[]
  spies: number
  contracts: string[]
  /** What needs no counting, as the log says it. */
  others: LogLine[]
}

export interface Since {
  seats: Changes[]
  /** What happened to the table itself. */
  table: LogLine[]
}

const TELLING: ReadonlySet<string> = new Set([
  'alliance', 'alliance_lost', 'council', 'swordmaster', 'mentat', 'mentat_next', 'control', 'close', 'hooks', 'shield_wall', 'reward',
  'claim', 'contract_done', 'flip_leader', 'steal', 'pair', 'first', 'no_reward', 'recall',
])
const OF_THE_TABLE: ReadonlySet<string> = new Set(['round', 'conflict', 'no_winner', 'makers', 'over'])
const BOUNDARIES: ReadonlySet<string> = new Set(['end_turn', 'phase', 'round'])

export function nothing(seat: number): Changes {
  return {
    seat, sent: [], points: 0, influence: {}, goods: {}, recruited: 0, deployed: 0, units: {}, bought: [], trashed: [], drawn: 0,
    played: [], revealed: [], spies: 0, contracts: [], others: [],
  }
}

export function isNothing(changes: Changes): boolean {
  const { seat: _, ...rest } = changes
  return Object.values(rest).every((value) =>
    typeof value === 'number' ? value === 0 : Array.isArray(value) ? value.length === 0 : Object.values(value).every((n) => n === 0),
  )
}

function number(value: LogLine['a']): number {
  return typeof value === 'number' ? value : 0
}
function name(value: LogLine['a']): string {
  return typeof value === 'string' ? value : ''
}
function add(sums: Record<string, number>, key: string, n: number): void {
  if (key) sums[key] = (sums[key] ?? 0) + n
}

/** Put one line into what a seat has done. */
export function gather(changes: Changes, line: LogLine): void {
  const { a, b } = line
  switch (line.event) {
    case 'send':
    case 'hagal_send':
      changes.sent.push({ card: name(a), space: name(b) })
      break
    case 'points':
      changes.points += number(a)
      break
    case 'influence':
      add(changes.influence, name(a), number(b))
      break
    case 'gain':
      add(changes.goods, name(a), number(b))
      break
    case 'pay':
      add(changes.goods, name(a), -number(b))
      break
    case 'harvest':
      add(changes.goods, 'spice', number(a))
      break
    case 'recruit':
      changes.recruited += number(a)
      break
    case 'deploy':
      changes.deployed += number(a)
      break
    case 'retreat':
      changes.deployed -= number(a)
      break
    case 'summon':
      add(changes.units, name(b), number(a))
      break
    case 'acquire':
      changes.bought.push(name(a))
      break
    case 'trash':
      changes.trashed.push(name(a))
      break
    case 'intrigue':
      changes.drawn++
      break
    case 'play':
      changes.played.push(name(a))
      break
    case 'reveal':
      changes.revealed.push(name(a))
      break
    case 'spy':
      changes.spies++
      break
    case 'recall_spy':
      changes.spies--
      break
    case 'contract':
      changes.contracts.push(name(a))
      break
    default:
      if (TELLING.has(line.event)) changes.others.push(line)
  }
}

/** The line after a seat's last turn; null: it has had none. */
export function lastTurnOf(log: readonly LogLine[], seat: number): number | null {
  const at = log.findLastIndex((line) => line.event === 'end_turn' && line.seat === seat)
  return at < 0 ? null : at + 1
}

/** What happened from a line on. What the reader does in the turn that has just begun is no news to them. */
export function since(log: readonly LogLine[], from: number, reader: number | null): Since {
  const now = log.findLastIndex((line) => BOUNDARIES.has(line.event))
  const found = new Map<number, Changes>()
  const table: LogLine[] = []
  for (let at = Math.max(0, from); at < log.length; at++) {
    const line = log[at]!
    if (OF_THE_TABLE.has(line.event)) table.push(line)
    if (line.seat === null || line.seat < 0 || (line.seat === reader && at > now)) continue
    const own = found.get(line.seat) ?? nothing(line.seat)
    found.set(line.seat, own)
    gather(own, line)
  }
  return { seats: [...found.values()].filter((changes) => !isNothing(changes)), table }
}
