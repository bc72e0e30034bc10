"""How words are told is registered by class, and what nobody has registered is refused by name."""

from __future__ import annotations

import pytest

from kanly import effects as fx
from kanly.engine.errors import KanlyError
from kanly.text import Words, tables

ONE_OF_EACH = (
    (tables.EFFECTS, fx.PlaceSpy, fx.PlaceSpy()),
    (tables.CONDITIONS, fx.HasHooks, fx.HasHooks()),
    (tables.COUNTED, fx.CompletedContracts, fx.CompletedContracts()),
    (tables.COSTS, fx.Spend, fx.Spend(fx.Resource.WATER, 1)),
    (tables.TRAITS, fx.Prescience, fx.Prescience()),
)


def say(words: Words, one: object) -> str:
    match one:
        case fx.Effect():
            return words.effect(one)
        case fx.Condition():
            return words.condition(one)
        case fx.Counted():
            return words.counted(one)
        case fx.Cost():
            return words.cost(one)
        case fx.Trait():
            return words.trait(one)
    raise AssertionError(one)


def test_nothing_is_missing() -> None:
    assert tables.missing() == []


@pytest.mark.parametrize(("table", "kind", "one"), ONE_OF_EACH)
def test_what_nobody_has_registered_is_named(
    monkeypatch: pytest.MonkeyPatch, table: dict[type, object], kind: type, one: object
) -> None:
    monkeypatch.delitem(table, kind)
    assert tables.missing() == [kind.__name__]
    with pytest.raises(KanlyError, match=f"no words for {kind.__name__}: nobody has registered"):
        tables.check()
    with pytest.raises(KanlyError, match=rf"no words for .*{kind.__name__}\("):
        say(Words("en"), one)


def test_nothing_is_registered_twice() -> None:
    with pytest.raises(KanlyError, match="how Draw is told is registered twice"):
        tables.effect(fx.Draw, lambda by, it, form: "")
    with pytest.raises(KanlyError, match="how HasHooks is told is registered twice"):
        tables.condition(fx.HasHooks, lambda by, it: "")
