"""What is missing is refused when a box is opened, by name: the rule of a word, its text, sign, worth, drawing, its meaning."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from dataclasses import dataclass, replace
from typing import Any

import pytest

from kanly import SetupError, catalog, opening
from kanly import effects as fx
from kanly.bots.heuristic import choose, gates, worth
from kanly.cli import sign_tables, symbols
from kanly.components import Card
from kanly.engine import word
from kanly.engine.content import Content
from kanly.engine.errors import KanlyError
from kanly.engine.events import EventKind
from kanly.engine.moves import MoveKind
from kanly.opening import Opened
from kanly.server import drawings, printed, vocabulary
from kanly.setup import Box
from kanly.text import bundle, opened, tables
from kanly.topics.spies import kinds

SPIES = Box("uprising")


@dataclass(frozen=True)
class Storm(fx.Effect):
    """A word from outside."""


@pytest.fixture(autouse=True)
def anew() -> Iterator[None]:
    """Boxes are opened again, and again after the test."""
    catalog.forget()
    yield
    catalog.forget()


# What is left out, and what the refusal says.
LEFT_OUT: tuple[tuple[MutableMapping[Any, Any], object, str], ...] = (
    (word.WORDS, fx.PlaceSpy, "no rule for the effect PlaceSpy"),
    (word.ON_OPPONENT, fx.PlaceSpy, "nobody says what PlaceSpy does to a printed opponent"),
    (tables.EFFECTS, fx.PlaceSpy, "there are no words for PlaceSpy: nobody has registered"),
    (tables.CONDITIONS, fx.WatchesMaker, "there are no words for WatchesMaker: nobody has registered"),
    (tables.COSTS, fx.RecallSpies, "there are no words for RecallSpies: nobody has registered"),
    (sign_tables.EFFECTS, fx.PlaceSpy, "there are no signs for PlaceSpy"),
    (sign_tables.COSTS, fx.RecallSpies, "there are no signs for RecallSpies"),
    (worth.WORTHS, word.WORDS[fx.PlaceSpy], "the heuristic bot has no worth for PlaceSpy"),
    (gates.CONDITIONS, fx.WatchesMaker, "the heuristic bot has no worth for WatchesMaker"),
    (gates.COSTS, fx.RecallSpies, "the heuristic bot has no worth for RecallSpies"),
    (gates.COUNTS, fx.UnitsOfKind, "the heuristic bot has no worth for UnitsOfKind"),
    (choose.SCORES, kinds.SPY, "the heuristic bot has no score for the move 'spy'"),
)


@pytest.mark.parametrize(("table", "entry", "refusal"), LEFT_OUT, ids=[case[2] for case in LEFT_OUT])
def test_what_a_word_lacks_is_refused_by_name(
    monkeypatch: pytest.MonkeyPatch, table: MutableMapping[Any, Any], entry: object, refusal: str
) -> None:
    monkeypatch.delitem(table, entry)
    with pytest.raises(SetupError, match=refusal):
        catalog.content(SPIES)


@pytest.mark.parametrize("language", bundle.LANGUAGES)
@pytest.mark.parametrize(
    ("message", "refusal"),
    [
        ("effect-place_spy", "there are no words for PlaceSpy in '{}': no message 'effect-place_spy'"),
        ("influence-any", "there are no words for Influence in '{}': no message 'influence-any'"),
        ("move-spy", "the words in '{}' have no message 'move-spy'"),
        ("event-spy", "the words in '{}' have no message 'event-spy'"),
        ("event-steal_hidden", "the words in '{}' have no message 'event-steal_hidden'"),
        ("chronicle-spy", "the words in '{}' have no message 'chronicle-spy'"),
    ],
)
def test_a_text_that_one_language_lacks_is_refused_by_name(
    monkeypatch: pytest.MonkeyPatch, language: str, message: str, refusal: str
) -> None:
    def without(asked: str) -> frozenset[str]:
        known = bundle.messages_of(asked)
        lost = {name for name in known if name.startswith(message)} if asked == language else set()
        return known - lost

    monkeypatch.setattr(opened, "messages_of", without)
    with pytest.raises(SetupError, match=refusal.format(language)):
        catalog.content(SPIES)


def test_messages_are_found_as_the_bundle_reads_them() -> None:
    for language in bundle.LANGUAGES:
        told = set(bundle.bundle(language).messages)
        assert bundle.messages_of(language) == told - {bundle.BY_FACTION}


def found(*words: type, moves: tuple[MoveKind, ...] = (), events: tuple[EventKind, ...] = ()) -> Opened:
    return Opened(frozenset(words), moves, events)


def test_the_page_draws_its_own_words_and_what_brings_its_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawings, "DRAWINGS", made := dict(drawings.DRAWINGS))
    monkeypatch.setattr(printed, "DRAWINGS", made)
    drawings.look(found(fx.PlaceSpy, fx.WatchesMaker, fx.RecallSpies))
    with pytest.raises(KanlyError, match="the page has no drawing for Storm"):
        drawings.look(found(fx.PlaceSpy, Storm))
    drawings.drawing(Storm, lambda it: [drawings.icon("spice"), drawings.inside((fx.Draw(1),))])
    drawings.look(found(fx.PlaceSpy, Storm))
    assert printed.plain(Storm()) == {
        "word": "Storm",
        "glyphs": [
            {"is": "amount", "n": "", "icons": ["spice"]},
            {"is": "words", "words": [{"word": "Draw", "cards": 1}]},
        ],
    }
    with pytest.raises(KanlyError, match="Storm is drawn twice"):
        drawings.drawing(Storm, lambda it: [])
    with pytest.raises(KanlyError, match="the page draws PlaceSpy itself"):
        drawings.drawing(fx.PlaceSpy, lambda it: [])


def test_a_move_that_the_page_was_made_without_needs_an_icon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawings, "NUMBERS", {"spy": kinds.SPY, "storm": 99})
    monkeypatch.setattr(drawings, "PLACES", places := dict(vocabulary.PLACES))
    both = found(moves=(MoveKind("spy", "post"), MoveKind("storm")))
    with pytest.raises(KanlyError, match="the page was made without the move 'storm': give it an icon"):
        drawings.look(both)
    places[99] = vocabulary.Place(None, False, "", "spice")
    drawings.look(both)


def test_a_word_has_one_meaning_for_printed_opponents_or_says_that_it_has_none() -> None:
    assert word.without_meaning([fx.PlaceSpy, fx.Special, Storm]) == [Storm]
    for known in (fx.PlaceSpy, fx.Special):
        with pytest.raises(
            KanlyError, match=f"what {known.__name__} does to a printed opponent is registered"
        ):
            word.has_no_meaning(known)
    with pytest.raises(KanlyError, match="what Special does to a printed opponent is registered twice"):
        word.means_to_opponents(fx.Special, lambda s, seat, n: None)


def test_words_are_found_wherever_they_stand() -> None:
    card = Card(id="x", name="X", cost=1, agent=(fx.pay(fx.RecallSpies(1), fx.when(fx.HasHooks(), Storm())),))
    plain = catalog.edition("base")
    more = opening.words_in(plain) ^ opening.words_in(replace(plain, imperium=(*plain.imperium, card)))
    assert {Storm, fx.HasHooks, fx.RecallSpies} <= more
    assert fx.Pay not in more


def test_only_kinds_of_the_boxs_topics_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Opened] = []
    monkeypatch.setattr(opening, "CHECKS", [asked.append])
    monkeypatch.setattr(opening, "KINDS", [MoveKind("a"), MoveKind("b", topic="spies"), MoveKind("")])
    monkeypatch.setattr(opening, "EVENTS", [EventKind("c"), EventKind("d", topic="spies"), EventKind("")])
    for box in ("base", "uprising"):
        assert isinstance(catalog.content(box), Content)
    names = [([kind.name for kind in one.moves], [kind.name for kind in one.events]) for one in asked]
    assert names == [(["a"], ["c"]), (["a", "b"], ["c", "d"])]


def test_all_who_show_words_look() -> None:
    assert symbols is not None
    looks = {check.__module__ for check in opening.CHECKS}
    assert {
        "kanly.text.opened",
        "kanly.bots.heuristic.worth",
        "kanly.bots.heuristic.gates",
        "kanly.bots.heuristic.choose",
        "kanly.cli.sign_tables",
        "kanly.server.drawings",
    } <= looks
