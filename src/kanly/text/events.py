"""Log lines: what happened, as one seat may read it."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.components import Leader, Rival, Track
from kanly.engine import codes
from kanly.engine.codes import NONE
from kanly.engine.content import Content
from kanly.engine.errors import KanlyError
from kanly.engine.events import EVENTS, EventKind
from kanly.engine.state import Event
from kanly.text import kinds
from kanly.text.bundle import capital
from kanly.text.moves import Moves
from kanly.text.nodes import component, message_of, of_scheme, of_signet

PHASES: dict[int, str] = {
    codes.PHASE_START: "start",
    codes.PHASE_TURNS: "turns",
    codes.PHASE_COMBAT: "combat",
    codes.PHASE_MAKERS: "makers",
    codes.PHASE_RECALL: "recall",
    codes.PHASE_ENDGAME: "endgame",
}
RESOURCES: tuple[str, ...] = ("solari", "spice", "water")
PLACES: tuple[str, ...] = ("first", "second", "third")
# What printed opponents spend for Victory Points.
BUNDLES: tuple[str, ...] = (*RESOURCES, "intrigue")


class Events:
    """The events of a game in one language."""

    def __init__(self, moves: Moves) -> None:
        self.moves = moves
        self.bundle = moves.bundle

    def event(self, content: Content, event: Event, viewer: int | None, seats: Sequence[str]) -> str:
        code, seat, a, b, seen, cause = event
        if not 0 <= code < len(EVENTS):
            raise KanlyError(f"no event has the code {code}; the codes go from 0 to {len(EVENTS) - 1}")
        kind = EVENTS[code]
        who = seats[seat] if seat != NONE else ""
        known = seen == -1 or (viewer is not None and bool(seen >> viewer & 1))
        if known:
            line = self.open(content, kind, who, a, b, seats)
        elif kind.secret:
            line = self.hidden(kind.name, who, b, seats)
        else:
            raise KanlyError(f"the event {kind.name!r} can't be told without its secret")
        if cause != NONE and kind.name in kinds.CAUSED:
            line = self.caused(content, kind.name, line, cause)
        return capital(line)

    def caused(self, content: Content, name: str, line: str, cause: int) -> str:
        """The line with the component that brought the event about, where that says something new."""
        node = content.nodes[cause]
        owner = component(content, node.component)
        if isinstance(owner, Leader):
            # Seats often go by their Leaders, whose name would say nothing; which box it was does.
            box = "signet" if of_signet(content, cause) else "ability"
            told = self.bundle.text(f"{message_of(owner.key)}-{box}")
        elif isinstance(owner, Rival):
            told = self.bundle.text("box-scheme" if of_scheme(content, cause) else "term-signet_ring")
        else:
            told = self.moves.rules.name(owner)
        ops = kinds.CAUSED[name]
        # A track's name is its faction's, and a card that trashes itself is in the line already.
        if isinstance(owner, Track) or told in line or (ops and node.op not in ops):
            return line
        return self.bundle.text("event-caused", event=line, component=capital(told))

    def hidden(self, name: str, who: str, b: int, seats: Sequence[str]) -> str:
        """The event for those who don't know which card it was about."""
        message = f"event-{name}_hidden"
        if name == "steal":
            return self.bundle.text(message, seat=who, other=seats[b])
        return self.bundle.text(message, seat=who)

    def open(self, content: Content, kind: EventKind, who: str, a: int, b: int, seats: Sequence[str]) -> str:
        tell = kinds.EVENTS.get(kind.name)
        if tell is not None:
            return tell(self, content, who, a, b, seats)
        said = kinds.variables(self.moves, content, kind.first, a, kind.second, b)
        return self.bundle.text(f"event-{kind.name}", **({"seat": who} | said))

    def source(self, content: Content, source: int) -> str:
        """Where a Victory Point came from."""
        if source == codes.FROM_START:
            return self.bundle.text("source-start")
        if source == codes.FROM_BATTLE:
            return self.bundle.text("source-battle")
        if source >= codes.FROM_BUNDLE:
            return self.bundle.text("source-bundle", what=BUNDLES[source - codes.FROM_BUNDLE])
        if source >= codes.FROM_ALLIANCE:
            return self.bundle.text(
                "source-alliance", faction=content.faction_ids[source - codes.FROM_ALLIANCE]
            )
        if source >= codes.FROM_FRIENDSHIP:
            return self.bundle.text(
                "source-influence", faction=content.faction_ids[source - codes.FROM_FRIENDSHIP]
            )
        return self.moves.rules.name(component(content, source))


def phase(said: Events, content: Content, who: str, a: int, b: int, seats: Sequence[str]) -> str:
    if a not in PHASES:
        raise KanlyError(f"the phase {a} has no name; those with one are {sorted(PHASES)}")
    return said.bundle.text("event-phase", phase=said.bundle.text(f"phase-{PHASES[a]}"))


def resource(message: str) -> kinds.TellEvent:
    """Something is paid or gained."""

    def tell(said: Events, content: Content, who: str, a: int, b: int, seats: Sequence[str]) -> str:
        what = said.bundle.text(f"resource-{RESOURCES[a]}", "acc", n=b)
        return said.bundle.text(message, seat=who, what=what)

    return tell


def lose_troop(said: Events, content: Content, who: str, a: int, b: int, seats: Sequence[str]) -> str:
    place = "conflict" if b == codes.CONFLICT else "garrison"
    return said.bundle.text("event-lose_troop", seat=who, n=a, place=place)


def influence(said: Events, content: Content, who: str, a: int, b: int, seats: Sequence[str]) -> str:
    message = "event-influence_lost" if b < 0 else "event-influence"
    return said.bundle.text(message, seat=who, n=abs(b), faction=content.faction_ids[a])


def points(said: Events, content: Content, who: str, a: int, b: int, seats: Sequence[str]) -> str:
    message = "event-points_lost" if a < 0 else "event-points"
    return said.bundle.text(message, seat=who, n=abs(a), source=said.source(content, b))


def steal(said: Events, content: Content, who: str, a: int, b: int, seats: Sequence[str]) -> str:
    return said.bundle.text("event-steal", seat=who, card=said.moves.intrigue(content, a), other=seats[b])


def acquire(said: Events, content: Content, who: str, a: int, b: int, seats: Sequence[str]) -> str:
    to = {codes.TOP_OF_DECK: "_to_top", codes.HAND: "_to_hand"}.get(b, "")
    return said.bundle.text(f"event-acquire{to}", seat=who, card=said.moves.card(content, a))


def row(said: Events, content: Content, who: str, a: int, b: int, seats: Sequence[str]) -> str:
    card = said.moves.card(content, a)
    if b <= codes.FROM_ASIDE:
        return said.bundle.text("event-row", card=card)
    return said.bundle.text("event-row_further", card=card, row=said.moves.row(content, b))


def tokens(said: Events, content: Content, who: str, a: int, b: int, seats: Sequence[str]) -> str:
    text = said.bundle.text
    factions = [text(f"faction-{faction}") for i, faction in enumerate(content.faction_ids) if a >> i & 1]
    return text("event-tokens", seat=who, factions=", ".join(factions))


def mentat(said: Events, content: Content, who: str, a: int, b: int, seats: Sequence[str]) -> str:
    return said.bundle.text("event-mentat_next" if a else "event-mentat", seat=who)


def of_units(message: str) -> kinds.TellEvent:
    """So many units of a kind that are no troops."""

    def tell(said: Events, content: Content, who: str, a: int, b: int, seats: Sequence[str]) -> str:
        units = said.bundle.text(f"unit-{content.unit_ids[b]}", "acc", n=a)
        return said.bundle.text(message, seat=who, units=units)

    return tell


def hold(said: Events, content: Content, who: str, a: int, b: int, seats: Sequence[str]) -> str:
    units = said.bundle.text(f"unit-{content.unit_ids[b]}", n=1)
    return said.bundle.text("event-hold", seat=who, space=said.moves.space(content, a), units=units)


kinds.part("rank", "place", lambda said, c, rank: PLACES[rank])
kinds.event("round", lambda said, c, who, a, b, seats: said.bundle.text("event-round", round=a))
kinds.event("phase", phase)
kinds.event("pay", resource("event-pay"))
kinds.event("gain", resource("event-gain"))
kinds.event("lose_troop", lose_troop)
kinds.event("influence", influence)
kinds.event("points", points)
kinds.event("steal", steal)
kinds.event("acquire", acquire)
kinds.event("row", row)
kinds.event("tokens", tokens)
kinds.event("mentat", mentat)
kinds.event("hold", hold)
for name in (
    "summon",
    "commission",
    "deploy_unit",
    "retreat_unit",
    "lose_unit",
    "lose_from_garrison",
    "come_home",
):
    kinds.event(name, of_units(f"event-{name}"))
# A new hand, the way home after a fight and what a Rival buys have no effect as their cause, so a node of another kind is not
# theirs.
kinds.caused("draw", ops=frozenset({codes.OP_DRAW}))
kinds.caused("lose_troop", ops=frozenset({codes.OP_LOSE_TROOP, codes.OP_PAY, codes.OP_SPECIAL}))
kinds.caused("lose_unit", "lose_from_garrison", ops=frozenset({codes.OP_PAY, codes.OP_SPECIAL}))
kinds.caused("pay", ops=frozenset({codes.OP_PAY, codes.OP_ACQUIRE, codes.OP_SPECIAL}))
kinds.caused(
    "gain", "recruit", "retreat", "influence", "intrigue", "steal", "persuasion", "swords", "trash", "discard", "fetch",
    "trash_intrigue", "return", "no_deployment", "summon", "commission", "retreat_unit",
)  # fmt: skip
