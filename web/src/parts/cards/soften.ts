/** Where a long word may break: browsers hyphenate few languages by themselves. */
const VOWELS = 'aeiouyаеєиіїоуюяыэёъ'
// They belong to the letter before them.
const SIGNS = 'ьй'
const LONG = 7
// What a word begins with stays in one piece where consonants follow.
const PREFIXES = ['inter', 'между', 'перед', 'між', 'меж', 'пред', 'пере', 'при', 'про', 'під', 'под', 'над', 'від', 'роз', 'раз', 'рас', 'без', 'бес']

function breaks(word: string): string {
  const start = prefixOf(word)
  let out = ''
  for (let at = 0; at < word.length; at++) {
    const [before, here, after] = [word[at - 1] ?? '', word[at] ?? '', word[at + 1] ?? '']
    const room = at >= 3 && word.length - at >= 3
    // Between a vowel and a consonant that begins the next syllable, or between two consonants.
    const syllable = !isVowel(here) && isVowel(after) && /[\p{L}]/u.test(here) && before !== '-' && before !== '’' && before !== "'"
    // Within the consonants after a prefix the prefix decides.
    const taken = start > 0 && at > start && consonants(word.slice(start, at))
    if (room && ((syllable && !taken) || (at === start && isConsonant(here)))) out += '\u00ad'
    out += here
  }
  return out
}

/** How many letters the prefix of a word has. */
export function prefixOf(word: string): number {
  const low = word.toLowerCase()
  return PREFIXES.find((prefix) => low.startsWith(prefix))?.length ?? 0
}

function isConsonant(letter: string): boolean {
  return /[\p{L}]/u.test(letter) && !isVowel(letter) && !SIGNS.includes(letter.toLowerCase())
}

function consonants(letters: string): boolean {
  return [...letters].every(isConsonant)
}

function isVowel(letter: string): boolean {
  return letter !== '' && VOWELS.includes(letter.toLowerCase())
}

/** `long`: words with more letters may break. */
export function soften(name: string, long = LONG): string {
  return name.replace(/[\p{L}’']+/gu, (word) => (word.length > long ? breaks(word) : word))
}
