"""What a name could mean."""

from __future__ import annotations

import pytest

from kanly.cli.lexicon import Lexicon, meant, plain
from kanly.text import LANGUAGES, Words


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return Lexicon("en")


def keys(lexicon: Lexicon, text: str) -> list[str]:
    return [component.key for component in meant(lexicon, text)]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("dagger", ["base/starters/dagger"]),
        ("DAGER", ["base/starters/dagger"]),
        ("fold", ["base/reserve/foldspace", "base/spaces/foldspace"]),
        ("halleck", ["base/imperium/gurney_halleck"]),
        ("smugglers thopter", ["base/imperium/smugglers_thopter"]),
        ("the_voice", ["base/imperium/the_voice"]),
        ("guild", ["base/tracks/guild"]),
        ("spacing guild", ["base/tracks/guild"]),
        ("барон", ["base/leaders/baron_vladimir_harkonnen"]),
        ("xyzzyplugh", []),
        ("", []),
        ("!", []),
    ],
)
def test_names_begun_misspelt_and_unknown(lexicon: Lexicon, text: str, wanted: list[str]) -> None:
    assert keys(lexicon, text) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_answers_to_its_own_name(lexicon: Lexicon, language: str) -> None:
    words = Words(language)
    for component in lexicon.components:
        assert component.key in keys(lexicon, words.name(component))
        assert component.key in keys(lexicon, component.id) or component.deck == "tracks"


def test_names_are_compared_without_ornaments() -> None:
    assert (
        plain('Glossu "The Beast" Rabban') == plain("glossu «the beast» RABBAN") == "glossu the beast rabban"
    )
    assert plain("Smuggler’s") == plain("smuggler's")
