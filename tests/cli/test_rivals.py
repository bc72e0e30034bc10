"""Printed opponents on the command line: who is asked for, and what can't be."""

from __future__ import annotations

from pathlib import Path

import pytest

from kanly import catalog
from kanly.cli.main import parser
from kanly.cli.play import new_table
from kanly.cli.rivals import Opposition, opposition_asked_for
from kanly.cli.save import read_save
from kanly.engine.codes import VARIANTS
from kanly.setup import Box, Setup

from .conftest import Run

UPRISING = ("--edition", "uprising")


def asked(*arguments: str) -> Opposition:
    made = parser().parse_args(["play", *arguments])
    return opposition_asked_for(made, Box(made.edition or "base"), made.players)


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        (("--players", "1"), Opposition()),
        (("--players", "2"), Opposition()),
        (("--players", "4"), Opposition()),
        (("--players", "1", "--level", "mentat"), Opposition(level="mentat")),
        (("--players", "1", "--level", "Kwisatz Haderach"), Opposition(level="kwisatz_haderach")),
        (("--players", "1", "--level", "Найманець"), Opposition(level="mercenary")),
        (("--players", "1", "--level", "sard"), Opposition(level="sardaukar")),
        (("--players", "1", "--rivals", "random"), Opposition(("random", "random"))),
        (("--players", "1", "--rivals", "барон"), Opposition(("baron_vladimir_harkonnen", "random"))),
        (
            ("--players", "1", "--rivals", "memnon, ilban"),
            Opposition(("earl_memnon_thorvald", "count_ilban_richese")),
        ),
        (("--players", "1", *UPRISING, "--rivals", "gurney"), Opposition(("gurney_halleck", "random"))),
        (("--players", "2", *UPRISING, "--rivals", "gurney"), Opposition(("gurney_halleck",))),
        (
            ("--players", "2", *UPRISING, "--variant", "streamlined", "--rivals", "amber"),
            Opposition(("lady_amber_metulli",), variants=("streamlined",)),
        ),
        (
            ("--players", "1", *UPRISING, "--variant", "smart,row_dice", "--variant", "Smart Politics"),
            Opposition(variants=("smart_politics", "row_dice")),
        ),
    ],
)
def test_opponents_are_named_by_id_or_name_whole_or_begun(
    arguments: tuple[str, ...], wanted: Opposition
) -> None:
    assert asked(*arguments) == wanted


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("--level", "mentat"), "whom 4 players don't meet; one or two do"),
        (("--players", "3", "--rivals", "baron"), "whom 3 players don't meet"),
        (("--players", "3", "--variant", "row_dice"), "whom 3 players don't meet"),
        (("--players", "2", "--level", "mentat"), "--level: levels are for solo games"),
        (
            ("--players", "1", "--level", "hard"),
            "--level: 'hard' is no level; known are mercenary, sardaukar,",
        ),
        (("--players", "1", "--level", "m"), "--level: 'm' fits several levels"),
        (("--players", "1", "--level", ""), "--level: '' is no level"),
        (
            ("--players", "1", "--variant", "row_dice"),
            "no variant of this game for one; known are expert_depl",
        ),
        (("--players", "2", "--variant", "row_dice"), "no variant of this game for two; there is none"),
        (
            ("--players", "2", *UPRISING, "--variant", "row_dice"),
            "for two; known are smart_politics, brutal_",
        ),
        (("--players", "2", "--rivals", "baron"), "--rivals: House Hagal stands for nobody in this game"),
        (("--players", "2", *UPRISING, "--rivals", "gurney,irulan"), "2 are named; this game has 1"),
        (("--players", "1", "--rivals", ","), "0 are named; this game has 2"),
        (("--players", "1", "--rivals", "paul"), "'paul' is no Rival of this game; known are duke_leto_atr"),
        (("--players", "1", "--rivals", "thorvald,ilban"), "'thorvald' fits several Rivals"),
        (("--players", "1", "--rivals", "leto,leto"), "'duke_leto_atreides' is named twice"),
        (("--players", "1", "--rivals", "leto", "--leader", "leto"), "'duke_leto_atreides' is named twice"),
        (("--players", "2", *UPRISING, "--variant", "streamlined", "--rivals", "gurney"), "can't be a rival"),
        (("--players", "2", *UPRISING, "--rivals", "amber"), "can't be a rival here"),
    ],
)
def test_what_cant_be_is_said_in_one_line(run: Run, arguments: tuple[str, ...], part: str) -> None:
    assert part in run("play", *arguments).complaint


def test_every_level_and_variant_of_every_game_can_be_asked_for() -> None:
    seen: set[str] = set()
    for edition, made in catalog.EDITIONS.items():
        for mode in made.opponents:
            table = ("--players", str(mode.people), "--edition", edition)
            for level in mode.levels:
                if level.id:
                    assert asked(*table, "--level", level.id).level == level.id
            for variant in mode.variants:
                assert asked(*table, "--variant", variant).variants == (variant,)
                seen.add(variant)
    assert seen == set(VARIANTS)


def test_the_help_names_levels_and_variants(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("play", "match"):
        with pytest.raises(SystemExit):
            parser().parse_args([command, "--help"])
        told = " ".join(capsys.readouterr().out.split())
        assert "mercenary, sardaukar (default), mentat, kwisatz_haderach" in told
        assert all(variant in told for variant in VARIANTS)


def test_a_table_is_laid_for_them() -> None:
    made = parser().parse_args(
        ["play", "--players", "2", *UPRISING, "--rivals", "irulan", "--variant", "brutal", "--bots", "random"]
    )
    table = new_table(made)
    setup = table.tape.record.setup
    assert (setup.players, setup.rivals, setup.variants) == (2, ["princess_irulan"], ["brutal_escalation"])
    assert table.settings.players == ("you", "random")
    assert (table.game.people, table.game.players) == (2, 3)


def test_opponents_of_a_game_under_way_stay(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "--players", "1", "--leader", "random", "--save", str(path), lines=["quit"])
    assert read_save(path).settings.players == ("you",)
    for option in (("--level", "mentat"), ("--rivals", "baron"), ("--variant", "expert_deployment")):
        assert (
            "whose opponents can't be changed any more" in run("play", "--load", str(path), *option).complaint
        )
    assert "no bot can sit down" in run("play", "--load", str(path), "--bots", "random").complaint
    assert run("play", "--load", str(path), lines=["quit"]).status == 0


def test_against_leaves_the_rest_of_a_setup_alone() -> None:
    setup = Setup(players=1, seed=9, edition="uprising", modules=["choam"])
    made = Opposition(("gurney_halleck", "random"), "mentat", ("row_dice",)).against(setup)
    assert (made.players, made.seed, made.edition, made.modules) == (1, 9, "uprising", ["choam"])
    assert (made.rivals, made.level, made.variants) == (["gurney_halleck", "random"], "mentat", ["row_dice"])
