"""Saved games: JSON with the state, the record so far, and who sits where. Reading one trusts nothing in it."""

from __future__ import annotations

import errno
import json
import os
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from kanly import __version__, catalog
from kanly.bots import by_name
from kanly.cli.boxes import told
from kanly.cli.table import YOU, Settings, Table, Tape
from kanly.engine.errors import KanlyError
from kanly.engine.state import Event
from kanly.game import Game
from kanly.notation.record import MAGIC, Record, read_record, replay
from kanly.notation.state import read_state, write_state
from kanly.text import LANGUAGES

FORMAT = "kanly save 1"
# What a file begins with that was written here: a saved game, or a record.
OURS = (FORMAT, MAGIC)
KEYS = {"format", "version", "language", "players", "record", "state"}
# A whole game takes some sixty thousand characters.
LONGEST = 5_000_000


class SaveError(KanlyError):
    """A saved game that can't be read; the message names the file and what is wrong in it."""


def write_save(table: Table, path: Path) -> None:
    """Save the game; a file that is there stays whole until the new one is."""
    if path.is_dir():
        # Found out later, the error would name the temporary file.
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    data = {
        "format": FORMAT,
        "version": __version__,
        "language": table.settings.language,
        "players": list(table.settings.players),
        "record": table.tape.record.to_text(),
        "state": write_state(table.game.state),
    }
    make_folder(path)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(data, file, ensure_ascii=False, indent=1)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def make_folder(path: Path) -> None:
    """The folder that a file is to lie in, with those above it."""
    for above in reversed(path.parents):
        if above.exists() and not above.is_dir():
            # Python would say of the folder that was to be made that it exists.
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(above))
    path.parent.mkdir(parents=True, exist_ok=True)


def may_be_replaced(path: Path) -> bool:
    """Whether writing there loses nothing of anybody's: no file, an empty one, or one that Kanly wrote."""
    if not path.is_file():
        return True
    with path.open(encoding="utf-8", errors="replace") as file:
        beginning = file.read(200)
    return not beginning.strip() or any(mark in beginning for mark in OURS)


def holds_open_game(path: Path) -> bool:
    """Whether a file is a saved game that somebody could still want to go on with."""
    if not path.is_file():
        return False
    try:
        return not read_save(path).game.over
    except KanlyError:
        return False


def read_save(path: Path, bots: Sequence[str] = ()) -> Table:
    """A saved game, ready to go on; `bots` sit down instead of those that played before, one for each other seat."""
    data = read_json(path)
    if data.get("format") != FORMAT:
        raise SaveError(f"{path}: this is no saved game: its format is not {FORMAT!r}")
    if set(data) != KEYS:
        wrong = ", ".join(sorted(set(data) ^ KEYS))
        raise SaveError(f"{path}: the keys of a saved game are {', '.join(sorted(KEYS))}; amiss: {wrong}")
    try:
        game = Game.of(read_state(data["state"], catalog.content))
        record = read_record(text_of(data["record"], "record"), "record")
        settings = read_settings(data, game.people, bots)
        recorded = catalog.box_of(record.setup)
    except KanlyError as error:
        raise SaveError(f"{path}: {error}") from None
    rehearse(game, path)
    if record.setup.players != game.people or recorded != game.state.content.box:
        one, other = (
            f"{told(box)} for {players}"
            for box, players in ((recorded, record.setup.players), (game.state.content.box, game.people))
        )
        raise SaveError(f"{path}: the record and the state are of different games: {one}; {other}")
    log, seen = retold(record, game, settings.seat)
    return Table(Tape.resume(game, record), settings, log, seen)


def rehearse(game: Game, path: Path) -> None:
    """Look at the game from all sides before anybody sits down: what can't be shown was not saved by us."""
    try:
        for seat in range(game.people):
            game.view(seat)
        for move in game.legal:
            game.copy().play(move)
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        wrong = f"{type(error).__name__} {error}"
        raise SaveError(f"{path}: the parts of the saved state don't fit each other ({wrong})") from None


def read_json(path: Path) -> dict[str, Any]:
    with path.open(encoding="utf-8", errors="replace") as file:
        text = file.read(LONGEST + 1)
    if len(text) > LONGEST:
        raise SaveError(f"{path}: this file is too long for a saved game")
    try:
        data: Any = json.loads(text)
    except json.JSONDecodeError as error:
        if text.startswith(MAGIC):
            raise SaveError(
                f"{path}: this is the record of a game, not a saved game; see it with `kanly replay`"
            ) from None
        raise SaveError(f"{path}:{error.lineno}: this is not a whole saved game: {error.msg}") from None
    except (RecursionError, ValueError) as error:
        raise SaveError(f"{path}: this is no saved game: {error}") from None
    if not isinstance(data, dict):
        raise SaveError(f"{path}: this is no saved game: a JSON object belongs here")
    return data


def text_of(value: Any, key: str) -> str:
    if not isinstance(value, str):
        raise KanlyError(f"{key}: a text belongs here")
    return value


def read_settings(data: dict[str, Any], count: int, bots: Sequence[str]) -> Settings:
    language = text_of(data["language"], "language")
    if language not in LANGUAGES:
        raise KanlyError(f"language: {language[:20]!r} is none of {', '.join(LANGUAGES)}")
    players = data["players"]
    if not isinstance(players, list) or len(players) != count or players.count(YOU) != 1:
        raise KanlyError(f"players: {count} names belong here, one of them {YOU!r}")
    if bots:
        return Settings(seated(players.index(YOU), count, bots), language)
    for name in players:
        # A name with a colon is a module to be loaded, and a file must not say what code to run.
        if name != YOU and ":" in text_of(name, "players"):
            raise KanlyError(f"players: {name[:40]!r} is a bot from outside; name it with --bots")
        if name != YOU:
            by_name(name)
    return Settings(tuple(players), language)


def seated(seat: int, count: int, bots: Sequence[str]) -> tuple[str, ...]:
    """The player at their seat and bots at the others; one name stands for all of them."""
    if count == 1 and bots:
        raise KanlyError("no bot can sit down in a solo game, where you play against printed opponents")
    names = list(bots) * (count - 1) if len(bots) == 1 else list(bots)
    if len(names) != count - 1:
        seats = (
            "one other seat; name one"
            if count == 2
            else (f"the {count - 1} other seats; name one, or one for each seat")
        )
        raise KanlyError(f"{len(names)} bots are named for {seats}")
    for name in names:
        by_name(name)
    return (*names[:seat], YOU, *names[seat:])


def retold(record: Record, game: Game, seat: int) -> tuple[list[Event], int]:
    """The log so far, by playing the record again, and how much of it a seat knew when it last decided: what came after is
    still news to whoever comes back. Empty if another version of the rules made the record."""
    log: list[Event] = []
    decisions: list[tuple[int, int]] = []

    def watch(now: Game) -> None:
        log.extend(now.events())
        decisions.append((now.decider, len(log)))

    try:
        done = replay(record, listen=True, watch=watch)
    except KanlyError:
        return [], 0
    if done.game.digest() != game.digest():
        return [], 0
    # The last one is still open.
    return log, max((known for who, known in decisions[:-1] if who == seat), default=0)


def saves_folder() -> Path:
    """Where games are saved that were given no place."""
    base = os.environ.get("XDG_STATE_HOME")
    return (Path(base) if base else Path.home() / ".local" / "state") / "kanly"


def autosave(table: Table, wanted: Path | None) -> Path:
    """Save the game where the player wants it, else in the folder of saved games, else wherever there is room."""
    if wanted is not None:
        # A full disk or a folder of that name must not cost the game.
        with suppress(OSError):
            write_save(table, wanted)
            return wanted
    name = time.strftime("game-%Y%m%d-%H%M%S.json")
    try:
        write_save(table, saves_folder() / name)
        return saves_folder() / name
    except (OSError, RuntimeError):
        path = Path(tempfile.gettempdir()) / name
        write_save(table, path)
        return path


def latest_save() -> Path:
    """The newest of the games that were given no place."""
    found = sorted(saves_folder().glob("game-*.json"))
    if not found:
        raise SaveError(f"there is no saved game in {saves_folder()}; name a file: kanly play --load FILE")
    return found[-1]
