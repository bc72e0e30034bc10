/** Dark or light: the reader's word, or the system's. */
import { keep, settings, type Theme } from './settings.svelte'

const wantsLight = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-color-scheme: light)')

export function shownTheme(): 'dark' | 'light' {
  if (settings.theme !== 'system') return settings.theme
  return wantsLight?.matches ? 'light' : 'dark'
}

export function applyTheme(): void {
  const theme = shownTheme()
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', theme === 'light' ? '#f3e3c8' : '#0f0b22')
}

export function setTheme(theme: Theme): void {
  settings.theme = theme
  keep()
  applyTheme()
}

export function switchTheme(): void {
  setTheme(shownTheme() === 'dark' ? 'light' : 'dark')
}

export function watchTheme(): void {
  applyTheme()
  wantsLight?.addEventListener('change', applyTheme)
}
