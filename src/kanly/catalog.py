"""Every component by key, and the content of each box: an edition, the modules added to it, decks of one's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from kanly import opening, topics
from kanly.components import Component, Edition, Leader, Module
from kanly.engine.content import Content
from kanly.engine.errors import KanlyError, SetupError
from kanly.engine.program import Lowering
from kanly.modules import DECKS, brought, with_modules
from kanly.sets.base import BASE
from kanly.sets.uprising import UPRISING
from kanly.sets.uprising.contracts import IX_CONTRACTS
from kanly.setup import Box, Setup

topics.load("kinds")
topics.load("rules")

EDITIONS: dict[str, Edition] = {BASE.id: BASE, UPRISING.id: UPRISING}
# What lies in a box and no game uses yet.
UNUSED: tuple[Component, ...] = IX_CONTRACTS
# The decks that a setup may list card by card.
OWN_DECKS = ("imperium", "intrigue", "conflicts", "leaders")
# Longer lists could be played but not be stored.
LONGEST_DECK = 500


def edition(name: str) -> Edition:
    if name not in EDITIONS:
        raise SetupError(f"there is no edition {name!r}; known are: {', '.join(EDITIONS)}")
    return EDITIONS[name]


def add_edition(made: Edition) -> None:
    """Put an edition of one's own beside the printed ones: from now on a setup may ask for it by its id."""
    if made.id in EDITIONS:
        raise KanlyError(f"there is already an edition {made.id!r}; give yours another id")
    EDITIONS[made.id] = made
    forget()


def add_module(name: str, module: Module) -> None:
    """Plug a module of one's own into an edition: from now on a setup may ask for it by its id."""
    made = edition(name)
    if any(module.id == other.id for other in made.modules):
        raise KanlyError(f"the edition {name!r} already has a module {module.id!r}")
    EDITIONS[name] = replace(made, modules=(*made.modules, module))
    forget()


def forget() -> None:
    """Content is made once per box; after a change of the editions it has to be made again."""
    canonical.cache_clear()
    _content.cache_clear()
    _plain.cache_clear()
    by_key.cache_clear()
    everything.cache_clear()


def box_of(setup: Setup) -> Box:
    """The box that a setup asks for, checked: a setup often comes out of a file or a form."""
    name: object = setup.edition
    if not isinstance(name, str):
        raise SetupError(f"edition has to be the name of an edition, not {name!r}")
    modules: object = setup.modules
    if not isinstance(modules, list | tuple) or not all(isinstance(module, str) for module in modules):
        raise SetupError(f"modules has to be a list of names, such as ['choam'], not {modules!r}")
    decks: object = setup.decks
    if not isinstance(decks, dict) or not all(
        isinstance(deck, str) and isinstance(cards, list | tuple) and all(isinstance(c, str) for c in cards)
        for deck, cards in decks.items()
    ):
        raise SetupError(
            "decks has to be a table of lists of ids, such as {'imperium': ['maula_pistol', ...]}"
        )
    rules: object = setup.rules
    if not isinstance(rules, int) or isinstance(rules, bool):
        raise SetupError(f"rules has to be the number of a version, or 0 for the newest, not {rules!r}")
    return canonical(
        Box(name, tuple(modules), tuple((deck, tuple(cards)) for deck, cards in decks.items()), rules)
    )


@lru_cache(maxsize=64)
def canonical(box: Box) -> Box:
    """One game has one box: modules in the edition's order, cards by `set/id` and sorted, no number for the newest rules."""
    made = edition(box.edition)
    if not 0 <= box.rules <= made.rules_version:
        raise SetupError(f"{box.edition!r} has no rules {box.rules}; known are 1 to {made.rules_version}")
    rules = 0 if box.rules == made.rules_version else box.rules
    for module in box.modules:
        module_of(made, module)
    decks = []
    for deck, cards in sorted(box.decks):
        known = cards_known(made, deck)
        for card in cards:
            if card not in known:
                raise SetupError(f"the deck {deck!r} lists {card!r}, which no edition has")
        if len(cards) > LONGEST_DECK:
            raise SetupError(f"the deck {deck!r} lists {len(cards)} cards; {LONGEST_DECK} are the most")
        decks.append((deck, tuple(sorted(f"{known[card].set}/{known[card].id}" for card in cards))))
    return Box(box.edition, tuple(m.id for m in made.modules if m.id in box.modules), tuple(decks), rules)


def module_of(made: Edition, name: str) -> Module:
    for module in made.modules:
        if module.id == name:
            return module
    known = ", ".join(module.id for module in made.modules) or "none"
    raise SetupError(f"the edition {made.id!r} has no module {name!r}; known are: {known}")


def with_deck(made: Edition, deck: str, cards: Sequence[str]) -> Edition:
    """An edition with a list of cards in the place of one of its decks."""
    # The edition as it is printed: a list may name what a module has taken away.
    known = cards_known(EDITIONS.get(made.id, made), deck)
    found: list[Component] = []
    for name, count in Counter(cards).items():
        if deck in ("conflicts", "leaders") and count > 1:
            raise SetupError(f"the deck {deck!r} lists {name!r} {count} times; there is one of it")
        found.append(replace(known[name], count=count))
    if deck == "leaders":
        found = with_backs(found, known)
    changes: dict[str, Any] = {deck: tuple(found)}
    check_sizes(made, deck, found)
    return replace(made, **changes)


def cards_known(made: Edition, deck: str) -> dict[str, Component]:
    """What a list of a deck may name: by `set/id`, and by the id alone, which means the game's own edition first."""
    if deck not in OWN_DECKS:
        raise SetupError(f"a setup can't list the deck {deck!r}; it can list: {', '.join(OWN_DECKS)}")
    known: dict[str, Component] = {}
    for source in (made, *(other for other in EDITIONS.values() if other.id != made.id)):
        for component in listed_in(source, deck):
            known.setdefault(component.id, component)
            known[f"{component.set}/{component.id}"] = component
    return known


def with_backs(found: list[Component], known: dict[str, Component]) -> list[Component]:
    """A list of Leaders with the other sides of their cards, which come with them and are not listed."""
    backs = {leader.back: leader for leader in known.values() if isinstance(leader, Leader) and leader.back}
    for leader in found:
        if leader.id in backs:
            raise SetupError(
                f"the deck 'leaders' lists {leader.id!r}, the back of {backs[leader.id].id!r}; list that one"
            )
    return [
        *found,
        *(known[leader.back] for leader in found if isinstance(leader, Leader) and leader.back is not None),
    ]


def check_sizes(made: Edition, deck: str, found: Sequence[Component]) -> None:
    """A list that no game could be played with is refused before the first move."""
    if deck == "imperium" and sum(card.count for card in found) < made.row:
        raise SetupError(f"the deck 'imperium' has to list at least {made.row} cards, for the Row")
    if deck == "intrigue" and not found:
        raise SetupError("the deck 'intrigue' has to list at least one card")
    if deck == "conflicts":
        for level, needed in sorted(Counter(made.conflict_levels).items()):
            have = sum(1 for conflict in found if getattr(conflict, "level", 0) == level)
            if have < needed:
                raise SetupError(
                    f"the deck 'conflicts' lists {have} of level {level}; a game needs at least {needed}"
                )


def assemble(box: Box) -> Edition:
    """Everything that the game of a box uses."""
    box = canonical(box)
    printed = edition(box.edition)
    made = with_modules(printed, [module_of(printed, name) for name in box.modules])
    if box.modules:
        for deck in OWN_DECKS:
            check_sizes(made, deck, getattr(made, deck))
    for deck, cards in box.decks:
        made = with_deck(made, deck, cards)
    return made


@lru_cache(maxsize=16)
def _content(box: Box) -> Content:
    try:
        made = assemble(box)
        found = lower(made, box)
        opening.look(made, found)
        return found
    except SetupError:
        raise
    except KanlyError as error:
        # A list of one's own can name a card that needs what this game hasn't got.
        raise SetupError(f"this game can't be put together: {error}") from None


def content_for(setup: Setup) -> Content:
    """The tables of the game that a setup asks for. The plain game of an edition is the usual one, and quickly found."""
    name: object = setup.edition
    plain = setup.modules == [] and setup.decks == {} and type(setup.rules) is int and setup.rules == 0
    if plain and isinstance(name, str):
        return _plain(name)
    return content(box_of(setup))


@lru_cache(maxsize=16)
def _plain(name: str) -> Content:
    return content(name)


def content(box: Box | str) -> Content:
    """The lowered tables of a box, made once; a name means that edition without anything added."""
    return _content(canonical(Box(box) if isinstance(box, str) else box))


def lower(made: Edition, box: Box | None = None) -> Content:
    """The tables of an edition; without a box one that is not in the catalog, such as a mutated or an expanded one."""
    return Lowering(made, (0 if box is None else box.rules) or made.rules_version).build(box)


def components(made: Edition) -> list[Component]:
    """Everything that an edition holds without its modules, deck by deck, in the order of its lists."""
    return [component for deck in DECKS for component in brought(made, deck)]


def listed_in(made: Edition, deck: str) -> list[Component]:
    """A deck of an edition and what each of its modules would bring into it."""
    sources: list[Edition | Module] = [made, *made.modules]
    return [component for source in sources for component in brought(source, deck)]


@lru_cache(maxsize=16)
def by_key(box: Box | str) -> dict[str, Component]:
    """The components of a box by `set/deck/id`."""
    made = assemble(Box(box) if isinstance(box, str) else box)
    return {component.key: component for component in components(made)}


@lru_cache(maxsize=1)
def everything() -> dict[str, Component]:
    """Every component of every box by `set/deck/id`, with modules and with what no game uses yet."""
    found: dict[str, Component] = {}
    for made in EDITIONS.values():
        for deck in DECKS:
            for component in listed_in(made, deck):
                found.setdefault(component.key, component)
    for component in UNUSED:
        found.setdefault(component.key, component)
    return found
