"""Cards on the table: the hand, the market, Intrigue cards, the Conflict, and what a deck is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kanly.cli import style, symbols
from kanly.cli.flow import Flow
from kanly.cli.opponents_panel import hagal_piles
from kanly.cli.parts_panel import contracts_on_offer, units_text
from kanly.cli.scene import Scene
from kanly.components import Card, Conflict, Intrigue
from kanly.effects import Cost
from kanly.engine.rows import Row
from kanly.view import SeatView

# A name that may be as long as it likes.
UNCUT = 10_000


def icons_text(scene: Scene, card: Card) -> Text:
    """Where a card sends an Agent: a letter in the colour of each icon."""
    out = Text()
    if card.anywhere:
        return out.append("✱", style="bold")
    for icon in card.icons:
        out.append(symbols.letter(scene.lexicon, icon.value), style=icon.value)
    return out


def factions_text(scene: Scene, card: Card) -> Text:
    out = Text()
    for faction in card.factions:
        out.append(symbols.letter(scene.lexicon, faction.value), style=faction.value)
    return out


def card_text(scene: Scene, card: Card, *boxes: str) -> Text:
    """What a card does, in one line, each box behind its sign."""
    out = Text()
    for line in scene.lexicon.rules(card):
        if line.box in boxes:
            if out.plain:
                out.append("  ")
            out.append(style.BOXES[line.box] + " ", style="pick").append(line.text)
    return out


def title_room(width: int, *, wrap: bool) -> int:
    """How much of a line the name of a card may take; where lines are wrapped, a longer one goes on in the next."""
    return UNCUT if wrap else max(28, width // 3)


def rows(entries: Sequence[tuple[RenderableType, ...]], width: int, *, wrap: bool) -> Table:
    """Entries as a table whose last column takes the rest of the line."""
    grid = Table.grid(padding=(0, 1))
    last = max((len(entry) for entry in entries), default=0) - 1
    for column in range(last + 1):
        if column == last:
            grid.add_column(no_wrap=not wrap, overflow="ellipsis", ratio=1)
        else:
            most = title_room(width, wrap=False)
            grid.add_column(no_wrap=not wrap, max_width=most, overflow="fold" if wrap else "ellipsis")
    grid.width = width
    for entry in entries:
        grid.add_row(*entry)
    return grid


def hand(scene: Scene, width: int, *, wrap: bool = True) -> RenderableType:
    """The player's own cards with what they say."""
    me = scene.view.me
    entries: list[tuple[RenderableType, ...]] = []
    for name, count in Counter(me.hand).items():
        card = scene.card(name)
        title = Text(scene.lexicon.name(card), style="bold")
        if count > 1:
            title.append(f" ×{count}", style="faint")
        text = card_text(scene, card, "agent", "reveal", "discarded", "in_play")
        entries.append((title, icons_text(scene, card), text))
    parts: list[RenderableType] = [rows(entries, width, wrap=wrap)] if entries else []
    if me.intrigues:
        parts.append(intrigues(scene, width, wrap=wrap))
    if me.top:
        parts.append(top_of_deck(scene))
    if not parts:
        return Text("—", style="faint")
    return Group(*parts)


def top_of_deck(scene: Scene) -> Text:
    """The cards that the player knows to lie on their deck, the next one first."""
    names = [scene.lexicon.called("card", card) if card else "?" for card in reversed(scene.view.me.top)]
    return Text.assemble((f"{scene.words.text('terminal-top')}: ", "faint"), (", ".join(names), "bold"))


def intrigues(scene: Scene, width: int, *, wrap: bool) -> RenderableType:
    entries: list[tuple[RenderableType, ...]] = []
    for held in scene.view.me.intrigues:
        card = scene.lexicon.of("intrigue", held["card"])
        assert isinstance(card, Intrigue)
        kinds = "/".join(scene.words.text(f"intrigue_type-{kind}") for kind in card.types)
        text = scene.lexicon.boxes(card, "limit", "plot", "combat", "win", "endgame")
        title = Text.assemble((f"{style.INTRIGUE} ", "intrigue"), (scene.lexicon.name(card), "bold"))
        entries.append((title, Text(kinds, style="intrigue"), Text(text)))
    return rows(entries, width, wrap=wrap)


def market(scene: Scene, width: int, *, wrap: bool = True) -> RenderableType:
    """The Imperium Row, what is set aside, and the Reserve, with costs."""
    me = scene.view.me if scene.seat is not None else None
    room = title_room(width, wrap=wrap)
    entries: list[tuple[RenderableType, ...]] = []
    for name in scene.view.table.row:
        if name is not None:
            entries.append(offer(scene, name, "", room))
    for entry in me.aside if me else []:
        entries.append(offer(scene, entry["card"], scene.label("aside"), room, entry["less"]))
    for name, left in scene.view.table.reserve.items():
        entries.append(offer(scene, name, f"{left}{style.CARD}", room))
    entries += further_rows(scene, room)
    entries += contracts_on_offer(scene, room)
    return rows(entries, width, wrap=wrap)


def further_rows(scene: Scene, room: int) -> list[tuple[RenderableType, ...]]:
    """What lies in the rows that only some games have; of a stack also how many cards are under its top."""
    entries: list[tuple[RenderableType, ...]] = []
    laid = scene.parts.part("rows")
    for at, row in enumerate(scene.lexicon.content.rows):
        called = scene.words.text(f"row-{row.name}")
        for place, name in enumerate(laid["lying"][at]):
            if name is not None:
                under = laid["below"][at][place] if row.stacks else 0
                note = f"{called} {1 + under}{style.CARD}" if row.stacks else called
                entries.append(offer(scene, name, note, room, row=row))
    return entries


def reserve(scene: Scene) -> list[str]:
    content = scene.lexicon.content
    return [content.card_ids[card] for card in content.reserve_cards]


def offer(
    scene: Scene, name: str, note: str, room: int, less: int = 0, row: Row | None = None
) -> tuple[RenderableType, ...]:
    card = scene.card(name)
    title = style.noted(scene.lexicon.name(card), note, room)
    text = Text()
    factions = factions_text(scene, card)
    if factions.plain:
        text.append_text(factions).append(" ")
    text.append_text(card_text(scene, card, "agent", "reveal", "acquire", "trashed", "discarded", "in_play"))
    return cost_text(card, less, row), title, icons_text(scene, card), text


def cost_text(card: Card, less: int = 0, row: Row | None = None) -> Text:
    """What a card costs where it lies."""
    if row is not None and not row.currency.of_effects:
        printed = row.currency.printed(card.price or 0)
        assert isinstance(printed, Cost)
        return Text(symbols.costs([printed]))
    cost = "–" if card.cost is None else str(max(0, card.cost - less))
    return Text(f"{cost}{style.PERSUASION}", style="persuasion")


def open_conflict(scene: Scene) -> tuple[Text, list[Text], list[Text]]:
    """The Conflict's name, its rewards, and how strong those are who fight, the strongest first."""
    assert scene.view.table.conflict is not None
    card = scene.lexicon.of("conflict", scene.view.table.conflict)
    assert isinstance(card, Conflict)
    places = 3 if len(scene.view.seats) >= scene.lexicon.content.third_reward_players else 2
    told = [style.signed(text) for text in symbols.rewards(scene.lexicon, card, places)]
    title = Text.assemble((scene.lexicon.name(card), "bold"), (f" {'I' * card.level}", "faint"))
    if card.battle_icon:
        title.append(f" {style.BATTLE_ICONS[card.battle_icon.value]}", style="battle")
    if scene.parts.conflict_protected:
        title.append(f" {style.WALL}", style="wall")
    fighters = sorted(
        (s for s in scene.view.seats if s.conflict or scene.parts.units(s.seat)), key=lambda s: -s.strength
    )
    return title, told, [fighter(scene, s) for s in fighters]


def fighter(scene: Scene, seat: SeatView) -> Text:
    """How strong a seat is; the units only where there are others than troops."""
    out = style.seat_sign(seat.seat).append(f" {seat.strength}").append(style.SWORD, style="sword")
    if scene.parts.units(seat.seat):
        out.append(" (", style="troop").append_text(units_text(scene, seat.seat)).append(")", style="troop")
    return out


def conflict_line(scene: Scene, before: Text) -> Flow:
    """The Conflict in one line, behind a heading; where one is too short, neither a reward nor a seat is torn apart."""
    title, told, fight = open_conflict(scene)
    texts = [before.append_text(title)]
    for place, text in enumerate(told, start=1):
        texts.append(Text.assemble((f"{place}. ", "faint"), text))
    return Flow([*texts, *fight], Text("  "))


def conflict(scene: Scene) -> RenderableType:
    """The Conflict with its rewards one below the other."""
    if not scene.view.table.conflict:
        return Text("—", style="faint")
    title, told, fight = open_conflict(scene)
    grid = Table.grid(padding=(0, 1))
    for place, text in enumerate(told, start=1):
        grid.add_row(Text(f"{place}.", style="faint"), text)
    return Group(title, grid, Flow(fight, Text("  "))) if fight else Group(title, grid)


def piles(scene: Scene, width: int) -> RenderableType:
    """The player's cards zone by zone, what is open of the others', and the House Hagal deck."""
    me = scene.view.me
    zones = [
        ("hand", me.hand),
        ("deck", me.deck or []),
        ("in_play", me.play),
        ("discard_pile", me.discard),
    ]
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for label, cards in zones:
        grid.add_row(Text(f"{scene.label(label)} {len(cards)}", style="heading"), listed(scene, cards))
    if me.top:
        grid.add_row("", top_of_deck(scene))
    for seat in scene.view.seats:
        if seat.seat != scene.seat and not scene.opponents.sits_at(seat.seat):
            grid.add_row(scene.player(seat.seat), listed(scene, [*seat.hidden, *seat.play, *seat.discard]))
    for row in hagal_piles(scene):
        grid.add_row(*row)
    return grid


def listed(scene: Scene, cards: Sequence[str]) -> Text:
    """Cards by name, the same ones counted."""
    told = []
    for name, count in sorted(
        Counter(cards).items(), key=lambda entry: scene.lexicon.called("card", entry[0])
    ):
        called = scene.lexicon.called("card", name)
        told.append(called if count == 1 else f"{called} ×{count}")
    return Text(", ".join(told) or "—", style="" if told else "faint")
