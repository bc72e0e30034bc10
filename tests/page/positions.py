"""Tables at a certain moment, reached without a browser and the same each time."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from typing import Any

from tests.server.clients import Client

Situation = dict[str, Any]
Choose = Callable[[random.Random, list[dict[str, Any]]], dict[str, Any]]


class Ended(Exception):
    """There is no more to decide."""


@dataclass(frozen=True)
class Sitting:
    """A table and the private links of the people at it."""

    id: str
    links: dict[int, str]

    @property
    def path(self) -> str:
        return f"/table/{self.id}"


def seated(client: Client, *seats: str, seed: int | None = 1, **more: Any) -> Sitting:
    """A table: a seat is the name of a bot, or that of a person after an `@`, who is sat down."""
    setup = {"edition": "base", **more.pop("setup", {})}
    settings = {"local": seed is not None, **more.pop("settings", {})}
    if seed is not None:
        setup["seed"] = seed
    id = client.table(
        *("free" if seat.startswith("@") else seat for seat in seats), setup=setup, settings=settings
    )
    assert not more
    people = {number: seat[1:] for number, seat in enumerate(seats) if seat.startswith("@")}
    return Sitting(id, {number: client.sit(id, number, name) for number, name in people.items() if name})


def by_chance(chance: random.Random, moves: list[dict[str, Any]]) -> dict[str, Any]:
    return chance.choice(moves)


def advance(
    client: Client,
    sitting: Sitting,
    until: Callable[[Situation], bool],
    seat: int | None = 0,
    seed: int = 1,
    choose: Choose = by_chance,
) -> Situation:
    """Play all people's seats until one of them (or any: None) is asked in a situation of which something holds."""
    chance = random.Random(seed)
    first = min(sitting.links)
    with ExitStack() as stack:
        sockets = {one: stack.enter_context(client.socket(sitting.id, one)) for one in sitting.links}
        frame = sockets[first].wait("game")
        while True:
            decider = frame["situation"]["decider"]
            if decider is None:
                raise Ended("the game has ended before that moment")
            revision = frame["revision"]
            if decider in sockets:
                asked = frame
                if decider != first:
                    asked = sockets[decider].wait("game", lambda f, r=revision: f["revision"] >= r)  # type: ignore[misc]
                situation: Situation = asked["situation"]
                if seat in (None, decider) and until(situation):
                    return situation
                move = choose(chance, situation["moves"])
                sockets[decider].send(do="move", number=situation["number"], move=move["move"])
            frame = sockets[first].wait("game", lambda f, r=revision: f["revision"] > r)  # type: ignore[misc]


def play_out(client: Client, sitting: Sitting) -> None:
    """Play to the end."""
    with suppress(Ended):
        advance(client, sitting, lambda _: False)


def offers(*kinds: str) -> Callable[[Situation], bool]:
    """Some move of each of these kinds is offered."""
    return lambda situation: set(kinds) <= {move["kind"] for move in situation["moves"]}


def reaches(space: str) -> Callable[[Situation], bool]:
    """An Agent may be sent to a space."""
    return lambda situation: any(
        move["kind"] == "agent" and move["b"] == space for move in situation["moves"]
    )
