/** The reference as it is shown: contents, words and components of one edition put together. */
import type { Components } from '../../lib/components'
import type { Component } from '../../lib/protocol'
import { holds, says } from '../cards/browse'
import type { Glyph } from '../effects/glyphs'
import { SECTIONS, type Edition, type Entry } from './contents'
import { bare } from './markup'

export interface Item {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly icons: readonly string[]
  readonly sample: readonly Glyph[]
  readonly more: Entry['more']
  readonly wide: boolean
  /** What is printed on the board, in the place of a text. */
  readonly component?: Component
}

export interface Part {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly items: readonly Item[]
}

export interface Chapter {
  readonly id: string
  readonly title: string
  readonly parts: readonly Part[]
}

export type Texts = Readonly<Record<string, string>>

/** The title in the reader's language; a title that is a term of the rules may be small inside sentences. */
function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

export function textOf(words: Texts, id: string, edition: Edition): string {
  return [words[`rules-${id}`], words[`rules-${id}-${edition}`]].filter((text) => text !== undefined).join('\n\n')
}

function itemOf(entry: Entry, words: Texts, edition: Edition): Item {
  return {
    id: entry.id,
    title: capital(words[`rules-${entry.id}-title`] ?? entry.id),
    text: textOf(words, entry.id, edition),
    icons: entry.icons ?? [],
    sample: entry.sample ?? [],
    more: entry.more,
    wide: entry.wide ?? false,
  }
}

function boardItem(prefix: string, component: Component, icons: readonly string[]): Item {
  return { id: `${prefix}-${component.id}`, title: component.name, text: '', icons, sample: [], more: undefined, wide: false, component }
}

/** Spaces by their groups as the board has them, then the tracks and the posts. */
function boardParts(words: Texts, name: (id: string) => string, components: Components): Part[] {
  const spaces = components.deck('spaces')
  const parts: Part[] = [...new Set(spaces.map((space) => String(space['group'])))].map((group) => ({
    id: `spaces-${group}`,
    title: words[`rules-spaces-${group}`] ?? name(`faction-${group}`),
    text: '',
    items: spaces
      .filter((space) => space['group'] === group)
      .map((space) => boardItem('space', space, [String(space['icon'])])),
  }))
  const decks: [string, string, (component: Component) => string[]][] = [
    ['tracks', 'track', (track) => [String(track['faction'])]],
    ['posts', 'post', () => ['spy']],
  ]
  for (const [deck, prefix, icons] of decks) {
    parts.push({
      id: `spaces-${deck}`,
      title: words[`rules-spaces-${deck}-title`] ?? deck,
      text: words[`rules-spaces-${deck}`] ?? '',
      items: components.deck(deck).map((component) => boardItem(prefix, component, icons(component))),
    })
  }
  return parts.filter((part) => part.items.length > 0)
}

/** `name` gives the page's own words, such as the names of Factions. */
export function chapters(
  words: Texts,
  name: (id: string) => string,
  edition: Edition,
  components: Components,
  language: string,
): Chapter[] {
  const here = (one: { only?: Edition }): boolean => one.only === undefined || one.only === edition
  return SECTIONS.filter(here).map((section) => {
    const parts = section.groups.filter(here).map((group): Part => {
      const items = group.entries.filter(here).map((entry) => itemOf(entry, words, edition))
      if (section.sorted) items.sort((one, other) => one.title.localeCompare(other.title, language || undefined))
      return { id: group.id, title: words[`rules-${group.id}-title`] ?? '', text: textOf(words, group.id, edition), items }
    })
    return {
      id: section.id,
      title: words[`rules-section-${section.id}`] ?? section.id,
      parts: section.id === 'spaces' ? [...parts, ...boardParts(words, name, components)] : parts,
    }
  })
}

/** What of it speaks of the words of a search. */
export function searched(all: readonly Chapter[], search: string): Chapter[] {
  if (search.trim() === '') return [...all]
  const fits = (item: Item): boolean =>
    item.component ? says(item.component, search) : holds(`${item.title} ${bare(item.text)}`, search)
  return all
    .map((chapter) => ({
      ...chapter,
      parts: chapter.parts.map((part) => ({ ...part, items: part.items.filter(fits) })).filter((part) => part.items.length > 0),
    }))
    .filter((chapter) => chapter.parts.length > 0)
}

export function count(all: readonly Chapter[]): number {
  return all.reduce((sum, chapter) => sum + chapter.parts.reduce((some, part) => some + part.items.length, 0), 0)
}
