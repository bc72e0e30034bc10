"""Maker Hooks, and the Shield Wall that keeps some kinds of units out of the Conflict."""

from __future__ import annotations

from kanly.components import Edition
from kanly.engine import pieces
from kanly.engine.codes import IF_MAY_SUMMON, NONE, OP_CHOOSE, OP_HOOKS, OP_WHEN
from kanly.engine.content import AUTO_ALWAYS, AUTO_LONE, Content, Node
from kanly.engine.events import note
from kanly.engine.roles import UNITS
from kanly.engine.seats import receiver
from kanly.engine.state import State
from kanly.engine.topic import Topic, register_topic
from kanly.topics.sandworms.kinds import EV_HOOKS, EV_SHIELD_WALL


class Sandworms(Topic):
    def belongs(self, c: Content) -> bool:
        return bool(c.unit_ids)

    def lowered(self, c: Content, edition: Edition, rules: int) -> None:
        """A choice of which all but a plain gain needs Maker Hooks is none for a visitor without them, unless something else
        than a space could bring hooks on the same turn."""
        of_spaces = {c.components.index(space.key) for space in edition.spaces}
        if rules < 2 or any(n.op == OP_HOOKS and n.component not in of_spaces for n in c.nodes):
            return
        for nodes in c.space_nodes:
            for node in nodes:
                n = c.nodes[node]
                if n.op == OP_CHOOSE and n.a == 1 and c.nodes[n.kids[0]].auto == AUTO_ALWAYS:
                    others = [c.nodes[kid] for kid in n.kids[1:]]
                    if all(o.op == OP_WHEN and any(t[0] == IF_MAY_SUMMON for t in o.costs) for o in others):
                        n.auto = AUTO_LONE

    def keeps_out(self, s: State, kind: int) -> bool:
        return s.content.unit_stopped[kind] and protected(s)

    def lone_option(self, s: State, seat: int, n: Node) -> int:
        return NONE if has_hooks(s, seat) else n.kids[0]

    def summoned_instead(self, s: State, seat: int, kind: int, number: int) -> bool:
        if not has_hooks(s, seat) or not opponent_may_summon(s, kind):
            return False
        pieces.summon(s, seat, kind, number)
        return True


def protected(s: State) -> bool:
    """Whether the Shield Wall stands before the place of this round's Conflict (R-200)."""
    return (
        s.units is not None
        and s.units.wall != 0
        and s.conflict != NONE
        and s.content.conflict_protected[s.conflict]
    )


def has_hooks(s: State, seat: int) -> bool:
    return s.units is not None and s.units.hooks >> receiver(s, seat, UNITS) & 1 != 0


def take_hooks(s: State, seat: int) -> None:
    """Once for the whole game (R-089)."""
    assert s.units is not None
    seat = receiver(s, seat, UNITS)
    if not has_hooks(s, seat):
        s.units.hooks |= 1 << seat
        note(s, EV_HOOKS, seat)


def wall_stands(s: State) -> bool:
    return s.units is not None and s.units.wall != 0


def detonate_wall(s: State, seat: int) -> None:
    """It never returns (R-201)."""
    assert s.units is not None
    s.units.wall = 0
    note(s, EV_SHIELD_WALL, seat)


def opponent_may_summon(s: State, kind: int) -> bool:
    """What a printed opponent has to know for it, it asks the board."""
    assert s.roles is not None
    board = s.roles.board(s)
    return not (s.content.unit_stopped[kind] and board.protected() and board.wall())


register_topic(Sandworms("sandworms"))
