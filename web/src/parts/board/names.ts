/** Names where there is little room: long words with a soft hyphen, long names in two lines, in any of the four languages. */

import { prefixOf } from '../cards/soften'

const VOWELS = 'aeiouyàéèêëóаеєиіїоуюяёэыъ'
// These belong to the letter before them.
const BOUND = 'ьй'
// One sound in two letters.
const TOGETHER: ReadonlySet<string> = new Set(['дж', 'дз', 'sh', 'ch', 'th', 'ph', 'qu'])
const LONG = 9
const LEAST = 3
const NARROW = 10
const SHY = '\u00AD'
const WORD = /[\p{L}’']+/gu

function isVowel(letter: string): boolean {
  return letter !== '' && VOWELS.includes(letter.toLowerCase())
}

function isConsonant(letter: string): boolean {
  return /\p{L}/u.test(letter) && !isVowel(letter) && !BOUND.includes(letter.toLowerCase())
}

/** Where a syllable may begin: with the last consonant before its vowel, or, where several stand together in Cyrillic, with
 * the second of them. No part is shorter than three letters, or without a vowel. */
function starts(word: string, at: number): boolean {
  const [before, after] = [word.slice(0, at), word.slice(at)]
  const last = before.at(-1) ?? ''
  if (before.length < LEAST || after.length < LEAST || !isConsonant(after[0] ?? '')) return false
  if (TOGETHER.has((last + after[0]).toLowerCase()) || !/\p{L}/u.test(last)) return false
  if (![...before].some(isVowel) || ![...after].some(isVowel)) return false
  // The consonants after a prefix begin the next syllable together.
  const prefix = prefixOf(word)
  if (prefix > 0 && at > prefix && [...word.slice(prefix, at)].every(isConsonant)) return false
  const cluster = /\p{Script=Cyrillic}/u.test(last) && !isVowel(last) && isVowel(before.at(-2) ?? '')
  return isVowel(after[1] ?? '') || cluster
}

/** One soft hyphen, as near to the middle as syllables allow: a word of a tile takes two lines at most. */
function softenedWord(word: string): string {
  if (word.length < LONG) return word
  const places = [...word].flatMap((_, at) => (starts(word, at) ? [at] : []))
  if (!places.length) return word
  const middle = word.length / 2
  const best = places.reduce((one, other) => (Math.abs(other - middle) < Math.abs(one - middle) ? other : one))
  return word.slice(0, best) + SHY + word.slice(best)
}

export function softened(name: string): string {
  return name.replace(WORD, softenedWord)
}

/** A name in one line, or, if it is longer than `most` letters, in two of about the same length. */
export function lined(name: string, most: number): string[] {
  if (name.length <= most) return [name]
  const places = [...name].flatMap((letter, at) => (letter === ' ' ? [at] : []))
  if (!places.length) return [name]
  const middle = name.length / 2
  const best = places.reduce((one, other) => (Math.abs(other - middle) < Math.abs(one - middle) ? other : one))
  return [name.slice(0, best), name.slice(best + 1)]
}

/** A name for a narrow tile: two lines at most, so that a word alone may break once, and several never do. */
export function stacked(name: string): string[] {
  const lines = lined(name, NARROW)
  return lines.length > 1 ? lines : [softened(name)]
}

/** How many letters the longest line has. */
export function longest(lines: readonly string[]): number {
  return Math.max(0, ...lines.flatMap((line) => line.split(SHY)).map((part) => part.length))
}
