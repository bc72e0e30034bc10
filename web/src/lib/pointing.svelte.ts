/** What the reader points at: an option of the turn panel lights the thing on the board that it comes from, and a thing on
 * the board lights its options. Both read and write this; a thing is named as the server names sources. */

import type { Attachment } from 'svelte/attachments'

export interface Pointed {
  kind: string
  id: string
}

let current = $state.raw<Pointed | null>(null)

export const pointing = {
  get at(): Pointed | null {
    return current
  },
}

export function point(kind: string, id: string | number): void {
  if (!pointsAt(kind, id)) current = { kind, id: String(id) }
}

/** Nothing is pointed at any more; with a thing given, only if it was that. */
export function unpoint(kind?: string, id?: string | number): void {
  if (kind === undefined || pointsAt(kind, id ?? '')) current = null
}

export function pointsAt(kind: string, id: string | number): boolean {
  return current?.kind === kind && current.id === String(id)
}

const known = new Map<string, Attachment<Element>>()

/** For a thing that is pointed at with a mouse or reached with the keyboard. The same thing has the same listeners, so that
 * nothing is taken off and put on again when something about it changes. */
export function pointer(kind: string, id: string | number): Attachment<Element> {
  const key = `${kind} ${id}`
  const there = known.get(key)
  if (there) return there
  const enter = (event: Event): void => {
    if (!('pointerType' in event) || event.pointerType === 'mouse') point(kind, id)
  }
  const leave = (): void => unpoint(kind, id)
  // Of a thing that has the focus one hears while the page takes it away, when nothing may change yet.
  const blur = (): void => queueMicrotask(leave)
  const listeners: Record<string, (event: Event) => void> = { pointerenter: enter, pointerleave: leave, focus: enter, blur }
  const attached: Attachment<Element> = (element) => {
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener)
    }
  }
  known.set(key, attached)
  return attached
}
