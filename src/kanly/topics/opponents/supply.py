"""What opponents keep in their supplies, and what they spend it on (R-350, R-365)."""

from __future__ import annotations

from typing import Final

from kanly.engine import chance, intrigue
from kanly.engine.board import take_swordmaster
from kanly.engine.codes import CHANCE_SPEND, EV_GAIN, FROM_BUNDLE, INTRIGUE_CARDS, NONE, SOLARI, SPICE, WATER
from kanly.engine.costs import held, spend
from kanly.engine.events import note
from kanly.engine.scoring import score
from kanly.engine.state import State
from kanly.topics.opponents import house
from kanly.topics.opponents.kinds import EV_SPEND_INTRIGUE
from kanly.topics.opponents.part import automa_of

# A Swordmaster is paid for with these, in this order.
SPENT_FIRST: Final = (SOLARI, SPICE, INTRIGUE_CARDS, WATER)


def takes(s: State, seat: int) -> bool:
    """Whether an opponent has any use for resources; a streamlined one has none once its Swordmaster is there (R-376)."""
    if not house.table(s).takes:
        return False
    return not (s.seats[seat].swordmaster and house.is_mute(s, seat))


def gain(s: State, seat: int, resource: int, amount: int) -> None:
    if not takes(s, seat):
        return
    me = s.seats[seat]
    if resource == SOLARI:
        me.solari += amount
    elif resource == SPICE:
        me.spice += amount
    else:
        me.water += amount
    note(s, EV_GAIN, seat, resource, amount)
    settle(s, seat)


def draw_intrigues(s: State, seat: int, cards: int) -> None:
    for _ in range(cards):
        if takes(s, seat):
            intrigue.draw(s, seat, 1)
            settle(s, seat)


def have(s: State, seat: int, kind: int) -> int:
    return len(s.seats[seat].intrigues) if kind == INTRIGUE_CARDS else held(s, seat, kind)


def settle(s: State, seat: int) -> None:
    """Spend at once what there is enough of: for the Swordmaster first, then for Victory Points."""
    mode = house.table(s)
    if mode.saves and not s.seats[seat].swordmaster and not buy_swordmaster(s, seat):
        return
    if house.is_mute(s, seat):
        return
    for kind, number in mode.bundles:
        while have(s, seat, kind) >= number:
            pay(s, seat, kind, number)
            score(s, seat, 1, FROM_BUNDLE + kind)


def buy_swordmaster(s: State, seat: int) -> bool:
    """With resources of any kind, as soon as there are enough together."""
    rival = automa_of(s).rivals[seat]
    price = 0 if rival == NONE else s.content.rival_swordmaster[rival]
    if not price or sum([have(s, seat, kind) for kind in SPENT_FIRST]) < price:
        return False
    for kind in SPENT_FIRST:
        part = min(price, have(s, seat, kind))
        price -= part
        pay(s, seat, kind, part)
    take_swordmaster(s, seat)
    return True


def bring_swordmasters(s: State) -> None:
    """At some levels they lie in the Conflict deck, under as many cards as there are rounds before this one and this one
    (R-351)."""
    if house.level(s).swordmaster_round == s.round:
        for seat in range(automa_of(s).people, len(s.seats)):
            take_swordmaster(s, seat)


def pay(s: State, seat: int, kind: int, number: int) -> None:
    if not number:
        return
    if kind != INTRIGUE_CARDS:
        spend(s, seat, kind, number)
        return
    for _ in range(number):
        # They lie face down, so it is anybody's guess which of them go; from now on all can see them.
        cards = sorted([entry >> intrigue.KNOWN_BITS for entry in s.seats[seat].intrigues])
        card = chance.take(s, CHANCE_SPEND, seat, cards)
        intrigue.remove(s, seat, card)
        s.intrigue_discard += (card,)
        note(s, EV_SPEND_INTRIGUE, seat, card)
