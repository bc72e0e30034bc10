/** What the reader looks at closely: pointing, a long press or the keyboard's focus opens the large card. An element with
 * `data-owner` says whose the cards in it are. */
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Component, ComponentLine } from '../../lib/protocol'
import { arriving } from '../../lib/resting'

export interface Peeked {
  readonly component: Component
  /** Where the small card lies on the screen. */
  readonly at: DOMRect
  /** Opened by a long press: it stays until it is closed. */
  readonly held: boolean
  /** Why it can't be used now. */
  readonly why: string
  /** What it says now, where that is not what is printed on it. */
  readonly lines?: readonly ComponentLine[] | undefined
  /** The seat that it lies before; null: nobody's, or the reader's own. */
  readonly owner: number | null
}

// Raw: a component is compared with itself, which a proxy of it is not.
let current = $state.raw<Peeked | null>(null)

export const peeked = {
  get now(): Peeked | null {
    return current
  },
}

export function show(component: Component, element: Element, held = false, why = '', lines?: readonly ComponentLine[]): void {
  const owner = element.closest<HTMLElement>('[data-owner]')?.dataset['owner']
  current = { component, at: element.getBoundingClientRect(), held, why, lines, owner: owner === undefined ? null : Number(owner) }
}

export function hide(): void {
  current = null
}

const HOVER_MS = 350
const PRESS_MS = 450

/** Shows a component's large card when its element is pointed at, pressed for long, or reached with the keyboard; with it,
 * why it can't be used and what it says now, which are asked when it is shown. */
export function peek(
  component: Component,
  why: () => string = () => '',
  lines: () => readonly ComponentLine[] | undefined = () => undefined,
): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let pressed = false

    const wait = (ms: number, held: boolean): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        pressed = held
        show(component, element, held, untrack(why), untrack(lines))
      }, ms)
    }
    const stop = (): void => {
      clearTimeout(timer)
      if (current?.component === component && !current.held) hide()
    }
    const pointer = arriving(() => wait(HOVER_MS, false))
    const down = (event: PointerEvent): void => {
      pressed = false
      if (event.pointerType === 'mouse') stop()
      else wait(PRESS_MS, true)
    }
    const up = (): void => clearTimeout(timer)
    // The click that ends a long press picks nothing up.
    const click = (event: MouseEvent): void => {
      if (!pressed) return
      pressed = false
      event.stopPropagation()
      event.preventDefault()
    }
    const focus = (): void => {
      if (element.matches(':focus-visible')) wait(HOVER_MS, false)
    }
    const menu = (event: Event): void => {
      if (pressed) event.preventDefault()
    }
    const listeners: [string, (event: never) => void, boolean][] = [
      ['pointerenter', pointer.enter, false],
      ['pointermove', pointer.move, false],
      ['pointerleave', stop, false],
      ['pointerdown', down, false],
      ['pointerup', up, false],
      ['pointercancel', up, false],
      ['click', click, true],
      ['contextmenu', menu, false],
      ['focus', focus, false],
      ['blur', stop, false],
      ['dragstart', stop, false],
    ]
    for (const [name, listener, capture] of listeners) element.addEventListener(name, listener as EventListener, capture)
    return () => {
      stop()
      for (const [name, listener, capture] of listeners) element.removeEventListener(name, listener as EventListener, capture)
    }
  }
}
