"""What a move changes is all that the browser works out anew. Counted, not timed, so that it holds on any machine; times are
measured by `python -m bench.clicks`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from bench.clicks import GAMES, asked, measured, turns_of
from kanly.notation.record import read_record
from kanly.server.store import Store

# Whatever stands beside something: with such a rule anything new, anywhere, makes the browser look at all that lies beside it,
# and at all within that.
BESIDE_ANYTHING = r"[+~]\s*\*"
# The table has more than two thousand elements. When a card is picked, some six hundred of them light up or go dim.
MOST = 900


def test_no_rule_is_about_whatever_stands_beside_something(built: Path) -> None:
    files = sorted((built / "assets").glob("*.css"))
    assert len(files) > 5
    assert not [file.name for file in files if re.search(BESIDE_ANYTHING, file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("rule", ["main>*+*{margin:0}", "p ~ * { color: red }"])
def test_such_a_rule_would_be_found(rule: str) -> None:
    assert re.search(BESIDE_ANYTHING, rule)


def test_a_turn_styles_only_what_it_changes(browser: Browser, address: str, store: Store) -> None:
    """A Reveal turn that ends a round: cards are dealt to the market, the log grows, and the Combat stage comes."""
    record = asked(
        read_record((GAMES / "uprising_medium.kanly").read_text(encoding="utf-8"), "uprising_medium")
    )
    turn = next(turn for turn in turns_of(record) if turn.number == 22)
    cost = measured(browser, address, store, record, turn, keys=True, slow=1)
    assert cost.followed
    assert 100 < cost.styled < MOST
