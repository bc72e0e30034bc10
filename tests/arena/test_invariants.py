"""What must hold in every game holds in random ones, and the checks see what is broken."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from kanly import Game
from kanly.arena.invariants import InvariantBroken, check_table, play_checked, random_setup
from kanly.engine import codes
from kanly.engine.state import State
from kanly.notation.record import replay
from kanly.topics.battles.part import BATTLES
from kanly.topics.contracts.part import contracts_of
from kanly.topics.spies.part import spies_of
from tests.modes import MODES, setup_of


@pytest.mark.parametrize("mode", MODES)
def test_random_games_of_every_mode_are_sound(mode: str) -> None:
    edition, modules = MODES[mode]
    for seed in range(5, 11):
        record = play_checked(random_setup(seed, None, edition, modules), seed, seed == 5)
        assert replay(record).game.over
        assert (record.setup.edition, record.setup.modules) == (edition, modules)


def table(seed: int, decisions: int) -> State:
    game = Game(setup_of("choam", 4, seed))
    chooser = random.Random(seed)
    while game.number < decisions:
        game.play(chooser.choice(game.legal))
    check_table(game.state)
    return game.state


def fourth_spy(s: State) -> None:
    spies_of(s).posts = (0b1111, *spies_of(s).posts[1:])


def spy_off_the_board(s: State) -> None:
    spies_of(s).posts = (1 << len(s.content.post_ids), *spies_of(s).posts[1:])


def hooks_of_nobody(s: State) -> None:
    assert s.units is not None
    s.units.hooks = 1 << len(s.seats)


def worm_behind_the_wall(s: State) -> None:
    assert s.units is not None
    s.conflict = next(card for card in s.conflict_deck if s.content.conflict_protected[card])
    s.conflict_deck = tuple(card for card in s.conflict_deck if card != s.conflict)
    s.units.wall = 1
    s.units.conflict = (1, *s.units.conflict[1:])


def negative_units(s: State) -> None:
    assert s.units is not None
    s.units.conflict = (-1, *s.units.conflict[1:])


def lost_contract(s: State) -> None:
    contracts_of(s).bank = contracts_of(s).bank[1:]


def doubled_contract(s: State) -> None:
    contracts_of(s).done = ((*contracts_of(s).done[0], contracts_of(s).offer[0]), *contracts_of(s).done[1:])


def gap_in_the_offer(s: State) -> None:
    contracts_of(s).done = ((*contracts_of(s).done[0], contracts_of(s).offer[0]), *contracts_of(s).done[1:])
    contracts_of(s).offer = contracts_of(s).offer[1:]


def conflict_twice(s: State) -> None:
    battles = BATTLES.of(s)
    assert battles is not None
    battles.cards = ((*battles.cards[0], s.conflict_deck[0] << 1), *battles.cards[1:])


def lost_objective(s: State) -> None:
    battles = BATTLES.of(s)
    assert battles is not None
    kept = tuple(card for card in battles.cards[0] if card >> 1 < len(s.content.conflict_ids))
    battles.cards = (kept, *battles.cards[1:])


def point_without_a_pair(s: State) -> None:
    s.seats[0].sources += (codes.FROM_BATTLE,)
    s.seats[0].points += 1


def forgotten_memory(s: State) -> None:
    assert s.mats is not None
    s.mats.memories = (1, *s.mats.memories[1:])


def off_the_track(s: State) -> None:
    assert s.mats is not None
    at = next(i for i, seat in enumerate(s.seats) if s.content.leader_track[seat.leader] < 0)
    s.mats.training = (*s.mats.training[:at], 0, *s.mats.training[at + 1 :])


def trashed_twice(s: State) -> None:
    assert s.tally is not None
    s.tally.trashed_intrigues += (s.intrigue_deck[0],)


def negative_tally(s: State) -> None:
    assert s.tally is not None
    s.tally.spice = -1


def lost_card(s: State) -> None:
    s.imperium = s.imperium[1:]


def foreign_card(s: State) -> None:
    outside = set(range(len(s.content.card_ids))) - {*s.content.imperium_deck, *s.content.starting_deck}
    s.trashed += (min(outside - set(s.content.reserve_cards), default=len(s.content.card_ids)),)


def lost_reserve(s: State) -> None:
    s.reserve = (s.reserve[0] - 1, *s.reserve[1:])


def lost_intrigue(s: State) -> None:
    s.intrigue_deck = s.intrigue_deck[1:]


def negative_spice(s: State) -> None:
    s.seats[1].spice = -1


def lost_troop(s: State) -> None:
    s.seats[0].supply -= 1


def extra_agent(s: State) -> None:
    s.seats[2].agents += 1


def open_card_elsewhere(s: State) -> None:
    s.seats[0].open_hand = (*s.seats[0].hand, s.seats[0].hand[0]) if s.seats[0].hand else (0,)


def unseen_top(s: State) -> None:
    s.seats[0].top_seen += (1,)


def ordered_deck(s: State) -> None:
    s.seats[0].deck.sort(reverse=True)
    assert s.seats[0].deck != sorted(s.seats[0].deck)


def point_from_nowhere(s: State) -> None:
    s.seats[0].points += 1


def friend_of_nobody(s: State) -> None:
    s.seats[0].sources += (codes.FROM_FRIENDSHIP,)
    s.seats[0].points += 1


def ally_of_nobody(s: State) -> None:
    s.seats[0].sources += (codes.FROM_ALLIANCE,)
    s.seats[0].points += 1


DAMAGES: dict[Callable[[State], None], str] = {
    fourth_spy: "more than 3 Spies",
    spy_off_the_board: "stands on no post",
    hooks_of_nobody: "nobody has these Maker Hooks",
    worm_behind_the_wall: "through the standing Shield Wall",
    negative_units: "a count of units is negative",
    lost_contract: "tiles of",
    doubled_contract: "tiles of",
    gap_in_the_offer: "too many or too few",
    conflict_twice: "a Conflict is in two places",
    lost_objective: "an Objective is lost",
    point_without_a_pair: "points for",
    forgotten_memory: "13 troops, not 12",
    off_the_track: "off the training track",
    trashed_twice: "an Intrigue card is lost or doubled",
    negative_tally: "tally.spice is negative",
    lost_card: "copies of .* exist, not",
    foreign_card: "a card exists that belongs to no deck",
    lost_reserve: "copies of .* exist, not",
    lost_intrigue: "an Intrigue card is lost or doubled",
    negative_spice: "seat 1: spice is negative",
    lost_troop: "11 troops, not 12",
    extra_agent: "seat 2: .* Agents, not",
    open_card_elsewhere: "an open card is not in the hand",
    unseen_top: "who has seen the top cards is unknown",
    ordered_deck: "the rest of the deck has an order",
    point_from_nowhere: "points from .* sources",
    friend_of_nobody: "points for Influence are not those of the tracks",
    ally_of_nobody: "points for Alliances are not those of the tokens",
}


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_the_checks_find_what_is_broken(damage: Callable[[State], None]) -> None:
    state = table(seed=4, decisions=40)
    damage(state)
    with pytest.raises(InvariantBroken, match=DAMAGES[damage]):
        check_table(state)


def test_a_leader_who_starts_without_a_card_lacks_it_and_nobody_else() -> None:
    setup = setup_of("uprising", 3, 1)
    setup.leaders, setup.apart = ["staban_tuek", "muad_dib", "gurney_halleck"], False
    state = Game(setup).state
    check_table(state)
    card = state.content.card_ids.index("diplomacy")
    state.seats[0].discard.append(card)
    with pytest.raises(InvariantBroken, match="3 copies of diplomacy exist, not 2"):
        check_table(state)
