/** Pieces travel: from where they were to where they are, and nothing waits for them. */

const TRAVELS = 420

function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** A piece that stands here already comes from another place. Nothing happens where that is not shown, or where the reader
 * wants no motion. */
export function travel(piece: Element, from: string): void {
  if (calm()) return
  const start = document.querySelector(from)?.getBoundingClientRect()
  const end = piece.getBoundingClientRect()
  if (!start || start.width === 0 || end.width === 0) return
  const x = Math.round(start.left + Math.min(start.width, start.height) / 2 - end.left)
  const y = Math.round(start.top + start.height / 2 - end.top)
  piece.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 0.4 }, { opacity: 1, offset: 0.4 }, { transform: 'none' }],
    { duration: TRAVELS, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' },
  )
}
