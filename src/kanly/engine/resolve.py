"""Effects happen: each word says itself whether it can be done and what it does (`word.py`)."""

from __future__ import annotations

from kanly.engine.errors import KanlyError
from kanly.engine.state import State


def doable(s: State, seat: int, node: int) -> bool:
    """Whether at least a part of the effect would happen now. What is not doable stays due and is not offered."""
    n = s.content.nodes[node]
    return n.rule.doable(s, seat, n)


def apply(s: State, seat: int, node: int, forced: int) -> None:
    """Make one effect happen. `forced`: an arrow is paid without asking, because choosing it was the decision; what was
    TAKEN itself is no longer declined."""
    n = s.content.nodes[node]
    s.cause = node
    n.rule.apply(s, seat, n, forced)


def apply_to_opponent(s: State, seat: int, node: int) -> None:
    """Make one effect happen to a printed opponent."""
    n = s.content.nodes[node]
    s.cause = node
    if n.rule.on_opponent is None:
        raise KanlyError(f"no rule says what {n.name!r} does to a printed opponent")
    n.rule.on_opponent(s, seat, n)
