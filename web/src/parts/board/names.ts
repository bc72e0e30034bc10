/** Long words with soft hyphens, so that a name may break where its tile is narrow, in any of the four languages. */

const VOWELS = 'aeiouyàéèêëóаеєиіїоуюяёэы'
const NEVER_FIRST = 'ьъй'
const LONG = 9
const LEAST = 3
const SHY = '\u00AD'

function isVowel(letter: string): boolean {
  return VOWELS.includes(letter.toLowerCase())
}

function softenedWord(word: string): string {
  if (word.length < LONG) return word
  let found = ''
  for (let at = 0; at < word.length; at++) {
    const letter = word[at]!
    const next = word[at + 1] ?? ''
    // A syllable starts with the last consonant before a vowel, if another vowel came before it.
    const starts =
      at >= LEAST &&
      word.length - at >= LEAST &&
      !isVowel(letter) &&
      !NEVER_FIRST.includes(letter.toLowerCase()) &&
      isVowel(next) &&
      [...word.slice(0, at)].some(isVowel)
    found += starts ? SHY + letter : letter
  }
  return found
}

export function softened(name: string): string {
  return name.split(' ').map(softenedWord).join(' ')
}
