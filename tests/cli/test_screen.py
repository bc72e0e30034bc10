"""What the table looks like: it fits the terminal, shows what matters, and nothing that the seat may not know."""

from __future__ import annotations

import re
from functools import lru_cache
from random import Random

import pytest
from rich.text import Text

from kanly.cli import style, symbols
from kanly.cli.cards_panel import conflict_line
from kanly.cli.menu import Menu, hanging
from kanly.cli.save import seated
from kanly.cli.scene import Scene
from kanly.cli.screen import KEPT_LONGEST, News, draw, question
from kanly.cli.table import Settings, Table
from kanly.engine import codes
from kanly.game import Game
from kanly.setup import Setup
from kanly.text import LANGUAGES
from kanly.text.lexicon import Lexicon
from kanly.view import sample

from .conftest import Sit
from .fitting import is_crowded

# What three opponents did, long enough to be cut on a small screen.
EVENTS = [(codes.EV_RECRUIT, seat % 3 + 1, amount, 0, -1, -1) for seat in range(6) for amount in (1, 2, 3, 4)]


@lru_cache(maxsize=4)
def moments(seed: int, count: int) -> tuple[Game, ...]:
    """Decisions of seat 0 all through a game, at random."""
    settings = Settings(seated(0, 4, ["heuristic"]))
    table = Table.new(Setup(players=4, leaders=["random"], seed=seed), settings)
    chance = Random(seed)
    found = []
    while True:
        table.let_bots_play()
        if table.game.over:
            break
        found.append(table.game.copy())
        table.play(chance.choice(table.game.legal))
    return tuple(found[:: max(1, len(found) // count)])


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (120, 40), (160, 48), (220, 60)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_the_terminal(sit: Sit, width: int, height: int, language: str) -> None:
    console = sit(size=(width, height)).console
    lexicon = Lexicon(language)
    assert sum(is_crowded(console, lexicon, game, EVENTS) for game in moments(31, 6)) <= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_is_never_cut(sit: Sit, language: str) -> None:
    """Neither the question nor the name of anything that can be chosen, in as many lines as they need."""
    console = sit(size=(80, 40)).console
    lexicon = Lexicon(language)
    for game in moments(31, 40):
        scene = Scene.of(game, 0, lexicon)
        with console.capture() as captured:
            draw(console, scene, News((), ()), Menu(game.legal))
        screen = Text.from_ansi(captured.get()).plain
        asked = screen[screen.rindex(f"● {scene.names[0]}  ") :]
        # What a price depends on is written with the same dots, but they stand alone.
        assert not re.search(r"\w…", asked), asked
        assert " ".join(question(scene).plain.split()) in " ".join(asked.split())


def test_an_option_that_goes_on_does_not_stand_below_its_number(sit: Sit) -> None:
    text = "place a Spy on the post of one of so many spaces that this can never stand in a single line"
    console = sit(size=(60, 40)).console
    table = hanging(2)
    table.add_column()
    table.add_row("7", text)
    with console.capture() as captured:
        console.print(table)
    first, *more = Text.from_ansi(captured.get()).plain.splitlines()
    assert first.startswith(" 7 place") and more and all(line.startswith("   ") for line in more)


def test_the_line_of_the_conflict_keeps_a_seat_and_its_strength_together(sit: Sit) -> None:
    play = sit(players=4, seed=31)
    state = play.table.game.state
    state.conflict = 0
    for seat, troops in enumerate((3, 2, 2, 1)):
        state.seats[seat].conflict = troops
    for width in range(24, 90):
        flow = conflict_line(Scene.of(play.table.game, 0, Lexicon("en")), Text("Conflict: "))
        for line in flow.lines(width):
            assert not line.plain.rstrip().endswith(style.SEAT_SIGNS[:4])
            assert not line.plain.rstrip().endswith(("1.", "2.", "3."))


def test_a_name_that_is_too_long_keeps_the_number_behind_it() -> None:
    assert style.noted("The Spice Must Flow", "10▯", 20).plain == "The Spice Must … 10▯"
    assert style.noted("Foldspace", "6▯", 20).plain == "Foldspace 6▯"


def test_a_large_terminal_shows_everything(sit: Sit) -> None:
    console = sit(size=(200, 70)).console
    for game in moments(31, 6):
        with console.capture():
            assert draw(console, Scene.of(game, 0, Lexicon("en")), News((), ()), Menu(game.legal)) == []


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
    console = sit().console
    chance = Random(2)
    lexicon = Lexicon("en")
    for game in moments(31, 6):
        other = Game.of(sample(game.view(0), chance.randint(0, 999)))
        assert other != game
        screens = []
        for dealt in (game, other):
            with console.capture() as captured:
                draw(console, Scene.of(dealt, 0, lexicon), News((), ()), Menu(dealt.legal))
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
