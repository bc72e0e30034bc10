/** How large a thing is drawn, told when that is known: asking for it while the page still changes would make the browser lay
 * everything out twice. */
import type { Attachment } from 'svelte/attachments'

export function measured(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const watch = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight))
    watch.observe(element)
    return () => watch.disconnect()
  }
}
