"""The heuristic bot against printed opponents: whole games of every kind, and decisions in positions that leave no doubt."""

from __future__ import annotations

from random import Random

import pytest

from kanly import Game, Setup, catalog
from kanly.arena import play_game, play_match
from kanly.bots import by_name, decide
from kanly.bots.heuristic.judge import Judge
from kanly.notation.moves import write
from kanly.notation.scenario import read_scenarios, run_scenario
from kanly.topics.opponents.worth.hagal import HARM, Hagal
from tests.bots.test_heuristic import answers
from tests.modes import OPPONENTS, deal

kinds = pytest.mark.parametrize("kind", OPPONENTS)


def position(scenario: str, edition: str = "base") -> Game:
    """The game at the end of a scenario."""
    if "moves:" not in scenario:
        scenario += "\nmoves: []\n"
    lines = "\n".join("  " + line for line in scenario.strip("\n").splitlines())
    (read,) = read_scenarios(f"- name: a position\n  covers: []\n{lines}\n", "a test")
    return Game.of(run_scenario(read, catalog.content(edition)))


def answer(scenario: str, edition: str = "base") -> str:
    """What the bot plays there."""
    game = position(scenario, edition)
    assert len(game.legal) > 1
    return write(game.state.content, decide(by_name("heuristic"), game, Random(1)))


def judge(scenario: str, edition: str = "base") -> Judge:
    game = position(scenario, edition)
    return Judge(game.view(game.decider))


def opponents(scenario: str, edition: str = "base") -> Hagal:
    found = judge(scenario, edition).opponents
    assert isinstance(found, Hagal)
    return found


# --- whole games


@kinds
@pytest.mark.parametrize("bot", ["random", "heuristic"])
def test_plays_whole_games(kind: str, bot: str) -> None:
    """`decide` refuses whatever is not legal; four seeds play the four levels, and every variant on and off."""
    for seed in range(4):
        setup = deal(kind, seed, leaders=("random", "choose")[seed % 2])
        game, decisions = play_game([by_name(bot)] * setup.players, setup)
        assert sorted(game.score().standing) == [0, 1, 2]
        assert min(decisions) > 20


@kinds
def test_decides_by_its_view_alone(kind: str) -> None:
    """Everything hidden is dealt again before each decision of half a game; the decision must not change."""
    game = Game(deal(kind, 3))
    bot = by_name("heuristic")
    asked = 0
    while not game.over and game.round < 5:
        if len(game.legal) > 1:
            real, other = answers(bot, game, asked)
            assert real == other, f"decision {game.number}"
            asked += 1
        game.play(decide(bot, game, Random(game.number)))
    assert asked > 20


def test_only_tables_with_printed_opponents_are_judged_by_them() -> None:
    people = Game(Setup(players=3, seed=1))
    assert not isinstance(Judge(people.view(people.decider)).opponents, Hagal)
    alone = Game(Setup(players=1, seed=1))
    assert isinstance(Judge(alone.view(alone.decider)).opponents, Hagal)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("edition", "level", "least"),
    [("base", "mercenary", 33), ("base", "sardaukar", 13), ("uprising", "mercenary", 16)],
)
def test_beats_the_rivals_of_a_level_often_enough(edition: str, level: str, least: int) -> None:
    """Sixty games; the least that is asked lies three deviations under the share of 500 games (docs/solo-levels.md)."""
    result = play_match(["heuristic"], games=60, seed=3, edition=edition, level=level)
    assert result.entries[0].wins >= least


# --- what is decided for a Rival


def test_a_rival_gets_what_buys_it_no_point() -> None:
    """The second reward: two of an Intrigue card, spice and Solari. Two cards or six Solari are nearly a point."""
    reward = """
position:
  players: 1
  round: 10
  phase: combat
  conflict: battle_for_arrakeen
  intrigue_deck: [private_army]
  seats: {0: {conflict: 3}, 1: {conflict: 1, HELD}}
chance: [hagal hagal_carthag]
"""
    assert answer(reward.replace("HELD", "intrigues: [ambush, ambush], solari: 1")) in (
        "choose battle_for_arrakeen spice",
        "choose battle_for_arrakeen solari_second",
    )
    assert (
        answer(reward.replace("HELD", "solari: 6, spice: 6")) == "choose battle_for_arrakeen intrigue_second"
    )


def test_a_rival_is_kept_from_an_alliance() -> None:
    """It has 3 with all factions, and two Alliances are free."""
    influence = """
position:
  players: 1
  phase: combat
  conflict: machinations
  seats:
    0: {influence: {emperor: 6, fremen: 6}}
    1: {conflict: 1, influence: {emperor: 3, guild: 3, bene_gesserit: 3, fremen: 3}}
chance: [hagal hagal_carthag]
"""
    assert answer(influence) in ("influence emperor", "influence fremen")


def test_a_rival_goes_where_it_is_far_behind() -> None:
    influence = """
position:
  players: 1
  phase: combat
  conflict: machinations
  seats: {0: {influence: {FACTION: 3}}, 1: {conflict: 1}}
chance: [hagal hagal_carthag]
"""
    for faction in ("emperor", "guild", "bene_gesserit", "fremen"):
        assert answer(influence.replace("FACTION", faction)) == f"influence {faction}"


def test_a_rival_does_not_pay_for_what_it_wants() -> None:
    ring = """
position:
  players: 1
  turn: 1
  intrigue_deck: [ambush, ambush]
  seats: {0: {hand: [dagger]}, 1: {rival: baron_vladimir_harkonnen, agents: 1, solari: 1}, 2: {agents: 0}}
chance: [hagal hagal_arrakeen_1p]
"""
    assert answer(ring) == "decline"


def test_near_the_end_only_whole_points_count_for_a_rival() -> None:
    """The seventh Solari is a point, the second Intrigue card is none; with rounds to come it is two thirds of one."""
    held = """
position:
  players: 1
  round: ROUND
  seats: {0: {hand: [dagger]}, 1: {solari: 6, intrigues: [ambush]}}
"""
    solari, cards = 0, 3
    last, early = (opponents(held.replace("ROUND", number)) for number in ("10", "2"))
    assert last.gain(last.seats[0], solari, 1) > last.gain(last.seats[0], cards, 1)
    assert early.gain(early.seats[0], solari, 1) < early.gain(early.seats[0], cards, 1)


# --- the Conflict

STANDS = """
position:
  players: 1
  beyond_the_box: true
  level: LEVEL
  conflict: CONFLICT
  hagal: [CARDS]
  seats:
    0: {hand: [dagger]}
    1: {agents: 0, conflict: 2, intrigues: [INTRIGUE, INTRIGUE]}
    2: {agents: AGENTS, garrison: 3}
"""


def stands(cards: str, agents: int = 0) -> Hagal:
    """A Rival with two troops in the Conflict, and one at home."""
    scenario = STANDS.replace("CARDS", cards).replace("AGENTS", str(agents)).replace("LEVEL", "sardaukar")
    return opponents(scenario.replace("CONFLICT", "raid_stockpiles").replace("INTRIGUE", "ambush"))


def test_a_rival_is_as_strong_as_its_troops_and_the_swords_of_the_deck() -> None:
    """Two troops, and in the middle 3 swords of Conspire (4) and Selective Breeding (2); its Intrigue cards add nothing."""
    rivals = stands("hagal_conspire, hagal_selective_breeding")
    likely, strength, unsure = rivals.strength(rivals.seats[0])
    assert (likely, strength) == (1.0, 2 * 2 + 3.0)
    certain = stands("hagal_conspire, hagal_conspire")
    assert certain.strength(certain.seats[0])[1] == 2 * 2 + 4.0
    assert certain.strength(certain.seats[0])[2] < unsure


def test_brutal_escalation_doubles_the_swords_of_a_decisive_conflict() -> None:
    scenario = (
        STANDS.replace("CARDS", "sardaukar, sardaukar").replace("AGENTS", "0").replace("INTRIGUE", "impress")
    )
    for level, conflict, swords in (
        ("mentat", "shadow_contest", 4),
        ("mentat", "propaganda", 8),
        ("sardaukar", "propaganda", 4),
    ):
        rivals = opponents(scenario.replace("LEVEL", level).replace("CONFLICT", conflict), "uprising")
        assert rivals.strength(rivals.seats[0])[1] == 2 * 2 + swords


def test_a_rival_joins_as_likely_as_its_cards_lead_to_a_fight() -> None:
    home = stands("hagal_wealth, hagal_secrets", agents=2)
    assert home.strength(home.seats[1])[0] == 0.0
    half = stands("hagal_wealth, hagal_carthag", agents=1)
    likely, strength, _ = half.strength(half.seats[1])
    # To Carthag with a recruit and two of the garrison; the swords are 3 or none.
    assert (likely, strength) == (0.5, 2 * 3 + 1.5)
    gone = stands("hagal_wealth, hagal_carthag", agents=0)
    assert gone.strength(gone.seats[1])[0] == 0.0


def test_in_combat_nothing_is_left_to_guess() -> None:
    fight = """
position: {players: 1, phase: combat, conflict: raid_stockpiles, seats: {0: {conflict: 2, intrigues: [ambush, dispatch_an_envoy]}, 1: {conflict: 3}}}
chance: [hagal CARD]
"""
    # 4 and an Ambush of 4 beat 6 with one sword, and don't beat 6 with six.
    assert answer(fight.replace("CARD", "hagal_arrakeen_1p")) == "play ambush"
    assert answer(fight.replace("CARD", "hagal_heighliner")) == "pass"


def test_a_place_is_worth_more_that_a_scoring_rival_would_have() -> None:
    seats = "position: {players: PLAYERS, conflict: raid_stockpiles, seats: {0: {hand: [dagger]}, OTHERS}}"
    solo = seats.replace("PLAYERS", "1")
    first, second = opponents(solo.replace("OTHERS", "1: {conflict: 2}, 2: {conflict: 1}")).kept
    assert first > second > 0
    assert opponents(solo.replace("OTHERS", "1: {agents: 0}, 2: {agents: 0}")).kept == (0.0, 0.0)
    assert opponents(seats.replace("PLAYERS", "2").replace("OTHERS", "2: {conflict: 2}")).kept == (0.0, 0.0)


# --- spaces


def test_an_agent_stands_in_the_way_of_the_better_cards() -> None:
    """Heighliner brings Influence and three troops, Wealth Influence alone: taking the first hurts more."""
    rivals = opponents(
        "position: {players: 1, hagal: [hagal_heighliner, hagal_wealth], seats: {0: {hand: [dagger]}}}"
    )
    heighliner, wealth = (rivals.t.c.space_ids.index(space) for space in ("heighliner", "wealth"))
    assert rivals.block(heighliner) > 0 > rivals.block(wealth)
    done = opponents("position: {players: 1, seats: {0: {hand: [dagger]}, 1: {agents: 0}, 2: {agents: 0}}}")
    assert done.blocked == {}


def test_bonus_spice_is_taken_before_a_rival_takes_it() -> None:
    spice = """
position:
  players: 1
  round: 3
  bonus_spice: {imperial_basin: 3}
  hagal: [CARDS]
  seats: {0: {hand: [dune_the_desert_planet], garrison: 0}}
"""
    wanted = opponents(spice.replace("CARDS", "hagal_harvest_spice, hagal_carthag"))
    basin = wanted.t.c.space_ids.index("imperial_basin")
    assert wanted.block(basin) > opponents(spice.replace("CARDS", "hagal_carthag")).block(basin) == 0.0


def test_the_mentat_costs_what_the_level_says() -> None:
    for level, price in (("mercenary", 2), ("sardaukar", 5)):
        seen = judge(f"position: {{players: 1, level: {level}, seats: {{0: {{hand: [dagger], solari: 5}}}}}}")
        assert seen.spaces.cost(seen.t.c.space_ids.index("mentat"))[0] == price


def test_nothing_is_saved_for_a_swordmaster_that_never_comes() -> None:
    seats = "round: 2, seats: {0: {hand: [dagger, dagger], solari: 8}}"
    hires, alone = (
        judge(f"position: {{players: 1, level: {level}, {seats}}}").value
        for level in ("mentat", "kwisatz_haderach")
    )
    assert hires.solari_wanted > alone.solari_wanted
    assert answer(f"position: {{players: 1, level: mentat, {seats}}}") == "agent dagger -> swordmaster"


def test_an_alliance_is_worth_more_that_a_rival_has() -> None:
    """To rise from 4 to 5 past a Rival who has it, or past the other person of a game for two."""
    seats = """
position:
  players: PLAYERS
  round: 5
  seats: {0: {hand: [dagger], influence: {guild: 4}}, 1: {influence: {guild: 4}, alliances: [guild]}}
"""
    guild = 1
    rival, person = (judge(seats.replace("PLAYERS", players)).value.level(guild, 5) for players in ("1", "2"))
    assert rival == pytest.approx(person + HARM * 10)


def test_each_rival_counts_as_owning_two_of_the_spice_must_flow() -> None:
    seen = judge("position: {players: 1, seats: {0: {hand: [dagger]}}}")
    assert [seen.copies_of(seat, "the_spice_must_flow") for seat in (1, 2)] == [2, 2]
    assert seen.copies_of(1, "dagger") == 0
