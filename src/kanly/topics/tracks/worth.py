"""Tracks: what the stops ahead are worth, and what going back brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.bots.heuristic.choose import score_kind
from kanly.bots.heuristic.gates import condition, likely
from kanly.bots.heuristic.opponents import worth_to_opponents
from kanly.bots.heuristic.parts import told
from kanly.bots.heuristic.worth import register
from kanly.engine.content import Node
from kanly.topics.tracks.kinds import ADVANCE

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

# What the next stop is worth less for lying further on, and one from which more can still be taken on the way back.
NEXT = 0.5
BACK_LATER = 0.4
LATER = 1.2
FAR = 2


class Ways:
    """Judges where a seat's tokens stand and can go."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.t = t = judge.t
        numbers = t.names.numbers["stop"]
        at = told(t.view, "tracks", "at", [[]] * t.players)[t.seat]
        self.at: list[int] = [numbers[stop] for stop in at]
        self.taken: set[int] = {
            numbers[stop] for stop in told(t.view, "tracks", "taken", [[]] * t.players)[t.seat]
        }
        self.ahead = 0
        self.claimed: set[int] = {numbers[stop] for stop in told(t.view, "tracks", "claimed", [])}

    def stop(self, stop: int, depth: int = 1) -> float:
        """What reaching a stop brings now, with the way on from it."""
        here, total = self.t.c.stops[stop], self.judge.value.total
        worth = 0.0 if here.once and stop in self.taken else total(here.reward)
        if stop not in self.claimed:
            worth += total(here.first)
        worth += BACK_LATER * total(here.back)
        if depth and here.following:
            worth += (
                NEXT
                * min(1.0, 0.3 * self.t.left)
                * max(self.stop(after, depth - 1) for after in here.following)
            )
        return worth

    def advance(self, track: int, steps: int) -> float:
        """Stops may send the token on; so far ahead nobody looks."""
        if self.ahead == FAR:
            return LATER * steps
        self.ahead += 1
        worth = self.ways(self.at[track], track, steps)
        self.ahead -= 1
        return worth

    def ways(self, at: int, track: int, steps: int) -> float:
        worth = 0.0
        for _ in range(steps):
            following = self.t.c.stops[at].following
            if not following:
                worth += self.judge.value.total(self.t.c.place_tracks[track].beyond)
                continue
            at = max(following, key=self.stop)
            worth += self.stop(at, 0)
        return worth

    def go_back(self, track: int) -> float:
        """The way from the start is long again; whoever stands there gains nothing."""
        c = self.t.c
        level = c.stops[self.at[track]].level
        stops = [c.stops[stop] for stop in c.place_tracks[track].stops]
        return sum(self.judge.value.total(stop.back) for stop in stops if stop.level <= level)


def advance(judge: Judge, n: Node, now: bool) -> float:
    return judge.part(Ways).advance(n.a, n.b) if now else LATER * n.b * judge.value.fade


def go_back(judge: Judge, n: Node, now: bool) -> float:
    return judge.part(Ways).go_back(n.a) if now else LATER * judge.value.fade


def on_track(judge: Judge, track: int, steps: int) -> bool:
    return judge.t.c.stops[judge.part(Ways).at[track]].level >= steps


register(fx.Advance, advance)
register(fx.GoBack, go_back)
worth_to_opponents(fx.Advance, 0.0)
worth_to_opponents(fx.GoBack, 0.0)
condition(fx.OnTrack, likely(on_track, later=0.4))
score_kind(ADVANCE, lambda choice, stop, b: choice.judge.part(Ways).stop(stop))
