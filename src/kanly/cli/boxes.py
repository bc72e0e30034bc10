"""Which game is meant: the options for editions, modules and decks of one's own, and the files that list such decks."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path

from kanly import catalog
from kanly.engine.errors import SetupError
from kanly.setup import Box, Setup

BASE, CHOAM = "base", "choam"
# Modules that put decks of another set into a game are called after it and the deck.
MIXED = "base_"
# Long enough for every card of every set many times over, short enough for a file that was named by mistake.
LONGEST = 200_000
MOST_COPIES = 99
LINE = re.compile(r"(?:(\d{1,4})\s+)?([^\s\d]\S*)(?:\s+[x×](\d{1,4}))?", re.ASCII)
# Each of these is there once.
ALONE = ("conflicts", "leaders")
SHAPE = "a line is an id, `id xN` or `N id`"


def add_box_options(parser: argparse.ArgumentParser) -> None:
    """The options that say what a game is made of."""
    parser.add_argument(
        "--edition",
        metavar="NAME",
        help=f"{' or '.join(catalog.EDITIONS)} (default {BASE}, the game of 2020)",
    )
    parser.add_argument("--choam", action="store_true", help="with the CHOAM module and its contracts")
    parser.add_argument(
        "--mix",
        type=names,
        metavar="DECKS",
        help="add the base game's imperium, intrigue, leaders or conflicts to Uprising, with commas",
    )
    parser.add_argument(
        "--deck",
        action="append",
        type=deck_and_file,
        metavar="DECK=FILE",
        help=f"a deck as listed in a file, one id a line ({', '.join(catalog.OWN_DECKS)})",
    )


def names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def deck_and_file(text: str) -> tuple[str, Path]:
    deck, equals, file = text.partition("=")
    if not equals or not file.strip():
        raise argparse.ArgumentTypeError(f"{text[:60]!r} is not DECK=FILE, such as imperium=mine.txt")
    if deck.strip() not in catalog.OWN_DECKS:
        known = ", ".join(catalog.OWN_DECKS)
        raise argparse.ArgumentTypeError(
            f"{deck.strip()[:40]!r} can't be listed in a file; what can: {known}"
        )
    return deck.strip(), Path(file.strip()).expanduser()


def asked_for(arguments: argparse.Namespace) -> bool:
    """Whether any option names a game."""
    return bool(arguments.edition or arguments.choam or arguments.mix is not None or arguments.deck)


def box_asked_for(arguments: argparse.Namespace) -> Box:
    """The box that the options name, or a SetupError that says which of them is wrong and what would be right."""
    edition = catalog.edition(arguments.edition or BASE)
    offered = [module.id for module in edition.modules]
    modules = []
    if arguments.choam:
        if CHOAM not in offered:
            raise SetupError(f"--choam: {edition.id!r} has no CHOAM module; {editions_with(CHOAM)}")
        modules.append(CHOAM)
    modules += mixed_in(arguments.mix, edition.id, offered)
    decks: dict[str, tuple[str, ...]] = {}
    for deck, path in arguments.deck or ():
        if deck in decks:
            raise SetupError(f"--deck: {deck!r} is given twice; one file lists a whole deck")
        cards = read_deck(path, deck, edition.id)
        try:
            catalog.with_deck(edition, deck, cards)
        except SetupError as error:
            raise SetupError(f"{path}: {error}") from None
        decks[deck] = tuple(sorted(cards))
    box = Box(
        edition.id,
        tuple(module for module in offered if module in modules),
        tuple((deck, decks[deck]) for deck in sorted(decks)),
    )
    # A card can need what the chosen game hasn't got: this is found out here, before anything is played or forked.
    catalog.content(box)
    return box


def setup_of(box: Box, players: int, leaders: Sequence[str], seed: int) -> Setup:
    """A game of what is in a box."""
    return Setup(
        players=players,
        leaders=list(leaders),
        seed=seed,
        edition=box.edition,
        modules=list(box.modules),
        decks={deck: list(cards) for deck, cards in box.decks},
    )


def told(box: Box) -> str:
    """A box in a message: `uprising with choam and decks of its own: imperium`."""
    text = box.edition
    if box.modules:
        text += f" with {', '.join(box.modules)}"
    if box.decks:
        text += f" and decks of its own: {', '.join(deck for deck, _ in box.decks)}"
    return text


def mixed_in(wanted: Sequence[str] | None, edition: str, offered: Sequence[str]) -> list[str]:
    """The modules of the mixed game that `--mix` names."""
    if wanted is None:
        return []
    known = [module.removeprefix(MIXED) for module in offered if module.startswith(MIXED)]
    if not known:
        raise SetupError(
            f"--mix: nothing can be mixed into {edition!r}; {editions_with(MIXED + catalog.OWN_DECKS[0])}"
        )
    for deck in wanted or [""]:
        if deck not in known:
            raise SetupError(f"--mix: {deck[:40]!r} can't be mixed in; what can: {', '.join(known)}")
    return [MIXED + deck for deck in wanted]


def editions_with(module: str) -> str:
    found = [made.id for made in catalog.EDITIONS.values() if module in (m.id for m in made.modules)]
    return f"add --edition {' or '.join(found)}"


def read_deck(path: Path, deck: str, edition: str) -> list[str]:
    """The cards of a deck file, each as often as it is in the deck; an error names the file and the line."""
    with path.open(encoding="utf-8", errors="replace") as file:
        text = file.read(LONGEST + 1)
    if len(text) > LONGEST:
        raise SetupError(f"{path}: this file is too long for a list of cards; {SHAPE}")
    known = cards_of(deck, edition)
    found: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        said = line.partition("#")[0].strip()
        if said:
            found += read_line(said, known, deck, f"{path}:{number}")
    if not found:
        raise SetupError(f"{path}: no card is listed here; {SHAPE}")
    return found


def cards_of(deck: str, edition: str) -> dict[str, str]:
    """What a deck file may call each card of a deck, and what the setup calls it."""
    components = [c for c in catalog.everything().values() if c.deck == deck]
    # A bare id means the edition's own card, and another set's where there is none.
    components.sort(key=lambda component: component.set != edition)
    found: dict[str, str] = {}
    for component in components:
        full = f"{component.set}/{component.id}"
        found[full] = full if component.id in found else component.id
        found.setdefault(component.id, component.id)
    return found


def read_line(said: str, known: dict[str, str], deck: str, where: str) -> list[str]:
    """The cards of one line."""
    match = LINE.fullmatch(said)
    if match is None or (match[1] and match[3]):
        raise SetupError(f"{where}: {said[:60]!r} can't be read; {SHAPE}")
    copies = int(match[1] or match[3] or 1)
    if not 1 <= copies <= MOST_COPIES:
        raise SetupError(f"{where}: {copies} copies can't be; from 1 to {MOST_COPIES} can")
    name = match[2].casefold()
    if name not in known:
        close = get_close_matches(name, known, n=3, cutoff=0.6)
        right = f"perhaps {' or '.join(close)}" if close else f"`kanly cards --deck {deck}` lists the cards"
        raise SetupError(f"{where}: the deck {deck!r} has no {match[2][:60]!r}; {right}")
    if deck in ALONE and copies > 1:
        raise SetupError(f"{where}: {match[2]!r} is there once, not {copies} times")
    return [known[name]] * copies
