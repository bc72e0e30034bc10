"""Positions at the start of a turn in which much can happen: a random game, stirred."""

from __future__ import annotations

import random
from collections.abc import Iterator

from kanly.engine import codes, flow, moves
from kanly.engine.influence import give_alliance, holder, set_level
from kanly.engine.intrigue import KNOWN_BITS
from kanly.engine.part import part_of
from kanly.engine.parts import with_cards, with_seat
from kanly.engine.scoring import score, unscore
from kanly.engine.state import State
from kanly.game import Game
from kanly.setup import Setup


def stir(s: State, seat: int, chooser: random.Random) -> None:
    """Give the seat whose turn it is resources, cards, Influence and pieces at random; cards and troops are conserved."""
    c, me = s.content, s.seats[seat]
    me.solari, me.spice, me.water = chooser.randrange(9), chooser.randrange(7), chooser.randrange(5)
    for faction in range(c.faction_count):
        if chooser.random() < 0.7:
            stir_track(s, faction, chooser)
    for other in s.seats:
        troops = other.garrison + other.supply + other.conflict
        other.conflict = min(troops, chooser.choice((0, 0, 1, 2)))
        left = troops - other.conflict
        # Supplies that run out are where order matters most.
        other.supply = min(left, chooser.choice((0, 1, 2, 3, 4, left)))
        other.garrison = left - other.supply
    stir_cards(s, seat, chooser)
    if chooser.random() < 0.3:
        me.council = 1
    for space, maker in enumerate(c.space_maker):
        if maker:
            spice = list(s.bonus_spice)
            spice[space] = chooser.choice((0, 0, 1, 2))
            s.bonus_spice = tuple(spice)
    stir_parts(s, seat, chooser)
    flow.relist(s)


def stir_track(s: State, faction: int, chooser: random.Random) -> None:
    c = s.content
    ally = holder(s, faction)
    if ally != codes.NONE:
        give_alliance(s, faction, codes.NONE, ally)
    for i, other in enumerate(s.seats):
        if other.influence[faction] >= c.track_point_at[faction]:
            unscore(s, i, codes.FROM_FRIENDSHIP + faction)
        level = chooser.randrange(c.track_top[faction] + 1)
        set_level(s, i, faction, level)
        if level >= c.track_point_at[faction]:
            score(s, i, 1, codes.FROM_FRIENDSHIP + faction)
    levels = [other.influence[faction] for other in s.seats]
    if max(levels) >= c.track_alliance_at[faction]:
        highest = [i for i, level in enumerate(levels) if level == max(levels)]
        give_alliance(s, faction, chooser.choice(highest), codes.NONE)


def stir_cards(s: State, seat: int, chooser: random.Random) -> None:
    me = s.seats[seat]
    for other in s.seats:
        s.intrigue_deck = tuple(sorted((*s.intrigue_deck, *(held >> KNOWN_BITS for held in other.intrigues))))
    for _ in range(chooser.choice((1, 2, 2, 3))):
        if s.imperium:
            at = chooser.randrange(len(s.imperium))
            me.hand.append(s.imperium[at])
            s.imperium = s.imperium[:at] + s.imperium[at + 1 :]
    while len(me.hand) > 5:
        me.discard.append(me.hand.pop(0))
        me.open_hand = ()
    for i, other in enumerate(s.seats):
        other.intrigues = ()
        for _ in range(chooser.choice((0, 1, 1, 2) if i == seat else (0, 0, 1, 4))):
            if s.intrigue_deck:
                take_intrigue(s, i, chooser.randrange(len(s.intrigue_deck)))
    # Who holds a card is asked before the turn ends, even if it can't be played now.
    idle = [at for at, card in enumerate(s.intrigue_deck) if not s.content.intrigue_plot[card]]
    for at in reversed(idle[:2]):
        take_intrigue(s, seat, at)


def take_intrigue(s: State, seat: int, at: int) -> None:
    s.seats[seat].intrigues += (s.intrigue_deck[at] << KNOWN_BITS,)
    s.intrigue_deck = s.intrigue_deck[:at] + s.intrigue_deck[at + 1 :]


def stir_parts(s: State, seat: int, chooser: random.Random) -> None:
    c = s.content
    if s.units is not None:
        s.units.hooks = sum(1 << i for i in range(len(s.seats)) if chooser.random() < 0.5)
        s.units.wall = chooser.randrange(2)
    spies, contracts = part_of(s, "spies"), part_of(s, "contracts")
    if spies is not None:
        for i in range(len(s.seats)):
            posts = chooser.sample(range(len(c.post_ids)), chooser.randrange(c.spies + 1))
            spies.posts = with_seat(spies.posts, i, sum(1 << post for post in posts))
    if contracts is not None and contracts.bank:
        held = chooser.sample(contracts.bank, min(len(contracts.bank), chooser.randrange(4)))
        for contract in held:
            at = contracts.bank.index(contract)
            contracts.bank = contracts.bank[:at] + contracts.bank[at + 1 :]
        contracts.held = with_cards(contracts.held, seat, (*contracts.held[seat], *held))


def openings(s: State) -> list[int]:
    """The ways in which a turn can begin that are not an Intrigue card."""
    return [move for move in s.options if moves.kind_of(move) in (moves.AGENT, moves.REVEAL)]


def stirred_turns(
    setup: Setup, chooser: random.Random, each: int, share: float = 1.0
) -> Iterator[tuple[State, int, int]]:
    """Turns of a random game, each stirred as often as wanted: the state, the seat, and how the turn begins. `share`: so
    many of its turns, for those who want few and all rounds."""
    game = Game(setup)
    while not game.over:
        s = game.state
        begins = s.stack[-1][0] == codes.STEP_TURN and not s.turn_begun and s.stack[-1][1] == s.turn
        if begins and (share >= 1 or chooser.random() < share):
            for _ in range(each):
                other = s.copy()
                stir(other, s.turn, chooser)
                found = openings(other)
                if found:
                    yield other, s.turn, chooser.choice(found)
        game.play(chooser.choice(game.legal))
