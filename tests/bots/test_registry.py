"""Bots by name: built in, registered, and from outside; and the example of the docs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kanly.arena import play_match
from kanly.bots import BotError, by_name, names, register, registry
from kanly.bots.heuristic import HeuristicBot
from kanly.bots.random_bot import RandomBot

DOCS = Path(__file__).resolve().parents[2] / "docs" / "bots.md"


def test_built_in_names() -> None:
    assert names() == ["heuristic", "random"]
    assert isinstance(by_name("random"), RandomBot)
    assert isinstance(by_name("heuristic"), HeuristicBot)


def test_a_registered_name_works_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "BOTS", dict(registry.BOTS))
    register("mine", RandomBot)
    assert isinstance(by_name("mine"), RandomBot)
    with pytest.raises(BotError, match="there is a bot 'mine' already"):
        register("mine", RandomBot)
    for bad in ("", "a:b"):
        with pytest.raises(BotError, match="can't be a bot's name"):
            register(bad, RandomBot)


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(
        BotError, match=r"no bot 'deep_thought'; known are heuristic, random, medium 1, or .* module:Class"
    ):
        by_name("deep_thought")


OUTSIDE = """
class Good:
    def choose(self, seat):
        return seat.legal[0]

class NeedsHelp(Good):
    def __init__(self, help):
        pass

class Mute:
    pass

number = 5
"""


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "outside_bots.py").write_text(OUTSIDE, encoding="utf-8")
    (tmp_path / "broken_bots.py").write_text("import no_such_package_anywhere\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.usefixtures("outside")
def test_a_bot_from_outside_plays() -> None:
    result = play_match(["outside_bots:Good", "random", "random"], games=1)
    assert result.entries[0].name == "outside_bots:Good"


@pytest.mark.usefixtures("outside")
@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("no_such_module_anywhere:Bot", "can't be loaded: No module named"),
        ("broken_bots:Bot", "can't be loaded: No module named 'no_such_package_anywhere'"),
        (":Bot", "can't be loaded"),
        ("outside_bots:Missing", "has no 'Missing'"),
        ("outside_bots:number", "number is no class"),
        ("outside_bots:NeedsHelp", "can't be made without arguments"),
        ("outside_bots:Mute", "has no method choose"),
    ],
)
def test_a_bad_bot_from_outside_is_refused(name: str, complaint: str) -> None:
    with pytest.raises(BotError) as caught:
        by_name(name)
    assert complaint in str(caught.value)


def test_the_example_of_the_docs_plays_and_is_better_than_chance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)[0]
    (tmp_path / "diplomat.py").write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    result = play_match(["diplomat:Diplomat", "random", "random", "random"], games=40, seed=1)
    # It wins about half; chance would win 10 of 40.
    assert result.entries[0].wins >= 14
