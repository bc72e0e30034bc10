"""Contracts in what the page is told: what their icon is without any, those of a fight, and what taking one brings."""

from __future__ import annotations

from functools import lru_cache

from kanly import effects as fx
from kanly.components import Contract
from kanly.effects import SOLARI_FOR_A_CONTRACT
from kanly.engine.content import Content
from kanly.engine.state import State
from kanly.server.printed import drawn, plain
from kanly.server.vocabulary import Both, Lack, gained, lack, move
from kanly.text.nodes import component
from kanly.topics.contracts import kinds, tiles
from kanly.topics.contracts.kinds import EV_CONTRACT
from kanly.topics.contracts.part import CONTRACTS


def to_take(s: State, seat: int | None) -> bool:
    """Whether a contract lies open, or is kept for this seat."""
    contracts = CONTRACTS.of(s)
    if contracts is None:
        return False
    return bool(contracts.offer or (seat is not None and tiles.reserved_for(s, seat)))


@lru_cache(maxsize=256)
def of_contract(c: Content, contract: int) -> Both:
    data = component(c, c.contract_component[contract])
    assert isinstance(data, Contract)
    return [], drawn(c, data.reward)


# The icon is 2 Solari where there are none.
SOLARI = (fx.solari(SOLARI_FOR_A_CONTRACT),)

lack(fx.TakeContract, Lack(lambda c: bool(c.contract_ids), to_take, SOLARI))
gained(EV_CONTRACT, lambda n: [fx.TakeContract()] * n)
move(kinds.CONTRACT, lambda s, contract, _: of_contract(s.content, contract))
move(kinds.SOLARI, lambda s, amount, _: ([], [plain(fx.Gain(fx.Resource.SOLARI, amount))]))
