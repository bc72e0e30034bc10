/** Searching and sorting the components of a box. */
import type { Component } from '../../lib/protocol'

/** The decks that the browser shows, in its order; spaces, tracks and posts are the board's. */
export const DECKS: readonly string[] = [
  'starters', 'reserve', 'imperium', 'intrigue', 'conflicts', 'leaders', 'contracts', 'objectives', 'hagal', 'rivals',
]

export type Order = 'deck' | 'cost' | 'name'

export interface Wanted {
  text: string
  deck: string
  faction: string
  icon: string
  cost: string
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/[\u0300-\u036f\u00ad]/g, '').toLowerCase()
}

/** Every word of the search stands somewhere in a text. */
export function holds(text: string, search: string): boolean {
  const searched = plain(text)
  return plain(search).split(/\s+/).filter(Boolean).every((word) => searched.includes(word))
}

/** The same of a component's name and text. */
export function says(component: Component, search: string): boolean {
  return holds([component.name, ...component.lines.flatMap((line) => [line.label, line.title, line.text])].join(' '), search)
}

export function found(components: readonly Component[], wanted: Wanted, order: Order): Component[] {
  const kept = components.filter(
    (one) =>
      (wanted.deck === '' || one.deck === wanted.deck) &&
      (wanted.faction === '' || (one.factions ?? []).includes(wanted.faction)) &&
      (wanted.icon === '' || (one.icons ?? []).includes(wanted.icon)) &&
      (wanted.cost === '' || String(one.cost ?? '') === wanted.cost) &&
      says(one, wanted.text),
  )
  const byName = (one: Component, other: Component): number => one.name.localeCompare(other.name)
  const byCost = (one: Component, other: Component): number => (one.cost ?? -1) - (other.cost ?? -1) || byName(one, other)
  return kept.sort(order === 'name' ? byName : byCost)
}

/** How many cards these are, copies counted. */
export function total(components: readonly Component[]): number {
  return components.reduce((sum, one) => sum + Number(one['count'] ?? 1), 0)
}
