"""The companion in the terminal: whole sessions, the beginning, and what can be typed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from kanly.cli.companion import Talk
from kanly.cli.companion_read import KEYS
from kanly.engine import codes
from kanly.setup import Setup
from kanly.text import LANGUAGES, Words

from .conftest import Run
from .talking import heard, shown, talk

MODES: dict[str, Setup] = {
    "base solo": Setup(players=1, level="mentat"),
    "base for two": Setup(players=2),
    "uprising solo": Setup(players=1, edition="uprising", level="mentat", variants=["row_dice"]),
    "uprising for two": Setup(players=2, edition="uprising"),
}


# --- whole sessions


class Person:
    """Somebody who plays rounds to the end, answering at random in their own words."""

    def __init__(self, table: Talk, seed: int, rounds: int) -> None:
        self.table = table
        self.random = Random(seed)
        self.rounds = rounds
        self.plan: list[str] = []

    def __call__(self, prompt: str) -> str:
        companion, words = self.table.companion, self.table.words
        question = companion.question
        if question is None:
            if not self.plan:
                if companion.over:
                    raise EOFError
                turns = sum(companion.state.seats[seat].agents for seat in companion.opponents)
                self.plan = ["t"] * turns + ["k"] * (companion.state.conflict == codes.NONE) + ["c", "s", "r"]
                self.plan.append("n" if companion.state.round < self.rounds else "e")
            return self.plan.pop(0)
        if question.options[:2] == ("yes", "no"):
            return words.text("companion-yes" if self.random.random() < 0.2 else "companion-no")
        if question.options:
            return str(self.random.choice(self.table.speech.numbers(question)))
        return str(self.random.randint(0, min(5, question.most)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_whole_sessions_in_every_language_on_a_narrow_terminal(
    tmp_path: Path, mode: str, language: str
) -> None:
    at = LANGUAGES.index(language)
    table = talk(tmp_path, setup=MODES[mode], language=language, printed=at % 2 == 0, width=60)
    table.ask = Person(table, at, rounds=4)
    assert table.run() == 0
    assert table.companion.over and table.companion.state.round == 4
    told = shown(table)
    assert max(cell_len(line) for line in told.splitlines() if "session.txt" not in line) <= 60
    # Everything is said in one language: no English word is left but what is typed.
    if language != "en":
        typed_words = r"session\.txt|kanly companion --resume|[a-z]|t\d|/\S*"
        rest = re.sub(rf"(?<![A-Za-z])(?:{typed_words}|I{{1,3}})(?![A-Za-z])", "", told)
        assert set(re.findall(r"[A-Za-z]{2,}", rest)) <= {"turn", "combat", "CHOAM"}
    assert "{" not in told and "None" not in told


def test_a_session_through_a_pipe(tmp_path: Path) -> None:
    """As a person would try it from a script: the lines show, and nothing is asked twice."""
    environment = {
        **os.environ,
        "XDG_STATE_HOME": str(tmp_path),
        "COLUMNS": "80",
        "PYTHONIOENCODING": "utf-8",
    }
    done = subprocess.run(
        [sys.executable, "-m", "kanly", "companion", "--players", "2", "--seed", "3"],
        input="t\n\n\n\n\n\n\n\nq\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        check=False,
        timeout=180,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "> t\n" in done.stdout and "Put its Agent on " in done.stdout
    assert "To go on with this game: kanly companion --resume" in done.stdout
    assert "\x1b" not in done.stdout


# --- the beginning


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (
            (),
            (
                "Companion for Dune: Imperium: one player, two opponents",
                "Sardaukar: ",
                "in round 4",
                "5 Solari",
            ),
        ),
        (("--level", "mercenary"), ("You: 1 Solari, 1 spice more at the start", "0 troops in its garrison")),
        (("--level", "kwisatz"), ("You can never get your Swordmaster.", "Take Leaders other than")),
        (("--players", "2"), ("House Hagal (seat 2)", "right after each Agent turn of the first player")),
        (
            ("--players", "2", "--printed-cards"),
            ("Take these cards out of the House Hagal deck: Arrakeen ×3",),
        ),
        (("--edition", "uprising", "--level", "mercenary"), ("You: 1 Intrigue card more", "3 Spies")),
        (
            ("--edition", "uprising", "--players", "2"),
            ("the Objective Ornithopter", "on the left of whoever"),
        ),
        (("--edition", "uprising", "--variant", "row_dice"), ("Reveal turns say “d”", "d roll the dice")),
        (("--edition", "uprising", "--rivals", "muad"), ("Muad'Dib (seat 1)",)),
    ],
)
def test_it_says_who_plays_and_what_to_set_up(
    run: Run, arguments: tuple[str, ...], parts: tuple[str, ...]
) -> None:
    outcome = run("companion", "--seed", "1", *arguments)
    assert outcome.status == 0
    plain = " ".join(outcome.out.split())
    for part in parts:
        assert part in plain


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--players", "3"), "invalid choice: 3"),
        (("--level", "tyrant"), "--level: 'tyrant' is no level"),
        (("--rivals", "nobody"), "--rivals: 'nobody' is no Rival"),
        (("--players", "2", "--rivals", "leto"), "House Hagal stands for nobody"),
        (("--choam",), "'base' has no CHOAM module"),
        (("--resume",), "there is no saved session in "),
        (("--resume", "gone.txt"), "gone.txt: No such file"),
        (("--save", "."), "Is a directory"),
    ],
)
def test_what_cant_be_begun(run: Run, arguments: tuple[str, ...], complaint: str) -> None:
    assert complaint in run("companion", *arguments).complaint


# --- commands and answers


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_and_every_word_is_understood(tmp_path: Path, language: str) -> None:
    reader = talk(tmp_path, language=language).reader
    for command, key in KEYS.items():
        assert reader.order(Words(language).text(f"companion-{command}")).command == command
        assert reader.order(command.upper()).command == command
        if key:
            assert reader.order(f"{key} 2").command == command
    assert (reader.order("t2").command, reader.order("t2").rest) == ("turn", "2")


@pytest.mark.parametrize(
    ("language", "yes", "no"),
    [
        ("en", "y", "n"),
        ("uk", "т", "н"),
        ("ru", "д", "н"),
        ("bg", "д", "н"),
        ("uk", "Так", "НІ"),
        ("bg", "yes", "no"),
    ],
)
def test_yes_and_no_in_every_language(tmp_path: Path, language: str, yes: str, no: str) -> None:
    table, _ = heard(tmp_path, "t 1", "fremkit", yes, "arrakeen", no, language=language)
    assert table.companion.journal == ["turn 1", "fremkit", "yes", "arrakeen", "no"]


def test_an_empty_line_is_the_usual_answer(tmp_path: Path) -> None:
    table, told = heard(tmp_path, "", "x round 2", "t 1", "", "deep", "", "secrets", "", "", "c", "", "n", "")
    journal = [
        "set round 2",
        "turn 1",
        "deep_desert",
        "0",
        "secrets",
        "no",
        "0",
        "combat",
        "no",
        "round",
        "no",
    ]
    assert table.companion.journal == journal
    assert "there is no bonus spice" in told


def test_cards_and_conflicts_by_number_name_or_beginning(tmp_path: Path) -> None:
    lines = ["k", "сутичка (крис", "t gurney", "Доставка", "n", "t staban", "11", "n", "t halleck", "fremkit"]
    table, told = heard(tmp_path, *lines)
    assert table.companion.journal[2:4] == ["turn 1", "deliver_supplies_heighliner"]
    assert table.companion.journal[1] == "skirmish_crysknife"
    # Numbers of cards stay the same while the deck shrinks, and the list is shown once for a turn.
    assert table.companion.journal[6] == "fremkit"
    assert told.count("1 Place a Spy: Spice Trade") == 3


def test_cards_of_one_name_are_told_apart(tmp_path: Path) -> None:
    table, told = heard(tmp_path, "t 1", "gather", "13")
    assert "Gather Support (without a number)" in told and "Gather Support (number 2)" in told
    assert "“gather” could be: 13 Gather Support (without a number), 14 Gather Support (number 2)." in told
    assert table.companion.journal[-1] == "gather_support_a"
    _, told = heard(tmp_path, "k", "skirmish", setup=Setup(players=1, seed=1))
    assert "1 Skirmish (1★ | 1▮ 2◎ | 2◎)" in told and "could be: 1 Skirmish (1★" in told


@pytest.mark.parametrize(
    ("lines", "part"),
    [
        (["dance"], "“dance” is no command"),
        (["r"], "say “c” first"),
        (["t 7"], "Nothing here is called “7”. It could be: 1 Gurney Halleck, 2 Staban Tuek."),
        (["t leto"], "It could be: 1 Gurney Halleck"),
        (["v"], "Say it like this: v arrakeen"),
        (["v arrakeen"], "No opponent controls Arrakeen."),
        (["v nowhere"], "Nothing here is called “nowhere”."),
        (["i"], "Say it like this: i fremen 5"),
        (["i fremen 9"], "A number from 0 to 6 belongs here"),
        (["d"], "without the dice"),
        (["u"], "Nothing has been said yet"),
        (["x 1"], "Nothing here is called “”"),
        (["x 1 solari"], "Say it like this: x 1 solari …"),
        (["x 1 solari lots"], "A number from 0 to 99 belongs here"),
        (["x 1 solari -3"], "it is 0 now, and can be from 0 to 99"),
        (["x 1 agents arrakeen, fremkit, secrets"], "It has only 2 Agents."),
        (["x 1 spies emperor, guild, fremen"], "Of 3 Spies one is always in the supply."),
        (["x 0 solari 3"], "About you I keep only Influence"),
        (["x 1 garrison 20"], "An opponent has 12 troops; elsewhere: 0."),
        (["x control fremkit 1"], "Nobody can control this. What can be controlled: "),
        (["x round 0"], "Rounds are counted from 1 to 10."),
        (["x deck old"], "Nothing here is called “old”. It could be: new."),
        (["x swordmaster yes"], "Nothing here is called “swordmaster”. It could be: 0 You, 1 Gurney Halleck"),
        (["r 1 first"], "Say it like this: r 7"),
        (["r first"], "Say it like this: r 7"),
        (["? xyzzy"], "Nothing in this game is called “xyzzy”."),
        (["t 1", "fremkit", "perhaps"], "“perhaps” is no answer; the answers are: yes, no."),
        (["x round 2", "t 1", "deep", "much"], "“much” is no answer: a number from 0 to 99 is one."),
        (
            ["x round 2", "t 1", "hagga", "1"],
            "“1” is no answer: 2 numbers from 0 to 99 are one, for Hagga Basin, Imperial Basin;",
        ),
        (["x round 2", "t 1", "hagga", "1 many"], "“1 many” is no answer: 2 numbers"),
        (["c", "perhaps"], "“perhaps” is no answer; the answers are: yes, no."),
        (["t 1", "99"], "“99” is no answer: a number from 1 to 22 or a name is one."),
        (["t 1", "zebra"], "“zebra” is no answer"),
    ],
)
def test_what_means_nothing_is_answered_and_changes_nothing(
    tmp_path: Path, lines: list[str], part: str
) -> None:
    quiet, _ = heard(tmp_path, *lines[:-1])
    table, told = heard(tmp_path, *lines)
    assert part in " ".join(told.split())
    assert table.companion.journal == quiet.companion.journal


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("x gurney solari 3", "set 1 solari 3"),
        ("x 2 water -1", "set 2 water -1"),
        ("x staban guild + 1", "set 2 guild +1"),
        ("x 1 agents Arrakeen, Spice Refinery", "set 1 agents arrakeen,spice_refinery"),
        ("x 1 agents none", "set 1 agents none"),
        ("x 1 spies Espionage / Secrets", "set 1 spies bene_gesserit"),
        ("x 1 swordmaster y", "set 1 swordmaster yes"),
        ("x 1 battles crysknife, propaganda", "set 1 battles objective_crysknife,propaganda"),
        ("x conflict trade dispute", "set conflict trade_dispute"),
        ("x control spice refinery staban", "set control spice_refinery 2"),
        ("x control arrakeen none", "set control arrakeen none"),
        ("x alliance bene gesserit 2", "set alliance bene_gesserit 2"),
        ("x space spice refinery taken", "set space spice_refinery taken"),
        ("x wall no", "set wall no"),
        ("x first you", "set first 0"),
        ("x round 3", "set round 3"),
        ("x deck new", "set deck new"),
        ("i fremen 3", "set 0 fremen 3"),
        ("correct 1 water 2", "set 1 water 2"),
    ],
)
def test_corrections_by_names(tmp_path: Path, line: str, wanted: str) -> None:
    table, _ = heard(tmp_path, line)
    assert table.companion.journal == [wanted]


def test_corrections_in_the_language_of_the_people(tmp_path: Path) -> None:
    lines = ["x гурні солярії 4", "x контроль арракін стабан", "x 1 майстер так", "виправити 2 фримени 2"]
    lines += ["вплив гільдія 2", "x локація арракін зайнята", "x колода нова", "x 1 агенти немає"]
    table, _ = heard(tmp_path, *lines, language="uk")
    assert table.companion.journal == [
        "set 1 solari 4",
        "set control arrakeen 2",
        "set 1 swordmaster yes",
        "set 2 fremen 2",
        "set 0 guild 2",
        "set space arrakeen taken",
        "set deck new",
        "set 1 agents none",
    ]


def test_two_people_go_by_letters(tmp_path: Path) -> None:
    setup = Setup(players=2, edition="uprising", rivals=["lady_jessica"], seed=1)
    table, told = heard(tmp_path, "i b guild 3", "i guild 3", "x first a", setup=setup)
    assert table.companion.journal == ["set 1 guild 3", "set first 0"]
    assert "Say it like this: i a fremen 5" in told and "first player: Player A" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_corrections_are_shown_with_examples_that_work(tmp_path: Path, language: str) -> None:
    for setup in MODES.values():
        table, told = heard(tmp_path, "x", language=language, setup=setup)
        examples = [part for part in re.split(r"\s{3,}|\n", told) if part.strip().startswith("x ")]
        assert len(examples) >= 6
        for example in examples:
            table.reader.line(table.reader.order(example))
