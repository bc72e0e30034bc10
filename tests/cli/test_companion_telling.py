"""What the companion in the terminal says: turns, fights, places, the status and the end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kanly import catalog
from kanly.cli.companion_read import KEYS, said
from kanly.companion import questions as companion_questions
from kanly.companion.facts import SEAT_FACTS, TABLE_FACTS
from kanly.engine import codes
from kanly.setup import Setup
from kanly.text import LANGUAGES, Words
from kanly.topics.opponents import turn

from .talking import heard


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


def test_what_is_taken_back_and_what_is_shown_as_an_example_is_in_the_people_s_language(
    tmp_path: Path,
) -> None:
    duo = Setup(players=2, seed=1)
    _, told = heard(
        tmp_path,
        "t",
        "u",
        "x 2 фримени +1",
        "u",
        "i",
        "x 2 агенти",
        "x локація",
        setup=duo,
        language="uk",
        printed=False,
    )
    said = " ".join(told.split())
    assert "Скасовано: t хід" in said and "Скасовано: x 2 фримени +1" in said
    assert "Скажіть так: i а фримени 5" in said
    assert "Скажіть так: x 1 агенти арракін, січ табр" in said
    assert "Скажіть так: x локація арракін вільна" in said
