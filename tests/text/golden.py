"""Rules texts that were read by people: which component says what in which box and language."""

from __future__ import annotations

from kanly.components import Component
from kanly.text import Words

Golden = dict[str, dict[str, dict[str, str]]]
Case = tuple[str, str, str, str]


def cases(golden: Golden) -> list[Case]:
    """Component, box, language and text, one by one."""
    return [
        (key, box, language, text)
        for key, boxes in golden.items()
        for box, texts in boxes.items()
        for language, text in texts.items()
    ]


def said(component: Component, box: str, language: str) -> list[str]:
    return [line.text for line in Words(language).rules(component) if line.box == box]
