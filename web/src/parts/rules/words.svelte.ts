/** The words of the reference, fetched when it is opened: the first load of the page does without them. */
import { api } from '../../lib/api'
import { fill } from '../../lib/words'
import type { Texts } from './shown'

const loaded = $state<{ language: string; words: Texts }>({ language: '', words: {} })

/** The language that the reference is in; while another is fetched, still the old one. */
export function rulesLanguage(): string {
  return loaded.language
}

export function rulesWords(): Texts {
  return loaded.words
}

export function say(id: string, variables: Record<string, string | number> = {}): string {
  return fill(loaded.words[id] ?? '', variables)
}

export async function fetchRules(wanted: string, still: () => boolean): Promise<void> {
  const words = await api.words(wanted, 'rules')
  // Whoever switches languages quickly gets the last one.
  if (!still()) return
  loaded.words = words
  loaded.language = wanted
}
