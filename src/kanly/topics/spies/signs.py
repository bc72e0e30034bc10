"""The signs of Spies."""

from __future__ import annotations

from collections.abc import Iterator

from kanly import effects as fx
from kanly.cli import style
from kanly.cli.sign_tables import Meaning, cost_sign, legend, sign
from kanly.text.lexicon import Lexicon


def meanings(lexicon: Lexicon) -> Iterator[Meaning]:
    if lexicon.content.spies:
        yield style.SPY, "spy", lexicon.words.label("spies")


sign(fx.PlaceSpy, lambda lexicon, it: f"1{style.SPY}")
cost_sign(fx.RecallSpies, lambda it: f"{style.RECALL}{it.spies}{style.SPY}")
legend(20, meanings)
