"""A language is a folder of Fluent files, and nothing else has to know of it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from kanly.text import LANGUAGES, Words, bundle

LOCALES = Path(bundle.__file__).parent / "locales"


def test_the_languages_are_the_folders_with_english_first() -> None:
    assert LANGUAGES == ("en", "bg", "ru", "uk")
    assert sorted(LANGUAGES) == sorted(folder.name for folder in LOCALES.iterdir())


def test_a_new_folder_is_a_new_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(LOCALES, tmp_path / "locales")
    shutil.copytree(LOCALES / "en", tmp_path / "locales" / "xx")
    (tmp_path / "locales" / "draft").mkdir()
    monkeypatch.setattr(bundle, "files", lambda _: tmp_path)
    found = tuple(bundle.languages())
    assert found == ("en", "bg", "ru", "uk", "xx")
    monkeypatch.setattr(bundle, "LANGUAGES", found)
    assert bundle.Bundle("xx").text("language-name") == "English"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_itself(language: str) -> None:
    words = Words(language)
    assert words.text("language-name")
    assert 2 <= len(words.text("language-short")) <= 3
    assert len(set(words.text("language-letters"))) == 2
