"""Effects on the stack of steps."""

from __future__ import annotations

from kanly.engine.codes import STEP_APPLY
from kanly.engine.state import State


def apply_all(s: State, seat: int, nodes: tuple[int, ...], forced: int) -> None:
    """Put effects on the stack so that they happen in printed order."""
    for node in reversed(nodes):
        s.stack.append((STEP_APPLY, seat, seat, node, forced))
