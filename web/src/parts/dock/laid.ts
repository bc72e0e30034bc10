/** What lies before the seat that looks: in play, revealed, held. */
import type { Component } from '../../lib/protocol'
import type { Table } from '../../lib/table.svelte'

export interface Laid {
  /** Sent with Agents, or revealed on a turn that is over. */
  play: string[]
  /** Revealed on the turn that is being taken: they lie where the hand was. */
  revealed: string[]
  /** Intrigue cards that lie open to their owner because no hand is left. */
  intrigues: string[]
  /** How many cards lie in the place of the hand. */
  cards: number
}

export function laidOut(table: Table): Laid {
  const { me, situation } = table
  if (!me) return { play: [], revealed: [], intrigues: [], cards: 0 }
  const reveal = situation?.reveal
  const play = [...me.play]
  const revealed: string[] = []
  if (reveal && reveal.seat === table.seat) {
    // What was trashed since is not there any more.
    for (const id of reveal.cards) {
      const at = play.lastIndexOf(id)
      if (at < 0) continue
      play.splice(at, 1)
      revealed.push(id)
    }
  }
  const intrigues = me.hand.length === 0 && revealed.length === 0 ? me.intrigues.map((held) => held.card) : []
  return { play, revealed, intrigues, cards: me.hand.length || revealed.length || intrigues.length }
}

/** The contracts that a seat has taken and not yet completed. */
export function ownContracts(table: Table): Component[] {
  const held = table.view?.parts['contracts']?.['held']
  const ids = Array.isArray(held) && table.seat !== null ? ((held[table.seat] as string[] | undefined) ?? []) : []
  return ids.flatMap((id) => table.components.get(id, 'contracts') ?? [])
}
