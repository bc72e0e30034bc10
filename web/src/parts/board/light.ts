/** What is lit on the board, and what pressing it means: both come from the moves that the server offers. */
import { madeAt, onBoard, type BoardSpot } from '../../lib/kinds'
import type { Move } from '../../lib/protocol'
import type { Table } from '../../lib/table.svelte'

const DEPLOYS: ReadonlySet<string> = new Set(['deploy', 'summon'])

export type Place = BoardSpot

/** `lit`: press it. `picked`: it is chosen and waits. `open`: it can be pressed, nothing is picked yet. `dim`: something
 * else is lit. `plain`: nothing is asked here. */
export type Light = 'lit' | 'picked' | 'open' | 'dim' | 'plain'

export function directMoves(table: Table, place: Place, id: string | number): Move[] {
  return table.moves.filter((move) => madeAt(move, place, id))
}

/** Something of the board is asked for directly, so that all the rest of it waits. */
function pointing(table: Table): boolean {
  return table.moves.some((move) => onBoard(move) && move.kind !== 'take' && move.kind !== 'from')
}

export function lightOf(table: Table, place: Place, id: string | number): Light {
  if (directMoves(table, place, id).length) return 'lit'
  if (place === 'space') {
    if (table.selectedSpace === id || table.moves.some((move) => move.kind === 'price' && move.b === id)) return 'picked'
    if (table.litSpaces.has(String(id))) return 'lit'
    if (table.picking) return table.selectedCard === null && table.reachable.has(String(id)) ? 'open' : 'dim'
    if (table.reachable.has(String(id))) return 'open'
  }
  return table.picking || pointing(table) ? 'dim' : 'plain'
}

/** A thing was pressed: the one move that it stands for is played; a space that an Agent may go to is picked. */
export function press(table: Table, place: Place, id: string | number): void {
  const moves = directMoves(table, place, id)
  if (moves.length === 1) table.play(moves[0])
  else if (place === 'space' && !moves.length && table.reachable.has(String(id))) table.selectSpace(String(id))
}

/** Why a space can't be visited, in the server's few words; empty where it can, or where nobody is asked. */
export function whyNot(table: Table, space: string): string {
  return table.asked && !table.reachable.has(space) ? table.whyNot('spaces', space) : ''
}

/** The same in two or three words, for the edge of a tile. */
export function chipOf(table: Table, space: string): string {
  return table.situation?.chips?.spaces?.[space] ?? ''
}

/** Whether the picked card shows the icon of this space, so that only something else is missing. */
export function nearlyFits(table: Table, icon: string): boolean {
  return table.selectedCard !== null && !!table.components.card(table.selectedCard)?.icons?.includes(icon)
}

/** Whether somebody's Agent came here with what was told last. */
export function arrived(table: Table, space: string): boolean {
  return !!table.fresh?.lines.some((line) => (line.event === 'send' || line.event === 'hagal_send') && line.b === space)
}

/** Whether this seat's units came to the Conflict with what was told last. */
export function deployed(table: Table, seat: number): boolean {
  return !!table.fresh?.lines.some((line) => line.seat === seat && DEPLOYS.has(line.event))
}
