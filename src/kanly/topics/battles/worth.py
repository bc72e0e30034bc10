"""Battle icons: what winning a Conflict adds by its icon, and which card to turn down or to pair."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.bots.heuristic import moments
from kanly.bots.heuristic.choose import score_kind
from kanly.bots.heuristic.gates import UNPAYABLE, cost
from kanly.bots.heuristic.parts import told
from kanly.engine.codes import NONE, WILD
from kanly.engine.content import Node
from kanly.engine.gates import BATTLE_ICONS
from kanly.engine.word import WORDS
from kanly.topics.battles import kinds

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

# A point for two icons alike.
PAIR = 10.0
# One icon of a pair: by rounds left, how likely the other will come.
HALF_A_PAIR = 0.8
HALF_AT_MOST = 3.5
# A wild icon finds its partner at the end, but then the partner makes no other pair.
WILD_AND_PARTNER = 7.5
WILD_ALONE = 4.0
PAY = WORDS[fx.Pay]
COST_LATER = 4.0


class Battles:
    """Judges battle icons for one seat at one moment."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.t = t = judge.t
        numbers = t.names.numbers["battle"]
        self.face_up: list[int] = [
            numbers[entry["card"]]
            for entry in told(t.view, "battles", "cards", [[]] * t.players)[t.seat]
            if entry["face_up"]
        ]
        """Conflicts and Objectives of this seat whose icon still counts."""
        self.icons: list[int] = [t.c.battle_icon[card] for card in self.face_up]
        self.wild_waits: bool = WILD in self.icons

    def half(self) -> float:
        return min(HALF_AT_MOST, HALF_A_PAIR * self.t.left)

    def won(self, conflict: int) -> float:
        """What the card of a Conflict is worth to its winner."""
        t = self.t
        if not t.c.objectives:
            return 0.0
        icon = t.c.battle_icon[conflict]
        mine = self.icons
        if icon == NONE:
            return 0.0
        if icon == WILD:
            return WILD_AND_PARTNER if any(other not in (NONE, WILD) for other in mine) else WILD_ALONE
        if icon in mine:
            # A wild one would have made a point of it too, and a card in hand might.
            return PAIR - (WILD_ALONE if self.wild_waits else 0.0) - self.promised(icon)
        alone = not any(other not in (NONE, WILD) for other in mine)
        wild = PAIR - WILD_ALONE if self.wild_waits and alone else 0.0
        return max(self.half(), wild, self.promised(icon))

    def promised(self, icon: int) -> float:
        """What an Endgame card of the hand pays for an icon."""
        t = self.t
        nodes = t.c.nodes
        for card in self.judge.plays.held:
            for node in t.c.intrigue_endgame[card]:
                n = nodes[node]
                if any(paid in (icon, WILD) for paid in paid_with(n)):
                    return 0.8 * self.judge.value.total(n.kids)
        return 0.0

    def keep(self, card: int, promised: bool = True) -> float:
        """What is lost when a face-up card is turned down; `promised`: also what a card of the hand would pay for it."""
        t = self.t
        icon = t.c.battle_icon[card]
        mine = self.icons
        partners = sum(1 for other in mine if other not in (NONE, WILD))
        if icon == WILD:
            return WILD_AND_PARTNER if partners else WILD_ALONE * min(1.0, 0.3 * t.left)
        worth = max(self.half(), self.promised(icon) if promised else 0.0)
        return worth + (WILD_AND_PARTNER if self.wild_waits and partners == 1 else 0.0)

    def cheapest(self, icon: int) -> float:
        """The card that a cost turns down: the one that is missed least."""
        t = self.t
        fitting = [card for card in self.face_up if t.c.battle_icon[card] in (icon, WILD)]
        return min((self.keep(card, promised=False) for card in fitting), default=UNPAYABLE)


def paid_with(n: Node) -> list[int]:
    """The icons that an arrow turns down."""
    effect = n.effects[0]
    if n.rule is not PAY or not isinstance(effect, fx.Pay):
        return []
    return [BATTLE_ICONS.index(cost.icon) for cost in effect.costs if isinstance(cost, fx.TurnDown)]


def turn_down(judge: Judge, n: Node, icon: int, number: int, now: bool) -> float:
    return judge.part(Battles).cheapest(icon) if now else COST_LATER * number


cost(fx.TurnDown, turn_down)
# Playing a card that pays for an icon comes before the pair that every icon makes.
score_kind(kinds.PAIR, lambda choice, card, b: -choice.judge.part(Battles).keep(card))
score_kind(kinds.TURN_DOWN, lambda choice, card, b: -choice.judge.part(Battles).keep(card, promised=False))
moments.WINNING.append(("battles", lambda judge, conflict: judge.part(Battles).won(conflict)))
