"""What one seat is allowed to know: the only thing that leaves the engine's side.

A view is built from an allow-list, field by field, with ids instead of numbers. A *sample* is a full game dealt at
random among all that a view allows; it depends on the view and the sample's seed alone.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from kanly import catalog
from kanly.engine import chance, codes, fields, flow
from kanly.engine.costs import trash_terms
from kanly.engine.errors import KanlyError
from kanly.engine.intrigue import KNOWN_BITS
from kanly.engine.part import PARTS
from kanly.engine.seats import is_person, sees
from kanly.engine.state import Seat, State, new_seat, new_state
from kanly.engine.step import STEPS
from kanly.engine.units import strength
from kanly.notation.moves import write
from kanly.notation.names import Names, names_of
from kanly.notation.parts import read_parts, write_parts
from kanly.notation.state import SEAT_DOMAINS, STATE_DOMAINS, read_step, write_step
from kanly.setup import Box

# What lies open on the table, by its declaration.
OPEN_SEAT = fields.names(fields.SEAT, fields.NUMBER, fields.OPEN)
OPEN_SEAT_ZONES = tuple(f.name for f in fields.SEAT if f.kind != fields.NUMBER and f.seen == fields.OPEN)
OPEN_STATE = fields.names(fields.STATE, fields.NUMBER, fields.OPEN)
OPEN_STATE_ZONES = tuple(f.name for f in fields.STATE if f.kind != fields.NUMBER and f.seen == fields.OPEN)
OPEN_TURN = fields.names(fields.STATE, fields.NUMBER, fields.MARK)
# The step for which a seat must hold a card that all can tell of.
ASKS_FOR_A_CARD = STEPS[codes.STEP_TRASH].name
PHASES = {getattr(codes, name): name[6:].lower() for name in dir(codes) if name.startswith("PHASE_")}
TURNS = {getattr(codes, name): name[5:].lower() for name in dir(codes) if name.startswith("TURN_")}
PHASE_CODES = {name: code for code, name in PHASES.items()}
TURN_CODES = {name: code for code, name in TURNS.items()}


@dataclass(frozen=True)
class TableView:
    """What lies in the middle of the table and belongs to nobody."""

    number: int
    horizon: int
    """The last decision that showed someone something hidden: undo goes no further back."""
    round: int
    phase: str
    """setup, start, turns, combat, makers, recall, endgame, over"""
    first: int
    """The seat with the first player marker."""
    turn: int
    """The seat whose turn it is."""
    turn_kind: str
    """none, opening (an Agent or a Reveal turn?), agent, reveal"""
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
    """Who has the Mentat; None: it is at home."""
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


@dataclass(frozen=True)
class SeatView:
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
    aside: list[dict[str, Any]]
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
    """The cards lying known on the deck, the next to be drawn last; None: known to others only."""
    top_open: list[bool]
    """Which of those everybody has seen."""
    intrigues: list[dict[str, Any]]
    """All for the viewer's own seat, for others those that the viewer knows."""
    intrigue_count: int
    tokens: list[str] | None
    """Secret faction tokens, if they are the viewer's or have been shown."""


@dataclass(frozen=True)
class View:
    """What a seat (or a spectator: seat None) may know of the game now."""

    seat: int | None
    edition: str
    modules: list[str]
    """What was added to the edition, such as choam."""
    decks: dict[str, list[str]]
    """Lists of cards that the game's maker put in the place of an edition's decks."""
    rules_version: int
    table: TableView
    stack: list[list[Any]]
    seats: list[SeatView]
    parts: dict[str, dict[str, Any]]
    """What only some games have, field by field: the parts that are registered, such as units, tally, battles; what belongs to
    seats is a list by seat. All of it is open. `automa`: printed opponents, with the story of each one's last turn."""
    conflicts_unseen: list[str]
    intrigues_unseen: list[str]
    """The Intrigue deck and what others hold unknown to the viewer, together; sorted."""
    decider: int
    """The seat that is asked now; -1: the game is over."""
    decision: str
    """What is asked."""
    legal: list[str]
    """The viewer's legal moves; empty while another seat decides."""

    @property
    def me(self) -> SeatView:
        """The viewer's own seat."""
        if self.seat is None:
            raise KanlyError("a spectator has no seat of their own")
        return self.seats[self.seat]

    @property
    def acting(self) -> SeatView:
        """The seat that the viewer decides for now: its own, or another all of whose cards it sees."""
        owner: int = self.stack[-1][1]
        if self.decider == self.seat and owner >= 0 and self.seats[owner].deck is not None:
            return self.seats[owner]
        return self.me

    @property
    def box(self) -> Box:
        """What the game is made of."""
        decks = tuple((deck, tuple(cards)) for deck, cards in self.decks.items())
        return catalog.canonical(Box(self.edition, tuple(self.modules), decks, self.rules_version))

    @property
    def number(self) -> int:
        """The number of the pending decision."""
        return self.table.number

    def to_json(self) -> dict[str, Any]:
        """The view as plain data; what lies in it is the view's own."""
        # `dataclasses.asdict` would copy every list, and took longer than building the view.
        seats = [dict(vars(seat)) for seat in self.seats]
        return {**vars(self), "table": dict(vars(self.table)), "seats": seats}


class Opened:
    """What lies open in a state, by name: the same for all, so whoever builds the views of several seats does this once. Those
    views share what they have in common."""

    def __init__(self, s: State) -> None:
        c = s.content
        names = names_of(c)
        self.table = build_table(s, names)
        self.stack = [write_step(names, step) for step in s.stack]
        self.parts = write_parts(names, s)
        self.conflicts_unseen = [c.conflict_ids[card] for card in s.conflict_deck]
        self.decider = flow.decider(s)
        self._seats: dict[int, SeatView] = {}

    def seat(self, s: State, names: Names, i: int, viewer: int | None) -> SeatView:
        """A seat as a viewer sees it. Who knows nothing of it that is not open sees what everybody sees."""
        me = s.seats[i]
        if viewer is not None and (
            sees(s, viewer, i)
            or any(held >> viewer & 1 for held in me.intrigues)
            or any(mask >> viewer & 1 for mask in me.top_seen)
        ):
            return build_seat(s, names, i, viewer)
        if i not in self._seats:
            self._seats[i] = build_seat(s, names, i, None)
        return self._seats[i]


def build_view(s: State, seat: int | None, opened: Opened | None = None) -> View:
    """`opened`: of this very state, where it is at hand."""
    if seat is not None and not 0 <= seat < len(s.seats):
        raise KanlyError(f"there is no seat {seat}; seats are 0 to {len(s.seats) - 1}")
    if seat is not None and not is_person(s, seat):
        raise KanlyError(f"seat {seat} is a printed opponent's: nobody looks at the table from there")
    c = s.content
    names = names_of(c)
    unseen = list(s.intrigue_deck)
    for i, other in enumerate(s.seats):
        if not sees(s, seat, i):
            unseen += [held >> KNOWN_BITS for held in other.intrigues if not knows(seat, held)]
    opened = opened or Opened(s)
    return View(
        seat=seat,
        edition=c.box.edition,
        modules=list(c.box.modules),
        decks={deck: list(cards) for deck, cards in c.box.decks},
        rules_version=c.rules_version,
        table=opened.table,
        stack=opened.stack,
        seats=[opened.seat(s, names, i, seat) for i in range(len(s.seats))],
        parts=opened.parts,
        conflicts_unseen=opened.conflicts_unseen,
        intrigues_unseen=[c.intrigue_ids[card] for card in sorted(unseen)],
        decider=opened.decider,
        decision=STEPS[s.stack[-1][0]].name,
        legal=[write(c, move) for move in s.options] if seat is not None and opened.decider == seat else [],
    )


def open_fields(
    held: State | Seat, names: Names, keys: tuple[str, ...], domains: dict[str, str]
) -> dict[str, Any]:
    """The numbers of these fields, with names for those that stand for something."""
    return {
        key: names.write(domains[key], getattr(held, key)) if key in domains else getattr(held, key)
        for key in keys
    }


def build_table(s: State, names: Names) -> TableView:
    c = s.content
    open_values = open_fields(s, names, OPEN_STATE, STATE_DOMAINS)
    for key in OPEN_STATE_ZONES:
        open_values[key] = names.write_all(STATE_DOMAINS.get(key, ""), getattr(s, key))
    return TableView(
        **open_values,
        phase=PHASES[s.phase],
        turn_kind=TURNS[s.turn_kind],
        turn_marks={key: getattr(s, key) for key in OPEN_TURN},
        winner=seat_or_none(s.winner),
        fighters=[i for i in range(len(s.seats)) if s.fighters >> i & 1],
        mentat=seat_or_none(s.mentat),
        mentat_next=seat_or_none(s.mentat_next),
        reserve={c.card_ids[card]: s.reserve[stack] for stack, card in enumerate(c.reserve_cards)},
        bonus_spice={
            c.space_ids[i]: s.bonus_spice[i] for i, is_maker in enumerate(c.space_maker) if is_maker
        },
        control={c.space_ids[i]: holder for i, holder in enumerate(s.control) if holder >= 0},
    )


def seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else seat


def none_or_seat(seat: int | None) -> int:
    return codes.NONE if seat is None else seat


def knows(viewer: int | None, held: int) -> bool:
    return viewer is not None and bool(held >> viewer & 1)


def build_seat(s: State, names: Names, i: int, viewer: int | None) -> SeatView:
    me = s.seats[i]
    own = sees(s, viewer, i)
    open_values = open_fields(me, names, OPEN_SEAT, SEAT_DOMAINS)
    for key in OPEN_SEAT_ZONES:
        open_values[key] = names.write_all(SEAT_DOMAINS.get(key, ""), getattr(me, key))
    cards = names.lists["card"]
    seen = [
        own or (viewer is not None and bool(mask >> viewer & 1)) or is_open(s, mask) for mask in me.top_seen
    ]
    unknown_hand = (Counter(me.hand) - Counter(me.open_hand)).elements() if me.open_hand else me.hand
    hidden = [*unknown_hand, *me.deck]
    hidden += [card for card, known in zip(me.top, seen, strict=True) if not known]
    intrigues = me.intrigues if own else [held for held in me.intrigues if knows(viewer, held)]
    open_hand = open_values.pop("open_hand")
    for key in ("council", "swordmaster", "once_spent"):
        open_values[key] = bool(open_values[key])
    del open_values["influence"]
    return SeatView(
        seat=i,
        **open_values,
        influence=dict(zip(s.content.faction_ids, me.influence, strict=True)),
        strength=strength(s, i),
        hand=[cards[card] for card in me.hand] if own else open_hand,
        hand_size=len(me.hand),
        deck=[cards[card] for card in me.deck] if own else None,
        deck_size=len(me.deck) + len(me.top),
        hidden=[] if own else [cards[card] for card in sorted(hidden)],
        shown=open_hand,
        top=[cards[card] if known else None for card, known in zip(me.top, seen, strict=True)],
        top_open=[is_open(s, mask) for mask in me.top_seen],
        intrigues=[write_held(names, held, own, viewer) for held in intrigues],
        intrigue_count=len(me.intrigues),
        tokens=names.write("factions", me.tokens) if own or me.once_spent else None,
    )


def is_open(s: State, mask: int) -> bool:
    return mask == (1 << len(s.seats)) - 1


def write_held(names: Names, held: int, own: bool, viewer: int | None) -> dict[str, Any]:
    """The owner knows who has seen the card; another viewer knows only that they have."""
    if not own and viewer is not None:
        held = held >> KNOWN_BITS << KNOWN_BITS | 1 << viewer
    entry: dict[str, Any] = names.write("held", held)
    return entry


class Dealer:
    """Deals one sample from a view."""

    def __init__(self, view: View, seed: int, state: State | None) -> None:
        self.view = view
        self.state = state
        self.content = catalog.content(view.box) if state is None else state.content
        self.names = names_of(self.content)
        self.s = new_state(self.content)
        self.s.rng = chance.seeded(seed)

    def deal(self) -> State:
        view, s, names = self.view, self.s, self.names
        self.deal_table(view.table)
        s.conflict_deck = tuple(self.read_all("conflict", view.conflicts_unseen, "conflicts"))
        intrigues = sorted(self.read_all("intrigue", view.intrigues_unseen, "intrigues"))
        for seat_view in view.seats:
            s.seats.append(self.deal_seat(seat_view, intrigues))
        s.intrigue_deck = tuple(intrigues)
        if self.state is None:
            read_parts(names, s, view.parts)
        else:
            for kind in PARTS.values():
                part = kind.of(self.state)
                if part is not None:
                    kind.put(s, part.copy())
            s.roles = self.state.roles
            s.noted = s.roles is not None
        s.stack = [read_step(names, entry, len(s.seats), "stack") for entry in view.stack]
        if not flow.is_over(s):
            flow.relist(s)
        return s

    def deal_table(self, t: TableView) -> None:
        s, c, names = self.s, self.content, self.names
        for key in OPEN_STATE:
            value, domain = getattr(t, key), STATE_DOMAINS.get(key)
            setattr(s, key, value if domain is None else names.read(domain, value, key))
        for key in OPEN_STATE_ZONES:
            values = self.read_all(STATE_DOMAINS.get(key, ""), getattr(t, key), key)
            setattr(s, key, values if key == "pool" else tuple(values))
        for key in OPEN_TURN:
            setattr(s, key, t.turn_marks[key])
        s.phase = PHASE_CODES[t.phase]
        s.turn_kind = TURN_CODES[t.turn_kind]
        s.winner, s.mentat, s.mentat_next = map(none_or_seat, (t.winner, t.mentat, t.mentat_next))
        s.fighters = sum(1 << i for i in t.fighters)
        s.closed = sum(seat.closes is not None for seat in self.view.seats)
        s.reserve = tuple(t.reserve[c.card_ids[card]] for card in c.reserve_cards)
        s.bonus_spice = tuple(t.bonus_spice.get(space, 0) for space in c.space_ids)
        s.control = tuple(t.control.get(space, codes.NONE) for space in c.space_ids)

    def read_all(self, domain: str, values: list[Any], where: str) -> list[int]:
        return self.names.read_all(domain, values, where) if values else []

    def deal_seat(self, v: SeatView, intrigues: list[int]) -> Seat:
        names, s = self.names, self.s
        me = new_seat()
        for key in OPEN_SEAT:
            value, domain = getattr(v, key), SEAT_DOMAINS.get(key)
            setattr(me, key, int(value) if domain is None else names.read(domain, value, key))
        me.influence = tuple(v.influence[faction] for faction in self.content.faction_ids)
        me.discard = self.read_all("card", v.discard, "discard")
        me.play = self.read_all("card", v.play, "play")
        me.waiting = tuple(self.read_all("intrigue", v.waiting, "waiting"))
        me.aside = tuple(self.read_all("aside", v.aside, "aside"))
        me.on = tuple(self.read_all("space", v.on, "on"))
        me.sources = tuple(self.read_all("source", v.sources, "sources"))
        me.hand = self.read_all("card", v.hand, "hand")
        hidden = self.read_all("card", v.hidden, "hidden")
        everybody = (1 << len(self.view.seats)) - 1
        me.open_hand = tuple(self.read_all("card", v.shown, "shown"))
        if v.deck is not None:
            me.deck = self.read_all("card", v.deck, "deck")
        else:
            self.deal_what_is_asked_for(v.seat, me, hidden)
            while len(me.hand) < v.hand_size:
                me.hand.append(hidden.pop(chance.below(s, len(hidden))))
        for card, is_shown in zip(v.top, v.top_open, strict=True):
            me.top += (
                hidden.pop(chance.below(s, len(hidden))) if card is None else names.read("card", card, "top"),
            )
            me.top_seen += (everybody if is_shown else 1 << v.seat,)
        if v.deck is None:
            me.deck = sorted(hidden)
        me.intrigues = tuple(self.read_all("held", v.intrigues, "intrigues"))
        while len(me.intrigues) < v.intrigue_count:
            me.intrigues += (intrigues.pop(chance.below(s, len(intrigues))) << KNOWN_BITS,)
        me.tokens = self.deal_tokens(v, me.leader)
        return me

    def deal_what_is_asked_for(self, seat: int, me: Seat, hidden: list[int]) -> None:
        """A seat that pays with a card of some faction from its hand has one, as all can tell."""
        for entry in self.view.stack:
            if entry[0] != ASKS_FOR_A_CARD or entry[1] != seat:
                continue
            asking = read_step(self.names, entry, len(self.view.seats), "stack")[4]
            if not asking:
                continue
            zone, faction = trash_terms(self.content.nodes[asking - 1])
            fitting = [
                card for card in hidden if faction < 0 or self.content.card_factions[card] >> faction & 1
            ]
            if zone == codes.HAND and fitting and not any(card in fitting for card in me.hand):
                card = fitting[chance.below(self.s, len(fitting))]
                hidden.remove(card)
                me.hand.append(card)

    def deal_tokens(self, v: SeatView, leader: int) -> int:
        if v.tokens is not None:
            return self.names.read("factions", v.tokens, "tokens")
        chosen = 0
        factions = list(range(self.content.faction_count))
        wanted = 0 if leader < 0 else self.content.leader_tokens[leader] - self.still_to_pick(v.seat, leader)
        for _ in range(wanted):
            chosen |= 1 << factions.pop(chance.below(self.s, len(factions)))
        return chosen

    def still_to_pick(self, seat: int, leader: int) -> int:
        """How many of its secret tokens the seat has not chosen yet."""
        for step in self.view.stack:
            if step[0] == "token" and step[1] == seat:
                return int(step[3])
            if step[0] == "setup_done":
                return self.content.leader_tokens[leader]
        return 0


def sample(view: View, seed: int, state: State | None = None) -> State:
    """A full state dealt at random among all that the view allows, with a generator of its own. `state`: the one that is
    viewed, from whoever has it at hand: the parts of it that lie open whole need not be read from the view again."""
    return Dealer(view, seed, state).deal()
