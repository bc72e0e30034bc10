"""Tracks in what the page is told: what the stops that a token can go to bring."""

from __future__ import annotations

from functools import lru_cache

from kanly.engine.content import Content
from kanly.server.printed import drawn
from kanly.server.vocabulary import Both, move
from kanly.topics.tracks.kinds import ADVANCE


@lru_cache(maxsize=256)
def of_stop(c: Content, stop: int) -> Both:
    return [], drawn(c, [effect for node in c.stops[stop].reward for effect in c.nodes[node].effects])


move(ADVANCE, lambda s, stop, _: of_stop(s.content, stop))
