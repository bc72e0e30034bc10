/** What is printed on components, by key (`base/imperium/dagger`) or bare id (`dagger`). */
import type { Component, ComponentsByKey } from './protocol'

export class Components {
  readonly byKey: ComponentsByKey
  private readonly byId = new Map<string, Component[]>()

  constructor(byKey: ComponentsByKey = {}) {
    this.byKey = byKey
    for (const component of Object.values(byKey)) {
      const same = this.byId.get(component.id)
      if (same) same.push(component)
      else this.byId.set(component.id, [component])
    }
  }

  /** A component by its key or id. Decks, if named, are tried in that order: two decks may share an id. */
  get(name: string | null | undefined, ...decks: string[]): Component | undefined {
    if (!name) return undefined
    const exact = this.byKey[name]
    if (exact) return exact
    // Where two sets of one game share an id, it is written as set/id.
    const slash = name.indexOf('/')
    const set = slash > 0 ? name.slice(0, slash) : ''
    let found = this.byId.get(slash > 0 ? name.slice(slash + 1) : name) ?? []
    if (set) found = found.filter((component) => component.set === set)
    for (const deck of decks) {
      const fitting = found.find((component) => component.deck === deck)
      if (fitting) return fitting
    }
    return decks.length > 0 ? undefined : found[0]
  }

  card(name: string | null | undefined): Component | undefined {
    return this.get(name, 'imperium', 'reserve', 'starters') ?? this.get(name)
  }

  space(name: string | null | undefined): Component | undefined {
    return this.get(name, 'spaces')
  }

  /** The name of a thing in the reader's language, or its id if it is not known. */
  name(name: string | null | undefined, ...decks: string[]): string {
    return this.get(name, ...decks)?.name ?? name ?? ''
  }

  deck(deck: string): Component[] {
    return Object.values(this.byKey).filter((component) => component.deck === deck)
  }
}
