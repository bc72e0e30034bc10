"""What an effect is worth to this seat, in tenths of a Victory Point.

The worth of a node is a sum over its words. A word that happens now is judged by what lies on the table (`now`); one on
a card that is still to be bought, by how likely its condition will be met later.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kanly.bots.heuristic.arrows import price
from kanly.bots.heuristic.conditions import chance, count
from kanly.engine import codes
from kanly.engine.codes import FACTION_COUNT, HAND, NONE, SOLARI, SPICE, WATER
from kanly.engine.content import Node
from kanly.engine.specials import WORDS

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

POINT = 10.0
DISCARD = -1.2
# On a card that is not in hand yet.
PERSUASION = 1.1
SWORD = 0.9
# Harm to one of several opponents helps the others too.
HARM = 0.35
MENTAT_LATER = 2.5
# Maker Hooks, by the rounds in which they may call a sandworm.
HOOKS = 1.5
HOOKS_AT_MOST = 7.0
# The Shield Wall keeps sandworms out: good for whoever has none.
WALL = 1.5
SUMMON_LATER = 2.5
ACQUIRE_LATER = 2.0
FACTION_INFLUENCE_LATER = 4.0
# A card set aside for the seat alone.
ASIDE = 1.0
# How many cards a turn acquires, and how likely one certain card is among them.
ACQUIRED = 1.3
ACQUIRED_ONE = 0.2
ONCE_DEPLOYED_LATER = 0.6
# Words that only one component uses, where the table says nothing of what they do, or does not say it yet.
SPECIALS = {
    "close_space": 0.8,
    "double_harvest": 2.5,
    "spice_must_flow_discount": 1.5,
    "may_pass": 0.0,
    "faction_icons": 1.0,
    "join_enemies": 1.0,
    "reshuffle": 0.2,
    "look_at_top": 0.2,
    "acquire_to_top": 0.8,
    "sort_top": 2.4,
    "return_to_hand": 1.6,
    "deploy_recruits": 0.6,
    "bar_deployment": -0.3,
    "double_cross": 2.0,
    "influence_where_spying": 5.0,
    "masterstroke": 8.0,
    "memory": 0.8,
    "other_memories": 1.5,
    "repeat_space": 2.0,
    "train": 1.6,
    "trash_from_hand": 1.5,
    "trash_top": 0.5,
}
UNKNOWN_SPECIAL = 0.5
# Influence with one faction, as a step on the way to its points: by level, before the Alliance.
PROGRESS = (0.0, 4.0, 10.0, 13.5, 16.5, 17.5, 18.0)
THIRD = 3
ALLIANCE = 10.0


class Value:
    """The worth of nodes for one seat at one moment."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.t = judge.t
        # Near the end what can't be turned into points any more is worth little.
        left = self.t.left
        self.fade = min(1.0, 0.25 + 0.25 * left)
        me = self.t.me
        self.no_swordmaster: bool = judge.hagal is not None and judge.hagal.level.no_swordmaster
        hires = not me.swordmaster and not self.no_swordmaster
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
                if self.judge.hagal is not None:
                    worth += self.judge.hagal.loses_alliance(holder)
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
        for faction in range(FACTION_COUNT):
            if not node.b >> faction & 1 or t.mine[faction] >= t.c.track_top[faction]:
                continue
            if not node.c and all(levels[faction] <= t.mine[faction] for levels in t.levels):
                continue
            gains.append(self.influence(faction, node.a))
        gains.sort(reverse=True)
        return sum(gains[: max(1, node.c)])

    # --- effects

    def total(self, nodes: Sequence[int], now: bool = True) -> float:
        return sum(self.node(node, now) for node in nodes)

    def node(self, number: int, now: bool = True) -> float:
        n = self.t.c.nodes[number]
        op = n.op
        if op == codes.OP_GAIN:
            return self.gain(n.a, n.b)
        if op == codes.OP_PERSUASION:
            return n.a * (self.judge.persuasion if now else PERSUASION)
        if op == codes.OP_SWORDS:
            return self.judge.fight.more_swords(n.a) if now else n.a * SWORD
        if op == codes.OP_POINTS:
            return n.a * POINT
        if op == codes.OP_RECRUIT:
            troops = min(n.a, self.t.me.supply) if now else n.a
            return troops * self.troop + (self.judge.fight.best_deploy(troops) if now and n.b else 0.0)
        if op == codes.OP_DRAW:
            return n.a * self.draw()
        if op == codes.OP_INTRIGUE:
            return n.a * self.intrigue()
        if op == codes.OP_INFLUENCE:
            return self.best_influence(n) if now else 4.5 * n.a * max(1, n.c) * self.fade
        if op == codes.OP_PAY:
            # An arrow need not be followed, so it is never worth less than nothing.
            return max(0.0, self.arrow(n, now)) * (1.0 if now else 0.6)
        if op == codes.OP_WHEN:
            return self.when(n, now)
        if op == codes.OP_CHOOSE:
            kids = sorted((self.node(kid, now) for kid in n.kids), reverse=True)
            return sum(kids[: n.a])
        if op in (codes.OP_SEQUENCE, codes.OP_AT_REVEAL):
            return self.total(n.kids, now)
        if op == codes.OP_EACH_OPPONENT:
            return -HARM * (self.t.players - 1) * self.node(n.kids[0], False)
        return self.word(n, now)

    def word(self, n: Node, now: bool) -> float:
        """The words that are not on every other card."""
        t, op, judge = self.t, n.op, self.judge
        if op == codes.OP_TRASH:
            return judge.cards.best_trash()[0] if now else 1.2 * self.fade
        if op == codes.OP_TRASH_THIS:
            return -judge.cards.keep(n.card) if now else 0.0
        if op == codes.OP_DISCARD:
            return self.discard(n, now)
        if op == codes.OP_LOSE_TROOP:
            return -n.a * self.troop * (1.5 if n.b == codes.CONFLICT else 1.0)
        if op == codes.OP_DEPLOY:
            limit = 0 if t.parts.barred else t.me.garrison if n.a == NONE else min(n.a, t.me.garrison)
            return judge.fight.best_deploy(limit) if now else 0.7 * (3 if n.a == NONE else n.a)
        if op == codes.OP_RETREAT:
            limit = t.me.conflict if n.a == NONE else min(n.a, t.me.conflict)
            return judge.fight.best_retreat(limit) if now else 0.4
        if op == codes.OP_ACQUIRE:
            return judge.cards.best_acquire(n.a, n.b) if now else ACQUIRE_LATER * self.fade
        if op == codes.OP_ACQUIRE_RESERVE:
            return max(0.5, judge.cards.buy_worth(n.a))
        if op == codes.OP_FETCH:
            return t.weights.draw
        if op == codes.OP_RECALL_AGENT:
            # The one that was sent this turn does not count for some effects.
            return self.extra_agent() if len(t.on) > int(n.a and t.space != NONE) else 0.0
        if op == codes.OP_STEAL:
            return 1.4 * self.intrigue() * sum(1 for other in t.others if other.intrigue_count >= n.a)
        if op == codes.OP_HARVEST:
            return self.harvest(n.a, judge.space, 1)
        if op == codes.OP_SIGNET:
            return self.total(t.c.leader_signet[t.leader], now) if t.leader != NONE else 0.0
        if op == codes.OP_COUNCIL:
            if t.me.council:
                return 0.0
            return n.a * (t.left + (0 if t.revealing else 1)) * t.weights.council + judge.reaction(
                codes.ON_COUNCIL
            )
        if op == codes.OP_SWORDMASTER:
            return 0.0 if self.no_swordmaster else t.left * t.weights.agent + self.extra_agent()
        if op == codes.OP_MENTAT:
            return MENTAT_LATER * self.fade if n.a else self.extra_agent()
        if op == codes.OP_FOR_EACH:
            return self.for_each(n, now)
        if op == codes.OP_SPECIAL:
            return self.special(n, now)
        return self.rare_word(n, now)

    def rare_word(self, n: Node, now: bool) -> float:
        """Words that only games with Spies, units or contracts have."""
        t, op, judge = self.t, n.op, self.judge
        if op == codes.OP_SPY:
            return judge.spying.place(n, now)
        if op == codes.OP_CONTRACT:
            return judge.deals.best(now)
        if op == codes.OP_SUMMON:
            return judge.fight.summon(n.a, n.b) if now else SUMMON_LATER * n.b * (0.4 + 0.6 * t.parts.hooks)
        if op == codes.OP_HOOKS:
            return 0.0 if t.parts.hooks else min(HOOKS_AT_MOST, HOOKS * t.left)
        if op == codes.OP_DETONATE_WALL:
            return self.detonate_wall()
        if op == codes.OP_FACTION_INFLUENCE:
            return self.faction_influence(n.a) if now else FACTION_INFLUENCE_LATER * self.fade
        if op == codes.OP_ASIDE:
            return ASIDE * self.fade
        if op == codes.OP_ON_ACQUIRE:
            return self.total(n.kids, now) * (ACQUIRED if n.a == NONE else ACQUIRED_ONE)
        if op == codes.OP_ONCE_DEPLOYED:
            return self.total(n.kids, now) * (1.0 if t.parts.sent >= n.a else ONCE_DEPLOYED_LATER)
        return 0.0

    def when(self, n: Node, now: bool) -> float:
        likely = chance(self.judge, n, now)
        worth = likely * self.total(n.kids, now) if likely else 0.0
        if n.otherwise and likely < 1:
            worth += (1 - likely) * self.total(n.otherwise, now)
        return worth

    def for_each(self, n: Node, now: bool) -> float:
        number = count(self.judge, n, now)
        each = self.t.c.nodes[n.kids[0]]
        if now and each.op == codes.OP_SWORDS:
            return self.judge.fight.more_swords(number * each.a)
        return number * self.node(n.kids[0], now)

    def faction_influence(self, amount: int) -> float:
        """More Influence with the faction that is visited: what it adds to that of the visit."""
        space = self.judge.space
        faction = NONE if space == NONE else self.t.c.space_faction[space]
        if faction == NONE:
            return 0.0
        return self.influence(faction, amount) - self.influence(faction, 1)

    def detonate_wall(self) -> float:
        """Without the Shield Wall sandworms come to every Conflict: mine, or those of others."""
        parts = self.t.parts
        if not parts.wall:
            return 0.0
        return WALL * (int(parts.hooks) - 0.6 * int(parts.enemy_hooks)) * min(1.0, 0.4 * self.t.left) - 0.05

    def discard(self, n: Node, now: bool) -> float:
        """Cards that have to go; the right one may bring something."""
        hand = self.t.hand
        if not now or not n.kids or not hand:
            return DISCARD * n.a
        return -sum(sorted(self.judge.cards.discard_loss(card, n.kids[0]) for card in hand)[: n.a])

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

    def arrow(self, n: Node, now: bool) -> float:
        """What following an arrow wins, less its price: below zero it is not worth following."""
        return self.total(n.kids, now) - price(self.judge, n, now)

    def chosen(self, number: int) -> float:
        """A node that was chosen: then its arrow is followed, and its price is paid."""
        n = self.t.c.nodes[number]
        if n.op == codes.OP_PAY:
            return self.arrow(n, True)
        if n.op == codes.OP_WHEN and len(n.kids) == 1 and chance(self.judge, n, True):
            return self.chosen(n.kids[0])
        return self.node(number)

    def harvest(self, base: int, space: int, times: int) -> float:
        """Spice of a Maker space with the bonus that lies there, as the Leader harvests."""
        t = self.t
        amount = base * times + (t.bonus_spice[space] if space != NONE else 0)
        extra = 0.0
        if t.leader != NONE and t.c.leader_harvest_less[t.leader]:
            amount = max(0, amount - t.c.leader_harvest_less[t.leader])
            extra = self.total(t.c.leader_harvest_effects[t.leader])
        return self.gain(SPICE, amount) + extra

    def special(self, n: Node, now: bool) -> float:
        name = WORDS[n.a].name
        if not now:
            return SPECIALS.get(name, UNKNOWN_SPECIAL) * self.fade
        t, judge = self.t, self.judge
        match name:
            case "masterstroke":
                tokens = t.me.tokens or []
                return sum(self.influence(t.c.faction_ids.index(token), n.b) for token in tokens)
            case "double_cross":
                return judge.fight.double_cross()
            case "trash_top":
                top = t.me.top
                card = top[-1] if top else None
                return -judge.cards.keep(t.c.card_ids.index(card)) if card is not None else 0.0
            case "influence_where_spying":
                spied = {t.c.space_faction[space] for space in judge.spying.watched()} - {NONE}
                return sum(self.influence(faction, n.b) for faction in spied)
            case "memory":
                return judge.mats.memory()
            case "other_memories":
                return judge.mats.remember()
            case "repeat_space":
                return 0.0 if judge.space == NONE else self.total(t.c.space_nodes[judge.space])
            case "train":
                return judge.mats.train()
            case "trash_from_hand":
                return max([0.0, *(self.trash_for_spice(n, card) for card in t.hand)])
        return SPECIALS.get(name, UNKNOWN_SPECIAL)

    def trash_for_spice(self, n: Node, card: int) -> float:
        """A card of the hand that is trashed for spice, if it cost anything."""
        spice = n.c if self.t.c.card_cost[card] >= n.b else 0
        return self.judge.cards.trash_gain(card, HAND) + self.gain(SPICE, spice)
