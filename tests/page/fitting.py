"""What has to be seen of a position, made from the view of a seat, and whether the page shows it: in the window, whole, and
nothing over it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

View = dict[str, Any]
# A hand as long as this lies side by side; a longer one is a fan, of which each card shows at least its edge.
SIDE_BY_SIDE = 7
SMALLEST_TEXT = 11
NARROWEST_CARD = 88

# Reads for each wanted thing what is wrong with it. A thing is seen if its box lies in the window and the topmost element in
# its middle is the thing, in it, or around it: a plate around a number hides nothing.
LOOK = """(wanted) => {
  const found = []
  const inside = (box) => box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
  for (const { selector, name, fan } of wanted) {
    const things = [...document.querySelectorAll(selector)].filter((thing) => {
      const box = thing.getBoundingClientRect()
      return box.width > 0 && box.height > 0
    })
    if (things.length === 0) { found.push(`${name}: is nowhere`); continue }
    const faults = things.map((thing) => {
      const box = thing.getBoundingClientRect()
      if (fan) return ''
      if (!inside(box)) return `reaches out of the window: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const top = document.elementFromPoint(x, y)
      if (!top || !(thing.contains(top) || top.contains(thing))) {
        const over = top ? `${top.tagName.toLowerCase()}.${top.getAttribute('class') ?? ''}` : 'nothing'
        return `lies under ${over}`
      }
      // What lies around it may cut it off.
      for (let around = thing.parentElement; around; around = around.parentElement) {
        const style = getComputedStyle(around)
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
        const frame = around.getBoundingClientRect()
        if (box.left < frame.left - 1.5 || box.right > frame.right + 1.5 || box.top < frame.top - 1.5 || box.bottom > frame.bottom + 1.5) {
          return `is cut by ${around.tagName.toLowerCase()}.${around.getAttribute('class') ?? ''}`
        }
      }
      return ''
    })
    if (faults.every((fault) => fault !== '')) found.push(`${name}: ${faults[0]}`)
  }
  return found
}"""

# Every piece of text that can be seen, if it is too small, cut off, or broken where no hyphen stands.
READ = """([smallest, language]) => {
  const found = new Set()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent
    if (!text.trim()) continue
    const element = node.parentElement
    if (!element || element.closest('.sr, script, style, title, noscript, dialog:not([open])')) continue
    const style = getComputedStyle(element)
    if (style.visibility === 'hidden' || style.display === 'none' || Number(style.opacity) === 0) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1)
    if (boxes.length === 0) continue
    if (!boxes.some((box) => box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight)) continue
    const where = `«${text.trim().slice(0, 40)}» in ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
    // Text in a drawing is as large as it comes out.
    const drawn = element instanceof SVGElement && element.ownerSVGElement ? element.getScreenCTM()?.a ?? 1 : 1
    const size = parseFloat(style.fontSize) * drawn
    if (size < smallest - 0.05) found.add(`${size.toFixed(1)} px: ${where}`)
    // What people call themselves may be longer than its place.
    if (style.textOverflow === 'ellipsis' && !element.matches('.who') && element.scrollWidth > element.clientWidth + 1) found.add(`cut off: ${where}`)
    // A word that runs over two lines has a hyphen, printed or soft, where it breaks.
    for (const match of text.matchAll(/[\\p{L}\\p{M}'’\\u00AD]+/gu)) {
      if (match[0].length < 2) continue
      let line = null
      for (let at = match.index; at < match.index + match[0].length; at++) {
        if (text[at] === '\\u00AD') continue
        range.setStart(node, at); range.setEnd(node, at + 1)
        // The first letter of a line also counts the place behind the last one of the line before.
        const box = [...range.getClientRects()].filter((one) => one.width > 0).at(-1)
        if (!box) continue
        const broken = line !== null && box.top > line + box.height / 2
        if (broken && text[at - 1] !== '\\u00AD') { found.add(`broken: «${match[0]}» of ${where}`); break }
        line = box.top
      }
    }
    // No line begins with what belongs to the word before, or ends with what belongs to the next.
    for (const match of text.matchAll(/[)\\]»”,.;:!?]/gu)) {
      if (match.index === 0 || /\\s/.test(text[match.index - 1])) continue
      range.setStart(node, match.index - 1); range.setEnd(node, match.index)
      const before = range.getBoundingClientRect()
      range.setStart(node, match.index); range.setEnd(node, match.index + 1)
      const after = [...range.getClientRects()].at(-1)
      if (before.width && after?.width && after.top > before.top + before.height / 2) found.add(`a line begins with ${match[0]}: ${where}`)
    }
  }
  return [...found]
}"""


def wanted(view: View, seat: int, prompt: int, offers: bool = True) -> Iterator[dict[str, Any]]:
    """All that a player needs of a position, by what the page calls it."""

    def thing(selector: str, name: str, fan: bool = False) -> dict[str, Any]:
        return {"selector": selector, "name": name, "fan": fan}

    me, parts = view["seats"][seat], view["parts"]
    yield thing(f'[data-prompt="{prompt}"]', "the turn panel")
    for space in view["spaces"]:
        yield thing(f'[data-space="{space}"]', f"space {space}")
    for post in view["posts"]:
        yield thing(f'[data-post="{post}"]', f"post {post}")
    for faction in me["influence"]:
        for one in view["seats"]:
            if one["leader"] is not None:
                yield thing(
                    f'[data-track="{faction}"] [data-lane="{one["seat"]}"]',
                    f"{faction}: Influence of seat {one['seat']}",
                )
    for one in view["seats"]:
        for figure in ("points", "strength", "spice", "solari", "water"):
            yield thing(
                f'[data-seat="{one["seat"]}"] [data-figure="{figure}"]', f"{figure} of seat {one['seat']}"
            )
    for own in ("spice", "solari", "water", "garrison", "strength", "points", "deck", "discard", "intrigue"):
        yield thing(f'[data-own="{own}"]', f"own {own}")
    for at, card in enumerate(me["hand"]):
        yield thing(
            f'[data-hand="{at}"]', f"card {at} of the hand, {card}", fan=len(me["hand"]) > SIDE_BY_SIDE
        )
    yield thing("[data-conflict]", "the Conflict")
    for one in view["seats"]:
        if one["conflict"] or any((parts.get("units") or {}).get("conflict", [{}] * 9)[one["seat"]].values()):
            yield thing(f'[data-fighter="{one["seat"]}"]', f"units of seat {one['seat']} in the Conflict")
    if "contracts" in parts:
        for contract in parts["contracts"]["offer"]:
            yield thing(f'[data-offer="{contract}"]', f"contract {contract} on offer")
        for contract in parts["contracts"]["held"][seat]:
            yield thing(f'[data-contract="{contract}"]', f"own contract {contract}")
    yield thing(
        "[data-log-line]:nth-last-of-type(1), [data-log-line]:nth-of-type(1)", "the last line of the log"
    )


def faults(page: Page, things: list[dict[str, Any]]) -> list[str]:
    return list(page.evaluate(LOOK, things))


def unreadable(page: Page, language: str) -> list[str]:
    return list(page.evaluate(READ, [SMALLEST_TEXT, language]))
