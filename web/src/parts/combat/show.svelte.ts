/** When the Combat stage and the ribbon at a round's end are shown. What lies below them moves on by itself; whoever looks is asked
 * nothing until the stage was left. There is one at a time, as there is one screen. */
import { untrack } from 'svelte'
import { kindOf } from '../../lib/kinds'
import type { Fight, MoveKind, RoundEnd } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import type { Table } from '../../lib/table.svelte'
import { beatsOf, fought, lanesAfter, lasts, reached, type Beat, type BeatKind, type Shown } from './beats'

/** Where fights come from: a table, or a film of one. */
export interface Source {
  readonly fight: Fight | null
  readonly roundEnd: RoundEnd | null
  /** The fight has been looked at and left. */
  readonly seen: boolean
  /** The end of the round has been looked at. */
  readonly ended: boolean
  /** Something of the board has to be pressed now, so nothing may lie over it. */
  readonly needsBoard: boolean
  leave(): void
  endSeen(): void
  /** The fight goes on, whatever was seen of it before. */
  again(): void
}

const TICK = 100
/** Milliseconds that the ribbon stays; without motion a line is easier missed. */
export const RIBBON = 3000
const RIBBON_STILL = 6000

export function still(): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches
}

class Show {
  private source = $state.raw<Source | null>(null)
  /** The fight that the next numbers are about. */
  private of = $state(0)
  private steps = $state(0)
  private held = $state(false)
  private aside = $state(false)
  /** Milliseconds of the beat that is shown, of the whole stage, and of the ribbon. */
  private beaten = 0
  private waited = $state(0)
  private unrolled = 0

  readonly fight: Fight | null = $derived(this.source?.fight ?? null)
  private readonly known: boolean = $derived(this.of === this.fight?.id)
  /** How many beats of the fight have come. */
  readonly at: number = $derived(this.known ? this.steps : 0)
  /** Put aside to look at the board while cards are still played. */
  readonly folded: boolean = $derived(this.known && this.aside && this.fight?.stage !== 'done')
  readonly beats: Beat[] = $derived(this.fight ? beatsOf(this.fight) : [])
  readonly lanes: Shown[] = $derived(this.fight ? lanesAfter(this.fight, this.beats, this.at) : [])
  /** There is a fight that goes on, or that was not looked at yet. */
  readonly going: boolean = $derived(fought(this.fight) && this.source?.seen === false)
  /** The stage lies over the board. */
  readonly on: boolean = $derived(this.going && !this.folded && !(this.fight?.stage !== 'done' && this.source?.needsBoard === true))
  /** The fight is over, and the stage is to be left before anything else. */
  readonly asks: boolean = $derived(this.going && this.fight?.stage === 'done')
  /** Everything that there is to see is there. */
  readonly complete: boolean = $derived(this.at >= this.beats.length)
  /** The stage goes by itself, unless its reader stops it. */
  get hurries(): boolean {
    return settings.fightSeconds !== 0 && !still()
  }
  readonly waiting: boolean = $derived((this.known && this.held) || !this.hurries)
  /** Seconds until the stage goes by itself; null: it waits. */
  readonly left: number | null = $derived(
    !this.asks || !this.complete || this.waiting ? null : Math.max(0, Math.ceil(settings.fightSeconds - this.waited / 1000)),
  )
  /** How much of that time is over, from 0 to 1. */
  readonly gone: number = $derived(this.left === null ? 0 : Math.min(1, this.waited / 1000 / settings.fightSeconds))
  /** The end of the round, while its ribbon is shown. */
  readonly ribbon: RoundEnd | null = $derived(
    this.source && !this.source.ended && !this.going ? this.source.roundEnd : null,
  )

  has(kind: BeatKind): boolean {
    return reached(this.beats, this.at, kind)
  }

  /** Leave the stage. */
  continue(): void {
    if (this.asks) this.source?.leave()
  }

  /** Stay until the reader goes on. */
  wait(): void {
    this.begin()
    this.held = !this.held
  }

  fold(): void {
    this.begin()
    this.aside = !this.aside
  }

  /** Whether a key meant the stage: while it waits to be left, no other key means anything below it. */
  pressed(event: KeyboardEvent): boolean {
    if (!this.asks || event.ctrlKey || event.metaKey || event.altKey) return false
    const target = event.target as Element | null
    if (target?.closest('input, select, textarea, dialog')) return false
    if (event.key === 'Enter') {
      // A focused button keeps its own meaning.
      if (target?.closest('button, a, summary')) return false
      this.continue()
      return true
    }
    if (event.code === 'KeyP') {
      this.wait()
      return true
    }
    if (event.key === 'Escape') {
      this.continue()
      return true
    }
    return /^(Key[A-Z]|Digit[1-9])$/.test(event.code)
  }

  leaveRibbon(): void {
    this.source?.endSeen()
  }

  /** Follow a table or a film, for as long as the part that calls this is there. */
  follow(source: Source): void {
    this.source = source
    this.of = 0
    $effect(() => () => {
      if (this.source === source) this.source = null
    })
    $effect(() => {
      if (!this.going && this.ribbon === null) return
      untrack(() => this.tick(0))
      const timer = setInterval(() => this.tick(TICK), TICK)
      return () => clearInterval(timer)
    })
  }

  /** Time goes by. */
  tick(ms: number): void {
    if (this.going) {
      this.begin()
      if (this.fight?.stage !== 'done') this.source?.again()
      if (!this.complete) this.grow(ms)
      else if (this.left !== null && !away()) {
        this.waited += ms
        if (this.waited >= settings.fightSeconds * 1000) this.continue()
      }
    } else this.of = 0
    if (this.ribbon === null) this.unrolled = 0
    else if (!away() && (this.unrolled += ms) >= (still() ? RIBBON_STILL : RIBBON)) this.leaveRibbon()
  }

  private grow(ms: number): void {
    this.beaten += ms
    while (!this.complete) {
      const beat = this.beats[this.at - 1]
      const needs = still() ? 0 : beat ? lasts(beat) : TICK
      if (this.beaten < needs) return
      this.beaten -= needs
      this.steps += 1
    }
  }

  /** Another fight begins anew; one of which something was taken back goes on from what is left of it. */
  private begin(): void {
    if (!this.known) {
      this.of = this.fight?.id ?? 0
      this.steps = this.waited = this.beaten = 0
      this.held = this.aside = false
    }
    this.steps = Math.min(this.steps, this.beats.length)
  }
}

/** Nobody looks at a page in the background, nor at what lies under something that was opened. */
function away(): boolean {
  return typeof document !== 'undefined' && (document.hidden || document.querySelector('dialog[open], [data-inspect]') !== null)
}

export const show = new Show()

// --- a table

const KEY = 'kanly-fights'
const MOST = 50
/** What is pressed where the stage lies. */
const UNDER: ReadonlySet<string> = new Set(['space', 'post', 'faction', 'contract', 'wall'])

function underneath(kind: MoveKind): boolean {
  return kind !== 'take' && kindOf({ kind }).at.some((spot) => UNDER.has(spot))
}

function remembered(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {}
  } catch {
    return {}
  }
}

/** The fights of a table. What was over when this browser came is no news, unless it has looked at the table before. */
export class AtTable implements Source {
  private left = $state(0)
  private leftEnd = $state(0)

  private before = $state(false)
  private here = false

  constructor(
    private readonly table: Table,
    private readonly id: string,
  ) {
    const kept = remembered()[id]
    this.before = kept !== undefined
    this.left = this.leftEnd = kept ?? 0
  }

  /** What was over when this browser came to the table for the first time. */
  private get missed(): number {
    return this.before ? 0 : this.table.cameAfter
  }

  /** The table has been heard of: from now on this browser remembers what it has seen there. */
  arrived(): void {
    // Whoever sits down next at this device comes to what has gone on.
    if (this.here) return
    this.here = true
    this.left = this.leftEnd = Math.max(this.left, this.missed)
    this.before = true
    this.remember()
  }

  get fight(): Fight | null {
    return this.table.fight
  }

  get roundEnd(): RoundEnd | null {
    return this.table.roundEnd
  }

  get seen(): boolean {
    const { fight } = this
    // While it goes on it is shown, also when it was over before and something was taken back.
    return fight === null || (fight.stage === 'done' && fight.id <= Math.max(this.left, this.missed))
  }

  get ended(): boolean {
    const end = this.roundEnd
    return end === null || end.round <= Math.max(this.leftEnd, this.missed)
  }

  get needsBoard(): boolean {
    return this.table.moves.some((move) => underneath(move.kind))
  }

  leave(): void {
    this.left = this.fight?.id ?? this.left
    this.remember()
  }

  again(): void {
    const before = (this.fight?.id ?? 1) - 1
    if (this.left > before) this.left = this.leftEnd = before
  }

  endSeen(): void {
    this.leftEnd = this.roundEnd?.round ?? this.leftEnd
    this.remember()
  }

  private remember(): void {
    try {
      const { [this.id]: _, ...others } = remembered()
      const kept = Object.entries(others).slice(1 - MOST)
      sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [this.id, this.left]])))
    } catch {
      // A browser that forbids storage shows the last fight again after it was reloaded.
    }
  }
}
