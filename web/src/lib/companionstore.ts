/** The sessions of the companion that this browser keeps: the server keeps none. */

export interface Kept {
  id: string
  name: string
  /** The session itself, as the terminal's companion would save it. */
  journal: string
  changed: number
  title: string
  mode: string
  round: number
  over: boolean
}

export const STORE = 'kanly-companion'
/** More than anybody plays at once, and far less than a browser keeps. */
const MOST = 50

// Where nothing can be stored, sessions live as long as the page does.
let fallback: Kept[] = []
let works = true

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const one = value as Record<string, unknown>
  return ['id', 'name', 'journal', 'title', 'mode'].every((field) => typeof one[field] === 'string') && typeof one['changed'] === 'number'
}

/** All sessions, the latest first. */
export function sessions(): Kept[] {
  let found: unknown = works ? [] : fallback
  try {
    if (works) found = JSON.parse(localStorage.getItem(STORE) ?? '[]')
  } catch {
    found = fallback
  }
  return (Array.isArray(found) ? found.filter(isKept) : []).sort((one, other) => other.changed - one.changed)
}

export function sessionOf(id: string): Kept | undefined {
  return sessions().find((one) => one.id === id)
}

function write(all: Kept[]): boolean {
  fallback = all
  try {
    localStorage.setItem(STORE, JSON.stringify(all))
    works = true
  } catch {
    works = false
  }
  return works
}

/** Keep a session as it is now; false: this browser stores nothing. */
export function keepSession(kept: Kept): boolean {
  return write([kept, ...sessions().filter((one) => one.id !== kept.id)].slice(0, MOST))
}

export function dropSession(id: string): void {
  write(sessions().filter((one) => one.id !== id))
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')
}
