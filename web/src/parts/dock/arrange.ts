/** How the dock shares its width between what lies in it. Lengths are units (`rem`), so that it is the same in every window that
 * has as much room. */

/** What has been sent and revealed: side by side, one over the other, or as one pile. */
export type PlayForm = 'none' | 'spread' | 'stack' | 'pile'
/** The Imperium Row: price and motif of each card, the same narrower, or a button alone. */
export type RowForm = 'none' | 'full' | 'narrow' | 'button'

export interface Wanted {
  /** The width of the dock, and its height. */
  width: number
  height: number
  /** Pixels of a unit. */
  unit: number
  hand: number
  play: number
  contracts: number
  /** The Row stands elsewhere: no drawer is needed. */
  shelf: boolean
  tablet: boolean
  /** What lies in the place of the hand says too much to be narrow: it overlaps first. */
  roomy?: boolean
}

export interface Arranged {
  own: number
  contracts: number
  /** There are so many contracts that only their icons have room. */
  brief: boolean
  /** The button of the Row stands below the contracts. */
  joined: boolean
  play: PlayForm
  playWidth: number
  row: RowForm
  rowWidth: number
  /** The room of the hand, the width of a card in it, and how far each card stands from the one before. */
  hand: number
  card: number
  pitch: number
}

export const GAP = 0.5
const CARD_GAP = 0.375
/** No card of the hand is narrower, at any scale: pixels. */
const LEAST = 88
/** A card of five, if there is room. */
const USUAL = 6.6
/** So many stand side by side before the hand becomes a fan. */
const ABREAST = 7
/** Of a card in a fan at least so much shows, so that a finger finds it. */
const SHOWN = 2.25
const MINI = 4.625
const STACKED = 0.875
const ROWS: Readonly<Record<RowForm, number>> = { none: 0, full: 7.75, narrow: 6.25, button: 3.25 }
const PILE = 3.25
const OWN = { wide: 11.625, narrow: 9.375 }
const CONTRACTS = { wide: 8.25, narrow: 6.75 }
/** Contracts that stand one over the other in a column; without their names there is room for more. */
const STACK = 3
const BRIEF_STACK = 6

export function playWidth(form: PlayForm, cards: number): number {
  if (cards === 0 || form === 'none') return 0
  if (form === 'pile') return PILE
  if (form === 'stack') return MINI + STACKED * Math.min(cards - 1, 3)
  return MINI * cards + 0.3125 * (cards - 1)
}

/** How wide a card can be so that all stand side by side. */
function cardIn(room: number, cards: number): number {
  return cards === 0 ? room : (room - CARD_GAP * (cards - 1)) / cards
}

interface Plan {
  play: PlayForm
  row: RowForm
  narrow: boolean
  joined?: boolean
}

const PLANS: readonly Plan[] = [
  { play: 'spread', row: 'full', narrow: false },
  { play: 'stack', row: 'full', narrow: false },
  { play: 'stack', row: 'narrow', narrow: false },
  { play: 'pile', row: 'narrow', narrow: false },
  { play: 'pile', row: 'button', narrow: false },
  { play: 'pile', row: 'button', narrow: true },
  // The player's own card shows what is in play, too.
  { play: 'none', row: 'button', narrow: true },
]
const ON_TABLET: readonly Plan[] = [
  { play: 'spread', row: 'button', narrow: true, joined: true },
  { play: 'stack', row: 'button', narrow: true, joined: true },
  { play: 'pile', row: 'button', narrow: true, joined: true },
  { play: 'none', row: 'button', narrow: true, joined: true },
]

type Tried = Omit<Arranged, 'card' | 'pitch'>

function tried(wanted: Wanted, plan: Plan): Tried {
  const own = plan.narrow ? OWN.narrow : OWN.wide
  const brief = plan.narrow && wanted.contracts > STACK
  const columns = Math.ceil(wanted.contracts / (brief ? BRIEF_STACK : STACK))
  const contracts = columns === 0 ? 0 : columns * (plan.narrow ? CONTRACTS.narrow : CONTRACTS.wide) + (columns - 1) * 0.25
  const row = wanted.shelf ? 'none' : plan.row
  const play = wanted.play === 0 ? 'none' : plan.play
  const laid = playWidth(play, wanted.play)
  const joined = plan.joined === true && contracts > 0 && row === 'button'
  const beside = joined ? 0 : ROWS[row]
  const taken = [own, contracts, laid, beside].filter((part) => part > 0)
  const hand = wanted.width - taken.reduce((sum, part) => sum + part + GAP, 0)
  return { own, contracts, brief, joined, play, playWidth: laid, row, rowWidth: beside, hand }
}

export function arrange(wanted: Wanted): Arranged {
  const { hand } = wanted
  const least = Math.max(LEAST / wanted.unit, wanted.roomy ? USUAL : 0)
  const most = Math.max(least, wanted.height * 0.82)
  // With more than five the room decides, down to the least.
  const wish = Math.max(least, hand <= 5 ? USUAL : hand === 6 ? (USUAL + least) / 2 : least)
  const plans = (wanted.tablet ? ON_TABLET : PLANS).map((plan) => tried(wanted, plan))
  const tightest = plans.at(-1)!
  const fan = hand > ABREAST
  const found = (fan ? plans.find((one) => one.play !== 'spread' && one.row !== 'full') : plans.find((one) => cardIn(one.hand, hand) >= wish)) ?? tightest
  // Where even the tightest plan has no room for the usual width, cards get narrower before they overlap.
  const card = fan ? wish : Math.min(most, Math.max(least, cardIn(found.hand, hand)))
  const pitch = hand < 2 ? card : Math.max(SHOWN, Math.min(card + CARD_GAP, (found.hand - card) / (hand - 1)))
  return { ...found, card, pitch }
}

/** How high the hand is, and the shelf above it (0: the Row is a drawer beside the hand), in a window of so many units. The board
 * keeps at least what it has in the smallest window. */
export function heights(width: number, height: number, tablet: boolean): { hand: number; shelf: number } {
  const between = (low: number, x: number, high: number): number => Math.max(low, Math.min(x, high))
  if (tablet) return { hand: between(8.25, 10.25 + (height - 44) * 0.2, 10.25), shelf: 0 }
  const tall = width / height <= 1.7 && height >= 48.75
  if (!tall) return { hand: between(8.25, 9.375 + (height - 41.0625) * (height < 41.0625 ? 0.3 : 0.42), 14), shelf: 0 }
  const spare = height - 40
  const shelf = between(8.25, 8.25 + (spare - 9) * 0.3, 10)
  return { hand: between(9.375, 9.375 + (spare - shelf - GAP) * 0.5, 14), shelf }
}
