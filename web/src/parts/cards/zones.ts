/** Which of the legal moves belong to a card where it lies. The moves say it themselves; nothing is worked out here. */
import type { Move, MoveKind } from '../../lib/protocol'

export type Zone = 'hand' | 'discard' | 'play' | 'intrigue' | 'row' | 'reserve' | 'aside'

const KINDS: Readonly<Record<Zone, readonly MoveKind[]>> = {
  hand: ['discard', 'trash', 'keep'],
  discard: ['fetch', 'trash'],
  play: ['trash'],
  intrigue: ['play', 'trash_intrigue'],
  row: ['buy', 'acquire', 'aside'],
  reserve: ['buy', 'acquire'],
  aside: ['buy', 'acquire'],
}

export function movesIn(moves: readonly Move[], zone: Zone): Move[] {
  return moves.filter((move) => {
    if (!KINDS[zone].includes(move.kind)) return false
    if (move.kind === 'trash') return move.b === zone
    if (move.kind === 'buy' || move.kind === 'acquire') return (move.b === 'aside') === (zone === 'aside')
    return true
  })
}

export function moveOf(moves: readonly Move[], card: string): Move | undefined {
  return moves.find((move) => move.a === card)
}
