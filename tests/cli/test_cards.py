"""`kanly cards`: the list for programs, and searching in any language."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from kanly import catalog
from kanly.text import LANGUAGES

from .conftest import Run

KEYS = {
    "starters": {"count", "factions", "icons"},
    "reserve": {"count", "cost", "factions", "icons"},
    "imperium": {"count", "cost", "factions", "icons"},
    "intrigue": {"count", "type"},
    "conflicts": {"count", "level"},
    "leaders": set(),
    "spaces": {"factions", "icons"},
    "tracks": {"factions"},
    "hagal": {"count", "swords"},
    "rivals": {"count"},
}


def listed(run: Run, *arguments: str) -> list[dict[str, Any]]:
    outcome = run("cards", *arguments, "--json")
    assert (outcome.status, outcome.err) == (0, "")
    found: list[dict[str, Any]] = json.loads(outcome.out)
    return found


def test_json_has_one_object_for_each_component(run: Run) -> None:
    found = listed(run, "--set", "base")
    assert Counter(entry["deck"] for entry in found) == {
        "starters": 7, "reserve": 3, "imperium": 43, "intrigue": 34, "conflicts": 18, "leaders": 8, "spaces": 22,
        "tracks": 4, "hagal": 15, "rivals": 6,
    }  # fmt: skip
    assert len({(entry["set"], entry["deck"], entry["id"]) for entry in found}) == len(found)
    for entry in found:
        extra = set(entry) - {"set", "deck", "id", "name"}
        missing = KEYS[entry["deck"]] - extra
        # Foldspace has no price.
        assert extra <= KEYS[entry["deck"]] and missing <= {"cost"}, entry
    copies = Counter[str]()
    for entry in found:
        copies[entry["deck"]] += entry.get("count", 0)
    assert [copies[deck] for deck in ("starters", "reserve", "imperium", "intrigue")] == [10, 24, 67, 40]


def test_json_says_what_is_printed(run: Run) -> None:
    by_id = {(entry["deck"], entry["id"]): entry for entry in listed(run, "--edition", "base")}
    assert by_id["imperium", "liet_kynes"] == {
        "set": "base",
        "deck": "imperium",
        "id": "liet_kynes",
        "name": "Liet Kynes",
        "count": 1,
        "cost": 5,
        "factions": ["emperor", "fremen"],
        "icons": ["fremen", "city"],
    }
    assert by_id["intrigue", "ambush"]["type"] == "combat"
    assert by_id["intrigue", "tiebreaker"]["type"] == ["combat", "endgame"]
    assert by_id["conflicts", "grand_vision"]["level"] == 3
    assert by_id["spaces", "wealth"]["factions"] == ["emperor"]


def test_json_keeps_english_names_and_can_be_narrowed(run: Run) -> None:
    assert [entry["name"] for entry in listed(run, "arrakeen", "--language", "uk", "--deck", "spaces")] == [
        "Arrakeen",
        "Arrakeen",
    ]
    assert listed(run, "xyzzyplugh") == []


@pytest.mark.parametrize(
    "text", ["Water of Life", "water_of_life", "Вода Життя", "Вода жизни", "WATER OF LIFE", "watr of life"]
)
def test_a_card_is_found_by_any_of_its_names(run: Run, text: str) -> None:
    assert "water_of_life" in run("cards", text).out


def test_rules_text_is_searched_too(run: Run) -> None:
    found = {entry["id"] for entry in listed(run, "steal", "--set", "base")}
    assert found == {"secrets"}
    assert "secrets" in {entry["id"] for entry in listed(run, "украдіть")}
    # A phrase is looked for as it stands before its words are.
    assert "seek_allies" not in {entry["id"] for entry in listed(run, "trash a card")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_list_in_every_language(run: Run, language: str) -> None:
    outcome = run("cards", "--language", language)
    assert outcome.status == 0
    assert "394 different components" in outcome.out
    assert max(len(line) for line in outcome.out.splitlines()) <= 100


def test_one_card_is_shown_in_full(run: Run) -> None:
    shown = run("cards", "gurney", "--set", "base").out
    assert "Gurney Halleck" in shown and "gurney_halleck" in shown
    assert "Agent box" in shown and "Recruit 2 troops and draw 1 card." in shown


def test_json_has_everything_of_uprising(run: Run) -> None:
    found = listed(run, "--set", "uprising")
    assert Counter(entry["deck"] for entry in found) == {
        "starters": 7, "reserve": 2, "imperium": 54, "intrigue": 39, "conflicts": 16, "leaders": 10, "spaces": 22,
        "tracks": 4, "posts": 13, "objectives": 5, "contracts": 28, "units": 1,
        "hagal": 23, "rivals": 10,
    }  # fmt: skip
    copies = Counter[tuple[str, str]]()
    for entry in found:
        copies[entry["deck"], entry.get("module", "")] += entry.get("count", 0)
    assert copies["imperium", ""] == 65 and copies["imperium", "choam"] == 4
    assert copies["intrigue", ""] == 40 and copies["intrigue", "choam"] == 4
    assert copies["contracts", "choam"] == 20 and copies["contracts", "ix"] == 10
    assert {entry["set"] for entry in found} == {"uprising"}
    by_id = {(entry["deck"], entry["id"]): entry for entry in found}
    assert by_id["objectives", "objective_crysknife"]["icons"] == ["crysknife"]
    assert by_id["leaders", "shaddam_corrino_iv"]["module"] == "choam"
    assert by_id["tracks", "fremen"]["factions"] == ["fremen"]
    assert sum(entry["count"] for entry in found if entry["deck"] == "hagal") == 37


def test_json_has_what_moves_printed_opponents(run: Run) -> None:
    by_key = {(entry["set"], entry["deck"], entry["id"]): entry for entry in listed(run)}
    assert by_key["uprising", "hagal", "deep_desert"] == {
        "set": "uprising", "deck": "hagal", "id": "deep_desert", "name": "Deep Desert", "count": 2, "swords": 2,
    }  # fmt: skip
    assert by_key["base", "hagal", "hagal_reshuffle"]["swords"] == 0
    assert by_key["uprising", "rivals", "staban_tuek"] == {
        "set": "uprising", "deck": "rivals", "id": "staban_tuek", "name": "Staban Tuek", "count": 1,
        "swordmaster": 9,
    }  # fmt: skip
    # Rivals of the base game are Leaders who buy no Swordmaster.
    assert "swordmaster" not in by_key["base", "rivals", "duke_leto_atreides"]


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--deck", "rivals", "--set", "uprising", "jessica"], "it gains 2 water"),
        (["--deck", "hagal", "--set", "base", "carthag"], "The Agent goes to Carthag."),
        (["--deck", "rivals", "--language", "uk", "--set", "base"], "Конкуренти"),
        (["harvest spice", "--deck", "hagal"], "most bonus spice"),
    ],
)
def test_house_hagal_and_the_rivals_can_be_looked_up(run: Run, arguments: list[str], part: str) -> None:
    outcome = run("cards", *arguments)
    assert outcome.status == 0 and part in " ".join(outcome.out.split())


def test_without_a_set_json_has_all_sets(run: Run) -> None:
    keys = [f"{entry['set']}/{entry['deck']}/{entry['id']}" for entry in listed(run)]
    assert sorted(keys) == sorted(catalog.everything())


def test_several_sets_have_headings(run: Run) -> None:
    both = run("cards", "arrakeen").out
    assert both.index(" Dune: Imperium \n") < both.index(" Dune: Imperium – Uprising \n")
    assert "Observation posts" in both and "[CHOAM]" in both
    alone = run("cards", "arrakeen", "--edition", "uprising").out
    assert "Dune: Imperium" not in alone and "Arrakeen (water)" in alone
    assert "[Rise of Ix]" in run("cards", "--deck", "contracts").out


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("sandworm", "uprising/units/sandworm"),
        ("піщаний хробак", "uprising/units/sandworm"),
        ("Harvest 3+", "uprising/contracts/contract_ix_harvest_3"),
        ("landsraad_hall", "uprising/posts/landsraad_hall"),
        ("орнітоптер", "uprising/objectives/objective_ornithopter_1_3p"),
    ],
)
def test_what_only_uprising_has_is_found(run: Run, text: str, found: str) -> None:
    assert found in {f"{entry['set']}/{entry['deck']}/{entry['id']}" for entry in listed(run, text)}


def test_one_component_says_where_it_belongs(run: Run) -> None:
    shown = run("cards", "shaddam").out
    assert "Dune: Imperium – Uprising · Leaders · CHOAM · shaddam_corrino_iv" in shown
    complaint = run("cards", "mentat", "--set", "uprising", "--deck", "posts").complaint
    assert complaint.startswith("nothing in the deck posts of uprising is called or says 'mentat'")
