/** From what was chosen in the lobby to what the server is asked for. No rules: what can't be is refused by the server. */
import type { EditionOption, LeaderOption, NewTable, OpponentOption, RivalOption } from './protocol'

/** me: whoever makes the table; here: another person at this device; free: somebody with the link. */
export type SeatChoice = 'me' | 'here' | 'free' | 'bot'

export interface SeatPlan {
  kind: SeatChoice
  name: string
  bot: string
  /** A Leader's id, `random`, or `choose`. */
  leader: string
}

export interface Plan {
  edition: string
  modules: string[]
  players: number
  seats: SeatPlan[]
  apart: boolean
  rivals: string[]
  level: string
  variants: string[]
  hints: boolean
  pace: number
  turnMinutes: number
  seed: string
}

export const RANDOM = 'random'
export const CHOOSE = 'choose'
/** First games: Leaders with one symbol, and solo Rivals that get their Swordmaster late. */
const EASY_COMPLEXITY = 1
const EASY_SWORDMASTER = 8
const STREAMLINED = 'streamlined'

export function opponentsOf(edition: EditionOption | undefined, players: number): OpponentOption | undefined {
  return edition?.opponents[String(players)]
}

export function shuffled<T>(things: readonly T[], random: () => number = Math.random): T[] {
  const left = [...things]
  const out: T[] = []
  while (left.length > 0) out.push(...left.splice(Math.floor(random() * left.length), 1))
  return out
}

/** One Leader for each seat, none twice; with `apart`, none of a House that another seat has. */
export function drawLeaders(leaders: LeaderOption[], wanted: string[], apart: boolean, random = Math.random): string[] {
  const named = leaders.filter((leader) => wanted.includes(leader.id))
  const houses = new Set(named.map((leader) => leader.house).filter(Boolean))
  const pool = shuffled(
    leaders.filter((leader) => !wanted.includes(leader.id)),
    random,
  )
  return wanted.map((id) => {
    if (id !== RANDOM) return id
    const at = pool.findIndex((leader) => !apart || !leader.house || !houses.has(leader.house))
    const [drawn] = pool.splice(at < 0 ? 0 : at, 1)
    if (drawn?.house) houses.add(drawn.house)
    return drawn?.id ?? RANDOM
  })
}

/** The plan of a first game with this many people. */
export function firstGame(plan: Plan, edition: EditionOption, random = Math.random): Plan {
  const easy = edition.leaders.filter((leader) => leader.complexity <= EASY_COMPLEXITY)
  const drawn = shuffled(easy, random)
  const opponents = opponentsOf(edition, plan.players)
  const streamlined = plan.players === 2 && (opponents?.variants.some((one) => one.id === STREAMLINED) ?? false)
  const fits = (rival: RivalOption): boolean =>
    streamlined ? rival.streamlined : rival.swordmaster >= EASY_SWORDMASTER
  const rivals = shuffled(edition.rivals.filter(fits), random)
    .slice(0, opponents?.rivals ?? 0)
    .map((rival) => rival.id)
  return {
    ...plan,
    modules: [],
    seats: plan.seats.map((seat, at) => ({ ...seat, leader: drawn[at]?.id ?? RANDOM })),
    rivals: rivals.length > 0 && rivals.length === opponents?.rivals ? rivals : [RANDOM],
    level: '',
    variants: streamlined ? [STREAMLINED] : [],
    hints: true,
  }
}

/** Whether a seed may be chosen: only where nobody else can gain by knowing it. */
export function seedAllowed(plan: Plan): boolean {
  return plan.seats.every((seat) => seat.kind !== 'free') && isLocal(plan)
}

export function isLocal(plan: Plan): boolean {
  const people = plan.seats.filter((seat) => seat.kind !== 'bot')
  return people.every((seat) => seat.kind === 'here' || seat.kind === 'me')
}

export function request(plan: Plan, edition: EditionOption): NewTable {
  const opponents = opponentsOf(edition, plan.players)
  const wanted = plan.seats.map((seat) => seat.leader)
  const seed = /^\d{1,15}$/.test(plan.seed.trim()) && seedAllowed(plan) ? Number(plan.seed.trim()) : undefined
  return {
    setup: {
      players: plan.players,
      edition: plan.edition,
      modules: plan.modules,
      leaders: plan.apart && !wanted.includes(CHOOSE) ? drawLeaders(edition.leaders, wanted, true) : wanted,
      rivals: opponents?.rivals ? plan.rivals : [RANDOM],
      level: opponents ? plan.level : '',
      variants: opponents ? plan.variants.filter((one) => opponents.variants.some((other) => other.id === one)) : [],
      ...(seed === undefined ? {} : { seed }),
    },
    seats: plan.seats.map((seat) => (seat.kind === 'bot' ? { kind: 'bot', bot: seat.bot } : { kind: 'free' })),
    settings: {
      hints: plan.hints,
      pace: plan.pace,
      turn_seconds: plan.turnMinutes * 60,
      local: isLocal(plan),
    },
  }
}
