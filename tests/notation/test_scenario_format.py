"""What a scenario can say, and what it is told when it is wrong."""

from __future__ import annotations

import pytest

from kanly import KanlyError, catalog
from kanly.engine import flow
from kanly.engine.codes import PHASE_OVER
from kanly.engine.state import State
from kanly.notation.position import read_position
from kanly.notation.record import read_record, replay
from kanly.notation.rows import FileError, read_yaml
from kanly.notation.rulings import known_rulings
from kanly.notation.scenario import read_scenarios, run_scenario
from tests import fill_rulings
from tests.notation.test_names import RECORDS


def run(text: str, edition: str = "base") -> State:
    """A scenario of these keys, each line indented by two."""
    [scenario] = read_scenarios(f"- name: a case\n  covers: []\n{text}", "case.yaml")
    return run_scenario(scenario, catalog.content(edition))


def told(text: str, edition: str = "base") -> str:
    """What a scenario that fails is told."""
    with pytest.raises(KanlyError) as caught:
        run(text, edition)
    return str(caught.value)


HELD = "  position: {seats: {0: {hand: [HAND], intrigues: [ambush]}}}\n"
FREMKIT = "  position: {seats: {0: {hand: [branching_path, dagger], intrigues: [devour]}}}\n"


@pytest.mark.parametrize(
    ("edition", "name"),
    [
        # Inside of an effect, always taken by the game, taken and never chosen, and no move at all.
        ("uprising", "take branching_path intrigue"),
        ("uprising", "take fedaykin_stilltent recruit.recruit"),
        ("base", "take windfall solari"),
        ("base", "take heighliner water"),
        ("base", "choose arrakeen draw"),
        ("base", "take plans_within_plans 2_points"),
        ("base", "take arrakeen wine"),
    ],
)
def test_what_no_position_offers_can_not_be_called_illegal(edition: str, name: str) -> None:
    held = HELD.replace("HAND", "dagger") if edition == "base" else FREMKIT
    message = told(f"{held}  expect: {{illegal: [{name}]}}\n", edition)
    assert message.startswith(f"case.yaml:4: {name!r} is no move of this game that is ever offered")


def test_the_refusal_names_what_the_card_does_offer() -> None:
    message = told(f"{FREMKIT}  expect: {{illegal: [take branching_path spice]}}\n", "uprising")
    assert message.endswith("; of 'branching_path' there are: take branching_path pay")


def test_an_illegal_move_by_an_old_name_is_the_same_check() -> None:
    alone = "  position: {seats: {0: {hand: [weirding_woman, dagger], intrigues: [devour]PLAY}}}\n"
    rest = "  moves: [agent weirding_woman -> arrakeen]\n  expect: {illegal: [take weirding_woman NAME]}\n"
    for name in ("return_to_hand", "return_to_hand_2"):
        run(alone.replace("PLAY", "") + rest.replace("NAME", name), "uprising")
        beside = alone.replace("PLAY", ", play: [truthtrance]")
        assert "is legal, and should not be" in told(beside + rest.replace("NAME", name), "uprising")


def test_old_names_are_read_in_every_expectation() -> None:
    run(
        "  position: {seats: {0: {hand: [prepare_the_way, dagger], deck: [dagger],"
        " influence: {bene_gesserit: 2}, intrigues: [devour]}}}\n"
        "  moves: [agent prepare_the_way -> assembly_hall]\n"
        "  expect: {legal: [take prepare_the_way draw_2], only: [take prepare_the_way draw_2],"
        " pool: [take]}\n".replace(
            " pool: [take]", " pool: [prepare_the_way draw_2, assembly_hall intrigue]"
        ),
        "uprising",
    )


# --- chance

LOOK = (
    "  position:\n"
    "    seats: {0: {hand: [reconnaissance, reconnaissance], water: 2, deck: [dagger], discard: [DISCARD],"
    " intrigues: [ambush]}}\n"
)
DRAWS = "  moves: [agent reconnaissance -> arrakeen, take arrakeen draw]\n"


def test_a_line_is_left_to_the_draw_that_needs_it() -> None:
    """The deck's only card is a dagger, and so is the card that is wanted from the discard pile."""
    three = "  moves: [agent reconnaissance -> research_station, take research_station draw]\n"
    for lines in ("draw dagger, draw diplomacy", "draw dagger, draw dagger, draw diplomacy"):
        state = run(
            LOOK.replace("DISCARD", "dagger, diplomacy, signet_ring") + f"  chance: [{lines}]\n" + three
        )
        hand = sorted(state.content.card_ids[card] for card in state.seats[0].hand)
        assert hand == ["dagger", "dagger", "diplomacy", "reconnaissance"]


def test_a_line_that_says_something_else_is_not_used_up_by_a_draw_with_one_answer() -> None:
    three = "  moves: [agent reconnaissance -> research_station, take research_station draw]\n"
    state = run(
        LOOK.replace("DISCARD", "diplomacy, signet_ring, seek_allies")
        + "  chance: [draw diplomacy, draw seek_allies]\n"
        + three
    )
    hand = sorted(state.content.card_ids[card] for card in state.seats[0].hand)
    assert hand == ["dagger", "diplomacy", "reconnaissance", "seek_allies"]


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (
            "draw stilgar",
            "case.yaml:6: chance 'draw stilgar' (case.yaml:5) can't come here; what is drawn here could be:"
            " draw 0 dagger, draw 0 diplomacy",
        ),
        (
            "row stilgar",
            "case.yaml:6: chance 'row stilgar' (case.yaml:5) can't come here; what is drawn here could be:"
            " draw 0 dagger, draw 0 diplomacy",
        ),
        (
            "",
            "case.yaml:6: something has to be drawn here, and the dictated chance is at its end; it could be:"
            " draw 0 dagger, draw 0 diplomacy",
        ),
        ("draw dagger, draw diplomacy", "case.yaml:5: chance 'draw diplomacy' was never needed"),
    ],
)
def test_wrong_chance_names_its_line_and_what_could_be_drawn(lines: str, message: str) -> None:
    position = LOOK.replace("deck: [dagger]", "deck: [dagger, diplomacy]").replace("DISCARD", "")
    assert told(f"{position}  chance: [{lines}]\n{DRAWS}") == message


def test_a_record_with_wrong_chance_says_what_could_be_drawn() -> None:
    text = (RECORDS / "random_00.kanly").read_text(encoding="utf-8")
    right = next(line for line in text.splitlines() if line.startswith("! conflict"))
    wrong = text.replace(right, "! conflict terrible_purpose", 1)
    with pytest.raises(
        KanlyError, match=r"chance 'conflict terrible_purpose' \(line \d+\) can't come here"
    ) as caught:
        replay(read_record(wrong, "mine.kanly"))
    assert right.removeprefix("! ") in str(caught.value)


# --- expectations

TWO = "  position: {seats: {0: {hand: [dagger]}}}\n"


def test_a_wrong_expectation_says_that_the_game_ran_on() -> None:
    deck = ", ".join(["dagger", "diplomacy"])
    position = TWO.replace("hand: [dagger]", f"hand: [dagger], top: [{deck}]")
    chance = "  chance: [conflict desert_power]\n"
    message = told(f"{position}{chance}  moves: [reveal]\n  expect: {{seats: {{0: {{swords: 7}}}}}}\n")
    assert message == (
        "case.yaml:6: seat 0 swords is 0, not 7"
        " (the game has run on from round 1, phase turns: it is round 2, phase turns)"
    )
    held = told(
        f"{HELD.replace('HAND', 'dagger')}  moves: [reveal]\n  expect: {{seats: {{0: {{swords: 7}}}}}}\n"
    )
    assert held == "case.yaml:5: seat 0 swords is 1, not 7"


def test_only_shows_the_difference() -> None:
    position = HELD.replace("HAND", "dagger")
    message = told(f"{position}  moves: [reveal]\n  expect: {{only: [end, buy arrakis_liaison]}}\n")
    assert message == "case.yaml:5: not legal: buy arrakis_liaison; legal are: end"
    message = told(f"{position}  expect: {{only: [reveal, pass]}}\n")
    assert message.startswith("case.yaml:4: not legal: pass, legal besides: agent dagger -> ")


def test_a_move_that_lacks_its_quotes_gets_a_hint() -> None:
    message = told(f"{HELD.replace('HAND', 'dagger')}  moves:\n    - 0: reveal\n")
    assert message == (
        'case.yaml:5: a move with its seat needs quotes, or YAML reads a mapping: write "0: reveal"'
    )
    assert "unknown key 'expct'" in told(f"{TWO}  moves:\n    - expct: {{round: 1}}\n")


def test_counts_and_orders_can_be_expected() -> None:
    position = (
        "  position: {row: [stilgar, chani], trashed: [scout, dr_yueh], seats: {0: {hand: [dagger, diplomacy],"
        " deck: [dagger], top: [scout, diplomacy], intrigues: [ambush]}}}\n"
    )
    run(
        f"{position}  expect: {{row_size: 2, row_order: [stilgar, chani], row: [chani, stilgar], seats: {{0: {{hand_size: 2,"
        " deck_size: 3, top_size: 2, top_order: [scout, diplomacy], intrigues_size: 1}}}\n"
    )
    for wrong, message in (
        ("row_order: [chani, stilgar]", "row_order is ['stilgar', 'chani'], not ['chani', 'stilgar']"),
        ("trashed_order: [dr_yueh, scout]", "trashed_order is ['scout', 'dr_yueh']"),
        ("seats: {0: {hand_size: 3}}", "seat 0 hand_size is 2, not 3"),
        ("seats: {0: {top_order: [diplomacy, scout]}}", "seat 0 top_order is ['scout', 'diplomacy']"),
        ("hagal_order: []", "'hagal_order' means nothing in this game"),
    ):
        assert message in told(f"{position}  expect: {{{wrong}}}\n")


def test_the_order_in_which_house_hagal_cards_are_turned_up_can_be_expected() -> None:
    text = (
        "  position:\n    players: 2\n    turn: 2\n    seats:\n"
        "      0: {hand: [dagger], on: [sardaukar]}\n      1: {hand: [dagger]}\n      2: {rival: lady_jessica, agents: 1}\n"
        "  chance: [hagal sardaukar, hagal fremkit]\n"
    )
    run(f"{text}  expect: {{hagal_order: [sardaukar, fremkit], hagal_discard_size: 2}}\n", "uprising")
    assert "hagal_order is" in told(f"{text}  expect: {{hagal_order: [fremkit, sardaukar]}}\n", "uprising")


# --- where a scenario begins and stops

ROUND = (
    "  position:\n    conflict: skirmish_2\n    PHASE\n"
    "    seats: {0: {conflict: 2, POINTS}, 1: {conflict: 1}}\n  chance: [CHANCE]\n  stop: STOP\n"
)


@pytest.mark.parametrize(
    ("phase", "stop", "chance", "expect"),
    [
        ("turns", "combat", "", "{phase: combat, round: 1, seats: {0: {points: 0, revealed: 1}, 3: {revealed: 4}}}"),
        ("combat", "makers", "", "{phase: makers, bonus_spice: {imperial_basin: 0}, seats: {0: {points: 1, conflict: 0}}}"),
        ("combat", "recall", "", "{phase: recall, bonus_spice: {imperial_basin: 1}, first: 0}"),
        ("combat", "start", "", "{phase: start, round: 2, first: 1, conflict: skirmish_2}"),
        ("combat", "turns", "conflict desert_power", "{phase: turns, round: 2, conflict: desert_power}"),
    ],
)  # fmt: skip
def test_a_scenario_can_stop_before_any_phase(phase: str, stop: str, chance: str, expect: str) -> None:
    text = ROUND.replace("PHASE", f"phase: {phase}").replace("STOP", stop).replace("CHANCE", chance)
    text = text.replace("POINTS", "points: 0")
    run(f"{text}  expect: {expect}\n")
    run(f"{text}  expect: {{only: [], decider: none, decision: round, over: false}}\n")


def test_a_scenario_can_stop_before_the_endgame() -> None:
    text = ROUND.replace("PHASE", "phase: combat").replace("POINTS", "points: 9, intrigues: [ambush]")
    text = text.replace("CHANCE", "").replace("STOP", "endgame")
    run(f"{text}  moves: [pass, pass]\n  expect: {{phase: endgame, only: [], over: false}}\n")


def test_a_stop_that_is_never_reached_or_no_phase_is_an_error() -> None:
    text = HELD.replace("HAND", "dagger")
    assert told(f"{text}  stop: makers\n  moves: [reveal]\n") == (
        "case.yaml:4: the game did not come to 'makers'; it is round 1, phase turns"
    )
    assert "'dinner' is no phase; a scenario can stop before: start, turns" in told(
        f"{text}  stop: dinner\n  moves: [reveal]\n"
    )
    message = told(f"{TWO}  stop: combat\n  moves: [reveal, pass]\n")
    assert message == (
        "case.yaml:5: the scenario has stopped, so 'pass' can't be played; it is round 1, phase combat"
    )


def test_stopping_plays_the_same_game() -> None:
    """Both loops of the engine take what is forced in the same way."""
    content = catalog.content("base")
    position = read_yaml("{seats: {0: {hand: [reconnaissance, dagger], deck: [diplomacy]}}}", "position")
    one, two = read_position(position, content), read_position(position, content)
    flow.advance(one)
    assert flow.advance_until(two, PHASE_OVER) is False
    for _ in range(4):
        assert (one.options, one.number, one.stack) == (two.options, two.number, two.stack)
        move = one.options[0]
        flow.play(one, move)
        flow.advance_until(two, PHASE_OVER, move)


def test_a_scenario_can_begin_with_a_setup() -> None:
    setup = "  setup: {players: 3, leaders: [paul_atreides, helena_richese, random], seed: 6}\n"
    run(
        f"{setup}  chance: [first 2, row chani]\n  expect: {{first: 2, decider: 2, row_size: 5, players: 3}}\n"
    )
    assert "row" in told(f"{setup}  chance: [first 2, row chani]\n  expect: {{row: [stilgar]}}\n")
    dictated = told(
        "  setup: {players: 3, leaders: [paul_atreides, helena_richese, choose]}\n  expect: {round: 1}\n"
    )
    assert "it could be: first 0, first 1, first 2" in dictated
    wrong = told("  setup: {players: 9}\n  expect: {round: 1}\n")
    assert wrong.startswith("case.yaml:3: ")
    both = "  setup: {seed: 1}\n  position: {round: 2}\n  expect: {round: 1}\n"
    assert "begins with a position or with a setup" in told(both)


def test_a_setup_plays_with_printed_opponents() -> None:
    run(
        "  setup: {players: 1, rivals: [lady_jessica, muad_dib], level: mentat, leaders: [staban_tuek], seed: 3}\n"
        "  expect: {level: mentat, seats: {0: {leader: staban_tuek}, 1: {rival: lady_jessica}, 2: {rival: muad_dib}}}\n",
        "uprising",
    )


# --- what it covers


def test_a_ruling_that_does_not_exist_can_not_be_covered() -> None:
    for wrong in ("R-999", "R-051", "R-1", "r-001", "R042"):
        [scenario] = read_scenarios(
            f"- name: a case\n  covers: [R-001, {wrong}]\n  moves: [reveal]\n", "case.yaml"
        )
        with pytest.raises(FileError, match=f"case.yaml:2: '{wrong}' is no ruling of docs/rulings.md"):
            run_scenario(scenario, catalog.content("base"))


def test_the_rulings_that_can_be_covered_are_those_of_the_page() -> None:
    page = fill_rulings.PAGE.read_text(encoding="utf-8")
    assert known_rulings() == sorted(fill_rulings.ruling_ids(page))
