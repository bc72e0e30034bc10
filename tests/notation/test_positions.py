"""Positions that no game could bring about are refused; what a position has left out follows from what it says."""

from __future__ import annotations

import random

import pytest

from kanly import Game, Setup, catalog
from kanly.engine.state import State
from kanly.notation.position import describe, read_position, write_position
from kanly.notation.rows import FileError, read_yaml


def read(text: str, edition: str = "base") -> State:
    return read_position(read_yaml(text, "position"), catalog.content(edition))


@pytest.mark.parametrize(
    ("edition", "position", "reason"),
    [
        ("base", "{row: [stilgar], seats: {0: {hand: [stilgar]}}}", "'stilgar' is there 2 times, and the box has it 1 times"),
        ("base", "{players: 3, seats: {0: {deck: [dagger, dagger, dagger, dagger, dagger, dagger, dagger]}}}", "7 times, and the box has it 6"),
        ("base", "{seats: {0: {aside: [stilgar]}, 1: {play: [stilgar]}}}", "'stilgar' is there 2 times"),
        ("base", "{intrigue_deck: [windfall], seats: {0: {intrigues: [windfall]}}}", "'windfall' is there 2 times"),
        ("base", "{reserve: {foldspace: 6}, seats: {0: {discard: [foldspace]}}}", "'foldspace' is there 7 times"),
        ("base", "{conflict: skirmish_1, conflicts: [skirmish_1, skirmish_2]}", "'skirmish_1' is there 2 times"),
        ("uprising", "{seats: {0: {battles: [propaganda]}, 1: {face_down: [propaganda]}}}", "'propaganda' is there 2 times"),
        ("base", "{seats: {0: {agents: 3}}}", "seat 0 has 2 Agents, and here are 3 on its Leader and 0 on the board"),
        ("base", "{seats: {1: {agents: 1, on: [arrakeen, carthag]}}}", "seat 1 has 2 Agents"),
        ("base", "{seats: {1: {on: [arrakeen, carthag, wealth]}}}", "seat 1 has 2 Agents"),
        ("uprising", "{players: 2, seats: {2: {agents: 4, swordmaster: true}}}", "seat 2 has 3 Agents"),
        ("base", "{seats: {0: {alliances: [fremen]}}}", "an Alliance takes 4 Influence, and seat 0 has 0 with 'fremen'"),
        ("base", "{seats: {0: {alliances: [guild], influence: {guild: 3}}}}", "an Alliance takes 4 Influence"),
        (
            "base",
            "{seats: {0: {alliances: [guild], influence: {guild: 4}}, 2: {influence: {guild: 5}}}}",
            "seat 0 can't hold the Alliance with 'guild' at 4 Influence beside a seat at 5",
        ),
        ("base", "{seats: {0: {hand: [dagger], open_hand: [dagger, scout]}}}", "has scout in 'open_hand' and not in 'hand'"),
    ],
)  # fmt: skip
def test_what_no_game_could_bring_about_is_refused(edition: str, position: str, reason: str) -> None:
    with pytest.raises(FileError, match=r"^position:1: ") as caught:
        read(position, edition)
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    "position",
    [
        "{seats: {0: {swordmaster: true, agents: 1, on: [arrakeen, carthag]}}}",
        "{mentat: 2, seats: {2: {agents: 3}}}",
        "{seats: {0: {hand: [dagger, dagger], deck: [dagger]}, 1: {hand: [dagger, dagger]}}}",
        "{seats: {0: {discard: [foldspace]}}}",
        "{seats: {0: {alliances: [fremen], influence: {fremen: 4}}, 1: {influence: {fremen: 4}}}}",
        "{beyond_the_box: true, row: [stilgar, stilgar], seats: {0: {agents: 5}}}",
    ],
)
def test_what_a_game_could_bring_about_or_is_meant_is_not(position: str) -> None:
    read(position)


def test_beyond_the_box_is_no_excuse_for_an_alliance_without_influence() -> None:
    with pytest.raises(FileError, match="an Alliance takes 4 Influence"):
        read("{beyond_the_box: true, seats: {0: {alliances: [fremen]}}}")


def test_council_seat_and_swordmaster_have_been_paid_for_with_a_visit() -> None:
    seats = describe(
        read("{seats: {0: {council: true}, 1: {swordmaster: true}, 2: {visited: [high_council]}}}")
    )["seats"]
    assert [seats[i]["visited"] for i in range(4)] == [
        ["high_council"],
        ["swordmaster"],
        ["high_council"],
        [],
    ]
    # In Uprising the council can be visited again, and Rivals have their Swordmasters without a visit.
    seats = describe(
        read(
            "{players: 2, seats: {0: {council: true, swordmaster: true}, 2: {swordmaster: true}}}", "uprising"
        )
    )["seats"]
    assert [seats[i]["visited"] for i in range(3)] == [["swordmaster"], [], []]


def test_a_conflict_that_somebody_has_won_is_not_in_the_deck() -> None:
    state = read("{seats: {0: {battles: [propaganda]}}}", "uprising")
    assert "propaganda" not in describe(state)["conflicts"]


@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=4, edition="base", seed=5),
        Setup(players=3, edition="uprising", modules=["choam"], seed=6),
        Setup(players=1, edition="uprising", seed=7),
        Setup(players=2, edition="base", seed=8),
    ],
    ids=lambda setup: f"{setup.edition} {setup.players}",
)
def test_every_position_of_a_game_can_be_read_again(setup: Setup) -> None:
    game = Game(setup)
    chooser = random.Random(setup.seed)
    turns = 0
    while not game.over:
        between = game.decision.kind == "turn" and not game.state.turn_begun
        turns += between
        if between and turns % 6 == 0:
            text = write_position(game.state)
            again = read_position(read_yaml(text, "position"), game.state.content)
            assert describe(again)["seats"][0]["visited"] == describe(game.state)["seats"][0]["visited"]
        game.play(chooser.choice(game.legal))
    assert turns > 8
