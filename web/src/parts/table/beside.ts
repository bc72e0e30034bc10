/** Where a box stands beside a thing. */
import type { Rect } from '../../lib/keys'

export type Side = 'below' | 'above' | 'left'
interface Size {
  width: number
  height: number
}
interface Spot {
  left: number
  top: number
}

const GAP = 9
const EDGE = 8

/** On the wished side of `thing` if there is room within `screen`, and nowhere over what is `taken`: rather above, below or
 * beside that. Where every place is taken, the wished one is the least evil. */
export function placeBeside(thing: Rect, box: Size, side: Side, screen: Size, taken: readonly Rect[]): Spot {
  const within = ({ left, top }: Spot): Spot => ({
    left: Math.max(EDGE, Math.min(left, screen.width - box.width - EDGE)),
    top: Math.max(EDGE, Math.min(top, screen.height - box.height - EDGE)),
  })
  const free = ({ left, top }: Spot): boolean =>
    taken.every(
      (other) =>
        left >= other.left + other.width || left + box.width <= other.left || top >= other.top + other.height || top + box.height <= other.top,
    )
  const inset = thing.left + Math.min(24, thing.width / 4)
  const below = { left: inset, top: thing.top + thing.height + GAP }
  const above = { left: inset, top: thing.top - box.height - GAP }
  const left = { left: thing.left - box.width - GAP, top: thing.top }
  const roomBelow = below.top + box.height <= screen.height - EDGE
  const wished = within(side === 'left' ? left : side === 'above' || (!roomBelow && above.top >= EDGE) ? above : below)
  const ways = [wished, within(below), within(above), within(left)]
  for (const other of taken) {
    ways.push(
      within({ left: wished.left, top: other.top - box.height - GAP }),
      within({ left: wished.left, top: other.top + other.height + GAP }),
      within({ left: other.left - box.width - GAP, top: wished.top }),
      within({ left: other.left + other.width + GAP, top: wished.top }),
    )
  }
  const far = ({ left: x, top: y }: Spot): number => Math.abs(x - wished.left) + Math.abs(y - wished.top)
  return ways.filter(free).sort((one, other) => far(one) - far(other))[0] ?? wished
}
