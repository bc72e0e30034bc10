"""Storms on the page: their words as glyphs of its sprite, and where their move stands."""

from __future__ import annotations

from kanly.server.drawings import amount, drawing, icon, pill
from kanly.server.vocabulary import Both, move, place
from tests.toy.storms.kinds import STORM
from tests.toy.storms.words import CalmStorms, RaiseStorm, Weathered

RAISED: Both = ([], [{"word": "RaiseStorm", "glyphs": [amount(1, "maker")]}])

drawing(RaiseStorm, lambda it: [amount(1, "maker")])
drawing(Weathered, lambda it: [pill(amount(f"{it.storms}+", "maker"))])
drawing(CalmStorms, lambda it: [amount(-it.storms, "maker"), icon("confirm")])
place(STORM, icon="maker")
move(STORM, lambda s, space, gale: RAISED)
