"""What must hold in every game at every decision: pieces conserved, copies equal, nothing hidden shown.

The tests play random games against these checks, and `kanly fuzz` any number of them.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter

from kanly import catalog
from kanly.arena.broken import InvariantBroken, require
from kanly.arena.parts import check_parts, leaders_known
from kanly.arena.pieces import check_units
from kanly.engine import codes
from kanly.engine.content import Content
from kanly.engine.intrigue import KNOWN_BITS
from kanly.engine.market import ASIDE_BITS
from kanly.engine.rows import all_cards, deck_of
from kanly.engine.seats import agents, people, scores
from kanly.engine.state import State
from kanly.engine.units import elsewhere
from kanly.game import Game
from kanly.notation.moves import read, write
from kanly.notation.record import Record, Recorder, read_record, replay
from kanly.notation.state import key_of
from kanly.setup import Setup
from kanly.view import build_view, sample

# A game of ten rounds has some four hundred decisions; one that passes this bound would never end.
MOST_DECISIONS = 20_000


def check_table(s: State) -> None:
    """Pieces are conserved, numbers are in range, and what is counted twice agrees."""
    check_cards(s)
    check_intrigues(s)
    for i in range(len(s.seats)):
        check_seat(s, i)
    check_alliances(s)
    check_units(s)
    check_parts(s)
    c = s.content
    occupied = 0
    for seat in s.seats:
        for space in seat.on:
            occupied |= 1 << space
    require(s.free == c.all_spaces & ~occupied, "the free spaces are not those without an Agent")
    require(s.closed == sum(seat.closes >= 0 for seat in s.seats), "the count of closed spaces is wrong")
    require(len(s.conflict_deck) == len(c.conflict_ids) - s.round, "a Conflict card is lost or doubled")
    require(min(s.bonus_spice) >= 0, "bonus spice is negative")
    reveals = [seat.revealed for seat in s.seats if seat.revealed]
    require(len(reveals) == len(set(reveals)), "two seats have the same Reveal turn")


def check_cards(s: State) -> None:
    """Every card that the game began with is in exactly one place. This runs at each decision of each random game, so
    sorted lists are compared; they are only counted where they differ."""
    c = s.content
    have = [*s.row, *s.imperium, *s.trashed, *all_cards(s)]
    for stack, card in enumerate(c.reserve_cards):
        have += [card] * s.reserve[stack]
    for seat in s.seats:
        for zone in (seat.hand, seat.deck, seat.top, seat.discard, seat.play):
            have += zone
        have += [entry >> ASIDE_BITS for entry in seat.aside]
    # A Leader may start without a card, which stays in the box.
    leaders = tuple(seat.leader for seat in s.seats) if leaders_known(s) else ()
    role = tuple("" if s.roles is None else s.roles.role(s, i) for i in range(people(s)))
    want = cards_of(c, role, leaders)
    have.sort()
    if have != want:
        there, due = Counter(have), Counter(want)
        for card, count in due.items():
            require(there[card] == count, f"{there[card]} copies of {c.card_ids[card]} exist, not {count}")
        raise InvariantBroken("a card exists that belongs to no deck")


@lru_cache
def cards_of(c: Content, roles: tuple[str, ...], leaders: tuple[int, ...]) -> list[int]:
    """All cards of a game of people with these roles and Leaders, in order."""
    cards = [*c.imperium_deck]
    for seat, role in enumerate(roles):
        deck = c.deck_to_start(role).copy()
        leader = leaders[seat] if leaders else codes.NONE
        if leader != codes.NONE and c.leader_without[leader] in deck:
            deck.remove(c.leader_without[leader])
        cards += deck
    for stack, card in enumerate(c.reserve_cards):
        cards += [card] * c.reserve_counts[stack]
    for row in c.rows:
        cards += deck_of(c, row)
    return sorted(cards)


def check_intrigues(s: State) -> None:
    have = [*s.intrigue_deck, *s.intrigue_discard]
    for seat in s.seats:
        have += [held >> KNOWN_BITS for held in seat.intrigues]
        have += seat.waiting
    if s.tally is not None:
        have += s.tally.trashed_intrigues
    have += [step[3] for step in s.stack if step[0] == codes.STEP_INTRIGUE_DONE]
    have.sort()
    require(have == intrigues_of(s.content), "an Intrigue card is lost or doubled")


@lru_cache
def intrigues_of(c: Content) -> list[int]:
    return sorted(c.intrigue_deck)


NEVER_NEGATIVE = (
    "solari",
    "spice",
    "water",
    "points",
    "persuasion",
    "swords",
    "agents",
    "garrison",
    "supply",
    "conflict",
)
counts_of = attrgetter(*NEVER_NEGATIVE)


def check_seat(s: State, i: int) -> None:
    c, me = s.content, s.seats[i]
    counts = counts_of(me)
    if min(counts) < 0:
        raise InvariantBroken(f"seat {i}: {NEVER_NEGATIVE[counts.index(min(counts))]} is negative")
    troops = me.garrison + me.supply + me.conflict + elsewhere(s, i)
    if troops != c.troops:
        raise InvariantBroken(f"seat {i}: {troops} troops, not {c.troops}")
    due = agents(s, i) + me.swordmaster + int(s.mentat == i)
    if me.agents + len(me.on) != due:
        raise InvariantBroken(f"seat {i}: {me.agents + len(me.on)} Agents, not {due}")
    if me.open_hand and Counter(me.open_hand) - Counter(me.hand):
        raise InvariantBroken(f"seat {i}: an open card is not in the hand")
    if len(me.top) != len(me.top_seen):
        raise InvariantBroken(f"seat {i}: who has seen the top cards is unknown")
    if me.deck != sorted(me.deck):
        raise InvariantBroken(f"seat {i}: the rest of the deck has an order")
    if me.points != len(me.sources):
        raise InvariantBroken(f"seat {i}: {me.points} points from {len(me.sources)} sources")
    if not scores(s, i):
        if me.sources:
            raise InvariantBroken(f"seat {i}: an opponent that scores nothing has points")
        return
    friends = sorted(source - codes.FROM_FRIENDSHIP for source in me.sources if is_friendship(source))
    wanted = [f for f in range(c.faction_count) if me.influence[f] >= c.track_point_at[f]]
    if friends != wanted:
        raise InvariantBroken(f"seat {i}: points for Influence are not those of the tracks")
    allies = sorted(source - codes.FROM_ALLIANCE for source in me.sources if is_alliance(source))
    if allies != [f for f in range(c.faction_count) if me.alliances >> f & 1]:
        raise InvariantBroken(f"seat {i}: points for Alliances are not those of the tokens")


def is_friendship(source: int) -> bool:
    return codes.FROM_FRIENDSHIP <= source < codes.FROM_ALLIANCE


def is_alliance(source: int) -> bool:
    return codes.FROM_ALLIANCE <= source < codes.FROM_BATTLE


def check_alliances(s: State) -> None:
    """One holder at most, high enough and nobody above; a token on the board means that nobody is high enough."""
    if any(step[0] == codes.STEP_ALLIANCE for step in s.stack):
        return  # the holder is just being asked who takes it
    for faction in range(s.content.faction_count):
        levels = [seat.influence[faction] for seat in s.seats]
        require(max(levels) <= s.content.track_top[faction] and min(levels) >= 0, "a track is left")
        holders = [i for i, seat in enumerate(s.seats) if seat.alliances >> faction & 1]
        need = s.content.track_alliance_at[faction]
        require(len(holders) <= 1, "two seats hold one Alliance")
        if holders:
            level = levels[holders[0]]
            require(level >= need and level == max(levels), "an Alliance is held by the wrong seat")
        else:
            require(max(levels) < need, "an Alliance is held by nobody though somebody is high enough")


def check_decision(game: Game, thorough: bool) -> None:
    """One decision: the table, and if thorough also copy, JSON, hash, views and samples."""
    check_table(game.state)
    if game.over:
        return
    legal = game.legal
    require(bool(legal), "a seat is asked and has no legal move")
    require(len(legal) == len(set(legal)), "a legal move is listed twice")
    if not thorough:
        return
    copy = game.copy()
    require(copy == game and hash(copy) == hash(game), "a copy differs")
    before = key_of(game.state)
    copy.play(legal[-1])
    require(key_of(game.state) == before, "playing in a copy changed the game")
    again = Game.from_json(game.to_json())
    require(again == game and again.legal == legal, "the game differs after JSON")
    for move in (legal[0], legal[-1]):
        require(
            read(game.state.content, write(game.state.content, move), legal) == move,
            "a move reads differently",
        )
    for viewer in (None, *range(game.people)):
        check_view(game, viewer)


def check_view(game: Game, viewer: int | None) -> None:
    """Dealing everything hidden again leaves the view as it is, and equal views give equal samples."""
    view = build_view(game.state, viewer)
    other = sample(view, game.number)
    require(bool(other.options) or game.over, "a sample has no legal move")
    again = build_view(other, viewer)
    require(again == view, f"the view of {viewer} depends on what it can't know")
    require(key_of(sample(again, game.number)) == key_of(other), "equal views give different samples")
    if viewer is not None and viewer == game.decider:
        require(other.options == game.legal, "the legal moves depend on what the seat can't know")


def play_checked(setup: Setup, seed: int, thorough: bool) -> Record:
    """Play one random game with all checks; a broken one raises with the record of the game so far."""
    chooser = random.Random(seed)
    recorder = Recorder(setup)
    decisions = 0
    try:
        while not recorder.game.over:
            check_decision(recorder.game, thorough and decisions % 5 == 0)
            recorder.play(chooser.choice(recorder.game.legal))
            decisions += 1
            require(decisions < MOST_DECISIONS, "the game does not end")
        check_table(recorder.game.state)
        if thorough:
            done = replay(read_record(recorder.record.to_text()))
            require(done.game == recorder.game, "the record replays to another state")
            require(not done.hashes, "the record replays with another hash")
    except InvariantBroken as broken:
        broken.record = recorder.record
        raise
    except Exception as error:  # whatever broke, the record of the game is what helps
        raise InvariantBroken(f"{type(error).__name__}: {error}", recorder.record) from error
    return recorder.record


def random_setup(
    seed: int, players: int | None = None, edition: str = "base", modules: Sequence[str] = ()
) -> Setup:
    """A setup for a random game: player counts and ways to find Leaders take turns, and, with printed opponents, levels and
    variants."""
    count = players or 3 + seed % 2
    setup = Setup(
        players=count,
        leaders=[{0: "choose", 1: "draft"}.get(seed % 5, "random")],
        apart=seed % 3 == 1,
        seed=seed,
        edition=edition,
        modules=list(modules),
    )
    for opponents in catalog.edition(edition).opponents:
        if opponents.people == count:
            setup.level = opponents.levels[seed % len(opponents.levels)].id
            setup.variants = [name for i, name in enumerate(opponents.variants) if (seed * 7 + 3) >> i & 1]
    return setup


__all__ = ["InvariantBroken", "check_decision", "check_table", "play_checked", "random_setup"]
