"""The log by turns: every line in one stretch, each stretch in a sentence, and no sentence tells a secret."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from kanly.engine import codes
from kanly.engine.state import Event
from kanly.game import Game
from kanly.server.chronicle import FIGHT, OVER, PHASE, ROUND, SETUP, TURN, sentence, stretches, turns_told
from kanly.setup import Setup
from kanly.text import Words
from kanly.text.bundle import LANGUAGES
from kanly.topics.opponents.kinds import EV_HAGAL_SEND

GAMES = [
    ("base", 4, 5), ("base", 3, 6), ("base", 2, 7), ("base", 1, 8),
    ("uprising", 4, 9), ("uprising", 3, 10), ("uprising", 2, 11), ("uprising", 1, 12),
]  # fmt: skip


@lru_cache
def played(edition: str, players: int, seed: int) -> tuple[Game, tuple[Event, ...]]:
    """A whole game by chance, and its log."""
    modules = ["choam"] if edition == "uprising" else []
    game = Game(Setup(players=players, edition=edition, modules=modules, seed=seed), listen=True)
    chance = Random(seed)
    log = list(game.events())
    while not game.over:
        game.play(chance.choice(list(game.legal)))
        log += game.events()
    return game, tuple(log)


def names(game: Game) -> list[str]:
    return [f"Seat {seat}" for seat in range(game.players)]


def hosted(game: Game, log: list[Event], upgrades: int = 0) -> Any:
    rows = [SimpleNamespace(text=str(2 + at)) for at in range(upgrades)]
    return SimpleNamespace(game=game, log=log, upgrades=rows)


@pytest.mark.parametrize(("edition", "players", "seed"), GAMES)
def test_every_line_is_in_one_stretch(edition: str, players: int, seed: int) -> None:
    _, log = played(edition, players, seed)
    found = stretches(log)
    assert [stretch.start for stretch in found] == [0, *(stretch.end for stretch in found[:-1])]
    assert found[-1].end == len(log)
    assert all(stretch.start < stretch.end for stretch in found)
    kinds = {stretch.kind for stretch in found}
    assert {SETUP, ROUND, PHASE, TURN, FIGHT, OVER} >= kinds >= {SETUP, ROUND, PHASE, TURN, OVER}


@pytest.mark.parametrize(("edition", "players", "seed"), GAMES)
def test_a_turn_is_one_seats_and_ends_with_it(edition: str, players: int, seed: int) -> None:
    game, log = played(edition, players, seed)
    words = Words("en")
    ended = 0
    for stretch in stretches(log):
        events = log[stretch.start : stretch.end]
        ends = [event[1] for event in events if event[0] == codes.EV_END_TURN]
        ended += len(ends)
        if not ends:
            continue
        seat, _ = sentence(words, game.state.content, stretch.kind, events, names(game))
        assert stretch.kind == TURN
        assert ends == [seat]
        # Nobody else sends an Agent or reveals a hand in it.
        mains = {event[1] for event in events if event[0] in (codes.EV_SEND, EV_HAGAL_SEND, codes.EV_REVEAL)}
        assert mains <= {seat}
    assert ended == sum(event[0] == codes.EV_END_TURN for event in log) > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "players", "seed"), GAMES)
def test_no_sentence_tells_a_secret(edition: str, players: int, seed: int, language: str) -> None:
    game, log = played(edition, players, seed)
    words = Words(language)
    # What only some have seen was another card: nobody can tell from the sentences.
    other = [
        event if event[4] == -1 else (event[0], event[1], 1 if event[2] == 0 else 0, *event[3:])
        for event in log
    ]
    assert any(event[4] != -1 for event in log)
    for stretch in stretches(log):
        told = [
            sentence(
                words, game.state.content, stretch.kind, events[stretch.start : stretch.end], names(game)
            )
            for events in (log, other)
        ]
        assert told[0] == told[1]
        assert told[0][1].strip()
        assert "{" not in told[0][1]


@pytest.mark.parametrize(
    ("edition", "players", "seed"), [("base", 4, 5), ("uprising", 3, 10), ("uprising", 1, 12)]
)
def test_what_is_told_bit_by_bit_is_the_whole(edition: str, players: int, seed: int) -> None:
    """A client keeps what was told before the first stretch of each message, as the page does."""
    game, log = played(edition, players, seed)
    words, chance = Words("en"), Random(1)
    kept: list[dict[str, Any]] = []
    length = 0
    for _ in range(120):
        before = length
        if chance.random() < 0.25:
            length = max(0, length - chance.randrange(12))  # taken back
        else:
            length = min(len(log), length + chance.randrange(1, 40))
        since = min(before, length) + 1 if before or length else 0
        told = turns_told(hosted(game, list(log[:length]), upgrades=1), words, names(game), since)
        first = told[0]["from"] if told else 0
        kept = [turn for turn in kept if turn["to"] <= first] + told
        whole = turns_told(hosted(game, list(log[:length]), upgrades=1), words, names(game), 0)
        assert kept == whole
        assert kept[0] == {"from": 0, "to": 1, "seat": None, "text": words.text("log-upgraded", rules="2")}


def test_a_turn_in_four_languages() -> None:
    game, _ = played("uprising", 3, 10)
    content = game.state.content
    card, space = content.card_ids.index("dagger"), content.space_ids.index("assembly_hall")
    events: list[Event] = [
        (codes.EV_SEND, 1, card, space, -1, -1),
        (codes.EV_PAY, 1, 1, 2, -1, -1),
        (codes.EV_GAIN, 1, 0, 4, -1, -1),
        (codes.EV_DRAW, 1, 3, 0, 2, -1),
        (codes.EV_DRAW, 1, 4, 0, 2, -1),
        (codes.EV_GAIN, 0, 0, 1, -1, -1),
        (codes.EV_DEPLOY, 1, 2, 0, -1, -1),
        (codes.EV_TRASH, 1, card, 2, -1, -1),
        (codes.EV_END_TURN, 1, 0, 0, -1, -1),
    ]
    told = {
        language: sentence(Words(language), content, TURN, events, ["A", "B", "C"]) for language in LANGUAGES
    }
    assert told == {
        "en": (
            1,
            "Assembly Hall with Dagger: 4 Solari, pays 2 spice, draws 2 cards, deploys 2 troops, trashes Dagger",
        ),
        "uk": (
            1,
            "Зала засідань картою «Кинджал»: 4 солярії, платить 2 прянощів, бере 2 карти, розгортає 2 загони, "
            "знищує карту «Кинджал»",
        ),
        "ru": (
            1,
            "Зал заседаний картой «Кинжал»: 4 солярия, платит 2 Пряности, берёт 2 карты, размещает 2 отряда, "
            "удаляет карту «Кинжал»",
        ),
        "bg": (
            1,
            "Заседателна зала с карта „Кинжал“: 4 солари, плаща 2 подправки, тегли 2 карти, "
            "изпраща 2 войски в конфликта, премахва карта „Кинжал“",
        ),
    }


def test_a_reveal_says_its_sums_and_what_was_bought() -> None:
    game, _ = played("uprising", 3, 10)
    content = game.state.content
    dagger, argument = (content.card_ids.index(card) for card in ("dagger", "convincing_argument"))
    events: list[Event] = [
        (codes.EV_REVEAL, 0, dagger, 0, -1, -1),
        (codes.EV_REVEAL, 0, argument, 0, -1, -1),
        (codes.EV_REVEAL, 0, argument, 0, -1, -1),
        (codes.EV_PERSUASION, 0, 2, 0, -1, -1),
        (codes.EV_ACQUIRE, 0, argument, 1, -1, -1),
        (codes.EV_ACQUIRE, 0, argument, 1, -1, -1),
        (codes.EV_STRENGTH, 0, 1, 0, -1, -1),
        (codes.EV_END_TURN, 0, 0, 0, -1, -1),
    ]
    _, text = sentence(Words("en"), content, TURN, events, ["A", "B", "C"])
    assert text == "Reveal: 6 Persuasion, 1 sword, buys Convincing Argument ×2"


def test_a_fight_says_places_and_strengths() -> None:
    game, _ = played("uprising", 3, 10)
    events: list[Event] = [
        (codes.EV_PHASE, -1, codes.PHASE_COMBAT, 0, -1, -1),
        (codes.EV_STRENGTH, 0, 7, 0, -1, -1),
        (codes.EV_STRENGTH, 1, 2, 0, -1, -1),
        (codes.EV_STRENGTH, 2, 9, 0, -1, -1),
        (codes.EV_REWARD, 2, 0, 0, -1, -1),
        (codes.EV_REWARD, 0, 1, 0, -1, -1),
    ]
    (fight,) = stretches(events)
    assert fight.kind == FIGHT
    seat, text = sentence(Words("en"), game.state.content, FIGHT, events, ["A", "B", "C"])
    assert (seat, text) == (None, "Combat: 1. C (9), 2. A (7), B (2)")
