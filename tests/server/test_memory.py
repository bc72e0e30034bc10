"""How many tables are kept in memory follows how much of it there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from kanly.server import memory
from kanly.server.memory import FEWEST, allowed, most_tables

GIGABYTE = 1024**3


def test_more_memory_is_for_more_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for there_is in (0, GIGABYTE, 4 * GIGABYTE, 64 * GIGABYTE):
        monkeypatch.setattr(memory, "there_is", lambda there_is=there_is: there_is)
        found.append(most_tables())
    assert found == sorted(set(found)) and found[0] == FEWEST
    # Processes share what there is.
    assert most_tables(4) == found[-1] // 4


def test_the_group_in_which_a_server_runs_may_have_less_than_the_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    groups, files = tmp_path / "cgroup", tmp_path / "files"
    groups.write_text("4:cpu,memory:/box\n3:pids:/box\n0::/kanly.slice/kanly.service\n", encoding="utf-8")
    for name, limit in {
        "memory.max": "max",
        "kanly.slice/memory.max": str(2 * GIGABYTE),
        "kanly.slice/kanly.service/memory.max": str(3 * GIGABYTE),
        "memory/box/memory.limit_in_bytes": str(5 * GIGABYTE),
    }.items():
        file = files / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(limit + "\n", encoding="utf-8")
    assert sorted(allowed(groups, files)) == [2 * GIGABYTE, 3 * GIGABYTE, 5 * GIGABYTE]
    assert list(allowed(tmp_path / "none", files)) == []
    monkeypatch.setattr(memory, "allowed", lambda: allowed(groups, files))
    monkeypatch.setattr(memory, "machine", lambda: 8 * GIGABYTE)
    assert memory.there_is() == 2 * GIGABYTE


def test_this_machine_has_some() -> None:
    assert memory.there_is() > 0 and most_tables() >= FEWEST
