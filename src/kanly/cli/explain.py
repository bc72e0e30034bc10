"""A component in full: name, where it belongs, and what each of its boxes says."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kanly.components import Component, Intrigue
from kanly.text.bundle import capital
from kanly.text.lexicon import Dictionary


def explained(
    lexicon: Dictionary, component: Component, width: int, *, with_set: bool = False
) -> RenderableType:
    """A card as a panel, not wider than reads well."""
    words = lexicon.words
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="faint", no_wrap=True)
    grid.add_column()
    if isinstance(component, Intrigue):
        kinds = ", ".join(words.text(f"intrigue_type-{kind}") for kind in component.types)
        grid.add_row(words.label("type"), kinds)
    before = ""
    for line in lexicon.rules(component):
        text = Text()
        if line.title:
            text.append(f"{capital(line.title)}. ", style="bold")
        # A box of several lines is named once.
        grid.add_row(words.box(line.box) if line.box != before else "", text.append(line.text))
        before = line.box
    if component.count > 1:
        grid.add_row(words.label("count"), str(component.count))
    title = Text(f" {lexicon.name(component)} ", style="heading")
    return Panel(
        grid,
        title=title,
        title_align="left",
        subtitle=Text(f" {origin(lexicon, component, with_set)} · {component.id} ", style="faint"),
        subtitle_align="right",
        box=box.ROUNDED,
        border_style="frame",
        width=min(width, 90),
    )


def origin(lexicon: Dictionary, component: Component, with_set: bool = False) -> str:
    """Which deck a component belongs to, which module brings it, and on request which set."""
    found = [lexicon.words.text(f"set-{component.set}")] if with_set else []
    found.append(lexicon.deck(component.deck))
    if component.module:
        found.append(module_name(lexicon, component.module))
    return " · ".join(found)


def module_name(lexicon: Dictionary, module: str) -> str:
    return lexicon.words.text("terminal-module", module=module)


def all_explained(lexicon: Dictionary, components: list[Component], width: int) -> RenderableType:
    return Group(*(explained(lexicon, component, width) for component in components))
