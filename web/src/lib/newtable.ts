/** From what was chosen in the lobby to what the server is asked for. No rules: what can't be is refused by the server. */
import type { EditionOption, LeaderOption, NewTable, OpponentOption, Options, RivalOption, Settings } from './protocol'

/** me: whoever makes the table; here: another person at this device; free: somebody with the link. */
export type SeatChoice = 'me' | 'here' | 'free' | 'bot'
/** pick: the host names one for each seat; the rest are the engine's own words. */
export type LeaderWay = 'random' | 'choose' | 'draft' | 'pick'
export type Preset = 'first' | 'friends' | 'device' | 'solo'

export interface SeatPlan {
  kind: SeatChoice
  name: string
  bot: string
  /** A Leader's id, `random`, or `choose`; it counts where the host picks. */
  leader: string
}

/** What a host may also change later. Minutes that are not a number: no limit. */
export interface Conduct {
  pace: number
  hints: boolean
  turnMinutes: number | null
  gameMinutes: number | null
}

export interface Plan extends Conduct {
  preset: Preset | ''
  /** A first game, whatever is chosen besides. */
  first: boolean
  edition: string
  modules: string[]
  players: number
  seats: SeatPlan[]
  leaders: LeaderWay
  apart: boolean
  rivals: string[]
  level: string
  variants: string[]
  seed: string
}

export const PRESETS: readonly Preset[] = ['first', 'friends', 'device', 'solo']
export const WAYS: readonly LeaderWay[] = ['random', 'choose', 'draft', 'pick']
export const RANDOM = 'random'
export const CHOOSE = 'choose'
/** First games: Leaders with one symbol, and solo Rivals that get their Swordmaster late. */
const EASY_COMPLEXITY = 1
const EASY_SWORDMASTER = 8
const STREAMLINED = 'streamlined'
/** The bot that sits down unless another one is chosen. */
const USUAL_BOT = 'heuristic'
/** Who sits beside the host, by preset. */
const COMPANY: Record<Preset | '', SeatChoice> = { '': 'bot', first: 'bot', friends: 'free', device: 'here', solo: 'bot' }

export function emptyPlan(): Plan {
  return {
    preset: '',
    first: false,
    edition: '',
    modules: [],
    players: 4,
    seats: [],
    leaders: RANDOM,
    apart: false,
    rivals: [RANDOM],
    level: '',
    variants: [],
    hints: false,
    pace: 600,
    turnMinutes: null,
    gameMinutes: null,
    seed: '',
  }
}

export function opponentsOf(edition: EditionOption | undefined, players: number): OpponentOption | undefined {
  return edition?.opponents[String(players)]
}

/** The Leaders that can sit at a table with these modules. */
export function leadersOf(edition: EditionOption, modules: readonly string[]): LeaderOption[] {
  return edition.leaders.filter((leader) => !leader.module || modules.includes(leader.module))
}

/** The Rivals that can be named: those of the streamlined variant go with it alone. */
export function rivalsOf(edition: EditionOption, variants: readonly string[]): RivalOption[] {
  return edition.rivals.filter((rival) => rival.streamlined === variants.includes(STREAMLINED))
}

export function toggled(list: readonly string[], id: string): string[] {
  return list.includes(id) ? list.filter((one) => one !== id) : [...list, id]
}

function shuffled<T>(things: readonly T[], random: () => number): T[] {
  const left = [...things]
  const out: T[] = []
  while (left.length > 0) out.push(...left.splice(Math.floor(random() * left.length), 1))
  return out
}

function usualBot(options: Options): string {
  const ids = options.bots.map((bot) => bot.id)
  return ids.includes(USUAL_BOT) ? USUAL_BOT : (ids[0] ?? '')
}

/** The plan with only what its edition and its number of players know; seats that are new get the preset's company. */
export function fitted(plan: Plan, options: Options, random = Math.random): Plan {
  const id = options.editions[plan.edition] ? plan.edition : (Object.keys(options.editions).at(-1) ?? '')
  const edition = options.editions[id]
  if (!edition) return plan
  const players = edition.players.includes(plan.players) ? plan.players : (edition.players.at(-1) ?? 4)
  const ofEdition = new Set(edition.modules.map((one) => one.id))
  const modules = plan.modules.filter((one) => ofEdition.has(one))
  const leaders = new Set([RANDOM, CHOOSE, ...leadersOf(edition, modules).map((leader) => leader.id)])
  const seats = Array.from({ length: players }, (_, at): SeatPlan => {
    const kind = at === 0 ? 'me' : COMPANY[plan.preset]
    const seat = plan.seats[at] ?? { kind, name: '', bot: usualBot(options), leader: RANDOM }
    return leaders.has(seat.leader) ? seat : { ...seat, leader: RANDOM }
  })
  const opponents = opponentsOf(edition, players)
  const variants = plan.variants.filter((one) => opponents?.variants.some((variant) => variant.id === one))
  const rivals = new Set(rivalsOf(edition, variants).map((rival) => rival.id))
  const fit: Plan = {
    ...plan,
    edition: id,
    players,
    modules,
    seats,
    level: opponents?.levels.some((one) => one.id === plan.level) ? plan.level : (opponents?.usual ?? ''),
    variants,
    rivals: Array.from({ length: opponents?.rivals || 1 }, (_, at) => {
      const rival = plan.rivals[at] ?? RANDOM
      return rivals.has(rival) ? rival : RANDOM
    }),
  }
  return fit.first ? firstGame(fit, edition, random) : fit
}

/** The plan as one of the large cards of the lobby makes it. */
export function withPreset(plan: Plan, preset: Preset, options: Options, random = Math.random): Plan {
  const players = preset === 'solo' ? 1 : preset === 'first' || plan.players < 2 ? 4 : plan.players
  const first = preset === 'first' || plan.first
  return fitted({ ...plan, preset, first, players, seats: plan.seats.filter((seat) => seat.kind === 'me').slice(0, 1) }, options, random)
}

/** Not a first game any more: what that had named is left to chance again. */
export function notFirst(plan: Plan, options: Options): Plan {
  const preset = plan.preset === 'first' ? '' : plan.preset
  return fitted({ ...plan, preset, first: false, leaders: RANDOM, rivals: [], level: '', variants: [] }, options)
}

/** One Leader for each seat, of another House each as long as there are any. */
function easyLeaders(leaders: LeaderOption[], count: number, random: () => number): LeaderOption[] {
  const left = shuffled(
    leaders.filter((leader) => leader.complexity <= EASY_COMPLEXITY),
    random,
  )
  const drawn: LeaderOption[] = []
  while (drawn.length < count && left.length > 0) {
    const other = left.findIndex((leader) => !leader.house || drawn.every((one) => one.house !== leader.house))
    drawn.push(...left.splice(Math.max(0, other), 1))
  }
  return drawn
}

/** The plan of a first game with this many people. */
export function firstGame(plan: Plan, edition: EditionOption, random = Math.random): Plan {
  const drawn = easyLeaders(leadersOf(edition, []), plan.seats.length, random)
  const opponents = opponentsOf(edition, plan.players)
  const streamlined = plan.players === 2 && (opponents?.variants.some((one) => one.id === STREAMLINED) ?? false)
  const variants = streamlined ? [STREAMLINED] : []
  const fits = (rival: RivalOption): boolean =>
    (streamlined || (rival.swordmaster ?? 0) >= EASY_SWORDMASTER) && drawn.every((leader) => leader.id !== rival.id)
  const rivals = shuffled(rivalsOf(edition, variants).filter(fits), random)
    .slice(0, opponents?.rivals ?? 0)
    .map((rival) => rival.id)
  return {
    ...plan,
    first: true,
    modules: [],
    leaders: 'pick',
    seats: plan.seats.map((seat, at) => ({ ...seat, leader: drawn[at]?.id ?? RANDOM })),
    rivals: rivals.length > 0 && rivals.length === opponents?.rivals ? rivals : plan.rivals.map(() => RANDOM),
    // The levels are listed from the mildest on.
    level: opponents?.levels[0]?.id ?? '',
    variants,
    hints: true,
  }
}

/** Nobody plays from elsewhere: then a seed may be chosen, as nobody can gain by knowing it. */
export function isLocal(plan: Plan): boolean {
  return plan.seats.every((seat) => seat.kind !== 'free')
}

export function seedFits(seed: string): boolean {
  return /^\d{0,15}$/.test(seed.trim())
}

/** Milliseconds that a table rests before a turn that no person takes, and what that is called. */
export const PACES = [
  [0, 'none'],
  [300, 'quick'],
  [600, 'usual'],
  [1500, 'slow'],
] as const

export function conductOf(settings: Settings): Conduct {
  return {
    pace: settings.pace,
    hints: settings.hints,
    turnMinutes: settings.turn_seconds ? settings.turn_seconds / 60 : null,
    gameMinutes: settings.game_seconds ? settings.game_seconds / 60 : null,
  }
}

export function settingsOf(conduct: Conduct, local: boolean): Settings {
  const seconds = (minutes: number | null): number => Math.max(0, Math.round((minutes ?? 0) * 60))
  return {
    hints: conduct.hints,
    pace: conduct.pace,
    turn_seconds: seconds(conduct.turnMinutes),
    game_seconds: seconds(conduct.gameMinutes),
    local,
  }
}

export function request(plan: Plan, edition: EditionOption): NewTable {
  const opponents = opponentsOf(edition, plan.players)
  const seed = plan.seed.trim()
  return {
    setup: {
      players: plan.players,
      edition: plan.edition,
      modules: plan.modules,
      leaders: plan.leaders === 'pick' ? plan.seats.map((seat) => seat.leader) : [plan.leaders],
      rivals: opponents?.rivals ? plan.rivals : [RANDOM],
      level: plan.level,
      variants: plan.variants,
      ...(plan.apart ? { apart: true } : {}),
      ...(seed && seedFits(seed) && isLocal(plan) ? { seed: Number(seed) } : {}),
    },
    seats: plan.seats.map((seat) => (seat.kind === 'bot' ? { kind: 'bot', bot: seat.bot } : { kind: 'free' })),
    settings: settingsOf(plan, isLocal(plan)),
  }
}
