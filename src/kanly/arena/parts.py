"""What must hold of the parts that only some games have: Spies, units, contracts, battle icons, Leaders' own tracks."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from kanly.arena.broken import InvariantBroken, require
from kanly.engine import codes, parts
from kanly.engine.automa import seats, supply
from kanly.engine.battles import face_up
from kanly.engine.state import STATE_PARTS, State
from kanly.engine.units import protected

# From here on units other than troops are back in the bank.
SENT_HOME = (codes.PHASE_START, codes.PHASE_MAKERS, codes.PHASE_RECALL, codes.PHASE_ENDGAME, codes.PHASE_OVER)
FIELDS = (
    parts.SPIES_FIELDS,
    parts.UNITS_FIELDS,
    parts.CONTRACTS_FIELDS,
    parts.BATTLES_FIELDS,
    parts.MATS_FIELDS,
    parts.TALLY_FIELDS,
    parts.AUTOMA_FIELDS,
)
# A unit that retreats may have come on an earlier turn; a Leader without a track stands on no stop; people are no Rivals.
SIGNED = {("tally", "units"), ("mats", "training"), ("automa", "rivals"), ("automa", "stories")}
UNSIGNED = {
    part: [field for field in fields if (part, field) not in SIGNED]
    for part, fields in zip(STATE_PARTS, FIELDS, strict=True)
}


def check_parts(s: State) -> None:
    """Every part that the game has, and only where it belongs."""
    for part, fields in UNSIGNED.items():
        held = getattr(s, part)
        if held is not None:
            for field in fields:
                if has_negative(getattr(held, field)):
                    raise InvariantBroken(f"{part}.{field} is negative")
    require(
        s.tally is not None or all(getattr(s, part) is None for part in STATE_PARTS if part != "automa"),
        "there are parts but no tally",
    )
    check_spies(s)
    check_units(s)
    check_contracts(s)
    check_battles(s)
    check_mats(s)
    check_automa(s)


def leaders_known(s: State) -> bool:
    """Whether all Leaders are chosen and have been given what they start with, or without."""
    return not any(step[0] == codes.STEP_SETUP_DONE for step in s.stack)


def has_negative(value: int | tuple[int, ...] | tuple[tuple[int, ...], ...]) -> bool:
    if isinstance(value, int):
        return value < 0
    return any(map(has_negative, value))


def check_spies(s: State) -> None:
    c = s.content
    if s.spies is None:
        return
    require(len(s.spies.posts) == len(s.seats), "not every seat has Spies")
    for i, posts in enumerate(s.spies.posts):
        if posts >= 1 << len(c.post_ids):
            raise InvariantBroken(f"seat {i}: a Spy stands on no post")
        if posts.bit_count() > c.spies:
            raise InvariantBroken(f"seat {i}: more than {c.spies} Spies")


def check_units(s: State) -> None:
    c = s.content
    if s.units is None:
        return
    kinds = len(c.unit_ids)
    require(len(s.units.conflict) == kinds * len(s.seats), "a count of units is missing")
    require(s.units.hooks < 1 << len(s.seats), "nobody has these Maker Hooks")
    require(s.units.wall <= int(c.shield_wall), "the Shield Wall stands where there is none")
    if s.phase in SENT_HOME:
        require(not any(s.units.conflict), "units stayed in the Conflict after Combat")
    if protected(s):
        for at, number in enumerate(s.units.conflict):
            require(
                not (number and c.unit_stopped[at % kinds]), "a unit came through the standing Shield Wall"
            )


def check_contracts(s: State) -> None:
    """Each tile is in exactly one place, and the offer is full while the bank can fill it."""
    c, tiles = s.content, s.contracts
    if tiles is None:
        return
    require(len(tiles.held) == len(tiles.done) == len(s.seats), "not every seat has contracts")
    have = sorted(chain(tiles.bank, tiles.offer, tiles.reserved, *tiles.held, *tiles.done))
    if not leaders_known(s):
        require(not have, "contracts are laid out before the Leaders are known")
        return
    if have != sorted(c.contract_bank):
        there = Counter(have)
        for contract, count in Counter(c.contract_bank).items():
            if there[contract] != count:
                name = c.contract_ids[contract]
                raise InvariantBroken(f"{there[contract]} tiles of {name}, not {count}")
        raise InvariantBroken("a contract exists that belongs to no bank")
    require(tiles.bank == tuple(sorted(tiles.bank)), "the bank has an order")
    require(
        len(tiles.offer) == c.contracts_on_offer
        or (not tiles.bank and len(tiles.offer) < c.contracts_on_offer),
        "the contracts on offer are too many or too few",
    )
    mine = {contract for seat in s.seats for contract in reserved(s, seat.leader)}
    require(mine.issuperset(tiles.reserved), "a contract is reserved for a Leader who is not there")
    require(mine.isdisjoint((*tiles.bank, *tiles.offer)), "a reserved contract is open to all")
    for i, zone in enumerate(tiles.held):
        require(
            not any(c.contract_immediate[contract] for contract in zone),
            f"seat {i}: a contract was forgotten",
        )


def reserved(s: State, leader: int) -> tuple[int, ...]:
    return () if leader == codes.NONE else s.content.leader_reserved[leader]


def check_battles(s: State) -> None:
    """Each Conflict and Objective in one place, no two icons alike face up, and a point for each pair."""
    c = s.content
    if s.battles is None:
        return
    require(len(s.battles.cards) == len(s.seats), "not every seat has battle cards")
    conflicts = len(c.conflict_ids)
    taken = [entry >> 1 for zone in s.battles.cards for entry in zone]
    won = [card for card in taken if card < conflicts]
    places = Counter((*won, *s.conflict_deck))
    if s.conflict != codes.NONE and s.conflict not in won:
        places[s.conflict] += 1
    require(max(places.values(), default=1) == 1, "a Conflict is in two places")
    require(len(won) <= s.round, "more Conflicts were won than fought")
    objectives = sorted(card for card in taken if card >= conflicts)
    require(objectives == sorted(c.objectives[len(s.seats)]), "an Objective is lost or doubled")
    for i, zone in enumerate(s.battles.cards):
        icons = Counter(c.battle_icon[card] for card in face_up(s, i))
        require(
            all(number == 1 for icon, number in icons.items() if icon not in (codes.NONE, codes.WILD)),
            f"seat {i}: two battle icons alike lie face up",
        )
        pairs = s.seats[i].sources.count(codes.FROM_BATTLE)
        down = sum(entry & 1 for entry in zone)
        require(2 * pairs <= down, f"seat {i}: {pairs} points for {down} battle cards face down")


def check_mats(s: State) -> None:
    c = s.content
    if s.mats is None:
        return
    require(len(s.mats.memories) == len(s.mats.training) == len(s.seats), "a Leader's mat is missing")
    for i, seat in enumerate(s.seats):
        leader = seat.leader
        remembers = leader != codes.NONE and c.leader_back[leader] != codes.NONE
        require(remembers or not s.mats.memories[i], f"seat {i}: memories of a Leader who has none")
        stops = [] if leader == codes.NONE else [stop for stop, _, _ in c.leader_training[leader]]
        at = s.mats.training[i]
        if not leaders_known(s):
            stops = []
        require(at in stops if stops else at == codes.NONE, f"seat {i}: its token is off the training track")


def check_automa(s: State) -> None:
    """The House Hagal cards are all there, and no opponent has what only people have or keeps what it would spend."""
    automa = s.automa
    if automa is None:
        return
    mode = seats.table(s)
    require(len(automa.rivals) == len(automa.stories) == len(s.seats), "an opponent's seat is missing")
    require(sorted((*automa.deck, *automa.discard)) == sorted(mode.deck), "a House Hagal card is lost")
    require(automa.deck == tuple(sorted(automa.deck)), "the House Hagal deck has an order")
    for i in range(automa.people, len(s.seats)):
        me = s.seats[i]
        own = (me.hand, me.deck, me.top, me.discard, me.play, me.waiting, me.aside)
        require(not any(own), f"seat {i}: an opponent has cards of a deck")
        require(
            me.leader == codes.NONE and not me.council,
            f"seat {i}: an opponent has a Leader or a council seat",
        )
        if s.contracts is not None:
            require(
                not s.contracts.held[i] and not s.contracts.done[i], f"seat {i}: an opponent has a contract"
            )
        check_supply(s, i)


def check_supply(s: State, i: int) -> None:
    """What an opponent can spend it has spent."""
    mode, me = seats.table(s), s.seats[i]
    assert s.automa is not None
    if not mode.takes:
        require(not supply_of(s, i), f"seat {i}: an opponent that takes nothing has resources")
        return
    rival = s.automa.rivals[i]
    price = 0 if rival == codes.NONE else s.content.rival_swordmaster[rival]
    if mode.saves and not me.swordmaster:
        require(supply_of(s, i) < price, f"seat {i}: a Swordmaster was not bought")
    elif not seats.is_mute(s, i):
        require(
            all(supply.have(s, i, kind) < number for kind, number in mode.bundles),
            f"seat {i}: a Victory Point was not bought",
        )


def supply_of(s: State, i: int) -> int:
    return sum(supply.have(s, i, kind) for kind in supply.SPENT_FIRST)
