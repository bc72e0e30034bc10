"""Without a browser these tests fail and say what to install; nobody should believe that they have passed."""

from __future__ import annotations

import shutil

import pytest

from .chromium import NAMES, NoBrowser, executable


def test_a_missing_browser_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(NoBrowser) as problem:
        executable()
    assert all(name in str(problem.value) for name in NAMES)
    assert "apt install chromium" in str(problem.value)


def test_the_first_that_is_there_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}" if name == NAMES[-1] else None)
    assert executable() == f"/bin/{NAMES[-1]}"
