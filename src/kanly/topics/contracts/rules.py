"""Taking a contract."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.engine.codes import COUNT_CONTRACTS, IF_CONTRACTS, OP_CONTRACT, SOLARI, STEP_CONTRACT
from kanly.engine.content import Node
from kanly.engine.errors import KanlyError
from kanly.engine.gate import Check, Count, Numbers, register_condition, register_count
from kanly.engine.resources import gain
from kanly.engine.state import State
from kanly.engine.traits import register_trait
from kanly.engine.word import WORDS, Word, means_to_opponents, register
from kanly.topics.contracts import steps as steps
from kanly.topics.contracts.tiles import completed

if TYPE_CHECKING:
    from kanly.engine.lowering import WordLowering


class TakeContract(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        if not by.edition.contracts:
            return WORDS[fx.Gain].plain("contract", SOLARI, fx.SOLARI_FOR_A_CONTRACT)
        return self.node("contract")

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        s.stack.append((STEP_CONTRACT, seat, seat, 0, n.number + 1))


class ContractsDone(Check):
    def lower(self, condition: fx.Condition, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(condition, fx.ContractsDone)
        return condition.contracts, 0

    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        return completed(s, seat) >= a


class CompletedContracts(Count):
    def count(self, s: State, seat: int, node: Node, a: int) -> int:
        return completed(s, seat)


register(fx.TakeContract, TakeContract(OP_CONTRACT))
register_condition(fx.ContractsDone, ContractsDone(), IF_CONTRACTS)
register_count(fx.CompletedContracts, CompletedContracts(), COUNT_CONTRACTS)


def on_opponent(s: State, seat: int, n: Node) -> None:
    """A printed opponent has no contracts: it takes the Solari."""
    gain(s, seat, SOLARI, fx.SOLARI_FOR_A_CONTRACT)


def reserve(trait: fx.Trait, by: WordLowering, leader: int) -> None:
    """Contracts that lie beside a Leader."""
    assert isinstance(trait, fx.ReservedContracts)
    c = by.content
    for contract in trait.contracts:
        if contract not in c.contract_ids:
            raise KanlyError(
                f"{c.components[by.component]} names the contract {contract!r}, which is not here"
            )
    c.leader_reserved[leader] = tuple([c.contract_ids.index(contract) for contract in trait.contracts])


means_to_opponents(fx.TakeContract, on_opponent)
register_trait(fx.ReservedContracts, reserve)
