"""What Leaders react to. A trigger puts effects in the open pool, or on the stack; it is never a callback."""

from __future__ import annotations

from typing import Final

from kanly.engine.codes import BY_ITSELF, NONE, ON_BEFRIENDED, ON_DEPLOYED, ON_WATCHED_MAKER
from kanly.engine.stack import apply_all
from kanly.engine.state import State

# What can happen on another seat's turn, or has to happen at once, does not wait in the open pool.
AT_ONCE: Final = (ON_DEPLOYED, ON_BEFRIENDED, ON_WATCHED_MAKER)


def fire(s: State, seat: int, trigger: int, count: int, factions: int = -1) -> None:
    """Something happened to a seat that its Leader may react to; `factions`: with which it had to do."""
    me = s.seats[seat]
    if me.leader == NONE or not s.content.leader_triggers[me.leader] >> trigger & 1:
        return
    for code, at_least, once, nodes, only in s.content.leader_on[me.leader]:
        if code != trigger or count < at_least or (once and me.once_spent) or not factions & only:
            continue
        if once:
            me.once_spent = 1
        if trigger in AT_ONCE:
            apply_all(s, seat, nodes, BY_ITSELF)
        else:
            s.pool.extend(nodes)
