/** Coming to a table: who one is there, what is printed on its components, and the line to the server. */
import { untrack } from 'svelte'
import { api } from '../../lib/api'
import { Components } from '../../lib/components'
import { inTurn } from '../../lib/later.svelte'
import { sentenceOf } from '../../lib/problems'
import { go, route } from '../../lib/router'
import { TableSocket } from '../../lib/socket'
import type { Table } from '../../lib/table.svelte'
import { attempt, toast } from '../../lib/toasts.svelte'
import { has, language, t } from '../../lib/words'

export class Joining {
  /** Why the table can't be opened. */
  missing = $state('')
  private socket: TableSocket | null = null

  /** To be called while a component is made: it lasts as long as that. */
  constructor(
    private readonly table: Table,
    private readonly id: () => string,
  ) {
    $effect(() => {
      void this.id()
      untrack(() => this.open())
    })
    $effect(() => this.fetchComponents())
    $effect(() => this.connect())
    $effect(() => this.takeBack())
    $effect(() => this.sayErrors())
  }

  async open(): Promise<void> {
    const { table } = this
    const id = this.id()
    try {
      const [, , word, seat] = route.parts
      const secret = location.hash.slice(1)
      if (word === 'seat' && seat && secret) {
        await api.restore(id, Number(seat), secret)
        // The secret is in a cookie now and has no business in the address.
        go(`/table/${id}`, true)
      }
      table.about = await api.about(id)
      const mine = table.about.mine ?? []
      if (table.seat === null || !mine.includes(table.seat)) table.seat = mine.length === 0 ? null : Math.min(...mine)
    } catch (problem) {
      this.missing = sentenceOf(problem)
    }
  }

  async sat(seat: number): Promise<void> {
    this.table.about = await api.about(this.id())
    this.table.seat ??= seat
  }

  private fetchComponents(): void {
    void language()
    const edition = this.table.about?.edition
    const modules = this.table.about?.modules.join(',')
    if (!edition) return
    void attempt(async () => {
      this.table.components = new Components(await api.components(edition, modules ? modules.split(',') : []))
    })
  }

  private readonly joined = $derived.by(() => this.table.about !== null && !this.missing)

  /** One socket for this seat and language; another seat or language is another socket. */
  private connect(): (() => void) | undefined {
    const { table } = this
    const { seat } = table
    const spoken = language()
    if (!this.joined) return undefined
    const own = new TableSocket(
      { table: untrack(() => this.id()), seat, language: spoken },
      {
        heard: (message) => {
          inTurn(() => {
            if (this.socket === own) table.hear(message)
          })
        },
        connected: (is) => {
          if (this.socket === own || this.socket === null) table.connected = is
          if (!is) {
            table.busy = false
            table.turn.refused()
          }
        },
        refused: () => {
          if (this.socket !== own) return
          // The seat was freed or given away: whoever had it may still look on.
          if (table.seat !== null) void untrack(() => this.open())
          else this.missing = t('page-table-gone')
        },
      },
    )
    this.socket = own
    table.connect((message) => own.send(message))
    return () => {
      if (this.socket === own) this.socket = null
      own.close()
    }
  }

  private readonly bots = $derived.by(() => (this.table.about?.seats ?? []).filter((seat) => seat.kind === 'bot').map((seat) => seat.seat))
  private before: number[] = []

  /** A seat that a bot has played may be this browser's again: only the server knows. */
  private takeBack(): void {
    const { bots } = this
    const person = this.before.some((seat) => this.table.seatAbout(seat)?.kind === 'person')
    this.before = bots
    if (person) void untrack(() => this.open())
  }

  private sayErrors(): void {
    const { table } = this
    if (!table.error) return
    toast(has(table.error) ? t(table.error) : table.error, 'error')
    table.error = ''
  }
}
