"""Tokens on tracks: where they stand, where they can go, and what that brings."""

from __future__ import annotations

from kanly.engine import tracks
from kanly.engine.content import Content
from kanly.engine.events import note
from kanly.engine.parts import with_cards
from kanly.engine.state import State
from kanly.engine.topic import Topic, register_topic
from kanly.topics.tracks.kinds import EV_ADVANCE, EV_GO_BACK
from kanly.topics.tracks.part import TOKENS


class Tracks(Topic):
    def belongs(self, c: Content) -> bool:
        return any(track.leader < 0 for track in c.place_tracks)

    def set_up(self, s: State, players: int) -> None:
        TOKENS.begin(s, players)


def at(s: State, seat: int, track: int) -> int:
    """The stop on which a seat's token stands. Tracks of all seats are numbered before those of Leaders."""
    tokens = TOKENS.of(s)
    assert tokens is not None
    return tokens.at[seat][track]


def level(s: State, seat: int, track: int) -> int:
    return s.content.stops[at(s, seat, track)].level


def following(s: State, seat: int, track: int) -> tuple[int, ...]:
    """Where the lines lead from a seat's token; nowhere at the end."""
    return s.content.stops[at(s, seat, track)].following


def put(s: State, seat: int, stop: int) -> None:
    tokens = TOKENS.of(s)
    assert tokens is not None
    track = s.content.stops[stop].track
    own = tokens.at[seat]
    tokens.at = with_cards(tokens.at, seat, (*own[:track], stop, *own[track + 1 :]))


def reach(s: State, seat: int, stop: int) -> None:
    """A token comes to a stop, and its owner takes what that brings now."""
    c = s.content
    here = c.stops[stop]
    put(s, seat, stop)
    note(s, EV_ADVANCE, seat, stop)
    tracks.give(s, seat, reward(s, seat, stop), c.place_tracks[here.track].at_once)


def reward(s: State, seat: int, stop: int) -> tuple[int, ...]:
    """What reaching a stop brings this time; what comes once is gone from now on."""
    here = s.content.stops[stop]
    tokens = TOKENS.of(s)
    assert tokens is not None
    found = here.reward
    if here.once:
        if stop in tokens.taken[seat]:
            found = ()
        else:
            tokens.taken = with_cards(tokens.taken, seat, (*tokens.taken[seat], stop))
    if here.first and stop not in tokens.claimed:
        tokens.claimed = tuple(sorted((*tokens.claimed, stop)))
        found += here.first
    return found


def can_go_back(s: State, seat: int, track: int) -> bool:
    """From the start it brings nothing."""
    return level(s, seat, track) > 0


def go_back(s: State, seat: int, track: int) -> None:
    """To the start; what each stop up to the present one says for that is taken, from the first one on."""
    c = s.content
    table = c.place_tracks[track]
    end = at(s, seat, track)
    put(s, seat, table.stops[0])
    note(s, EV_GO_BACK, seat, table.stops[0])
    brought: tuple[int, ...] = ()
    for stop in table.stops:
        if leads_to(c, stop, end):
            brought += c.stops[stop].back
    tracks.give(s, seat, brought, table.at_once)


def leads_to(c: Content, stop: int, end: int) -> bool:
    """Whether a way goes from one stop to another."""
    return stop == end or any(leads_to(c, after, end) for after in c.stops[stop].following)


register_topic(Tracks("tracks"))
