"""Signs and colours of the terminal table.

Colour never speaks alone: every seat, resource and faction also has a sign or a letter, so that the table can be read
without colours. The colours are of middle lightness, for dark and for light terminals.
"""

from __future__ import annotations

import re
import sys

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

SEAT_SIGNS = ("●", "▲", "■", "◆", "✚", "★")

SOLARI = "◎"
SPICE = "∴"
WATER = "≈"
PERSUASION = "◇"
SWORD = "†"
TROOP = "♙"
CARD = "▯"
INTRIGUE = "▮"
POINT = "★"
INFLUENCE = "↑"
TRASH = "✕"
AGENT = "♘"
CONTROL = "⚑"
ARROW = "→"
FIRST = "1"
REVEALED = "✓"
COUNCIL = "♜"
SWORDMASTER = "‡"
MENTAT = "◉"
SPY = "◔"
HOOKS = "∫"
WALL = "▦"
CONTRACT = "¶"
MEMORY = "◌"
TRAINING = "⇢"
TRACK = "⇥"
RECALL = "↶"
# Units besides troops; one that an expansion brings has the general sign.
UNITS = {"sandworm": "§"}
UNIT = "¤"
BATTLE_ICONS = {"crysknife": "◢", "desert_mouse": "∂", "ornithopter": "⌘", "wild": "✱"}
# What stands before the text of a card's boxes.
BOXES = {"agent": AGENT, "reveal": "»", "acquire": "+", "trashed": TRASH, "discarded": "↓", "in_play": "○"}

RESOURCES = {"solari": SOLARI, "spice": SPICE, "water": WATER}

THEME = Theme(
    {
        "seat0": "bold #e2553f",
        "seat1": "bold #2ba98a",
        "seat2": "bold #5b8def",
        "seat3": "bold #c9a227",
        "seat4": "bold #a87be0",
        "seat5": "bold #8f8f9f",
        "solari": "#b8973a",
        "spice": "#e07b2e",
        "water": "#3f94d4",
        "persuasion": "#9a7fe0",
        "sword": "#d8604f",
        "troop": "#8a8f7a",
        "intrigue": "#cc6aa0",
        "card": "#8d93a5",
        "point": "bold #d99a2b",
        "spy": "bold #7f8fa6",
        "unit": "bold #c98a3c",
        "wall": "#a8927a",
        "contract": "#a08a5a",
        "battle": "bold #b5657a",
        "emperor": "bold #bd9440",
        "guild": "bold #d2744a",
        "bene_gesserit": "bold #a67fd0",
        "fremen": "bold #7f9a4b",
        "landsraad": "bold #4f9aa8",
        "city": "bold #b0796a",
        "spice_trade": "bold #c4843f",
        "desert": "bold #c4843f",
        "choam": "bold #a08a5a",
        "heading": "bold #d98e4a",
        "name": "bold reverse #d98e4a",
        "frame": "#8a7f9a",
        "faint": "#8b8499",
        "pick": "bold #d98e4a",
        "warn": "#d8604f",
    }
)

# What the sign of a resource or a piece is drawn in.
STYLE_OF = {
    SOLARI: "solari",
    SPICE: "spice",
    WATER: "water",
    PERSUASION: "persuasion",
    SWORD: "sword",
    TROOP: "troop",
    CARD: "card",
    INTRIGUE: "intrigue",
    POINT: "point",
    SPY: "spy",
    HOOKS: "unit",
    WALL: "wall",
    CONTRACT: "contract",
    **dict.fromkeys(UNITS.values(), "unit"),
    UNIT: "unit",
    **dict.fromkeys(BATTLE_ICONS.values(), "battle"),
}


def unit_sign(kind: str) -> str:
    return UNITS.get(kind, UNIT)


def seat_style(seat: int) -> str:
    return f"seat{seat % len(SEAT_SIGNS)}"


def seat_sign(seat: int) -> Text:
    return Text(SEAT_SIGNS[seat % len(SEAT_SIGNS)], style=seat_style(seat))


def signed(text: str) -> Text:
    """Text in which each sign of a resource or piece, with its number, has its colour."""
    out = Text()
    for part in re.split(f"([ /{ARROW}])", text):
        look = next((STYLE_OF[sign] for sign in part if sign in STYLE_OF), "")
        out.append(part, style=look)
    return out


class Terminal(Console):
    """A console that leaves a broken pipe to the one place where errors end."""

    def on_broken_pipe(self) -> None:
        self.quiet = True
        raise BrokenPipeError


def console() -> Console:
    """A console for the command; it knows by itself whether colours can be shown."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that can't show a sign gets a question mark instead of an error.
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    return Terminal(theme=THEME, highlight=False, emoji=False)


def noted(name: str, note: str, room: int) -> Text:
    """A name and a note behind it; where both are too long the name is cut, because the note may be a number."""
    title = Text(name, style="bold")
    if not note:
        return title
    behind = Text(f" {note}", style="faint")
    title.truncate(max(1, room - behind.cell_len), overflow="ellipsis")
    return title.append_text(behind)
