"""Lowers an edition's effect trees to the engine's tables. Runs once per content, never during play."""

from __future__ import annotations

from collections.abc import Sequence

from kanly import effects as fx
from kanly.components import Card, Edition, Intrigue, Leader, Space
from kanly.engine import specials
from kanly.engine.codes import (
    NONE,
    ON_COUNCIL,
    ON_DEPLOYED,
    ON_PAID_SOLARI,
    OP_ACQUIRE,
    OP_ACQUIRE_RESERVE,
    OP_AT_REVEAL,
    OP_CHOOSE,
    OP_COUNCIL,
    OP_DEPLOY,
    OP_DISCARD,
    OP_DRAW,
    OP_EACH_OPPONENT,
    OP_FETCH,
    OP_GAIN,
    OP_HARVEST,
    OP_INFLUENCE,
    OP_INTRIGUE,
    OP_LOSE_TROOP,
    OP_MENTAT,
    OP_PAY,
    OP_PER_CARD,
    OP_PERSUASION,
    OP_POINTS,
    OP_RECALL_AGENT,
    OP_RECRUIT,
    OP_RETREAT,
    OP_SEQUENCE,
    OP_SIGNET,
    OP_SPECIAL,
    OP_STEAL,
    OP_SWORDMASTER,
    OP_SWORDS,
    OP_TRASH,
    OP_TRASH_THIS,
    OP_WHEN,
)
from kanly.engine.content import (
    AUTO_ALWAYS,
    AUTO_INFLUENCE,
    AUTO_RECRUIT,
    AUTO_WHEN,
    MOST_OF_A_RESOURCE,
    Content,
    Node,
)
from kanly.engine.errors import KanlyError
from kanly.engine.gates import FACTIONS, RESOURCES, faction_mask, lower_condition, lower_cost

TRIGGERS = {
    fx.Trigger.PAID_SOLARI_FOR_SPACE: ON_PAID_SOLARI,
    fx.Trigger.TOOK_COUNCIL_SEAT: ON_COUNCIL,
    fx.Trigger.DEPLOYED: ON_DEPLOYED,
}
ICONS = list(fx.Icon)


def icon_mask(icons: Sequence[fx.Icon]) -> int:
    return sum(1 << ICONS.index(icon) for icon in icons)


class Lowering:
    """Builds one Content."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.content = Content()
        self.card_index: dict[str, int] = {}
        self.component = NONE
        self.card = NONE

    def build(self) -> Content:
        edition, c = self.edition, self.content
        c.edition, c.rules_version = edition.id, edition.rules_version
        c.faction_ids = [faction.value for faction in FACTIONS]
        c.faction_icons = icon_mask([fx.Icon(faction.value) for faction in FACTIONS])
        cards = [*edition.starters, *edition.reserve, *edition.imperium]
        c.card_ids = unique_ids(cards)
        self.card_index = {card.id: i for i, card in enumerate(cards)}
        for i, card in enumerate(cards):
            self.add_card(i, card)
        for i, card in enumerate(cards):
            if card in edition.starters:
                c.starting_deck += [i] * card.count
            elif card in edition.imperium:
                c.imperium_deck += [i] * card.count
            else:
                if card.cost is not None:
                    c.reserve_for_sale.append((card.cost, i, len(c.reserve_cards)))
                c.card_reserve[i] = len(c.reserve_cards)
                c.reserve_cards.append(i)
                c.reserve_counts.append(card.count)
        c.intrigue_ids = unique_ids(edition.intrigue)
        for i, intrigue in enumerate(edition.intrigue):
            self.add_intrigue(i, intrigue)
        space_index = {space.id: i for i, space in enumerate(edition.spaces)}
        for conflict in edition.conflicts:
            self.begin(conflict.key, NONE)
            c.conflict_ids.append(conflict.id)
            c.conflict_component.append(self.component)
            c.conflict_level.append(conflict.level)
            c.conflict_rewards.append(
                (self.lower(conflict.first), self.lower(conflict.second), self.lower(conflict.third))
            )
            if conflict.controls is not None and conflict.controls not in space_index:
                raise KanlyError(
                    f"{conflict.key} controls {conflict.controls!r}, which is no space of this game"
                )
            c.conflict_controls.append(NONE if conflict.controls is None else space_index[conflict.controls])
        c.conflict_levels = list(edition.conflict_levels)
        for space in edition.spaces:
            self.add_space(space)
        for leader in edition.leaders:
            self.add_leader(leader)
        self.add_tracks()
        self.add_tables()
        c.points_at_start = dict(edition.points_at_start)
        amounts = [0, 0, 0]
        for resource, amount in edition.start:
            amounts[RESOURCES[resource]] += amount
        c.start = (amounts[0], amounts[1], amounts[2])
        c.garrison_at_start, c.troops, c.agents = edition.garrison_at_start, edition.troops, edition.agents
        c.row, c.hand, c.points_to_end = edition.row, edition.hand, edition.points_to_end
        c.garrison_deploys, c.third_reward_players = edition.garrison_deploys, edition.third_reward_players
        c.troop_strength = edition.troop_strength
        self.name_nodes()
        return c

    def begin(self, key: str, card: int) -> int:
        c = self.content
        if key in c.component_index:
            raise KanlyError(f"the component {key} is in this game twice")
        self.component = c.component_index[key] = len(c.components)
        self.card = card
        c.components.append(key)
        return self.component

    def add_card(self, i: int, card: Card) -> None:
        c = self.content
        c.card_component.append(self.begin(card.key, i))
        c.card_count.append(card.count)
        c.card_cost.append(NONE if card.cost is None else card.cost)
        c.card_icons.append(icon_mask(card.icons))
        c.card_factions.append(faction_mask(card.factions))
        c.card_anywhere.append(card.anywhere)
        if card.anywhere:
            if card.icons:
                raise KanlyError(f"{card.key}: a card that goes anywhere needs no icons")
            c.anywhere_cards.append(i)
        c.card_agent.append(self.lower(card.agent))
        # What a Reveal box adds at once in any case is totalled here, so that revealing a hand is a few additions.
        c.card_persuasion.append(sum(e.amount for e in card.reveal if isinstance(e, fx.Persuasion)))
        c.card_swords.append(sum(e.amount for e in card.reveal if isinstance(e, fx.Swords)))
        c.card_reveal.append(
            self.lower([e for e in card.reveal if not isinstance(e, fx.Persuasion | fx.Swords)])
        )
        c.card_acquire.append(self.lower(card.acquire))
        c.card_trashed.append(self.lower(card.trashed))
        c.card_reserve.append(NONE)
        c.sends.append({})

    def add_intrigue(self, i: int, intrigue: Intrigue) -> None:
        c = self.content
        c.intrigue_component.append(self.begin(intrigue.key, NONE))
        c.intrigue_deck += [i] * intrigue.count
        if len(intrigue.plot) > 1 and any(isinstance(effect, fx.AtReveal) for effect in intrigue.plot):
            raise KanlyError(f"{intrigue.key}: what waits for the Reveal turn has to stand alone")
        c.intrigue_plot.append(self.lower(intrigue.plot))
        c.intrigue_combat.append(self.lower(intrigue.combat))
        c.intrigue_win.append(self.lower(intrigue.win))
        c.intrigue_endgame.append(self.lower(intrigue.endgame))
        c.intrigue_turn_start.append(intrigue.turn_start)

    def add_space(self, space: Space) -> None:
        c = self.content
        i = len(c.space_ids)
        c.space_ids.append(space.id)
        c.space_component.append(self.begin(space.key, NONE))
        for cost in (space.cost, *(tier.cost for tier in space.tiers)):
            if max(amounts_of(cost)) > MOST_OF_A_RESOURCE:
                raise KanlyError(
                    f"{space.key}: no space may cost more than {MOST_OF_A_RESOURCE} of a resource"
                )
        if len({spend.resource for tier in space.tiers for spend in tier.cost}) > 1:
            raise KanlyError(f"{space.key}: its prices have to be of one resource")
        c.space_cost.append(amounts_of(space.cost))
        c.space_tiers.append(tuple((amounts_of(tier.cost), self.lower(tier.effects)) for tier in space.tiers))
        c.space_persuasion.append(sum(e.amount for e in space.effects if isinstance(e, fx.PersuasionHere)))
        c.space_nodes.append(self.lower([e for e in space.effects if not isinstance(e, fx.PersuasionHere)]))
        c.council_persuasion += sum(e.persuasion for e in space.effects if isinstance(e, fx.TakeCouncilSeat))
        c.space_faction.append(NONE if space.faction is None else FACTIONS.index(space.faction))
        c.space_combat.append(space.combat)
        c.space_maker.append(space.maker)
        if space.once:
            c.space_once |= 1 << i
        if space.requires is not None:
            c.space_requires.append((i, FACTIONS.index(space.requires[0]), space.requires[1]))
        bonus = space.control_bonus
        c.space_control_bonus.append((NONE, 0) if bonus is None else (RESOURCES[bonus[0]], bonus[1]))
        c.all_spaces |= 1 << i

    def add_leader(self, leader: Leader) -> None:
        c = self.content
        c.leader_ids.append(leader.id)
        c.leader_component.append(self.begin(leader.key, NONE))
        c.leader_signet.append(self.lower(leader.signet))
        prescient, joins, less, tokens, mask, discount, discount_icons = False, 0, 0, 0, 0, 0, 0
        harvest: tuple[int, ...] = ()
        on: list[tuple[int, int, bool, tuple[int, ...]]] = []
        start = [0, 0, 0]
        for trait in leader.traits:
            if isinstance(trait, fx.Prescience):
                prescient = True
            elif isinstance(trait, fx.MayJoin):
                joins |= self.spaces_of(icon_mask(trait.icons))
            elif isinstance(trait, fx.HarvestLess):
                less, harvest = trait.spice, self.lower(trait.effects)
            elif isinstance(trait, fx.SecretFactions):
                tokens = trait.tokens
            elif isinstance(trait, fx.SpaceDiscount):
                discount, discount_icons = trait.solari, self.spaces_of(icon_mask([trait.icon]))
            elif isinstance(trait, fx.StartWith):
                for gain in trait.gains:
                    start[RESOURCES[gain.resource]] += gain.amount
            elif isinstance(trait, fx.On):
                mask |= 1 << TRIGGERS[trait.trigger]
                on.append((TRIGGERS[trait.trigger], trait.at_least, trait.once, self.lower(trait.effects)))
            else:
                raise KanlyError(f"{leader.key}: the engine has no rule for the trait {trait}")
        c.leader_prescient.append(prescient)
        c.leader_joins.append(joins)
        c.leader_harvest_less.append(less)
        c.leader_harvest_effects.append(harvest)
        c.leader_tokens.append(tokens)
        c.leader_triggers.append(mask)
        c.leader_on.append(tuple(on))
        c.leader_start.append((start[0], start[1], start[2]))
        c.leader_discount.append(discount)
        c.leader_discount_mask.append(discount_icons)

    def add_tracks(self) -> None:
        c = self.content
        by_faction = {track.faction: track for track in self.edition.tracks}
        for faction in FACTIONS:
            track = by_faction[faction]
            self.begin(track.key, NONE)
            c.track_visit.append(self.node(track.visit))
            c.track_bonus.append(self.lower(track.bonus))
            c.track_point_at.append(track.point_at)
            c.track_bonus_at.append(track.bonus_at)
            c.track_alliance_at.append(track.alliance_at)
            c.track_top.append(track.top)

    def spaces_of(self, icons: int) -> int:
        return sum(1 << i for i, s in enumerate(self.edition.spaces) if icons >> ICONS.index(s.icon) & 1)

    def add_tables(self) -> None:
        """Bit masks of spaces by icons and by what a seat can pay."""
        c = self.content
        c.reach = [self.spaces_of(icons) for icons in range(1 << len(ICONS))]
        # A seat without a Leader (a scenario's neutral seat) comes last, so that index -1 finds it.
        for leader in range(len(c.leader_ids) + 1):
            none = leader == len(c.leader_ids)
            table: list[int] = []
            for held in range(MOST_OF_A_RESOURCE + 1):
                mask = 0
                for i in range(len(c.space_ids)):
                    off = (
                        0
                        if none or not c.leader_discount_mask[leader] >> i & 1
                        else c.leader_discount[leader]
                    )
                    if max(0, self.least(i, 0) - off) <= held:
                        mask |= 1 << i
                table.append(mask)
            c.afford_solari.append(table)
        for held in range(MOST_OF_A_RESOURCE + 1):
            spaces = range(len(c.space_ids))
            c.afford_spice.append(sum(1 << i for i in spaces if self.least(i, 1) <= held))
            c.afford_water.append(sum(1 << i for i in spaces if self.least(i, 2) <= held))

    def least(self, space: int, resource: int) -> int:
        """The least of a resource that lets an Agent in: the cost, or the cheapest price."""
        tiers = self.content.space_tiers[space]
        return min(tier[0][resource] for tier in tiers) if tiers else self.content.space_cost[space][resource]

    def lower(self, effects: Sequence[fx.Effect]) -> tuple[int, ...]:
        return tuple(self.node(effect) for effect in effects)

    def node(self, effect: fx.Effect) -> int:
        made = self.make(effect)
        made.component, made.card = self.component, self.card
        nodes = self.content.nodes
        made.minds_influence |= any(nodes[kid].minds_influence for kid in made.kids)
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
                return made
            case fx.Influence():
                made = word(OP_INFLUENCE, effect.amount, faction_mask(effect.factions), "influence")
                made.c = effect.different if not effect.behind else 0
                made.minds_influence = effect.behind
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
                return word(OP_DISCARD, effect.cards, 0, "discard")
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
                return word(OP_ACQUIRE, effect.cost, int(effect.to_top), "acquire")
            case fx.AcquireReserve():
                return word(OP_ACQUIRE_RESERVE, self.card_number(effect.card), 0, "acquire")
            case fx.Fetch():
                return word(OP_FETCH, FACTIONS.index(effect.faction), 0, "fetch")
            case fx.RecallAgent():
                return word(OP_RECALL_AGENT, 0, 0, "recall")
            case fx.StealIntrigue():
                return word(OP_STEAL, effect.holding, 0, "steal")
            case fx.PerCard():
                made = word(OP_PER_CARD, FACTIONS.index(effect.faction), effect.persuasion, "persuasion")
                return made
            case fx.Pay():
                made = self.parent(optional(word(OP_PAY, 0, 0, "pay")), effect.effects)
                made.name = "pay"
                made.costs = [lower_cost(cost) for cost in effect.costs]
                made.minds_influence = any(isinstance(cost, fx.LoseInfluence) for cost in effect.costs)
                return made
            case fx.When():
                made = self.parent(word(OP_WHEN, 0, 0, "when"), effect.effects)
                made.costs = [lower_condition(effect.condition, self.card_number)]
                nodes = self.content.nodes
                made.mandatory = any(nodes[kid].mandatory for kid in made.kids)
                if all(nodes[kid].auto == AUTO_ALWAYS for kid in made.kids):
                    made.auto = AUTO_WHEN
                return made
            case fx.Choose():
                made = word(OP_CHOOSE, effect.number, 0, "choose")
                made.kids = tuple(self.option(option) for option in effect.options)
                return made
            case fx.EachOpponent():
                made = self.parent(word(OP_EACH_OPPONENT, 0, 0, ""), [effect.effect])
                if isinstance(effect.effect, fx.LoseTroop) and effect.effect.place is fx.Place.GARRISON:
                    made.auto = AUTO_ALWAYS  # nobody has anything to choose
                return made
            case fx.Special():
                special = specials.WORDS[specials.index_of(effect.name)]
                if len(effect.numbers) > 1:
                    raise KanlyError(
                        f"the special {effect.name!r} has {len(effect.numbers)} numbers; a node holds one"
                    )
                numbers = (*effect.numbers, 0)
                made = word(OP_SPECIAL, specials.index_of(effect.name), numbers[0], effect.name)
                made.auto, made.mandatory = special.auto, special.mandatory
                return made
            case fx.PersuasionHere():
                raise KanlyError(
                    "persuasion for an Agent that stands here belongs directly to a space's effects"
                )
        raise KanlyError(f"the engine has no rule for the effect {effect}")

    def parent(self, made: Node, effects: Sequence[fx.Effect]) -> Node:
        """A node over others takes the word of its first child, unless it has a better one."""
        made.kids = self.lower(effects)
        if made.kids:
            made.name = self.content.nodes[made.kids[0]].name
        return made

    def option(self, effects: Sequence[fx.Effect]) -> int:
        """One option of a choice: its only effect, or a sequence of them."""
        if len(effects) == 1:
            return self.node(effects[0])
        made = self.parent(word(OP_SEQUENCE, 0, 0, "all"), effects)
        made.component, made.card = self.component, self.card
        self.content.nodes.append(made)
        return len(self.content.nodes) - 1

    def card_number(self, card: str) -> int:
        if card not in self.card_index:
            raise KanlyError(
                f"{self.content.components[self.component]} names the card {card!r}, which is not here"
            )
        return self.card_index[card]

    def name_nodes(self) -> None:
        """A node is called `component word`, with a number from the second of a name on."""
        c = self.content
        for i, made in enumerate(c.nodes):
            base = f"{c.components[made.component].rsplit('/', 1)[1]} {made.name}"
            name, count = base, 1
            while name in c.node_names:
                count += 1
                name = f"{base}_{count}"
            c.node_names[name] = i
            made.name = name


def word(op: int, a: int, b: int, name: str) -> Node:
    made = Node(op, a, b, 0)
    made.name = name
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


def unique_ids(components: Sequence[Card] | Sequence[Intrigue]) -> list[str]:
    """The bare id, or set/id where two sets in one game share one."""
    ids = [component.id for component in components]
    return [c.id if ids.count(c.id) == 1 else f"{c.set}/{c.id}" for c in components]
