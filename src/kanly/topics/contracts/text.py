"""Contracts in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.components import Contract
from kanly.effects import SOLARI_FOR_A_CONTRACT
from kanly.engine.content import Content
from kanly.text import kinds, tables
from kanly.text.nodes import component
from kanly.text.phrases import Clause, Form

if TYPE_CHECKING:
    from kanly.text.effects import Effects
    from kanly.text.moves import Moves
    from kanly.text.traits import Traits


def take_contract(by: Effects, it: fx.TakeContract, form: Form) -> Clause:
    return Clause(by.leaf("effect-take_contract", form, n=SOLARI_FOR_A_CONTRACT))


def reserved_contracts(by: Traits, it: fx.ReservedContracts) -> str:
    names = [by.phrases.named(("contracts",), name) for name in it.contracts]
    return by.bundle.text("trait-reserved_contracts", contracts=by.phrases.quoted(names))


tables.effect(fx.TakeContract, take_contract)

tables.condition(fx.ContractsDone, lambda by, it: by.told("condition-contracts_done", n=it.contracts))

tables.counted(fx.CompletedContracts, lambda by, it: by.bundle.text("counted-completed_contracts"))

tables.trait(fx.ReservedContracts, reserved_contracts)


def contract(said: Moves, c: Content, number: int) -> str:
    return said.component(c, c.contract_component[number])


def taken(said: Moves, c: Content, number: int) -> str:
    """A contract, and what it brings, as its owner will get it."""
    tile = component(c, c.contract_component[number])
    assert isinstance(tile, Contract)
    reward = said.rules.effects.sequence(tile.reward, Form.DECIDED)
    return said.bundle.text("move-contract", contract=contract(said, c, number), reward=reward)


kinds.part("contract", "contract", contract)
kinds.move("contract", lambda said, c, number, b, seats: taken(said, c, number))
kinds.caused("contract")
kinds.chronicle("contract", kinds.NAMED, 10)
kinds.chronicle("contract_done", kinds.NAMED, 20)
