"""The heuristic bot as a player: it keeps to the rules, knows nothing that it should not, and beats random ones."""

from __future__ import annotations

from random import Random

import pytest

from kanly import Game, Setup
from kanly.arena import MatchResult, play_match
from kanly.bots import Bot, SeatHandle, by_name, decide
from tests.modes import MODES, setup_of

modes = pytest.mark.parametrize("mode", MODES)


def against_random(mode: str, games: int, seed: int) -> MatchResult:
    edition, modules = MODES[mode]
    bots = ["heuristic", "random", "random", "random"]
    return play_match(bots, games, seed, edition=edition, modules=modules)


@modes
def test_wins_a_short_match(mode: str) -> None:
    """With the 90% that are asked of it, fewer than 8 of 12 would come once in 230 matches; it wins nearly all."""
    assert against_random(mode, 12, seed=2).entries[0].wins >= 8


@pytest.mark.slow
@modes
def test_wins_nine_of_ten_games_against_three_random_bots(mode: str) -> None:
    games = 400 if mode == "base" else 100
    result = against_random(mode, games, seed=1)
    heuristic = result.entries[0]
    assert {game.entries.index(0) for game in result.played} == {0, 1, 2, 3}
    assert heuristic.games == games
    assert heuristic.rate >= 0.97
    # From every seat, not only from a lucky one.
    assert all(wins >= 0.85 * games / 4 for wins in heuristic.wins_by_seat)


@modes
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("leaders", ["random", "choose"])
def test_plays_whole_games_against_itself(mode: str, players: int, leaders: str) -> None:
    """`decide` refuses whatever is not legal."""
    edition, modules = MODES[mode]
    result = play_match(
        ["heuristic"] * players, games=2, seed=players, leaders=[leaders], edition=edition, modules=modules
    )
    assert result.games == 2
    for game in result.played:
        assert max(game.points) >= 10 or game.rounds == 10


def answers(bot: Bot, game: Game, seed: int) -> tuple[str, str]:
    """What a bot plays in a game, and what it plays in another world that looks the same from its seat."""
    handle = SeatHandle(game, Random(seed))
    world = handle.sample(seed)
    assert world.view(handle.seat) == handle.view
    moves = [decide(bot, where, Random(seed)) for where in (game, world)]
    shown = {int(move): str(move) for move in handle.moves}
    return shown[moves[0]], shown[moves[1]]


@pytest.mark.parametrize(
    ("mode", "players"), [("base", 3), ("base", 4), ("uprising", 3), ("choam", 4), ("mixed", 3)]
)
def test_decides_by_its_view_alone(mode: str, players: int) -> None:
    """Everything hidden is dealt again before each decision; the decision must not change."""
    game = Game(setup_of(mode, players, players))
    bot = by_name("heuristic")
    asked = 0
    while not game.over:
        if len(game.legal) > 1:
            real, other = answers(bot, game, asked)
            assert real == other, f"decision {game.number}"
            asked += 1
        game.play(decide(bot, game, Random(game.number)))
    assert asked > 50 * players


class Peeker:
    """Looks where no bot may: into the hand of the next seat."""

    def choose(self, seat: SeatHandle, /) -> int:
        state = seat._game.state
        hand = state.seats[(seat.seat + 1) % len(state.seats)].hand
        return seat.legal[sum(hand) % len(seat.legal)]


def test_a_bot_that_peeks_would_be_caught() -> None:
    game = Game(Setup(players=4, seed=1))
    caught = 0
    for number in range(40):
        real, other = answers(Peeker(), game, number)
        caught += real != other
        game.play(Random(number).choice(game.legal))
    assert caught > 5


def test_the_same_match_is_played_again() -> None:
    bots = ["heuristic", "heuristic", "random", "heuristic"]
    assert play_match(bots, games=2, seed=6) == play_match(bots, games=2, seed=6)
