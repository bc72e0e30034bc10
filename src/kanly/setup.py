"""What a game is made from, as its maker says it. Data only: `catalog.py` opens the box, `engine/setup.py` lays the table."""

from __future__ import annotations

from dataclasses import dataclass, field

RANDOM = "random"
CHOOSE = "choose"
DRAFT = "draft"


@dataclass(frozen=True)
class Box:
    """Which components a game uses: an edition, the modules added to it, and decks of the maker's own.

    `decks`: a deck's name and its cards, each as often as it is in the deck; a card is an id, or `set/id` where two sets
    share one. `rules`: the version of the rules that it is played by; 0 means the newest.

    >>> Box("uprising", ("choam",))
    Box(edition='uprising', modules=('choam',), decks=(), rules=0)
    """

    edition: str
    modules: tuple[str, ...] = ()
    decks: tuple[tuple[str, tuple[str, ...]], ...] = ()
    rules: int = 0


@dataclass
class Setup:
    """What a game is made from.

    `leaders`: one entry per seat: a Leader's id, "random", "choose" (the seat's first decision) or "draft" (the same, out of
    a few Leaders who are dealt face up; whoever moves last picks first); one word stands for all seats. `apart`: no two of
    them from one House. `modules`: what is added to the edition, such as `["choam"]`. `decks`: lists of cards in the place of an
    edition's own, such as `{"imperium": [...]}`.

    One or two players sit with printed opponents: `rivals` names them ("random": any that fits; House Hagal of a base game
    for two has no name), `level` how hard they are (empty: the usual one), `variants` what is switched on besides, such as
    `["smart_politics"]`. Their seats come after the players'.

    `rules`: by which version of the rules, for games that were begun under an earlier one; 0 means the newest.
    """

    players: int = 4
    leaders: list[str] = field(default_factory=lambda: [RANDOM])
    seed: int = 0
    edition: str = "base"
    modules: list[str] = field(default_factory=list)
    decks: dict[str, list[str]] = field(default_factory=dict)
    rivals: list[str] = field(default_factory=lambda: [RANDOM])
    level: str = ""
    variants: list[str] = field(default_factory=list)
    apart: bool = False
    rules: int = 0
