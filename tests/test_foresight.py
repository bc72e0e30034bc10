"""What a move is foreseen to bring is what it brings."""

from __future__ import annotations

from random import Random

import pytest

from kanly import Game, Setup
from kanly.engine import moves
from kanly.engine.codes import STEP_AGENT
from kanly.engine.foresight import foresee


@pytest.mark.parametrize("edition", ["base", "uprising"])
def test_the_troops_that_may_go_with_an_agent(edition: str) -> None:
    """As many as the game offers to deploy right after the Agent was sent."""
    game = Game(Setup(players=3, edition=edition, seed=5))
    chance = Random(5)
    found = set()
    while not game.over:
        for move in game.legal:
            if moves.kind_of(move) != moves.AGENT:
                continue
            seat = game.decider
            after = game.copy()
            after.play(move)
            mine = not after.over and after.decider == seat and after.state.stack[-1][0] == STEP_AGENT
            counts = (
                [moves.first(one) for one in after.legal if moves.kind_of(one) == moves.DEPLOY]
                if mine
                else []
            )
            _, ends, deploys, _ = foresee(game.state, seat, move)
            assert deploys == (max(counts, default=0) if not ends else 0)
            found.add(deploys)
        game.play(chance.choice(game.legal))
    assert len(found) > 2


@pytest.mark.parametrize("edition", ["base", "uprising"])
def test_what_has_to_follow_an_agent_and_shows_something_hidden(edition: str) -> None:
    """The mandatory effects that can't be taken back once the Agent has come, and no others."""
    game = Game(Setup(players=3, edition=edition, seed=5))
    chance = Random(5)
    found = set()
    while not game.over:
        for move in game.legal:
            if moves.kind_of(move) != moves.AGENT:
                continue
            seat = game.decider
            shows = foresee(game.state, seat, move)[3]
            after = game.copy()
            after.play(move)
            mine = not after.over and after.decider == seat and after.state.stack[-1][0] == STEP_AGENT
            takes = [
                one
                for one in (after.legal if mine else [])
                if moves.kind_of(one) == moves.TAKE and after.state.content.nodes[moves.first(one)].mandatory
            ]
            assert list(shows) == [one for one in takes if foresee(after.state, seat, one)[0]]
            found.add((len(takes) > len(shows), len(shows)))
        game.play(chance.choice(game.legal))
    assert {(False, 1), (True, 0)} <= found
