"""What must hold of contracts."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from kanly.arena.broken import InvariantBroken, require
from kanly.arena.parts import leaders_known, register_invariants
from kanly.engine import codes
from kanly.engine.state import State
from kanly.topics.contracts.part import CONTRACTS


def check_contracts(s: State) -> None:
    """Each tile is in exactly one place, and the offer is full while the bank can fill it."""
    c, tiles = s.content, CONTRACTS.of(s)
    if tiles is None:
        return
    require(len(tiles.held) == len(tiles.done) == len(s.seats), "not every seat has contracts")
    have = sorted(chain(tiles.bank, tiles.offer, tiles.reserved, *tiles.held, *tiles.done))
    if not leaders_known(s):
        require(not have, "contracts are laid out before the Leaders are known")
        return
    if have != sorted(c.contract_bank):
        there = Counter(have)
        for contract, count in Counter(c.contract_bank).items():
            if there[contract] != count:
                name = c.contract_ids[contract]
                raise InvariantBroken(f"{there[contract]} tiles of {name}, not {count}")
        raise InvariantBroken("a contract exists that belongs to no bank")
    require(tiles.bank == tuple(sorted(tiles.bank)), "the bank has an order")
    require(
        len(tiles.offer) == c.contracts_on_offer
        or (not tiles.bank and len(tiles.offer) < c.contracts_on_offer),
        "the contracts on offer are too many or too few",
    )
    mine = {contract for seat in s.seats for contract in reserved(s, seat.leader)}
    require(mine.issuperset(tiles.reserved), "a contract is reserved for a Leader who is not there")
    require(mine.isdisjoint((*tiles.bank, *tiles.offer)), "a reserved contract is open to all")
    for i, zone in enumerate(tiles.held):
        require(
            not any(c.contract_on[contract].trigger == codes.NONE for contract in zone),
            f"seat {i}: a contract was forgotten",
        )


def reserved(s: State, leader: int) -> tuple[int, ...]:
    return () if leader == codes.NONE else s.content.leader_reserved[leader]


register_invariants(check_contracts)
