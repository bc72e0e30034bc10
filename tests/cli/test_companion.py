"""The companion in the terminal: whole sessions, what can be typed, and what is said to it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from kanly import catalog
from kanly.cli.companion import Talk
from kanly.cli.companion_read import KEYS, said
from kanly.companion import questions as companion_questions
from kanly.companion.facts import SEAT_FACTS, TABLE_FACTS
from kanly.engine import codes
from kanly.engine.automa import turn
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


# --- what is said


def test_a_turn_is_told_in_order(tmp_path: Path) -> None:
    _, told = heard(tmp_path, "t 2", "fremkit", "y", "spice refinery", "n")
    order = [
        "House Hagal card: Fremkit. It is passed over: an Agent is on the space",
        "House Hagal card: Spice Refinery",
        "1. Put its Agent on Spice Refinery.",
        "2. If one of you controls Spice Refinery, take the control bonus.",
        "3. Put 1 spice from the bank into its supply. (Signet Ring)",
        "4. Move 2 troops from its garrison to the Conflict.",
        "■ Staban Tuek ★ 0 Victory Points",
    ]
    report = told[told.rindex("n >") if "n >" in told else told.index("Spice Refinery?") :]
    places = [report.index(line) for line in order[1:]]
    assert places == sorted(places) and order[0] in told


def test_intrigue_cards_have_no_names(tmp_path: Path) -> None:
    lines = ["x first 0", "x 1 intrigues +3", "t 1", "secrets", "n", "4"]
    _, told = heard(
        tmp_path,
        *lines,
        setup=Setup(players=1, edition="uprising", rivals=["feyd_rautha_harkonnen", "random"], seed=1),
    )
    assert "Put 3 Intrigue cards from the deck face down into its supply." in told
    assert "Discard 3 Intrigue cards from its supply, taken at random." in told
    assert "Give it its Swordmaster: from now on it has one more Agent." in told
    assert "Give it an Intrigue card, taken at random from here: You." in told


def test_a_fight_and_the_next_round(tmp_path: Path) -> None:
    lines = ["x conflict siege of arrakeen", "x 1 conflict 2", "c", "y", "sardaukar", "r", "0", "n", "k"]
    table, told = heard(tmp_path, *lines)
    plain = " ".join(told.split())
    for part in (
        "House Hagal card: Sardaukar, 4 swords",
        "Gurney Halleck: 8 strength in the Conflict",
        "Its reward for first place",
        "Put its Control marker on Arrakeen",
        "Put the Conflict card Siege of Arrakeen face up before it.",
        "Move 2 troops from the Conflict to its supply.",
        "Round 2: put bonus spice on the Maker spaces",
        "controls Arrakeen",
        "Which Conflict was turned up this round?",
    ):
        assert part in plain
    assert table.companion.question is not None
    # Nothing is told twice.
    assert plain.count("Its reward for first place") == plain.count("Round 2: put bonus") == 1
    _, told = heard(tmp_path, "c", "y")
    assert "No opponent has a unit in the Conflict" in told


def test_places_are_told_for_all(tmp_path: Path) -> None:
    """You tie with one of the Rivals for second place: both have the third reward."""
    lines = [
        "x 1 conflict 4",
        "x 2 conflict 1",
        "x conflict propaganda",
        "c",
        "y",
        "fremkit",
        "fremkit",
        "n",
        "3",
    ]
    table, told = heard(tmp_path, *lines)
    plain = " ".join(told.split())
    assert (
        "You: how much strength in the Conflict, 0 without a unit? I know: Gurney Halleck 9, Staban Tuek 3."
        in plain
    )
    order = [
        "You: 3 strength",
        "Take the reward for third place.",
        "Its reward for first place",
        "Round 2: put bonus",
    ]
    places = [plain.index(part) for part in order]
    assert places == sorted(places) and plain.count("Its reward for third place") == 1
    assert "Its reward for second place" not in plain and table.companion.state.round == 2


def test_nothing_ends_without_asking(tmp_path: Path) -> None:
    """Somebody says no to a question that is not there."""
    table, told = heard(tmp_path, "n", "n", "c", "n", "?", "e", "")
    assert told.count("There was no Combat in this round. Shall it be left out?") == 2
    assert "Opponents still have turns: Gurney Halleck (2 Agents), Staban Tuek (2 Agents)." in " ".join(
        told.split()
    )
    assert table.companion.state.round == 1 and len(table.companion.reports) == 1
    _, told = heard(tmp_path, "c", "?")
    assert "they take Agent turns as long as they have an Agent" in " ".join(told.split())


def test_it_says_when_it_is_your_turn(tmp_path: Path) -> None:
    yours = "It is your turn, unless you have revealed."
    _, told = heard(tmp_path, "t", "fremkit", "n")
    assert yours not in told
    _, told = heard(tmp_path, "t", "fremkit", "n", "t", "secrets", "n", "0")
    assert told.count(yours) == 1
    _, told = heard(tmp_path, "x first 0", "c", "y")
    assert told.count(yours) == 1 and told.index(yours) < told.index("Opponents still have turns")
    setup = Setup(players=2, edition="uprising", rivals=["lady_jessica"], seed=1)
    _, told = heard(tmp_path, "t", "fremkit", "n", setup=setup)
    assert "Player B is on turn, unless already revealed." in told


def test_the_status_shows_all_that_is_known(tmp_path: Path) -> None:
    lines = ["i fremen 3", "x control arrakeen 0", "x round 2", "t 1", "hagga", "0 2", "n", "s"]
    _, told = heard(tmp_path, *lines, width=140)
    plain = " ".join(told[told.rindex("> s") if "> s" in told else 0 :].split())
    for part in (
        "You, as far as I know · Emperor 0 · Spacing Guild 0 · Bene Gesserit 0 · Fremen 3 · controls Arrakeen",
        "Conflict of level II · the Shield Wall stands",
        "How much bonus spice is at Hagga Basin? 0",
        "How much bonus spice is at Imperial Basin? 0",
        "Is one of your Agents on Imperial Basin? no",
    ):
        assert part in plain


@pytest.mark.parametrize(
    ("language", "name"), [("en", "smart"), ("uk", "розумна"), ("ru", "умная"), ("bg", "умна")]
)
def test_variants_are_explained_with_their_numbers(tmp_path: Path, language: str, name: str) -> None:
    lines = [f"? {name}", "? expert_deployment", "? mentat"]
    table, told = heard(tmp_path, *lines, language=language)
    words, c = Words(language), table.speech.content
    smart, expert = (words.text(f"variant-{one}-about") for one in ("smart_politics", "expert_deployment"))
    assert re.findall(r"\d", smart) == ["1", str(turn.WORTH_LEAVING), str(turn.TOO_FAR_BEHIND)]
    base = catalog.content_for(Setup(players=1))
    assert re.findall(r"\d", expert) == [str(c.opponents[1].lead), str(base.opponents[1].lead)]
    plain = " ".join(told.split())
    for text in (smart, expert, words.text("level-mentat-about")):
        assert " ".join(text.split()) in plain
    for variant in codes.VARIANTS:
        assert words.bundle.has(f"variant-{variant}-about")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tenth_point_is_announced(tmp_path: Path, language: str) -> None:
    lines = ["x 1 points 9", "x 1 points +1", "x 1 points 11"]
    table, told = heard(tmp_path, *lines, language=language)
    announced = table.speech.text("tenth", seat=table.speech.names[1], n=10)
    plain = " ".join(told.split())
    # Once; and the line of the round says that it is the last.
    assert plain.count(announced) == 1 and table.speech.text("last_round") in plain
    table, told = heard(tmp_path, "x round 9", "n", table.speech.text("yes"), language=language)
    assert table.companion.state.round == 10 and table.speech.text("last_begins") in told


def test_an_alliance_is_won_and_lost(tmp_path: Path) -> None:
    _, told = heard(tmp_path, "x 1 fremen 4", "2", "i fremen 5", "x 1 fremen 6", "5")
    plain = " ".join(told.split())
    assert "Give it the token of the Alliance with the Fremen. If one of you rises above it" in plain
    assert "Gurney Halleck: give up the token of the Alliance with the Fremen." in plain
    assert "You: move the score marker down: 1 Victory Point (Alliance with the Fremen)." in plain
    assert "i your Influence" in plain


def test_the_dice_name_places_of_the_row(tmp_path: Path) -> None:
    setup = Setup(players=1, edition="uprising", variants=["row_dice"], seed=1)
    table, told = heard(tmp_path, *["d"] * 12, setup=setup)
    assert told.count("The dice show ") == 12
    text = table.speech.dice
    assert "the Imperium Row stays as it is" in text(6, 6)
    assert "remove card 3 of" in text(3, 3) and "remove card 2 of" in text(6, 2)
    assert "remove cards 1 and 4 of" in text(4, 1)


def test_the_end_is_told(tmp_path: Path) -> None:
    table, told = heard(tmp_path, "x 1 points 3", "e", "y", "8", "t", "u", "u", "u")
    assert "Victory Points: You 8, Gurney Halleck 3, Staban Tuek 0" in told
    assert "The winner: You!" in told
    assert "The game is over. “u” takes its end back." in told
    assert "Taken back: 8" in told and table.companion.journal == ["set 1 points 3"]


def test_help_and_explanations(tmp_path: Path) -> None:
    table, told = heard(
        tmp_path, "?", "h", "? gurney", "? fremkit", "s", "t 1", "?", "fremkit", "?", "s", "u", "u"
    )
    plain = " ".join(told.split())
    assert plain.count("the opponent whose turn comes next") == 2
    assert "Rivals · gurney_halleck" in told and "Fremkit" in told
    assert "The number or the name, in any language" in plain
    assert "The card sends the opponent there if no Agent stands on the space." in plain
    assert table.companion.journal == []
    base, told = heard(tmp_path, "t 1", "stillsuits", "?", "c", setup=Setup(players=1, seed=1))
    assert "The Voice closes the space" in " ".join(told.split())
    assert base.companion.journal[-1] == "closed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    """Reasons of refusals, kinds of questions, facts: whatever the companion can name."""
    words = Words(language)
    source = Path(companion_questions.__file__).parent
    code = "".join(path.read_text(encoding="utf-8") for path in source.glob("*.py"))
    reasons = set(re.findall(r'Refusal\(\s*"(\w+)"', code))
    kinds = set(re.findall(r'Question\(\s*"(\w+)"', code)) | {"spice", "solari", "water", "garrison"}
    assert len(reasons) > 20 and len(kinds) > 15
    for message in (
        *(f"no_{reason}" for reason in reasons),
        *(f"q_{kind}" for kind in kinds),
        *(f"fact_{fact}" for fact in (*SEAT_FACTS, *TABLE_FACTS)),
    ):
        assert words.bundle.has(f"companion-{message}"), message
    for kind in kinds:
        assert words.bundle.has(f"companion-q_{kind}", "why")
    # No two commands and no two facts share a word.
    for names in ([f"companion-{command}" for command in KEYS], [f"companion-fact_{f}" for f in SEAT_FACTS]):
        told = [words.text(name) for name in names]
        assert len(set(told)) == len(told)
        assert all(len(said(name)) == len(LANGUAGES) for name in names)


def test_the_docs_name_every_command_and_correction() -> None:
    page = (Path(__file__).parents[2] / "docs" / "companion.md").read_text(encoding="utf-8")
    for command, key in KEYS.items():
        shown_key = "?" if command == "help" else key
        assert f"| {f'`{shown_key}`' if shown_key else ''} | `{command}` |".replace("|  |", "| |") in page
    for fact in (*SEAT_FACTS, *TABLE_FACTS, "space"):
        assert f"`{fact}`" in page
