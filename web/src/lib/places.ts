/** Where on the table a move belongs: what is pressed there itself, and what is asked in a box beside it. */
import type { Components } from './components'
import type { Move, MoveKind } from './protocol'

/** `drawn`: the thing itself is pressed. `bar`: a button of the prompt. `counted`: a stepper. Otherwise a box stands
 * beside the thing, or, for `tray`, by itself. */
export type Place =
  | { at: 'drawn' | 'bar' | 'counted' | 'tray' | 'leader' | 'conflict' | 'piles' | 'intrigue' }
  | { at: 'space' | 'card'; id: string }

const DRAWN: ReadonlySet<MoveKind> = new Set([
  'agent', 'buy', 'acquire', 'influence', 'lose', 'token', 'trash', 'discard', 'fetch', 'recall', 'close', 'target', 'aside',
  'leader', 'spy', 'recall_spy', 'detonate', 'contract', 'trash_intrigue', 'keep', 'play',
])
const BAR: ReadonlySet<MoveKind> = new Set(['reveal', 'pass', 'end', 'decline'])
const FACTIONS: ReadonlySet<string> = new Set(['emperor', 'guild', 'bene_gesserit', 'fremen'])

/** The component that an effect is printed on: effects are named as `arrakeen draw`. */
export function sourceOf(name: string | number | null | undefined): string {
  return typeof name === 'string' ? (name.split(' ')[0] ?? '') : ''
}

/** The space that an Agent would leave; where it stands with its Leader, no space has that name. */
export function originOf(move: Move): string {
  return move.move.split(' ')[1] ?? ''
}

/** The faction whose track gives this: it is taken by pressing the faction. */
export function factionOf(move: Move): string {
  const source = move.kind === 'take' ? sourceOf(move.a) : ''
  return FACTIONS.has(source) ? source : ''
}

export function placeOf(move: Move, components: Components): Place {
  if (DRAWN.has(move.kind) || factionOf(move)) return { at: 'drawn' }
  if (BAR.has(move.kind)) return { at: 'bar' }
  switch (move.kind) {
    case 'deploy':
    case 'retreat':
      return { at: 'counted' }
    case 'from':
      return { at: components.space(originOf(move)) ? 'drawn' : 'tray' }
    case 'put':
      return { at: 'piles' }
    case 'price':
      return { at: 'space', id: String(move.b) }
    case 'train':
    case 'pair':
    case 'turn_down':
      return { at: 'leader' }
    case 'take':
    case 'choose':
      return printedAt(sourceOf(move.a), components)
    default:
      return { at: 'tray' }
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
