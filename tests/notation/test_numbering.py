"""Every move that a game offers has a number of its own, and the number leads back to it."""

from __future__ import annotations

import random

import pytest

from kanly import Game, Setup, UnreadableMove, catalog
from kanly.engine import moves
from kanly.notation.numbering import Numbering


def test_every_legal_move_has_a_number_and_back() -> None:
    numbers = Numbering(catalog.content("base"))
    kinds = set()
    for seed in range(12):
        game = Game(Setup(players=3 + seed % 2, leaders=["choose"], seed=seed))
        chooser = random.Random(seed)
        while not game.over:
            found = [numbers.number(move) for move in game.legal]
            assert len(set(found)) == len(found)
            assert [numbers.move(number) for number in found] == game.legal
            kinds.update(moves.kind_of(move) for move in game.legal)
            game.play(chooser.choice(game.legal))
    assert len(kinds) > 20


def test_every_number_is_a_move_of_its_own() -> None:
    numbers = Numbering(catalog.content("base"))
    found = [numbers.move(number) for number in range(numbers.size)]
    assert len(set(found)) == numbers.size
    assert [numbers.number(move) for move in found] == list(range(numbers.size))


def test_what_is_no_move_is_refused() -> None:
    numbers = Numbering(catalog.content("base"))
    for wrong in (-1, numbers.size):
        with pytest.raises(UnreadableMove, match="numbered from 0"):
            numbers.move(wrong)
    with pytest.raises(UnreadableMove, match="no move of this content"):
        numbers.number(99 << 24)
