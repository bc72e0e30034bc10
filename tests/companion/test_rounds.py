"""Combat, rewards, rounds and the end of a session."""

from __future__ import annotations

import pytest

from kanly.engine import codes, units
from kanly.engine.errors import KanlyError

from .conftest import GURNEY, Sit, asked, happened, tell

# --- Combat, rewards, rounds


def test_combat_turns_up_a_card_for_each_opponent_that_fights(sit: Sit) -> None:
    companion = sit(rivals=GURNEY, lines=["set 1 conflict 2", "combat"])
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
        lines=["set round 9", "set 1 conflict 1", "set 2 conflict 1", "set first 1", "combat"],
    )
    assert asked(companion) == ("conflict",)
    companion.tell(companion.question.options[0])  # type: ignore[union-attr]
    whose = []
    while companion.question is not None:
        whose.append(companion.question.about)
        companion.tell("fremkit" if len(whose) < 3 else "spice_refinery")
    assert whose == [("1",), ("1",), ("2",), ("2",)]
    assert [seat.swords for seat in companion.state.seats] == [0, 2, 2]


def test_rewards_are_asked_for_in_turn_order_or_told(sit: Sit) -> None:
    fight = ["set conflict skirmish_crysknife", "set first 1", "set 1 conflict 1", "set 2 conflict 1"]
    fight += ["combat", "fremkit", "fremkit", "reward"]
    companion = sit(rivals=GURNEY, lines=fight)
    assert asked(companion) == ("place", "1")
    assert tell(companion, "first") == ("place", "2")
    # There is one winner.
    assert companion.question is not None and companion.question.options == ("second", "third", "none")
    assert tell(companion, "none") is None
    assert companion.rewarded == [2, 1] and companion.state.winner == 1
    for line, complaint in (
        ("reward", "no opponent is in the Conflict and waits"),
        ("reward 1 first", "has had its reward"),
        ("reward 2 second", "has had its reward"),
        ("reward 0 first", "seat of an opponent: 1 or 2"),
        ("reward 1 fourth", "'fourth' is no place"),
    ):
        with pytest.raises(KanlyError, match=complaint):
            companion.tell(line)
    for _ in range(3):
        companion.undo()
    assert tell(companion, "reward 2 first") is None
    with pytest.raises(KanlyError, match="seat 2 has won this Conflict already"):
        companion.tell("reward 1 first")
    assert tell(companion, "reward") == ("place", "1")


def test_a_reward_needs_a_fight_and_a_unit(sit: Sit) -> None:
    companion = sit(lines=[])
    with pytest.raises(KanlyError, match="rewards come after Combat"):
        companion.tell("reward 1 first")
    companion.tell("combat")
    with pytest.raises(KanlyError, match="has no unit in the Conflict"):
        companion.tell("reward 1 first")


def test_control_is_kept_defended_visited_and_lost(sit: Sit) -> None:
    lines = ["set conflict siege_of_arrakeen", "set 1 conflict 1", "combat", "fremkit", "reward 1 first"]
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
    assert tell(companion, "combat", "fremkit", "round") == ("control", "arrakeen")
    assert companion.question is not None and companion.question.options == ("1", "0")
    assert tell(companion, "0") is None
    space = companion.state.content.space_ids.index("arrakeen")
    assert companion.state.control[space] == 0
    assert codes.EV_CONTROL_LOST in happened(companion)
    # Nobody's control but an opponent's is asked after.
    assert asked(sit(lines=["set control arrakeen 0", "set conflict siege_of_arrakeen", "round"])) is None


def test_house_hagal_takes_a_persons_marker_away_and_nothing_else(sit: Sit) -> None:
    companion = sit(2, "base", lines=["set round 5", "set 2 conflict 2", "combat", "hagal_wealth", "reward"])
    assert tell(companion, "first") == ("conflict",)
    assert tell(companion, "siege_of_arrakeen") == ("control", "arrakeen")
    assert tell(companion, "1") is None
    assert happened(companion) == [codes.EV_CONTROL_LOST, codes.EV_NO_REWARD]
    assert companion.state.seats[2].solari == companion.state.seats[2].points == 0


def test_a_round_brings_all_home(sit: Sit) -> None:
    companion = sit(rivals=GURNEY, lines=["turn 1", "arrakeen", "no", "turn 2", "arrakeen"])
    tell(companion, "research_station", "no", "set space secrets taken")
    assert companion.state.seats[1].conflict and companion.state.seats[2].conflict
    first = companion.state.first
    companion.tell("round")
    for seat in (1, 2):
        me = companion.state.seats[seat]
        assert (me.on, me.agents, me.conflict, me.garrison + me.supply) == ((), 2, 0, 12)
    assert companion.state.round == 2 and companion.state.first == (first + 1) % 3
    assert companion.taken == [] and companion.rewarded == []


def test_swordmasters_of_the_base_game_come_in_their_round(sit: Sit) -> None:
    companion = sit(1, "base", level="mentat", lines=["round"])
    assert [seat.swordmaster for seat in companion.state.seats] == [0, 0, 0]
    companion.tell("round")
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
    assert (code, seat) == (codes.EV_ROW_DICE, codes.NONE) and 1 <= one <= 6 and 1 <= other <= 6
    with pytest.raises(KanlyError, match="without the Imperium Row dice"):
        sit(lines=["dice"])


# --- the end


def test_the_end_asks_for_what_decides(sit: Sit) -> None:
    companion = sit(rivals=GURNEY, lines=["set 1 points 7", "set 2 points 6", "end"])
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
    companion = sit(2, "base", lines=["end", "9", "9", "1", "1", "2", "2", "0", "0", "3", "3"])
    assert asked(companion) == ("revealed",)
    assert tell(companion, "1") is None
    assert companion.reports[-1].events[-1][:2] == (codes.EV_OVER, 1)
    lines = ["set 1 garrison 0", "set 1 water 0", "end", "0", "0", "0", "0", "0"]
    solo = sit(rivals=GURNEY, lines=["set 2 water 0", "set 2 garrison 0", *lines])
    assert solo.reports[-1].events[-1][:2] == (codes.EV_OVER, 0)


def test_alliances_are_looked_at_again_before_points_are_counted(sit: Sit) -> None:
    companion = sit(rivals=GURNEY, lines=["set 1 guild 4", "0", "end"])
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
    tell(companion, "set 2 battles none", f"set 1 battles {wild},{mouse}", "end", "0")
    assert companion.state.seats[1].points == 1 and codes.EV_PAIR in happened(companion)


def test_the_last_round_leads_to_the_end(sit: Sit) -> None:
    for lines in (["set round 10"], ["set 1 points 10"]):
        companion = sit(lines=lines)
        with pytest.raises(KanlyError, match="the last round; `end` counts"):
            companion.tell("round")
