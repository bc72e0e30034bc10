"""One decision's judgement: the parts of the bot, made when one of them is first asked for."""

from __future__ import annotations

from functools import cached_property

from kanly.bots.heuristic.cards import Cards
from kanly.bots.heuristic.combat import Fight
from kanly.bots.heuristic.spaces import Spaces
from kanly.bots.heuristic.table import Table
from kanly.bots.heuristic.value import Value
from kanly.engine import codes
from kanly.engine.content import Node
from kanly.view import View


class Judge:
    """Holds the parts together, and answers what several of them ask."""

    def __init__(self, view: View) -> None:
        self.t = Table(view)
        self.value = Value(self)
        self.cards = Cards(self)

    @cached_property
    def fight(self) -> Fight:
        return Fight(self)

    @cached_property
    def spaces(self) -> Spaces:
        return Spaces(self)

    @cached_property
    def persuasion(self) -> float:
        """One more point of persuasion on this round's Reveal turn, by what the market holds."""
        t = self.t
        if t.revealing:
            have = t.me.persuasion
            return (self.cards.market(have + 2) - self.cards.market(have)) / 2
        # Some of the hand will have been played by then.
        have = 2 * self.hand_persuasion // 3
        return max(0.15, (self.cards.market(have + 2) - self.cards.market(max(0, have - 1))) / 3)

    @cached_property
    def hand_persuasion(self) -> int:
        t = self.t
        c = t.c
        total = sum(c.card_persuasion[card] for card in t.hand)
        total += sum(c.space_persuasion[space] for space in t.on)
        return total + (c.council_persuasion if t.me.council else 0)

    def faction_cards(self, faction: int) -> int:
        """Cards of a faction that are in play, or will be when the hand is revealed."""
        factions = self.t.c.card_factions
        return sum(1 for card in (*self.t.in_play, *self.t.hand) if factions[card] >> faction & 1)

    def reaction(self, trigger: int, count: int = 1) -> float:
        """What the Leader's own ability adds when the trigger happens."""
        t = self.t
        if t.leader < 0 or not t.c.leader_triggers[t.leader] >> trigger & 1:
            return 0.0
        return sum(
            self.value.total(nodes)
            for code, at_least, once, nodes in t.c.leader_on[t.leader]
            if code == trigger and count >= at_least and not (once and t.me.once_spent)
        )

    def chance(self, node: Node, now: bool) -> float:
        """How likely the condition of a When node holds, now or when a card that is bought now will be played."""
        code, a, b = node.costs[0]
        t = self.t
        me = t.me
        if code == codes.IF_ALLIANCE:
            held = any(t.allies[f] == t.seat and a >> f & 1 for f in range(codes.FACTION_COUNT))
            return 1.0 if held else 0.0 if now else 0.25
        if code == codes.IF_INFLUENCE:
            return 1.0 if t.mine[a] >= b else 0.0 if now else 0.5
        if code == codes.IF_ANOTHER_IN_PLAY:
            factions = t.c.card_factions
            if now:
                others = sum(1 for card in t.in_play if factions[card] >> a & 1)
                if node.card in t.in_play and factions[node.card] >> a & 1:
                    others -= 1
                return 1.0 if others else 0.0
            share = sum(1 for card in t.owned if factions[card] >> a & 1) / max(1, len(t.owned))
            return float(1 - (1 - share) ** 4)
        if code == codes.IF_COUNCIL:
            return 1.0 if me.council else 0.0 if now else 0.4
        if code == codes.IF_MENTAT_HOME:
            return 0.6 if not now else 1.0 if t.view.table.mentat is None else 0.0
        if code == codes.IF_FACTIONS_AT:
            return 1.0 if sum(1 for level in t.mine if level >= a) >= b else 0.0
        if code == codes.IF_OWNS:
            return 1.0 if t.owned.count(a) >= b else 0.0
        if code == codes.IF_OWNS_MOST:
            # How many the others own is no secret: what they bought, they bought openly.
            name = t.c.card_ids[a]
            most = max(self.copies_of(other.seat, name) for other in t.others)
            return 1.0 if t.owned.count(a) > most else 0.0
        # An enemy in the Conflict, a card in the deck: a legal move that needs it is offered only if it is so.
        return 1.0 if now else 0.8

    def copies_of(self, seat: int, name: str) -> int:
        other = self.t.view.seats[seat]
        zones = (other.hand, other.hidden, other.discard, other.play, other.top)
        return sum(zone.count(name) for zone in zones)
