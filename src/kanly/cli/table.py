"""A game at the terminal: the game with its record, its log, its bots, and the way back."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from kanly.bots import Bot, by_name, decide
from kanly.engine.state import Event
from kanly.game import Game
from kanly.notation.record import Record, Recorder
from kanly.setup import Setup

YOU = "you"


@dataclass(frozen=True)
class Settings:
    """Who sits where: a bot's name for each seat, or "you" at the one of the player; and the language."""

    players: tuple[str, ...]
    language: str = "en"

    @property
    def seat(self) -> int:
        return self.players.index(YOU)


class Tape(Recorder):
    """A recorder that can also go on with a game that has been under way."""

    @classmethod
    def resume(cls, game: Game, record: Record) -> Tape:
        tape = cls.__new__(cls)
        tape.game = game
        tape.record = record
        tape._round = game.round
        game.state.trace = []
        game.listen()
        return tape


@dataclass(frozen=True)
class Moment:
    """One of the player's decisions, as it was before they answered it."""

    game: Game
    lines: int
    events: int
    seen: int
    """What had been seen by then, so that after an undo the same news stand there again."""


@dataclass
class Table:
    """`log` holds all events; `seen` is how many of them there were when the player last decided."""

    tape: Tape
    settings: Settings
    log: list[Event] = field(default_factory=list)
    seen: int = 0
    past: list[Moment] = field(default_factory=list)
    decided: int = 0
    """How often the player has decided since they sat down, without what was taken back."""

    def __post_init__(self) -> None:
        self._bots: dict[int, Bot] = {
            seat: by_name(name) for seat, name in enumerate(self.settings.players) if name != YOU
        }
        self._listen()

    @classmethod
    def new(cls, setup: Setup, settings: Settings) -> Table:
        return cls(Tape(setup, listen=True), settings)

    @property
    def game(self) -> Game:
        return self.tape.game

    @property
    def mine(self) -> bool:
        """Whether the player is asked."""
        return self.game.decider == self.settings.seat

    def play(self, move: int) -> None:
        """Play the player's move."""
        self.past.append(Moment(self.game.copy(), len(self.tape.record.lines), len(self.log), self.seen))
        self.seen = len(self.log)
        self.decided += 1
        self.tape.play(move)
        self._listen()

    def let_bots_play(self) -> None:
        """Until the player is asked or the game is over."""
        while not self.game.over and not self.mine:
            # What another seat has decided can't be taken back.
            self.past.clear()
            self.tape.play(self.advice(self.game.decider))
            self._listen()

    def advice(self, seat: int, bot: Bot | None = None) -> int:
        """What a bot would do at the open decision. Its chance depends on the decision alone, so that a game which was
        saved goes on as it would have without."""
        game = self.game
        chance = Random(f"seed {self.tape.record.setup.seed} seat {seat} decision {game.number}")
        return decide(bot or self._bots[seat], game, chance)

    @property
    def can_undo(self) -> bool:
        """Whether nothing hidden was learnt since the player's last decision."""
        return bool(self.past) and self.past[-1].game.number > self.game.state.horizon

    def undo(self) -> bool:
        """Back to the player's last decision, if that is fair."""
        if not self.can_undo:
            return False
        moment = self.past.pop()
        del self.tape.record.lines[moment.lines :]
        self.tape = Tape.resume(moment.game, self.tape.record)
        del self.log[moment.events :]
        self.seen = moment.seen
        self.decided -= 1
        return True

    def _listen(self) -> None:
        self.log.extend(self.game.events())
