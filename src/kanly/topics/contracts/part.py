"""Contracts in the bank, on offer, reserved for one Leader, held and completed."""

from __future__ import annotations

from typing import Any, Final

from kanly.engine.content import Content
from kanly.engine.fields import LIST, LISTS_BY_SEAT, PartField, part_names
from kanly.engine.part import Part, PartKind, register_part
from kanly.engine.state import State

FIELDS: Final = (
    # Kept sorted: their order is chance's business.
    PartField("bank", LIST, "contract"),
    PartField("offer", LIST, "contract"),
    PartField("reserved", LIST, "contract"),
    PartField("held", LISTS_BY_SEAT, "contract"),
    PartField("done", LISTS_BY_SEAT, "contract"),
)


class ContractTiles(Part):
    __slots__ = part_names(FIELDS)

    bank: tuple[int, ...]
    offer: tuple[int, ...]
    reserved: tuple[int, ...]
    held: tuple[tuple[int, ...], ...]
    done: tuple[tuple[int, ...], ...]

    def copy(self) -> ContractTiles:
        t = ContractTiles()
        t.bank = self.bank
        t.offer = self.offer
        t.reserved = self.reserved
        t.held = self.held
        t.done = self.done
        return t


def new_contracts(c: Content, seats: int) -> ContractTiles:
    t = ContractTiles()
    t.bank = t.offer = t.reserved = ()
    t.held = t.done = ((),) * seats
    return t


CONTRACTS: Final = register_part(PartKind("contracts", FIELDS, new_contracts))


def contracts_of(s: State) -> ContractTiles:
    """The part of a game that has contracts. Without asking whether it does, as every visit comes past here."""
    held: Any = s.parts[CONTRACTS.number]
    contracts: ContractTiles = held
    return contracts
