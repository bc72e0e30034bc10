"""The terminal stops after Combat and shows how it ended, and its log says what it leaves out."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from kanly.cli.fight_panel import last_fight
from kanly.cli.log import Line
from kanly.cli.play import Play
from kanly.cli.screen import News, told_lines
from kanly.engine.codes import EV_END_TURN, EV_PHASE, PHASE_MAKERS
from kanly.fights import DONE
from kanly.text import LANGUAGES

from .conftest import Run, Sit, printed


def fights_of(play: Play) -> list[Any]:
    """The fights of a log in which somebody fought, in their order."""
    state, log = play.table.game.state, play.table.log
    ends = [at for at, event in enumerate(log) if event[0] == EV_PHASE and event[2] == PHASE_MAKERS]
    found = [last_fight(state, log[: end + 1]) for end in ends]
    return [fight for fight in found if fight is not None]


@pytest.mark.parametrize(
    ("edition", "players", "language"),
    [("base", 3, "en"), ("uprising", 4, "uk"), ("uprising", 1, "ru"), ("base", 2, "bg")],
)
def test_every_fight_of_a_game_is_shown_once(sit: Sit, edition: str, players: int, language: str) -> None:
    play = sit(players=players, edition=edition, language=language, seed=8)
    chance = Random(8)
    play.ask = lambda prompt: str(chance.randint(1, len(play.table.game.legal)))
    assert play.run() == 0
    shown = printed(play)
    fights = fights_of(play)
    assert len(fights) > 3 and all(fight.stage == DONE for fight in fights)
    for fight in fights:
        heading = play.words.text("terminal-fight", round=fight.round)
        assert shown.count(heading + "  ") == 1, heading
        part = shown[shown.index(heading + "  ") :]
        for strength in fight.strengths(play.table.game.state.content):
            assert str(strength) in part[:2000]


def test_a_terminal_waits_for_enter_after_each_fight(sit: Sit) -> None:
    play = sit(players=3, seed=8, size=(120, 45))
    chance, stops = Random(8), 0
    question = play.words.text("terminal-go_on_enter")

    def answer(prompt: str) -> str:
        nonlocal stops
        if prompt.startswith(question):
            stops += 1
            return ""
        return str(chance.randint(1, len(play.table.game.legal)))

    play.ask = answer
    assert play.run() == 0
    assert stops == len(fights_of(play)) > 3


def test_after_a_fight_questions_are_answered_before_the_table_goes_on(sit: Sit) -> None:
    play = sit(players=3, seed=8, size=(120, 45))
    chance = Random(8)
    question = play.words.text("terminal-go_on_enter")
    typed = iter(["score", "log", "7", "undo", "buy everything", "? dagger", ""])
    answered: list[str] = []

    def answer(prompt: str) -> str:
        if not prompt.startswith(question):
            return str(chance.randint(1, len(play.table.game.legal)))
        answered.append(Text.from_ansi(printed(play)).plain)
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    play.ask = answer
    assert play.run() == 0
    said = [later[len(earlier) :] for earlier, later in pairwise(answered)]
    assert "★" in said[0] and "strength in the Conflict" in said[1]
    for reply, line in zip(said[2:5], ("7", "undo", "buy everything"), strict=True):
        assert reply.strip() == f"“{line}” has to wait until the table goes on: press Enter."
    assert "Starting deck · dagger" in said[5]


def test_what_a_pipe_gets_does_not_wait(run: Run) -> None:
    outcome = run("play", "--players", "3", "--seed", "4", "--leader", "random", lines=["1"] * 5000)
    assert outcome.status == 0 and "Combat of round 1" in outcome.out
    assert "Enter: go on" not in outcome.out


def test_the_log_since_the_last_decision_is_told_in_full(sit: Sit) -> None:
    """Whatever did not fit on the screen: each turn of the others has its line."""
    play = sit(players=4, seed=3, size=(80, 24))
    asked: list[str] = []

    def answer(prompt: str) -> str:
        asked.append(prompt)
        return "1" if len(asked) < 40 else "log"

    play.ask = answer
    for _ in range(200):
        play.table.let_bots_play()
        log, seen = play.table.log, play.table.seen
        if sum(event[0] == EV_END_TURN for event in log[seen:]) >= 3:
            break
        play.table.play(play.table.game.legal[-1])
    scene = play.scene()
    before = len(printed(play))
    play.tell_all(scene, "")
    told = " ".join(printed(play)[before:].split())
    news = play.news(scene).new
    assert len(news) > 3
    for line in news:
        assert " ".join(line.text.split()[:4]) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_log_that_is_cut_says_so(sit: Sit, language: str) -> None:
    play = sit(players=3, language=language)
    console = Console(width=60, file=play.console.file, color_system=None)
    lines = [Line(at % 3, [f"turn {at}"]) for at in range(9)]

    def shown(most: int) -> list[str]:
        rows = told_lines(console, play.scene(), News((), lines), most, 60).lines
        return ["".join(segment.text for segment in row).strip() for row in rows]

    assert len(shown(9)) == 9 and "log" not in shown(9)[0]
    cut = shown(4)
    assert len(cut) == 4 and cut[0] == play.words.text("terminal-log_more", n=6)
    assert [row.split()[-1] for row in cut[1:]] == ["6", "7", "8"]
