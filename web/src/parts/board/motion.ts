/** Pieces travel: from where they were to where they are, and nothing waits for them. */

const TRAVELS = 420

function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

const coming: { piece: Element; from: string }[] = []

/** A piece that stands here already comes from another place. Nothing happens where that is not shown, or where the reader
 * wants no motion. */
export function travel(piece: Element, from: string): void {
  if (calm()) return
  // Where things are is asked when a frame is drawn and that is known anyway, and of all pieces before any of them moves.
  if (coming.push({ piece, from }) === 1) requestAnimationFrame(depart)
}

function depart(): void {
  const ways = coming.splice(0).flatMap(({ piece, from }) => {
    const start = document.querySelector(from)?.getBoundingClientRect()
    const end = piece.getBoundingClientRect()
    if (!start || start.width === 0 || end.width === 0) return []
    const x = Math.round(start.left + Math.min(start.width, start.height) / 2 - end.left)
    return [{ piece, x, y: Math.round(start.top + start.height / 2 - end.top) }]
  })
  for (const { piece, x, y } of ways) {
    piece.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 0.4 }, { opacity: 1, offset: 0.4 }, { transform: 'none' }],
      { duration: TRAVELS, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' },
    )
  }
}
