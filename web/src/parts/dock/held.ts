/** The cards of the hand, each with what a press on it does now. The moves say it; nothing is worked out here. */
import type { Component, Move } from '../../lib/protocol'
import type { Table } from '../../lib/table.svelte'
import { t } from '../../lib/words'
import { moveOf, movesIn } from '../cards/zones'
import { wornBy } from './ring'

export interface Held {
  id: string
  /** Which card of the hand it is. */
  at: number
  card: Component
  /** Discards, trashes or keeps it. */
  move: Move | undefined
  lit: boolean
  dim: boolean
  selected: boolean
  advised: boolean
  /** It can be sent with an Agent, so it can be dragged to a space. */
  sends: boolean
  /** Why it can't be used now. */
  why: string
}

export function isSelected(table: Table, id: string, at: number): boolean {
  return table.selectedCard === id && (table.selectedAt === null || table.selectedAt === at)
}

export function heldOf(table: Table): Held[] {
  const { me } = table
  const here = movesIn(table.moves, 'hand')
  const sending = table.sends.length > 0
  const leader = table.components.get(me?.leader, 'leaders')
  // A space is picked and no card yet: the cards that reach it light up.
  const reaching = table.selectedSpace !== null && table.selectedCard === null
  return (me?.hand ?? []).flatMap((id, at) => {
    const card = table.components.card(id)
    if (!card) return []
    const move = moveOf(here, id)
    const reaches = sending && table.litCards.has(id)
    const selected = isSelected(table, id, at)
    return [
      {
        id,
        at,
        card: wornBy(card, leader),
        move,
        selected,
        sends: reaches,
        lit: move !== undefined || (reaching && reaches),
        dim: (here.length > 0 && !move) || (sending && !reaches) || (reaching && !reaches) || (table.selectedCard !== null && !selected && !reaches),
        advised: table.hint?.move.startsWith(`agent ${id} `) ?? false,
        why: reaching && !reaches ? t('page-cards-no_way') : table.asked && !move && !reaches ? table.whyNot('cards', id) : '',
      },
    ]
  })
}

/** Whether a press on the card does anything but open it. */
export function acts(table: Table, held: Held): boolean {
  return held.move !== undefined || (table.sends.length > 0 && (held.sends || held.selected))
}

export function press(table: Table, held: Held): void {
  if (held.move) table.play(held.move)
  else if (table.sends.length > 0) table.selectCard(held.id, held.at)
}
