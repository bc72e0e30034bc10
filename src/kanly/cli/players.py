"""The players: points, resources, Agents, troops, Influence, cards; and where points came from."""

from __future__ import annotations

from collections import Counter

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kanly.cli import style, symbols
from kanly.cli.scene import Scene
from kanly.notation.state import names_of
from kanly.view import SeatView

# From the first width on columns stand apart, from the second on there is room for words beside signs.
ROOMY, WORDY = 90, 112


def players(scene: Scene, width: int) -> RenderableType:
    """One row for each seat, in the order of the table."""
    roomy = width >= ROOMY
    gap = 2 if roomy else 1
    table = Table(box=None, padding=(0, gap, 0, 0), header_style="faint", pad_edge=False, expand=False)
    table.add_column("", no_wrap=True, max_width=max(16, min(32, width - 52)), overflow="ellipsis")
    table.add_column(Text(style.POINT, style="point"), justify="right")
    for resource, sign in style.RESOURCES.items():
        table.add_column(Text(sign, style=resource), justify="right")
    table.add_column(Text(style.AGENT), no_wrap=True)
    table.add_column(Text(style.TROOP, style="troop"), justify="right")
    table.add_column(Text(style.SWORD, style="sword"), justify="right", no_wrap=True)
    for faction in scene.factions:
        table.add_column(
            Text(symbols.letter(scene.lexicon, faction), style=faction), justify="right", no_wrap=True
        )
    table.add_column(Text(style.CARD, style="card"), no_wrap=True, justify="right")
    table.add_column(Text(style.INTRIGUE, style="intrigue"), justify="right")
    table.add_column("", overflow="fold")
    for seat in scene.view.seats:
        table.add_row(*row(scene, seat), marks(scene, seat, words=width >= WORDY))
    return table


def row(scene: Scene, seat: SeatView) -> list[Text | str]:
    name = Text()
    name.append("▸" if scene.view.decider == seat.seat else " ", style="pick")
    name.append_text(scene.player(seat.seat))
    troops = f"({seat.conflict}{style.TROOP})" if seat.conflict else ""
    strength = str(seat.strength) if seat.conflict or seat.swords else "·"
    fight = Text.assemble((strength, "bold" if troops else "faint"), (troops, "troop"))
    cells: list[Text | str] = [
        name,
        Text(str(seat.points), style="point"),
        str(seat.solari),
        str(seat.spice),
        str(seat.water),
        agents(seat),
        str(seat.garrison),
        fight,
    ]
    for faction, level in seat.influence.items():
        ally = faction in seat.alliances
        cells.append(Text(f"{level}{style.POINT if ally else ''}", style=faction if level else "faint"))
    cells.append(f"{seat.hand_size}+{seat.deck_size}")
    cells.append(str(seat.intrigue_count))
    return cells


def agents(seat: SeatView) -> Text:
    """Agents at home as the seat's sign, those on the board as dots."""
    sign = style.SEAT_SIGNS[seat.seat % len(style.SEAT_SIGNS)]
    out = Text(sign * seat.agents, style=style.seat_style(seat.seat))
    return out.append("·" * len(seat.on), style="faint")


def marks(scene: Scene, seat: SeatView, *, words: bool) -> Text:
    """What a seat has besides numbers: first player, revealed, High Council, Swordmaster, Mentat."""
    table = scene.view.table
    found: list[Text] = []
    if table.first == seat.seat:
        found.append(Text(style.FIRST, style="bold"))
    if seat.persuasion:
        found.append(Text(f"{seat.persuasion}{style.PERSUASION}", style="persuasion"))
    for owned, sign, name in (
        (bool(seat.revealed), style.REVEALED, "revealed"),
        (seat.council, style.COUNCIL, "council"),
        (seat.swordmaster, style.SWORDMASTER, "swordmaster"),
        (table.mentat == seat.seat, style.MENTAT, "mentat"),
    ):
        if owned:
            text = f"{sign} {scene.words.text(f'terminal-mark_{name}')}" if words else sign
            found.append(Text(text, style="landsraad"))
    return Text("  " if words else " ").join(found)


def score(scene: Scene) -> RenderableType:
    """Points and where each came from."""
    names = names_of(scene.lexicon.content)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("", no_wrap=True)
    table.add_column(Text(style.POINT, style="point"), justify="right")
    table.add_column("")
    for seat in sorted(scene.view.seats, key=lambda seat: -seat.points):
        sources = Counter(seat.sources)
        told = []
        for source, count in sources.items():
            text = scene.words.source(scene.lexicon.content, names.read_source(source, "score"))
            told.append(text if count == 1 else f"{text} ×{count}")
        table.add_row(
            scene.player(seat.seat), Text(str(seat.points), style="point"), Text(", ".join(told) or "·")
        )
    return table
