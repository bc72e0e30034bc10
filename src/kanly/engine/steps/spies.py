"""Questions about Spies and the Shield Wall: where one goes, which one comes back, whether the wall falls."""

from __future__ import annotations

from kanly.engine import cards, moves, plots_waiting, spies, units
from kanly.engine.codes import RECALL_GATHER, RECALL_PLAIN
from kanly.engine.state import State, Step


def run_gather(s: State, step: Step) -> list[int] | None:
    """A Spy beside the space just visited may go back for a card, before any effect (R-217)."""
    posts = spies.posts_of(s, step[1]) & s.content.space_posts[step[3]]
    if not posts:
        s.stack.pop()
        return None
    return [*spies.post_moves(moves.RECALL_SPY, posts), moves.make(moves.DECLINE)]


def answer_gather(s: State, step: Step, move: int) -> None:
    s.stack.pop()
    if moves.kind_of(move) == moves.RECALL_SPY:
        spies.recall(s, step[1], moves.first(move), RECALL_GATHER)
        cards.draw(s, step[1], 1)


def run_post(s: State, step: Step) -> list[int] | None:
    """Where the Spy goes. With an empty supply one may be taken back first, and nobody has to (R-212, R-213)."""
    node = s.content.nodes[step[3]]
    if spies.in_supply(s, step[1]):
        found = spies.post_moves(moves.SPY, spies.open_posts(s, step[1], node))
    else:
        found = spies.post_moves(moves.RECALL_SPY, spies.recallable(s, step[1], node))
        found.append(moves.make(moves.DECLINE))
    if not found:
        s.stack.pop()
        return None
    return found


def answer_post(s: State, step: Step, move: int) -> None:
    kind, seat = moves.kind_of(move), step[1]
    if kind == moves.RECALL_SPY:
        spies.recall(s, seat, moves.first(move), RECALL_PLAIN)
        return
    s.stack.pop()
    if kind == moves.DECLINE:
        plots_waiting.declined(s, seat)
        return
    post = moves.first(move)
    spies.place(s, seat, post)
    c = s.content
    for bonus in c.nodes[step[3]].kids:
        # What a post beside a space of some icon brings is an arrow that can wait until the end of the turn.
        if c.nodes[bonus].a & c.post_icons[post]:
            s.pool.extend(c.nodes[bonus].kids)


def run_recall_spy(s: State, step: Step) -> list[int] | None:
    """Which Spy pays a cost."""
    return spies.post_moves(moves.RECALL_SPY, spies.posts_of(s, step[1]))


def answer_recall_spy(s: State, step: Step, move: int) -> None:
    s.stack.pop()
    spies.recall(s, step[1], moves.first(move), RECALL_PLAIN)


def run_detonate_wall(s: State, step: Step) -> list[int] | None:
    """Nobody has to remove the Shield Wall (R-201)."""
    if not units.wall_stands(s):
        s.stack.pop()
        return None
    return [moves.make(moves.DETONATE), moves.make(moves.DECLINE)]


def answer_detonate_wall(s: State, step: Step, move: int) -> None:
    s.stack.pop()
    if moves.kind_of(move) == moves.DETONATE:
        units.detonate_wall(s, step[1])
