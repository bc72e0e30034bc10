"""Sandworms in what the page is told: whether they may be summoned is known before a visit."""

from __future__ import annotations

from kanly.effects import MaySummon
from kanly.engine import pieces
from kanly.engine.state import State
from kanly.server.vocabulary import known
from kanly.topics.sandworms import worms


def may_summon(s: State, seat: int, it: MaySummon) -> bool:
    kinds = s.content.unit_ids
    return worms.has_hooks(s, seat) and it.kind in kinds and pieces.may_enter(s, kinds.index(it.kind))


known(MaySummon, may_summon)
