/** The table of drawings, by the names of words. What every game has stands in `vocabulary/`, what belongs to a topic in `src/topics/`. */
import type { Glyph, Word } from './glyphs'

export type Drawing = (word: Word) => Glyph[]
export type Drawings = Readonly<Record<string, Drawing>>

/** What a file brings: words, and moments that Leaders react to. */
export interface Drawn {
  readonly drawings?: Drawings
  readonly triggers?: Drawings
}

export const DRAWINGS = new Map<string, Drawing>()
const TRIGGERS = new Map<string, Drawing>()

/** Put drawings into a table that has none of them yet. */
export function enter(table: Map<string, Drawing>, drawings: Drawings = {}): void {
  for (const [name, drawing] of Object.entries(drawings)) {
    if (table.has(name)) throw new Error(`${name} is drawn twice`)
    table.set(name, drawing)
  }
}

/** From now on words are drawn as these files say, and only so: a file that is edited while the page runs is collected again. */
export function collect(files: Readonly<Record<string, Drawn>>): void {
  DRAWINGS.clear()
  TRIGGERS.clear()
  for (const file of Object.values(files)) {
    enter(DRAWINGS, file.drawings)
    enter(TRIGGERS, file.triggers)
  }
}

/** Whether a word has a drawing of its own. */
export function drawn(word: string): boolean {
  return DRAWINGS.has(word)
}

/** Those of these words that have no drawing. */
export function missing(words: readonly string[]): string[] {
  return words.filter((word) => !drawn(word))
}

/** What a word from outside brings as its drawing; words inside it are drawn as everywhere. */
function brought(word: Word): Glyph[] | undefined {
  const told = word['glyphs'] as readonly (Glyph | { readonly is: 'words'; readonly words: readonly Word[] })[] | undefined
  return told?.flatMap((glyph) => (glyph.is === 'words' ? drawAll(glyph.words) : [glyph]))
}

/** A word and all inside it. */
export function draw(word: Word): Glyph[] {
  return DRAWINGS.get(word.word)?.(word) ?? brought(word) ?? [{ is: 'unknown', word: word.word }]
}

export function drawAll(list: readonly Word[]): Glyph[] {
  return list.flatMap(draw)
}

/** The moment that a Leader reacts to. */
export function drawTrigger(trigger: string, word: Word): Glyph[] {
  return TRIGGERS.get(trigger)?.(word) ?? [{ is: 'unknown', word: trigger }]
}
