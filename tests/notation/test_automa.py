"""Printed opponents as text: games stored while a person decides for a Rival, damaged JSON, events, positions."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from kanly import Game, Setup, StateError, catalog
from kanly.engine import codes, flow
from kanly.engine.content import Content
from kanly.engine.errors import KanlyError
from kanly.engine.events import EVENTS, NUMBERS, EventKind, register_event
from kanly.engine.state import Script
from kanly.notation.events import domains, line, read_event, write_event
from kanly.notation.names import names_of
from kanly.notation.position import describe, read_position, write_position
from kanly.notation.rows import FileError, read_yaml
from kanly.setup import Box
from kanly.topics.opponents.kinds import (
    EV_HAGAL,
    EV_HAGAL_PASSED,
    EV_HAGAL_SEND,
    EV_HAGAL_SHUFFLE,
    EV_HAGAL_SWORDS,
    EV_STAYS_HOME,
)
from kanly.topics.opponents.part import automa_of
from tests.modes import MIXED, OPPONENTS, deal

EVERYTHING = Box("uprising", tuple(MIXED))


def at(text: str, edition: str, card: str = "") -> Game:
    """The game that a position describes at its first decision; `card`: what House Hagal turns up first."""
    state = read_position(read_yaml(text, "position"), catalog.content(edition))
    if card:
        state.script = Script(
            [(codes.CHANCE_HAGAL, codes.NONE, state.content.hagal_ids.index(card))], strict=False
        )
    flow.advance(state)
    state.script = None
    return Game.of(state)


# --- a person decides for a Rival

TIED = """{players: 1, turn: 1, seats: {
    0: {hand: [dagger], influence: {guild: 1, fremen: 1}},
    1: {rival: duke_leto_atreides, agents: 1, spice: 1}, 2: {agents: 0}}}"""


def test_a_game_is_stored_while_a_person_decides_for_a_rival() -> None:
    game = at(TIED, "base", "hagal_arrakeen_1p")
    assert (game.decider, game.decision.kind) == (0, "may")
    assert game.state.stack[-1][1] == 1
    again = Game.from_json(game.to_json())
    assert again == game and again.legal == game.legal
    for twin in (game, again):
        twin.play(twin.legal[0])
    assert (game.decider, game.decision.kind) == (0, "faction")
    assert game.state.stack[-1][1] == 1
    again = Game.from_json(again.to_json())
    assert again == game and again.legal == game.legal
    assert [str(move) for move in again.moves] == ["influence guild", "influence fremen"]
    assert game.view(0).legal == ["influence guild", "influence fremen"]
    for twin in (game, again, game.copy(), game.sample(0, 1)):
        twin.play("influence fremen")
        assert [seat.influence[3] for seat in twin.state.seats] == [1, 1, 0]
    assert again == game
    automa = automa_of(game.state)
    names = names_of(game.state.content)
    assert [line(names, event) for event in automa.stories[1]] == [
        "hagal hagal_arrakeen_1p",
        "hagal_send hagal_arrakeen_1p arrakeen",
        "recruit 1",
        "pay spice 1",
        "influence fremen 1",
        "deploy 3",
        "end_turn",
    ]


# --- damaged JSON


def stored(players: int, edition: str, decisions: int = 12) -> str:
    game = Game(Setup(players=players, edition=edition, seed=5))
    chooser = random.Random(5)
    while game.number < decisions:
        game.play(chooser.choice(game.legal))
    return game.to_json()


EVENT = {"event": "hagal_stuck", "seat": 1, "a": 0, "b": 0, "seen_by": -1, "cause": None}
DAMAGE: tuple[tuple[int, str, tuple[str | int, ...], object, str], ...] = (
    (1, "base", ("automa",), None, "automa"),
    (1, "base", ("automa",), {}, "automa"),
    (1, "base", ("automa", "people"), 2, "no level for so many people"),
    (1, "base", ("automa", "people"), 3, "nobody prints opponents"),
    (1, "base", ("automa", "people"), "one", "automa.people"),
    (1, "base", ("automa", "people"), -1, "automa.people"),
    (1, "base", ("automa", "level"), "hard", "no level of this game"),
    (1, "base", ("automa", "level"), "", "no level for so many people"),
    (1, "base", ("automa", "level"), None, "automa.level"),
    (2, "base", ("automa", "level"), "mentat", "no level for so many people"),
    (1, "base", ("automa", "variants"), ["moon"], "no variant of this game"),
    (1, "base", ("automa", "variants"), "row_dice", "automa.variants"),
    (1, "base", ("automa", "rivals"), [], "0 entries stand where 3 belong"),
    (1, "base", ("automa", "rivals", 1), None, "seat 1 has a Rival, or has none"),
    (1, "base", ("automa", "rivals", 0), "duke_leto_atreides", "seat 0 has a Rival, or has none"),
    (1, "base", ("automa", "rivals", 1), "paul_atreides", "no rival of this game"),
    (2, "base", ("automa", "rivals", 2), "duke_leto_atreides", "seat 2 has a Rival, or has none"),
    (1, "base", ("automa", "deck"), [], "are not the House Hagal cards"),
    (1, "base", ("automa", "deck"), ["sardaukar"], "no hagal of this game"),
    (1, "base", ("automa", "deck", 0), "hagal_reshuffle", "are not the House Hagal cards"),
    (1, "base", ("automa", "discard"), 3, "automa.discard"),
    (2, "uprising", ("automa", "discard", 0), None, "automa.discard"),
    (1, "uprising", ("automa", "passed"), ["moon"], "no hagal of this game"),
    (1, "uprising", ("automa", "stuck"), [0], "only opponents can be stuck"),
    (1, "uprising", ("automa", "stuck"), [3], "only opponents can be stuck"),
    (1, "uprising", ("automa", "stuck"), [9], "automa.stuck"),
    (1, "uprising", ("automa", "stories"), [[], []], "2 entries stand where 3 belong"),
    (1, "uprising", ("automa", "stories", 1), [{**EVENT, "event": "boom"}], "'boom' is no event"),
    (1, "uprising", ("automa", "stories", 1), [{**EVENT, "event": []}], "is no event"),
    (1, "uprising", ("automa", "stories", 1), [{**EVENT, "seat": 3}], "a seat or a viewer that is not there"),
    (1, "uprising", ("automa", "stories", 1), [{**EVENT, "seen_by": 1}], "a seat or a viewer"),
    (1, "uprising", ("automa", "stories", 1), [{**EVENT, "cause": "x"}], "no node of this game"),
    (
        1,
        "uprising",
        ("automa", "stories", 1),
        [{**EVENT, "event": "hagal", "a": "x"}],
        "no hagal of this game",
    ),
    (1, "uprising", ("automa", "stories", 1), [{**EVENT, "more": 1}], "automa.stories"),
    (1, "uprising", ("automa", "stories", 1), ["hagal_stuck"], "automa.stories"),
    (1, "uprising", ("automa", "extra"), 1, "extra"),
    (3, "base", ("automa",), {}, "automa"),
    (1, "base", ("automa", "passed"), ["hagal_reshuffle"], "automa.passed"),
    (2, "base", ("automa", "variants"), ["row_dice"], "a variant is not for so many people"),
    (1, "uprising", ("automa", "variants"), ["streamlined"], "streamlined Rivals and the variant"),
    (1, "uprising", ("automa", "rivals", 1), "glossu_rabban", "streamlined Rivals and the variant"),
    (2, "base", ("first",), 2, "first"),
    (2, "uprising", ("first",), 2, "first"),
    (1, "base", ("seats", 1, "leader"), "paul_atreides", "which opponents never have"),
    (1, "base", ("seats", 1, "hand"), ["dagger"], "which opponents never have"),
    (1, "base", ("seats", 2, "council"), 1, "which opponents never have"),
    (2, "uprising", ("spies", "posts", 2), ["choam", "fremen", "emperor"], "all of its Spies"),
    (1, "base", ("stack", 1), ["turn", 1, 1, 0, 0], "a step of people"),
    (1, "base", ("stack", 1), ["automa", 0, 0, 0, 0], "a step of printed opponents"),
)


@pytest.mark.parametrize(
    ("players", "edition", "path", "value", "reason"),
    DAMAGE,
    ids=[
        f"{players} {edition} {'.'.join(map(str, path))} {value}"
        for players, edition, path, value, _ in DAMAGE
    ],
)
def test_damaged_opponents_are_refused(
    players: int, edition: str, path: tuple[str | int, ...], value: object, reason: str
) -> None:
    data: Any = json.loads(stored(players, edition))
    target = data
    for step in path[:-1]:
        target = target[step]
    target[path[-1]] = value
    with pytest.raises(StateError) as refused:
        Game.from_json(json.dumps(data))
    assert reason in str(refused.value)


def test_a_story_that_is_whole_is_accepted() -> None:
    data = json.loads(stored(1, "uprising"))
    data["automa"]["stories"][1] = [EVENT]
    assert Game.from_json(json.dumps(data)).view(0).parts["automa"]["stories"][1] == [EVENT]


def test_a_rival_that_sits_there_twice_is_refused() -> None:
    data = json.loads(stored(1, "uprising"))
    data["automa"]["rivals"][2] = data["automa"]["rivals"][1]
    with pytest.raises(StateError, match="one Rival sits there twice"):
        Game.from_json(json.dumps(data))


def test_points_of_an_opponent_that_scores_nothing_are_refused() -> None:
    data = json.loads(stored(2, "base"))
    data["seats"][2]["points"], data["seats"][2]["sources"] = 1, ["battle"]
    with pytest.raises(StateError, match="this opponent scores nothing"):
        Game.from_json(json.dumps(data))


# --- events


def values(content: Content, domain: str) -> list[int]:
    """Some numbers that a domain can write."""
    if domain == "source":
        bundles = [codes.FROM_BUNDLE + kind for kind in range(4)]
        return [0, codes.FROM_START, codes.FROM_BATTLE, codes.FROM_ALLIANCE + 2, *bundles]
    if domain == "factions":
        return [0, 5, 15]
    if domain == "":
        return [0, 3, 12]
    return [0, len(names_of(content).lists[domain]) - 1]


# No box of ours has a place of its own for troops; tests/test_toy_pieces.py brings one.
OURS = {name: number for name, number in NUMBERS.items() if EVENTS[number].topic != "areas"}


@pytest.mark.parametrize("code", OURS.values(), ids=OURS)
def test_every_event_comes_back_from_its_data(code: int) -> None:
    content = catalog.content(EVERYTHING)
    names = names_of(content)
    first, second = domains(names, code)
    for a in values(content, first):
        for b in values(content, second):
            for cause in (codes.NONE, 17):
                for seat in (codes.NONE, 0, 2):
                    event = (code, seat, a, b, -1, cause)
                    data = json.loads(json.dumps(write_event(names, event)))
                    assert read_event(names, data, "event") == event
                    assert data["event"] == EVENTS[code].name and NUMBERS[data["event"]] == code
                    assert line(names, event).split()[0] == EVENTS[code].name
        hidden = write_event(names, (code, 1, a, 0, 0, codes.NONE))
        assert hidden["a"] is None
        assert read_event(names, hidden, "event") == (code, 1, 0, 0, 0, codes.NONE)


def test_every_event_keeps_its_number_and_has_a_name_of_its_own() -> None:
    assert sorted(NUMBERS.values()) == list(range(len(EVENTS))) and all(kind.name for kind in EVENTS)
    old = (0, 32, 49, 55, 64, 69, 84)
    assert [EVENTS[number].name for number in old] == [
        "round", "mentat", "spy", "contract", "flip_leader", "hagal", "draft",
    ]  # fmt: skip
    with pytest.raises(KanlyError, match="the event 'spy' is registered twice"):
        register_event(EventKind("spy"))
    with pytest.raises(KanlyError, match="the event 'storm' has the number 49, which is 'spy'"):
        register_event(EventKind("storm"), 49)


def test_lines_say_what_an_event_needs_and_no_more() -> None:
    content = catalog.content(Box("uprising"))
    names = names_of(content)
    hagal, space = content.hagal_ids.index("sardaukar"), content.space_ids.index("sardaukar")
    shown = [
        line(names, (code, 1, a, b, seen_by, codes.NONE))
        for code, a, b, seen_by in (
            (EV_HAGAL, hagal, 0, -1),
            (EV_HAGAL_SEND, hagal, space, -1),
            (EV_HAGAL_PASSED, hagal, codes.PASSED_BEHIND, -1),
            (EV_HAGAL_SWORDS, hagal, 4, -1),
            (EV_HAGAL_SHUFFLE, 0, 0, -1),
            (codes.EV_INTRIGUE, 0, 0, 0),
            (codes.EV_STEAL, 0, 0, 0),
            (codes.EV_POINTS, 1, codes.FROM_BUNDLE + codes.INTRIGUE_CARDS, -1),
            (EV_STAYS_HOME, 3, 0, -1),
        )
    ]
    assert shown == [
        "hagal sardaukar",
        "hagal_send sardaukar sardaukar",
        "hagal_passed sardaukar behind",
        "hagal_swords sardaukar 4",
        "hagal_shuffle",
        "intrigue hidden",
        "steal hidden 0",
        "points 1 bundle intrigue",
        "stays_home 3",
    ]


@pytest.mark.parametrize("kind", OPPONENTS)
def test_all_that_random_games_tell_comes_back_from_its_data(kind: str) -> None:
    game = Game(deal(kind, 4), listen=True)
    chooser = random.Random(4)
    names = names_of(game.state.content)
    told = 0
    while not game.over:
        for event in game.events():
            back = read_event(names, json.loads(json.dumps(write_event(names, event))), "event")
            assert back == event
            told += 1
        game.play(chooser.choice(game.legal))
    assert told > 200


# --- positions


def test_a_position_says_who_the_opponents_are_and_what_they_have() -> None:
    text = """{players: 1, level: mentat, variants: [row_dice], hagal: [sardaukar, sardaukar, fremkit], turn: 0,
        seats: {0: {hand: [dagger]}, 1: {rival: muad_dib, stuck: true, spies: [choam], hooks: true, water: 2},
        2: {rival: lady_jessica, swordmaster: true, points: 3, intrigues: [distraction]}}}"""
    game = at(text, "uprising")
    table = describe(game.state)
    assert (table["players"], table["level"], table["hagal"]) == (
        1,
        "mentat",
        ["sardaukar", "sardaukar", "fremkit"],
    )
    assert sorted(table["variants"]) == [
        "brutal_escalation",
        "expert_deployment",
        "row_dice",
        "smart_politics",
    ]
    assert len(table["hagal_discard"]) == 33
    one, two = table["seats"][1], table["seats"][2]
    assert (one["rival"], one["stuck"], one["spies"], one["water"]) == ("muad_dib", True, ["choam"], 2)
    assert (two["rival"], two["stuck"], two["agents"], two["points"]) == ("lady_jessica", False, 3, 3)
    again = at(write_position(game.state), "uprising")
    assert describe(again.state) == table and again.legal == game.legal


@pytest.mark.parametrize(
    ("edition", "text", "reason"),
    [
        ("base", "{players: 5}", "a position has 1 or 2 or 3 or 4 players"),
        ("base", "{players: 1, level: hard}", "'hard' is no level"),
        ("base", "{players: 1, variants: [moon]}", "'moon' is no variant"),
        ("base", "{players: 1, hagal: [dagger]}", "'dagger' is no House Hagal card"),
        ("base", "{players: 1, hagal: [hagal_wealth, hagal_wealth]}", "more often than the deck"),
        ("base", "{players: 1, hagal_discard: [hagal_reshuffle]}", "more often than the deck"),
        ("base", "{players: 1, hagal: [hagal_wealth], hagal_discard: []}", "name one of them"),
        ("base", "{players: 3, level: mentat}", "level"),
        ("base", "{seats: {1: {rival: duke_leto_atreides}}}", "rival"),
        ("base", "{players: 1, seats: {0: {rival: duke_leto_atreides}}}", "opponents sit from seat 1 on"),
        ("base", "{players: 1, seats: {1: {rival: paul_atreides}}}", "'paul_atreides' is no rival"),
        ("base", "{players: 2, seats: {2: {rival: duke_leto_atreides}}}", "House Hagal stands for nobody"),
        ("base", "{players: 1, seats: {0: {stuck: true}}}", "opponents sit from seat 1 on"),
        ("base", "{players: 2, first: 2}", "only people hold the First Player marker"),
        ("base", "{players: 2, seats: {2: {points: 1}}}", "this opponent scores nothing"),
        (
            "uprising",
            "{players: 2, seats: {2: {rival: glossu_rabban}}}",
            "streamlined Rivals and the variant",
        ),
        ("uprising", "{players: 2, variants: [streamlined], seats: {2: {rival: muad_dib}}}", "go together"),
        ("uprising", "{players: 1, seats: {1: {rival: muad_dib}, 2: {rival: muad_dib}}}", "sits there twice"),
        ("uprising", "{players: 2, variants: [row_dice]}", "a variant is not for so many people"),
        ("uprising", "{players: 2, seats: {2: {hand: [dagger]}}}", "which opponents never have"),
    ],
)
def test_positions_that_can_not_be_are_refused(edition: str, text: str, reason: str) -> None:
    with pytest.raises(FileError, match=reason):
        read_position(read_yaml(text, "position"), catalog.content(edition))
