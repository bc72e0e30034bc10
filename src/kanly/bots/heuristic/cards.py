"""Cards: what one is worth to own, which to buy together, which to be rid of.

A card's worth comes from its data alone: what its Agent box and its Reveal box do, where its icons lead, and how often it
will still be drawn. No card is known by name.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.bots.heuristic import often
from kanly.bots.heuristic.value import PERSUASION, SWORD
from kanly.engine.codes import (
    ACQUIRE_EXACTLY,
    ACQUIRE_FOR_SOLARI,
    ACQUIRE_TO_HAND,
    DISCARD_PILE,
    FROM_ASIDE,
    FROM_ROW,
    HAND,
    IN_PLAY,
    NONE,
    SOLARI,
)
from kanly.engine.word import WORDS

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

# What each icon of a card that sends an Agent adds to the choice of spaces.
FACTION_ICON = 0.45
ALL_ICONS = 1.4
ANYWHERE = 5.0
# A card does one of two things: mostly the better one, sometimes the one that the round asks for.
BETTER = 0.8
OTHER = 0.45
# The largest purse that is planned for; what is above it buys no more.
PURSE = 20
TRASH_THIS = WORDS[fx.TrashThis]

# A card on offer: what it costs, its number, where it lies, what it is worth.
Offer = tuple[int, int, int, float]


class Cards:
    """Judges cards for one seat at one moment."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.t = judge.t
        self.known: dict[int, float] = {}
        deck = max(8, len(self.t.owned))
        hand = self.t.c.hand + 0.7
        self.turns: float = max(0.0, self.t.left) * hand / deck
        """How often an owned card will still come to hand."""
        # A new card waits in the discard pile for the next shuffle.
        self.turns_if_bought: float = max(0.0, self.t.left - 0.5 * deck / hand) * hand / (deck + 1)

    def use(self, card: int) -> float:
        """What a card does in one round in which it is drawn: the better of its two uses, with a little for the choice."""
        if card not in self.known:
            agent, reveal = self.agent_use(card), self.reveal_use(card)
            self.known[card] = BETTER * max(agent, reveal) + OTHER * min(agent, reveal)
            for reaction in self.t.c.card_on[card]:
                self.known[card] += often.times(reaction) * self.judge.value.total(reaction.nodes, now=False)
        return self.known[card]

    def agent_use(self, card: int) -> float:
        c = self.t.c
        box = self.judge.value.total(c.card_agent[card], now=False)
        if c.card_anywhere[card]:
            return ANYWHERE + box
        icons = c.card_icons[card]
        if not icons:
            return 0.0
        sends = self.t.weights.sends
        for leads in self.judge.moments.leading:
            more, icons = leads(self.judge, icons)
            box += more
        factions = (icons & c.faction_icons).bit_count()
        reach = FACTION_ICON * factions + self.t.weights.icon * (icons.bit_count() - factions)
        return sends + min(ALL_ICONS, reach) + box

    def reveal_use(self, card: int) -> float:
        c = self.t.c
        box = self.judge.value.total(c.card_reveal[card], now=False)
        return c.card_persuasion[card] * PERSUASION + c.card_swords[card] * SWORD + box

    def buy_worth(self, card: int) -> float:
        """A card to be acquired now: what acquiring it brings, and what it will do better than a plain card."""
        c = self.t.c
        turns = self.turns_if_bought
        if any(c.nodes[node].rule is TRASH_THIS for node in c.card_agent[card]):
            turns = min(1.0, turns)
        gained = self.judge.value.total(c.card_acquire[card])
        gained += sum(adds(self.judge, card) for adds in self.judge.moments.acquiring)
        return gained + turns * (self.use(card) - self.t.weights.plain)

    @cached_property
    def average(self) -> float:
        owned = self.t.owned
        return sum(self.use(card) for card in owned) / max(1, len(owned))

    def keep(self, card: int) -> float:
        """What is lost with an owned card, measured against the rest of the deck; below zero: good riddance."""
        gone = self.judge.value.total(self.t.c.card_trashed[card])
        return self.turns * (self.use(card) - self.average) - gone

    # --- the market

    @cached_property
    def offers(self) -> list[Offer]:
        """Everything that persuasion could buy, whatever there is of it, and is worth having."""
        t = self.t
        c = t.c
        found = [(c.card_cost[card], card, FROM_ROW, self.buy_worth(card)) for card in t.row]
        discount = t.view.table.turn_marks["turn_discount"]
        for cost, card, stack in c.reserve_for_sale:
            if t.reserve[stack]:
                price = cost - (discount & 255) if discount >> 8 == card else cost
                offer = (max(0, price), card, FROM_ROW, self.buy_worth(card))
                # Two of the same stack are the most that are planned for.
                found += [offer] * min(2, t.reserve[stack])
        for card, less in t.aside:
            found.append((max(0, c.card_cost[card] - less), card, FROM_ASIDE, self.buy_worth(card)))
        return [offer for offer in found if offer[3] > 0]

    @cached_property
    def plans(self) -> list[tuple[float, tuple[Offer, ...]]]:
        """By purse, the offers that are worth most together."""
        plans: list[tuple[float, tuple[Offer, ...]]] = [(0.0, ())] * (PURSE + 1)
        for offer in self.offers:
            price, worth = offer[0], offer[3]
            for purse in range(PURSE, price - 1, -1):
                before, bought = plans[purse - price]
                if before + worth > plans[purse][0]:
                    plans[purse] = (before + worth, (*bought, offer))
        return plans

    def market(self, purse: int) -> float:
        """What this much persuasion buys."""
        return self.plans[min(PURSE, max(0, purse))][0]

    def next_buy(self, purse: int) -> tuple[int, int] | None:
        """The card to buy first, and where it lies: the dearest of the plan, since the Row may bring something better
        for the small change."""
        plan = self.plans[min(PURSE, max(0, purse))][1]
        if not plan:
            return None
        _, card, origin, _ = max(plan)
        return card, origin

    def best_acquire(self, cost: int, flags: int) -> float:
        """What an effect that takes a card up to a cost is worth, on its terms."""
        return max(
            (
                self.acquire_worth(offer[1], flags)
                for offer in self.offers
                if self.fits(offer[1], cost, flags)
            ),
            default=0.0,
        )

    def fits(self, card: int, cost: int, flags: int) -> bool:
        price = self.t.c.card_cost[card]
        if flags & ACQUIRE_FOR_SOLARI and price > self.t.stock[SOLARI]:
            return False
        return price == cost if flags & ACQUIRE_EXACTLY else price <= cost

    def acquire_worth(self, card: int, flags: int) -> float:
        """A card that comes by an effect: to the hand it is of use this round; Solari have to be paid."""
        worth = self.buy_worth(card)
        if flags & ACQUIRE_TO_HAND:
            worth += 0.6 * self.use(card)
        if flags & ACQUIRE_FOR_SOLARI:
            worth -= self.judge.value.loss(SOLARI, self.t.c.card_cost[card])
        return worth

    # --- losing cards

    def trash_gain(self, card: int, zone: int) -> float:
        """What trashing a card wins; out of the hand it also loses this round's use."""
        return -self.keep(card) - (0.8 * self.use(card) if zone == HAND else 0.0)

    def best_trash(self) -> tuple[float, int, int]:
        """The best that trashing a card can do, never less than nothing where it is optional: gain, card, zone."""
        t = self.t
        best = (0.0, NONE, NONE)
        for zone, cards in ((HAND, t.hand), (DISCARD_PILE, t.discard), (IN_PLAY, t.in_play)):
            for card in set(cards):
                gain = self.trash_gain(card, zone)
                if gain > best[0]:
                    best = (gain, card, zone)
        return best

    def in_hand(self, card: int) -> float:
        """What a card in hand is good for this round: for discarding, and for what it is played away from."""
        weights = self.t.weights
        return max(self.reveal_now(card), min(self.agent_use(card), weights.sends + weights.draw))

    def discard_loss(self, card: int, bonus: int) -> float:
        """What is lost when a card of the hand is discarded; a card may pay for it, and so may the effect (`bonus`: the
        node that pays for a card of its faction, or NONE)."""
        c, value = self.t.c, self.judge.value
        loss = self.in_hand(card) - value.total(c.card_discarded[card])
        if bonus != NONE:
            faction = c.nodes[bonus].a
            if faction == NONE or c.card_factions[card] >> faction & 1:
                loss -= value.total(c.nodes[bonus].kids)
        return loss

    def reveal_now(self, card: int) -> float:
        """What the Reveal turn loses if this card is sent with an Agent."""
        c, judge = self.t.c, self.judge
        points = c.card_persuasion[card]
        loss = points * judge.persuasion
        if points and not self.t.revealing:
            # With the last Agent it is known what the hand will buy, and whether this card is the one it needs.
            have = judge.hand_persuasion
            exact = self.market(have) - self.market(have - points)
            loss = exact if self.t.me.agents < 2 else 0.5 * (loss + exact)
        loss += c.card_swords[card] * judge.fight.sword
        return loss + max(0.0, 0.8 * judge.value.total(c.card_reveal[card], now=False))
