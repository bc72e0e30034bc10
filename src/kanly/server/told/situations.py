"""The game as a seat sees it: what it is asked, what it may do, and why not."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import Field

from kanly.engine.moves import KINDS
from kanly.server.told.base import ComponentLine, Listed, Missing, OneOf, Told, Tree
from kanly.server.told.views import View
from kanly.text.questions import KINDS as SOURCES

# The kinds of our own house; an expansion may bring others.
MOVE_KINDS: Final = tuple(kind.name for kind in KINDS)
MoveKind = Annotated[str, Listed(MOVE_KINDS)]
SourceKind = Annotated[str, OneOf((*dict.fromkeys(SOURCES.values()), "rule"))]


class Source(Told):
    """What gives or asks something: the component that it is printed on, or the rules themselves."""

    kind: SourceKind
    id: str
    name: str


class Move(Told):
    """A legal move."""

    move: str
    """The notation, which is what is sent back."""
    kind: MoveKind
    a: str | int | None
    """What it is about, by ids; what is counted, such as troops, is a number."""
    b: str | int | None
    """A space; or where a card lies: `market`, `aside` or the id of a row to buy or acquire it, `hand`, `discard` or `play` to trash it."""
    text: str
    """What it does, in the reader's language."""
    icon: str = ""
    """What stands before its words, of a kind that the page was made without."""
    source: Source | None = None
    """What gives or asks this."""
    must: bool = False
    """It has to be done before the turn can end."""
    costs: list[Tree] = Field(default_factory=list)
    """What it costs, for the drawer of effects; empty where nothing can be drawn."""
    gives: list[Tree] = Field(default_factory=list)
    """What it brings, likewise."""
    final: bool = False
    """It shows something hidden (a card drawn, the Row refilled) or ends the game, so that it can't be taken back."""
    ends: bool = False
    """This seat's turn, or its part in Combat, ends with it, without an End of its own; where chance decides, as a new card of
    the Row may be bought or not: it may end."""
    deploys: int = 0
    """Of sending an Agent: how many troops may be deployed right after it."""
    shows: list[str] = Field(default_factory=list)
    """Of sending an Agent: what has to be taken right after it and shows something hidden, by its notation."""
    forced: bool = False
    """Of a Reveal turn: everybody can tell that nothing else can be done, so whoever takes it at once gives nothing away."""


class Why(Told):
    """Why things can't be used now, in a sentence, by their ids."""

    spaces: dict[str, str]
    cards: dict[str, str]
    market: dict[str, str]
    intrigues: dict[str, str]


class Chips(Told):
    """The same in two or three words."""

    spaces: dict[str, str]


class Way(Told):
    """One price, and all that it brings."""

    cost: list[Tree]
    gains: list[Tree]
    printed: list[Tree]
    """What the space itself says for this price, as far as it holds for this seat."""


class Visit(Told):
    ways: list[Way]
    """Each price that may be paid."""
    lines: Annotated[list[ComponentLine] | None, Missing()] = None
    """What the space says at this seat's price, where that is not the printed one."""


class Asked(Told):
    """What is asked of the seat, and by what."""

    title: str
    about: str
    by: Source | None


class BlockTold(Told):
    """Things that can be done, by what they come from."""

    key: str
    source: Source | None
    kind: str
    """The word for what the source is: a space, a card, a Leader."""
    sentence: str
    must: bool
    moves: list[str]
    """The notations of its moves."""


class RevealPart(Told):
    source: Source
    persuasion: int
    swords: int


class RevealTold(Told):
    """What the Reveal turn that is being taken has brought: its sums, what is not spent yet, and each thing that gave of them."""

    seat: int
    persuasion: int
    left: int
    swords: int
    strength: int
    cards: list[str]
    """The cards that were revealed."""
    parts: list[RevealPart]


class Result(Told):
    standing: list[int]
    points: list[int]
    sources: list[dict[str, int]]
    decided: list[str | None]
    """What put each of the standing before the next, where their points are the same."""


class RowPlace(Told):
    card: str | None
    """Null: the stack is at its end."""
    below: int
    """How many cards lie face down under it."""
    costs: list[Tree]
    """What it costs, for the drawer of effects; empty: it is not for sale."""
    price: str
    """The same in words."""
    persuasion: int | None
    """The same, if it is persuasion."""


class RowTold(Told):
    """Cards for sale besides the Imperium Row and the Reserve."""

    id: str
    """As moves name it."""
    name: str
    places: list[RowPlace]
    rest: int
    """How many cards have not been turned up."""
    sells: bool
    """Whether this seat may have them; whoever looks on is kept out of none."""


class Situation(Told):
    number: int
    """Of the pending decision: a move is sent with it and refused if another is pending by then."""
    view: View
    decider: int | None
    for_seat: int | None
    """The printed opponent that is decided for, if it is not the decider."""
    prompt: str
    moves: list[Move]
    why: Why
    prices: dict[str, int]
    """What cards of the market cost this seat now."""
    rows: Annotated[list[RowTold] | None, Missing()] = None
    """The rows that only some games have; left out where there are none."""
    order: list[int]
    """The seats as they take turns, from the First Player on."""
    visits: dict[str, Visit]
    """What a visit to each space costs this seat now, and what it gives."""
    rounds: int
    """How many rounds there are at most."""
    undo: int
    """How many decisions this seat may take back."""
    result: Result | None
    asked: Asked | None = None
    """For the seat that is asked alone."""
    blocks: list[BlockTold] = Field(default_factory=list)
    """What must be done first, then what may be done."""
    chips: Annotated[Chips | None, Missing()] = None
    reveal: RevealTold | None = None
    """Null: nobody takes a Reveal turn."""
