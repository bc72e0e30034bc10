/** Which player is looked at closely. One at a time, on the whole page. */
let seat = $state<number | null>(null)
let opener: HTMLElement | null = null

export const inspected = {
  get seat(): number | null {
    return seat
  },
}

/** Look at a player; at the same again, close. */
export function inspect(who: number): void {
  if (seat === who) {
    leave()
    return
  }
  if (seat === null && document.activeElement instanceof HTMLElement) opener = document.activeElement
  seat = who
}

/** Look at somebody else instead. */
export function goTo(who: number): void {
  seat = who
}

/** The focus goes back to what was pressed, if it is still in what closes. */
export function leave(within: Element | null = null): void {
  seat = null
  const inside = within?.contains(document.activeElement) || document.activeElement === document.body
  if (inside && opener?.isConnected) opener.focus({ preventScroll: true })
  opener = null
}

/** Who comes so many places after a seat in this order, around the end. */
export function beside(order: readonly number[], from: number, step: number): number {
  const at = order.indexOf(from)
  return order.length === 0 ? from : (order[(at + step + order.length) % order.length] ?? from)
}
