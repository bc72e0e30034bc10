"""Single decisions of the heuristic bot in games of Uprising, in positions that leave no doubt."""

from __future__ import annotations

from random import Random

import pytest

from kanly import Game, catalog
from kanly import effects as fx
from kanly.bots import by_name, decide
from kanly.bots.heuristic.judge import Judge
from kanly.bots.heuristic.words.specials import SPECIALS
from kanly.notation.moves import write
from kanly.notation.scenario import read_scenarios, run_scenario
from kanly.setup import Box
from tests.modes import MODES, setup_of


def answer(scenario: str, *modules: str) -> str:
    """What the bot plays at the end of a scenario."""
    if "moves:" not in scenario:
        scenario += "\nmoves: []\n"
    lines = "\n".join("  " + line for line in scenario.strip("\n").splitlines())
    (read,) = read_scenarios(f"- name: a position\n  covers: []\n{lines}\n", "a test")
    game = Game.of(run_scenario(read, catalog.content(Box("uprising", modules))))
    assert len(game.legal) > 1
    return write(game.state.content, decide(by_name("heuristic"), game, Random(1)))


# --- Spies


def test_infiltrates_a_space_that_it_wants() -> None:
    position = """
position:
  round: 2
  seats:
    0: {hand: [dagger, convincing_argument], solari: 8, spies: [landsraad_council]}
    1: {agents: 1, on: [swordmaster]}
"""
    assert answer(position) == "agent dagger -> swordmaster"


GATHER = """
position: {round: 3, seats: {0: {hand: [dagger, signet_ring, diplomacy], deck: [DECK], spies: [landsraad_hall]}}}
moves: [agent dagger -> assembly_hall]
"""


def test_gathers_intelligence_while_there_is_a_card_to_draw() -> None:
    assert answer(GATHER.replace("DECK", "reconnaissance")) == "recall_spy landsraad_hall"
    assert answer(GATHER.replace("DECK", "")) == "decline"


def test_recalls_a_spy_for_what_waits_for_it() -> None:
    """Three troops are worth more than a Spy, even where no card is left to draw."""
    position = (
        GATHER.replace("DECK", "").replace("[dagger,", "[strike_fleet,").replace("dagger", "strike_fleet")
    )
    assert answer(position) == "recall_spy landsraad_hall"


def test_a_smuggler_watches_a_maker_space() -> None:
    position = """
position: {round: 2, seats: {0: {leader: staban_tuek, hand: [signet_ring]}}}
moves: [agent signet_ring -> arrakeen, take staban_tuek spy]
"""
    assert answer(position) in ("spy imperial_basin", "spy hagga_basin", "spy deep_desert")


# --- sandworms and the Shield Wall

HOOKED = """
position:
  round: 8
  conflict: propaganda
  seats:
    0: {hand: [dune_the_desert_planet], water: 1, hooks: true, garrison: 0}
    1: {conflict: ENEMY, agents: 0, revealed: 1}
    2: {conflict: OTHERS, agents: 0, revealed: 2}
    3: {conflict: OTHERS, agents: 0, revealed: 3}
moves: [agent dune_the_desert_planet -> hagga_basin]
"""


def test_summons_a_sandworm_where_it_wins_and_harvests_where_it_can_not() -> None:
    summon, harvest = "choose hagga_basin sandworm", "choose hagga_basin harvest"
    assert answer(HOOKED.replace("ENEMY", "1").replace("OTHERS", "0")) == summon
    assert answer(HOOKED.replace("ENEMY", "9").replace("OTHERS", "8")) == harvest


def test_takes_maker_hooks_while_it_has_none() -> None:
    position = """
position: {round: 3, seats: {0: {hand: [reconnaissance], influence: {fremen: 2}, solari: 0}}}
moves: [agent reconnaissance -> sietch_tabr, take sietch_tabr choose]
"""
    assert answer(position) == "choose sietch_tabr hooks"


def test_the_shield_wall_falls_for_one_s_own_sandworms_and_not_for_those_of_others() -> None:
    position = """
position:
  round: 5
  conflict: skirmish_crysknife
  seats: {0: {hand: [dagger], hooks: MINE, water: 2, intrigues: [unexpected_allies]}, 1: {hooks: THEIRS}}
moves: [play unexpected_allies]
"""
    assert answer(position.replace("MINE", "true").replace("THEIRS", "false")) == "detonate"
    assert answer(position.replace("MINE", "false").replace("THEIRS", "true")) == "decline"


# --- battle icons

ICONS = """
position:
  round: 5
  conflict: skirmish_desert_mouse
  seats:
    0: {hand: [reconnaissance], garrison: 4, battles: [OWN]}
    1: {conflict: 2, agents: 0, garrison: 0, revealed: 1}
    2: {agents: 0, garrison: 0, revealed: 2}
    3: {agents: 0, garrison: 0, revealed: 3}
moves: [agent reconnaissance -> arrakeen]
"""


def test_fights_for_the_icon_that_makes_a_pair() -> None:
    """The first place pays less than the second, but its card is the other half of a point."""
    assert answer(ICONS.replace("OWN", "objective_desert_mouse_first_player")) == "deploy 3"
    assert answer(ICONS.replace("OWN", "objective_crysknife").replace("round: 5", "round: 10")) == "deploy 1"


END = """
position:
  round: 10
  phase: recall
  seats: {0: {battles: [objective_crysknife, protect_the_sietches, propaganda], intrigues: [HELD]}}
"""


def test_makes_two_points_of_three_icons() -> None:
    """The card is paid with its own icon, so that the wild one is left for the other."""
    position = END.replace("HELD", "crysknife")
    assert answer(position) == "play crysknife"
    assert answer(position + "moves: [play crysknife]\n") == "turn_down objective_crysknife"
    assert answer(END.replace("HELD", "devour")).startswith("pair ")


# --- contracts

OFFER = """
position:
  round: ROUND
  offer: [OFFER]
  seats: {0: {hand: [dune_the_desert_planet], solari: 3}}
moves: [agent dune_the_desert_planet -> accept_contract]
"""


def offered(round: int, *contracts: str) -> str:
    return answer(OFFER.replace("ROUND", str(round)).replace("OFFER", ", ".join(contracts)), "choam")


def test_takes_the_contract_that_it_can_still_complete() -> None:
    last = offered(10, "contract_immediate", "contract_high_council_influence")
    assert last == "contract contract_immediate"
    early = offered(2, "contract_arrakeen_water", "contract_arrakeen_spy")
    assert early == "contract contract_arrakeen_spy"


def test_goes_where_a_contract_is_completed() -> None:
    position = """
position: {round: 3, seats: {0: {hand: [diplomacy], contracts: [CONTRACT]}}}
"""
    assert answer(position.replace("CONTRACT", "contract_deliver_supplies"), "choam").endswith(
        "deliver_supplies"
    )


# --- Leaders and cards of their own


def test_trains_where_it_costs_nothing() -> None:
    position = """
position: {round: 3, seats: {0: {leader: feyd_rautha_harkonnen, hand: [signet_ring], solari: 0}}}
moves: [agent signet_ring -> arrakeen, take feyd_rautha_harkonnen train]
"""
    assert answer(position) == "train first_spy"


def test_remembers_when_memories_have_gathered() -> None:
    position = """
position:
  round: 4
  seats:
    0: {leader: lady_jessica, hand: [diplomacy, dagger], memories: 3, supply: 6, deck: [dagger, dagger, dagger]}
moves: [agent diplomacy -> secrets]
"""
    assert answer(position) == "take lady_jessica other_memories"


TOP = """
position:
  round: 3
  seats: {0: {hand: [long_live_the_fighters], deck: [], top: [dagger, stilgar_the_devoted, truthtrance]}}
moves: [agent long_live_the_fighters -> arrakeen, take long_live_the_fighters sort_top MORE]
"""


def test_sorts_the_top_of_its_deck() -> None:
    """The best card to the hand, the worst out of the game."""
    assert answer(TOP.replace(" MORE", "")) == "keep stilgar_the_devoted"
    assert answer(TOP.replace(" MORE", ", keep stilgar_the_devoted")) == "discard truthtrance"


def test_trashes_the_intrigue_card_that_will_never_pay() -> None:
    position = """
position:
  round: 10
  intrigue_deck: [cunning]
  seats:
    0:
      hand: [dagger]
      solari: 3
      influence: {emperor: 2}
      battles: [objective_crysknife]
      intrigues: [crysknife, secure_spice_trade]
moves: [agent dagger -> imperial_privilege, take imperial_privilege pay]
"""
    assert answer(position) == "trash_intrigue secure_spice_trade"


# --- the whole vocabulary


@pytest.mark.parametrize("mode", MODES)
def test_every_effect_has_a_worth(mode: str) -> None:
    """Each node of the game's components can be judged, now and for later; nothing is judged without measure."""
    game = Game(setup_of(mode, 4, 3))
    while game.decider != 0 or game.decision.kind != "turn":
        game.play(game.legal[0])
    judge = Judge(game.view(0))
    for number, node in enumerate(judge.t.c.nodes):
        for now in (True, False):
            assert -50 < judge.value.node(number, now) < 50, node.name
        assert all(each.name in SPECIALS for each in node.effects if isinstance(each, fx.Special))
