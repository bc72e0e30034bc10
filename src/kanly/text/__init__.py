"""The game in words: rules text, moves and log lines in English, Ukrainian, Russian and Bulgarian."""

from __future__ import annotations

import kanly.text.vocabulary  # noqa: F401
from kanly import opening, topics
from kanly.text import opened, tables
from kanly.text.bundle import LANGUAGES, add_locales
from kanly.text.components import BOXES, Line
from kanly.text.words import Words

__all__ = ["BOXES", "LANGUAGES", "Line", "Words", "add_locales"]

topics.load("text")
tables.check()
opening.when_opened(opened.look)
