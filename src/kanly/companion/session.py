"""A session of the companion: commands, questions that have to be answered first, and what is to be done at the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from kanly import catalog
from kanly.companion.board import AskedBoard, Fact
from kanly.companion.commands import COMMANDS, is_last
from kanly.companion.earlier import EARLIER_COMMANDS, EarlierBoard
from kanly.companion.facts import (
    ANY_INTRIGUE,
    set_conflict,
    set_influence,
    set_intrigues,
)
from kanly.companion.fighting import REWARDED, is_contested, waiting
from kanly.companion.questions import NO, YES, NotYet, Question, Refusal, Unknown
from kanly.companion.remembering import (
    OF_THE_MOMENT,
    is_listed,
    known_after,
    lasts,
    said_of_space,
    still_holds,
)
from kanly.engine import seats, units
from kanly.engine.codes import (
    CHANCE_HAGAL,
    EV_ALLIANCE_LOST,
    EV_CONTROL_BONUS,
    EV_CONTROL_LOST,
    EV_END_TURN,
    EV_FIRST,
    EV_OVER,
    EV_POINTS,
    EV_REWARD,
    EV_ROW,
    EV_STRENGTH,
    FROM_ALLIANCE,
    FROM_BATTLE,
    NONE,
    PHASE_COMBAT,
    PHASE_OVER,
    PHASE_TURNS,
    STEP_ROUND,
)
from kanly.engine.content import Content
from kanly.engine.errors import ChanceError, KanlyError
from kanly.engine.events import listen
from kanly.engine.setup import begin
from kanly.engine.state import Event, Script, State
from kanly.engine.step import STEPS
from kanly.notation.moves import read, write, write_old
from kanly.setup import CHOOSE, Setup
from kanly.text import LANGUAGES
from kanly.topics.opponents import house
from kanly.topics.opponents.kinds import EV_HAGAL, EV_HAGAL_SWORDS, EV_NO_REWARD
from kanly.topics.opponents.part import automa_of
from kanly.topics.opponents.turn import combat_cards

# What happens to people they see themselves, but for this.
TOLD_OF_PEOPLE = (
    EV_ALLIANCE_LOST, EV_CONTROL_BONUS, EV_CONTROL_LOST, EV_FIRST, EV_OVER, EV_STRENGTH, EV_REWARD, EV_NO_REWARD,
)  # fmt: skip
SILENT = (EV_ROW, EV_END_TURN)


@dataclass(frozen=True)
class Report:
    """What a line brought: events to be told, in order; they say what is to be done at the table."""

    line: str
    events: tuple[Event, ...]
    state: State = field(compare=False, repr=False)
    """The table after them; to be looked at, not to be changed."""


@dataclass(frozen=True)
class Memory:
    """Everything that a line can change. Nothing in it is ever changed in place, so keeping it costs nothing."""

    state: State
    question: Question | None = None
    command: tuple[str, ...] = ()
    told: dict[Fact, str] | None = None
    choices: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    heard: tuple[Event, ...] = ()
    so_far: tuple[Event, ...] = ()
    reports: tuple[Report, ...] = ()
    turns: int = 0
    """How many turns the opponents have had."""
    following: tuple[tuple[str, ...], ...] = ()
    """Commands that are carried out when this one is done."""


class Companion:
    """House Hagal or Rivals at a real table.

    `tell` takes a command, or the answer to `question` while there is one; what came of it stands in `reports`. Commands:
    `turn [seat]`, `combat`, `reward [strength ...]`, `round`, `conflict`, `visit <space>` (an Agent of a person's came to a
    space that an opponent controls), `dice`, `set ...` (anything that is not as the companion thinks), `end`.
    `printed_cards`: the people turn up the House Hagal cards themselves and say which. `language` is only remembered.

    >>> companion = Companion(Setup(players=2, edition="base", seed=3))
    >>> companion.tell("turn")
    >>> companion.question.kind
    'occupied'
    >>> companion.tell("no")
    >>> companion.question is None
    True
    """

    def __init__(self, setup: Setup, *, printed_cards: bool = False, language: str = LANGUAGES[0]) -> None:
        if setup.decks:
            raise KanlyError("the companion knows the printed decks only; leave out decks of your own")
        if language not in LANGUAGES:
            raise KanlyError(f"there is no language {language!r}; known are: {', '.join(LANGUAGES)}")
        self.setup = replace(setup, leaders=[CHOOSE])
        self.printed_cards = printed_cards
        self.language = language
        self.journal: list[str] = []
        self.earlier = 0
        """How many lines at the beginning of the journal were said to version 1."""
        self._past: list[Memory] = []
        self._now = self._lay_out()

    def _lay_out(self) -> Memory:
        """The opponents' side of the table; of people's nothing is known."""
        content = catalog.content_for(self.setup)
        if self.setup.players not in content.opponents:
            known = " or ".join(map(str, sorted(content.opponents)))
            raise KanlyError(f"the companion is for {known} players, not for {self.setup.players}")
        log: list[Event] = []
        s = begin(content, self.setup, log=log)
        listen(s, None)
        s.stack = [(STEP_ROUND, NONE, NONE, 0, 0)]
        s.phase = PHASE_TURNS
        s.round = 1
        s.turn = s.first
        s.intrigue_deck = (ANY_INTRIGUE,) * len(s.intrigue_deck)
        for i, seat in enumerate(s.seats):
            seat.deck, seat.hand = [], []
            set_intrigues(s, i, len(seat.intrigues) if house.is_automa(s, i) else 0)
        events = tuple(event for event in log if event[0] not in SILENT)
        return Memory(s, told={}, reports=(Report("", events, s),))

    # --- what there is to see

    @property
    def state(self) -> State:
        """The opponents' side of the table; to be looked at, not to be changed."""
        return self._now.state

    @property
    def question(self) -> Question | None:
        return self._now.question

    @property
    def reports(self) -> tuple[Report, ...]:
        return self._now.reports

    @property
    def so_far(self) -> tuple[Event, ...]:
        """While something is asked: what the command has brought up to now. Its report will tell it again."""
        return self._now.so_far

    @property
    def command(self) -> tuple[str, ...]:
        """The command that is being carried out, or was last."""
        return self._now.command

    @property
    def over(self) -> bool:
        return self.state.phase == PHASE_OVER

    @property
    def opponents(self) -> range:
        """The opponents' seats."""
        return range(automa_of(self.state).people, len(self.state.seats))

    @property
    def taken(self) -> list[str]:
        """The spaces of which people have said that no Agent can go there this round."""
        return [fact[1] for fact in self._told if fact[0] == "occupied" and self._told[fact] == YES]

    @property
    def rewarded(self) -> list[int]:
        """The opponents whose reward of this round is settled."""
        return [int(fact[1]) for fact in self._told if fact[0] == REWARDED]

    @property
    def waiting(self) -> list[int]:
        """The opponents in the Conflict whose reward is not settled."""
        return waiting(self.state, self._told)

    @property
    def remembered(self) -> list[tuple[Fact, str]]:
        """What people have said of themselves that holds until they have a turn again."""
        return [
            (fact, answer)
            for fact, answer in self._told.items()
            if fact[0] in OF_THE_MOMENT and not is_listed(fact) and not lasts(fact, answer)
        ]

    @property
    def _told(self) -> dict[Fact, str]:
        return self._now.told or {}

    # --- lines

    def tell(self, line: str) -> None:
        """A command or an answer. A KanlyError says what is wrong with it, and nothing has changed."""
        self._hear(line, earlier=False)

    def tell_earlier(self, line: str, last: bool) -> None:
        """A line that was said to version 1, before all others; after the last one the questions are ours again."""
        self._hear(line, earlier=True)
        self.earlier = len(self.journal)
        if last:
            self._ask_anew()

    def _hear(self, line: str, earlier: bool) -> None:
        before = self._now
        question = self.question
        said = " ".join(line.split()) if question is None else question.read(line)
        try:
            if question is None:
                self._begin(tuple(said.split()), earlier)
            else:
                self._learn(question, said)
            self._attempt(earlier)
            while self.question is None and self._now.following:
                self._go_on(earlier)
        except KanlyError:
            self._now = before
            raise
        self._past.append(before)
        self.journal.append(said)

    def undo(self) -> None:
        """Take the last line back, answer or command."""
        if not self.journal:
            raise Refusal("nothing_said", "nothing has been said yet that could be taken back")
        self.journal.pop()
        self._now = self._past.pop()
        if len(self.journal) < self.earlier:
            self.earlier = len(self.journal)
            self._ask_anew()

    def _ask_anew(self) -> None:
        """What version 1 asked last may not be asked any more, or otherwise; a place that was said with it means nothing."""
        if self.question is None:
            return
        if self.command[0] == "reward":
            self._now = replace(self._now, command=("reward",))
        try:
            self._attempt()
        except KanlyError:
            self._drop()

    def _drop(self) -> None:
        """The command is not carried out after all."""
        self._now = replace(self._now, question=None, heard=(), so_far=(), following=())

    def _begin(self, words: tuple[str, ...], earlier: bool = False) -> None:
        if not words or words[0] not in COMMANDS:
            raise KanlyError(f"{' '.join(words)!r} is no command; commands are: {', '.join(COMMANDS)}")
        if self.over:
            raise Refusal("over", "the game is over; undo takes its end back")
        told = {
            fact: answer
            for fact, answer in self._told.items()
            if lasts(fact, answer) or (not earlier and still_holds(self.state, self._told, words, fact))
        }
        following: tuple[tuple[str, ...], ...] = ()
        if not earlier and words in (("round",), ("end",)) and self._owes(words):
            words, following = ("reward",), (words,)
        self._now = replace(
            self._now, command=words, told=told, choices=(), cards=(), heard=(), following=following
        )

    def _owes(self, words: tuple[str, ...]) -> bool:
        """Whether rewards have to be settled before the round or the game can end."""
        s = self.state
        return s.phase == PHASE_COMBAT and bool(self.waiting) and not (words == ("round",) and is_last(s))

    def _go_on(self, earlier: bool) -> None:
        """The next of the commands that follow."""
        words, *rest = self._now.following
        if words == ("round",) and is_last(self.state):
            # The rewards have brought the tenth point.
            self._now = replace(self._now, following=())
            return
        self._begin(words, earlier)
        self._now = replace(self._now, following=tuple(rest))
        self._attempt(earlier)

    # --- answers

    def _learn(self, question: Question, answer: str) -> None:
        """What people said holds from now on, whatever becomes of the command."""
        now = self._now
        s = now.state.copy()
        log: list[Event] = []
        listen(s, log)
        c = s.content
        about = question.about
        if question.kind == "influence":
            set_influence(s, int(about[0]), c.faction_ids.index(about[1]), int(answer))
        elif question.kind == "intrigues":
            set_intrigues(s, int(about[0]), int(answer))
        elif question.kind == "conflict":
            set_conflict(s, c.conflict_ids.index(answer))
        elif question.kind == "wall" and answer == NO and s.units is not None:
            s.units.wall = 0
        listen(s, None)
        told = {(question.kind, *about): answer}
        if question.count > 1:
            told |= {(question.kind, one): part for one, part in zip(about, answer.split(), strict=True)}
        self._now = replace(
            now,
            state=s,
            told={**self._told, **told},
            choices=(*now.choices, answer) if question.kind == "choice" else now.choices,
            cards=(*now.cards, answer) if question.kind == "card" else now.cards,
            heard=(*now.heard, *self._worth_telling(log)),
        )

    def _worth_telling(self, log: Sequence[Event]) -> list[Event]:
        """What people did they know; what opponents do, and what they lose to them, they are told."""
        return [
            event
            for event in log
            if event[0] not in SILENT
            and (
                event[1] == NONE or event[1] in self.opponents or event[0] in TOLD_OF_PEOPLE or is_lost(event)
            )
        ]

    # --- commands

    def _attempt(self, earlier: bool = False) -> None:
        """Try the command on a copy; where something has to be known first, that is the question."""
        now = self._now
        s = now.state.copy()
        automa = automa_of(s)
        log: list[Event] = []
        listen(s, log)
        board = (EarlierBoard if earlier else AskedBoard)(s, self._told, now.turns)
        automa.board = board
        if self.printed_cards:
            cards = [(CHANCE_HAGAL, NONE, s.content.hagal_ids.index(card)) for card in now.cards]
            s.script = Script(cards, True)
        choices = list(now.choices)
        told = self._told
        try:
            # People may have to say first who takes an Alliance token that somebody lost.
            run(s, choices)
            if now.command[:2] == ("set", "space"):
                told = {**told, **said_of_space(s, now.command[2:])}
            else:
                commands = EARLIER_COMMANDS if earlier else COMMANDS
                commands[now.command[0]](s, board, list(now.command[1:]))
            run(s, choices)
        except Unknown as unknown:
            self._now = replace(now, question=unknown.question, so_far=tuple(log))
            return
        except NotYet:
            self._drop()
            return
        except ChanceError:
            question = Question("card", (str(turning(s, log)),), sorted_ids(s.content, automa.deck))
            # The last card of a deck is not asked for, but it has been turned up like the others.
            self._now = replace(now, question=question, cards=turned_up(s.content, log), so_far=tuple(log))
            return
        automa.board = None
        s.script = None
        listen(s, None)
        events = (*now.heard, *self._worth_telling(log))
        report = Report(" ".join(now.command), events, s)
        self._now = replace(
            now,
            state=s,
            question=None,
            told=known_after(s, told, now.command, log, earlier),
            heard=(),
            so_far=(),
            reports=(*now.reports, report),
            turns=now.turns + (now.command[0] == "turn"),
        )
        if now.command == ("round",) and self._defends(earlier):
            self._now = replace(self._now, following=(("conflict",),))

    def _defends(self, earlier: bool) -> bool:
        """Whether a troop of an opponent's may stand in the new Conflict, for a place that it controls."""
        if earlier:
            return any(holder in self.opponents for holder in self.state.control)
        return is_contested(self.state)


def sorted_ids(c: Content, cards: Sequence[int]) -> tuple[str, ...]:
    return tuple(c.hagal_ids[card] for card in sorted(set(cards)))


def turned_up(c: Content, log: Sequence[Event]) -> tuple[str, ...]:
    """The House Hagal cards of a log."""
    return tuple(c.hagal_ids[event[2]] for event in log if event[0] in (EV_HAGAL, EV_HAGAL_SWORDS))


def turning(s: State, log: Sequence[Event]) -> int:
    """Whose House Hagal card is turned up now."""
    if s.phase == PHASE_TURNS:
        return s.turn
    done = sum(event[0] == EV_HAGAL_SWORDS for event in log)
    each = combat_cards(s)
    fighters = [seat for seat in seats.order(s) if house.is_automa(s, seat) and units.present(s, seat)]
    return fighters[done // each]


def is_lost(event: Event) -> bool:
    """Whether somebody loses the point of an Alliance."""
    code, _, points, source = event[:4]
    return code == EV_POINTS and points < 0 and FROM_ALLIANCE <= source < FROM_BATTLE


def run(s: State, choices: list[str]) -> None:
    """Everything that lies above the round. A person decides for an opponent where the rules let them."""
    while len(s.stack) > 1:
        step = s.stack[-1]
        options = STEPS[step[0]].run(s, step)
        if options is None:
            continue
        if len(options) > 1:
            texts = [write(s.content, move) for move in options]
            if not choices:
                earlier = tuple(write_old(s.content, move) for move in options)
                about = (str(step[1]),)
                raise Unknown(Question("choice", about, tuple(texts), moves=tuple(options), earlier=earlier))
            move = read(s.content, choices.pop(0), options)
        else:
            move = options[0]
        STEPS[step[0]].answer(s, step, move)
