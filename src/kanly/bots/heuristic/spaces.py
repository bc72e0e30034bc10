"""Where an Agent does most, and with which card."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.bots.heuristic.words.specials import special_of
from kanly.bots.heuristic.worth import WORTHS
from kanly.engine import codes
from kanly.engine.codes import NONE, SPICE
from kanly.engine.word import WORDS

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

# Somebody else's control of a space pays them for the visit.
PAYS_ENEMY = 0.4
# Of a second fight in one round only a part is won on top of the first.
SECOND_FIGHT = 0.3

HARVEST, RECRUIT, SPECIAL = WORDS[fx.Harvest], WORDS[fx.Recruit], WORDS[fx.Special]

Cost = tuple[int, int, int]


class Spaces:
    """Judges the sending of Agents for one seat at one moment."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.t = judge.t
        self.seen: dict[tuple[int, int], tuple[float, float]] = {}

    def cost(self, space: int) -> Cost:
        """The least that the space asks of this seat."""
        t = self.t
        c = t.c
        if c.space_tiers[space]:
            return c.space_tiers[space][0][0]
        solari, spice, water = c.space_later[space] if t.price_dropped else c.space_cost[space]
        solari = self.judge.opponents.price(space, solari)
        if t.leader != NONE and c.leader_discount_mask[t.leader] >> space & 1:
            solari = max(0, solari - c.leader_discount[t.leader])
        return (solari, spice, water)

    def payable(self, space: int) -> bool:
        t = self.t
        if space in t.visited or space in t.closed:
            return False
        if any(held < needed for held, needed in zip(t.stock, self.cost(space), strict=True)):
            return False
        return all(
            t.mine[faction] >= needed for where, faction, needed in t.c.space_requires if where == space
        )

    def plain(self, space: int) -> float:
        """What the space itself brings, without its price, its fight or a card."""
        t, judge, value = self.t, self.judge, self.judge.value
        c = t.c
        with judge.visiting(space, judge.supposed):
            worth = value.total(c.space_nodes[space])
            for adds in judge.moments.at_space:
                worth += adds(judge, space)
        worth += c.space_persuasion[space] * judge.persuasion
        controller = t.control[space]
        if controller == t.seat:
            resource, amount = c.space_control_bonus[space]
            worth += value.gain(resource, amount)
        elif controller != NONE:
            worth -= PAYS_ENEMY
        return worth

    def control(self, space: int) -> float:
        """What it brings to control a space: its bonus, and that nobody else has it."""
        resource, amount = self.t.c.space_control_bonus[space]
        taken = self.t.control[space] not in (NONE, self.t.seat)
        return self.judge.value.gain(resource, amount) + (PAYS_ENEMY if taken else 0.0)

    def best_tier(self, space: int) -> float:
        """The best of several prices, its cost taken off."""
        t, value = self.t, self.judge.value
        best = 0.0
        for cost, nodes in t.c.space_tiers[space]:
            if all(held >= needed for held, needed in zip(t.stock, cost, strict=True)):
                best = max(best, value.total(nodes) - value.spend(cost))
        return best + self.plain(space)

    def send(self, card: int, space: int) -> tuple[float, float]:
        """What sending this card's Agent there brings: in quiet, and by the troops it lets go to the Conflict."""
        key = (card, space)
        if key not in self.seen:
            self.seen[key] = self.judge_send(card, space)
        return self.seen[key]

    def judge_send(self, card: int, space: int) -> tuple[float, float]:
        t, judge = self.t, self.judge
        c, value = t.c, judge.value
        worth, supposed = 0.0, frozenset[str]()
        for arrive in judge.moments.arriving:
            more, comes = arrive(judge, space)
            worth += more
            supposed |= comes
        with judge.visiting(space, supposed):
            worth += self.at_space(space) + self.agent_box(card)
            faction = c.space_faction[space]
            if faction != NONE:
                worth += value.influence(faction, 1)
                worth += judge.reaction(codes.ON_SENT_AGENT, factions=1 << faction)
        worth -= judge.cards.reveal_now(card)
        worth += judge.opponents.block(space)
        fight = 0.0
        fresh = min(self.recruits(space, card), t.me.supply)
        if c.space_combat[space]:
            limit = min(t.me.garrison + fresh, fresh + c.garrison_deploys)
            fight = judge.fight.best_deploy(limit)
        elif fresh and self.lets_recruits_deploy(card):
            fight = judge.fight.best_deploy(fresh)
        return worth, fight

    def agent_box(self, card: int) -> float:
        """What the card does when it sends the Agent."""
        worth = 0.0
        for node in self.t.c.card_agent[card]:
            n = self.t.c.nodes[node]
            worth += WORTHS[n.rule].sending(self.judge, n)
        return worth

    def lets_recruits_deploy(self, card: int) -> bool:
        nodes = [self.t.c.nodes[node] for node in self.t.c.card_agent[card]]
        return any(special_of(n).deploys for n in nodes if n.rule is SPECIAL)

    def at_space(self, space: int) -> float:
        """The space with its price, but without Influence, fight or card."""
        value = self.judge.value
        if self.t.c.space_tiers[space]:
            return self.best_tier(space)
        cost = self.cost(space)
        worth = self.plain(space) - value.spend(cost)
        if cost[0]:
            worth += self.judge.reaction(codes.ON_PAID_SOLARI)
        return worth

    def harvest_again(self, space: int, times: int) -> float:
        c = self.t.c
        if not c.space_maker[space]:
            return 0.0
        base = self.spice_at(space) - self.t.bonus_spice[space]
        return self.judge.value.gain(SPICE, base * (times - 1))

    def spice_at(self, space: int) -> int:
        """The most spice that a visit to a Maker space gives."""
        nodes = self.t.c.nodes
        most, stack = 0, list(self.t.c.space_nodes[space])
        while stack:
            n = nodes[stack.pop()]
            if n.rule is HARVEST:
                most = max(most, n.a)
            stack += n.kids
        return most + self.t.bonus_spice[space]

    def recruits(self, space: int, card: int) -> int:
        nodes = self.t.c.nodes
        boxes = (*self.t.c.space_nodes[space], *self.t.c.card_agent[card])
        return sum(nodes[node].a for node in boxes if nodes[node].rule is RECRUIT)

    def best_pair(self, sends: list[tuple[int, int]]) -> tuple[float, tuple[int, int]] | None:
        """The first of the two sends that do most together, so that the one card for two good spaces is not wasted;
        with one Agent left, or nothing to pair, the best single one."""
        scored = [(card, space, *self.send(card, space)) for card, space in sends]
        scored = [entry for entry in scored if entry[2] + entry[3] > 0]
        if not scored:
            return None
        scored.sort(key=lambda entry: -(entry[2] + entry[3]))
        card, space, worth, fight = scored[0]
        best, choice = worth + fight, (card, space)
        if self.t.me.agents < 2:
            return best, choice
        for i, (card, space, worth, fight) in enumerate(scored):
            # Sorted: nothing further down can make a better pair.
            if 2 * (worth + fight) <= best:
                break
            for other_card, other_space, other_worth, other_fight in scored[i + 1 :]:
                if other_space == space or (other_card == card and self.t.hand.count(card) < 2):
                    continue
                total = worth + other_worth + max(fight, other_fight)
                total += SECOND_FIGHT * min(fight, other_fight)
                if total > best and self.both_payable(space, other_space):
                    best, choice = total, (card, space)
        return best, choice

    def both_payable(self, one: int, two: int) -> bool:
        pairs = zip(self.t.stock, self.cost(one), self.cost(two), strict=True)
        return all(held >= first + second for held, first, second in pairs)

    @cached_property
    def wanted(self) -> list[tuple[float, int]]:
        """Spaces by what they are worth to this seat, best first, whether a card leads there or not."""
        t, value = self.t, self.judge.value
        found = []
        for space in range(len(t.c.space_ids)):
            if space in t.visited:
                continue
            worth = self.at_space(space)
            if t.c.space_faction[space] != NONE:
                worth += value.influence(t.c.space_faction[space], 1)
            found.append((worth, space))
        return sorted(found, reverse=True)

    def reachable(self, extra_icons: int, joining: bool) -> float:
        """The best send with more icons on every card, or with occupied spaces open."""
        t = self.t
        c = t.c
        if not t.me.agents:
            return 0.0
        best = 0.0
        for space in range(len(c.space_ids)):
            open_to = t.free[space] or (joining and space not in t.on)
            if not open_to or not self.payable(space):
                continue
            for card in set(t.hand):
                if c.reach[c.card_icons[card] | extra_icons] >> space & 1:
                    best = max(best, sum(self.send(card, space)))
        return best
