"""What each sign on the table means, for the help; only those that a game can show."""

from __future__ import annotations

from rich.text import Text

from kanly import effects as fx
from kanly.cli import style
from kanly.cli.flow import Flow
from kanly.components import Card, inside
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
    (style.MENTAT, "mentat"),
)
# The Agent icons of every edition.
ICONS = ("emperor", "guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade")


def signs(lexicon: Lexicon) -> Flow:
    """The signs, the letters of Agent icons and what stands before the boxes of cards."""
    words = lexicon.words
    known = [
        (sign, style.STYLE_OF.get(sign, "bold"), words.label(label))
        for sign, label in SIGNS
        if label != "mentat" or has_mentat(lexicon)
    ]
    known += own_signs(lexicon)
    cards = [component for component in lexicon.components if isinstance(component, Card)]
    icons = list(ICONS)
    if any(fx.Icon.SPY in card.icons for card in cards):
        icons.append(fx.Icon.SPY.value)
    for icon in icons:
        known.append((words.text("terminal-letter", icon=icon), icon, words.text(f"icon-{icon}")))
    for box, sign in style.BOXES.items():
        if any(getattr(card, box) for card in cards):
            known.append((sign, "pick", words.box(box)))
    return Flow([Text.assemble((sign, look), f" {told}") for sign, look, told in known], Text("   "))


def has_mentat(lexicon: Lexicon) -> bool:
    return any(
        isinstance(effect, fx.TakeMentat)
        for place in lexicon.edition.spaces
        for effect in inside(place.effects)
    )


def own_signs(lexicon: Lexicon) -> list[tuple[str, str, str]]:
    """What only some games have."""
    content, words = lexicon.content, lexicon.words
    found = []
    if content.spies:
        found.append((style.SPY, "spy", words.label("spies")))
    for kind in content.unit_ids:
        found.append((style.unit_sign(kind), "unit", words.text(f"unit-{kind}", "label")))
    if any(content.unit_stopped):
        found.append((style.HOOKS, "unit", words.label("hooks")))
    if content.shield_wall:
        found.append((style.WALL, "wall", words.label("shield_wall")))
    if content.contract_ids:
        found.append((style.CONTRACT, "contract", words.label("contracts")))
    if content.objectives:
        for icon, sign in style.BATTLE_ICONS.items():
            found.append(
                (sign, "battle", words.text("terminal-battle_icon", icon=words.text(f"battle-{icon}")))
            )
    if any(content.leader_training):
        found.append((style.TRAINING, "pick", words.label("training")))
    if any(back >= 0 for back in content.leader_back):
        found.append((style.MEMORY, "bene_gesserit", words.label("memories")))
    return found
