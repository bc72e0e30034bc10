"""What storms are worth to the bot: one for others, over a space that it won't need itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.bots.heuristic.choose import Choice, score_kind
from kanly.bots.heuristic.gates import condition, cost, likely
from kanly.bots.heuristic.opponents import worth_to_opponents
from kanly.bots.heuristic.parts import told
from kanly.bots.heuristic.worth import register
from kanly.engine.content import Node
from kanly.view import SeatView
from tests.toy.storms.kinds import STORM
from tests.toy.storms.words import CalmStorms, RaiseStorm, Weathered

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge
    from kanly.bots.heuristic.opponents import Opponents

HARM = 0.6


def raised(judge: Judge, n: Node, now: bool) -> float:
    return HARM * judge.value.fade


def to_opponents(opponents: Opponents, other: SeatView, n: Node, space: int) -> float:
    return HARM


def weathered(judge: Judge, storms: int, b: int) -> bool:
    found: list[int] = told(judge.t.view, "storms", "weathered", [0] * judge.t.players)
    return found[judge.t.seat] >= storms


def where(choice: Choice, space: int, gale: int) -> float:
    """Where another Agent can't go this round, it does nothing soon."""
    return gale + choice.random.random()


register(RaiseStorm, raised)
worth_to_opponents(RaiseStorm, to_opponents)
condition(Weathered, likely(weathered, later=0.4))
cost(CalmStorms, lambda judge, n, a, storms, now: 0.2 * storms)
score_kind(STORM, where)
