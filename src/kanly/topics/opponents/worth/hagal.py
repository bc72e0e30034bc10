"""Printed opponents: where House Hagal sends them, how strong they will be, and what things are worth to them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import sqrt
from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.bots.heuristic.opponents import TO_OPPONENTS, Opponents
from kanly.components import HagalCard
from kanly.engine import moves
from kanly.engine.codes import NONE
from kanly.engine.content import LevelTable, OpponentTable
from kanly.engine.word import WORDS
from kanly.topics.opponents.worth.words import FOR_ALL, FOR_POINTS, POINT, arrow
from kanly.view import SeatView

if TYPE_CHECKING:
    from kanly.bots.heuristic.combat import Rival
    from kanly.bots.heuristic.judge import Judge

# What an opponent loses, as a part of what it would be worth to win as much.
HARM = 0.8
# The card of a Conflict, for its battle icon.
TROPHY = 2.0
# One more Influence, by the level it stands at; the Alliance comes on top.
STEP = (4.0, 6.0, 2.5, 2.5, 0.5, 0.0)
ALLIANCE = 10.0
# Troops come in lumps, and what House Hagal turns up is anybody's guess: rather unsure than sorry.
UNSURE = 1.4
# In Combat all is turned up.
SURE = 0.12
DECISIVE = 3

RECRUIT, SIGNET, PAY = WORDS[fx.Recruit], WORDS[fx.UseSignet], WORDS[fx.Pay]

# Where a card sends an Agent, and the node of what it brings there.
Sending = tuple[int, int]
NOWHERE = (NONE, NONE)


class Hagal(Opponents):
    """Judges the printed opponents of one game at one moment."""

    def __init__(self, judge: Judge) -> None:
        super().__init__(judge)
        t = self.t
        held = t.view.parts["automa"]
        numbers = t.names.numbers
        self.people: int = held["people"]
        """How many seats are people's; the opponents' come after them."""
        self.mode: OpponentTable = t.c.opponents[self.people]
        self.level: LevelTable = self.mode.levels[t.c.level_ids.index(held["level"])]
        self.no_swordmaster = self.level.no_swordmaster
        self.variants: list[str] = held["variants"]
        self.stuck: list[int] = held["stuck"]
        self.rivals: list[int] = [NONE if name is None else numbers["rival"][name] for name in held["rivals"]]
        """By seat: its Rival, if it has a name."""
        deck = [numbers["hagal"][card] for card in held["deck"]] or self.mode.deck
        self.deck: list[int] = [card for card in deck if not t.c.hagal_reshuffles[card]] or self.mode.deck
        """What may come up next."""
        self.seats: list[SeatView] = [other for other in t.others if other.seat >= self.people]
        self.known: dict[int, list[Sending]] = {}

    def printed(self, seat: int) -> bool:
        return seat >= self.people

    def price(self, space: int, solari: int) -> int:
        return self.level.prices.get(space, solari)

    def copies_of(self, seat: int, card: int) -> int:
        return self.mode.counts_as.get(card, 0)

    def scores(self, seat: int) -> bool:
        """Whether an opponent makes points, and so can win."""
        rival = self.rivals[seat]
        return self.mode.scores and not (rival != NONE and self.t.c.rival_streamlined[rival])

    # --- where they go

    def turns(self, other: SeatView) -> int:
        """How many Agents an opponent will still send this round."""
        if other.seat in self.stuck:
            return 0
        if self.mode.follows:
            # Only after an Agent of the First Player.
            return min(other.agents, self.t.view.seats[self.t.view.table.first].agents)
        return other.agents

    def sendings(self, other: SeatView) -> list[Sending]:
        """Where an Agent may go next, once for each card that sends it there."""
        if other.seat not in self.known:
            found = [self.destination(other, card) for card in self.deck]
            self.known[other.seat] = [sending for sending in found if sending != NOWHERE]
        return self.known[other.seat]

    def destination(self, other: SeatView, card: int) -> Sending:
        t = self.t
        c = t.c
        spaces = c.hagal_spaces[card]
        if c.hagal_richest[card]:
            rich = [entry for entry in spaces if t.bonus_spice[entry[0]]]
            if c.hagal_skips_taken[card]:
                rich = [entry for entry in rich if t.free[entry[0]]]
            rich.sort(key=lambda entry: (t.bonus_spice[entry[0]], c.space_yield[entry[0]]), reverse=True)
            spaces = tuple(rich)
        printed = c.data[c.hagal_component[card]]
        assert isinstance(printed, HagalCard)
        conditions = {
            entry: each.condition for entry, each in zip(c.hagal_spaces[card], printed.spaces, strict=True)
        }
        for space, node in spaces:
            if self.met(other, conditions[space, node]):
                return (space, node) if t.free[space] else NOWHERE
        return NOWHERE

    def met(self, other: SeatView, condition: fx.Condition | None) -> bool:
        """Whether a condition of a card holds, if it depends on the state of the game."""
        if isinstance(condition, fx.AllOf):
            return all(self.met(other, each) for each in condition.conditions)
        if isinstance(condition, fx.HasInfluence):
            return (
                self.t.levels[other.seat][self.t.c.faction_ids.index(condition.faction.value)]
                >= condition.amount
            )
        if isinstance(condition, fx.ConflictLevel):
            return self.conflict_level >= condition.level
        return True

    @cached_property
    def conflict_level(self) -> int:
        return 0 if self.t.conflict == NONE else self.t.c.conflict_level[self.t.conflict]

    def block(self, space: int) -> float:
        """What an Agent on a space keeps from the opponents."""
        return HARM * self.blocked.get(space, 0.0)

    @cached_property
    def blocked(self) -> dict[int, float]:
        """By space: what the opponents lose this round if they can't go there, and turn up another card instead."""
        lost: dict[int, float] = {}
        for other in self.seats:
            turns, sendings = self.turns(other), self.sendings(other)
            if not turns or not sendings or not self.scores(other.seat):
                continue
            by_space: dict[int, list[float]] = {}
            for space, node in sendings:
                worth = self.total(other, self.t.c.nodes[node].kids, space)
                by_space.setdefault(space, []).append(worth)
            total = sum(map(sum, by_space.values()))
            for space, worths in by_space.items():
                rest = len(sendings) - len(worths)
                without = (total - sum(worths)) / rest if rest else 0.0
                lost[space] = lost.get(space, 0.0) + turns * (total / len(sendings) - without)
        return lost

    # --- the Conflict

    @cached_property
    def swords(self) -> tuple[float, float]:
        """What House Hagal adds to a strength in Combat, and the square of how unsure that is."""
        shown = [self.t.c.hagal_swords[card] for card in self.deck]
        mean = sum(shown) / len(shown)
        spread = sum((swords - mean) ** 2 for swords in shown) / len(shown)
        times = 2 if "brutal_escalation" in self.variants and self.conflict_level >= DECISIVE else 1
        return times * mean, times * spread

    def strength(self, other: SeatView) -> Rival:
        """What an opponent will show: what stands there, what its Agents may still bring, and House Hagal's swords. It plays
        no card."""
        t = self.t
        troop = t.c.troop_strength
        units = t.parts.unit_strength[other.seat]
        present = bool(other.conflict or units)
        if t.view.table.phase == "combat":
            return (float(present), float(other.strength), SURE)
        turns, sendings = self.turns(other), self.sendings(other)
        fights = [t.c.nodes[node].kids for space, node in sendings if t.c.space_combat[space]]
        share = len(fights) / max(1, len(sendings))
        fresh = sum(self.recruits(other, nodes) for nodes in fights) / max(1, len(fights))
        visits = turns * share
        garrison = min(other.garrison, t.c.garrison_deploys * visits)
        more = troop * (min(other.supply, visits * fresh) + garrison)
        swords, spread = self.swords
        visit = troop * (fresh + min(other.garrison, t.c.garrison_deploys))
        unsure = UNSURE * sqrt(SURE * SURE + spread + visits * (1 - share) * visit * visit)
        if present:
            return (1.0, units + troop * other.conflict + more + swords, unsure)
        joins = 1 - (1 - share) ** turns
        return (joins, more / joins + swords if joins else 0.0, unsure)

    def recruits(self, other: SeatView, nodes: Sequence[int]) -> int:
        c = self.t.c
        total = 0
        for node in nodes:
            n = c.nodes[node]
            if n.rule is RECRUIT:
                total += n.a
            elif n.rule is SIGNET:
                total += self.recruits(other, self.signet(other))
        return total

    @cached_property
    def kept(self) -> tuple[float, float]:
        """What the first and the second place keep from the opponents who would have had them."""
        t = self.t
        scoring = [other for other in self.seats if self.scores(other.seat)]
        if not scoring or t.conflict == NONE:
            return (0.0, 0.0)
        rewards = t.c.conflict_rewards[t.conflict]
        first, second = (max(self.total(other, rewards[place]) for other in scoring) for place in (0, 1))
        if t.c.objectives:
            first += TROPHY
        absent, both = 1.0, 1.0 if len(scoring) > 1 else 0.0
        for other in scoring:
            likely = self.strength(other)[0]
            absent *= 1 - likely
            both *= likely
        return (HARM * ((first - second) * (1 - absent) + second * both), HARM * second * both)

    # --- what things are worth to them

    def signet(self, other: SeatView) -> tuple[int, ...]:
        rival = self.rivals[other.seat]
        return () if rival == NONE else self.t.c.rival_signet[rival]

    def obeys(self, other: SeatView) -> bool:
        """Whether people decide for the opponent, because no order of priority does."""
        rival = self.rivals[other.seat]
        return rival == NONE or not self.t.c.rival_priority[rival]

    def gain(self, other: SeatView, kind: int, amount: int) -> float:
        """Some more of what buys points. Near the end only what is enough for one at once is worth anything."""
        held = (other.solari, other.spice, other.water, other.intrigue_count)[kind]
        price = dict(self.mode.bundles).get(kind, 0)
        if not price:
            return 0.0
        fade = self.judge.value.fade
        return POINT * (fade * amount / price + (1 - fade) * ((held + amount) // price - held // price))

    def total(self, other: SeatView, nodes: Sequence[int], space: int = NONE) -> float:
        return sum(self.node(other, node, space) for node in nodes)

    def node(self, other: SeatView, number: int, space: int = NONE) -> float:
        """What an effect is worth to an opponent whose Agent stands on a space."""
        n = self.t.c.nodes[number]
        if n.rule in FOR_ALL:
            return FOR_ALL[n.rule](self, other, n, space)
        if not self.scores(other.seat):
            return 0.0
        if n.rule in FOR_POINTS:
            return FOR_POINTS[n.rule](self, other, n, space)
        of_topic = TO_OPPONENTS.get(n.rule)
        return 0.0 if of_topic is None else of_topic(self, other, n, space)

    def step(self, other: SeatView, faction: int) -> float:
        """One more Influence: on the way to the faction's point, to its Alliance, or past whoever has that."""
        t = self.t
        level = t.levels[other.seat][faction]
        if level >= t.c.track_top[faction]:
            return 0.0
        worth = STEP[min(level, len(STEP) - 1)]
        holder = t.allies[faction]
        if level + 1 < t.c.track_alliance_at[faction] or holder == other.seat:
            return worth
        if holder == NONE or t.levels[holder][faction] <= level:
            worth += ALLIANCE * (2 if holder == t.seat else 1)
        return worth

    def loses_alliance(self, holder: int) -> float:
        """What taking an Alliance from its holder does besides."""
        return HARM * ALLIANCE if holder >= self.people and self.scores(holder) else 0.0

    # --- what people decide for them

    def gains(self, seat: int, kind: int, a: int) -> float:
        """What a move does for the opponent on whose behalf it is asked; nothing for one that declines."""
        other = self.t.view.seats[seat]
        if kind == moves.FACTION:
            # Where all steps are alike, it may go where this seat is far ahead of it.
            return self.step(other, a) + 0.1 * (self.t.levels[seat][a] - self.t.levels[self.t.seat][a])
        if kind == moves.CHOOSE:
            n = self.t.c.nodes[a]
            return arrow(self, other, n) if n.rule is PAY else self.node(other, a)
        return 0.0
