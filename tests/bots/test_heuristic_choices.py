"""Single decisions of the heuristic bot, in positions that leave no doubt."""

from __future__ import annotations

from random import Random

import pytest

from kanly import Game, catalog
from kanly.bots import by_name, decide
from kanly.engine.errors import KanlyError
from kanly.notation.moves import write
from kanly.notation.scenario import read_scenarios, run_scenario


def answer(scenario: str) -> str:
    """What the bot plays at the end of a scenario."""
    if "moves:" not in scenario:
        scenario += "\nmoves: []\n"
    lines = "\n".join("  " + line for line in scenario.strip("\n").splitlines())
    (read,) = read_scenarios(f"- name: a position\n  covers: []\n{lines}\n", "a test")
    game = Game.of(run_scenario(read, catalog.content("base")))
    return write(game.state.content, decide(by_name("heuristic"), game, Random(1)))


# --- where Agents go


def test_hires_the_swordmaster_while_there_are_rounds_to_use_it() -> None:
    early = """
position:
  round: 2
  seats: {0: {solari: 8, hand: [dagger, dune_the_desert_planet, convincing_argument]}}
"""
    assert answer(early) == "agent dagger -> swordmaster"
    assert answer(early.replace("round: 2", "round: 10")) != "agent dagger -> swordmaster"


def test_takes_the_influence_that_brings_a_point() -> None:
    """Of four factions that one card reaches, the one where a single step is missing."""
    for faction, space in (("emperor", "wealth"), ("guild", "foldspace"), ("bene_gesserit", "secrets")):
        position = f"""
position:
  round: 4
  seats: {{0: {{influence: {{{faction}: 1}}, hand: [diplomacy], deck: [DECK], garrison: 0}}}}
"""
        deck = ", ".join(["dagger"] * 8)
        assert answer(position.replace("DECK", deck)) == f"agent diplomacy -> {space}"


def test_keeps_a_card_for_the_space_that_no_other_card_reaches() -> None:
    """Both cards lead to the city, only one to the faction: the plan for two Agents uses each where it is needed."""
    position = """
position:
  round: 3
  seats: {0: {influence: {guild: 1}, hand: [thufir_hawat, reconnaissance]}}
"""
    assert answer(position) in ("agent thufir_hawat -> foldspace", "agent reconnaissance -> arrakeen")


def test_harvests_where_the_spice_lies() -> None:
    position = """
position:
  round: 3
  bonus_spice: {imperial_basin: 4}
  seats: {0: {hand: [dune_the_desert_planet], garrison: 0}}
"""
    assert answer(position) == "agent dune_the_desert_planet -> imperial_basin"


def test_sells_spice_that_it_has_too_much_of() -> None:
    position = """
position:
  round: 3
  seats: {0: {spice: 9, hand: [dune_the_desert_planet], garrison: 0}}
"""
    assert answer(position) == "agent dune_the_desert_planet -> sell_melange"


def test_reveals_when_no_agent_is_left() -> None:
    assert answer("position: {seats: {0: {agents: 0, hand: [dagger], intrigues: [ambush]}}}") == "reveal"


# --- the Conflict

FIGHT = """
position:
  round: 8
  conflict: battle_for_carthag
  seats:
    0: {hand: [reconnaissance], garrison: 4}
    1: {conflict: ENEMY, agents: 0, garrison: 0, revealed: 1}
    2: {agents: 0, garrison: 0, revealed: 2}
    3: {agents: 0, garrison: 0, revealed: 3}
moves: [agent reconnaissance -> arrakeen]
"""


def test_sends_as_many_troops_as_win_and_no_more() -> None:
    """One troop against none is enough: the others have revealed."""
    assert answer(FIGHT.replace("ENEMY", "0")) == "deploy 1"
    assert answer(FIGHT.replace("ENEMY", "1")) == "deploy 2"
    assert answer(FIGHT.replace("ENEMY", "2")) == "deploy 3"


def test_settles_for_the_second_place_with_one_troop() -> None:
    assert answer(FIGHT.replace("ENEMY", "9")) == "deploy 1"


def test_keeps_troops_at_home_when_nothing_is_to_be_won() -> None:
    position = """
position:
  players: 3
  round: 3
  conflict: desert_power
  seats:
    0: {hand: [reconnaissance], garrison: 2}
    1: {conflict: 9, agents: 0, garrison: 0, revealed: 1}
    2: {conflict: 8, agents: 0, garrison: 0, revealed: 2}
moves: [agent reconnaissance -> arrakeen]
"""
    assert answer(position) == "end"


COMBAT = """
position:
  round: 5
  phase: combat
  conflict: siege_of_carthag
  seats:
    0: {conflict: MINE, intrigues: [ambush], revealed: 1}
    1: {conflict: 4, revealed: 2}
    2: {conflict: 1, revealed: 3}
    3: {revealed: 4}
"""


@pytest.mark.parametrize(
    ("troops", "move"),
    [
        (5, "pass"),  # first already
        (3, "play ambush"),  # 6 against 8: four swords win
        (2, "pass"),  # 4 against 8: four swords only draw level, and the second place is held
    ],
)
def test_plays_a_combat_card_where_it_changes_the_place(troops: int, move: str) -> None:
    assert answer(COMBAT.replace("MINE", str(troops))) == move


def test_puts_a_troop_in_a_space_that_it_defends() -> None:
    position = """
position:
  round: 5
  phase: start
  conflicts: [siege_of_carthag]
  control: {carthag: 0}
"""
    assert answer(position) == "deploy 1"


# --- cards

MARKET = """
position:
  round: ROUND
  row: [stilgar, assassination_mission, missionaria_protectiva, sardaukar_infantry, opulence]
  seats:
    0: {agents: 0, council: true, hand: [HAND]}
"""


def market(round: int, hand: str) -> str:
    return answer(MARKET.replace("ROUND", str(round)).replace("HAND", hand))


def test_buys_points_in_the_last_round() -> None:
    assert market(10, "piter_de_vries, lady_jessica, the_voice") == "buy the_spice_must_flow"


def test_buys_nothing_that_it_will_never_draw() -> None:
    assert market(10, "convincing_argument, convincing_argument") == "end"


def test_buys_strong_cards_early() -> None:
    assert market(2, "convincing_argument, diplomacy") == "buy stilgar"


def test_trashes_a_starting_card_and_not_a_good_one() -> None:
    position = """
position:
  round: 3
  seats:
    0:
      hand: [guild_administrator, lady_jessica]
      discard: [stilgar, dagger, piter_de_vries, gurney_halleck]
      deck: [thufir_hawat, worm_riders]
      garrison: 0
moves: [agent guild_administrator -> foldspace, take foldspace acquire, take guild_administrator trash]
"""
    assert answer(position) == "trash dagger from discard"


# --- Intrigue cards


def test_plays_a_plot_that_brings_a_point() -> None:
    position = "position: {round: 6, seats: {0: {agents: 0, spice: 6, intrigues: [the_sleeper_must_awaken]}}}"
    assert answer(position) == "play the_sleeper_must_awaken"


def test_keeps_persuasion_for_the_reveal_turn() -> None:
    position = """
position:
  round: 2
  row: [stilgar]
  seats: {0: {agents: 0, hand: [convincing_argument, diplomacy], intrigues: [charisma]}}
"""
    assert answer(position) == "reveal"
    assert answer(position + "moves: [reveal]\n") == "play charisma"


def test_always_plays_endgame_cards() -> None:
    position = """
position:
  round: 10
  phase: recall
  seats: {0: {intrigues: [plans_within_plans], influence: {emperor: 3, guild: 3, fremen: 3}}}
"""
    assert answer(position) == "play plans_within_plans"


def test_positions_of_these_tests_are_checked() -> None:
    with pytest.raises(KanlyError, match="no_such_card"):
        answer("position: {seats: {0: {hand: [no_such_card]}}}")
