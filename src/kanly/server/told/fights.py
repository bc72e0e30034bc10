"""The last fight and the end of the last round (`kanly.server.fights`)."""

from __future__ import annotations

from typing import Literal

from kanly.server.told.base import Told, Tree


class Segment(Told):
    """A part of a strength: `count` of something that together add `strength`."""

    kind: Literal["troops", "unit", "swords", "intrigue", "hagal"]
    id: str
    """The kind of unit, or the card."""
    count: int
    strength: int
    text: str


class Figures(Told):
    seat: int
    strength: int
    segments: list[Segment]


class Act(Told):
    """What one seat did in Combat: an Intrigue card, a card of House Hagal turned up, or nothing."""

    seat: int
    kind: Literal["play", "turn_up", "pass"]
    card: str | None
    name: str
    adds: int
    """By how much the seat's own strength grew; less than nothing where it fell."""
    changes: list[Figures]
    lines: list[str]


class RewardTold(Told):
    place: int
    taken: bool
    """Some printed opponents take nothing."""
    doubled: bool
    open: bool
    """Something of it is still to be decided."""
    printed: list[Tree]
    costs: list[Tree]
    gains: list[Tree]
    lines: list[str]


class Lane(Figures):
    place: int | None
    """Which reward the seat gets, or would get if no card came any more."""
    tied: bool
    note: str
    """Why no reward, or another one than it seems."""
    reward: RewardTold | None


class ControlTold(Told):
    space: str
    name: str
    seat: int | None


class PairTold(Told):
    cards: list[str]
    points: int


class ClaimTold(Told):
    """Who took the Conflict itself, and whether its battle icon made a pair."""

    seat: int
    card: str
    pair: PairTold | None


class Fight(Told):
    """The Combat that is going on, or the last one that was fought."""

    id: int
    round: int
    conflict: str
    stage: Literal["cards", "rewards", "done"]
    start: list[Figures]
    """What each came with, before any card."""
    lanes: list[Lane]
    """As it stands now, the strongest first."""
    played: list[Act]
    won: list[Act]
    """What the winner played then."""
    control: ControlTold | None
    claim: ClaimTold | None
    lines: list[str]


class MakerSpice(Told):
    space: str
    name: str
    spice: int


class RoundEnd(Told):
    """What happened between two rounds."""

    round: int
    makers: list[MakerSpice]
    first_before: int | None
    first: int | None
    """Null: the game ends instead."""
    conflict: str | None
    conflict_name: str
