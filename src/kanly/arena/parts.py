"""What must hold of the parts that only some games have; each topic says it of its own (`topics/*/invariants.py`)."""

from __future__ import annotations

from collections.abc import Callable

from kanly import topics
from kanly.arena.broken import InvariantBroken, require
from kanly.arena.spent import check_spent
from kanly.engine import codes
from kanly.engine.part import PARTS
from kanly.engine.state import State

# What has to hold of each topic, if the game has it.
Check = Callable[[State], None]
CHECKS: list[Check] = [check_spent]


def register_invariants(check: Check) -> None:
    CHECKS.append(check)


def check_parts(s: State) -> None:
    """Every part that the game has, and only where it belongs."""
    for kind in PARTS.values():
        held = kind.of(s)
        if held is not None:
            require(s.tally is not None or kind.of_setup, f"there is the part {kind.name} but no tally")
            for field in kind.fields:
                if not field.signed and has_negative(getattr(held, field.name)):
                    raise InvariantBroken(f"{kind.name}.{field.name} is negative")
    for check in CHECKS:
        check(s)


def leaders_known(s: State) -> bool:
    """Whether all Leaders are chosen and have been given what they start with, or without."""
    return not any(step[0] == codes.STEP_SETUP_DONE for step in s.stack)


def has_negative(value: int | tuple[int, ...] | tuple[tuple[int, ...], ...]) -> bool:
    if isinstance(value, int):
        return value < 0
    return any(map(has_negative, value))


topics.load("invariants")
