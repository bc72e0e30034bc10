/** What the reader points at: an option of the turn panel lights the thing on the board that it comes from, and a thing on
 * the board lights its options. Both read and write this; a thing is named as the server names sources. */

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

/** Handlers for a thing that is pointed at with a mouse or reached with the keyboard. */
export function pointer(kind: string, id: string | number): Record<string, (event: PointerEvent | FocusEvent) => void> {
  const enter = (event: PointerEvent | FocusEvent): void => {
    if (!('pointerType' in event) || event.pointerType === 'mouse') point(kind, id)
  }
  const leave = (): void => unpoint(kind, id)
  return { onpointerenter: enter, onpointerleave: leave, onfocus: enter, onblur: leave }
}
