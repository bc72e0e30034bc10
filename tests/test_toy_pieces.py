"""Pieces in places: the ship of tests/toy/pieces.py stands in garrisons, has a limit, is deployed, fights, comes home and takes
control, without an edit in the core."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from kanly import Game, IllegalMove, KanlyError, Setup, StateError, catalog
from kanly.arena.invariants import play_checked
from kanly.arena.pieces import check_units
from kanly.bots.handle import SeatHandle
from kanly.bots.heuristic.choose import HeuristicBot
from kanly.components import UnitKind
from kanly.effects import Place, Summon
from kanly.engine import events, flow, moves
from kanly.engine.codes import EV_COMMISSION, EV_DEPLOY_UNIT, EV_HOLD
from kanly.notation.events import read_event, write_event
from kanly.notation.expecting import ScenarioFailed
from kanly.notation.names import names_of
from kanly.notation.numbering import Numbering
from kanly.notation.position import read_position, write_position
from kanly.notation.rows import FileError, read_yaml
from kanly.notation.scenario import read_scenarios, run_scenario
from kanly.server.asking import tell
from kanly.setup import Box
from kanly.text import LANGUAGES, Words
from kanly.text.questions import Moment
from tests.toy.pieces import FRIGATE, SHIPYARD, VATS
from tests.toy.plugging import modules_plugged_in

BOX = Box("base", ("shipyard",))
NAMES = ["A", "B", "C", "D"]


@pytest.fixture(autouse=True)
def plugged_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The module is there for one test and gone after it."""
    with modules_plugged_in(monkeypatch, SHIPYARD, VATS):
        yield


def at(text: str, box: Box = BOX) -> Game:
    state = read_position(read_yaml(text, "position"), catalog.content(box))
    flow.advance(state)
    check_units(state)
    return Game.of(state)


def legal(game: Game) -> list[str]:
    return [str(move) for move in game.moves]


def frigates(game: Game, place: str, seat: int = 0) -> int:
    """How many frigates a seat has in a place, as everybody sees it."""
    return int(game.view(0).parts["units"][place][seat].get(FRIGATE, 0))


def test_each_seat_has_as_many_as_its_limit_in_its_supply() -> None:
    game = Game(Setup(edition="base", modules=["shipyard"], seed=2))
    assert [frigates(game, "supply", seat) for seat in range(4)] == [2, 2, 2, 2]
    assert game.view(0).parts["units"]["garrison"] == [{FRIGATE: 0}] * 4
    # Where no such kind is in the box nothing of it is stored or shown.
    plain = Game(Setup(edition="uprising", seed=2))
    assert set(plain.view(0).parts["units"]) == {"conflict", "hooks", "wall"}
    assert Game(Setup(seed=2)).state.units is None


# --- to the garrison and to the Conflict


def commissioned(hand: str = "shipwright", space: str = "arrakeen") -> Game:
    game = at(f"{{seats: {{0: {{hand: [{hand}, dagger], solari: 1, garrison_units: {{frigate: 0}}}}}}}}")
    game.play(f"agent {hand} -> {space}")
    return game


def test_it_is_commissioned_to_the_garrison_and_may_go_on_to_the_conflict() -> None:
    game = commissioned()
    assert "deploy 1 frigate" not in legal(game)
    game.play("take shipwright frigate")
    assert (frigates(game, "supply"), frigates(game, "garrison"), frigates(game, "commissioned")) == (1, 1, 1)
    # The two that the garrison lets go are still there for troops.
    assert [move for move in legal(game) if move.startswith("deploy")] == [
        "deploy 1", "deploy 2", "deploy 3", "deploy 1 frigate",
    ]  # fmt: skip
    game.play("deploy 1 frigate")
    assert (frigates(game, "garrison"), frigates(game, "conflict"), frigates(game, "commissioned")) == (
        0,
        1,
        0,
    )
    assert [move for move in legal(game) if move.startswith("deploy")] == ["deploy 1", "deploy 2", "deploy 3"]
    seat = game.view(0).seats[0]
    assert (seat.strength, seat.conflict, game.view(0).table.turn_deployed) == (3, 0, 0)
    # What asks how many units were deployed counts them.
    assert game.state.tally is not None and game.state.tally.units == 1


def deploys(game: Game) -> list[str]:
    return [move.removeprefix("deploy ") for move in legal(game) if move.startswith("deploy")]


def test_the_two_units_of_the_garrison_are_counted_over_all_kinds() -> None:
    game = at("{seats: {0: {hand: [reconnaissance], garrison: 4, garrison_units: {frigate: 2}}}}")
    game.play("agent reconnaissance -> arrakeen")
    assert deploys(game) == ["1", "2", "3", "1 frigate", "2 frigate"]
    game.play("deploy 1 frigate")
    assert deploys(game) == ["1", "2", "1 frigate"]
    game.play("deploy 2")
    # The recruit of this turn and one of the garrison are gone, and with the frigate those were two.
    assert deploys(game) == []
    game = at("{seats: {0: {hand: [reconnaissance], garrison: 4, garrison_units: {frigate: 2}}}}")
    game.play("agent reconnaissance -> arrakeen")
    game.play("deploy 3")
    assert deploys(game) == []


def test_those_commissioned_this_turn_are_none_of_the_two() -> None:
    game = at("{seats: {0: {hand: [admiral], solari: 1, garrison: 4, garrison_units: {frigate: 0}}}}")
    game.play("agent admiral -> arrakeen")
    game.play("take admiral pay")
    assert deploys(game) == ["1", "2", "3", "1 frigate", "2 frigate"]
    game.play("deploy 2 frigate")
    assert deploys(game) == ["1", "2", "3"]


def test_none_is_deployed_from_a_space_that_is_no_combat_space() -> None:
    game = at("{seats: {0: {hand: [shipwright], garrison_units: {frigate: 1}}}}")
    game.play("agent shipwright -> hall_of_oratory")
    game.play("take shipwright frigate")
    assert (deploys(game), frigates(game, "garrison")) == ([], 2)


def test_where_the_supply_is_empty_none_is_commissioned() -> None:
    game = at("{seats: {0: {hand: [shipwright], garrison_units: {frigate: 1}, units: {frigate: 1}}}}")
    game.play("agent shipwright -> arrakeen")
    assert "take shipwright frigate" not in legal(game)
    with pytest.raises(FileError, match="a seat has 2 units of the kind 'frigate' in all"):
        at("{seats: {0: {garrison_units: {frigate: 1}, units: {frigate: 2}}}}")


def test_an_effect_moves_units_of_any_kind_one_kind_after_the_other() -> None:
    game = at("{seats: {0: {hand: [shipwright], garrison: 1, garrison_units: {frigate: 1}}}}")
    game.play("reveal")
    game.play("take shipwright deploy")
    assert legal(game) == ["deploy 0", "deploy 1", "deploy 1 frigate"]
    assert Words("en").asked(Moment.of(game.state, True)).clause == "which units go to the Conflict? Up to 2"
    again = Game.from_json(game.to_json())
    assert again == game and again.legal == game.legal and game.sample(0, 4).legal == game.legal
    game.play("deploy 1 frigate")
    assert legal(game) == ["deploy 0", "deploy 1"]
    game.play("deploy 1")
    seat = game.view(0).seats[0]
    assert (seat.conflict, seat.garrison, seat.strength, frigates(game, "conflict")) == (1, 0, 5, 1)


def test_an_effect_on_one_kind_moves_that_alone() -> None:
    game = at("{seats: {0: {hand: [dagger], intrigues: [sortie], garrison_units: {frigate: 2}}}}")
    game.play("play sortie")
    game.play("deploy 1 frigate")
    assert (frigates(game, "conflict"), game.view(0).seats[0].conflict) == (1, 0)


FIGHT = "{phase: combat, conflict: skirmish_1, seats: {0: {intrigues: [%s], %s}, 1: {conflict: 1, intrigues: [ambush]}}}"


def test_it_retreats_to_the_garrison_and_is_lost_to_the_supply() -> None:
    game = at(FIGHT % ("sortie", "units: {frigate: 2}, conflict: 1"))
    game.play("play sortie")
    game.play("choose sortie retreat")
    assert legal(game) == ["retreat 0", "retreat 1", "retreat 1 frigate", "retreat 2 frigate"]
    game.play("retreat 2 frigate")
    assert legal(game) == ["retreat 0", "retreat 1"]
    game.play("retreat 0")
    assert (frigates(game, "garrison"), game.view(0).seats[0].strength) == (2, 2)
    game = at(FIGHT % ("scuttling", "units: {frigate: 2}"))
    game.play("play scuttling")
    assert (frigates(game, "supply"), frigates(game, "conflict"), game.view(0).seats[0].solari) == (1, 1, 3)


# --- in and after a Conflict

SCENARIOS = """
- name: A frigate alone fights, lets swords count, comes home and takes control of a space of its owner's choice
  covers: [shipyard/units/frigate]
  position: {phase: combat, conflict: skirmish_1, seats: {0: {units: {frigate: 2}, swords: 1}, 1: {conflict: 3}, 3: {points: 10}}}
  moves:
    - expect: {only: [control arrakeen, control carthag, control imperial_basin], strength: {0: 7, 1: 6}}
    - control carthag
  expect:
    control: {carthag: none}
    seats:
      0: {holds: [carthag], units: {frigate: 0}, garrison_units: {frigate: 1}}
      1: {supply: 9, conflict: 0}

- name: A frigate that has not won comes home all the same
  covers: [shipyard/units/frigate]
  position: {phase: combat, conflict: skirmish_1, seats: {0: {units: {frigate: 1}}, 1: {conflict: 3}, 3: {points: 10}}}
  expect: {over: true, seats: {0: {units: {frigate: 0}, garrison_units: {frigate: 1}, holds: []}}}

- name: Where nobody wins nobody takes control
  covers: [shipyard/units/frigate]
  position: {phase: combat, conflict: skirmish_1, seats: {0: {units: {frigate: 1}, swords: 1}, 1: {conflict: 2}, 3: {points: 10}}}
  expect: {over: true, seats: {0: {garrison_units: {frigate: 1}, holds: []}}}

- name: A space that holds a frigate of the Combat before is closed; then that frigate comes home
  covers: [shipyard/units/frigate]
  position:
    phase: combat
    conflict: skirmish_1
    seats: {0: {units: {frigate: 1}}, 1: {conflict: 1, holds: [arrakeen]}, 3: {points: 10}}
  moves:
    - expect: {only: [control carthag, control imperial_basin]}
    - control imperial_basin
  expect: {seats: {0: {holds: [imperial_basin]}, 1: {holds: [], garrison_units: {frigate: 1}}}}

- name: A frigate that holds a space comes home after the next Combat, whoever fought
  covers: [shipyard/units/frigate]
  position: {phase: combat, conflict: skirmish_1, seats: {1: {conflict: 1, holds: [arrakeen]}, 3: {points: 10}}}
  expect: {over: true, seats: {1: {holds: [], garrison_units: {frigate: 1}}}}

- name: The frigate lies over a marker, and its owner has the bonus of each visit
  covers: [shipyard/units/frigate]
  position:
    control: {carthag: 2}
    seats: {0: {hand: [reconnaissance]}, 1: {hand: [dagger], holds: [carthag]}}
  moves: [agent reconnaissance -> carthag]
  expect: {control: {carthag: 2}, seats: {1: {solari: 1}, 2: {solari: 0}}}

- name: Its owner defends the space, and whoever has the marker below it does not
  covers: [shipyard/units/frigate]
  position:
    phase: start
    round: 2
    control: {arrakeen: 2}
    seats: {1: {holds: [arrakeen], deck: [dagger, dagger, dagger, dagger, dagger]}}
  chance: [conflict siege_of_arrakeen]
  moves:
    - expect: {legal: [deploy 1, decline]}
    - deploy 1
  expect: {seats: {1: {conflict: 1, supply: 8}, 2: {conflict: 0}}}
"""


def test_scenarios_show_what_it_does_in_and_after_a_conflict() -> None:
    for scenario in read_scenarios(SCENARIOS, "here"):
        run_scenario(scenario, catalog.content(BOX))


def test_a_scenario_that_says_otherwise_fails() -> None:
    told = SCENARIOS.replace(
        "garrison_units: {frigate: 1}, holds: []}}}", "garrison_units: {frigate: 0}, holds: []}}}"
    )
    failed = 0
    for scenario in read_scenarios(told, "here"):
        try:
            run_scenario(scenario, catalog.content(BOX))
        except ScenarioFailed as error:
            failed += 1
            assert "frigate" in str(error)
    assert failed == 2


def test_where_it_takes_control_can_be_stored_seen_asked_and_numbered() -> None:
    game = at("{phase: combat, conflict: skirmish_1, seats: {0: {units: {frigate: 1}}}}")
    assert legal(game)[0] == "control arrakeen"
    again = Game.from_json(game.to_json())
    assert (again == game, again.digest() == game.digest(), again.legal == game.legal) == (True, True, True)
    assert game.sample(0, 1).view(0).stack == game.view(0).stack
    assert (
        Words("en").asked(Moment.of(game.state, True)).clause == "which space does 1 frigate take control of?"
    )
    numbers = Numbering(game.state.content)
    assert [numbers.move(numbers.number(move)) for move in game.legal] == list(game.legal)
    told = tell(game.sample(0, 1).state, 0, Words("en"), NAMES)
    assert [block["moves"][0] for block in told.blocks] == ["control arrakeen"] and told.blocks[0]["must"]


def test_deploying_is_told_kind_by_kind() -> None:
    game = at("{seats: {0: {hand: [reconnaissance], garrison: 4, garrison_units: {frigate: 2}}}}")
    game.play("agent reconnaissance -> arrakeen")
    told = tell(game.sample(0, 1).state, 0, Words("en"), NAMES)
    blocks = {block["key"]: (block["sentence"], block["moves"]) for block in told.blocks}
    assert blocks["deploy"] == ("up to 3 troops", ["deploy 1", "deploy 2", "deploy 3"])
    assert blocks["deploy frigate"] == ("up to 2 frigates", ["deploy 1 frigate", "deploy 2 frigate"])
    numbers = Numbering(game.state.content)
    assert [numbers.move(numbers.number(move)) for move in game.legal] == list(game.legal)
    for bad, why in (
        ("deploy 3 frigate", "is not legal now"),
        ("deploy 1 sandworm", "nothing here is called"),
    ):
        with pytest.raises((IllegalMove, KanlyError), match=why):
            game.play(bad)


def test_games_without_such_a_kind_number_their_moves_as_before() -> None:
    """So a policy that was learnt before still means the same."""
    plain, more = Numbering(catalog.content("base")), Numbering(catalog.content(BOX))
    last = moves.make(moves.KEEP, len(catalog.content("base").card_ids) - 1)
    assert plain.number(last) == plain.size - 1
    assert plain.number(moves.make(moves.RETREAT, 1)) - plain.number(moves.make(moves.RETREAT, 0)) == 1
    assert more.number(moves.make(moves.RETREAT, 1)) - more.number(moves.make(moves.RETREAT, 0)) == 2
    with pytest.raises(KanlyError, match="is no move of this content"):
        plain.number(moves.make(moves.DEPLOY, 1, 1))


def test_a_position_says_where_they_are() -> None:
    text = "{control: {carthag: 2}, seats: {0: {hand: [dagger], garrison_units: {frigate: 1}}, 1: {units: {frigate: 1}, holds: [carthag]}}}"
    game = at(text)
    written = write_position(game.state)
    assert "garrison_units: {frigate: 1}" in written and "holds: [carthag]" in written
    state = read_position(read_yaml(written, "again"), game.state.content)
    assert write_position(state) == written
    assert frigates(game, "supply", 1) == 0 and frigates(game, "supply", 0) == 1
    for wrong, why in (
        ("{seats: {0: {holds: [arrakeen]}, 1: {holds: [arrakeen]}}}", "one unit at most holds 'arrakeen'"),
        ("{seats: {0: {holds: [conspire]}}}", "'conspire' can't be controlled"),
        ("{seats: {0: {garrison_units: {wing: 1}}}}", "'wing' is no kind of unit of this game"),
    ):
        with pytest.raises(FileError, match=why):
            at(wrong)


def test_a_stored_game_with_one_too_many_is_refused() -> None:
    game = at("{seats: {0: {hand: [dagger], garrison_units: {frigate: 1}}}}")
    told = game.to_json()
    more = told.replace('"garrison": [{"frigate": 1}', '"garrison": [{"frigate": 2}')
    assert more != told
    with pytest.raises(StateError, match="seat 0 has 3 units of the kind 'frigate', not 2"):
        Game.from_json(more)


# --- words, bots, printed opponents


def test_its_words_are_told_in_every_language() -> None:
    kind, ship = SHIPYARD.units[0], SHIPYARD.imperium[0]
    said: dict[str, set[str]] = {"kind": set(), "card": set(), "log": set(), "moves": set()}
    for language in LANGUAGES:
        words = Words(language)
        said["kind"].add(" ".join(line.text for line in words.rules(kind)))
        said["card"].add(" ".join(line.text for card in SHIPYARD.imperium for line in words.rules(card)))
        game = commissioned()
        log: list[tuple[int, int, int, int, int, int]] = []
        events.listen(game.state, log)
        game.play("take shipwright frigate")
        said["moves"].add("; ".join(words.move(game.state.content, int(move), NAMES) for move in game.moves))
        game.play("deploy 1 frigate")
        told = [words.event(game.state.content, event, 0, NAMES) for event in log]
        said["log"].add("; ".join(told))
    assert all(len(texts) == len(LANGUAGES) for texts in said.values())
    assert "A commissions 1 frigate (Shipwright); A deploys 1 frigate to the Conflict" in said["log"]
    rules = Words("en").rules(ship)
    assert [line.text for line in rules if line.box == "agent"] == ["You may commission 1 frigate."]
    english = next(text for text in said["kind"] if "Each player" in text)
    assert english.endswith(
        "Each player has 2. It can stand in the garrison, and is deployed and retreats from there like a troop. "
        "After Combat it returns to the garrison. Whoever wins a Conflict with one there puts one on a space that can be "
        "controlled, and controls it until the end of the next Combat."
    )


def test_the_bot_commissions_deploys_and_takes_control() -> None:
    """A whole game among bots, in which frigates are commissioned, fight and hold spaces."""
    game = Game(Setup(edition="base", modules=["shipyard"], seed=5))
    log: list[tuple[int, int, int, int, int, int]] = []
    events.listen(game.state, log)
    chooser = random.Random(1)
    bot = HeuristicBot()
    while not game.over:
        game.play(bot.choose(SeatHandle(game, chooser)))
    assert {EV_COMMISSION, EV_DEPLOY_UNIT, EV_HOLD} <= {event[0] for event in log}


def test_a_printed_opponent_deploys_them_before_its_troops() -> None:
    game = at(
        "{players: 1, turn: 1, first: 0, hagal: [hagal_arrakeen_1p], seats: {0: {hand: [dagger]},"
        " 1: {garrison: 4, garrison_units: {frigate: 1}}}}"
    )
    assert (frigates(game, "conflict", 1), game.view(0).seats[1].conflict) == (1, 2)


def test_a_printed_opponent_takes_a_space_with_the_marker_of_somebody_else() -> None:
    game = at(
        "{players: 1, phase: combat, conflict: skirmish_1, control: {carthag: 0, imperial_basin: 1},"
        " seats: {0: {points: 10}, 1: {units: {frigate: 1}}, 2: {agents: 0}}}"
    )
    assert game.view(0).parts["units"]["holds"] == [[], ["carthag"], []]


def test_what_a_kind_says_of_itself_has_to_fit() -> None:
    frigate = SHIPYARD.units[0]
    for wrong, why in (
        (replace(frigate, garrison=False), "what goes to garrisons after Combat has to stand there"),
        (replace(frigate, limit=0), "a seat has 1 to 99 of them, not 0"),
        (replace(frigate, after=Place.CONFLICT), "nothing stays in the Conflict after Combat"),
        (replace(frigate, id="troop"), "troops are there already"),
    ):
        with pytest.raises(KanlyError, match=why):
            catalog.lower(with_units(wrong))
    with pytest.raises(KanlyError, match="frigate and barge both take control; a game has one such kind"):
        catalog.lower(with_units(frigate, replace(frigate, id="barge")))


def with_units(*units: UnitKind) -> catalog.Edition:
    return replace(catalog.edition("base"), units=units)


def test_a_kind_that_stands_in_no_garrison_can_have_a_limit_too() -> None:
    c = catalog.lower(with_units(UnitKind(id="golem", name="", set="toy", deck="units", strength=1, limit=1)))
    assert (c.unit_limit, c.stationed, c.unit_returns) == ([1], [], [False])
    assert Summon("golem", 2) is not None


# --- a place of its own

TANKS = Box("base", ("vats",))


def tanks(game: Game, seat: int = 0) -> int:
    return int(game.view(1).parts["areas"]["troops"][seat]["tanks"])


def test_troops_are_sent_to_a_place_of_their_own_and_are_no_troops_anywhere_else() -> None:
    game = at("{seats: {0: {hand: [grower], areas: {tanks: 1}}}}", TANKS)
    assert (tanks(game), game.view(0).seats[0].supply) == (1, 12 - 3 - 1)
    game.play("agent grower -> carthag")
    game.play("take grower tanks")
    seat = game.view(0).seats[0]
    assert (tanks(game), seat.supply, seat.garrison) == (2, 6, 4)
    again = Game.from_json(game.to_json())
    assert again == game and again.digest() == game.digest()
    assert game.sample(1, 3).view(1).parts["areas"] == game.view(1).parts["areas"]


def test_they_are_spent_as_a_cost_and_go_back_to_the_supply() -> None:
    game = at("{seats: {0: {hand: [grower], areas: {tanks: 3}}}}", TANKS)
    game.play("reveal")
    game.play("take grower pay")
    seat = game.view(0).seats[0]
    assert (tanks(game), seat.supply, seat.spice) == (1, 8, 3)
    assert "take grower pay" not in legal(game)


@pytest.mark.parametrize(("there", "offered"), [(1, False), (2, True)])
def test_parts_of_one_cost_have_to_be_there_together(there: int, offered: bool) -> None:
    game = at(f"{{seats: {{0: {{hand: [harvester], areas: {{tanks: {there}}}, supply: 4}}}}}}", TANKS)
    game.play("agent harvester -> carthag")
    game.play("take harvester choose")
    assert any("pay" in move for move in legal(game)) == offered


def test_with_an_empty_supply_nothing_is_sent() -> None:
    game = at("{seats: {0: {hand: [grower], areas: {tanks: 9}}}}", TANKS)
    game.play("agent grower -> arrakeen")
    assert "take grower tanks" not in legal(game)
    with pytest.raises(
        FileError, match="a seat has 12 troops in supply, garrison, Conflict and all other places together"
    ):
        at("{seats: {0: {areas: {tanks: 10}}}}", TANKS)
    with pytest.raises(FileError, match="'vat' is no area of this game; known are: tanks"):
        at("{seats: {0: {areas: {vat: 1}}}}", TANKS)


def test_a_place_that_is_not_there_is_refused_by_name() -> None:
    with pytest.raises(KanlyError, match="there is no area 'tanks' in this game; it has none"):
        catalog.lower(replace(catalog.edition("base"), imperium=VATS.imperium))


def test_a_stored_game_with_more_troops_than_there_are_is_refused() -> None:
    told = at("{seats: {0: {hand: [grower], areas: {tanks: 3}}}}", TANKS).to_json()
    more = told.replace('"troops": [{"tanks": 3}', '"troops": [{"tanks": 4}')
    assert more != told
    with pytest.raises(StateError, match=r"seats\[0\]: more than 12 troops"):
        Game.from_json(more)


def test_what_is_sent_and_spent_is_told_in_every_language() -> None:
    said: set[str] = set()
    for language in LANGUAGES:
        words = Words(language)
        game = at("{seats: {0: {hand: [grower], areas: {tanks: 3}}}}", TANKS)
        log: list[tuple[int, int, int, int, int, int]] = []
        events.listen(game.state, log)
        game.play("agent grower -> carthag")
        game.play("take grower tanks")
        game = at("{seats: {0: {hand: [grower], areas: {tanks: 3}}}}", TANKS)
        events.listen(game.state, log)
        game.play("reveal")
        game.play("take grower pay")
        names = names_of(game.state.content)
        assert [read_event(names, write_event(names, event), "event") for event in log] == log
        lines = [words.event(game.state.content, event, 0, NAMES) for event in log]
        cards = [line.text for card in (*VATS.imperium, *VATS.areas) for line in words.rules(card)]
        said.add("; ".join((*lines, *cards)))
    assert len(said) == len(LANGUAGES)
    english = next(text for text in said if "A sends 1 troop to the tanks (Grower)" in text)
    assert "A returns 2 troops from the tanks to the supply" in english
    assert "You may return 2 troops from the tanks to your supply to gain 3 spice." in english


# --- whole games


@pytest.mark.parametrize("seed", range(8))
def test_whole_games_with_it_are_sound(seed: int) -> None:
    edition = ("uprising", "base")[seed % 2]
    players = 1 + seed % 4
    modules = ["shipyard", "vats"]
    record = play_checked(Setup(players=players, seed=seed, edition=edition, modules=modules), seed, seed < 2)
    assert record.moves
