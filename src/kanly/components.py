"""What lies in a box: cards, Conflicts, Leaders, spaces, posts, contracts, and the editions and modules made of them.

Data classes, no rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields

from kanly.effects import (
    BattleIcon,
    Condition,
    Effect,
    Faction,
    Harvest,
    Icon,
    Influence,
    Place,
    Resource,
    Spend,
    Stop,
    Trait,
)


def below(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """These effects and all that stand inside them."""
    for effect in effects:
        yield effect
        for field in fields(effect):
            yield from inside(getattr(effect, field.name))


def inside(value: object) -> Iterator[Effect]:
    """The effects that a field of an effect holds, however deep in tuples."""
    if isinstance(value, Effect):
        yield from below((value,))
    elif isinstance(value, Destination):
        yield from below(value.effects)
    elif isinstance(value, Stop):
        yield from below((*value.reward, *value.first, *value.back))
    elif isinstance(value, tuple):
        for part in value:
            yield from inside(part)


@dataclass(frozen=True, kw_only=True)
class Component:
    """`id` is unique in its deck; `set/deck/id` is unique everywhere."""

    id: str
    name: str
    set: str = ""
    deck: str = ""
    count: int = 1
    module: str = ""
    """The module that brings it into a game; empty: it is always there."""

    @property
    def key(self) -> str:
        return f"{self.set}/{self.deck}/{self.id}"


@dataclass(frozen=True, kw_only=True)
class Card(Component):
    """A card of a personal deck: of the starting deck, the Reserve, the Imperium deck or a further row."""

    cost: int | None = None
    """In persuasion."""
    row: str = ""
    """The further row that sells it."""
    price: int | None = None
    """What it costs there, where that is not persuasion: what looks for a cost doesn't see it."""
    factions: tuple[Faction, ...] = ()
    icons: tuple[Icon, ...] = ()
    agent: tuple[Effect, ...] = ()
    reveal: tuple[Effect, ...] = ()
    acquire: tuple[Effect, ...] = ()
    trashed: tuple[Effect, ...] = ()
    discarded: tuple[Effect, ...] = ()
    """When it is discarded from the hand; what Clean Up does is not discarding."""
    in_play: tuple[Trait, ...] = ()
    """What reacts, or can be used, while the card lies in play."""
    ignores_requirements: bool = False
    """The Influence that a space requires does not matter to the Agent that it sends."""
    anywhere: bool = False
    """Sends any of your Agents, from Leader or board, to any space, occupied or not."""


@dataclass(frozen=True, kw_only=True)
class Intrigue(Component):
    """One tuple of effects for each moment at which the card can be played; paying and conditions are compulsory."""

    plot: tuple[Effect, ...] = ()
    combat: tuple[Effect, ...] = ()
    win: tuple[Effect, ...] = ()
    endgame: tuple[Effect, ...] = ()
    turn_start: bool = False
    """Only as the first thing of a turn."""

    @property
    def types(self) -> tuple[str, ...]:
        kinds = (("plot", self.plot), ("combat", self.combat or self.win), ("endgame", self.endgame))
        return tuple(kind for kind, effects in kinds if effects)


@dataclass(frozen=True, kw_only=True)
class Conflict(Component):
    level: int
    first: tuple[Effect, ...]
    second: tuple[Effect, ...]
    third: tuple[Effect, ...]
    controls: str | None = None
    """The space whose control the winner takes."""
    battle_icon: BattleIcon | None = None


@dataclass(frozen=True, kw_only=True)
class Leader(Component):
    house: str = ""
    complexity: int
    ability_name: str
    signet_name: str
    traits: tuple[Trait, ...]
    signet: tuple[Effect, ...]
    back: str | None = None
    """The Leader on the other side of the card, which nobody starts with."""


@dataclass(frozen=True, kw_only=True)
class Tier:
    """One of the prices at which a space can be visited, and what that price brings."""

    cost: tuple[Spend, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, kw_only=True)
class Space(Component):
    icon: Icon
    group: str
    faction: Faction | None = None
    """Sending an Agent here gives 1 Influence with it."""
    cost: tuple[Spend, ...] = ()
    cost_later: tuple[Spend, ...] | None = None
    """What it costs once any player has what it sells: only a space that sells the Swordmaster may say this."""
    tiers: tuple[Tier, ...] = ()
    requires: tuple[Faction, int] | None = None
    once: bool = False
    """Open to each seat a single time in the game."""
    combat: bool = False
    protected: bool = False
    """The Shield Wall stands before it: while it does, some kinds of units can't enter a Conflict for it."""
    covers: str | None = None
    """The printed space in whose place it is laid."""
    control_bonus: tuple[Resource, int] | None = None
    effects: tuple[Effect, ...] = ()

    @property
    def maker(self) -> bool:
        """A Maker space is one where spice can be harvested (R-208)."""
        return any(isinstance(effect, Harvest) for effect in below(self.effects))


@dataclass(frozen=True, kw_only=True)
class Track(Component):
    """A faction's Influence track."""

    faction: Faction
    point_at: int = 2
    bonus_at: int = 4
    alliance_at: int = 4
    top: int = 6
    visit: Influence
    """What sending an Agent to one of its spaces gives."""
    bonus: tuple[Effect, ...] = ()


@dataclass(frozen=True, kw_only=True)
class PlaceTrack(Component):
    """A track of places on which every seat has a token, beside the tracks of Influence; tokens begin on the first stop."""

    stops: tuple[Stop, ...]
    """In an order in which every line leads on."""
    at_once: bool = False
    """What a stop brings happens at once, in printed order; else it joins the other effects of the turn."""
    beyond: tuple[Effect, ...] = ()
    """What each step brings that leads past the end."""


@dataclass(frozen=True, kw_only=True)
class Post(Component):
    """An observation post, connected to some spaces. It has no name of its own."""

    spaces: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Objective(Component):
    """A card that counts as a Conflict its owner has already won."""

    battle_icon: BattleIcon
    players: tuple[int, ...]
    """The numbers of players with which it is used."""
    first_player: bool = False
    """Whoever is dealt it takes the first turn of the game."""


@dataclass(frozen=True, kw_only=True)
class Contract(Component):
    """Exactly one of the four conditions is given; the reward comes when it is met."""

    visit: str | None = None
    """An Agent is sent to this space."""
    harvest: int | None = None
    """An Agent is sent to a Maker space, and this much spice is gained in that turn."""
    acquires: str | None = None
    """This card is acquired."""
    immediate: bool = False
    """It is taken."""
    reward: tuple[Effect, ...]


@dataclass(frozen=True, kw_only=True)
class UnitKind(Component):
    """Units besides troops. They come straight into the Conflict or stand in garrisons first, and go back after it."""

    strength: int
    limit: int | None = None
    """How many of them each seat has, in its supply at the start; None: they come from the bank and never run out."""
    garrison: bool = False
    """They can stand in garrisons: they are commissioned there, and are deployed and retreat like troops."""
    after: Place | None = None
    """Where they go after Combat; None: back to where they came from, supply or bank."""
    control: bool = False
    """Who wins a Conflict with one there puts one on a space that can be controlled and holds none. It controls that over any
    marker until the end of the next Combat, and goes to the garrison then."""
    doubles: bool = False
    """Whoever has one in the Conflict takes its reward twice."""
    stopped_by_wall: bool = False
    """It can't enter a Conflict that the Shield Wall protects."""


@dataclass(frozen=True, kw_only=True)
class Area(Component):
    """A place of its own for troops, where each seat's are counted: they come there out of the supply and go back there when they
    are spent."""


@dataclass(frozen=True, kw_only=True)
class Destination:
    """A space that a House Hagal card sends an Agent to while the condition holds, and what the card shows for it."""

    space: str
    condition: Condition | None = None
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, kw_only=True)
class HagalCard(Component):
    """Moves a printed opponent. Of several spaces only the first whose condition holds is looked at."""

    spaces: tuple[Destination, ...] = ()
    richest: bool = False
    """Of the spaces with bonus spice, the one with the most of it is looked at; on a tie, the one that yields most."""
    skips_taken: bool = False
    """Spaces where an Agent stands are left out of that comparison."""
    effects: tuple[Effect, ...] = ()
    """On a card without a space: what happens before another card is turned up."""
    reshuffles: bool = False
    swords: int = 0
    people: tuple[int, ...] = (1, 2)
    """With how many people at the table it is in the deck."""


@dataclass(frozen=True, kw_only=True)
class Rival(Component):
    """A printed opponent."""

    swordmaster: int | None = None
    """What it pays, in resources of any kind, for its Swordmaster; None: it never buys one."""
    signet: tuple[Effect, ...]
    scheme: tuple[Effect, ...] = ()
    """When it places its last Spy."""
    priority: tuple[Faction, ...] = ()
    """Answers numbered icons and breaks ties, first come first; empty: a person breaks them."""
    streamlined: bool = False
    """Quick to run, and can't win."""


@dataclass(frozen=True, kw_only=True)
class Level:
    """How hard printed opponents are."""

    id: str
    garrison: int = 0
    """The troops that each opponent starts with in its garrison."""
    intrigues: int = 0
    """The Intrigue cards that each opponent starts with."""
    help: tuple[tuple[Resource, int], ...] = ()
    """What the people start with besides."""
    help_intrigues: int = 0
    """The Intrigue cards that they start with."""
    swordmaster_round: int | None = None
    """The round in which each opponent gets its Swordmaster, where it buys none."""
    prices: tuple[tuple[str, Spend], ...] = ()
    """Spaces that cost something else than they say."""
    variants: tuple[str, ...] = ()
    """The variants that belong to it."""
    no_swordmaster: bool = False
    """The people can never gain their Swordmasters."""


@dataclass(frozen=True, kw_only=True)
class Opponents:
    """The printed opponents of one number of people."""

    people: int
    opponents: int
    levels: tuple[Level, ...]
    """Easiest first; a single one without a name where there is nothing to choose."""
    usual: str = ""
    """The level of a setup that names none."""
    rivals: bool = True
    """Each has a Rival card; without one it is nobody but House Hagal."""
    leaders: bool = False
    """Rivals are Leaders, of whom there is one each at a table."""
    agents: int
    start: tuple[tuple[Resource, int], ...] = ()
    takes: bool = True
    """They take resources, rewards and control of spaces."""
    scores: bool = True
    holds_marker: bool
    """The First Player marker goes to them as well."""
    starts: int | None = None
    """The seat that has the marker in the first round; None: chance decides."""
    follows: bool = False
    """They act only right after an Agent turn of the First Player."""
    objective: str | None = None
    """The Objective that the opponent is given."""
    bundles: tuple[tuple[str, int], ...] = ()
    """What they spend for a Victory Point: a resource or `intrigue`, and how many."""
    saves: bool = False
    """They spend nothing for points before they have their Swordmaster."""
    lead: int = 0
    """With Expert Deployment: the lead in the Conflict that keeps further troops at home."""
    lead_in_strength: bool = False
    """It is counted in strength, not in units."""
    counts_as: tuple[tuple[str, int], ...] = ()
    """Cards that each of them counts as owning."""
    variants: tuple[str, ...] = ()
    """What may be switched on."""


@dataclass(frozen=True, kw_only=True)
class Module:
    """What can be added to an edition. It takes away, then replaces, then changes numbers, then adds (`modules.py`).

    Components are named by deck and id, such as `imperium/diplomacy`, or by `set/deck/id` where two sets share both."""

    id: str
    removes: tuple[str, ...] = ()
    """Components that stay in the box."""
    fewer: tuple[tuple[str, int], ...] = ()
    """Components of which so many copies stay in the box."""
    replaces: tuple[tuple[str, Component], ...] = ()
    """Components with others of their deck in their place; how many there are is the other's to say."""
    numbers: tuple[tuple[str, object], ...] = ()
    """Numbers of the setup that are others with it: a field of `Edition` and what it is."""
    role_starters: tuple[tuple[str, tuple[Card, ...]], ...] = ()
    """The starting decks of those who have a role, in the place of the usual one."""
    starters: tuple[Card, ...] = ()
    reserve: tuple[Card, ...] = ()
    imperium: tuple[Card, ...] = ()
    wares: tuple[Card, ...] = ()
    """The cards of further rows."""
    intrigue: tuple[Intrigue, ...] = ()
    conflicts: tuple[Conflict, ...] = ()
    leaders: tuple[Leader, ...] = ()
    spaces: tuple[Space, ...] = ()
    """Those that cover a printed space are laid over it."""
    tracks: tuple[Track, ...] = ()
    place_tracks: tuple[PlaceTrack, ...] = ()
    posts: tuple[Post, ...] = ()
    objectives: tuple[Objective, ...] = ()
    contracts: tuple[Contract, ...] = ()
    units: tuple[UnitKind, ...] = ()
    areas: tuple[Area, ...] = ()
    hagal: tuple[HagalCard, ...] = ()
    rivals: tuple[Rival, ...] = ()
    opponents: tuple[Opponents, ...] = ()
    """In the place of those for as many people."""


@dataclass(frozen=True, kw_only=True)
class Edition:
    """Everything that one game uses, and the numbers of its setup."""

    id: str
    rules_version: int
    """How the engine plays it: what is asked and what is taken unasked (`docs/decisions/0006`). A new edition takes the number that
    the printed ones have; an earlier one is played by the earlier customs."""
    starters: tuple[Card, ...]
    reserve: tuple[Card, ...]
    imperium: tuple[Card, ...]
    intrigue: tuple[Intrigue, ...]
    conflicts: tuple[Conflict, ...]
    leaders: tuple[Leader, ...]
    spaces: tuple[Space, ...]
    tracks: tuple[Track, ...]
    place_tracks: tuple[PlaceTrack, ...] = ()
    posts: tuple[Post, ...] = ()
    objectives: tuple[Objective, ...] = ()
    contracts: tuple[Contract, ...] = ()
    units: tuple[UnitKind, ...] = ()
    areas: tuple[Area, ...] = ()
    wares: tuple[Card, ...] = ()
    """The cards of the rows that it has besides the Imperium Row and the Reserve."""
    conflict_levels: tuple[int, ...]
    """The level of each round's Conflict, first round first."""
    points_at_start: tuple[tuple[int, int], ...]
    """Victory Points at the start by number of players."""
    start: tuple[tuple[Resource, int], ...]
    garrison_at_start: int = 3
    troops: int = 12
    agents: int = 2
    row: int = 5
    hand: int = 5
    points_to_end: int = 10
    garrison_deploys: int = 2
    """How many garrison troops a Combat space lets a player deploy besides those recruited this turn."""
    third_reward_players: int = 4
    """From this many players on the third place of a Conflict is rewarded."""
    troop_strength: int = 2
    spies: int = 0
    """How many Spies each player has."""
    contracts_on_offer: int = 2
    shield_wall: bool = False
    """Whether the Shield Wall stands at the start."""
    hagal: tuple[HagalCard, ...] = ()
    rivals: tuple[Rival, ...] = ()
    opponents: tuple[Opponents, ...] = ()
    """The printed opponents that one or two people play against."""
    role_starters: tuple[tuple[str, tuple[Card, ...]], ...] = ()
    """Starting decks of those who have a role; everybody else has `starters`."""
    modules: tuple[Module, ...] = ()
    """What may be added to it."""
