"""A token goes on, stop by stop."""

from __future__ import annotations

from typing import Final

from kanly.engine import moves, tracks
from kanly.engine.state import State, Step
from kanly.engine.step import StepKind, register_step
from kanly.topics.tracks import moving
from kanly.topics.tracks.kinds import ADVANCE


class Advance(StepKind):
    """Its second number: how many stops are still to go."""

    def wrong(self, s: State, step: Step) -> str:
        node = s.content.nodes[step[3]]
        return "" if step[4] <= node.b else f"{step[4]} stops are still to go, of {node.b}"

    def run(self, s: State, step: Step) -> list[int] | None:
        kind, seat, decider, node, left = step
        track = s.content.nodes[node].a
        if not left:
            s.stack.pop()
            return None
        stops = moving.following(s, seat, track)
        if len(stops) > 1:
            return [moves.make(ADVANCE, stop) for stop in stops]
        s.stack[-1] = (kind, seat, decider, node, left - 1)
        if stops:
            moving.reach(s, seat, stops[0])
        else:
            table = s.content.place_tracks[track]
            tracks.give(s, seat, table.beyond, table.at_once)
        return None

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack[-1] = (step[0], step[1], step[2], step[3], step[4] - 1)
        moving.reach(s, step[1], moves.first(move))


STEP_ADVANCE: Final = register_step(Advance("advance", "node", part="tracks"))
