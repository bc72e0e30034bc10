"""Without a browser these tests fail and say what to install; nobody should believe that they have passed."""

from __future__ import annotations

import shutil

import pytest

from .browsers import BROWSER, CHROMIUM, FIREFOX, KINDS, Kind, NoBrowser, executable, kind


@pytest.mark.parametrize("wanted", KINDS.values(), ids=lambda kind: kind.name)
def test_a_missing_browser_is_named(monkeypatch: pytest.MonkeyPatch, wanted: Kind) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(NoBrowser) as problem:
        executable(wanted)
    assert all(name in str(problem.value) for name in wanted.commands)
    assert f"apt install {wanted.package}" in str(problem.value)


def test_the_first_that_is_there_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    last = CHROMIUM.commands[-1]
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}" if name == last else None)
    assert executable(CHROMIUM) == f"/bin/{last}"


def test_the_environment_names_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(BROWSER, raising=False)
    assert kind() is CHROMIUM
    monkeypatch.setenv(BROWSER, "firefox")
    assert kind() is FIREFOX
    monkeypatch.setenv(BROWSER, "netscape")
    with pytest.raises(NoBrowser, match="chromium or firefox"):
        kind()
