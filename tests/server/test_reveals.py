"""What a Reveal turn has brought: the sums are the seat's, and what gave them adds up to them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kanly import Game, Setup
from kanly.engine.state import Event
from kanly.server import telling
from kanly.server.reveals import revealed
from kanly.server.store import Store
from kanly.text import Words

from .test_situation import EN, play, table


def reveal_turns(edition: str, seed: int) -> list[dict[str, Any]]:
    """What is told at every decision of the Reveal turns of a game by chance, compared with the game on the way."""
    game = Game(Setup(players=4, edition=edition, leaders=["random"], seed=seed), listen=True)
    random, found = Random(seed), []
    log: list[Event] = game.events()
    whose, paid = (0, 0), 0
    while not game.over:
        s = game.state
        seat = s.turn
        told = revealed(s, log, EN)
        assert (told is None) == (game.view(None).table.turn_kind != "reveal")
        if told is not None:
            if whose != (s.round, seat):
                whose, paid = (s.round, seat), 0
            assert told["seat"] == seat
            assert told["left"] == s.seats[seat].persuasion == told["persuasion"] - paid
            assert told["swords"] == s.seats[seat].swords == sum(part["swords"] for part in told["parts"])
            assert told["persuasion"] == sum(part["persuasion"] for part in told["parts"])
            assert all(part["source"]["name"] for part in told["parts"])
            found.append(told)
        move = str(random.choice(game.moves))
        game.play(move)
        log += game.events()
        now = revealed(game.state, log, EN)
        if move.startswith("buy ") and told and now and now["seat"] == seat:
            paid += told["left"] + now["persuasion"] - told["persuasion"] - now["left"]
    return found


@pytest.mark.parametrize("edition", ["base", "uprising"])
@pytest.mark.parametrize("seed", range(6))
def test_what_gave_of_a_reveal_turn_adds_up(edition: str, seed: int) -> None:
    told = reveal_turns(edition, seed)
    assert len(told) > 20
    assert {"card", "space"} <= {part["source"]["kind"] for one in told for part in one["parts"]}


def test_everybody_is_told_whose_reveal_turn_it_is(file_store: Store) -> None:
    hosted = table(file_store)
    random = Random(1)
    while hosted.game.view(None).table.turn_kind != "reveal":
        play(file_store, hosted, random)
    own = telling.situation(hosted, hosted.game.state.turn, EN)["reveal"]
    assert own["parts"] and own["seat"] == hosted.game.state.turn
    assert telling.situation(hosted, None, EN)["reveal"] == own
    named = {part["source"]["id"]: part["source"]["name"] for part in own["parts"]}
    other = telling.situation(hosted, None, Words("uk"))["reveal"]
    assert {part["source"]["id"] for part in other["parts"]} == set(named)
    assert other != own
