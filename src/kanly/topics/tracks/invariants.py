"""What must hold of tokens on tracks."""

from __future__ import annotations

from kanly.arena.broken import require
from kanly.arena.parts import register_invariants
from kanly.engine.state import State
from kanly.topics.tracks.part import TOKENS


def check_tokens(s: State) -> None:
    """Each seat has one on every track, and what can be taken once has been taken by whoever came there."""
    tokens, c = TOKENS.of(s), s.content
    if tokens is None:
        return
    shared = [track for track in c.place_tracks if track.leader < 0]
    require(len(tokens.at) == len(tokens.taken) == len(s.seats), "not every seat has tokens")
    for seat, stops in enumerate(tokens.at):
        require(len(stops) == len(shared), f"seat {seat}: a token is lost or doubled")
        for stop, track in zip(stops, shared, strict=True):
            require(stop in track.stops, f"seat {seat}: its token is off the track {track.name}")
            here = c.stops[stop]
            require(
                not here.first or stop in tokens.claimed, f"{c.stop_ids[stop]} is reached and not claimed"
            )
            require(
                not here.once or stop in tokens.taken[seat], f"seat {seat}: a stop is reached and not taken"
            )
        require(
            len(set(tokens.taken[seat])) == len(tokens.taken[seat]), f"seat {seat}: a stop is taken twice"
        )
        require(
            all(c.stops[stop].once for stop in tokens.taken[seat]), f"seat {seat}: nothing there comes once"
        )
    require(
        all(c.stops[stop].first for stop in tokens.claimed),
        "a stop is claimed that has nothing for the first",
    )
    require(len(set(tokens.claimed)) == len(tokens.claimed), "a stop is claimed twice")


register_invariants(check_tokens)
