"""Orders that the game takes away by taking effects unasked (R-052, decision 0006).

Effects of a turn may be taken in any order, and the game takes some by itself because their order can't matter. Whether
that is so is looked for here: a turn is played out in every way, once as the game plays it and once by a *patient* game
that takes nothing by itself. What only the patient game can reach, and what is not simply less, is an order taken away.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from operator import attrgetter
from typing import Any

from kanly import catalog
from kanly.arena.invariants import random_setup
from kanly.arena.stirring import stirred_turns
from kanly.engine import codes, flow, moves
from kanly.engine.content import AUTO_BRANCH, AUTO_NEVER, Content
from kanly.engine.part import PARTS, part_of
from kanly.engine.parts import TALLY, with_cards
from kanly.engine.specials import WORDS
from kanly.engine.state import (
    SEAT_LISTS,
    SEAT_NUMBERS,
    SEAT_TUPLES,
    STATE_NUMBERS,
    STATE_TUPLES,
    Script,
    State,
)
from kanly.notation.moves import write
from kanly.setup import Box

Gains = tuple[int, ...]
# What a seat has and never wants less of; no rule looks at how little somebody has. A troop in the garrison is one less in
# the supply, which only matters when it was the last.
GAINS = ("solari", "spice", "water", "persuasion", "swords", "garrison")
# And what it has completed of contracts that ask for spice and bring Solari: more of both.
COMPLETED = "completed"
# What two turns with the same result may differ in: how many questions were asked, and what the generator drew.
PASSING = ("rng", "number", "horizon")
# Zones whose order says nothing.
HEAPS = ("intrigues", "waiting", "on", "open_hand", "sources", "aside")
NO_EFFECTS = (codes.OP_SIGNET, codes.OP_FACTION_INFLUENCE, codes.OP_ON_ACQUIRE)
# The Mentat of a visit costs nothing: waiting could only win that Calculated Hire is paid for the same.
FOR_NOTHING = (codes.OP_MENTAT,)
# Specials that work from the moment at which the card is played.
AT_ONCE = ("bar_deployment",)
# A turn with more positions than this is passed over, and counted.
MOST_POSITIONS = 2_000
# Purchases in one Reveal turn; each further one multiplies the positions and orders nothing new.
MOST_PURCHASES = 1
# Of a game's turns so many are compared, so that a portion of them reaches from its first round to its last.
SHARE = 0.25


def own_content(box: Box, rules: int = 0) -> Content:
    """The tables of a box for this search alone, so that its marks can be changed."""
    box = catalog.canonical(Box(box.edition, box.modules, box.decks, rules))
    return catalog.lower(catalog.assemble(box), box)


def patient(box: Box) -> Content:
    """A game that asks for every effect of the pool. Still settled at once is what is no effect of its own: which of two
    boxes holds, what a ring is, how much a visit gives, what reacts to purchases, and what the rules want at once; and what
    nobody would wait with (decision 0006)."""
    content = own_content(box)
    for node in content.nodes:
        at_once = node.op == codes.OP_SPECIAL and WORDS[node.a].name in AT_ONCE
        if node.auto != AUTO_BRANCH and node.op not in (*NO_EFFECTS, *FOR_NOTHING) and not at_once:
            node.auto = AUTO_NEVER
    return content


@dataclass
class Finding:
    """A result of a turn that only the patient game reaches."""

    opening: str
    path: list[str]
    causes: list[str]
    """The effects that, if they were asked for, would bring the result back; several mean any of them."""
    missing: str

    @property
    def text(self) -> str:
        return (
            f"{self.opening}: {', '.join(self.causes) or 'several effects together'}: {'; '.join(self.path)}"
        )


@dataclass
class Tried:
    """What became of some turns."""

    turns: int = 0
    too_large: int = 0
    positions: int = 0
    findings: list[Finding] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)

    def add(self, other: Tried) -> None:
        self.turns += other.turns
        self.too_large += other.too_large
        self.positions += other.positions
        self.findings += other.findings
        self.seen |= other.seen


# What a turn leaves behind it is forgotten when the next one opens, or lapses.
OF_THE_TURN = ("turn_kind", "turn_space", "turn_card", "turn_begun", "turn_recruited", "turn_allowance", "turn_deployed",
    "turn_harvest", "turn_faction", "turn_icons", "turn_joins", "turn_passed", "turn_discount", "turn_to_top")  # fmt: skip
LASTING = tuple(name for name in STATE_NUMBERS if name not in (*PASSING, *OF_THE_TURN))
lasting_numbers = attrgetter(*LASTING)
turn_numbers = attrgetter(*OF_THE_TURN)
seat_numbers = attrgetter(*(name for name in SEAT_NUMBERS if name not in (*GAINS, "supply")))
seat_gains = attrgetter(*GAINS)
seat_zones = attrgetter(*SEAT_LISTS, *HEAPS)
seat_tuples = attrgetter(*(name for name in SEAT_TUPLES if name not in HEAPS))
state_heaps = attrgetter("intrigue_discard", "trashed", "row")
state_tuples = attrgetter(
    *(name for name in STATE_TUPLES if name not in ("intrigue_discard", "trashed", "row"))
)


# Parts in which some order says nothing, or that tell how a turn went; all others change for good.
WITH_AN_ORDER = ("automa", "contracts", "tally")


def heap(value: Any) -> Any:
    return tuple(sorted(value, key=repr)) if isinstance(value, tuple) and len(value) > 1 else value


@lru_cache(maxsize=1 << 13)
def unordered(zones: tuple[tuple[int, ...], ...]) -> int:
    """A number for zones whose order says nothing. Most positions of a turn have the same ones, so it is kept."""
    return hash(tuple(tuple(sorted(zone)) for zone in zones))


def for_spice(c: Content, contract: int) -> bool:
    """Whether it is completed by spice alone and brings resources alone."""
    reward = c.contract_reward[contract]
    return c.contract_on[contract].trigger == codes.ON_GAINED_SPICE and all(
        c.nodes[n].op == codes.OP_GAIN for n in reward
    )


def gains_of(s: State, seat: int) -> Gains:
    completed = 0
    contracts = part_of(s, "contracts")
    if contracts is not None:
        completed = sum(for_spice(s.content, contract) for contract in contracts.done[seat])
    return (*seat_gains(s.seats[seat]), completed)


def contracts_key(s: State, seat: int) -> int:
    """A number for who holds which contract; the seat's own that are for spice are its gains, once they are completed."""
    contracts = part_of(s, "contracts")
    held, done = contracts.held, contracts.done
    for contract in done[seat]:
        if for_spice(s.content, contract):
            at = done[seat].index(contract)
            done = with_cards(done, seat, (*done[seat][:at], *done[seat][at + 1 :]))
            held = with_cards(held, seat, (*held[seat], contract))
    return unordered((*held, *done))


def lasting_key(s: State, seat: int) -> int:
    """A number for all that the turn changes for good, whatever order led to it, apart from the gains of the seat."""
    fields: list[Any] = [lasting_numbers(s), state_tuples(s)]
    fields.append(unordered(state_heaps(s)))
    for i, other in enumerate(s.seats):
        fields += [seat_numbers(other), seat_tuples(other), unordered(tuple(map(tuple, seat_zones(other))))]
        fields.append(other.supply == 0 if i == seat else (other.supply, *seat_gains(other)))
    for name, kind in PARTS.items():
        held = kind.of(s)
        if held is not None and name not in WITH_AN_ORDER:
            fields += [getattr(held, field.name) for field in kind.fields]
    contracts = part_of(s, "contracts")
    if contracts is not None:
        fields += [heap(contracts.offer), contracts.bank, contracts.reserved]
        fields.append(contracts_key(s, seat))
    if s.tally is not None:
        fields.append(heap(s.tally.trashed_intrigues))
    return hash(tuple(fields))


def passing_key(s: State) -> int:
    """A number for what else tells two moments of one turn apart."""
    fields: list[Any] = [tuple(s.stack), turn_numbers(s), tuple(sorted(s.pool))]
    if s.tally is not None:
        fields += [heap(getattr(s.tally, field.name)) for field in TALLY.fields]
    return hash(tuple(fields))


@dataclass
class Turn:
    """One turn of one seat with its opening decided: a card and a space, or the Reveal."""

    state: State
    seat: int
    opening: int
    chance: Script

    def begin(self, content: Content) -> State:
        s = self.state.copy()
        s.content = content
        s.script = self.chance
        flow.relist(s)
        return s

    def allowed(self, s: State, purchases: int) -> list[int]:
        if s.stack[-1][0] == codes.STEP_TURN:
            return [m for m in s.options if m == self.opening or moves.kind_of(m) == moves.PLAY]
        if purchases >= MOST_PURCHASES:
            return [m for m in s.options if moves.kind_of(m) != moves.BUY]
        return s.options

    def is_open(self, s: State) -> bool:
        return bool(s.turn_begun) and s.turn == self.seat and s.phase == self.state.phase


def subjects(box: Box) -> set[str]:
    """Every component that a turn of this box can be about."""
    c = own_content(box)
    numbers = [*c.card_component, *c.intrigue_component, *c.leader_component, *c.space_component]
    return {c.components[number] for number in numbers}


class TooLarge(Exception):
    """The turn can go in more ways than anybody wants to wait for."""


def results(
    turn: Turn, content: Content, chooser: random.Random, most: int, *, whole: bool
) -> Iterator[tuple[int, Gains, list[int]]]:
    """Every table at which the turn can be ended, with a way to it. Not `whole`: after so many positions it is enough."""
    stack: list[tuple[State, int, list[int]]] = [(turn.begin(content), 0, [])]
    known: set[tuple[int, int, Gains, int]] = set()
    while stack:
        s, purchases, path = stack.pop()
        options = list(turn.allowed(s, purchases))
        chooser.shuffle(options)
        for move in options:
            if moves.kind_of(move) == moves.END and s.stack[-1][0] in (codes.STEP_AGENT, codes.STEP_REVEAL):
                yield lasting_key(s, turn.seat), gains_of(s, turn.seat), path
                continue
            after = s.copy()
            after.script = turn.chance
            flow.play(after, move)
            if not turn.is_open(after):
                continue  # the whole turn was passed
            bought = purchases + (moves.kind_of(move) == moves.BUY)
            seen = (
                lasting_key(after, turn.seat),
                passing_key(after),
                gains_of(after, turn.seat),
                bought,
            )
            if seen in known:
                continue
            known.add(seen)
            if len(known) > most:
                if whole:
                    raise TooLarge
                return
            stack.append((after, bought, [*path, move]))


class Reached:
    """The results that a game can reach."""

    def __init__(self) -> None:
        self.gains: dict[int, list[Gains]] = {}
        self.count = 0

    def add(self, key: int, gains: Gains) -> None:
        known = self.gains.setdefault(key, [])
        if gains not in known:
            known.append(gains)
            self.count += 1

    def holds(self, key: int, gains: Gains) -> bool:
        """Whether this result can be reached, or the same with more."""
        return any(
            all(have >= want for have, want in zip(better, gains, strict=True))
            for better in self.gains.get(key, ())
        )


def reached(turn: Turn, content: Content, chooser: random.Random, most: int = MOST_POSITIONS) -> Reached:
    found = Reached()
    for key, gains, _ in results(turn, content, chooser, most, whole=True):
        found.add(key, gains)
    return found


class Search:
    """Compares a game with its patient twin, turn by turn."""

    def __init__(self, box: Box, rules: int = 0) -> None:
        self.plain = own_content(box, rules)
        self.patient = patient(box)

    def compare(self, turn: Turn, chooser: random.Random) -> Tried:
        tried = Tried(turns=1)
        c = self.plain
        tried.seen.update(self.components(turn))
        try:
            have = reached(turn, c, chooser)
        except TooLarge:
            tried.too_large = 1
            return tried
        tried.positions = have.count
        for key, gains, path in results(turn, self.patient, chooser, MOST_POSITIONS, whole=False):
            if not have.holds(key, gains):
                tried.findings.append(self.explain(turn, key, gains, path, chooser))
                break
        return tried

    def components(self, turn: Turn) -> list[str]:
        """What this turn is about: Leader, card and space, or the cards that are revealed, and Intrigue cards in hand."""
        c, me = self.plain, turn.state.seats[turn.seat]
        found = [c.components[c.intrigue_component[held >> 6]] for held in me.intrigues]
        if me.leader != codes.NONE:
            found.append(c.components[c.leader_component[me.leader]])
        if moves.kind_of(turn.opening) == moves.AGENT:
            found.append(c.components[c.card_component[moves.first(turn.opening)]])
            found.append(c.components[c.space_component[moves.second(turn.opening)]])
        else:
            found += [c.components[c.card_component[card]] for card in me.hand]
        return found

    def explain(self, turn: Turn, key: int, gains: Gains, path: list[int], chooser: random.Random) -> Finding:
        c = self.plain
        taken = [moves.first(move) for move in path if moves.kind_of(move) == moves.TAKE]
        causes: list[str] = []
        for node in dict.fromkeys(taken):
            mark = c.nodes[node].auto
            if not mark:
                continue
            c.nodes[node].auto = AUTO_NEVER
            try:
                if reached(turn, c, chooser).holds(key, gains):
                    causes.append(c.nodes[node].name)
            except TooLarge:
                pass
            finally:
                c.nodes[node].auto = mark
        me = turn.state.seats[turn.seat]
        leader = "nobody" if me.leader == codes.NONE else c.leader_ids[me.leader]
        return Finding(
            f"{leader}, {write(c, turn.opening)}",
            [write(c, move) for move in path],
            causes,
            f"{dict(zip((*GAINS, COMPLETED), gains, strict=True))}",
        )


def search_turns(box: Box, turns: int, seed: int, rules: int = 0) -> Tried:
    """Compare this many turns of random games of a box; `rules`: an earlier version, to see what it took away."""
    chooser = random.Random(seed)
    search = Search(box, rules)
    tried = Tried()
    game = 0
    while tried.turns < turns:
        setup = random_setup(seed * 1_000 + game, 3 + game % 2, box.edition, box.modules)
        setup.leaders = ["random"]
        setup.decks = {deck: list(cards) for deck, cards in box.decks}
        for state, seat, opening in stirred_turns(setup, chooser, 2, SHARE):
            turn = Turn(state, seat, opening, Script([], False, settled=1 + chooser.randrange(1 << 29)))
            tried.add(search.compare(turn, chooser))
            if tried.turns == turns:
                break
        game += 1
    return tried
