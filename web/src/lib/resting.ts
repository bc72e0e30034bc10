/** What is dealt, sorted or scrolled under a pointer that rests there is not pointed at: nothing opens over the table by itself. */

/** Where the pointer went last. */
let last = { x: NaN, y: NaN }
/** `dragover`: whatever is dragged tells of no other movement. */
const MOVES = ['pointermove', 'pointerdown', 'dragover'] as const

export function watchPointer(root: EventTarget): () => void {
  const moved = (event: Event): void => {
    const { clientX, clientY } = event as MouseEvent
    last = { x: clientX, y: clientY }
  }
  for (const name of MOVES) root.addEventListener(name, moved, { capture: true, passive: true })
  return () => {
    for (const name of MOVES) root.removeEventListener(name, moved, { capture: true })
  }
}

type Pointed = Pick<PointerEvent, 'pointerType' | 'clientX' | 'clientY'>

/** The mouse has come to an element: at once, or, where the element has come to the mouse, as soon as that moves. */
export function arriving(arrive: () => void): { enter: (event: Pointed) => void; move: (event: Pointed) => void } {
  let dealt = false
  return {
    enter(event) {
      if (event.pointerType !== 'mouse') return
      dealt = event.clientX === last.x && event.clientY === last.y
      if (!dealt) arrive()
    },
    move(event) {
      if (!dealt || event.pointerType !== 'mouse') return
      dealt = false
      arrive()
    },
  }
}
