/** A move changes much of the table at once. What is drawn of it comes in steps, one for each frame, so that none of them keeps
 * the page from hearing the reader: first what was asked for, then what is read beside it. */
import { onDestroy, untrack } from 'svelte'

type Job = () => void

/** What comes after what. */
export const MORE = 0
export const BOARD = 1
export const DOCK = 2
export const PANEL = 3
export const STAGE = 4
export const MARKET = 5
export const LOG = 6

/** A window that is not looked at draws no frames; what waits is done then all the same. */
const PATIENCE_MS = 100

const waiting: { rank: number; job: Job }[] = []
/** What has come since, in its order: it has a frame of its own too. */
const arrived: Job[] = []
/** The next frame has something to show already, or something waits for the one after. */
let running = false

function next(then: Job): void {
  let done = false
  const once = (): void => {
    if (done) return
    done = true
    clearTimeout(timer)
    then()
  }
  const timer = setTimeout(once, PATIENCE_MS)
  // After the frame, not within it: what it changes is drawn with the next one.
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      once()
    }
    port2.postMessage(null)
  })
}

function step(): void {
  const job = arrived.shift()
  const first = Math.min(...waiting.map(({ rank }) => rank))
  const due = job ? [] : waiting.filter(({ rank }) => rank === first)
  if (!job) waiting.splice(0, waiting.length, ...waiting.filter(({ rank }) => rank !== first))
  running = job !== undefined || due.length > 0
  if (running) next(step)
  job?.()
  for (const one of due) one.job()
}

/** Do something that changes much at once, or, if the next frame has enough to show, after that: two answers that come together
 * do not make one long frame. What comes later never goes before. A window that is not looked at has time. */
export function inTurn(job: Job): void {
  if (typeof requestAnimationFrame === 'undefined' || document.hidden) {
    for (const before of arrived.splice(0)) before()
    job()
  } else if (running) arrived.push(job)
  else {
    running = true
    next(step)
    job()
  }
}

/** Do something after the next frame; a lower `rank` comes first, and jobs of the same come together. Where no frames are drawn
 * it is done at once. The answer takes it back. */
export function later(rank: number, job: Job): Job {
  if (typeof requestAnimationFrame === 'undefined') {
    job()
    return () => undefined
  }
  const one = { rank, job }
  waiting.push(one)
  if (!running) {
    running = true
    next(step)
  }
  return () => {
    const at = waiting.indexOf(one)
    if (at >= 0) waiting.splice(at, 1)
  }
}

/** A value that a part draws a frame or two after it has changed; at first at once. `from`: what it changes with; while that is
 * the same as was drawn, the reader has changed it and sees it at once. */
export function lagging<T>(get: () => T, rank: number, from?: () => unknown): { readonly now: T } {
  let shown = $state.raw(untrack(get))
  let drawn = from && untrack(from)
  let stop: Job | null = null
  const draw = (): void => {
    stop = null
    drawn = from && untrack(from)
    shown = untrack(get)
  }
  $effect.pre(() => {
    if (get() === untrack(() => shown) || stop) return
    if (from && from() === drawn) draw()
    else stop = later(rank, draw)
  })
  onDestroy(() => stop?.())
  return {
    get now() {
      return shown
    },
  }
}

/** A list of which a part draws the first few at once, and some more with every frame. `of`: what it is a list of; with
 * another, it begins anew. */
export function gradually<T>(get: () => readonly T[], of: () => unknown, first: number, more = first): { readonly now: readonly T[] } {
  let drawn = $state(first)
  let before: unknown = untrack(of)
  let stop: Job | null = null
  const grow = (): void => {
    stop = null
    drawn += more
  }
  $effect.pre(() => {
    const now = of()
    if (now !== before) {
      before = now
      drawn = first
    }
  })
  $effect(() => {
    if (drawn < get().length && !stop) stop = later(MORE, grow)
  })
  onDestroy(() => stop?.())
  return {
    get now() {
      const list = get()
      return typeof requestAnimationFrame === 'undefined' || drawn >= list.length ? list : list.slice(0, drawn)
    },
  }
}

/** Which things of a list are drawn, by their names: one more with every frame. `of`: what they are drawn with; with another, all
 * of them are drawn anew, one by one as before. */
export function oneByOne(get: () => readonly string[], of: () => unknown): { readonly now: ReadonlySet<string> } {
  let drawn = $state.raw<ReadonlySet<string>>(new Set())
  let before: unknown = untrack(of)
  let stop: Job | null = null
  const grow = (): void => {
    stop = null
    const next = untrack(get).find((name) => !drawn.has(name))
    if (next !== undefined) drawn = new Set([...drawn, next])
  }
  $effect.pre(() => {
    const now = of()
    if (now === before) return
    before = now
    drawn = new Set()
  })
  $effect(() => {
    // Looked at first: what an effect has not read does not wake it again.
    const misses = get().some((name) => !drawn.has(name))
    if (misses && !stop) stop = later(MORE, grow)
  })
  onDestroy(() => stop?.())
  return {
    get now() {
      return drawn
    },
  }
}
