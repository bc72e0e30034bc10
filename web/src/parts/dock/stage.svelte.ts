/** Whether the market stands where the map is: by itself while something is to be had from it, or because somebody wants to see
 * it. What was chosen by hand holds until something else is asked. */
import { untrack } from 'svelte'
import type { Table } from '../../lib/table.svelte'
import { basketOf } from './basket.svelte'
import { lasting } from './lasting.svelte'

export class Stage {
  private readonly table: Table
  private wanted = $state<{ open: boolean; about: string } | null>(null)
  /** The market is what this seat is asked about: its Reveal turn, as far as nothing else is open, or a card by an effect. */
  readonly due: boolean = $derived.by(() => {
    const { table } = this
    const mode = basketOf(table).mode
    if (!table.asked || mode === null) return false
    return mode !== 'buy' || table.view?.decision === 'reveal'
  })
  private readonly about: string = $derived.by(() => {
    const view = this.table.view
    return [this.due, view?.table.round, view?.table.turn, view?.table.turn_kind].join(' ')
  })
  readonly open: boolean = $derived(this.wanted?.about === this.about ? this.wanted.open : this.due)

  constructor(table: Table) {
    this.table = table
  }

  toggle(): void {
    this.wanted = { open: !this.open, about: this.about }
  }
}

const stages = new WeakMap<Table, Stage>()

/** The market's place at a table: the same for every part that asks. */
export function stageOf(table: Table): Stage {
  return untrack(() => lasting(stages, table, () => new Stage(table)))
}

/** A table that is the same one, seen from another seat: what is opened at one is open at the other. */
export function shareStage(table: Table, other: Table): void {
  stages.set(table, stageOf(other))
}
