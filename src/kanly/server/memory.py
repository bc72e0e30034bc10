"""How many tables fit into the memory of this machine."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

# A table in memory has some 150 kB in the middle of a game and 300 kB at its end; moves that are taken back, and what is on its
# way to those who listen, come to it.
TABLE: Final = 512 * 1024
# One part in so many of the memory is for tables: bots, films of games, the database and the system need theirs.
PART: Final = 4
FEWEST: Final = 100
# Where nobody says how much there is.
USUAL: Final = 1024**3

GROUPS: Final = Path("/proc/self/cgroup")
GROUP_FILES: Final = Path("/sys/fs/cgroup")


def most_tables(processes: int = 1) -> int:
    """How many tables one of so many server processes may keep in memory at once."""
    return max(FEWEST, there_is() // PART // TABLE // processes)


def there_is() -> int:
    """Bytes that this process could have: the machine's, or what the group in which it runs (a container, a service) may use."""
    return min([machine(), *allowed()])


def machine() -> int:
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return USUAL  # a system that does not tell


def allowed(groups: Path = GROUPS, files: Path = GROUP_FILES) -> Iterator[int]:
    """What Linux allows the groups of this process, of the new kind or of the old one; each group is bound by those around it."""
    for line in text_of(groups).splitlines():
        _, _, rest = line.partition(":")
        kinds, _, path = rest.partition(":")
        if kinds == "":
            folder, name = files, "memory.max"
        elif "memory" in kinds.split(","):
            folder, name = files / "memory", "memory.limit_in_bytes"
        else:
            continue
        group = Path(path.lstrip("/"))
        for inside in (group, *group.parents):
            limit = text_of(folder / inside / name).strip()
            if limit.isdecimal():
                yield int(limit)


def text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError:
        return ""
