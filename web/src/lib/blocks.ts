/** What is due or possible, as the turn panel lists it: by what gives it, what must be done first. */
import { isCounted, originOf } from './kinds'
import type { Move, Situation, Source } from './protocol'
import type { Pointed } from './pointing.svelte'

/** One option. `times`: how many alike there are. */
export interface Choice {
  move: Move
  text: string
  times: number
}

export interface Block {
  key: string
  source: Source | null
  kind: string
  sentence: string
  must: boolean
  /** Possible, but seldom what the turn is about: it stands below, quietly. */
  quiet: boolean
  choices: Choice[]
  /** One thing in several amounts, from the fewest to the most. */
  counted: Move[]
}

/** What is picked among cards that lie open: Leaders, and the market with its basket. */
const LAID_OUT: ReadonlySet<string> = new Set(['leader', 'buy'])

/** The blocks of a situation. `more`: what the foot has no button for, so that nothing is out of reach. */
export function blocksOf(situation: Situation | null, more: readonly Move[]): Block[] {
  if (!situation) return []
  const rest: Block = { key: 'rest', source: null, kind: '', sentence: '', must: false, quiet: true, choices: distinct(more, null), counted: [] }
  const byNotation = new Map(situation.moves.map((move) => [move.move, move]))
  const told = (situation.blocks ?? []).flatMap((block) => {
    const moves = block.moves.flatMap((notation) => byNotation.get(notation) ?? []).filter((move) => !LAID_OUT.has(move.kind))
    if (moves.length === 0) return []
    const counted = moves.filter((move) => isCounted(move)).sort((one, other) => Number(one.a) - Number(other.a))
    const choices = distinct(moves.filter((move) => !isCounted(move)), block.source)
    const quiet = !block.must && moves.every((move) => move.kind === 'play')
    return [{ key: block.key, source: block.source, kind: block.kind, sentence: block.sentence, must: block.must, quiet, choices, counted }]
  })
  return more.length > 0 ? [...told, rest] : told
}

/** An option's words without the name of what it stands under, and with a capital. */
function bare(text: string, source: Source | null): string {
  const name = source?.name ?? ''
  const rest = name && text.toLowerCase().startsWith(`${name.toLowerCase()}:`) ? text.slice(name.length + 1).trim() : text
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** Two that say the same and come from the same are one, with its number. */
export function distinct(moves: readonly Move[], source: Source | null): Choice[] {
  const found = new Map<string, Choice>()
  for (const move of moves) {
    const text = bare(move.text, source ?? move.source ?? null)
    const key = `${text} ${move.source?.id ?? ''} ${move.b ?? ''}`
    const same = found.get(key)
    if (same) same.times++
    else found.set(key, { move, text, times: 1 })
  }
  return [...found.values()]
}

/** The thing on the table that a move is about: it lights up with its option. */
export function thingOf(move: Move): Pointed | null {
  const id = String(move.a)
  switch (move.kind) {
    case 'agent':
    case 'price':
      return { kind: 'space', id: String(move.b) }
    case 'influence':
    case 'lose':
    case 'token':
      return { kind: 'faction', id }
    case 'spy':
    case 'recall_spy':
      return { kind: 'post', id }
    case 'contract':
      return { kind: 'contract', id }
    case 'recall':
    case 'close':
    case 'control':
      return { kind: 'space', id }
    case 'from':
      return { kind: 'space', id: originOf(move) }
    case 'target':
      return { kind: 'seat', id }
    case 'detonate':
      return { kind: 'rule', id: 'shield_wall' }
    case 'deploy':
    case 'retreat':
      return { kind: 'conflict', id: '' }
    case 'trash':
    case 'discard':
    case 'fetch':
    case 'keep':
    case 'buy':
    case 'acquire':
    case 'aside':
      return { kind: 'card', id }
    case 'play':
    case 'trash_intrigue':
      return { kind: 'intrigue', id }
    case 'leader':
      return { kind: 'leader', id }
    default:
      return move.source ? { kind: move.source.kind, id: move.source.id } : null
  }
}
