"""The legal moves as a numbered list, grouped by kind; sending Agents is grouped by card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kanly.cli import style
from kanly.cli.board import space_text
from kanly.cli.cards_panel import card_text, cost_text, factions_text, icons_text
from kanly.cli.flow import Flow
from kanly.cli.scene import Scene
from kanly.components import Component, Intrigue, Leader
from kanly.engine import moves
from kanly.engine.codes import FROM_ASIDE
from kanly.engine.rows import row_at
from kanly.text.bundle import capital

# Decisions outside a turn at which Intrigue cards are played; the box that counts there has the same name.
MOMENTS = ("combat", "win", "endgame")
# Moves of these kinds say more than their sentence: the component's own rules.
WITH_RULES = frozenset(
    {moves.PLAY, moves.BUY, moves.ACQUIRE, moves.LEADER, moves.ASIDE, moves.KEEP, moves.TRASH_INTRIGUE}
)


@dataclass(frozen=True)
class Option:
    number: int
    move: int

    @property
    def kind(self) -> int:
        return moves.kind_of(self.move)


@dataclass(frozen=True)
class Cluster:
    """Options that stand together: one kind of move, and for Agents one card."""

    kind: int
    card: int
    options: tuple[Option, ...]


class Menu:
    """The options of one decision, numbered from 1 in the order in which they are shown."""

    def __init__(self, legal: Sequence[int]) -> None:
        groups: dict[tuple[int, int], list[int]] = {}
        for move in legal:
            kind = moves.kind_of(move)
            card = moves.first(move) if kind == moves.AGENT else -1
            groups.setdefault((kind, card), []).append(move)
        self.groups: list[Cluster] = []
        self.options: list[Option] = []
        for (kind, card), found in groups.items():
            first = len(self.options) + 1
            options = tuple(Option(first + i, move) for i, move in enumerate(found))
            self.options.extend(options)
            self.groups.append(Cluster(kind, card, options))

    def pick(self, number: int) -> int | None:
        """The move with this number, if there is one."""
        return self.options[number - 1].move if 1 <= number <= len(self.options) else None

    def number_of(self, move: int) -> int:
        return next(option.number for option in self.options if option.move == move)


def components_of(scene: Scene, move: int) -> list[Component]:
    """What a move is about: its card, its space, the component whose effect it is."""
    content = scene.lexicon.content
    kind = moves.kind_of(move)
    domains = (moves.KINDS[kind].first, moves.KINDS[kind].second)
    found: list[Component] = []
    for domain, value in zip(domains, (moves.first(move), moves.second(move)), strict=True):
        ids = scene.lexicon.ids(domain)
        if ids:
            found.append(scene.lexicon.of(domain, ids[value]))
        elif domain == "stop" and scene.seat is not None and scene.view.me.leader is not None:
            # The stops of a track are explained by the Leader whose track it is.
            found.append(scene.lexicon.of("leader", scene.view.me.leader))
        elif domain == "effect":
            key = content.components[content.nodes[value].component]
            found += [component for component in scene.lexicon.components if component.key == key]
    return found


def move_text(scene: Scene, move: int) -> str:
    """A move in words."""
    return scene.words.move(scene.lexicon.content, move, scene.names)


def numbered(option: Option, text: Text, width: int) -> Text:
    return Text.assemble((f"{option.number:>{width}} ", "pick"), text)


def menu(scene: Scene, found: Menu, width: int, *, full: bool) -> RenderableType:
    """The whole list; `full`: spaces with what they cost and bring, for a table that does not show the board."""
    digits = len(str(len(found.options)))
    parts: list[RenderableType] = []
    agents = [group for group in found.groups if group.kind == moves.AGENT]
    if agents:
        parts.append(agent_rows(scene, agents, digits, width, full=full))
    for group in found.groups:
        if group.kind != moves.AGENT:
            parts.append(other(scene, group, digits, width))
    return Group(*parts)


def agent_rows(
    scene: Scene, groups: Sequence[Cluster], digits: int, width: int, *, full: bool
) -> RenderableType:
    """One row for each card: its name, and the spaces that it can send an Agent to."""
    names = {group.card: scene.lexicon.called("card", card_id(scene, group.card)) for group in groups}
    widest = min(max(cell_len(name) for name in names.values()), width * 3 // 10)
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, width=widest, overflow="ellipsis")
    grid.add_column()
    for group in groups:
        texts = []
        for option in group.options:
            place = scene.space(scene.lexicon.content.space_ids[moves.second(option.move)])
            texts.append(numbered(option, space_text(scene, place, full=full, lit=True), digits))
        grid.add_row(Text(names[group.card], style="bold"), Flow(texts, Text("  ")))
    return grid


def card_id(scene: Scene, card: int) -> str:
    return scene.lexicon.content.card_ids[card]


def other(scene: Scene, group: Cluster, digits: int, width: int) -> RenderableType:
    """Options with rules one below the other, short ones side by side."""
    if group.kind in WITH_RULES:
        grid = hanging(digits)
        grid.add_column(overflow="fold", max_width=max(30, width // 2))
        grid.add_column(ratio=1)
        grid.width = width
        for option in group.options:
            grid.add_row(str(option.number), title_text(scene, option), rules_text(scene, option))
        return grid
    texts = [numbered(option, Text(move_text(scene, option.move)), digits) for option in group.options]
    if max(text.cell_len for text in texts) <= width // 2 - 2:
        return Flow(texts, Text("   "))
    grid = hanging(digits)
    grid.add_column(overflow="fold")
    for option in group.options:
        grid.add_row(str(option.number), move_text(scene, option.move))
    return grid


def hanging(digits: int) -> Table:
    """A table for options that can be longer than a line: what goes on does not stand below the number."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="pick", justify="right", no_wrap=True, width=digits)
    return grid


def title_text(scene: Scene, option: Option) -> Text:
    """What an option does; a Leader's name says it all."""
    if option.kind == moves.LEADER:
        return Text(scene.lexicon.name(components_of(scene, option.move)[0]), style="bold")
    return Text(move_text(scene, option.move), style="bold")


def rules_text(scene: Scene, option: Option) -> Text:
    """What the component of a move says, and for cards on offer what they cost."""
    component = components_of(scene, option.move)[0]
    if isinstance(component, Intrigue):
        boxes = [scene.view.decision] if scene.view.decision in MOMENTS else ["plot"]
        if option.kind == moves.TRASH_INTRIGUE:
            boxes = ["plot", *MOMENTS]
        return Text(scene.lexicon.boxes(component, *boxes), style="faint")
    if isinstance(component, Leader):
        out = Text(style="faint")
        for line in scene.lexicon.rules(component):
            if line.box not in ("ability", "signet"):
                continue
            out.append(f"{capital(line.title)}: ", style="bold").append(f"{line.text} ")
        return out
    card = scene.card(component.id)
    out = Text()
    if option.kind == moves.BUY and scene.seat is not None:
        origin = moves.second(option.move)
        if origin > FROM_ASIDE:
            out.append_text(cost_text(card, row=row_at(scene.lexicon.content, origin))).append(" ")
        else:
            out.append(f"{scene.price(card.id, scene.view.me)}{style.PERSUASION} ", style="persuasion")
    for text in (factions_text(scene, card), icons_text(scene, card)):
        if text.plain:
            out.append_text(text).append(" ")
    return out.append_text(
        card_text(scene, card, "agent", "reveal", "acquire", "trashed", "discarded", "in_play")
    )
