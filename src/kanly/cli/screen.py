"""The whole table, fitted to the terminal: what matters for the decision first, the rest as far as there is room."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from kanly.cli import cards_panel, style
from kanly.cli.board import board
from kanly.cli.log import Line, drawn
from kanly.cli.menu import Menu, menu
from kanly.cli.opponents_panel import asked_for
from kanly.cli.parts_panel import wall_text
from kanly.cli.players import players
from kanly.cli.scene import Scene
from kanly.engine.moves import NUMBERS
from kanly.notation.names import names_of
from kanly.notation.state import read_step
from kanly.text.questions import Moment

# From this width on board and log stand side by side, and so do hand and market.
WIDE = 140
# Lines that the prompt and its hint take.
PROMPT = 2
# What is left out last where there is little room, and so on; the log is cut before it is left out.
KEPT_LONGEST = ("players", "conflict", "log", "hand", "board", "market")
SHORTEST_LOG, SHORT_LOG, LONG_LOG = 3, 6, 14
# From this height on there is room for a long log.
TALL = 36
UNLIMITED = 10_000


@dataclass(frozen=True)
class Drawn:
    """Something as the lines of a screen, so that it can be measured and cut before it is printed."""

    lines: list[list[Segment]]

    @classmethod
    def of(cls, console: Console, content: RenderableType, width: int) -> Drawn:
        return cls(console.render_lines(content, console.options.update(width=width, height=None), pad=False))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterable[Segment]:
        for line in self.lines:
            yield from line
            yield Segment.line()

    @property
    def height(self) -> int:
        return len(self.lines)

    def end(self, height: int) -> Drawn:
        """Its last lines."""
        return Drawn(self.lines[-height:])


@dataclass(frozen=True)
class Section:
    """A part of the screen, called by the commands that show what it holds."""

    name: str
    drawn: Drawn
    brief: Drawn | None = None
    """The same with less text, for where there is little room."""
    within: Callable[[int], Drawn] | None = None
    """The same in so many lines."""


@dataclass(frozen=True)
class News:
    """Lines of the log: what happened since the player's last decision, and what they know already."""

    old: Sequence[Line]
    new: Sequence[Line]


def header(scene: Scene) -> Text:
    """Round, phase, and in games that have one whether the Shield Wall stands."""
    table = scene.view.table
    rounds = len(scene.lexicon.content.conflict_levels)
    told = []
    if table.round:
        told.append(Text(scene.words.text("label-round_of", round=table.round, rounds=rounds), style="bold"))
    if table.phase not in ("setup", "over") and table.round:
        told.append(Text(scene.words.text(f"phase-{table.phase}"), style="faint"))
    if scene.parts.walled:
        told.append(wall_text(scene))
    return Text.assemble((" KANLY ", "name"), "  ", Text(" · ", style="faint").join(told))


def moment_of(scene: Scene) -> Moment:
    """The open question, as far as the view tells it."""
    view, content = scene.view, scene.lexicon.content
    names = names_of(content)
    step = read_step(names, view.stack[-1], len(view.seats), "stack")
    table, owner = view.table, view.seats[step[1]]
    return Moment(
        content,
        step,
        names.read("conflict", table.conflict, "conflict"),
        names.read("card", table.turn_card, "turn_card"),
        names.read("space", table.turn_space, "turn_space"),
        names.read("leader", owner.leader, "leader"),
        owner.persuasion,
        frozenset(NUMBERS[text.split()[0]] for text in view.legal),
    )


def question(scene: Scene) -> Text:
    """What the player is asked, in one sentence, and for whom if not for themselves."""
    assert scene.seat is not None
    text = scene.words.asked(moment_of(scene)).line
    if scene.opponents.decided_for is not None:
        # The opponent's name is the one that matters here, and two names would take most of a line.
        return style.seat_sign(scene.seat).append("  ").append(asked_for(scene, text), style="bold")
    return Text().append_text(scene.player(scene.seat)).append("  ").append(text, style="bold")


def draw(console: Console, scene: Scene, news: News, found: Menu) -> list[str]:
    """Print the table; the answer names the sections that there was no room for."""
    width = console.width
    wide = width >= WIDE
    options = Drawn.of(console, menu(scene, found, width, full=not wide), width)
    # What is asked is never cut: a question that is too long for a line goes on in the next.
    asked = Drawn.of(console, question(scene), width)
    room = console.height - PROMPT - 1 - asked.height - options.height if console.is_terminal else UNLIMITED
    build = wide_sections if wide else narrow_sections
    sections = build(console, scene, news, width)
    kept = fitting(sections, room)
    if console.is_terminal:
        console.clear()
    console.print(header(scene), no_wrap=True, overflow="ellipsis")
    for section in kept:
        console.print(section.drawn, end="")
    console.print(asked, end="")
    console.print(options, end="")
    names = {section.name for section in kept}
    return [section.name for section in sections if section.name not in names]


def fitting(sections: Sequence[Section], room: int) -> list[Section]:
    """The sections that fit, in the order of the screen: the most important ones are given room first."""
    chosen: dict[str, Section] = {}
    for word in KEPT_LONGEST:
        for section in sections:
            if word not in section.name.split() or section.name in chosen:
                continue
            if section.within is not None and section.drawn.height > room >= SHORTEST_LOG:
                section = Section(section.name, section.within(room))
            if section.drawn.height > room and section.brief is not None:
                section = Section(section.name, section.brief)
            if section.drawn.height <= room:
                chosen[section.name] = section
                room -= section.drawn.height
    return [chosen[section.name] for section in sections if section.name in chosen]


def narrow_sections(console: Console, scene: Scene, news: News, width: int) -> list[Section]:
    """One below the other."""

    def titled(label: str, content: RenderableType) -> Drawn:
        return Drawn.of(console, Group(heading(scene.label(label)), content), width)

    def who(brief: bool) -> Drawn:
        return Drawn.of(console, players(scene, width, brief=brief), width)

    sections = [
        Section("players", who(False), who(True) if scene.view.parts else None),
        Section("board", Drawn.of(console, board(scene, width), width)),
        Section("market", titled("market", cards_panel.market(scene, width, wrap=False))),
    ]
    if scene.view.table.conflict:
        fight = cards_panel.conflict_line(scene, Text(f"{scene.label('conflict')}: ", style="heading"))
        sections.append(Section("conflict", Drawn.of(console, fight, width)))
    if scene.view.me.hand_size or scene.view.me.intrigues:
        whole, brief = (titled("hand", cards_panel.hand(scene, width, wrap=wrap)) for wrap in (True, False))
        sections.append(Section("hand", whole, brief))
    if news.new:
        tall = not console.is_terminal or console.height >= TALL
        told = partial(told_lines, console, scene, News((), news.new), width=width)
        sections.append(Section("log", told(LONG_LOG if tall else SHORT_LOG), within=told))
    return sections


def wide_sections(console: Console, scene: Scene, news: News, width: int) -> list[Section]:
    """Framed, in two columns."""
    left = max(width * 3 // 5, 98)
    right = width - left
    half = width * 9 // 20

    def frame(label: str, content: RenderableType, outer: int) -> Frame:
        return Frame(scene.label(label), Drawn.of(console, content, outer - 4), outer)

    def row(one: Frame, other: Frame) -> Drawn:
        return Drawn.of(console, beside(one, other), width)

    def cards(wrap: bool) -> Drawn:
        hand = cards_panel.hand(scene, half - 4, wrap=wrap)
        market = cards_panel.market(scene, width - half - 4, wrap=wrap)
        return row(frame("hand", hand, half), frame("market", market, width - half))

    map_ = frame("board", board(scene, left - 4), left)
    told = told_lines(console, scene, news, max(SHORTEST_LOG, map_.drawn.height), right - 4)
    who = frame("players", players(scene, left - 4), left)
    fight = frame("conflict", cards_panel.conflict(scene), right)
    return [
        Section("players conflict", row(who, fight)),
        Section("board log", row(map_, Frame(scene.label("log"), told, right))),
        Section("hand market", cards(True), cards(False)),
    ]


@dataclass(frozen=True)
class Frame:
    """What stands in a panel of the table."""

    title: str
    drawn: Drawn
    width: int


def framed(frame: Frame, height: int) -> Panel:
    return Panel(
        frame.drawn,
        title=heading(frame.title),
        title_align="left",
        box=box.ROUNDED,
        border_style="frame",
        width=frame.width,
        height=height,
    )


def beside(one: Frame, other: Frame) -> Table:
    """Two panels side by side, the lower one as high as the other."""
    height = 2 + max(one.drawn.height, other.drawn.height)
    grid = Table.grid(padding=0)
    grid.add_column(width=one.width)
    grid.add_column(width=other.width)
    grid.add_row(framed(one, height), framed(other, height))
    return grid


def heading(title: str) -> Text:
    return Text(title, style="heading")


def told_lines(console: Console, scene: Scene, news: News, most: int, width: int) -> Drawn:
    """The end of the log that fits into so many lines of the screen, what is old in a fainter colour. Where something new does
    not fit, that is said, with the command that shows it."""
    whole, shown = end_of_log(console, news, most, width)
    if whole >= len(news.new):
        return shown
    whole, shown = end_of_log(console, news, most - 1, width)
    left = scene.words.text("terminal-log_more", n=len(news.new) - whole)
    more = Drawn.of(console, Text(left, style="faint", no_wrap=True, overflow="ellipsis"), width)
    return Drawn(more.lines + shown.lines)


def end_of_log(console: Console, news: News, most: int, width: int) -> tuple[int, Drawn]:
    """The last lines, and how many of them are there in full."""
    lines = [*news.old, *news.new]
    whole = 0
    shown: list[list[Segment]] = []
    for at in reversed(range(len(lines))):
        told = Drawn.of(console, drawn([lines[at]], int(at >= len(news.old))), width)
        if len(shown) + told.height > most:
            # A turn is told whole or not at all, unless it alone is too long.
            shown = shown or told.end(most).lines
            break
        shown = told.lines + shown
        whole += 1
    return whole, Drawn(shown) if shown else Drawn.of(console, Text("—", style="faint"), width)
