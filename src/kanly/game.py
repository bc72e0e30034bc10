"""Game: the one public object.

>>> from kanly import Game, Setup
>>> game = Game(Setup(players=4, leaders=["random"], seed=8))
>>> game.over
False
>>> game.play(game.moves[0])
>>> game.number
2
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

from kanly import catalog
from kanly.decision import Decision, Move, Result
from kanly.engine import flow
from kanly.engine.codes import PHASE_OVER
from kanly.engine.errors import ChanceError, IllegalMove, StaleMove, StateError
from kanly.engine.events import listen
from kanly.engine.part import stand_in
from kanly.engine.seats import people
from kanly.engine.setup import begin
from kanly.engine.state import Event, Script, State
from kanly.engine.step import STEPS
from kanly.engine.steps.endgame import standing
from kanly.notation import state as state_notation
from kanly.notation.moves import listing, read, write
from kanly.notation.names import names_of
from kanly.setup import Setup
from kanly.view import Opened, View, build_view, sample


class Game:
    """A game in progress: ask who decides and what is legal, play, copy, look from a seat, store and restore.

    `listen=True` collects events for a log; `trace=True` collects what chance gave and what the game took by itself, for
    a record; `script` dictates chance (records, scenarios, a real table).
    """

    __slots__ = ("state",)

    def __init__(
        self,
        setup: Setup | State | None = None,
        *,
        listen: bool = False,
        trace: bool = False,
        script: Script | None = None,
    ) -> None:
        if isinstance(setup, State):
            self.state: State = setup
            return
        if setup is None:
            setup = Setup()
        content = catalog.content_for(setup)
        self.state = begin(content, setup, script, [] if trace else None, [] if listen else None)
        flow.advance(self.state)

    @classmethod
    def of(cls, state: State) -> Game:
        """Wrap a state that already stands at a decision."""
        return Game(state)

    @property
    def over(self) -> bool:
        return self.state.phase == PHASE_OVER

    @property
    def players(self) -> int:
        return len(self.state.seats)

    @property
    def people(self) -> int:
        """How many of the seats are people's or bots'; those after them are moved by the rules."""
        return people(self.state)

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def number(self) -> int:
        """The number of the pending decision."""
        return self.state.number

    @property
    def decider(self) -> int:
        """The seat that is asked; -1 when the game is over."""
        return flow.decider(self.state)

    @property
    def legal(self) -> list[int]:
        """The legal moves as numbers, for search and self-play. Don't change the list."""
        return self.state.options

    @property
    def moves(self) -> list[Move]:
        """The legal moves as objects."""
        content = self.state.content
        return [Move(content, code) for code in self.state.options]

    @property
    def decision(self) -> Decision:
        kind = STEPS[self.state.stack[-1][0]].name
        return Decision(self.state.number, self.decider, kind, tuple(self.moves))

    def move(self, text: str) -> Move:
        """The legal move that a line of notation means."""
        return Move(self.state.content, read(self.state.content, text, self.state.options))

    def play(
        self,
        move: Move | str | int,
        number: int | None = None,
        seat: int | None = None,
        watch: Callable[[State], None] | None = None,
    ) -> None:
        """Play a legal move, given as an object, as notation or as a number. After an error nothing has changed.

        `number`: the decision that the move was meant for; a move for another one is refused. `seat`: who plays it; a
        seat that is not asked is refused without a word about what the asked one could do. `watch`: called before each
        turn of a printed opponent that follows, for those who show them one after another.
        """
        state = self.state
        if seat is not None and seat != flow.decider(state):
            raise IllegalMove(f"seat {seat} is not asked now")
        if number is not None and number != state.number:
            raise StaleMove(f"the move was for decision {number}; now decision {state.number} is open")
        if type(move) is not int:
            move = read(state.content, move, state.options) if isinstance(move, str) else int(move)
        if move not in state.options:
            raise IllegalMove(
                f"move {self._show(move)} is not legal now; {listing(state.content, state.options)}"
            )
        if watch is not None and state.script is None:
            flow.play_watched(state, move, watch)
        elif state.script is None:
            flow.play(state, move)
        else:
            self._play_dictated(move, state.script)

    def _play_dictated(self, move: int, script: Script) -> None:
        """Dictated chance can turn out wrong halfway through a move; then the game is as before."""
        before, at = self.state.copy(), script.at
        before.script, before.trace = script, self.state.trace
        listen(before, self.state.log)
        stand_in(before, self.state)
        noted = None if before.log is None else len(before.log)
        traced = None if before.trace is None else len(before.trace)
        try:
            flow.play(self.state, move)
        except ChanceError:
            script.at = at
            if before.log is not None:
                del before.log[noted:]
            if before.trace is not None:
                del before.trace[traced:]
            self.state = before
            raise

    def _show(self, move: int) -> str:
        try:
            return write(self.state.content, move)
        except (IndexError, KeyError):
            return str(move)

    def copy(self) -> Game:
        """An independent copy without listener or script; looking ahead in it changes nothing here."""
        return Game(self.state.copy())

    def view(self, seat: int | None, opened: Opened | None = None) -> View:
        """What a seat may know; None: what a spectator may know. `opened`: of the state as it is, from whoever wants the views
        of several seats."""
        return build_view(self.state, seat, opened)

    def sample(self, seat: int | None, seed: int) -> Game:
        """A full game dealt at random among all that the seat's view allows; it depends on the view and the seed alone."""
        return Game.of(sample(self.view(seat), seed))

    def listen(self) -> None:
        """Collect events from now on."""
        listen(self.state, [])

    def events(self) -> list[Event]:
        """The events since the last call, if the game listens."""
        log = self.state.log
        if log is None:
            return []
        self.state.log = []
        return log

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return self.score() if self.over else None

    def score(self) -> Result:
        """The standing now."""
        s = self.state
        names = names_of(s.content)
        sources = tuple(
            dict(Counter(names.write_source(source) for source in seat.sources)) for seat in s.seats
        )
        return Result(tuple(standing(s)), tuple(seat.points for seat in s.seats), sources)

    def to_json(self) -> str:
        """The whole game, hidden cards included: for storage, never for a seat."""
        return json.dumps(state_notation.write_state(self.state))

    @classmethod
    def from_json(cls, text: str) -> Game:
        """A stored game; a StateError says what can't be read and where."""
        try:
            data: Any = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise StateError(f"this is not JSON: {error}") from None
        return cls.of(state_notation.read_state(data, catalog.content))

    def digest(self) -> str:
        """A short hash of everything, the same on every machine."""
        return state_notation.digest(self.state)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return state_notation.key_of(self.state) == state_notation.key_of(other.state)

    def __hash__(self) -> int:
        return hash(state_notation.key_of(self.state))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled and deep-copied as JSON, the same in both builds; listener and script stay behind."""
        return Game.from_json, (self.to_json(),)

    def __repr__(self) -> str:
        where = "over" if self.over else f"decision {self.number} of seat {self.decider}"
        return f"<Game {self.state.content.box.edition}, {self.players} players, round {self.round}, {where}>"
