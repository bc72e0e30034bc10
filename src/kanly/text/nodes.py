"""From the engine's numbers back to the data: which component a number is, and to which of its boxes a node belongs."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.components import Component
from kanly.engine.content import Content


def message_of(key: str) -> str:
    """The message that holds the name of a component.

    >>> message_of("base/spaces/arrakeen")
    'base-spaces-arrakeen'
    """
    return key.replace("/", "-")


def component(content: Content, number: int) -> Component:
    """The component that the content counts as this number."""
    return content.data[number]


def of_signet(content: Content, node: int) -> bool:
    """Whether a Leader's node belongs to the Signet Ring ability, not to the Leader's own."""
    leader = content.leader_component.index(content.nodes[node].component)
    track = content.leader_track[leader]
    stops = content.place_tracks[track].stops if track >= 0 else ()
    training = [node for stop in stops for node in content.stops[stop].reward]
    return within(content, (*content.leader_signet[leader], *training), node)


def of_scheme(content: Content, node: int) -> bool:
    """Whether a Rival's node belongs to its Scheme, not to its Signet Ring ability."""
    rival = content.rival_component.index(content.nodes[node].component)
    return within(content, content.rival_scheme[rival], node)


def within(content: Content, nodes: Sequence[int], node: int) -> bool:
    """Whether a node is one of these or below them."""
    waiting = [*nodes]
    while waiting:
        at = waiting.pop()
        if at == node:
            return True
        waiting += [*content.nodes[at].kids, *content.nodes[at].otherwise]
    return False
