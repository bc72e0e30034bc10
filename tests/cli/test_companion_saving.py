"""Sessions of the companion as files: saved after every line, gone on with, damaged."""

from __future__ import annotations

from pathlib import Path

import pytest

from kanly.cli.companion_file import read_session

from .conftest import Run
from .talking import UPRISING, shown, talk


def test_every_line_is_saved_and_a_session_goes_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "table.txt"
    first = run(*UPRISING, "--save", "table.txt", "--lang", "uk", lines=["t", "", "x 1 spice 2"])
    assert "Записано у файл table.txt" in first.out
    assert "kanly companion --resume table.txt" in first.out
    assert file.read_text(encoding="utf-8").startswith("kanly companion 2\nedition: uprising\n")
    journal = read_session(file).journal
    assert journal[0] == "turn" and journal[-1] == "set 1 spice 2"
    again = run("companion", "--resume", "table.txt", lines=["u", "q"])
    # The language is remembered, and the beginning is not told again.
    assert "Раунд 1 із 10" in again.out and "Підготуйте" not in again.out
    assert "Скасовано: x 1 прянощі 2" in again.out
    assert read_session(file).journal == journal[:-1]
    english = run("companion", "--resume", "table.txt", "--language", "en")
    assert "Round 1 of 10" in english.out


def test_a_session_without_a_name_is_kept_until_it_is_over(run: Run, tmp_path: Path) -> None:
    run(*UPRISING, lines=["x 1 points 2", "q"])
    (kept,) = (tmp_path / "state" / "kanly").glob("companion-*.txt")
    assert read_session(kept).journal == ["set 1 points 2"]
    outcome = run("companion", "--resume", lines=["e", "y", "1", "q"])
    assert "The winner: " in outcome.out and "Written to" not in outcome.out
    assert not kept.exists()


def test_saving_elsewhere_and_where_nothing_can_be_saved(run: Run, tmp_path: Path) -> None:
    lines = ["save", "save other.txt", "x 1 spice 1", "save one.txt/x.txt", "save ."]
    outcome = run(*UPRISING, "--save", "one.txt", lines=lines)
    assert "Written to one.txt" in outcome.out and "Written to other.txt" in outcome.out
    assert outcome.out.count("It could not be saved: ") == 2
    assert read_session(tmp_path / "other.txt").journal == ["set 1 spice 1"]
    assert read_session(tmp_path / "one.txt").journal == []


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "session.txt:1: a session of the companion begins with the line 'kanly companion 2'"),
        ("kanly companion 2\nedition: base\nplayers: 1\n\nfly\n", "session.txt:5: 'fly' is no command"),
        ("kanly companion 2\n" + "x" * 1_000_001, "too long for a session"),
    ],
)
def test_a_damaged_file_is_named_with_its_line(run: Run, tmp_path: Path, text: str, complaint: str) -> None:
    (tmp_path / "session.txt").write_text(text, encoding="utf-8")
    assert complaint in run("companion", "--resume", "session.txt").complaint


def test_a_session_under_way_cant_be_made_into_another(run: Run, tmp_path: Path) -> None:
    run(*UPRISING, "--save", "one.txt")
    for option in (["--edition", "base"], ["--players", "2"], ["--level", "mentat"], ["--printed-cards"]):
        assert "can't be changed any more" in run("companion", "--resume", "one.txt", *option).complaint


def test_what_goes_wrong_at_the_table_still_says_where_it_is_saved(tmp_path: Path) -> None:
    table = talk(tmp_path)

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    table.ask = interrupted
    with pytest.raises(KeyboardInterrupt):
        table.run()
    assert "Written to " in shown(table)
