"""What an effect is worth to this seat, in tenths of a Victory Point.

The worth of a node is a sum over its words. A word that happens now is judged by what lies on the table (`now`); one on
a card that is still to be bought, by how likely its condition will be met later.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kanly.bots.heuristic.worth import WORTHS
from kanly.engine import codes
from kanly.engine.codes import NONE, SOLARI, SPICE, WATER
from kanly.engine.content import Node

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

POINT = 10.0
# On a card that is not in hand yet.
PERSUASION = 1.1
SWORD = 0.9
# Influence with one faction, as a step on the way to its points: by level, before the Alliance.
PROGRESS = (0.0, 4.0, 10.0, 13.5, 16.5, 17.5, 18.0)
THIRD = 3
ALLIANCE = 10.0


class Value:
    """The worth of nodes for one seat at one moment."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.t = judge.t
        self.nodes: list[Node] = judge.t.c.nodes
        # Near the end what can't be turned into points any more is worth little.
        left = self.t.left
        self.fade = min(1.0, 0.25 + 0.25 * left)
        me = self.t.me
        hires = not me.swordmaster and not judge.opponents.no_swordmaster
        self.solari_wanted = 3 + (6 if hires else 0) + (0 if me.council else 3) if left > 1.5 else 3
        self.troop = self.t.weights.troop * (min(1.0, 0.4 * left) if left else 0.05)

    # --- resources

    def unit(self, resource: int, held: int) -> float:
        """One more of a resource for somebody who holds this many."""
        if resource == SOLARI:
            # Money is for the third Agent and the High Council; after that there is little to buy.
            worth = 1.15 if held < self.solari_wanted else 0.45
        elif resource == SPICE:
            worth = 1.6 if held < 4 else 1.1 if held < 6 else 0.6
        else:
            worth = 1.6 if held < 2 else 1.0 if held < 3 else 0.4
        return worth * self.fade

    def gain(self, resource: int, amount: int) -> float:
        held = self.t.stock[resource]
        return sum(self.unit(resource, held + i) for i in range(amount))

    def loss(self, resource: int, amount: int) -> float:
        held = self.t.stock[resource]
        return sum(self.unit(resource, held - 1 - i) for i in range(amount))

    def spend(self, cost: tuple[int, int, int]) -> float:
        return sum(
            self.loss(resource, cost[resource]) for resource in (SOLARI, SPICE, WATER) if cost[resource]
        )

    # --- influence

    def level(self, faction: int, level: int) -> float:
        """What standing at a level of a faction's track is worth, as far as it can still become points."""
        t = self.t
        if level <= 0:
            return 0.0
        level = min(level, len(PROGRESS) - 1)
        worth = t.weights.third if level == THIRD else PROGRESS[level]
        c = t.c
        if level < c.track_point_at[faction]:
            worth *= self.fade
        elif c.track_point_at[faction] < level < c.track_alliance_at[faction]:
            worth = POINT + (worth - POINT) * self.fade
        if level >= c.track_alliance_at[faction]:
            holder = t.allies[faction]
            rival = NONE if holder in (NONE, t.seat) else t.levels[holder][faction]
            if level > rival:
                worth += ALLIANCE
                worth += self.judge.opponents.loses_alliance(holder)
            else:
                worth -= 2.0
        return worth

    def influence(self, faction: int, amount: int) -> float:
        now = self.t.mine[faction]
        top = self.t.c.track_top[faction]
        new = min(top, now + amount)
        worth = self.level(faction, new) - self.level(faction, now)
        if now < self.t.c.track_point_at[faction] <= new:
            worth += self.judge.reaction(codes.ON_BEFRIENDED, factions=1 << faction)
        return worth

    def best_influence(self, node: Node) -> float:
        """An Influence word whose faction the owner picks; `c` is how many different ones, 0 for where one is behind."""
        t = self.t
        gains: list[float] = []
        for faction in range(t.c.faction_count):
            if not node.b >> faction & 1 or t.mine[faction] >= t.c.track_top[faction]:
                continue
            if not node.c and all(levels[faction] <= t.mine[faction] for levels in t.levels):
                continue
            gains.append(self.influence(faction, node.a))
        gains.sort(reverse=True)
        return sum(gains[: max(1, node.c)])

    # --- effects

    def total(self, nodes: Sequence[int], now: bool = True) -> float:
        judge, found = self.judge, self.nodes
        worth = 0.0
        for number in nodes:
            n = found[number]
            worth += WORTHS[n.rule].worth(judge, n, now)
        return worth

    def node(self, number: int, now: bool = True) -> float:
        n = self.nodes[number]
        return WORTHS[n.rule].worth(self.judge, n, now)

    def chosen(self, number: int) -> float:
        """A node that was chosen: then its arrow is followed, and its price is paid."""
        n = self.nodes[number]
        return WORTHS[n.rule].chosen(self.judge, n)

    def draw(self) -> float:
        """One more card: on a Reveal turn it only adds what it shows."""
        return self.t.weights.draw * (0.7 if self.t.revealing else 1.0) * max(0.5, self.fade)

    def intrigue(self) -> float:
        return self.t.weights.intrigue * max(0.4, self.fade)

    def extra_agent(self) -> float:
        """An Agent that comes back or joins this round: good only if a card is left to send it with."""
        t = self.t
        senders = sum(1 for card in t.hand if t.c.card_icons[card] or t.c.card_anywhere[card])
        return t.weights.agent if senders > t.me.agents + 1 else 0.8 if senders else 0.0

    def harvest(self, base: int, space: int) -> float:
        """Spice of a Maker space with the bonus that lies there, as the Leader harvests."""
        t = self.t
        amount = base + (t.bonus_spice[space] if space != NONE else 0)
        extra = 0.0
        if t.leader != NONE and t.c.leader_harvest_less[t.leader]:
            amount = max(0, amount - t.c.leader_harvest_less[t.leader])
            extra = self.total(t.c.leader_harvest_effects[t.leader])
        return self.gain(SPICE, amount) + extra
