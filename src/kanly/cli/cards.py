"""`kanly cards`: lists and searches components in any language."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kanly import catalog
from kanly.cli import style
from kanly.cli.cards_panel import cost_text
from kanly.cli.explain import explained, module_name
from kanly.cli.lexicon import matching, meant
from kanly.components import (
    Card,
    Component,
    Conflict,
    Contract,
    HagalCard,
    Intrigue,
    Objective,
    Rival,
    Space,
    Track,
)
from kanly.engine.errors import KanlyError
from kanly.engine.rows import row_called
from kanly.modules import DECKS
from kanly.text.lexicon import Dictionary

# As many as these are shown in full, more as a list.
MOST_EXPLAINED = 3


def plain_data(component: Component) -> dict[str, Any]:
    """A component as an object of the JSON list; what does not apply to it is left out."""
    data: dict[str, Any] = {
        "set": component.set,
        "deck": component.deck,
        "id": component.id,
        "name": component.name,
    }
    if component.module:
        data["module"] = component.module
    match component:
        case Card():
            data["count"] = component.count
            if component.cost is not None:
                data["cost"] = component.cost
            data["factions"] = [faction.value for faction in component.factions]
            data["icons"] = [icon.value for icon in component.icons]
        case Intrigue():
            data["count"] = component.count
            data["type"] = component.types[0] if len(component.types) == 1 else list(component.types)
        case Conflict():
            data["count"] = component.count
            data["level"] = component.level
            if component.battle_icon:
                data["icons"] = [component.battle_icon.value]
        case Objective():
            data["count"] = component.count
            data["icons"] = [component.battle_icon.value]
        case Contract():
            data["count"] = component.count
        case HagalCard():
            data["count"] = component.count
            data["swords"] = component.swords
        case Rival():
            data["count"] = component.count
            if component.swordmaster is not None:
                data["swordmaster"] = component.swordmaster
        case Track():
            data["factions"] = [component.faction.value]
        case Space():
            data["icons"] = [component.icon.value]
            data["factions"] = [component.faction.value] if component.faction else []
    return data


def summary(lexicon: Dictionary, component: Component) -> Text:
    """What a component does, in one paragraph; the boxes that a column of their own shows are left out."""
    out = Text()
    if component.module:
        out.append(f"[{module_name(lexicon, component.module)}]", style="contract")
    for line in lexicon.rules(component):
        if line.box in ("cost", "factions", "level", "icons", "battle_icon"):
            continue
        if out.plain:
            out.append(" ")
        out.append(f"{lexicon.words.box(line.box)}: ", style="faint").append(line.text)
    return out


def price(lexicon: Dictionary, component: Component) -> Text:
    if isinstance(component, Card) and component.cost is not None:
        return cost_text(component)
    if isinstance(component, Card) and component.row and component.price is not None:
        return cost_text(component, row=row_called(component.row))
    if isinstance(component, Conflict):
        return Text("I" * component.level)
    return Text()


def icons(lexicon: Dictionary, component: Component) -> Text:
    found: Sequence[str] = ()
    if isinstance(component, Card):
        found = ["✱"] if component.anywhere else [icon.value for icon in component.icons]
    elif isinstance(component, Space):
        found = [component.icon.value]
    elif isinstance(component, Conflict | Objective) and component.battle_icon:
        return Text(style.BATTLE_ICONS[component.battle_icon.value], style="battle")
    out = Text()
    for icon in found:
        if icon == "✱":
            out.append(icon)
        else:
            out.append(lexicon.words.text("terminal-letter", icon=icon), style=icon)
    return out


def print_list(console: Console, lexicon: Dictionary, found: Sequence[Component]) -> None:
    """Deck by deck; where there are several sets, each has a heading of its own."""
    sets = [name for name in catalog.EDITIONS if any(component.set == name for component in found)]
    for name in sets:
        if len(sets) > 1:
            console.print(Text(f" {lexicon.words.text(f'set-{name}')} ", style="name"))
            console.print()
        print_decks(console, lexicon, [component for component in found if component.set == name])


def print_decks(console: Console, lexicon: Dictionary, found: Sequence[Component]) -> None:
    for deck in DECKS:
        inside = [component for component in found if component.deck == deck]
        if not inside:
            continue
        console.print(Text(lexicon.deck(deck), style="heading"))
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="faint", no_wrap=True)
        table.add_column(no_wrap=True, max_width=max(20, console.width // 3), overflow="ellipsis")
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column()
        for component in inside:
            count = f"{component.count}×" if component.count > 1 else ""
            name = Text(lexicon.name(component), style="bold")
            table.add_row(
                count, name, price(lexicon, component), icons(lexicon, component), summary(lexicon, component)
            )
        console.print(table)
        console.print()


def run(arguments: argparse.Namespace, console: Console) -> int:
    lexicon = Dictionary.of_everything(arguments.language or "en")
    if arguments.set:
        lexicon.components = [c for c in lexicon.components if c.set == arguments.set]
    text = " ".join(arguments.text)
    found = matching(lexicon, text, arguments.deck)
    if not found and not arguments.json:
        # Not what was typed, but perhaps what was meant.
        found = [c for c in meant(lexicon, text) if arguments.deck in (None, c.deck)]
    if arguments.json:
        print(json.dumps([plain_data(component) for component in found], ensure_ascii=False, indent=1))
        return 0
    if not found:
        where = f" in the deck {arguments.deck}" if arguments.deck else ""
        where += f" of {arguments.set}" if arguments.set else ""
        raise KanlyError(f"nothing{where} is called or says {text!r}; `kanly cards` lists everything")
    if text and len(found) <= MOST_EXPLAINED:
        for component in found:
            console.print(explained(lexicon, component, console.width, with_set=True))
    else:
        print_list(console, lexicon, found)
        console.print(Text(f"{len(found)} different components", style="faint"))
    return 0
