"""A session as text: saved and heard again it is the same, and what is damaged is named by its line."""

from __future__ import annotations

import time

import pytest

from kanly.companion import Companion, read_companion
from kanly.companion.journal import write_companion
from kanly.engine.errors import KanlyError
from kanly.notation.state import write_state
from kanly.setup import Setup

from .conftest import Sit

LINES = ["turn 1", "fremkit", "yes", "arrakeen", "no", "set 2 spice +3", "combat", "sardaukar", "reward"]
SETUPS = [
    Setup(players=1, edition="base", seed=4),
    Setup(players=2, edition="base", seed=5),
    Setup(players=1, edition="uprising", level="mentat", rivals=["muad_dib", "random"], seed=6),
    Setup(players=2, edition="uprising", modules=["choam"], variants=["smart_politics"], seed=10**38),
]


def same(one: Companion, other: Companion) -> bool:
    return (
        write_state(one.state) == write_state(other.state)
        and (one.question, one.journal, one.reports) == (other.question, other.journal, other.reports)
        and (one.setup, one.printed_cards, one.language) == (other.setup, other.printed_cards, other.language)
    )


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("printed", [False, True])
def test_a_session_is_the_same_when_it_is_heard_again(setup: Setup, printed: bool) -> None:
    companion = Companion(setup, printed_cards=printed, language="bg")
    for line in ("turn", "combat", "round"):
        if companion.question is None:
            companion.tell(line)
        while companion.question is not None and len(companion.journal) % 4:
            companion.tell(companion.question.options[-1] if companion.question.options else "1")
            assert same(read_companion(write_companion(companion)), companion)
    assert same(read_companion(write_companion(companion)), companion)


def test_answers_are_written_in_full(sit: Sit) -> None:
    companion = sit(rivals=["gurney_halleck", "staban_tuek"], lines=["  turn   1 ", "frem", "n"])
    assert write_companion(companion).splitlines()[-3:] == ["turn 1", "fremkit", "no"]


def test_the_header_says_what_it_is_made_from(sit: Sit) -> None:
    text = write_companion(sit(rivals=["gurney_halleck", "staban_tuek"], level="mentat"))
    assert text == (
        "kanly companion 2\nedition: uprising\nplayers: 1\nrivals: gurney_halleck staban_tuek\nlevel: mentat\n"
        "seed: 1\ncards: printed\nlanguage: en\n\n"
    )


HEAD = "kanly companion 2\nedition: uprising\nplayers: 1\n"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "x:1: a session of the companion begins with the line 'kanly companion 2'"),
        ("kanly 1\n", "x:1: a session of the companion begins"),
        ("kanly companion 2\nplayers: 1\n\n", "x: the header lacks 'edition'"),
        ("kanly companion 2\nedition: base\n\n", "x: the header lacks 'players'"),
        (HEAD + "seed: seven\n", "x: seed: 'seven' is not a whole number"),
        (HEAD + "colour: red\n", "x:4: 'colour: red' is not one of the lines, each there once: edition"),
        (HEAD + "players: 2\n", "x:4: 'players: 2' is not one of the lines"),
        (HEAD + "turn 1\n", "x:4: 'turn 1' is not one of the lines"),
        (HEAD + "cards: none\n", "x: cards: 'none' can't be read; 'printed' or nothing"),
        (HEAD + "earlier: some\n", "x: earlier: 'some' is not a whole number"),
        (HEAD + "earlier: 2\n\ncombat\n", "x: earlier: there are 1 lines, not 2"),
        (HEAD + "language: fr\n", "x: there is no language 'fr'"),
        (HEAD + "rivals: nobody\n", "x: .*'nobody'|x: 1 rivals are named for 2"),
        (HEAD + "level: tyrant\n", "x: there is no level 'tyrant'"),
        ("kanly companion 2\nedition: chess\nplayers: 1\n", "x: .*'chess'"),
        ("kanly companion 2\nedition: base\nplayers: 4\n", "x: the companion is for 1 or 2 players"),
        (HEAD + "\nturn 1\nperhaps\n", "x:6: 'perhaps' is no answer"),
        (HEAD + "\n\ncombat\nyes\nflee\n", "x:8: 'flee' is no command"),
    ],
)
def test_a_damaged_file_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(KanlyError, match=complaint):
        read_companion(text, "x")


def test_a_long_session_stays_quick(sit: Sit) -> None:
    companion = sit(2, printed=False, seed=3)
    while len(companion.journal) < 500:
        if companion.question is None:
            busy = companion.state.seats[2].agents
            companion.tell("turn" if busy else "set 2 agents none")
        else:
            options = companion.question.options
            companion.tell("no" if "no" in options else options[0] if options else "1")
    started = time.process_time()
    for _ in range(20):
        companion.undo()
    assert time.process_time() - started < 1
    started = time.process_time()
    assert same(read_companion(write_companion(companion)), companion)
    assert time.process_time() - started < 5
