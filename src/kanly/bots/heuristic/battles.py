"""Battle icons: what winning a Conflict adds by its icon, and which card to turn down or to pair."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.bots.heuristic.arrows import UNPAYABLE
from kanly.engine import codes
from kanly.engine.codes import NONE, WILD

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


class Battles:
    """Judges battle icons for one seat at one moment."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.t = judge.t

    def half(self) -> float:
        return min(HALF_AT_MOST, HALF_A_PAIR * self.t.left)

    def won(self, conflict: int) -> float:
        """What the card of a Conflict is worth to its winner."""
        t = self.t
        if not t.c.objectives:
            return 0.0
        icon = t.c.battle_icon[conflict]
        mine = t.parts.icons()
        if icon == NONE:
            return 0.0
        if icon == WILD:
            return WILD_AND_PARTNER if any(other not in (NONE, WILD) for other in mine) else WILD_ALONE
        if icon in mine:
            # A wild one would have made a point of it too, and a card in hand might.
            return PAIR - (WILD_ALONE if t.parts.wild_waits() else 0.0) - self.promised(icon)
        alone = not any(other not in (NONE, WILD) for other in mine)
        wild = PAIR - WILD_ALONE if t.parts.wild_waits() and alone else 0.0
        return max(self.half(), wild, self.promised(icon))

    def promised(self, icon: int) -> float:
        """What an Endgame card of the hand pays for an icon."""
        t = self.t
        nodes = t.c.nodes
        for card in self.judge.plays.held:
            for node in t.c.intrigue_endgame[card]:
                n = nodes[node]
                if any(code == codes.COST_TURN_DOWN and a in (icon, WILD) for code, a, _ in n.costs):
                    return 0.8 * self.judge.value.total(n.kids)
        return 0.0

    def keep(self, card: int, promised: bool = True) -> float:
        """What is lost when a face-up card is turned down; `promised`: also what a card of the hand would pay for it."""
        t = self.t
        icon = t.c.battle_icon[card]
        mine = t.parts.icons()
        partners = sum(1 for other in mine if other not in (NONE, WILD))
        if icon == WILD:
            return WILD_AND_PARTNER if partners else WILD_ALONE * min(1.0, 0.3 * t.left)
        worth = max(self.half(), self.promised(icon) if promised else 0.0)
        return worth + (WILD_AND_PARTNER if t.parts.wild_waits() and partners == 1 else 0.0)

    def cheapest(self, icon: int) -> float:
        """The card that a cost turns down: the one that is missed least."""
        t = self.t
        fitting = [card for card in t.parts.face_up if t.c.battle_icon[card] in (icon, WILD)]
        return min((self.keep(card, promised=False) for card in fitting), default=UNPAYABLE)
