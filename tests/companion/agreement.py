"""A game and a companion side by side: people's moves are told, questions are answered from the game, House Hagal's cards
are dictated by it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from kanly import catalog
from kanly.companion import Companion, Question
from kanly.engine import units
from kanly.engine.codes import (
    EV_ALLIANCE,
    EV_CONTROL_BONUS,
    EV_INFLUENCE,
    EV_LOSE_TROOP,
    EV_OVER,
    EV_RECALL,
    EV_STEAL,
    NONE,
    PHASE_START,
    STEP_AFTER_COMBAT,
    STEP_AUTOMA,
    STEP_AUTOMA_SWORDS,
    STEP_OVER,
    STEP_REWARD,
    STEP_ROUND,
)
from kanly.engine.setup import begin
from kanly.engine.state import Event, Seat, State, Step
from kanly.engine.step import STEPS
from kanly.engine.steps.endgame import standing
from kanly.notation.moves import write
from kanly.setup import CHOOSE, Setup
from kanly.topics.battles import icons
from kanly.topics.opponents import house
from kanly.topics.opponents.kinds import EV_HAGAL, EV_HAGAL_SHUFFLE, EV_HAGAL_SWORDS
from kanly.topics.opponents.part import AUTOMA, automa_of
from kanly.topics.sandworms import worms
from kanly.topics.spies.part import SPIES, spies_of


class SideBySide:
    """Plays a whole game at random; wherever the two differ, an assertion fails."""

    def __init__(self, setup: Setup) -> None:
        setup.leaders = [CHOOSE]
        self.log: list[Event] = []
        self.game = begin(catalog.content_for(setup), setup, log=self.log)
        self.companion = Companion(setup, printed_cards=True)
        self.random = Random(setup.seed)
        self.before = self.game.copy()
        self.cards: list[str] = []
        self.choices: list[str] = []
        self.rewards: list[str] = []
        self.asked: set[str] = set()
        self.turns = 0
        self.compare()

    # --- the game

    def play(self) -> None:
        s = self.game
        while s.stack[-1][0] != STEP_OVER:
            step = s.stack[-1]
            if step[0] == STEP_AUTOMA:
                self.turn(step)
            elif step[0] == STEP_AUTOMA_SWORDS:
                self.watch(step)
                self.tell("combat")
                self.compare()
            elif step[0] == STEP_REWARD and house.is_automa(s, step[1]):
                self.watch(step)
                self.rewards += self.choices
            elif step[0] == STEP_ROUND:
                self.frame()
            elif step[0] == STEP_AFTER_COMBAT:
                self.reward()
                self.compare(fight=True)
                self.one_step(step)
            else:
                del self.log[:]
                control = s.control
                self.one_step(step)
                self.pass_on(control)
        self.finish()

    def one_step(self, step: Step) -> None:
        s = self.game
        options = STEPS[step[0]].run(s, step)
        if options:
            move = self.random.choice(options)
            if house.is_automa(s, step[2]) and len(options) > 1:
                self.choices.append(write(s.content, move))
            STEPS[step[0]].answer(s, step, move)

    def frame(self) -> None:
        """What lies between turns: a new Conflict, the way home, the end."""
        s = self.game
        phase = s.phase
        self.before = s.copy()
        self.one_step(s.stack[-1])
        if phase == PHASE_START and s.round > 1 and s.conflict != self.before.conflict:
            self.tell("round")
            self.compare()

    def watch(self, step: Step) -> None:
        """One matter of an opponent's in the game, to its end; the cards and choices are kept for the companion."""
        s = self.game
        depth = len(s.stack)
        self.before = s.copy()
        del self.log[:]
        self.choices = []
        self.one_step(step)
        while len(s.stack) >= depth:
            self.one_step(s.stack[-1])
        self.cards = list(self.unforced())

    def turn(self, step: Step) -> None:
        self.watch(step)
        self.turns += 1
        self.tell(f"turn {step[1]}")
        self.compare()

    def reward(self) -> None:
        """All rewards have been taken: the companion finds the places from the strengths."""
        s = self.game
        self.before = s.copy()
        self.cards, self.choices, self.rewards = [], self.rewards, []
        if any(units.present(s, seat) for seat in self.companion.opponents):
            self.tell("reward")

    def unforced(self) -> Iterator[str]:
        """The cards that were turned up, without those that had to come."""
        c = self.game.content
        people = automa_of(self.before)
        every = c.opponents[people.people].deck
        deck = list(people.deck)
        for code, _, card, *_ in self.log:
            if code == EV_HAGAL_SHUFFLE:
                deck = list(every)
            elif code in (EV_HAGAL, EV_HAGAL_SWORDS):
                if len(set(deck)) > 1:
                    yield c.hagal_ids[card]
                deck.remove(card)

    def pass_on(self, control: tuple[int, ...]) -> None:
        """What people's moves changed that opponents have to know of."""
        s = self.game
        opponents = self.companion.opponents
        self.before = s.copy()
        for code, seat, a, b, _, _ in self.log:
            if code == EV_INFLUENCE:
                name = s.content.faction_ids[a]
                self.tell(f"set {seat} {name} {'+' if b > 0 else '-'}{abs(b)}")
            elif code == EV_CONTROL_BONUS and seat in opponents:
                self.tell(f"visit {s.content.space_ids[a]}")
            elif code == EV_LOSE_TROOP and seat in opponents:
                self.tell(f"set {seat} {'garrison' if b == 0 else 'conflict'} -{a}")
            elif code == EV_RECALL:
                self.tell(f"set space {s.content.space_ids[a]} free")
            elif code == EV_STEAL and b in opponents:
                self.tell(f"set {b} intrigues -1")
        for space, (was, now) in enumerate(zip(control, s.control, strict=True)):
            if was != now and now not in opponents:
                self.tell(f"set control {s.content.space_ids[space]} {now if now != NONE else 'none'}")

    def finish(self) -> None:
        """Opponents have paired their last icons; who wins is the same."""
        self.before = self.game.copy()
        self.tell("end")
        self.compare()
        assert self.companion.over
        assert self.companion.reports[-1].events[-1][:2] == (EV_OVER, standing(self.game)[0])

    # --- the companion

    def tell(self, line: str) -> None:
        self.companion.tell(line)
        while self.companion.question is not None:
            self.companion.tell(self.answer(self.companion.question))
        assert self.cards == [] and self.choices == []

    def answer(self, question: Question) -> str:
        """What somebody who sees the game as it was before would say."""
        s, c = self.before, self.game.content
        self.asked.add(question.kind)
        about = question.about
        match question.kind:
            case "card":
                return self.cards.pop(0)
            case "choice" if self.choices:
                return self.choices.pop(0)
            case "choice":
                # A person's loss: who of several takes the token has been seen.
                return next(f"target {seat}" for code, seat, *_ in self.log if code == EV_ALLIANCE)
            case "occupied":
                space = c.space_ids.index(about[0])
                if any(space == seat.closes for seat in self.people(s)) and s.free >> space & 1:
                    return "closed"
                return "yes" if any(space in seat.on for seat in self.people(s)) else "no"
            case "watched":
                post = c.post_ids.index(about[0])
                people = spies_of(s).posts[: self.companion.setup.players]
                return "yes" if any(posts >> post & 1 for posts in people) else "no"
            case "bonus_spice":
                return " ".join(str(s.bonus_spice[c.space_ids.index(space)]) for space in about)
            case "influence":
                return str(s.seats[int(about[0])].influence[c.faction_ids.index(about[1])])
            case "total":
                return str(units.strength(s, int(about[0])))
            case "units":
                return str(units.present(s, int(about[0])))
            case "strength":
                return str(units.strength(s, int(about[0])))
            case "intrigues":
                return str(len(s.seats[int(about[0])].intrigues))
            case "conflict":
                return c.conflict_ids[self.game.conflict]
            case "wall":
                return "yes" if s.units is not None and s.units.wall else "no"
            case "control":
                holder = s.control[c.space_ids.index(about[0])]
                return "none" if holder == NONE else str(holder)
            case "revealed":
                return max(question.options, key=lambda seat: s.seats[int(seat)].revealed)
            case "points" | "spice" | "solari" | "water" | "garrison":
                return str(getattr(s.seats[int(about[0])], question.kind))
        raise AssertionError(f"nobody expected {question}")

    def people(self, s: State) -> list[Seat]:
        return s.seats[: self.companion.setup.players]

    # --- beside each other

    def compare(self, fight: bool = False) -> None:
        game, companion = self.game, self.companion.state
        for seat in self.companion.opponents:
            assert table_of(companion, seat) == table_of(game, seat), (
                game.round,
                self.companion.journal[-9:],
            )
            if fight:
                assert units.strength(game, seat) == units.strength(companion, seat)
        assert AUTOMA.of(game) is not None and AUTOMA.of(companion) is not None
        assert automa_of(game).deck == automa_of(companion).deck
        for mine, theirs in zip(game.control, companion.control, strict=True):
            if mine in self.companion.opponents or theirs in self.companion.opponents:
                assert mine == theirs
        assert (game.first, max(1, game.round)) == (companion.first, companion.round)


def table_of(s: State, seat: int) -> dict[str, object]:
    """What lies before an opponent, and where its pieces are."""
    me = s.seats[seat]
    return {
        "points": me.points,
        "solari": me.solari,
        "spice": me.spice,
        "water": me.water,
        "intrigues": len(me.intrigues),
        "agents": me.agents,
        "on": me.on,
        "garrison": me.garrison,
        "supply": me.supply,
        "conflict": me.conflict,
        "units": units.present(s, seat),
        "influence": me.influence,
        "alliances": me.alliances,
        "swordmaster": me.swordmaster,
        "mentat": s.mentat == seat,
        "hooks": worms.has_hooks(s, seat),
        "spies": None if SPIES.of(s) is None else spies_of(s).posts[seat],
        "battles": sorted(icons.face_up(s, seat)),
    }
