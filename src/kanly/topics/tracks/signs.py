"""The signs of tracks."""

from __future__ import annotations

from collections.abc import Iterator

from kanly import effects as fx
from kanly.cli import style
from kanly.cli.sign_tables import Meaning, legend, sign
from kanly.text.lexicon import Lexicon


def meanings(lexicon: Lexicon) -> Iterator[Meaning]:
    if any(track.leader < 0 for track in lexicon.content.place_tracks):
        yield style.TRACK, "pick", lexicon.words.label("tracks")


sign(fx.Advance, lambda lexicon, it: f"{it.steps}{style.TRACK}")
sign(fx.GoBack, lambda lexicon, it: f"{style.RECALL}{style.TRACK}")
legend(95, meanings)
