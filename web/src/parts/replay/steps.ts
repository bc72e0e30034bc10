/** The keyboard of a replay. */
import type { Film } from './film.svelte'
import type { Step } from './outline'

const ARROWS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }
const PAGES: Record<string, 1 | -1> = { PageDown: 1, PageUp: -1 }

/** Whether something with the focus takes keys for itself. The slider does not: it is moved by the same keys. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.closest('input:not([type=range]), select, textarea, dialog') !== null
}

function isPressed(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a, summary') !== null
}

/** Whether the key meant something. */
export function pressed(event: KeyboardEvent, film: Film): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false
  const onSlider = event.target instanceof HTMLInputElement
  const arrow = ARROWS[event.key]
  // Up and down scroll the page, unless the slider has the focus.
  if (arrow && (onSlider || event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
    const step: Step = event.shiftKey ? 'turn' : 'move'
    film.step(step, arrow)
    return true
  }
  const page = PAGES[event.key]
  if (page) {
    film.step('round', page)
    return true
  }
  switch (event.key) {
    case 'Home':
      film.seek(0)
      return true
    case 'End':
      film.seek(film.last)
      return true
    case ' ':
      // A focused button keeps its own meaning.
      if (isPressed(event.target)) return false
      film.toggle()
      return true
  }
  return false
}
