"""Effects that a component gives although they are printed on another: a card that copies another card's box has done so.

What is due belongs to the component of its node. So whoever gives effects of others has nodes of its own for them, made when
the box is opened: equal to the printed ones, but they are its own effects in all that asks whose they are. "This card" in them
is the giver's, they go when the giver is trashed (R-060), and moves and logs name it: `take ghola: duncan_idaho pay`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kanly.engine.content import Content, Node, Reaction
from kanly.engine.errors import KanlyError

# Of all boxes of a content, those whose effects a component may give.
Boxes = Callable[[Content], Sequence[tuple[int, ...]]]
# Between the giver and the effect, in names and in keys.
GIVES = ": "


def agent_boxes(c: Content) -> Sequence[tuple[int, ...]]:
    """Those of personal cards, and the Signet abilities that a ring among them leads to."""
    return (*c.card_agent, *c.leader_signet)


def reveal_boxes(c: Content) -> Sequence[tuple[int, ...]]:
    return c.card_reveal


def add_given(c: Content, component: int, card: int, boxes: Boxes, name: str) -> None:
    """A node of the component for each effect of these boxes that is another's; `name`: what it is called in those of moves."""
    for box in boxes(c):
        for node in box:
            if c.nodes[node].component != component:
                given(c, component, card, node, name)


def given(c: Content, component: int, card: int, node: int, name: str) -> int:
    """The node with which the component gives an effect, and those below it."""
    known = c.given.get((component, node))
    if known is not None:
        return known
    printed = c.nodes[node]
    made = like(printed)
    made.component, made.card, made.printed = component, card, node
    made.kids = tuple([given(c, component, card, kid, name) for kid in printed.kids])
    made.otherwise = tuple([given(c, component, card, kid, name) for kid in printed.otherwise])
    if printed.reaction is not None:
        made.reaction = Reaction(
            printed.reaction.trigger, made.kids, printed.reaction.at_least, of=printed.reaction.of
        )
    made.name = name + GIVES + printed.name
    made.key = c.components[component] + GIVES + printed.key
    made.number = c.given[(component, node)] = len(c.nodes)
    c.nodes.append(made)
    c.node_names[made.name] = made.number
    c.node_keys[made.key] = made.number
    return made.number


def like(printed: Node) -> Node:
    """Another node that does the same."""
    made = Node(printed.rule, printed.a, printed.b)
    made.op, made.c = printed.op, printed.c
    made.effects, made.costs = printed.effects, printed.costs
    made.auto, made.mandatory = printed.auto, printed.mandatory
    made.minds, made.secret = printed.minds, printed.secret
    made.word = printed.word
    return made


def given_by(c: Content, component: int, nodes: Sequence[int]) -> list[int]:
    """Effects as the component gives them, whoever they are printed on."""
    found: list[int] = []
    for node in nodes:
        if c.nodes[node].component == component:
            found.append(node)
        elif (component, node) in c.given:
            found.append(c.given[(component, node)])
        else:
            raise KanlyError(
                f"{c.components[component]} gives {c.nodes[node].name!r}, and its words don't say that it can"
            )
    return found
