"""Contracts in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.effects import SOLARI_FOR_A_CONTRACT
from kanly.text import tables
from kanly.text.phrases import Clause, Form

if TYPE_CHECKING:
    from kanly.text.effects import Effects
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
