/** Where on the table a move belongs: what is pressed there itself, and what is asked in a box beside it. */
import type { Components } from './components'
import { KINDS, isDrawn, originOf, sourceOf } from './kinds'
import type { Move } from './protocol'

/** `drawn`: the thing itself is pressed. `bar`: a button of the prompt. `counted`: a stepper. Otherwise a box stands
 * beside the thing, or, for `tray`, by itself. */
export type Place =
  | { at: 'drawn' | 'bar' | 'counted' | 'tray' | 'leader' | 'conflict' | 'piles' | 'intrigue' }
  | { at: 'space' | 'card'; id: string }

export function placeOf(move: Move, components: Components): Place {
  const kind = KINDS[move.kind]
  if (kind.bar) return { at: 'bar' }
  if (kind.counted) return { at: 'counted' }
  // An Agent that stands with its Leader leaves no space that could be pressed.
  if (move.kind === 'from' && !components.space(originOf(move))) return { at: 'tray' }
  if (isDrawn(move)) return { at: 'drawn' }
  switch (kind.about) {
    case 'space':
      return { at: 'space', id: String(move.b) }
    case 'deck':
      return { at: 'piles' }
    case 'leader':
      return { at: 'leader' }
    default:
      return printedAt(sourceOf(move.a), components)
  }
}

function printedAt(source: string, components: Components): Place {
  if (components.space(source)) return { at: 'space', id: source }
  if (components.get(source, 'imperium', 'reserve', 'starters')) return { at: 'card', id: source }
  if (components.get(source, 'leaders')) return { at: 'leader' }
  if (components.get(source, 'conflicts')) return { at: 'conflict' }
  if (components.get(source, 'intrigue')) return { at: 'intrigue' }
  return { at: 'tray' }
}

export interface Box {
  place: Place
  key: string
  moves: Move[]
}

/** Moves by the box that they stand in, each box in the order of its first move. `lies`: whether a card can be seen, so
 * that a box can stand beside it. What the bar has no room for is not left out. */
export function boxesOf(moves: readonly Move[], components: Components, lies: (card: string) => boolean): Box[] {
  const boxes = new Map<string, Box>()
  for (const move of moves) {
    let place = placeOf(move, components)
    if (place.at === 'drawn' || place.at === 'counted') continue
    if (place.at === 'bar' || (place.at === 'card' && !lies(place.id))) place = { at: 'tray' }
    const key = 'id' in place ? `${place.at} ${place.id}` : place.at
    const box = boxes.get(key)
    if (box) box.moves.push(move)
    else boxes.set(key, { place, key, moves: [move] })
  }
  return [...boxes.values()]
}
