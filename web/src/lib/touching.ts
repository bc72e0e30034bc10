/** How the reader pressed last: on touch a tap reads or selects, and doing it is a second tap. */

let touched = false

/** Whether the last press was that of a finger. */
export function byTouch(): boolean {
  return touched
}

/** For tests, and for whatever is pressed without a pointer. */
export function pressedBy(finger: boolean): void {
  touched = finger
}

let pointed: Element | null = null

/** Whether something has the focus only because it was clicked: nobody went there by the keyboard. (`:focus-visible` holds for
 * everything as soon as a key is pressed.) */
export function leftByPointer(element: Element): boolean {
  return pointed === element
}

/** A second press so soon and so near belongs to the first. */
export const TWICE_MS = 350
const TWICE_PX = 24

export interface Press {
  at: number
  x: number
  y: number
  /** How many presses the browser counts at this place. */
  detail: number
  finger: boolean
}

/** Whether a press is the second of a double one. A mouse counts its clicks; a finger does not everywhere. */
export function isSecond(before: Press | null, now: Press): boolean {
  if (before === null || now.detail === 0 || now.at - before.at >= TWICE_MS) return false
  if (now.detail > 1) return true
  return now.finger && Math.hypot(now.x - before.x, now.y - before.y) < TWICE_PX
}

/** Keys that do the next thing, whatever that is by then. */
const NEXT: ReadonlySet<string> = new Set(['Enter', 'Space', 'NumpadEnter', 'KeyE', 'KeyR'])
const APART = '[data-repeats], input, textarea, select, dialog'

/** Whether a key is the second press of a double one: by then it could mean something else. */
export function isSecondKey(before: { code: string; at: number } | null, code: string, at: number): boolean {
  return before !== null && NEXT.has(code) && before.code === code && at - before.at < TWICE_MS
}

/** From now on a double click does what a click does, wherever the page is not told to count every press
 * (`data-repeats`); and so does a key that is pressed twice. */
export function watchPresses(root: Document): () => void {
  let before: Press | null = null
  const down = (event: PointerEvent): void => {
    touched = event.pointerType === 'touch'
    pointed = event.target instanceof Element ? event.target.closest('button, a, summary, [role=button]') : null
  }
  const focused = (event: FocusEvent): void => {
    if (event.target !== pointed) pointed = null
  }
  let keyed: { code: string; at: number } | null = null
  const key = (event: KeyboardEvent): void => {
    touched = false
    if (event.repeat || (event.target instanceof Element && event.target.closest(APART) !== null)) return
    if (isSecondKey(keyed, event.code, event.timeStamp)) {
      event.stopPropagation()
      event.preventDefault()
    } else keyed = { code: event.code, at: event.timeStamp }
  }
  const click = (event: MouseEvent): void => {
    const now = { at: event.timeStamp, x: event.clientX, y: event.clientY, detail: event.detail, finger: touched }
    const repeats = event.target instanceof Element && event.target.closest(APART) !== null
    if (!repeats && isSecond(before, now)) {
      event.stopPropagation()
      event.preventDefault()
      return
    }
    if (now.detail > 0) before = now
  }
  root.addEventListener('pointerdown', down, true)
  root.addEventListener('focusin', focused, true)
  root.addEventListener('keydown', key, true)
  root.addEventListener('click', click, true)
  return () => {
    root.removeEventListener('pointerdown', down, true)
    root.removeEventListener('focusin', focused, true)
    root.removeEventListener('keydown', key, true)
    root.removeEventListener('click', click, true)
  }
}
