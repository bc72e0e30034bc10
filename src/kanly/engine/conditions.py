"""Whether a condition holds now, and how many of something there are now."""

from __future__ import annotations

from kanly import effects as fx
from kanly.engine import seats, units
from kanly.engine.codes import (
    COUNT_IN_PLAY,
    COUNT_OTHER_SWORDS,
    COUNT_REVEALED,
    IF_ALLIANCE,
    IF_ANOTHER_IN_PLAY,
    IF_CONFLICT_LEVEL,
    IF_COUNCIL,
    IF_DECK,
    IF_ENEMY_ALLIANCE,
    IF_ENEMY_IN_CONFLICT,
    IF_FACTIONS_AT,
    IF_GAINED_SPICE,
    IF_INFLUENCE,
    IF_OWNS,
    IF_OWNS_MOST,
    IF_STRENGTH,
    IF_SWORDMASTER,
    IF_UNITS,
    IF_VISITED_FACTION,
    IF_VISITED_MAKER,
    NONE,
    TURN_AGENT,
)
from kanly.engine.content import Node
from kanly.engine.gate import CHECKS, COUNTS, Check, Count, Numbers, register_condition, register_count
from kanly.engine.roles import UNITS
from kanly.engine.state import State


def holds(s: State, seat: int, node: Node) -> bool:
    """Whether all conditions of a When node hold for a seat."""
    for code, a, b in node.costs:
        if code == IF_INFLUENCE:
            # By far the most usual one.
            levels = s.seats[seat].influence if s.roles is None else s.roles.levels(s, seat)
            if levels[a] < b:
                return False
        elif not one_holds(s, seat, node, code, a, b):
            return False
    return True


def one_holds(s: State, seat: int, node: Node, code: int, a: int, b: int) -> bool:
    return CHECKS[code].holds(s, seat, node, a, b)


def count(s: State, seat: int, node: Node) -> int:
    """How many of what a ForEach node counts there are."""
    return COUNTS[node.a].count(s, seat, node, node.b)


# --- conditions


class HasAlliance(Check):
    def lower(self, condition: fx.Condition, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(condition, fx.HasAlliance)
        if condition.faction is None:
            return (1 << len(numbers.edition.tracks)) - 1, 0
        return 1 << numbers.faction_number(condition.faction), 0

    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        return s.seats[seat].alliances & a != 0


class HasInfluence(Check):
    def lower(self, condition: fx.Condition, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(condition, fx.HasInfluence)
        return numbers.faction_number(condition.faction), condition.amount

    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        return seats.levels(s, seat)[a] >= b


class AnotherInPlay(Check):
    def lower(self, condition: fx.Condition, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(condition, fx.AnotherInPlay)
        return numbers.faction_number(condition.faction), 0

    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        return another_in_play(s, seat, node, a)


class HasCouncilSeat(Check):
    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        return s.seats[seat].council != 0


class HasSwordmaster(Check):
    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        return s.seats[seat].swordmaster != 0


class ConflictLevel(Check):
    def lower(self, condition: fx.Condition, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(condition, fx.ConflictLevel)
        return condition.level, 0

    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        return s.conflict != NONE and s.content.conflict_level[s.conflict] >= a


class EnemyInConflict(Check):
    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        return any(other.conflict > 0 for i, other in enumerate(s.seats) if seats.are_enemies(s, seat, i))


class DeckNotEmpty(Check):
    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        me = s.seats[seat]
        return bool(me.deck or me.top)


class FactionsAt(Check):
    def lower(self, condition: fx.Condition, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(condition, fx.FactionsAt)
        return condition.influence, condition.factions

    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        return sum(1 for level in seats.levels(s, seat) if level >= a) >= b


class Owns(Check):
    def lower(self, condition: fx.Condition, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(condition, fx.Owns)
        return numbers.card_number(condition.card), condition.copies

    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        return owned(s, seat, a) >= b


class OwnsMost(Check):
    def lower(self, condition: fx.Condition, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(condition, fx.OwnsMost)
        return numbers.card_number(condition.card), 0

    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        mine = owned(s, seat, a)
        return all(owned(s, other, a) < mine for other in range(len(s.seats)) if other != seat)


class EnemyAlliance(Check):
    def lower(self, condition: fx.Condition, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(condition, fx.EnemyAlliance)
        return condition.influence, 0

    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        return under_enemy_alliance(s, seat, a)


class VisitedMaker(Check):
    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        return s.turn_kind == TURN_AGENT and s.content.space_maker[s.turn_space]


class VisitedFaction(Check):
    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        return s.turn_kind == TURN_AGENT and s.content.space_faction[s.turn_space] != NONE


class UnitsInConflict(Check):
    def lower(self, condition: fx.Condition, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(condition, fx.UnitsInConflict)
        kind = NONE if condition.kind is None else numbers.unit_number(condition.kind)
        return kind, condition.units

    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        seat = seats.receiver(s, seat, UNITS)
        return (units.present(s, seat) if a == NONE else units.of_kind(s, seat, a)) >= b


class StrengthAtLeast(Check):
    def lower(self, condition: fx.Condition, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(condition, fx.StrengthAtLeast)
        return condition.strength, 0

    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        return units.strength(s, seats.receiver(s, seat, UNITS)) >= a


class GainedSpice(Check):
    def lower(self, condition: fx.Condition, numbers: Numbers) -> tuple[int, int]:
        numbers.needs_tally()
        return 0, 0

    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        return s.tally is not None and s.tally.spice > 0


def owned(s: State, seat: int, card: int) -> int:
    """How many copies of a card a seat owns, wherever they are."""
    me = s.seats[seat]
    if s.roles is not None and not s.roles.is_person(s, seat):
        return s.roles.owns(s, seat, card)
    return (
        me.hand.count(card)
        + me.deck.count(card)
        + me.top.count(card)
        + me.discard.count(card)
        + me.play.count(card)
    )


def another_in_play(s: State, seat: int, node: Node, faction: int) -> bool:
    me = s.seats[seat]
    factions = s.content.card_factions
    count = 0
    for card in me.play:
        if factions[card] >> faction & 1:
            count += 1
    # The card itself belongs to the faction or not; another one has to be there in either case.
    own = node.card != NONE and bool(factions[node.card] >> faction & 1) and node.card in me.play
    return count > int(own)


def under_enemy_alliance(s: State, seat: int, level: int) -> bool:
    """Whether the seat has this much Influence with a faction whose Alliance another seat holds."""
    for i, other in enumerate(s.seats):
        if other.alliances and seats.are_enemies(s, seat, i):
            for faction, mine in enumerate(seats.levels(s, seat)):
                if other.alliances >> faction & 1 and mine >= level:
                    return True
    return False


# --- counts


class CardsInPlay(Count):
    def lower(self, counted: fx.Counted, numbers: Numbers) -> int:
        assert isinstance(counted, fx.CardsInPlay)
        return numbers.faction_number(counted.faction)

    def count(self, s: State, seat: int, node: Node, a: int) -> int:
        factions = s.content.card_factions
        return sum(1 for card in s.seats[seat].play if factions[card] >> a & 1)


class CardsRevealed(Count):
    def lower(self, counted: fx.Counted, numbers: Numbers) -> int:
        assert isinstance(counted, fx.CardsRevealed)
        numbers.needs_tally()
        return numbers.faction_number(counted.faction)

    def count(self, s: State, seat: int, node: Node, a: int) -> int:
        factions = s.content.card_factions
        return sum(1 for card in revealed(s, seat) if factions[card] >> a & 1)


class OtherSwordCards(Count):
    def lower(self, counted: fx.Counted, numbers: Numbers) -> int:
        numbers.needs_tally()
        return 0

    def count(self, s: State, seat: int, node: Node, a: int) -> int:
        return other_sword_cards(s, seat, node.card)


def revealed(s: State, seat: int) -> list[int]:
    """The cards revealed this turn that are still in play (R-290)."""
    if s.tally is None:
        return []
    left = s.seats[seat].play.copy()
    found: list[int] = []
    for card in s.tally.revealed:
        if card in left:
            left.remove(card)
            found.append(card)
    return found


def other_sword_cards(s: State, seat: int, card: int) -> int:
    """Revealed cards besides this one that give swords this turn, by what is printed or by what was chosen (R-289)."""
    assert s.tally is not None
    cards = revealed(s, seat)
    if card in cards:
        cards.remove(card)
    chosen = list(s.tally.gave_swords)
    number = 0
    for other in cards:
        if s.content.card_swords[other]:
            number += 1
        elif other in chosen:
            chosen.remove(other)
            number += 1
    return number


register_condition(fx.HasAlliance, HasAlliance(), IF_ALLIANCE)
register_condition(fx.HasInfluence, HasInfluence(), IF_INFLUENCE)
register_condition(fx.AnotherInPlay, AnotherInPlay(), IF_ANOTHER_IN_PLAY)
register_condition(fx.HasCouncilSeat, HasCouncilSeat(), IF_COUNCIL)
register_condition(fx.HasSwordmaster, HasSwordmaster(), IF_SWORDMASTER)
register_condition(fx.ConflictLevel, ConflictLevel(), IF_CONFLICT_LEVEL)
register_condition(fx.EnemyInConflict, EnemyInConflict(), IF_ENEMY_IN_CONFLICT)
register_condition(fx.DeckNotEmpty, DeckNotEmpty(), IF_DECK)
register_condition(fx.FactionsAt, FactionsAt(), IF_FACTIONS_AT)
register_condition(fx.Owns, Owns(), IF_OWNS)
register_condition(fx.OwnsMost, OwnsMost(), IF_OWNS_MOST)
register_condition(fx.EnemyAlliance, EnemyAlliance(), IF_ENEMY_ALLIANCE)
register_condition(fx.VisitedMaker, VisitedMaker(), IF_VISITED_MAKER)
register_condition(fx.VisitedFaction, VisitedFaction(), IF_VISITED_FACTION)
register_condition(fx.UnitsInConflict, UnitsInConflict(), IF_UNITS)
register_condition(fx.StrengthAtLeast, StrengthAtLeast(), IF_STRENGTH)
register_condition(fx.GainedSpice, GainedSpice(), IF_GAINED_SPICE)
register_count(fx.CardsInPlay, CardsInPlay(), COUNT_IN_PLAY)
register_count(fx.CardsRevealed, CardsRevealed(), COUNT_REVEALED)
register_count(fx.OtherSwordCards, OtherSwordCards(), COUNT_OTHER_SWORDS)
