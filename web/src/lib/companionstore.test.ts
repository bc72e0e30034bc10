import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropSession, keepSession, type Kept, newId, sessionOf, sessions, STORE } from './companionstore'

class Storage {
  readonly texts = new Map<string, string>()
  full = false
  getItem(key: string): string | null {
    return this.texts.get(key) ?? null
  }
  setItem(key: string, text: string): void {
    if (this.full) throw new Error('full')
    this.texts.set(key, text)
  }
}

const kept = (id: string, changed: number): Kept => ({
  id, name: id, journal: 'kanly companion 2\n', changed, title: '', mode: '', round: 1, over: false,
})
let storage: Storage

beforeEach(() => {
  storage = new Storage()
  vi.stubGlobal('localStorage', storage)
  for (const one of sessions()) dropSession(one.id)
})
afterEach(() => vi.unstubAllGlobals())

describe('sessions of this browser', () => {
  it('are kept, replaced and dropped, the latest first', () => {
    expect(keepSession(kept('a', 1)) && keepSession(kept('b', 2))).toBe(true)
    expect(sessions().map((one) => one.id)).toEqual(['b', 'a'])
    keepSession({ ...kept('a', 3), name: 'again' })
    expect(sessions().map((one) => one.name)).toEqual(['again', 'b'])
    dropSession('b')
    expect(sessionOf('b')).toBeUndefined()
    expect(JSON.parse(storage.texts.get(STORE) ?? '')).toHaveLength(1)
  })
  it('survive for the page where nothing can be stored, and it is said', () => {
    keepSession(kept('a', 1))
    storage.full = true
    expect(keepSession(kept('b', 2))).toBe(false)
    expect(sessions().map((one) => one.id)).toEqual(['b', 'a'])
  })
  it('are not taken from what is no session', () => {
    storage.texts.set(STORE, '[{"id": 1}, null, "x"]')
    expect(sessions()).toEqual([])
    storage.texts.set(STORE, 'not JSON')
    expect(sessions()).toEqual([])
  })
  it('have names of their own', () => {
    expect(newId()).toMatch(/^[a-z0-9]{12}$/)
    expect(newId()).not.toBe(newId())
  })
})
