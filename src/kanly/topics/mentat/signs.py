"""The sign of the Mentat."""

from __future__ import annotations

from collections.abc import Iterator

from kanly import effects as fx
from kanly.cli import style
from kanly.cli.sign_tables import Meaning, legend, sign
from kanly.components import inside
from kanly.text.lexicon import Lexicon


def meanings(lexicon: Lexicon) -> Iterator[Meaning]:
    spaces = lexicon.edition.spaces
    if any(isinstance(effect, fx.TakeMentat) for place in spaces for effect in inside(place.effects)):
        yield style.MENTAT, style.STYLE_OF.get(style.MENTAT, "bold"), lexicon.words.label("mentat")


sign(fx.TakeMentat, lambda lexicon, it: style.MENTAT)
legend(10, meanings)
