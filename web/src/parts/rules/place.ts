/** Going to a place of the reference: its address, and the view on it. */
import { tick } from 'svelte'
import { go, href, route } from '../../lib/router'

export function addressOf(id: string): string {
  return href(`/rules/${encodeURIComponent(id)}`)
}

/** Bring a place into view; it takes the focus, so that the keyboard goes on from there. */
export function show(id: string): boolean {
  const place = id === '' ? null : document.getElementById(id)
  if (!place) return false
  place.scrollIntoView({ block: 'start' })
  place.focus({ preventScroll: true })
  return true
}

export async function jump(id: string): Promise<void> {
  const path = `/rules/${encodeURIComponent(id)}`
  // Where one is already, going back should lead elsewhere.
  go(path, path === route.path)
  await tick()
  show(id)
}

/** For links: a plain click jumps, all others stay the browser's. */
export function follow(event: MouseEvent, id: string): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  void jump(id)
}
