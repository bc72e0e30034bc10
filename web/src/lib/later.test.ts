import { afterEach, expect, test, vi } from 'vitest'
import { later } from './later.svelte'

/** Frames that come when they are called. */
function frames(): () => Promise<void> {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => waiting.push(then))
  return async () => {
    for (const then of waiting.splice(0)) then()
    await new Promise((done) => setTimeout(done, 5))
  }
}

afterEach(() => vi.unstubAllGlobals())

test('where no frames are drawn, nothing waits', () => {
  const done: string[] = []
  later(3, () => done.push('log'))
  expect(done).toEqual(['log'])
})

test('one step comes after each frame, the lowest first, and what was taken back never', async () => {
  const frame = frames()
  const done: string[] = []
  later(3, () => done.push('log'))
  later(1, () => done.push('panel'))
  later(1, () => done.push('seats'))
  later(2, () => done.push('never'))()
  expect(done).toEqual([])
  await frame()
  expect(done).toEqual(['panel', 'seats'])
  await frame()
  expect(done).toEqual(['panel', 'seats', 'log'])
  later(0, () => done.push('more'))
  await frame()
  expect(done.at(-1)).toBe('more')
})

test('a window that draws no frames is not waited for', async () => {
  frames()
  const done: string[] = []
  later(0, () => done.push('hidden'))
  await vi.waitFor(() => expect(done).toEqual(['hidden']))
})
