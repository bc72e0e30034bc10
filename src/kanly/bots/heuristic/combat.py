"""The Conflict: what a strength wins, how many troops to send, which to take back."""

from __future__ import annotations

from functools import cached_property
from math import exp
from typing import TYPE_CHECKING

from kanly.engine import codes
from kanly.view import SeatView

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

# How likely somebody who stands aside still joins with an Agent to send, and without one.
JOINS = 0.45
JOINS_LATE = 0.04
# Holding a space: what it brings in each round to come.
CONTROL = 0.7
# A level score is mostly a lost one: two winners get the second reward.
TIE = 0.3

# An opponent: how likely in the Conflict at all, the strength expected then, how unsure that is.
Rival = tuple[float, float, float]
# Units that are no troops: their strength together, and whether one of them doubles the reward.
Units = tuple[int, bool]


class Fight:
    """This round's Conflict as one seat sees it."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.t = t = judge.t
        self.per_troop = t.c.troop_strength
        self.rivals: list[Rival] = [self.rival(other) for other in t.others]
        self.swords: float = t.me.swords if t.revealing else self.hand_swords()
        units = t.parts.units[t.seat]
        self.units: Units = (
            t.parts.unit_strength[t.seat],
            any(number and doubles for number, doubles in zip(units, t.c.unit_doubles, strict=True)),
        )
        self.memory: dict[tuple[int, float, Units], float] = {}

    def hand_swords(self) -> float:
        """Swords that the Reveal turn will show, if not all of the hand is played before."""
        t = self.t
        total = sum(t.c.card_swords[card] for card in t.hand)
        return total * (0.6 if t.me.agents else 1.0)

    def rival(self, other: SeatView) -> Rival:
        """What an opponent will show, from what lies open: troops, garrison, Agents, and what the hidden cards hold."""
        t, opponents = self.t, self.judge.opponents
        if opponents.printed(other.seat):
            return opponents.strength(other)
        troop = self.per_troop
        cards = other.intrigue_count
        if other.revealed:
            if not other.strength and not other.conflict:
                return (0.02, float(troop), 1.0)
            return (1.0, other.strength + 0.5 * cards, 0.12 + 0.45 * cards)
        hidden = [*other.hand, *other.hidden]
        swords = 0.0
        if hidden:
            numbers = t.names.numbers["card"]
            each = sum(t.c.card_swords[numbers[card]] for card in hidden) / len(hidden)
            swords = each * max(1, other.hand_size - other.agents)
        joining = min(2, other.garrison) * min(1.0, 0.5 * other.agents)
        unsure = 0.7 + 0.6 * other.agents + 0.4 * min(2, cards)
        units = t.parts.unit_strength[other.seat]
        if other.conflict or units:
            return (1.0, units + troop * (other.conflict + 0.6 * joining) + swords + 0.4 * cards, unsure)
        likely = JOINS if other.agents and other.garrison else JOINS_LATE
        return (likely, troop * max(1.0, joining + 0.5) + swords, unsure)

    @cached_property
    def rewards(self) -> tuple[float, float, float]:
        """What each place takes, and takes twice with a unit that doubles it."""
        t = self.t
        if t.conflict < 0:
            return (0.0, 0.0, 0.0)
        worth = [self.judge.value.total(nodes) for nodes in t.c.conflict_rewards[t.conflict]]
        if t.players < t.c.third_reward_players:
            worth[2] = 0.0
        return (worth[0], worth[1], worth[2])

    @cached_property
    def trophy(self) -> float:
        """What the winner has besides, and has once: control of a space, and what topics know of."""
        t = self.t
        if t.conflict < 0:
            return 0.0
        worth = sum((won(self.judge, t.conflict) for won in self.judge.moments.winning), 0.0)
        space = t.c.conflict_controls[t.conflict]
        if space >= 0 and t.control[space] != t.seat:
            worth += CONTROL * t.left
        return worth

    def expect(self, troops: int, swords: float, units: Units | None = None) -> float:
        """The reward to be expected with these troops, swords and other units in the Conflict."""
        strong, doubles = units = self.units if units is None else units
        if troops <= 0 and not strong:
            return 0.0
        key = (troops, swords, units)
        if key in self.memory:
            return self.memory[key]
        strength = self.per_troop * max(0, troops) + strong + swords
        # How many opponents end up stronger: the chance of none, of one, of two.
        ahead = [1.0, 0.0, 0.0]
        for likely, expected, unsure in self.rivals:
            odds = (expected + TIE - strength) / (0.55 * unsure)
            beaten_by = likely / (1 + exp(-odds)) if odds > -30 else 0.0
            ahead[2] = ahead[2] * (1 - beaten_by) + ahead[1] * beaten_by
            ahead[1] = ahead[1] * (1 - beaten_by) + ahead[0] * beaten_by
            ahead[0] *= 1 - beaten_by
        first, second, third = self.rewards
        worth = (first * ahead[0] + second * ahead[1] + third * ahead[2]) * (2 if doubles else 1)
        worth += self.trophy * ahead[0]
        first, second = self.judge.opponents.kept
        worth += first * ahead[0] + second * ahead[1]
        self.memory[key] = worth
        return worth

    @property
    def now(self) -> float:
        return self.expect(self.t.me.conflict, self.swords)

    @cached_property
    def sword(self) -> float:
        """One more sword. Without a troop in the Conflict it may still come to one."""
        if not self.t.present:
            return 0.15 if self.t.me.agents and self.t.me.garrison else 0.0
        return self.with_swords(1)

    def more_swords(self, swords: float) -> float:
        """Some more swords at once: it may take several to change a place."""
        return self.with_swords(swords) if self.t.present else swords * self.sword

    def deploy_gain(self, troops: int) -> float:
        """What sending this many troops wins, less what they are worth at home."""
        t = self.t
        gain = self.expect(t.me.conflict + troops, self.swords) - self.now
        gain -= troops * self.judge.value.troop
        deployed = t.view.table.turn_deployed if t.view.table.turn == t.seat else 0
        return gain + self.judge.reaction(codes.ON_DEPLOYED, deployed + troops)

    def best_deploy(self, limit: int) -> float:
        """What the best number of troops up to a limit wins."""
        return max([0.0, *(self.deploy_gain(troops) for troops in range(1, limit + 1))])

    def more_units(self, kind: int, number: int) -> float:
        """What units of another kind win that come to the Conflict, or leave it."""
        c, strong = self.t.c, self.units[0]
        left = self.t.parts.units[self.t.seat][kind] + number
        others = any(
            there and double and other != kind
            for other, (there, double) in enumerate(
                zip(self.t.parts.units[self.t.seat], c.unit_doubles, strict=True)
            )
        )
        more = (strong + number * c.unit_strength[kind], others or (left > 0 and c.unit_doubles[kind]))
        return self.expect(self.t.me.conflict, self.swords, more) - self.now

    def deploy_units(self, kind: int, number: int) -> float:
        """The same, less what they are worth at home if they don't come back there."""
        if not self.judge.may_enter(kind):
            return 0.0
        lost = 0.0 if self.t.c.unit_returns[kind] else number * self.judge.unit(kind)
        return self.more_units(kind, number) - lost

    def retreat_units(self, kind: int, number: int) -> float:
        kept = 0.0 if self.t.c.unit_returns[kind] else number * self.judge.unit(kind)
        return self.more_units(kind, -number) + kept

    def retreat_gain(self, troops: int) -> float:
        """Troops that fight are lost in any case, so taking back those that win nothing is all gain."""
        left = self.t.me.conflict - troops
        return self.expect(left, self.swords) - self.now + troops * self.judge.value.troop

    def best_retreat(self, limit: int) -> float:
        return max([0.0, *(self.retreat_gain(troops) for troops in range(1, limit + 1))])

    def without(self, troops: int) -> float:
        """What losing troops in the Conflict costs."""
        return self.now - self.expect(self.t.me.conflict - troops, self.swords)

    def with_swords(self, swords: float) -> float:
        return self.expect(self.t.me.conflict, self.swords + swords) - self.now

    def double_cross(self) -> float:
        """One troop less for an opponent, one more for this seat."""
        strong = max((other.conflict for other in self.t.others), default=0)
        if not strong:
            return 0.0
        extra = 1 if self.t.me.supply else 0
        return self.expect(self.t.me.conflict + extra, self.swords + 0.5 * self.per_troop) - self.now + 0.5
