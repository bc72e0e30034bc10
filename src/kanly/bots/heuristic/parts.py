"""What a view says of the parts that only some games have, as numbers; in a game without them there is nothing of each."""

from __future__ import annotations

from typing import Any

from kanly.engine.codes import NONE, WILD
from kanly.engine.content import Content
from kanly.notation.names import Names
from kanly.view import View


class Parts:
    """Spies, units, contracts, battle icons, Leaders' own tracks, and what this turn has brought."""

    def __init__(self, view: View, c: Content, names: Names) -> None:
        numbers = names.numbers
        seats = len(view.seats)
        me = view.me.seat
        held = view.parts
        self.c: Content = c

        posts = [
            [numbers["post"][post] for post in own] for own in part(held, "spies", "posts", [[]] * seats)
        ]
        self.posts: list[int] = posts[me]
        """Where this seat's Spies are."""
        self.enemy_posts: set[int] = {post for seat, own in enumerate(posts) if seat != me for post in own}
        self.spies_left: int = c.spies - len(self.posts)

        counts = part(held, "units", "conflict", [{}] * seats)
        self.units: list[list[int]] = [[own.get(kind, 0) for kind in c.unit_ids] for own in counts]
        """Units that are no troops in the Conflict, by seat and kind."""
        self.unit_strength: list[int] = [
            sum(number * each for number, each in zip(own, c.unit_strength, strict=True))
            for own in self.units
        ]
        hooks = part(held, "units", "hooks", [])
        self.hooks: bool = me in hooks
        self.enemy_hooks: bool = any(seat != me for seat in hooks)
        self.wall: bool = bool(part(held, "units", "wall", 0))

        contracts = numbers["contract"]
        self.has_contracts: bool = bool(c.contract_ids)
        self.offer: list[int] = [contracts[name] for name in part(held, "contracts", "offer", [])]
        self.held: list[int] = [contracts[name] for name in part(held, "contracts", "held", [[]] * seats)[me]]
        self.done: int = len(part(held, "contracts", "done", [[]] * seats)[me])
        self.reserved: list[int] = [contracts[name] for name in part(held, "contracts", "reserved", [])]

        self.face_up: list[int] = [
            numbers["battle"][entry["card"]]
            for entry in part(held, "battles", "cards", [[]] * seats)[me]
            if entry["face_up"]
        ]
        """Conflicts and Objectives of this seat whose icon still counts."""

        self.memories: int = part(held, "mats", "memories", [0] * seats)[me]
        stop = part(held, "mats", "training", [None] * seats)[me]
        self.stop: int = NONE if stop is None else numbers["stop"][stop]

        mine = view.table.turn == me and view.table.turn_kind != "none"
        self.recalled: int = part(held, "tally", "recalled", 0) if mine else 0
        self.spice: int = part(held, "tally", "spice", 0) if mine else 0
        self.sent: int = part(held, "tally", "units", 0) if mine else 0
        self.barred: bool = bool(mine and part(held, "tally", "barred", 0))
        self.recruits_deploy: bool = bool(mine and part(held, "tally", "recruits_deploy", 0))
        cards = numbers["card"]
        self.revealed: list[int] = (
            [cards[card] for card in part(held, "tally", "revealed", [])] if mine else []
        )
        self.gave_swords: list[int] = (
            [cards[card] for card in part(held, "tally", "gave_swords", [])] if mine else []
        )

    def watches(self, space: int) -> list[int]:
        """This seat's Spies beside a space."""
        around = self.c.space_posts[space] if self.posts else 0
        return [post for post in self.posts if around >> post & 1]

    def icons(self) -> list[int]:
        return [self.c.battle_icon[card] for card in self.face_up]

    def wild_waits(self) -> bool:
        return WILD in self.icons()


def part(held: dict[str, dict[str, Any]], name: str, field: str, without: Any) -> Any:
    return held[name][field] if name in held else without
