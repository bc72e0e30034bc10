"""A component in full: name, where it belongs, and what each of its boxes says."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kanly.cli.lexicon import Lexicon
from kanly.components import Component, Intrigue, Track
from kanly.text.bundle import capital


def explained(lexicon: Lexicon, component: Component, width: int) -> RenderableType:
    """A card as a panel, not wider than reads well."""
    words = lexicon.words
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="faint", no_wrap=True)
    grid.add_column()
    if isinstance(component, Intrigue):
        kinds = ", ".join(words.text(f"intrigue_type-{kind}") for kind in component.types)
        grid.add_row(words.label("type"), kinds)
    for line in lexicon.rules(component):
        text = Text()
        if line.title:
            text.append(f"{capital(line.title)}. ", style="bold")
        grid.add_row(words.box(line.box), text.append(line.text))
    if component.count > 1:
        grid.add_row(words.label("count"), str(component.count))
    title = Text(f" {lexicon.name(component)} ", style="heading")
    return Panel(
        grid,
        title=title,
        title_align="left",
        subtitle=Text(f" {origin(lexicon, component)} · {component.id} ", style="faint"),
        subtitle_align="right",
        box=box.ROUNDED,
        border_style="frame",
        width=min(width, 90),
    )


def origin(lexicon: Lexicon, component: Component) -> str:
    """Which deck a component belongs to."""
    if isinstance(component, Track):
        return lexicon.words.label("influence")
    return lexicon.words.text(f"deck-{component.deck}")


def all_explained(lexicon: Lexicon, components: list[Component], width: int) -> RenderableType:
    return Group(*(explained(lexicon, component, width) for component in components))
