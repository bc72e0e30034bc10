"""While the house is rebuilt nothing of a game changes: every record shows what it showed before, move by move."""

from __future__ import annotations

from pathlib import Path

import pytest

from kanly.notation.record import read_record, replay
from tests.frozen.digest_1 import digest_1
from tests.frozen.walks import ASPECTS, kept, records, walk

KEPT = kept()


def test_every_record_has_its_walk() -> None:
    assert {path.stem for path in records()} == set(KEPT), (
        "python -m tests.frozen.walks adds those of new records"
    )


@pytest.mark.parametrize("path", records(), ids=lambda path: path.stem)
def test_a_record_shows_what_it_showed(path: Path) -> None:
    whole, each = walk(path)
    before, decisions = KEPT[path.stem]
    astray = [aspect for aspect, one, other in zip(ASPECTS, whole, before, strict=True) if one != other]
    first = next((i for i, (one, other) in enumerate(zip(each, decisions, strict=False)) if one != other), -1)
    assert not astray, f"{', '.join(astray)}: not as before, first at decision {first}"
    assert len(each) == len(decisions)


def test_digest_1_is_the_hash_that_records_hold() -> None:
    """The frozen way of writing a state is the one whose hashes stand in records."""
    for path in records()[::20]:
        record = read_record(path.read_text(encoding="utf-8"), path.name)
        assert digest_1(replay(record).game.state) == record.hashes[-1].split()[1]
