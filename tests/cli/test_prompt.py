"""What a typed line means."""

from __future__ import annotations

import pytest

from kanly import AmbiguousMove, Game, IllegalMove, MoveError, Setup, UnreadableMove
from kanly.cli.menu import Menu
from kanly.cli.prompt import COMMANDS, NoSuchOption, Order, understand
from kanly.engine import codes, moves


@pytest.fixture(scope="module")
def game() -> Game:
    """A first turn with two cards in hand that begin alike and reach several spaces."""
    leaders = ["paul_atreides", "helena_richese", "glossu_the_beast_rabban"]
    game = Game(Setup(players=3, leaders=leaders, seed=5))
    assert game.state.stack[-1][0] == codes.STEP_TURN
    assert {"dagger", "dune_the_desert_planet"} <= set(game.view(game.decider).me.hand)
    return game


def test_numbers_follow_the_menu(game: Game) -> None:
    menu = Menu(game.legal)
    for option in menu.options:
        assert understand(f" {option.number} ", menu, game) == option.move
        assert menu.number_of(option.move) == option.number
    assert sorted(option.move for option in menu.options) == sorted(game.legal)
    assert [option.number for option in menu.options] == list(range(1, len(game.legal) + 1))


@pytest.mark.parametrize("text", ["0", "999", "99999999999999999999999999"])
def test_a_number_without_an_option_is_refused(game: Game, text: str) -> None:
    menu = Menu(game.legal)
    with pytest.raises(NoSuchOption, match=rf"go from 1 to {len(game.legal)}"):
        understand(text, menu, game)


def test_every_move_can_be_typed_whole_and_with_its_kind_shortened(game: Game) -> None:
    menu = Menu(game.legal)
    for move in game.moves:
        kind, _, rest = str(move).partition(" ")
        assert understand(str(move), menu, game) == move.code
        assert understand(str(move).upper(), menu, game) == move.code
        assert understand(f"{kind[:3]} {rest}", menu, game) == move.code


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_by_word_and_letter(game: Game, command: str) -> None:
    menu = Menu(game.legal)
    assert understand(command, menu, game) == Order(command)
    assert understand(f"{command.upper()}  a File ", menu, game) == Order(command, "a File")
    if COMMANDS[command]:
        assert understand(COMMANDS[command], menu, game) == Order(command)


def test_no_command_is_called_like_a_kind_of_move() -> None:
    assert not set(COMMANDS) & set(moves.NUMBERS)


def test_question_marks(game: Game) -> None:
    menu = Menu(game.legal)
    assert understand("?", menu, game) == Order("help")
    assert understand("? Signet Ring", menu, game) == Order("?", "Signet Ring")
    assert understand("?3", menu, game) == Order("?", "3")


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("flurble", UnreadableMove),
        ("agent", UnreadableMove),
        ("agent excalibur -> arrakeen", UnreadableMove),
        ("buy scout", IllegalMove),
        ("pass", IllegalMove),
        ("agent d -> h", AmbiguousMove),
        ("²", MoveError),
    ],
)
def test_what_is_no_move_is_refused_by_type(game: Game, text: str, error: type[Exception]) -> None:
    before = game.digest()
    with pytest.raises(error):
        understand(text, Menu(game.legal), game)
    assert game.digest() == before
