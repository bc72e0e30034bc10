"""A topic's folder can be taken away, and the base game for three and four does not miss it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from kanly import catalog
from kanly.effects import TakeContract
from kanly.engine.errors import KanlyError
from kanly.engine.step import STEPS, StepKind, register_step
from kanly.engine.topic import TOPICS, Topic, register_topic
from kanly.engine.word import WORDS, Word, register
from kanly.setup import Box
from kanly.topics import TOPICS as FOLDERS

ROOT = Path(__file__).resolve().parent.parent
# Topics whose folder may be taken away.
LOOSE = ("areas", "battles", "contracts", "mats", "opponents", "sandworms", "spies", "tracks")
# Random games of each number of seats with all invariants, every rules case of the base game for people alone, and what they play
# at: a terminal, a server.
PROOF = """
from kanly import Setup
from kanly.cli.main import main
from kanly.arena.invariants import play_checked
from kanly.notation.scenario import run_scenario
from kanly.server.app import make_app
from kanly.server.store import Store
from kanly.topics import TOPICS
from tests.scenario_files import FOLDER, content_of, scenarios_of

for players in (3, 4):
    for seed in range(3):
        assert play_checked(Setup(players=players, seed=seed), seed, seed == 0).moves
cases = 0
for path in sorted((FOLDER / "base").glob("*.yaml")):
    if not path.name.startswith("hagal"):
        for scenario in scenarios_of(path):
            run_scenario(scenario, content_of(scenario))
            cases += 1
answers = ["1", "1", "1"]
def ask(prompt):
    if not answers:
        raise EOFError
    return answers.pop()
assert main(["play", "--players", "4", "--seed", "1"], ask) == 0 and not answers
assert make_app(Store("sqlite://")).routes
print("played", cases, *TOPICS)
"""


@pytest.mark.slow
@pytest.mark.parametrize("topic", LOOSE)
def test_the_base_game_does_not_miss_a_topic(topic: str, tmp_path: Path) -> None:
    source = tmp_path / "src"
    shutil.copytree(
        ROOT / "src" / "kanly", source / "kanly", ignore=shutil.ignore_patterns("__pycache__", "page")
    )
    shutil.rmtree(source / "kanly" / "topics" / topic)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)])}
    environment["HOME"] = environment["XDG_STATE_HOME"] = str(tmp_path)
    proved = subprocess.run(
        [sys.executable, "-c", PROOF], env=environment, capture_output=True, text=True, cwd=tmp_path
    )
    assert proved.returncode == 0, proved.stderr[-3000:]
    number, *left = proved.stdout.splitlines()[-1].removeprefix("played ").split()
    assert int(number) > 500
    assert left == [name for name in FOLDERS if name != topic]


def test_a_word_without_a_meaning_for_printed_opponents_is_refused_by_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(WORDS[TakeContract], "on_opponent", None)
    uprising = catalog.edition("uprising")
    catalog.lower(replace(uprising, opponents=()))
    with pytest.raises(KanlyError, match="no rule says what 'contract' does to a printed opponent"):
        catalog.lower(catalog.assemble(Box("uprising", ("choam",))))


def test_a_word_a_step_and_a_topic_are_registered_once() -> None:
    with pytest.raises(KanlyError, match="the word TakeContract is registered twice"):
        register(TakeContract, Word(0))
    with pytest.raises(KanlyError, match="the step 'contract' is registered twice"):
        register_step(StepKind("contract"))
    with pytest.raises(KanlyError, match="the topic 'contracts' is registered twice"):
        register_topic(Topic("contracts"))
    assert WORDS[TakeContract].op and STEPS and TOPICS


@pytest.mark.parametrize("word", ["PlaceSpy", "DetonateShieldWall", "TakeContract"])
def test_a_word_is_named_in_few_files(word: str) -> None:
    """Boxes that use it and languages aside: the vocabulary, its topic's files, and its picture on the page."""
    named = [
        path
        for folder in (ROOT / "src" / "kanly", ROOT / "web" / "src")
        for path in folder.rglob("*")
        if path.suffix in {".py", ".ts", ".svelte"} and "sets" not in path.parts and "page" not in path.parts
        if re.search(rf"\b{word}\b", path.read_text(encoding="utf-8"))
    ]
    assert len(named) <= 8, sorted(map(str, named))
