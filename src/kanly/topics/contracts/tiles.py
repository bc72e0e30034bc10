"""Contracts: offered, taken, completed."""

from __future__ import annotations

from kanly.engine import chance
from kanly.engine.codes import (
    BY_ITSELF,
    CHANCE_CONTRACT,
    EV_CONTRACT,
    EV_CONTRACT_DONE,
    EV_CONTRACT_OFFER,
    NONE,
    TURN_AGENT,
)
from kanly.engine.content import Content
from kanly.engine.events import note
from kanly.engine.parts import new_contracts, with_cards
from kanly.engine.stack import apply_all
from kanly.engine.state import State
from kanly.engine.topic import Topic, register_topic


class Contracts(Topic):
    def belongs(self, c: Content) -> bool:
        return bool(c.contract_ids)

    def set_up(self, s: State, players: int) -> None:
        s.contracts = new_contracts(players)

    def leaders_known(self, s: State) -> None:
        lay_out(s)

    def visited(self, s: State, seat: int, space: int) -> None:
        """All contracts for the space that are held now are completed (R-226, R-227)."""
        parts = s.contracts
        assert parts is not None
        for contract in parts.held[seat]:
            if s.content.contract_space[contract] == space:
                complete(s, seat, contract, True)
        spice_gained(s, seat)

    def gained_spice(self, s: State, seat: int) -> None:
        spice_gained(s, seat)

    def acquired(self, s: State, seat: int, card: int) -> None:
        """By whatever means (R-231)."""
        parts = s.contracts
        assert parts is not None
        for contract in parts.held[seat]:
            if s.content.contract_card[contract] == card:
                complete(s, seat, contract, False)


def lay_out(s: State) -> None:
    """Before the first round: those reserved for a Leader are set aside, then some are turned up (R-233)."""
    parts = s.contracts
    assert parts is not None
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
    parts = s.contracts
    assert parts is not None
    if parts.bank:
        at = chance.pick(s, CHANCE_CONTRACT, NONE, parts.bank)
        contract = parts.bank[at]
        parts.bank = parts.bank[:at] + parts.bank[at + 1 :]
        parts.offer += (contract,)
        note(s, EV_CONTRACT_OFFER, NONE, contract)


def reserved_for(s: State, seat: int) -> tuple[int, ...]:
    """The contracts set aside that this seat may take in the place of one on offer."""
    parts = s.contracts
    leader = s.seats[seat].leader
    if parts is None or leader == NONE or not s.content.leader_reserved[leader]:
        return ()
    return parts.reserved


def take(s: State, seat: int, contract: int) -> None:
    """One on offer (the gap is filled at once) or a reserved one. What is already met is completed now (R-229, R-230)."""
    parts = s.contracts
    assert parts is not None
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
    if s.content.contract_immediate[contract]:
        complete(s, seat, contract, False)
    else:
        spice_gained(s, seat)


def complete(s: State, seat: int, contract: int, pooled: bool) -> None:
    """Turn it face down; its reward joins the effects of the turn, or comes at once (R-053, R-226, R-232)."""
    parts = s.contracts
    assert parts is not None
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
    """A visit to a Maker space and enough spice in that turn, from wherever (R-228)."""
    parts = s.contracts
    if (
        parts is None
        or s.tally is None
        or s.turn != seat
        or s.turn_kind != TURN_AGENT
        or not s.content.space_maker[s.turn_space]
    ):
        return
    for contract in parts.held[seat]:
        needed = s.content.contract_harvest[contract]
        if needed != NONE and s.tally.spice >= needed:
            complete(s, seat, contract, True)


def completed(s: State, seat: int) -> int:
    """How many contracts a seat has completed."""
    return 0 if s.contracts is None else len(s.contracts.done[seat])


register_topic(Contracts("contracts"))
