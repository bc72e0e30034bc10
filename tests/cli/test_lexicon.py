"""What a name could mean."""

from __future__ import annotations

import pytest

from kanly.cli.lexicon import meant, plain
from kanly.text import LANGUAGES, Words
from kanly.text.lexicon import Lexicon

HOUSES = {"hagal": "house-hagal", "rivals": "deck-rivals"}


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
        ("arrakeen", ["base/spaces/arrakeen"]),
        ("hagal arrakeen", ["base/hagal/hagal_arrakeen_1p", "base/hagal/hagal_arrakeen_2p"]),
        ("Дім Гаґал карфаг", ["base/hagal/hagal_carthag"]),
        ("harvest spice", ["base/hagal/hagal_harvest_spice"]),
        ("rival baron", ["base/rivals/baron_vladimir_harkonnen"]),
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
        if component.deck in ("hagal", "rivals"):
            # Called like a space or a Leader: those answer, unless it is said which are meant.
            assert component.key in keys(
                lexicon, f"{words.text(HOUSES[component.deck])} {words.name(component)}"
            )
            continue
        assert component.key in keys(lexicon, words.name(component))
        assert component.key in keys(lexicon, component.id) or component.deck == "tracks"


def test_who_sits_at_the_table_is_meant_rather_than_a_leader_of_the_same_name() -> None:
    lexicon = Lexicon("en", "uprising")
    rival = next(rival for rival in lexicon.edition.rivals if rival.id == "gurney_halleck")
    for text in ("gurney", "Гурні", "gurny haleck"):
        assert [c.key for c in meant(lexicon, text)] == ["uprising/leaders/gurney_halleck"]
        assert meant(lexicon, text, [rival]) == [rival]
    assert [c.key for c in meant(lexicon, "jessica", [rival])] == [
        "uprising/leaders/lady_jessica",
        "uprising/leaders/reverend_mother_jessica",
    ]


def test_names_are_compared_without_ornaments() -> None:
    assert (
        plain('Glossu "The Beast" Rabban') == plain("glossu «the beast» RABBAN") == "glossu the beast rabban"
    )
    assert plain("Smuggler’s") == plain("smuggler's")
