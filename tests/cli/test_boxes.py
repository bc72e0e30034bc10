"""Which game is meant: editions, modules, the mixed game and decks of one's own, in every command that plays."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kanly import catalog
from kanly.cli.boxes import read_deck
from kanly.cli.save import read_save
from kanly.engine.errors import SetupError
from kanly.setup import Box
from kanly.text.lexicon import Lexicon

from .conftest import Run, Sit

UPRISING = ("--edition", "uprising")
# Enough for a Row, with one card of the other set and one whose id both sets have.
DECK = """\
# mine
maula_pistol x2
2 desert_power      # either way round
base/dr_yueh ×2
uprising/stilgar_the_devoted

liet_kynes
"""


def saved_box(run: Run, *arguments: str) -> Box:
    """The box of a game that was begun and left."""
    # A game that is not over is not written over.
    Path("game.json").unlink(missing_ok=True)
    outcome = run("play", "--leader", "random", "--seed", "3", "--save", "game.json", *arguments)
    assert outcome.status == 0, outcome.err
    return read_save(Path("game.json")).game.state.content.box


def test_without_options_the_game_is_the_base_game(run: Run) -> None:
    assert saved_box(run) == Box("base")
    assert saved_box(run, "--edition", "base") == Box("base")


@pytest.mark.parametrize(
    ("arguments", "modules"),
    [
        ((), ()),
        (("--choam",), ("choam",)),
        (("--mix", "imperium"), ("base_imperium",)),
        (("--mix", "leaders, imperium", "--choam"), ("choam", "base_imperium", "base_leaders")),
        (
            ("--mix", "conflicts,leaders,intrigue,imperium"),
            ("base_imperium", "base_intrigue", "base_leaders", "base_conflicts"),
        ),
    ],
)
def test_uprising_with_this_and_that(run: Run, arguments: tuple[str, ...], modules: tuple[str, ...]) -> None:
    assert saved_box(run, *UPRISING, *arguments) == Box("uprising", modules)


def test_a_deck_of_ones_own(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(DECK, encoding="utf-8")
    box = saved_box(run, *UPRISING, "--deck", "imperium=mine.txt", "--choam")
    assert (box.edition, box.modules) == ("uprising", ("choam",))
    ((deck, cards),) = box.decks
    assert deck == "imperium"
    assert sorted(cards) == sorted(
        ["uprising/maula_pistol"] * 2
        + ["uprising/desert_power"] * 2
        + ["base/dr_yueh"] * 2
        + ["uprising/stilgar_the_devoted", "base/liet_kynes"]
    )
    content = catalog.content(box)
    assert len(content.imperium_deck) == 8
    lexicon = Lexicon("en", box)
    assert lexicon.of("card", "maula_pistol").count == 2
    assert lexicon.of("card", "dr_yueh").set == "base"


def test_an_id_that_two_sets_have_means_the_editions_own(tmp_path: Path) -> None:
    both = {c.id for c in catalog.everything().values() if c.key.startswith("base/conflicts/")} & {
        c.id for c in catalog.everything().values() if c.key.startswith("uprising/conflicts/")
    }
    assert "siege_of_arrakeen" in both
    path = tmp_path / "deck.txt"
    path.write_text("siege_of_arrakeen\nbase/siege_of_arrakeen\nuprising/siege_of_arrakeen")
    own, other = "siege_of_arrakeen", "base/siege_of_arrakeen"
    assert read_deck(path, "conflicts", "uprising") == [own, other, own]
    assert read_deck(path, "conflicts", "base") == [own, own, "uprising/siege_of_arrakeen"]


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("maula_pistol\nmaula_pistl x2\n", "mine.txt:2: the deck 'imperium' has no 'maula_pistl'; perhaps maula_pistol"),
        ("zzzzzz\n", "mine.txt:1: the deck 'imperium' has no 'zzzzzz'; `kanly cards --deck imperium` lists"),
        ("# a\n\nmaula_pistol maula_pistol\n", "mine.txt:3: 'maula_pistol maula_pistol' can't be read; a line is an id"),
        ("2 maula_pistol x3\n", "mine.txt:1: '2 maula_pistol x3' can't be read"),
        ("maula_pistol x0\n", "mine.txt:1: 0 copies can't be; from 1 to 99 can"),
        ("100 maula_pistol\n", "mine.txt:1: 100 copies can't be"),
        ("4 maula_pistol\n", "mine.txt: the deck 'imperium' has to list at least 5 cards"),
        ("# nothing\n", "mine.txt: no card is listed here; a line is an id, `id xN` or `N id`"),
        ("x" * 300_000, "mine.txt: this file is too long for a list of cards"),
    ],
)  # fmt: skip
def test_what_is_wrong_in_a_deck_file(run: Run, tmp_path: Path, text: str, part: str) -> None:
    (tmp_path / "mine.txt").write_text(text)
    assert part in run("play", *UPRISING, "--deck", "imperium=mine.txt").complaint


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("muad_dib x2", "mine.txt:1: 'muad_dib' is there once, not 2 times"),
        ("muad_dib\nmuad_dib", "lists 'muad_dib' 2 times; there is one of it"),
        ("muad_dib\nstaban_tuek", "too few leaders for 4 players"),
    ],
)
def test_what_is_wrong_in_a_list_of_leaders(run: Run, tmp_path: Path, text: str, part: str) -> None:
    (tmp_path / "mine.txt").write_text(text)
    assert part in run("play", *UPRISING, "--deck", "leaders=mine.txt").complaint


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--choam"], "--choam: 'base' has no CHOAM module; add --edition uprising"),
        (["--mix", "imperium"], "--mix: nothing can be mixed into 'base'; add --edition uprising"),
        ([*UPRISING, "--mix", "spaces"], "--mix: 'spaces' can't be mixed in; what can: imperium, intrigue, leaders"),
        ([*UPRISING, "--mix", ","], "--mix: '' can't be mixed in"),
        (["--edition", "ix"], "there is no edition 'ix'; known are: base, uprising"),
        (["--deck", "imperium"], "'imperium' is not DECK=FILE"),
        (["--deck", "spaces=x"], "'spaces' can't be listed in a file; what can: imperium, intrigue"),
        (["--deck", "imperium=missing.txt"], "missing.txt: No such file"),
        (["--deck", "imperium=."], "Is a directory"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("command", [("play",), ("fuzz",), ("match", "random", "random", "random")])
def test_games_that_there_are_not(
    run: Run, command: tuple[str, ...], arguments: list[str], part: str
) -> None:
    assert part in run(*command, *arguments).complaint


def test_a_deck_is_given_once(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(DECK, encoding="utf-8")
    twice = ["--deck", "imperium=mine.txt"] * 2
    assert "'imperium' is given twice" in run("play", *UPRISING, *twice).complaint


def test_leaders_of_another_module_and_other_sides_can_t_be_chosen(run: Run) -> None:
    assert (
        "is no Leader of this game, but of --edition uprising --choam"
        in run("play", *UPRISING, "--leader", "shaddam").complaint
    )
    complaint = run("play", *UPRISING, "--leader", "reverend_mother_jessica").complaint
    assert "is no Leader" in complaint and complaint.count("jessica") == 2
    assert run("play", *UPRISING, "--choam", "--leader", "shaddam").status == 0
    assert run("play", *UPRISING, "--mix", "leaders", "--leader", "paul").status == 0


def test_a_saved_game_keeps_its_box(run: Run) -> None:
    box = saved_box(run, *UPRISING, "--choam")
    again = run("play", "--load", "game.json", "--save", "game.json", lines=["1"])
    assert again.status == 0
    assert read_save(Path("game.json")).game.state.content.box == box
    # To name the same box again does no harm; another one can't be had any more.
    assert run("play", "--load", "game.json", *UPRISING, "--choam").status == 0
    complaint = run("play", "--load", "game.json", "--edition", "base").complaint
    assert (
        "game.json is a game of uprising with choam, which can't be changed any more; leave out" in complaint
    )


def test_a_save_whose_parts_are_of_different_boxes_is_refused(run: Run) -> None:
    saved_box(run, *UPRISING, "--choam")
    data = json.loads(Path("game.json").read_text())
    data["record"] = data["record"].replace("modules: choam\n", "")
    Path("game.json").write_text(json.dumps(data))
    complaint = run("play", "--load", "game.json").complaint
    assert "different games: uprising for 4; uprising with choam for 4" in complaint
    data["record"] = data["record"].replace("edition: uprising\n", "edition: uprising\nmodules: tea\n")
    Path("game.json").write_text(json.dumps(data))
    assert "has no module 'tea'; known are: choam" in run("play", "--load", "game.json").complaint


def test_fuzz_plays_the_game_that_was_asked_for(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(DECK, encoding="utf-8")
    arguments = ["--games", "1", "--jobs", "1", "--seed", "1", *UPRISING, "--choam", "--mix", "leaders"]
    outcome = run("fuzz", *arguments, "--deck", "imperium=mine.txt")
    assert (outcome.status, outcome.err) == (0, ""), outcome.out
    assert "1 games, " in outcome.out


def test_a_match_plays_the_game_that_was_asked_for(run: Run) -> None:
    bots = ["random"] * 3
    same = ["--games", "1", "--jobs", "1", "--leaders", "shaddam_corrino_iv,random,random"]
    assert "there is no leader 'shaddam_corrino_iv'" in run("match", *bots, *same, *UPRISING).complaint
    assert run("match", *bots, *same, *UPRISING, "--choam").status == 0


SCENARIO = """\
- name: contracts are taken
  covers: [dutiful_service]
  {edition}
  {modules}
  position:
    offer: [contract_arrakeen_water, contract_espionage]
    seats: {{0: {{hand: [diplomacy]}}, 1: {{hand: [dagger]}}}}
  moves: ["0: agent diplomacy -> dutiful_service", "0: contract contract_espionage"]
"""


def test_scenarios_say_what_they_are_played_with(run: Run, tmp_path: Path) -> None:
    own = SCENARIO.format(edition="edition: uprising", modules="modules: [choam]")
    (tmp_path / "own.yaml").write_text(own)
    outcome = run("check", "own.yaml")
    assert outcome.status == 0, outcome.out
    (tmp_path / "given.yaml").write_text(SCENARIO.format(edition="", modules="modules: [choam]"))
    assert run("check", *UPRISING, "given.yaml").status == 0
    assert run("check", "given.yaml").out.startswith("given.yaml:1: the edition 'base' has no module 'choam'")
    (tmp_path / "uprising").mkdir()
    (tmp_path / "uprising" / "given.yaml").write_text(SCENARIO.format(edition="", modules="modules: [choam]"))
    assert run("check", "uprising").status == 0  # a folder called like an edition speaks for what is in it
    assert run("check", "--edition", "base", "uprising").status == 1
    (tmp_path / "wrong.yaml").write_text(own.replace("choam", "tea"))
    assert "wrong.yaml:1: the edition 'uprising' has no module 'tea'" in run("check", "wrong.yaml").out


def test_a_record_is_replayed_with_its_own_box(run: Run) -> None:
    lines = ["1", "record game.kanly", "quit"]
    assert run("play", *UPRISING, "--choam", "--seed", "4", "--save", "a.json", lines=lines).status == 0
    outcome = run("replay", "game.kanly", "--log", "--language", "uk")
    assert (outcome.status, outcome.err) == (0, "")
    assert "Раунд 1" in outcome.out and "# legal moves:" in outcome.out


def test_the_bots_and_the_hint_know_the_edition(sit: Sit) -> None:
    play = sit(["hint"], edition="uprising", modules=["choam"])
    assert play.run() == 0
    assert "The adviser would play" in play.console.file.getvalue()  # type: ignore[attr-defined]


def test_the_lexicon_of_a_box_that_can_t_be(run: Run) -> None:
    with pytest.raises(SetupError, match="no module 'tea'"):
        Lexicon("en", Box("uprising", ("tea",)))
