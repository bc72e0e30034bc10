/** Long words with soft hyphens, so that a name may break where its tile is narrow, in any of the four languages. */

const VOWELS = 'aeiouyàéèêëóаеєиіїоуюяёэыъ'
// These belong to the letter before them.
const BOUND = 'ьй'
const LONG = 9
const LEAST = 3
const SHY = '\u00AD'
const WORD = /[\p{L}’']+/gu

function isVowel(letter: string): boolean {
  return letter !== '' && VOWELS.includes(letter.toLowerCase())
}

function isConsonant(letter: string): boolean {
  return /\p{L}/u.test(letter) && !isVowel(letter) && !BOUND.includes(letter.toLowerCase())
}

/** A syllable begins with the last consonant before its vowel; no part is shorter than three letters, or without a vowel. */
function softenedWord(word: string): string {
  if (word.length < LONG) return word
  let found = ''
  for (let at = 0; at < word.length; at++) {
    const letter = word[at]!
    const before = word.slice(0, at)
    const starts =
      at >= LEAST &&
      word.length - at >= LEAST &&
      isConsonant(letter) &&
      isVowel(word[at + 1] ?? '') &&
      /\p{L}/u.test(word[at - 1] ?? '') &&
      [...before].some(isVowel)
    found += starts ? SHY + letter : letter
  }
  return found
}

export function softened(name: string): string {
  return name.replace(WORD, softenedWord)
}

/** How many letters the longest word has that stays in one line. */
export function longest(name: string): number {
  return Math.max(0, ...name.split(' ').map((word) => word.length))
}
