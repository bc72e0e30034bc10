"""What only some games have, as a seat sees it: Spies, units besides troops, contracts, battle icons, Leaders' own tracks.

A game without them has empty answers to all of this.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from kanly.components import Conflict, Contract, Leader, Objective, Post
from kanly.effects import Stop, TrainingTrack
from kanly.text.lexicon import Lexicon
from kanly.view import View


@dataclass(frozen=True)
class Trophy:
    """A Conflict that was won, or an Objective."""

    card: Conflict | Objective
    face_up: bool

    @property
    def icon(self) -> str:
        """Its battle icon; empty if it has none."""
        return self.card.battle_icon.value if self.card.battle_icon else ""


@dataclass(frozen=True)
class Parts:
    """The optional parts of a view, with the components that they name."""

    view: View
    lexicon: Lexicon

    def part(self, name: str) -> dict[str, Any]:
        return self.view.parts.get(name, {})

    def has(self, name: str) -> bool:
        return name in self.view.parts

    @cached_property
    def posts(self) -> dict[str, list[int]]:
        """Whose Spies stand on each observation post that has any, in the order of the board."""
        by_seat = self.part("spies").get("posts", [])
        found = {
            name: [seat for seat, own in enumerate(by_seat) if name in own]
            for name in self.lexicon.ids("post")
        }
        return {name: seats for name, seats in found.items() if seats}

    @cached_property
    def watched(self) -> dict[str, list[int]]:
        """Whose Spies watch each space."""
        found: dict[str, list[int]] = {}
        for name, seats in self.posts.items():
            post = self.lexicon.of("post", name)
            assert isinstance(post, Post)
            for space in post.spaces:
                found[space] = sorted({*found.get(space, []), *seats})
        return found

    def spies_left(self, seat: int) -> int:
        """The Spies in a seat's supply."""
        return self.lexicon.content.spies - len(self.part("spies")["posts"][seat])

    def units(self, seat: int) -> list[tuple[str, int]]:
        """A seat's units besides troops in the Conflict, by kind."""
        kinds = self.lexicon.ids("unit")
        if not self.has("units"):
            return []
        counts = self.part("units")["conflict"][seat].values()
        return [(kind, count) for kind, count in zip(kinds, counts, strict=True) if count]

    def garrison(self, seat: int) -> list[tuple[str, int]]:
        """Those in its garrison, by kind."""
        if not self.has("units") or not self.part("units").get("garrison"):
            return []
        return [(kind, count) for kind, count in self.part("units")["garrison"][seat].items() if count]

    def held(self) -> dict[str, int]:
        """Who controls spaces with a unit."""
        if not self.has("units"):
            return {}
        holds = self.part("units").get("holds", [])
        return {space: seat for seat, spaces in enumerate(holds) for space in spaces}

    def hooks(self, seat: int) -> bool:
        return seat in self.part("units").get("hooks", [])

    @property
    def walled(self) -> bool:
        """Whether this game has a Shield Wall at all."""
        return self.lexicon.content.shield_wall

    @property
    def wall(self) -> bool:
        """Whether the Shield Wall stands."""
        return bool(self.part("units").get("wall", 0))

    @property
    def conflict_protected(self) -> bool:
        """Whether the Shield Wall keeps some kinds of units out of the open Conflict."""
        content, conflict = self.lexicon.content, self.view.table.conflict
        return (
            self.wall
            and conflict is not None
            and content.conflict_protected[content.conflict_ids.index(conflict)]
        )

    def trophies(self, seat: int) -> list[Trophy]:
        if not self.has("battles"):
            return []
        found = []
        for entry in self.part("battles")["cards"][seat]:
            card = self.lexicon.of("battle", entry["card"])
            assert isinstance(card, Conflict | Objective)
            found.append(Trophy(card, entry["face_up"]))
        return found

    def contracts(self, zone: str) -> list[Contract]:
        """The contracts on offer, or reserved for a Leader."""
        return self.contracts_called(self.part("contracts").get(zone, []))

    def contracts_of(self, zone: str, seat: int) -> list[Contract]:
        """The contracts that a seat holds, or has completed ("done")."""
        return self.contracts_called(self.part("contracts")[zone][seat]) if self.has("contracts") else []

    def contracts_called(self, names: list[str]) -> list[Contract]:
        found = []
        for name in names:
            contract = self.lexicon.of("contract", name)
            assert isinstance(contract, Contract)
            found.append(contract)
        return found

    def memories(self, seat: int) -> int:
        return int(self.part("mats")["memories"][seat]) if self.has("mats") else 0

    def training(self, seat: int) -> tuple[Stop, list[Stop]] | None:
        """Where a seat's token is on its training track, and the stops that it can go to from there."""
        at = self.part("mats")["training"][seat] if self.has("mats") else None
        name = self.view.seats[seat].leader
        if at is None or name is None:
            return None
        leader = self.lexicon.of("leader", name)
        assert isinstance(leader, Leader)
        stops = {
            stop.id: stop
            for trait in leader.traits
            if isinstance(trait, TrainingTrack)
            for stop in trait.stops
        }
        here = stops[at]
        return here, [stops[name] for name in here.next]
