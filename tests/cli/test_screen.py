"""What the table looks like: it fits the terminal, shows what matters, and nothing that the seat may not know."""

from __future__ import annotations

from random import Random

import pytest
from rich.cells import cell_len
from rich.text import Text

from kanly.cli import style, symbols
from kanly.cli.lexicon import Lexicon
from kanly.cli.menu import Menu
from kanly.cli.play import Play
from kanly.cli.scene import Scene
from kanly.cli.screen import KEPT_LONGEST, News, draw
from kanly.game import Game
from kanly.text import LANGUAGES
from kanly.view import sample

from .conftest import Sit


def moments(play: Play, count: int, seed: int = 1) -> list[Game]:
    """Decisions of the player all through a game."""
    chance = Random(seed)
    found = []
    while not play.table.game.over:
        play.table.let_bots_play()
        if play.table.game.over:
            break
        found.append(play.table.game.copy())
        play.table.play(chance.choice(play.table.game.legal))
    step = max(1, len(found) // count)
    return found[::step]


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (120, 40), (160, 48), (220, 60)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_the_terminal(sit: Sit, width: int, height: int, language: str) -> None:
    play = sit(players=4, seed=31, size=(width, height), language=language)
    lexicon = Lexicon(language)
    for game in moments(play, 6):
        scene, menu = Scene.of(game, 0, lexicon), Menu(game.legal)
        with play.console.capture() as captured:
            left_out = draw(play.console, scene, play.news(scene), menu)
        lines = [Text.from_ansi(line).plain for line in captured.get().splitlines()]
        assert max(cell_len(line) for line in lines) <= width
        if {"players", "players conflict"} & set(left_out):
            continue  # so many moves that they fill the screen by themselves
        # One line is left for the footer, one for the prompt.
        assert len(lines) + 2 <= height, (len(lines), left_out)


def test_a_large_terminal_shows_everything(sit: Sit) -> None:
    play = sit(players=4, seed=31, size=(200, 70))
    for game in moments(play, 8):
        with play.console.capture():
            assert draw(play.console, Scene.of(game, 0, Lexicon("en")), News((), ()), Menu(game.legal)) == []


def test_a_small_terminal_says_what_it_leaves_out(sit: Sit) -> None:
    play = sit(["1"], players=4, seed=31, size=(80, 24), leader="paul_atreides")
    play.run()
    screen = Text.from_ansi(play.console.file.getvalue()).plain  # type: ignore[attr-defined]
    assert "board  market" in screen
    with play.console.capture():
        left_out = draw(play.console, play.scene(), News((), ()), Menu(play.table.game.legal))
    assert left_out and set(left_out) <= set(KEPT_LONGEST)


def test_the_table_shows_nothing_that_the_seat_may_not_know(sit: Sit) -> None:
    """Dealing everything hidden again leaves every panel as it was."""
    play = sit(seed=9, players=4)
    chance = Random(2)
    lexicon = Lexicon("en")
    for game in moments(play, 12):
        other = Game.of(sample(game.view(0), chance.randint(0, 999)))
        assert other != game
        screens = []
        for dealt in (game, other):
            with play.console.capture() as captured:
                draw(play.console, Scene.of(dealt, 0, lexicon), News((), ()), Menu(dealt.legal))
            screens.append(captured.get())
        assert screens[0] == screens[1]


def test_without_colours_the_signs_still_tell_the_seats_apart(sit: Sit) -> None:
    play = sit([], players=4, seed=31)
    play.run()
    screen = play.console.file.getvalue()  # type: ignore[attr-defined]
    assert "\x1b" not in screen
    for sign in style.SEAT_SIGNS[:4]:
        assert f"{sign} " in screen


def test_colours_are_left_out_when_nobody_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    console = style.Terminal(theme=style.THEME, force_terminal=True, width=40)
    with console.capture() as captured:
        console.print(style.seat_sign(0), style.signed("4∴→5◎"))
    assert "38;" not in captured.get() and "●" in captured.get()


@pytest.mark.parametrize(
    ("space", "signs"),
    [
        ("conspire", "4∴→5◎ 2♙ 1▮"),
        ("wealth", "2◎"),
        ("selective_breeding", "2∴→✕▯→2▯"),
        ("high_council", "5◎→♜"),
        ("mentat", "2◎→1▯ ◉"),
        ("the_great_flat", "2≈→3∴"),
        ("sell_melange", "2∴→6◎ … 5∴→12◎"),
    ],
)
def test_spaces_as_signs(space: str, signs: str) -> None:
    lexicon = Lexicon("en")
    place = next(place for place in lexicon.edition.spaces if place.id == space)
    assert symbols.space(lexicon, place, place.cost) == signs
    assert style.signed(signs).plain == signs


def test_every_space_and_reward_has_signs() -> None:
    lexicon = Lexicon("en")
    for place in lexicon.edition.spaces:
        text = symbols.space(lexicon, place, place.cost)
        assert text and (symbols.MORE not in text or place.tiers)
    for conflict in lexicon.edition.conflicts:
        told = symbols.rewards(lexicon, conflict, 3)
        assert len(told) == 3 and all(told) and symbols.MORE not in "".join(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_icon_has_a_letter_of_its_own(language: str) -> None:
    lexicon = Lexicon(language)
    icons = ("emperor", "guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade")
    letters = [symbols.letter(lexicon, icon) for icon in icons]
    assert len(set(letters)) == len(icons) and all(len(letter) == 1 for letter in letters)


def test_a_leader_sees_what_spaces_cost_them(sit: Sit) -> None:
    """Duke Leto pays one Solari less on Landsraad spaces, and the board says so to him alone."""
    lexicon = Lexicon("en")
    play = sit(seed=4, leader="duke_leto_atreides")
    place = next(place for place in lexicon.edition.spaces if place.id == "swordmaster")
    game = play.table.game
    assert [cost.amount for cost in Scene.of(game, 0, lexicon).cost(place)] == [7]
    assert [cost.amount for cost in Scene.of(game, 1, lexicon).cost(place)] == [8]
    assert [cost.amount for cost in Scene.of(game, None, lexicon).cost(place)] == [8]
