"""Log lines: what happened, as one seat may read it."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.components import Leader, Rival, Track
from kanly.engine import codes
from kanly.engine.codes import NONE
from kanly.engine.content import Content
from kanly.engine.errors import KanlyError
from kanly.engine.state import Event
from kanly.text.bundle import capital
from kanly.text.moves import ZONES, Moves
from kanly.text.nodes import component, message_of, of_scheme, of_signet

# The message of each event is `event-<name>`; the name is that of its code.
EVENTS: dict[int, str] = {
    code: name.removeprefix("EV_").lower()
    for name, code in vars(codes).items()
    if name.startswith("EV_") and name != "EV_COUNT"
}
PHASES: dict[int, str] = {
    codes.PHASE_START: "start",
    codes.PHASE_TURNS: "turns",
    codes.PHASE_COMBAT: "combat",
    codes.PHASE_MAKERS: "makers",
    codes.PHASE_RECALL: "recall",
    codes.PHASE_ENDGAME: "endgame",
}
RESOURCES: tuple[str, ...] = ("solari", "spice", "water")
# Why a Spy is recalled.
RECALLED: dict[int, str] = {
    codes.RECALL_PLAIN: "plain",
    codes.RECALL_INFILTRATE: "infiltrate",
    codes.RECALL_GATHER: "gather",
}
# Why a House Hagal card is passed over.
PASSED: dict[int, str] = {
    codes.PASSED_TAKEN: "taken",
    codes.PASSED_CLOSED: "closed",
    codes.PASSED_NO_BONUS: "no_bonus",
    codes.PASSED_INFLUENCE: "influence",
    codes.PASSED_LEADS: "leads",
    codes.PASSED_BEHIND: "behind",
}
# What printed opponents spend for Victory Points.
BUNDLES: tuple[str, ...] = (*RESOURCES, "intrigue")
PLACES: tuple[str, ...] = ("first", "second", "third")
# Events that hide what `a` is from some seats, and then use the message `event-<name>_hidden`.
SECRETS: frozenset[str] = frozenset({"draw", "intrigue", "steal", "token_kept", "look"})
# Events of so many units of a kind.
OF_UNITS: frozenset[str] = frozenset(
    {"summon", "commission", "deploy_unit", "retreat_unit", "lose_unit", "lose_from_garrison", "come_home"}
)
# Events that say which component brought them about: the others name it themselves or come from a player's move.
# A new hand, the way home after a fight and what a Rival buys have no effect as their cause, so a node of another kind
# is not theirs.
ANY: frozenset[int] = frozenset()
CAUSED: dict[str, frozenset[int]] = {
    "draw": frozenset({codes.OP_DRAW}),
    "lose_troop": frozenset({codes.OP_LOSE_TROOP, codes.OP_PAY, codes.OP_SPECIAL}),
    "gain": ANY,
    "pay": frozenset({codes.OP_PAY, codes.OP_ACQUIRE, codes.OP_SPECIAL}),
    "recruit": ANY,
    "retreat": ANY,
    "influence": ANY,
    "intrigue": ANY,
    "steal": ANY,
    "persuasion": ANY,
    "swords": ANY,
    "trash": ANY,
    "discard": ANY,
    "fetch": ANY,
    "spy": ANY,
    "recall_spy": frozenset({codes.OP_PAY, codes.OP_SPY}),
    "hooks": ANY,
    "summon": ANY,
    "commission": ANY,
    "retreat_unit": ANY,
    "lose_unit": frozenset({codes.OP_PAY, codes.OP_SPECIAL}),
    "lose_from_garrison": frozenset({codes.OP_PAY, codes.OP_SPECIAL}),
    "shield_wall": ANY,
    "contract": ANY,
    "turn_down": ANY,
    "trash_intrigue": ANY,
    "return": ANY,
    "no_deployment": ANY,
    "no_post": ANY,
}


class Events:
    """The events of a game in one language."""

    def __init__(self, moves: Moves) -> None:
        self.moves = moves
        self.bundle = moves.bundle

    def event(self, content: Content, event: Event, viewer: int | None, seats: Sequence[str]) -> str:
        code, seat, a, b, seen, cause = event
        if code not in EVENTS:
            raise KanlyError(f"no event has the code {code}; the codes go from 0 to {codes.EV_COUNT - 1}")
        name = EVENTS[code]
        who = seats[seat] if seat != NONE else ""
        known = seen == -1 or (viewer is not None and bool(seen >> viewer & 1))
        if known:
            line = self.open(content, name, who, a, b, seats)
        elif name in SECRETS:
            line = self.hidden(name, who, b, seats)
        else:
            raise KanlyError(f"the event {name!r} can't be told without its secret")
        if cause != NONE and name in CAUSED:
            line = self.caused(content, name, line, cause)
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
        # A track's name is its faction's, and a card that trashes itself is in the line already.
        if isinstance(owner, Track) or told in line or (CAUSED[name] and node.op not in CAUSED[name]):
            return line
        return self.bundle.text("event-caused", event=line, component=capital(told))

    def hidden(self, name: str, who: str, b: int, seats: Sequence[str]) -> str:
        """The event for those who don't know which card it was about."""
        message = f"event-{name}_hidden"
        if name == "steal":
            return self.bundle.text(message, seat=who, other=seats[b])
        return self.bundle.text(message, seat=who)

    def open(self, content: Content, name: str, who: str, a: int, b: int, seats: Sequence[str]) -> str:
        text = self.bundle.text
        said = self.moves
        message = f"event-{name}"
        match name:
            case "round":
                return text(message, round=a)
            case "phase":
                if a not in PHASES:
                    raise KanlyError(f"the phase {a} has no name; those with one are {sorted(PHASES)}")
                return text(message, phase=text(f"phase-{PHASES[a]}"))
            case "conflict":
                return text(
                    message, conflict=said.rules.name(content.components[content.conflict_component[a]])
                )
            case "leader" | "flip_leader" | "draft":
                return text(message, seat=who, leader=said.leader(content, a))
            case "send":
                return text(message, seat=who, card=said.card(content, a), space=said.space(content, b))
            case "pay" | "gain":
                what = text(f"resource-{RESOURCES[a]}", "acc", n=b)
                return text(message, seat=who, what=what)
            case "harvest":
                return text(message, seat=who, n=a, space=said.space(content, b))
            case (
                "recruit"
                | "deploy"
                | "retreat"
                | "persuasion"
                | "swords"
                | "strength"
                | "memory"
                | "stays_home"
            ):
                return text(message, seat=who, n=a)
            case "lose_troop":
                place = "conflict" if b == codes.CONFLICT else "garrison"
                return text(message, seat=who, n=a, place=place)
            case "influence":
                lost = "_lost" if b < 0 else ""
                return text(message + lost, seat=who, n=abs(b), faction=content.faction_ids[a])
            case "alliance" | "alliance_lost" | "token_kept":
                return text(message, seat=who, faction=content.faction_ids[a])
            case "points":
                lost = "_lost" if a < 0 else ""
                return text(message + lost, seat=who, n=abs(a), source=self.source(content, b))
            case "intrigue" | "play" | "trash_intrigue" | "spend_intrigue":
                return text(message, seat=who, card=said.intrigue(content, a))
            case "steal":
                return text(message, seat=who, card=said.intrigue(content, a), other=seats[b])
            case "draw" | "reveal" | "discard" | "fetch" | "aside" | "aside_gone" | "look" | "return":
                return text(message, seat=who, card=said.card(content, a))
            case "acquire":
                to = {codes.TOP_OF_DECK: "_to_top", codes.HAND: "_to_hand"}.get(b, "")
                return text(message + to, seat=who, card=said.card(content, a))
            case "row" if b > codes.FROM_ASIDE:
                return text("event-row_further", card=said.card(content, a), row=said.row(content, b))
            case "row" | "row_gone":
                return text(message, card=said.card(content, a))
            case "trash":
                return text(message, seat=who, card=said.card(content, a), zone=ZONES[b])
            case "control" | "control_bonus" | "control_lost" | "close" | "recall" | "repeat":
                return text(message, seat=who, space=said.space(content, a))
            case "mentat":
                return text(message + "_next" if a else message, seat=who)
            case "reward" | "no_reward":
                return text(message, seat=who, place=PLACES[a])
            case "makers":
                return text(message, space=said.space(content, a), n=b)
            case "tokens":
                factions = [
                    text(f"faction-{faction}") for i, faction in enumerate(content.faction_ids) if a >> i & 1
                ]
                return text(message, seat=who, factions=", ".join(factions))
            case "no_winner" | "hagal_shuffle":
                return text(message)
            case "spy":
                return text(message, seat=who, post=said.post(content, a))
            case "recall_spy":
                return text(message, seat=who, post=said.post(content, a), reason=RECALLED[b])
            case "hold":
                units = text(f"unit-{content.unit_ids[b]}", n=1)
                return text(message, seat=who, space=said.space(content, a), units=units)
            case _ if name in OF_UNITS:
                return text(message, seat=who, units=text(f"unit-{content.unit_ids[b]}", "acc", n=a))
            case "contract_offer":
                return text(message, contract=said.contract(content, a))
            case "contract" | "contract_done":
                return text(message, seat=who, contract=said.contract(content, a))
            case "objective" | "claim" | "turn_down":
                return text(message, seat=who, card=said.battle(content, a))
            case "pair":
                return text(message, seat=who, card=said.battle(content, a), other=said.battle(content, b))
            case "train":
                return text(message, seat=who, stop=said.stop(content, a))
            case "rival":
                rival = said.rival(content, a)
                # Where seats go by their Rivals, the seat says nothing new.
                if capital(who) == capital(rival):
                    return text(f"{message}_alone", rival=rival)
                return text(message, seat=who, rival=rival)
            case "hagal":
                return text(message, seat=who, card=said.hagal(content, a))
            case "hagal_passed":
                return text(message, seat=who, card=said.hagal(content, a), reason=PASSED[b])
            case "hagal_send":
                # The card was named when it was turned up.
                return text(message, seat=who, space=said.space(content, b))
            case "hagal_swords":
                return text(message, seat=who, card=said.hagal(content, a), n=b)
            case "bonus_gone":
                return text(message, n=a, space=said.space(content, b))
            case "row_dice":
                return text(message, a=a, b=b)
        return text(message, seat=who)

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
