"""Rulings of Uprising and the mixed game that no position can show: setup, what is open or hidden, which cards there are."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from kanly import Game, Setup, SetupError, catalog
from kanly.engine import flow
from kanly.notation.position import read_position
from kanly.notation.rows import read_yaml
from kanly.setup import Box

UPRISING = catalog.edition("uprising")
CHOAM = Box("uprising", ("choam",))
BASE_DECKS = ["base_imperium", "base_intrigue", "base_leaders", "base_conflicts"]
FIRST = "objective_desert_mouse_first_player"


def at(position: str) -> Game:
    """A game with contracts that stands at the first decision of a position."""
    state = read_position(read_yaml(position, "position"), catalog.content(CHOAM))
    flow.advance(state)
    return Game.of(state)


def new(
    players: int = 4, seed: int = 0, modules: list[str] | None = None, leaders: list[str] | None = None
) -> Game:
    return Game(
        Setup(
            players=players,
            seed=seed,
            edition="uprising",
            modules=modules or [],
            leaders=leaders or ["random"],
        )
    )


def objectives(game: Game) -> list[str]:
    """The Objective of each seat at the start; all of them lie face up."""
    found = []
    for (entry,) in game.view(None).parts["battles"]["cards"]:
        assert entry["face_up"]
        found.append(entry["card"])
    return found


@pytest.mark.parametrize(("players", "points"), [(4, 1), (3, 0)])
def test_r_010_uprising_scores_begin_at_one_with_four_players_and_at_zero_with_three(
    players: int, points: int
) -> None:
    assert [seat.points for seat in new(players).view(None).seats] == [points] * players


def test_r_011_uprising_leaves_two_and_four_conflicts_out_unseen() -> None:
    level = {conflict.id: conflict.level for conflict in UPRISING.conflicts}
    longest: list[str] = []
    for seed in range(20):
        game = new(3, seed)
        choice = random.Random(seed)
        seen: list[str] = []
        while not game.over:
            conflict = game.view(None).table.conflict
            if conflict is not None and conflict not in seen:
                seen.append(conflict)
            game.play(choice.choice(game.moves))
        assert [level[conflict] for conflict in seen] == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3][: len(seen)]
        unseen = game.view(0).conflicts_unseen
        assert sorted([*seen, *unseen]) == sorted(level)
        longest = max(longest, seen, key=len)
        if len(longest) == 10:
            assert sorted(level[conflict] for conflict in unseen) == [1, 1, 2, 2, 2, 2]
            return
    raise AssertionError("none of these games went through all ten rounds")


def test_r_012_shaddam_needs_the_choam_module() -> None:
    leaders = ["shaddam_corrino_iv", "muad_dib", "lady_jessica"]
    with pytest.raises(SetupError, match="shaddam_corrino_iv"):
        new(3, leaders=leaders)
    game = new(3, modules=["choam"], leaders=leaders)
    assert [seat.leader for seat in game.view(None).seats] == leaders


def test_r_013_objectives_are_dealt_by_player_count_and_name_the_first_player() -> None:
    firsts = set()
    for players, used in (
        (3, [FIRST, "objective_crysknife", "objective_ornithopter_1_3p"]),
        (4, [FIRST, "objective_crysknife", "objective_crysknife_4_6p", "objective_desert_mouse_4_6p"]),
    ):
        for seed in range(8):
            game = new(players, seed)
            dealt = objectives(game)
            assert sorted(dealt) == sorted(used)
            assert game.view(None).table.first == dealt.index(FIRST)
            firsts.add((players, dealt.index(FIRST)))
    assert len(firsts) > 4


def test_r_031_nothing_of_the_mentat_is_in_the_mixed_game() -> None:
    mixed = catalog.assemble(Box("uprising", tuple(BASE_DECKS)))
    ids = {component.id for component in catalog.components(mixed)}
    assert {"calculated_hire", "sort_through_the_chaos", "mentat"} & ids == set()
    base = {component.id for component in catalog.components(catalog.edition("base"))}
    assert {"calculated_hire", "sort_through_the_chaos", "mentat"} <= base


def test_r_233_shaddams_contracts_are_set_aside_and_not_his_yet() -> None:
    game = new(3, modules=["choam"], leaders=["shaddam_corrino_iv", "muad_dib", "lady_jessica"])
    contracts = game.view(None).parts["contracts"]
    assert sorted(contracts["reserved"]) == ["contract_sardaukar_cards", "contract_sardaukar_recall"]
    assert contracts["held"] == [[], [], []]
    assert len(contracts["offer"]) == 2
    assert len(contracts["bank"]) == 16
    assert not set(contracts["reserved"]) & {*contracts["bank"], *contracts["offer"]}


def test_r_233_without_shaddam_the_sardaukar_contracts_are_like_all_others() -> None:
    contracts = new(3, modules=["choam"], leaders=["staban_tuek", "muad_dib", "lady_jessica"]).view(None)
    parts = contracts.parts["contracts"]
    assert parts["reserved"] == []
    assert {"contract_sardaukar_cards", "contract_sardaukar_recall"} <= {*parts["bank"], *parts["offer"]}
    assert len(parts["bank"]) + len(parts["offer"]) == 20


def test_r_253_feyd_rautha_starts_at_the_left_end_of_his_track() -> None:
    game = new(3, leaders=["muad_dib", "feyd_rautha_harkonnen", "lady_jessica"])
    assert game.view(None).parts["mats"]["training"] == [None, "start", None]


def test_r_256_lady_jessica_starts_on_her_own_side_and_the_other_cannot_be_picked() -> None:
    game = new(3, leaders=["choose"])
    assert "leader lady_jessica" in map(str, game.moves)
    assert "leader reverend_mother_jessica" not in map(str, game.moves)
    with pytest.raises(SetupError, match="reverend_mother_jessica"):
        new(3, leaders=["reverend_mother_jessica", "muad_dib", "staban_tuek"])


def test_r_266_staban_tuek_starts_with_nine_cards_and_no_diplomacy() -> None:
    game = new(3, leaders=["staban_tuek", "muad_dib", "lady_jessica"])
    for seat, cards in ((0, 9), (1, 10)):
        me = game.view(seat).me
        assert me.deck is not None
        owned = Counter([*me.deck, *me.hand])
        assert sum(owned.values()) == cards
        assert owned["diplomacy"] == cards - 9


def test_r_380_conflicts_of_the_base_game_come_only_when_asked_for() -> None:
    base = catalog.edition("base").conflicts
    # The Mentat's Conflict and those for Carthag have no place on this board.
    usable = [card for card in base if card.id != "sort_through_the_chaos" and card.controls != "carthag"]
    for modules, expected in (([], 16), (BASE_DECKS[:3], 16), (["base_conflicts"], 16 + len(usable))):
        view = new(3, modules=modules, leaders=["muad_dib", "staban_tuek", "lady_jessica"]).view(None)
        conflicts = {*view.conflicts_unseen, view.table.conflict}
        assert len(conflicts) == expected
        assert ("raid_stockpiles" in conflicts) is (expected > 16)


def test_r_381_decks_of_both_games_are_shuffled_together() -> None:
    alone, mixed = new(), new(modules=["base_imperium", "base_intrigue"])
    for game, cards, intrigues in ((alone, 65, 40), (mixed, 65 + 67, 40 + 39)):
        view = game.view(None)
        assert len(view.table.imperium) + len(view.table.row) == cards
        assert len(view.intrigues_unseen) == intrigues
        assert "calculated_hire" not in view.intrigues_unseen


def test_r_382_objectives_won_conflicts_spies_hooks_and_contracts_are_open() -> None:
    game = at(
        "{offer: [contract_immediate], seats: {0: {hand: [dagger]}, 1: {spies: [choam], hooks: true, units: {sandworm: 1},"
        " battles: [objective_crysknife], contracts: [contract_espionage]}}}"
    )
    for viewer in (0, 2, None):
        parts = game.view(viewer).parts
        assert parts["spies"]["posts"][1] == ["choam"]
        assert parts["units"]["hooks"] == [1]
        assert parts["battles"]["cards"][1] == [{"card": "objective_crysknife", "face_up": True}]
        assert parts["contracts"]["offer"] == ["contract_immediate"]
        assert parts["contracts"]["held"][1] == ["contract_espionage"]
        assert game.view(viewer).seats[1].strength == 3


def test_r_383_the_contract_bank_shows_what_is_in_it_and_no_order() -> None:
    order = [contract.id for contract in catalog.assemble(CHOAM).contracts]
    offers = set()
    for seed in range(6):
        contracts = new(3, seed, ["choam"]).view(0).parts["contracts"]
        assert contracts["bank"] == sorted(contracts["bank"], key=order.index)
        offers.add(tuple(contracts["offer"]))
    assert len(offers) > 1


def test_r_385_completed_contracts_and_battle_cards_turned_down_can_be_looked_up() -> None:
    game = at(
        "{phase: combat, round: 1, conflict: skirmish_desert_mouse, conflicts: [trade_dispute], seats: {0: {hand: [dagger]},"
        " 1: {conflict: 1, battles: [objective_desert_mouse_4_6p], contracts_done: [contract_espionage]}}}"
    )
    for viewer in (0, None):
        parts = game.view(viewer).parts
        assert parts["contracts"]["done"][1] == ["contract_espionage"]
        assert parts["battles"]["cards"][1] == [
            {"card": "objective_desert_mouse_4_6p", "face_up": False},
            {"card": "skirmish_desert_mouse", "face_up": False},
        ]
