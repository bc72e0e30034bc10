"""What a seat may know of the game: the fields of `kanly.view`, in the words of the notation."""

from __future__ import annotations

from typing import Annotated, Any

from kanly.server.told.base import Missing, OneOf, Told
from kanly.view import PHASES, TURNS

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


class SpiesView(Told):
    posts: list[list[str]]
    """By seat."""


class UnitsView(Told):
    """Units that are no troops, and what lets them in."""

    conflict: list[dict[str, int]]
    """By seat: how many of each kind are in the Conflict."""
    hooks: list[int]
    """The seats that have Maker Hooks."""
    wall: int
    """1 while the Shield Wall stands."""
    supply: Annotated[list[dict[str, int]] | None, Missing()] = None
    """By seat: how many of each kind it has left, where some kind has a limit."""
    garrison: Annotated[list[dict[str, int]] | None, Missing()] = None
    """By seat: how many of each kind stand in its garrison, where some kind can."""
    commissioned: Annotated[list[dict[str, int]] | None, Missing()] = None
    """Of those, how many came there this turn."""
    holds: Annotated[list[list[str]] | None, Missing()] = None
    """By seat: the spaces that a unit of it controls, over any marker, where some kind does that."""


class AreasView(Told):
    troops: list[dict[str, int]]
    """By seat: how many of its troops are in each place of their own."""


class ContractsView(Told):
    bank: list[str]
    offer: list[str]
    reserved: list[str]
    held: list[list[str]]
    """By seat."""
    done: list[list[str]]
    """By seat."""


class BattleCard(Told):
    card: str
    face_up: bool


class BattlesView(Told):
    cards: list[list[BattleCard]]
    """By seat: Objectives, and Conflicts that were won."""


class MatsView(Told):
    memories: list[int]
    """By seat."""
    training: list[str | None]
    """By seat: where its token stands; null: it has no track."""


class TallyView(Told):
    """What the turn has brought so far."""

    recalled: int
    spice: int
    units: int
    barred: int
    recruits_deploy: int
    revealed: list[str]
    gave_swords: list[str]
    acquired: list[str]
    reacting: list[str]
    trashed_intrigues: list[str]
    harvested: int = 0


class RowsView(Told):
    """The rows that only some games have, each a list in the order of `rows`."""

    lying: list[list[str | None]]
    rest: list[list[str]]
    below: list[list[int]]


class EventView(Told):
    """Something that happened in the last turn of a printed opponent."""

    event: str
    seat: int | None
    a: str | int | None
    b: str | int | None
    seen_by: int
    cause: str | None


class AutomaView(Told):
    """The printed opponents."""

    people: int
    rivals: list[str | None]
    """By seat."""
    level: str | None
    variants: list[str]
    deck: list[str]
    discard: list[str]
    passed: list[str]
    stuck: list[int]
    stories: list[list[EventView]]
    """By seat: what happened in its last turn."""


class Parts(Told):
    """What only some games have; one that a game has not got is left out."""

    spies: Annotated[SpiesView | None, Missing()] = None
    units: Annotated[UnitsView | None, Missing()] = None
    areas: Annotated[AreasView | None, Missing()] = None
    contracts: Annotated[ContractsView | None, Missing()] = None
    battles: Annotated[BattlesView | None, Missing()] = None
    mats: Annotated[MatsView | None, Missing()] = None
    tally: Annotated[TallyView | None, Missing()] = None
    rows: Annotated[RowsView | None, Missing()] = None
    automa: Annotated[AutomaView | None, Missing()] = None


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
