"""The last fight and the end of the last round, as a client is told of them: in the reader's words, and with nothing that the log
hides from this seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kanly.components import Conflict
from kanly.effects import Effect, Gain, Influence, LoseInfluence, Spend
from kanly.effects.symbols import Cost, Faction
from kanly.engine.codes import (
    EV_GAIN,
    EV_HARVEST,
    EV_INFLUENCE,
    EV_PAY,
    NONE,
    SPICE,
)
from kanly.engine.content import Content
from kanly.engine.seats import people
from kanly.engine.state import Event, State
from kanly.fights import PASSED, TURNED_UP, Act, Fight, Force, Reward, Story, read, round_end_of, story_of
from kanly.notation.names import names_of
from kanly.server.printed import drawn, plain
from kanly.server.remembering import Kept, Remembered
from kanly.server.visits import RESOURCES
from kanly.server.vocabulary import GAINED, PAID
from kanly.text import Words

Told = dict[str, Any]
PLACES: Final = ("first", "second", "third")
# Fights that were told of, some kilobytes each.
TOLD: Final[Remembered[Told]] = Remembered(1_000)


def fight_told(
    s: State, log: Sequence[Event], viewer: int | None, words: Words, names: Sequence[str]
) -> Told | None:
    """The Combat that is going on, or the last one fought; None: there was none yet."""
    story = story_of(log)
    return None if story is None else story_told(s, story, viewer, words, names)


def story_told(s: State, story: Story, viewer: int | None, words: Words, names: Sequence[str]) -> Told:
    """The fight of a story. Whoever is told doesn't change it: until the next Combat, all who may know the same are told the
    same."""
    # Who may see what was hidden; where nothing was, all may.
    sees = viewer if any(event[4] != -1 for event in story.events) else None
    marker = s.first if story.marker == NONE else story.marker
    box = (s.content, len(s.seats), people(s))
    key = (box, story, marker, sees, words.language, tuple(names))
    return TOLD.of(key, lambda: Kept(Telling(s, read(s, story), viewer, words, names).told()))


class Telling:
    """One fight, for one reader."""

    def __init__(
        self, s: State, fight: Fight, viewer: int | None, words: Words, names: Sequence[str]
    ) -> None:
        self.s, self.c, self.fight = s, s.content, fight
        self.viewer, self.words, self.names = viewer, words, names

    def told(self) -> Told:
        fight, c = self.fight, self.c
        strengths, places = fight.strengths(c), fight.places(c)
        # As they sat then: whoever looks at it later finds everybody at the same place.
        ranked = sorted(fight.order, key=lambda seat: -strengths[seat])
        return {
            "id": fight.round,
            "round": fight.round,
            "conflict": c.conflict_ids[fight.conflict],
            "stage": fight.stage,
            "start": [self.figures(seat, fight.first[seat]) for seat in ranked],
            "lanes": [self.lane(seat, strengths, places) for seat in ranked],
            "played": [self.act(act) for act in fight.acts],
            "won": [self.act(act) for act in fight.won],
            "control": None if fight.control is None else self.control(*fight.control),
            "claim": None if fight.claimed == NONE else self.claim(fight.claimed),
            "lines": self.lines(fight.other),
        }

    def figures(self, seat: int, force: Force) -> Told:
        """What a strength is made of; the segments add up to it."""
        return {"seat": seat, "strength": force.strength(self.c), "segments": self.segments(force)}

    def segments(self, force: Force) -> list[Told]:
        if not force.present:
            return []
        c, text = self.c, self.words.text
        found = []
        if force.troops:
            found.append(
                segment(
                    "troops",
                    "",
                    force.troops,
                    force.troops * c.troop_strength,
                    text("term-troop", n=force.troops),
                )
            )
        for kind, n in enumerate(force.units):
            if n:
                unit = c.unit_ids[kind]
                found.append(segment("unit", unit, n, n * c.unit_strength[kind], text(f"unit-{unit}", n=n)))
        if force.swords:
            found.append(segment("swords", "", force.swords, force.swords, text("fight-revealed")))
        for how, card, swords in force.cards:
            found.append(
                segment(
                    "hagal" if how == TURNED_UP else "intrigue",
                    self.card_id(how, card),
                    1,
                    swords,
                    self.card(how, card),
                )
            )
        return found

    def lane(self, seat: int, strengths: list[int], places: dict[int, int]) -> Told:
        fight = self.fight
        reward = fight.rewards.get(seat)
        return {
            **self.figures(seat, fight.forces[seat]),
            "place": places[seat] + 1 if seat in places else None,
            "tied": strengths[seat] > 0 and strengths.count(strengths[seat]) > 1,
            "note": self.note(seat, strengths, places),
            "reward": None if reward is None else self.reward(seat, reward),
        }

    def note(self, seat: int, strengths: list[int], places: dict[int, int]) -> str:
        """Why a seat gets no reward, or another one than its rank seems to say."""
        mine, place = strengths[seat], places.get(seat)
        text = self.words.text
        if not mine:
            return text("fight-no-units" if not self.fight.forces[seat].present else "fight-no-strength")
        equals = [other for other, value in enumerate(strengths) if value == mine and other != seat]
        if equals:
            names = ", ".join(self.names[other] for other in equals)
            return (
                text("fight-tied-none", names=names)
                if place is None
                else text("fight-tied", names=names, place=PLACES[place])
            )
        if place is not None:
            return ""
        rank = 1 + sum(1 for value in strengths if value > mine)
        return text("fight-no-third" if rank == 3 else "fight-too-low")

    def reward(self, seat: int, reward: Reward) -> Told:
        costs, gains = summed(self.c, [event for event in reward.events if event[1] == seat])
        printed = self.c.data[self.c.conflict_component[self.fight.conflict]]
        assert isinstance(printed, Conflict)
        return {
            "place": reward.place + 1,
            "taken": reward.taken,
            "doubled": reward.doubled,
            "open": reward.open,
            "printed": drawn(self.c, (printed.first, printed.second, printed.third)[reward.place]),
            "costs": [plain(cost) for cost in costs],
            "gains": [plain(gain) for gain in gains],
            "lines": self.lines(reward.events),
        }

    def act(self, act: Act) -> Told:
        return {
            "seat": act.seat,
            "kind": act.kind,
            "card": None if act.kind == PASSED else self.card_id(act.kind, act.card),
            "name": "" if act.kind == PASSED else self.card(act.kind, act.card),
            "adds": act.adds,
            "changes": [self.figures(seat, force) for seat, force in act.after.items()],
            "lines": self.lines(act.events),
        }

    def control(self, space: int, seat: int) -> Told:
        c = self.c
        name = self.words.name(c.components[c.space_component[space]])
        return {"space": c.space_ids[space], "name": name, "seat": None if seat == NONE else seat}

    def claim(self, seat: int) -> Told:
        """Who took the Conflict itself, and whether its battle icon made a pair."""
        c, pair = self.c, self.fight.pair
        found: Told = {"seat": seat, "card": c.conflict_ids[self.fight.conflict], "pair": None}
        if pair is not None:
            names = names_of(c)
            found["pair"] = {
                "cards": [names.write("battle", pair[1]), names.write("battle", pair[2])],
                "points": pair[3],
            }
        return found

    def card_id(self, how: str, card: int) -> str:
        return self.c.hagal_ids[card] if how == TURNED_UP else self.c.intrigue_ids[card]

    def card(self, how: str, card: int) -> str:
        c = self.c
        return self.words.name(
            c.components[c.hagal_component[card] if how == TURNED_UP else c.intrigue_component[card]]
        )

    def lines(self, events: Sequence[Event]) -> list[str]:
        return [self.words.event(self.c, event, self.viewer, self.names) for event in events]


def segment(kind: str, id: str, count: int, strength: int, text: str) -> Told:
    return {"kind": kind, "id": id, "count": count, "strength": strength, "text": text}


def summed(c: Content, events: Sequence[Event]) -> tuple[list[Cost], list[Effect]]:
    """What a seat paid and got, as words of the vocabulary, the same things together."""
    paid: dict[int, int] = {}
    lost = 0
    paid_by: dict[int, int] = {}
    resources: dict[int, int] = {}
    influence: dict[int, int] = {}
    counted: dict[int, int] = {}
    for code, _, a, b, _, _ in events:
        if code == EV_PAY:
            paid[a] = paid.get(a, 0) + b
        elif code == EV_GAIN:
            resources[a] = resources.get(a, 0) + b
        elif code == EV_HARVEST:
            resources[SPICE] = resources.get(SPICE, 0) + a
        elif code == EV_INFLUENCE:
            if b < 0:
                lost -= b
            else:
                influence[a] = influence.get(a, 0) + b
        elif code in PAID:
            paid_by[code] = paid_by.get(code, 0) + 1
        elif code in GAINED:
            counted[code] = counted.get(code, 0) + (a if GAINED[code].amounts else 1)
    costs: list[Cost] = [Spend(RESOURCES[which], n) for which, n in sorted(paid.items())]
    if lost:
        costs.append(LoseInfluence(lost))
    costs += [PAID[code](n) for code, n in paid_by.items()]
    gains: list[Effect] = [Gain(RESOURCES[which], n) for which, n in sorted(resources.items())]
    gains += [Influence(n, (Faction(c.faction_ids[which]),)) for which, n in sorted(influence.items())]
    for code, n in counted.items():
        gains += GAINED[code].words(n)
    return costs, gains


def round_end_told(s: State, log: Sequence[Event], words: Words) -> Told | None:
    """What the end of the last round brought; None: no round has ended yet."""
    end = round_end_of(log)
    if end is None:
        return None
    c = s.content
    return {
        "round": end.round,
        "makers": [
            {
                "space": c.space_ids[space],
                "name": words.name(c.components[c.space_component[space]]),
                "spice": spice,
            }
            for space, spice in end.makers
        ],
        "first_before": None if end.first_before == NONE else end.first_before,
        "first": None if end.first == NONE else end.first,
        "conflict": None if end.next_conflict == NONE else c.conflict_ids[end.next_conflict],
        "conflict_name": ""
        if end.next_conflict == NONE
        else words.name(c.components[c.conflict_component[end.next_conflict]]),
    }
