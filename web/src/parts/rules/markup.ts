/** The little markup of the reference's texts: paragraphs, lists, stress and links. Nothing of it is ever HTML. */

export type Inline =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'stress'; readonly text: string }
  /** `to` is an entry, or with a slash at its start another page. */
  | { readonly is: 'link'; readonly text: string; readonly to: string }

export interface Block {
  readonly is: 'p' | 'ul' | 'ol'
  readonly items: readonly (readonly Inline[])[]
}

const MARKS = /\[([^\]]+)\]\(([^)\s]+)\)|\*([^*]+)\*/g

export function inline(text: string): Inline[] {
  const found: Inline[] = []
  let from = 0
  for (const mark of text.matchAll(MARKS)) {
    if (mark.index > from) found.push({ is: 'text', text: text.slice(from, mark.index) })
    const [whole, words, to, stressed] = mark
    if (words !== undefined && to !== undefined) found.push({ is: 'link', text: words, to })
    else found.push({ is: 'stress', text: stressed ?? '' })
    from = mark.index + whole.length
  }
  if (from < text.length) found.push({ is: 'text', text: text.slice(from) })
  return found
}

const ITEM = /^(?:•|(\d+)\))\s+/

function block(text: string): Block {
  const lines = text.split('\n').map((line) => line.trim())
  const first = ITEM.exec(lines[0] ?? '')
  if (!first) return { is: 'p', items: [inline(lines.join(' '))] }
  const items: string[] = []
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''))
    else items.push(`${items.pop() ?? ''} ${line}`)
  }
  return { is: first[1] === undefined ? 'ul' : 'ol', items: items.map(inline) }
}

/** A text as blocks; lists of one kind that meet become one. */
export function blocks(text: string): Block[] {
  const found: Block[] = []
  for (const part of text.split(/\n\s*\n/).filter((one) => one.trim() !== '')) {
    const next = block(part)
    const last = found.at(-1)
    if (last && next.is !== 'p' && last.is === next.is) found[found.length - 1] = { is: last.is, items: [...last.items, ...next.items] }
    else found.push(next)
  }
  return found
}

/** Where a text leads to. */
export function links(text: string): string[] {
  return inline(text).flatMap((one) => (one.is === 'link' ? [one.to] : []))
}

/** The text as it is read, for searching. */
export function bare(text: string): string {
  return inline(text)
    .map((one) => one.text)
    .join('')
}
