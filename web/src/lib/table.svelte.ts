/** One table as this browser sees it. Parts read it through `useTable()`; what may be done comes from the server's moves. */
import { getContext, setContext } from 'svelte'
import { SvelteSet } from 'svelte/reactivity'
import { Components } from './components'
import { Deciding } from './deciding.svelte'
import { later, LOG } from './later.svelte'
import type {
  About, ChatLine, ClockTold, Fight, FromServer, LogLine, Move, MoveKind, Notice, RoundEnd, SeatAbout, SeatView, Situation, ToServer, TurnTold, View, Visit, Why,
} from './protocol'

export type Sender = (message: ToServer) => boolean

/** What came to the log with one message. */
export interface Fresh {
  lines: LogLine[]
  /** The number of the first of them. */
  from: number
}

/** Lines by their numbers; one that comes again comes in another language. */
function joined<T extends { number: number }>(known: T[], more: T[]): T[] {
  const lines = new Map([...known, ...more].map((line) => [line.number, line]))
  return [...lines.values()].sort((one, other) => one.number - other.number)
}

export class Table {
  about = $state<About | null>(null)
  situation = $state.raw<Situation | null>(null)
  /** The Combat that is going on or was the last one fought, and the end of the last round. */
  fight = $state.raw<Fight | null>(null)
  roundEnd = $state.raw<RoundEnd | null>(null)
  /** The last fight that was over when this browser came: it saw nothing of it. */
  cameAfter = $state(0)
  log = $state.raw<LogLine[]>([])
  /** The log by turns. */
  turns = $state.raw<TurnTold[]>([])
  chat = $state.raw<ChatLine[]>([])
  notices = $state.raw<Notice[]>([])
  /** Whether what was said and told before this browser came has been heard. */
  caughtUp = $state(false)
  hint = $state.raw<{ move: string; text: string } | null>(null)
  components = $state.raw(new Components())
  /** The clocks as they were last told, and when that was; null: nobody's time is limited. */
  clock = $state.raw<(ClockTold & { at: number }) | null>(null)
  connected = $state(false)
  /** The lines that the last message brought; null after joining and after an undo, when nothing has happened. */
  fresh = $state.raw<Fresh | null>(null)
  refused = $state('')
  error = $state('')
  /** The seat that this browser looks from; null: it watches. */
  seat = $state<number | null>(null)
  /** A move is on its way: until the answer comes nothing else is sent. */
  busy = $state(false)

  /** The card in hand that was picked up, and which of several copies. */
  selectedCard = $state<string | null>(null)
  selectedAt = $state<number | null>(null)
  selectedSpace = $state<string | null>(null)
  /** How many log lines there were when this seat last decided. */
  seenLog = $state(0)
  /** The decision that was answered last: its refusal may come after somebody else's move was heard of. */
  private answering: number | null = null

  /** The revision of the game that is shown. A decision that was taken back comes again with its number, but not with this. */
  private revision = 0

  private send: Sender = () => false

  /** What is chosen, and how it is made sure of. */
  readonly turn = new Deciding(this)

  readonly view: View | null = $derived(this.situation?.view ?? null)
  readonly moves: Move[] = $derived(this.situation?.moves ?? [])
  readonly me: SeatView | null = $derived(this.view === null || this.seat === null ? null : (this.view.seats[this.seat] ?? null))
  /** The seats as they take turns. */
  readonly inOrder: SeatView[] = $derived((this.situation?.order ?? []).flatMap((seat) => this.view?.seats[seat] ?? []))
  /** Whether this seat is asked now. */
  readonly asked: boolean = $derived(this.moves.length > 0)
  readonly over: boolean = $derived(this.situation?.result != null)

  /** Sending an Agent: the moves of a card and a space. */
  readonly sends: Move[] = $derived(this.moves.filter((move) => move.kind === 'agent'))
  /** The spaces that light up: those of the picked card, or the picked one; empty while nothing is picked. */
  readonly litSpaces: ReadonlySet<string> = $derived.by(() => {
    const lit = new SvelteSet<string>()
    if (this.selectedCard !== null) {
      for (const move of this.sends) if (move.a === this.selectedCard) lit.add(String(move.b))
    } else if (this.selectedSpace !== null) lit.add(this.selectedSpace)
    return lit
  })
  /** The cards that light up: those that reach the picked space, or, while nothing is picked, all that reach any. */
  readonly litCards: ReadonlySet<string> = $derived.by(() => {
    const lit = new SvelteSet<string>()
    for (const move of this.sends) {
      if (this.selectedSpace === null || this.selectedCard !== null || move.b === this.selectedSpace) lit.add(String(move.a))
    }
    return lit
  })
  /** Every space that some card reaches now. */
  readonly reachable: ReadonlySet<string> = $derived(new SvelteSet(this.sends.map((move) => String(move.b))))
  /** A card or a space is picked, so the rest dims. */
  readonly picking: boolean = $derived(this.selectedCard !== null || this.selectedSpace !== null)
  /** The move that the picked card and the picked space make. */
  readonly pickedMove: Move | null = $derived(
    this.selectedCard === null || this.selectedSpace === null
      ? null
      : (this.sends.find((move) => move.a === this.selectedCard && move.b === this.selectedSpace) ?? null),
  )

  connect(send: Sender): void {
    this.send = send
  }

  hear(message: FromServer): void {
    switch (message.type) {
      case 'table': {
        const { type: _, ...about } = message
        this.about = { ...this.about, ...about }
        // A seat that the host has freed or given to a bot is nobody's, whatever this browser still remembers of it.
        const left = (this.about.mine ?? []).filter((seat) => this.seatAbout(seat)?.kind === 'person')
        this.about.mine = left
        if (this.seat !== null && !left.includes(this.seat)) this.seat = left[0] ?? null
        break
      }
      case 'game':
        this.revision = message.revision
        this.clock = message.clock ? { ...message.clock, at: Date.now() } : null
        if (this.situation === null) this.cameAfter = message.fight?.stage === 'done' ? message.fight.id : 0
        this.fight = message.fight ?? null
        this.roundEnd = message.round_end ?? null
        {
          const other = this.take(message.situation)
          this.tellLog(message.log)
          later(LOG, () => this.tellTurns(message.turns ?? []))
          this.turn.heard(other)
        }
        break
      case 'notices':
        this.notices = joined(this.notices, message.lines)
        break
      case 'chat':
        this.chat = joined(this.chat, message.lines)
        this.caughtUp = true
        break
      case 'hint':
        this.hint = {
          move: message.move,
          text: message.text ?? this.moves.find((move) => move.move === message.move)?.text ?? message.move,
        }
        break
      case 'error':
        this.busy = false
        this.turn.refused()
        // The fresh view comes right after: if the decision is another by then, the answer was too late.
        this.late = message.number != null && message.number === this.answering ? message.error : ''
        if (!this.late) this.error = message.error
        break
    }
  }

  /** A refusal that waits for the view that explains it. */
  private late = ''

  private tellLog(log: { from: number; lines: LogLine[] }): void {
    const goesOn = log.from > 0 && log.from === this.log.length
    this.log = [...this.log.slice(0, log.from), ...log.lines]
    this.fresh = goesOn && log.lines.length > 0 ? { lines: log.lines, from: log.from } : null
    this.seenLog = Math.min(this.seenLog, this.log.length)
  }

  private tellTurns(turns: TurnTold[]): void {
    const from = turns[0]?.from ?? 0
    this.turns = [...this.turns.filter((turn) => turn.to <= from), ...turns]
  }

  /** Whether it is another decision than before. */
  private take(situation: Situation): boolean {
    const before = this.situation
    this.busy = false
    if (this.late) this.error = situation.number === this.answering ? this.late : 'page-table-too-late'
    this.late = ''
    this.situation = situation
    const other = before?.number !== situation.number || before.view.seat !== situation.view.seat
    if (other) {
      this.hint = null
      this.putBack()
    }
    return other
  }

  // --- what the reader does

  /** Pick up a card of the hand; the same again puts it back. */
  selectCard(card: string, at: number | null = null): void {
    if (this.selectedCard === card && this.selectedAt === at) {
      this.selectedCard = this.selectedAt = null
      return
    }
    this.turn.clear()
    this.turn.planned = 0
    this.selectedCard = card
    this.selectedAt = at
    if (this.selectedSpace !== null && !this.litSpaces.has(this.selectedSpace)) this.selectedSpace = null
  }

  /** Pick a space; the same again puts it back. With a card picked up it stays picked until the move is confirmed. */
  selectSpace(space: string): void {
    if (this.selectedSpace === space) {
      this.selectedSpace = null
      return
    }
    this.turn.clear()
    this.turn.planned = 0
    this.selectedSpace = space
    if (this.selectedCard !== null && !this.sends.some((move) => move.a === this.selectedCard && move.b === space)) {
      this.selectedCard = this.selectedAt = null
    }
  }

  putBack(): void {
    this.selectedCard = this.selectedAt = this.selectedSpace = null
  }

  /** The moves that send an Agent with this card, to this space; null stands for any. */
  sendsOf(card: string | null, space: string | null): Move[] {
    return this.sends.filter((move) => (card === null || move.a === card) && (space === null || move.b === space))
  }

  ofKind(...kinds: MoveKind[]): Move[] {
    return this.moves.filter((move) => kinds.includes(move.kind))
  }

  /** The legal move of this kind with these ids, if there is one. */
  find(kind: MoveKind, a?: string | number | null, b?: string | number | null): Move | undefined {
    return this.moves.find(
      (move) => move.kind === kind && (a === undefined || move.a === a) && (b === undefined || move.b === b),
    )
  }

  /** A thing that stands for a move was pressed: it is made, or first asked about. */
  play(move: Move | null | undefined): void {
    this.turn.choose(move)
  }

  /** Whether a move was pressed once and waits to be pressed again, or to be ended with. */
  isChosen(move: Move | null | undefined): boolean {
    return !!move && (this.turn.staged?.move === move.move || this.turn.armed === move.move || this.turn.tapped === move.move)
  }

  /** The key of a thing on the table; empty: it has none now. */
  keyAt(kind: string, id: string | number): string {
    return this.turn.keyAt(kind, id)
  }

  /** Send a move to the server. */
  perform(move: Move | null | undefined): void {
    if (!move || this.busy || this.situation === null) return
    this.seenLog = this.log.length
    this.answering = this.situation.number
    this.busy = this.tell({ do: 'move', number: this.situation.number, revision: this.revision, move: move.move })
  }

  undo(turn = false): void {
    if (this.busy || !this.situation?.undo) return
    this.busy = this.tell({ do: 'undo', turn })
  }

  say(text: string): boolean {
    return this.tell({ do: 'chat', text })
  }

  askHint(): void {
    this.tell({ do: 'hint' })
  }

  private tell(message: ToServer): boolean {
    const sent = this.send(message)
    if (!sent) this.error = 'page-offline'
    return sent
  }

  // --- what can't be done, and prices

  /** Why a thing can't be used now; empty where it can, or where the server says nothing. */
  whyNot(where: keyof Why, id: string): string {
    return this.situation?.why?.[where]?.[id] ?? ''
  }

  /** What a card of the market costs now, if that is not what it says. */
  priceOf(card: string): number | undefined {
    const price = this.situation?.prices?.[card]
    return price === this.components.card(card)?.cost ? undefined : price
  }

  /** What a visit to a space costs this seat, and gives. */
  visitOf(space: string | null | undefined): Visit | undefined {
    return space ? this.situation?.visits?.[space] : undefined
  }

  // --- names

  seatAbout(seat: number): SeatAbout | undefined {
    return this.about?.seats.find((one) => one.seat === seat)
  }

  seatName(seat: number): string {
    const about = this.seatAbout(seat)
    return about?.name ?? String(seat + 1)
  }

  isOpponent(seat: number): boolean {
    return this.seatAbout(seat)?.kind === 'opponent'
  }

  /** The Leader's name, or the Rival's. */
  leaderName(seat: number): string {
    const leader = this.view?.seats[seat]?.leader
    return leader ? this.components.name(leader, 'leaders') : this.seatName(seat)
  }
}

const TABLE = Symbol('table')

export function provideTable(table: Table): Table {
  setContext(TABLE, table)
  return table
}

/** The table that the part stands on. */
export function useTable(): Table {
  return getContext<Table>(TABLE)
}
