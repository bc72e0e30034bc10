"""Effects that do one thing."""

from __future__ import annotations

from dataclasses import dataclass

from kanly.effects.symbols import TROOP, Effect, Faction, Icon, Place, Resource, Zone


@dataclass(frozen=True)
class Gain(Effect):
    resource: Resource
    amount: int


@dataclass(frozen=True)
class Persuasion(Effect):
    amount: int


@dataclass(frozen=True)
class Swords(Effect):
    amount: int


@dataclass(frozen=True)
class Points(Effect):
    amount: int


@dataclass(frozen=True)
class Recruit(Effect):
    """Troops from supply to garrison; `straight`: on a Reveal turn any of them may enter the Conflict at once."""

    troops: int
    straight: bool = False


@dataclass(frozen=True)
class Draw(Effect):
    cards: int


@dataclass(frozen=True)
class DrawIntrigue(Effect):
    cards: int


@dataclass(frozen=True)
class Influence(Effect):
    """Influence with one of these factions, the owner's choice; where none is named, with any faction of the game but `but`.

    `different`: with that many different factions, all named before any is gained. `behind`: only where an
    opponent has more than the owner.
    """

    amount: int
    factions: tuple[Faction, ...] = ()
    different: int = 1
    behind: bool = False
    but: Faction | None = None


@dataclass(frozen=True)
class FactionInfluence(Effect):
    """The space of the faction that you visited this turn gives this much Influence rather than what it usually does."""

    amount: int


@dataclass(frozen=True)
class Trash(Effect):
    """You may trash a card from hand, discard pile or play."""


@dataclass(frozen=True)
class TrashThis(Effect):
    """The card trashes itself, like it or not."""


@dataclass(frozen=True)
class Discard(Effect):
    """Cards from hand, chosen by whoever discards; `bonus` comes with a discarded card of `faction`."""

    cards: int
    faction: Faction | None = None
    bonus: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class LoseTroop(Effect):
    """A troop goes back to its owner's supply."""

    place: Place
    troops: int = 1


@dataclass(frozen=True)
class Deploy(Effect):
    """Up to this many garrison troops may join the Conflict; without a limit: any number.

    `kind`: units of another kind; None: of any kind that stands in garrisons.
    """

    limit: int | None = None
    kind: str | None = TROOP


@dataclass(frozen=True)
class Retreat(Effect):
    """Up to this many of your troops may go from the Conflict to your garrison; without a limit: any number.

    `kind`: units of another kind; None: of any kind that stands in garrisons.
    """

    limit: int | None = None
    kind: str | None = TROOP


@dataclass(frozen=True)
class Acquire(Effect):
    """Take a card that costs at most this, for no persuasion; without a cost: any card.

    `to`: where it goes. `exactly`: only a card of this very cost. `paying`: its cost is paid in this resource. `may`: it is
    no duty.
    """

    cost: int | None = None
    to: Zone = Zone.DISCARD_PILE
    exactly: bool = False
    paying: Resource | None = None
    may: bool = False


@dataclass(frozen=True)
class AcquireReserve(Effect):
    """Take a card from the named Reserve stack."""

    card: str


@dataclass(frozen=True)
class SetAside(Effect):
    """A card of the Imperium Row is kept for you alone: this round you may buy it for this much less."""

    discount: int


@dataclass(frozen=True)
class Fetch(Effect):
    """Take a card of this faction from your discard pile into your hand."""

    faction: Faction


@dataclass(frozen=True)
class RecallAgent(Effect):
    """An Agent of yours leaves the board and is ready again; `other`: not the one sent this turn."""

    other: bool = False


@dataclass(frozen=True)
class StealIntrigue(Effect):
    """Each opponent who holds at least this many Intrigue cards gives you one at random."""

    holding: int


@dataclass(frozen=True)
class Harvest(Effect):
    """The spice of a Maker space: this much (it may be nothing), and all bonus spice that lies there."""

    spice: int


@dataclass(frozen=True)
class UseSignet(Effect):
    """Your Leader's Signet Ring ability."""


@dataclass(frozen=True)
class TakeCouncilSeat(Effect):
    """A seat on the High Council for the rest of the game."""

    persuasion: int


@dataclass(frozen=True)
class TakeSwordmaster(Effect):
    """Your third Agent, for the rest of the game."""


@dataclass(frozen=True)
class TakeMentat(Effect):
    """The Mentat, if it is at home; `next_round`: from wherever it is, when the next round starts."""

    next_round: bool = False


@dataclass(frozen=True)
class PersuasionHere(Effect):
    """Persuasion for whoever still has an Agent here when revealing."""

    amount: int


@dataclass(frozen=True)
class PlaceSpy(Effect):
    """A Spy from your supply goes to an observation post.

    `icons`: one that is connected to a space with one of these icons. `visited`: one that is connected to the space visited
    this turn. `share`: the post may already hold another player's Spy. `bonus`: what a post connected to a space with one of
    these icons brings.
    """

    icons: tuple[Icon, ...] = ()
    visited: bool = False
    share: bool = False
    bonus: tuple[tuple[tuple[Icon, ...], Effect], ...] = ()


@dataclass(frozen=True)
class TakeHooks(Effect):
    """Your Maker Hooks, for the rest of the game."""


@dataclass(frozen=True)
class Summon(Effect):
    """Units of this kind from the bank straight into the Conflict, unless it is closed to them."""

    kind: str
    units: int


@dataclass(frozen=True)
class Commission(Effect):
    """Units of this kind from your supply to your garrison."""

    kind: str
    units: int = 1


@dataclass(frozen=True)
class SendTo(Effect):
    """Troops from your supply to a place of their own."""

    area: str
    troops: int = 1


@dataclass(frozen=True)
class DetonateShieldWall(Effect):
    """You may remove the Shield Wall for the rest of the game."""


# What the contract icon brings where there are no contracts, and when none is left.
SOLARI_FOR_A_CONTRACT = 2


@dataclass(frozen=True)
class TakeContract(Effect):
    """One of the contracts on offer; 2 Solari in games without them, and when none is left."""


@dataclass(frozen=True)
class Advance(Effect):
    """Your token on a track goes so many stops on, one after the other; where the lines part you choose."""

    track: str
    steps: int = 1


@dataclass(frozen=True)
class GoBack(Effect):
    """Your token on a track goes back to the start, and you take what the stops up to where it stood bring for that."""

    track: str
