"""`kanly orders`: turns are compared and counted, and an order that is taken away is told."""

from __future__ import annotations

import re

import pytest

from kanly.arena.orders import Finding, Tried, subjects
from kanly.cli import orders
from kanly.setup import Box
from tests.cli.conftest import Run


def test_it_tells_what_it_compared(run: Run) -> None:
    outcome = run("orders", "--turns", "3", "--seed", "4", "--jobs", "1")
    assert outcome.status == 0
    assert re.search(r"3 turns with \d+ of 117 components", outcome.out)
    assert "no turn was about" not in outcome.out
    assert "0 with an order taken away; seed 4, 1 processes" in outcome.out


def test_components_that_no_turn_was_about_are_named_where_they_are_few(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = subjects(Box("base")) - {"base/reserve/the_spice_must_flow"}
    monkeypatch.setattr(orders, "search_turns", lambda *task: Tried(turns=3, seen=seen))
    outcome = run("orders", "--turns", "3", "--seed", "4", "--jobs", "1")
    assert "no turn was about base/reserve/the_spice_must_flow" in outcome.out
    assert "3 turns with 116 of 117 components" in outcome.out


def test_an_order_taken_away_is_told_with_its_cause(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    found = Finding("nobody, reveal", ["reveal", "take dagger swords"], ["dagger swords"], "")
    monkeypatch.setattr(orders, "search_turns", lambda *task: Tried(turns=3, findings=[found]))
    outcome = run("orders", "--turns", "3", "--seed", "4", "--jobs", "1")
    assert outcome.status == 1
    assert "nobody, reveal: dagger swords: reveal; take dagger swords" in outcome.out
    assert "1 with an order taken away" in outcome.out
