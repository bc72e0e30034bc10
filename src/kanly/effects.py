"""The vocabulary: what a card, a space or a leader can do, as plain data.

Nothing here knows a rule. A component is a tree of these words; the engine lowers the tree and resolves it
(`engine/program.py`, `engine/resolve.py`), `text/` turns it into sentences, the mutation tests drop a word or
change a number. A word is a printed icon or serves at least two components; what serves one is a `Special`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Resource(Enum):
    SOLARI = "solari"
    SPICE = "spice"
    WATER = "water"


class Faction(Enum):
    EMPEROR = "emperor"
    GUILD = "guild"
    BENE_GESSERIT = "bene_gesserit"
    FREMEN = "fremen"


FACTIONS: tuple[Faction, ...] = tuple(Faction)


class Icon(Enum):
    """What a card shows to say where its Agent may go, and what a space shows to be reached."""

    EMPEROR = "emperor"
    GUILD = "guild"
    BENE_GESSERIT = "bene_gesserit"
    FREMEN = "fremen"
    LANDSRAAD = "landsraad"
    CITY = "city"
    SPICE_TRADE = "spice_trade"


class Place(Enum):
    """Where a troop stands."""

    GARRISON = "garrison"
    CONFLICT = "conflict"


class Trigger(Enum):
    """Moments that a leader can react to."""

    PAID_SOLARI_FOR_SPACE = "paid_solari_for_space"
    TOOK_COUNCIL_SEAT = "took_council_seat"
    DEPLOYED = "deployed"


@dataclass(frozen=True)
class Condition:
    """Something that holds or does not hold now."""


@dataclass(frozen=True)
class HasAlliance(Condition):
    """You hold the Alliance token of this faction; without a faction: of any."""

    faction: Faction | None = None


@dataclass(frozen=True)
class HasInfluence(Condition):
    faction: Faction
    amount: int


@dataclass(frozen=True)
class AnotherInPlay(Condition):
    """Another card of this faction is in play in front of you (a Bond)."""

    faction: Faction


@dataclass(frozen=True)
class HasCouncilSeat(Condition):
    pass


@dataclass(frozen=True)
class MentatAtHome(Condition):
    """The Mentat stands on its own space."""


@dataclass(frozen=True)
class EnemyInConflict(Condition):
    """Some opponent has a troop in the Conflict."""


@dataclass(frozen=True)
class DeckNotEmpty(Condition):
    """There is a card in your deck; the discard pile does not count."""


@dataclass(frozen=True)
class FactionsAt(Condition):
    """You have this much Influence with at least this many factions."""

    influence: int
    factions: int


@dataclass(frozen=True)
class Owns(Condition):
    """You own at least this many copies of a card."""

    card: str
    copies: int


@dataclass(frozen=True)
class OwnsMost(Condition):
    """You own more copies of a card than each opponent."""

    card: str


@dataclass(frozen=True)
class Cost:
    """What stands before an arrow."""


@dataclass(frozen=True)
class Spend(Cost):
    resource: Resource
    amount: int


@dataclass(frozen=True)
class TrashCard(Cost):
    """A card of your choice from hand, discard pile or play."""


@dataclass(frozen=True)
class TrashSelf(Cost):
    """The card that shows the arrow."""


@dataclass(frozen=True)
class LoseInfluence(Cost):
    """With one faction of your choice."""

    amount: int


@dataclass(frozen=True)
class LoseTroops(Cost):
    """Your own, from the Conflict to your supply."""

    troops: int


@dataclass(frozen=True)
class Effect:
    """Something that happens."""


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
    """Influence with one of these factions, the owner's choice.

    `different`: with that many different factions, all named before any is gained. `behind`: only where an
    opponent has more than the owner.
    """

    amount: int
    factions: tuple[Faction, ...] = FACTIONS
    different: int = 1
    behind: bool = False


@dataclass(frozen=True)
class Trash(Effect):
    """You may trash a card from hand, discard pile or play."""


@dataclass(frozen=True)
class TrashThis(Effect):
    """The card trashes itself, like it or not."""


@dataclass(frozen=True)
class Discard(Effect):
    """Cards from hand, chosen by whoever discards."""

    cards: int


@dataclass(frozen=True)
class LoseTroop(Effect):
    """A troop goes back to its owner's supply."""

    place: Place
    troops: int = 1


@dataclass(frozen=True)
class Deploy(Effect):
    """Up to this many garrison troops may join the Conflict; without a limit: any number."""

    limit: int | None = None


@dataclass(frozen=True)
class Retreat(Effect):
    """Up to this many of your troops may go from the Conflict to your garrison; without a limit: any number."""

    limit: int | None = None


@dataclass(frozen=True)
class Acquire(Effect):
    """Take a card that costs at most this, for no persuasion."""

    cost: int
    to_top: bool = False


@dataclass(frozen=True)
class AcquireReserve(Effect):
    """Take a card from the named Reserve stack."""

    card: str


@dataclass(frozen=True)
class Fetch(Effect):
    """Take a card of this faction from your discard pile into your hand."""

    faction: Faction


@dataclass(frozen=True)
class RecallAgent(Effect):
    """An Agent of yours leaves the board and is ready again."""


@dataclass(frozen=True)
class StealIntrigue(Effect):
    """Each opponent who holds at least this many Intrigue cards gives you one at random."""

    holding: int


@dataclass(frozen=True)
class Harvest(Effect):
    """The spice of a Maker space: this much, and all bonus spice that lies there."""

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
class Pay(Effect):
    """An arrow: you may pay all costs, once, to get all effects."""

    costs: tuple[Cost, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class When(Effect):
    """The effects, if the condition holds when they are resolved."""

    condition: Condition
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Choose(Effect):
    """That many different ones of the options, all named before any is resolved."""

    options: tuple[tuple[Effect, ...], ...]
    number: int = 1


@dataclass(frozen=True)
class PerCard(Effect):
    """Persuasion for each card of a faction that you have in play, counted once."""

    faction: Faction
    persuasion: int


@dataclass(frozen=True)
class EachOpponent(Effect):
    """Each opponent in turn, from your left, has to do this."""

    effect: Effect


@dataclass(frozen=True)
class AtReveal(Effect):
    """Waits face up for this round's Reveal turn."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Special(Effect):
    """What only one component does: its resolution is registered under this name beside the component's deck."""

    name: str
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True)
class Trait:
    """What a leader's own ability changes for its player all game long."""


@dataclass(frozen=True)
class StartWith(Trait):
    """Extra resources at setup."""

    gains: tuple[Gain, ...]


@dataclass(frozen=True)
class Prescience(Trait):
    """You always know which card you would draw next."""


@dataclass(frozen=True)
class SpaceDiscount(Trait):
    """Solari off the cost of every space with this icon."""

    icon: Icon
    solari: int


@dataclass(frozen=True)
class MayJoin(Trait):
    """Your Agents may join enemy Agents on spaces with these icons."""

    icons: tuple[Icon, ...]


@dataclass(frozen=True)
class HarvestLess(Trait):
    """Each harvest brings less spice, and these effects."""

    spice: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class SecretFactions(Trait):
    """Before the first round you secretly keep this many of the four faction tokens."""

    tokens: int


@dataclass(frozen=True)
class On(Trait):
    """Whenever the trigger happens to you. `at_least`: only when the turn's count reaches this; `once`: per game."""

    trigger: Trigger
    effects: tuple[Effect, ...]
    at_least: int = 0
    once: bool = False


def solari(amount: int) -> Gain:
    return Gain(Resource.SOLARI, amount)


def spice(amount: int) -> Gain:
    return Gain(Resource.SPICE, amount)


def water(amount: int) -> Gain:
    return Gain(Resource.WATER, amount)


def any_but(faction: Faction) -> tuple[Faction, ...]:
    return tuple(other for other in FACTIONS if other is not faction)


def pay(cost: Cost | Gain | tuple[Cost | Gain, ...], *effects: Effect) -> Pay:
    """An arrow: a cost (an amount of a resource means spending it), then what it buys.

    >>> pay(water(1), Recruit(1), Draw(1)).costs
    (Spend(resource=<Resource.WATER: 'water'>, amount=1),)
    """
    costs = cost if isinstance(cost, tuple) else (cost,)
    return Pay(tuple(Spend(c.resource, c.amount) if isinstance(c, Gain) else c for c in costs), effects)


def when(condition: Condition, *effects: Effect) -> When:
    return When(condition, effects)


def choose(*options: Effect | tuple[Effect, ...], number: int = 1) -> Choose:
    return Choose(tuple(o if isinstance(o, tuple) else (o,) for o in options), number)
