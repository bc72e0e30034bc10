"""Effects as signs: `4∴→5◎ 2♙ 1▮`. Short enough for a space on the board; what has no sign is said in words."""

from __future__ import annotations

from collections.abc import Sequence

import kanly.cli.vocabulary  # noqa: F401
from kanly import effects as fx
from kanly import opening, topics
from kanly.cli import sign_tables, style
from kanly.cli.sign_tables import MORE, costs, effect, effects, letter
from kanly.components import Conflict, Space
from kanly.text.lexicon import Lexicon

__all__ = ["bought", "costs", "effect", "effects", "letter", "rewards", "space"]

topics.load("signs")
sign_tables.check()
opening.when_opened(sign_tables.look)


def space(lexicon: Lexicon, place: Space, cost: Sequence[fx.Spend]) -> str:
    """What a visit costs and brings, without the Influence that every faction space gives."""
    if place.tiers:
        between = f" {MORE} " if len(place.tiers) > 2 else "/"
        ends = (place.tiers[0], place.tiers[-1])
        return between.join(bought(lexicon, tier.cost, tier.effects) for tier in ends)
    return bought(lexicon, cost, place.effects)


def bought(lexicon: Lexicon, cost: Sequence[fx.Cost], brings: Sequence[fx.Effect]) -> str:
    told = effects(lexicon, brings)
    return f"{costs(cost)}{style.ARROW}{told}" if cost else told


def rewards(lexicon: Lexicon, conflict: Conflict, places: int) -> list[str]:
    """The rewards of a Conflict from first place on, as many as this game gives."""
    first = effects(lexicon, conflict.first)
    if conflict.controls is not None:
        first += f" {style.CONTROL} {lexicon.called('space', conflict.controls)}"
    told = [first, effects(lexicon, conflict.second), effects(lexicon, conflict.third)]
    return told[:places]
