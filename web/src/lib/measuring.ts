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

/** The same for many things that stand together, by name: what has changed is told at once. Each told by itself, what moves with
 * the first would make the browser lay everything out again before it can tell the second. */
export function sizing(tell: (found: Record<string, { width: number; height: number }>) => void): (name: string) => Attachment<HTMLElement> {
  const names = new Map<Element, string>()
  const watch =
    typeof ResizeObserver === 'undefined'
      ? null
      : new ResizeObserver((entries) => {
          const sizes = entries.map(({ target }) => {
            const { offsetWidth: width, offsetHeight: height } = target as HTMLElement
            return [names.get(target) ?? '', { width, height }] as const
          })
          tell(Object.fromEntries(sizes))
        })
  return (name) => (element) => {
    names.set(element, name)
    watch?.observe(element)
    return () => {
      watch?.unobserve(element)
      names.delete(element)
    }
  }
}
