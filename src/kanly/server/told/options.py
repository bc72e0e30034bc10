"""What can be chosen for a game."""

from __future__ import annotations

from kanly.server.told.base import Told


class Named(Told):
    """Something that can be chosen."""

    id: str
    name: str
    about: str = ""


class LeaderOption(Told):
    id: str
    name: str
    house: str
    complexity: int
    module: str = ""
    """The module that brings it; empty: the edition itself."""


class RivalOption(Told):
    id: str
    name: str
    swordmaster: int | None
    """What it pays for its Swordmaster; null: its card does not say."""
    streamlined: bool


class OpponentOption(Told):
    levels: list[Named]
    usual: str
    """The level that is meant when none is named."""
    variants: list[Named]
    rivals: int
    """How many Rivals are named; 0: the opponents have no names."""


class EditionOption(Told):
    name: str
    players: list[int]
    modules: list[Named]
    leaders: list[LeaderOption]
    rivals: list[RivalOption]
    opponents: dict[int, OpponentOption]
    """By the number of people."""


class Options(Told):
    editions: dict[str, EditionOption]
    bots: list[Named]
    languages: list[str]
