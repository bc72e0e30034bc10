"""What the heuristic bot knows of the vocabulary: all of it, and what it does not know is refused by name."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from kanly import Game, Setup, catalog
from kanly import effects as fx
from kanly.bots import by_name, decide
from kanly.bots.heuristic import gates, worth
from kanly.bots.heuristic.choose import SCORES, Choice, score_kind
from kanly.bots.heuristic.gates import CONDITIONS, COSTS, COUNTS, Gates
from kanly.bots.heuristic.opponents import worth_to_opponents
from kanly.bots.heuristic.words.specials import SPECIALS, special
from kanly.bots.heuristic.worth import WORTHS, nothing
from kanly.engine import moves
from kanly.engine.errors import KanlyError
from kanly.engine.word import WORDS
from kanly.setup import Box
from kanly.topics.spies import kinds

SOURCE = Path(__file__).resolve().parents[2] / "src" / "kanly"
# Topics that no game of the base box has.
OF_UPRISING = ("battles", "contracts", "mats", "sandworms", "spies")


def classes(family: type) -> Iterator[type]:
    for kind in family.__subclasses__():
        if kind.__module__.startswith("kanly."):
            yield kind
            yield from classes(kind)


def test_every_word_condition_count_and_cost_is_judged() -> None:
    assert worth.missing() == []
    assert {kind for kind in classes(fx.Effect) if WORDS[kind] not in WORTHS} == set()
    # Of several conditions each is judged for itself.
    assert {kind for kind in classes(fx.Condition) if kind not in CONDITIONS} == {fx.AllOf}
    assert {kind for kind in classes(fx.Counted) if kind not in COUNTS} == set()
    assert {kind for kind in classes(fx.Cost) if kind not in COSTS} == set()


def test_every_kind_of_move_has_a_score() -> None:
    assert sorted(SCORES) == list(range(len(moves.KINDS)))


@pytest.mark.parametrize("kind", [fx.Draw, fx.PlaceSpy, fx.RivalSpy])
def test_a_word_without_a_worth_is_refused_by_name(
    kind: type[fx.Effect], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(WORTHS, WORDS[kind])
    with pytest.raises(KanlyError, match=f"has no worth for {kind.__name__}$"):
        worth.check()
    with pytest.raises(KanlyError, match=f"has no worth for {kind.__name__}$"):
        Gates(catalog.content(Box("uprising")))


def test_a_condition_a_count_and_a_cost_without_a_worth_are_refused_by_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    content = catalog.content(Box("uprising", ("choam",)))
    for table, kind in (
        (CONDITIONS, fx.RecalledSpy),
        (CONDITIONS, fx.HasAlliance),
        (COUNTS, fx.CompletedContracts),
        (COSTS, fx.Spend),
        (COSTS, fx.TurnDown),
    ):
        with monkeypatch.context() as without:
            without.delitem(table, kind)  # type: ignore[arg-type]
            with pytest.raises(KanlyError, match=f"has no worth for {kind.__name__}$"):
                Gates(content)
    Gates(content)


def test_a_move_without_a_score_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(Setup(players=3, seed=1))
    monkeypatch.delitem(SCORES, moves.kind_of(game.legal[0]))
    name = moves.KINDS[moves.kind_of(game.legal[0])].name
    with pytest.raises(KanlyError, match=f"no score for the move '{name}'"):
        decide(by_name("heuristic"), game, Random(1))


def test_nothing_is_judged_twice() -> None:
    def score(choice: Choice, a: int, b: int) -> float:
        return 0.0

    for again in (
        lambda: worth.register(fx.Draw, nothing),
        lambda: gates.condition(fx.HasAlliance, CONDITIONS[fx.HasAlliance]),
        lambda: gates.counted(fx.UnitsOfKind, COUNTS[fx.UnitsOfKind]),
        lambda: gates.cost(fx.Spend, COSTS[fx.Spend]),
        lambda: worth_to_opponents(fx.PlaceSpy, 1.0),
        lambda: special("train", SPECIALS["train"]),
        lambda: score_kind(kinds.SPY, score),
    ):
        with pytest.raises(KanlyError, match="registered twice"):
            again()


def test_what_the_engine_does_not_play_has_no_worth() -> None:
    class Fly(fx.Effect):
        pass

    with pytest.raises(KanlyError, match="Fly has a worth, but the engine has no rule for it"):
        worth.register(Fly, nothing)


PLAYS = """
import sys
from random import Random
from kanly import Game, Setup, topics
from kanly.bots import by_name, decide
assert not set(topics.TOPICS) & set(sys.argv[1:]), topics.TOPICS
game, chance = Game(Setup(players=4, seed=5)), Random(5)
bot = by_name("heuristic")
while not game.over:
    game.play(decide(bot, game, chance))
print(*game.score().points)
"""


def test_it_plays_the_base_game_without_the_topics_of_uprising(tmp_path: Path) -> None:
    """As it plays it with them."""
    left_out = shutil.ignore_patterns("__pycache__", "server", "cli", "companion", "*.ftl", *OF_UPRISING)
    shutil.copytree(SOURCE, tmp_path / "kanly", ignore=left_out)
    points = []
    for folder, gone in ((tmp_path, OF_UPRISING), (SOURCE.parent, ())):
        played = subprocess.run(
            [sys.executable, "-c", PLAYS, *gone],
            env={**os.environ, "PYTHONPATH": str(folder)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert played.returncode == 0, played.stderr
        points.append(played.stdout)
    assert points[0] == points[1]
