"""What axe finds on a page: WCAG 2.x, levels A and AA."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = """() => axe.run(document, {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'color-contrast': { enabled: false } },
  resultTypes: ['violations'],
})"""
# Contrast is for those who see: what is drawn counts, also where its words are said in another way.
CONTRAST = """() => {
  for (const drawn of document.querySelectorAll('[aria-hidden=true]')) drawn.removeAttribute('aria-hidden')
  return axe.run(document, { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] })
}"""


def check(page: Page, axe: str, *, colours_only: bool = False) -> None:
    """Nothing to complain of; a complaint names the rule, the elements and what is wrong with them."""
    page.evaluate(axe)
    found: list[dict[str, Any]] = [] if colours_only else page.evaluate(RULES)["violations"]
    found += page.evaluate(CONTRAST)["violations"]
    complaints = [
        f"{one['id']}: {node['html'][:160]} {' '.join(node['failureSummary'].split())[:300]}"
        for one in found
        for node in one["nodes"][:5]
    ]
    assert not complaints, "\n".join(complaints)
