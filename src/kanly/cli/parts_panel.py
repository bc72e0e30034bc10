"""What only some games have, drawn: Spies, units, contracts, battle icons, and what lies on Leaders' own tracks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kanly.cli import style, symbols
from kanly.cli.flow import Flow
from kanly.cli.opponents_panel import opponent_mat
from kanly.cli.scene import Scene
from kanly.components import Contract

BETWEEN = " · "


def signs_of(seats: Sequence[int]) -> Text:
    out = Text()
    for seat in seats:
        out.append_text(style.seat_sign(seat))
    return out


def watchers_text(scene: Scene, space: str) -> Text:
    """Behind a space: the Spies that watch it."""
    seats = scene.parts.watched.get(space, [])
    return Text.assemble((f" {style.SPY}", "spy"), signs_of(seats)) if seats else Text()


def posts_row(scene: Scene) -> tuple[Text, RenderableType] | None:
    """The observation posts with Spies on them: a post has no name, so it is called by its spaces."""
    if not scene.parts.has("spies"):
        return None
    texts = [
        Text.assemble(signs_of(seats), " ", scene.lexicon.called("post", name))
        for name, seats in scene.parts.posts.items()
    ]
    label = Text(f"{style.SPY} {scene.label('spies')}", style="spy")
    return label, Flow(texts, Text(BETWEEN, style="faint")) if texts else Text("—", style="faint")


def units_text(scene: Scene, seat: int) -> Text:
    """A seat's units in the Conflict: `2♙1§`."""
    out = Text()
    troops = scene.view.seats[seat].conflict
    if troops:
        out.append(f"{troops}{style.TROOP}", style="troop")
    for kind, count in scene.parts.units(seat):
        out.append(f"{count}{style.unit_sign(kind)}", style="unit")
    return out


def garrison_text(scene: Scene, seat: int) -> Text | str:
    """A seat's garrison: the number of its troops, and units of other kinds with their signs."""
    troops = str(scene.view.seats[seat].garrison)
    others = scene.parts.garrison(seat)
    if not others:
        return troops
    out = Text(troops)
    for kind, count in others:
        out.append(f"{count}{style.unit_sign(kind)}", style="unit")
    return out


def wall_text(scene: Scene) -> Text:
    """In the heading: whether the Shield Wall stands."""
    if scene.parts.wall:
        return Text(f"{style.WALL} {scene.words.text('terminal-wall_stands')}", style="wall")
    return Text(f"{style.TRASH} {scene.words.text('terminal-wall_gone')}", style="warn")


def icons_text(scene: Scene, seat: int) -> Text:
    """A seat's battle icons: those that lie face up, and in brackets those that were paired or turned down."""
    trophies = scene.parts.trophies(seat)
    out = Text()
    for face_up in (True, False):
        icons = Counter(t.icon for t in trophies if t.face_up == face_up and t.icon)
        # In one order for all seats, so that rows can be compared.
        shown = "".join(sign * icons[icon] for icon, sign in style.BATTLE_ICONS.items())
        if shown:
            out.append(shown if face_up else f"({shown})", style="battle" if face_up else "faint")
    return out


def contract_text(scene: Scene, contract: Contract) -> Text:
    """A contract in little room: what it asks for is its name, what it brings are signs."""
    out = Text(scene.lexicon.name(contract), style="bold")
    out.append(style.ARROW, style="faint")
    return out.append_text(style.signed(symbols.effects(scene.lexicon, contract.reward)))


def contracts_cell(scene: Scene, seat: int) -> Text:
    """How many contracts a seat holds and has completed: `2✓1`."""
    held, done = (len(scene.parts.contracts_of(zone, seat)) for zone in ("held", "done"))
    out = Text(str(held), style="contract" if held else "faint")
    return out.append(f"{style.REVEALED}{done}", style="contract") if done else out


def contracts_on_offer(scene: Scene, room: int) -> list[tuple[RenderableType, ...]]:
    """The contracts that can be taken, as rows of the market; `room`: how long their titles can be."""
    found: list[tuple[RenderableType, ...]] = []
    for zone in ("offer", "reserved"):
        for contract in scene.parts.contracts(zone):
            note = scene.words.text("terminal-reserved") if zone == "reserved" else ""
            title = style.noted(scene.lexicon.name(contract), note, room)
            told = Text(scene.lexicon.boxes(contract, "condition", "reward"))
            found.append((Text(style.CONTRACT, style="contract"), title, Text(), told))
    return found


def mat(scene: Scene, seat: int) -> list[Text]:
    """What lies before a seat and needs words: contracts, the training track, memories, played cards that wait."""
    pieces: list[Text] = []
    trained = scene.parts.training(seat)
    if trained is not None:
        here, ahead = trained
        text = Text.assemble((f"{style.TRAINING} ", "pick"), scene.words.text(f"stop-{here.id}"))
        told = [style.signed(symbols.effects(scene.lexicon, stop.reward)) for stop in ahead]
        if told:
            text.append(f" {style.ARROW} ", style="faint").append_text(Text(" | ").join(told))
        pieces.append(text)
    memories = scene.parts.memories(seat)
    if memories:
        pieces.append(
            Text.assemble((f"{style.MEMORY} ", "bene_gesserit"), f"{scene.label('memories')} {memories}")
        )
    for contract in scene.parts.contracts_of("held", seat):
        pieces.append(Text.assemble((f"{style.CONTRACT} ", "contract"), contract_text(scene, contract)))
    for card in scene.view.seats[seat].waiting:
        name = scene.lexicon.name(scene.lexicon.of("intrigue", card))
        pieces.append(Text.assemble((f"{style.INTRIGUE} ", "intrigue"), (name, "bold")))
    return pieces


def mats(scene: Scene) -> RenderableType | None:
    """One row for each seat that has something of that kind, or whose Rival card says something."""
    rows = [
        (seat.seat, (opponent_mat if scene.opponents.sits_at(seat.seat) else mat)(scene, seat.seat))
        for seat in scene.view.seats
    ]
    if not any(pieces for _, pieces in rows):
        return None
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=2, justify="right")
    grid.add_column()
    for seat, pieces in rows:
        if pieces:
            grid.add_row(style.seat_sign(seat), Flow(pieces, Text(BETWEEN, style="faint")))
    return grid


def trophies(scene: Scene) -> RenderableType | None:
    """Each seat's Objectives and won Conflicts by name."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for seat in scene.view.seats:
        texts = []
        for trophy in scene.parts.trophies(seat.seat):
            text = Text(
                style.BATTLE_ICONS.get(trophy.icon, "·"),
                style="battle" if trophy.face_up else "faint",
            )
            text.append(f" {scene.lexicon.name(trophy.card)}", style="" if trophy.face_up else "faint")
            if not trophy.face_up:
                text.append(f" ({scene.words.text('terminal-face_down')})", style="faint")
            texts.append(text)
        done = [
            Text(f"{style.CONTRACT}{style.REVEALED} {scene.lexicon.name(contract)}", style="contract")
            for contract in scene.parts.contracts_of("done", seat.seat)
        ]
        if texts or done:
            grid.add_row(scene.player(seat.seat), Flow([*texts, *done], Text(BETWEEN, style="faint")))
    return grid if grid.row_count else None
