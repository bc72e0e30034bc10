"""When to play an Intrigue card: when it brings more now than waiting would."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from kanly.bots.heuristic.arrows import UNPAYABLE, price
from kanly.bots.heuristic.conditions import chance
from kanly.engine import codes
from kanly.engine.content import Node
from kanly.engine.specials import WORDS

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

# What a card that stays in hand may still do when so many are held that they invite thieves.
HOLD_MANY = 0.4
MANY = 4
NOT_NOW = -1.0


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

    def plot(self, nodes: tuple[int, ...]) -> float:
        return sum(self.plot_node(node) for node in nodes)

    def plot_node(self, node: int) -> float:
        t, judge = self.t, self.judge
        n = t.c.nodes[node]
        if n.op == codes.OP_AT_REVEAL:
            # It may wait face up, but then the others know; it does the same if it is played at the Reveal turn.
            return judge.value.total(n.kids) if t.revealing else NOT_NOW
        if n.op == codes.OP_RECALL_AGENT:
            # While Agents are left to send, another one wins nothing.
            return judge.value.node(node) if not t.me.agents and not t.revealing else NOT_NOW
        if n.op == codes.OP_MENTAT and t.revealing:
            return NOT_NOW
        if n.op == codes.OP_WHEN:
            kids = n.kids if chance(judge, n, True) else n.otherwise
            return sum(self.plot_node(kid) for kid in kids)
        if n.op == codes.OP_ONCE_DEPLOYED and t.parts.sent < n.a:
            # It may lie face up and wait, but then the others know.
            return NOT_NOW
        if n.op == codes.OP_PAY and not t.revealing and self.is_straight(n.kids):
            # Troops that go straight into the Conflict do so on a Reveal turn only.
            return NOT_NOW
        if n.op == codes.OP_SPECIAL:
            name = WORDS[n.a].name
            if name == "faction_icons":
                return self.opens(t.c.faction_icons, False)
            if name == "join_enemies":
                return self.opens(0, True)
        return judge.value.node(node)

    def is_straight(self, nodes: tuple[int, ...]) -> bool:
        return any(self.t.c.nodes[kid].op == codes.OP_RECRUIT and self.t.c.nodes[kid].b for kid in nodes)

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
        if n.op == codes.OP_SWORDS:
            return n.a, 0.0
        if n.op == codes.OP_WHEN:
            return self.all_of(n.kids if chance(self.judge, n, True) else n.otherwise)
        if n.op == codes.OP_SEQUENCE:
            return self.all_of(n.kids)
        if n.op == codes.OP_PAY:
            return self.arrow(n)
        if n.op == codes.OP_CHOOSE:
            # Swords if an option has them; the rest is chosen when it is asked for.
            options = [self.line(kid) for kid in n.kids]
            with_swords = max(options)
            return with_swords if with_swords[0] else max(options, key=lambda option: option[1])
        return 0, self.judge.value.node(node)

    def all_of(self, nodes: tuple[int, ...]) -> tuple[int, float]:
        lines = [self.line(node) for node in nodes]
        return sum(swords for swords, _ in lines), sum(other for _, other in lines)

    def arrow(self, n: Node) -> tuple[int, float]:
        """An arrow for swords is followed where it can be paid; any other only if that wins something."""
        swords, other = self.all_of(n.kids)
        other -= price(self.judge, n, True)
        if other < -UNPAYABLE / 2 or (not swords and other <= 0):
            return 0, 0.0
        return swords, other
