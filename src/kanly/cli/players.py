"""The players: points, resources, Agents, troops, Influence, cards; and where points came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kanly.cli import style, symbols
from kanly.cli.opponents_panel import NOTHING, swordmaster_text, terms
from kanly.cli.parts_panel import contracts_cell, garrison_text, icons_text, mats, trophies, units_text
from kanly.cli.scene import Scene
from kanly.notation.names import names_of
from kanly.view import SeatView

# From the first width on columns stand apart, from the second on there is room for words beside signs.
ROOMY, WORDY = 90, 112
# How long a name may be, and how much room the marks at the end of a row are sure of.
SHORTEST, LONGEST, MARKS = 16, 32, 9


def players(scene: Scene, width: int, *, brief: bool = False) -> RenderableType:
    """One row for each seat, in the order of the table; unless `brief`, below them what needs words to be told."""
    roomy = width >= ROOMY
    gap = 2 if roomy else 1
    table = Table(box=None, padding=(0, gap, 0, 0), header_style="faint", pad_edge=False, expand=False)
    numbers = [[*row(scene, seat), *own(scene, seat.seat)] for seat in scene.view.seats]
    names, *widest = [max(cell_len(str(cell)) for cell in column) for column in zip(*numbers, strict=True)]
    taken = sum(widest) + gap * (len(widest) + 1)
    # Names get what the numbers and signs leave, and words stand beside the signs where the names leave room.
    told = [marks(scene, seat, words=False) for seat in scene.view.seats]
    longest = max(SHORTEST, min(LONGEST, names, width - taken - min(MARKS, broadest(told))))
    worded = [marks(scene, seat, words=True) for seat in scene.view.seats]
    if width >= WORDY and taken + longest + broadest(worded) <= width:
        told = worded
    table.add_column("", no_wrap=True, max_width=longest, overflow="ellipsis")
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
    if scene.parts.has("spies"):
        table.add_column(Text(style.SPY, style="spy"), justify="right")
    if scene.parts.has("contracts"):
        table.add_column(Text(style.CONTRACT, style="contract"), no_wrap=True)
    if scene.parts.has("battles"):
        table.add_column("", no_wrap=True)
    table.add_column("", overflow="fold")
    for cells, text in zip(numbers, told, strict=True):
        table.add_row(*cells, text)
    if brief:
        return table
    return Group(table, *(part for part in (mats(scene), terms(scene)) if part is not None))


def broadest(texts: Sequence[Text]) -> int:
    return max(text.cell_len for text in texts)


def own(scene: Scene, seat: int) -> list[Text | str]:
    """The cells of what only some games have: Spies in the supply, contracts, battle icons."""
    cells: list[Text | str] = []
    if scene.parts.has("spies"):
        cells.append(str(scene.parts.spies_left(seat)))
    if scene.parts.has("contracts"):
        cells.append(NOTHING if scene.opponents.sits_at(seat) else contracts_cell(scene, seat))
    if scene.parts.has("battles"):
        cells.append(icons_text(scene, seat))
    return cells


def row(scene: Scene, seat: SeatView) -> list[Text | str]:
    name = Text()
    name.append("▸" if scene.view.decider == seat.seat else " ", style="pick")
    name.append_text(scene.player(seat.seat))
    units = units_text(scene, seat.seat)
    strength = str(seat.strength) if units.plain or seat.swords else "·"
    fight = Text(strength, style="bold" if units.plain else "faint")
    if units.plain:
        fight.append("(", style="troop").append_text(units).append(")", style="troop")
    own_cards = f"{seat.hand_size}+{seat.deck_size}"
    kept = [str(number) for number in (seat.solari, seat.spice, seat.water, seat.intrigue_count)]
    if scene.opponents.sits_at(seat.seat):
        own_cards = NOTHING
        kept = kept if scene.opponents.keeps(seat.seat) else [NOTHING] * len(kept)
    *resources, intrigues = kept
    cells: list[Text | str] = [
        name,
        points(scene, seat),
        *resources,
        agents(seat),
        garrison_text(scene, seat.seat),
        fight,
    ]
    for faction, level in seat.influence.items():
        ally = faction in seat.alliances
        cells.append(Text(f"{level}{style.POINT if ally else ''}", style=faction if level else "faint"))
    cells.append(own_cards)
    cells.append(intrigues)
    return cells


def points(scene: Scene, seat: SeatView) -> Text:
    """A seat's Victory Points; a dash for one that has none and can't win."""
    if scene.opponents.sits_at(seat.seat) and not scene.opponents.scores(seat.seat):
        return Text("–", style="faint")
    return Text(str(seat.points), style="point")


def agents(seat: SeatView) -> Text:
    """Agents at home as the seat's sign, those on the board as dots."""
    sign = style.SEAT_SIGNS[seat.seat % len(style.SEAT_SIGNS)]
    out = Text(sign * seat.agents, style=style.seat_style(seat.seat))
    return out.append("·" * len(seat.on), style="faint")


def marks(scene: Scene, seat: SeatView, *, words: bool) -> Text:
    """What a seat has besides numbers: first player, revealed, High Council, Swordmaster (or what an opponent has saved
    for it), Mentat, Maker Hooks."""
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
        (scene.parts.hooks(seat.seat), style.HOOKS, "hooks"),
    ):
        if owned:
            text = f"{sign} {scene.words.text(f'terminal-mark_{name}')}" if words else sign
            found.append(Text(text, style="landsraad"))
    saved = swordmaster_text(scene, seat, words=words)
    if saved is not None:
        found.append(saved)
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
        table.add_row(scene.player(seat.seat), points(scene, seat), Text(", ".join(told) or NOTHING))
    won = trophies(scene)
    return table if won is None else Group(table, Text(), won)
