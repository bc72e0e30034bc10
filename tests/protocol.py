"""The page's types, made from what the server declares: `make protocol` writes web/src/lib/generated.ts, `--check` only compares."""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

from kanly.server.app import make_app
from kanly.server.store import Store

WEB: Final = Path(__file__).parents[1] / "web"
FILE: Final = WEB / "src" / "lib" / "generated.ts"
# Fields that are not always told stay optional, whatever is meant when they are missing.
TOOL: Final = ("npx", "--no-install", "openapi-typescript", "--default-non-nullable=false")


@cache
def description() -> dict[str, Any]:
    """What the server says of itself; its version is not part of the protocol."""
    store = Store("sqlite://")
    try:
        told = make_app(store).openapi()
    finally:
        store.close()
    return {**told, "info": {"title": "Kanly", "version": ""}}


def digest(told: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


def head(told: dict[str, Any], body: str) -> str:
    """The first lines: two sums, so that no tool is needed to see that description and types belong together."""
    own = hashlib.sha256(body.encode()).hexdigest()
    return f"// Made by `make protocol` from the models in src/kanly/server/told. Not to be changed by hand.\n// {digest(told)}\n// {own}\n"


def untitled(value: Any) -> Any:
    """A description without the titles that repeat the names of fields."""
    if isinstance(value, list):
        return [untitled(part) for part in value]
    if isinstance(value, dict):
        named = {name: part for name, part in value.items() if name != "title" or not isinstance(part, str)}
        return {name: untitled(part) for name, part in named.items()}
    return value


def generated(told: dict[str, Any]) -> str:
    """The types as openapi-typescript writes them: those of all that is sent and told, the ways in are the page's own."""
    types = {**untitled(told), "info": told["info"], "paths": {}}
    made = subprocess.run(
        TOOL, cwd=WEB, input=json.dumps(types), capture_output=True, text=True, check=False, timeout=300
    )
    if made.returncode:
        sys.exit(made.stderr or made.stdout)
    return head(told, made.stdout) + made.stdout


def read_generated() -> str:
    return FILE.read_text(encoding="utf-8") if FILE.exists() else ""


def current(text: str) -> bool:
    """Whether types were made from today's description and left as they were made."""
    lines = text.split("\n", 3)
    return len(lines) == 4 and text == head(description(), lines[3]) + lines[3]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing, fail where it is not current")
    check = parser.parse_args().check
    made = generated(description())
    if check and made != read_generated():
        sys.exit(f"{FILE} is not what the server tells: make protocol writes it anew")
    if not check:
        FILE.write_text(made, encoding="utf-8")


if __name__ == "__main__":
    main()
