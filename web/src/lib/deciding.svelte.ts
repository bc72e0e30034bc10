/** How moves are made so that nothing ends or is shown by accident: what is chosen but not sent yet, what must be pressed
 * once more, and what goes on by itself after an Agent was sent. */
import { blocksOf, thingOf, type Block, type Choice } from './blocks'
import { isBar } from './kinds'
import type { Move } from './protocol'
import { settings } from './settings.svelte'
import type { Table } from './table.svelte'
import { byTouch } from './touching'

/** Buttons of the foot: one press of them is meant. */
const FOOT: ReadonlySet<string> = new Set(['pass', 'end', 'decline'])
/** What the panel's own button confirms already. */
const CONFIRMED: ReadonlySet<string> = new Set(['agent', 'buy', 'acquire', 'aside'])
/** What may lie open while the rest is resolved: nothing of it is a question of its own. */
const OPEN: ReadonlySet<string> = new Set(['take', 'end', 'play', 'deploy', 'buy'])
/** With these something else has begun than the turn that was to be ended. */
const BEGINS: ReadonlySet<string> = new Set(['agent', 'reveal', 'pass'])
/** Keys in the order in which things get them; the letters that mean something else are left out. */
const DIGITS = '123456789'
const LETTERS = 'abcdfgjknoqstuvwxy'

export type Counted = 'deploy' | 'retreat'

/** What is laid together in the market before it is bought. */
export interface Purchases {
  readonly count: number
  readonly buying: boolean
  /** Lay the card of a move into it, or take it out. */
  pick(move: Move): void
  buy(): void
}

/** What goes on by itself until something must be decided. */
interface Plan {
  deploy: number
  /** How many troops could go when that was decided, besides those that do. */
  stay: number
  resolve: boolean
  end: boolean
  /** It was said that hidden cards may be shown for it. */
  shows: boolean
  /** What shows hidden cards and was told of before it all began, by its notation. */
  told: readonly string[]
}

/** Why what was to go on by itself has stopped, and at what: a choice, something hidden, something that may still be done, troops
 * that could still go; or what the end pressed once would leave in the basket. */
export interface Stop {
  readonly why: 'choice' | 'hidden' | 'may' | 'troops' | 'basket'
  readonly what: string
}

/** What blocks are called, one after the other. */
export function namesOf(blocks: readonly Block[]): string {
  return [...new Set(blocks.map((block) => block.source?.name || block.kind || block.choices[0]?.text || ''))].filter(Boolean).join(', ')
}

export class Deciding {
  /** Chosen and not sent: the turn would end with it, and whoever wants to be asked says End. */
  staged = $state.raw<Move | null>(null)
  /** Pressed once: what shows something hidden is pressed twice. A notation, or `resolve`. */
  armed = $state('')
  /** Tapped once with a finger, by its notation. */
  tapped = $state('')
  /** How many troops go to the Conflict with the Agent that is about to be sent. */
  planned = $state(0)
  /** How many the steppers show; null: what they begin with. */
  private counts = $state<Record<Counted, number | null>>({ deploy: null, retreat: null })
  private plan: Plan | null = null
  /** What has stopped before something hidden: pressed once more it goes on. */
  private halted = $state.raw<Plan | null>(null)
  /** Where it has stopped, so that nobody takes it for done. */
  stopped = $state.raw<Stop | null>(null)
  /** The basket, where there is a market. */
  purchases = $state.raw<Purchases | null>(null)

  private readonly table: Table

  constructor(table: Table) {
    this.table = table
  }

  /** All that is due or possible, by what gives it. */
  readonly blocks: Block[] = $derived.by(() => blocksOf(this.table.situation, this.table.moves.filter((move) => isBar(move) && move !== this.ending)))
  readonly loud: Block[] = $derived(this.blocks.filter((block) => !block.quiet))
  readonly quiet: Block[] = $derived(this.blocks.filter((block) => block.quiet))
  readonly musts: Block[] = $derived(this.blocks.filter((block) => block.must))

  /** What has to be done anyway and leaves no choice but that of the order: in the printed one. Empty where something else must
   * be decided first. */
  readonly due: Move[] = $derived.by(() => {
    const { moves, view } = this.table
    if (view?.decision === 'any_order') return moves.filter((move) => move.kind === 'choose' && move.must)
    return moves.every((move) => OPEN.has(move.kind)) ? moves.filter((move) => move.kind === 'take' && move.must) : []
  })
  /** A question is asked that only the reader can answer. */
  private readonly question: boolean = $derived.by(() => this.due.length === 0 && this.table.moves.some((move) => !OPEN.has(move.kind)))
  readonly canResolve: boolean = $derived(this.due.length > 0)
  /** What the foot's last button makes: end, pass, decline, reveal. */
  readonly ending: Move | null = $derived.by(() => this.table.moves.find((move) => isBar(move)) ?? null)
  /** Something is picked, chosen or pressed once, so that it can be put back. */
  readonly held: boolean = $derived.by(() => this.table.picking || this.staged !== null || this.armed !== '' || this.tapped !== '')
  /** The end was pressed while cards lie in the basket: pressed once more it leaves them there. */
  readonly forsaking: boolean = $derived.by(() => this.ending?.kind === 'end' && this.armed === this.ending.move && (this.purchases?.count ?? 0) > 0)
  /** Send and end has stopped before something hidden: the end pressed once more goes on. */
  readonly halting: boolean = $derived.by(() => this.halted?.end === true)

  // --- choosing

  /** A thing or an option that stands for a move was pressed. `foot`: a button that says what it does. */
  choose(move: Move | null | undefined, foot = false): void {
    // What is still drawn of the decision before is no answer to this one.
    if (!move || this.table.busy || !this.table.moves.includes(move)) return
    // Asked before the finger's second tap: the question that follows is that second tap.
    if (move.ends && settings.confirmEnd && !FOOT.has(move.kind)) {
      this.clear()
      this.staged = move
      return
    }
    if (!foot && byTouch() && this.tapped !== move.move) {
      this.clear()
      this.tapped = move.move
      this.armed = move.final ? move.move : ''
      return
    }
    if (move.final && settings.confirmFinal && this.armed !== move.move && !FOOT.has(move.kind) && !CONFIRMED.has(move.kind)) {
      this.clear()
      this.armed = move.move
      return
    }
    this.table.perform(move)
  }

  /** Nothing is chosen any more; what is picked stays. */
  clear(): void {
    this.staged = this.halted = this.stopped = null
    this.armed = this.tapped = ''
  }

  putBack(): void {
    if (this.staged === null) this.table.putBack()
    this.clear()
  }

  /** Send the picked Agent; the troops that were counted go with it. */
  send(): void {
    const move = this.table.pickedMove
    if (!move || this.table.busy) return
    if (move.ends && settings.confirmEnd) {
      this.clear()
      this.staged = move
      return
    }
    this.begin(move, false)
  }

  private begin(move: Move, end: boolean): void {
    this.stopped = this.halted = null
    const stay = (move.deploys ?? 0) - this.planned
    this.plan = { deploy: this.planned, stay, resolve: end, end, shows: !settings.confirmFinal, told: end ? (move.shows ?? []) : [] }
    this.table.perform(move)
  }

  /** Send the picked Agent, do what has to be done without a choice, and end the turn if nothing is left but what was seen
   * before: it stops, and says so, where the reader has to choose, or something hidden would be shown that the panel did not
   * tell of, or more is possible. */
  sendAndEnd(): void {
    const move = this.table.pickedMove
    if (!move || this.table.busy) return
    this.begin(move, true)
  }

  /** The same, with all troops that can go. */
  sendAll(): boolean {
    const most = this.table.pickedMove?.deploys ?? 0
    if (most === 0 || this.staged !== null) return false
    this.planned = most
    this.sendAndEnd()
    return true
  }

  /** The last place of the foot. */
  end(): void {
    if (this.staged !== null) {
      const move = this.staged
      this.table.perform(move)
    } else if (this.halting) this.resume()
    else if (this.table.pickedMove) this.sendAndEnd()
    else if (this.wasting) {
      const { move } = this.ending!
      this.clear()
      this.armed = move
      this.stopped = { why: 'basket', what: '' }
    } else if (!this.table.picking && this.ending?.kind !== 'reveal') this.choose(this.ending, true)
  }

  /** What was laid together to be bought would be lost with the turn, and that has not been told yet. */
  private get wasting(): boolean {
    const { table, ending } = this
    return !table.busy && ending?.kind === 'end' && (this.purchases?.count ?? 0) > 0 && this.armed !== ending.move
  }

  /** Take what is due, one after the other, until a choice matters. */
  resolveRest(): void {
    if (!this.canResolve || this.table.busy) return
    if (this.halted) {
      this.resume()
      return
    }
    const shows = this.due.some((move) => move.final)
    if (settings.confirmFinal && this.armed !== 'resolve' && shows) {
      this.clear()
      this.armed = 'resolve'
      return
    }
    this.stopped = null
    this.plan = { deploy: 0, stay: 0, resolve: true, end: false, shows: shows || !settings.confirmFinal, told: [] }
    this.goOn()
  }

  /** What has stopped before something hidden goes on. */
  private resume(): void {
    if (!this.halted || this.table.busy) return
    this.plan = { ...this.halted, shows: true }
    this.clear()
    this.goOn()
  }

  get resolving(): boolean {
    return this.plan?.resolve ?? false
  }

  /** The one step that Enter and the foot's middle button make: send, or resolve the rest. */
  quickly(): boolean {
    if (this.staged !== null) return false
    if (this.table.pickedMove) this.send()
    else if (this.table.picking) return false
    else if ((this.purchases?.count ?? 0) > 0) this.purchases?.buy()
    else if (this.canResolve) this.resolveRest()
    else return false
    return true
  }

  /** The server has told how it stands now. `other`: another decision than before. */
  heard(other: boolean): void {
    if (other) {
      this.clear()
      this.planned = 0
      this.counts = { deploy: null, retreat: null }
    }
    this.goOn()
    this.reveal()
  }

  /** Where all can tell that nothing but the Reveal turn is left, those who don't want to be asked reveal their hand at once. With
   * Intrigue cards they are asked: who reveals at once would say that none of them can be played. */
  private reveal(): void {
    const forced = this.table.moves.find((move) => move.forced)
    if (forced && !settings.confirmReveal && !this.table.busy) this.table.perform(forced)
  }

  /** What was sent was refused. */
  refused(): void {
    this.plan = null
    this.clear()
  }

  private goOn(): void {
    const plan = this.plan
    if (plan === null) return
    const deployed = plan.deploy > 0 ? this.table.find('deploy', plan.deploy) : undefined
    const next = deployed ?? (plan.resolve ? this.due[0] : undefined)
    if (!next) {
      this.plan = null
      if (this.table.asked && !this.table.moves.some((move) => BEGINS.has(move.kind))) this.leave(plan)
    } else if (next.final && !plan.shows && !plan.told.includes(next.move) && next !== deployed) {
      this.plan = null
      this.halted = plan
      this.armed = 'resolve'
      this.stopped = { why: 'hidden', what: next.source?.name ?? next.text }
    } else if (next.ends && settings.confirmEnd && !plan.end) {
      this.plan = null
      this.staged = next
    } else {
      if (next === deployed) plan.deploy = 0
      this.table.perform(next)
    }
  }

  /** Nothing goes on by itself any more: the turn is ended, if that was meant and nothing new has come up. */
  private leave(plan: Plan): void {
    const ended = plan.end ? this.table.find('end') : undefined
    const most = Math.max(0, ...this.table.ofKind('deploy').map((move) => Number(move.a)))
    const mays = this.loud.filter((block) => block.counted.length === 0)
    // What was planned and can't be done now is shown, not forgotten.
    if (plan.deploy > 0) this.counts.deploy = plan.deploy
    if (plan.resolve && (this.question || this.musts.length > 0)) this.stopped = { why: 'choice', what: '' }
    else if (ended && mays.length > 0) this.stopped = { why: 'may', what: namesOf(mays) }
    else if (ended && (plan.deploy > 0 || most > plan.stay)) this.stopped = { why: 'troops', what: '' }
    else this.table.perform(ended)
  }

  // --- counting

  /** The move that a stepper shows. Deploying begins with the most, retreating with the fewest. */
  counted(block: Block): Move | undefined {
    const kind = block.counted[0]?.kind as Counted | undefined
    if (!kind) return undefined
    const usual = kind === 'deploy' ? block.counted.at(-1) : block.counted[0]
    return block.counted.find((move) => Number(move.a) === this.counts[kind]) ?? usual
  }

  count(block: Block, n: number): void {
    const kind = block.counted[0]?.kind as Counted | undefined
    if (kind && block.counted.some((move) => Number(move.a) === n)) {
      this.clear()
      this.counts[kind] = n
    }
  }

  /** So many troops go with the Agent that is about to be sent; false: none can. */
  planning(n: number): boolean {
    const most = this.table.pickedMove?.deploys ?? 0
    if (most === 0 || this.staged !== null) return false
    this.planned = Math.min(most, n)
    return true
  }

  /** One more or one less, in whatever is counted now; false: nothing is. */
  step(by: number): boolean {
    const most = this.table.pickedMove?.deploys ?? 0
    if (this.table.pickedMove) {
      if (most === 0) return false
      this.planned = Math.max(0, Math.min(most, this.planned + by))
      return true
    }
    const block = this.blocks.find((one) => one.counted.length > 0)
    if (!block) return false
    const at = block.counted.indexOf(this.counted(block)!)
    const next = block.counted[at + by]
    if (next) this.count(block, Number(next.a))
    return true
  }

  // --- keys

  /** The options in the order in which the panel lists them, what is counted as one of them; then the cards for sale. */
  readonly options: Move[] = $derived.by(() => [...this.loud, ...this.quiet].flatMap((block) => {
    const counted = this.counted(block)
    return [...block.choices.map((choice: Choice) => choice.move), ...(counted ? [counted] : [])]
  }).concat(this.table.ofKind('buy')))
  /** What keys do now: cards of the hand have the digits while an Agent can be sent, and after one was picked up its spaces. */
  private readonly caps: ReadonlyMap<string, Move> = $derived.by(() => {
    const { table } = this
    // With a card and a space picked, digits count the troops that go along.
    if (this.staged || table.pickedMove?.deploys) return new Map()
    const reached = table.selectedCard !== null ? table.sendsOf(table.selectedCard, null) : []
    const moves = reached.length > 0 ? reached : table.picking ? [] : this.options
    const keys = reached.length > 0 || table.sends.length === 0 ? DIGITS + LETTERS : LETTERS
    return new Map([...keys].slice(0, moves.length).map((key, at) => [key, moves[at]!]))
  })
  private readonly capOf: ReadonlyMap<string, string> = $derived(new Map([...this.caps].map(([key, move]) => [move.move, key])))
  /** Whether digits mean the cards of the hand. */
  readonly cardsHaveDigits: boolean = $derived.by(() => this.table.sends.length > 0 && this.table.selectedCard === null && this.staged === null)

  /** The key that stands for a move; empty: none does. */
  key(move: Move): string {
    return this.capOf.get(move.move) ?? ''
  }

  /** The key of a thing on the table: of its only option, or of a space that the picked card reaches. */
  keyAt(kind: string, id: string | number): string {
    for (const [key, move] of this.caps) {
      const thing = thingOf(move)
      if (thing?.kind === kind && thing.id === String(id)) return key
    }
    return ''
  }

  /** A digit or a letter was pressed. */
  press(key: string): boolean {
    const move = this.caps.get(key)
    if (!move) return false
    if (move.kind === 'agent') this.table.selectSpace(String(move.b))
    else if (move.kind === 'buy' && this.purchases) this.purchases.pick(move)
    else this.choose(move)
    return true
  }
}
