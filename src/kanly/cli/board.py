"""The board: faction tracks and spaces, who stands where, what it costs and brings."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kanly.cli import style, symbols
from kanly.cli.flow import Flow
from kanly.cli.parts_panel import posts_row, watchers_text
from kanly.cli.scene import Scene
from kanly.components import Space, Track

# From this width on spaces show what they cost and bring, and tracks their steps.
ROOMY = 90
# The groups of spaces that have no faction, with the message that names them.
GROUPS = (
    ("landsraad", "icon-landsraad"),
    ("city", "icon-city"),
    ("desert", "terminal-desert"),
    ("choam", "terminal-choam"),
)


def space_text(scene: Scene, place: Space, *, full: bool, lit: bool = False) -> Text:
    """A space: its name, who stands on it, and with `full` what it costs and brings.

    `lit`: the viewer can go there, so the name is never faint, even where others stand.
    """
    out = Text()
    standing = scene.standing.get(place.id, [])
    for seat in standing:
        out.append_text(style.seat_sign(seat))
    if standing:
        out.append(" ")
    shut = scene.opponents.barred(place.id) or (
        place.id in scene.closed and scene.closed[place.id] != scene.seat
    )
    spent = scene.seat is not None and place.id in scene.view.me.visited
    dimmed = bool(standing) or shut or spent
    out.append(scene.lexicon.name(place), style="faint" if dimmed and not lit else "bold")
    if place.combat:
        out.append(style.SWORD, style="sword")
    if place.id in scene.control:
        holder = scene.control[place.id]
        out.append(" " + style.CONTROL, style=style.seat_style(holder)).append_text(style.seat_sign(holder))
    if place.requires:
        faction, amount = place.requires
        out.append(f" {symbols.letter(scene.lexicon, faction.value)}{amount}+", style=faction.value)
    if place.protected and scene.parts.wall:
        out.append(f" {style.WALL}", style="wall")
    out.append_text(watchers_text(scene, place.id))
    if shut:
        out.append(f" {style.TRASH}", style="warn")
    if full:
        out.append(" ").append_text(style.signed(symbols.space(scene.lexicon, place, scene.cost(place))))
    elif scene.cost(place):
        out.append(" ").append_text(style.signed(symbols.costs(scene.cost(place))))
    bonus = scene.bonus_spice.get(place.id, 0)
    if bonus:
        out.append(f" +{bonus}{style.SPICE}", style="spice")
    return out


def track_text(scene: Scene, track: Track) -> Text:
    """An Influence track as its steps 0 to 6, with the seats that stand on each."""
    out = Text()
    for level in range(track.top + 1):
        seats = [s.seat for s in scene.view.seats if s.influence[track.faction.value] == level]
        mark = str(level)
        if level == track.point_at:
            mark += style.POINT
        if level == track.bonus_at:
            mark += "+"
        out.append(mark, style="faint")
        for seat in seats:
            out.append_text(style.seat_sign(seat))
        out.append(" ")
    holder = scene.alliance(track.faction.value)
    if holder is not None:
        out.append(style.POINT, style="point").append_text(style.seat_sign(holder))
    return out


def levels_text(scene: Scene, faction: str) -> Text:
    """The same in little room: each seat's Influence, and a star for the Alliance."""
    out = Text()
    holder = scene.alliance(faction)
    for seat in scene.view.seats:
        out.append_text(style.seat_sign(seat.seat))
        out.append(f"{seat.influence[faction]}{style.POINT if seat.seat == holder else ' '}")
    return out


def in_group(scene: Scene, group: str) -> list[Space]:
    return [place for place in scene.lexicon.edition.spaces if place.group == group]


def board(scene: Scene, width: int) -> RenderableType:
    """The board for this many columns: with effects where there is room, else names and costs only."""
    full = width >= ROOMY
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for track in scene.lexicon.edition.tracks:
        faction = track.faction.value
        levels = track_text(scene, track) if full else levels_text(scene, faction)
        grid.add_row(
            Text(scene.lexicon.name(track), style=faction),
            levels,
            in_line(scene, in_group(scene, faction), full),
        )
    rest = Table.grid(padding=(0, 1))
    rest.add_column(no_wrap=True)
    rest.add_column()
    for group, message in GROUPS:
        rest.add_row(
            Text(scene.words.text(message), style=group),
            in_line(scene, in_group(scene, group), full),
        )
    spies = posts_row(scene)
    if spies is not None:
        rest.add_row(*spies)
    return Group(grid, rest)


def in_line(scene: Scene, places: list[Space], full: bool) -> Flow:
    return Flow([space_text(scene, place, full=full) for place in places], Text(" · ", style="faint"))
