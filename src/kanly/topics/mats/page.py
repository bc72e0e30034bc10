"""Leaders' mats in what the page is told: what the next stop of a training track brings."""

from __future__ import annotations

from functools import lru_cache

from kanly.engine import moves
from kanly.engine.content import Content
from kanly.server.printed import drawn
from kanly.server.vocabulary import Both, move


@lru_cache(maxsize=256)
def of_stop(c: Content, stop: int) -> Both:
    return [], drawn(c, [effect for node in c.stops[stop].reward for effect in c.nodes[node].effects])


move(moves.NUMBERS["train"], lambda s, stop, _: of_stop(s.content, stop))
