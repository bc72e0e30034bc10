"""Anything that the companion keeps can be corrected, and what can't be is refused with what would be right."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kanly.companion import Companion
from kanly.companion.facts import SEAT_FACTS, TABLE_FACTS
from kanly.engine import codes, units
from kanly.engine.errors import KanlyError
from kanly.engine.state import State
from kanly.notation.state import write_state
from kanly.topics.battles import icons
from kanly.topics.opponents.kinds import EV_SPEND_INTRIGUE
from kanly.topics.opponents.part import automa_of
from kanly.topics.sandworms import worms
from kanly.topics.spies.part import spies_of

from .conftest import Sit, asked, tell

Check = Callable[[State], object]


def space(s: State, name: str) -> int:
    return s.content.space_ids.index(name)


def posts(s: State, seat: int) -> list[str]:
    return [name for i, name in enumerate(s.content.post_ids) if spies_of(s).posts[seat] >> i & 1]


def face_up(s: State, seat: int) -> list[str]:
    return [s.content.battle_ids[card] for card in icons.face_up(s, seat)]


# What is said, what is looked at, and what it has to be.
SEAT_CORRECTIONS: dict[str, list[tuple[str, Check, object]]] = {
    "solari": [("5", lambda s: s.seats[1].solari, 5), ("0", lambda s: s.seats[1].solari, 0)],
    "spice": [("4", lambda s: s.seats[1].spice, 4)],
    "water": [("-1", lambda s: s.seats[1].water, 0), ("+1", lambda s: s.seats[1].water, 2)],
    "intrigues": [("2", lambda s: len(s.seats[1].intrigues), 2), ("+1", lambda s: len(s.seats[1].intrigues), 1)],
    "points": [("6", lambda s: s.seats[1].points, 6), ("+2", lambda s: s.seats[1].points, 2)],
    "garrison": [("-1", lambda s: (s.seats[1].garrison, s.seats[1].supply), (2, 10))],
    "conflict": [("4", lambda s: (s.seats[1].conflict, s.seats[1].supply), (4, 5))],
    "agents": [
        ("arrakeen,fremkit", lambda s: (s.seats[1].agents, s.seats[1].on == (space(s, "arrakeen"), space(s, "fremkit"))), (0, True)),
        ("none", lambda s: (s.seats[1].agents, s.seats[1].on), (2, ())),
    ],
    "swordmaster": [("yes", lambda s: (s.seats[1].swordmaster, s.seats[1].agents), (1, 3))],
    "mentat": [("yes", lambda s: (s.mentat, s.seats[1].agents), (1, 3))],
    "spies": [("fremen,guild", lambda s: posts(s, 1), ["guild", "fremen"])],
    "hooks": [("yes", lambda s: worms.has_hooks(s, 1), True)],
    "sandworms": [("2", lambda s: units.present(s, 1), 2)],
    "battles": [
        ("objective_crysknife,propaganda", lambda s: face_up(s, 1), ["objective_crysknife", "propaganda"]),
        ("none", lambda s: face_up(s, 1), []),
    ],
}  # fmt: skip
TABLE_CORRECTIONS: dict[str, tuple[str, Check, object]] = {
    "conflict": ("trade_dispute", lambda s: s.content.conflict_ids[s.conflict], "trade_dispute"),
    "wall": ("no", worms.wall_stands, False),
    "control": ("arrakeen 2", lambda s: s.control[space(s, "arrakeen")], 2),
    "alliance": ("guild 2", lambda s: (s.seats[2].alliances, s.seats[2].points), (2, 1)),
    "first": ("2", lambda s: s.first, 2),
    "round": ("4", lambda s: s.round, 4),
    "deck": ("new", lambda s: len(automa_of(s).deck), 36),
}


def test_every_fact_is_tried_here() -> None:
    assert {*SEAT_CORRECTIONS, "swords"} == set(SEAT_FACTS)
    assert set(TABLE_CORRECTIONS) == set(TABLE_FACTS)


@pytest.mark.parametrize("fact", SEAT_CORRECTIONS)
def test_a_seat_is_corrected(sit: Sit, fact: str) -> None:
    for said, look, wanted in SEAT_CORRECTIONS[fact]:
        companion = sit(rivals=["gurney_halleck", "staban_tuek"], lines=[f"set 1 {fact} {said}"])
        assert look(companion.state) == wanted


@pytest.mark.parametrize("fact", TABLE_CORRECTIONS)
def test_the_table_is_corrected(sit: Sit, fact: str) -> None:
    said, look, wanted = TABLE_CORRECTIONS[fact]
    companion = sit(printed=False, lines=["turn 1"])
    while companion.question is not None:
        companion.tell(
            "no"
            if companion.question.options[:1] == ("yes",)
            else companion.question.options[0]
            if companion.question.options
            else "0"
        )
    companion.tell(f"set {fact} {said}")
    assert look(companion.state) == wanted


def test_swords_are_corrected_in_combat(sit: Sit) -> None:
    companion = sit(lines=["set 1 conflict 1", "combat", "yes", "fremkit", "set 1 swords +3"])
    assert units.strength(companion.state, 1) == 6
    with pytest.raises(KanlyError, match="swords are counted in Combat"):
        sit().tell("set 1 swords 2")


REFUSED = [
    ("set", "a seat, a space, or one of conflict, wall"),
    ("set weather fine", "a seat, a space, or one of conflict, wall"),
    ("set wall", "and then what is right"),
    ("set 7 solari 1", "no seat 7; seats are 0 to 2"),
    ("set 1", "one of emperor, guild, bene_gesserit, fremen, solari"),
    ("set 1 spirits 3", "one of emperor, guild"),
    ("set 1 solari", "and then what is right"),
    ("set 1 solari many", "not a number from 0 to 99"),
    ("set 1 solari -1", "it is 0 now, and can be from 0 to 99"),
    ("set 1 solari +-1", "no change such as"),
    ("set 0 solari 3", "of people only Influence is kept: emperor or guild"),
    ("set 1 guild 7", "not a number from 0 to 6"),
    ("set 1 garrison 13", "a seat has 12 troops; 0 of them are elsewhere"),
    ("set 1 conflict 10", "3 of them are elsewhere"),
    ("set 1 agents carthag", "'carthag' is no space; known are: "),
    ("set 1 agents arrakeen,fremkit,secrets", "only 2 Agents"),
    ("set 1 swordmaster perhaps", "neither 'yes' nor 'no'"),
    ("set 1 spies emperor,guild,fremen", "one is always in the supply"),
    ("set 1 spies nowhere", "'nowhere' is no post"),
    ("set 1 battles nothing", "'nothing' is no card"),
    ("set conflict war", "'war' is no Conflict; known are: skirmish_crysknife"),
    ("set wall maybe", "neither 'yes' nor 'no'"),
    ("set control fremkit 1", "nobody can control 'fremkit'; what can be controlled: "),
    ("set control arrakeen 3", "no seat '3'"),
    ("set alliance choam 1", "'choam' is no faction"),
    ("set first nobody", "no seat 'nobody'"),
    ("set round 0", "from 1 to 10"),
    ("set round 11", "from 0 to 10"),
    ("set deck old", "'deck new' shuffles"),
    ("set space arrakeen", "a space and 'free' or 'taken'"),
    ("set space nowhere free", "'nowhere' is no space"),
]


@pytest.mark.parametrize(("line", "complaint"), REFUSED)
def test_what_cant_be_is_refused(sit: Sit, line: str, complaint: str) -> None:
    companion = sit()
    before = write_state(companion.state)
    with pytest.raises(KanlyError, match=complaint):
        companion.tell(line)
    assert write_state(companion.state) == before and companion.journal == []


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("set 2 solari 1", "keeps no resources"),
        ("set 2 intrigues 1", "keeps no resources"),
        ("set 2 points 1", "scores nothing"),
        ("set 2 spies none", "no Spies in this game"),
        ("set 2 hooks yes", "no Maker Hooks in this game"),
        ("set 2 sandworms 1", "no sandworms in this game"),
        ("set 2 battles none", "no battle icons in this game"),
        ("set wall no", "no Shield Wall in this game"),
        ("set control arrakeen 2", "controls nothing"),
        ("set first 2", "only people have the First Player marker"),
    ],
)
def test_house_hagal_for_two_has_little_to_correct(sit: Sit, line: str, complaint: str) -> None:
    with pytest.raises(KanlyError, match=complaint):
        sit(2, "base", lines=[line])


# --- what follows from a correction


def supply(companion: Companion) -> tuple[int, int, int, int, int]:
    me = companion.state.seats[1]
    return (me.solari, me.spice, me.water, len(me.intrigues), me.points)


def test_a_correction_is_no_gain_but_what_comes_in_besides_is_spent(sit: Sit) -> None:
    companion = sit(1, "base", lines=["set 1 solari 6", "set 1 intrigues 0"])
    assert supply(companion) == (6, 0, 1, 0, 0)
    companion.tell("set 1 solari 9")
    assert supply(companion) == (9, 0, 1, 0, 0)
    companion.tell("set 1 water +2")
    # As soon as it gains something, all that is complete is spent.
    assert supply(companion) == (2, 0, 0, 0, 2)
    tell(companion, "set 1 intrigues +1", "set 1 intrigues +2")
    assert supply(companion) == (2, 0, 0, 0, 3)
    told = [event[0] for event in companion.reports[-1].events]
    assert told.count(codes.EV_INTRIGUE) == 2 and told.count(EV_SPEND_INTRIGUE) == 3


def test_a_swordmaster_is_bought_when_there_is_enough(sit: Sit) -> None:
    companion = sit(rivals=["feyd_rautha_harkonnen", "random"], lines=["set 1 spice +2"])
    assert companion.state.seats[1].swordmaster == 0
    companion.tell("set 1 solari +1")
    assert companion.state.seats[1].swordmaster == 1 and supply(companion) == (0, 0, 0, 0, 0)


def test_points_of_influence_go_with_the_influence_alone(sit: Sit) -> None:
    companion = sit(lines=["set 1 guild 2", "set 1 points 3", "set 1 points 1"])
    with pytest.raises(KanlyError, match="alone bring 1 points; correct those first"):
        companion.tell("set 1 points 0")
    assert tell(companion, "set 1 guild 1") is None
    assert companion.state.seats[1].points == 0


def test_an_opponent_that_loses_influence_may_lose_its_alliance(sit: Sit) -> None:
    companion = sit(lines=["set 1 emperor 4", "1"])
    # Opponents are on turn, so it is known; when people have had theirs it is not.
    assert tell(companion, "set 1 emperor -1") is None
    assert companion.state.seats[1].alliances == 0
    companion.undo()
    assert tell(companion, "set first 0", "set 1 emperor -1") == ("influence", "0", "emperor")
    assert tell(companion, "1") is None
    assert companion.state.seats[1].alliances == 0 and companion.state.seats[1].points == 1


def test_people_take_what_a_track_gives_themselves(sit: Sit) -> None:
    companion = sit(lines=["set 0 emperor 4", "set 0 guild 4", "set 0 bene_gesserit 4", "set 0 fremen 4"])
    assert asked(companion) is None
    assert all(report.events == () for report in companion.reports[1:])


def test_another_conflict_brings_no_second_troop(sit: Sit) -> None:
    companion = sit(lines=["set control arrakeen 1", "set conflict siege_of_arrakeen"])
    assert companion.state.seats[1].conflict == 1
    tell(companion, "set conflict trade_dispute", "set conflict siege_of_arrakeen")
    assert companion.state.seats[1].conflict == 1
    left = {companion.state.content.conflict_ids[card] for card in companion.state.conflict_deck}
    assert "trade_dispute" in left and "siege_of_arrakeen" not in left


def test_pieces_that_are_away_cant_be_taken_back(sit: Sit) -> None:
    lines = ["set 1 swordmaster yes", "set 1 agents arrakeen,fremkit,secrets"]
    with pytest.raises(KanlyError, match="on the board; correct those first"):
        sit(lines=[*lines, "set 1 swordmaster no"])
    companion = sit(lines=[*lines, "set 1 agents arrakeen", "set 1 swordmaster no"])
    assert companion.state.seats[1].agents == 1
    tell(companion, "set 1 mentat yes", "set 2 mentat yes")
    assert [seat.agents for seat in companion.state.seats[1:]] == [1, 3] and companion.state.mentat == 2
    tell(companion, "set 1 mentat no", "set 2 mentat no")
    assert [seat.agents for seat in companion.state.seats[1:]] == [1, 2] and companion.state.mentat == -1
