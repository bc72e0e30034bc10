"""The fight of a round as the log tells it: who came with what, what each card added, who takes which place, and what the places
brought. The log is what people saw, so nothing here can be known that was hidden."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from kanly import catalog  # noqa: F401  (topics have said what they note)
from kanly.engine import seats
from kanly.engine.codes import (
    CONFLICT,
    EV_COME_HOME,
    EV_CONFLICT,
    EV_CONTROL,
    EV_CONTROL_LOST,
    EV_DEPLOY,
    EV_DEPLOY_UNIT,
    EV_FIRST,
    EV_LOSE_TROOP,
    EV_LOSE_UNIT,
    EV_MAKERS,
    EV_NO_WINNER,
    EV_PASS,
    EV_PHASE,
    EV_PLAY,
    EV_POINTS,
    EV_RETREAT,
    EV_RETREAT_UNIT,
    EV_REVEAL,
    EV_REWARD,
    EV_ROUND,
    EV_STRENGTH,
    EV_SUMMON,
    EV_SWORDS,
    FROM_BATTLE,
    NONE,
    PHASE_COMBAT,
    PHASE_MAKERS,
    PHASE_RECALL,
)
from kanly.engine.content import Content
from kanly.engine.events import number_of
from kanly.engine.state import Event, State
from kanly.engine.steps.combat import places_of

# What topics note of a fight.
CLAIM: Final = number_of("claim")
PAIR: Final = number_of("pair")
HAGAL_SWORDS: Final = number_of("hagal_swords")
NO_REWARD: Final = number_of("no_reward")

# How far a fight has come: cards may still be played, rewards are being taken, it is over.
CARDS, REWARDS, DONE = "cards", "rewards", "done"
# What a seat did when it was its turn in Combat: an Intrigue card, a card of House Hagal turned up, or nothing.
PLAYED, TURNED_UP, PASSED = "play", "turn_up", "pass"


@dataclass(frozen=True)
class Force:
    """What a seat has in the Conflict."""

    troops: int = 0
    units: tuple[int, ...] = ()
    """By kind, those that are no troops."""
    swords: int = 0
    """Those revealed."""
    cards: tuple[tuple[str, int, int], ...] = ()
    """What Combat cards brought: how they came, which card, how many swords."""

    @property
    def present(self) -> bool:
        return bool(self.troops or any(self.units))

    def strength(self, c: Content) -> int:
        """Swords count only with a unit in the Conflict (R-100, R-101)."""
        if not self.present:
            return 0
        total = self.troops * c.troop_strength + self.swords + sum(swords for _, _, swords in self.cards)
        return total + sum(n * each for n, each in zip(self.units, c.unit_strength, strict=True))


@dataclass
class Act:
    """What one seat did in Combat, with all that followed from it."""

    seat: int
    kind: str
    card: int
    events: list[Event]
    after: dict[int, Force] = field(default_factory=dict)
    """The forces that it changed, by seat."""
    adds: int = 0
    """By how much the seat's own strength grew; less than nothing where it fell."""


@dataclass
class Reward:
    """What a seat took for its place."""

    place: int
    taken: bool
    """Some printed opponents take nothing."""
    doubled: bool
    events: list[Event] = field(default_factory=list)
    open: bool = False
    """Something of it is still to be decided."""


@dataclass
class Fight:
    """A Combat that is going on or was the last one fought."""

    round: int
    conflict: int
    stage: str = CARDS
    order: list[int] = field(default_factory=list)
    """All seats in the order of turns of that round."""
    first: list[Force] = field(default_factory=list)
    """By seat, before any card."""
    forces: list[Force] = field(default_factory=list)
    acts: list[Act] = field(default_factory=list)
    """Cards and passes, in their order."""
    rewards: dict[int, Reward] = field(default_factory=dict)
    control: tuple[int, int] | None = None
    """The space, and who controls it now; NONE: nobody does, as House Hagal has won."""
    claimed: int = NONE
    """Who took the Conflict itself."""
    pair: tuple[int, int, int, int] | None = None
    """Whose battle icons made a pair, both cards, and the points."""
    won: list[Act] = field(default_factory=list)
    """What the winner played then."""
    other: list[Event] = field(default_factory=list)
    """What else came of it: the Conflict taken, the pair, points."""

    def strengths(self, c: Content) -> list[int]:
        return [force.strength(c) for force in self.forces]

    def places(self, c: Content) -> dict[int, int]:
        """The place (0 first) of each seat that is rewarded, or would be if no card came any more."""
        return dict(places_of(self.strengths(c), len(self.forces) >= c.third_reward_players))

    @property
    def winner(self) -> int:
        return next((seat for seat, reward in self.rewards.items() if reward.place == 0), NONE)


@dataclass
class RoundEnd:
    """What happened between two rounds."""

    round: int
    makers: list[tuple[int, int]] = field(default_factory=list)
    """Maker spaces that got bonus spice, and how much lies there now."""
    first_before: int = NONE
    first: int = NONE
    """NONE: the game ends instead."""
    next_conflict: int = NONE


def last_index(log: Sequence[Event], code: int, a: int = NONE, before: int | None = None) -> int:
    """Where something was noted last; -1: nowhere."""
    for at in range((len(log) if before is None else before) - 1, -1, -1):
        if log[at][0] == code and (a == NONE or log[at][2] == a):
            return at
    return -1


@dataclass(frozen=True)
class Story:
    """What a log has to say of one fight. Fights of the same story are the same: whatever comes later is no part of it."""

    events: tuple[Event, ...]
    """From the start of the round to the end of Combat, or to now."""
    began: int
    """Which of them Combat began with."""
    marker: int
    """Who had the First Player marker in that round; NONE: the log does not reach so far."""


def story_of(log: Sequence[Event]) -> Story | None:
    """The story of the Combat that is going on, or of the last one that was fought; None: there was none, or the log does not
    reach so far."""
    began = last_index(log, EV_PHASE, PHASE_COMBAT)
    start = last_index(log, EV_ROUND, before=began) if began >= 0 else -1
    if start < 0:
        return None
    over = (at + 1 for at in range(began, len(log)) if log[at][0] == EV_PHASE and log[at][2] == PHASE_MAKERS)
    marked = last_index(log, EV_FIRST, before=start)
    events = tuple(log[start : next(over, len(log))])
    return Story(events, began - start, log[marked][1] if marked >= 0 else NONE)


def fight_of(s: State, log: Sequence[Event]) -> Fight | None:
    """The Combat that is going on, or the last one that was fought."""
    story = story_of(log)
    return None if story is None else read(s, story)


def read(s: State, story: Story) -> Fight:
    """What a story tells; the state says only who plays what."""
    fight = Teller(s, story.events[0][2]).told(story.events, story.began)
    then = s
    if story.marker not in (NONE, s.first):
        then = s.copy()
        then.first = story.marker
    fight.order = seats.order(then)
    return fight


# What ends a seat's taking of its reward.
NEXT: Final = frozenset({EV_REWARD, NO_REWARD, CLAIM, EV_PLAY})
# Units that are no troops come to the Conflict, and leave it.
MORE_UNITS: Final = frozenset({EV_SUMMON, EV_DEPLOY_UNIT})
LESS_UNITS: Final = frozenset({EV_RETREAT_UNIT, EV_LOSE_UNIT})
# What changes forces.
MOVES_UNITS: Final = frozenset(
    {EV_DEPLOY, EV_RETREAT, EV_LOSE_TROOP, EV_SWORDS, HAGAL_SWORDS, EV_REVEAL, *MORE_UNITS, *LESS_UNITS}
)


class Teller:
    """Reads the events of one round."""

    def __init__(self, s: State, round: int) -> None:
        self.c = s.content
        self.fight = Fight(round, NONE)
        self.fight.forces = [Force(units=(0,) * len(self.c.unit_ids)) for _ in s.seats]

    def told(self, events: Sequence[Event], began: int) -> Fight:
        fight = self.fight
        for event in events[:began]:
            if event[0] == EV_CONFLICT:
                fight.conflict = event[2]
            self.muster(event)
        fight.first = list(fight.forces)
        rewarding = taking = False
        seat = NONE
        for event in events[began + 1 :]:
            code = event[0]
            if code == EV_PHASE and event[2] == PHASE_MAKERS:
                fight.stage = DONE
                break
            if code in (EV_STRENGTH, EV_NO_WINNER):
                rewarding, fight.stage = True, REWARDS
            elif not rewarding:
                self.combat(event)
            elif code in (EV_REWARD, NO_REWARD):
                seat, taking = event[1], True
                reward = Reward(event[2], code == EV_REWARD, doubled(self.c, fight.forces[seat]))
                fight.rewards[seat] = reward
            elif (
                code in (EV_CONTROL, EV_CONTROL_LOST) and event[2] == self.c.conflict_controls[fight.conflict]
            ):
                fight.control = (event[2], event[1] if code == EV_CONTROL else NONE)
            else:
                taking = taking and code not in NEXT
                self.spoils(event, seat if taking else NONE)
        if fight.stage == REWARDS and taking:
            fight.rewards[seat].open = True
        return fight

    def muster(self, event: Event) -> None:
        """A troop, a unit, swords: what was noted of one force changes it."""
        code, seat, a, b, _, _ = event
        if code not in MOVES_UNITS:
            return
        force = self.fight.forces[seat]
        if code == EV_DEPLOY:
            force = replace(force, troops=force.troops + a)
        elif code == EV_RETREAT or (code == EV_LOSE_TROOP and b == CONFLICT):
            force = replace(force, troops=force.troops - a)
        elif code in MORE_UNITS or code in LESS_UNITS:
            there = force.units[b] + (a if code in MORE_UNITS else -a)
            force = replace(force, units=(*force.units[:b], there, *force.units[b + 1 :]))
        elif code == EV_SWORDS:
            force = replace(force, swords=force.swords + a)
        elif code == EV_REVEAL:
            force = replace(force, swords=force.swords + self.c.card_swords[a])
        self.fight.forces[seat] = force

    def combat(self, event: Event) -> None:
        """While cards may be played."""
        code, seat, a, b, _, _ = event
        acts, forces = self.fight.acts, self.fight.forces
        if code == EV_PASS:
            # Who has just played cards passes to say that these were all.
            if not (acts and acts[-1].seat == seat and acts[-1].kind == PLAYED):
                acts.append(Act(seat, PASSED, NONE, [event]))
            return
        if code == EV_PLAY:
            acts.append(Act(seat, PLAYED, a, []))
        elif code == HAGAL_SWORDS:
            acts.append(Act(seat, TURNED_UP, a, []))
        act = acts[-1] if acts and acts[-1].kind != PASSED else None
        touched = seat if code in MOVES_UNITS else NONE
        before = forces[touched] if touched != NONE else None
        if act is not None and code in (EV_SWORDS, HAGAL_SWORDS):
            swords = a if code == EV_SWORDS else b
            if swords:
                forces[seat] = replace(forces[seat], cards=with_card(forces[seat].cards, act, swords))
        else:
            self.muster(event)
        if act is None:
            return
        act.events.append(event)
        if before is not None and forces[touched] != before:
            act.after[touched] = forces[touched]
            if touched == act.seat:
                act.adds += forces[touched].strength(self.c) - before.strength(self.c)

    def spoils(self, event: Event, taker: int) -> None:
        """After the places are known: what a place brought its `taker`, then what the winner alone gets."""
        code, seat, a, b, _, cause = event
        fight = self.fight
        if code == EV_COME_HOME or (code == EV_LOSE_TROOP and b == CONFLICT and cause == NONE):
            return  # the way home, after everything
        if taker != NONE:
            fight.rewards[taker].events.append(event)
            return
        if code == EV_PLAY:
            fight.won.append(Act(seat, PLAYED, a, [event]))
            return
        if fight.won:
            fight.won[-1].events.append(event)
            return
        fight.other.append(event)
        if code == CLAIM:
            fight.claimed = seat
        elif code == PAIR:
            fight.pair = (seat, a, b, 0)
        elif code == EV_POINTS and b == FROM_BATTLE and fight.pair is not None:
            owner, one, other, points = fight.pair
            fight.pair = (owner, one, other, points + a)


def with_card(
    cards: tuple[tuple[str, int, int], ...], act: Act, swords: int
) -> tuple[tuple[str, int, int], ...]:
    """One entry for each card, also where it brings swords more than once."""
    if cards and act.after and cards[-1][:2] == (act.kind, act.card):
        return (*cards[:-1], (act.kind, act.card, cards[-1][2] + swords))
    return (*cards, (act.kind, act.card, swords))


def doubled(c: Content, force: Force) -> bool:
    """Whether a unit doubles the reward (R-171)."""
    return any(n and doubles for n, doubles in zip(force.units, c.unit_doubles, strict=True))


def round_end_of(log: Sequence[Event]) -> RoundEnd | None:
    """What the end of the last round brought; None: no round has ended yet."""
    at = last_index(log, EV_PHASE, PHASE_MAKERS)
    start = last_index(log, EV_ROUND, before=at) if at >= 0 else -1
    if start < 0:
        return None
    found = RoundEnd(log[start][2])
    before = last_index(log, EV_FIRST, before=at)
    found.first_before = log[before][1] if before >= 0 else NONE
    recalled = False
    for code, seat, a, b, _, _ in log[at + 1 :]:
        if code == EV_MAKERS:
            found.makers.append((a, b))
        elif code == EV_PHASE and a == PHASE_RECALL:
            recalled = True
        elif code == EV_FIRST and recalled:
            found.first = seat
        elif code == EV_CONFLICT:
            found.next_conflict = a
            break
    return found
