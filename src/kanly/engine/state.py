"""The state of a game: small, mutable, quick to copy.

Zones hold small ints: lists where cards come and go all the time, tuples (shared between copies) where they seldom do.
A deck is a known top over an unordered rest that is kept sorted, so that states reached
by the same cards in another order are equal; a card is chosen when it is drawn. Every field is declared in `fields.py`, which
drives equality, hash, JSON and views; what is made from there stands here written out. The classes have no `__init__`: mypyc
would run it for every copy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.content import Content
from kanly.engine.fields import LIST, NUMBER, SEAT, STATE, TUPLE, names
from kanly.engine.part import NO_PARTS, Part
from kanly.engine.parts import LeaderMats, Tally, Units

if TYPE_CHECKING:
    from kanly.engine.roles import Roles

# A log entry: code, seat, two numbers, who may see the first number (a bit mask, -1: everybody), the causing node.
Event = tuple[int, int, int, int, int, int]
# What waits: kind, owner (whose effect), decider (who is asked), and two numbers that the kind gives a meaning.
Step = tuple[int, int, int, int, int]

SEAT_NUMBERS: Final = names(SEAT, NUMBER)
SEAT_LISTS: Final = names(SEAT, LIST)
SEAT_TUPLES: Final = names(SEAT, TUPLE)
STATE_NUMBERS: Final = names(STATE, NUMBER)
STATE_LISTS: Final = names(STATE, LIST)
STATE_TUPLES: Final = names(STATE, TUPLE)


class Seat:
    """One player's side of the table. Flags are ints; masks are bit masks of factions, spaces or seats."""

    __slots__ = SEAT_NUMBERS + SEAT_LISTS + SEAT_TUPLES

    # made from fields: what a seat has
    leader: int
    solari: int
    spice: int
    water: int
    points: int
    persuasion: int
    swords: int
    agents: int
    garrison: int
    supply: int
    conflict: int
    alliances: int
    council: int
    swordmaster: int
    visited: int  # spaces that may be visited once and have been
    revealed: int  # 0, or the number of this round's Reveal turn in the order of the whole game
    tokens: int  # secret faction tokens
    once_spent: int  # 1 when a once-per-game ability is spent
    closes: int  # the space closed to the others until this seat's next turn
    influence: tuple[int, ...]  # by faction
    hand: list[int]
    open_hand: tuple[int, ...]  # the cards of the hand that everybody has seen
    deck: list[int]
    top: tuple[int, ...]  # the known cards on the deck, the next to be drawn last
    top_seen: tuple[int, ...]  # who has seen each of them
    discard: list[int]
    play: list[int]
    intrigues: tuple[int, ...]  # card << 6 | the others who know it
    waiting: tuple[int, ...]  # Intrigue cards face up until the Reveal turn
    aside: tuple[int, ...]  # cards taken out of the Row for this seat alone
    on: tuple[int, ...]  # the spaces of its Agents
    sources: tuple[int, ...]  # where each Victory Point came from
    # made until here

    def copy(self) -> Seat:
        t = Seat()
        # made from fields: a copy of a seat
        t.leader = self.leader
        t.solari = self.solari
        t.spice = self.spice
        t.water = self.water
        t.points = self.points
        t.persuasion = self.persuasion
        t.swords = self.swords
        t.agents = self.agents
        t.garrison = self.garrison
        t.supply = self.supply
        t.conflict = self.conflict
        t.alliances = self.alliances
        t.council = self.council
        t.swordmaster = self.swordmaster
        t.visited = self.visited
        t.revealed = self.revealed
        t.tokens = self.tokens
        t.once_spent = self.once_spent
        t.closes = self.closes
        t.influence = self.influence
        t.hand = self.hand.copy()
        t.open_hand = self.open_hand
        t.deck = self.deck.copy()
        t.top = self.top
        t.top_seen = self.top_seen
        t.discard = self.discard.copy()
        t.play = self.play.copy()
        t.intrigues = self.intrigues
        t.waiting = self.waiting
        t.aside = self.aside
        t.on = self.on
        t.sources = self.sources
        # made until here
        return t


def new_seat() -> Seat:
    t = Seat()
    # made from fields: a new seat
    t.leader = -1
    t.solari = 0
    t.spice = 0
    t.water = 0
    t.points = 0
    t.persuasion = 0
    t.swords = 0
    t.agents = 0
    t.garrison = 0
    t.supply = 0
    t.conflict = 0
    t.alliances = 0
    t.council = 0
    t.swordmaster = 0
    t.visited = 0
    t.revealed = 0
    t.tokens = 0
    t.once_spent = 0
    t.closes = -1
    t.influence = ()
    t.hand = []
    t.open_hand = ()
    t.deck = []
    t.top = ()
    t.top_seen = ()
    t.discard = []
    t.play = []
    t.intrigues = ()
    t.waiting = ()
    t.aside = ()
    t.on = ()
    t.sources = ()
    # made until here
    return t


class Script:
    """Dictated chance: the answers of a record, a scenario or a person, in order.

    `strict`: when the lines run out, only a draw with one possible answer goes on; otherwise the generator answers.
    `spared`: None where every draw has its line. Elsewhere draws with one possible answer need none; of those that the
    next line would fit, these leave it to a later draw, counted from 0. `settled`, if it is not 0: what comes depends on
    nothing but this number and what there is to be drawn, so that turns which do the same things in another order can be
    compared.
    """

    def __init__(
        self,
        lines: list[tuple[int, int, int]],
        strict: bool,
        spared: set[int] | None = None,
        settled: int = 0,
    ) -> None:
        self.lines: list[tuple[int, int, int]] = lines
        self.strict: bool = strict
        self.spared: set[int] | None = spared
        self.settled: int = settled
        self.at: int = 0
        # How many draws with one possible answer found a line that fits.
        self.fitting: int = 0


class State:
    """Everything about one game. The last three fields are those who listen or dictate; a copy has none."""

    __slots__ = (
        *STATE_NUMBERS,
        *STATE_LISTS,
        *STATE_TUPLES,
        "ask",
        "asks",
        "cause",
        "content",
        "log",
        "mats",
        "noted",
        "options",
        "parts",
        "roles",
        "script",
        "seats",
        "stack",
        "tally",
        "trace",
        "units",
    )

    content: Content
    seats: list[Seat]
    stack: list[Step]
    options: list[int]  # the legal moves of the top step; replaced, never changed
    ask: bool  # the prompt may not be left out, though it has one answer
    asks: bool  # whoever plays this on wants lone Reveal turns to be asked for; a copy forgets it, as it does listeners
    cause: int  # the node that events are put down to
    noted: bool  # whether anybody wants to know what happens: a listener, or the roles
    roles: Roles | None  # how seats differ from plain people; None where none does
    # made from fields: what a state has
    rng: int
    number: int
    horizon: int  # the last decision that showed someone something hidden
    round: int
    phase: int
    first: int
    turn: int
    turn_kind: int
    turn_space: int
    turn_card: int
    turn_begun: int
    turn_recruited: int
    turn_allowance: int
    turn_deployed: int
    turn_harvest: int
    turn_faction: int
    turn_icons: int
    turn_joins: int
    turn_passed: int
    turn_discount: int
    turn_to_top: int
    reveals: int  # Reveal turns taken in the whole game
    conflict: int
    winner: int
    fighters: int
    free: int  # spaces without an Agent
    closed: int  # whether any seat closes a space
    mentat: int
    mentat_next: int
    pool: list[int]  # the effects of the open turn that are still due
    conflict_deck: tuple[int, ...]
    row: tuple[int, ...]
    imperium: tuple[int, ...]
    reserve: tuple[int, ...]
    intrigue_deck: tuple[int, ...]
    intrigue_discard: tuple[int, ...]
    bonus_spice: tuple[int, ...]
    control: tuple[int, ...]
    trashed: tuple[int, ...]
    # made until here
    parts: list[Part | None]  # those of topics, each at the number of its kind (`part.py`)
    units: Units | None
    mats: LeaderMats | None
    tally: Tally | None
    log: list[Event] | None
    trace: list[tuple[int, int, int]] | None
    script: Script | None

    def copy(self) -> State:
        t = State()
        t.content = self.content
        t.seats = [seat.copy() for seat in self.seats]
        t.stack = self.stack.copy()
        t.options = self.options
        t.ask = False
        t.asks = False
        t.cause = -1
        t.roles = self.roles
        t.noted = self.roles is not None
        # made from fields: a copy of a state
        t.rng = self.rng
        t.number = self.number
        t.horizon = self.horizon
        t.round = self.round
        t.phase = self.phase
        t.first = self.first
        t.turn = self.turn
        t.turn_kind = self.turn_kind
        t.turn_space = self.turn_space
        t.turn_card = self.turn_card
        t.turn_begun = self.turn_begun
        t.turn_recruited = self.turn_recruited
        t.turn_allowance = self.turn_allowance
        t.turn_deployed = self.turn_deployed
        t.turn_harvest = self.turn_harvest
        t.turn_faction = self.turn_faction
        t.turn_icons = self.turn_icons
        t.turn_joins = self.turn_joins
        t.turn_passed = self.turn_passed
        t.turn_discount = self.turn_discount
        t.turn_to_top = self.turn_to_top
        t.reveals = self.reveals
        t.conflict = self.conflict
        t.winner = self.winner
        t.fighters = self.fighters
        t.free = self.free
        t.closed = self.closed
        t.mentat = self.mentat
        t.mentat_next = self.mentat_next
        t.pool = self.pool.copy()
        t.conflict_deck = self.conflict_deck
        t.row = self.row
        t.imperium = self.imperium
        t.reserve = self.reserve
        t.intrigue_deck = self.intrigue_deck
        t.intrigue_discard = self.intrigue_discard
        t.bonus_spice = self.bonus_spice
        t.control = self.control
        t.trashed = self.trashed
        # made until here
        t.parts = [None if part is None else part.copy() for part in self.parts] if self.parts else self.parts
        if self.tally is None:
            t.units = None
            t.mats = None
            t.tally = None
        else:
            # Where any of these exists, the tally does.
            t.tally = self.tally.copy()
            t.units = None if self.units is None else self.units.copy()
            t.mats = None if self.mats is None else self.mats.copy()
        t.log = None
        t.trace = None
        t.script = None
        return t


def new_state(content: Content) -> State:
    t = State()
    t.content = content
    t.seats = []
    t.stack = []
    t.options = []
    t.ask = False
    t.asks = False
    t.cause = -1
    t.noted = False
    t.roles = None
    # made from fields: a new state
    t.rng = 0
    t.number = 0
    t.horizon = 0
    t.round = 0
    t.phase = 0
    t.first = 0
    t.turn = 0
    t.turn_kind = 0
    t.turn_space = -1
    t.turn_card = -1
    t.turn_begun = 0
    t.turn_recruited = 0
    t.turn_allowance = 0
    t.turn_deployed = 0
    t.turn_harvest = 1
    t.turn_faction = 0
    t.turn_icons = 0
    t.turn_joins = 0
    t.turn_passed = 0
    t.turn_discount = 0
    t.turn_to_top = 0
    t.reveals = 0
    t.conflict = -1
    t.winner = -1
    t.fighters = 0
    t.free = 0
    t.closed = 0
    t.mentat = -1
    t.mentat_next = -1
    t.pool = []
    t.conflict_deck = ()
    t.row = ()
    t.imperium = ()
    t.reserve = ()
    t.intrigue_deck = ()
    t.intrigue_discard = ()
    t.bonus_spice = ()
    t.control = ()
    t.trashed = ()
    # made until here
    t.parts = NO_PARTS
    t.units = None
    t.mats = None
    t.tally = None
    t.log = None
    t.trace = None
    t.script = None
    return t
