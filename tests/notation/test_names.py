"""Effects are named by what they give; the names they had before are read wherever they can stand."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from kanly import Game, KanlyError, Setup, catalog
from kanly.effects import Draw, Faction, HasAlliance, Recruit, When
from kanly.engine import flow, moves
from kanly.engine.content import Content
from kanly.notation import offered as offering
from kanly.notation.moves import write, write_old
from kanly.notation.numbering import Numbering
from kanly.notation.offered import offered
from kanly.notation.position import read_position
from kanly.notation.record import read_record, replay
from kanly.notation.rows import read_yaml
from kanly.setup import Box

RECORDS = Path(__file__).parent.parent / "records"
ALL_MODULES = tuple(module.id for module in catalog.edition("uprising").modules)
BOXES = [
    Box("base"),
    Box("uprising"),
    Box("uprising", ("choam",)),
    Box("uprising", ("base_imperium",)),
    Box("uprising", ALL_MODULES),
]


def at(text: str, edition: str | Box) -> Game:
    state = read_position(read_yaml(text, "position"), catalog.content(edition))
    flow.advance(state)
    return Game.of(state)


def named_by_component(content: Content) -> set[tuple[str, str]]:
    return {(content.components[node.component], node.name) for node in content.nodes if "." not in node.name}


def all_names(content: Content) -> dict[str, str]:
    return {node.key: node.name for node in content.nodes}


@pytest.mark.parametrize(
    ("edition", "key", "name"),
    [
        ("base", "plans_within_plans points_2", "plans_within_plans 1_point"),
        ("base", "plans_within_plans points_4", "plans_within_plans 2_points"),
        ("base", "choam_directorship influence_2", "choam_directorship guild_influence"),
        ("base", "cloak_and_dagger intrigue_3", "cloak_and_dagger intrigue_third"),
        ("base", "duke_leto_atreides pay_2", "duke_leto_atreides pay_rival"),
        ("base", "arrakeen draw", "arrakeen draw"),
        ("uprising", "hagga_basin harvest_3", "hagga_basin sandworm"),
        ("uprising", "sietch_tabr hooks_2", "sietch_tabr hooks"),
        ("uprising", "sietch_tabr water_3", "sietch_tabr detonate"),
        ("uprising", "fedaykin_stilltent recruit_2", "fedaykin_stilltent recruit"),
        ("uprising", "fedaykin_stilltent recruit", "fedaykin_stilltent recruit.recruit"),
        ("uprising", "market_opportunity pay_2", "market_opportunity pay_for_spice"),
        ("uprising", "change_allegiances pay_2", "change_allegiances pay_with_spice"),
        ("uprising", "lady_jessica pay_2", "lady_jessica other_memories"),
        ("uprising", "feyd_rautha_harkonnen spy", "feyd_rautha_harkonnen first_spy"),
    ],
)
def test_an_effect_goes_by_what_it_gives_or_by_its_line(edition: str, key: str, name: str) -> None:
    assert all_names(catalog.content(edition))[key] == name


@pytest.mark.parametrize("box", BOXES, ids=str)
def test_no_two_effects_share_a_name_and_what_is_never_offered_has_a_dot(box: Box) -> None:
    content = catalog.content(box)
    names = [node.name for node in content.nodes]
    assert len(set(names)) == len(names)
    assert [write(content, move) for move in offered(content) if "." in write(content, move)] == []


@pytest.mark.parametrize("box", BOXES, ids=str)
def test_no_old_name_of_an_effect_is_the_new_name_of_another(
    box: Box, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = catalog.content(box)
    # Whatever may be asked for one day, also what the game takes by itself today.
    monkeypatch.setattr(offering, "NEVER_TAKEN", ())
    every = offering.Offered(content)
    every.walk_all()
    names = {write(content, move): move for move in every.moves}
    assert [old for move in every.moves if names.get(old := write_old(content, move), move) != move] == []


def test_names_stay_when_cards_are_added() -> None:
    before = named_by_component(catalog.content("uprising"))
    after = named_by_component(catalog.content(Box("uprising", ALL_MODULES)))
    # Old records of such games name the base game's cards like that, so a Leader and a Rival give way to them.
    assert before - after == {
        ("uprising/leaders/gurney_halleck", "gurney_halleck recruit"),
        ("uprising/rivals/lady_jessica", "lady_jessica influence"),
    }
    edition = catalog.edition("base")
    one = edition.imperium[0]
    more = replace(one, id="one_more", agent=(When(HasAlliance(Faction.GUILD), (Recruit(1),)), Draw(1)))
    content = catalog.lower(replace(edition, imperium=(more, *edition.imperium)))
    assert {node.name for node in catalog.content("base").nodes} <= {node.name for node in content.nodes}
    assert {"one_more recruit", "one_more draw"} <= set(content.node_names)


@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=4, edition="base"),
        Setup(players=4, edition="uprising", modules=["choam"]),
        Setup(players=1, edition="uprising"),
        Setup(players=2, edition="base"),
    ],
    ids=lambda setup: f"{setup.edition} {setup.players}",
)
def test_no_game_offers_an_effect_that_is_said_never_to_be_offered(setup: Setup) -> None:
    named = set()
    for seed in range(8):
        game = Game(replace(setup, seed=seed))
        chooser = random.Random(seed)
        ever = offered(game.state.content)
        while not game.over:
            for move in game.legal:
                if moves.kind_of(move) in (moves.TAKE, moves.CHOOSE):
                    assert move in ever, write(game.state.content, move)
                    named.add(move)
            game.play(chooser.choice(game.legal))
    assert len(named) > 20


def test_old_names_are_read_as_moves_in_full_and_cut_short() -> None:
    text = "{seats: {0: {hand: [dune_the_desert_planet, dagger], hooks: true, intrigues: [impress]}}}"
    for line in ("choose hagga_basin harvest_3", "choose hagga_basin sandworm", "choose hagga harvest_3"):
        game = at(f"{{conflict: skirmish_crysknife, {text[1:]}", "uprising")
        game.state.seats[0].water = 1
        flow.relist(game.state)
        game.play("agent dune -> hagga_basin")
        game.play("take hagga_basin choose")
        assert str(game.move(line)) == "choose hagga_basin sandworm"


def test_records_with_old_names_replay_to_the_same_hashes() -> None:
    """Their lines stay as they were written; among them are some whose names are others today."""
    seen = 0
    for name in ("uprising_00", "random_00"):
        path = RECORDS / f"{name}.kanly"
        record = read_record(path.read_text(encoding="utf-8"), name)
        done = replay(record)
        assert done.hashes == []
        known = {node.name for node in done.game.state.content.nodes}
        effects = [
            line.text.split(" ", 1)[1] for line in record.lines if line.text.startswith(("take ", "choose "))
        ]
        seen += sum(effect not in known for effect in effects)
    assert seen > 0


def test_stored_games_keep_the_keys_of_effects_and_their_hashes() -> None:
    """Written down before effects had the names of today."""
    game = at(
        "{intrigue_deck: [impress], seats: {0: {hand: [branching_path], intrigues: [shadow_alliance],"
        " influence: {bene_gesserit: 4}, alliances: [bene_gesserit]}}}",
        Box("uprising", rules=1),
    )
    game.play("agent branching_path -> arrakeen")
    assert json.loads(game.to_json())["pool"] == ["branching_path pay_2", "arrakeen draw"]
    assert game.view(0).table.pool == ["branching_path pay", "arrakeen draw"]
    assert game.digest() == "1a5490a9770ddf08"
    game.play("take branching_path pay_2")
    assert game.digest() == "7cc2d409ed89081f"
    assert Game.from_json(game.to_json()) == game
    assert game.sample(0, 1).view(0) == game.view(0)


def test_the_numbers_of_moves_do_not_shift_with_names() -> None:
    content = catalog.content("base")
    numbers = Numbering(content)
    assert numbers.size == 3029
    found = {write(content, numbers.move(number)) for number in (1721, 1723)}
    assert found == {"choose plans_within_plans 1_point", "choose plans_within_plans 2_points"}


def test_a_box_with_more_effects_than_moves_can_name_is_refused() -> None:
    edition = catalog.edition("base")
    one = edition.imperium[0]
    many = [replace(one, id=f"copy_{i}", agent=(Draw(1),) * 40, reveal=()) for i in range(100)]
    with pytest.raises(KanlyError, match=r"has \d+ effects, and moves can name 4095"):
        catalog.lower(replace(edition, imperium=(*edition.imperium, *many)))
    catalog.lower(replace(edition, imperium=(*edition.imperium, *many[:90])))
