"""The starting deck: ten cards for each player, which do the same as those of the 2020 game in another frame."""

from __future__ import annotations

from dataclasses import replace

from kanly.components import Card
from kanly.sets.base import starters

STARTERS: tuple[Card, ...] = tuple(replace(card, set="uprising") for card in starters.STARTERS)
