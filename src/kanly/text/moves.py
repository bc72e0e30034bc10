"""Moves as sentences: what the player does."""

from __future__ import annotations

from collections.abc import Sequence

from kanly import effects as fx
from kanly.components import Contract, Space
from kanly.engine import moves
from kanly.engine.codes import DISCARD_PILE, FROM_ASIDE, HAND, IN_PLAY, NONE, TOP_OF_DECK
from kanly.engine.content import Content
from kanly.engine.errors import KanlyError
from kanly.engine.rows import row_at
from kanly.text.bundle import capital
from kanly.text.components import Rules
from kanly.text.nodes import component
from kanly.text.phrases import Form

ZONES: dict[int, str] = {
    HAND: "hand",
    DISCARD_PILE: "discard_pile",
    IN_PLAY: "in_play",
    TOP_OF_DECK: "deck",
}


class Moves:
    """The moves of a game in one language; `seats` are the players' names."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.bundle = rules.bundle

    def card(self, content: Content, card: int) -> str:
        return self.rules.name(content.components[content.card_component[card]])

    def space(self, content: Content, space: int) -> str:
        return self.rules.name(content.components[content.space_component[space]])

    def intrigue(self, content: Content, card: int) -> str:
        return self.rules.name(content.components[content.intrigue_component[card]])

    def leader(self, content: Content, leader: int) -> str:
        return self.rules.name(content.components[content.leader_component[leader]])

    def hagal(self, content: Content, card: int) -> str:
        return self.rules.name(content.components[content.hagal_component[card]])

    def rival(self, content: Content, rival: int) -> str:
        return self.rules.name(content.components[content.rival_component[rival]])

    def post(self, content: Content, post: int) -> str:
        return self.rules.name(content.components[content.post_component[post]])

    def contract(self, content: Content, contract: int) -> str:
        return self.rules.name(content.components[content.contract_component[contract]])

    def battle(self, content: Content, card: int) -> str:
        """A Conflict or an Objective with its battle icon."""
        return self.rules.name(content.components[content.battle_component[card]])

    def row(self, content: Content, origin: int) -> str:
        """A row that only some games have."""
        return self.bundle.text(f"row-{row_at(content, origin).name}")

    def stop(self, content: Content, stop: int) -> str:
        return self.rules.traits.stop(content.stop_ids[stop])

    def node(self, content: Content, node: int) -> str:
        """What a node does, without the condition that holds whenever it is offered."""
        effects = content.nodes[node].effects
        while len(effects) == 1 and isinstance(effects[0], fx.When) and not effects[0].otherwise:
            effects = effects[0].effects
        return self.rules.effects.sequence(effects, Form.DECIDED)

    def move(self, content: Content, move: int, seats: Sequence[str]) -> str:
        kind = moves.kind_of(move)
        if not 0 <= kind < moves.KIND_COUNT:
            raise KanlyError(f"no move has the kind {kind}; the kinds go from 0 to {moves.KIND_COUNT - 1}")
        name = moves.KINDS[kind][0]
        return capital(self.said(content, name, moves.first(move), moves.second(move), seats))

    def said(self, content: Content, kind: str, a: int, b: int, seats: Sequence[str]) -> str:
        text = self.bundle.text
        match kind:
            case "agent":
                return text("move-agent", card=self.card(content, a), space=self.space(content, b))
            case "play" | "trash_intrigue":
                return text(f"move-{kind}", card=self.intrigue(content, a))
            case "take" | "choose":
                n = content.nodes[a]
                owner, effect = self.rules.name(component(content, n.component)), self.node(content, a)
                if kind == "take" and n.printed != NONE:
                    printed = self.rules.name(component(content, content.nodes[n.printed].component))
                    return text("move-take_given", giver=owner, component=printed, effect=effect)
                return text(f"move-{kind}", component=owner, effect=effect)
            case "deploy" | "retreat" if b:
                units = text(f"unit-{content.unit_ids[b - 1]}", "acc", n=a)
                return text(f"move-{kind}_unit", units=units)
            case "deploy" | "retreat" | "solari":
                return text(f"move-{kind}", n=a)
            case "buy" | "acquire":
                origin = "aside" if b == FROM_ASIDE else "market"
                acquired = text(f"move-{kind}", card=self.card(content, a), origin=origin)
                if b <= FROM_ASIDE:
                    return acquired
                return text("move-from_row", acquired=acquired, row=self.row(content, b))
            case "put":
                return text("move-put", zone=ZONES[a])
            case "influence" | "lose" | "token":
                return text(f"move-{kind}", faction=content.faction_ids[a])
            case "trash":
                return text("move-trash", card=self.card(content, a), zone=ZONES[b])
            case "discard" | "fetch" | "aside" | "keep":
                return text(f"move-{kind}", card=self.card(content, a))
            case "recall" | "close" | "control":
                return text(f"move-{kind}", space=self.space(content, a))
            case "from":
                return text("move-from", space=self.space(content, a - 1)) if a else text("move-from_leader")
            case "price":
                return self.price(content, a, b)
            case "target":
                return text("move-target", seat=seats[a])
            case "leader":
                return text("move-leader", leader=self.leader(content, a))
            case "spy" | "recall_spy":
                return text(f"move-{kind}", post=self.post(content, a))
            case "contract":
                return text(
                    "move-contract", contract=self.contract(content, a), reward=self.reward(content, a)
                )
            case "train":
                return text("move-train", stop=self.stop(content, a))
            case "pair" | "turn_down":
                return text(f"move-{kind}", card=self.battle(content, a))
        return text(f"move-{kind}")

    def price(self, content: Content, tier: int, space: int) -> str:
        """One of the prices of a space, and what it buys."""
        place = component(content, content.space_component[space])
        assert isinstance(place, Space)
        return self.bundle.text("move-price", price=self.rules.price(place.tiers[tier]))

    def reward(self, content: Content, contract: int) -> str:
        """What a contract brings, as its owner will get it."""
        tile = component(content, content.contract_component[contract])
        assert isinstance(tile, Contract)
        return self.rules.effects.sequence(tile.reward, Form.DECIDED)
