"""The signs of contracts."""

from __future__ import annotations

from collections.abc import Iterator

from kanly import effects as fx
from kanly.cli import style
from kanly.cli.sign_tables import Meaning, legend, sign
from kanly.effects import SOLARI_FOR_A_CONTRACT
from kanly.text.lexicon import Lexicon


def take_contract(lexicon: Lexicon, it: fx.TakeContract) -> str:
    return f"1{style.CONTRACT}" if lexicon.content.contract_ids else f"{SOLARI_FOR_A_CONTRACT}{style.SOLARI}"


def meanings(lexicon: Lexicon) -> Iterator[Meaning]:
    if lexicon.content.contract_ids:
        yield style.CONTRACT, "contract", lexicon.words.label("contracts")


sign(fx.TakeContract, take_contract)
legend(40, meanings)
