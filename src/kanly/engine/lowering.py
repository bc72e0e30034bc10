"""Lowers trees of the vocabulary to nodes, word by word. Runs once per content, never during play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kanly import effects as fx
from kanly.components import Component, Edition, below
from kanly.engine.codes import (
    ALWAYS,
    ANY_KIND,
    AT_ANY_MOMENT,
    NONE,
    ONCE_A_GAME,
    ONCE_A_ROUND,
    ONCE_A_TURN,
    TROOPS,
)
from kanly.engine.content import Content, Node, Reaction
from kanly.engine.errors import KanlyError
from kanly.engine.gates import RESOURCES
from kanly.engine.giving import Boxes
from kanly.engine.triggers import CARD, trigger_kind
from kanly.engine.word import word_of
from kanly.engine.words.structure import SEQUENCE

ONCES = {None: ALWAYS, fx.Once.TURN: ONCE_A_TURN, fx.Once.ROUND: ONCE_A_ROUND, fx.Once.GAME: ONCE_A_GAME}


class WordLowering:
    """Builds the nodes of one Content, for games by one version of the rules."""

    def __init__(self, edition: Edition, rules: int) -> None:
        self.edition = edition
        self.rules = rules
        self.content = Content()
        self.card_index: dict[str, int] = {}
        self.space_index: dict[str, int] = {}
        self.leader_index: dict[str, int] = {}
        self.factions: list[fx.Faction] = [track.faction for track in edition.tracks]
        # The printed icons keep their numbers, whatever else the spaces show.
        self.icons: list[fx.Icon] = list(
            dict.fromkeys([*fx.ICONS, *(space.icon for space in edition.spaces)])
        )
        self.component = NONE
        self.card = NONE
        # Who gives effects of others, with its card, and of which boxes.
        self.givers: list[tuple[int, int, Boxes]] = []

    def begin(self, component: Component, card: int) -> int:
        c = self.content
        key = component.key
        if key in c.component_index:
            raise KanlyError(f"the component {key} is in this game twice")
        self.component = c.component_index[key] = len(c.components)
        self.card = card
        c.components.append(key)
        c.data.append(component)
        return self.component

    def space_number(self, space: str) -> int:
        if space not in self.space_index:
            raise KanlyError(
                f"{self.content.components[self.component]} names {space!r}, which is no space of this game"
            )
        return self.space_index[space]

    def faction_number(self, faction: fx.Faction) -> int:
        if faction not in self.factions:
            raise KanlyError(
                f"{self.content.components[self.component]} names the faction {faction.value!r}, which is not here"
            )
        return self.factions.index(faction)

    def faction_mask(self, factions: Sequence[fx.Faction]) -> int:
        return sum(1 << self.faction_number(faction) for faction in factions)

    def icon_mask(self, icons: Iterable[fx.Icon]) -> int:
        mask = 0
        for icon in icons:
            if icon not in self.icons:
                raise KanlyError(
                    f"{self.content.components[self.component]} shows the icon {icon.value!r}, which no space here has"
                )
            mask |= 1 << self.icons.index(icon)
        return mask

    def lower(self, effects: Sequence[fx.Effect]) -> tuple[int, ...]:
        return tuple(self.node(effect) for effect in effects)

    def box(self, effects: Sequence[fx.Effect]) -> tuple[int, ...]:
        """The effects of a box, for the pool. What is printed there twice is one node twice, so that nobody is offered one
        thing as two; rules 1 told them apart."""
        nodes = self.lower(effects)
        if self.rules < 2:
            return nodes
        once = tuple(nodes[effects.index(effect)] for effect in effects)
        self.content.twins.update(
            {node: first for node, first in zip(nodes, once, strict=True) if node != first}
        )
        return once

    def node(self, effect: fx.Effect) -> int:
        made = word_of(effect).lower(effect, self)
        made.effects = (effect,)
        return self.add(made)

    def add(self, made: Node) -> int:
        """Number a node; what matters about those below it matters about it."""
        made.component, made.card = self.component, self.card
        nodes = self.content.nodes
        for kid in (*made.kids, *made.otherwise):
            made.minds |= nodes[kid].minds
            made.secret |= nodes[kid].secret
        made.number = len(nodes)
        nodes.append(made)
        return made.number

    def parent(self, made: Node, effects: Sequence[fx.Effect]) -> Node:
        """A node over others takes the word of its first child, unless it has a better one."""
        made.kids = self.lower(effects)
        if made.kids:
            made.word = self.content.nodes[made.kids[0]].word
        return made

    def option(self, effects: Sequence[fx.Effect]) -> int:
        """One option of a choice: its only effect, or a sequence of them."""
        if len(effects) == 1:
            only = self.node(effects[0])
            self.content.nodes[only].rule.becomes_option(self.content.nodes[only], self.rules)
            return only
        made = self.parent(SEQUENCE.node("all"), effects)
        made.effects = tuple(effects)
        return self.add(made)

    def bonus(self, faction: fx.Faction | None, effects: Sequence[fx.Effect]) -> int:
        """What a discarded card of a faction brings: a sequence that knows the faction."""
        made = self.parent(SEQUENCE.node("bonus"), effects)
        made.effects = tuple(effects)
        made.a = NONE if faction is None else self.faction_number(faction)
        return self.add(made)

    def needs_tally(self) -> None:
        """Some word of this game asks what a turn has brought so far."""
        self.content.extended = True

    def gives(self, boxes: Boxes) -> None:
        """The component can give effects of these boxes as its own."""
        self.givers.append((self.component, self.card, boxes))

    def reactions(self, traits: Sequence[fx.Trait], owner: int) -> tuple[Reaction, ...]:
        """What a component does beside its boxes; `owner`: its number in its deck."""
        found: list[Reaction] = []
        for trait in traits:
            if isinstance(trait, fx.On):
                found.append(self.reaction(trait, owner))
            elif isinstance(trait, fx.AtAnyMoment):
                found.append(self.ability(trait, owner))
            else:
                raise KanlyError(
                    f"{self.content.components[self.component]}: only what reacts or can be used at any moment may stand "
                    f"here, which {trait} does not"
                )
            self.remember(found[-1])
        return tuple(found)

    def remember(self, reaction: Reaction) -> None:
        """The games of this content remember what was used."""
        if reaction.once:
            self.content.limits[reaction.nodes[0]] = reaction.once
            self.needs_tally()

    def ability(self, ability: fx.AtAnyMoment, owner: int) -> Reaction:
        """What can be used at any moment is one node, as one move takes it."""
        if not ability.effects:
            raise KanlyError(
                f"{self.content.components[self.component]} can be used at any moment, and nothing comes of it"
            )
        if len(ability.effects) > 1 and any(isinstance(effect, fx.Pay) for effect in ability.effects):
            raise KanlyError(
                f"{self.content.components[self.component]} can be used at any moment: an arrow has to stand alone there"
            )
        node = self.option(ability.effects)
        self.content.nodes[node].mandatory = False
        made = Reaction(AT_ANY_MOMENT, (node,), once=ONCES[ability.once], owner=owner)
        self.content.abilities[node] = made
        self.needs_tally()
        return made

    def reaction(self, on: fx.On, owner: int) -> Reaction:
        kind = trigger_kind(on.trigger)
        where = f"{self.content.components[self.component]} reacts to {on.trigger.value!r}"
        if not on.effects:
            raise KanlyError(f"{where}, and nothing comes of it")
        if on.at_least and not kind.counts:
            raise KanlyError(f"{where}, which counts nothing: it can't ask for {on.at_least}")
        if on.factions and not kind.factions:
            raise KanlyError(f"{where}, which has to do with no faction")
        if on.of is not None and not kind.of:
            raise KanlyError(f"{where}, which has to do with no card and no space: it can't name {on.of!r}")
        if on.once is None and kind.brought is not None and any(map(kind.brought, below(on.effects))):
            raise KanlyError(f"{where} and brings it about: without a limit that goes on without end")
        of = NONE
        if on.of is not None:
            of = self.card_number(on.of) if kind.of == CARD else self.space_number(on.of)
        if not kind.plain:
            self.needs_tally()
        factions = self.faction_mask(on.factions) if on.factions else -1
        return Reaction(kind.number, self.lower(on.effects), on.at_least, ONCES[on.once], factions, of, owner)

    def need_units(self, effect: fx.Effect) -> None:
        if not self.content.unit_ids:
            raise KanlyError(f"{effect} means nothing in a game whose only units are troops")

    def unit_number(self, kind: str) -> int:
        if kind not in self.content.unit_ids:
            known = ", ".join(self.content.unit_ids) or "troops only"
            raise KanlyError(f"there is no kind of unit {kind!r} in this game; it has {known}")
        return self.content.unit_ids.index(kind)

    def stationed_number(self, kind: str) -> int:
        """A kind of unit that can stand in garrisons."""
        number = self.unit_number(kind)
        if number not in [i for i, unit in enumerate(self.edition.units) if unit.garrison]:
            raise KanlyError(f"units of the kind {kind!r} never stand in a garrison")
        return number

    def movers(self, kind: str | None) -> int:
        """What is deployed or retreats: TROOPS, a kind of unit plus one, or ANY_KIND; in a game whose garrisons hold troops
        alone, troops are any kind."""
        if kind is None:
            return ANY_KIND if any(unit.garrison for unit in self.edition.units) else TROOPS
        return TROOPS if kind == fx.TROOP else 1 + self.stationed_number(kind)

    def track_number(self, track: str) -> int:
        tracks = self.content.place_tracks
        for number, other in enumerate(tracks):
            if other.leader == NONE and other.name == track:
                return number
        known = ", ".join(other.name for other in tracks if other.leader == NONE) or "those of Influence only"
        raise KanlyError(
            f"{self.content.components[self.component]} names the track {track!r}; this game has {known}"
        )

    def card_number(self, card: str) -> int:
        if card not in self.card_index:
            raise KanlyError(
                f"{self.content.components[self.component]} names the card {card!r}, which is not here"
            )
        return self.card_index[card]


def amounts_of(cost: Sequence[fx.Spend]) -> tuple[int, int, int]:
    amounts = [0, 0, 0]
    for part in cost:
        amounts[RESOURCES[part.resource]] += part.amount
    return (amounts[0], amounts[1], amounts[2])


def unique_ids(components: Sequence[Component]) -> list[str]:
    """The bare id, or set/id where two sets in one game share one."""
    ids = [component.id for component in components]
    return [c.id if ids.count(c.id) == 1 else f"{c.set}/{c.id}" for c in components]
