"""A whole topic plugs in from outside, as an expansion's would: no file of the core was edited for it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import pytest

from kanly import Game, KanlyError, Setup, SetupError, catalog
from kanly.arena.invariants import InvariantBroken, check_table, play_checked
from kanly.bots import by_name, decide
from kanly.bots.heuristic import choose, gates, worth
from kanly.cli import sign_tables
from kanly.engine import events, flow, moves
from kanly.engine.content import Content
from kanly.engine.gate import CHECK_NUMBERS, CHECKS, PRICE_NUMBERS, PRICES
from kanly.engine.step import NUMBERS, STEPS
from kanly.engine.topic import TOPICS
from kanly.engine.word import ON_OPPONENT, WORDS
from kanly.notation.expecting import ScenarioFailed
from kanly.notation.numbering import Numbering
from kanly.notation.position import read_position, write_position
from kanly.notation.rows import read_yaml
from kanly.notation.scenario import Scenario, read_scenarios, run_scenario
from kanly.server import asking, drawings, printed, vocabulary
from kanly.setup import Box
from kanly.text import LANGUAGES, Words, add_locales, tables
from kanly.text import bundle as bundles
from tests.toy import LOCALES, storms
from tests.toy.plugging import plugged_in, put_back, unplug
from tests.toy.storms.words import STORMS, CalmStorms, RaiseStorm, Weathered

HERE = Path(__file__).parent
BOX = Box("base", ("storms",))
SCENARIOS = read_scenarios((HERE / "toy" / "storms" / "scenarios.yaml").read_text(encoding="utf-8"), "storms")
SEATS = ["Ada", "Borys", "Cleo", "Dana"]


@pytest.fixture(autouse=True)
def plugged(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The topic, its module and its words are there for one test and gone after it."""
    monkeypatch.setattr(catalog, "EDITIONS", dict(catalog.EDITIONS))
    monkeypatch.setattr(bundles, "ADDED", [])
    with plugged_in("storms", storms.plug_in):
        catalog.add_module("base", STORMS)
        add_locales(LOCALES)
        yield
        monkeypatch.undo()


def content() -> Content:
    return catalog.content(BOX)


def at(text: str) -> Game:
    state = read_position(read_yaml(text, "position"), content())
    flow.advance(state)
    return Game.of(state)


def asked() -> Game:
    """Seat 0 is asked where its storm goes."""
    game = at("{light_storms: [carthag], seats: {0: {hand: [storm_caller, dagger], weathered: 2}}}")
    game.play("agent storm_caller -> arrakeen")
    game.play("take storm_caller storm")
    return game


# --- the rules


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[scenario.name for scenario in SCENARIOS])
def test_scenario(scenario: Scenario) -> None:
    run_scenario(scenario, content())


def fails() -> list[str]:
    """The scenarios that notice that something is wrong."""
    found = []
    for scenario in SCENARIOS:
        try:
            run_scenario(scenario, content())
        except (ScenarioFailed, KanlyError):
            found.append(scenario.name)
    return found


@pytest.mark.parametrize(
    ("what", "wrong"),
    [
        ("raised", lambda: (WORDS[RaiseStorm], "apply", lambda s, seat, n, forced: None)),
        ("weathered", lambda: (check_of(Weathered), "holds", lambda s, seat, n, a, b: True)),
        ("payable", lambda: (price_of(CalmStorms), "payable", lambda s, seat, n, a, b, before: True)),
        ("paid", lambda: (price_of(CalmStorms), "pay", lambda s, seat, n, a, b: None)),
        ("came", lambda: (topic(), "came", lambda s, seat, space: None)),
        ("opponent", lambda: (WORDS[RaiseStorm], "on_opponent", lambda s, seat, n: None)),
    ],
)
def test_scenarios_notice_a_wrong_rule(
    what: str, wrong: Callable[[], tuple[object, str, Callable[..., object]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert fails() == []
    of, method, instead = wrong()
    monkeypatch.setattr(of, method, instead, raising=True)
    assert fails()


def check_of(kind: type) -> object:
    return CHECKS[CHECK_NUMBERS[kind]]


def price_of(kind: type) -> object:
    return PRICES[PRICE_NUMBERS[kind]]


def topic() -> object:
    return next(topic for topic in content().topics if topic.name == "storms")


@pytest.mark.parametrize("seed", range(6))
def test_random_games_keep_every_rule(seed: int) -> None:
    setup = Setup(players=1 + seed % 4, seed=seed, modules=["storms"])
    assert play_checked(setup, seed, seed == 0).moves


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
def test_many_random_games_keep_every_rule(block: int) -> None:
    for seed in range(100 * block, 100 * (block + 1)):
        assert play_checked(Setup(players=1 + seed % 4, seed=seed, modules=["storms"]), seed, False).moves


def test_all_of_it_really_comes_into_play() -> None:
    seen = set()
    for seed in range(6):
        game = Game(Setup(seed=seed, modules=["storms"]))
        game.listen()
        chooser = random.Random(seed)
        while not game.over:
            move = chooser.choice(game.moves)
            seen.add(
                str(move).split()[0] if str(move).startswith("storm") else " ".join(str(move).split()[-2:])
            )
            game.play(move)
        seen |= {events.EVENTS[event[0]].name for event in game.events()}
    assert {"storm", "storm_caller storm", "storm_rider pay", "weathered"} <= seen


def test_what_must_hold_of_storms_is_checked() -> None:
    game = Game(Setup(seed=1, modules=["storms"]))
    check_table(game.state)
    part = import_module("tests.toy.storms.rules").of(game.state)
    part.fierce = part.light = (3,)
    with pytest.raises(InvariantBroken, match="two storms lie over one space"):
        check_table(game.state)


# --- moves and events


def test_its_move_is_written_read_and_numbered() -> None:
    game = asked()
    spaces = len(content().space_ids)
    assert len(game.legal) == 2 * (spaces - 1)
    assert "storm high_council fierce" in map(str, game.moves)
    game.play("storm high fierce")
    numbers, plain = Numbering(content()), Numbering(catalog.content("base"))
    move = moves.make(moves.NUMBERS["storm"], 3, 1)
    assert numbers.move(numbers.number(move)) == move
    # Games without storms have no numbers for it: those of other moves stay as they are.
    assert plain.size < numbers.size
    with pytest.raises(KanlyError, match="no move of this content"):
        plain.number(move)
    for wrong, said in (("storm", "needs more: storm <space> <gale>"), ("storm nowhere light", "'nowhere'")):
        with pytest.raises(KanlyError, match=said):
            game.play(wrong)


def test_its_events_are_told_in_every_language() -> None:
    game = asked()
    game.listen()
    game.play("storm high_council fierce")
    event = game.events()[0]
    told = {language: Words(language).event(content(), event, 0, SEATS) for language in LANGUAGES}
    assert told["en"].startswith("Ada raises a fierce storm over High Council")
    assert len(set(told.values())) == len(LANGUAGES)


# --- what is seen and stored


def test_a_pending_question_is_stored_seen_and_sampled() -> None:
    game = asked()
    text = game.to_json()
    assert '"storms": {"light": ["carthag"], "fierce": [], "weathered": [2, 0, 0, 0]}' in text
    assert Game.from_json(text) == game
    assert game.view(1).parts["storms"] == {"light": ["carthag"], "fierce": [], "weathered": [2, 0, 0, 0]}
    assert game.view(0).decision == "storm" and game.view(1).legal == []
    assert game.sample(1, 5).decider == 0
    assert "storms" not in Game(Setup(seed=1)).view(0).parts


def test_positions_say_where_storms_lie() -> None:
    game = at(
        "{light_storms: [carthag], fierce_storms: [secrets], seats: {0: {hand: [dagger]}, 1: {weathered: 2}}}"
    )
    text = write_position(game.state)
    assert all(
        said in text for said in ("light_storms: [carthag]", "fierce_storms: [secrets]", "weathered: 2")
    )
    assert at(text) == game


# --- those who show it


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_moves_and_questions_are_told(language: str) -> None:
    words = Words(language)
    told = [line.text for card in (*STORMS.imperium, *STORMS.conflicts) for line in words.rules(card)]
    assert len(told) == 12 and not any("{" in text for text in told)
    game = asked()
    said = [words.move(content(), move, SEATS) for move in game.legal]
    assert len(set(said)) == len(said)


def test_the_page_is_told_how_its_words_and_its_move_look() -> None:
    game = asked()
    told = asking.tell(game.state, 0, Words("en"), SEATS)
    assert told.line == "Raise a storm: Storm Caller"
    assert {more["icon"] for more in told.moves.values()} == {"maker"}
    (gives,) = next(iter(told.moves.values()))["gives"]
    assert gives["glyphs"] == [{"is": "amount", "n": "1", "icons": ["maker"]}]
    caller = printed.components(BOX, Words("en"))["storms/imperium/storm_caller"]
    assert [word["glyphs"] for word in caller["agent"]] == [gives["glyphs"]]


def test_a_bot_that_judges_plays_with_it() -> None:
    game, chance = Game(Setup(seed=2, modules=["storms"])), random.Random(2)
    bot = by_name("heuristic")
    kinds = set()
    while not game.over:
        move = decide(bot, game, chance)
        kinds.add(moves.kind_of(int(move)))
        game.play(move)
    assert moves.NUMBERS["storm"] in kinds


@pytest.mark.parametrize(
    ("table", "key", "refusal"),
    [
        (WORDS, RaiseStorm, "no rule for the effect RaiseStorm"),
        (CHECK_NUMBERS, Weathered, "no rule for the condition Weathered"),
        (PRICE_NUMBERS, CalmStorms, "no rule for the cost CalmStorms"),
        (ON_OPPONENT, RaiseStorm, "nobody says what RaiseStorm does to a printed opponent"),
        (tables.EFFECTS, RaiseStorm, "there are no words for RaiseStorm"),
        (tables.CONDITIONS, Weathered, "there are no words for Weathered"),
        (tables.COSTS, CalmStorms, "there are no words for CalmStorms"),
        (sign_tables.EFFECTS, RaiseStorm, "there are no signs for RaiseStorm"),
        (sign_tables.COSTS, CalmStorms, "there are no signs for CalmStorms"),
        (gates.CONDITIONS, Weathered, "the heuristic bot has no worth for Weathered"),
        (gates.COSTS, CalmStorms, "the heuristic bot has no worth for CalmStorms"),
        (drawings.DRAWINGS, RaiseStorm, "the page has no drawing for RaiseStorm"),
        (drawings.DRAWINGS, Weathered, "the page has no drawing for Weathered"),
        (drawings.DRAWINGS, CalmStorms, "the page has no drawing for CalmStorms"),
    ],
)
def test_what_a_word_of_it_lacks_is_refused_by_name(
    monkeypatch: pytest.MonkeyPatch, table: dict[object, object], key: type, refusal: str
) -> None:
    with monkeypatch.context() as lacking:
        lacking.delitem(table, key)
        with pytest.raises(SetupError, match=refusal):
            content()


def test_what_its_move_and_its_texts_lack_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    storm = moves.NUMBERS["storm"]
    for table, key, refusal in (
        (choose.SCORES, storm, "the heuristic bot has no score for the move 'storm'"),
        (vocabulary.PLACES, storm, "the page was made without the move 'storm': give it an icon"),
        (worth.WORTHS, WORDS[RaiseStorm], "the heuristic bot has no worth for RaiseStorm"),
    ):
        with monkeypatch.context() as lacking:
            lacking.delitem(table, key)
            with pytest.raises(SetupError, match=refusal):
                content()
    monkeypatch.setattr(bundles, "ADDED", [])
    with pytest.raises(
        SetupError, match="there are no words for RaiseStorm in 'en': no message 'effect-raise_storm'"
    ):
        content()


def test_it_is_taken_out_again_and_put_back() -> None:
    """Whatever else is tested in this process does without it."""
    before, number = numbers_of_house(), moves.NUMBERS["storm"]
    assert moves.KINDS[number].name == "storm" and RaiseStorm in WORDS
    unplug("storms")
    assert RaiseStorm not in WORDS and "storm" not in {*moves.NUMBERS, *events.NUMBERS, *NUMBERS}
    assert len(moves.KINDS) == number
    put_back("storms")
    assert numbers_of_house() == before


def numbers_of_house() -> tuple[int, ...]:
    return len(moves.KINDS), len(events.EVENTS), len(STEPS), len(WORDS), len(CHECKS), len(PRICES), len(TOPICS)
