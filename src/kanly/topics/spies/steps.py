"""Questions about Spies: where one goes, which one comes back."""

from __future__ import annotations

from kanly.engine import board, cards, moves, plots_waiting
from kanly.engine.codes import (
    RECALL_GATHER,
    RECALL_INFILTRATE,
    RECALL_PLAIN,
    STEP_GATHER,
    STEP_INFILTRATE,
    STEP_POST,
    STEP_RECALL_SPY,
)
from kanly.engine.state import State, Step
from kanly.engine.step import StepKind, register_step
from kanly.topics.spies import kinds, spying


class Infiltrate(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """Which Spy goes back so that enemy Agents are no hindrance (R-215); none has to where something else opens the space."""
        c = s.content
        space = step[4]
        found = spying.post_moves(kinds.RECALL_SPY, spying.posts_of(s, step[1]) & c.space_posts[space])
        if board.joinable(s, step[1]) >> space & 1:
            found.append(moves.make(moves.DECLINE))
        return found

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        if moves.kind_of(move) == kinds.RECALL_SPY:
            spying.recall(s, step[1], moves.first(move), RECALL_INFILTRATE)
        board.send(s, step[1], step[3], step[4], 0)


class Gather(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """A Spy beside the space just visited may go back for a card, before any effect (R-217)."""
        posts = spying.posts_of(s, step[1]) & s.content.space_posts[step[3]]
        if not posts:
            s.stack.pop()
            return None
        return [*spying.post_moves(kinds.RECALL_SPY, posts), moves.make(moves.DECLINE)]

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        if moves.kind_of(move) == kinds.RECALL_SPY:
            spying.recall(s, step[1], moves.first(move), RECALL_GATHER)
            cards.draw(s, step[1], 1)


class Post(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """Where the Spy goes. With an empty supply one may be taken back first, and nobody has to (R-212, R-213)."""
        node = s.content.nodes[step[3]]
        if spying.in_supply(s, step[1]):
            found = spying.post_moves(kinds.SPY, spying.open_posts(s, step[1], node))
        else:
            found = spying.post_moves(kinds.RECALL_SPY, spying.recallable(s, step[1], node))
            found.append(moves.make(moves.DECLINE))
        if not found:
            s.stack.pop()
            return None
        return found

    def answer(self, s: State, step: Step, move: int) -> None:
        kind, seat = moves.kind_of(move), step[1]
        if kind == kinds.RECALL_SPY:
            spying.recall(s, seat, moves.first(move), RECALL_PLAIN)
            return
        s.stack.pop()
        if kind == moves.DECLINE:
            plots_waiting.declined(s, seat)
            return
        post = moves.first(move)
        spying.place(s, seat, post)
        c = s.content
        for bonus in c.nodes[step[3]].kids:
            # What a post beside a space of some icon brings is an arrow that can wait until the end of the turn.
            if c.nodes[bonus].a & c.post_icons[post]:
                s.pool.extend(c.nodes[bonus].kids)


class RecallSpy(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """Which Spy pays a cost."""
        return spying.post_moves(kinds.RECALL_SPY, spying.posts_of(s, step[1]))

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        spying.recall(s, step[1], moves.first(move), RECALL_PLAIN)


register_step(Infiltrate("infiltrate", "card", "space", part="spies", peoples=True), STEP_INFILTRATE)
register_step(Gather("gather", "space", part="spies", peoples=True), STEP_GATHER)
register_step(Post("post", "node", part="spies"), STEP_POST)
register_step(RecallSpy("recall_spy", "", "asking", part="spies"), STEP_RECALL_SPY)
