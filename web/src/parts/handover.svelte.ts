/** Several people at one device: which of them may look, and when the next one has to be called. */
import type { Table } from '../lib/table.svelte'

export class Handover {
  /** The seat that has said that it is alone with the device. */
  private looking = $state<number | null>(null)

  constructor(private readonly table: Table) {}

  /** The seats of the people at this device. */
  private readonly people: number[] = $derived.by(() => {
    const { about } = this.table
    return about?.status === 'running' ? (about.mine ?? []).filter((mine) => this.table.seatAbout(mine)?.kind === 'person') : []
  })

  /** There is more than one: what only one of them may see is not for all to look at. */
  readonly shared: boolean = $derived(this.people.length > 1)

  /** The seat that is to have the device now, if others sit at it, too; else null. */
  private readonly wanted: number | null = $derived.by(() => {
    const { situation, over, seat } = this.table
    const { people, shared } = this
    if (over || !shared) return null
    const decider = situation?.decider ?? null
    if (decider !== null && people.includes(decider)) return decider
    // Others decide: whoever had the device keeps it.
    return seat !== null && people.includes(seat) ? seat : (people[0] ?? null)
  })

  /** Whoever is to look next; the cover lies over the table until the view is theirs. Null: there is nothing to hide. */
  readonly next: number | null = $derived.by(() => {
    const { wanted, table } = this
    if (wanted === null) return null
    return this.looking === wanted && table.seat === wanted && table.view?.seat === wanted ? null : wanted
  })

  /** They have said so, and the view is on its way. */
  readonly turning: boolean = $derived(this.next !== null && this.looking === this.next)

  show(): void {
    const { next } = this
    if (next === null) return
    this.looking = next
    this.table.seat = next
  }
}
