"""What a seat may know of the game: the fields of `kanly.view`, in the words of the notation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from kanly.server.told.base import OneOf, Told
from kanly.server.told.parts import parts_model
from kanly.view import PHASES, TURNS

if TYPE_CHECKING:
    Parts = dict[str, Any]
else:
    Parts = parts_model()

Phase = Annotated[str, OneOf(tuple(PHASES.values()))]
TurnKind = Annotated[str, OneOf(tuple(TURNS.values()))]


class TableView(Told):
    """What lies in the middle of the table and belongs to nobody."""

    number: int
    horizon: int
    """The last decision that showed someone something hidden: undo goes no further back."""
    round: int
    phase: Phase
    first: int
    """The seat with the first player marker."""
    turn: int
    """The seat whose turn it is."""
    turn_kind: TurnKind
    turn_space: str | None
    turn_card: str | None
    turn_recruited: int
    """Troops recruited this turn that can still be deployed."""
    turn_allowance: int
    """Garrison troops that can still be deployed besides those."""
    turn_deployed: int
    turn_marks: dict[str, int]
    """What cards have changed for this turn, in the engine's numbers."""
    reveals: int
    conflict: str | None
    winner: int | None
    fighters: list[int]
    """The seats that entered this Combat phase with a unit."""
    free: list[str]
    """Spaces without an Agent."""
    mentat: int | None
    """Who has the Mentat; null: it is at home."""
    mentat_next: int | None
    pool: list[str]
    """The effects of the open turn that are still due."""
    row: list[str]
    imperium: list[str]
    """The Imperium deck, sorted: what is in it, not in which order."""
    reserve: dict[str, int]
    intrigue_discard: list[str]
    bonus_spice: dict[str, int]
    control: dict[str, int]
    trashed: list[str]


class HeldIntrigue(Told):
    card: str
    known_by: list[int]


class SetAside(Told):
    """A card of the market that is kept for a seat, at a lower price."""

    card: str
    less: int


class SeatView(Told):
    """One player's side of the table, as the viewer sees it."""

    seat: int
    leader: str | None
    solari: int
    spice: int
    water: int
    points: int
    persuasion: int
    swords: int
    strength: int
    agents: int
    garrison: int
    supply: int
    conflict: int
    influence: dict[str, int]
    alliances: list[str]
    council: bool
    swordmaster: bool
    visited: list[str]
    revealed: int
    once_spent: bool
    closes: str | None
    on: list[str]
    play: list[str]
    discard: list[str]
    waiting: list[str]
    aside: list[SetAside]
    sources: list[str]
    hand: list[str]
    """All cards for the viewer's own seat (and one whose owner shows the viewer all), for others those that everybody has seen."""
    hand_size: int
    deck: list[str] | None
    """The viewer's own deck, sorted: what is in it, not in which order."""
    deck_size: int
    hidden: list[str]
    """For others: the cards that are in hand or deck, nobody but the owner knows which where; sorted."""
    shown: list[str]
    """The cards of the hand that everybody has seen."""
    top: list[str | None]
    """The cards lying known on the deck, the next to be drawn last; null: known to others only."""
    top_open: list[bool]
    """Which of those everybody has seen."""
    intrigues: list[HeldIntrigue]
    """All for the viewer's own seat, for others those that the viewer knows."""
    intrigue_count: int
    tokens: list[str] | None
    """Secret faction tokens, if they are the viewer's or have been shown."""


class View(Told):
    """What a seat (or somebody who looks on: null) may know of the game now."""

    seat: int | None
    edition: str
    modules: list[str]
    decks: dict[str, list[str]]
    """Lists of cards that the game's maker put in the place of an edition's decks."""
    rules_version: int
    table: TableView
    stack: list[list[Any]]
    """The engine's own steps, for bots."""
    seats: list[SeatView]
    parts: Parts
    conflicts_unseen: list[str]
    intrigues_unseen: list[str]
    decider: int
    """The seat that is asked now; -1: the game is over."""
    decision: str
    legal: list[str]
