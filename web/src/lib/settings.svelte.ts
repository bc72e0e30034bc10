/** What this browser remembers: language, theme, and how the table should behave. */

export type Theme = 'dark' | 'light' | 'system'

export interface Language {
  id: string
  short: string
  name: string
  /** What is said when no server answers, not even with words. */
  offline: string
}

/** Every language that the server has: a folder with a language.ftl is one. */
export const LANGUAGES: readonly Language[] = Object.entries(
  import.meta.glob<string>('../../../src/kanly/text/locales/*/language.ftl', { query: '?raw', import: 'default', eager: true }),
)
  .map(([path, text]) => {
    const said = (id: string): string => new RegExp(`^${id} = (.+)$`, 'm').exec(text)?.[1] ?? ''
    return {
      id: path.split('/').at(-2) ?? '',
      short: said('language-short'),
      name: said('language-name'),
      offline: said('language-offline'),
    }
  })
  .sort((one, other) => Number(other.id === 'en') - Number(one.id === 'en') || one.name.localeCompare(other.name))

interface Kept {
  language: string
  theme: Theme
  name: string
  /** A turn never ends by itself. */
  confirmEnd: boolean
  /** What shows something hidden is pressed twice. */
  confirmFinal: boolean
  /** Asked before the hand is revealed, even if nothing else can be done. */
  confirmReveal: boolean
  sound: boolean
  /** What happens at the table is heard. */
  tableSounds: boolean
  notify: boolean
  /** How large everything is drawn, from 0.9 to 1.5. */
  scale: number
  /** Seconds after which the Combat stage goes by itself; 0: it waits for its reader. */
  fightSeconds: number
}

export const FIGHT_SECONDS = [4, 8, 0] as const

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
    confirmFinal: true,
    confirmReveal: true,
    sound: false,
    tableSounds: false,
    notify: false,
    scale: 1,
    fightSeconds: 8,
  }
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof stored === 'object' && stored !== null) Object.assign(kept, stored)
  } catch {
    // A browser that forbids storage still plays; it only forgets.
  }
  if (!LANGUAGES.some((language) => language.id === kept.language)) kept.language = browserLanguage()
  if (!FIGHT_SECONDS.some((seconds) => seconds === kept.fightSeconds)) kept.fightSeconds = 8
  if (!(kept.scale >= 0.9 && kept.scale <= 1.5)) kept.scale = 1
  return kept
}

export const settings = $state<Kept>(read())

export function offline(): string {
  return LANGUAGES.find((language) => language.id === settings.language)?.offline ?? ''
}

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // As above.
  }
}
