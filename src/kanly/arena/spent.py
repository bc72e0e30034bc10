"""What must hold of things that react or can be used only so often."""

from __future__ import annotations

from kanly.arena.broken import require
from kanly.engine.codes import ONCE_A_GAME, ONCE_A_ROUND, ONCE_A_TURN
from kanly.engine.spent import SPENT, entries
from kanly.engine.state import State


def check_spent(s: State) -> None:
    """Only what has such a limit is remembered, and no more often than it is there."""
    part = SPENT.of(s)
    require(
        (part is not None) == bool(s.content.limits), "what was used is not remembered where it has to be"
    )
    if part is None:
        return
    nodes = s.content.nodes
    for once in (ONCE_A_TURN, ONCE_A_ROUND, ONCE_A_GAME):
        for seat, used in enumerate(entries(part, once)):
            require(used == tuple(sorted(used)), f"seat {seat}: what was used has an order")
            for node in used:
                require(s.content.limits.get(node) == once, f"{nodes[node].name} has another limit")
                card = nodes[node].card
                most = 1 if card < 0 else s.content.card_count[card]
                require(used.count(node) <= most, f"{nodes[node].name} was used more often than it is there")
