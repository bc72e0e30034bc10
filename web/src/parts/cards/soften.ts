/** Where a long word may break: browsers hyphenate few languages by themselves. */
const VOWELS = 'aeiouyаеєиіїоуюяыэёъ'
const LONG = 7

function breaks(word: string): string {
  let out = ''
  for (let at = 0; at < word.length; at++) {
    const [before, here, after] = [word[at - 1] ?? '', word[at] ?? '', word[at + 1] ?? '']
    const room = at >= 3 && word.length - at >= 3
    // Between a vowel and a consonant that begins the next syllable, or between two consonants.
    const syllable = !isVowel(here) && isVowel(after) && /[\p{L}]/u.test(here) && before !== '-' && before !== '’' && before !== "'"
    if (room && syllable) out += '\u00ad'
    out += here
  }
  return out
}

function isVowel(letter: string): boolean {
  return letter !== '' && VOWELS.includes(letter.toLowerCase())
}

/** `long`: words with more letters may break. */
export function soften(name: string, long = LONG): string {
  return name.replace(/[\p{L}’']+/gu, (word) => (word.length > long ? breaks(word) : word))
}
