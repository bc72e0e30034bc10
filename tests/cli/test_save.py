"""Saved games: what comes back is what was saved, and nothing in a file is trusted."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kanly import KanlyError
from kanly.cli.save import SaveError, autosave, read_save, write_save
from kanly.cli.table import Table

from .conftest import Run, Sit


@pytest.fixture
def table(sit: Sit) -> Table:
    """A game in its third round, at one of the player's decisions."""
    table = sit(seed=12, players=4).table
    chance = Random(4)
    while table.game.round < 3 or not table.mine:
        table.let_bots_play()
        table.play(chance.choice(table.game.legal))
    return table


@pytest.fixture
def saved(table: Table, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    write_save(table, path)
    return path


def test_everything_comes_back(table: Table, saved: Path) -> None:
    again = read_save(saved)
    assert again.game == table.game
    assert again.game.state.rng == table.game.state.rng
    assert again.settings == table.settings
    assert again.log == table.log
    # Who comes back is told again what happened since they last decided.
    assert again.seen == table.seen < len(table.log)
    assert again.tape.record.to_text() == table.tape.record.to_text()


def test_saving_again_replaces_the_file_and_leaves_nothing_else(table: Table, saved: Path) -> None:
    write_save(table, saved)
    assert [entry.name for entry in saved.parent.iterdir()] == ["game.json"]


def test_a_save_that_fails_leaves_the_old_one(
    table: Table, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = saved.read_bytes()

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(json, "dump", full)
    with pytest.raises(OSError, match="No space left"):
        write_save(table, saved)
    assert saved.read_bytes() == before
    assert [entry.name for entry in saved.parent.iterdir()] == ["game.json"]


def test_where_nothing_can_be_written_the_game_is_saved_elsewhere(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    path = autosave(table, None)
    assert path.parent == tmp_path
    assert read_save(path).game == table.game


def test_a_place_where_no_file_can_be_costs_no_game(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    with pytest.raises(IsADirectoryError) as caught:
        write_save(table, tmp_path)
    assert caught.value.filename == str(tmp_path)
    path = autosave(table, tmp_path)
    assert path.parent == tmp_path / "state" / "kanly"
    assert read_save(path).game == table.game


def test_a_truncated_file_is_refused_with_its_name(saved: Path, run: Run) -> None:
    text = saved.read_text(encoding="utf-8")
    for end in (0, 1, 30, len(text) // 2, len(text) - 2):
        saved.write_text(text[:end], encoding="utf-8")
        with pytest.raises(SaveError, match=r"game\.json"):
            read_save(saved)
        assert "game.json" in run("play", "--load", str(saved)).complaint


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"format": "kanly save 99"}, "its format is not"),
        ({"format": None}, "its format is not"),
        ({"language": "fr"}, "language: 'fr' is none of en, bg, ru, uk"),
        ({"language": 3}, "language: a text belongs here"),
        ({"players": ["you", "random"]}, "players: 4 names belong here"),
        ({"players": ["you", "you", "random", "random"]}, "one of them 'you'"),
        ({"players": ["you", "random", "random", "nobody"]}, "there is no bot 'nobody'"),
        ({"players": ["you", "random", "random", "os:abort"]}, "is a bot from outside"),
        ({"players": ["you", "random", "random", 7]}, "players: a text belongs here"),
        ({"record": 3}, "record: a text belongs here"),
        ({"record": ""}, "record:1: a record begins with"),
        ({"state": []}, "state: [] is not an object"),
        ({"state": {"format": "kanly state 1"}}, "is missing"),
        ({"more": 1}, "amiss: more"),
    ],
)
def test_wrong_values_are_refused_by_name(saved: Path, run: Run, change: dict[str, Any], part: str) -> None:
    data = json.loads(saved.read_text(encoding="utf-8"))
    saved.write_text(json.dumps({**data, **change}), encoding="utf-8")
    assert part in run("play", "--load", str(saved)).complaint


def test_a_missing_key_is_named(saved: Path) -> None:
    data = json.loads(saved.read_text(encoding="utf-8"))
    del data["record"]
    saved.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(SaveError, match="amiss: record"):
        read_save(saved)


@pytest.mark.parametrize(
    "text", ["[]", "3", "null", "[" * 100_000, '{"format": ' * 50_000, "\x00\xff", "NaN"]
)
def test_what_is_no_saved_game_is_refused(tmp_path: Path, run: Run, text: str) -> None:
    path = tmp_path / "odd.json"
    path.write_text(text, encoding="latin-1")
    assert "odd.json" in run("play", "--load", str(path)).complaint


def test_a_file_without_end_is_not_read_to_the_end(tmp_path: Path, run: Run) -> None:
    path = tmp_path / "long.json"
    path.write_text('"' + "a" * 6_000_000, encoding="utf-8")
    assert "too long for a saved game" in run("play", "--load", str(path)).complaint


def test_a_tampered_state_is_refused_or_playable(saved: Path, run: Run) -> None:
    """Whatever one value of the state is changed to, there is a game or one clear line, never a traceback."""
    data = json.loads(saved.read_text(encoding="utf-8"))
    chance = Random(9)
    values: list[Any] = [-1, 99, 10**30, None, "x", [], {}, True, 1.5, ["you"] * 3]
    refused = 0
    for _ in range(60):
        spoilt = json.loads(json.dumps(data))
        target: Any = spoilt["state"]
        while True:
            key: Any = (
                chance.choice(sorted(target)) if isinstance(target, dict) else chance.randrange(len(target))
            )
            below = target[key]
            if not below or not isinstance(below, dict | list) or chance.random() < 0.3:
                break
            target = below
        target[key] = chance.choice(values)
        saved.write_text(json.dumps(spoilt), encoding="utf-8")
        outcome = run("play", "--load", str(saved), lines=["1"])
        if outcome.status:
            assert outcome.complaint
            refused += 1
    assert refused > 20


def test_a_record_of_another_game_is_refused(saved: Path, sit: Sit) -> None:
    data = json.loads(saved.read_text(encoding="utf-8"))
    data["record"] = sit(players=3).table.tape.record.to_text()
    saved.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(SaveError, match="of different games"):
        read_save(saved)


def test_a_record_that_does_not_lead_here_costs_the_log_only(saved: Path, table: Table, sit: Sit) -> None:
    data = json.loads(saved.read_text(encoding="utf-8"))
    data["record"] = sit(players=4, seed=77).table.tape.record.to_text()
    saved.write_text(json.dumps(data), encoding="utf-8")
    again = read_save(saved)
    assert again.game == table.game and again.log == []


def test_other_bots_can_sit_down(saved: Path, run: Run) -> None:
    again = read_save(saved, ["random"])
    assert again.settings.players == ("you", "random", "random", "random")
    with pytest.raises(KanlyError, match="there is no bot 'nobody'"):
        read_save(saved, ["nobody"])
    with pytest.raises(KanlyError, match="2 bots are named for the 3 other seats"):
        read_save(saved, ["random", "random"])
