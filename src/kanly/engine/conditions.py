"""Whether a condition holds now, and how many of something there are now."""

from __future__ import annotations

from kanly.engine import spies, units
from kanly.engine.automa import seats
from kanly.engine.codes import (
    COUNT_CONTRACTS,
    COUNT_IN_PLAY,
    COUNT_OTHER_SWORDS,
    COUNT_REVEALED,
    COUNT_UNITS,
    IF_ALLIANCE,
    IF_ANOTHER_IN_PLAY,
    IF_CONFLICT_LEVEL,
    IF_CONTRACTS,
    IF_COUNCIL,
    IF_DECK,
    IF_ENEMY_ALLIANCE,
    IF_ENEMY_IN_CONFLICT,
    IF_FACTIONS_AT,
    IF_GAINED_SPICE,
    IF_HOOKS,
    IF_INFLUENCE,
    IF_MAY_SUMMON,
    IF_MENTAT_HOME,
    IF_OWNS,
    IF_OWNS_MOST,
    IF_RECALLED_SPY,
    IF_SPIES,
    IF_STRENGTH,
    IF_SWORDMASTER,
    IF_UNITS,
    IF_VISITED_FACTION,
    IF_VISITED_MAKER,
    IF_WATCHES_MAKER,
    NONE,
    TURN_AGENT,
)
from kanly.engine.content import Node
from kanly.engine.errors import KanlyError
from kanly.engine.state import State


def owned(s: State, seat: int, card: int) -> int:
    """How many copies of a card a seat owns, wherever they are."""
    me = s.seats[seat]
    if s.automa is not None and seat >= s.automa.people:
        return seats.table(s).counts_as.get(card, 0)
    return (
        me.hand.count(card)
        + me.deck.count(card)
        + me.top.count(card)
        + me.discard.count(card)
        + me.play.count(card)
    )


def holds(s: State, seat: int, node: Node) -> bool:
    """Whether all conditions of a When node hold for a seat."""
    for code, a, b in node.costs:
        if code == IF_INFLUENCE:
            # By far the most usual one.
            if s.seats[seat].influence[a] < b:
                return False
        elif not one_holds(s, seat, node, code, a, b):
            return False
    return True


def one_holds(s: State, seat: int, node: Node, code: int, a: int, b: int) -> bool:
    me = s.seats[seat]
    if code == IF_ALLIANCE:
        return me.alliances & a != 0
    if code == IF_ANOTHER_IN_PLAY:
        return another_in_play(s, seat, node, a)
    if code == IF_COUNCIL:
        return me.council != 0
    if code == IF_MENTAT_HOME:
        return s.mentat == NONE
    if code == IF_ENEMY_IN_CONFLICT:
        return any(other.conflict > 0 for i, other in enumerate(s.seats) if i != seat)
    if code == IF_DECK:
        return bool(me.deck or me.top)
    if code == IF_FACTIONS_AT:
        return sum(1 for level in me.influence if level >= a) >= b
    if code == IF_OWNS:
        return owned(s, seat, a) >= b
    if code == IF_OWNS_MOST:
        mine = owned(s, seat, a)
        return all(owned(s, other, a) < mine for other in range(len(s.seats)) if other != seat)
    if code == IF_SWORDMASTER:
        return me.swordmaster != 0
    if code == IF_ENEMY_ALLIANCE:
        return under_enemy_alliance(s, seat, a)
    if code == IF_SPIES:
        return spies.on_board(s, seat) >= a
    if code == IF_RECALLED_SPY:
        return s.tally is not None and s.tally.recalled > 0
    if code == IF_WATCHES_MAKER:
        return spies.watched(s, seat) & s.content.maker_spaces != 0
    if code == IF_VISITED_MAKER:
        return s.turn_kind == TURN_AGENT and s.content.space_maker[s.turn_space]
    if code == IF_VISITED_FACTION:
        return s.turn_kind == TURN_AGENT and s.content.space_faction[s.turn_space] != NONE
    if code == IF_UNITS:
        return (units.present(s, seat) if a == NONE else units.of_kind(s, seat, a)) >= b
    if code == IF_STRENGTH:
        return units.strength(s, seat) >= a
    if code == IF_MAY_SUMMON:
        return units.has_hooks(s, seat) and units.may_enter(s, a)
    if code == IF_CONTRACTS:
        return completed(s, seat) >= a
    if code == IF_GAINED_SPICE:
        return s.tally is not None and s.tally.spice > 0
    if code == IF_HOOKS:
        return units.has_hooks(s, seat)
    if code == IF_CONFLICT_LEVEL:
        return s.conflict != NONE and s.content.conflict_level[s.conflict] >= a
    raise KanlyError(f"no condition has the code {code}")


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
        if i != seat and other.alliances:
            for faction, mine in enumerate(s.seats[seat].influence):
                if other.alliances >> faction & 1 and mine >= level:
                    return True
    return False


def completed(s: State, seat: int) -> int:
    """How many contracts a seat has completed."""
    return 0 if s.contracts is None else len(s.contracts.done[seat])


def count(s: State, seat: int, node: Node) -> int:
    """How many of what a ForEach node counts there are."""
    code, a = node.a, node.b
    me = s.seats[seat]
    factions = s.content.card_factions
    if code == COUNT_IN_PLAY:
        return sum(1 for card in me.play if factions[card] >> a & 1)
    if code == COUNT_REVEALED:
        return sum(1 for card in revealed(s, seat) if factions[card] >> a & 1)
    if code == COUNT_OTHER_SWORDS:
        return other_sword_cards(s, seat, node.card)
    if code == COUNT_UNITS:
        return units.of_kind(s, seat, a)
    if code == COUNT_CONTRACTS:
        return completed(s, seat)
    raise KanlyError(f"nothing that can be counted has the code {code}")


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
