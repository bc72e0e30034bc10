"""What a view says of parts of the state that only some games have; in a game without them there is nothing of each."""

from __future__ import annotations

from typing import Any

from kanly.engine.content import Content
from kanly.notation.names import Names
from kanly.view import View


class Parts:
    """Units that are no troops, and what this turn has brought."""

    def __init__(self, view: View, c: Content, names: Names) -> None:
        me = view.acting.seat
        counts = told(view, "units", "conflict", [{}] * len(view.seats))
        self.units: list[list[int]] = [[own.get(kind, 0) for kind in c.unit_ids] for own in counts]
        """Units that are no troops in the Conflict, by seat and kind."""
        at_home = told(view, "units", "garrison", counts)
        self.garrisons: list[list[int]] = [
            [own.get(kind, 0) if i in c.stationed else 0 for i, kind in enumerate(c.unit_ids)]
            for own in at_home
        ]
        """The same in the garrisons."""
        left = told(view, "units", "supply", [])
        self.supply: list[int] = [left[me].get(kind, 0) if left else 0 for kind in c.unit_ids]
        """What the seat that looks still has in its supply, by kind."""
        self.unit_strength: list[int] = [
            sum(number * each for number, each in zip(own, c.unit_strength, strict=True))
            for own in self.units
        ]

        mine = view.table.turn == me and view.table.turn_kind != "none"
        self.spice: int = told(view, "tally", "spice", 0) if mine else 0
        self.sent: int = told(view, "tally", "units", 0) if mine else 0
        self.barred: bool = bool(mine and told(view, "tally", "barred", 0))
        cards = names.numbers["card"]
        self.revealed: list[int] = (
            [cards[card] for card in told(view, "tally", "revealed", [])] if mine else []
        )
        self.gave_swords: list[int] = (
            [cards[card] for card in told(view, "tally", "gave_swords", [])] if mine else []
        )


def told(view: View, part: str, field: str, without: Any) -> Any:
    """A field of a part, or what stands for it in games without that part, or without anything for it."""
    return view.parts[part].get(field, without) if part in view.parts else without
