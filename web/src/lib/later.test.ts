import { afterEach, expect, test, vi } from 'vitest'
import { inTurn, later } from './later.svelte'

/** Frames that come when they are called. */
function frames(): () => Promise<void> {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => waiting.push(then))
  return async () => {
    for (const then of waiting.splice(0)) then()
    await new Promise((done) => setTimeout(done, 5))
  }
}

// Where no frame comes any more, what waits ends by itself.
afterEach(async () => {
  await new Promise((done) => setTimeout(done, 300))
  vi.unstubAllGlobals()
})

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

test('what comes while a frame has enough to show waits for it, in its order and before what is read beside it', async () => {
  const frame = frames()
  vi.stubGlobal('document', { hidden: false })
  const done: string[] = []
  inTurn(() => done.push('first'))
  later(2, () => done.push('beside'))
  inTurn(() => done.push('second'))
  inTurn(() => done.push('third'))
  expect(done).toEqual(['first'])
  await frame()
  expect(done).toEqual(['first', 'second'])
  await frame()
  expect(done).toEqual(['first', 'second', 'third'])
  await frame()
  expect(done).toEqual(['first', 'second', 'third', 'beside'])
  await frame()
  inTurn(() => done.push('at once'))
  expect(done.at(-1)).toBe('at once')
})

test('a window that is not looked at hears everything at once', () => {
  frames()
  vi.stubGlobal('document', { hidden: true })
  const done: string[] = []
  inTurn(() => done.push('one'))
  inTurn(() => done.push('two'))
  expect(done).toEqual(['one', 'two'])
})
