/** What a person has laid together in the market. Nothing of it is sent before `buy()`; then one purchase after the other goes
 * out, each when the one before was taken and as long as it is still legal. What could not be bought stays in the basket. */
import { untrack } from 'svelte'
import type { Move } from '../../lib/protocol'
import type { Table } from '../../lib/table.svelte'
import { t } from '../../lib/words'
import { lasting } from './lasting.svelte'
import { brings, entryOf, kept, modeOf, ordered, same, short, sum, waresOf, without, type Entry, type Mode, type Ware } from './basket'

export class Basket {
  private readonly table: Table
  /** What is to be bought on this Reveal turn. */
  private buys = $state.raw<readonly Entry[]>([])
  /** The one card that an effect is to acquire or to set aside. */
  private one = $state.raw<Entry | null>(null)
  /** Purchases are on their way. */
  buying = $state(false)
  /** Why the last purchase stopped; empty: nothing was in the way. */
  stopped = $state('')
  /** The purchase that was sent, and the decision that it answers. */
  private sent: { entry: Entry; number: number } | null = null
  private turn = ''
  private number = -1

  readonly wares: Ware[] = $derived.by(() => {
    const { situation, components, seat } = this.table
    return situation ? waresOf(situation, components, seat) : []
  })
  /** This seat takes its Reveal turn. */
  readonly revealing: boolean = $derived.by(() => {
    const { view, seat } = this.table
    return view !== null && seat !== null && view.table.turn_kind === 'reveal' && view.table.turn === seat
  })
  /** What cards of the market are picked for now; null: they are only looked at. */
  readonly mode: Mode | null = $derived.by(() => modeOf(this.table.moves) ?? (this.revealing ? 'buy' : null))
  readonly entries: readonly Entry[] = $derived(this.mode === 'buy' ? this.buys : this.mode && this.one ? [this.one] : [])
  readonly count: number = $derived(this.entries.length)
  /** What may be spent, what is in the basket, and what is left beside it. */
  readonly persuasion: number = $derived.by(() => (this.revealing ? (this.table.me?.persuasion ?? 0) : 0))
  readonly cost: number = $derived(sum(this.buys, this.wares))
  readonly rest: number = $derived(this.persuasion - this.cost)
  /** In the order in which they are bought, with what is known of each. */
  readonly lines: { entry: Entry; ware: Ware; late: boolean }[] = $derived(
    ordered(this.entries, this.wares).flatMap((entry) => {
      const ware = this.find(entry)
      return ware ? [{ entry, ware, late: this.mode === 'buy' && brings(ware.component) }] : []
    }),
  )

  readonly names: string = $derived.by(() => this.lines.map((line) => line.ware.component.name).join(', '))

  constructor(table: Table) {
    this.table = table
    $effect(() => {
      void this.table.situation
      void this.table.busy
      untrack(() => this.follow())
    })
  }

  private find(entry: Entry): Ware | undefined {
    return this.wares.find((ware) => same(entryOf(ware), entry))
  }

  holds(ware: Ware): boolean {
    return this.entries.some((entry) => same(entry, entryOf(ware)))
  }

  /** How much is missing for a card that is not in the basket. */
  short(ware: Ware): number {
    return this.mode === 'buy' && !this.holds(ware) ? short(ware, this.buys, this.wares, this.persuasion) : 0
  }

  /** Whether a press on the card does something. */
  takes(ware: Ware): boolean {
    return !this.buying && (this.holds(ware) || (ware.move !== null && this.short(ware) === 0))
  }

  /** Lay a card into the basket; the same again takes it out. Where only one can be had, another takes its place. */
  toggle(ware: Ware): void {
    if (!this.takes(ware)) return
    this.stopped = ''
    this.stay()
    const entry = entryOf(ware)
    if (this.mode !== 'buy') this.one = this.holds(ware) ? null : entry
    else if (this.holds(ware)) this.buys = this.buys.filter((bought) => !same(bought, entry))
    else this.buys = [...this.buys, entry]
  }

  /** Whether one more of a stack can be laid into the basket. */
  canAdd(ware: Ware): boolean {
    const inside = this.entries.filter((entry) => same(entry, entryOf(ware))).length
    const { left, price } = ware
    return this.mode === 'buy' && !this.buying && inside > 0 && left !== null && inside < left && price !== null && price <= this.rest
  }

  add(ware: Ware): void {
    if (this.canAdd(ware)) this.buys = [...this.buys, entryOf(ware)]
  }

  /** Take one card out. */
  remove(entry: Entry): void {
    if (this.buying) return
    this.stopped = ''
    this.stay()
    if (this.mode === 'buy') this.buys = without(this.buys, entry)
    else this.one = null
  }

  /** Whoever goes on choosing does not end the turn. */
  private stay(): void {
    if (this.table.turn.forsaking) this.table.turn.clear()
  }

  /** Lay in or take out the card that a move would have. */
  pick(move: Move): void {
    const ware = this.wares.find((one) => one.move?.move === move.move)
    if (ware) this.toggle(ware)
  }

  /** Buy what is in the basket, one after the other; or have the one card that was picked. */
  buy(): void {
    if (this.buying || this.table.busy || this.count === 0) return
    this.stopped = ''
    if (this.mode === 'buy') {
      this.buying = true
      this.next()
    } else if (this.one) this.send(this.find(this.one)?.move)
  }

  /** The button was the confirmation; only a turn that would end with it is asked about once more. */
  private send(move: Move | null | undefined): void {
    if (move?.ends) this.table.turn.choose(move, true)
    else this.table.perform(move)
  }

  private halt(why = ''): void {
    this.buying = false
    this.sent = null
    this.stopped = why
  }

  /** What the server has told since: whether the last purchase was taken, and what still lies there. */
  follow(): void {
    const { situation, view, seat } = this.table
    if (!situation || !view) return
    if (situation.number !== this.number) this.one = null
    this.number = situation.number
    const turn = this.revealing ? `${String(seat)} ${view.table.round}` : ''
    if (turn !== this.turn) {
      this.turn = turn
      this.buys = []
      this.halt()
      return
    }
    if (this.table.busy) return
    if (this.sent) {
      if (situation.number <= this.sent.number) {
        this.halt(this.table.error ? t(this.table.error) : t('page-dock-stopped'))
        return
      }
      this.buys = without(this.buys, this.sent.entry)
      this.sent = null
    }
    this.buys = kept(this.buys, this.wares)
    if (this.buying) this.next()
  }

  private next(): void {
    const { situation } = this.table
    const [entry] = ordered(this.buys, this.wares)
    if (!entry || !situation) {
      this.halt()
      return
    }
    // Something that a purchase has brought is decided first; the rest is bought afterwards.
    if (situation.view.decision !== 'reveal') return
    const ware = this.find(entry)
    if (!ware?.move) {
      this.halt([ware?.component.name, ware?.why || t('page-dock-stopped')].filter(Boolean).join(': '))
      return
    }
    this.sent = { entry, number: situation.number }
    this.table.turn.choose(ware.move, true)
    // The last one may end the turn: then it waits for the reader's End.
    if (!this.table.busy) this.halt()
  }
}

const baskets = new WeakMap<Table, Basket>()

/** The basket of a table: the same for every part that asks, and no part's own, so that it outlives them. */
export function basketOf(table: Table): Basket {
  return untrack(() => lasting(baskets, table, () => new Basket(table)))
}
