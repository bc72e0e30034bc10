"""The handle: what a bot gets to see, what it may answer, and that nothing hidden can be reached from it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kanly import Game, Move, Setup, View
from kanly.bots import Answer, BotError, SeatHandle, decide
from kanly.engine.state import Seat, State


def started(seed: int = 3, moves: int = 120) -> Game:
    """A game well under way, so that everybody holds something hidden."""
    game = Game(Setup(players=4, seed=seed))
    chance = Random(seed)
    while game.number < moves or len(game.legal) < 4:
        game.play(chance.choice(game.legal))
    return game


class Fixed:
    """Answers what it was told to."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, seat: SeatHandle, /) -> Answer:
        answer: Answer = self.answer(seat) if callable(self.answer) else self.answer
        return answer


def test_shows_the_decision_of_its_seat() -> None:
    game = started()
    handle = SeatHandle(game, Random(1))
    assert (handle.seat, handle.number) == (game.decider, game.number)
    assert handle.legal == tuple(game.legal)
    assert [int(move) for move in handle.moves] == list(handle.legal)
    assert [str(move) for move in handle.moves] == handle.view.legal
    assert handle.view == game.view(game.decider)


def test_builds_the_view_once() -> None:
    handle = SeatHandle(started(), Random(1))
    assert handle.view is handle.view


def test_sample_is_a_game_of_its_own_with_the_same_view() -> None:
    game = started()
    before = game.copy()
    handle = SeatHandle(game, Random(1))
    worlds = [handle.sample(seed) for seed in range(5)]
    assert all(world.view(handle.seat) == handle.view for world in worlds)
    assert len({world.to_json() for world in worlds}) == 5
    for world in worlds:
        world.play(world.legal[-1])
    assert game == before


def test_sample_without_a_seed_takes_one_from_the_seats_chance() -> None:
    game = started()
    one, two = SeatHandle(game, Random(1)), SeatHandle(game, Random(1))
    assert [one.sample() for _ in range(3)] == [two.sample() for _ in range(3)]
    assert one.sample() != one.sample()


def test_refuses_to_look_at_a_later_decision() -> None:
    game = started()
    handle = SeatHandle(game, Random(1))
    game.play(game.legal[0])
    with pytest.raises(BotError, match=f"for decision {handle.number}; the game is at {game.number}"):
        assert handle.view


def test_refuses_a_game_that_is_over() -> None:
    game = Game(Setup(players=3, seed=1))
    chance = Random(1)
    while not game.over:
        game.play(chance.choice(game.legal))
    with pytest.raises(BotError, match="over"):
        SeatHandle(game, Random(1))


def reachable(root: object) -> list[object]:
    """Everything that public names, items and iteration lead to from an object."""
    found: list[object] = []
    waiting = [root]
    seen: set[int] = set()
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, str | int | float | bool | type(None)):
            continue
        seen.add(id(thing))
        found.append(thing)
        if isinstance(thing, dict):
            waiting += [*thing.keys(), *thing.values()]
        elif isinstance(thing, list | tuple | set | frozenset):
            waiting += list(thing)
        elif type(thing).__module__.startswith("kanly"):
            names = [name for name in dir(thing) if not name.startswith("_")]
            values = [getattr(thing, name) for name in names]
            waiting += [value for value in values if not callable(value) or isinstance(value, Move)]
    return found


def test_nothing_public_leads_to_the_state() -> None:
    handle = SeatHandle(started(), Random(1))
    things = reachable(handle)
    assert any(isinstance(thing, View) for thing in things)
    assert any(isinstance(thing, Move) for thing in things)
    assert not [thing for thing in things if isinstance(thing, Game | State | Seat)]


def test_the_search_for_leaks_finds_one() -> None:
    assert any(isinstance(thing, State) for thing in reachable(started()))


@pytest.mark.parametrize("kind", ["number", "move", "text"])
def test_takes_each_kind_of_answer(kind: str) -> None:
    game = started()
    answers = {"number": lambda seat: seat.legal[-1], "move": lambda seat: seat.moves[-1]}
    bot = Fixed(answers.get(kind, lambda seat: str(seat.moves[-1])))
    assert decide(bot, game, Random(1)) == game.legal[-1]


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        (-5, "answered -5, which is not legal now; legal are: "),
        ("dance", "answered 'dance': no move begins with 'dance'"),
        (None, "answered None; a move, its number or its notation is wanted"),
        (True, "answered True; a move"),
        (2.5, "answered 2.5; a move"),
    ],
)
def test_refuses_what_is_no_legal_move(answer: Any, complaint: str) -> None:
    game = started()
    before = game.copy()
    with pytest.raises(BotError) as caught:
        decide(Fixed(answer), game, Random(1))
    assert complaint in str(caught.value)
    assert f"Fixed at seat {game.decider}, decision {game.number}," in str(caught.value)
    assert game == before


def test_a_bot_cannot_change_what_is_legal() -> None:
    handle = SeatHandle(started(), Random(1))
    with pytest.raises(AttributeError):
        handle.legal.append(1)  # type: ignore[attr-defined]
