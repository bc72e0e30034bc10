"""Lowers single words of the vocabulary to nodes. Runs once per content, never during play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kanly import effects as fx
from kanly.components import Component, Edition
from kanly.engine import specials
from kanly.engine.codes import (
    ACQUIRE_EXACTLY,
    ACQUIRE_FOR_SOLARI,
    ACQUIRE_MAY,
    ACQUIRE_TO_HAND,
    ACQUIRE_TO_TOP,
    NONE,
    OP_ACQUIRE,
    OP_ACQUIRE_RESERVE,
    OP_ANY_ORDER,
    OP_ASIDE,
    OP_AT_REVEAL,
    OP_CHOOSE,
    OP_CONTRACT,
    OP_COUNCIL,
    OP_DEPLOY,
    OP_DETONATE_WALL,
    OP_DISCARD,
    OP_DRAW,
    OP_EACH_OPPONENT,
    OP_FACTION_INFLUENCE,
    OP_FETCH,
    OP_FOR_EACH,
    OP_GAIN,
    OP_HARVEST,
    OP_HOOKS,
    OP_INFLUENCE,
    OP_INTRIGUE,
    OP_LOSE_TROOP,
    OP_MENTAT,
    OP_ON_ACQUIRE,
    OP_ONCE_DEPLOYED,
    OP_PAY,
    OP_PERSUASION,
    OP_PICKED_INFLUENCE,
    OP_POINTS,
    OP_PRIORITY_INFLUENCE,
    OP_RECALL_AGENT,
    OP_RECRUIT,
    OP_RETREAT,
    OP_RIVAL_HARVEST,
    OP_RIVAL_SPY,
    OP_SEQUENCE,
    OP_SIGNET,
    OP_SPECIAL,
    OP_SPY,
    OP_STEAL,
    OP_SUMMON,
    OP_SWORDMASTER,
    OP_SWORDS,
    OP_TRASH,
    OP_TRASH_THIS,
    OP_WHEN,
    PICK_ALLIANCE,
    PICK_LEAST,
    PICK_MOST,
    SOLARI,
    SPY_SHARE,
    SPY_VISITED,
)
from kanly.engine.content import (
    AUTO_ALWAYS,
    AUTO_BRANCH,
    AUTO_INFLUENCE,
    AUTO_RECRUIT,
    AUTO_WHEN,
    MINDS_INFLUENCE,
    Content,
    Node,
)
from kanly.engine.contracts import SOLARI_FOR_A_CONTRACT
from kanly.engine.errors import KanlyError
from kanly.engine.gates import (
    FACTIONS,
    RESOURCES,
    faction_mask,
    icon_mask,
    lower_condition,
    lower_cost,
    lower_counted,
)

# No card costs more than this.
NO_LIMIT: Final = 99


PICKS: Final = {fx.Pick.LEAST: PICK_LEAST, fx.Pick.MOST: PICK_MOST, fx.Pick.ALLIANCE: PICK_ALLIANCE}


class WordLowering:
    """Builds the nodes of one Content, for games by one version of the rules."""

    def __init__(self, edition: Edition, rules: int) -> None:
        self.edition = edition
        self.rules = rules
        self.content = Content()
        self.card_index: dict[str, int] = {}
        self.space_index: dict[str, int] = {}
        self.leader_index: dict[str, int] = {}
        self.component = NONE
        self.card = NONE

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
        return self.add(self.make(effect))

    def add(self, made: Node) -> int:
        """Number a node; what matters about those below it matters about it."""
        made.component, made.card = self.component, self.card
        nodes = self.content.nodes
        for kid in (*made.kids, *made.otherwise):
            made.minds |= nodes[kid].minds
            made.secret |= nodes[kid].secret
        nodes.append(made)
        return len(nodes) - 1

    def make(self, effect: fx.Effect) -> Node:
        match effect:
            case fx.Gain():
                return plain(OP_GAIN, RESOURCES[effect.resource], effect.amount, effect.resource.value)
            case fx.Persuasion():
                return plain(OP_PERSUASION, effect.amount, 0, "persuasion")
            case fx.Swords():
                return plain(OP_SWORDS, effect.amount, 0, "swords")
            case fx.Points():
                return plain(OP_POINTS, effect.amount, 0, "points")
            case fx.Harvest():
                return plain(OP_HARVEST, effect.spice, 0, "harvest")
            case fx.TakeCouncilSeat():
                self.content.council_persuasion = effect.persuasion
                return plain(OP_COUNCIL, effect.persuasion, 0, "council")
            case fx.TakeSwordmaster():
                return plain(OP_SWORDMASTER, 0, 0, "swordmaster")
            case fx.TakeMentat():
                return plain(OP_MENTAT, int(effect.next_round), 0, "mentat")
            case fx.UseSignet():
                return plain(OP_SIGNET, 0, 0, "signet")
            case fx.AtReveal():
                return self.parent(plain(OP_AT_REVEAL, 0, 0, "at_reveal"), effect.effects)
            case fx.Recruit():
                made = word(OP_RECRUIT, effect.troops, int(effect.straight), "recruit")
                made.auto = AUTO_RECRUIT
                # The last troop of the supply may be wanted elsewhere; rules 1 did not ask.
                made.c = int(self.rules > 1)
                return made
            case fx.Influence():
                made = word(OP_INFLUENCE, effect.amount, faction_mask(effect.factions), "influence")
                made.c = effect.different if not effect.behind else 0
                made.minds = MINDS_INFLUENCE if effect.behind else 0
                made.auto = AUTO_INFLUENCE if len(effect.factions) == 1 else 0
                return made
            case fx.Draw():
                return word(OP_DRAW, effect.cards, 0, "draw")
            case fx.DrawIntrigue():
                return word(OP_INTRIGUE, effect.cards, 0, "intrigue")
            case fx.Trash():
                return optional(word(OP_TRASH, 0, 0, "trash"))
            case fx.TrashThis():
                return word(OP_TRASH_THIS, 0, 0, "trash_this")
            case fx.Discard():
                made = word(OP_DISCARD, effect.cards, 0, "discard")
                if effect.bonus:
                    made.kids = (self.bonus(effect.faction, effect.bonus),)
                return made
            case fx.LoseTroop():
                return word(
                    OP_LOSE_TROOP, effect.troops, int(effect.place is fx.Place.CONFLICT), "lose_troop"
                )
            case fx.Deploy():
                return optional(word(OP_DEPLOY, NONE if effect.limit is None else effect.limit, 0, "deploy"))
            case fx.Retreat():
                return optional(
                    word(OP_RETREAT, NONE if effect.limit is None else effect.limit, 0, "retreat")
                )
            case fx.Acquire():
                return self.acquire(effect)
            case fx.SetAside():
                return word(OP_ASIDE, effect.discount, 0, "set_aside")
            case fx.FactionInfluence():
                return plain(OP_FACTION_INFLUENCE, effect.amount, 0, "faction_influence")
            case fx.AcquireReserve():
                return word(OP_ACQUIRE_RESERVE, self.card_number(effect.card), 0, "acquire")
            case fx.Fetch():
                return word(OP_FETCH, FACTIONS.index(effect.faction), 0, "fetch")
            case fx.RecallAgent():
                return word(OP_RECALL_AGENT, int(effect.other), 0, "recall")
            case fx.StealIntrigue():
                return word(OP_STEAL, effect.holding, 0, "steal")
            case fx.Pay():
                made = self.parent(optional(word(OP_PAY, 0, 0, "pay")), effect.effects)
                made.word = "pay"
                made.costs = [lower_cost(cost, self) for cost in effect.costs]
                if any(isinstance(cost, fx.LoseInfluence) for cost in effect.costs):
                    made.minds = MINDS_INFLUENCE
                made.secret = any(
                    isinstance(cost, fx.TrashCard)
                    and cost.zone is not fx.Zone.IN_PLAY
                    and (cost.zone is not None or cost.faction is not None)
                    for cost in effect.costs
                )
                return made
            case fx.When():
                made = self.parent(word(OP_WHEN, 0, 0, "when"), effect.effects)
                made.otherwise = self.lower(effect.otherwise)
                made.costs = lower_condition(effect.condition, self)
                nodes = self.content.nodes
                made.mandatory = any(nodes[kid].mandatory for kid in (*made.kids, *made.otherwise))
                if made.otherwise:
                    made.auto = AUTO_BRANCH
                elif all(nodes[kid].auto == AUTO_ALWAYS for kid in made.kids):
                    made.auto = AUTO_WHEN
                return made
            case fx.Choose():
                made = word(OP_CHOOSE, effect.number, 0, "choose")
                made.kids = tuple(self.option(option) for option in effect.options)
                made.mandatory = any(self.content.nodes[kid].mandatory for kid in made.kids)
                return made
            case fx.ForEach():
                code, number = lower_counted(effect.counted, self)
                made = self.parent(word(OP_FOR_EACH, code, number, ""), [effect.effect])
                self.content.nodes[made.kids[0]].word = "each"
                return made
            case fx.OnAcquire():
                self.needs_tally()
                made = self.parent(plain(OP_ON_ACQUIRE, NONE, 0, ""), effect.effects)
                if effect.card is not None:
                    made.a = self.card_number(effect.card)
                return made
            case fx.OnceDeployed():
                self.needs_tally()
                return self.parent(plain(OP_ONCE_DEPLOYED, effect.units, 0, ""), effect.effects)
            case fx.AnyOrder():
                made = self.parent(word(OP_ANY_ORDER, 0, 0, ""), effect.effects)
                made.mandatory = any(self.content.nodes[kid].mandatory for kid in made.kids)
                return made
            case fx.PlaceSpy():
                return self.place_spy(effect)
            case fx.TakeHooks():
                self.need_units(effect)
                return plain(OP_HOOKS, 0, 0, "hooks")
            case fx.Summon():
                return word(OP_SUMMON, self.unit_number(effect.kind), effect.units, effect.kind)
            case fx.DetonateShieldWall():
                self.need_units(effect)
                return optional(word(OP_DETONATE_WALL, 0, 0, "detonate"))
            case fx.TakeContract():
                if not self.edition.contracts:
                    return plain(OP_GAIN, SOLARI, SOLARI_FOR_A_CONTRACT, "contract")
                return word(OP_CONTRACT, 0, 0, "contract")
            case fx.EachOpponent():
                made = self.parent(word(OP_EACH_OPPONENT, 0, 0, ""), [effect.effect])
                if isinstance(effect.effect, fx.LoseTroop) and effect.effect.place is fx.Place.GARRISON:
                    made.auto = AUTO_ALWAYS  # nobody has anything to choose
                return made
            case fx.Special():
                special = specials.WORDS[specials.index_of(effect.name)]
                if len(effect.numbers) > 2:
                    raise KanlyError(
                        f"the special {effect.name!r} has {len(effect.numbers)} numbers; a node holds two"
                    )
                numbers = (*effect.numbers, 0, 0)
                made = word(OP_SPECIAL, specials.index_of(effect.name), numbers[0], effect.name)
                made.c = numbers[1]
                made.auto, made.mandatory = special.auto, special.mandatory
                made.minds = special.minds
                if special.tally:
                    self.needs_tally()
                return made
            case fx.PickedInfluence():
                return word(OP_PICKED_INFLUENCE, effect.amount, PICKS[effect.pick], "influence")
            case fx.PriorityInfluence():
                return word(OP_PRIORITY_INFLUENCE, effect.amount, effect.place - 1, "influence")
            case fx.RivalSpy():
                return self.rival_spy(effect)
            case fx.RivalHarvest():
                kind = NONE if effect.kind is None else self.unit_number(effect.kind)
                return word(OP_RIVAL_HARVEST, kind, effect.units, "harvest")
            case fx.PersuasionHere():
                raise KanlyError(
                    "persuasion for an Agent that stands here belongs directly to a space's effects"
                )
        raise KanlyError(f"the engine has no rule for the effect {effect}")

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
            if self.rules > 1 and self.content.nodes[only].op == OP_DETONATE_WALL:
                self.content.nodes[only].a = 1
            return only
        return self.add(self.parent(word(OP_SEQUENCE, 0, 0, "all"), effects))

    def acquire(self, effect: fx.Acquire) -> Node:
        flags = {fx.Zone.TOP_OF_DECK: ACQUIRE_TO_TOP, fx.Zone.HAND: ACQUIRE_TO_HAND}.get(effect.to, 0)
        if effect.exactly:
            flags |= ACQUIRE_EXACTLY
        if effect.paying is not None:
            if effect.paying is not fx.Resource.SOLARI:
                raise KanlyError(f"{effect}: a card can be paid for in solari, in no other resource")
            flags |= ACQUIRE_FOR_SOLARI
        made = word(OP_ACQUIRE, NO_LIMIT if effect.cost is None else effect.cost, flags, "acquire")
        if effect.may:
            made.b |= ACQUIRE_MAY
            made.mandatory = False
        return made

    def place_spy(self, effect: fx.PlaceSpy) -> Node:
        flags = (SPY_VISITED if effect.visited else 0) | (SPY_SHARE if effect.share else 0)
        made = word(OP_SPY, icon_mask(effect.icons), flags, "spy")
        for icons, bonus in effect.bonus:
            beside = self.parent(word(OP_SEQUENCE, 0, 0, "bonus"), [bonus])
            beside.a, beside.word = icon_mask(icons), "bonus"
            made.kids += (self.add(beside),)
        return made

    def rival_spy(self, effect: fx.RivalSpy) -> Node:
        c = self.content
        if not effect.posts:
            return word(OP_RIVAL_SPY, NONE, 0, "spy")
        for post in effect.posts:
            if post not in c.post_ids:
                raise KanlyError(f"{c.components[self.component]} names the post {post!r}, which is not here")
        c.rival_posts.append(tuple(c.post_ids.index(post) for post in effect.posts))
        return word(OP_RIVAL_SPY, len(c.rival_posts) - 1, 0, "spy")

    def bonus(self, faction: fx.Faction | None, effects: Sequence[fx.Effect]) -> int:
        """What a discarded card of a faction brings: a sequence that knows the faction."""
        made = self.parent(word(OP_SEQUENCE, 0, 0, "bonus"), effects)
        made.a = NONE if faction is None else FACTIONS.index(faction)
        return self.add(made)

    def needs_tally(self) -> None:
        """Some word of this game asks what a turn has brought so far."""
        self.content.extended = True

    def need_units(self, effect: fx.Effect) -> None:
        if not self.content.unit_ids:
            raise KanlyError(f"{effect} means nothing in a game whose only units are troops")

    def unit_number(self, kind: str) -> int:
        if kind not in self.content.unit_ids:
            known = ", ".join(self.content.unit_ids) or "troops only"
            raise KanlyError(f"there is no kind of unit {kind!r} in this game; it has {known}")
        return self.content.unit_ids.index(kind)

    def card_number(self, card: str) -> int:
        if card not in self.card_index:
            raise KanlyError(
                f"{self.content.components[self.component]} names the card {card!r}, which is not here"
            )
        return self.card_index[card]


def word(op: int, a: int, b: int, name: str) -> Node:
    made = Node(op, a, b, 0)
    made.word = name
    return made


def plain(op: int, a: int, b: int, name: str) -> Node:
    """A word that is taken at once without asking: nothing is won by waiting with it."""
    made = word(op, a, b, name)
    made.auto = AUTO_ALWAYS
    return made


def optional(made: Node) -> Node:
    made.mandatory = False
    return made


def amounts_of(cost: Sequence[fx.Spend]) -> tuple[int, int, int]:
    amounts = [0, 0, 0]
    for part in cost:
        amounts[RESOURCES[part.resource]] += part.amount
    return (amounts[0], amounts[1], amounts[2])


def unique_ids(components: Sequence[Component]) -> list[str]:
    """The bare id, or set/id where two sets in one game share one."""
    ids = [component.id for component in components]
    return [c.id if ids.count(c.id) == 1 else f"{c.set}/{c.id}" for c in components]
