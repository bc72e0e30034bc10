"""Whole games against printed opponents: typed, taken back, left and taken up again, replayed."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from kanly.cli.play import Play
from kanly.cli.save import SaveError, read_save, write_save
from kanly.cli.table import Table
from kanly.notation.record import read_record, replay
from kanly.text import LANGUAGES

from .conftest import Run, Sit, printed
from .test_opponents import MODES

MODE_OF = dict(zip(LANGUAGES, MODES, strict=True))


def seated_at(sit: Sit, mode: str, *, seed: int = 6, language: str = "en", seat: int = 0) -> Play:
    edition, count, level, variants = MODES[mode]
    return sit(
        players=count,
        edition=edition,
        level=level,
        variants=variants,
        seed=seed,
        language=language,
        seat=seat,
        bots=["random"],
    )


def play_on(table: Table, chance: Random, decisions: int = 10_000) -> None:
    """So many decisions by chance, or to the end."""
    for _ in range(decisions):
        table.let_bots_play()
        if table.game.over:
            return
        table.play(chance.choice(table.game.legal))
    table.let_bots_play()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_typed_in_every_language(sit: Sit, language: str) -> None:
    play = seated_at(sit, MODE_OF[language], language=language)
    chance = Random(LANGUAGES.index(language))
    play.ask = lambda prompt: str(chance.randint(1, len(play.table.game.legal)))
    assert play.run() == 0
    game = play.table.game
    assert game.over and game.result is not None
    shown = printed(play)
    assert play.words.text("terminal-wins") in shown
    assert play.scene().names[game.result.winner] in shown.splitlines()[-2]


@pytest.mark.slow
def test_the_command_plays_a_solo_game_to_its_end(run: Run, tmp_path: Path) -> None:
    outcome = run("play", "--players", "1", "--leader", "random", "--seed", "1", lines=["1"] * 3000)
    assert (outcome.status, outcome.err) == (0, "")
    assert "House Hagal: " in outcome.out and "Level: Sardaukar" in outcome.out
    assert "wins the game!" in outcome.out
    assert not (tmp_path / "state").exists()


def test_the_second_person_can_be_a_bot_at_either_seat(sit: Sit) -> None:
    for seat in (0, 1):
        table = seated_at(sit, "uprising two", seat=seat).table
        assert table.settings.players == (("you", "random") if seat == 0 else ("random", "you"))
        play_on(table, Random(2))
        assert table.game.over and len(table.game.view(seat).seats) == 3


@pytest.mark.parametrize("mode", MODES)
def test_a_game_that_was_left_goes_on_as_it_would_have(sit: Sit, mode: str, tmp_path: Path) -> None:
    table = seated_at(sit, mode).table
    play_on(table, Random(1), 25)
    assert not table.game.over
    path = tmp_path / "game.json"
    write_save(table, path)
    again = read_save(path)
    assert again.game == table.game and again.settings == table.settings
    # The log, what opponents did last, and the deck that moves them come back too.
    assert again.log == table.log and again.game.view(0).parts["automa"] == table.game.view(0).parts["automa"]
    for one in (table, again):
        play_on(one, Random(4))
    assert again.game == table.game and again.game.over
    assert again.tape.record.to_text() == table.tape.record.to_text()


@pytest.mark.parametrize("mode", MODES)
def test_the_command_takes_a_game_up_again(run: Run, mode: str, tmp_path: Path) -> None:
    edition, count, level, variants = MODES[mode]
    options = ["--players", str(count), "--edition", edition, "--leader", "random", "--seed", "8"]
    options += ["--level", level] if level else []
    options += ["--variant", ",".join(variants)] if variants else []
    path = str(tmp_path / "game.json")
    left = run("play", *options, "--save", path, lines=["1"] * 6)
    assert (left.status, left.err) == (0, "") and f"kanly play --load {path}" in left.out
    number = read_save(Path(path)).game.number
    again = run("play", "--load", path, "--save", path, "--language", "uk", lines=["1", "log", "quit"])
    assert (again.status, again.err) == (0, "") and "Дім Гаґал: лишил" in again.out
    assert read_save(Path(path)).game.number > number


def test_a_save_with_a_seat_too_many_is_refused(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_save(seated_at(sit, "base solo").table, path)
    data = json.loads(path.read_text(encoding="utf-8"))
    data["players"] = ["you", "random", "random"]
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(SaveError, match="players: 1 names belong here"):
        read_save(path)


@pytest.mark.parametrize("mode", ["base solo", "uprising solo"])
def test_undo_never_goes_back_behind_a_card_that_was_turned_up(sit: Sit, mode: str) -> None:
    table, chance = seated_at(sit, mode, seed=9).table, Random(3)
    undone = kept = 0
    while not table.game.over:
        before, log = table.game.view(0), list(table.log)
        table.play(chance.choice(table.game.legal))
        if table.game.over:
            break
        turned_up = table.game.view(0).parts["automa"]["discard"] != before.parts["automa"]["discard"]
        assert not (turned_up and table.can_undo)
        kept += turned_up
        if table.can_undo:
            assert table.undo()
            assert table.game.view(0) == before and table.log == log
            undone += 1
            table.play(chance.choice(table.game.legal))
    assert undone > 3 and kept > 10
    again = replay(read_record(table.tape.record.to_text()))
    assert again.game == table.game and not again.hashes


@pytest.mark.parametrize("mode", MODES)
def test_a_record_is_replayed_and_told(run: Run, sit: Sit, mode: str, tmp_path: Path) -> None:
    table = seated_at(sit, mode).table
    play_on(table, Random(1))
    path = tmp_path / "game.kanly"
    path.write_text(table.tape.record.to_text(), encoding="utf-8")
    outcome = run("replay", str(path), "--log")
    assert (outcome.status, outcome.err) == (0, "")
    assert " turns up " in outcome.out and " for combat and gains " in outcome.out and "Winner" in outcome.out


def test_a_replay_says_for_whom_a_person_decides(run: Run, sit: Sit, tmp_path: Path) -> None:
    table, chance = seated_at(sit, "base solo", seed=3).table, Random(1)
    while table.game.state.stack[-1][2] == 0:
        table.play(chance.choice(table.game.legal))
    stop = len(table.tape.record.moves) + 1
    rival = table.game.state.stack[-1][2]
    play_on(table, chance)
    path = tmp_path / "game.kanly"
    path.write_text(table.tape.record.to_text(), encoding="utf-8")
    outcome = run("replay", str(path), "--stop", str(stop))
    assert outcome.status == 0
    first = outcome.out.splitlines()[0]
    assert first.startswith(f"# before move {stop}: ") and first.endswith(f" for seat {rival}")
