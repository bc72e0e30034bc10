"""Sessions that version 1 saved: they load as they were left, and go on with the questions of today."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kanly.companion import Companion, read_companion, write_companion
from kanly.notation.state import write_state

from .agreement import table_of
from .conftest import answered, asked, tell

FOLDER = Path(__file__).parent / "journals"
# What version 1 knew of its opponents and what it asked, when it saved each file.
SAVED: dict[str, dict[str, Any]] = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))


def opened(name: str) -> Companion:
    return read_companion((FOLDER / f"{name}.txt").read_text(encoding="utf-8"), name)


def left(companion: Companion) -> dict[str, Any]:
    """As it is written down in the file."""
    found = {str(seat): table_of(companion.state, seat) for seat in companion.opponents}
    result: dict[str, Any] = json.loads(json.dumps(found))
    return result


def same(one: Companion, other: Companion) -> None:
    assert write_state(one.state) == write_state(other.state)
    assert (one.journal, one.earlier, one.question) == (other.journal, other.earlier, other.question)
    assert one.reports == other.reports


def test_every_file_is_looked_at() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(SAVED)
    assert {(saved["asked"] or [""])[0] for saved in SAVED.values()} == {
        "", "place", "units", "bonus_spice", "conflict", "occupied",
    }  # fmt: skip


@pytest.mark.parametrize("name", SAVED)
def test_a_file_of_version_1_is_as_it_was_left(name: str) -> None:
    companion, saved = opened(name), SAVED[name]
    assert companion.state.round == saved["round"]
    assert companion.earlier == len(companion.journal)
    if saved["asked"] is None:
        assert left(companion) == saved["opponents"] and companion.question is None
    text = write_companion(companion)
    assert text.startswith("kanly companion 2\n") and f"\nearlier: {companion.earlier}\n" in text
    same(read_companion(text), companion)


@pytest.mark.parametrize("name", SAVED)
def test_it_goes_on_and_every_line_can_be_taken_back(name: str) -> None:
    companion = opened(name)
    said = companion.earlier
    answered(companion)
    for line in (
        "round",
        "turn",
        "combat",
        "round",
        "turn",
        "turn",
    ):
        companion.tell(line)
        assert companion.question is None or companion.question.kind != "place"
        answered(companion)
    assert companion.earlier == said < len(companion.journal)
    same(read_companion(write_companion(companion)), companion)
    while companion.journal:
        companion.undo()
        assert companion.earlier == min(said, len(companion.journal))
        if len(companion.journal) % 7 == 0:
            same(read_companion(write_companion(companion)), companion)
    assert len(companion.reports) == 1


@pytest.mark.parametrize(
    ("name", "now"),
    [
        # Strengths are asked for instead of places.
        ("base_alone_in_a_place", ("total", "0")),
        # It is the first turn of the game, and the Agent went where it was sent.
        ("base_alone_in_agents", None),
    ],
)
def test_what_version_1_asked_last_is_asked_anew(name: str, now: tuple[str, ...] | None) -> None:
    companion = opened(name)
    assert asked(companion) == now
    if now is None:
        assert companion.state.seats[1].on and len(companion.reports) == 2


def test_places_are_derived_though_version_1_asked_for_them() -> None:
    companion = opened("base_alone_in_a_place")
    before = [companion.state.seats[seat].points for seat in companion.opponents]
    assert tell(companion, "99") != ("place", "2")
    answered(companion)
    # Whoever fought came second at best.
    assert companion.rewarded and companion.state.winner == 0
    assert [companion.state.seats[seat].points for seat in companion.opponents] == before
