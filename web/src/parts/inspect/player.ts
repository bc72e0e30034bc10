/** What there is to see of a player, read from the view. Nothing is worked out that the view doesn't say. */
import type { Components } from '../../lib/components'
import type { Component, LogLine, SeatView, TurnTold, View } from '../../lib/protocol'
import type { Table } from '../../lib/table.svelte'
import { controlOf, partsOf } from '../board/board'
import { known } from '../cards/printed'

/** The Leader of a seat, or the Rival that plays it. */
export function faceOf(table: Table, seat: number): Component | undefined {
  const view = table.view
  if (!view) return undefined
  return (
    table.components.get(partsOf(view).automa?.rivals[seat], 'rivals') ?? table.components.get(view.seats[seat]?.leader, 'leaders')
  )
}

/** Whether the rules play this seat. */
export function isPrinted(view: View, seat: number): boolean {
  const { automa } = partsOf(view)
  return automa !== undefined && seat >= automa.people
}

/** A name as it stands at the start of a line: titles are small inside a sentence. */
export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** A Leader or a Rival in few letters: without the House. */
export function shortNameOf(face: Component): string {
  return capital(known(`page-short-${face.id}`) || face.name)
}

/** Whether nobody sits where somebody should: they have gone, or the seat is free. */
export function isAway(table: Table, seat: number): boolean {
  const about = table.seatAbout(seat)
  if (!table.connected || table.over || !about || table.about?.status !== 'running') return false
  // Several seats of one browser: it can look from one of them only, and yet all are here.
  if (table.about.mine?.includes(seat)) return false
  return about.kind === 'free' || (about.kind === 'person' && !about.here)
}

export interface Figure {
  name: 'strength' | 'spice' | 'solari' | 'water' | 'hand' | 'intrigue' | 'contracts' | 'spies'
  icon: string
  tone: string
  label: string
  value: number
}

/** What a seat's second line counts, in this order; what its game has not got is left out. */
export function figuresOf(view: View, seat: SeatView, t: (word: string) => string): Figure[] {
  const parts = partsOf(view)
  const found: (Figure | false)[] = [
    { name: 'strength', icon: 'sword', tone: 'sword', label: t('page-seat-strength'), value: seat.strength },
    { name: 'spice', icon: 'spice', tone: 'spice', label: t('label-spice'), value: seat.spice },
    { name: 'solari', icon: 'solari', tone: 'solari', label: t('label-solari'), value: seat.solari },
    { name: 'water', icon: 'water', tone: 'water', label: t('label-water'), value: seat.water },
    // A printed opponent has no cards of its own.
    !isPrinted(view, seat.seat) && { name: 'hand', icon: 'card', tone: 'quiet', label: t('label-hand'), value: seat.hand_size },
    { name: 'intrigue', icon: 'intrigue', tone: 'intrigue', label: t('label-intrigues'), value: seat.intrigue_count },
    parts.contracts !== undefined &&
      { name: 'contracts', icon: 'contract', tone: 'quiet', label: t('label-contracts'), value: parts.contracts.held[seat.seat]?.length ?? 0 },
    parts.spies !== undefined && { name: 'spies', icon: 'spy', tone: 'quiet', label: t('label-spies'), value: parts.spies.posts[seat.seat]?.length ?? 0 },
  ]
  return found.filter((figure) => figure !== false)
}

export interface Sign {
  icon: string
  tone: string
  label: string
  /** What the icon alone does not say. */
  text: string
}

/** What a seat has won for good: Alliances, a council seat, Swordmaster, Maker Hooks, spaces under its control. */
export function signsOf(view: View, seat: SeatView, components: Components, t: (word: string) => string): Sign[] {
  const found: Sign[] = seat.alliances.map((faction) => ({
    icon: faction, tone: faction, label: `${t('label-alliances')}: ${t(`faction-${faction}`)}`, text: t(`faction-${faction}`),
  }))
  const plain = (icon: string, word: string): void => void found.push({ icon, tone: '', label: t(word), text: t(word) })
  if (seat.council) plain('high_council', 'label-council')
  if (seat.swordmaster) plain('swordmaster', 'label-swordmaster')
  if (view.table.mentat === seat.seat) plain('mentat', 'label-mentat')
  if (partsOf(view).units?.hooks.includes(seat.seat)) plain('maker_hooks', 'label-hooks')
  for (const [space, holder] of Object.entries(controlOf(view))) {
    if (holder !== seat.seat) continue
    const name = components.space(space)?.name ?? space
    found.push({ icon: 'control', tone: '', label: `${t('label-control')}: ${name}`, text: name })
  }
  return found
}

export interface Battle {
  card: Component
  icon: string
  up: boolean
}

/** Objectives and Conflict cards that lie before a seat, with the icon that makes pairs. */
export function battlesOf(view: View, seat: number, components: Components): Battle[] {
  return (partsOf(view).battles?.cards[seat] ?? []).flatMap((one) => {
    const card = components.get(one.card, 'conflicts', 'objectives')
    return card ? [{ card, icon: String(card['battle_icon'] ?? 'combat'), up: one.face_up }] : []
  })
}

const TURNS: ReadonlySet<string> = new Set(['send', 'hagal_send', 'hagal', 'reveal', 'end_turn'])

/** The turn that a seat had last, or has now; a card played in somebody else's is none. */
export function lastTurnOf(turns: readonly TurnTold[], log: readonly LogLine[], seat: number): TurnTold | undefined {
  return turns.findLast(
    (turn) => turn.seat === seat && log.slice(turn.from, turn.to).some((line) => line.seat === seat && TURNS.has(line.event)),
  )
}
