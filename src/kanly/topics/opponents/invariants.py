"""What must hold of printed opponents."""

from __future__ import annotations

from kanly.arena.broken import require
from kanly.arena.parts import register_invariants
from kanly.engine import codes
from kanly.engine.part import part_of
from kanly.engine.state import State
from kanly.topics.opponents import house, supply
from kanly.topics.opponents.part import AUTOMA, automa_of


def check_automa(s: State) -> None:
    """The House Hagal cards are all there, and no opponent has what only people have or keeps what it would spend."""
    automa = AUTOMA.of(s)
    if automa is None:
        return
    mode = house.table(s)
    require(len(automa.rivals) == len(automa.stories) == len(s.seats), "an opponent's seat is missing")
    require(sorted((*automa.deck, *automa.discard)) == sorted(mode.deck), "a House Hagal card is lost")
    require(automa.deck == tuple(sorted(automa.deck)), "the House Hagal deck has an order")
    for i in range(automa.people, len(s.seats)):
        me = s.seats[i]
        own = (me.hand, me.deck, me.top, me.discard, me.play, me.waiting, me.aside)
        require(not any(own), f"seat {i}: an opponent has cards of a deck")
        require(
            me.leader == codes.NONE and not me.council,
            f"seat {i}: an opponent has a Leader or a council seat",
        )
        contracts = part_of(s, "contracts")
        if contracts is not None:
            require(not contracts.held[i] and not contracts.done[i], f"seat {i}: an opponent has a contract")
        check_supply(s, i)


def check_supply(s: State, i: int) -> None:
    """What an opponent can spend it has spent."""
    mode, me = house.table(s), s.seats[i]
    if not mode.takes:
        require(not supply_of(s, i), f"seat {i}: an opponent that takes nothing has resources")
        return
    rival = automa_of(s).rivals[i]
    price = 0 if rival == codes.NONE else s.content.rival_swordmaster[rival]
    if mode.saves and not me.swordmaster:
        require(supply_of(s, i) < price, f"seat {i}: a Swordmaster was not bought")
    elif not house.is_mute(s, i):
        require(
            all(supply.have(s, i, kind) < number for kind, number in mode.bundles),
            f"seat {i}: a Victory Point was not bought",
        )


def supply_of(s: State, i: int) -> int:
    return sum(supply.have(s, i, kind) for kind in supply.SPENT_FIRST)


register_invariants(check_automa)
