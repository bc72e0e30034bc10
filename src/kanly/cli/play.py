"""`kanly play`: a whole game in the terminal against bots or printed opponents."""

from __future__ import annotations

import argparse
import secrets
import shlex
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from kanly.bots import by_name
from kanly.cli import cards_panel, style
from kanly.cli.board import board
from kanly.cli.boxes import asked_for, box_asked_for, setup_of, told
from kanly.cli.explain import all_explained
from kanly.cli.fight_panel import last_fight, outcome
from kanly.cli.lexicon import meant
from kanly.cli.log import Teller, drawn
from kanly.cli.menu import Menu, components_of, move_text
from kanly.cli.players import players, score
from kanly.cli.prompt import COMMANDS, EXPLAIN, Ask, NoSuchOption, Order, ordered, typed_number, understand
from kanly.cli.rivals import opposition_asked_for, rivals_asked_for
from kanly.cli.save import (
    autosave,
    holds_open_game,
    latest_save,
    make_folder,
    may_be_replaced,
    read_save,
    saves_folder,
    seated,
    write_save,
)
from kanly.cli.scene import Scene
from kanly.cli.screen import News, draw
from kanly.cli.signs import signs, signs_called
from kanly.cli.table import Settings, Table
from kanly.components import Component, Leader
from kanly.engine.codes import EV_PHASE, PHASE_MAKERS
from kanly.engine.errors import AmbiguousMove, IllegalMove, KanlyError, SetupError, UnreadableMove
from kanly.fights import last_index
from kanly.setup import CHOOSE, RANDOM
from kanly.text.lexicon import Dictionary, Lexicon

ADVISER = "heuristic"
MOST_PLAYERS = 4
# Options that only a new game can take.
SETTLED = ("players", "seat", "leader", "seed")
# More meanings than this are listed by name only.
MOST_EXPLAINED = 4
# So many events before the last decision are told again where there is room.
REMEMBERED = 60


class Leave(Exception):
    """The player goes; `keep`: whether the game is to be saved."""

    def __init__(self, keep: bool) -> None:
        super().__init__()
        self.keep = keep


@dataclass
class Play:
    """The conversation at the table."""

    table: Table
    console: Console
    ask: Ask
    save: Path | None = None

    def __post_init__(self) -> None:
        self.lexicon = Lexicon(self.table.settings.language, self.table.game.state.content.box)
        self.words = self.lexicon.words
        self.seat = self.table.settings.seat
        self.told_up_to = -1
        """Where in the log the last fight was over that has been shown."""

    def run(self) -> int:
        """Play until the game is over or the player leaves. However it ends, nothing is lost."""
        try:
            self.play()
        except Leave as leave:
            if leave.keep:
                self.keep()
            return 0
        except EOFError:
            self.console.print()
            self.say("terminal-input_ended")
            self.keep()
            return 0
        except BaseException:
            self.console.print()
            self.keep()
            raise
        if self.save is not None and self.save.parent == saves_folder():
            # Nobody asked for this file; it was there only to go on with.
            self.save.unlink(missing_ok=True)
        elif self.save is not None:
            self.keep()
        return 0

    def play(self) -> None:
        while True:
            self.table.let_bots_play()
            self.stop_after_combat()
            if self.table.game.over:
                self.ending()
                return
            if self.save is not None:
                write_save(self.table, self.save)
            self.decide()

    def stop_after_combat(self) -> None:
        """A fight that was decided since the player's last decision is shown before the table goes on without it."""
        log, state = self.table.log, self.table.game.state
        ended = last_index(log, EV_PHASE, PHASE_MAKERS)
        if ended < self.table.seen or ended <= self.told_up_to:
            return
        self.told_up_to = ended
        fight = last_fight(state, log)
        if fight is None:
            return
        scene = self.scene()
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(outcome(state, log, fight, self.lexicon, self.seat, scene.names))
        if self.console.is_terminal:
            self.wait_for_enter(scene)

    def wait_for_enter(self, scene: Scene) -> None:
        """Until Enter is pressed the fight stays in sight; what can be asked about the table is answered meanwhile."""
        while True:
            line = self.ask(self.words.text("terminal-go_on_enter") + " ").strip()
            if not line:
                return
            order = ordered(line)
            if order is None or order.command in ("hint", "undo", "moves"):
                self.say("terminal-go_on_first", "warn", text=line)
            else:
                self.obey(order, scene, Menu(()))

    def decide(self) -> None:
        """Ask for the open decision until a move is played, or the table changes otherwise."""
        scene = self.scene()
        found = Menu(self.table.game.legal)
        left_out = draw(self.console, scene, self.news(scene), found)
        self.footer(left_out)
        while True:
            line = self.ask(self.prompt(found, scene))
            if not line.strip():
                continue
            try:
                answer = understand(line, found, self.table.game)
            except NoSuchOption as error:
                self.say("terminal-no_option", "warn", n=error.number, most=error.most)
            except KanlyError as error:
                self.refuse(line.strip(), error, found, scene)
            else:
                if isinstance(answer, int):
                    self.table.play(answer)
                    return
                if self.obey(answer, scene, found):
                    return

    def prompt(self, found: Menu, scene: Scene) -> str:
        sign = style.SEAT_SIGNS[self.seat % len(style.SEAT_SIGNS)]
        other = scene.opponents.decided_for
        if other is not None:
            sign += style.ARROW + style.SEAT_SIGNS[other % len(style.SEAT_SIGNS)]
        most = len(found.options)
        return f"{sign} 1-{most} > " if most > 1 else f"{sign} 1 > "

    def scene(self) -> Scene:
        return Scene.of(self.table.game, self.seat, self.lexicon)

    def news(self, scene: Scene) -> News:
        """What happened since the player's last decision, and what came before."""
        teller = Teller(self.lexicon, self.seat, scene.names)
        log, seen = self.table.log, self.table.seen
        return News(teller.lines(log[max(0, seen - REMEMBERED) : seen]), teller.lines(log[seen:]))

    def say(self, message: str, look: str = "", **variables: int | str) -> None:
        # A command or a file's name is not wrapped by us: it has to stay whole to be copied.
        whole = message in ("terminal-written", "terminal-go_on")
        self.console.print(Text(self.words.text(message, **variables), style=look), soft_wrap=whole)

    def footer(self, left_out: list[str]) -> None:
        """Which commands show what the screen had no room for."""
        names = [name for entry in left_out for name in entry.split()]
        if self.table.can_undo:
            names.append("undo")
        told = "  ".join([*names, "hint", "? help"])
        self.console.print(Text(told, style="faint"), no_wrap=True, overflow="ellipsis")

    def refuse(self, line: str, error: KanlyError, found: Menu, scene: Scene) -> None:
        """Say why a line is no move, in the player's language."""
        if isinstance(error, AmbiguousMove):
            self.say("terminal-ambiguous", "warn", text=line)
            self.console.print(Text(str(error).partition(": ")[2], style="faint"))
        elif isinstance(error, UnreadableMove):
            self.say("terminal-unreadable", "warn", text=line)
        elif isinstance(error, IllegalMove):
            self.say("terminal-illegal", "warn", text=line)
        else:
            self.console.print(Text(str(error), style="warn"))

    def obey(self, order: Order, scene: Scene, found: Menu) -> bool:
        """Carry out a command; True if the table has to be drawn again."""
        show, width = self.console.print, self.console.width
        match order.command:
            case "board":
                show(board(scene, width))
            case "players":
                show(players(scene, width))
            case "hand":
                show(cards_panel.hand(scene, width))
            case "market":
                show(cards_panel.market(scene, width))
            case "conflict":
                show(cards_panel.conflict(scene))
            case "deck":
                show(cards_panel.piles(scene, width))
            case "score":
                show(score(scene))
            case "moves":
                return True
            case "help":
                self.help()
            case "log":
                self.tell_all(scene, order.rest)
            case "hint":
                self.hint(scene, found)
            case "undo":
                return self.undo()
            case "save" | "record":
                self.write(order)
            case "quit":
                raise Leave(self.wants_to_keep())
            case _:
                self.explain(order.rest, scene, found)
        return False

    def undo(self) -> bool:
        if self.table.undo():
            return True
        self.say("terminal-cant_undo" if self.table.decided else "terminal-nothing_to_undo", "warn")
        return False

    def hint(self, scene: Scene, found: Menu) -> None:
        move = self.table.advice(self.seat, by_name(ADVISER))
        self.say("terminal-hint", n=found.number_of(move), move=move_text(scene, move))

    def tell_all(self, scene: Scene, rest: str) -> None:
        """The log since the player's last decision; on request that of this round, or of the whole game."""
        log, wanted = self.table.log, rest.strip().casefold()
        if wanted not in ("", "all", "round"):
            self.say("terminal-which_log", "warn", text=rest)
            return
        if not wanted:
            log = log[self.table.seen :]
        lines = Teller(self.lexicon, self.seat, scene.names).lines(log)
        rounds = [i for i, line in enumerate(lines) if line.heading]
        if wanted == "round" and rounds:
            lines = lines[rounds[-1] :]
        self.console.print(drawn(lines))

    def explain(self, text: str, scene: Scene, found: Menu) -> None:
        """What a name, or the number of an option, means."""
        components: list[Component] = []
        if text.isascii() and text.isdigit():
            move = found.pick(int(text[:9]))
            if move is None and found.options:
                self.say("terminal-no_option", "warn", n=typed_number(text), most=len(found.options))
                return
            components = components_of(scene, move) if move is not None else []
        if text in style.SEAT_SIGNS[: len(scene.names)]:
            self.console.print(scene.player(style.SEAT_SIGNS.index(text)))
            return
        called = signs_called(self.lexicon, text)
        if called is not None:
            self.console.print(called)
            return
        if text.casefold() in COMMANDS:
            self.console.print(self.commands([text.casefold()]))
            return
        components = components or meant(self.lexicon, text, scene.opponents.namesakes)
        about = scene.opponents.about(text)
        for name, rule in about:
            self.console.print(Text.assemble((f"{name}: ", "heading"), rule))
        if not components and about:
            return
        if not components:
            self.say("terminal-nothing_called", "warn", text=text)
        elif len(components) > MOST_EXPLAINED:
            names = ", ".join(self.lexicon.name(component) for component in components)
            self.say("terminal-several", text=text, names=names)
        else:
            self.console.print(all_explained(self.lexicon, components, self.console.width))

    def help(self) -> None:
        """The commands and the signs."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="pick", no_wrap=True)
        grid.add_column()
        grid.add_row(self.words.text("terminal-help_number"), self.words.text("terminal-help_pick"))
        grid.add_row("agent dag -> arr", self.words.text("terminal-help_notation"))
        grid.add_row(f"{EXPLAIN} dagger   {EXPLAIN} 3", self.words.text("terminal-help_explain"))
        self.console.print(grid)
        self.console.print(self.commands([command for command in COMMANDS if command != "help"]))
        self.console.print(signs(self.lexicon))

    def commands(self, names: Sequence[str]) -> Grid:
        """What commands do, each with the letter that is enough for it."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="pick", no_wrap=True)
        grid.add_column()
        for command in names:
            shown = f"{command} ({COMMANDS[command]})" if COMMANDS[command] else command
            if command in ("save", "record"):
                shown += " FILE"
            grid.add_row(shown, self.words.text(f"terminal-help_{command}"))
        return grid

    def write(self, order: Order) -> None:
        """Save the game, or write its record, into the file that was named."""
        if not order.rest and (order.command == "record" or self.save is None):
            self.say("terminal-needs_file", "warn", command=order.command)
            return
        path = Path(order.rest).expanduser() if order.rest else self.save
        assert path is not None
        try:
            if not may_be_replaced(path):
                self.say("terminal-not_ours", "warn", file=str(path))
                return
            if order.command == "save":
                write_save(self.table, path)
            else:
                make_folder(path)
                path.write_text(self.table.tape.record.to_text(), encoding="utf-8")
        except OSError as error:
            self.console.print(Text(f"{path}: {error.strerror or error}", style="warn"))
        else:
            self.say("terminal-written", file=str(path))

    def wants_to_keep(self) -> bool:
        if self.save is not None:
            return True
        try:
            answer = self.ask(self.words.text("terminal-save_question") + " ")
        except EOFError:
            return True
        no = self.words.text("terminal-no").casefold()
        return answer.strip().casefold() not in ("n", "no", no, no[0])

    def keep(self) -> None:
        """Save the game and say how to go on with it."""
        if self.table.game.over and self.save is None:
            return
        path = autosave(self.table, self.save)
        self.say("terminal-written", file=str(path))
        if not self.table.game.over:
            self.say("terminal-go_on", command=f"kanly play --load {shlex.quote(str(path))}")

    def ending(self) -> None:
        """The last events, the final table, and where every point came from."""
        scene = self.scene()
        self.console.print(drawn(self.news(scene).new))
        result = self.table.game.result
        assert result is not None
        self.console.print()
        self.console.print(players(scene, self.console.width))
        self.console.print()
        self.console.print(score(scene))
        self.console.print()
        winner = Text().append_text(scene.player(result.winner))
        self.console.print(winner.append("  ").append(self.words.text("terminal-wins"), style="heading"))
        place = result.standing.index(self.seat) + 1
        self.say("terminal-your_place", "bold", n=place, points=result.points[self.seat])


def leader_id(lexicon: Lexicon, text: str) -> str:
    """A Leader by id or by name in any language."""
    if text in (RANDOM, CHOOSE):
        return text
    backs = {leader.back for leader in lexicon.edition.leaders}
    known = [leader for leader in lexicon.edition.leaders if leader.id not in backs]
    found = [component for component in meant(lexicon, text) if component in known]
    if len(found) == 1:
        return found[0].id
    ids = ", ".join(leader.id for leader in known)
    what = "fits several Leaders" if found else f"is no Leader of this game{elsewhere(lexicon, text)}"
    raise SetupError(f"--leader: {text!r} {what}; known are {ids}, or 'random' or 'choose'")


def elsewhere(lexicon: Lexicon, text: str) -> str:
    """If a Leader of another game is meant: of which."""
    for component in meant(Dictionary.of_everything(lexicon.language), text):
        if isinstance(component, Leader) and component not in lexicon.edition.leaders:
            module = f" --{component.module}" if component.module else ""
            return f", but of --edition {component.set}{module}"
    return ""


def new_table(arguments: argparse.Namespace) -> Table:
    count: int = arguments.players or MOST_PLAYERS
    seat: int = arguments.seat or 0
    if not 0 <= seat < count:
        known = f"with {count} players seats are 0 to {count - 1}" if count > 1 else "yours is 0"
        raise SetupError(f"--seat: there is no seat {seat}; {known}")
    language = arguments.language or "en"
    settings = Settings(seated(seat, count, arguments.bots or [ADVISER] * (count > 1)), language)
    box = box_asked_for(arguments)
    opposition = opposition_asked_for(arguments, box, count)
    leaders = [RANDOM] * count
    leaders[seat] = leader_id(Lexicon(language, box), arguments.leader or CHOOSE)
    seed = secrets.randbelow(1 << 31) if arguments.seed is None else arguments.seed
    return Table.new(opposition.against(setup_of(box, count, leaders, seed)), settings)


def loaded_table(arguments: argparse.Namespace, path: Path) -> Table:
    table = read_save(path, arguments.bots or ())
    if asked_for(arguments) and box_asked_for(arguments) != table.game.state.content.box:
        raise SetupError(
            f"{path} is a game of {told(table.game.state.content.box)}, which can't be changed any more; leave out "
            "--edition, --choam, --mix and --deck to go on with it"
        )
    settled = [name for name in SETTLED if getattr(arguments, name) is not None]
    if settled:
        raise SetupError(
            f"{path} is a game under way, in which that is settled; leave out "
            f"{', '.join(f'--{name}' for name in settled)} to go on with it"
        )
    if rivals_asked_for(arguments):
        raise SetupError(
            f"{path} is a game under way, whose opponents can't be changed any more; leave out --rivals, --level and "
            "--variant to go on with it"
        )
    if arguments.language:
        table.settings = Settings(table.settings.players, arguments.language)
    return table


def run(arguments: argparse.Namespace, console: Console, ask: Ask) -> int:
    path = None
    if arguments.load is not None:
        path = Path(arguments.load).expanduser() if arguments.load else latest_save()
    table = new_table(arguments) if path is None else loaded_table(arguments, path)
    save = Path(arguments.save).expanduser() if arguments.save else None
    if save is not None and not may_be_replaced(save):
        raise SetupError(f"--save: {save} holds something else, which would be lost; name another file")
    if save is not None and path is None and holds_open_game(save):
        raise SetupError(
            f"--save: {save} holds a game that is not over, which would be lost; go on with it by --load, "
            "or name another file"
        )
    if save is None and arguments.load == "":
        # A game that was given no place goes on in the file where it was left.
        save = path
    with saving_when_told_to_stop():
        return Play(table, console, ask, save).run()


@contextmanager
def saving_when_told_to_stop() -> Iterator[None]:
    """A closed window or a shutdown is no reason to lose a game: it ends like any other error, after saving."""

    def stop(number: int, frame: object) -> None:
        raise SystemExit(128 + number)

    wanted = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.signal(number, stop) for number in wanted}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
