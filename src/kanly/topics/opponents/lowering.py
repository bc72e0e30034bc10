"""Lowers House Hagal's cards, the Rivals and the printed opponents. Runs once per content, never during play."""

from __future__ import annotations

from kanly import effects as fx
from kanly.components import Edition, HagalCard, Level, Opponents, Rival, Space, below
from kanly.engine.codes import INTRIGUE_CARDS, NONE
from kanly.engine.content import Content, LevelTable, OpponentTable
from kanly.engine.errors import KanlyError
from kanly.engine.gate import lower_condition
from kanly.engine.gates import RESOURCES
from kanly.engine.lowering import WordLowering, amounts_of, unique_ids
from kanly.engine.word import without_meaning
from kanly.engine.words.structure import SEQUENCE
from kanly.topics.opponents import variants


class OpponentLowering:
    """What printed opponents need."""

    def __init__(self, by: WordLowering) -> None:
        self.by: WordLowering = by
        self.edition: Edition = by.edition
        self.content: Content = by.content

    def add_all(self) -> None:
        edition, c = self.edition, self.content
        for space in edition.spaces:
            self.add_space_facts(space)
        c.faction_post = [self.post_of(faction) for faction in self.by.factions]
        c.hagal_ids = unique_ids(edition.hagal)
        for card in edition.hagal:
            self.add_hagal_card(card)
        c.rival_ids = unique_ids(edition.rivals)
        for rival in edition.rivals:
            self.add_rival(rival)
        for opponents in edition.opponents:
            c.opponents[opponents.people] = self.opponents(opponents)
        if c.opponents:
            self.check_meanings()

    def check_meanings(self) -> None:
        """Every word says what it does to a printed opponent or that it never does, and those that can happen to one do."""
        c = self.content
        words = {type(effect) for n in c.nodes for effect in n.effects}
        if silent := without_meaning(sorted(words, key=lambda kind: kind.__name__)):
            names = ", ".join(kind.__name__ for kind in silent)
            raise KanlyError(
                f"nobody says what {names} does to a printed opponent: register it with means_to_opponents, or with "
                "has_no_meaning"
            )
        waiting: list[int] = []
        for tables in (c.hagal_effects, c.rival_signet, c.rival_scheme, c.track_bonus):
            for nodes in tables:
                waiting += nodes
        waiting += [kid for spaces in c.hagal_spaces for _, node in spaces for kid in c.nodes[node].kids]
        waiting += [node for places in c.conflict_rewards for nodes in places for node in nodes]
        while waiting:
            n = c.nodes[waiting.pop()]
            if n.rule.on_opponent is None:
                where = c.components[n.component]
                raise KanlyError(f"{where}: no rule says what {n.word!r} does to a printed opponent")
            waiting += [*n.kids, *n.otherwise]

    def add_space_facts(self, space: Space) -> None:
        c = self.content
        i = len(c.space_yield)
        effects = tuple(below((*space.effects, *(effect for tier in space.tiers for effect in tier.effects))))
        c.space_yield.append(max((e.spice for e in effects if isinstance(e, fx.Harvest)), default=0))
        if space.faction is not None and not space.cost and not space.tiers:
            c.free_faction_spaces |= 1 << i
        if any(isinstance(effect, fx.TakeSwordmaster) for effect in effects):
            c.swordmaster_spaces |= 1 << i

    def post_of(self, faction: fx.Faction) -> int:
        shown = self.by.icon_mask(space.icon for space in self.edition.spaces if space.faction == faction)
        return next((post for post, icons in enumerate(self.content.post_icons) if icons == shown), NONE)

    def add_hagal_card(self, card: HagalCard) -> None:
        c = self.content
        c.hagal_component.append(self.by.begin(card, NONE))
        spaces: list[tuple[int, int]] = []
        for destination in card.spaces:
            made = self.by.parent(SEQUENCE.node(destination.space), destination.effects)
            made.word = destination.space
            made.effects = destination.effects
            if destination.condition is not None:
                made.costs = lower_condition(destination.condition, self.by)
            spaces.append((self.by.space_number(destination.space), self.by.add(made)))
        c.hagal_spaces.append(tuple(spaces))
        c.hagal_richest.append(card.richest)
        c.hagal_skips_taken.append(card.skips_taken)
        c.hagal_effects.append(self.by.lower(card.effects))
        c.hagal_reshuffles.append(card.reshuffles)
        c.hagal_swords.append(card.swords)

    def add_rival(self, rival: Rival) -> None:
        c = self.content
        c.rival_component.append(self.by.begin(rival, NONE))
        c.rival_swordmaster.append(rival.swordmaster or 0)
        c.rival_signet.append(self.by.lower(rival.signet))
        c.rival_scheme.append(self.by.lower(rival.scheme))
        c.rival_priority.append(tuple(self.by.faction_number(faction) for faction in rival.priority))
        c.rival_streamlined.append(rival.streamlined)

    def opponents(self, opponents: Opponents) -> OpponentTable:
        c = self.content
        made = OpponentTable()
        made.opponents = opponents.opponents
        for level in opponents.levels:
            if level.id not in c.level_ids:
                c.level_ids.append(level.id)
            made.levels[c.level_ids.index(level.id)] = self.level(level)
        made.usual = c.level_ids.index(opponents.usual)
        made.rivals, made.leaders, made.agents = opponents.rivals, opponents.leaders, opponents.agents
        made.start = resources(opponents.start)
        made.takes, made.scores = opponents.takes, opponents.scores
        made.holds_marker, made.follows = opponents.holds_marker, opponents.follows
        made.starts = NONE if opponents.starts is None else opponents.starts
        if opponents.objective is not None:
            made.objective = c.battle_ids.index(opponents.objective)
        for what, number in opponents.bundles:
            kind = INTRIGUE_CARDS if what == "intrigue" else RESOURCES[fx.Resource(what)]
            made.bundles.append((kind, number))
        made.saves = opponents.saves
        made.lead, made.lead_in_strength = opponents.lead, opponents.lead_in_strength
        made.counts_as = {self.by.card_number(card): number for card, number in opponents.counts_as}
        made.variants = variants.mask_of(opponents.variants)
        for i, card in enumerate(self.edition.hagal):  # so the deck is sorted
            if opponents.people in card.people:
                made.deck += [i] * card.count
        return made

    def level(self, level: Level) -> LevelTable:
        made = LevelTable()
        made.garrison, made.intrigues = level.garrison, level.intrigues
        made.help, made.help_intrigues = resources(level.help), level.help_intrigues
        made.swordmaster_round = level.swordmaster_round or 0
        for space, price in level.prices:
            amounts = amounts_of((price,))
            if amounts[1] or amounts[2]:
                raise KanlyError(f"the level {level.id!r} changes a price that is not in solari")
            made.prices[self.by.space_number(space)] = amounts[0]
        made.variants = variants.mask_of(level.variants)
        made.no_swordmaster = level.no_swordmaster
        return made


def resources(given: tuple[tuple[fx.Resource, int], ...]) -> tuple[int, int, int]:
    amounts = [0, 0, 0]
    for resource, amount in given:
        amounts[RESOURCES[resource]] += amount
    return (amounts[0], amounts[1], amounts[2])
