/** What this browser remembers: language, theme, and how the table should behave. */

export type Theme = 'dark' | 'light' | 'system'

export const LANGUAGES = [
  { id: 'en', short: 'EN', name: 'English' },
  { id: 'uk', short: 'УК', name: 'Українська' },
  { id: 'ru', short: 'РУ', name: 'Русский' },
  { id: 'bg', short: 'БГ', name: 'Български' },
] as const

interface Kept {
  language: string
  theme: Theme
  name: string
  confirmEnd: boolean
  sound: boolean
  notify: boolean
}

const KEY = 'kanly'

function browserLanguage(): string {
  for (const wanted of typeof navigator === 'undefined' ? [] : navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language.id))
    if (found) return found.id
  }
  return 'en'
}

function read(): Kept {
  const kept: Kept = {
    language: browserLanguage(),
    theme: 'system',
    name: '',
    confirmEnd: true,
    sound: false,
    notify: false,
  }
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof stored === 'object' && stored !== null) Object.assign(kept, stored)
  } catch {
    // A browser that forbids storage still plays; it only forgets.
  }
  if (!LANGUAGES.some((language) => language.id === kept.language)) kept.language = browserLanguage()
  return kept
}

export const settings = $state<Kept>(read())

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // As above.
  }
}
