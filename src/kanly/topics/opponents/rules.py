"""Words that only printed opponents use: what they do stands in `icons.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly import effects as fx
from kanly.engine.codes import (
    NONE,
    OP_PICKED_INFLUENCE,
    OP_PRIORITY_INFLUENCE,
    OP_RIVAL_HARVEST,
    OP_RIVAL_SPY,
    PICK_ALLIANCE,
    PICK_LEAST,
    PICK_MOST,
)
from kanly.engine.content import Node
from kanly.engine.errors import KanlyError
from kanly.engine.word import Word, register
from kanly.topics.opponents import icons as icons
from kanly.topics.opponents import roles as roles
from kanly.topics.opponents import steps as steps

if TYPE_CHECKING:
    from kanly.engine.lowering import WordLowering

PICKS: Final = {fx.Pick.LEAST: PICK_LEAST, fx.Pick.MOST: PICK_MOST, fx.Pick.ALLIANCE: PICK_ALLIANCE}


class PickedInfluence(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.PickedInfluence)
        return self.node("influence", effect.amount, PICKS[effect.pick])


class PriorityInfluence(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.PriorityInfluence)
        return self.node("influence", effect.amount, effect.place - 1)


class RivalSpy(Word):
    """`a`: the number of its list of posts, NONE: the factions' posts, by priority."""

    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.RivalSpy)
        c = by.content
        if not effect.posts:
            return self.node("spy", NONE)
        for post in effect.posts:
            if post not in c.post_ids:
                raise KanlyError(f"{c.components[by.component]} names the post {post!r}, which is not here")
        c.rival_posts.append(tuple(c.post_ids.index(post) for post in effect.posts))
        return self.node("spy", len(c.rival_posts) - 1)


class RivalHarvest(Word):
    """`a`: the kind of unit that is summoned instead, or NONE; `b`: how many."""

    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.RivalHarvest)
        kind = NONE if effect.kind is None else by.unit_number(effect.kind)
        return self.node("harvest", kind, effect.units)


register(fx.PickedInfluence, PickedInfluence(OP_PICKED_INFLUENCE))
register(fx.PriorityInfluence, PriorityInfluence(OP_PRIORITY_INFLUENCE))
register(fx.RivalSpy, RivalSpy(OP_RIVAL_SPY))
register(fx.RivalHarvest, RivalHarvest(OP_RIVAL_HARVEST))
