/** What goes between the page and the server. The page knows no rules: it shows views and offers the moves it is given. */

export type SeatKind = 'free' | 'person' | 'bot' | 'opponent'
export type Status = 'waiting' | 'running' | 'over' | 'closed'

export interface Settings {
  pace: number
  hints: boolean
  turn_seconds: number
  game_seconds: number
  local: boolean
}

export interface SeatAbout {
  seat: number
  kind: SeatKind
  name: string
  bot: string
  here: boolean
  /** A person has sat here, so that a bot can hand the seat back. */
  had?: boolean
}

export interface About {
  id: string
  status: Status
  broken: string
  edition: string
  modules: string[]
  players: number
  level: string
  variants: string[]
  settings: Settings
  seats: SeatAbout[]
  /** The seats that this browser holds. */
  mine?: number[]
  host?: boolean
  /** The table where the same people play again. */
  rematch?: string
}

export interface TableView {
  number: number
  horizon: number
  round: number
  phase: 'setup' | 'start' | 'turns' | 'combat' | 'makers' | 'recall' | 'endgame' | 'over'
  first: number
  turn: number
  turn_kind: 'none' | 'opening' | 'agent' | 'reveal'
  turn_space: string | null
  turn_card: string | null
  turn_recruited: number
  turn_allowance: number
  turn_deployed: number
  turn_marks: Record<string, number>
  reveals: number
  conflict: string | null
  winner: number | null
  fighters: number[]
  free: string[]
  mentat: number | null
  mentat_next: number | null
  pool: string[]
  row: string[]
  imperium: string[]
  reserve: Record<string, number>
  intrigue_discard: string[]
  bonus_spice: Record<string, number>
  control: Record<string, number>
  trashed: string[]
}

export interface HeldIntrigue {
  card: string
  [more: string]: unknown
}

export interface SeatView {
  seat: number
  leader: string | null
  solari: number
  spice: number
  water: number
  points: number
  persuasion: number
  swords: number
  strength: number
  agents: number
  garrison: number
  supply: number
  conflict: number
  influence: Record<string, number>
  alliances: string[]
  council: boolean
  swordmaster: boolean
  visited: string[]
  revealed: number
  once_spent: boolean
  closes: string | null
  on: string[]
  play: string[]
  discard: string[]
  waiting: string[]
  aside: Record<string, unknown>[]
  sources: string[]
  hand: string[]
  hand_size: number
  deck: string[] | null
  deck_size: number
  hidden: string[]
  shown: string[]
  top: (string | null)[]
  top_open: boolean[]
  intrigues: HeldIntrigue[]
  intrigue_count: number
  tokens: string[] | null
}

/** What only some games have; each field of a part that belongs to seats is a list by seat. */
export type Parts = Record<string, Record<string, unknown>>

export interface View {
  seat: number | null
  edition: string
  modules: string[]
  rules_version: number
  table: TableView
  seats: SeatView[]
  parts: Parts
  conflicts_unseen: string[]
  intrigues_unseen: string[]
  decider: number
  decision: string
  legal: string[]
}

export type MoveKind =
  | 'agent' | 'reveal' | 'play' | 'pass' | 'end' | 'take' | 'choose' | 'decline' | 'deploy' | 'retreat' | 'buy'
  | 'acquire' | 'put' | 'influence' | 'lose' | 'trash' | 'discard' | 'fetch' | 'recall' | 'from' | 'price' | 'close'
  | 'target' | 'aside' | 'leader' | 'token' | 'spy' | 'recall_spy' | 'detonate' | 'contract' | 'solari' | 'train'
  | 'pair' | 'turn_down' | 'trash_intrigue' | 'keep'

export interface Move {
  /** The notation, which is what is sent back. */
  move: string
  kind: MoveKind
  /** What it is about, by ids; what is counted, such as troops, is a number. */
  a: string | number | null
  /** A space; or where a card lies: `market` or `aside` to buy or acquire it, `hand`, `discard` or `play` to trash it. */
  b: string | number | null
  /** What it does, in the reader's language. */
  text: string
  /** Of a take: it has to be taken before the turn can end. */
  due?: boolean
  /** What gives or asks this: the component that it is printed on. */
  source?: Source | null
  /** It has to be done before the turn can end. */
  must?: boolean
  /** What it costs and what it brings, for the drawer of effects; empty where nothing can be drawn. */
  costs?: Tree[]
  gives?: Tree[]
  /** It shows something hidden, so that it can't be taken back. */
  final?: boolean
  /** This seat's turn, or its part in Combat, ends with it. */
  ends?: boolean
}

export interface Source {
  kind: 'space' | 'card' | 'intrigue' | 'leader' | 'contract' | 'conflict' | 'faction' | 'post' | 'objective' | 'rule'
  id: string
  name: string
}

/** What is asked of the seat, and by what. */
export interface Asked {
  title: string
  about: string
  by: Source | null
}

/** Things that can be done, by what they come from. */
export interface Block {
  key: string
  source: Source | null
  /** The word for what the source is: a space, a card, a Leader. */
  kind: string
  sentence: string
  must: boolean
  /** The notations of its moves. */
  moves: string[]
}

/** A turn as the log tells it: a sentence for the lines from the first number up to the last. */
export interface TurnTold {
  from: number
  to: number
  seat: number | null
  text: string
}

/** Why things can't be used now, in few words, by their ids. */
export interface Why {
  spaces?: Record<string, string>
  cards?: Record<string, string>
  market?: Record<string, string>
  intrigues?: Record<string, string>
}

export interface Result {
  standing: number[]
  points: number[]
  sources: Record<string, number>[]
  /** What put each of the standing before the next, where their points are the same. */
  decided?: (string | null)[]
}

export interface Situation {
  /** The number of the pending decision: a move is sent with it and refused if another is pending by then. */
  number: number
  view: View
  decider: number | null
  /** The printed opponent that is decided for, if it is not the decider. */
  for_seat: number | null
  prompt: string
  moves: Move[]
  /** How many decisions this seat may take back. */
  undo: number
  result: Result | null
  why?: Why
  /** What cards of the market cost this seat now. */
  prices?: Record<string, number>
  /** How many rounds there are at most. */
  rounds?: number
  /** The seats as they take turns, from the First Player on. */
  order: number[]
  /** What a visit to each space costs this seat now, and what it gives. */
  visits: Record<string, Visit>
  /** For the seat that is asked alone. */
  asked?: Asked | null
  /** What must be done first, then what may be done. */
  blocks?: Block[]
  /** Why things can't be used now, in two or three words. */
  chips?: { spaces?: Record<string, string> }
  reveal?: RevealTold | null
}

/** What the Reveal turn that is being taken has brought: its sums, what is not spent yet, and each thing that gave of them. */
export interface RevealTold {
  seat: number
  persuasion: number
  left: number
  swords: number
  strength: number
  parts: { source: Source; persuasion: number; swords: number }[]
}

export interface Visit {
  /** Each price that may be paid, with all that it brings. */
  ways: { cost: Tree[]; gains: Tree[] }[]
  /** What the space says at this seat's price, where that is not the printed one. */
  lines?: ComponentLine[]
}

/** A part of a strength: `count` of something that together add `strength`. */
export interface Segment {
  kind: 'troops' | 'unit' | 'swords' | 'intrigue' | 'hagal'
  /** The kind of unit, or the card. */
  id: string
  count: number
  strength: number
  text: string
}

export interface Figures {
  seat: number
  strength: number
  segments: Segment[]
}

/** What one seat did in Combat: an Intrigue card, a card of House Hagal turned up, or nothing. */
export interface Act {
  seat: number
  kind: 'play' | 'turn_up' | 'pass'
  card: string | null
  name: string
  /** By how much the seat's own strength grew; less than nothing where it fell. */
  adds: number
  changes: Figures[]
  lines: string[]
}

export interface RewardTold {
  place: number
  /** Some printed opponents take nothing. */
  taken: boolean
  doubled: boolean
  /** Something of it is still to be decided. */
  open: boolean
  printed: Tree[]
  costs: Tree[]
  gains: Tree[]
  lines: string[]
}

export interface Lane extends Figures {
  /** Which reward the seat gets, or would get if no card came any more. */
  place: number | null
  tied: boolean
  /** Why no reward, or another one than it seems. */
  note: string
  reward: RewardTold | null
}

/** The Combat that is going on, or the last one that was fought. */
export interface Fight {
  id: number
  round: number
  conflict: string
  stage: 'cards' | 'rewards' | 'done'
  /** What each came with, before any card. */
  start: Figures[]
  /** As it stands now, the strongest first. */
  lanes: Lane[]
  played: Act[]
  /** What the winner played then. */
  won: Act[]
  control: { space: string; name: string; seat: number | null } | null
  claim: { seat: number; card: string; pair: { cards: string[]; points: number } | null } | null
  lines: string[]
}

/** What happened between two rounds. */
export interface RoundEnd {
  round: number
  makers: { space: string; name: string; spice: number }[]
  first_before: number | null
  /** Null: the game ends instead. */
  first: number | null
  conflict: string | null
  conflict_name: string
}

export interface LogLine {
  text: string
  event: string
  seat: number | null
  a?: string | number | null
  b?: string | number | null
  cause?: string | number | null
}

/** What everybody at the table should know of a seat. */
export interface Notice {
  number: number
  seat: number
  text: string
  at: string | number
}

export interface ChatLine {
  number: number
  seat: number
  name: string
  text: string
  at: string | number
}

/** Milliseconds: until a bot decides for the seat that is asked, and what each seat has left of its whole game. */
export interface ClockTold {
  left: number | null
  game: number[] | null
}

export type FromServer =
  | ({ type: 'table' } & About)
  | {
      type: 'game'
      revision: number
      situation: Situation
      fight?: Fight | null
      round_end?: RoundEnd | null
      log: { from: number; lines: LogLine[] }
      clock?: ClockTold | null
    }
  | { type: 'notices'; lines: Notice[] }
  | { type: 'chat'; lines: ChatLine[] }
  | { type: 'hint'; number: number; move: string; text?: string }
  | { type: 'error'; error: string; number?: number }
  | { type: 'pong' }

export type ToServer =
  | { do: 'move'; number: number; revision: number; move: string }
  | { do: 'undo'; turn: boolean }
  | { do: 'chat'; text: string }
  | { do: 'hint' }
  | { do: 'ping' }

/** An effect, cost, condition or trait: `word` is its class in the engine's vocabulary, the rest its fields. */
export interface Tree {
  word: string
  [field: string]: unknown
}

export interface ComponentLine {
  box: string
  label: string
  title: string
  text: string
}

export interface Component {
  id: string
  set: string
  deck: string
  name: string
  lines: ComponentLine[]
  cost?: number | null
  icons?: string[]
  factions?: string[]
  agent?: Tree[]
  reveal?: Tree[]
  [field: string]: unknown
}

export type ComponentsByKey = Record<string, Component>

export interface Named {
  id: string
  name: string
  about?: string
}

export interface LeaderOption extends Named {
  house: string
  complexity: number
  /** The module that brings it; empty: the edition itself. */
  module?: string
}

export interface RivalOption extends Named {
  /** What it pays for its Swordmaster; null: its card does not say. */
  swordmaster: number | null
  streamlined: boolean
}

export interface OpponentOption {
  levels: Named[]
  /** The level that is meant when none is named. */
  usual: string
  variants: Named[]
  /** How many Rivals are named; 0: the opponents have no names. */
  rivals: number
}

export interface EditionOption {
  name: string
  players: number[]
  modules: Named[]
  leaders: LeaderOption[]
  rivals: RivalOption[]
  /** By the number of people. */
  opponents: Record<string, OpponentOption>
}

export interface Options {
  editions: Record<string, EditionOption>
  bots: Named[]
  languages: string[]
}

export interface NewTable {
  setup: {
    players: number
    edition: string
    modules: string[]
    leaders: string[]
    rivals: string[]
    level: string
    variants: string[]
    /** No two seats get Leaders of one House. */
    apart?: boolean
    seed?: number
  }
  seats: { kind: 'free' | 'bot'; bot?: string }[]
  settings: Partial<Settings>
}

export interface MyTable extends About {
  changed: number
  /** The seat that is asked; null: nobody is. */
  decider?: number | null
}
