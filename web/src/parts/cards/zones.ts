/** Which of the legal moves belong to a card where it lies. */
import { madeAt, type CardSpot } from '../../lib/kinds'
import type { Move } from '../../lib/protocol'

export type Zone = CardSpot

export function movesIn(moves: readonly Move[], zone: Zone): Move[] {
  return moves.filter((move) => madeAt(move, zone))
}

export function moveOf(moves: readonly Move[], card: string): Move | undefined {
  return moves.find((move) => move.a === card)
}
