"""The Mentat: one more Agent, now or in the next round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.bots.heuristic.gates import condition, likely
from kanly.bots.heuristic.opponents import worth_to_opponents
from kanly.bots.heuristic.worth import NOT_NOW, Worth, register
from kanly.engine.content import Node

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

NEXT_ROUND = 2.5
TO_OPPONENT = 2.5


def mentat(judge: Judge, n: Node, now: bool) -> float:
    return NEXT_ROUND * judge.value.fade if n.a else judge.value.extra_agent()


def by_plot(judge: Judge, n: Node) -> float:
    return NOT_NOW if judge.t.revealing else mentat(judge, n, True)


def at_home(judge: Judge, a: int, b: int) -> bool:
    return judge.t.view.table.mentat is None


register(fx.TakeMentat, Worth(mentat, plot=by_plot))
worth_to_opponents(fx.TakeMentat, TO_OPPONENT)
condition(fx.MentatAtHome, likely(at_home, later=0.6, anew=True))
