"""What a move costs and brings, as trees of effects for the page's drawer, with the numbers that they have now."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import lru_cache
from typing import Any

from kanly import effects as fx
from kanly.components import Intrigue
from kanly.engine import market, moves
from kanly.engine.codes import (
    ACQUIRE_FOR_SOLARI,
    OP_FOR_EACH,
    STEP_ACQUIRE,
    STEP_COMBAT,
    STEP_ENDGAME,
    STEP_FACTION,
    STEP_LOSE_INFLUENCE,
    STEP_WIN,
)
from kanly.engine.conditions import count
from kanly.engine.content import Content
from kanly.engine.state import State
from kanly.server import vocabulary
from kanly.server.printed import drawn, plain
from kanly.server.visits import paid, prices, space_of
from kanly.server.vocabulary import Both
from kanly.text.nodes import component

# Which of an Intrigue card's boxes counts at a question.
BOXES = {STEP_COMBAT: "combat", STEP_WIN: "win", STEP_ENDGAME: "endgame"}


def trees(s: State, seat: int, move: int) -> Both:
    """What a legal move costs and what it brings; nothing where there is nothing sensible to draw."""
    c, step = s.content, s.stack[-1]
    kind, a, b = moves.kind_of(move), moves.first(move), moves.second(move)
    match kind:
        case moves.TAKE | moves.CHOOSE:
            times = count(s, seat, c.nodes[a]) if c.nodes[a].op == OP_FOR_EACH else -1
            return of_node(c, a, times)
        case moves.PLAY:
            return of_intrigue(c, a, BOXES.get(step[0], "plot"))
        case moves.TIER:
            return of_price(c, b, a, prices(s, seat, b)[a])
        case moves.BUY:
            return [plain(market.currency(s, b).printed(market.price(s, seat, a, b)))], []
        case moves.ACQUIRE if step[0] == STEP_ACQUIRE and step[4] & ACQUIRE_FOR_SOLARI:
            return [plain(fx.Spend(fx.Resource.SOLARI, c.card_cost[a]))], []
        case moves.FACTION if step[0] == STEP_FACTION:
            return [], [plain(fx.Influence(c.nodes[step[3]].a, (fx.Faction(c.faction_ids[a]),)))]
        case moves.LOSE if step[0] == STEP_LOSE_INFLUENCE:
            return [plain(fx.LoseInfluence(step[3]))], []
    of_topic = vocabulary.MOVES.get(kind)
    found = None if of_topic is None else of_topic(s, a, b)
    return ([], []) if found is None else found


def split(c: Content, effects: tuple[fx.Effect, ...]) -> Both:
    """An arrow's cost and what it buys; a condition that holds whenever it is offered is left out."""
    while len(effects) == 1 and isinstance(effects[0], fx.When) and not effects[0].otherwise:
        effects = effects[0].effects
    if len(effects) == 1 and isinstance(effects[0], fx.Pay):
        return drawn(c, effects[0].costs), drawn(c, effects[0].effects)
    return [], drawn(c, effects)


@lru_cache(maxsize=4096)
def of_node(c: Content, node: int, times: int) -> Both:
    """An effect; `times`: how often it happens now, where it counts something."""
    effects = c.nodes[node].effects
    if times >= 0 and isinstance(effects[0], fx.ForEach):
        each = effects[0].effect
        counted = [f.name for f in fields(each) if f.name in ("amount", "cards", "troops")]
        if counted:
            changes: dict[str, Any] = {counted[0]: getattr(each, counted[0]) * times}
            return [], drawn(c, (replace(each, **changes),))
    return split(c, effects)


@lru_cache(maxsize=1024)
def of_intrigue(c: Content, card: int, box: str) -> Both:
    data = component(c, c.intrigue_component[card])
    assert isinstance(data, Intrigue)
    return split(c, getattr(data, box))


@lru_cache(maxsize=256)
def of_price(c: Content, space: int, tier: int, cost: tuple[int, int, int]) -> Both:
    return paid(cost), drawn(c, space_of(c, space).tiers[tier].effects)
