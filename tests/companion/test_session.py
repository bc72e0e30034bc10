"""A session: each question is asked only where the next card needs it, and its answer decides."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kanly.companion import Companion
from kanly.engine import codes, units
from kanly.engine.errors import KanlyError
from kanly.notation.state import write_state
from kanly.setup import Setup
from kanly.topics.opponents.kinds import EV_HAGAL, EV_HAGAL_PASSED, EV_HAGAL_SHUFFLE, EV_STAYS_HOME
from kanly.topics.opponents.part import automa_of

from .conftest import GURNEY, Sit, asked, happened, spaces, tell

# --- sending an Agent


def test_a_space_is_asked_after_and_the_answer_decides(sit: Sit) -> None:
    companion = sit(rivals=GURNEY)
    assert tell(companion, "turn 1") == ("card", "1")
    assert tell(companion, "fremkit") == ("occupied", "fremkit")
    assert tell(companion, "no") is None
    assert spaces(companion, 1) == ["fremkit"]
    # It is taken: the next card is turned up, and till the end of the round nobody is asked again.
    assert tell(companion, "turn 2", "arrakeen", "yes") == ("card", "2")
    assert tell(companion, "arrakeen") == ("card", "2")
    assert happened(companion) != []
    assert tell(companion, "secrets", "no", "2") is None
    assert spaces(companion, 2) == ["secrets"] and companion.taken == ["arrakeen"]
    assert tell(companion, "turn 1", "research_station", "no") is None
    # That a space was free is no longer certain.
    assert tell(companion, "turn 2", "espionage") == ("occupied", "espionage")


def test_nobody_is_asked_after_a_space_where_an_opponent_stands(sit: Sit) -> None:
    companion = sit(lines=["turn 1", "fremkit", "no", "turn 2", "fremkit"])
    assert asked(companion) == ("card", "2")
    assert companion.state.seats[2].on == ()


def test_what_a_card_of_the_base_game_closes_is_closed_for_this_turn_only(sit: Sit) -> None:
    companion = sit(1, "base", lines=["turn 1", "hagal_stillsuits"])
    assert companion.question is not None and companion.question.options == ("yes", "no", "closed")
    assert tell(companion, "closed", "hagal_secrets", "no") is None
    event = next(e for e in companion.reports[-1].events if e[0] == EV_HAGAL_PASSED)
    assert event[3] == codes.PASSED_CLOSED
    # The turns of two opponents that follow one another are one moment; after a turn of yours it is another.
    assert companion.state.seats[1].on
    companion = sit(1, "base", lines=["turn 1", "hagal_secrets", "no"])
    assert tell(companion, "turn 2", "hagal_stillsuits", "closed") == ("card", "2")
    assert tell(companion, "hagal_wealth", "no") is None
    companion.tell("set deck new")
    assert tell(companion, "turn 1", "hagal_stillsuits") == ("occupied", "stillsuits")
    assert sit(lines=["turn 1", "fremkit"]).question.options == ("yes", "no")  # type: ignore[union-attr]


def test_bonus_spice_is_asked_after_for_maker_spaces_only(sit: Sit) -> None:
    companion = sit(rivals=GURNEY, lines=["set round 2", "turn 1", "hagga_basin_imperial_basin"])
    assert asked(companion) == ("bonus_spice", "hagga_basin", "imperial_basin")
    assert companion.question is not None and companion.question.count == 2
    for line in ("1", "1 2 3", "2 many", "-1 2", ""):
        with pytest.raises(
            KanlyError, match="2 numbers, each from 0 to 99, are one: hagga_basin, imperial_basin"
        ):
            companion.tell(line)
    assert tell(companion, "0, 2") == ("occupied", "imperial_basin")
    assert companion.journal[-1] == "0 2"
    assert tell(companion, "no") is None
    assert companion.state.seats[1].spice == 3
    # What was said of a space that nobody has been to since is still known; what was taken is gone.
    assert tell(companion, "turn 2", "deep_desert", "0") == ("card", "2")
    assert tell(companion, "hagga_basin_imperial_basin") == ("card", "2")
    assert dict(companion.remembered)[("bonus_spice", "imperial_basin")] == "0"


def test_none_anywhere_is_one_number(sit: Sit) -> None:
    companion = sit(rivals=GURNEY, lines=["set round 2", "turn 1", "hagga_basin_imperial_basin"])
    assert tell(companion, "0") == ("card", "1")
    assert companion.journal[-1] == "0 0"


def test_there_is_no_bonus_spice_in_the_first_round(sit: Sit) -> None:
    companion = sit(rivals=GURNEY, lines=["turn 1", "hagga_basin_imperial_basin"])
    assert asked(companion) == ("card", "1")


def test_the_richest_space_of_the_base_game_that_is_free(sit: Sit) -> None:
    companion = sit(1, "base", lines=["set round 2", "turn 1", "hagal_harvest_spice"])
    assert asked(companion) == ("bonus_spice", "imperial_basin", "hagga_basin", "the_great_flat")
    # The richest is looked at first, and if it is free no other.
    assert tell(companion, "1 0 3") == ("occupied", "the_great_flat")
    assert tell(companion, "yes") == ("occupied", "imperial_basin")
    assert tell(companion, "no") is None
    assert spaces(companion, 1) == ["imperial_basin"] and companion.state.seats[1].spice == 2
    # Where an opponent or a person is known to stand, nobody is asked for spice.
    assert tell(companion, "turn 2", "hagal_harvest_spice") == ("card", "2")
    companion = sit(1, "base", lines=["set round 2", "turn 1", "hagal_harvest_spice", "1 0 3", "no"])
    assert spaces(companion, 1) == ["the_great_flat"]


# --- Influence, Alliances, politics


def test_influence_of_people_is_asked_after_only_where_an_alliance_is_at_stake(sit: Sit) -> None:
    companion = sit(rivals=GURNEY, lines=["set 1 fremen 2", "turn 1", "fremkit", "no"])
    assert asked(companion) is None and companion.state.seats[1].influence[3] == 3
    assert tell(companion, "turn 1", "desert_tactics", "no") == ("influence", "0", "fremen")
    assert companion.question is not None and companion.question.most == 6
    assert tell(companion, "4") is None
    # People were there first.
    assert companion.state.seats[1].influence[3] == 4 and not companion.state.seats[1].alliances
    companion.undo()
    assert tell(companion, "3") is None
    assert companion.state.seats[1].alliances == 8 and companion.state.seats[1].points == 2


def test_an_alliance_that_a_person_takes_costs_the_opponent_its_point(sit: Sit) -> None:
    companion = sit(rivals=GURNEY, lines=["set 1 fremen 4", "2"])
    assert (companion.state.seats[1].points, companion.state.seats[1].alliances) == (2, 8)
    assert tell(companion, "set 0 fremen 5") is None
    assert (companion.state.seats[1].points, companion.state.seats[1].alliances) == (1, 0)
    # And the other way round: the person is told.
    assert tell(companion, "set 1 fremen 6") is None
    lost = [event[:3] for event in companion.reports[-1].events if event[1] == 0]
    assert lost == [(codes.EV_POINTS, 0, -1), (codes.EV_ALLIANCE_LOST, 0, 3)]


def test_a_cube_that_was_told_of_is_known_until_the_opponents_have_moved(sit: Sit) -> None:
    companion = sit(rivals=GURNEY, lines=["set first 0", "set 1 fremen 3", "set 0 fremen 3", "set 0 guild 2"])
    assert tell(companion, "set 2 water 0", "turn", "fremkit", "no") is None
    assert companion.state.seats[1].alliances == 8
    # A new turn of the person's: an Alliance may have changed hands.
    companion = sit(rivals=GURNEY, lines=["set first 0", "set 0 fremen 3", "turn", "sardaukar", "no"])
    assert tell(companion, "turn", "secrets", "no", "0", "set 1 fremen 3") is None
    assert tell(companion, "turn", "fremkit", "no") == ("influence", "0", "fremen")


def test_who_takes_a_token_that_a_person_loses_may_be_asked(sit: Sit) -> None:
    companion = sit(lines=["set 0 guild 5", "set 1 guild 4", "set 2 guild 4"])
    assert companion.state.seats[0].alliances == 2
    assert tell(companion, "set 0 guild 3") == ("choice", "0")
    assert companion.question is not None and companion.question.options == ("target 1", "target 2")
    assert len(companion.question.moves) == 2
    assert tell(companion, "target 2") is None
    assert [seat.alliances for seat in companion.state.seats] == [0, 0, 2]


def test_what_is_learnt_before_a_card_goes_on_can_need_a_choice_as_well(sit: Sit) -> None:
    """A person fell behind unnoticed; two opponents are level, and one of them climbs now."""
    companion = sit(lines=["set 0 fremen 6", "set 1 fremen 4", "set 2 fremen 4", "set first 0"])
    assert tell(companion, "turn 1", "fremkit", "no") == ("influence", "0", "fremen")
    assert tell(companion, "3") == ("choice", "0")
    assert tell(companion, "target 2") is None
    # The token went to seat 2, and seat 1 has overtaken it since.
    assert [seat.alliances for seat in companion.state.seats] == [0, 8, 0]


def test_smart_politics_asks_for_influence(sit: Sit) -> None:
    lines = ["set 1 fremen 2", "turn 1", "fremkit", "no"]
    assert asked(sit(rivals=GURNEY, lines=lines)) is None
    companion = sit(rivals=GURNEY, variants=["smart_politics"], lines=lines)
    assert asked(companion) == ("influence", "0", "fremen")
    assert tell(companion, "4") == ("card", "1")
    companion.undo()
    assert tell(companion, "3") is None


def test_a_person_decides_between_factions_in_the_base_game(sit: Sit) -> None:
    companion = sit(1, "base", rivals=["duke_leto_atreides", "random"])
    companion.tell("set 1 spice 2")
    tell(companion, "turn 1", "hagal_arrakeen_1p", "no")
    answers = iter(["2", "1", "2", "0"])
    while companion.question is not None and companion.question.kind == "influence":
        companion.tell(next(answers))
    assert companion.question is not None and companion.question.kind == "choice"
    while companion.question is not None and companion.question.kind == "choice":
        companion.tell(companion.question.options[0])
    assert sum(companion.state.seats[1].influence) == 1 and companion.state.seats[1].spice == 1


# --- Spies, hooks, the Shield Wall


def test_posts_are_asked_after_until_one_is_free(sit: Sit) -> None:
    companion = sit(rivals=GURNEY, lines=["turn 1", "place_spy_landsraad"])
    assert asked(companion) == ("watched", "landsraad_hall")
    assert tell(companion, "yes") == ("watched", "landsraad_council")
    assert tell(companion, "no") == ("card", "1")
    assert tell(companion, "fremkit", "no") is None
    # Where its own Spy stands nobody is asked.
    tell(companion, "turn 2", "secrets", "no", "0", "set deck new")
    assert tell(companion, "turn 2", "place_spy_landsraad") == ("watched", "landsraad_hall")
    assert tell(companion, "yes") == ("card", "2")


def test_what_was_said_for_one_opponent_is_known_for_the_next(sit: Sit) -> None:
    """No person has a turn between theirs."""
    lines = ["turn 1", "place_spy_landsraad", "yes", "no", "fremkit", "yes", "desert_tactics", "no"]
    companion = sit(rivals=GURNEY, lines=[*lines, "set deck new"])
    assert companion.remembered == [
        (("watched", "landsraad_hall"), "yes"),
        (("watched", "landsraad_council"), "no"),
        (("occupied", "desert_tactics"), "no"),
    ]
    # Where its own Spy stands nobody is asked, and of the other post it is known.
    assert tell(companion, "turn 2", "place_spy_landsraad") == ("card", "2")
    assert companion.remembered[0] == (("watched", "landsraad_hall"), "yes")
    assert tell(companion, "sardaukar", "no") is None
    # Then comes a turn of the person's.
    assert tell(companion, "turn", "espionage") == ("occupied", "espionage")
    assert companion.remembered == [] and companion.taken == ["fremkit"]


def test_the_wall_is_asked_after_while_it_stands_and_matters(sit: Sit) -> None:
    protected = "siege_of_arrakeen"
    lines = ["set round 2", f"set conflict {protected}", "turn 1", "deep_desert", "1", "no"]
    # Without Maker Hooks it is no matter.
    assert asked(sit(rivals=GURNEY, lines=lines)) is None
    companion = sit(rivals=GURNEY, lines=["set 1 hooks yes", *lines])
    assert asked(companion) == ("wall",)
    assert tell(companion, "yes") is None
    assert companion.state.seats[1].spice == 5 and units.present(companion.state, 1) == 2
    companion.undo()
    assert tell(companion, "no") is None
    assert companion.state.seats[1].spice == 1 and units.present(companion.state, 1) == 4
    # Gone for good.
    assert tell(companion, "turn 1", "hagga_basin_imperial_basin", "1 0", "no") is None
    assert units.present(companion.state, 1) == 6
    # Of some levels all Conflicts are open to sandworms: then neither is asked for.
    first = ["set 1 hooks yes", "set conflict skirmish_crysknife", "turn 1", "deep_desert"]
    assert asked(sit(rivals=GURNEY, lines=first)) == ("card", "1")
    lines = ["set round 2", "set 1 hooks yes", "turn 1", "deep_desert", "1", "no"]
    assert asked(sit(rivals=GURNEY, lines=lines)) == ("conflict",)


def test_the_conflict_is_asked_after_once_a_round(sit: Sit) -> None:
    companion = sit(
        rivals=GURNEY, lines=["set 1 hooks yes", "set round 2", "turn 1", "deep_desert", "1", "no"]
    )
    assert asked(companion) == ("conflict",)
    assert companion.question is not None
    level = {companion.state.content.conflict_ids.index(name) for name in companion.question.options}
    assert {companion.state.content.conflict_level[card] for card in level} == {2}
    assert tell(companion, "trade_dispute") is None
    assert tell(companion, "set 1 agents none", "set deck new", "turn 1", "deep_desert", "1", "no") is None
    companion = sit(rivals=GURNEY, lines=["conflict", "skirmish_crysknife"])
    assert companion.state.conflict != codes.NONE
    with pytest.raises(KanlyError, match="Conflict is known; `set conflict <name>`"):
        companion.tell("conflict")


@pytest.mark.parametrize(("number", "space"), [(1, "deliver_supplies"), (7, "heighliner")])
def test_the_round_gives_the_level_of_the_conflict(sit: Sit, number: int, space: str) -> None:
    companion = sit(rivals=GURNEY, lines=[f"set round {number}", "turn 1", "deliver_supplies_heighliner"])
    assert asked(companion) == ("occupied", space)
    assert companion.state.conflict == codes.NONE


def test_units_are_asked_after_with_expert_deployment_only(sit: Sit) -> None:
    lines = ["set 1 conflict 4", "turn 1", "research_station", "no"]
    assert asked(sit(rivals=GURNEY, lines=lines)) is None
    companion = sit(rivals=GURNEY, variants=["expert_deployment"], lines=lines)
    assert asked(companion) == ("units", "0")
    assert tell(companion, "1") is None
    assert companion.state.seats[1].conflict == 4 and EV_STAYS_HOME in happened(companion)
    companion.undo()
    assert tell(companion, "2") is None
    assert companion.state.seats[1].conflict == 8


@pytest.mark.parametrize(
    "lines",
    [
        # Too few of its own, another opponent that is close, the last Conflicts.
        ["set 1 conflict 2"],
        ["set 1 conflict 4", "set 2 conflict 2"],
        ["set 1 conflict 4", "set round 8"],
    ],
)
def test_units_of_people_are_no_matter_where_it_cant_lead_by_three(sit: Sit, lines: list[str]) -> None:
    companion = sit(rivals=GURNEY, variants=["expert_deployment"], lines=lines)
    before = companion.state.seats[1].conflict
    assert tell(companion, "turn 1", "research_station", "no") is None
    assert companion.state.seats[1].conflict > before


def test_the_second_person_is_asked_only_if_the_first_is_far_behind(sit: Sit) -> None:
    lines = ["set 2 conflict 4", "turn", "research_station", "no"]
    companion = sit(2, rivals=["lady_jessica"], variants=["expert_deployment"], lines=lines)
    assert asked(companion) == ("units", "0")
    assert tell(companion, "1") == ("units", "1")
    assert tell(companion, "2") is None and companion.state.seats[2].conflict > 4
    companion.undo()
    companion.undo()
    assert tell(companion, "2") is None and companion.state.seats[2].conflict > 4


def test_strength_is_asked_after_in_the_base_game_of_experts(sit: Sit) -> None:
    lines = ["turn 1", "hagal_carthag", "no"]
    companion = sit(1, "base", level="mentat", lines=["set 1 conflict 3", *lines])
    assert asked(companion) == ("strength", "0")
    tell(companion, "2")
    assert EV_STAYS_HOME in happened(companion)
    # It is no matter where it can't lead by four.
    assert asked(sit(1, "base", level="mentat", lines=["set 1 conflict 1", *lines])) is None


# --- the first turns of a game


def test_on_the_first_turns_of_a_game_people_have_nothing_on_the_board(sit: Sit) -> None:
    companion = sit(rivals=GURNEY, fresh=True, variants=["expert_deployment"])
    assert companion.state.first == 1
    assert tell(companion, "turn", "place_spy_landsraad", "fremkit") is None
    assert tell(companion, "turn 2", "secrets") is None
    assert (spaces(companion, 1), spaces(companion, 2)) == (["fremkit"], ["secrets"])
    # Then people have a turn.
    assert tell(companion, "turn", "espionage") == ("occupied", "espionage")


def test_whoever_comes_after_people_asks_from_the_first_turn_on(sit: Sit) -> None:
    assert asked(sit(2, rivals=["lady_jessica"], fresh=True, lines=["turn", "fremkit"])) == (
        "occupied",
        "fremkit",
    )
    late = sit(rivals=GURNEY, fresh=True, lines=["turn 2", "fremkit"])
    assert asked(late) == ("occupied", "fremkit")
    corrected = sit(rivals=GURNEY, fresh=True, lines=["set first 0", "turn", "fremkit"])
    assert asked(corrected) == ("occupied", "fremkit")
    again = sit(
        rivals=GURNEY, fresh=True, lines=["turn", "fremkit", "set 1 agents none", "turn 1", "secrets"]
    )
    assert asked(again) == ("occupied", "secrets")


def test_an_agent_that_was_told_of_is_known(sit: Sit) -> None:
    companion = sit(
        rivals=GURNEY, lines=["set control arrakeen 2", "visit arrakeen", "set control arrakeen 0"]
    )
    assert companion.taken == ["arrakeen"]
    assert tell(companion, "turn 1", "arrakeen") == ("card", "1")
    assert tell(companion, "fremkit", "no", "round", "yes") is None
    assert companion.taken == []


def test_intrigue_cards_of_people_are_asked_after_where_they_can_be_stolen(sit: Sit) -> None:
    companion = sit(rivals=GURNEY, lines=["turn 1", "secrets", "no"])
    assert asked(companion) == ("intrigues", "0")
    assert tell(companion, "4") is None
    assert len(companion.state.seats[1].intrigues) == 1 and codes.EV_STEAL in happened(companion)
    companion.undo()
    assert tell(companion, "3") is None
    assert companion.state.seats[1].intrigues == ()


# --- House Hagal's cards


def test_without_printed_cards_nobody_is_asked_for_them(sit: Sit) -> None:
    companion = sit(2, "base", printed=False)
    for _ in range(3):
        companion.tell("turn")
        while companion.question is not None:
            assert companion.question.kind != "card"
            companion.tell("no" if companion.question.options else "1")
    assert len(companion.state.seats[2].on) == 3


def test_the_last_card_of_a_deck_is_not_asked_for_but_counts(sit: Sit) -> None:
    companion = sit(rivals=GURNEY)
    s = companion.state.copy()
    automa_of(s).deck = (s.content.hagal_ids.index("fremkit"), s.content.hagal_ids.index("arrakeen"))
    companion._now = replace(companion._now, state=s)
    # Arrakeen is the last one; after it all cards are in the deck again.
    assert tell(companion, "turn 1", "fremkit", "yes", "yes") == ("card", "1")
    assert companion.question is not None and len(companion.question.options) == 22
    assert tell(companion, "fremkit", "secrets", "no", "0") is None
    turned = [event[2] for event in companion.reports[-1].events if event[0] == EV_HAGAL]
    assert [s.content.hagal_ids[card] for card in turned] == ["fremkit", "arrakeen", "fremkit", "secrets"]


def test_a_reshuffle_card_makes_a_new_deck(sit: Sit) -> None:
    companion = sit(2, lines=["turn", "fremkit", "yes", "reshuffle"])
    assert asked(companion) == ("card", "2")
    assert companion.question is not None and "reshuffle" in companion.question.options
    tell(companion, "heighliner", "no")
    assert happened(companion).count(EV_HAGAL_SHUFFLE) == 1


# --- lines


def test_what_is_wrong_changes_nothing(sit: Sit) -> None:
    companion = sit(rivals=GURNEY, lines=["turn 1", "fremkit"])
    state, question = write_state(companion.state), companion.question
    journal = list(companion.journal)
    for line in ("maybe", "", "turn 1"):
        with pytest.raises(KanlyError, match="no answer; answers are: yes, no"):
            companion.tell(line)
    assert (write_state(companion.state), companion.question) == (state, question)
    assert companion.journal == journal
    companion.tell("n")
    assert companion.journal[-1] == "no"
    for line in ("", "dance", "turn 1 2", "combat now", "round 3", "visit", "end it", "set space here free"):
        with pytest.raises(KanlyError):
            companion.tell(line)


def test_numbers_have_bounds(sit: Sit) -> None:
    companion = sit(rivals=GURNEY, lines=["set round 2", "turn 1", "deep_desert"])
    for line in ("-1", "100", "many", "1.5"):
        with pytest.raises(KanlyError, match="a number from 0 to 99 is"):
            companion.tell(line)


def test_undo_takes_back_line_by_line(sit: Sit) -> None:
    with pytest.raises(KanlyError, match="nothing has been said yet"):
        sit().undo()
    lines = [
        "set round 2",
        "turn 1",
        "hagga_basin_imperial_basin",
        "1 0",
        "no",
        "set 1 solari 5",
        "turn 2",
        "secrets",
        "no",
    ]
    lines += [
        "5",
        "round",
        "no",
        "round",
        "yes",
        "conflict",
        "trade_dispute",
        "turn 1",
        "fremkit",
        "yes",
        "arrakeen",
        "no",
        "combat",
        "yes",
        "fremkit",
        "reward",
        "7",
    ]
    companion = sit(rivals=GURNEY, lines=lines)
    for count in range(len(companion.journal) - 1, -1, -1):
        companion.undo()
        again = sit(rivals=GURNEY, lines=lines[:count])
        assert companion.journal == again.journal
        assert write_state(companion.state) == write_state(again.state)
        assert companion.question == again.question
        assert (companion.reports, companion.taken) == (again.reports, again.taken)


@pytest.mark.parametrize(
    ("setup", "complaint"),
    [
        (Setup(players=3), "companion is for 1 or 2 players, not for 3"),
        (Setup(players=1, decks={"imperium": ["dune_the_desert_planet"]}), "leave out decks of your own"),
        (Setup(players=1, level="tyrant"), "no level 'tyrant'"),
    ],
)
def test_settings_that_cant_be(setup: Setup, complaint: str) -> None:
    with pytest.raises(KanlyError, match=complaint):
        Companion(setup)


def test_a_language_that_nobody_speaks() -> None:
    with pytest.raises(KanlyError, match="no language 'fr'; known are: en, bg, ru, uk"):
        Companion(Setup(players=1), language="fr")


def test_a_space_can_be_said_to_be_free_again(sit: Sit) -> None:
    companion = sit(rivals=GURNEY, lines=["set space fremkit taken"])
    assert companion.taken == ["fremkit"]
    assert tell(companion, "turn 1", "fremkit") == ("card", "1")
    assert tell(companion, "arrakeen", "no", "set space fremkit free") is None
    assert companion.taken == [] and tell(companion, "turn 2", "fremkit") is None
    assert tell(companion, "set 2 agents none", "set deck new", "turn 2", "fremkit") == (
        "occupied",
        "fremkit",
    )
