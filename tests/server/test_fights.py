"""The fight and the end of the round, as clients are told of them: the same as what the game did, and nothing hidden."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from kanly.engine import codes, units
from kanly.engine.codes import EV_CONTROL, EV_PHASE, PHASE_COMBAT, STEP_COMBAT
from kanly.engine.state import Event
from kanly.engine.steps.combat import ranking
from kanly.fights import CARDS, DONE, fight_of
from kanly.game import Game
from kanly.server import hosting, loading, telling
from kanly.server.fights import fight_told, round_end_told
from kanly.server.hosting import Wanted
from kanly.server.reels import Reel
from kanly.server.store import Store
from kanly.setup import Setup
from kanly.text import LANGUAGES, Words
from kanly.topics.battles.kinds import EV_CLAIM
from kanly.topics.spies import spying

from .test_situation import BOTS, play, table

EN = Words("en")
NAMES = ["Chani", "Leto", "Irulan", "Feyd"]
GAMES = [
    ("base", 4, []), ("base", 3, []), ("base", 2, []), ("base", 1, []),
    ("uprising", 4, ["choam"]), ("uprising", 3, []), ("uprising", 2, []), ("uprising", 1, ["choam"]),
]  # fmt: skip
Told = dict[str, Any]


def played(edition: str, players: int, modules: list[str], seed: int) -> Iterator[tuple[Game, list[Event]]]:
    """A game of chance with its log, at each of its decisions and at its end."""
    game = Game(
        Setup(players=players, edition=edition, modules=modules, leaders=["random"], seed=seed), listen=True
    )
    random, log = Random(seed), game.events()
    while not game.over:
        yield game, log
        game.play(random.choice(list(game.legal)))
        log += game.events()
    yield game, log


def told(game: Game, log: list[Event], seat: int | None = None) -> Told | None:
    return fight_told(game.state, log, seat, EN, NAMES)


def fights(
    edition: str, players: int, modules: list[str], *seeds: int
) -> Iterator[tuple[Game, list[Event], Told]]:
    """Every moment of games at which a fight is going on, and the first after each."""
    for seed in seeds:
        done = 0
        for game, log in played(edition, players, modules, seed):
            if game.state.phase != codes.PHASE_COMBAT and game.round == done + 1 and not game.over:
                continue
            fight = told(game, log)
            if fight is not None and fight["round"] > done:
                done = fight["round"] if fight["stage"] == DONE else done
                yield game, log, fight


def by_seat(told: Told, what: str) -> list[Any]:
    return [lane[what] for lane in sorted(told["lanes"], key=lambda lane: lane["seat"])]


def total(figures: Told) -> int:
    return sum(segment["strength"] for segment in figures["segments"])


@pytest.mark.parametrize(("edition", "players", "modules"), GAMES)
def test_strengths_are_those_of_the_game(edition: str, players: int, modules: list[str]) -> None:
    stages: set[str] = set()
    for game, _, fight in fights(edition, players, modules, 1, 2, 3):
        s = game.state
        stages.add(fight["stage"])
        for figures in (*fight["start"], *fight["lanes"]):
            assert total(figures) == figures["strength"]
        if s.stack[-1][0] == STEP_COMBAT:
            assert fight["stage"] == CARDS
            assert by_seat(fight, "strength") == [units.strength(s, seat) for seat in range(game.players)]
            places = {seat: place + 1 for seat, place in ranking(s)}
            assert by_seat(fight, "place") == [places.get(seat) for seat in range(game.players)]
    assert DONE in stages


@pytest.mark.parametrize(("edition", "players", "modules"), GAMES)
def test_what_was_played_leads_from_the_start_to_the_end(
    edition: str, players: int, modules: list[str]
) -> None:
    cards = 0
    for _, _, fight in fights(edition, players, modules, 1, 2, 3):
        now = {figures["seat"]: figures for figures in fight["start"]}
        for act in fight["played"]:
            before = now[act["seat"]]["strength"]
            now |= {figures["seat"]: figures for figures in act["changes"]}
            assert now[act["seat"]]["strength"] - before == act["adds"]
            assert (act["card"] is None) == (act["kind"] == "pass")
            cards += act["kind"] != "pass"
        for lane in fight["lanes"]:
            assert {key: lane[key] for key in ("seat", "strength", "segments")} == now[lane["seat"]]
    assert cards > 0


def amounts(game: Game, seat: int) -> dict[str, int]:
    me = game.state.seats[seat]
    return {
        "solari": me.solari, "spice": me.spice, "water": me.water, "troops": me.garrison,
        "cards": len(me.intrigues), "points": me.points,
        "spies": spying.posts_of(game.state, seat).bit_count(),
    }  # fmt: skip


def in_short(reward: Told) -> dict[str, int]:
    """What was gained and paid, by what it is."""
    found = dict.fromkeys(("solari", "spice", "water", "troops", "cards", "points", "spies"), 0)
    for effect in reward["gains"]:
        if effect["word"] == "Gain":
            found[effect["resource"]] += effect["amount"]
        elif effect["word"] == "Recruit":
            found["troops"] += effect["troops"]
        elif effect["word"] == "DrawIntrigue":
            found["cards"] += effect["cards"]
        elif effect["word"] == "Points":
            found["points"] += effect["amount"]
        elif effect["word"] == "PlaceSpy":
            found["spies"] += 1
    for cost in reward["costs"]:
        if cost["word"] == "Spend":
            found[cost["resource"]] -= cost["amount"]
        elif cost["word"] == "RecallSpies":
            found["spies"] -= cost["spies"]
    return found


def cards_played(fight: Told) -> int:
    return sum(act["kind"] != "pass" for act in fight["played"])


@pytest.mark.parametrize(("edition", "players", "modules"), GAMES)
def test_rewards_are_what_seats_gained(edition: str, players: int, modules: list[str]) -> None:
    """From when all cards lay on the table up to a later moment. Where the last card came with the same move, that is not
    seen apart; nor what the winner played then."""
    seen = 0
    before: tuple[Game, list[dict[str, int]], Told] | None = None
    for game, _, fight in fights(edition, players, modules, *range(6)):
        if game.state.stack[-1][0] == STEP_COMBAT:
            before = game, [amounts(game, seat) for seat in range(game.players)], fight
        elif fight["stage"] == CARDS or game.state.phase in (codes.PHASE_ENDGAME, codes.PHASE_OVER):
            before = None  # a card is just being resolved; or more is gained at the end than the fight brings
        elif before is None or before[0] is not game or fight["won"]:
            continue
        elif before[2]["round"] == fight["round"] and cards_played(before[2]) == cards_played(fight):
            for lane in fight["lanes"]:
                if lane["seat"] >= game.people:
                    continue
                now = amounts(game, lane["seat"])
                claim = fight["claim"] or {"pair": None}
                if claim["pair"] and claim["seat"] == lane["seat"]:
                    now["points"] -= claim["pair"]["points"]
                gained = {what: n - before[1][lane["seat"]][what] for what, n in now.items()}
                nothing: Told = {"gains": [], "costs": []}
                assert in_short(lane["reward"] or nothing) == gained, (lane, fight["round"])
                seen += lane["reward"] is not None
    if players > 1:
        assert seen > 3


@pytest.mark.parametrize(
    ("strengths", "players", "places"),
    [
        ([6, 4, 2, 0], 4, [1, 2, 3, None]),
        ([6, 6, 4, 2], 4, [2, 2, 3, None]),
        ([6, 4, 4, 2], 4, [1, 3, 3, None]),
        ([6, 4, 2, 2], 4, [1, 2, None, None]),
        ([4, 4, 4, 2], 4, [2, 2, 2, None]),
        ([6, 4, 2], 3, [1, 2, None]),
        ([6, 6, 2], 3, [2, 2, None]),
        ([6, 4, 4], 3, [1, 3, 3]),
        ([2, 4], 2, [2, 1]),
        ([4, 4], 2, [2, 2]),
    ],
)
def test_places_ties_and_why(
    file_store: Store, strengths: list[int], players: int, places: list[int | None]
) -> None:
    """R-158 to R-164: first place is never shared; a tie for it takes the second reward, one for the second takes the third."""
    hosted = table(file_store, "base", BOTS[:players])
    s = hosted.game.state
    log: list[Event] = [(0, -1, 1, 0, -1, -1), (1, -1, 0, 0, -1, -1)]
    log += [(11, seat, strength // 2, 0, -1, -1) for seat, strength in enumerate(strengths) if strength]
    log += [(EV_PHASE, -1, PHASE_COMBAT, 0, -1, -1)]
    fight = fight_told(s, log, None, EN, NAMES)
    assert fight is not None and fight["stage"] == CARDS
    assert by_seat(fight, "place")[:players] == places
    for lane in fight["lanes"]:
        if lane["seat"] >= players:
            continue
        assert lane["tied"] == (strengths.count(lane["strength"]) > 1 and lane["strength"] > 0)
        assert bool(lane["note"]) == (lane["tied"] or lane["place"] is None)
    shown = [lane["strength"] for lane in fight["lanes"]]
    assert shown == sorted(shown, reverse=True)


@pytest.mark.parametrize("edition", ["base", "uprising"])
def test_control_and_pairs_are_told(edition: str) -> None:
    controls = pairs = 0
    for game, log, fight in fights(edition, 4, [], *range(6)):
        if fight["stage"] != DONE:
            continue
        if fight["control"]:
            controls += 1
            space = game.state.content.space_ids.index(fight["control"]["space"])
            noted = [e for e in log if e[0] == EV_CONTROL and e[2] == space]
            assert noted[-1][1] == fight["control"]["seat"] == by_place(fight, 1)
        if edition == "uprising" and fight["claim"]:
            claimed = [e for e in log if e[0] == EV_CLAIM][-1]
            assert claimed[1] == fight["claim"]["seat"] == by_place(fight, 1)
            if fight["claim"]["pair"]:
                pairs += 1
                assert fight["claim"]["pair"]["points"] == 1
                assert fight["conflict"] in fight["claim"]["pair"]["cards"]
    assert controls > 0 and (pairs > 0 or edition == "base")


def by_place(fight: Told, place: int) -> int:
    return next(lane["seat"] for lane in fight["lanes"] if lane["place"] == place)


def test_a_reward_is_told_as_this_game_can_give_it() -> None:
    """Without contracts what stands in their place, also while it is still being taken."""
    instead = 0
    for game, _, fight in fights("uprising", 4, [], 1, 2):
        c = game.state.content
        card = c.data[c.conflict_component[c.conflict_ids.index(fight["conflict"])]]
        told = json.dumps([lane["reward"]["printed"] for lane in fight["lanes"] if lane["reward"]])
        assert "TakeContract" not in told
        instead += "TakeContract" in repr(card) and "solari" in told.lower()
    assert instead > 0


@pytest.mark.parametrize(("edition", "players", "modules"), GAMES)
def test_no_hidden_card_is_named(edition: str, players: int, modules: list[str]) -> None:
    """An Intrigue card that a reward brought is its owner's to know; what is told differs between seats in nothing else."""
    drawn = 0
    for game, log, fight in fights(edition, players, modules, 5, 6):
        hidden = json.dumps(fight)
        for lane in fight["lanes"]:
            for line in (lane["reward"] or {"lines": []})["lines"]:
                if "draws an Intrigue card" in line:
                    drawn += 1
        for seat in range(game.people):
            own = told(game, log, seat)
            assert own is not None
            for figure in ("start", "played", "stage", "control", "claim"):
                assert json.dumps(own[figure]) == json.dumps(fight[figure]) or figure == "played"
            assert by_seat(own, "strength") == by_seat(fight, "strength")
        assert "draws the Intrigue card" not in hidden
    if players > 1:
        assert drawn > 0


@pytest.mark.parametrize(("edition", "players", "modules"), GAMES)
def test_the_end_of_a_round(edition: str, players: int, modules: list[str]) -> None:
    rounds: dict[int, Told] = {}
    for game, log in played(edition, players, modules, 2):
        s = game.state
        end = round_end_told(s, log, EN)
        if end is None:
            assert game.round <= 1
            continue
        if end["round"] not in rounds and not game.over and end["conflict"] is not None:
            assert end["round"] == game.round - 1
            assert end["first"] == s.first and end["conflict"] == s.content.conflict_ids[s.conflict]
            # House Hagal may have taken a turn by now.
            for maker in end["makers"] if s.free == s.content.all_spaces else []:
                assert s.bonus_spice[s.content.space_ids.index(maker["space"])] == maker["spice"]
            before = rounds.get(end["round"] - 1)
            assert before is None or before["first"] == end["first_before"]
        rounds.setdefault(end["round"], end)
    assert len(rounds) >= 5
    assert any(end["makers"] for end in rounds.values())
    last = round_end_told(game.state, log, EN)
    assert last is not None and last["first"] is None and last["conflict"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: str) -> None:
    words = Words(language)
    ties = 0
    for game, log, _ in fights("uprising", 2, [], 3, 4):
        fight = fight_told(game.state, log, 0, words, NAMES)
        assert fight is not None
        ties += any(lane["tied"] and lane["note"] for lane in fight["lanes"])
        if fight["stage"] == DONE:
            assert round_end_told(game.state, log, words) is not None
    assert ties > 0


def test_what_is_undone_is_not_told_any_more(file_store: Store) -> None:
    hosted = table(file_store, "base", [Wanted("bot", "", "random")] * 3)
    random = Random(4)
    while not (hosted.game.state.stack[-1][0] == STEP_COMBAT and len(hosted.game.legal) > 1):
        play(file_store, hosted, random)
        assert not hosted.over
    seat, game = hosted.game.decider, hosted.game
    before = telling.game(hosted, None, EN, 0)["fight"]
    card = next(move for move in game.moves if str(move).startswith("play"))
    hosting.play(file_store, hosted, seat, str(card), game.number)
    after = telling.game(hosted, None, EN, 0)["fight"]
    assert len(after["played"]) > len(before["played"])
    if hosting.undoable(hosted, seat):
        hosting.undo(file_store, hosted, seat, False)
        assert telling.game(hosted, None, EN, 0)["fight"] == before
    loaded = loading.load(file_store, hosted.row.id)
    assert loaded is not None
    assert telling.game(loaded, None, EN, 0)["fight"] == telling.game(hosted, None, EN, 0)["fight"]


def test_a_replay_tells_the_fight_of_its_moment(file_store: Store) -> None:
    hosted = table(file_store, "uprising")
    random = Random(6)
    told_then: dict[int, Any] = {}
    while not hosted.over:
        told_then[len(hosted.kept)] = telling.game(hosted, None, EN, 0)["fight"]
        play(file_store, hosted, random)
    finished = loading.load(file_store, hosted.row.id)
    assert finished is not None
    reel = Reel(finished)
    for moves in list(told_then)[::25]:
        assert reel.position(moves, None, EN)["fight"] == told_then[moves]
    end = fight_of(finished.game.state, finished.log)
    assert end is not None and end.stage == DONE
