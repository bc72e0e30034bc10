"""The picture of a terminal game in the docs: `python -m kanly.cli.picture docs/terminal.svg` draws it again."""

from __future__ import annotations

import re
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from kanly.bots import by_name
from kanly.cli import style
from kanly.cli.play import ADVISER, Play
from kanly.cli.save import seated
from kanly.cli.table import Settings, Table
from kanly.engine import codes
from kanly.setup import Setup

WIDTH, HEIGHT = 142, 60
SEED, ROUND = 58, 6
NIGHT = TerminalTheme(
    (24, 19, 47),
    (240, 230, 214),
    [(48, 39, 90), (226, 85, 63), (43, 169, 138), (201, 162, 39), (91, 141, 239), (168, 123, 224), (63, 148, 212), (240, 230, 214)],
)  # fmt: skip


def moment() -> Table:
    """A turn in the middle of a game in which everybody plays as the adviser would."""
    settings = Settings(seated(1, 4, [ADVISER]))
    table = Table.new(Setup(players=4, leaders=["random"], seed=SEED), settings)
    adviser = by_name(ADVISER)
    while True:
        table.let_bots_play()
        state = table.game.state
        if state.round >= ROUND and state.stack[-1][0] == codes.STEP_TURN and state.seats[1].on:
            return table
        table.play(table.advice(1, adviser))


def picture() -> str:
    """The table as SVG, with nothing in it that would have to be fetched from elsewhere."""
    console = Console(
        record=True, width=WIDTH, height=HEIGHT, theme=style.THEME, file=StringIO(), force_terminal=True,
        color_system="truecolor", highlight=False,
    )  # fmt: skip

    def ask(prompt: str) -> str:
        console.print(prompt, end="", markup=False)
        raise EOFError

    play = Play(moment(), console, ask)
    try:
        play.decide()
    except EOFError:
        console.print()
    svg = console.export_svg(title="kanly play", theme=NIGHT)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    # Some programs drop the spaces at the beginning of a text unless they are told not to.
    svg = svg.replace("<svg class=", '<svg xml:space="preserve" class=', 1)
    return svg.replace("Fira Code", "DejaVu Sans Mono")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(picture(), encoding="utf-8")
