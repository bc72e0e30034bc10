/** The market and the basket as plain values: what lies there at which price, and what may be laid into the basket. Prices and
 * legal moves are the server's; here they are only added up. */
import type { Components } from '../../lib/components'
import type { Component, Move, MoveKind, RowTold, Situation } from '../../lib/protocol'

/** What cards of the market are picked for: to buy them, to acquire one by an effect, to set one aside. */
export type Mode = 'buy' | 'acquire' | 'aside'
/** Where a card lies, as moves say it: the Imperium Row and the Reserve, what is set aside, or the id of a further row. */
export type From = string

/** One place of the market. */
export interface Ware {
  readonly key: string
  readonly id: string
  readonly component: Component
  readonly place: 'row' | 'aside' | 'reserve' | 'further'
  readonly from: From
  /** Which card of the Row it is. */
  readonly at: number
  /** What it costs this seat in Persuasion; null: it is not for sale, or for something else. */
  readonly price: number | null
  /** Of a further row: which it is, and what is paid there. */
  readonly sold: string
  /** How many are left of a stack. */
  readonly left: number | null
  /** What picks it, if it can be had now. */
  readonly move: Move | null
  /** Why it can't be had, in a sentence. */
  readonly why: string
}

/** A card in the basket. `at`: its place in the Row, -1 elsewhere. */
export interface Entry {
  readonly id: string
  readonly from: From
  readonly at: number
}

const MODES: readonly MoveKind[] = ['buy', 'acquire', 'aside']

/** What the market is asked about now; null: nothing. */
export function modeOf(moves: readonly Move[]): Mode | null {
  return (MODES.find((kind) => moves.some((move) => move.kind === kind)) as Mode | undefined) ?? null
}

function movesFrom(moves: readonly Move[], id: string, from: From): Move | null {
  const found = moves.find((move) => {
    if (move.a !== id) return false
    if (move.kind === 'aside') return from === 'market'
    return (move.kind === 'buy' || move.kind === 'acquire') && move.b === from
  })
  return found ?? null
}

/** Everything that lies in the market, as this seat may have it: the Row, what was set aside for it, the Reserve, and rows that only
 * some games have. */
export function waresOf(situation: Situation, components: Components, seat: number | null): Ware[] {
  const { view, moves } = situation
  const ware = (place: Ware['place'], id: string, at: number, left: number | null, row?: RowTold): Ware[] => {
    const component = place === 'reserve' ? (components.get(id, 'reserve') ?? components.card(id)) : components.card(id)
    if (!component) return []
    const from = row?.id ?? (place === 'aside' ? 'aside' : 'market')
    const move = movesFrom(moves, id, from)
    const why = moves.length > 0 && !move ? (situation.why?.market?.[id] ?? '') : ''
    const there = row?.places[at]
    const price = there ? there.persuasion : (situation.prices?.[id] ?? component.cost ?? null)
    const sold = row && there ? [row.name, there.price].filter(Boolean).join(': ') : ''
    return [{ key: `${row?.id ?? place} ${id} ${at}`, id, component, place, from, at, price, sold, left, move, why }]
  }
  const own = seat === null ? [] : (view.seats[seat]?.aside ?? [])
  return [
    ...view.table.row.flatMap((id, at) => ware('row', id, at, null)),
    ...own.flatMap((one) => ware('aside', String(one['card'] ?? ''), -1, null)),
    ...Object.entries(view.table.reserve).flatMap(([id, left]) => ware('reserve', id, -1, left)),
    // Of a stack the top alone is there to be had.
    ...(situation.rows ?? []).flatMap((row) => row.places.flatMap(({ card }, at) => (card === null ? [] : ware('further', card, at, null, row)))),
  ]
}

export function entryOf(ware: Ware): Entry {
  return { id: ware.id, from: ware.from, at: ware.at }
}

export function same(one: Entry, other: Entry): boolean {
  return one.id === other.id && one.from === other.from && one.at === other.at
}


function wareOf(wares: readonly Ware[], entry: Entry): Ware | undefined {
  return wares.find((ware) => same(entryOf(ware), entry))
}

/** What all of it costs. */
export function sum(entries: readonly Entry[], wares: readonly Ware[]): number {
  return entries.reduce((all, entry) => all + (wareOf(wares, entry)?.price ?? 0), 0)
}

/** How much is missing for a card, beside what is in the basket already; 0: nothing is. */
export function short(ware: Ware, entries: readonly Entry[], wares: readonly Ware[], persuasion: number): number {
  return ware.price === null ? 0 : Math.max(0, ware.price - (persuasion - sum(entries, wares)))
}

/** Whether something comes of having the card at once: it may show what is hidden, or ask something. */
export function brings(component: Component): boolean {
  return Array.isArray(component['acquire']) && component['acquire'].length > 0
}

/** The order in which the basket is bought: what may show something or ask something comes last. */
export function ordered(entries: readonly Entry[], wares: readonly Ware[]): Entry[] {
  const late = (entry: Entry): boolean => {
    const ware = wareOf(wares, entry)
    return ware !== undefined && brings(ware.component)
  }
  return [...entries.filter((entry) => !late(entry)), ...entries.filter(late)]
}

/** The basket in a market that has changed: a card that lies elsewhere in the Row is followed, one that is gone is left out. */
export function kept(entries: readonly Entry[], wares: readonly Ware[]): Entry[] {
  const taken = new Set<string>()
  const found: Entry[] = []
  const counts = new Map<string, number>()
  for (const entry of entries) {
    const fitting = wares.filter((ware) => ware.id === entry.id && entryOf(ware).from === entry.from)
    const ware = fitting.find((one) => one.at === entry.at && !taken.has(one.key)) ?? fitting.find((one) => !taken.has(one.key))
    if (!ware) continue
    // Of a stack as many as there are.
    if (ware.left !== null) {
      const so = (counts.get(ware.id) ?? 0) + 1
      if (so > ware.left) continue
      counts.set(ware.id, so)
    } else taken.add(ware.key)
    found.push(entryOf(ware))
  }
  return found
}

/** All but one of the copies of a card. */
export function without(entries: readonly Entry[], entry: Entry): Entry[] {
  const at = entries.findIndex((one) => same(one, entry))
  return entries.filter((_, index) => index !== at)
}
