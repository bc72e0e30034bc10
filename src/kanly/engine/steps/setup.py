"""Decisions before the first round: Leaders, and secret faction tokens."""

from __future__ import annotations

from kanly.engine import cards, leaders, moves, tracks
from kanly.engine.codes import (
    EV_LEADER,
    EV_TOKEN_KEPT,
    NONE,
    STEP_LEADER,
    STEP_SETUP_DONE,
    STEP_TOKEN,
)
from kanly.engine.events import note, note_private
from kanly.engine.resources import gain
from kanly.engine.state import State, Step
from kanly.engine.step import StepKind, register_step


class Leader(StepKind):
    def wrong(self, s: State, step: Step) -> str:
        return "" if step[4] < 2 else f"Leaders are kept apart (1) or not (0), not {step[4]}"

    def run(self, s: State, step: Step) -> list[int] | None:
        taken = [seat.leader for seat in s.seats]
        kept = [] if s.roles is None else s.roles.leaders_taken(s)
        free = leaders.open_to(s, taken, step[3], step[4] != 0)
        return [moves.make(moves.LEADER, i) for i in free if i not in kept]

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        s.seats[step[1]].leader = moves.first(move)
        note(s, EV_LEADER, step[1], moves.first(move))


class Token(StepKind):
    def wrong(self, s: State, step: Step) -> str:
        return "" if step[3] <= s.content.faction_count else f"{step[3]} is too much for this step"

    def run(self, s: State, step: Step) -> list[int] | None:
        if step[3] == 0:
            s.stack.pop()
            return None
        kept = s.seats[step[1]].tokens
        factions = range(s.content.faction_count)
        return [moves.make(moves.TOKEN, faction) for faction in factions if not kept >> faction & 1]

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack[-1] = (step[0], step[1], step[2], step[3] - 1, 0)
        s.seats[step[1]].tokens |= 1 << moves.first(move)
        note_private(s, EV_TOKEN_KEPT, step[1], moves.first(move), 0, 1 << step[1])


class SetupDone(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """All Leaders are known: what they start with, and the secret tokens before round one (R-245)."""
        s.stack.pop()
        c = s.content
        for i in reversed(range(len(s.seats))):
            seat = s.seats[i]
            if seat.leader == NONE:
                continue
            start = c.leader_start[seat.leader]
            for resource in range(3):
                if start[resource]:
                    gain(s, i, resource, start[resource])
            if c.leader_tokens[seat.leader]:
                s.stack.append((STEP_TOKEN, i, i, c.leader_tokens[seat.leader], 0))
            # A role's own starting deck may lack the card.
            if c.leader_without[seat.leader] in seat.deck:
                seat.deck.remove(c.leader_without[seat.leader])
            if c.leader_track[seat.leader] != NONE:
                tracks.begin(s, i, c.leader_track[seat.leader])
            cards.settle_top(s, i)
        for topic in c.topics:
            topic.leaders_known(s)
        return None


register_step(Leader("leader", "leaders", peoples=True), STEP_LEADER)
register_step(Token("token", peoples=True), STEP_TOKEN)
register_step(SetupDone("setup_done", asks=False, ownerless=True), STEP_SETUP_DONE)
