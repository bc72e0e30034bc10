"""The log: one line for each turn, and no secrets."""

from __future__ import annotations

import pytest

from kanly.cli.log import Line, Teller, drawn
from kanly.engine import codes
from kanly.engine.state import Event
from kanly.text import LANGUAGES
from kanly.text.lexicon import Lexicon
from kanly.topics.opponents.kinds import (
    EV_BONUS_GONE,
    EV_HAGAL,
    EV_HAGAL_PASSED,
    EV_HAGAL_SEND,
    EV_HAGAL_SHUFFLE,
    EV_HAGAL_STUCK,
    EV_HAGAL_SWORDS,
    EV_NO_REWARD,
    EV_RIVAL,
    EV_ROW_DICE,
    EV_ROW_GONE,
)
from kanly.topics.spies.kinds import EV_RECALL_SPY, EV_SPY

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
        event(lexicon, EV_RECALL_SPY, 1, post, codes.RECALL_INFILTRATE),
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


def test_cards_that_begin_alike_keep_their_whole_names(lexicon: Lexicon) -> None:
    cards = [card(lexicon, name) for name in ("guild_administrator", "guild_ambassador")]
    events = [event(lexicon, codes.EV_REVEAL, 1, which) for which in cards]
    assert told(lexicon, events) == [(1, "Bob reveals Guild Administrator, Guild Ambassador")]


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        (
            "uk",
            "Bob розкриває карту «Кинджал» ×2",
            "Bob розкриває карти «Кинджал» ×2, «Дипломатія», «Розвідка»",
        ),
        (
            "ru",
            "Bob раскрывает карту «Кинжал» ×2",
            "Bob раскрывает карты «Кинжал» ×2, «Дипломатия», «Разведка»",
        ),
        (
            "bg",
            "Bob разкрива карта „Кинжал“ ×2",
            "Bob разкрива карти „Кинжал“ ×2, „Дипломация“, „Разузнаване“",
        ),
    ],
)
def test_of_several_cards_is_told_in_the_plural(language: str, one: str, many: str) -> None:
    lexicon = Lexicon(language)
    cards = [card(lexicon, name) for name in ("dagger", "dagger", "diplomacy", "reconnaissance")]
    events = [event(lexicon, codes.EV_REVEAL, 1, which) for which in cards]
    assert told(lexicon, events[:2]) == [(1, one)]
    assert told(lexicon, events) == [(1, many)]
    # A card that the reader may not know is no name in a list.
    secret = [
        event(lexicon, codes.EV_DRAW, 1, which, 0, seen)
        for which, seen in zip(cards, (1, 2, 1), strict=False)
    ]
    assert told(lexicon, secret)[0][1].count(";") == 2


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


# --- printed opponents


def hagal(lexicon: Lexicon, name: str) -> int:
    return lexicon.content.hagal_ids.index(name)


def turned_up(
    lexicon: Lexicon, seat: int, name: str, passed: int | None = None, to: str | None = None
) -> list[Event]:
    """A House Hagal card is turned up, and then passed over or followed."""
    number = hagal(lexicon, name)
    events = [event(lexicon, EV_HAGAL, seat, number)]
    if passed is not None:
        events.append(event(lexicon, EV_HAGAL_PASSED, seat, number, passed))
    if to is not None:
        events.append(event(lexicon, EV_HAGAL_SEND, seat, number, space(lexicon, to)))
    return events


def test_the_turn_of_an_opponent_is_one_line_with_its_reasons(lexicon: Lexicon) -> None:
    cause = lexicon.content.hagal_spaces[hagal(lexicon, "hagal_conspire")][0][1]
    events = [
        *turned_up(lexicon, 2, "hagal_harvest_spice", codes.PASSED_NO_BONUS),
        *turned_up(lexicon, 2, "hagal_wealth", codes.PASSED_TAKEN),
        *turned_up(lexicon, 2, "hagal_conspire", to="conspire"),
        (codes.EV_RECRUIT, 2, 2, 0, ALL, cause),
        event(lexicon, codes.EV_END_TURN, 2),
        *turned_up(lexicon, 2, "hagal_harvest_spice", to="hagga_basin"),
    ]
    assert told(lexicon, events) == [
        (
            2,
            "Cid passes over Harvest Spice: there is no bonus spice; passes over Wealth: an Agent is on the space; "
            "turns up Conspire and sends an Agent there; recruits 2 troops",
        ),
        (2, "Cid turns up Harvest Spice and sends an Agent to Hagga Basin"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_opponents_turn_goes_on_in_every_language(language: str) -> None:
    lexicon = Lexicon(language, "uprising")
    post = lexicon.content.post_ids.index("arrakeen_spice_refinery")
    events = [
        *turned_up(lexicon, 1, "place_spy_city"),
        event(lexicon, EV_SPY, 1, post),
        *turned_up(lexicon, 1, "reshuffle"),
        event(lexicon, EV_HAGAL_SHUFFLE, -1),
        *turned_up(lexicon, 1, "sietch_tabr", codes.PASSED_INFLUENCE),
        *turned_up(lexicon, 1, "accept_contract_shipping_a", to="shipping"),
        event(lexicon, codes.EV_GAIN, 1, 0, 2),
    ]
    ((seat, text),) = told(lexicon, events)
    assert seat == 1 and text.startswith("Bob ") and text.count("Bob") == 1
    parts = text.split("; ")
    assert len(parts) == 7
    whole = lexicon.words.event(lexicon.content, events[3], 0, NAMES)
    assert parts[3] == whole[0].lower() + whole[1:]
    assert lexicon.called("space", "shipping") in parts[5]
    assert lexicon.called("hagal", "accept_contract_shipping_a") in parts[5]


def test_a_turn_begins_a_line_even_after_something_else_of_the_same_seat(lexicon: Lexicon) -> None:
    events = [
        event(lexicon, codes.EV_SWORDMASTER, 1),
        *turned_up(lexicon, 1, "hagal_secrets", to="secrets"),
        event(lexicon, codes.EV_END_TURN, 1),
        event(lexicon, EV_HAGAL_STUCK, 2),
        event(lexicon, EV_HAGAL_SWORDS, 2, hagal(lexicon, "hagal_secrets"), 0),
    ]
    assert told(lexicon, events) == [
        (1, "Bob gets the Swordmaster"),
        (1, "Bob turns up Secrets and sends an Agent there"),
        (2, "No House Hagal card sends an Agent: Cid does nothing this turn"),
        (2, "Cid turns up Secrets for combat and gains no swords"),
    ]


def test_two_cards_for_one_fight_are_one_line(lexicon: Lexicon) -> None:
    cards = [hagal(lexicon, name) for name in ("hagal_carthag", "hagal_wealth")]
    events = [event(lexicon, EV_HAGAL_SWORDS, 1, card, swords) for swords, card in enumerate(cards)]
    events += [event(lexicon, EV_HAGAL_SWORDS, 2, cards[0], 2), event(lexicon, codes.EV_STRENGTH, 2, 4)]
    events += [event(lexicon, EV_NO_REWARD, 2, 0)]
    assert told(lexicon, events) == [
        (
            1,
            "Bob turns up Carthag for combat and gains no swords; turns up Wealth for combat and gains 1 sword",
        ),
        (2, "Cid turns up Carthag for combat and gains 2 swords; has 4 strength in the Conflict"),
        (2, "Cid takes no reward for first place"),
    ]


def test_spice_that_goes_to_the_bank_is_told_with_the_turn(lexicon: Lexicon) -> None:
    events = [
        *turned_up(lexicon, 2, "hagal_harvest_spice", to="hagga_basin"),
        event(lexicon, EV_BONUS_GONE, 2, 3, space(lexicon, "hagga_basin")),
        event(lexicon, codes.EV_DEPLOY, 2, 2),
    ]
    assert told(lexicon, events) == [
        (
            2,
            "Cid turns up Harvest Spice and sends an Agent to Hagga Basin; bonus spice goes from Hagga Basin to the "
            "bank: 3; deploys 2 troops to the Conflict",
        )
    ]


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("en", "The dice show 2 and 5; Dagger leaves the Imperium Row; Diplomacy leaves the Imperium Row"),
        (
            "uk",
            "На кубиках 2 і 5; карта «Кинджал» вибуває з Ряду Імперіуму; карта «Дипломатія» вибуває з Ряду Імперіуму",
        ),
    ],
)
def test_dice_and_what_they_take_are_one_line(language: str, wanted: str) -> None:
    lexicon = Lexicon(language)
    events = [event(lexicon, EV_ROW_DICE, 0, 2, 5)]
    events += [event(lexicon, EV_ROW_GONE, 0, card(lexicon, name)) for name in ("dagger", "diplomacy")]
    assert told(lexicon, events) == [(0, wanted)]


def test_that_rivals_join_is_seen_at_the_table(lexicon: Lexicon) -> None:
    assert told(lexicon, [event(lexicon, EV_RIVAL, 1, 0)]) == []


def test_a_part_needs_no_colon() -> None:
    lexicon = Lexicon("ru")
    events = [event(lexicon, codes.EV_PASS, 1), event(lexicon, codes.EV_STRENGTH, 1, 7)]
    ((_, text),) = told(lexicon, events)
    assert text == "Bob пасует; 7 очков боевой силы в зоне конфликта"
