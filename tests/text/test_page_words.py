"""Every word of the page is said somewhere: what nobody says any more is not translated for nothing."""

from __future__ import annotations

import re
from pathlib import Path

from kanly.text.bundle import bundle
from kanly.text.bundle import sources as sources_of

ROOT = Path(__file__).resolve().parents[2]
# Ids that are put together from a beginning and something that the game names.
BEGUN = re.compile(r"[`\"](page-[\w-]*)[{$]")


def test_every_word_of_the_page_is_said() -> None:
    sources = [
        path.read_text(encoding="utf-8")
        for folder, endings in (("web/src", (".ts", ".svelte")), ("src/kanly", (".py",)))
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in endings and ".test." not in path.name
    ]
    said = {word for text in sources for word in re.findall(r"page-[\w-]*\w", text)}
    begun = tuple(start for text in sources for start in BEGUN.findall(text) if start != "page-")
    # The stepper says what it counts: troops that go, or troops that come back.
    said |= {"page-deploy", "page-retreat"}
    words = {id for id in bundle("en").messages if id.startswith("page-")}
    texts = "".join(text for _, text in sources_of("en"))
    within = {id for id in words if f"{{ {id} }}" in texts}
    unsaid = [id for id in sorted(words - said - within) if not id.startswith(begun)]
    assert unsaid == []
