"""A game in the terminal, typed line by line."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from kanly.cli.play import Play
from kanly.cli.save import read_save
from kanly.notation.record import read_record, replay
from kanly.text import LANGUAGES

from .conftest import Outcome, Run, Sit, printed, typed


def whole_game(run: Run, *arguments: str, choose: str = "1") -> Outcome:
    """Type the same answer until the game is over."""
    return run("play", *arguments, lines=[choose] * 5000)


def test_a_whole_game_by_always_picking_the_first_option(run: Run, tmp_path: Path) -> None:
    outcome = whole_game(run, "--players", "3", "--seed", "1", "--leader", "random")
    assert (outcome.status, outcome.err) == (0, "")
    assert "wins the game!" in outcome.out
    assert "You are in place" in outcome.out or "You have won" in outcome.out
    # A game that is over needs no saving, and what is printed into a pipe has no colours.
    assert not (tmp_path / "state").exists()
    assert "\x1b" not in outcome.out


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_random_games_in_every_language(sit: Sit, language: str) -> None:
    """Every sentence and panel of a whole game can be made; which seat and how many players also vary."""
    at = LANGUAGES.index(language)
    play = sit(players=3 + at % 2, seat=at % 3, seed=20 + at, language=language)
    chance = Random(at)

    def answer(prompt: str) -> str:
        return str(chance.randint(1, len(play.table.game.legal)))

    play.ask = answer
    assert play.run() == 0
    assert play.table.game.over
    assert play.words.text("terminal-wins") in printed(play)


def test_the_leader_is_the_first_decision(run: Run) -> None:
    outcome = run("play", "--seed", "2", lines=["leader baron_vladimir", "1", "1"])
    assert "Choose your Leader" in outcome.out and "Masterstroke" in outcome.out
    assert "Keep a Faction token: Baron Vladimir Harkonnen" in outcome.out


def test_a_leader_can_be_named_in_any_language(run: Run) -> None:
    outcome = run("play", "--seed", "3", "--leader", "графиня", "--players", "3")
    assert "● Countess Ariana Thorvald" in outcome.out


# --- what is typed at the prompt


def conversation(sit: Sit, *lines: str, seed: int = 5) -> tuple[Play, str]:
    """Type lines at the first decision; the game stops when they are at an end."""
    play = sit(lines, seed=seed, leader="glossu_the_beast_rabban")
    assert play.run() == 0
    return play, printed(play)


def test_wrong_lines_change_nothing(sit: Sit) -> None:
    quiet, _ = conversation(sit)
    play, shown = conversation(
        sit, "999", "0", "flurble", "buy scout", "agent d -> s", "", "   ", "? xyzzyplugh"
    )
    assert play.table.game == quiet.table.game
    most = len(play.table.game.legal)
    assert f"There is no option 999: the numbers go from 1 to {most}." in shown
    assert "“flurble” is neither a move nor a command" in shown
    assert "“buy scout” is not possible now" in shown
    assert "“agent d -> s” could be several moves:" in shown
    assert "Nothing in this game is called “xyzzyplugh”." in shown


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("?", "explain a card, space or Leader"),
        ("help", "◎ Solari"),
        ("? Кинджал", "Starting deck · dagger"),
        ("? sardukar legion", "Imperium Deck · sardaukar_legion"),
        ("? s", "“s” could be: "),
        ("? 1", "Board spaces · "),
        ("b", "CHOAM     Sell Melange"),
        ("board", "Hall of Oratory"),
        ("players", "Glossu"),
        ("hand", "Gain 1 Persuasion"),
        ("market", "The Spice Must Flow"),
        ("conflict", "Skirmish I"),
        ("deck", "Deck 5"),
        ("log", "Conflict card: Skirmish"),
        ("log round", "Conflict card: Skirmish"),
        ("log all", "is the first player"),
        ("score", "●"),
        ("hint", "The adviser would play "),
        ("undo", "There is nothing to take back"),
        ("log everything", "“everything” is no part of the log. Type log, log round or log all."),
        ("? 999", "There is no option 999: the numbers go from 1 to "),
        ("99999999999", "There is no option 99999999999: the numbers"),
        ("? ◎", "◎ Solari"),
        ("? ●", '● Glossu "The Beast" Rabban'),
        ("? ✕", "✕ Trashed   ✕ When trashed"),
        ("? undo", "undo (u)  take your last decision back"),
        ("save", "Name a file: save FILE"),
        ("record", "Name a file: record FILE"),
        ("save /no/such/folder/at/all/game.json", "/no/such"),
    ],
)
def test_commands_answer_and_leave_the_game_alone(sit: Sit, line: str, part: str) -> None:
    quiet, before = conversation(sit)
    play, shown = conversation(sit, line)
    table = before[: before.index("The input has ended")].rstrip()
    assert shown.startswith(table)
    assert part in shown[len(table) :]
    assert play.table.game == quiet.table.game


def test_what_another_wrote_is_not_lost_by_saving(sit: Sit, tmp_path: Path) -> None:
    notes, game, record = (tmp_path / name for name in ("notes.txt", "game.json", "game.kanly"))
    notes.write_text("buy bread")
    lines = [f"save {notes}", f"record {notes}", *2 * [f"save {game}"], *2 * [f"record {record}"]]
    _, shown = conversation(sit, *lines)
    assert notes.read_text() == "buy bread"
    assert " ".join(shown.split()).count("holds something else, which would be lost. Name another file.") == 2
    # One's own files are written again without asking, and a record may take the place of a save.
    assert game.exists() and record.exists() and "".join(shown.split()).count("Writtento") == 5


def test_a_record_makes_its_folder_as_a_saved_game_does(sit: Sit, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    new = tmp_path / "new" / "one.kanly"
    _, shown = conversation(sit, f"record {new}", f"save {tmp_path / 'file' / 'game.json'}")
    assert new.exists()
    assert "Not a directory" in " ".join(shown.split())


def test_a_new_game_s_options_do_not_change_a_loaded_one(run: Run, tmp_path: Path) -> None:
    run("play", "--seed", "4", "--leader", "paul", lines=["save g.json", "record g.kanly", "q", "n"])
    for option, value in (("--players", "3"), ("--seat", "1"), ("--leader", "paul"), ("--seed", "4")):
        complaint = run("play", "--load", "g.json", option, value).complaint
        assert f"leave out {option} to go on with it" in complaint
    assert "the record of a game" in run("play", "--load", "g.kanly").complaint
    # Nor does a new game begin where another one waits, while one that is over makes room.
    assert "go on with it by --load" in run("play", "--save", "g.json").complaint
    assert whole_game(run, "--load", "g.json", "--save", "g.json").status == 0
    assert run("play", "--seed", "4", "--leader", "paul", "--save", "g.json").status == 0
    (tmp_path / "notes.txt").write_text("buy bread")
    assert "holds something else" in run("play", "--save", "notes.txt").complaint


def test_moves_draws_the_table_again(sit: Sit) -> None:
    _, shown = conversation(sit, "moves")
    assert shown.count("Your turn: send an Agent, or reveal your cards") == 2


def test_the_hint_is_a_legal_move_and_can_be_followed(sit: Sit) -> None:
    play, shown = conversation(sit, "hint")
    number = int(shown.split("The adviser would play ")[1].split(":")[0])
    assert 1 <= number <= len(play.table.game.legal)


# --- undo


def first_turn(sit: Sit, *lines: str) -> Play:
    play = sit(lines, seed=5, leader="glossu_the_beast_rabban")
    play.table.let_bots_play()
    return play


def test_undo_goes_back_to_the_decision_before(sit: Sit) -> None:
    play = first_turn(sit)
    table = play.table
    before, log, record = table.game.copy(), list(table.log), table.tape.record.to_text()
    assert not table.can_undo
    table.play(table.game.move("agent diplomacy -> stillsuits").code)
    assert table.game != before and table.can_undo
    assert table.undo()
    assert table.game == before
    assert (table.log, table.tape.record.to_text()) == (log, record)
    assert not table.undo()


def test_undo_can_be_taken_step_by_step(sit: Sit) -> None:
    table = first_turn(sit).table
    states = [table.game.copy()]
    table.play(table.game.move("agent diplomacy -> hardy_warriors").code)
    states.append(table.game.copy())
    table.play(table.game.move("deploy 1").code)
    for state in reversed(states):
        assert table.undo()
        assert table.game == state
    # And the game can go on from there as if nothing had been.
    table.play(table.game.move("agent diplomacy -> hardy_warriors").code)
    assert table.game == states[1]


def test_after_undo_the_same_news_stand_there_again(sit: Sit) -> None:
    """What the others did before the decision that was taken back is still what happened since one's last decision."""
    play = first_turn(sit)
    news = [line.text for line in play.news(play.scene()).new]
    assert len(news) > 3
    play.table.play(play.table.game.move("agent diplomacy -> hardy_warriors").code)
    play.table.play(play.table.game.move("deploy 1").code)
    assert play.table.undo() and play.table.undo()
    assert [line.text for line in play.news(play.scene()).new] == news


def test_undo_stops_where_a_card_was_drawn(sit: Sit) -> None:
    table = first_turn(sit).table
    # The Intrigue card is all that is left to take, so the game takes it, and the turn goes on to the prompt for it.
    table.play(table.game.move("agent diplomacy -> secrets").code)
    assert table.mine and table.game.view(0).me.intrigues
    assert not table.can_undo
    after = table.game.copy()
    assert not table.undo()
    assert table.game == after


def test_undo_stops_at_another_seats_decision(sit: Sit) -> None:
    table = first_turn(sit).table
    table.play(table.game.move("agent diplomacy -> wealth").code)
    if table.mine:
        table.play(table.game.move("end").code)
    assert not table.mine
    table.let_bots_play()
    assert not table.can_undo


def test_undo_never_returns_to_before_something_hidden_was_seen(sit: Sit) -> None:
    """In a whole game: after each undo the view holds no card that it did not hold at that decision before."""
    play = sit(seed=8)
    table, chance = play.table, Random(3)
    undone = 0
    while not table.game.over:
        table.let_bots_play()
        if table.game.over:
            break
        before = table.game.view(0)
        table.play(chance.choice(table.game.legal))
        if table.mine and table.can_undo:
            after = table.game.view(0)
            assert after.intrigues_unseen == before.intrigues_unseen or len(after.me.intrigues) < len(
                before.me.intrigues
            )
            assert after.table.row == before.table.row
            assert len(after.me.deck or []) == len(before.me.deck or [])
            assert table.undo()
            assert table.game.view(0) == before
            undone += 1
            table.play(chance.choice(table.game.legal))
    assert undone > 10
    # The record knows nothing of what was taken back, and still replays to the same end.
    again = replay(read_record(table.tape.record.to_text()))
    assert again.game == table.game and not again.hashes


# --- leaving and coming back


def test_when_the_input_ends_the_game_is_saved(run: Run, tmp_path: Path) -> None:
    outcome = run("play", "--seed", "4", "--leader", "paul", lines=["1"])
    assert outcome.status == 0
    assert "The input has ended" in outcome.out
    (path,) = (tmp_path / "state" / "kanly").iterdir()
    assert f"kanly play --load {path}\n" in outcome.out
    # Without a name the newest one is taken up again, and goes on in the same file until it is over.
    before = read_save(path).game
    again = run("play", "--load", lines=["1", "quit"])
    assert again.status == 0 and "● Paul Atreides" in again.out
    assert [path] == list(path.parent.iterdir())
    assert read_save(path).game.number > before.number
    run("play", "--load", lines=["1"] * 5000)
    assert list(path.parent.iterdir()) == []


@pytest.mark.parametrize(
    ("answer", "saved"), [("n", False), ("no", False), ("y", True), ("", True), (None, True)]
)
def test_quit_offers_to_save(run: Run, tmp_path: Path, answer: str | None, saved: bool) -> None:
    lines = ["quit"] if answer is None else ["q", answer]
    outcome = run("play", "--seed", "4", "--leader", "paul", lines=lines)
    assert outcome.status == 0
    assert (tmp_path / "state").exists() == saved
    assert ("Written to" in outcome.out) == saved


def test_an_interrupt_saves_too(sit: Sit, tmp_path: Path) -> None:
    play = sit()

    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    play.ask = interrupt
    with pytest.raises(KeyboardInterrupt):
        play.run()
    (path,) = (tmp_path / "state" / "kanly").iterdir()
    assert read_save(path).game == play.table.game


def waiting(process: subprocess.Popen[bytes]) -> bool:
    """Whether a process has nothing to do; where the system does not tell, it is taken for granted."""
    stat = Path(f"/proc/{process.pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] == "S"


@pytest.mark.parametrize("name", ["SIGHUP", "SIGTERM"])
def test_a_closed_window_saves_too(tmp_path: Path, name: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "kanly", "play", "--seed", "4", "--leader", "paul"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path)},
    ) as process:
        assert process.stdout is not None
        shown = b""
        while b"? help" not in shown:
            shown += process.stdout.read1(1000)  # type: ignore[attr-defined]
        # A signal that comes between the question and the waiting for an answer would only be noticed with that answer.
        while not waiting(process):
            time.sleep(0.01)
        process.send_signal(getattr(signal, name))
        process.stdout.read()
        assert process.wait() == 128 + getattr(signal, name)
    (path,) = (tmp_path / "kanly").iterdir()
    assert read_save(path).game.round == 1


def test_a_named_file_is_saved_after_every_decision(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "my games" / "game.json"
    outcome = run("play", "--seed", "4", "--leader", "paul", "--save", str(path), lines=["1", "1", "q"])
    assert outcome.status == 0
    first = read_save(path)
    assert not (tmp_path / "state").exists()
    run("play", "--load", str(path), "--save", str(path), lines=["1"])
    assert read_save(path).game.number > first.game.number


def test_a_game_goes_on_after_a_break_as_it_would_have_without(sit: Sit, tmp_path: Path) -> None:
    """Bots included: their chance depends on the decision and not on what was played since the start."""

    def through(play: Play) -> None:
        while not play.table.game.over:
            play.table.let_bots_play()
            if not play.table.game.over:
                play.table.play(play.table.game.legal[-1])

    bots = ["random", "heuristic", "random"]
    play = sit(["1", "1", "2", "1", "1", "1", f"save {tmp_path / 'a.json'}"], seed=6, players=4, bots=bots)
    play.run()
    resumed = read_save(tmp_path / "a.json")
    assert resumed.settings == play.table.settings
    assert resumed.game == play.table.game
    assert resumed.log == play.table.log
    assert resumed.tape.record.to_text() == play.table.tape.record.to_text()
    through(play)
    after_the_break = Play(resumed, play.console, typed([]))
    through(after_the_break)
    assert after_the_break.table.game == play.table.game
    assert after_the_break.table.tape.record.to_text() == play.table.tape.record.to_text()


def test_the_language_can_change_when_a_game_is_taken_up(run: Run, tmp_path: Path) -> None:
    run("play", "--seed", "4", "--leader", "paul", "--language", "uk", lines=[f"save {tmp_path / 'g.json'}"])
    assert "Пол Атрід" in run("play", "--load", "g.json").out
    assert "Paul Atreides" in run("play", "--load", "g.json", "--language", "en").out


def test_a_record_written_at_the_table_replays(run: Run, tmp_path: Path) -> None:
    run("play", "--seed", "4", "--leader", "paul", lines=["1", "1", "record game.kanly", "q", "n"])
    outcome = run("replay", "game.kanly", "--log")
    assert outcome.status == 0 and "Paul Atreides" in outcome.out
