"""The whole table, fitted to the terminal: what matters for the decision first, the rest as far as there is room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kanly.cli import cards_panel
from kanly.cli.board import board
from kanly.cli.log import Line, drawn
from kanly.cli.menu import Menu, menu
from kanly.cli.players import players
from kanly.cli.scene import Scene
from kanly.notation.state import STEP_CODES
from kanly.text.events import PHASES

# From this width on board and log stand side by side, and so do hand and market.
WIDE = 120
# Lines that the prompt and its hint take.
PROMPT = 2
# What is left out first where there is little room; the log is cut before it is left out.
KEPT_LONGEST = ("players", "log", "conflict", "hand", "board", "market")
SHORTEST_LOG = 3
UNLIMITED = 10_000


@dataclass(frozen=True)
class Section:
    name: str
    content: RenderableType
    height: int


@dataclass(frozen=True)
class News:
    """Lines of the log: what happened since the player's last decision, and what they know already."""

    old: Sequence[Line]
    new: Sequence[Line]


def header(scene: Scene) -> Text:
    """Round, phase and what is asked."""
    table = scene.view.table
    rounds = len(scene.lexicon.content.conflict_levels)
    out = Text(" KANLY ", style="heading reverse").append("  ")
    if table["round"]:
        out.append(scene.words.text("label-round_of", round=table["round"], rounds=rounds), style="bold")
    if table["phase"] in PHASES and table["round"]:
        out.append(" · " + scene.words.text(f"phase-{PHASES[table['phase']]}"), style="faint")
    return out


def question(scene: Scene) -> Text:
    """What the player is asked, in one sentence."""
    assert scene.seat is not None
    text = scene.words.prompt(STEP_CODES[scene.view.decision])
    return Text().append_text(scene.player(scene.seat)).append("  ").append(text, style="bold")


def draw(console: Console, scene: Scene, news: News, found: Menu) -> list[str]:
    """Print the table; the answer names the sections that there was no room for."""
    width = console.width
    room = console.height - PROMPT if console.is_terminal else UNLIMITED
    wide = width >= WIDE
    asked = question(scene)
    options = menu(scene, found, width, full=not wide)
    room -= 2 + height_of(console, options, width)
    build = wide_sections if wide else narrow_sections
    sections = build(console, scene, news, width)
    kept = fitting(sections, room)
    if console.is_terminal:
        console.clear()
    console.print(header(scene), no_wrap=True, overflow="ellipsis")
    for section in kept:
        console.print(section.content)
    console.print(asked)
    console.print(options)
    names = {section.name for section in kept}
    return [section.name for section in sections if section.name not in names]


def height_of(console: Console, content: RenderableType, width: int) -> int:
    return len(console.render_lines(content, console.options.update(width=width, height=None), pad=False))


def fitting(sections: Sequence[Section], room: int) -> list[Section]:
    """The sections that fit, in the order of the screen: the most important ones are given room first."""
    chosen: set[str] = set()
    for name in (
        name for kept in KEPT_LONGEST for name in [s.name for s in sections if kept in s.name.split()]
    ):
        section = next(s for s in sections if s.name == name)
        if name not in chosen and section.height <= room:
            chosen.add(name)
            room -= section.height
    return [section for section in sections if section.name in chosen]


def narrow_sections(console: Console, scene: Scene, news: News, width: int) -> list[Section]:
    """One below the other, with a rule as the only ornament."""
    tall = not console.is_terminal or console.height >= 36
    log = log_lines(console, News((), news.new), 14 if tall else 6, width)
    made: list[tuple[str, RenderableType]] = [
        ("players", players(scene, width)),
        ("board", board(scene, width)),
        ("market", Group(ruled(scene.label("market")), cards_panel.market(scene, width, wrap=False))),
    ]
    if scene.view.table["conflict"]:
        fight = Text(f"{scene.label('conflict')}: ", style="heading")
        made.append(("conflict", fight.append_text(cards_panel.conflict_line(scene))))
    if scene.view.me.hand_size or scene.view.me.intrigues:
        made.append(("hand", Group(ruled(scene.label("hand")), cards_panel.hand(scene, width, wrap=tall))))
    if news.new:
        made.append(("log", log))
    return [Section(name, content, height_of(console, content, width)) for name, content in made]


def wide_sections(console: Console, scene: Scene, news: News, width: int) -> list[Section]:
    """Framed, in two columns."""
    left = max(width * 3 // 5, 98)
    right = width - left
    top = beside(
        console,
        Frame(scene.label("players"), players(scene, left - 4), left),
        Frame(scene.label("conflict"), cards_panel.conflict(scene), right),
    )
    map_ = Frame(scene.label("board"), board(scene, left - 4), left)
    most = max(SHORTEST_LOG, height_of(console, map_.content, left - 4))
    told = log_lines(console, news, most, right - 4)
    middle = beside(console, map_, Frame(scene.label("log"), told, right))
    half = width * 9 // 20
    bottom = beside(
        console,
        Frame(scene.label("hand"), cards_panel.hand(scene, half - 4), half),
        Frame(scene.label("market"), cards_panel.market(scene, width - half - 4), width - half),
    )
    made = (("players conflict", top), ("board log", middle), ("hand market", bottom))
    return [Section(name, content, height_of(console, content, width)) for name, content in made]


@dataclass(frozen=True)
class Frame:
    """A panel of the table before it is drawn."""

    title: str
    content: RenderableType
    width: int


def framed(frame: Frame, height: int) -> Panel:
    return Panel(
        frame.content,
        title=Text(frame.title, style="heading"),
        title_align="left",
        box=box.ROUNDED,
        border_style="frame",
        width=frame.width,
        height=height,
    )


def beside(console: Console, one: Frame, other: Frame) -> Table:
    """Two panels side by side, the lower one as high as the other."""
    height = 2 + max(height_of(console, frame.content, frame.width - 4) for frame in (one, other))
    grid = Table.grid(padding=0)
    grid.add_column(width=one.width)
    grid.add_column(width=other.width)
    grid.add_row(framed(one, height), framed(other, height))
    return grid


def ruled(title: str) -> Text:
    return Text(title, style="heading")


def log_lines(console: Console, news: News, most: int, width: int) -> RenderableType:
    """The end of the log that fits into so many lines of the screen, what is old in a fainter colour."""
    shown: list[Line] = []
    fresh = used = 0
    for line in (*reversed(news.new), *reversed(news.old)):
        height = height_of(console, drawn([line]), width)
        if used + height > most and shown:
            break
        shown.insert(0, line)
        used += height
        fresh += len(shown) <= len(news.new)
    return drawn(shown, fresh) if shown else Text("—", style="faint")
