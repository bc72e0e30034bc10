"""What an eye would see of the page, told by the browser: whether a thing is in the window, whole and on top, and whether
text can be read. Both scripts return what is wrong, in words."""

from __future__ import annotations

# Shared by both. What is painted above a point: from the top down to the thing that is meant, whatever is neither it, nor in it,
# nor around it, nor blank. Where nothing catches a pointer something may still be painted; so for the look everything does.
PAINT = """
const everything = new CSSStyleSheet()
everything.replaceSync('*, *::before, *::after { pointer-events: auto !important }')
document.adoptedStyleSheets = [...document.adoptedStyleSheets, everything]
const clear = (style) => /^(transparent|rgba\\(.*, 0\\))$/.test(style.backgroundColor) && style.backgroundImage === 'none'
const named = (element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`.trim()
const letters = (element, x, y) => [...element.childNodes].some((node) => {
  if (node.nodeType !== Node.TEXT_NODE || !node.textContent.trim()) return false
  const range = document.createRange()
  range.selectNodeContents(node)
  return [...range.getClientRects()].some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)
})
const shape = 'path, circle, rect, use, ellipse, polygon, polyline, line, image, text, img, canvas, video, input, textarea, select'
function paints(element, x, y) {
  const style = getComputedStyle(element)
  if (Number(style.opacity) === 0 || style.visibility === 'hidden') return false
  if (element.matches(shape)) return style.fill !== 'none' || style.stroke !== 'none' || !(element instanceof SVGElement)
  return !clear(style) || letters(element, x, y)
}
// An element paints below what it holds, but for what its own pseudo-elements lay over that.
const veils = (element) => ['::before', '::after'].some((pseudo) => {
  const style = getComputedStyle(element, pseudo)
  return style.content !== 'none' && style.content !== 'normal' && style.position === 'absolute' && Number(style.opacity) > 0.3
    && !clear(style) && parseFloat(style.width) > 12 && parseFloat(style.height) > 12 && Number(style.zIndex) > 0
})
function cover(element, x, y) {
  for (const one of document.elementsFromPoint(x, y)) {
    if (one === element || element.contains(one)) return ''
    if (one.contains(element) ? veils(one) : paints(one, x, y)) return named(one)
  }
  return 'nothing that can be hit'
}
const faint = (element) => {
  let left = 1
  for (let one = element; one; one = one.parentElement) left *= Number(getComputedStyle(one).opacity)
  return left < 0.3
}
/** What lies around something and cuts it off; `far`: so many pixels may be over the edge. */
function cutter(element, box, far, except = '') {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    const style = getComputedStyle(around)
    if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
    const frame = around.getBoundingClientRect()
    const over = box.left < frame.left - far || box.right > frame.right + far || box.top < frame.top - far || box.bottom > frame.bottom + far
    if (over) return except && around.matches(except) ? null : named(around)
  }
  return ''
}
const done = () => { document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== everything) }
"""

# Each wanted thing: seen if its box lies in the window, nothing cuts it off, and nothing is painted over its middle. With `scrolls`
# what lies in such an element is looked for by scrolling that alone. `says`: the text that it has to show.
LOOK = (
    """([wanted, scrolls]) => {"""
    + PAINT
    + """
  const found = []
  const inside = (box) => box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
  const wrong = (thing, says) => {
    // Scrolled is what may be, and nothing around it.
    for (let frame = scrolls ? thing.closest(scrolls) : null; frame; frame = frame.parentElement?.closest(scrolls)) {
      const [box, around] = [thing.getBoundingClientRect(), frame.getBoundingClientRect()]
      frame.scrollTop += box.top + box.height / 2 - around.top - around.height / 2
    }
    const box = thing.getBoundingClientRect()
    if (!inside(box)) return `reaches out of the window: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`
    // What is longer than the list that it is scrolled in is read part by part.
    const list = scrolls ? thing.closest(scrolls) : null
    const by = cutter(thing, box, 1.5, list && box.height > list.clientHeight ? scrolls : '')
    if (by) return `is cut by ${by}`
    if (faint(thing)) return 'is too faint to be seen'
    const over = cover(thing, box.left + box.width / 2, box.top + box.height / 2)
    if (over) return `lies under ${over}`
    if (says !== null) {
      const copy = thing.cloneNode(true)
      for (const spoken of copy.querySelectorAll('.sr, kbd')) spoken.remove()
      const shown = copy.textContent.trim()
      if (shown !== says) return `says «${shown}», not «${says}»`
    }
    return ''
  }
  // Whatever was scrolled for a look lies afterwards as it lay before.
  const lay = scrolls ? [...document.querySelectorAll(scrolls)].map((frame) => [frame, frame.scrollTop]) : []
  for (const { selector, name, fan, says } of wanted) {
    const things = [...document.querySelectorAll(selector)].filter((thing) => {
      const box = thing.getBoundingClientRect()
      return box.width > 0 && box.height > 0
    })
    if (things.length === 0) { found.push(`${name}: is nowhere`); continue }
    if (fan) continue
    const faults = things.map((thing) => wrong(thing, says))
    if (faults.every((fault) => fault !== '')) found.push(`${name}: ${faults[0]}`)
  }
  // The marker of each Influence track stands over the digit that it means.
  for (const lane of document.querySelectorAll('[data-track] [data-lane]')) {
    const track = lane.closest('[data-track]')
    const digit = track.querySelector(`[data-digit="${lane.dataset.value}"]`)
    const bead = lane.querySelector('.bead')
    if (!digit || !bead) continue
    const middle = (element) => { const box = element.getBoundingClientRect(); return box.left + box.width / 2 }
    if (Math.abs(middle(digit) - middle(bead)) > 3) found.push(`${track.dataset.track}: seat ${lane.dataset.lane} does not stand at ${lane.dataset.value}`)
  }
  for (const [frame, top] of lay) frame.scrollTop = top
  done()
  return found
}"""
)

# Every piece of text that is on the page now: if it is too small, cut off, covered, or broken where no hyphen stands. What scrolls
# by design, named by `scrollers`, may hide the rest of its text; in what is laid over each other, `heaps`, text may be covered.
READ = (
    """([smallest, scrollers, heaps]) => {"""
    + PAINT
    + """
  const found = new Set()
  const clearly = (colour) => { const share = /[,/] *([0-9.]+)\\)$/.exec(colour); return share !== null && colour.startsWith('rgba') && Number(share[1]) < 0.3 }
  const block = (element) => {
    while (element.parentElement && getComputedStyle(element).display.startsWith('inline')) element = element.parentElement
    return element
  }
  // The piece of text before, for what belongs together may be marked up apart.
  let before = null
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent
    if (!text.trim()) continue
    const element = node.parentElement
    if (!element || element.closest('.sr, script, style, title, noscript, dialog:not([open]), [inert]')) continue
    const style = getComputedStyle(element)
    if (style.visibility === 'hidden' || style.display === 'none' || Number(style.opacity) === 0) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1)
    if (boxes.length === 0) continue
    if (clearly(style.color) || faint(element)) found.add(`can't be seen: «${text.trim().slice(0, 40)}» in ${named(element)}`)
    const where = `«${text.trim().slice(0, 40)}» in ${named(element)}`
    const letter = (at) => {
      range.setStart(node, at); range.setEnd(node, at + 1)
      // The first letter of a line also counts the place behind the last one of the line before.
      return [...range.getClientRects()].filter((one) => one.width > 0).at(-1)
    }
    // Text in a drawing is as large as it comes out.
    const drawn = element instanceof SVGElement && element.ownerSVGElement ? element.getScreenCTM()?.a ?? 1 : 1
    const size = parseFloat(style.fontSize) * drawn
    if (size < smallest - 0.05) found.add(`${size.toFixed(1)} px: ${where}`)
    // What people call themselves may be longer than its place.
    if (style.textOverflow === 'ellipsis' && !element.matches('[title].who') && element.scrollWidth > element.clientWidth + 1) found.add(`cut off: ${where}`)
    const heaped = heaps !== '' && element.closest(heaps)
    // The first and the last letter of each word: in the window, not cut off, and nothing over them.
    for (const match of text.matchAll(/\\S+/gu)) {
      for (const at of new Set([match.index, match.index + match[0].length - 1])) {
        const box = letter(at)
        if (!box) continue
        const by = cutter(element, box, box.height * 0.3, scrollers)
        if (by === null) continue
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        // What ends in dots was judged above.
        if (style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1) continue
        if (by) found.add(`cut by ${by}: ${where}`)
        else if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) found.add(`out of the window: ${where}`)
        else if (!heaped && !(element instanceof SVGElement)) {
          const over = cover(element, x, y)
          if (over) found.add(`under ${over}: ${where}`)
        }
      }
    }
    // A word that runs over two lines has a hyphen, printed or soft, where it breaks.
    for (const match of text.matchAll(/[\\p{L}\\p{M}'’\\u00AD]+/gu)) {
      if (match[0].length < 2) continue
      let line = null
      for (let at = match.index; at < match.index + match[0].length; at++) {
        if (text[at] === '\\u00AD') continue
        const box = letter(at)
        if (!box) continue
        const broken = line !== null && box.top > line + box.height / 2
        if (broken && text[at - 1] !== '\\u00AD') { found.add(`broken: «${match[0]}» of ${where}`); break }
        line = box.top
      }
    }
    // No line begins with what belongs to the word before, or ends with what belongs to the next.
    const parts = (pattern, step) => {
      for (const match of text.matchAll(pattern)) {
        const other = match.index + step
        if (other < 0 || other >= text.length || /\\s/.test(text[other])) continue
        const [one, two] = [letter(match.index), letter(other)]
        if (one && two && Math.abs(one.top - two.top) > one.height / 2) found.add(`${match[0]} stands apart from its word: ${where}`)
      }
    }
    parts(/[)\\]»”’,.;:!?]/gu, -1)
    parts(/[(\\[«“„]/gu, 1)
    const around = block(element)
    if (before && before.around === around && /\\S$/u.test(before.text) && /^\\S/u.test(text)) {
      const mark = /^[)\\]»”’,.;:!?]/u.exec(text)?.[0] ?? /[(\\[«“„]$/u.exec(before.text)?.[0]
      const first = letter(0)
      if (mark && first && before.last && Math.abs(first.top - before.last.top) > first.height / 2) found.add(`${mark} stands apart from its word: ${where}`)
    }
    before = { around, text, last: letter(text.length - 1) }
  }
  done()
  return [...found]
}"""
)

# Whether everything lies where it lay a frame ago: measured plates are placed only after they were drawn.
SETTLED = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const boxes = () => [...document.querySelectorAll('[data-space], [data-post], [data-hand], [data-seat], [data-prompt], [data-act], [data-log-line]')]
    .map((one) => { const box = one.getBoundingClientRect(); return [box.left, box.top, box.width, box.height].map(Math.round).join() }).join(';')
  await document.fonts.ready
  for (let before = '', turn = 0; turn < 60; turn++) {
    await frame()
    const now = boxes()
    if (now === before) return true
    before = now
  }
  return false
}"""
