"""Rulings that no position can show: setup, what is public or hidden, how many cards there are."""

from __future__ import annotations

import random

import pytest

from kanly import Game, Setup, SetupError, catalog
from kanly.engine import flow
from kanly.notation.position import read_position
from kanly.notation.rows import read_yaml

BASE = catalog.edition("base")
ATREIDES = ["paul_atreides", "duke_leto_atreides"]


def at(position: str) -> Game:
    """A game that stands at the first decision of a position."""
    state = read_position(read_yaml(position, "position"), catalog.content("base"))
    flow.advance(state)
    return Game.of(state)


def played(players: int, seed: int) -> tuple[Game, list[str]]:
    """A game played out at random, and the Conflicts in the order in which they turned up."""
    game = Game(Setup(players=players, seed=seed))
    choice = random.Random(seed)
    seen: list[str] = []
    while not game.over:
        conflict = game.view(None).table.conflict
        if conflict is not None and conflict not in seen:
            seen.append(conflict)
        game.play(choice.choice(game.moves))
    return game, seen


@pytest.mark.parametrize(("players", "points"), [(4, 1), (3, 0)])
def test_r_010_scores_begin_at_one_with_four_players_and_at_zero_with_three(
    players: int, points: int
) -> None:
    game = Game(Setup(players=players, seed=5))
    assert [seat.points for seat in game.view(None).seats] == [points] * players


def test_r_011_conflict_levels_come_in_order_and_the_cards_left_out_stay_unseen() -> None:
    level = {conflict.id: conflict.level for conflict in BASE.conflicts}
    longest: list[str] = []
    firsts = set()
    for seed in range(12):
        game, seen = played(3, seed)
        assert [level[conflict] for conflict in seen] == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3][: len(seen)]
        assert sorted([*seen, *game.view(0).conflicts_unseen]) == sorted(level)
        firsts.add(seen[0])
        longest = max(longest, seen, key=len)
        if len(seen) == 10:
            unseen = [level[conflict] for conflict in game.view(0).conflicts_unseen]
            assert sorted(unseen) == [1, 1, 1, 2, 2, 2, 2, 2]
    assert len(longest) == 10
    assert len(firsts) > 1


def test_r_012_two_leaders_of_one_house_may_meet() -> None:
    houses = {leader.id: leader.house for leader in BASE.leaders}
    assert {houses[leader] for leader in ATREIDES} == {"atreides"}
    game = Game(Setup(players=3, leaders=[*ATREIDES, "random"]))
    seated = [seat.leader for seat in game.view(None).seats]
    assert seated[:2] == ATREIDES
    assert len(set(seated)) == 3
    with pytest.raises(SetupError):
        Game(Setup(players=3, leaders=["paul_atreides", "paul_atreides", "random"]))


def test_r_012_leaders_may_be_picked() -> None:
    game = Game(Setup(players=3, leaders=["choose"]))
    assert game.decision.kind == "leader"
    assert len(game.moves) == len(BASE.leaders)
    for leader in (*ATREIDES, "helena_richese"):
        game.play(f"leader {leader}")
    assert [seat.leader for seat in game.view(None).seats] == [*ATREIDES, "helena_richese"]


def test_r_146_intrigue_cards_are_open_to_their_owner_and_hidden_from_others_until_played() -> None:
    game = at("{seats: {0: {hand: [dagger], intrigues: [windfall, ambush]}, 1: {hand: [dagger]}}}")
    mine, theirs = game.view(0), game.view(1)
    assert sorted(entry["card"] for entry in mine.seats[0].intrigues) == ["ambush", "windfall"]
    assert theirs.seats[0].intrigues == []
    assert theirs.seats[0].intrigue_count == 2
    assert theirs.intrigues_unseen == ["ambush", "windfall"]
    game.play("play windfall")
    assert game.view(1).table.intrigue_discard == ["windfall"]
    assert game.view(1).intrigues_unseen == ["ambush"]


def test_r_152_a_stolen_intrigue_card_is_known_to_thief_and_victim_alone() -> None:
    game = at(
        "{beyond_the_box: true,"
        " seats: {0: {hand: [diplomacy], intrigues: [windfall]}, 1: {intrigues: [ambush, ambush, ambush, ambush]}}}"
    )
    game.play("agent diplomacy -> secrets")
    game.play("take secrets steal")
    known = [[entry["card"] for entry in game.view(viewer).seats[0].intrigues] for viewer in range(4)]
    assert sorted(known[0]) == ["ambush", "windfall"]
    assert known[1:] == [["ambush"], [], []]
    assert game.view(2).seats[0].intrigue_count == 2
    assert game.view(None).seats[0].intrigues == []


def test_r_245_the_baron_picks_two_tokens_in_secret_after_all_other_setup() -> None:
    game = Game(Setup(players=3, leaders=["helena_richese", "baron_vladimir_harkonnen", "choose"]))
    assert (game.decision.kind, game.decider) == ("leader", 2)
    game.play("leader paul_atreides")
    assert (game.decision.kind, game.decider) == ("token", 1)
    assert game.round == 0
    assert len(game.view(1).table.row) == 5
    assert len(game.moves) == 4
    game.play("token guild")
    assert [str(move) for move in game.moves] == ["token emperor", "token bene_gesserit", "token fremen"]
    game.play("token fremen")
    assert game.round == 1
    assert game.view(1).seats[1].tokens == ["guild", "fremen"]
    assert game.view(0).seats[1].tokens is None
    assert game.view(None).seats[1].tokens is None


def test_r_245_the_tokens_are_open_once_they_have_been_turned_up() -> None:
    game = at(
        "{seats: {0: {leader: baron_vladimir_harkonnen, tokens: [guild, fremen], hand: [dagger], garrison: 6,"
        " intrigues: [rapid_mobilization]}}}"
    )
    assert game.view(1).seats[0].tokens is None
    game.play("play rapid_mobilization")
    game.play("deploy 4")
    assert game.view(1).seats[0].tokens == ["guild", "fremen"]


def test_r_246_paul_sees_his_top_card_and_nobody_else_does() -> None:
    game = at(
        "{seats: {0: {leader: paul_atreides, hand: [dagger], top: [scout], deck: [chani]}, 1: {hand: [dagger]}}}"
    )
    assert game.view(0).me.top == ["scout"]
    for viewer in (1, None):
        seat = game.view(viewer).seats[0]
        assert seat.top == [None]
        assert seat.deck_size == 2
        assert sorted(seat.hidden) == ["chani", "dagger", "scout"]


def test_r_246_paul_sees_a_top_card_from_the_first_round_on() -> None:
    game = Game(Setup(players=3, leaders=["paul_atreides", "helena_richese", "earl_memnon_thorvald"], seed=3))
    assert [len(seat.top) for seat in game.view(0).seats] == [1, 0, 0]
    assert game.view(0).me.top != [None]


def test_r_269_missionaria_protectiva_is_bene_gesserit_and_in_the_deck_twice() -> None:
    card = next(card for card in BASE.imperium if card.id == "missionaria_protectiva")
    assert card.count == 2
    assert [faction.value for faction in card.factions] == ["bene_gesserit"]
    assert sum(card.count for card in BASE.imperium) == 67


def test_r_382_supplies_row_conflict_cards_in_play_and_discards_are_open() -> None:
    game = at(
        "{row: [scout, chani], conflict: skirmish_3, intrigue_discard: [bribery], trashed: [stilgar],"
        " seats: {0: {hand: [dagger]}, 1: {solari: 2, spice: 3, water: 4, garrison: 5, supply: 6, conflict: 1,"
        " play: [diplomacy], discard: [dagger], waiting: [charisma], influence: {guild: 1}, on: [wealth]}}}"
    )
    for viewer in (0, 2, None):
        view = game.view(viewer)
        assert view.table.row == ["scout", "chani"]
        assert view.table.conflict == "skirmish_3"
        assert view.table.intrigue_discard == ["bribery"]
        assert view.table.trashed == ["stilgar"]
        seat = view.seats[1]
        assert (seat.solari, seat.spice, seat.water) == (2, 3, 4)
        assert (seat.garrison, seat.supply, seat.conflict, seat.strength) == (5, 6, 1, 2)
        assert (seat.play, seat.discard, seat.waiting, seat.on) == (
            ["diplomacy"],
            ["dagger"],
            ["charisma"],
            ["wealth"],
        )
        assert seat.influence["guild"] == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("1: {hand: [dagger], deck: [scout]}", "1: {hand: [scout], deck: [dagger]}"),
        (
            "1: {leader: paul_atreides, top: [dagger], deck: [scout]}",
            "1: {leader: paul_atreides, top: [scout], deck: [dagger]}",
        ),
        (
            "1: {intrigues: [ambush]}, 2: {intrigues: [windfall]}",
            "1: {intrigues: [windfall]}, 2: {intrigues: [ambush]}",
        ),
        (
            "1: {leader: baron_vladimir_harkonnen, tokens: [guild, fremen]}",
            "1: {leader: baron_vladimir_harkonnen, tokens: [emperor, guild]}",
        ),
    ],
)
def test_r_383_decks_hands_intrigue_cards_and_tokens_do_not_change_what_others_see(
    one: str, other: str
) -> None:
    games = [at(f"{{seats: {{0: {{hand: [dagger]}}, {seats}}}}}") for seats in (one, other)]
    assert games[0] != games[1]
    for viewer in (0, 3, None):
        assert games[0].view(viewer) == games[1].view(viewer)
    assert games[0].view(1) != games[1].view(1)


def test_r_383_the_intrigue_deck_cannot_be_told_from_what_others_hold() -> None:
    games = [
        at(f"{{intrigue_deck: [{deck}], seats: {{0: {{hand: [dagger]}}, 1: {{intrigues: [{held}]}}}}}}")
        for deck, held in (("ambush", "windfall"), ("windfall", "ambush"))
    ]
    assert games[0] != games[1]
    assert games[0].view(0) == games[1].view(0)


def test_r_383_conflicts_left_out_cannot_be_told_from_those_to_come() -> None:
    game = Game(Setup(players=3, leaders=[*ATREIDES, "helena_richese"], seed=11))
    view = game.view(0)
    assert view.table.conflict is not None
    assert sorted([view.table.conflict, *view.conflicts_unseen]) == sorted(c.id for c in BASE.conflicts)
    assert not hasattr(view.table, "conflict_deck")


def test_r_384_the_sizes_of_hands_decks_and_piles_are_open() -> None:
    game = at(
        "{intrigue_deck: [ambush, bribery], imperium: [carryall, chani], seats: {0: {hand: [dagger]},"
        " 1: {hand: [dagger, scout], deck: [dagger, dagger, scout], top: [stilgar], discard: [dagger],"
        " intrigues: [windfall]}}}"
    )
    for viewer in (0, None):
        view = game.view(viewer)
        seat = view.seats[1]
        assert (seat.hand_size, seat.deck_size, len(seat.discard), seat.intrigue_count) == (2, 4, 1, 1)
        held_unseen = sum(other.intrigue_count - len(other.intrigues) for other in view.seats)
        assert len(view.intrigues_unseen) - held_unseen == 2
        assert len(view.table.imperium) == 2


def test_r_385_a_card_openly_taken_into_the_hand_is_known_while_it_is_there() -> None:
    game = at(
        "{seats: {0: {hand: [other_memory, dagger], deck: [scout], discard: [the_voice, reverend_mother_mohiam]},"
        " 1: {hand: [dagger]}}}"
    )
    assert game.view(1).seats[0].discard == ["the_voice", "reverend_mother_mohiam"]
    assert game.view(1).seats[0].hand == []
    for move in ("agent other_memory -> carthag", "take other_memory choose", "choose other_memory fetch"):
        game.play(move)
    game.play("fetch the_voice")
    for viewer in (1, None):
        seat = game.view(viewer).seats[0]
        assert (seat.hand, seat.hand_size) == (["the_voice"], 2)
        assert seat.discard == ["reverend_mother_mohiam"]
    game.play("end")
    game.play("agent dagger -> hall_of_oratory")
    game.play("agent the_voice -> arrakeen")
    assert game.view(1).seats[0].hand == []
    assert "the_voice" in game.view(1).seats[0].play
