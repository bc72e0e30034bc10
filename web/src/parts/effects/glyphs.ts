/** What an effect looks like: amounts, arrows and pills. `draw.ts` makes them, `Effects.svelte` draws them, for the whole page. */

/** A word of the vocabulary with its fields, as the server tells it. */
export interface Word {
  readonly word: string
  readonly [field: string]: unknown
}

/** Icons in a row that never break apart, after a number where an amount matters. */
export interface Amount {
  /** Said already by the place where it stands: left out where there is little room. */
  readonly aside?: boolean
  readonly is: 'amount'
  readonly n: string
  readonly icons: readonly string[]
  /** Struck through: it goes away, or can't be done. */
  readonly cross?: boolean
  /** The card that shows the icon, rather than any other. */
  readonly self?: boolean
}

export type Glyph =
  | Amount
  | { readonly is: 'text'; readonly text: string; readonly aside?: boolean }
  /** The name of another component. */
  | { readonly is: 'name'; readonly deck: string; readonly id: string; readonly aside?: boolean }
  | { readonly is: 'arrow'; readonly aside?: boolean }
  | { readonly is: 'or' }
  /** "for each": what stands before it, once for each of what stands behind it. */
  | { readonly is: 'per' }
  /** A condition or a moment, outlined, before what it governs. */
  | { readonly is: 'pill'; readonly inside: readonly Glyph[] }
  /** Belongs together and breaks across lines as little as it can. */
  | { readonly is: 'group'; readonly inside: readonly Glyph[] }
  /** No drawing: the sentence stands in its place. */
  | { readonly is: 'unknown'; readonly word: string }

export const ARROW: Glyph = { is: 'arrow' }
export const OR: Glyph = { is: 'or' }
export const PER: Glyph = { is: 'per' }

export function amount(n: number | string, ...icons: string[]): Amount {
  return { is: 'amount', n: String(n), icons }
}

export function icon(...icons: string[]): Amount {
  return { is: 'amount', n: '', icons }
}

export function struck(...icons: string[]): Amount {
  return { is: 'amount', n: '', icons, cross: true }
}

export function pill(...inside: Glyph[]): Glyph {
  return { is: 'pill', inside }
}

export function text(words: string): Glyph {
  return { is: 'text', text: words }
}

export function named(deck: string, id: string): Glyph {
  return { is: 'name', deck, id }
}

/** Icons with a stroke between them: any one of these. */
export function oneOf(icons: readonly string[]): Glyph[] {
  return icons.flatMap((name, at) => (at === 0 ? [icon(name)] : [OR, icon(name)]))
}

/** These are said already by the place where they stand. */
export function aside(...glyphs: (Glyph & { aside?: boolean })[]): Glyph[] {
  return glyphs.map((glyph) => ({ ...glyph, aside: true }))
}

/** A minus sign, not a hyphen. */
export function less(n: number): string {
  return `−${n}`
}

const ROMAN = ['0', 'I', 'II', 'III'] as const

export function roman(level: number): string {
  return ROMAN[level] ?? String(level)
}

/** Every glyph of a drawing, however deep. */
export function* every(glyphs: readonly Glyph[]): Generator<Glyph> {
  for (const glyph of glyphs) {
    yield glyph
    if (glyph.is === 'pill' || glyph.is === 'group') yield* every(glyph.inside)
  }
}

/** The same in little room: without what the place itself says, in one row that may break anywhere between two amounts. */
export function brief(glyphs: readonly Glyph[]): Glyph[] {
  return glyphs.flatMap((glyph): Glyph[] => {
    if ('aside' in glyph && glyph.aside) return []
    if (glyph.is === 'group') return brief(glyph.inside)
    return glyph.is === 'pill' ? [pill(...brief(glyph.inside))] : [glyph]
  })
}

/** How much room a drawing takes, counted in icons; long names count for more. */
export function weight(glyphs: readonly Glyph[]): number {
  let sum = 0
  for (const glyph of every(glyphs)) {
    if (glyph.is === 'amount') sum += glyph.icons.length + (glyph.n === '' ? 0 : 0.5)
    else if (glyph.is === 'name') sum += 4
    else if (glyph.is === 'text') sum += glyph.text.length / 2
    else if (glyph.is === 'pill' || glyph.is === 'arrow' || glyph.is === 'or') sum += 0.7
  }
  return sum
}
