"""A hosted table: the game that its rows tell of. A state in memory is only a cache of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace

from kanly.engine.chance import seeded
from kanly.engine.codes import TRACE_AUTO, TURN_OPENING
from kanly.engine.errors import KanlyError, SetupError
from kanly.engine.state import Event, State
from kanly.game import Game
from kanly.notation import chance
from kanly.notation.moves import write
from kanly.notation.record import AUTO, CHANCE, Line
from kanly.server import tokens
from kanly.server.refusing import Why
from kanly.server.store import LineRow, Notice, SeatRow, SnapshotRow, Store, TableRow, now
from kanly.server.ticking import ticks
from kanly.setup import Setup

PERSON, BOT, FREE, OPPONENT = "person", "bot", "free", "opponent"
WAITING, RUNNING, OVER, CLOSED = "waiting", "running", "over", "closed"
OPENING, MOVED, UNDONE, UPGRADED = "opening", "move", "undo", "upgrade"
# How long a name, a chat line and a move may be.
LONGEST_NAME, LONGEST_CHAT, LONGEST_MOVE = 40, 500, 200
# Moves of a table that may be taken back: a whole game has some hundred, and each that is taken back stays in the database.
MOST_UNDONE = 5_000
# No game has so many decisions.
DECISIONS = 10**6


class NotNow(Why, KanlyError):
    """Something that this table does not allow at this moment."""


@dataclass(frozen=True)
class Settings:
    """What a table's host has chosen."""

    pace: int = 600
    """Milliseconds that the table rests before a turn of a bot or a printed opponent."""
    hints: bool = False
    """Whether a seat may ask a bot for advice; everybody sees that it may."""
    turn_seconds: int = 0
    """When a turn has taken so long, a bot decides the rest of it; 0: never."""
    game_seconds: int = 0
    """When a seat has used up so much in the whole game, a bot takes its decisions; 0: never."""
    local: bool = False
    """All people sit at one device."""
    seeded: bool = False
    """The host has chosen the seed and so may know every card: nobody else plays here."""
    asks: bool = False
    """A seat is asked before its hand is revealed, also where nothing else can be done. Tables that were made before this could be
    wished for go on as they began: their lines are played again in the same way."""


@dataclass(frozen=True)
class Wanted:
    """What a seat is to be when a table is made."""

    kind: str = FREE
    name: str = ""
    bot: str = ""


@dataclass(frozen=True)
class Moment:
    """A decision before it was answered, as long as it may be taken back."""

    line: int
    """The number of the line that answered it."""
    seat: int
    game: Game
    kept: int
    events: int
    turn: int
    """The line with which this turn began."""


@dataclass(frozen=True)
class Stop:
    """A moment between two turns, as it can be shown."""

    game: Game
    seat: int
    """The printed opponent that moves next."""
    events: int
    """How many entries the log had."""


@dataclass
class Hosted:
    """One table. Whoever changes it holds its lock; a game in it is never changed, only replaced."""

    row: TableRow
    seats: list[SeatRow]
    game: Game
    number: int = 0
    """The number of its last line."""
    kept: list[LineRow] = field(default_factory=list)
    """The moves that were not taken back."""
    opening: str = ""
    """What chance gave before the first decision, as lines of a record."""
    log: list[Event] = field(default_factory=list)
    past: list[Moment] = field(default_factory=list)
    broken: Why | None = None
    """Why the game can't go on: then the table can only be looked at and its record be exported."""
    unreadable: bool = False
    """Not even a position can be shown; `game` stands there for nothing."""
    upgrades: list[LineRow] = field(default_factory=list)
    """Where the game went on under new rules."""
    used: list[int] = field(default_factory=list)
    """Milliseconds that each seat's clock has run, up to `since`."""
    lines: list[LineRow] = field(default_factory=list)
    """All lines, also what was taken back: it took time, too."""
    turn_line: int = 0
    """The last line before this turn."""
    stops: list[Stop] = field(default_factory=list)
    """What the last move passed through on its way: the moments before printed opponents took their turns."""
    between: int | None = None
    """Of a moment between two turns: the printed opponent that moves next. Nobody is asked anything then."""
    since: int = field(default_factory=ticks)
    """When the open decision was opened, in ticks of this process; a clock does not run while the server is down."""

    @property
    def setup(self) -> Setup:
        return Setup(**json.loads(self.row.setup))

    @property
    def settings(self) -> Settings:
        return Settings(**json.loads(self.row.settings))

    @property
    def over(self) -> bool:
        return self.row.status == OVER or self.game.over


def make(
    store: Store, setup: Setup, wanted: list[Wanted], settings: Settings, id: str | None = None
) -> tuple[str, str]:
    """A new table: its id and the secret of its host. A KanlyError says what of the setup can't be."""
    game = Game(setup, trace=True)
    if len(wanted) != game.people:
        raise SetupError(f"{len(wanted)} seats are described for {game.people} players")
    opening = told(followed(game))
    seats = [seat_row(i, seat) for i, seat in enumerate(wanted)]
    seats += [SeatRow(i, OPPONENT) for i in range(game.people, game.players)]
    secret = tokens.new_token()
    rules = game.state.content.rules_version
    made = TableRow(
        id=id or tokens.new_id(),
        created=now(),
        changed=now(),
        setup=json.dumps(asdict(setup)),
        settings=json.dumps(asdict(settings)),
        rules_version=rules,
        status=WAITING if any(seat.kind == FREE for seat in seats) else RUNNING,
        host=tokens.hashed(secret),
    )
    first = LineRow(0, OPENING, -1, "", opening, now())
    notices = beginning(seats) if made.status == RUNNING else []
    store.create(made, seats, [first], SnapshotRow(0, rules, game.to_json()), notices)
    return made.id, secret


def beginning(seats: list[SeatRow]) -> list[Notice]:
    """Who plays where when the game begins: whoever was called what before that, this is what counts."""
    return [
        Notice(seat.seat, seat.name, "plays" if seat.kind == PERSON else "plays-bot")
        for seat in seats
        if seat.kind != OPPONENT
    ]


def seat_row(number: int, wanted: Wanted) -> SeatRow:
    if wanted.kind == BOT:
        return SeatRow(number, BOT, wanted.name, wanted.bot)
    if wanted.kind != FREE:
        raise NotNow("seat_kind", kind=wanted.kind)
    return SeatRow(number, FREE)


def followed(game: Game) -> list[Line]:
    """What chance gave and the game took by itself since the last call, as lines of a record."""
    state = game.state
    found: list[Line] = []
    for what, seat, value in state.trace or ():
        if what == TRACE_AUTO:
            found.append(Line(AUTO, seat, write(state.content, value)))
        else:
            found.append(Line(CHANCE, seat, chance.write(state.content, (what, seat, value))))
    state.trace = []
    return found


def told(lines: list[Line]) -> str:
    return "\n".join(str(line) for line in lines)


# --- what people and bots do


def play(
    store: Store, hosted: Hosted, seat: int, text: str, number: int | None, revision: int | None = None
) -> None:
    """A move of a seat; committed when this returns. A KanlyError says why not, and nothing has changed."""
    allow(hosted)
    if len(text) > LONGEST_MOVE:
        raise NotNow("move_long", n=LONGEST_MOVE)
    if revision is not None and revision != hosted.number:
        raise NotNow("moved_on")
    stops: list[Stop] = []

    def stop(s: State) -> None:
        game = Game.of(s.copy())
        game.state.options = []
        stops.append(Stop(game, s.turn, len(hosted.log) + len(s.log or ())))

    watch = stop if hosted.settings.pace and hosted.game.state.roles is not None else None
    after, written, chances = played(hosted, seat, text, number, watch)
    moment_now = ticks()
    took = max(0, moment_now - hosted.since)
    line = LineRow(hosted.number + 1, MOVED, seat, written, chances, now(), took)
    snapshot = None
    if after.round > hosted.game.round and not after.over:
        snapshot = SnapshotRow(line.number, after.state.content.rules_version, after.to_json())
    store.append(hosted.row.id, line, OVER if after.over else None, snapshot)
    take_in(hosted, line, after)
    hosted.lines.append(line)
    hosted.stops = stops
    hosted.since = moment_now
    if after.over:
        hosted.row = replace(hosted.row, status=OVER)


def played(
    hosted: Hosted,
    seat: int,
    text: str,
    number: int | None = None,
    watch: Callable[[State], None] | None = None,
) -> tuple[Game, str, str]:
    """The game after a move, the move in full notation, and what followed from it. The table stays as it is."""
    before = hosted.game
    after = before.copy()
    after.listen()
    after.state.trace = []
    after.state.asks = hosted.settings.asks
    after.play(text, number, seat, watch)
    hide_chance(hosted, after)
    return after, str(before.move(text)), told(followed(after))


def hide_chance(hosted: Hosted, game: Game) -> None:
    """The generator is quick, not secret: who sees enough of what it gives could say what comes next. So after each decision
    it begins elsewhere, and no way leads back to the seed. A chosen seed is no secret, and deals what it deals everywhere."""
    if not hosted.settings.seeded:
        game.state.rng = seeded(hosted.setup.seed * DECISIONS + game.number)


def take_in(hosted: Hosted, line: LineRow, after: Game) -> None:
    """An accepted move becomes part of the table; the same whether it was just made or is read from its row."""
    before = hosted.game
    moment = Moment(line.number, line.seat, before, len(hosted.kept), len(hosted.log), hosted.turn_line)
    hosted.past = [m for m in hosted.past if m.game.number > after.state.horizon]
    if moment.game.number > after.state.horizon:
        hosted.past.append(moment)
    if after.over:
        hosted.past.clear()
    hosted.number = line.number
    hosted.kept.append(line)
    hosted.log += after.events()
    hosted.game = after
    hosted.used[line.seat] += line.took
    opened = after.state.turn_kind == TURN_OPENING and before.state.turn_kind != TURN_OPENING
    if after.over or after.decider != line.seat or opened:
        hosted.turn_line = line.number


def allow(hosted: Hosted) -> None:
    if hosted.broken:
        raise NotNow("read_only", why=hosted.broken)
    if hosted.row.status == WAITING:
        raise NotNow("not_begun")
    if hosted.row.status == CLOSED:
        raise NotNow("table_closed")
    if hosted.over:
        raise NotNow("game_over")


def undoable(hosted: Hosted, seat: int) -> list[Moment]:
    """The decisions of the seat that may be taken back, the latest last."""
    if hosted.broken or hosted.row.status in (WAITING, CLOSED) or hosted.over:
        return []
    others = [at for at, moment in enumerate(hosted.past, start=1) if moment.seat != seat]
    return hosted.past[others[-1] if others else 0 :]


def undo(store: Store, hosted: Hosted, seat: int, whole_turn: bool) -> None:
    """Take back the last decision, or all of this turn that showed nothing hidden."""
    moments = undoable(hosted, seat)
    if not moments:
        raise NotNow("nothing_to_undo")
    if hosted.number - len(hosted.kept) > 2 * MOST_UNDONE:
        raise NotNow("undone_enough", n=MOST_UNDONE)
    moment = moments[-1]
    if whole_turn:
        moment = next(m for m in moments if m.turn == moments[-1].turn)
    moment_now = ticks()
    took = max(0, moment_now - hosted.since)
    line = LineRow(hosted.number + 1, UNDONE, seat, str(moment.line), "", now(), took)
    store.append(hosted.row.id, line)
    hosted.number = line.number
    hosted.stops = []
    hosted.since = moment_now
    hosted.lines.append(line)
    hosted.used[seat] += took
    hosted.turn_line = moment.turn
    hosted.game = moment.game
    del hosted.log[moment.events :]
    del hosted.kept[moment.kept :]
    del hosted.past[hosted.past.index(moment) :]
