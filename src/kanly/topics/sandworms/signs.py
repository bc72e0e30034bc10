"""The signs of Maker Hooks and the Shield Wall."""

from __future__ import annotations

from collections.abc import Iterator

from kanly import effects as fx
from kanly.cli import style
from kanly.cli.sign_tables import Meaning, legend, sign
from kanly.text.lexicon import Lexicon


def meanings(lexicon: Lexicon) -> Iterator[Meaning]:
    content, words = lexicon.content, lexicon.words
    if any(content.unit_stopped):
        yield style.HOOKS, "unit", words.label("hooks")
    if content.shield_wall:
        yield style.WALL, "wall", words.label("shield_wall")


sign(fx.TakeHooks, lambda lexicon, it: style.HOOKS)
sign(fx.DetonateShieldWall, lambda lexicon, it: f"{style.TRASH}{style.WALL}")
legend(30, meanings)
