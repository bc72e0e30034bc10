"""Sessions of the companion in files, which are saved after every line."""

from __future__ import annotations

import errno
import os
import tempfile
import time
from pathlib import Path

from kanly.cli.save import SaveError, saves_folder
from kanly.companion import Companion, read_companion, write_companion

# Ten rounds with two opponents are some five hundred lines.
LONGEST = 1_000_000


def write_session(companion: Companion, path: Path) -> None:
    """A file that is there stays whole until the new one is."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(write_companion(companion))
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read_session(path: Path) -> Companion:
    with path.open(encoding="utf-8", errors="replace") as file:
        text = file.read(LONGEST + 1)
    if len(text) > LONGEST:
        raise SaveError(f"{path}: this file is too long for a session of the companion")
    return read_companion(text, str(path))


def latest_session() -> Path:
    """The newest of the sessions that were given no place."""
    found = sorted(saves_folder().glob("companion-*.txt"))
    if not found:
        raise SaveError(
            f"there is no saved session in {saves_folder()}; name a file: kanly companion --resume FILE"
        )
    return found[-1]


def new_session_file() -> Path:
    """Where a session is saved that was given no place."""
    return saves_folder() / time.strftime("companion-%Y%m%d-%H%M%S.txt")
