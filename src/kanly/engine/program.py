"""Lowers an edition's components to the engine's tables. Runs once per content, never during play."""

from __future__ import annotations

from collections.abc import Sequence

from kanly import effects as fx
from kanly.components import Card, Conflict, Contract, Intrigue, Leader, Space, UnitKind
from kanly.engine import moves
from kanly.engine.codes import (
    MOST_FACTIONS,
    MOST_UNITS,
    NONE,
    ON_ACQUIRED,
    ON_BEFRIENDED,
    ON_GAINED_SPICE,
    ON_VISITED,
    ONCE_A_GAME,
    OP_AT_REVEAL,
    OP_CHOOSE,
    OP_HARVEST,
)
from kanly.engine.content import MOST_ICONS, MOST_OF_A_RESOURCE, Content, Reaction
from kanly.engine.errors import KanlyError
from kanly.engine.gates import BATTLE_ICONS, RESOURCES
from kanly.engine.giving import add_given
from kanly.engine.lowering import WordLowering, amounts_of, unique_ids
from kanly.engine.naming import Naming, give_keys
from kanly.engine.reactions import heard_of, listen
from kanly.engine.roles import ROLES
from kanly.engine.rows import rows_of
from kanly.engine.topic import awaiting, topics_of
from kanly.engine.tracks import add_track, lower_stops
from kanly.engine.traits import lower_trait
from kanly.setup import Box


class Lowering(WordLowering):
    """Builds one Content. `box`: what the game's maker asked for, so that it can be asked for again."""

    def build(self, box: Box | None = None) -> Content:
        edition, c = self.edition, self.content
        c.box = Box(edition.id) if box is None else box
        c.rules_version = self.rules
        self.space_index = {space.id: i for i, space in enumerate(edition.spaces)}
        for i, space in enumerate(edition.spaces):
            if space.covers is not None:
                # Whatever names the printed space, such as a post, means the one that now lies there.
                self.space_index.setdefault(space.covers, i)
        self.leader_index = {leader.id: i for i, leader in enumerate(edition.leaders)}
        c.unit_ids = unique_ids(edition.units)
        c.area_ids = unique_ids(edition.areas)
        self.add_symbols()
        self.add_place_tracks()
        cards = [*edition.starters, *edition.reserve, *edition.imperium]
        for _, deck in edition.role_starters:
            cards += [card for card in deck if card not in cards]
        cards += edition.wares
        c.card_ids = unique_ids(cards)
        for i, card in enumerate(cards):
            # A name without a set means the card of the board's own set, which stands first.
            self.card_index.setdefault(card.id, i)
        for i, card in enumerate(cards):
            self.add_card(i, card)
        for i, card in enumerate(cards):
            if card in edition.starters:
                c.starting_deck += [i] * card.count
            elif card in edition.imperium:
                c.imperium_deck += [i] * card.count
            elif card in edition.wares:
                if not card.row:
                    raise KanlyError(f"{card.key} is for sale in a further row and does not say in which")
            elif card in edition.reserve:
                if card.cost is not None:
                    c.reserve_for_sale.append((card.cost, i, len(c.reserve_cards)))
                c.card_reserve[i] = len(c.reserve_cards)
                c.reserve_cards.append(i)
                c.reserve_counts.append(card.count)
        for role, deck in edition.role_starters:
            c.role_decks[role] = [cards.index(card) for card in deck for _ in range(card.count)]
        c.intrigue_ids = unique_ids(edition.intrigue)
        for i, intrigue in enumerate(edition.intrigue):
            self.add_intrigue(i, intrigue)
        c.conflict_ids = unique_ids(edition.conflicts)
        for conflict in edition.conflicts:
            self.add_conflict(conflict)
        c.conflict_levels = list(edition.conflict_levels)
        c.space_ids = unique_ids(edition.spaces)
        for space in edition.spaces:
            self.add_space(space)
        c.contract_ids = unique_ids(edition.contracts)
        c.leader_ids = unique_ids(edition.leaders)
        for leader in edition.leaders:
            self.add_leader(leader)
        self.add_tracks()
        self.add_tables()
        self.add_posts()
        for i, unit in enumerate(edition.units):
            self.add_unit(i, unit)
        for area in edition.areas:
            c.area_component.append(self.begin(area, NONE))
        self.add_objectives()
        for i, contract in enumerate(edition.contracts):
            self.add_contract(i, contract)
        for number, track in enumerate(edition.place_tracks):
            self.begin(track, NONE)
            lower_stops(self, number, track.stops)
            c.place_tracks[number].beyond = self.lower(track.beyond)
        c.points_at_start = dict(edition.points_at_start)
        amounts = [0, 0, 0]
        for resource, amount in edition.start:
            amounts[RESOURCES[resource]] += amount
        c.start = (amounts[0], amounts[1], amounts[2])
        if edition.garrison_at_start > edition.troops:
            raise KanlyError(
                f"no garrison of {edition.garrison_at_start} can come out of {edition.troops} troops"
            )
        c.garrison_at_start, c.troops, c.agents = edition.garrison_at_start, edition.troops, edition.agents
        c.row, c.hand, c.points_to_end = edition.row, edition.hand, edition.points_to_end
        c.garrison_deploys, c.third_reward_players = edition.garrison_deploys, edition.third_reward_players
        c.troop_strength = edition.troop_strength
        c.contracts_on_offer, c.shield_wall = edition.contracts_on_offer, edition.shield_wall
        c.extended |= any(back != NONE for back in c.leader_back) or bool(c.place_tracks or c.unit_ids)
        c.rows = rows_of(c)
        c.extended |= bool(c.rows)
        c.topics = topics_of(c)
        c.watching = awaiting(c.topics, "watched")
        c.visiting = awaiting(c.topics, "visited")
        c.coming = awaiting(c.topics, "came")
        c.extended |= bool(c.topics)
        for topic in c.topics:
            topic.lowered(c, edition, self.rules)
        for roles in ROLES:
            roles.lower(self)
        self.name_nodes()
        listen(c)
        return c

    def add_symbols(self) -> None:
        """The factions and icons of this game: those of its tracks and spaces."""
        c, edition = self.content, self.edition
        c.faction_ids = [faction.value for faction in self.factions]
        c.faction_count = len(self.factions)
        c.icon_ids = [icon.value for icon in self.icons]
        if len(set(self.factions)) != len(self.factions):
            raise KanlyError("two Influence tracks are of the same faction")
        if len(self.factions) > MOST_FACTIONS:
            raise KanlyError(
                f"{len(self.factions)} Influence tracks are too many; {MOST_FACTIONS} are the most"
            )
        if len(self.icons) > MOST_ICONS:
            raise KanlyError(f"{len(self.icons)} Agent icons are too many; {MOST_ICONS} are the most")
        c.faction_icons = self.icon_mask(space.icon for space in edition.spaces if space.faction is not None)

    def add_card(self, i: int, card: Card) -> None:
        c = self.content
        c.card_component.append(self.begin(card, i))
        c.card_count.append(card.count)
        c.card_cost.append(NONE if card.cost is None else card.cost)
        c.card_icons.append(self.icon_mask(card.icons))
        c.card_factions.append(self.faction_mask(card.factions))
        c.card_anywhere.append(card.anywhere)
        if card.anywhere:
            if card.icons:
                raise KanlyError(f"{card.key}: a card that goes anywhere needs no icons")
            c.anywhere_cards.append(i)
        c.card_agent.append(self.box(card.agent))
        # What a Reveal box adds at once in any case is totalled here, so that revealing a hand is a few additions.
        c.card_persuasion.append(sum(e.amount for e in card.reveal if isinstance(e, fx.Persuasion)))
        c.card_swords.append(sum(e.amount for e in card.reveal if isinstance(e, fx.Swords)))
        c.card_reveal.append(
            self.box([e for e in card.reveal if not isinstance(e, fx.Persuasion | fx.Swords)])
        )
        c.card_acquire.append(self.lower(card.acquire))
        c.card_trashed.append(self.lower(card.trashed))
        c.card_discarded.append(self.lower(card.discarded))
        c.card_on.append(self.reactions(card.in_play, i))
        if any(reaction.once == ONCE_A_GAME for reaction in c.card_on[i]):
            raise KanlyError(f"{card.key}: a card that is shuffled again can't remember a whole game")
        if card.ignores_requirements:
            c.unbound_cards.append(i)
        c.card_reserve.append(NONE)
        if card.row and card not in self.edition.wares:
            raise KanlyError(
                f"{card.key} is sold by the row {card.row!r} and lies in another deck than `wares`"
            )
        c.card_row.append(card.row)
        c.card_price.append(NONE if card.price is None else card.price)
        c.sends.append({})

    def add_intrigue(self, i: int, intrigue: Intrigue) -> None:
        c = self.content
        c.intrigue_component.append(self.begin(intrigue, NONE))
        c.intrigue_deck += [i] * intrigue.count
        c.intrigue_plot.append(self.lower(intrigue.plot))
        rules = [c.nodes[node].rule for node in c.intrigue_plot[i]]
        if len(rules) > 1 and any(rule.lies_until() or rule.op == OP_AT_REVEAL for rule in rules):
            raise KanlyError(f"{intrigue.key}: what waits for its moment has to stand alone")
        for node in c.intrigue_plot[i]:
            reaction = c.nodes[node].reaction
            if reaction is not None:
                reaction.owner = i
        c.intrigue_combat.append(self.lower(intrigue.combat))
        c.intrigue_win.append(self.lower(intrigue.win))
        c.win_cards |= bool(intrigue.win)
        c.intrigue_endgame.append(self.lower(intrigue.endgame))
        c.intrigue_turn_start.append(intrigue.turn_start)

    def add_conflict(self, conflict: Conflict) -> None:
        c = self.content
        c.conflict_component.append(self.begin(conflict, NONE))
        c.conflict_level.append(conflict.level)
        c.conflict_rewards.append(
            (self.lower(conflict.first), self.lower(conflict.second), self.lower(conflict.third))
        )
        controls = NONE
        if conflict.controls is not None:
            controls = self.space_number(conflict.controls)
        c.conflict_controls.append(controls)
        # The Shield Wall protects places, so a Conflict of any set that is fought for one of them.
        c.conflict_protected.append(controls != NONE and self.edition.spaces[controls].protected)

    def add_space(self, space: Space) -> None:
        c = self.content
        i = len(c.space_component)
        c.space_component.append(self.begin(space, NONE))
        for cost in (space.cost, *(tier.cost for tier in space.tiers)):
            if max(amounts_of(cost)) > MOST_OF_A_RESOURCE:
                raise KanlyError(
                    f"{space.key}: no space may cost more than {MOST_OF_A_RESOURCE} of a resource"
                )
        if len({spend.resource for tier in space.tiers for spend in tier.cost}) > 1:
            raise KanlyError(f"{space.key}: its prices have to be of one resource")
        c.space_cost.append(amounts_of(space.cost))
        later = amounts_of(space.cost if space.cost_later is None else space.cost_later)
        if later[1:] != c.space_cost[i][1:]:
            raise KanlyError(f"{space.key}: only its price in solari may change")
        if later != c.space_cost[i] and not any(isinstance(e, fx.TakeSwordmaster) for e in space.effects):
            raise KanlyError(f"{space.key}: only a space that sells the Swordmaster changes its price")
        c.space_later.append(later)
        c.price_drops |= later != c.space_cost[i]
        c.space_tiers.append(tuple((amounts_of(tier.cost), self.lower(tier.effects)) for tier in space.tiers))
        c.space_persuasion.append(sum(e.amount for e in space.effects if isinstance(e, fx.PersuasionHere)))
        c.space_nodes.append(self.box([e for e in space.effects if not isinstance(e, fx.PersuasionHere)]))
        c.space_faction.append(NONE if space.faction is None else self.faction_number(space.faction))
        c.space_combat.append(space.combat)
        c.space_maker.append(space.maker)
        c.space_bonus.append(self.bonus_before_choice(i) if space.maker and self.rules > 1 else NONE)
        c.maker_spaces |= int(space.maker) << i
        if space.once:
            c.space_once |= 1 << i
        if space.requires is not None:
            c.space_requires.append((i, self.faction_number(space.requires[0]), space.requires[1]))
        bonus = space.control_bonus
        c.space_control_bonus.append((NONE, 0) if bonus is None else (RESOURCES[bonus[0]], bonus[1]))
        c.all_spaces |= 1 << i

    def bonus_before_choice(self, space: int) -> int:
        """The word for the bonus spice inside a choice: that spice comes before the choice (R-207)."""
        nodes = self.content.nodes
        for node in self.content.space_nodes[space]:
            if nodes[node].op == OP_CHOOSE:
                for below in self.nodes_below(node):
                    if nodes[below].op == OP_HARVEST and not nodes[below].a:
                        return below
        return NONE

    def nodes_below(self, node: int) -> list[int]:
        found: list[int] = []
        for kid in self.content.nodes[node].kids:
            found += [kid, *self.nodes_below(kid)]
        return found

    def add_leader(self, leader: Leader) -> None:
        c = self.content
        c.leader_component.append(self.begin(leader, NONE))
        c.leader_signet.append(self.box(leader.signet))
        prescient, joins, less, tokens, discount, discount_icons = False, 0, 0, 0, 0, 0
        harvest: tuple[int, ...] = ()
        on: list[Reaction] = []
        without = NONE
        track = NONE
        c.leader_reserved.append(())
        start = [0, 0, 0]
        for trait in leader.traits:
            if isinstance(trait, fx.Prescience):
                prescient = True
            elif isinstance(trait, fx.MayJoin):
                joins |= self.spaces_of(self.icon_mask(trait.icons))
            elif isinstance(trait, fx.HarvestLess):
                less, harvest = trait.spice, self.lower(trait.effects)
            elif isinstance(trait, fx.SecretFactions):
                tokens = trait.tokens
            elif isinstance(trait, fx.SpaceDiscount):
                discount, discount_icons = trait.solari, self.spaces_of(self.icon_mask([trait.icon]))
            elif isinstance(trait, fx.StartWith):
                for gain in trait.gains:
                    start[RESOURCES[gain.resource]] += gain.amount
            elif isinstance(trait, fx.On):
                on.append(self.leader_reaction(trait, on))
            elif isinstance(trait, fx.AtAnyMoment):
                on += self.reactions([trait], len(c.leader_on))
            elif isinstance(trait, fx.StartWithout):
                without = self.card_number(trait.card)
                if without not in c.starting_deck:
                    raise KanlyError(f"{leader.key} starts without {trait.card!r}, which is no starting card")
            elif isinstance(trait, fx.TrainingTrack):
                if any(stop.once or stop.first or stop.back for stop in trait.stops):
                    raise KanlyError(f"{leader.key}: on a Leader's own track a stop has only its reward")
                track = add_track(self, leader.id, trait.stops)
                c.place_tracks[track].leader = len(c.leader_track)
                lower_stops(self, track, trait.stops)
            else:
                lower_trait(trait, self, len(c.leader_on))
        c.leader_prescient.append(prescient)
        c.leader_joins.append(joins)
        c.leader_harvest_less.append(less)
        c.leader_harvest_effects.append(harvest)
        c.leader_tokens.append(tokens)
        c.leader_triggers.append(heard_of(on))
        c.leader_on.append(tuple(on))
        befriends = 0
        for reaction in on:
            if reaction.trigger == ON_BEFRIENDED and self.rules > 1:
                befriends |= reaction.factions & self.faction_mask(self.factions)
        c.leader_befriends.append(befriends)
        c.leader_start.append((start[0], start[1], start[2]))
        if leader.back is not None and leader.back not in self.leader_index:
            raise KanlyError(f"{leader.key} has the back {leader.back!r}, which is no Leader of this game")
        c.leader_back.append(NONE if leader.back is None else self.leader_index[leader.back])
        c.leader_is_back.append(any(leader.id == other.back for other in self.edition.leaders))
        c.leader_house.append(leader.house)
        c.leader_without.append(without)
        c.leader_track.append(track)
        c.leader_discount.append(discount)
        c.leader_discount_mask.append(discount_icons)

    def leader_reaction(self, trait: fx.On, before: Sequence[Reaction]) -> Reaction:
        """What a Leader does once a game is remembered in its seat, as it was before there was anything else to remember."""
        made = self.reaction(trait, len(self.content.leader_on))
        if made.once != ONCE_A_GAME:
            self.remember(made)
        elif any(other.once == ONCE_A_GAME for other in before):
            raise KanlyError(f"{self.content.components[self.component]} reacts to two things once a game")
        return made

    def add_place_tracks(self) -> None:
        """Every seat's tracks, before anything that names them; what their stops bring is lowered later."""
        edition, c = self.edition, self.content
        # The stops of Leaders go by their bare names, whatever else is in the box.
        kept: list[str] = []
        for leader in edition.leaders:
            for trait in leader.traits:
                if isinstance(trait, fx.TrainingTrack):
                    kept += [stop.id for stop in trait.stops]
        for track in edition.place_tracks:
            c.place_tracks[add_track(self, track.id, track.stops, kept)].at_once = track.at_once

    def add_posts(self) -> None:
        c, edition = self.content, self.edition
        c.spies = edition.spies
        c.post_ids = unique_ids(edition.posts)
        c.space_posts = [0] * len(edition.spaces)
        for i, post in enumerate(edition.posts):
            c.post_component.append(self.begin(post, NONE))
            spaces = [self.space_number(space) for space in post.spaces]
            c.post_spaces.append(sum(1 << space for space in spaces))
            c.post_icons.append(self.icon_mask({edition.spaces[s].icon for s in spaces}))
            for space in spaces:
                c.space_posts[space] |= 1 << i
        c.spy_icon = self.icon_mask([fx.Icon.SPY]) if edition.posts else 0

    def add_unit(self, i: int, unit: UnitKind) -> None:
        c = self.content
        if unit.id == fx.TROOP:
            raise KanlyError(f"{unit.key}: troops are there already, and need no kind of their own")
        if unit.limit is not None and not 0 < unit.limit <= MOST_UNITS:
            raise KanlyError(f"{unit.key}: a seat has 1 to {MOST_UNITS} of them, not {unit.limit}")
        if not unit.garrison and (unit.control or unit.after is not None):
            raise KanlyError(
                f"{unit.key}: what goes to garrisons after Combat has to stand there (garrison=True)"
            )
        if unit.after is fx.Place.CONFLICT:
            raise KanlyError(f"{unit.key}: nothing stays in the Conflict after Combat")
        c.unit_component.append(self.begin(unit, NONE))
        c.unit_strength.append(unit.strength)
        c.unit_doubles.append(unit.doubles)
        c.unit_stopped.append(unit.stopped_by_wall)
        c.unit_limit.append(NONE if unit.limit is None else unit.limit)
        c.unit_returns.append(unit.after is fx.Place.GARRISON)
        if unit.garrison:
            c.stationed.append(i)
        if unit.control:
            if c.unit_control != NONE:
                raise KanlyError(
                    f"{c.unit_ids[c.unit_control]} and {unit.id} both take control; a game has one such kind"
                )
            c.unit_control = i

    def add_objectives(self) -> None:
        """Conflicts and Objectives are one deck to whoever pairs battle icons."""
        c, edition = self.content, self.edition
        if not edition.objectives:
            return
        c.battle_icon_ids = [icon.value for icon in BATTLE_ICONS]
        c.battle_ids = [*c.conflict_ids, *unique_ids(edition.objectives)]
        c.battle_component = list(c.conflict_component)
        for conflict in edition.conflicts:
            c.battle_icon.append(
                NONE if conflict.battle_icon is None else BATTLE_ICONS.index(conflict.battle_icon)
            )
        for objective in edition.objectives:
            number = len(c.battle_icon)
            c.battle_component.append(self.begin(objective, NONE))
            c.battle_icon.append(BATTLE_ICONS.index(objective.battle_icon))
            for players in objective.players:
                c.objectives.setdefault(players, []).append(number)
            if objective.first_player:
                c.first_player_objective = number

    def add_contract(self, i: int, contract: Contract) -> None:
        c = self.content
        given = [contract.visit, contract.harvest, contract.acquires, contract.immediate or None]
        if sum(condition is not None for condition in given) != 1:
            raise KanlyError(f"{contract.key}: a contract has exactly one condition")
        c.contract_component.append(self.begin(contract, NONE))
        c.contract_bank += [i] * contract.count
        reward = self.lower(contract.reward)
        completed = Reaction(NONE, reward, owner=i)
        if contract.visit is not None:
            completed.trigger, completed.of = ON_VISITED, self.space_number(contract.visit)
        elif contract.acquires is not None:
            completed.trigger, completed.of = ON_ACQUIRED, self.card_number(contract.acquires)
        elif contract.harvest is not None:
            completed.trigger, completed.at_least = ON_GAINED_SPICE, contract.harvest
        c.contract_on.append(completed)
        c.contract_reward.append(reward)

    def add_tracks(self) -> None:
        c = self.content
        for track in self.edition.tracks:
            self.begin(track, NONE)
            c.track_visit.append(self.node(track.visit))
            c.track_bonus.append(self.lower(track.bonus))
            c.track_point_at.append(track.point_at)
            c.track_bonus_at.append(track.bonus_at)
            c.track_alliance_at.append(track.alliance_at)
            c.track_top.append(track.top)
            # Above the bonus it can matter whether somebody climbs before or after losing some; rules 1 did not ask.
            c.track_asked_from.append(track.bonus_at if self.rules > 1 else track.top + 1)

    def spaces_of(self, icons: int) -> int:
        return sum(1 << i for i, s in enumerate(self.edition.spaces) if icons >> self.icons.index(s.icon) & 1)

    def add_tables(self) -> None:
        """Bit masks of spaces by icons and by what a seat can pay."""
        c = self.content
        # A card with the Spy icon reaches what its owner's Spies watch, which no table can know.
        c.reach = [0]
        for icon in range(len(self.icons)):
            shown = self.spaces_of(1 << icon)
            c.reach += [reached | shown for reached in c.reach]
        # A seat without a Leader (a scenario's neutral seat) comes last, so that index -1 finds it.
        for leader in range(len(c.leader_ids) + 1):
            none = leader == len(c.leader_ids)
            mask, off = (0, 0) if none else (c.leader_discount_mask[leader], c.leader_discount[leader])
            c.afford_solari.append(self.affordable(mask, off, c.space_cost))
            c.afford_later.append(self.affordable(mask, off, c.space_later))
        for held in range(MOST_OF_A_RESOURCE + 1):
            spaces = range(len(c.space_ids))
            c.afford_spice.append(sum(1 << i for i in spaces if self.least(i, 1, c.space_cost) <= held))
            c.afford_water.append(sum(1 << i for i in spaces if self.least(i, 2, c.space_cost) <= held))

    def affordable(self, mask: int, off: int, costs: list[tuple[int, int, int]]) -> list[int]:
        """The spaces that each amount of solari affords, with so much off those of the mask."""
        table: list[int] = []
        for held in range(MOST_OF_A_RESOURCE + 1):
            spaces = 0
            for i in range(len(costs)):
                least = self.least(i, 0, costs) - (off if mask >> i & 1 else 0)
                if max(0, least) <= held:
                    spaces |= 1 << i
            table.append(spaces)
        return table

    def least(self, space: int, resource: int, costs: list[tuple[int, int, int]]) -> int:
        """The least of a resource that lets an Agent in: the cost, or the cheapest price."""
        tiers = self.content.space_tiers[space]
        return min(tier[0][resource] for tier in tiers) if tiers else costs[space][resource]

    def name_nodes(self) -> None:
        give_keys(self.content)
        naming = Naming(self.content, self.edition.id)
        naming.name_all()
        for component, card, boxes in self.givers:
            add_given(self.content, component, card, boxes, naming.giver(component))
        if len(self.content.nodes) > moves.MASK:
            raise KanlyError(
                f"this box has {len(self.content.nodes)} effects, and moves can name {moves.MASK}: leave decks out"
            )
