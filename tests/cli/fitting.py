"""Whether a table that is drawn fits the terminal that it is drawn for."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from kanly.cli.log import Teller
from kanly.cli.menu import Menu
from kanly.cli.scene import Scene
from kanly.cli.screen import News, draw
from kanly.engine.state import Event
from kanly.game import Game
from kanly.text.lexicon import Lexicon


def is_crowded(console: Console, lexicon: Lexicon, game: Game, events: Sequence[Event]) -> bool:
    """Draw the table and fail if it is too wide or too high; whether the moves alone fill the screen, which is allowed."""
    scene = Scene.of(game, 0, lexicon)
    news = News((), Teller(lexicon, 0, scene.names).lines(list(events)))
    with console.capture() as captured:
        left_out = draw(console, scene, news, Menu(game.legal))
    lines = [Text.from_ansi(line).plain for line in captured.get().splitlines()]
    assert max(cell_len(line) for line in lines) <= console.width
    if {"players", "players conflict"} & set(left_out):
        return True
    # One line is left for the footer, one for the prompt.
    assert len(lines) + 2 <= console.height, (len(lines), left_out)
    return False
