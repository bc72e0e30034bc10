"""A fixed tenth of the mutants in every run of the tests; `make mutants` tries them all."""

from __future__ import annotations

import pytest

from tests.mutants import all_mutants, known_survivors, survivors


def test_every_known_survivor_is_a_mutant() -> None:
    names = {mutant.name for mutant in all_mutants()}
    assert sorted(set(known_survivors()) - names) == []


@pytest.mark.slow
def test_scenarios_kill_a_tenth_of_the_mutants() -> None:
    chosen = all_mutants()[::10]
    known = known_survivors()
    assert len(chosen) > 100
    alive = {mutant.name for mutant in survivors(chosen, 2, "breaking components")}
    assert sorted(alive - set(known)) == []
    assert sorted({mutant.name for mutant in chosen} & set(known) - alive) == []
