"""Which effects a move can ever name: what `take` and `choose` offer in some position of a card.

An effect inside another is never offered by itself, nor is one that the game always takes. To say of such a name that it
is illegal shows nothing, so a scenario may not.
"""

from __future__ import annotations

from functools import lru_cache

from kanly.engine import moves
from kanly.engine.codes import (
    COST_DISCARD,
    NONE,
    OP_ANY_ORDER,
    OP_AT_REVEAL,
    OP_CHOOSE,
    OP_FOR_EACH,
    OP_ON_ACQUIRE,
    OP_PAY,
    OP_SEQUENCE,
    OP_SPY,
    OP_WHEN,
)
from kanly.engine.content import AUTO_ALWAYS, AUTO_BRANCH, AUTO_WHEN, Content
from kanly.engine.triggers import AT_ONCE

# How an effect comes up: it lies among the effects of a turn, it happens by itself, or somebody has decided for it.
IN_POOL, BY_ITSELF, DECIDED = range(3)
# What `pool.sweep` takes whenever it could be offered.
NEVER_TAKEN = (AUTO_ALWAYS, AUTO_WHEN, AUTO_BRANCH)


@lru_cache(maxsize=8)
def offered(content: Content) -> frozenset[int]:
    """Every `take` and `choose` that some position offers."""
    found = Offered(content)
    found.walk_all()
    return frozenset(found.moves)


class Offered:
    def __init__(self, content: Content) -> None:
        self.c = content
        self.moves: set[int] = set()

    def walk_all(self) -> None:
        c = self.c
        for box in (
            *c.card_agent,
            *c.card_reveal,
            *c.space_nodes,
            *c.leader_signet,
            *c.leader_harvest_effects,
        ):
            self.walk(box, IN_POOL)
        for tiers in c.space_tiers:
            for _, box in tiers:
                self.walk(box, IN_POOL)
        for track in c.place_tracks:
            self.walk(track.beyond, BY_ITSELF)
            for number in track.stops:
                stop = c.stops[number]
                for box in (stop.reward, stop.first, stop.back):
                    self.walk(box, IN_POOL)
                    if track.leader < 0:
                        self.walk(box, BY_ITSELF)
        for reactions in (*c.leader_on, *c.card_on):
            for reaction in reactions:
                # Outside of its owner's own turn it happens at once.
                self.walk(reaction.nodes, BY_ITSELF)
                if not AT_ONCE[reaction.trigger]:
                    self.walk(reaction.nodes, IN_POOL)
        self.moves.update(moves.make(moves.TAKE, node) for node in c.abilities)
        self.walk(tuple(c.track_visit), IN_POOL)
        for box in (*c.card_acquire, *c.card_trashed, *c.card_discarded, *c.track_bonus):
            self.walk(box, BY_ITSELF)
        for box in c.contract_reward:
            self.walk(box, IN_POOL)
            self.walk(box, BY_ITSELF)
        for rewards in c.conflict_rewards:
            for box in rewards:
                self.walk(box, IN_POOL)
                if c.opponents:
                    self.walk(box, BY_ITSELF)
        for box in (*c.rival_signet, *c.rival_scheme, *c.hagal_effects):
            self.walk(box, BY_ITSELF)
        self.walk(tuple(node for spaces in c.hagal_spaces for _, node in spaces), BY_ITSELF)
        for table in (c.intrigue_plot, c.intrigue_combat, c.intrigue_win, c.intrigue_endgame):
            for box in table:
                self.walk(box, DECIDED)
                self.add_lines(box)
        for (_, printed), node in c.given.items():
            # What is given is offered as what is printed.
            for kind in (moves.TAKE, moves.CHOOSE):
                if moves.make(kind, printed) in self.moves:
                    self.moves.add(moves.make(kind, node))

    def add_lines(self, box: tuple[int, ...]) -> None:
        """Lines of an Intrigue card with an arrow, perhaps behind a condition, are chosen one by one."""
        nodes = self.c.nodes
        for node in box if len(box) > 1 else ():
            n = nodes[node]
            if n.op == OP_PAY or (n.op == OP_WHEN and any(nodes[kid].op == OP_PAY for kid in n.kids)):
                self.moves.add(moves.make(moves.CHOOSE, node))

    def walk(self, box: tuple[int, ...], how: int) -> None:
        for node in box:
            self.walk_node(node, how)

    def walk_node(self, node: int, how: int) -> None:
        n = self.c.nodes[node]
        if how == IN_POOL and n.auto == AUTO_BRANCH:
            self.walk((*n.kids, *n.otherwise), IN_POOL)
            return
        if how == IN_POOL and n.auto not in NEVER_TAKEN:
            self.moves.add(moves.make(moves.TAKE, node))
        if n.op == OP_PAY and how == BY_ITSELF:
            self.moves.add(moves.make(moves.CHOOSE, node))
        if n.op in (OP_CHOOSE, OP_ANY_ORDER):
            self.moves.update(moves.make(moves.CHOOSE, kid) for kid in n.kids)
        below = DECIDED
        if n.op in (OP_ON_ACQUIRE, OP_FOR_EACH) or (n.op in (OP_WHEN, OP_SEQUENCE) and how == BY_ITSELF):
            below = BY_ITSELF
        elif n.op == OP_AT_REVEAL:
            below = IN_POOL
        kids = (*n.kids, *n.otherwise)
        if n.op == OP_SPY:
            # What comes with a post waits among the effects of the turn.
            kids, below = tuple(kid for bonus in n.kids for kid in self.c.nodes[bonus].kids), IN_POOL
        self.walk(kids, below)
        if n.op == OP_PAY:
            self.walk(tuple(a for code, a, _ in n.costs if code == COST_DISCARD and a != NONE), DECIDED)
