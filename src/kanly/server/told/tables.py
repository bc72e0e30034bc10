"""Tables and who sits at them."""

from __future__ import annotations

from typing import Literal

from kanly.server.told.base import Told

SeatKind = Literal["free", "person", "bot", "opponent"]
Status = Literal["waiting", "running", "over", "closed"]


class Settings(Told):
    """What a table's host has chosen."""

    pace: int
    """Milliseconds between two moves of bots."""
    hints: bool
    turn_seconds: int
    game_seconds: int
    local: bool
    """All people sit at one device."""
    seeded: bool = False
    """The host has chosen the seed and so may know every card: nobody else plays here."""
    asks: bool = False
    """Seats are asked before their hands are revealed, also where nothing else can be done."""


class SeatAbout(Told):
    seat: int
    kind: SeatKind
    name: str
    bot: str
    here: bool
    had: bool = False
    """A person has sat here, so that a bot can hand the seat back."""


class About(Told):
    """What anybody may know of a table without looking at the game."""

    id: str
    status: Status
    broken: str
    """Why it can't go on; empty: it can."""
    rematch: str = ""
    """The table where the same people play again."""
    edition: str
    modules: list[str]
    players: int
    level: str
    variants: list[str]
    settings: Settings
    seats: list[SeatAbout]


class MyTable(About):
    """A table, and what this browser has to do with it."""

    mine: list[int]
    """The seats that this browser holds."""
    host: bool
    changed: int
    decider: int | None
    """The seat that is asked; null: nobody is."""


class NewId(Told):
    id: str


class Sat(Told):
    seat: int
    link: str
    """The private link of the seat, for another device."""


class Restored(Told):
    seat: int


class Left(Told):
    left: list[int]


class Forgotten(Told):
    forgotten: str


class Done(Told):
    done: str


class Again(Told):
    """The table of a rematch, and the seats that this browser has there."""

    id: str
    seats: list[int]


class Health(Told):
    version: str
