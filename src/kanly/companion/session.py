"""A session of the companion: commands, questions that have to be answered first, and what is to be done at the table."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kanly import catalog
from kanly.companion.board import AskedBoard, Fact
from kanly.companion.facts import (
    ANY_INTRIGUE,
    correct_seat,
    correct_table,
    set_conflict,
    set_influence,
    set_intrigues,
    word,
)
from kanly.companion.questions import NO, YES, Question, Unknown
from kanly.engine import board, flow, units
from kanly.engine.automa import seats, supply
from kanly.engine.codes import (
    CHANCE_HAGAL,
    CONFLICT,
    EV_ALLIANCE,
    NONE,
    PHASE_COMBAT,
    PHASE_TURNS,
    STEP_AUTOMA_SWORDS,
    STEP_CLAIM,
    STEP_REWARD,
    STEP_ROUND,
    TURN_NONE,
)
from kanly.engine.errors import ChanceError, KanlyError
from kanly.engine.events import listen
from kanly.engine.setup import begin
from kanly.engine.state import Event, Script, State
from kanly.engine.steps.combat import take_control
from kanly.engine.steps.round import come_home, open_turn
from kanly.notation.domains import ids
from kanly.notation.moves import read, write
from kanly.notation.numbers import whole_number
from kanly.setup import CHOOSE, Setup

COMMANDS = ("turn", "combat", "reward", "round", "conflict", "visit", "set")
NOBODY = "none"
PLACES = ("first", "second")


@dataclass(frozen=True)
class Report:
    """What a line brought: events to be told, in order; they say what is to be done at the table."""

    line: str
    events: tuple[Event, ...]


class Companion:
    """House Hagal or Rivals at a real table.

    `tell` takes a command, or the answer to `question` while there is one; what came of it stands in `reports`. Commands:
    `turn [seat]`, `combat`, `reward <seat> first|second`, `round`, `visit <space>` (an Agent of a person's came to a space
    that an opponent controls), `set ...` (anything that is not as the companion thinks). `printed_cards`: the people turn
    up the House Hagal cards themselves and say which.

    >>> companion = Companion(Setup(players=2, edition="base", seed=3))
    >>> companion.tell("turn")
    >>> companion.question.kind
    'occupied'
    >>> companion.tell("no")
    >>> companion.question is None
    True
    """

    def __init__(self, setup: Setup, *, printed_cards: bool = False) -> None:
        self.setup = replace(setup, leaders=[CHOOSE])
        self.printed_cards = printed_cards
        self.journal: list[str] = []
        self.reports: list[Report] = []
        self.question: Question | None = None
        self._command: list[str] = []
        self._told: dict[Fact, str] = {}
        self._choices: list[str] = []
        self._cards: list[str] = []
        self._heard: list[Event] = []
        self.state = self._lay_out()

    def _lay_out(self) -> State:
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
        s.intrigue_deck = (ANY_INTRIGUE,) * len(s.intrigue_deck)
        for i, seat in enumerate(s.seats):
            seat.deck, seat.hand = [], []
            set_intrigues(s, i, len(seat.intrigues) if seats.is_automa(s, i) else 0)
        self.reports.append(Report("", tuple(log)))
        return s

    @property
    def opponents(self) -> range:
        """The opponents' seats."""
        assert self.state.automa is not None
        return range(self.state.automa.people, len(self.state.seats))

    # --- lines

    def tell(self, line: str) -> None:
        """A command or an answer. A KanlyError says what is wrong with it, and nothing has changed."""
        before = (self.state.copy(), self.question, list(self._command), dict(self._told))
        lists = (list(self._choices), list(self._cards), list(self._heard), len(self.reports))
        try:
            if self.question is not None:
                self._learn(self.question, self.question.read(line))
            else:
                self._begin(line.split())
            self._attempt()
            if self.question is None and self._command == ["round"] and self._controls():
                # A troop of the opponent's stands in the Conflict for a place that it controls.
                self._begin(["conflict"])
                self._attempt()
        except KanlyError:
            self.state, self.question, self._command, self._told = before
            self._choices, self._cards, self._heard = lists[:3]
            del self.reports[lists[3] :]
            raise
        self.journal.append(" ".join(line.split()))

    def undo(self) -> None:
        """Take the last line back, answer or command."""
        if not self.journal:
            raise KanlyError("nothing has been said yet that could be taken back")
        self.follow(self.journal[:-1])

    def follow(self, lines: list[str]) -> None:
        """Start over and hear these lines."""
        fresh = Companion(self.setup, printed_cards=self.printed_cards)
        for line in lines:
            fresh.tell(line)
        self.__dict__.update(fresh.__dict__)

    def _begin(self, words: list[str]) -> None:
        if not words or words[0] not in COMMANDS:
            raise KanlyError(f"{' '.join(words)!r} is no command; commands are: {', '.join(COMMANDS)}")
        self._command = words
        self._told = {
            fact: told for fact, told in self._told.items() if fact[0] == "occupied" and told == YES
        }
        self._choices, self._cards, self._heard = [], [], []

    # --- answers

    def _learn(self, question: Question, answer: str) -> None:
        """What people said holds from now on, whatever becomes of the command."""
        s = self.state.copy()
        log: list[Event] = []
        listen(s, log)
        c = s.content
        about = question.about
        match question.kind:
            case "choice":
                self._choices.append(answer)
            case "card":
                self._cards.append(answer)
            case "influence":
                set_influence(s, int(about[0]), c.faction_ids.index(about[1]), int(answer))
            case "intrigues":
                set_intrigues(s, int(about[0]), int(answer))
            case "conflict":
                set_conflict(s, c.conflict_ids.index(answer))
            case "wall":
                if answer == NO and s.units is not None:
                    s.units.wall = 0
        self._told[(question.kind, *about)] = answer
        listen(s, None)
        s.stack = s.stack[:1]  # nobody is asked who takes a token that people see themselves
        self.state = s
        # What people did with their own cubes they know; what it cost or gave an opponent they are told.
        self._heard += [event for event in log if event[1] in self.opponents or event[0] == EV_ALLIANCE]

    # --- commands

    def _controls(self) -> bool:
        return any(holder in self.opponents for holder in self.state.control)

    def _attempt(self) -> None:
        """Try the command on a copy; where something has to be known first, that is the question."""
        s = self.state.copy()
        automa = s.automa
        assert automa is not None
        log: list[Event] = []
        listen(s, log)
        automa.board = AskedBoard(s, self._told)
        if self.printed_cards:
            cards = [(CHANCE_HAGAL, NONE, s.content.hagal_ids.index(card)) for card in self._cards]
            s.script = Script(cards, True)
        self.question = None
        try:
            self._carry_out(s)
            self._run(s, list(self._choices))
        except Unknown as unknown:
            self.question = unknown.question
            return
        except ChanceError:
            known = ids(s.content, "hagal")
            self.question = Question("card", options=tuple(known[card] for card in sorted(set(automa.deck))))
            return
        automa.board = None
        s.script = None
        listen(s, None)
        self.state = s
        self.reports.append(Report(" ".join(self._command), (*self._heard, *log)))
        self._heard = []

    def _run(self, s: State, choices: list[str]) -> None:
        """Everything that lies above the round. A person decides for an opponent where the rules let them."""
        while len(s.stack) > 1:
            step = s.stack[-1]
            options = flow.RUN[step[0]](s, step)
            if options is None:
                continue
            if len(options) > 1:
                texts = [write(s.content, move) for move in options]
                if not choices:
                    raise Unknown(Question("choice", (str(step[1]),), tuple(texts)))
                move = read(s.content, choices.pop(0), options)
            else:
                move = options[0]
            flow.ANSWER[step[0]](s, step, move)

    def _carry_out(self, s: State) -> None:
        command, *words = self._command
        if command == "turn":
            self._turn(s, words)
        elif command == "combat":
            self._expect(words, "")
            s.phase = PHASE_COMBAT
            for me in s.seats:
                me.swords = 0
            s.stack.append((STEP_AUTOMA_SWORDS, NONE, NONE, 0, 0))
        elif command == "reward":
            self._reward(s, words)
        elif command == "round":
            self._expect(words, "")
            self._next_round(s)
        elif command == "conflict":
            self._expect(words, "")
            self._board(s).conflict()
        elif command == "visit":
            self._visit(s, words)
        else:
            self._correct(s, words)

    def _visit(self, s: State, words: list[str]) -> None:
        if len(words) != 1:
            raise KanlyError("'visit' is said with the space that an Agent of a person's came to")
        space = word(words[0], s.content.space_ids, "space")
        if s.control[space] not in self.opponents:
            raise KanlyError(
                f"no opponent controls {words[0]!r}; `set control {words[0]} <seat>` if one does"
            )
        board.pay_controller(s, space)

    def _correct(self, s: State, words: list[str]) -> None:
        seat = whole_number(words[0]) if words else None
        if seat is None:
            correct_table(s, words)
        elif 0 <= seat < len(s.seats):
            correct_seat(s, seat, words[1:])
        else:
            raise KanlyError(f"there is no seat {seat}; seats are 0 to {len(s.seats) - 1}")

    def _board(self, s: State) -> AskedBoard:
        return AskedBoard(s, self._told)

    def _expect(self, words: list[str], wanted: str) -> None:
        if " ".join(words) != wanted:
            raise KanlyError(f"{' '.join(words)!r} means nothing after {self._command[0]!r}")

    def _opponent(self, s: State, words: list[str]) -> int:
        """The opponent that a command names; the only one need not be named."""
        named = [str(seat) for seat in self.opponents]
        if not words and len(named) == 1:
            return self.opponents[0]
        if len(words) != 1 or words[0] not in named:
            raise KanlyError(f"{self._command[0]!r} needs the seat of an opponent: {' or '.join(named)}")
        return int(words[0])

    def _turn(self, s: State, words: list[str]) -> None:
        seat = self._opponent(s, words)
        if not s.seats[seat].agents:
            raise KanlyError(f"seat {seat} has no Agent left; its turns of this round are over")
        s.phase = PHASE_TURNS
        s.turn = seat
        s.turn_kind = TURN_NONE
        open_turn(s, seat)

    def _reward(self, s: State, words: list[str]) -> None:
        if not words or words[-1] not in PLACES:
            raise KanlyError(f"'reward' is said with a seat and a place: {' or '.join(PLACES)}")
        seat = self._opponent(s, words[:-1])
        place = PLACES.index(words[-1])
        if not units.present(s, seat):
            raise KanlyError(f"seat {seat} has no unit in the Conflict, so it takes no reward")
        conflict = self._board(s).conflict()
        if place == 0:
            s.winner = seat
            space = s.content.conflict_controls[conflict]
            if space != NONE:
                if not seats.table(s).takes:
                    self._ask_controller(s, space)
                take_control(s, seat, space)
            if s.battles is not None:
                s.stack.append((STEP_CLAIM, seat, seat, 0, 0))
        s.stack.append((STEP_REWARD, seat, seat, place, 0))

    def _ask_controller(self, s: State, space: int) -> None:
        """House Hagal takes a person's marker away, so it has to be known whose lies there."""
        people = tuple(str(seat) for seat in range(self.opponents[0]))
        question = Question("control", (s.content.space_ids[space],), (NOBODY, *people))
        holder = self._board(s).ask(question)
        if holder != NOBODY:
            s.control = (*s.control[:space], int(holder), *s.control[space + 1 :])

    def _next_round(self, s: State) -> None:
        """Combat is over: all go home, and the next round begins."""
        if s.round >= len(s.content.conflict_levels):
            raise KanlyError("the last round has been played")
        for seat in self.opponents:
            me = s.seats[seat]
            units.lose(s, seat, CONFLICT, me.conflict)
            me.swords = 0
        units.send_home(s)
        come_home(s)
        s.round += 1
        s.phase = PHASE_TURNS
        s.conflict = NONE
        self._told = {}
        supply.bring_swordmasters(s)
