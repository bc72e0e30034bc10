"""An expansion brings its own words, in every language, and takes none of ours away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kanly import effects as fx
from kanly.components import Card, UnitKind
from kanly.engine.errors import KanlyError
from kanly.text import LANGUAGES, Words, add_locales
from kanly.text import bundle as bundles

WORDS = {
    "en": "special-bask = enjoy { term-card.acc }\ntoy-imperium-sun = Sun\ntoy-units-ship = Ship\n",
    "uk": "special-bask = тіштеся { term-card.acc }\ntoy-imperium-sun = Сонце\ntoy-units-ship = Корабель\n",
    "ru": "special-bask = радуйтесь { term-card.acc }\ntoy-imperium-sun = Солнце\ntoy-units-ship = Корабль\n",
    "bg": "special-bask = радвате се на { term-card.acc }\ntoy-imperium-sun = Слънце\ntoy-units-ship = Кораб\n",
}
SHIP = """unit-ship = { $n } ships
    .acc = { unit-ship }
    .least = at least { unit-ship }
    .each = for each ship
    .plural = ships
"""


def written(folder: Path, words: dict[str, str]) -> Path:
    for language, text in words.items():
        (folder / language).mkdir(parents=True)
        (folder / language / "toy.ftl").write_text(text + SHIP, encoding="utf-8")
    return folder


@pytest.fixture(autouse=True)
def ours_alone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever a test adds is gone after it."""
    monkeypatch.setattr(bundles, "ADDED", [])
    yield
    bundles.bundle.cache_clear()


def test_an_expansion_speaks_every_language(tmp_path: Path) -> None:
    add_locales(written(tmp_path, WORDS))
    card = Card(id="sun", name="Sun", set="toy", deck="imperium", agent=(fx.Special("bask", (2,)),))
    told = {language: Words(language).rules(card)[0].text for language in LANGUAGES}
    assert told == {
        "en": "Enjoy 2 cards.",
        "uk": "Тіштеся 2 карти.",
        "ru": "Радуйтесь 2 карты.",
        "bg": "Радвате се на 2 карти.",
    }
    assert Words("uk").name(card) == "Сонце"
    # Effects of ours can speak of its cards and its units.
    assert Words("en").effect(fx.AcquireReserve("sun")) == "take the card Sun from the Reserve"
    assert Words("en").effect(fx.Summon("ship", 2)) == "summon 2 ships"
    ship = UnitKind(id="ship", name="Ship", set="toy", deck="units", strength=4)
    assert [line.text for line in Words("en").rules(ship)] == ["4 strength"]


def test_adding_a_folder_twice_changes_nothing(tmp_path: Path) -> None:
    written(tmp_path, WORDS)
    add_locales(tmp_path)
    add_locales(tmp_path)
    assert Words("en").text("toy-imperium-sun") == "Sun"


def test_a_language_that_is_left_out_is_named(tmp_path: Path) -> None:
    words = {language: text for language, text in WORDS.items() if language != "bg"}
    with pytest.raises(KanlyError, match="has no words in 'bg'; it needs bg/"):
        add_locales(written(tmp_path, words))
    assert bundles.ADDED == []


def test_our_words_cant_be_said_otherwise(tmp_path: Path) -> None:
    words = {language: text + "term-leader = Chief\n" for language, text in WORDS.items()}
    add_locales(written(tmp_path, words))
    with pytest.raises(KanlyError, match=r"toy\.ftl says 'term-leader' again"):
        Words("en")


def test_an_effect_of_a_class_that_we_dont_know_is_refused() -> None:
    with pytest.raises(KanlyError, match="what an expansion does in its own way is a Special"):
        Words("en").effect(fx.Effect())
