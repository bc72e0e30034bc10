/** What the board draws from: the view's parts and the components with the fields that only the board reads. */
import type { Components } from '../../lib/components'
import type { Component, ComponentLine, LogLine, Tree, View } from '../../lib/protocol'

export const FACTIONS = ['emperor', 'guild', 'bene_gesserit', 'fremen'] as const
export type Faction = (typeof FACTIONS)[number]

export interface Tier {
  cost: Tree[]
  effects: Tree[]
}

/** A space's cost is a list of things to pay, where a card's is a number. */
export interface Space {
  id: string
  set: string
  deck: string
  name: string
  lines: ComponentLine[]
  icon: string
  group: string
  faction: Faction | null
  cost: Tree[]
  cost_later: Tree[] | null
  tiers: Tier[]
  requires: [Faction, number] | null
  combat: boolean
  covers: string | null
  control_bonus: [string, number] | null
  effects: Tree[]
}

export interface Track extends Component {
  faction: Faction
  point_at: number
  bonus_at: number
  alliance_at: number
  top: number
  bonus: Tree[]
}

export interface Post extends Component {
  spaces: string[]
}

export interface ConflictCard extends Component {
  level: number
  first: Tree[]
  second: Tree[]
  third: Tree[]
  controls: string | null
  battle_icon: string | null
}

export interface Contract extends Component {
  visit: string | null
  harvest: number | null
  acquires: string | null
  immediate: boolean
  reward: Tree[]
}

export interface Rival extends Component {
  swordmaster: number | null
}

export interface BattleCard {
  card: string
  face_up: boolean
}

/** The parts of a view that the board shows; a game that has not got one leaves it out. */
export interface BoardParts {
  spies?: { posts: string[][] }
  units?: { conflict: Record<string, number>[]; hooks: number[]; wall: number }
  contracts?: { bank: string[]; offer: string[]; reserved: string[]; held: string[][]; done: string[][] }
  battles?: { cards: BattleCard[][] }
  mats?: { memories: number[]; training: (string | null)[] }
  automa?: { people: number; rivals: (string | null)[]; level: string | null; stories: unknown[][] }
}

export function partsOf(view: View): BoardParts {
  return view.parts as BoardParts
}

/** The spaces of the game: one laid over a printed one stands in its place. */
export function spacesOf(components: Components): Space[] {
  const spaces = components.deck('spaces') as unknown as Space[]
  const covered = new Set(spaces.map((space) => space.covers))
  return spaces.filter((space) => !covered.has(space.id))
}

export function postsOf(components: Components): Post[] {
  return components.deck('posts') as Post[]
}

/** Who stands on each space, in the order of seats. */
export function agentsOn(view: View): Record<string, number[]> {
  const found: Record<string, number[]> = {}
  for (const seat of view.seats) {
    for (const space of seat.on) (found[space] ??= []).push(seat.seat)
  }
  return found
}

/** What a printed opponent did in its last turn: the log's lines of the story that the view keeps of it. */
export function storyOf(view: View, log: readonly LogLine[], seat: number): LogLine[] {
  const story = partsOf(view).automa?.stories[seat] ?? []
  if (!story.length) return []
  const last = story[story.length - 1] as { event?: string; seat?: number }
  for (let at = log.length - 1; at >= 0; at--) {
    const line = log[at]
    if (line?.event === last.event && line?.seat === last.seat) {
      return log.slice(Math.max(0, at + 1 - story.length), at + 1)
    }
  }
  return []
}

export const ROMAN = ['', 'I', 'II', 'III']
