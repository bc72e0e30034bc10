"""Moves as sentences: what the player does."""

from __future__ import annotations

from collections.abc import Sequence

from kanly import effects as fx
from kanly.components import Space
from kanly.engine import moves
from kanly.engine.codes import DISCARD_PILE, FROM_ASIDE, HAND, IN_PLAY, NONE, TOP_OF_DECK
from kanly.engine.content import Content
from kanly.engine.errors import KanlyError
from kanly.engine.rows import row_at
from kanly.text import kinds
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

    def component(self, content: Content, number: int) -> str:
        """The name of a component, by its number."""
        return self.rules.name(content.components[number])

    def card(self, content: Content, card: int) -> str:
        return self.component(content, content.card_component[card])

    def space(self, content: Content, space: int) -> str:
        return self.component(content, content.space_component[space])

    def intrigue(self, content: Content, card: int) -> str:
        return self.component(content, content.intrigue_component[card])

    def leader(self, content: Content, leader: int) -> str:
        return self.component(content, content.leader_component[leader])

    def row(self, content: Content, origin: int) -> str:
        """A row that only some games have."""
        return self.bundle.text(f"row-{row_at(content, origin).name}")

    def node(self, content: Content, node: int) -> str:
        """What a node does, without the condition that holds whenever it is offered."""
        effects = content.nodes[node].effects
        while len(effects) == 1 and isinstance(effects[0], fx.When) and not effects[0].otherwise:
            effects = effects[0].effects
        return self.rules.effects.sequence(effects, Form.DECIDED)

    def move(self, content: Content, move: int, seats: Sequence[str]) -> str:
        number, a, b = moves.kind_of(move), moves.first(move), moves.second(move)
        if not 0 <= number < len(moves.KINDS):
            raise KanlyError(f"no move has the kind {number}; the kinds go from 0 to {len(moves.KINDS) - 1}")
        kind = moves.KINDS[number]
        tell = kinds.MOVES.get(kind.name)
        if tell is not None:
            return capital(tell(self, content, a, b, seats))
        said = kinds.variables(self, content, kind.first, a, kind.second, b)
        return capital(self.bundle.text(f"move-{kind.name}", **said))

    def node_of(self, content: Content, kind: str, node: int) -> str:
        """An effect that is taken or chosen, and the component that gives it."""
        n = content.nodes[node]
        owner, effect = self.rules.name(component(content, n.component)), self.node(content, node)
        if kind == "take" and n.printed != NONE:
            printed = self.rules.name(component(content, content.nodes[n.printed].component))
            return self.bundle.text("move-take_given", giver=owner, component=printed, effect=effect)
        return self.bundle.text(f"move-{kind}", component=owner, effect=effect)

    def price(self, content: Content, tier: int, space: int) -> str:
        """One of the prices of a space, and what it buys."""
        place = component(content, content.space_component[space])
        assert isinstance(place, Space)
        return self.bundle.text("move-price", price=self.rules.price(place.tiers[tier]))


def of_units(kind: str) -> kinds.TellMove:
    """Troops, or units of another kind, between garrison and Conflict."""

    def tell(said: Moves, content: Content, a: int, b: int, seats: Sequence[str]) -> str:
        if not b:
            return said.bundle.text(f"move-{kind}", n=a)
        units = said.bundle.text(f"unit-{content.unit_ids[b - 1]}", "acc", n=a)
        return said.bundle.text(f"move-{kind}_unit", units=units)

    return tell


def from_row(kind: str) -> kinds.TellMove:
    """A card is acquired, from wherever it lies."""

    def tell(said: Moves, content: Content, a: int, b: int, seats: Sequence[str]) -> str:
        origin = "aside" if b == FROM_ASIDE else "market"
        acquired = said.bundle.text(f"move-{kind}", card=said.card(content, a), origin=origin)
        if b <= FROM_ASIDE:
            return acquired
        return said.bundle.text("move-from_row", acquired=acquired, row=said.row(content, b))

    return tell


def put_back(said: Moves, content: Content, origin: int) -> str:
    """From where an Agent is recalled."""
    text = said.bundle.text
    return text("move-from", space=said.space(content, origin - 1)) if origin else text("move-from_leader")


kinds.part("card", "card", lambda said, c, card: said.card(c, card))
kinds.part("space", "space", lambda said, c, space: said.space(c, space))
kinds.part("intrigue", "card", lambda said, c, card: said.intrigue(c, card))
kinds.part("conflict", "conflict", lambda said, c, it: said.component(c, c.conflict_component[it]))
kinds.part("leader", "leader", lambda said, c, leader: said.leader(c, leader))
kinds.part("faction", "faction", lambda said, c, faction: c.faction_ids[faction])
kinds.part("controlled", "space", lambda said, c, space: said.space(c, space))
kinds.part("number", "n", lambda said, c, n: n)
kinds.part("zone", "zone", lambda said, c, zone: ZONES[zone])
kinds.part("place", "zone", lambda said, c, zone: ZONES[zone])
kinds.move("deploy", of_units("deploy"))
kinds.move("retreat", of_units("retreat"))
kinds.move("buy", from_row("buy"))
kinds.move("acquire", from_row("acquire"))
kinds.move("take", lambda said, c, node, b, seats: said.node_of(c, "take", node))
kinds.move("choose", lambda said, c, node, b, seats: said.node_of(c, "choose", node))
kinds.move("from", lambda said, c, origin, b, seats: put_back(said, c, origin))
kinds.move("price", lambda said, c, tier, space, seats: said.price(c, tier, space))
kinds.move("target", lambda said, c, seat, b, seats: said.bundle.text("move-target", seat=seats[seat]))
