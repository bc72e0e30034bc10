"""Tables to draw, and what they look like."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from rich.console import Console

from kanly.cli import style
from kanly.cli.save import seated
from kanly.cli.scene import Scene
from kanly.cli.table import Settings, Table
from kanly.engine.state import Event
from kanly.game import Game
from kanly.setup import Setup
from kanly.text.lexicon import Lexicon

Moments = Sequence[tuple[Game, tuple[Event, ...]]]


def scene_of(game: Game, language: str = "en", seat: int = 0) -> Scene:
    return Scene.of(game, seat, Lexicon(language, game.state.content.box))


def shown(content: object, width: int = 120) -> str:
    console = Console(width=width, theme=style.THEME, color_system=None, highlight=False, height=200)
    with console.capture() as captured:
        console.print(content)
    return captured.get()


def row_of(text: str, sign: str) -> str:
    return next(line for line in text.splitlines() if sign in line)


@lru_cache(maxsize=8)
def moments(
    edition: str,
    modules: tuple[str, ...],
    seed: int,
    count: int,
    players: int = 4,
    level: str = "",
    variants: tuple[str, ...] = (),
) -> Moments:
    """Decisions of seat 0 all through a random game, and what happened before each."""
    settings = Settings(seated(0, players, ["random"] * (players > 1)))
    setup = Setup(
        players=players,
        leaders=["random"],
        seed=seed,
        edition=edition,
        modules=list(modules),
        level=level,
        variants=list(variants),
    )
    table = Table.new(setup, settings)
    chance = Random(seed)
    found = []
    while True:
        table.let_bots_play()
        if table.game.over:
            break
        found.append((table.game.copy(), tuple(table.log[table.seen :])))
        table.play(chance.choice(table.game.legal))
    return tuple(found[:: max(1, len(found) // count)])
