"""The order of turns, what a visit costs a seat and what it gives: told by the server, so that no page works it out."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from kanly.effects import Gain, Resource, TakeContract
from kanly.engine import moves
from kanly.engine.codes import EV_PAY, EV_SEND, STEP_TURN
from kanly.game import Game
from kanly.server import telling
from kanly.server.printed import components
from kanly.server.store import Store
from kanly.server.visits import RESOURCES, visits
from kanly.setup import Box, Setup
from kanly.text import Words
from kanly.topics.contracts.part import contracts_of
from kanly.topics.opponents.kinds import EV_HAGAL
from kanly.view import sample

from .test_situation import BOTS, table

EN = Words("en")
GAMES = [("base", 4, []), ("base", 2, []), ("base", 1, []), ("uprising", 4, ["choam"]), ("uprising", 2, [])]


def cost(told: dict[str, Any], space: str) -> list[dict[str, int]]:
    """What each way to pay for a space takes, by resource."""
    return [{part["resource"]: part["amount"] for part in way["cost"]} for way in told[space]["ways"]]


def gained(told: dict[str, Any], space: str, at: int = 0) -> list[str]:
    """What a way brings, in short."""
    found = []
    for effect in told[space]["ways"][at]["gains"]:
        numbers = [
            value for value in effect.values() if isinstance(value, int) and not isinstance(value, bool)
        ]
        about = effect.get("resource") or "".join(effect.get("factions", []))
        found.append(" ".join([effect["word"], *([about] if about else []), *map(str, numbers[:1])]))
    return found


@pytest.mark.parametrize(("edition", "players", "modules"), GAMES)
def test_turns_are_taken_in_the_order_that_is_told(
    file_store: Store, edition: str, players: int, modules: list[str]
) -> None:
    game = Game(Setup(players=players, edition=edition, modules=modules, seed=8))
    hosted = table(file_store, edition, BOTS[:players], modules=modules)
    hosted.game = game
    random = Random(8)
    rounds: dict[int, list[int]] = {}
    told: dict[int, list[int]] = {}
    seats = len(game.state.seats)
    while not game.over and game.round < 4:
        told.setdefault(game.round, telling.situation(hosted, None, EN)["order"])
        game.listen()
        # Agents are sent while they can be, so that everybody has a first turn, House Hagal too.
        sends = [move for move in game.legal if moves.kind_of(move) == moves.AGENT]
        game.play(random.choice(sends or list(game.legal)))
        for event in game.events():
            if event[0] in (EV_SEND, EV_HAGAL) and event[1] not in rounds.setdefault(game.round, []):
                rounds[game.round].append(event[1])
    for number in (2, 3):
        assert sorted(told[number]) == list(range(seats))
        in_order = [seat for seat in told[number] if seat in rounds[number]]
        assert rounds[number] == in_order and len(in_order) >= min(seats, 2)


def test_house_hagal_sits_after_the_first_player_of_two(file_store: Store) -> None:
    hosted = table(file_store, "base", BOTS[:2])
    orders = []
    for first in (0, 1):
        hosted.game.state.first = first
        orders.append(telling.situation(hosted, 0, EN)["order"])
    assert orders == [[0, 2, 1], [1, 2, 0]]


@pytest.mark.parametrize(("edition", "players", "modules"), GAMES)
def test_what_is_told_follows_from_the_view_alone(edition: str, players: int, modules: list[str]) -> None:
    game = Game(Setup(players=players, edition=edition, modules=modules, leaders=["random"], seed=4))
    random = Random(4)
    for turn in range(150):
        if game.over:
            break
        if turn % 3 == 0:
            for seat in (None, *range(game.people)):
                dealt = sample(game.view(seat), turn)
                assert visits(game.state, seat, EN) == visits(dealt, seat, EN)
        game.play(random.choice(list(game.legal)))


@pytest.mark.parametrize(
    ("edition", "players", "leaders", "level"),
    [
        ("base", 4, ["duke_leto_atreides", "random", "random", "random"], ""),
        ("base", 1, ["duke_leto_atreides"], "sardaukar"),
        ("uprising", 3, ["random"], ""),
    ],
)
def test_who_goes_there_pays_what_was_told(
    edition: str, players: int, leaders: list[str], level: str
) -> None:
    game = Game(Setup(players=players, edition=edition, leaders=leaders, level=level, seed=6))
    random, seen = Random(6), 0
    while not game.over and seen < 250:
        seat = game.decider
        if game.state.stack[-1][0] == STEP_TURN:
            told = visits(game.state, seat, EN)
            for move in [move for move in game.legal if moves.kind_of(move) == moves.AGENT]:
                space = game.state.content.space_ids[moves.second(move)]
                if len(told[space]["ways"]) > 1 or game.state.content.card_anywhere[moves.first(move)]:
                    continue
                after = game.copy()
                after.listen()
                after.play(move)
                events = after.events()
                sent = next(at for at, event in enumerate(events) if event[0] == EV_SEND)
                paid = {}
                for event in events[sent + 1 :]:
                    if event[0] != EV_PAY:
                        break
                    paid[RESOURCES[event[2]].value] = event[3]
                assert cost(told, space) == [paid], space
                seen += bool(paid)
        game.play(random.choice(list(game.legal)))
    assert seen > 20


def test_leto_pays_less_in_the_landsraad_and_reads_it(file_store: Store) -> None:
    hosted = table(file_store, "base", BOTS)
    s = hosted.game.state
    for seat, leader in enumerate(
        ("duke_leto_atreides", "paul_atreides", "count_ilban_richese", "helena_richese")
    ):
        s.seats[seat].leader = s.content.leader_ids.index(leader)
    leto, paul, onlooker = (telling.situation(hosted, seat, EN)["visits"] for seat in (0, 1, None))
    assert [cost(told, "swordmaster") for told in (leto, paul, onlooker)] == [
        [{"solari": 7}],
        [{"solari": 8}],
        [{"solari": 8}],
    ]
    assert cost(leto, "heighliner") == [{"spice": 6}]
    lines = {line["box"]: line["text"] for line in leto["swordmaster"]["lines"]}
    assert lines["cost"] == "7 Solari" and "lines" not in paul["swordmaster"]
    said = telling.situation(hosted, 0, Words("uk"))["visits"]["swordmaster"]["lines"]
    assert next(line["text"] for line in said if line["box"] == "cost") == "7 соляріїв"


def test_a_swordmaster_is_cheaper_once_somebody_has_one(file_store: Store) -> None:
    hosted = table(file_store, "uprising", BOTS)
    before = telling.situation(hosted, 0, EN)["visits"]
    hosted.game.state.seats[2].swordmaster = 1
    after = telling.situation(hosted, 0, EN)["visits"]
    assert [cost(told, "swordmaster") for told in (before, after)] == [[{"solari": 8}], [{"solari": 6}]]
    assert "lines" not in before["swordmaster"]
    assert any(line["text"] == "6 Solari" for line in after["swordmaster"]["lines"])


def test_a_level_of_a_solo_game_has_prices_of_its_own(file_store: Store) -> None:
    prices = [
        cost(telling.situation(table(file_store, "base", BOTS[:1], level=level), 0, EN)["visits"], "mentat")
        for level in ("mercenary", "sardaukar")
    ]
    assert prices == [[{"solari": 2}], [{"solari": 5}]]


def test_a_visit_gives_influence_spice_and_what_control_brings(file_store: Store) -> None:
    hosted = table(file_store, "base", BOTS)
    s = hosted.game.state
    names = s.content.space_ids
    s.seats[0].leader = s.content.leader_ids.index("countess_ariana_thorvald")
    s.seats[1].leader = s.content.leader_ids.index("paul_atreides")
    s.bonus_spice = tuple(2 if name == "the_great_flat" else 0 for name in names)
    s.control = [1 if name == "arrakeen" else seat for name, seat in zip(names, s.control, strict=True)]
    ariana, paul, onlooker = (visits(s, seat, EN) for seat in (0, 1, None))
    assert gained(onlooker, "wealth") == ["Influence emperor 1", "Gain solari 2"]
    assert gained(paul, "the_great_flat") == gained(onlooker, "the_great_flat") == ["Gain spice 5"]
    assert gained(ariana, "the_great_flat") == ["Gain spice 4", "Draw 1"]
    assert gained(paul, "arrakeen") == ["Recruit 1", "Draw 1", "Gain solari 1"]
    assert gained(ariana, "arrakeen") == ["Recruit 1", "Draw 1"]


def test_bonus_spice_comes_before_the_choice(file_store: Store) -> None:
    hosted = table(file_store, "uprising", BOTS)
    s = hosted.game.state
    assert gained(visits(s, 0, EN), "hagga_basin") == ["Choose 1"]
    s.bonus_spice = tuple(3 if name == "hagga_basin" else 0 for name in s.content.space_ids)
    told = visits(s, 0, EN)
    assert gained(told, "hagga_basin") == ["Gain spice 3", "Choose 1"]
    gains = [way["gains"] for visit in told.values() for way in visit["ways"]]
    assert "Harvest" not in json.dumps(gains)


def test_a_tile_shows_what_holds_for_this_seat(file_store: Store) -> None:
    s = table(file_store, "uprising", BOTS, modules=["choam"]).game.state
    assert s.units is not None
    s.seats[1].council = 1
    s.units.hooks = 0b10
    s.units.wall = 0

    def shown(seat: int | None, space: str) -> list[str]:
        return [effect["word"] for effect in visits(s, seat, EN)[space]["ways"][0]["printed"]]

    assert shown(0, "high_council") == shown(None, "high_council") == ["TakeCouncilSeat"]
    assert shown(1, "high_council") == ["Gain", "DrawIntrigue", "Recruit"]
    assert shown(0, "hagga_basin") == ["Harvest"]
    assert shown(1, "hagga_basin") == ["Choose"]
    assert shown(0, "accept_contract") == ["TakeContract", "Draw"]
    contracts_of(s).offer = ()
    assert shown(0, "accept_contract") == ["Gain", "Draw"]


def test_without_contracts_their_icon_is_two_solari(file_store: Store) -> None:
    plain = visits(table(file_store, "uprising", BOTS).game.state, 0, EN)
    assert gained(plain, "accept_contract") == ["Gain solari 2", "Draw 1"]
    s = table(file_store, "uprising", BOTS, modules=["choam"]).game.state
    assert gained(visits(s, 0, EN), "accept_contract") == ["TakeContract", "Draw 1"]
    contracts_of(s).offer = ()
    assert gained(visits(s, None, EN), "accept_contract") == ["Gain solari 2", "Draw 1"]


@pytest.mark.parametrize("language", ["en", "uk", "ru", "bg"])
def test_without_contracts_no_component_shows_or_names_one(language: str) -> None:
    words = Words(language)
    takes = words.effect(TakeContract()).lower()
    with_them = components(Box("uprising", ("choam",)), words)
    without = components(Box("uprising"), words)
    shown = json.dumps(without, ensure_ascii=False)
    assert '"TakeContract"' not in shown and takes not in shown.lower()
    space = "uprising/spaces/accept_contract"
    assert with_them[space]["effects"][0] == {"word": "TakeContract"}
    assert without[space]["effects"][0] == {"word": "Gain", "resource": "solari", "amount": 2}
    said = [line["text"] for line in without[space]["lines"] if line["box"] == "space"]
    assert words.effect(Gain(Resource.SOLARI, 2)).lower() in said[0].lower()
    # What has nothing to do with contracts stays as it was.
    assert without["uprising/spaces/arrakeen"] == with_them["uprising/spaces/arrakeen"]
