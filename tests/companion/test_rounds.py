"""Combat, rewards, rounds and the end of a session."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kanly.companion import Companion
from kanly.engine import codes, units
from kanly.engine.errors import KanlyError
from kanly.notation.state import write_state
from kanly.topics.battles.kinds import EV_PAIR
from kanly.topics.opponents.kinds import EV_NO_REWARD, EV_ROW_DICE

from .conftest import GURNEY, Sit, answered, asked, happened, tell

# --- Combat, rewards, rounds


def test_combat_turns_up_a_card_for_each_opponent_that_fights(sit: Sit) -> None:
    companion = sit(rivals=GURNEY, lines=["set 1 conflict 2", "combat", "yes"])
    assert asked(companion) == ("card", "1")
    assert tell(companion, "sardaukar") is None
    assert units.strength(companion.state, 1) == 8
    assert companion.reports[-1].events[-1][:3] == (codes.EV_STRENGTH, 1, 8)
    for line, complaint in (("combat", "has begun already"), ("turn 1", "no more turns")):
        with pytest.raises(KanlyError, match=complaint):
            companion.tell(line)


def test_brutal_escalation_turns_up_two_for_each(sit: Sit) -> None:
    companion = sit(
        rivals=GURNEY,
        variants=["brutal_escalation"],
        lines=["set round 9", "set 1 conflict 1", "set 2 conflict 1", "set first 1", "combat", "yes"],
    )
    whose = []
    while companion.question is not None:
        whose.append(companion.question.about)
        companion.tell("fremkit" if len(whose) < 3 else "spice_refinery")
    assert whose == [("1",), ("1",), ("2",), ("2",)]
    assert [seat.swords for seat in companion.state.seats] == [0, 2, 2]


def fighting(sit: Sit, *strengths: int) -> Companion:
    """Two Rivals in Combat with these strengths."""
    lines = ["set conflict skirmish_crysknife", "set first 1"]
    lines += [f"set {seat} conflict 1" for seat, strength in enumerate(strengths, 1) if strength]
    lines += ["combat", "yes", *["fremkit" for strength in strengths if strength]]
    lines += [f"set {seat} swords {strength - 2}" for seat, strength in enumerate(strengths, 1) if strength]
    return sit(rivals=GURNEY, lines=lines)


def places(companion: Companion) -> dict[int, int]:
    """Seat and place of all who are rewarded by the last report: 0 is the first."""
    events = companion.reports[-1].events
    return {event[1]: event[2] for event in events if event[0] == codes.EV_REWARD}


@pytest.mark.parametrize(
    ("rivals", "mine", "wanted"),
    [
        ((8, 5), 6, {1: 0, 0: 1}),
        ((8, 5), 9, {0: 0, 1: 1}),
        ((8, 5), 4, {1: 0, 2: 1}),
        ((8, 5), 0, {1: 0, 2: 1}),
        # A tie for first: both have the second reward, with three seats the last has nothing.
        ((8, 5), 8, {0: 1, 1: 1}),
        # A tie for second: both have the third.
        ((8, 5), 5, {1: 0, 0: 2, 2: 2}),
        ((5, 5), 9, {0: 0, 1: 2, 2: 2}),
        ((5, 5), 0, {1: 1, 2: 1}),
        ((5, 5), 5, {0: 1, 1: 1, 2: 1}),
        ((6, 0), 3, {1: 0, 0: 1}),
        ((6, 0), 0, {1: 0}),
    ],
)
def test_places_follow_from_strengths(
    sit: Sit, rivals: tuple[int, int], mine: int, wanted: dict[int, int]
) -> None:
    companion = fighting(sit, *rivals)
    assert tell(companion, "reward") == ("total", "0")
    assert tell(companion, str(mine)) is None
    assert places(companion) == wanted
    first = next((seat for seat, place in wanted.items() if place == 0), codes.NONE)
    assert companion.state.winner == first
    strengths = [event[1:3] for event in companion.reports[-1].events if event[0] == codes.EV_STRENGTH]
    assert strengths == sorted(
        [(seat, value) for seat, value in enumerate((mine, *rivals)) if value], key=lambda pair: -pair[1]
    )
    # Said at once it is the same.
    other = fighting(sit, *rivals)
    assert tell(other, f"reward {mine}") is None
    assert places(other) == wanted


def test_a_tie_for_second_brings_the_third_reward(sit: Sit) -> None:
    second, third = (tell_and_look(fighting(sit, 8, 5), mine) for mine in (4, 5))
    # Propaganda: an Intrigue card and 3 spice for the second, 3 spice for the third.
    assert (second, third) == ((1, 3), (0, 3))


def tell_and_look(companion: Companion, mine: int) -> tuple[int, int]:
    tell(companion, "set conflict propaganda", f"reward {mine}")
    answered(companion)
    me = companion.state.seats[2]
    return len(me.intrigues), me.spice


def test_rewards_are_given_once(sit: Sit) -> None:
    companion = fighting(sit, 8, 5)
    for line, complaint in (
        ("reward 1 first", "said alone or with your strength in the Conflict: 1 in all"),
        ("reward first", "not a number from 0 to 99"),
    ):
        with pytest.raises(KanlyError, match=complaint):
            companion.tell(line)
    tell(companion, "reward 5")
    assert companion.rewarded == [1, 2] and companion.waiting == []
    with pytest.raises(KanlyError, match="no opponent is in the Conflict and waits"):
        companion.tell("reward")
    companion.undo()
    assert companion.waiting == [1, 2]


def test_a_reward_needs_a_fight_and_a_unit(sit: Sit) -> None:
    companion = sit(lines=[])
    with pytest.raises(KanlyError, match="rewards come after Combat"):
        companion.tell("reward 5")
    tell(companion, "combat", "yes")
    with pytest.raises(KanlyError, match="no opponent is in the Conflict"):
        companion.tell("reward 5")


# --- what is not done without asking


def test_combat_is_not_begun_while_opponents_have_agents_unless_people_say_so(sit: Sit) -> None:
    companion = sit(rivals=GURNEY, lines=["set 2 agents arrakeen,fremkit"])
    reports = companion.reports
    assert tell(companion, "combat") == ("early",)
    assert tell(companion, "no") is None
    assert companion.state.phase == codes.PHASE_TURNS and companion.reports == reports
    assert tell(companion, "turn", "secrets", "no", "0", "combat") == ("early",)
    assert tell(companion, "yes") is None and companion.state.phase == codes.PHASE_COMBAT
    # Whoever has none left is not waited for.
    lines = ["set 1 agents secrets,heighliner", "set 2 agents arrakeen,fremkit", "combat"]
    assert asked(sit(rivals=GURNEY, lines=lines)) is None
    # House Hagal may have Agents left when the first player has revealed.
    assert asked(sit(2, "base", lines=["combat"])) is None


@pytest.mark.parametrize("command", ["round", "end"])
def test_a_round_does_not_end_before_its_combat_unless_people_say_so(sit: Sit, command: str) -> None:
    companion = sit(rivals=GURNEY, lines=["set 1 conflict 2"])
    before = write_state(companion.state)
    assert tell(companion, command) == ("unfought",)
    assert tell(companion, "no") is None
    assert write_state(companion.state) == before and companion.journal[-2:] == [command, "no"]
    assert tell(companion, command, "yes") == (None if command == "round" else ("points", "0"))
    assert companion.state.round == 2 or command == "end"


def test_a_won_conflict_is_not_forgotten_at_the_end_of_a_round(sit: Sit) -> None:
    companion = fighting(sit, 8, 5)
    assert tell(companion, "round") == ("total", "0")
    assert tell(companion, "6") is None
    assert [report.line for report in companion.reports[-2:]] == ["reward", "round"]
    assert companion.state.round == 2
    won = [event[1:3] for event in companion.reports[-2].events if event[0] == codes.EV_REWARD]
    assert won == [(0, 1), (1, 0)]
    # Taken back with its answer.
    companion.undo()
    assert asked(companion) == ("total", "0") and companion.state.round == 1
    # What is settled is not asked for again.
    assert tell(fighting(sit, 8, 5), "reward 6", "round") is None


def test_the_tenth_point_of_a_reward_leaves_no_next_round(sit: Sit) -> None:
    companion = fighting(sit, 8, 5)
    tell(companion, "set 1 points 9", "set conflict battle_for_imperial_basin", "round", "0")
    assert companion.question is None
    assert companion.state.seats[1].points == 10
    assert companion.state.round == 1 and companion.reports[-1].line == "reward"
    with pytest.raises(KanlyError, match="the last round; `end` counts"):
        companion.tell("round")
    assert tell(companion, "end") == ("points", "0")


def test_the_last_conflict_counts_before_the_end(sit: Sit) -> None:
    companion = fighting(sit, 8, 5)
    tell(companion, "set conflict battle_for_imperial_basin")
    assert tell(companion, "end") == ("total", "0")
    assert tell(companion, "0") == ("points", "0")
    assert companion.state.seats[1].points == 1
    assert tell(companion, "0") is None and companion.over


def test_control_is_kept_defended_visited_and_lost(sit: Sit) -> None:
    lines = [
        "set round 2",
        "set conflict siege_of_arrakeen",
        "set 1 conflict 1",
        "combat",
        "yes",
        "fremkit",
        "reward 0",
    ]
    companion = sit(rivals=GURNEY, lines=lines)
    space = companion.state.content.space_ids.index("arrakeen")
    assert companion.state.control[space] == 1
    before = companion.state.seats[1].solari
    companion.tell("visit arrakeen")
    assert companion.state.seats[1].solari == before + 1
    with pytest.raises(KanlyError, match="'carthag' is no space"):
        companion.tell("visit carthag")
    with pytest.raises(KanlyError, match="`set control spice_refinery <seat>`"):
        companion.tell("visit spice_refinery")
    # Whose marker lies there matters, so the new Conflict is asked for at once.
    assert tell(companion, "set round 8", "round") == ("conflict",)
    assert tell(companion, "battle_for_arrakeen") is None
    assert companion.state.seats[1].conflict == 1
    assert happened(companion) == [codes.EV_DEPLOY]


def test_an_opponents_marker_may_be_taken_from_it(sit: Sit) -> None:
    lines = ["set control arrakeen 1", "set conflict siege_of_arrakeen"]
    companion = sit(rivals=GURNEY, lines=lines)
    # It defends the place.
    assert companion.state.seats[1].conflict == 1
    space = companion.state.content.space_ids.index("arrakeen")
    # Who wins follows from the strengths.
    assert tell(companion, "combat", "yes", "fremkit", "reward", "9") is None
    assert companion.state.control[space] == 0 and codes.EV_CONTROL_LOST in happened(companion)
    companion.undo()
    assert tell(companion, "3") is None and companion.state.control[space] == 1
    assert tell(companion, "round") is None
    # Where no opponent fought it is asked.
    companion = sit(rivals=GURNEY, lines=[*lines, "set 1 conflict 0", "combat", "yes", "round"])
    assert asked(companion) == ("control", "arrakeen")
    assert companion.question is not None and companion.question.options == ("1", "0")
    assert tell(companion, "0") is None
    assert companion.state.control[space] == 0
    assert codes.EV_CONTROL_LOST in happened(companion)
    # Nobody's control but an opponent's is asked after.
    lines = ["set control arrakeen 0", "set conflict siege_of_arrakeen", "combat", "yes", "round"]
    assert asked(sit(lines=lines)) is None


def test_a_new_conflict_is_asked_for_only_if_it_can_be_for_what_an_opponent_controls(sit: Sit) -> None:
    assert asked(sit(lines=["set control arrakeen 1", "round", "yes"])) == ("conflict",)
    # Of the last ones those for Arrakeen are gone.
    lines = ["set control arrakeen 1", "set round 6"]
    lines += ["set conflict battle_for_arrakeen", "set conflict siege_of_arrakeen"]
    companion = sit(lines=lines)
    s = companion.state.copy()
    s.conflict_deck = tuple(
        card for card in s.conflict_deck if "arrakeen" not in s.content.conflict_ids[card]
    )
    companion._now = replace(companion._now, state=s)
    assert tell(companion, "set 1 conflict 0", "combat", "yes", "round") == ("control", "arrakeen")
    assert tell(companion, "1") is None and companion.state.round == 7


def test_house_hagal_takes_a_persons_marker_away_and_nothing_else(sit: Sit) -> None:
    companion = sit(2, "base", lines=["set round 5", "set 2 conflict 2", "combat", "hagal_wealth", "reward"])
    assert asked(companion) == ("total", "0")
    assert tell(companion, "3") == ("total", "1")
    assert tell(companion, "2") == ("conflict",)
    assert tell(companion, "siege_of_arrakeen") == ("control", "arrakeen")
    assert tell(companion, "1") is None
    told = [(event[0], event[1]) for event in companion.reports[-1].events if event[0] != codes.EV_STRENGTH]
    assert told == [
        (codes.EV_REWARD, 0),
        (EV_NO_REWARD, 1),
        (codes.EV_CONTROL_LOST, 1),
        (EV_NO_REWARD, 2),
    ]
    assert companion.state.seats[2].solari == companion.state.seats[2].points == 0
    # For another place, or in a Conflict of the first level, nobody needs to know which it is.
    lines = ["set 2 conflict 2", "combat", "hagal_wealth", "reward 0 0"]
    assert asked(sit(2, "base", lines=lines)) is None
    assert asked(sit(2, "base", lines=["set round 5", *lines[:-1], "reward 9 0"])) is None


def test_a_round_brings_all_home(sit: Sit) -> None:
    companion = sit(rivals=GURNEY, lines=["turn 1", "arrakeen", "no", "turn 2", "arrakeen"])
    tell(companion, "research_station", "no", "set space secrets taken")
    assert companion.state.seats[1].conflict and companion.state.seats[2].conflict
    first = companion.state.first
    tell(companion, "round", "yes")
    for seat in (1, 2):
        me = companion.state.seats[seat]
        assert (me.on, me.agents, me.conflict, me.garrison + me.supply) == ((), 2, 0, 12)
    assert companion.state.round == 2 and companion.state.first == (first + 1) % 3
    assert companion.taken == [] and companion.rewarded == []


def test_swordmasters_of_the_base_game_come_in_their_round(sit: Sit) -> None:
    companion = sit(1, "base", level="mentat", lines=["round", "yes"])
    assert [seat.swordmaster for seat in companion.state.seats] == [0, 0, 0]
    tell(companion, "round", "yes")
    assert [seat.swordmaster for seat in companion.state.seats] == [0, 1, 1]
    assert companion.state.seats[1].agents == 3 and codes.EV_SWORDMASTER in happened(companion)


def test_turns_come_in_order_and_end(sit: Sit) -> None:
    companion = sit(rivals=GURNEY, lines=["set first 2"])
    cards = ["fremkit", "dutiful_service", "espionage", "research_station"]
    order = []
    for card in cards:
        tell(companion, "turn", card)
        while companion.question is not None:
            companion.tell("no" if companion.question.options else "0")
        order.append(companion.reports[-1].events[0][1])
    assert order == [2, 1, 2, 1]
    with pytest.raises(KanlyError, match="no opponent has a turn left"):
        companion.tell("turn")
    with pytest.raises(KanlyError, match="seat 2 has no Agent left"):
        companion.tell("turn 2")
    with pytest.raises(KanlyError, match="seat of an opponent: 1 or 2"):
        companion.tell("turn 0")


def test_the_dice_are_rolled_where_they_are_played_with(sit: Sit) -> None:
    companion = sit(variants=["row_dice"], lines=["dice"])
    code, seat, one, other = companion.reports[-1].events[0][:4]
    assert (code, seat) == (EV_ROW_DICE, codes.NONE) and 1 <= one <= 6 and 1 <= other <= 6
    with pytest.raises(KanlyError, match="without the Imperium Row dice"):
        sit(lines=["dice"])


# --- the end


def test_the_end_asks_for_what_decides(sit: Sit) -> None:
    companion = sit(rivals=GURNEY, lines=["set 1 points 7", "set 2 points 6", "end", "yes"])
    assert asked(companion) == ("points", "0")
    assert tell(companion, "8") is None
    assert companion.over and companion.reports[-1].events[-1][:2] == (codes.EV_OVER, 0)
    with pytest.raises(KanlyError, match="the game is over; undo"):
        companion.tell("turn 1")
    companion.undo()
    assert tell(companion, "7") == ("spice", "0")
    assert tell(companion, "0") == ("solari", "0")
    assert tell(companion, "0") == ("water", "0")
    assert tell(companion, "0") is None
    # The opponent has a water.
    assert companion.reports[-1].events[-1][:2] == (codes.EV_OVER, 1)


def test_a_tie_to_the_last_goes_to_whoever_revealed(sit: Sit) -> None:
    companion = sit(2, "base", lines=["end", "yes", "9", "9", "1", "1", "2", "2", "0", "0", "3", "3"])
    assert asked(companion) == ("revealed",)
    assert tell(companion, "1") is None
    assert companion.reports[-1].events[-1][:2] == (codes.EV_OVER, 1)
    lines = ["set 1 garrison 0", "set 1 water 0", "end", "yes", "0", "0", "0", "0", "0"]
    solo = sit(rivals=GURNEY, lines=["set 2 water 0", "set 2 garrison 0", *lines])
    assert solo.reports[-1].events[-1][:2] == (codes.EV_OVER, 0)


def test_alliances_are_looked_at_again_before_points_are_counted(sit: Sit) -> None:
    companion = sit(rivals=GURNEY, lines=["set 1 guild 4", "0", "end", "yes"])
    assert asked(companion) == ("influence", "0", "guild")
    assert tell(companion, "5") == ("points", "0")
    assert companion.state.seats[1].points == 1


def test_a_wild_battle_icon_is_paired_at_the_end(sit: Sit) -> None:
    companion = sit(rivals=GURNEY)
    c = companion.state.content
    wild = c.battle_ids[c.battle_icon.index(codes.WILD)]
    mouse = next(
        name for i, name in enumerate(c.battle_ids) if c.battle_icon[i] not in (codes.WILD, codes.NONE)
    )
    tell(companion, "set 2 battles none", f"set 1 battles {wild},{mouse}", "end", "yes", "0")
    assert companion.state.seats[1].points == 1 and EV_PAIR in happened(companion)


def test_the_last_round_leads_to_the_end(sit: Sit) -> None:
    for lines in (["set round 10"], ["set 1 points 10"]):
        companion = sit(lines=lines)
        with pytest.raises(KanlyError, match="the last round; `end` counts"):
            companion.tell("round")
