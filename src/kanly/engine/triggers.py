"""What Leaders react to. A trigger puts effects in the open pool, or on the stack; it is never a callback."""

from __future__ import annotations

from kanly.engine.codes import NONE, ON_DEPLOYED, STEP_APPLY
from kanly.engine.state import State


def fire(s: State, seat: int, trigger: int, count: int) -> None:
    """Something happened to a seat that its Leader may react to."""
    me = s.seats[seat]
    if me.leader == NONE or not s.content.leader_triggers[me.leader] >> trigger & 1:
        return
    for code, at_least, once, nodes in s.content.leader_on[me.leader]:
        if code != trigger or count < at_least or (once and me.once_spent):
            continue
        if once:
            me.once_spent = 1
        if trigger == ON_DEPLOYED:
            for node in reversed(nodes):
                s.stack.append((STEP_APPLY, seat, seat, node, 0))
        else:
            s.pool.extend(nodes)
