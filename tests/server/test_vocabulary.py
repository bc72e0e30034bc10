"""What words, events and moves mean to the page is registered, once each."""

from __future__ import annotations

import pytest

from kanly import catalog
from kanly import effects as fx
from kanly.engine.errors import KanlyError
from kanly.game import Game
from kanly.server import vocabulary
from kanly.server.printed import without
from kanly.server.vocabulary import Lack, lacking, lacking_now
from kanly.setup import Box, Setup
from kanly.topics.contracts.part import contracts_of


def test_what_a_game_has_nothing_for_is_drawn_as_what_it_brings() -> None:
    nothing = lacking(catalog.content(Box("uprising")))
    assert nothing == {fx.TakeContract}
    assert without((fx.when(fx.HasHooks(), fx.TakeContract()), fx.Draw(1)), nothing) == (
        fx.when(fx.HasHooks(), fx.solari(2)),
        fx.Draw(1),
    )
    assert lacking(catalog.content(Box("uprising", ("choam",)))) == frozenset()


def test_what_nothing_is_left_of_is_lacking_from_then_on() -> None:
    game = Game(Setup(players=3, edition="uprising", modules=["choam"], seed=1))
    assert lacking_now(game.state, 0) == frozenset()
    contracts_of(game.state).offer = ()
    assert lacking_now(game.state, 0) == {fx.TakeContract}


def test_nothing_is_registered_twice() -> None:
    with pytest.raises(KanlyError, match=r"told of .*TakeContract.* is registered twice"):
        vocabulary.lack(fx.TakeContract, Lack(lambda c: True, lambda s, seat: True, ()))
