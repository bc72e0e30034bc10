"""The parts of `engine/state.py` that are made from the tables of `engine/fields.py`.

    python -m tests.fields [--check]

Written out for speed: a copy is what search does most. Without `--check` the file is written anew.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from kanly.engine.fields import LIST, NUMBER, SEAT, STATE, Field

FILE = Path(__file__).resolve().parent.parent / "src" / "kanly" / "engine" / "state.py"
TYPES = {NUMBER: "int", LIST: "list[int]", "tuple": "tuple[int, ...]"}
BLOCK = re.compile(
    r"(?P<begin> *# made from fields: (?P<what>[^\n]+)\n).*?(?P<end> *# made until here\n)", re.DOTALL
)


def annotations(fields: tuple[Field, ...]) -> str:
    return "".join(f"    {f.name}: {TYPES[f.kind]}{f'  # {f.about}' if f.about else ''}\n" for f in fields)


def copied(fields: tuple[Field, ...]) -> str:
    return "".join(
        f"        t.{f.name} = self.{f.name}{'.copy()' if f.kind == LIST else ''}\n" for f in fields
    )


def begun(fields: tuple[Field, ...]) -> str:
    return "".join(f"    t.{f.name} = {f.start}\n" for f in fields)


MADE = {
    "what a seat has": annotations(SEAT),
    "a copy of a seat": copied(SEAT),
    "a new seat": begun(SEAT),
    "what a state has": annotations(STATE),
    "a copy of a state": copied(STATE),
    "a new state": begun(STATE),
}


def current(text: str) -> str:
    """The file as the tables want it."""
    found = {match["what"] for match in BLOCK.finditer(text)}
    if found != set(MADE):
        raise SystemExit(f"{FILE.name} lacks the blocks {', '.join(sorted(set(MADE) - found)) or 'no one'}")
    return BLOCK.sub(lambda match: match["begin"] + MADE[match["what"]] + match["end"], text)


def main() -> None:
    text = FILE.read_text(encoding="utf-8")
    if sys.argv[1:] == ["--check"]:
        if current(text) != text:
            raise SystemExit(
                f"{FILE.name} is not made from the tables of fields.py: run python -m tests.fields"
            )
        return
    FILE.write_text(current(text), encoding="utf-8")


if __name__ == "__main__":
    main()
