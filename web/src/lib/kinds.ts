/** The kinds of moves, in one table: what each looks like, where it is made, whether it stands in the bar. What every game has stands
 * here, what belongs to a topic in `src/topics/`; no rule is known here. */
import type { Move } from './protocol'

/** What is pressed to make a move: a thing of the board, a card where it lies, a Leader of those on offer. */
export type Spot = BoardSpot | CardSpot | 'leaders'
export type BoardSpot = 'space' | 'post' | 'faction' | 'contract' | 'seat' | 'wall' | 'conflict'
export type CardSpot = 'hand' | 'discard' | 'play' | 'intrigue' | 'row' | 'reserve' | 'aside'

export interface Kind {
  /** What stands before its words, where its parameters have no icon of their own. */
  readonly icon: string
  /** What is pressed for it; empty: it is made in the turn panel alone, beside whatever it is printed on. */
  readonly at: readonly Spot[]
  /** What it belongs to without being pressed there: lit while it is pointed at. */
  readonly about?: 'space' | 'deck' | 'leader'
  /** A button of the bar: one of these ends or leaves what is asked. */
  readonly bar?: true
  /** One thing in several amounts: a stepper. */
  readonly counted?: true
  /** Its own key, as a keyboard event names it. */
  readonly key?: string
}

export type Kinds = Readonly<Record<string, Kind>>

const CORE: Kinds = {
  agent: { icon: 'agent', at: ['hand', 'space'] },
  reveal: { icon: 'reveal', at: [], bar: true, key: 'KeyR' },
  play: { icon: 'intrigue', at: ['intrigue'] },
  pass: { icon: 'confirm', at: [], bar: true, key: 'KeyE' },
  end: { icon: 'confirm', at: [], bar: true, key: 'KeyE' },
  take: { icon: 'confirm', at: ['faction'] },
  choose: { icon: 'confirm', at: [] },
  decline: { icon: 'close', at: [], bar: true, key: 'KeyE' },
  deploy: { icon: 'deploy', at: ['conflict'], counted: true },
  retreat: { icon: 'retreat', at: ['conflict'], counted: true },
  buy: { icon: 'acquire', at: ['row', 'reserve', 'aside'] },
  acquire: { icon: 'acquire', at: ['row', 'reserve', 'aside'] },
  put: { icon: 'draw', at: [], about: 'deck' },
  influence: { icon: 'influence', at: ['faction'] },
  lose: { icon: 'influence', at: ['faction'] },
  trash: { icon: 'trash', at: ['hand', 'discard', 'play'] },
  discard: { icon: 'discard', at: ['hand'] },
  fetch: { icon: 'draw', at: ['discard'] },
  recall: { icon: 'recall', at: ['space'] },
  from: { icon: 'recall', at: ['space'] },
  price: { icon: 'solari', at: [], about: 'space' },
  close: { icon: 'blocked', at: ['space'] },
  target: { icon: 'players', at: ['seat'] },
  aside: { icon: 'card', at: ['row'] },
  leader: { icon: 'signet', at: ['leaders'] },
  token: { icon: 'influence', at: ['faction'] },
  trash_intrigue: { icon: 'intrigue', at: ['intrigue'] },
  keep: { icon: 'draw', at: ['hand'] },
  control: { icon: 'control', at: ['space'] },
}

/** What a file of a topic brings. */
export interface Moved {
  readonly kinds?: Kinds
}

/** One table of several, in which no kind stands twice. */
export function together(...tables: readonly (Kinds | undefined)[]): Kinds {
  const found: Record<string, Kind> = {}
  for (const [name, kind] of tables.flatMap((table) => Object.entries(table ?? {}))) {
    if (found[name]) throw new Error(`the move ${name} is drawn twice`)
    found[name] = kind
  }
  return found
}

export const KINDS: Kinds = together(
  CORE,
  ...Object.values(import.meta.glob<Moved>('../topics/*.ts', { eager: true })).map((file) => file.kinds),
)

/** How a move is drawn. A kind that this page was not made with is made in the turn panel, and brings its icon with it. */
export function kindOf(move: Pick<Move, 'kind' | 'icon'>): Kind {
  return KINDS[move.kind] ?? { icon: move.icon ?? 'confirm', at: [] }
}

const BOARD: ReadonlySet<Spot> = new Set<BoardSpot>(['space', 'post', 'faction', 'contract', 'seat', 'wall', 'conflict'])
const FACTIONS: ReadonlySet<string> = new Set(['emperor', 'guild', 'bene_gesserit', 'fremen'])

export function isBar(move: Move): boolean {
  return kindOf(move).bar ?? false
}

/** Troops are counted; of units of another kind each number is an option of its own. */
export function isCounted(move: Move): boolean {
  return (kindOf(move).counted ?? false) && move.b == null
}

/** The component that an effect is printed on: effects are named as `arrakeen draw`. */
export function sourceOf(name: string | number | null | undefined): string {
  return typeof name === 'string' ? (name.split(' ')[0] ?? '') : ''
}

/** The faction whose track gives this: it is taken by pressing the faction. */
export function factionOf(move: Move): string {
  if (move.kind !== 'take') return ''
  const source = move.source?.id ?? sourceOf(move.a)
  return FACTIONS.has(source) ? source : ''
}

/** The space that an Agent would leave; where it stands with its Leader, no space has that name. */
export function originOf(move: Move): string {
  return move.move.split(' ')[1] ?? ''
}

/** Which thing of this sort is pressed for the move, by its id; null: it is not made there. Of what there is one alone the id
 * is empty. The moves say it themselves; nothing is worked out here. */
export function pressedAt(move: Move, spot: Spot): string | null {
  if (!kindOf(move).at.includes(spot)) return null
  switch (spot) {
    case 'wall':
    case 'conflict':
      return ''
    case 'space':
      // An Agent goes to its second parameter; one that leaves counts its space by a number and names it in the notation.
      return move.kind === 'from' ? originOf(move) : String(move.kind === 'agent' ? move.b : move.a)
    case 'faction':
      return move.kind === 'take' ? factionOf(move) || null : String(move.a)
    case 'hand':
    case 'discard':
    case 'play':
      return move.kind === 'trash' && move.b !== spot ? null : String(move.a)
    case 'row':
    case 'reserve':
    case 'aside':
      // A card that was set aside lies apart from the market, and so do those of further rows.
      return move.kind !== 'aside' && move.b !== (spot === 'aside' ? 'aside' : 'market') ? null : String(move.a)
    default:
      return String(move.a)
  }
}

/** Whether one press there makes the whole move. An Agent needs two: a card and a space. */
export function madeAt(move: Move, spot: Spot, id?: string | number): boolean {
  if (move.kind === 'agent') return false
  const pressed = pressedAt(move, spot)
  return pressed !== null && (id === undefined || pressed === '' || pressed === String(id))
}

/** Whether something of the board is pressed for it. */
export function onBoard(move: Move): boolean {
  return kindOf(move).at.some((spot) => BOARD.has(spot) && madeAt(move, spot))
}

/** Whether anything is pressed for it outside the turn panel and the bar. */
export function isDrawn(move: Move): boolean {
  return kindOf(move).at.some((spot) => pressedAt(move, spot) !== null)
}
