/** The window, and the unit that everything in it is measured by.
 *
 * One unit (`rem`) serves text, icons, cards and map, so that they grow together with the window and with the reader's
 * interface scale. Which layout fits depends on the window divided by that scale: who asks for more than fits gets the
 * layout of a smaller window, not a cut one. */
import { settings } from './settings.svelte'

export type Form = 'desktop' | 'tablet' | 'phone'

/** The window that the table is drawn for: in it a unit is 16 pixels. */
const WIDTH = 1366
const HEIGHT = 657
const PIXELS = 16
const PHONE = 700
const DESKTOP = { width: 1240, height: 592 }
/** Lower than this, in units, a tablet's field scrolls. */
const LOW = 44

export const SCALES = [0.9, 1, 1.1, 1.25, 1.5] as const

/** How much larger than drawn a table would fill the window. */
function room(width: number, height: number): number {
  return Math.max(1, Math.min(width / WIDTH, height / HEIGHT))
}

export function formOf(width: number, height: number, scale: number): Form {
  const drawn = room(width, height) * scale
  if (width / drawn < PHONE) return 'phone'
  return width / drawn < DESKTOP.width || height / drawn < DESKTOP.height ? 'tablet' : 'desktop'
}

/** Pixels of one unit. `grows`: a table fills its window; other pages keep to the reader's scale. */
export function unitOf(width: number, height: number, scale: number, grows: boolean): number {
  return PIXELS * scale * (grows ? room(width, height) : 1)
}

class Screen {
  width = $state(typeof innerWidth === 'undefined' ? WIDTH : innerWidth)
  height = $state(typeof innerHeight === 'undefined' ? HEIGHT : innerHeight)
  /** Whether the page that is shown fills its window. */
  grows = $state(false)
  readonly form: Form = $derived(formOf(this.width, this.height, settings.scale))
  readonly unit: number = $derived(unitOf(this.width, this.height, settings.scale, this.grows))
  /** Wide enough for more than a phone has, but not high enough for all of it at once. */
  readonly low: boolean = $derived(this.form === 'tablet' && this.height / this.unit < LOW)
}

export const screen = new Screen()

/** Keep the root's unit and form as the window and the settings are. */
export function watchScreen(): void {
  addEventListener('resize', () => {
    screen.width = innerWidth
    screen.height = innerHeight
  })
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement
      root.dataset.form = screen.form
      root.style.fontSize = `${screen.unit}px`
    })
  })
}
