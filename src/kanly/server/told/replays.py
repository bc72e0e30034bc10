"""Games that are over."""

from __future__ import annotations

from pydantic import Field

from kanly.server.told.base import Told
from kanly.server.told.frames import GameFrame, LogLine, TurnTold
from kanly.server.told.views import Phase, TurnKind


class MoveMade(Told):
    seat: int
    text: str


class Moment(Told):
    round: int
    phase: Phase
    turn: int
    """The seat whose turn it is."""
    turn_kind: TurnKind
    points: list[int]
    """By seat."""
    log: int
    """How many lines the log has by then."""


class Outline(Told):
    """A finished game in short."""

    moves: list[MoveMade]
    moments: list[Moment]
    """One more than there are moves."""
    log: list[LogLine]
    turns: list[TurnTold] = Field(default_factory=list)


class Position(GameFrame):
    """A finished game after some of its moves; `moves` says how many it has in all."""

    moves: int
