import { api } from './api'
import { keep, settings } from './settings.svelte'

const loaded = $state<{ language: string; words: Record<string, string> }>({ language: '', words: {} })

export function ready(): boolean {
  return loaded.language !== ''
}

/** The language that the words on the screen are in; while another is fetched, still the old one. */
export function language(): string {
  return loaded.language || settings.language
}

export function has(id: string): boolean {
  return id in loaded.words
}

/** A message of the page, its `{ $name }` filled in. */
export function t(id: string, variables: Record<string, string | number> = {}): string {
  const text = loaded.words[id]
  return text === undefined ? id : fill(text, variables)
}

export function fill(text: string, variables: Record<string, string | number>): string {
  return text.replace(/\{\s*\$?([a-z_]+)\s*\}/g, (whole, name: string) => String(variables[name] ?? whole))
}

export async function speak(wanted: string): Promise<void> {
  const words = await api.words(wanted)
  settings.language = wanted
  keep()
  loaded.language = wanted
  loaded.words = words
  document.documentElement.lang = wanted
}

/** For tests, and for the words of a page that is not served. */
export function setWords(wanted: string, words: Record<string, string>): void {
  loaded.language = wanted
  loaded.words = words
}
