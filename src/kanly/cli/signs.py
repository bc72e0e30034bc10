"""What each sign on the table means, for the help; only those that a game can show."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from kanly import effects as fx
from kanly.cli import sign_tables, style, symbols
from kanly.cli.flow import Flow
from kanly.cli.sign_tables import Meaning
from kanly.components import Card
from kanly.text.lexicon import Lexicon

# The signs of the table with the labels that name them.
SIGNS = (
    (style.SOLARI, "solari"),
    (style.SPICE, "spice"),
    (style.WATER, "water"),
    (style.POINT, "points"),
    (style.PERSUASION, "persuasion"),
    (style.SWORD, "swords"),
    (style.TROOP, "troops"),
    (style.AGENT, "agents"),
    (style.CARD, "cards"),
    (style.INTRIGUE, "intrigues"),
    (style.INFLUENCE, "influence"),
    (style.TRASH, "trashed"),
    (style.CONTROL, "control"),
    (style.FIRST, "first_player"),
    (style.REVEALED, "revealed"),
    (style.COUNCIL, "council"),
    (style.SWORDMASTER, "swordmaster"),
)
# The Agent icons of every edition.
ICONS = ("emperor", "guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade")


def signs(lexicon: Lexicon) -> Flow:
    """All signs with what they mean."""
    return Flow([told(*sign) for sign in known_signs(lexicon)], Text("   "))


def signs_called(lexicon: Lexicon, text: str) -> Flow | None:
    """What the signs in a text mean, if it is nothing but signs; letters and digits are names and numbers first."""
    typed = "".join(text.split())
    if not typed or any(sign.isalnum() for sign in typed):
        return None
    found = [told(*sign) for sign in known_signs(lexicon) if sign[0] in typed]
    return Flow(found, Text("   ")) if found else None


def told(sign: str, look: str, meaning: str) -> Text:
    return Text.assemble((sign, look), f" {meaning}")


def known_signs(lexicon: Lexicon) -> list[tuple[str, str, str]]:
    """The signs, the letters of Agent icons and what stands before the boxes of cards: how each looks and what it means."""
    words = lexicon.words
    known = [(sign, style.STYLE_OF.get(sign, "bold"), words.label(label)) for sign, label in SIGNS]
    known += [meaning for _, meanings in sign_tables.LEGEND for meaning in meanings(lexicon)]
    cards = [component for component in lexicon.components if isinstance(component, Card)]
    icons = list(ICONS)
    if any(fx.Icon.SPY in card.icons for card in cards):
        icons.append(fx.Icon.SPY.value)
    for icon in icons:
        known.append((symbols.letter(lexicon, icon), icon, words.text(f"icon-{icon}")))
    for box, sign in style.BOXES.items():
        if any(getattr(card, box) for card in cards):
            known.append((sign, "pick", words.box(box)))
    return known


def of_leaders(lexicon: Lexicon) -> Iterator[Meaning]:
    """What Leaders bring along."""
    content, words = lexicon.content, lexicon.words
    if any(track >= 0 for track in content.leader_track):
        yield style.TRAINING, "pick", words.label("training")
    if any(back >= 0 for back in content.leader_back):
        yield style.MEMORY, "bene_gesserit", words.label("memories")


sign_tables.legend(90, of_leaders)
