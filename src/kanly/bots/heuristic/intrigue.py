"""When to play an Intrigue card: when it brings more now than waiting would."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from kanly.bots.heuristic.gates import UNPAYABLE
from kanly.bots.heuristic.worth import NOT_NOW, WORTHS

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

# What a card that stays in hand may still do when so many are held that they invite thieves.
HOLD_MANY = 0.4
MANY = 4


class Plays:
    """Judges the Intrigue cards of one seat at one moment."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.t = judge.t
        numbers = self.t.names.numbers["intrigue"]
        self.held: list[int] = [numbers[entry["card"]] for entry in self.t.me.intrigues]
        """This seat's Intrigue cards."""
        self.best_combat: frozenset[int] | None = None

    def hold(self) -> float:
        many = self.t.me.intrigue_count >= MANY
        return (HOLD_MANY if many else self.t.weights.hold) * min(1.0, 0.3 * self.t.left)

    def gain(self, card: int) -> float:
        """What playing the card now wins over keeping it; zero or less: keep it."""
        c, decision = self.t.c, self.t.view.decision
        if decision == "combat":
            return 1.0 if card in self.combat_set() else NOT_NOW
        if decision == "win":
            return self.judge.value.total(c.intrigue_win[card])
        if decision == "endgame":
            # Nothing is worth keeping any more, and spice may break a tie.
            return 0.1 + self.judge.value.total(c.intrigue_endgame[card])
        return self.plot(c.intrigue_plot[card]) - self.hold()

    def keep(self, card: int) -> float:
        """What a card of the hand is likely to do before the game ends: the best of its uses."""
        c, value = self.t.c, self.judge.value
        fight = value.total(c.intrigue_combat[card], now=False)
        uses = [value.total(boxes[card], now=False) for boxes in (c.intrigue_plot, c.intrigue_win)]
        end = value.total(c.intrigue_endgame[card], now=False)
        return max(*uses, fight, end) * (1.0 if end else min(1.0, 0.3 + 0.3 * self.t.left))

    def cheapest(self) -> float:
        """What the card is worth that is missed least."""
        return min((self.keep(card) for card in self.held), default=UNPAYABLE)

    def plot(self, nodes: Sequence[int]) -> float:
        """What these lines of a Plot card bring if it is played now."""
        found = [self.t.c.nodes[node] for node in nodes]
        return sum(WORTHS[n.rule].plot(self.judge, n) for n in found)

    def opens(self, icons: int, joining: bool) -> float:
        """How much better the next send becomes."""
        spaces = self.judge.spaces
        return spaces.reachable(icons, joining) - spaces.reachable(0, False)

    # --- combat

    def combat_set(self) -> frozenset[int]:
        """The Combat cards that win most together. One that changes no place stays in hand."""
        if self.best_combat is None:
            self.best_combat = self.find_combat_set()
        return self.best_combat

    def find_combat_set(self) -> frozenset[int]:
        t, fight = self.t, self.judge.fight
        usable = [(card, *self.in_combat(card)) for card in self.held if t.c.intrigue_combat[card]]
        usable = [entry for entry in usable if entry[1] or entry[2]]
        hold = t.weights.hold_for_combat * min(1.0, 0.3 * t.left)
        best, chosen = 0.2, frozenset[int]()
        for size in range(1, min(3, len(usable)) + 1):
            for group in combinations(usable, size):
                swords = sum(entry[1] for entry in group)
                worth = sum(entry[2] for entry in group) - hold * size
                worth += fight.with_swords(swords) if swords else 0.0
                if worth > best:
                    best, chosen = worth, frozenset(entry[0] for entry in group)
        return chosen

    def in_combat(self, card: int) -> tuple[int, float]:
        """The swords that a card adds, and what else it brings less what it costs."""
        swords, other = 0, 0.0
        for node in self.t.c.intrigue_combat[card]:
            more, rest = self.line(node)
            swords += more
            other += rest
        return swords, other

    def line(self, node: int) -> tuple[int, float]:
        """The same of one line of a card, each used on its own."""
        n = self.t.c.nodes[node]
        return WORTHS[n.rule].line(self.judge, n)

    def lines(self, nodes: Sequence[int]) -> tuple[int, float]:
        found = [self.line(node) for node in nodes]
        return sum(swords for swords, _ in found), sum(other for _, other in found)
