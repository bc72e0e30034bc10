"""What a record showed, decision by decision: the state, the legal moves, what each seat and a spectator saw, what was told.

    python -m tests.frozen.walks          # writes walks.txt: only for a record that is not in it yet

`walks.txt` has a line for each record: its name, a hash over each of the four, and four digits for every decision, so that a
walk that goes astray says where.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from kanly.game import Game
from kanly.notation.moves import write
from kanly.notation.record import read_record, replay
from kanly.topics.opponents.house import is_automa
from kanly.view import Opened
from tests.frozen.digest_1 import digest_1, words_of

HERE: Final = Path(__file__).parent
RECORDS: Final = HERE.parent / "records"
WALKS: Final = HERE / "walks.txt"
ASPECTS: Final = ("state", "legal", "views", "events")
DIGITS: Final = 4

# A hash of each aspect over the whole game, and some digits of each decision.
Walk = tuple[tuple[str, ...], tuple[str, ...]]


def told(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True).encode()


def views(game: Game) -> Iterator[bytes]:
    """What everybody sees. Views share what lies open, so that is written once."""
    state = game.state
    opened = Opened(state)
    # With the part itself, so that no other gets its number.
    kept: dict[int, tuple[str, Any]] = {}

    def once(part: Any) -> str:
        if id(part) not in kept:
            plain = part if isinstance(part, (dict, list)) else vars(part)
            kept[id(part)] = hashlib.sha256(told(plain)).hexdigest(), part
        return kept[id(part)][0]

    for seat in (None, *range(len(state.seats))):
        if seat is not None and is_automa(state, seat):
            continue
        view = game.view(seat, opened)
        fields = dict(vars(view))
        for key in ("table", "stack", "parts"):
            fields[key] = once(fields[key])
        fields["seats"] = [once(one) for one in view.seats]
        yield told(fields)


def seen(game: Game) -> tuple[bytes, bytes, bytes, bytes]:
    """The four aspects of one decision."""
    c = game.state.content
    legal = [game.decider, game.decision.kind, [write(c, move) for move in game.legal]]
    events = [words_of(c).event(event) for event in game.events()]
    return digest_1(game.state).encode(), told(legal), b"\n".join(views(game)), told(events)


def walk(path: Path) -> Walk:
    whole = [hashlib.sha256() for _ in ASPECTS]
    each: list[str] = []

    def watch(game: Game) -> None:
        found = seen(game)
        for one, aspect in zip(whole, found, strict=True):
            one.update(hashlib.sha256(aspect).digest())
        each.append(hashlib.sha256(b"\0".join(found)).hexdigest()[:DIGITS])

    replay(read_record(path.read_text(encoding="utf-8"), path.name), listen=True, watch=watch)
    return tuple(one.hexdigest()[:16] for one in whole), tuple(each)


def records() -> list[Path]:
    return sorted(RECORDS.glob("*.kanly"))


def kept() -> dict[str, Walk]:
    """The walks of the day before."""
    found: dict[str, Walk] = {}
    for line in WALKS.read_text(encoding="utf-8").splitlines():
        name, *whole, each = line.split(" ")
        found[name] = tuple(whole), tuple(each[at : at + DIGITS] for at in range(0, len(each), DIGITS))
    return found


def main() -> None:
    known = kept() if WALKS.exists() else {}
    for at, path in enumerate(records()):
        if path.stem not in known:
            known[path.stem] = walk(path)
        print(f"\r{at + 1} of {len(records())}", end="", file=sys.stderr)
    print(file=sys.stderr)
    lines = [f"{name} {' '.join(whole)} {''.join(each)}\n" for name, (whole, each) in sorted(known.items())]
    WALKS.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
