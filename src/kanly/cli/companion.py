"""`kanly companion`: runs House Hagal or Rivals for people who play with the printed game."""

from __future__ import annotations

import argparse
import secrets
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from kanly.cli import companion_panel, style
from kanly.cli.boxes import asked_for, box_asked_for, setup_of
from kanly.cli.companion_file import latest_session, new_session_file, read_session, write_session
from kanly.cli.companion_read import EXPLAIN, KEYS, Misread, Order, Reader, said
from kanly.cli.companion_words import TerminalSpeech
from kanly.cli.explain import all_explained
from kanly.cli.flow import Flow
from kanly.cli.lexicon import meant, meant_switches
from kanly.cli.prompt import Ask
from kanly.cli.rivals import opposition_asked_for, rivals_asked_for
from kanly.cli.save import saves_folder
from kanly.cli.signs import signs
from kanly.companion import Companion, Question, Refusal, Report
from kanly.companion.commands import next_opponent
from kanly.companion.facts import SEAT_FACTS, TABLE_FACTS
from kanly.companion.offers import Offer, offers
from kanly.companion.opening import all_switches, set_up, switches
from kanly.companion.questions import MOST, NO, YES
from kanly.companion.speech import NOBODYS
from kanly.components import Rival
from kanly.engine import codes
from kanly.engine.codes import NONE
from kanly.engine.errors import KanlyError, SetupError
from kanly.setup import RANDOM
from kanly.text.lexicon import Lexicon
from kanly.topics.opponents import house

# Nothing is moved for these, but they are what everybody waits for.
LOUD = (codes.EV_POINTS, codes.EV_ROUND, codes.EV_OVER)
# What only shows something, and leaves the session as it is.
SHOWING = ("status", "help", "save", EXPLAIN)
MOST_EXPLAINED = 4


class Leave(Exception):
    """The people go."""


@dataclass
class Talk:
    """The conversation at a real table."""

    companion: Companion
    console: Console
    ask: Ask
    save: Path
    own_file: bool = False
    """Whether nobody named the file; then it is there only to go on with."""

    def __post_init__(self) -> None:
        self.lexicon = Lexicon(self.companion.language, self.companion.state.content.box)
        self.words = self.lexicon.words
        self.speech = TerminalSpeech(self.companion, self.lexicon)
        self.reader = Reader(self.speech)
        self.listed = 0
        self.reported = len(self.companion.reports)

    def run(self) -> int:
        """Talk until the people leave. Whatever happens, everything that was said is saved."""
        try:
            self.keep()
            self.open()
            while True:
                self.listen()
        except Leave:
            pass
        except EOFError:
            self.console.print()
            self.say("terminal-input_ended")
        except BaseException:
            self.console.print()
            self.farewell()
            raise
        if self.companion.over and self.own_file:
            self.save.unlink(missing_ok=True)
            return 0
        self.farewell()
        return 0

    # --- speaking

    def say(self, message: str, look: str = "", **variables: int | str) -> None:
        # A command or a file's name is not wrapped by us: it has to stay whole to be copied.
        whole = message in ("terminal-written", "terminal-go_on")
        self.console.print(Text(self.words.text(message, **variables), style=look), soft_wrap=whole)

    def tell(self, text: str, look: str = "") -> None:
        self.console.print(Text(text, style=look))

    def open(self) -> None:
        """Who the opponents are, and what people have to set up; a session that goes on says only how things stand."""
        text = self.speech.text
        mode = text("solo" if self.companion.setup.players == 1 else "two")
        self.tell(
            f"{text('title', set=self.words.text(f'set-{self.companion.setup.edition}'))}: {mode}", "heading"
        )
        self.terms()
        if not self.companion.journal:
            self.console.print()
            self.tell(text("other_setup"), "heading")
            self.numbered(list(set_up(self.speech)))
        self.console.print()
        self.status()
        self.now()

    def terms(self) -> None:
        """The level and the variants, with what they do."""
        for kind, name in switches(self.speech):
            self.term(kind, name)

    def term(self, kind: str, name: str) -> None:
        about = self.words.text(f"{kind}-{name}-about")
        self.console.print(Text.assemble((f"{self.words.text(f'{kind}-{name}')}: ", "bold"), about))

    def numbered(self, lines: list[str]) -> None:
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(style="pick", justify="right", no_wrap=True)
        grid.add_column()
        for number, line in enumerate(lines, 1):
            grid.add_row(f"{number}.", Text(line))
        self.console.print(grid)

    def status(self) -> None:
        self.console.print(companion_panel.opponents(self.speech, self.console.width))

    def now(self) -> None:
        """What is asked, or what can be done."""
        question = self.companion.question
        if question is None:
            self.menu()
            return
        if question.kind == "card" and self.speech.passed_over():
            self.tell(self.speech.passed_over(), "faint")
        self.tell(self.speech.asked(question), "bold")
        # The cards of a deck are many, so they are listed once for each command, and for whoever asks.
        if question.kind != "card" or self.listed != len(self.companion.reports):
            self.list_options(question)

    def list_options(self, question: Question) -> None:
        told = [
            Text.assemble((str(number), "pick"), f" {label}")
            for number, label in zip(
                self.speech.numbers(question), self.speech.options(question), strict=False
            )
        ]
        if question.kind == "choice":
            # What an effect does may take a line or two.
            for text in told:
                self.console.print(text)
        elif told:
            self.console.print(Flow(told, Text("   ")))
        if question.kind == "card":
            self.listed = len(self.companion.reports)

    def menu(self) -> None:
        if self.speech.on_turn():
            self.tell(self.speech.on_turn(), "bold")
        told = []
        for key, label in self.entries():
            told.append(Text.assemble((key, "pick"), f" {label}"))
        self.console.print(Flow(told, Text("   ")))

    def entries(self) -> list[tuple[str, str]]:
        """What can be done now, with the letters that are enough."""
        found = [self.entry(offer) for offer in offers(self.companion)]
        for command in ("undo", "status", "help", "quit"):
            if command != "undo" or self.companion.journal:
                key = KEYS[command] if command != "help" else EXPLAIN
                found.append((key, self.speech.text(command, "menu")))
        return found

    def entry(self, offer: Offer) -> tuple[str, str]:
        key = KEYS[offer.command]
        if offer.seat == NONE:
            return key, self.speech.text(offer.command, "menu")
        label = self.speech.text(offer.command, "menu", seat=self.speech.names[offer.seat])
        return key if offer.seat == next_opponent(self.companion.state) else f"{key}{offer.seat}", label

    # --- listening

    def prompt(self) -> str:
        question = self.companion.question
        return "> " if question is None else f"{self.hint(question)} > ".lstrip()

    def hint(self, question: Question) -> str:
        """What can be answered, the usual answer as a capital or in brackets."""
        usual = self.reader.usual(question)
        if question.options[:2] == (YES, NO):
            letters = [self.speech.text(option)[0] for option in question.options]
            shown = [
                letter.upper() if option == usual else letter
                for option, letter in zip(question.options, letters, strict=True)
            ]
            return "/".join(shown)
        if question.options:
            return f"1-{max(self.speech.numbers(question))}"
        # Where there is no usual answer, a bare prompt would look as if nothing were asked.
        bounds = f"0-{question.most}" if question.most < MOST or usual is None else ""
        return f"{bounds} [{usual}]".strip() if usual is not None else bounds

    def listen(self) -> None:
        line = self.ask(self.prompt())
        question = self.companion.question
        if not line.strip() and (question is None or self.reader.usual(question) is None):
            return
        try:
            if question is not None and not self.is_order(line):
                self.companion.tell(self.reader.answer(question, line))
                self.after()
            else:
                self.obey(self.reader.order(line))
        except Misread as error:
            self.tell(str(error), "warn")
        except Refusal as refusal:
            self.tell(self.speech.refused(refusal), "warn")
        except KanlyError as error:
            self.tell(str(error), "warn")

    def is_order(self, line: str) -> bool:
        """While something is asked: whether a line is one of the few commands that are obeyed then."""
        word = line.strip().partition(" ")[0].casefold()
        if word.startswith(EXPLAIN):
            return True
        return any(
            word and word in (command, KEYS[command], *said(f"companion-{command}"))
            for command in ("undo", "status", "help", "save", "quit")
        )

    def obey(self, order: Order) -> None:
        match order.command:
            case "quit":
                raise Leave
            case "undo":
                self.undo()
            case "status":
                self.status()
                self.console.print(companion_panel.known(self.speech))
                self.terms()
                self.now()
            case "save":
                self.save_to(order.rest)
            case "help":
                self.help()
            case _ if order.command == EXPLAIN:
                self.explain(order.rest)
            case "correct" if not order.rest:
                self.corrections()
            case _:
                self.companion.tell(self.reader.line(order))
                self.after()

    def undo(self) -> None:
        line = self.companion.journal[-1] if self.companion.journal else ""
        self.companion.undo()
        self.reported, self.listed = len(self.companion.reports), 0
        self.keep()
        self.tell(self.speech.text("taken_back", line=self.reader.heard(line)))
        if self.companion.question is None:
            self.status()
        self.now()

    def after(self) -> None:
        """A line was heard: save it, and say what came of it."""
        self.keep()
        new = self.companion.reports[self.reported :]
        for report in new:
            self.report(report)
        if new:
            self.status()
        self.now()

    def report(self, report: Report) -> None:
        """What is to be done at the table."""
        self.reported += 1
        told = self.speech.reported(report)
        if not told:
            nothing = "nobody_fights" if report.line == "combat" else "noted"
            self.tell(self.speech.text(nothing))
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column()
        number, seat = 0, NOBODYS
        for entry in told:
            if entry.seat not in (seat, NOBODYS):
                seat = entry.seat
                grid.add_row(
                    style.seat_sign(seat), Text(self.speech.names[seat], style=style.seat_style(seat))
                )
            number += entry.done
            sign = Text(f"{number}.", style="pick") if entry.done else Text("")
            loud = entry.done or (entry.event is not None and entry.event[0] in LOUD)
            grid.add_row(sign, Text(entry.text, style="" if loud else "faint"))
        self.console.print(grid)

    # --- explaining

    def help(self) -> None:
        """Why the open question is asked, and the commands."""
        if self.companion.question is not None:
            self.tell(self.speech.asked(self.companion.question, "why"))
            self.list_options(self.companion.question)
            if self.companion.question.kind == "conflict":
                # Conflicts of one name are told apart by what their rewards show.
                self.console.print(signs(self.lexicon))
            return
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="pick", no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for command, key in KEYS.items():
            text = self.speech.text
            grid.add_row(key if command != "help" else EXPLAIN, text(command), text(command, "about"))
        self.console.print(grid)

    def corrections(self) -> None:
        """How anything is corrected."""
        text = self.speech.text
        seat = f"x {self.companion.opponents[0]}"
        keeps = house.table(self.companion.state).takes
        place = self.speech.space("arrakeen").casefold()
        of_seat = [
            *([f"{seat} {text('fact_solari')} 3", f"{seat} {text('fact_intrigues')} -1"] if keeps else []),
            f"{seat} {text('fact_conflict')} -2",
            f"{seat} {text('fact_agents')} {place}",
            f"{seat} {self.words.text('faction-fremen')} +1",
        ]
        of_table = [
            f"x {text('fact_round')} 3",
            f"x {text('fact_control')} {place} {text('word_none')}",
            f"x {text('fact_space')} {place} {text('word_free')}",
            f"x {text('fact_deck')} {text('word_new')}",
        ]
        for message, examples in (("correct_seat", of_seat), ("correct_table", of_table)):
            self.tell(text(message))
            told = [Text(example.casefold(), style="pick") for example in examples]
            self.console.print(Padding(Flow(told, Text("   ")), (0, 0, 0, 2)))
        facts = [text(f"fact_{fact}") for fact in (*SEAT_FACTS, *TABLE_FACTS, "space")]
        factions = [self.words.text(f"faction-{name}") for name in self.speech.content.faction_ids]
        names = ", ".join(dict.fromkeys([*factions, *facts]))
        self.tell(text("correct_can", names=names), "faint")

    def explain(self, text: str) -> None:
        """What a name means: a variant or a level, a Rival, a House Hagal card, a space, a Conflict."""
        found = meant_switches(list(all_switches(self.speech)), text)
        for kind, name in found:
            self.term(kind, name)
        if found:
            return
        rivals = [
            component
            for component in self.lexicon.components
            if isinstance(component, Rival) and self.lexicon.name(component) in self.speech.names
        ]
        components = meant(self.lexicon, text, rivals)
        if not components:
            self.say("terminal-nothing_called", "warn", text=text[:60])
        elif len(components) > MOST_EXPLAINED:
            names = ", ".join(self.lexicon.name(component) for component in components)
            self.say("terminal-several", text=text[:60], names=names)
        else:
            self.console.print(all_explained(self.lexicon, components, self.console.width))

    # --- saving

    def keep(self) -> None:
        """Save the session; that it can't be saved now must not cost the game."""
        try:
            write_session(self.companion, self.save)
        except OSError as error:
            self.tell(self.speech.text("not_saved", why=f"{self.save}: {error.strerror or error}"), "warn")

    def save_to(self, rest: str) -> None:
        if rest:
            path = Path(rest).expanduser()
            try:
                write_session(self.companion, path)
            except OSError as error:
                self.tell(self.speech.text("not_saved", why=f"{path}: {error.strerror or error}"), "warn")
                return
            self.save, self.own_file = path, False
        self.say("terminal-written", file=str(self.save))

    def farewell(self) -> None:
        self.say("terminal-written", file=str(self.save))
        if not self.companion.over:
            self.say("terminal-go_on", command=f"kanly companion --resume {shlex.quote(str(self.save))}")


# --- the command


def resumed(arguments: argparse.Namespace, path: Path) -> Companion:
    companion = read_session(path)
    if asked_for(arguments) or rivals_asked_for(arguments) or arguments.players or arguments.printed_cards:
        raise SetupError(
            f"{path} is a session under way, which can't be changed any more; leave out all options but --language "
            "and --save to go on with it"
        )
    if arguments.language:
        companion.language = arguments.language
    return companion


def begun(arguments: argparse.Namespace) -> Companion:
    box = box_asked_for(arguments)
    people: int = arguments.players or 1
    opposition = opposition_asked_for(arguments, box, people)
    seed = secrets.randbelow(1 << 31) if arguments.seed is None else arguments.seed
    if seed < 0:
        # A session's file could not be read again.
        raise KanlyError(f"--seed: {seed} is less than nothing; 0 or more")
    setup = opposition.against(setup_of(box, people, [RANDOM], seed))
    return Companion(setup, printed_cards=arguments.printed_cards, language=arguments.language or "en")


def run(arguments: argparse.Namespace, console: Console, ask: Ask) -> int:
    path = None
    if arguments.resume is not None:
        path = Path(arguments.resume).expanduser() if arguments.resume else latest_session()
    companion = begun(arguments) if path is None else resumed(arguments, path)
    save = Path(arguments.save).expanduser() if arguments.save else path
    own_file = save is None or (path is not None and save == path and path.parent == saves_folder())
    if save is None:
        save = new_session_file()
    if arguments.save:
        # Better now than after the first turn.
        write_session(companion, save)
    if not sys.stdin.isatty():
        ask = echoed(ask, console)
    return Talk(companion, console, ask, save, own_file).run()


def echoed(ask: Ask, console: Console) -> Ask:
    """What is piped in shows nowhere, and answers would run into the lines that they bring."""

    def asked(prompt: str) -> str:
        line = ask(prompt)
        console.print(Text(line))
        return line

    return asked
