/** What the board draws from: the view's parts and the components with the fields that only the board reads. */
import type { Components } from '../../lib/components'
import type {
  BattleCard, ConflictCard, Contract, LogLine, Parts, Post, Rival, Space, Tier, Track, View,
} from '../../lib/protocol'

export type { BattleCard, ConflictCard, Contract, Post, Rival, Space, Tier, Track }

/** What only some games have; a game that has not got one leaves it out. */
export function partsOf(view: View): Parts {
  return view.parts
}

/** Who controls each space: a unit that holds it lies over any marker. */
export function controlOf(view: View): Record<string, number> {
  const found: Record<string, number> = { ...view.table.control }
  partsOf(view).units?.holds?.forEach((spaces, seat) => {
    for (const space of spaces) found[space] = seat
  })
  return found
}

/** The spaces of the game: one laid over a printed one stands in its place. */
export function spacesOf(components: Components): Space[] {
  const spaces = components.deck('spaces') as unknown as Space[]
  const covered = new Set(spaces.map((space) => space.covers))
  return spaces.filter((space) => !covered.has(space.id))
}

/** The Influence tracks, whose factions are those of the game. */
export function tracksOf(components: Components): Track[] {
  return components.deck('tracks') as Track[]
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
