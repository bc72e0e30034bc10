"""The static tables of one game: what its components do, lowered to ints. Shared by all copies of a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly import effects as fx
from kanly.components import Component
from kanly.engine import moves
from kanly.setup import Box

if TYPE_CHECKING:
    from kanly.engine.reactions import Place
    from kanly.engine.rows import Row
    from kanly.engine.topic import Topic
    from kanly.engine.word import Word

AUTO_NEVER: Final = 0
AUTO_ALWAYS: Final = 1
AUTO_RECRUIT: Final = 2
AUTO_INFLUENCE: Final = 3
AUTO_WHEN: Final = 4
AUTO_BRANCH: Final = 5
AUTO_LONE: Final = 6

# It matters to an effect what Influence its owner has before it is taken.
MINDS_INFLUENCE: Final = 1
# It wants troops of the supply for another place than the garrison.
MINDS_SUPPLY: Final = 2

MASKS_KEPT: Final = 4_096
# No space costs more of a resource than this; whoever has more affords the same.
MOST_OF_A_RESOURCE: Final = 16
# A table knows the spaces of every set of icons.
MOST_ICONS: Final = 14
# What a component reacts to is a bit mask.
MOST_TRIGGERS: Final = 62


class Reaction:
    """ "When X happens, Y" as numbers: `trigger` its code, `factions` a bit mask (-1: whatever it has to do with), `of` the card or space
    that it names or NONE, `once` how often. `owner`: the number of its card, contract or Leader in its deck."""

    __slots__ = ("at_least", "factions", "nodes", "of", "once", "owner", "trigger")

    def __init__(
        self,
        trigger: int,
        nodes: tuple[int, ...],
        at_least: int = 0,
        once: int = 0,
        factions: int = -1,
        of: int = -1,
        owner: int = -1,
    ) -> None:
        self.trigger: int = trigger
        self.nodes: tuple[int, ...] = nodes
        self.at_least: int = at_least
        self.once: int = once
        self.factions: int = factions
        self.of: int = of
        self.owner: int = owner

    def answers(self, trigger: int, count: int, factions: int, of: int) -> bool:
        """Whether this is what it reacts to."""
        return (
            trigger == self.trigger
            and count >= self.at_least
            and (self.factions == -1 or factions & self.factions != 0)
            and (self.of == -1 or of == self.of)
        )


class Node:
    """One word of a lowered effect tree.

    `rule` is the word itself, `number` the node's place in the content, `effects` what it was lowered from: one effect, or all
    that a sequence stands for. `kids` are the nodes below it, `otherwise` those of a When whose condition fails. `costs` are triples of a code and two
    numbers: the costs of an arrow, or the conditions of a When.
    """

    __slots__ = (
        "a", "auto", "b", "c", "card", "component", "costs", "effects", "key", "kids", "mandatory", "minds", "name", "number",
        "op", "otherwise", "printed", "reaction", "rule", "secret", "word",
    )  # fmt: skip

    def __init__(self, rule: Word, a: int, b: int) -> None:
        self.rule: Word = rule
        self.op: int = rule.op
        self.number: int = -1
        self.effects: tuple[fx.Effect, ...] = ()
        self.a: int = a
        self.b: int = b
        self.c: int = 0
        self.kids: tuple[int, ...] = ()
        self.otherwise: tuple[int, ...] = ()
        self.costs: list[tuple[int, int, int]] = []
        self.auto: int = AUTO_NEVER
        self.mandatory: bool = True
        # What may not be taken unasked while it is due: a bit mask of MINDS_INFLUENCE, MINDS_SUPPLY.
        self.minds: int = 0
        # Whether it can be done depends on which cards are in the hand, so that being offered it would tell the others.
        self.secret: bool = False
        # What reacts, once the word has laid it out for a while.
        self.reaction: Reaction | None = None
        self.component: int = -1
        self.card: int = -1
        # The node that this one is like, where its component gives what is printed on another (engine/giving.py).
        self.printed: int = -1
        # The word of the vocabulary; the name that moves are written with; what stored games call it (engine/naming.py).
        self.word: str = ""
        self.name: str = ""
        self.key: str = ""


class LevelTable:
    """How hard printed opponents are: `Level` as numbers."""

    def __init__(self) -> None:
        self.garrison: int = 0
        self.intrigues: int = 0
        self.help: tuple[int, int, int] = (0, 0, 0)
        self.help_intrigues: int = 0
        self.swordmaster_round: int = 0
        # Spaces with another price, in solari.
        self.prices: dict[int, int] = {}
        self.variants: int = 0
        self.no_swordmaster: bool = False


class OpponentTable:
    """The printed opponents of one number of people: `Opponents` as numbers."""

    def __init__(self) -> None:
        self.opponents: int = 0
        # By number of the level, see Content.level_ids.
        self.levels: dict[int, LevelTable] = {}
        self.usual: int = 0
        self.rivals: bool = False
        self.leaders: bool = False
        self.agents: int = 0
        self.start: tuple[int, int, int] = (0, 0, 0)
        self.takes: bool = False
        self.scores: bool = False
        self.holds_marker: bool = False
        self.starts: int = -1
        self.follows: bool = False
        self.objective: int = -1
        # What buys a Victory Point: a resource or INTRIGUE_CARDS, and how many.
        self.bundles: list[tuple[int, int]] = []
        self.saves: bool = False
        self.lead: int = 0
        self.lead_in_strength: bool = False
        self.counts_as: dict[int, int] = {}
        self.variants: int = 0
        self.deck: list[int] = []


class StopTable:
    """A place on a track: `Stop` as numbers."""

    def __init__(self, track: int) -> None:
        self.track: int = track
        # How many steps lie between it and the first stop, on the longest way.
        self.level: int = 0
        self.following: tuple[int, ...] = ()
        self.reward: tuple[int, ...] = ()
        self.once: bool = False
        self.first: tuple[int, ...] = ()
        self.back: tuple[int, ...] = ()


class TrackTable:
    """A track with places, beside those of Influence."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        # The Leader whose own it is, or NONE: every seat has a token on it.
        self.leader: int = -1
        # In printed order; tokens begin on the first.
        self.stops: tuple[int, ...] = ()
        self.at_once: bool = False
        self.beyond: tuple[int, ...] = ()


class Content:
    """Every table is indexed by the small int of its card, Intrigue card, Conflict, Leader, space or faction."""

    def __init__(self) -> None:
        self.box: Box = Box("")
        self.rules_version: int = 0
        # What of the rules these games have besides those that all have.
        self.topics: list[Topic] = []
        # Of those, the ones with something to say at the moments that come on every turn (`engine/topic.py`).
        self.watching: list[Topic] = []
        self.visiting: list[Topic] = []
        self.coming: list[Topic] = []
        # By trigger, the places where something of this content can lie that reacts to it. On the stack the first comes first, so it
        # is the last here.
        self.heard_by: list[list[Place]] = [[] for _ in range(MOST_TRIGGERS)]
        # What can be used at any moment of a turn, by its node; and how often what has a limit may react or be used, by its first.
        self.abilities: dict[int, Reaction] = {}
        self.limits: dict[int, int] = {}
        # The rows that these games have besides the Imperium Row, in the order of their numbers.
        self.rows: list[Row] = []
        self.nodes: list[Node] = []
        self.components: list[str] = []
        self.component_index: dict[str, int] = {}
        # The data that each component was lowered from, for those who put it into words.
        self.data: list[Component] = []
        # By the name of today, and by the key where that is nobody's name.
        self.node_names: dict[str, int] = {}
        self.node_keys: dict[str, int] = {}
        # By component and node: the node with which it gives what is printed on another.
        self.given: dict[tuple[int, int], int] = {}
        # Effects that are printed a second time in one box: each with the one that is offered for both.
        self.twins: dict[int, int] = {}

        self.card_ids: list[str] = []
        self.card_component: list[int] = []
        self.card_count: list[int] = []
        self.card_cost: list[int] = []
        self.card_icons: list[int] = []
        self.card_factions: list[int] = []
        self.card_anywhere: list[bool] = []
        self.anywhere_cards: list[int] = []
        self.card_agent: list[tuple[int, ...]] = []
        self.card_reveal: list[tuple[int, ...]] = []
        self.card_persuasion: list[int] = []
        self.card_swords: list[int] = []
        self.card_acquire: list[tuple[int, ...]] = []
        self.card_trashed: list[tuple[int, ...]] = []
        self.card_discarded: list[tuple[int, ...]] = []
        self.card_on: list[tuple[Reaction, ...]] = []
        # Cards whose Agent needs no Influence to enter a space.
        self.unbound_cards: list[int] = []
        self.card_reserve: list[int] = []
        # The further row that a card was made for, "" for most; what it costs there, where that is not persuasion.
        self.card_row: list[str] = []
        self.card_price: list[int] = []
        self.starting_deck: list[int] = []
        # The starting decks of those who have a role, by its name.
        self.role_decks: dict[str, list[int]] = {}
        self.reserve_cards: list[int] = []
        self.reserve_counts: list[int] = []
        self.imperium_deck: list[int] = []
        # Reserve stacks that persuasion can buy from: cost, card, number of the stack.
        self.reserve_for_sale: list[tuple[int, int, int]] = []

        self.intrigue_ids: list[str] = []
        self.intrigue_component: list[int] = []
        self.intrigue_deck: list[int] = []
        self.intrigue_plot: list[tuple[int, ...]] = []
        self.intrigue_combat: list[tuple[int, ...]] = []
        self.intrigue_win: list[tuple[int, ...]] = []
        self.intrigue_endgame: list[tuple[int, ...]] = []
        self.intrigue_turn_start: list[bool] = []
        # Whether any card is played after winning a Conflict; where none is, nobody has to be asked.
        self.win_cards: bool = False

        self.conflict_ids: list[str] = []
        self.conflict_component: list[int] = []
        self.conflict_level: list[int] = []
        self.conflict_rewards: list[tuple[tuple[int, ...], ...]] = []
        self.conflict_controls: list[int] = []
        self.conflict_levels: list[int] = []
        self.conflict_protected: list[bool] = []
        # Conflicts, then Objectives: what can lie before a seat with its battle icon (NONE: without one).
        self.battle_ids: list[str] = []
        self.battle_component: list[int] = []
        self.battle_icon: list[int] = []
        self.battle_icon_ids: list[str] = []
        # Objectives by number of players; the one that makes its owner the first player.
        self.objectives: dict[int, list[int]] = {}
        self.first_player_objective: int = -1

        self.leader_ids: list[str] = []
        self.leader_component: list[int] = []
        self.leader_signet: list[tuple[int, ...]] = []
        self.leader_prescient: list[bool] = []
        self.leader_joins: list[int] = []
        self.leader_harvest_less: list[int] = []
        self.leader_harvest_effects: list[tuple[int, ...]] = []
        self.leader_tokens: list[int] = []
        # What each Leader reacts to, and its triggers as a bit mask.
        self.leader_on: list[tuple[Reaction, ...]] = []
        self.leader_triggers: list[int] = []
        # The factions that a Leader reacts to whenever it befriends them, as a bit mask.
        self.leader_befriends: list[int] = []
        self.leader_back: list[int] = []
        # Sides of Leaders that nobody starts with.
        self.leader_is_back: list[bool] = []
        self.leader_house: list[str] = []
        self.leader_without: list[int] = []
        self.leader_reserved: list[tuple[int, ...]] = []
        # The track that is a Leader's own, or NONE.
        self.leader_track: list[int] = []
        # Tracks with places, whose stops are numbered over all of them.
        self.place_tracks: list[TrackTable] = []
        self.stops: list[StopTable] = []
        self.stop_ids: list[str] = []
        self.leader_start: list[tuple[int, int, int]] = []
        self.leader_discount_mask: list[int] = []
        self.leader_discount: list[int] = []

        self.space_ids: list[str] = []
        self.space_component: list[int] = []
        self.space_cost: list[tuple[int, int, int]] = []
        self.space_tiers: list[tuple[tuple[tuple[int, int, int], tuple[int, ...]], ...]] = []
        self.space_nodes: list[tuple[int, ...]] = []
        self.space_faction: list[int] = []
        self.space_combat: list[bool] = []
        self.space_once: int = 0
        self.space_requires: list[tuple[int, int, int]] = []
        self.space_maker: list[bool] = []
        # Where the visitor has a choice, the node that takes the bonus spice before it; else NONE.
        self.space_bonus: list[int] = []
        self.space_persuasion: list[int] = []
        self.space_control_bonus: list[tuple[int, int]] = []
        self.space_later: list[tuple[int, int, int]] = []
        self.maker_spaces: int = 0
        self.all_spaces: int = 0
        # the moves that send each card to the spaces of a mask, listed when first needed
        self.sends: list[dict[int, list[int]]] = []
        # spaces that a mask of icons reaches; spaces that an amount of each resource affords (solari by Leader)
        self.reach: list[int] = []
        self.afford_solari: list[list[int]] = []
        self.afford_spice: list[int] = []
        self.afford_water: list[int] = []
        # The same for solari once any seat has a Swordmaster, and whether that makes a difference.
        self.afford_later: list[list[int]] = []
        self.price_drops: bool = False

        self.post_ids: list[str] = []
        self.post_component: list[int] = []
        # The spaces that a post watches, and their icons, as bit masks; the posts that watch a space.
        self.post_spaces: list[int] = []
        self.post_icons: list[int] = []
        self.space_posts: list[int] = []
        # What a set of posts watches, worked out when first needed.
        self.watched: dict[int, int] = {}
        self.spy_icon: int = 0
        self.spies: int = 0

        self.unit_ids: list[str] = []
        self.unit_component: list[int] = []
        self.unit_strength: list[int] = []
        self.unit_doubles: list[bool] = []
        self.unit_stopped: list[bool] = []
        # How many each seat has of a kind (NONE: they come from the bank), and whether they go to the garrison after Combat.
        self.unit_limit: list[int] = []
        self.unit_returns: list[bool] = []
        # The kinds that can stand in garrisons; the one that takes control of spaces, or NONE.
        self.stationed: list[int] = []
        self.unit_control: int = -1
        self.shield_wall: bool = False

        # Places of their own for troops.
        self.area_ids: list[str] = []
        self.area_component: list[int] = []

        self.contract_ids: list[str] = []
        self.contract_component: list[int] = []
        self.contract_bank: list[int] = []
        # What completes each contract; nothing but being taken where `trigger` is NONE.
        self.contract_on: list[Reaction] = []
        self.contract_reward: list[tuple[int, ...]] = []
        self.contracts_on_offer: int = 0

        self.hagal_ids: list[str] = []
        self.hagal_component: list[int] = []
        # The spaces that a House Hagal card may send to, each with a node: its conditions, and over its effects.
        self.hagal_spaces: list[tuple[tuple[int, int], ...]] = []
        self.hagal_richest: list[bool] = []
        self.hagal_skips_taken: list[bool] = []
        self.hagal_effects: list[tuple[int, ...]] = []
        self.hagal_reshuffles: list[bool] = []
        self.hagal_swords: list[int] = []
        self.rival_ids: list[str] = []
        self.rival_component: list[int] = []
        self.rival_swordmaster: list[int] = []
        self.rival_signet: list[tuple[int, ...]] = []
        self.rival_scheme: list[tuple[int, ...]] = []
        self.rival_priority: list[tuple[int, ...]] = []
        self.rival_streamlined: list[bool] = []
        # The posts that a Rival's Spy tries in turn, for nodes that name some.
        self.rival_posts: list[tuple[int, ...]] = []
        # The post that watches the spaces of each faction.
        self.faction_post: list[int] = []
        # What a Maker space yields by itself.
        self.space_yield: list[int] = []
        # Faction spaces that cost nothing, and spaces that sell the Swordmaster, as bit masks.
        self.free_faction_spaces: int = 0
        self.swordmaster_spaces: int = 0
        self.level_ids: list[str] = []
        self.opponents: dict[int, OpponentTable] = {}

        # Whether a visit, a turn or a gain has more to it than plain rules, so that games without that pay one test.
        self.extended: bool = False

        # The factions are those of the Influence tracks, in their order.
        self.faction_ids: list[str] = []
        self.faction_count: int = 0
        self.icon_ids: list[str] = []
        # The icons of the spaces that belong to factions.
        self.faction_icons: int = 0
        self.track_visit: list[int] = []
        self.track_bonus: list[tuple[int, ...]] = []
        self.track_point_at: list[int] = []
        self.track_bonus_at: list[int] = []
        self.track_alliance_at: list[int] = []
        self.track_top: list[int] = []
        # Influence that reaches this level is never taken unasked.
        self.track_asked_from: list[int] = []

        self.council_persuasion: int = 0
        self.points_at_start: dict[int, int] = {}
        self.start: tuple[int, int, int] = (0, 0, 0)
        self.garrison_at_start: int = 0
        self.troops: int = 0
        self.agents: int = 0
        self.row: int = 0
        self.hand: int = 0
        self.points_to_end: int = 0
        self.garrison_deploys: int = 0
        self.third_reward_players: int = 0
        self.troop_strength: int = 0

    def deck_to_start(self, role: str) -> list[int]:
        """The starting deck of whoever has a role; most have none of their own, and nobody's role is the empty word."""
        return self.role_decks.get(role, self.starting_deck)

    def list_sends(self, card: int, mask: int) -> list[int]:
        """The moves that send an Agent with this card to the spaces of a bit mask; kept, for they come again and again."""
        found: list[int] = []
        rest = mask
        while rest:
            low = rest & -rest
            found.append(moves.make(moves.AGENT, card, low.bit_length() - 1))
            rest ^= low
        if len(self.sends[card]) < MASKS_KEPT:
            self.sends[card][mask] = found
        return found
