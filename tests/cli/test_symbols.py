"""The signs of words are registered by class; what has neither a sign nor says that it has none is refused by name."""

from __future__ import annotations

import pytest

from kanly import effects as fx
from kanly.cli import sign_tables, symbols
from kanly.engine.errors import KanlyError
from kanly.text.lexicon import Lexicon


def test_nothing_is_missing() -> None:
    assert sign_tables.missing() == []


def test_what_nobody_has_registered_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sign_tables.EFFECTS, fx.PlaceSpy)
    monkeypatch.delitem(sign_tables.COSTS, fx.Spend)
    assert sign_tables.missing() == ["PlaceSpy", "Spend"]
    with pytest.raises(
        KanlyError, match=r"no signs for PlaceSpy, Spend; what has none is registered as in words"
    ):
        sign_tables.check()


def test_an_ellipsis_stands_for_what_is_said_in_words() -> None:
    lexicon = Lexicon("en")
    assert symbols.effects(lexicon, [fx.Draw(2), fx.Fetch(fx.Faction.FREMEN)]) == "2▯ …"
    assert symbols.costs([fx.DiscardCards(1), fx.LoseTroops(2)]) == "…+-2♙"


def test_no_sign_is_registered_twice() -> None:
    with pytest.raises(KanlyError, match="Draw is told is registered twice"):
        sign_tables.sign(fx.Draw, lambda lexicon, it: "")
