"""The log: one line for each turn, and no secrets."""

from __future__ import annotations

import pytest

from kanly.cli.lexicon import Lexicon
from kanly.cli.log import Line, Teller, drawn
from kanly.engine import codes
from kanly.engine.state import Event
from kanly.text import LANGUAGES

NAMES = ["Ann", "Bob", "Cid"]
ALL = -1


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return Lexicon("en")


def event(lexicon: Lexicon, code: int, seat: int, a: int = 0, b: int = 0, seen: int = ALL) -> Event:
    return (code, seat, a, b, seen, -1)


def card(lexicon: Lexicon, name: str) -> int:
    return lexicon.content.card_ids.index(name)


def space(lexicon: Lexicon, name: str) -> int:
    return lexicon.content.space_ids.index(name)


def told(lexicon: Lexicon, events: list[Event], viewer: int | None = 0) -> list[tuple[int, str]]:
    return [(line.seat, line.text) for line in Teller(lexicon, viewer, NAMES).lines(events)]


def test_what_a_seat_does_in_one_turn_is_one_line(lexicon: Lexicon) -> None:
    dagger, hall = card(lexicon, "dagger"), space(lexicon, "hall_of_oratory")
    events = [
        event(lexicon, codes.EV_SEND, 1, dagger, hall),
        event(lexicon, codes.EV_RECRUIT, 1, 1),
        event(lexicon, codes.EV_END_TURN, 1),
        event(lexicon, codes.EV_SEND, 2, dagger, hall),
        event(lexicon, codes.EV_END_TURN, 2),
        event(lexicon, codes.EV_PASS, 2),
    ]
    assert told(lexicon, events) == [
        (1, "Bob sends an Agent to Hall of Oratory with Dagger; recruits 1 troop"),
        (2, "Cid sends an Agent to Hall of Oratory with Dagger"),
        (2, "Cid passes"),
    ]


def test_a_spy_that_lets_an_agent_in_is_told_with_the_agent() -> None:
    lexicon = Lexicon("en", "uprising")
    post = lexicon.content.post_ids.index("deep_desert")
    dune, desert = card(lexicon, "dune_the_desert_planet"), space(lexicon, "deep_desert")
    events = [
        event(lexicon, codes.EV_RECALL_SPY, 1, post, codes.RECALL_INFILTRATE),
        event(lexicon, codes.EV_SEND, 1, dune, desert),
    ]
    (line,) = told(lexicon, events)
    assert line[1].startswith(
        "Bob recalls a Spy from the post Deep Desert to infiltrate; sends an Agent to Deep Desert"
    )


def test_two_turns_in_a_row_are_two_lines(lexicon: Lexicon) -> None:
    events = [
        event(lexicon, codes.EV_SWORDS, 1, 2),
        event(lexicon, codes.EV_END_TURN, 1),
        event(lexicon, codes.EV_SWORDS, 1, 3),
    ]
    assert told(lexicon, events) == [(1, "Bob gains 2 swords"), (1, "Bob gains 3 swords")]


def test_cards_that_go_the_same_way_are_listed_and_counted(lexicon: Lexicon) -> None:
    dagger, diplomacy = card(lexicon, "dagger"), card(lexicon, "diplomacy")
    events = [event(lexicon, codes.EV_REVEAL, 1, which) for which in (dagger, dagger, diplomacy)]
    assert told(lexicon, events) == [(1, "Bob reveals Dagger ×2, Diplomacy")]
    hidden = [event(lexicon, codes.EV_DRAW, 1, dagger, 0, 1 << 1)] * 3
    assert told(lexicon, hidden) == [(1, "Bob draws a card ×3")]


def test_secrets_stay_with_those_who_know_them(lexicon: Lexicon) -> None:
    drawn_card = event(lexicon, codes.EV_DRAW, 1, card(lexicon, "dagger"), 0, 1 << 1)
    assert told(lexicon, [drawn_card], 1) == [(1, "Bob draws Dagger")]
    assert told(lexicon, [drawn_card], 0) == told(lexicon, [drawn_card], None) == [(1, "Bob draws a card")]


def test_a_new_hand_is_told_to_its_owner_only(lexicon: Lexicon) -> None:
    events = [event(lexicon, codes.EV_ROUND, -1, 2)]
    events += [
        event(lexicon, codes.EV_DRAW, seat, card(lexicon, "dagger"), 0, 1 << seat) for seat in range(3)
    ]
    events.append(event(lexicon, codes.EV_SWORDS, 1, 1))
    events.append(event(lexicon, codes.EV_DRAW, 1, card(lexicon, "dagger"), 0, 1 << 1))
    assert told(lexicon, events) == [
        (-1, "Round 2"),
        (0, "Ann draws Dagger"),
        (1, "Bob gains 1 sword; draws a card"),
    ]


def test_the_last_lines_are_drawn_brighter() -> None:
    table = drawn(
        [Line(0, ["old"]), Line(1, ["new"]), Line(-1, ["all"]), Line(-1, ["Round 2"], heading=True)], 3
    )
    looks = [cell.style for cell in table.columns[1]._cells]  # type: ignore[union-attr]
    assert looks == ["faint", "", "faint", "heading"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_go_on_in_every_language(language: str) -> None:
    lexicon = Lexicon(language)
    events = [
        event(lexicon, codes.EV_SEND, 1, card(lexicon, "dagger"), space(lexicon, "rally_troops")),
        event(lexicon, codes.EV_PAY, 1, 0, 4),
        event(lexicon, codes.EV_RECRUIT, 1, 4),
    ]
    ((seat, text),) = told(lexicon, events)
    assert seat == 1 and text.startswith("Bob ")
    assert text.count("Bob") == 1 and text.count("; ") == 2
