"""What a position says of contracts: where they lie."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kanly.engine.codes import NONE
from kanly.engine.parts import with_cards
from kanly.engine.state import State
from kanly.notation.position_parts import Words, register_words
from kanly.notation.rows import Row
from kanly.topics.contracts.part import contracts_of


class ContractWords(Words):
    def read_table(self, s: State, key: str, row: Row) -> None:
        contracts, found = contracts_of(s), read(s, row)
        if key == "offer":
            contracts.offer = found
        elif key == "bank":
            contracts.bank = tuple(sorted(found))
        else:
            contracts.reserved = found

    def read_seat(self, s: State, seat: int, key: str, row: Row) -> None:
        contracts, found = contracts_of(s), read(s, row)
        if key == "contracts":
            contracts.held = with_cards(contracts.held, seat, found)
        else:
            contracts.done = with_cards(contracts.done, seat, found)

    def describe_table(self, s: State) -> dict[str, Any]:
        contracts = contracts_of(s)
        return {
            "offer": named(s, contracts.offer),
            "bank": named(s, contracts.bank),
            "reserved": named(s, contracts.reserved),
        }

    def describe_seat(self, s: State, seat: int) -> dict[str, Any]:
        contracts = contracts_of(s)
        return {
            "contracts": named(s, contracts.held[seat]),
            "contracts_done": named(s, contracts.done[seat]),
        }

    def copies(self, s: State) -> list[tuple[list[str], Counter[int], Counter[int]]]:
        c, contracts = s.content, contracts_of(s)
        leaders = {me.leader for me in s.seats} - {NONE}
        own = [contract for leader in leaders for contract in c.leader_reserved[leader]]
        held = [contract for zone in (*contracts.held, *contracts.done) for contract in zone]
        there = Counter((*contracts.offer, *contracts.bank, *contracts.reserved, *held))
        return [(c.contract_ids, there, Counter((*c.contract_bank, *own)))]


def read(s: State, row: Row) -> tuple[int, ...]:
    return tuple(entry.word_of(s.content.contract_ids, "contract") for entry in row.rows())


def named(s: State, contracts: tuple[int, ...]) -> list[str]:
    return [s.content.contract_ids[contract] for contract in contracts]


register_words(
    ContractWords(
        "contracts",
        table=("offer", "bank", "reserved"),
        seat=("contracts", "contracts_done"),
        lists=("offer", "bank", "reserved", "contracts", "contracts_done"),
        ordered={"offer_order": "offer"},
    )
)
