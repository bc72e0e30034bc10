/** The keyboard at a table. Anything that has the focus and understands keys itself comes first. */
import type { Table } from './table.svelte'
import { leftByPointer } from './touching'

export { KEYS } from './keynames'

export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

/** What keys press that stands outside the state of the table. */
export interface Desk {
  /** Press a card of the hand. */
  card(at: number): void
  /** The market, or the map again. */
  market(): void
  log(): void
  /** One's own seat, with all that lies before it. */
  own(): void
  /** To the next part of the table, or the one before. */
  jump(by: number): void
  help(): void
}

const SIDEWAYS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }
const UPRIGHT: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The nearest of some elements that holds the target. */
function within(target: EventTarget | null, what: string): Element | null {
  return target !== null && 'closest' in target ? (target as Element).closest(what) : null
}

function isTyping(target: EventTarget | null): boolean {
  return within(target, 'input, select, textarea, [contenteditable], dialog') !== null
}

/** The next of so many after one of them, around the end; -1 stands for none. */
export function nextOf(count: number, from: number, step: number): number {
  if (count === 0) return -1
  return from < 0 ? (step > 0 ? 0 : count - 1) : (from + step + count) % count
}

/** Which of some places lies next below (1) or above (-1) one of them; around the edge, if none does. */
export function nearTo(places: readonly Rect[], from: number, down: number): number {
  const own = places[from]
  if (!own) return places.length ? 0 : -1
  const middle = (rect: Rect): [number, number] => [rect.left + rect.width / 2, rect.top + rect.height / 2]
  const [x, y] = middle(own)
  const ways = places.map((rect, at) => {
    const [px, py] = middle(rect)
    // Straight ahead counts more than near.
    return { at, along: (py - y) * down, cost: (py - y) * down + 2 * Math.abs(px - x) }
  })
  const least = (some: typeof ways): number => some.reduce((best, way) => (way.cost < best.cost ? way : best), { at: -1, cost: Infinity }).at
  const ahead = least(ways.filter((way) => way.along > 3))
  return ahead >= 0 ? ahead : least(ways.filter((way) => way.along < -3))
}

function seen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden'
}

/** Go to another lit thing; a space that an Agent can go to is picked on the way. */
function step(table: Table, sideways: number | undefined, upright: number | undefined): boolean {
  const sending = table.sends.length > 0
  const things = [...document.querySelectorAll<HTMLElement>(sending ? '[data-space][data-lit]' : '[data-lit]')].filter(seen)
  const picked = sending ? things.findIndex((thing) => thing.hasAttribute('data-picked')) : -1
  const from = picked >= 0 ? picked : things.findIndex((thing) => thing === document.activeElement)
  const to = sideways
    ? nextOf(things.length, from, sideways)
    : nearTo(things.map((thing) => thing.getBoundingClientRect()), from, upright ?? 1)
  const thing = things[to]
  if (!thing) return false
  thing.focus()
  const space = thing.dataset['space']
  if (sending && space && space !== table.selectedSpace) table.selectSpace(space)
  return true
}

/** What a key is called as a cap: letters by their place, so that they are the same in every layout. */
function capOf(event: KeyboardEvent): string {
  if (/^[1-9]$/.test(event.key)) return event.key
  return /^Key[A-Z]$/.test(event.code) && !event.shiftKey ? event.code.slice(3).toLowerCase() : ''
}

const STEPS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, '−': -1 }

/** Whether the key meant something. */
export function pressed(event: KeyboardEvent, table: Table, desk: Desk): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false
  const { key } = event
  const { turn } = table
  // Whoever holds a key down means it once; only counting and walking go on.
  if (event.repeat && !(key in STEPS) && !(key in SIDEWAYS) && !(key in UPRIGHT)) return key !== 'Tab'
  const cap = capOf(event)
  if (/^[1-9]$/.test(cap) && turn.cardsHaveDigits) {
    desk.card(Number(cap) - 1)
    return true
  }
  if (cap && turn.press(cap)) return true
  if (/^[0-9]$/.test(key) && turn.planning(Number(key))) return true
  if (key in STEPS) return turn.step(STEPS[key]!)
  if (key in SIDEWAYS || key in UPRIGHT) return table.asked && step(table, SIDEWAYS[key], UPRIGHT[key])
  switch (key) {
    case 'Enter':
      // A focused button keeps its own meaning, but for the things that were picked to be sent, and for what a mouse has pressed
      // last of all that is laid together or counted: nobody went there to press it again.
      const focused = within(event.target, 'button, a, summary, [role=button]')
      if (focused) {
        const sent = table.pickedMove && focused.closest('[data-picked], [data-hand]')
        if (!sent && !(focused.closest('[data-picks], [data-prompt]') && leftByPointer(focused))) return false
      }
      return turn.quickly()
    case 'Escape':
      if (!turn.held) return false
      turn.putBack()
      return true
    case 'F6':
      desk.jump(event.shiftKey ? -1 : 1)
      return true
    case '?':
      desk.help()
      return true
  }
  switch (event.code) {
    case 'KeyZ':
      table.undo(event.shiftKey)
      return true
    case 'KeyR':
      table.turn.choose(table.find('reveal'), true)
      return true
    case 'KeyE':
      turn.end()
      return true
    case 'KeyF':
      return turn.sendAll()
    case 'KeyH':
      if (table.asked && table.about?.settings.hints) table.askHint()
      return true
    case 'KeyI':
      desk.own()
      return true
    case 'KeyM':
      desk.market()
      return true
    case 'KeyL':
      desk.log()
      return true
  }
  return false
}
