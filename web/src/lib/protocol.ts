/** What goes between the page and the server. The page knows no rules: it shows views and offers the moves it is given.
 *
 * The types are made from the server's models (`make protocol`); here they only get their short names. */
import type { components } from './generated'

type Schemas = components['schemas']

// --- tables

export type Settings = Schemas['Settings']
export type SeatAbout = Schemas['SeatAbout']
export type SeatKind = SeatAbout['kind']
/** A table as its socket tells it, and as it is asked for: that adds what this browser has to do with it. */
export type About = Omit<Schemas['TableFrame'], 'type'> & Partial<Pick<Schemas['MyTable'], 'mine' | 'host'>>
export type Status = About['status']
export type MyTable = Schemas['MyTable']

// --- the game

export type TableView = Schemas['TableView']
export type HeldIntrigue = Schemas['HeldIntrigue']
export type SeatView = Schemas['SeatView']
export type Parts = Schemas['Parts']
export type View = Schemas['View']
export type Move = Schemas['Move']
export type MoveKind = Move['kind']
export type Source = Schemas['Source']
export type SourceKind = Source['kind']
export type Asked = Schemas['Asked']
export type BlockTold = Schemas['BlockTold']
export type Block = BlockTold
export type Why = Schemas['Why']
export type Chips = Schemas['Chips']
export type RevealTold = Schemas['RevealTold']
export type Result = Schemas['Result']
export type Situation = Schemas['Situation']
export type RowTold = Schemas['RowTold']
export type Visit = Schemas['Visit']
export type LogLine = Schemas['LogLine']
export type TurnTold = Schemas['TurnTold']
export type Notice = Schemas['Notice']
export type ChatLine = Schemas['ChatLine']
export type ClockTold = Schemas['ClockTold']

// --- Combat, and the end of a round

export type Segment = Schemas['Segment']
export type Figures = Schemas['Figures']
export type Act = Schemas['Act']
export type RewardTold = Schemas['RewardTold']
export type Lane = Schemas['Lane']
export type Fight = Schemas['Fight']
export type RoundEnd = Schemas['RoundEnd']

// --- the socket

export type FromServer = Schemas['FromServer']
export type GameFrame = Schemas['GameFrame']

/** What a message of the page has to say, of all that one may. */
type Says<Do extends Schemas['Frame']['do'], Field extends keyof Schemas['Frame'] = never> = { do: Do } & {
  [Key in Field]: NonNullable<Schemas['Frame'][Key]>
}
export type ToServer =
  | Says<'move', 'number' | 'revision' | 'move'>
  | Says<'undo', 'turn'>
  | Says<'chat', 'text'>
  | Says<'hint'>
  | Says<'ping'>

// --- components

export type Tree = Schemas['Tree']
export type ComponentLine = Schemas['ComponentLine']

/** Any component, by what all have in common, and what most parts ask of cards. */
export type Component = Pick<Schemas['Card'], 'id' | 'set' | 'deck' | 'name' | 'lines'> &
  Partial<Pick<Schemas['Card'], 'cost' | 'agent' | 'reveal'>> & {
    icons?: string[]
    factions?: string[]
    [field: string]: unknown
  }
export type ComponentsByKey = Record<string, Component>
export type Space = Schemas['Space']
export type Tier = Schemas['Tier']
export type Track = Schemas['Track']
export type Post = Schemas['Post']
export type ConflictCard = Schemas['Conflict']
export type Contract = Schemas['Contract']
export type Rival = Schemas['Rival']
export type BattleCard = Schemas['BattleCard']

// --- what can be chosen

export type Named = Schemas['Named']
export type LeaderOption = Schemas['LeaderOption']
export type RivalOption = Schemas['RivalOption']
export type OpponentOption = Schemas['OpponentOption']
export type EditionOption = Schemas['EditionOption']
export type Options = Schemas['Options']
export type NewTable = Required<Schemas['TableForm']> & { setup: Required<Pick<Schemas['SetupForm'], 'leaders'>> }

// --- finished games

export type Moment = Schemas['Moment']
export type Outline = Schemas['Outline']
/** One moment as the server tells it. */
export type Position = Pick<Schemas['Position'], 'moves' | 'situation'> & Partial<Pick<Schemas['Position'], 'fight' | 'round_end'>>

// --- refusals

export type Refusal = Schemas['Refusal']

// --- the companion of the printed game

export type Thing = Schemas['Thing']
export type CompanionLine = Schemas['CompanionLine']
export type CompanionReport = Schemas['CompanionReport']
export type Answerable = Schemas['Answerable']
export type CompanionQuestion = Schemas['CompanionQuestion']
export type Offer = Schemas['Offer']
export type Choice = Schemas['Choice']
export type Correction = Schemas['Correction']
export type CompanionOpponent = Schemas['CompanionOpponent']
export type CompanionTable = Schemas['CompanionTable']
export type Session = Schemas['Session']
export type NewSession = Schemas['CompanionSetup']
export type Asking = Schemas['CompanionForm']
