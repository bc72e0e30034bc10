"""What Uprising lays out before the first turn: Objectives, contracts, Leaders with a start of their own, modules, own decks."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, is_dataclass, replace
from random import Random

import pytest

from kanly import Game, Setup, SetupError, catalog
from kanly.components import Component
from kanly.effects import Once, StartWithout, Stop, TrainingTrack
from kanly.engine.errors import KanlyError
from kanly.engine.part import NO_PARTS, PARTS, has_part
from kanly.sets.base import BASE
from kanly.sets.uprising import UPRISING
from kanly.sets.uprising.choam import CHOAM
from kanly.sets.uprising.contracts import IX_CONTRACTS
from kanly.setup import Box
from kanly.topics.battles.part import BATTLES
from kanly.topics.contracts.part import contracts_of
from tests.modes import MIXED

PLAIN = ["muad_dib", "gurney_halleck", "lady_amber_metulli", "lady_margot_fenring"]
SARDAUKAR = ["contract_sardaukar_cards", "contract_sardaukar_recall"]


def start(
    players: int = 4, seed: int = 1, leaders: list[str] | None = None, modules: list[str] | None = None
) -> Game:
    leaders = PLAIN[:players] if leaders is None else leaders
    return Game(Setup(players=players, seed=seed, leaders=leaders, edition="uprising", modules=modules or []))


def copies(deck: tuple[Component, ...]) -> int:
    return sum(component.count for component in deck)


def test_every_deck_has_its_size() -> None:
    whole = catalog.assemble(Box("uprising", ("choam",)))
    assert {
        deck: (copies(getattr(whole, deck)), copies(getattr(UPRISING, deck)))
        for deck in (
            "starters", "reserve", "imperium", "intrigue", "conflicts", "leaders", "spaces", "tracks", "posts",
            "objectives", "contracts", "units", "hagal", "rivals",
        )
    } == {
        "starters": (10, 10),
        "reserve": (18, 18),
        "imperium": (69, 65),
        "intrigue": (44, 40),
        "conflicts": (16, 16),
        "leaders": (10, 9),
        "spaces": (22, 22),
        "tracks": (4, 4),
        "posts": (13, 13),
        "objectives": (5, 5),
        "contracts": (20, 0),
        "units": (1, 1),
        "hagal": (37, 37),
        "rivals": (10, 10),
    }  # fmt: skip
    assert copies(IX_CONTRACTS) == 10
    assert {contract.module for contract in IX_CONTRACTS} == {"ix"}
    assert {contract.module for contract in CHOAM.contracts} == {"choam"}
    assert Counter(conflict.level for conflict in UPRISING.conflicts) == {1: 3, 2: 9, 3: 4}


def test_cards_that_come_more_than_once() -> None:
    whole = catalog.assemble(Box("uprising", ("choam",)))
    assert Counter(card.count for card in whole.imperium) == {1: 39, 2: 15}
    assert Counter(card.count for card in whole.intrigue) == {1: 35, 2: 3, 3: 1}
    assert {card.id: card.count for card in UPRISING.reserve} == {
        "prepare_the_way": 8,
        "the_spice_must_flow": 10,
    }
    assert {contract.id for contract in whole.contracts if contract.count == 2} == {
        "contract_espionage",
        "contract_harvest_3",
    }


def has_flag(value: object, flag: str, says: object = True) -> bool:
    """Whether a component, or anything inside it, has this mark."""
    if isinstance(value, tuple):
        return any(has_flag(entry, flag, says) for entry in value)
    if not is_dataclass(value):
        return False
    return getattr(value, flag, False) is says or any(
        has_flag(getattr(value, field.name), flag, says) for field in fields(value)
    )


def test_rare_marks_are_where_they_belong() -> None:
    everything = catalog.everything().values()
    assert {c.key for c in everything if getattr(c, "ignores_requirements", False)} == {
        "uprising/imperium/undercover_asset"
    }
    assert {c.key for c in everything if getattr(c, "protected", False)} == {
        "uprising/spaces/arrakeen",
        "uprising/spaces/spice_refinery",
        "uprising/spaces/imperial_basin",
    }
    assert {c.key for c in everything if has_flag(c, "share")} == {
        "uprising/imperium/double_agent",
        "uprising/intrigue/distraction",
    }
    assert {c.key for c in everything if has_flag(c, "straight")} == {
        "base/imperium/gurney_halleck",
        "base/intrigue/reinforcements",
    }
    assert {c.key for c in everything if has_flag(c, "once", Once.GAME) and c.deck == "leaders"} == {
        "base/leaders/baron_vladimir_harkonnen"
    }
    assert {c.key for c in everything if getattr(c, "first_player", False)} == {
        "uprising/objectives/objective_desert_mouse_first_player"
    }


@pytest.mark.parametrize(
    ("players", "icons"),
    [
        (3, ["crysknife", "desert_mouse", "ornithopter"]),
        (4, ["crysknife", "crysknife", "desert_mouse", "desert_mouse"]),
    ],
)
def test_r_013_each_seat_has_an_objective_and_one_makes_its_owner_first(
    players: int, icons: list[str]
) -> None:
    firsts = set()
    for seed in range(20):
        game = start(players, seed)
        content = game.state.content
        battles = BATTLES.of(game.state)
        assert battles is not None
        dealt = [cards[0] >> 1 for cards in battles.cards]
        assert [len(cards) for cards in battles.cards] == [1] * players
        assert sorted(content.battle_icon_ids[content.battle_icon[card]] for card in dealt) == icons
        first = [content.battle_ids[card] for card in dealt].index("objective_desert_mouse_first_player")
        assert game.state.first == game.decider == first
        firsts.add(first)
    assert len(firsts) == players


def test_every_seat_starts_alike() -> None:
    view = start().view(None)
    for seat in view.seats:
        assert (seat.solari, seat.spice, seat.water) == (0, 0, 1)
        assert (seat.garrison, seat.supply, seat.agents, seat.points) == (3, 9, 2, 1)
        assert seat.deck_size + seat.hand_size == 10
    assert view.parts["spies"] == {"posts": [[], [], [], []]}
    assert view.parts["units"] == {"conflict": [{"sandworm": 0}] * 4, "hooks": [], "wall": 1}
    assert "contracts" not in view.parts


def test_the_base_game_has_no_part_of_uprising() -> None:
    game = Game(Setup(seed=1))
    assert game.view(0).parts == {}
    state = game.state
    assert [name for name in PARTS if has_part(state, name)] == [] and state.parts is NO_PARTS
    assert not {"spies", "units", "contracts", "battles", "mats", "tally"} & set(game.to_json().split('"'))


def test_two_contracts_are_on_offer_with_the_module() -> None:
    game = start(modules=["choam"])
    contracts = contracts_of(game.state)
    assert len(contracts.offer) == 2 and len(contracts.bank) == 18 and contracts.reserved == ()
    offers = {
        tuple(start(seed=seed, modules=["choam"]).view(0).parts["contracts"]["offer"]) for seed in range(9)
    }
    assert len(offers) > 5


def test_r_233_shaddam_s_contracts_lie_aside_before_the_others_are_turned_up() -> None:
    for seed in range(12):
        game = start(leaders=["shaddam_corrino_iv", *PLAIN[:3]], seed=seed, modules=["choam"])
        parts = game.view(0).parts["contracts"]
        assert sorted(parts["reserved"]) == SARDAUKAR
        assert len(parts["offer"]) == 2 and len(parts["bank"]) == 16
        assert not {*parts["offer"], *parts["bank"]} & set(SARDAUKAR)
        assert parts["held"] == [[], [], [], []]


def test_shaddam_chosen_at_the_table_has_his_contracts_aside_too() -> None:
    game = start(leaders=["choose", *PLAIN[:3]], modules=["choam"])
    assert game.view(0).parts["contracts"]["offer"] == []
    game.play("leader shaddam_corrino_iv")
    parts = game.view(0).parts["contracts"]
    assert sorted(parts["reserved"]) == SARDAUKAR and len(parts["offer"]) == 2


def test_r_012_shaddam_needs_the_module() -> None:
    with pytest.raises(SetupError, match="shaddam_corrino_iv"):
        start(leaders=["shaddam_corrino_iv", *PLAIN[:3]])


def test_r_266_staban_has_nine_cards_and_no_diplomacy() -> None:
    game = start(leaders=["staban_tuek", *PLAIN[:3]])
    seats = game.state.seats
    assert [len(seat.deck) + len(seat.hand) for seat in seats] == [9, 10, 10, 10]
    card = game.state.content.card_ids.index("diplomacy")
    assert [(seat.deck + seat.hand).count(card) for seat in seats] == [0, 1, 1, 1]


def test_r_253_feyd_starts_on_the_first_stop() -> None:
    game = start(leaders=["feyd_rautha_harkonnen", *PLAIN[:3]])
    assert game.view(0).parts["mats"]["training"] == ["start", None, None, None]


def test_r_256_nobody_starts_as_the_reverend_mother() -> None:
    with pytest.raises(SetupError) as refused:
        start(leaders=["reverend_mother_jessica", *PLAIN[:3]])
    assert (
        "known are" in str(refused.value)
        and "reverend_mother_jessica" not in str(refused.value).split("known")[1]
    )
    for seed in range(30):
        assert all(
            seat.leader != "reverend_mother_jessica" for seat in start(4, seed, ["random"]).view(0).seats
        )
    game = start(leaders=["choose"])
    assert "leader lady_jessica" in map(str, game.moves)
    assert "leader reverend_mother_jessica" not in map(str, game.moves)


def test_the_conflict_deck_is_one_five_four() -> None:
    game = start()
    assert game.state.content.conflict_levels == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]
    assert game.state.content.conflict_level[game.state.conflict] == 1


# --- the mixed game


def test_the_mixed_game_has_the_base_game_s_cards_but_those_that_need_its_board() -> None:
    whole = catalog.assemble(Box("uprising", tuple(MIXED)))
    assert copies(whole.imperium) == 69 + 67
    assert {card.id for card in BASE.intrigue} - {
        card.id for card in whole.intrigue if card.set == "base"
    } == {"calculated_hire"}
    left_out = {card.id for card in BASE.conflicts} - {
        card.id for card in whole.conflicts if card.set == "base"
    }
    assert left_out == {"sort_through_the_chaos"} | {c.id for c in BASE.conflicts if c.controls == "carthag"}
    assert len(left_out) == 3
    assert {leader.set for leader in whole.leaders} == {"base", "uprising"}
    # The board, the Reserve and the starting decks stay Uprising's.
    assert {c.set for c in (*whole.spaces, *whole.reserve, *whole.starters, *whole.tracks)} == {"uprising"}


def test_each_module_of_the_mixed_game_stands_alone() -> None:
    plain = catalog.assemble(Box("uprising"))
    for module in MIXED:
        made = catalog.assemble(Box("uprising", (module,)))
        grown = [
            deck
            for deck in ("imperium", "intrigue", "leaders", "conflicts", "contracts")
            if len(getattr(made, deck)) > len(getattr(plain, deck))
        ]
        assert grown == (
            ["imperium", "intrigue", "leaders", "contracts"]
            if module == "choam"
            else [module.removeprefix("base_")]
        )


def test_ids_that_two_sets_share_are_written_with_their_set() -> None:
    content = catalog.content(Box("uprising", ("base_conflicts",)))
    assert "base/battle_for_arrakeen" in content.conflict_ids
    assert "uprising/battle_for_arrakeen" in content.conflict_ids
    assert "propaganda" in content.conflict_ids
    assert len(set(content.conflict_ids)) == len(content.conflict_ids)


def test_a_base_conflict_for_a_protected_place_is_protected() -> None:
    """R-200 speaks of places, and base cards show no mark."""
    content = catalog.content(Box("uprising", ("base_conflicts",)))
    number = content.conflict_ids.index("base/battle_for_arrakeen")
    assert content.conflict_protected[number]
    assert content.battle_icon[number] == -1


def test_base_cards_mean_uprising_s_the_spice_must_flow() -> None:
    content = catalog.content(Box("uprising", ("base_imperium", "base_intrigue")))
    flow = content.card_ids.index("the_spice_must_flow")
    assert content.components[content.card_component[flow]] == "uprising/reserve/the_spice_must_flow"


# --- decks of one's own


def test_a_setup_can_list_a_deck_of_its_own() -> None:
    row = ["maula_pistol", "maula_pistol", "overthrow", "base/duncan_idaho", "truthtrance", "desert_survival"]
    game = Game(
        Setup(
            edition="uprising", decks={"imperium": row, "leaders": ["muad_dib", *PLAIN[1:], "paul_atreides"]}
        )
    )
    content = game.state.content
    have = sorted(content.card_ids[card] for card in (*game.state.row, *game.state.imperium))
    assert have == sorted(card.removeprefix("base/") for card in row)
    assert len(content.leader_ids) == 5
    assert Game.from_json(game.to_json()) == game
    assert game.view(0).decks["imperium"] == sorted(c if "/" in c else f"uprising/{c}" for c in row)
    again = Game(
        Setup(edition="uprising", decks={"imperium": row[::-1], "leaders": ["paul_atreides", *PLAIN]})
    )
    assert again == game
    assert game.sample(0, 3).state.content is content


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (Setup(edition="moon"), "no edition 'moon'"),
        (Setup(edition="uprising", modules=["spice"]), "no module 'spice'.*choam"),
        (Setup(edition="base", modules=["choam"]), "no module 'choam'"),
        (Setup(edition="uprising", modules="choam"), "list of names"),  # type: ignore[arg-type]
        (Setup(edition="uprising", decks={"reserve": []}), "can't list the deck 'reserve'"),
        (Setup(edition="uprising", decks={"imperium": ["dagger"]}), "'dagger', which no edition has"),
        (Setup(edition="uprising", decks={"imperium": ["overthrow"] * 4}), "at least 5 cards"),
        (Setup(edition="uprising", decks={"intrigue": []}), "at least one card"),
        (Setup(edition="uprising", decks={"conflicts": ["propaganda"]}), "0 of level 1"),
        (Setup(edition="uprising", decks={"leaders": ["muad_dib"] * 2}), "2 times"),
        (Setup(edition="uprising", decks={"leaders": ["muad_dib"]}), "leaders"),
        (Setup(edition="uprising", decks={"intrigue": ["calculated_hire"]}), ""),
        (Setup(edition="uprising", decks={"imperium": "overthrow"}), "table of lists"),  # type: ignore[dict-item]
        (Setup(edition="uprising", decks={"intrigue": ["choam_profits"]}), ""),
        (Setup(edition="uprising", decks={"leaders": ["lady_jessica", *PLAIN]}), ""),
        (Setup(edition="uprising", decks={"leaders": ["reverend_mother_jessica", *PLAIN]}), "the back of"),
        (Setup(edition="uprising", decks={"leaders": ["shaddam_corrino_iv", *PLAIN]}), "contract_sardaukar"),
    ],
    ids=str,
)
def test_a_box_that_can_not_be_is_refused_or_plays(setup: Setup, reason: str) -> None:
    if reason:
        with pytest.raises(SetupError, match=reason):
            Game(setup)
    else:
        assert not Game(setup).over


def test_modules_make_one_box_in_any_order() -> None:
    one = Game(Setup(edition="uprising", modules=["base_leaders", "choam"], seed=4))
    two = Game(Setup(edition="uprising", modules=["choam", "base_leaders"], seed=4))
    assert one == two and one.state.content is two.state.content


@pytest.mark.parametrize("deck", ["imperium", "intrigue"])
def test_cards_of_uprising_can_be_played_with_the_base_game_or_are_refused_when_the_box_is_opened(
    deck: str,
) -> None:
    """A card that needs what the base game hasn't got is refused before the first move, never at the table."""
    whole = catalog.assemble(Box("uprising", ("choam",)))
    refused = []
    for card in getattr(whole, deck):
        cards = [card.key.replace(f"/{deck}/", "/")] * 6
        try:
            game = Game(Setup(decks={deck: cards}, seed=1))
        except SetupError:
            refused.append(card.id)
            continue
        chooser = Random(1)
        while not game.over:
            game.play(chooser.choice(game.legal))
    # All of them speak of sandworms, hooks or the Shield Wall.
    assert (
        refused
        == {
            "imperium": ["desert_power", "leadership"],
            "intrigue": ["detonation", "devour", "inspire_awe", "special_mission", "unexpected_allies"],
        }[deck]
    )


def test_a_component_that_makes_no_sense_is_refused_when_it_is_loaded() -> None:
    contract = CHOAM.contracts[0]
    swordmaster = next(space for space in UPRISING.spaces if space.id == "swordmaster")
    arrakeen = next(space for space in UPRISING.spaces if space.id == "arrakeen")
    jessica = next(leader for leader in UPRISING.leaders if leader.id == "lady_jessica")
    staban = next(leader for leader in UPRISING.leaders if leader.id == "staban_tuek")
    feyd = next(leader for leader in UPRISING.leaders if leader.id == "feyd_rautha_harkonnen")
    for changes, reason in (
        ({"contracts": (replace(contract, visit="arrakeen", immediate=True),)}, "exactly one condition"),
        ({"spaces": tuple(replace(s, cost_later=()) if s == arrakeen else s for s in UPRISING.spaces)}, ""),
        (
            {
                "spaces": tuple(
                    replace(s, cost_later=swordmaster.cost_later) if s == arrakeen else s
                    for s in UPRISING.spaces
                )
            },
            "sells the Swordmaster",
        ),
        ({"leaders": (replace(jessica, back="nobody"),)}, "the back 'nobody'"),
        ({"leaders": (replace(staban, traits=(StartWithout("overthrow"),)),)}, "no starting card"),
        ({"leaders": (replace(feyd, traits=(TrainingTrack((Stop("a", ("b",)),)),)),)}, "leads to 'b'"),
    ):
        made = replace(UPRISING, **changes)
        if reason:
            with pytest.raises(KanlyError, match=reason):
                catalog.lower(made)
        else:
            catalog.lower(made)
