"""What lies in a box: cards, Intrigue cards, Conflicts, Leaders, spaces, Influence tracks. Data classes, no rules."""

from __future__ import annotations

from dataclasses import dataclass

from kanly.effects import Effect, Faction, Harvest, Icon, Influence, Resource, Spend, Trait


@dataclass(frozen=True, kw_only=True)
class Component:
    """`id` is unique in its deck; `set/deck/id` is unique everywhere."""

    id: str
    name: str
    set: str = ""
    deck: str = ""
    count: int = 1

    @property
    def key(self) -> str:
        return f"{self.set}/{self.deck}/{self.id}"


@dataclass(frozen=True, kw_only=True)
class Card(Component):
    """A card of a personal deck: of the starting deck, the Reserve or the Imperium deck."""

    cost: int | None = None
    factions: tuple[Faction, ...] = ()
    icons: tuple[Icon, ...] = ()
    agent: tuple[Effect, ...] = ()
    reveal: tuple[Effect, ...] = ()
    acquire: tuple[Effect, ...] = ()
    trashed: tuple[Effect, ...] = ()
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


@dataclass(frozen=True, kw_only=True)
class Leader(Component):
    house: str
    complexity: int
    ability_name: str
    signet_name: str
    traits: tuple[Trait, ...]
    signet: tuple[Effect, ...]


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
    tiers: tuple[Tier, ...] = ()
    requires: tuple[Faction, int] | None = None
    once: bool = False
    """Open to each seat a single time in the game."""
    combat: bool = False
    control_bonus: tuple[Resource, int] | None = None
    effects: tuple[Effect, ...] = ()

    @property
    def maker(self) -> bool:
        """A Maker space is one where spice can be harvested (R-208)."""
        return any(isinstance(effect, Harvest) for effect in self.effects)


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
class Edition:
    """Everything that one game uses, and the numbers of its setup."""

    id: str
    rules_version: int
    starters: tuple[Card, ...]
    reserve: tuple[Card, ...]
    imperium: tuple[Card, ...]
    intrigue: tuple[Intrigue, ...]
    conflicts: tuple[Conflict, ...]
    leaders: tuple[Leader, ...]
    spaces: tuple[Space, ...]
    tracks: tuple[Track, ...]
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
