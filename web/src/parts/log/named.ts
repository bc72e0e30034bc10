/** Finding the components that lines of the log are about in the words that tell of them, so that they can be opened. */
import type { Components } from '../../lib/components'
import { sourceOf } from '../../lib/kinds'
import type { Component, LogLine, TurnTold } from '../../lib/protocol'

// Events whose first thing has an id that other decks may have too.
const FIRST: Readonly<Record<string, readonly string[]>> = {
  intrigue: ['intrigue'],
  steal: ['intrigue'],
  play: ['intrigue'],
  trash_intrigue: ['intrigue'],
  spend_intrigue: ['intrigue'],
  conflict: ['conflicts'],
  claim: ['conflicts', 'objectives'],
  objective: ['objectives'],
  pair: ['conflicts', 'objectives'],
  turn_down: ['conflicts', 'objectives'],
  leader: ['leaders'],
  draft: ['leaders'],
  flip_leader: ['leaders'],
  rival: ['rivals'],
  hagal: ['hagal'],
  hagal_passed: ['hagal'],
  hagal_swords: ['hagal'],
  contract: ['contracts'],
  contract_done: ['contracts'],
  contract_offer: ['contracts'],
}
// What has no card of its own to be shown.
const FACELESS: ReadonlySet<string> = new Set(['posts', 'tracks', 'units'])

function componentOf(components: Components, event: string, id: string): Component | undefined {
  const decks = FIRST[event]
  const known = (decks && components.get(id, ...decks)) ?? components.card(id) ?? components.space(id)
  return known && !FACELESS.has(known.deck) ? known : undefined
}

/** The components of some lines, each once. */
export function componentsOf(lines: readonly LogLine[], components: Components): Component[] {
  const found = new Set<Component>()
  for (const line of lines) {
    for (const id of [line.a, line.b, sourceOf(line.cause)]) {
      const component = typeof id === 'string' ? componentOf(components, line.event, id) : undefined
      if (component) found.add(component)
    }
  }
  return [...found]
}

export interface Piece {
  text: string
  component?: Component
}

/** Words cut where they name a component. A longer name goes before a shorter one that is a part of it. */
export function piecesOf(text: string, among: readonly Component[]): Piece[] {
  const found: { at: number; component: Component }[] = []
  for (const component of [...among].sort((one, other) => other.name.length - one.name.length)) {
    const at = component.name ? text.indexOf(component.name) : -1
    const end = at + component.name.length
    const taken = found.some((one) => at < one.at + one.component.name.length && end > one.at)
    if (at >= 0 && !taken) found.push({ at, component })
  }
  found.sort((one, other) => one.at - other.at)
  const pieces: Piece[] = []
  let from = 0
  for (const { at, component } of found) {
    if (at > from) pieces.push({ text: text.slice(from, at) })
    pieces.push({ text: component.name, component })
    from = at + component.name.length
  }
  if (from < text.length || pieces.length === 0) pieces.push({ text: text.slice(from) })
  return pieces
}

/** The lines of a turn, those that say the same one after another as one. */
export function linesOf(turn: TurnTold, log: readonly LogLine[]): { line: LogLine; at: number; times: number }[] {
  const found: { line: LogLine; at: number; times: number }[] = []
  for (let at = turn.from; at < Math.min(turn.to, log.length); at++) {
    const line = log[at]!
    const last = found.at(-1)
    if (last && last.line.text === line.text) last.times++
    else found.push({ line, at, times: 1 })
  }
  return found
}
