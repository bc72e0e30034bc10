"""The signs of what only printed opponents do."""

from __future__ import annotations

from kanly import effects as fx
from kanly.cli import style
from kanly.cli.sign_tables import in_words, sign

sign(fx.PickedInfluence, lambda lexicon, it: f"{it.amount}{style.INFLUENCE}")
sign(fx.RivalSpy, lambda lexicon, it: f"1{style.SPY}")
in_words(fx.PriorityInfluence, fx.RivalHarvest)
