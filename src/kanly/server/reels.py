"""A finished game as a film: played again once, every moment of it kept, so that going back and forth is quick."""

from __future__ import annotations

from collections import Counter, OrderedDict
from dataclasses import asdict, dataclass, field, replace
from threading import Lock
from typing import Any, Final

from kanly.engine.errors import KanlyError
from kanly.engine.state import Event
from kanly.game import Game
from kanly.notation.names import names_of
from kanly.notation.record import replay
from kanly.server import telling
from kanly.server.chronicle import turns_told
from kanly.server.hosting import OPPONENT, Hosted, NotNow
from kanly.server.loading import record_of
from kanly.server.store import LineRow
from kanly.text import Words
from kanly.view import PHASES, TURNS, build_seat

# Moments that are kept of all games together: a dozen games, each moment some five kilobytes.
MOST_MOMENTS: Final = 6_000


@dataclass
class Reel:
    """One finished game, moment by moment. Moment 0 is before the first move."""

    hosted: Hosted
    moments: list[Game] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)
    """How many events there had been by each moment."""
    lock: Lock = field(default_factory=Lock)

    def __post_init__(self) -> None:
        if not self.hosted.over or self.hosted.unreadable:
            raise NotNow("replay")

    @property
    def moves(self) -> int:
        return len(self.hosted.kept)

    def wind(self) -> Reel:
        """Play the game again, unless that was done."""
        with self.lock:
            if not self.moments:
                replay(record_of(self.hosted), listen=True, watch=self._keep)
        return self

    def _keep(self, game: Game) -> None:
        self.events += game.events()
        self.counts.append(len(self.events))
        self.moments.append(game.copy())

    def _at(self, moves: int, *, everything: bool) -> Hosted:
        """The table as it was after so many moves. `everything`: its log hides nothing."""
        events = self.events[: self.counts[moves]]
        if everything:
            events = [(code, seat, a, b, -1, cause) for code, seat, a, b, _, cause in events]
        return replace(self.hosted, game=self.moments[moves], log=events, number=moves, past=[])

    def _seen_from(self, seat: int | None) -> None:
        seats = self.hosted.seats
        if seat is not None and (seat >= len(seats) or seats[seat].kind == OPPONENT):
            raise NotNow("replay_seat")

    def position(
        self, moves: int, seat: int | None, words: Words, since: int = 0, *, everything: bool = False
    ) -> dict[str, Any]:
        """The game after so many of its moves, as a seat saw it, or with all cards open; the log from an entry on."""
        self._seen_from(seat)
        if moves > self.moves:
            raise NotNow("replay_moves", n=self.moves)
        then = self.wind()._at(moves, everything=everything)
        told = {"moves": self.moves, **telling.game(then, seat, words, since)}
        if everything:
            told["situation"]["view"] = open_view(then.game, seat)
        return told

    def outline(self, seat: int | None, words: Words, *, everything: bool = False) -> dict[str, Any]:
        """What a slider needs: each moment's round, turn and points, each move in words, and the whole log."""
        self._seen_from(seat)
        end = self.wind()._at(self.moves, everything=everything)
        names = telling.seat_names(end, words)
        before = len(self.hosted.upgrades)
        return {
            "moves": [
                {"seat": line.seat, "text": move_text(game, line, words, names)}
                for game, line in zip(self.moments, self.hosted.kept, strict=False)
            ],
            "moments": [
                {**moment(game), "log": before + count}
                for game, count in zip(self.moments, self.counts, strict=True)
            ],
            "log": telling.log_lines(end, seat, words, 0),
            "turns": turns_told(end, words, names, 0),
        }


def moment(game: Game) -> dict[str, Any]:
    s = game.state
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "turn_kind": TURNS[s.turn_kind],
        "points": [seat.points for seat in s.seats],
    }


def move_text(game: Game, line: LineRow, words: Words, names: list[str]) -> str:
    """A move in words. In a record of older rules there may be one that the game now takes by itself."""
    try:
        return words.move(game.state.content, int(game.move(line.text)), names)
    except KanlyError:
        return line.text


def open_view(game: Game, seat: int | None) -> dict[str, Any]:
    """All cards in hand and on the table face up: every seat as its own player saw it."""
    view = game.view(seat).to_json()
    names = names_of(game.state.content)
    held: Counter[str] = Counter()
    for i in range(game.people):
        own = asdict(build_seat(game.state, names, i, i))
        view["seats"][i] = own
        if i != seat:
            held.update(intrigue["card"] for intrigue in own["intrigues"])
    # What lay in somebody's hand is no longer among the cards that nobody has seen.
    view["intrigues_unseen"] = sorted((Counter(view["intrigues_unseen"]) - held).elements())
    return view


class Reels:
    """The games that were looked at last."""

    def __init__(self, most: int = MOST_MOMENTS) -> None:
        self.most = most
        self._lock = Lock()
        self._reels: OrderedDict[str, Reel] = OrderedDict()

    def of(self, hosted: Hosted) -> Reel:
        """The film of a table; the least looked at are thrown away when there are too many."""
        id = hosted.row.id
        with self._lock:
            reel = self._reels.get(id)
            # A seat's name may be new since; the game of a table that is over is not.
            if reel is None or reel.hosted.kept != hosted.kept:
                reel = self._reels[id] = Reel(hosted)
            reel.hosted = hosted
            self._reels.move_to_end(id)
            kept = sum(reel.moves for reel in self._reels.values())
            while kept > self.most and len(self._reels) > 1:
                kept -= self._reels.popitem(last=False)[1].moves
            return reel
