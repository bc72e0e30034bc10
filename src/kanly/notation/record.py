"""A record: a whole game as a text file, with the setup, the moves, and each card as chance gave it.

    kanly record 1
    edition: base
    rules: 1
    players: 4
    leaders: random random random random
    seed: 7

    ! first 2
    2: agent dagger -> arrakeen
    ~ 2: take arrakeen draw
    ! draw 2 diplomacy
    = 1 5d0c0f3f6e1a2b3c

`!` is chance, `~` what the game took by itself, `=` the hash of the table when a round begins, `#` a comment. Because
chance and forced moves are written down, a record still replays when a deck has changed or when another version asks
where this one did not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from kanly import catalog
from kanly.engine.codes import TRACE_AUTO
from kanly.engine.errors import ChanceError, KanlyError
from kanly.engine.state import Script
from kanly.game import Game
from kanly.notation import chance
from kanly.notation.moves import means, write
from kanly.notation.numbers import whole_number
from kanly.setup import RANDOM, Setup

MAGIC = "kanly record 1"
HEADER = ("edition", "rules", "players", "leaders", "seed")
# Lines that only some records have; a deck of the maker's own has its name after the word.
MODULES, DECK = "modules", "deck "
RIVALS, LEVEL, VARIANTS, APART = "rivals", "level", "variants", "apart"
OPTIONAL = (MODULES, APART, RIVALS, LEVEL, VARIANTS)
CHANCE, AUTO, MOVE, HASH = "!", "~", "", "="


class RecordError(KanlyError):
    """A record that can't be read or replayed; the message names file and line."""


@dataclass(frozen=True)
class Line:
    """One line of a record: its mark, the seat that decided, and the text behind them."""

    mark: str
    seat: int
    text: str
    number: int = 0

    def __str__(self) -> str:
        if self.mark in (CHANCE, HASH):
            return f"{self.mark} {self.text}"
        return f"{self.mark} {self.seat}: {self.text}".strip()


@dataclass
class Record:
    """A setup and what happened."""

    setup: Setup
    lines: list[Line] = field(default_factory=list)
    rules_version: int = 1
    source: str = "record"

    def to_text(self) -> str:
        setup = self.setup
        head = [
            MAGIC,
            f"edition: {setup.edition}",
            *([f"{MODULES}: {' '.join(setup.modules)}"] if setup.modules else []),
            *(f"{DECK}{name}: {' '.join(cards)}" for name, cards in setup.decks.items()),
            f"rules: {self.rules_version}",
            f"players: {setup.players}",
            f"leaders: {' '.join(setup.leaders)}",
            *([f"{APART}: yes"] if setup.apart else []),
            *([f"{RIVALS}: {' '.join(setup.rivals)}"] if setup.rivals != [RANDOM] else []),
            *([f"{LEVEL}: {setup.level}"] if setup.level else []),
            *([f"{VARIANTS}: {' '.join(setup.variants)}"] if setup.variants else []),
            f"seed: {setup.seed}",
            "",
        ]
        return "\n".join([*head, *(str(line) for line in self.lines)]) + "\n"

    @property
    def moves(self) -> list[Line]:
        """The decisions that somebody made."""
        return [line for line in self.lines if line.mark == MOVE]

    @property
    def hashes(self) -> list[str]:
        return [line.text for line in self.lines if line.mark == HASH]


class Recorder:
    """Plays a game and writes its record."""

    def __init__(self, setup: Setup, *, listen: bool = False) -> None:
        self.game = Game(setup, trace=True, listen=listen)
        self.record = Record(setup, rules_version=self.game.state.content.rules_version)
        self._round = 0
        self._collect()

    def play(self, move: int) -> None:
        seat, text = self.game.decider, write(self.game.state.content, move)
        self.game.play(move)
        self.record.lines.append(Line(MOVE, seat, text))
        self._collect()

    def _collect(self) -> None:
        state = self.game.state
        assert state.trace is not None
        for what, seat, value in state.trace:
            if what == TRACE_AUTO:
                self.record.lines.append(Line(AUTO, seat, write(state.content, value)))
            else:
                self.record.lines.append(Line(CHANCE, seat, chance.write(state.content, (what, seat, value))))
        state.trace = []
        if self.game.round > self._round or self.game.over:
            self._round = self.game.round
            self.record.lines.append(Line(HASH, -1, f"{self._round} {self.game.digest()}"))


def read_record(text: str, source: str = "record") -> Record:
    """A record from its text, or a RecordError with the line that is wrong."""
    rows = text.splitlines()
    if not rows or rows[0].strip() != MAGIC:
        raise RecordError(f"{source}:1: a record begins with the line {MAGIC!r}")
    head: dict[str, str] = {}
    where: dict[str, str] = {}
    at = 1
    while at < len(rows) and rows[at].strip():
        key, colon, value = rows[at].partition(":")
        known = key.strip() in (*HEADER, *OPTIONAL) or key.strip().startswith(DECK)
        if not colon or not known:
            lines = ", ".join((*HEADER, *OPTIONAL, f"{DECK}<name>"))
            raise RecordError(f"{source}:{at + 1}: {rows[at]!r} is not one of the header's lines: {lines}")
        if key.strip() in head:
            raise RecordError(f"{source}:{at + 1}: {key.strip()!r} stands in the header twice")
        head[key.strip()] = value.strip()
        where[key.strip()] = f"{source}:{at + 1}: {key.strip()}"
        at += 1
    for key in HEADER:
        if key not in head and key != "seed":
            raise RecordError(f"{source}:1: the header lacks {key!r}")
    if head.get(APART, "yes") != "yes":
        raise RecordError(f"{where[APART]}: {head[APART][:40]!r} should be 'yes', or the line be left out")
    setup = Setup(
        players=whole(head["players"], where["players"]),
        leaders=head["leaders"].split(),
        seed=whole(head.get("seed", "0"), where.get("seed", source)),
        edition=head["edition"],
        modules=head.get(MODULES, "").split(),
        apart=APART in head,
        rivals=head.get(RIVALS, RANDOM).split(),
        level=head.get(LEVEL, ""),
        variants=head.get(VARIANTS, "").split(),
        decks={key.removeprefix(DECK).strip(): head[key].split() for key in head if key.startswith(DECK)},
    )
    rules = whole(head["rules"], where["rules"])
    record = Record(by_its_rules(setup, rules), rules_version=rules, source=source)
    for number in range(at, len(rows)):
        row = rows[number].strip()
        if row and not row.startswith("#"):
            record.lines.append(read_line(row, f"{source}:{number + 1}", number + 1))
    return record


def by_its_rules(setup: Setup, rules: int) -> Setup:
    """A game is played on, and replayed, by the rules that it was begun under, if they are still known."""
    made = catalog.EDITIONS.get(setup.edition)
    earlier = made is not None and 0 < rules < made.rules_version
    return replace(setup, rules=rules if earlier else 0)


def whole(text: str, where: str) -> int:
    number = whole_number(text, 40)
    if number is None:
        raise RecordError(f"{where}: {text[:40]!r} is not a whole number")
    return number


def read_line(row: str, where: str, number: int) -> Line:
    if row.startswith((CHANCE, HASH)):
        return Line(row[0], -1, row[1:].strip(), number)
    mark = AUTO if row.startswith(AUTO) else MOVE
    seat, colon, text = row.removeprefix(AUTO).partition(":")
    asked = whole_number(seat.strip(), 2)
    if not colon or asked is None:
        raise RecordError(f"{where}: {row!r} is no line of a record; a move is written 'seat: move'")
    return Line(mark, asked, " ".join(text.split()), number)


@dataclass
class Replay:
    """A record played again, up to some move."""

    game: Game
    moves: int
    hashes: list[tuple[int, str]]
    """Line number and message of every hash that differs."""
    other_rules: str = ""
    """A message if the record was made under another version of the rules, so that it may go on differently."""


def replay(
    record: Record,
    until: int | None = None,
    *,
    listen: bool = False,
    watch: Callable[[Game], None] | None = None,
) -> Replay:
    """Play a record again; `until`: stop after that many decisions. `watch` is shown the game before each decision of the
    record and once more at the end: who wants to keep it copies it."""
    try:
        setup = by_its_rules(record.setup, record.rules_version)
        content = catalog.content(catalog.box_of(setup))
    except KanlyError as error:
        raise RecordError(f"{record.source}: {error}") from None
    dictated: list[tuple[int, int, int]] = []
    numbers: list[int] = []
    for line in record.lines:
        if line.mark == CHANCE:
            try:
                dictated.append(chance.read(content, line.text))
            except ChanceError as error:
                raise RecordError(f"{record.source}:{line.number}: {error}") from None
            numbers.append(line.number)
    script = Script(dictated, True)
    line = Line(MOVE, -1, "", 1)
    try:
        done = Replay(Game(setup, listen=listen, trace=True, script=script), 0, [])
        for line in record.lines:
            if line.mark == HASH:
                check_hash(done.game, line, done)
            elif line.mark in (MOVE, AUTO):
                if until is not None and line.mark == MOVE and done.moves >= until:
                    break
                if watch is not None and line.mark == MOVE:
                    watch(done.game)
                follow(done.game, line)
                done.moves += line.mark == MOVE
    except ChanceError as error:
        at = numbers[script.at] if script.at < len(numbers) else line.number
        dictation = [entry.text for entry in record.lines if entry.mark == CHANCE]
        told = chance.explain(content, error, dictation, [f"line {number}" for number in numbers])
        raise RecordError(f"{record.source}:{at}: {told}") from None
    except KanlyError as error:
        raise RecordError(f"{record.source}:{line.number}: {error}") from None
    if record.rules_version != content.rules_version:
        done.other_rules = (
            f"the record was made under rules {record.rules_version}, these are {content.rules_version}"
        )
    done.game.state.script = None
    done.game.state.trace = None
    if watch is not None:
        watch(done.game)
    return done


def check_hash(game: Game, line: Line, done: Replay) -> None:
    _, _, wanted = line.text.partition(" ")
    if wanted != game.digest():
        done.hashes.append((line.number, f"the table's hash is {game.digest()}, the record says {wanted}"))


def follow(game: Game, line: Line) -> None:
    """Play a line, unless the game took that very move by itself."""
    state = game.state
    assert state.trace is not None
    for at, (what, seat, value) in enumerate(state.trace):
        if what == TRACE_AUTO and seat == line.seat:
            if means(state.content, value, line.text):
                del state.trace[: at + 1]
                return
            break
    if game.decider != line.seat:
        raise KanlyError(f"seat {line.seat} is not asked here, but seat {game.decider}")
    state.trace = []
    game.play(line.text)
