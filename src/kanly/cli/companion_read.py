"""What people type to the companion: commands by letter or word, answers and names in any language, whole or begun."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kanly.cli.lexicon import begins, exactly, holds, names_everywhere, plain
from kanly.companion import Question
from kanly.companion.corrections import battle_cards
from kanly.companion.facts import FREE, NEW, SEAT_FACTS, TABLE_FACTS, TAKEN
from kanly.companion.offers import usual, visited
from kanly.companion.questions import CLOSED, NO, NOBODY, YES
from kanly.companion.speech import Speech
from kanly.engine.codes import NONE
from kanly.engine.errors import KanlyError
from kanly.text import LANGUAGES, Words
from kanly.topics.opponents.part import automa_of

EXPLAIN = "?"
# Every command with the letter that is enough for it.
KEYS: dict[str, str] = {
    "turn": "t",
    "combat": "c",
    "reward": "r",
    "round": "n",
    "end": "e",
    "conflict": "k",
    "visit": "v",
    "influence": "i",
    "dice": "d",
    "correct": "x",
    "undo": "u",
    "status": "s",
    "help": "h",
    "save": "",
    "quit": "q",
}
# What a correction's value is: ids of a domain, several of them with commas, or a word.
LISTS = {"agents": "space", "spies": "post", "battles": "battle"}
FLAGS = ("swordmaster", "mentat", "hooks", "wall")
SPACE = "space"


class Misread(KanlyError):
    """A line that means nothing here, told in the language of the people."""


@dataclass(frozen=True)
class Order:
    """A command with the rest of its line."""

    command: str
    rest: str = ""


def said(message: str) -> tuple[str, ...]:
    """A word in all languages, ready to be compared."""
    return tuple(plain(Words(language).text(message)) for language in LANGUAGES)


class Reader:
    """Reads lines for one session."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.text = speech.text

    # --- commands

    def order(self, line: str) -> Order:
        """A command with its rest; `?` and `? name` are help and an explanation."""
        line = line.strip()
        if line.startswith(EXPLAIN):
            return Order(EXPLAIN if line.strip(EXPLAIN).strip() else "help", line.strip(EXPLAIN).strip())
        word, _, rest = line.partition(" ")
        for command, key in KEYS.items():
            # A letter and a seat may stand together: t2.
            if key and word.casefold()[:1] == key and word[1:].isdigit():
                return Order(command, f"{word[1:]} {rest}".strip())
            if word.casefold() == key:
                return Order(command, rest.strip())
        known = {command: (command, *said(f"companion-{command}")) for command in KEYS}
        found = fitting(plain(word), known)
        if len(found) == 1:
            return Order(found[0], rest.strip())
        if found:
            raise Misread(self.text("ambiguous", text=word, names=", ".join(map(self.named_command, found))))
        raise Misread(self.text("no_command", text=line[:60]))

    def heard(self, line: str) -> str:
        """A line of the journal in the people's own words."""
        word, _, rest = line.partition(" ")
        if word in KEYS:
            return f"{self.named_command(word)} {rest}".strip()
        if word in (YES, NO, CLOSED):
            return self.text(word)
        if word != "set":
            return line
        facts = {name: self.text(f"fact_{name}").casefold() for name in (*SEAT_FACTS, *TABLE_FACTS, SPACE)}
        factions = {
            name: self.speech.words.text(f"faction-{name}").casefold()
            for name in self.speech.content.faction_ids
        }
        known = {**facts, **factions, NOBODY: self.text("word_none"), NEW: self.text("word_new")}
        return " ".join(["x", *(known.get(part, part) for part in rest.split())])

    def named_command(self, command: str) -> str:
        return f"{KEYS[command]} {self.text(command)}".strip()

    def line(self, order: Order) -> str:
        """What the companion is told for an order."""
        rest = order.rest
        match order.command:
            case "turn" if rest:
                return f"turn {self.seat(rest, opponents=True)}"
            case "visit":
                return f"visit {self.visited(rest)}"
            case "influence":
                return f"set {self.influence(rest)}"
            case "correct":
                return f"set {self.correction(rest)}"
            case "reward" if rest:
                return f"reward {self.reward(rest)}"
        return f"{order.command} {rest}".strip()

    def reward(self, rest: str) -> str:
        """`r 7`: the strength of the one person, or those of both."""
        strengths = rest.replace(",", " ").split()
        people = self.speech.companion.setup.players
        if len(strengths) != people or not all(self.is_seat(strength) for strength in strengths):
            raise Misread(self.text("needs", example="r 7" if people == 1 else "r 7 4"))
        return " ".join(strengths)

    def visited(self, rest: str) -> str:
        held = visited(self.speech.companion)
        if not rest and len(held) == 1:
            return held[0]
        if not rest:
            names = self.speech.listed("space", held) if held else self.text("nobody")
            example = f"v {self.arrakeen}"
            raise Misread(f"{self.text('needs', example=example)} {names}".strip())
        return self.component("space", rest)

    def influence(self, rest: str) -> str:
        """`fremen 5` alone, `a fremen 5` with two people."""
        *who, faction, level = rest.split() if len(rest.split()) > 1 else ["", "", ""]
        people = self.speech.companion.setup.players
        whose = "" if people == 1 else f"{self.speech.names[0].split()[-1].lower()} "
        example = f"i {whose}{self.fremen} 5"
        if not faction or (bool(who) != (people > 1) and not who):
            raise Misread(self.text("needs", example=example))
        seat = self.seat(" ".join(who)) if who else 0
        return f"{seat} {self.faction(faction)} {level}"

    # --- corrections

    def correction(self, rest: str) -> str:
        """The words after `set`."""
        first, _, more = rest.partition(" ")
        table = {name: (name, *said(f"companion-fact_{name}")) for name in (*TABLE_FACTS, SPACE)}
        found = fitting(plain(first), table)
        if len(found) == 1 and not self.is_seat(first):
            return f"{found[0]} {self.table_value(found[0], more.strip())}"
        seat = self.seat(first)
        what, _, value = more.strip().partition(" ")
        facts = {name: (name, *said(f"companion-fact_{name}")) for name in SEAT_FACTS}
        factions = {name: self.faction_names(name) for name in self.speech.content.faction_ids}
        fact = self.one(what, {**facts, **factions})
        return f"{seat} {fact} {self.seat_value(fact, value.strip())}"

    def seat_value(self, fact: str, value: str) -> str:
        if fact in FLAGS:
            return self.flag(value)
        if fact not in LISTS:
            return value.replace(" ", "") or self.missing(fact)
        if plain(value) in (NOBODY, *said("companion-word_none")):
            return NOBODY
        among = battle_cards(self.speech.companion) if fact == "battles" else None
        names = [self.component(LISTS[fact], name, among) for name in value.split(",") if name.strip()]
        return ",".join(names) or self.missing(fact)

    def table_value(self, fact: str, value: str) -> str:
        if not value:
            self.missing(fact)
        match fact:
            case "wall":
                return self.flag(value)
            case "conflict":
                return self.component("conflict", value)
            case "first":
                return str(self.seat(value))
            case "deck":
                return self.one(value, {NEW: (NEW, *said("companion-word_new"))})
            case "control":
                name, _, who = value.rpartition(" ")
                return f"{self.component('space', name)} {self.holder(who)}"
            case "alliance":
                name, _, who = value.rpartition(" ")
                return f"{self.faction(name)} {self.holder(who)}"
            case "space":
                name, _, how = value.rpartition(" ")
                known = {word: (word, *said(f"companion-word_{word}")) for word in (FREE, TAKEN)}
                return f"{self.component('space', name)} {self.one(how, known)}"
        return value

    def missing(self, fact: str) -> str:
        none, free, new = (self.text(f"word_{word}") for word in ("none", "free", "new"))
        examples = {
            "agents": f"{self.arrakeen}, {self.speech.space('sietch_tabr').casefold()}",
            "spies": none,
            "control": f"{self.arrakeen} 1",
            "alliance": f"{self.fremen} {none}",
            "space": f"{self.arrakeen} {free}",
            "deck": new,
        }
        whose = "" if fact in (*TABLE_FACTS, SPACE) else "1 "
        called = self.text(f"fact_{fact}") if fact in (*SEAT_FACTS, *TABLE_FACTS, SPACE) else fact
        example = f"x {whose}{called.casefold()} {examples.get(fact, '…')}"
        raise Misread(self.text("needs", example=example))

    # Examples are in the people's own words.

    @property
    def arrakeen(self) -> str:
        return self.speech.space("arrakeen").casefold()

    @property
    def fremen(self) -> str:
        return self.speech.words.text("faction-fremen").casefold()

    def flag(self, value: str) -> str:
        return self.one(value, {YES: (YES, *said("companion-yes")), NO: (NO, *said("companion-no"))})

    def holder(self, who: str) -> str:
        nobody = (NOBODY, *said("companion-word_none"), *said("companion-nobody"))
        return NOBODY if plain(who) in nobody else str(self.seat(who))

    # --- names

    def is_seat(self, text: str) -> bool:
        return text.isascii() and text.isdigit()

    def seat(self, text: str, opponents: bool = False) -> int:
        """A seat by its number, or by the beginning of a word of its name."""
        seats = [
            seat
            for seat in range(len(self.speech.names))
            if not opponents or seat in self.speech.companion.opponents
        ]
        known = {str(seat): (str(seat), *self.called(seat)) for seat in seats}
        found = [str(int(text[:9]))] if self.is_seat(text) else fitting(plain(text), known)
        if len(found) == 1 and found[0] in known:
            return int(found[0])
        names = ", ".join(f"{seat} {self.speech.names[seat]}" for seat in seats)
        raise Misread(self.text("ambiguous" if len(found) > 1 else "unknown", text=text[:60], names=names))

    def called(self, seat: int) -> tuple[str, ...]:
        """What a seat can be called: its name here, and a Rival's in all languages."""
        automa = automa_of(self.speech.companion.state)
        if automa.rivals[seat] == NONE:
            # A person's letter is enough; the word before it says nothing.
            return (plain(self.speech.names[seat]), plain(self.speech.names[seat]).split()[-1])
        rival = self.speech.content.rival_ids[automa.rivals[seat]]
        return names_everywhere(self.speech.lexicon.of("rival", rival))

    def faction(self, text: str) -> str:
        return self.one(text, {name: self.faction_names(name) for name in self.speech.content.faction_ids})

    def faction_names(self, name: str) -> tuple[str, ...]:
        return (name, plain(name.replace("_", " ")), *said(f"faction-{name}"))

    def component(self, domain: str, text: str, among: Sequence[str] | None = None) -> str:
        lexicon = self.speech.lexicon
        names = lexicon.ids(domain) if among is None else list(among)
        known = {name: (name, *names_everywhere(lexicon.of(domain, name))) for name in names}
        return self.one(text, known)

    def one(self, text: str, known: Mapping[str, tuple[str, ...]]) -> str:
        """The one thing that a text means, or a Misread with what it could be."""
        found = fitting(plain(text), known)
        if len(found) == 1:
            return found[0]
        names = ", ".join(found or known)
        raise Misread(self.text("ambiguous" if found else "unknown", text=text.strip()[:60], names=names))

    # --- answers

    def answer(self, question: Question, line: str) -> str:
        """What a line says to a question."""
        text = line.strip()
        if not text:
            usual = self.usual(question)
            if usual is not None:
                return usual
        if question.options[:2] == (YES, NO):
            return self.yes_or_no(question, text)
        if not question.options:
            return self.numbers(question, text)
        if self.is_seat(text):
            numbers = self.speech.numbers(question)
            if int(text[:9]) in numbers:
                return question.options[numbers.index(int(text[:9]))]
            raise self.no_option(question, text)
        return self.option(question, text)

    def numbers(self, question: Question, text: str) -> str:
        """A number, or one for each space that is asked after."""
        parts = text.replace(",", " ").split()
        if all(self.is_seat(part) and int(part[:9]) <= question.most for part in parts):
            numbers = [str(int(part[:9])) for part in parts]
            if len(numbers) == question.count or numbers == ["0"]:
                return " ".join(numbers)
        if question.count == 1:
            raise Misread(self.text("answer_number", text=text[:60], most=question.most))
        spaces = self.speech.listed("space", question.about)
        raise Misread(
            self.text("answer_numbers", text=text[:60], n=question.count, most=question.most, spaces=spaces)
        )

    def option(self, question: Question, text: str) -> str:
        labels = self.speech.options(question)
        domain = {"conflict": "conflict", "card": "hagal"}.get(question.kind)
        known: dict[str, tuple[str, ...]] = {}
        for option, label in zip(question.options, labels, strict=True):
            known[option] = (option, plain(label))
            if domain is not None:
                known[option] += names_everywhere(self.speech.lexicon.of(domain, option))
        found = fitting(plain(text), known)
        if len(found) == 1:
            return found[0]
        if found:
            told = zip(question.options, self.speech.numbers(question), labels, strict=True)
            names = [f"{number} {label}" for option, number, label in told if option in found]
            raise Misread(self.text("ambiguous", text=text[:60], names=", ".join(names)))
        raise self.no_option(question, text)

    def no_option(self, question: Question, text: str) -> Misread:
        most = max(self.speech.numbers(question))
        return Misread(self.text("answer_option", text=text[:60], most=most))

    def yes_or_no(self, question: Question, text: str) -> str:
        known = {YES: (YES, *said("companion-yes")), NO: (NO, *said("companion-no"))}
        if CLOSED in question.options:
            known[CLOSED] = (CLOSED, *said("companion-closed"))
        mine: dict[str, tuple[str, ...]] = {word: (plain(self.text(word)),) for word in known}
        # The first letter means different things in different languages: the people's own comes first.
        for words in (mine, known):
            found = fitting(plain(text), words)
            if len(found) == 1:
                return found[0]
        answers = ", ".join(self.text(word) for word in known)
        raise Misread(self.text("answer_yes_no", text=text[:60], answers=answers))

    def usual(self, question: Question) -> str | None:
        """What an empty line says, where one answer is the usual one."""
        return usual(self.speech.companion, question)


def fitting(wanted: str, known: Mapping[str, tuple[str, ...]]) -> list[str]:
    """What a text could mean: its very name, else what begins with it, else what has words that do."""
    for test in (exactly, begins, holds):
        found = [
            name for name, names in known.items() if wanted and any(test(plain(n), wanted) for n in names)
        ]
        if found:
            return found
    return []
