"""What is told of each move beside its words is what comes of it when it is made, and nothing hidden shows in it."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from kanly.engine import codes, moves
from kanly.engine.foresight import in_part
from kanly.engine.step import STEPS
from kanly.game import Game
from kanly.server import hosting, loading, telling
from kanly.server.hosting import Hosted, Settings, Wanted
from kanly.server.store import Store
from kanly.setup import Setup
from kanly.text import Words
from kanly.view import sample

EN = Words("en")
BOTS = [Wanted("bot", "", "random")] * 4
# Where a turn, or a part in Combat, can be left with a move of its own.
OPEN = (codes.STEP_AGENT, codes.STEP_REVEAL)
LEAVES = ("end", "pass", "decline")
MODES = [("base", []), ("uprising", ["choam"])]


def table(store: Store, edition: str, modules: list[str], asks: bool, seed: int = 6) -> Hosted:
    setup = Setup(players=4, edition=edition, modules=modules, leaders=["random"], seed=seed)
    id, _ = hosting.make(store, setup, BOTS, Settings(pace=0, asks=asks))
    hosted = loading.load(store, id)
    assert hosted is not None
    return hosted


def told(hosted: Hosted) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = telling.situation(hosted, hosted.game.decider, EN)["moves"]
    return found


def play(store: Store, hosted: Hosted, text: str) -> None:
    hosting.play(store, hosted, hosted.game.decider, text, hosted.game.number)


def redealt(hosted: Hosted, seed: int) -> Hosted:
    """The same table for the seat that is asked; all that this seat does not know lies otherwise."""
    game = hosted.game
    return replace(hosted, game=Game.of(sample(game.view(game.decider), seed)))


@pytest.mark.parametrize("asks", [True, False])
@pytest.mark.parametrize(("edition", "modules"), MODES)
def test_flags_are_what_comes_of_a_move(
    file_store: Store, edition: str, modules: list[str], asks: bool
) -> None:
    hosted, random = table(file_store, edition, modules, asks), Random(edition)
    seen: Counter[str] = Counter()
    while not hosted.over:
        now = told(hosted)
        if random.random() < 0.3:
            for seed in (1, 2):
                assert told(redealt(hosted, seed)) == now
            for move in now:
                came(hosted, move, seen)
        play(file_store, hosted, random.choice(now)["move"])
    expected = {"final", "reversible", "ends", "goes on", "deploys", "none deployed"}
    assert expected <= set(seen), seen


def came(hosted: Hosted, move: dict[str, Any], seen: Counter[str]) -> None:
    """Makes a move as the table would make it, and compares."""
    game, seat = hosted.game, hosted.game.decider
    after, text, followed = hosting.played(hosted, seat, move["move"])
    line = f"{game.number}: {text}"
    final = after.over or after.state.horizon >= game.number
    assert move["final"] == final, line
    by_itself = bool(re.search(rf"^~ {seat}: (end|pass)$", followed, re.MULTILINE))
    ends = by_itself and in_part(game.state, seat) and move["kind"] not in LEAVES[:2]
    # On a Reveal turn the card that chance brings may be of use: then more is announced than happens, never less.
    chance = final and game.state.turn_kind == codes.TURN_REVEAL
    assert move["ends"] == ends or (chance and move["ends"]), line
    if move["kind"] == "agent" and not after.over and after.decider == seat:
        counts = [
            moves.first(one)
            for one in after.legal
            if after.state.stack[-1][0] == codes.STEP_AGENT and moves.kind_of(one) == moves.DEPLOY
        ]
        assert move["deploys"] == max(counts, default=0), line
        seen["deploys" if move["deploys"] else "none deployed"] += 1
    seen["final" if final else "reversible"] += 1
    seen["ends" if ends else "goes on"] += 1


@pytest.mark.parametrize(("edition", "modules"), MODES)
def test_a_turn_can_end_when_all_that_must_be_done_is_done(
    file_store: Store, edition: str, modules: list[str]
) -> None:
    """And not before."""
    hosted, random = table(file_store, edition, modules, asks=True), Random(edition)
    seen: Counter[str] = Counter()
    while not hosted.over:
        now = told(hosted)
        must = [move for move in now if move["must"]]
        leaves = any(move["kind"] in LEAVES for move in now)
        if must:
            assert not leaves, hosted.game.number
            seen[must[0]["kind"]] += 1
        elif hosted.game.state.stack[-1][0] in OPEN:
            assert leaves, hosted.game.number
            seen["may end"] += 1
            seen["may be left"] += any(move["kind"] == "take" for move in now)
        play(file_store, hosted, random.choice(must or now)["move"])
    assert min(seen["take"], seen["may end"], seen["may be left"]) > 5


# --- the last thing that can be done


def lone(hosted: Hosted) -> bool:
    return [str(move) for move in hosted.game.moves] == ["reveal"]


@pytest.mark.parametrize(("edition", "modules"), MODES)
def test_a_reveal_is_forced_where_a_table_that_does_not_ask_would_make_it(
    file_store: Store, edition: str, modules: list[str]
) -> None:
    hosted, random = table(file_store, edition, modules, asks=True), Random(edition)
    seen: Counter[bool] = Counter()
    while not hosted.over:
        now = told(hosted)
        forced = any(move.get("forced") for move in now)
        if lone(hosted):
            quiet = hosted.game.state.copy()
            assert quiet.asks is False
            STEPS[codes.STEP_TURN].run(quiet, quiet.stack[-1])
            assert forced == (not quiet.ask), hosted.game.number
            # Everybody sees how many Intrigue cards there are.
            assert not (forced and hosted.game.state.seats[hosted.game.decider].intrigues)
            seen[forced] += 1
        else:
            assert not forced
        play(file_store, hosted, random.choice(now)["move"])
    assert min(seen[True], seen[False]) > 0, seen


@pytest.mark.parametrize("asks", [True, False])
def test_nobody_sees_whether_a_hand_is_revealed_for_want_of_anything_else(
    file_store: Store, asks: bool
) -> None:
    """However what the others don't know lies, the same seat is asked, and they are told the same of it."""
    hosted, random = table(file_store, "base", [], asks), Random(1)
    looked: Counter[bool] = Counter()
    while not hosted.over:
        game = hosted.game
        if game.state.stack[-1][0] == codes.STEP_TURN and (lone(hosted) or random.random() < 0.1):
            for viewer in (None, *(seat for seat in range(4) if seat != game.decider)):
                dealt = sample(game.view(viewer), random.randrange(100))
                other = replace(hosted, game=Game.of(dealt))
                assert other.game.decider == game.decider
                assert telling.game(other, viewer, EN, 0) == telling.game(hosted, viewer, EN, 0)
                # Whether it would be asked is decided by what all know.
                dealt.asks = asks
                STEPS[codes.STEP_TURN].run(dealt, dealt.stack[-1])
                assert dealt.ask
                looked[lone(hosted) and not lone(other)] += 1
        play(file_store, hosted, random.choice(told(hosted))["move"])
    assert min(looked[True], looked[False]) > 0, looked
