"""A stretch of the log in one sentence: a turn, a phase, a fight. It is made of what everybody saw: how many cards were
drawn, never which."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

from kanly.engine.codes import NONE
from kanly.engine.content import Content
from kanly.engine.events import EVENTS, NUMBERS
from kanly.engine.state import Event
from kanly.text.bundle import capital
from kanly.text.events import PHASES, RESOURCES, Events
from kanly.text.kinds import CHRONICLE, COUNTED, NAMED, PARTS, PLAIN, SINGLE, chronicle, chronicled

# What is counted and told as a thing, in this order, by its message.
GAINS: Final[dict[str, str]] = {
    "persuasion": "term-persuasion",
    "swords": "term-sword",
    "solari": "resource-solari",
    "spice": "resource-spice",
    "water": "resource-water",
    "troops": "term-troop",
    "points": "term-victory_point",
    "intrigue": "term-intrigue_card",
}
# Units that are no troops, by kind.
UNITS: Final = ("summon", "commission", "deploy_unit", "retreat_unit", "lose_unit")
PLACES: Final = 3


class Chronicle:
    """Stretches of a game's log in one language; `seats` are the players' names."""

    def __init__(self, events: Events) -> None:
        self.events = events
        self.moves = events.moves
        self.phrases = events.moves.rules.phrases
        self.text = events.bundle.text

    def setup(self) -> str:
        return self.text("chronicle-setup")

    def round(self, content: Content, events: Sequence[Event]) -> str:
        """A round begins: its number and its Conflict."""
        number = first(events, "round")
        conflict = first(events, "conflict")
        if conflict is None:
            return self.text("event-round", round=0 if number is None else number[2])
        name = self.moves.rules.name(content.components[content.conflict_component[conflict[2]]])
        return self.text("chronicle-round", round=0 if number is None else number[2], conflict=name)

    def phase(self, content: Content, events: Sequence[Event], seats: Sequence[str]) -> str:
        """A phase without turns: its name, and what came of it."""
        head = self.text(f"phase-{PHASES[events[0][2]]}")
        grown = [
            self.text("chronicle-makers", space=self.moves.space(content, a), n=b)
            for code, _, a, b, _, _ in events
            if EVENTS[code].name == "makers"
        ]
        marker = first(events, "first")
        told = grown or ([] if marker is None else [self.text("event-first", seat=seats[marker[1]])])
        return self.with_head(head, told)

    def fight(self, events: Sequence[Event], seats: Sequence[str]) -> str:
        """How a Combat goes, and in the end the places with their strengths."""
        strength: dict[int, int] = {}
        places: dict[int, int] = {}
        for code, seat, a, _, _, _ in events:
            name = EVENTS[code].name
            if name == "strength":
                strength[seat] = a
            elif name in ("reward", "no_reward"):
                places.setdefault(seat, a)
        order = sorted(strength, key=lambda seat: (places.get(seat, PLACES), -strength[seat], seat))
        told = [
            self.text("chronicle-place", place=places[seat] + 1, seat=seats[seat], n=strength[seat])
            if seat in places
            else self.text("chronicle-unplaced", seat=seats[seat], n=strength[seat])
            for seat in order
        ]
        if not told and first(events, "no_winner") is not None:
            told = [self.text("event-no_winner")]
        return self.with_head(self.text("phase-combat"), told)

    def turn(self, content: Content, events: Sequence[Event], seat: int, seats: Sequence[str]) -> str:
        """What a seat did in its turn, or when it played a card in between."""
        own = [event for event in events if event[1] == seat]
        revealed = any(EVENTS[event[0]].name in ("reveal", "strength") for event in own)
        head = self.head(content, own, revealed)
        items = self.items(content, own, revealed, seats)
        if not head:
            # Nothing but an Intrigue card: then that is what the rest came of.
            played = [
                self.moves.intrigue(content, event[2]) for event in own if EVENTS[event[0]].name == "play"
            ]
            head = capital(self.named("play", played)) if played else ""
            items = [item for item in items if capital(item) != head]
        if head or items:
            return self.with_head(head, items)
        # A spectator's words tell nobody's secret.
        return self.events.event(content, events[0], None, seats)

    def head(self, content: Content, own: Sequence[Event], revealed: bool) -> str:
        sent = first(own, "send")
        if sent is not None:
            return self.text(
                "chronicle-agent",
                space=self.moves.space(content, sent[3]),
                card=self.moves.card(content, sent[2]),
            )
        sent = first(own, "hagal_send")
        if sent is not None:
            return capital(self.moves.space(content, sent[3]))
        if revealed:
            return self.text("chronicle-reveal")
        turned_up = [event for event in own if EVENTS[event[0]].name == "hagal"]
        if not turned_up:
            return ""
        return capital(self.moves.component(content, content.hagal_component[turned_up[-1][2]]))

    def items(
        self, content: Content, own: Sequence[Event], revealed: bool, seats: Sequence[str]
    ) -> list[str]:
        """What came of a turn, thing by thing."""
        sums: Counter[str] = Counter()
        paid: Counter[int] = Counter()
        influence: Counter[int] = Counter()
        units: Counter[tuple[str, int]] = Counter()
        names: defaultdict[str, list[str]] = defaultdict(list)
        alliances: list[tuple[str, int]] = []
        robbed: list[int] = []
        happened: set[str] = set()
        counted = chronicled(COUNTED)
        named = {name: PARTS[EVENTS[NUMBERS[name]].first][1] for name in chronicled(NAMED, SINGLE)}
        for code, _, a, b, _, _ in own:
            name = EVENTS[code].name
            happened.add(name)
            match name:
                case "gain":
                    sums[RESOURCES[a]] += b
                case "harvest":
                    sums["spice"] += a
                case "pay":
                    paid[a] += b
                case "reveal":
                    sums["persuasion"] += content.card_persuasion[a]
                    sums["swords"] += content.card_swords[a]
                case "persuasion" | "swords":
                    sums[name] += a
                case "hagal_swords":
                    sums["swords"] += b
                case "recruit":
                    sums["troops"] += a
                case "points":
                    sums["points" if a > 0 else "points_lost"] += abs(a)
                case "influence":
                    influence[a] += b
                case "lose_from_garrison":
                    units["lose_unit", b] += a
                case _ if name in UNITS:
                    units[name, b] += a
                case "deploy" | "retreat" | "lose_troop":
                    sums[name] += a
                case "draw" | "intrigue":
                    sums[name] += 1
                case "steal":
                    robbed.append(b)
                case "alliance" | "alliance_lost":
                    alliances.append((name, a))
                case _ if name in named:
                    names[name].append(str(named[name](self.moves, content, a)))
                case _ if name in counted:
                    sums[name] += 1
        gains = [self.text(message, n=sums[name]) for name, message in GAINS.items() if sums[name] > 0]
        gains += [self.shift(content, faction, n) for faction, n in influence.items() if n > 0]
        rest = [self.text(f"chronicle-{name}", faction=content.faction_ids[a]) for name, a in alliances]
        if +paid:
            what = [self.text(f"resource-{RESOURCES[a]}", "acc", n=n) for a, n in sorted(paid.items())]
            rest.append(self.text("chronicle-pay", what=self.phrases.joined("list-and", what)))
        rest += [self.shift(content, faction, n) for faction, n in influence.items() if n < 0]
        rest += [self.text(f"chronicle-{name}", n=sums[name]) for name in counted if sums[name] > 0]
        rest += [self.text("chronicle-steal", seat=seats[other]) for other in robbed]
        rest += [
            self.text(f"chronicle-{name}", units=self.text(f"unit-{content.unit_ids[kind]}", "acc", n=n))
            for (name, kind), n in units.items()
        ]
        for name in named:
            if names[name]:
                bought = "_bought" if name == "acquire" and revealed else ""
                rest.append(self.named(name + bought, names[name]))
        rest += [self.text(f"chronicle-{name}") for name in chronicled(PLAIN) if name in happened]
        return gains + rest

    def shift(self, content: Content, faction: int, n: int) -> str:
        message = "chronicle-influence" if n > 0 else "chronicle-influence_lost"
        return self.text(message, n=abs(n), faction=content.faction_ids[faction])

    def named(self, name: str, names: list[str]) -> str:
        """A fragment with names; whether they are several decides on the word before them."""
        many = "many" if len(names) > 1 and CHRONICLE.get(name, ("",))[0] != SINGLE else ""
        return self.text(f"chronicle-{name}", many, names=self.listed(names))

    def listed(self, names: Iterable[str]) -> str:
        """Names, each once, with how often."""
        times = Counter(names)
        return self.phrases.joined(
            "list-and",
            [
                self.text("quoted", name=name) + (f" ×{count}" if count > 1 else "")
                for name, count in times.items()
            ],
        )

    def with_head(self, head: str, items: Sequence[str]) -> str:
        if not items:
            return head
        told = ", ".join(items)
        return self.text("chronicle-told", head=head, items=told) if head else capital(told)


def first(events: Sequence[Event], name: str) -> Event | None:
    """The first event of this name."""
    return next((event for event in events if EVENTS[event[0]].name == name), None)


def whose(events: Sequence[Event]) -> int:
    """The seat that a turn belongs to: who ended it, else who began it."""
    for wanted in (
        ("end_turn",),
        ("send", "hagal_send", "hagal", "reveal"),
    ):
        for code, seat, *_ in events:
            if EVENTS[code].name in wanted and seat != NONE:
                return seat
    return next((event[1] for event in events if event[1] != NONE), NONE)


for at, counted in enumerate(("draw", "points_lost", "deploy", "retreat", "lose_troop")):
    chronicle(counted, COUNTED, 10 * at)
chronicle("play", NAMED, 0)
for at, named in enumerate(("acquire", "trash", "discard", "fetch", "trash_intrigue", "aside")):
    chronicle(named, NAMED, 30 + 10 * at)
for at, single in enumerate(("control", "hold", "close", "recall", "repeat")):
    chronicle(single, SINGLE, 100 + 10 * at)
for at, plain in enumerate(("council", "swordmaster", "mentat")):
    chronicle(plain, PLAIN, 10 * at)
