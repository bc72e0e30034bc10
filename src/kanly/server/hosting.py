"""A hosted table: the game that its rows tell of. A state in memory is only a cache of them."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, replace

from kanly.bots import by_name
from kanly.engine.codes import TRACE_AUTO
from kanly.engine.errors import ChanceError, KanlyError, SetupError
from kanly.engine.state import Event
from kanly.game import Game
from kanly.notation import chance
from kanly.notation.moves import write
from kanly.notation.record import AUTO, CHANCE, MOVE, Line, Record, read_line
from kanly.server import tokens
from kanly.server.store import LineRow, SeatRow, SnapshotRow, Store, TableRow, Taken, now
from kanly.setup import Setup

PERSON, BOT, FREE, OPPONENT = "person", "bot", "free", "opponent"
WAITING, RUNNING, OVER, CLOSED = "waiting", "running", "over", "closed"
MOVED, UNDONE, UPGRADED = "move", "undo", "upgrade"
# How long a name, a chat line and a move may be.
LONGEST_NAME, LONGEST_CHAT, LONGEST_MOVE = 40, 500, 200


class NotNow(KanlyError):
    """Something that this table does not allow at this moment."""


@dataclass(frozen=True)
class Settings:
    """What a table's host has chosen."""

    pace: int = 600
    """Milliseconds between two moves of bots."""
    hints: bool = False
    """Whether a seat may ask a bot for advice; everybody sees that it may."""
    turn_seconds: int = 0
    """After so long a seat's decision is taken by a bot; 0: never."""
    game_seconds: int = 0
    """The same for all decisions of a seat together."""
    local: bool = False
    """All people sit at one device."""


@dataclass(frozen=True)
class Wanted:
    """What a seat is to be when a table is made."""

    kind: str = FREE
    name: str = ""
    bot: str = ""


@dataclass
class Moment:
    """A decision before it was answered, as long as it may be taken back."""

    seat: int
    number: int
    game: Game
    kept: int
    events: int
    turn: tuple[int, int, int]


@dataclass
class Hosted:
    """One table. Whoever changes it holds its lock."""

    row: TableRow
    seats: list[SeatRow]
    game: Game
    number: int = 0
    """How many lines it has."""
    kept: list[LineRow] = field(default_factory=list)
    """The moves that were not taken back, after `before`."""
    before: int = 0
    """How many lines came before the snapshot that the game goes on from."""
    log: list[Event] = field(default_factory=list)
    past: list[Moment] = field(default_factory=list)
    broken: str = ""
    """Why the game can't go on: then the table can only be looked at and its record be exported."""
    opening: list[Line] = field(default_factory=list)
    """What chance gave before the first decision."""

    @property
    def setup(self) -> Setup:
        return Setup(**json.loads(self.row.setup))

    @property
    def settings(self) -> Settings:
        return Settings(**json.loads(self.row.settings))

    @property
    def over(self) -> bool:
        return self.game.over

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]


def make(
    store: Store, setup: Setup, wanted: list[Wanted], settings: Settings, id: str | None = None
) -> tuple[str, str]:
    """A new table: its id and the secret of its host. A KanlyError says what of the setup can't be."""
    game = Game(setup)
    if len(wanted) != game.people:
        raise SetupError(f"{len(wanted)} seats are described for {game.people} players")
    seats = [seat_row(i, seat) for i, seat in enumerate(wanted)]
    seats += [SeatRow(i, OPPONENT) for i in range(game.people, game.players)]
    secret = tokens.new_token()
    made = TableRow(
        id=id or tokens.new_id(),
        created=now(),
        changed=now(),
        setup=json.dumps(asdict(setup)),
        settings=json.dumps(asdict(settings)),
        rules_version=game.state.content.rules_version,
        status=WAITING if any(seat.kind == FREE for seat in seats) else RUNNING,
        host=tokens.hashed(secret),
    )
    store.create(made, seats)
    return made.id, secret


def seat_row(number: int, wanted: Wanted) -> SeatRow:
    if wanted.kind == BOT:
        by_name(wanted.bot)  # an unknown one is refused now, not in the middle of the game
        return SeatRow(number, BOT, wanted.name or wanted.bot, wanted.bot)
    if wanted.kind != FREE:
        raise NotNow(f"a seat is made {FREE!r} or {BOT!r}, not {wanted.kind!r}; people sit down themselves")
    return SeatRow(number, FREE)


# --- from rows to a game


def load(store: Store, id: str) -> Hosted | None:
    """The table that the rows tell of; None: there is none of this name."""
    row = store.table(id)
    if row is None:
        return None
    lines = store.lines(id)
    hosted = replayed(row, store.seats(id), lines)
    if hosted.broken:
        hosted = from_snapshot(store, hosted, lines)
    return hosted


def effective(lines: list[LineRow]) -> list[LineRow]:
    """The moves that were not taken back."""
    kept: list[LineRow] = []
    for line in lines:
        if line.kind == MOVED:
            kept.append(line)
        elif line.kind == UNDONE:
            del kept[int(line.text) :]
    return kept


def replayed(row: TableRow, seats: list[SeatRow], lines: list[LineRow]) -> Hosted:
    """Played again from its start, with the very cards that came."""
    setup = Setup(**json.loads(row.setup))
    kept = effective(lines)
    try:
        game = Game(setup, listen=True, trace=True)
        hosted = Hosted(row, seats, game, len(lines), kept)
        hosted.opening = followed(game)
        hosted.log = game.events()
        if row.rules_version != game.state.content.rules_version:
            hosted.broken = f"it was begun under rules {row.rules_version}"
            return hosted
        for line in kept:
            game.play(line.text, seat=line.seat)
            if told(followed(game)) != line.followed:
                hosted.broken = f"line {line.number} goes another way than it did"
                return hosted
            hosted.log += game.events()
    except KanlyError as error:
        return Hosted(row, seats, Game(Setup(seed=0)), len(lines), kept, broken=str(error))
    return hosted


def from_snapshot(store: Store, hosted: Hosted, lines: list[LineRow]) -> Hosted:
    """Under new rules a game goes on from where it was last stored whole; what came after that is played again."""
    stored = store.snapshot(hosted.row.id)
    if stored is None:
        return hosted
    try:
        game = Game.from_json(stored.state)
        game.listen()
        game.state.trace = []
        kept = effective([line for line in lines if line.number > stored.number])
        for line in kept:
            game.play(line.text, seat=line.seat)
    except (KanlyError, ChanceError) as error:
        return replace(hosted, broken=f"{hosted.broken}; its snapshot can't be read: {error}")
    game.state.trace = []
    return Hosted(hosted.row, hosted.seats, game, len(lines), kept, before=stored.number, log=game.events())


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


def play(store: Store, hosted: Hosted, seat: int, text: str, number: int | None) -> None:
    """A move of a seat; committed when this returns. A KanlyError says why not, and nothing has changed."""
    allow(hosted)
    if len(text) > LONGEST_MOVE:
        raise NotNow(f"a move is at most {LONGEST_MOVE} letters long")
    game = hosted.game
    moment = Moment(seat, game.number, game.copy(), len(hosted.kept), len(hosted.log), turn_of(game))
    round_before = game.round
    game.play(text, number, seat)
    lines = followed(game)
    written = write_move(moment.game, text)
    line = LineRow(hosted.number + 1, MOVED, seat, written, told(lines), now())
    snapshot = None
    if game.round > round_before and not game.over:
        snapshot = SnapshotRow(line.number, game.state.content.rules_version, game.to_json())
    try:
        store.append(hosted.row.id, line, OVER if game.over else None, snapshot)
    except Taken:
        put_back(hosted, moment)
        raise
    hosted.number = line.number
    hosted.kept.append(line)
    hosted.log += game.events()
    if hosted.past and hosted.past[-1].seat != seat:
        hosted.past.clear()
    hosted.past.append(moment)
    if game.over:
        hosted.row = replace(hosted.row, status=OVER)


def write_move(before: Game, text: str) -> str:
    """The whole notation of what may have been typed in short."""
    return str(before.move(text))


def turn_of(game: Game) -> tuple[int, int, int]:
    s = game.state
    return (s.round, s.turn, s.reveals * 100 + sum(len(seat.on) for seat in s.seats))


def allow(hosted: Hosted) -> None:
    if hosted.broken:
        raise NotNow(f"this table can only be looked at: {hosted.broken}")
    if hosted.row.status == WAITING:
        raise NotNow("the game begins when every seat is taken")
    if hosted.row.status == CLOSED:
        raise NotNow("this table is closed")
    if hosted.over:
        raise NotNow("the game is over")


def undoable(hosted: Hosted, seat: int) -> list[Moment]:
    """The decisions of the seat that may be taken back, the latest last."""
    if hosted.broken or hosted.row.status in (WAITING, CLOSED) or hosted.over:
        return []
    return [
        moment for moment in hosted.past if moment.seat == seat and moment.number > hosted.game.state.horizon
    ]


def undo(store: Store, hosted: Hosted, seat: int, whole_turn: bool) -> None:
    """Take back the last decision, or all of this turn that showed nothing hidden."""
    moments = undoable(hosted, seat)
    if not moments:
        raise NotNow("there is nothing of yours that could be taken back")
    moment = moments[-1]
    if whole_turn:
        moment = next(m for m in moments if m.turn[:2] == moments[-1].turn[:2])
    line = LineRow(hosted.number + 1, UNDONE, seat, str(moment.kept), "", now())
    store.append(hosted.row.id, line)
    hosted.number = line.number
    put_back(hosted, moment)
    del hosted.kept[moment.kept :]
    del hosted.past[hosted.past.index(moment) :]


def put_back(hosted: Hosted, moment: Moment) -> None:
    hosted.game = moment.game.copy()
    hosted.game.listen()
    hosted.game.state.trace = []
    del hosted.log[moment.events :]


# --- seats


def sit_down(store: Store, hosted: Hosted, seat: int, name: str) -> str:
    """A person takes a free seat; the secret that is theirs from now on."""
    if not 0 <= seat < len(hosted.seats) or hosted.seats[seat].kind != FREE:
        raise NotNow("this seat is not free")
    if hosted.row.status == CLOSED:
        raise NotNow("this table is closed")
    secret = tokens.new_token()
    taken = SeatRow(seat, PERSON, clean_name(name), "", tokens.hashed(secret))
    if not store.set_seat(hosted.row.id, taken, was=FREE):
        raise NotNow("somebody else has just taken this seat")
    hosted.seats[seat] = taken
    begin_if_full(store, hosted)
    return secret


def begin_if_full(store: Store, hosted: Hosted) -> None:
    if hosted.row.status == WAITING and all(seat.kind != FREE for seat in hosted.seats):
        store.change(hosted.row.id, status=RUNNING)
        hosted.row = replace(hosted.row, status=RUNNING)


def clean_name(name: str) -> str:
    """A name on one line, without what can't be seen; markup stays what was typed, for the page shows it as text."""
    shown = " ".join("".join(c for c in name if c.isprintable()).split())
    if not shown or len(shown) > LONGEST_NAME:
        raise NotNow(f"a name has 1 to {LONGEST_NAME} letters")
    return shown


def give_to_bot(store: Store, hosted: Hosted, seat: int, bot: str) -> None:
    """A bot plays for a seat; its person's secret stays good, so that the seat can be handed back."""
    check_seat(hosted, seat)
    by_name(bot)
    old = hosted.seats[seat]
    hosted.seats[seat] = SeatRow(seat, BOT, old.name or bot, bot, old.secret)
    store.set_seat(hosted.row.id, hosted.seats[seat])
    begin_if_full(store, hosted)


def give_back(store: Store, hosted: Hosted, seat: int) -> None:
    """The person of a seat plays again."""
    check_seat(hosted, seat)
    old = hosted.seats[seat]
    if not old.secret:
        raise NotNow("nobody has sat here before; free the seat instead")
    hosted.seats[seat] = SeatRow(seat, PERSON, old.name, "", old.secret)
    store.set_seat(hosted.row.id, hosted.seats[seat])


def free(store: Store, hosted: Hosted, seat: int) -> None:
    """Whoever sat there has no longer any part in it; the next person may sit down."""
    check_seat(hosted, seat)
    hosted.seats[seat] = SeatRow(seat, FREE)
    store.set_seat(hosted.row.id, hosted.seats[seat])


def set_settings(store: Store, hosted: Hosted, settings: Settings) -> None:
    store.change(hosted.row.id, settings=json.dumps(asdict(settings)))
    hosted.row = replace(hosted.row, settings=json.dumps(asdict(settings)))


def set_status(store: Store, hosted: Hosted, status: str) -> None:
    store.change(hosted.row.id, status=status)
    hosted.row = replace(hosted.row, status=status)


def check_seat(hosted: Hosted, seat: int) -> None:
    if not 0 <= seat < len(hosted.seats) or hosted.seats[seat].kind == OPPONENT:
        raise NotNow("there is no such seat of a person or a bot")


# --- the record


def record_of(hosted: Hosted) -> Record:
    """The whole game as a record: for storage, and for people once the game is over."""
    record = Record(hosted.setup, rules_version=hosted.row.rules_version)
    record.lines += hosted.opening
    for line in hosted.kept:
        record.lines.append(Line(MOVE, line.seat, line.text))
        record.lines += [parsed(text) for text in line.followed.splitlines()]
    return record


def parsed(text: str) -> Line:
    return read_line(text, "record", 0)
