/** Cards of the hand rise when they are pointed at: larger, with their words, where they lie. A long press or the space bar opens
 * the large card, which stays until it is closed. */
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Component } from '../../lib/protocol'
import { arriving } from '../../lib/resting'
import { show } from '../cards/peek.svelte'

export interface Raised {
  readonly component: Component
  readonly at: DOMRect
  readonly why: string
}

let current = $state.raw<Raised | null>(null)

export const raised = {
  get now(): Raised | null {
    return current
  },
}

const HOVER_MS = 250
const PRESS_MS = 450

export function lower(): void {
  current = null
}

export function raise(component: Component, why: () => string = () => ''): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let pressed = false

    const rise = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        current = { component, at: element.getBoundingClientRect(), why: untrack(why) }
      }, HOVER_MS)
    }
    const stop = (): void => {
      clearTimeout(timer)
      if (current?.component === component) lower()
    }
    const open = (): void => {
      stop()
      show(component, element, true, untrack(why))
    }
    const pointer = arriving(rise)
    const listeners: Record<string, (event: never) => void> = {
      pointerenter: pointer.enter,
      pointermove: pointer.move,
      pointerleave: stop,
      pointerdown: (event: PointerEvent) => {
        pressed = false
        clearTimeout(timer)
        if (event.pointerType === 'mouse') return
        timer = setTimeout(() => {
          pressed = true
          open()
        }, PRESS_MS)
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu: (event: Event) => pressed && event.preventDefault(),
      focus: () => element.matches(':focus-visible') && rise(),
      blur: stop,
      dragstart: stop,
      keydown: (event: KeyboardEvent) => {
        if (event.key !== ' ') return
        event.preventDefault()
        event.stopPropagation()
        open()
      },
      // Some browsers press a button when the space bar is let go.
      keyup: (event: KeyboardEvent) => event.key === ' ' && event.preventDefault(),
    }
    // The click that ends a long press picks nothing up.
    const click = (event: MouseEvent): void => {
      stop()
      if (!pressed) return
      pressed = false
      event.stopPropagation()
      event.preventDefault()
    }
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener)
    element.addEventListener('click', click, true)
    return () => {
      stop()
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener as EventListener)
      element.removeEventListener('click', click, true)
    }
  }
}
