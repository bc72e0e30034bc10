"""Contracts: offered, taken, completed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kanly.engine import chance
from kanly.engine.codes import (
    BY_ITSELF,
    CHANCE_CONTRACT,
    NONE,
    ON_ACQUIRED,
    ON_GAINED_SPICE,
    ON_VISITED,
    TURN_AGENT,
)
from kanly.engine.content import Content, Reaction
from kanly.engine.events import note
from kanly.engine.parts import with_cards
from kanly.engine.reactions import BEFORE_SEAT, Place, heard_of, register_place
from kanly.engine.stack import apply_all
from kanly.engine.state import State
from kanly.engine.topic import Topic, register_topic
from kanly.topics.contracts.kinds import EV_CONTRACT, EV_CONTRACT_DONE, EV_CONTRACT_OFFER
from kanly.topics.contracts.part import CONTRACTS, ContractTiles, contracts_of


class Contracts(Topic):
    def belongs(self, c: Content) -> bool:
        return bool(c.contract_ids)

    def set_up(self, s: State, players: int) -> None:
        CONTRACTS.begin(s, players)

    def leaders_known(self, s: State) -> None:
        lay_out(s)


class Held(Place):
    """Contracts that a seat has taken: each is completed by what it asks for, and all that ask for the same at once (R-226, R-227,
    R-231)."""

    def heard(self, c: Content) -> int:
        heard = heard_of(c.contract_on)
        return heard | 1 << ON_VISITED if heard >> ON_GAINED_SPICE & 1 else heard

    def happened(self, s: State, seat: int, trigger: int, count: int, factions: int, of: int) -> None:
        """Written out, as every visit comes past here."""
        there: Any = s.parts[CONTRACTS.number]
        tiles: ContractTiles = there
        held = tiles.held[seat]
        if not held or (trigger == ON_GAINED_SPICE and not harvests(s, seat)):
            return
        reactions = s.content.contract_on
        for contract in held:
            reaction = reactions[contract]
            if (
                reaction.trigger == trigger
                and (reaction.of == of or reaction.of == NONE)
                and count >= reaction.at_least
            ):
                complete(s, seat, contract, trigger != ON_ACQUIRED)
        if trigger == ON_VISITED and s.content.space_maker[of]:
            # Spice of before the visit counts too.
            spice_gained(s, seat)

    def lying(self, s: State, seat: int) -> Sequence[Reaction]:
        return [s.content.contract_on[contract] for contract in contracts_of(s).held[seat]]


def harvests(s: State, seat: int) -> bool:
    """Whether this is a visit of the seat to a Maker space (R-228)."""
    return s.turn == seat and s.turn_kind == TURN_AGENT and s.content.space_maker[s.turn_space]


HELD: Final = Held("contracts", BEFORE_SEAT)


def lay_out(s: State) -> None:
    """Before the first round: those reserved for a Leader are set aside, then some are turned up (R-233)."""
    parts = contracts_of(s)
    c = s.content
    bank = sorted(c.contract_bank)
    for seat in s.seats:
        for contract in c.leader_reserved[seat.leader] if seat.leader != NONE else ():
            bank.remove(contract)
            parts.reserved += (contract,)
    parts.bank = tuple(bank)
    for _ in range(c.contracts_on_offer):
        refill(s)


def refill(s: State) -> None:
    """Turn up a contract of the bank; an empty bank leaves the gap (R-225)."""
    parts = contracts_of(s)
    if parts.bank:
        at = chance.pick(s, CHANCE_CONTRACT, NONE, parts.bank)
        contract = parts.bank[at]
        parts.bank = parts.bank[:at] + parts.bank[at + 1 :]
        parts.offer += (contract,)
        note(s, EV_CONTRACT_OFFER, NONE, contract)


def reserved_for(s: State, seat: int) -> tuple[int, ...]:
    """The contracts set aside that this seat may take in the place of one on offer."""
    parts = CONTRACTS.of(s)
    leader = s.seats[seat].leader
    if parts is None or leader == NONE or not s.content.leader_reserved[leader]:
        return ()
    return parts.reserved


def take(s: State, seat: int, contract: int) -> None:
    """One on offer (the gap is filled at once) or a reserved one. What is already met is completed now (R-229, R-230)."""
    parts = contracts_of(s)
    offered = contract in parts.offer
    if offered:
        at = parts.offer.index(contract)
        parts.offer = parts.offer[:at] + parts.offer[at + 1 :]
    else:
        at = parts.reserved.index(contract)
        parts.reserved = parts.reserved[:at] + parts.reserved[at + 1 :]
    parts.held = with_cards(parts.held, seat, (*parts.held[seat], contract))
    note(s, EV_CONTRACT, seat, contract)
    if offered:
        refill(s)
    if s.content.contract_on[contract].trigger == NONE:
        complete(s, seat, contract, False)
    else:
        spice_gained(s, seat)


def complete(s: State, seat: int, contract: int, pooled: bool) -> None:
    """Turn it face down; its reward joins the effects of the turn, or comes at once (R-053, R-226, R-232)."""
    parts = contracts_of(s)
    mine = parts.held[seat]
    at = mine.index(contract)
    parts.held = with_cards(parts.held, seat, mine[:at] + mine[at + 1 :])
    parts.done = with_cards(parts.done, seat, (*parts.done[seat], contract))
    note(s, EV_CONTRACT_DONE, seat, contract)
    reward = s.content.contract_reward[contract]
    if pooled:
        s.pool.extend(reward)
    else:
        apply_all(s, seat, reward, BY_ITSELF)


def spice_gained(s: State, seat: int) -> None:
    """The spice of this turn is looked at."""
    if s.tally is not None and harvests(s, seat):
        HELD.happened(s, seat, ON_GAINED_SPICE, s.tally.spice, -1, NONE)


def completed(s: State, seat: int) -> int:
    """How many contracts a seat has completed."""
    parts = CONTRACTS.of(s)
    return 0 if parts is None else len(parts.done[seat])


register_topic(Contracts("contracts"))
register_place(HELD)
