"""Matches: seats rotate, seeds repeat, processes change nothing, errors are said at once."""

from __future__ import annotations

import pytest

from kanly import Setup, SetupError
from kanly.arena import GameResult, play_game, play_match
from kanly.bots import Bot, BotError, SeatHandle
from kanly.bots.random_bot import RandomBot

RANDOMS = ["random", "random", "random"]


def test_everybody_sits_everywhere() -> None:
    result = play_match(["random"] * 4, games=4, seed=5)
    for entry in range(4):
        assert {game.entries.index(entry) for game in result.played} == {0, 1, 2, 3}
    assert all(sorted(game.entries) == [0, 1, 2, 3] for game in result.played)


def test_a_match_is_a_function_of_its_seed() -> None:
    first = play_match(RANDOMS, games=4, seed=1)
    assert play_match(RANDOMS, games=4, seed=1) == first
    other = play_match(RANDOMS, games=4, seed=2)
    assert {game.seed for game in other.played}.isdisjoint(game.seed for game in first.played)
    assert other != first


def test_a_longer_match_begins_with_the_same_games() -> None:
    assert play_match(RANDOMS, games=4, seed=1).played[:2] == play_match(RANDOMS, games=2, seed=1).played


def test_processes_change_nothing_but_the_time() -> None:
    bots: list[str | Bot] = ["heuristic", RandomBot(), "random"]
    alone = play_match(bots, games=6, seed=3)
    told: list[GameResult] = []
    together = play_match(bots, games=6, seed=3, processes=2, progress=told.append)
    assert together == alone
    assert tuple(told) == alone.played


def test_a_game_can_be_played_again_from_its_row() -> None:
    row = play_match(RANDOMS, games=2, seed=4).played[1]
    game, decisions = play_game([RandomBot()] * 3, Setup(players=3, seed=row.seed))
    score = game.score()
    assert (score.points, score.standing, game.round) == (row.points, row.standing, row.rounds)
    assert decisions == row.decisions


def test_winner_and_points_are_those_of_the_game() -> None:
    for row in play_match(RANDOMS, games=6, seed=8).played:
        assert row.points[row.standing[0]] == max(row.points)
        assert row.winner == row.entries[row.standing[0]]


def test_leaders_go_by_seat() -> None:
    leaders = ["paul_atreides", "helena_richese", "earl_memnon_thorvald"]
    seen: list[str | None] = []

    class Witness:
        def choose(self, seat: SeatHandle, /) -> int:
            seen.extend(other.leader for other in seat.view.seats if other.leader not in seen)
            return seat.legal[0]

    play_match([Witness(), Witness(), Witness()], games=1, leaders=leaders)
    assert seen == leaders


def test_no_games_give_an_empty_result() -> None:
    result = play_match(RANDOMS, games=0)
    assert result.games == 0
    assert all(entry.interval == (0.0, 1.0) for entry in result.entries)


def test_bad_input_is_refused_before_the_first_game() -> None:
    with pytest.raises(BotError, match="no bot 'nobody'"):
        play_match(["random", "nobody", "random"], games=1)
    with pytest.raises(BotError, match="-1 games"):
        play_match(RANDOMS, games=-1)
    with pytest.raises(BotError, match="-1 processes"):
        play_match(RANDOMS, games=1, processes=-1)
    with pytest.raises(SetupError, match="5 players"):
        play_match(["random"] * 5, games=1)
    with pytest.raises(SetupError, match="no level 'easy'"):
        play_match(["random"], games=1, level="easy")
    with pytest.raises(BotError, match="2 bots can't play a game of 3"):
        play_game([RandomBot(), RandomBot()], Setup(players=3))


def test_an_illegal_answer_stops_the_match_and_names_the_bot() -> None:
    class Cheat:
        def choose(self, seat: SeatHandle, /) -> int:
            return -1

    with pytest.raises(BotError, match="Cheat at seat"):
        play_match([Cheat(), "random", "random"], games=1)


def test_a_match_is_played_with_what_its_box_holds() -> None:
    seen: list[tuple[str, list[str], list[str]]] = []

    class Witness:
        def choose(self, seat: SeatHandle, /) -> int:
            view = seat.view
            seen.append((view.edition, view.modules, view.decks.get("leaders", [])))
            return seat.legal[0]

    leaders = ["gurney_halleck", "muad_dib", "staban_tuek"]
    play_match(
        [Witness(), Witness(), Witness()],
        1,
        edition="uprising",
        modules=["choam"],
        decks={"leaders": leaders},
    )
    listed = [f"uprising/{leader}" for leader in leaders]
    assert seen and all(entry == ("uprising", ["choam"], listed) for entry in seen)
    with pytest.raises(SetupError, match="no module 'ix'"):
        play_match(RANDOMS, games=1, edition="uprising", modules=["ix"])


def test_printed_opponents_win_games_but_are_no_entries() -> None:
    result = play_match(["random"], games=4, seed=1, edition="uprising", level="mentat")
    assert [entry.name for entry in result.entries] == ["random"]
    assert result.entries[0].wins_by_seat == (0,)
    for game in result.played:
        assert (game.entries, len(game.points), len(game.decisions)) == ((0,), 3, 1)
        assert game.standing[0] > 0 and game.winner is None
    assert result.entries[0].place == sum(game.standing.index(0) + 1 for game in result.played) / 4 > 1


def test_two_bots_change_seats_and_the_opponent_stays() -> None:
    result = play_match(["heuristic", "random"], games=4, seed=2)
    assert [game.entries for game in result.played] == [(0, 1), (1, 0), (0, 1), (1, 0)]
    # House Hagal of the base game makes no points, so one of the two wins every game.
    assert all(game.points[2] == 0 and game.winner in (0, 1) for game in result.played)
    assert sum(entry.wins for entry in result.entries) == 4


def test_a_match_is_played_at_its_level_with_its_variants() -> None:
    seen: list[tuple[str, list[str], list[str]]] = []

    class Witness:
        def choose(self, seat: SeatHandle, /) -> int:
            automa = seat.view.parts["automa"]
            seen.append((automa["level"], automa["variants"], automa["rivals"][1:]))
            return seat.legal[0]

    rivals = ["muad_dib", "lady_jessica"]
    play_match([Witness()], 1, edition="uprising", rivals=rivals, level="mercenary", variants=["row_dice"])
    assert seen and all(entry == ("mercenary", ["row_dice"], rivals) for entry in seen)
