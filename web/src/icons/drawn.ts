/** An icon's drawing, copied from the sprite into the element that shows it. A `<use>` would bring two boxes more for each icon,
 * and there are some three hundred on a table: the browser goes through all of them whenever anything is drawn. */
import type { Attachment } from 'svelte/attachments'

const drawings = new Map<string, Attachment<SVGSVGElement>>()

/** Draws the icon of a name into an SVG. The same name is the same attachment: what has not changed is not drawn anew. */
export function drawn(name: string): Attachment<SVGSVGElement> {
  let found = drawings.get(name)
  if (!found) {
    const parts = [...(document.getElementById(`i-${name}`)?.childNodes ?? [])]
    drawings.set(name, (found = (svg) => svg.replaceChildren(...parts.map((part) => part.cloneNode(true)))))
  }
  return found
}
