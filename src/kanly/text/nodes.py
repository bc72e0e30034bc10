"""From the engine's numbers back to the data: which component a number is, which effects a node was lowered from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from kanly import effects as fx
from kanly.components import (
    Card,
    Component,
    Conflict,
    Contract,
    HagalCard,
    Intrigue,
    Leader,
    Rival,
    Space,
    Track,
)
from kanly.engine.codes import COST_DISCARD, OP_SEQUENCE
from kanly.engine.content import Content
from kanly.engine.errors import KanlyError


def message_of(key: str) -> str:
    """The message that holds the name of a component.

    >>> message_of("base/spaces/arrakeen")
    'base-spaces-arrakeen'
    """
    return key.replace("/", "-")


def component(content: Content, number: int) -> Component:
    """The component that the content counts as this number."""
    return content.data[number]


@lru_cache(maxsize=16)
def node_effects(content: Content) -> dict[int, tuple[fx.Effect, ...]]:
    """What each node of a content was lowered from: one effect, or all those of an option.

    The content's tables name the nodes of each box in printed order, so box and nodes are walked side by side.
    """
    found: dict[int, tuple[fx.Effect, ...]] = {}
    for i, number in enumerate(content.card_component):
        card = component(content, number)
        assert isinstance(card, Card)
        pair(content, content.card_agent[i], card.agent, found)
        # The engine totals what a Reveal box adds at once; those words have no nodes.
        rest = [e for e in card.reveal if not isinstance(e, fx.Persuasion | fx.Swords)]
        pair(content, content.card_reveal[i], rest, found)
        pair(content, content.card_acquire[i], card.acquire, found)
        pair(content, content.card_trashed[i], card.trashed, found)
        pair(content, content.card_discarded[i], card.discarded, found)
    for i, number in enumerate(content.intrigue_component):
        intrigue = component(content, number)
        assert isinstance(intrigue, Intrigue)
        pair(content, content.intrigue_plot[i], intrigue.plot, found)
        pair(content, content.intrigue_combat[i], intrigue.combat, found)
        pair(content, content.intrigue_win[i], intrigue.win, found)
        pair(content, content.intrigue_endgame[i], intrigue.endgame, found)
    for i, number in enumerate(content.conflict_component):
        conflict = component(content, number)
        assert isinstance(conflict, Conflict)
        rewards = (conflict.first, conflict.second, conflict.third)
        for nodes, effects in zip(content.conflict_rewards[i], rewards, strict=True):
            pair(content, nodes, effects, found)
    for i, number in enumerate(content.space_component):
        space = component(content, number)
        assert isinstance(space, Space)
        rest = [e for e in space.effects if not isinstance(e, fx.PersuasionHere)]
        pair(content, content.space_nodes[i], rest, found)
        for (_, nodes), tier in zip(content.space_tiers[i], space.tiers, strict=True):
            pair(content, nodes, tier.effects, found)
    for i, number in enumerate(content.leader_component):
        leader = component(content, number)
        assert isinstance(leader, Leader)
        pair(content, content.leader_signet[i], leader.signet, found)
        on = [trait for trait in leader.traits if isinstance(trait, fx.On)]
        for (_, _, _, nodes, _), reaction in zip(content.leader_on[i], on, strict=True):
            pair(content, nodes, reaction.effects, found)
        for trait in leader.traits:
            if isinstance(trait, fx.HarvestLess):
                pair(content, content.leader_harvest_effects[i], trait.effects, found)
            if isinstance(trait, fx.TrainingTrack):
                for (_, _, nodes), stop in zip(content.leader_training[i], trait.stops, strict=True):
                    pair(content, nodes, stop.reward, found)
    for i, visit in enumerate(content.track_visit):
        track = component(content, content.nodes[visit].component)
        assert isinstance(track, Track)
        pair(content, (visit,), (track.visit,), found)
        pair(content, content.track_bonus[i], track.bonus, found)
    for i, number in enumerate(content.contract_component):
        contract = component(content, number)
        assert isinstance(contract, Contract)
        pair(content, content.contract_reward[i], contract.reward, found)
    for i, number in enumerate(content.hagal_component):
        card = component(content, number)
        assert isinstance(card, HagalCard)
        pair(content, content.hagal_effects[i], card.effects, found)
        for (_, node), destination in zip(content.hagal_spaces[i], card.spaces, strict=True):
            found[node] = destination.effects
            pair(content, content.nodes[node].kids, destination.effects, found)
    for i, number in enumerate(content.rival_component):
        rival = component(content, number)
        assert isinstance(rival, Rival)
        pair(content, content.rival_signet[i], rival.signet, found)
        pair(content, content.rival_scheme[i], rival.scheme, found)
    for twin, first in content.twins.items():
        found[twin] = found[first]
    return found


def of_signet(content: Content, node: int) -> bool:
    """Whether a Leader's node belongs to the Signet Ring ability, not to the Leader's own."""
    leader = content.leader_component.index(content.nodes[node].component)
    training = [node for _, _, reward in content.leader_training[leader] for node in reward]
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


def pair(
    content: Content,
    nodes: Sequence[int],
    effects: Sequence[fx.Effect],
    found: dict[int, tuple[fx.Effect, ...]],
) -> None:
    """Put down which effect each node is, and those below it."""
    if len(nodes) != len(effects):
        raise KanlyError(
            f"this content was not lowered from its own components: "
            f"{len(nodes)} nodes stand for {len(effects)} effects"
        )
    for node, effect in zip(nodes, effects, strict=True):
        found[node] = (effect,)
        kids = content.nodes[node].kids
        match effect:
            case fx.Pay(costs, below):
                pair(content, kids, below, found)
                discards = [cost for cost in costs if isinstance(cost, fx.DiscardCards)]
                bonuses = [first for code, first, _ in content.nodes[node].costs if code == COST_DISCARD]
                for bonus, cost in zip(bonuses, discards, strict=True):
                    if cost.bonus:
                        together(content, bonus, cost.bonus, found)
            case fx.When(_, below, otherwise):
                pair(content, kids, below, found)
                pair(content, content.nodes[node].otherwise, otherwise, found)
            case fx.AtReveal(below) | fx.AnyOrder(below) | fx.OnAcquire(below) | fx.OnceDeployed(_, below):
                pair(content, kids, below, found)
            case fx.EachOpponent(inner) | fx.ForEach(_, inner):
                pair(content, kids, (inner,), found)
            case fx.PlaceSpy():
                for kid, (_, beside) in zip(kids, effect.bonus, strict=True):
                    together(content, kid, (beside,), found)
            case fx.Discard():
                for kid in kids:
                    together(content, kid, effect.bonus, found)
            case fx.Choose(options):
                for kid, option in zip(kids, options, strict=True):
                    together(content, kid, option, found)


def together(
    content: Content, node: int, effects: tuple[fx.Effect, ...], found: dict[int, tuple[fx.Effect, ...]]
) -> None:
    """Put down that a node is all of these effects: the only one itself, or a sequence over them."""
    if content.nodes[node].op == OP_SEQUENCE:
        found[node] = effects
        pair(content, content.nodes[node].kids, effects, found)
    else:
        pair(content, (node,), effects, found)
