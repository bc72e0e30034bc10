"""Cards for sale besides the Imperium Row: the rows of tests/toy/rows.py plug in without an edit in the core."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from kanly import Game, IllegalMove, KanlyError, Setup, SetupError, StateError, UnreadableMove, catalog
from kanly.arena.broken import InvariantBroken
from kanly.arena.invariants import check_table, play_checked
from kanly.bots import by_name, decide
from kanly.cli import sign_tables
from kanly.cli.cards_panel import market as market_panel
from kanly.components import Module
from kanly.engine import events, flow, rows
from kanly.engine.foresight import foresee
from kanly.notation.numbering import Numbering
from kanly.notation.position import read_position, write_position
from kanly.notation.rows import FileError, read_yaml
from kanly.notation.scenario import read_scenarios, run_scenario
from kanly.reasons import say, why_not
from kanly.server import drawings
from kanly.server.rows import rows_told
from kanly.server.trees import trees
from kanly.setup import Box
from kanly.text import LANGUAGES, Words, opened, tables
from kanly.text import bundle as bundles
from tests.cli.drawing import scene_of, shown
from tests.toy.plugging import modules_plugged_in
from tests.toy.rows import SOUK_MODULE, SpendFavours, souk, ware

BOX = Box("uprising", ("souk",))
NAMES = ["A", "B", "C", "D"]


def en() -> Words:
    return Words("en")


@pytest.fixture(autouse=True)
def plugged_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The module is there for one test and gone after it."""
    with modules_plugged_in(monkeypatch, SOUK_MODULE):
        yield


def at(text: str) -> Game:
    state = read_position(read_yaml(text, "position"), catalog.content(BOX))
    flow.advance(state)
    return Game.of(state)


def legal(game: Game, kind: str = "") -> list[str]:
    return sorted(str(move) for move in game.moves if str(move).startswith(kind))


def laid(game: Game, row: str) -> list[str | None]:
    """What lies face up in a row."""
    found: list[str | None] = game.view(0).parts["rows"]["lying"][
        [r.name for r in game.state.content.rows].index(row)
    ]
    return found


# Seat 1 reveals three favours and two persuasion; the First Player is seat 0.
ROWS = "rows: {bazaar: {lying: [silk, rugs], rest: [dates, rugs, silk]}}"
HAND = "seats: {1: {hand: [peddler, host]}}"
STALLS = "rows: {stalls: {lying: [lamp, mirror, lamp], rest: [mirror, mirror, lamp]}}"


def revealed(table: str = ROWS, more: str = "") -> Game:
    game = at(f"{{{table}, {more} turn: 1, {HAND}}}")
    game.play("reveal")
    return game


def haggling(table: str = STALLS, spice: int = 2) -> Game:
    game = at(f"{{{table}, seats: {{0: {{hand: [peddler], spice: {spice}}}}}}}")
    game.play("agent peddler -> arrakeen")
    game.play("take peddler haggle")
    return game


# --- which games have them


def test_a_game_has_the_rows_that_its_cards_need() -> None:
    assert [row.name for row in catalog.content(BOX).rows] == ["bazaar", "stalls", "annex"]
    assert catalog.content("uprising").rows == []
    plain = Game(Setup(edition="uprising")).view(0)
    assert "rows" not in plain.parts


@pytest.mark.parametrize(
    ("module", "wrong"),
    [
        (
            Module(id="x", wares=(ware("pipe", "arcade", 1, 1),)),
            r"the row 'arcade'; rows are: .*bazaar, stalls, annex",
        ),
        (
            Module(id="x", wares=(ware("pipe", "", 1, 1),)),
            "is for sale in a further row and does not say in which",
        ),
        (Module(id="x", imperium=(ware("pipe", "bazaar", 1, 1),)), "lies in another deck than `wares`"),
    ],
)
def test_what_nobody_could_sell_is_refused_by_name(module: Module, wrong: str) -> None:
    catalog.add_module("uprising", module)
    with pytest.raises(SetupError, match=wrong):
        catalog.content(Box("uprising", ("x",)))


@pytest.mark.parametrize(
    ("table", "wrong"),
    [
        (tables.COSTS, "there are no words for SpendFavours"),
        (sign_tables.COSTS, "there are no signs for SpendFavours"),
        (drawings.DRAWINGS, "the page has no drawing for SpendFavours"),
    ],
)
def test_a_currency_that_nobody_can_tell_is_refused_by_name(
    monkeypatch: pytest.MonkeyPatch, table: dict[type, object], wrong: str
) -> None:
    monkeypatch.delitem(table, SpendFavours)
    with pytest.raises(SetupError, match=wrong):
        catalog.content(BOX)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_without_a_name_in_a_language_is_refused(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    known = {
        one: bundles.messages_of(one) - ({"row-annex"} if one == language else set()) for one in LANGUAGES
    }
    monkeypatch.setattr(opened, "messages_of", known.__getitem__)
    with pytest.raises(SetupError, match=f"the words in '{language}' have no message 'row-annex'"):
        catalog.content(BOX)


def test_a_row_has_a_name_of_its_own() -> None:
    with pytest.raises(KanlyError, match="the row 'bazaar' is registered twice"):
        rows.register_row(rows.Row("bazaar"))
    with pytest.raises(KanlyError, match="a row can't be called 'aside'"):
        rows.register_row(rows.Row("aside"))
    with pytest.raises(KanlyError, match="the row 'piles' has stacks, and does not say how many"):
        rows.register_row(rows.Row("piles", stacks=True))


def test_they_are_laid_out_of_decks_of_their_own() -> None:
    game = Game(Setup(seed=4, edition="uprising", modules=["souk"]))
    there = game.view(0).parts["rows"]
    bazaar, stalls, annex = there["lying"]
    assert (len(bazaar), len(stalls), annex) == (2, 3, [])
    assert [len(rest) for rest in there["rest"]] == [5, 4, 0]
    assert there["below"] == [[], [2, 1, 1], []]
    assert sorted([*stalls, *there["rest"][1]]) == ["lamp"] * 4 + ["mirror"] * 3
    assert there["rest"][1] == sorted(there["rest"][1], key=["mirror", "lamp"].index)
    assert there == game.view(None).parts["rows"]


# --- a currency and a rest of its own, a seat that it does not sell to, another destination


def test_a_card_is_bought_with_what_its_row_is_paid_in() -> None:
    game = revealed()
    assert souk(game.state).favours == (0, 3, 0, 0)
    assert legal(game, "buy") == ["buy prepare_the_way", "buy rugs from bazaar", "buy silk from bazaar"]
    game.play("buy silk from bazaar")
    seat, there = game.view(1).seats[1], game.view(0).parts["rows"]
    assert (souk(game.state).favours[1], seat.persuasion, seat.top) == (1, 2, ["silk"])
    assert (len(there["lying"][0]), there["lying"][0][1], len(there["rest"][0])) == (2, "rugs", 2)


def test_a_row_is_filled_before_what_acquiring_brings() -> None:
    game = revealed()
    log: list[tuple[int, int, int, int, int, int]] = []
    events.listen(game.state, log)
    game.play("buy rugs from bazaar")
    turned = en().name(f"souk/wares/{laid(game, 'bazaar')[1]}")
    told = [en().event(game.state.content, event, 0, NAMES) for event in log]
    assert told == [
        f"New: {turned} (Bazaar)",
        "B acquires Rugs and puts it on top of the deck",
        "B gains 1 water (Rugs)",
    ]


def test_a_row_at_the_end_of_its_rest_closes_up() -> None:
    game = revealed("rows: {bazaar: {lying: [silk, rugs]}}")
    game.play("buy silk from bazaar")
    assert laid(game, "bazaar") == ["rugs"]


def test_a_seat_that_it_does_not_sell_to_is_told_so() -> None:
    game = revealed(more="first: 1,")
    assert legal(game, "buy") == ["buy prepare_the_way"]
    with pytest.raises(IllegalMove, match="'buy silk from bazaar' is not legal now"):
        game.play("buy silk from bazaar")
    assert say(why_not(game.view(1)).market["silk"], en(), NAMES) == "Not for you"


def test_what_is_short_is_said_in_its_currency() -> None:
    game = revealed("rows: {bazaar: {lying: [dates, silk]}, stalls: {lying: [lamp]}}")
    game.play("buy silk from bazaar")
    why = why_not(game.view(1))
    assert say(why.market["dates"], en(), NAMES) == "You can’t pay 3 favours"
    assert say(why.market["lamp"], en(), NAMES) == "Not for sale"
    assert len({say(why.market["dates"], Words(language), NAMES) for language in LANGUAGES}) == len(LANGUAGES)
    assert "dates" not in why.prices


# --- stacks of which the top is for sale, sold by an effect of the row's own


def test_of_a_stack_the_top_is_for_sale() -> None:
    game = haggling()
    assert legal(game) == ["acquire lamp from stalls", "acquire mirror from stalls", "decline"]
    assert game.view(0).parts["rows"]["below"][1] == [1, 1, 1]
    game.play("acquire mirror from stalls")
    seat, there = game.view(0).seats[0], game.view(0).parts["rows"]
    assert (seat.spice, seat.discard, seat.top) == (0, [], [])
    assert game.view(0).parts["souk"] == {"favours": [3, 0, 0, 0], "charms": [["mirror"], [], [], []]}
    assert (there["below"][1], len(there["rest"][1]), there["lying"][1][0]) == ([1, 0, 1], 2, "lamp")


def test_a_stack_at_its_end_stays_where_it_is() -> None:
    game = haggling("rows: {stalls: {lying: [lamp, mirror, lamp]}}", 0)
    assert legal(game) == ["acquire lamp from stalls", "decline"]
    game.play("acquire lamp from stalls")
    assert laid(game, "stalls") == [None, "mirror", "lamp"]


# --- a row without refill, paid in persuasion, filled out of another, for some seats


def test_a_card_can_come_from_another_row() -> None:
    game = at("{row: [overthrow, host], imperium: [host], seats: {0: {hand: [host]}}}")
    game.play("agent host -> arrakeen")
    game.play("take host invite")
    game.play("aside overthrow")
    assert (laid(game, "annex"), game.view(0).table.row) == (["overthrow"], ["host", "host"])


@pytest.mark.parametrize(
    ("seat", "can"), [(0, ["buy host from annex", "buy prepare_the_way"]), (1, ["buy prepare_the_way"])]
)
def test_it_sells_for_persuasion_and_is_not_filled_again(seat: int, can: list[str]) -> None:
    game = at(
        f"{{rows: {{annex: {{lying: [host, overthrow]}}}}, turn: {seat}, seats: {{{seat}: {{hand: [host, peddler, convincing_argument]}}}}}}"
    )
    game.play("reveal")
    assert legal(game, "buy") == can
    if seat == 0:
        game.play("buy host from annex")
        me = game.view(0).seats[0]
        assert (me.persuasion, me.discard, laid(game, "annex")) == (3, ["host"], ["overthrow"])
    needs = why_not(game.view(seat)).market["overthrow"]
    assert needs.kind == ("price" if seat == 0 else "not_to_you")


def test_effects_that_acquire_a_card_look_for_its_cost_in_persuasion() -> None:
    text = "row: [host], rows: {annex: {lying: [host, overthrow]}, bazaar: {lying: [rugs]}}, phase: combat, conflict: skirmish_desert_mouse"
    for seat, can in (
        (0, ["acquire host", "acquire host from annex", "acquire prepare_the_way"]),
        (1, ["acquire host", "acquire prepare_the_way"]),
    ):
        game = at(f"{{{text}, first: 2, seats: {{{seat}: {{conflict: 1, intrigues: [impress]}}}}}}")
        game.play("play impress")
        assert legal(game) == can
        why = why_not(game.view(seat)).market
        assert say(why["rugs"], en(), NAMES) == "Not for sale"
        assert why["overthrow"].kind == ("not_to_you" if seat else "at_most")


# --- everything that looks at rows


def test_lines_name_the_row() -> None:
    game = revealed()
    assert str(next(move for move in game.moves if str(move) == "buy silk from bazaar"))
    game.play("buy sil from baz")
    assert souk(game.state).favours[1] == 1
    with pytest.raises(
        UnreadableMove, match=r"nothing here is called 'bazar'; the move is written: buy <card> \[aside"
    ):
        game.play("buy silk from bazar")


def test_it_can_be_stored_seen_sampled_and_numbered() -> None:
    for game in (revealed(), haggling()):
        stored = Game.from_json(game.to_json())
        assert stored == game and stored.digest() == game.digest() and stored.legal == game.legal
        seat = game.decider
        assert game.sample(seat, 3).view(seat) == game.view(seat)
        numbers = Numbering(game.state.content)
        assert [numbers.move(numbers.number(move)) for move in game.legal] == list(game.legal)
        before = game.copy()
        game.play(game.legal[0])
        assert before == stored


@pytest.mark.parametrize(
    ("was", "then", "wrong"),
    [
        ('"below": [[], [1, 1, 1], []]', '"below": [[], [1, 1], []]', "rows: stalls has 3 stacks"),
        (
            '"below": [[], [1, 1, 1], []]',
            '"below": [[], [3, 1, 1], []]',
            "under the stacks of stalls lie more cards",
        ),
        ('"below": [[], [1, 1, 1], []]', '"below": [[1], [1, 1, 1], []]', "bazaar has no stacks"),
        ('"below": [[], [1, 1, 1], []]', '"below": [[], [1, 1, 1]]', "2 entries stand where 3 belong"),
    ],
)
def test_what_can_not_be_is_refused(was: str, then: str, wrong: str) -> None:
    text = at(f"{{{STALLS}, seats: {{0: {{hand: [peddler]}}}}}}").to_json()
    assert was in text, text
    with pytest.raises(StateError, match=wrong):
        Game.from_json(text.replace(was, then))


def test_positions_say_them() -> None:
    content = catalog.content(BOX)
    text = write_position(read_position(read_yaml(f"{{{STALLS}}}", "position"), content))
    again = read_position(read_yaml(text, "position"), content)
    assert "stalls" in text and write_position(again) == text and rows.laid(again).below[1] == (1, 1, 1)
    for wrong, message in (
        ("{rows: {arcade: {}}}", "unknown key 'arcade'; known are: bazaar, stalls, annex"),
        ("{rows: {stalls: {lying: [lamp], below: [1, 0, 0]}}}", "lie more cards than its rest holds"),
        ("{rows: {stalls: {lying: [lamp, lamp, lamp, lamp]}}}", "stalls has 3 stacks"),
        ("{rows: {bazaar: {lying: [null]}}}", "a place of bazaar shows no card"),
        ("{rows: {bazaar: {lying: [silk, silk, silk, silk]}}}", "silk"),
    ):
        with pytest.raises(FileError, match=message):
            at(wrong)


def test_a_card_that_is_nowhere_is_missed() -> None:
    game = Game(Setup(seed=4, edition="uprising", modules=["souk"]))
    check_table(game.state)
    rows.dry_up(game.state)
    with pytest.raises(InvariantBroken, match=r"copies of .* exist, not"):
        check_table(game.state)


def test_it_is_told_in_every_language() -> None:
    game = revealed()
    move = next(int(move) for move in game.moves if str(move) == "buy silk from bazaar")
    silk = next(card for card in SOUK_MODULE.wares if card.id == "silk")
    assert en().move(game.state.content, move, NAMES) == "Acquire Silk (Bazaar)"
    first = en().rules(silk)[0]
    assert (first.box, first.text) == ("cost", "Bazaar: 2 favours")
    for say_it in (
        lambda words: words.move(game.state.content, move, NAMES),
        lambda words: words.rules(silk)[0].text,
    ):
        assert len({say_it(Words(language)) for language in LANGUAGES}) == len(LANGUAGES)


TWO_FAVOURS = {
    "word": "SpendFavours",
    "amount": 2,
    "glyphs": [{"is": "amount", "n": "2", "icons": ["influence"]}],
}


def test_the_page_is_told_of_them() -> None:
    game = revealed()
    bazaar, stalls, annex = rows_told(game.state, 1, en())
    assert (bazaar["id"], bazaar["name"], bazaar["rest"], bazaar["sells"]) == ("bazaar", "Bazaar", 3, True)
    assert bazaar["places"][0] == {
        "card": "silk", "below": 0, "costs": [TWO_FAVOURS], "price": "2 favours", "persuasion": None,
    }  # fmt: skip
    assert stalls["places"][0] == {"card": None, "below": 0, "costs": [], "price": "", "persuasion": None}
    assert (annex["places"], annex["sells"]) == ([], False)
    assert not rows_told(game.state, 0, en())[0]["sells"] and rows_told(game.state, None, en())[0]["sells"]
    move = next(int(move) for move in game.moves if str(move) == "buy silk from bazaar")
    assert trees(game.state, 1, move) == ([TWO_FAVOURS], [])
    # What refills it comes from the one door of chance, so a purchase can't be taken back.
    assert foresee(game.state, 1, move)[0]
    assert rows_told(Game(Setup()).state, 0, en()) == []
    told = rows_told(haggling().state, 0, en())[1]["places"]
    assert [(place["card"], place["below"], place["price"]) for place in told[:2]] == [
        ("lamp", 1, "1 spice"),
        ("mirror", 1, "3 spice"),
    ]


def test_the_terminal_shows_them() -> None:
    game = revealed(f"{ROWS[:-1]}, stalls: {{lying: [lamp], rest: [lamp]}}}}")
    told = " ".join(shown(market_panel(scene_of(game, seat=1), 100)).split())
    assert "2♥ Silk Bazaar" in told and "1∴ Lamp Stalls 2" in told, told


def test_bots_buy_there() -> None:
    bought = set()
    for seed in range(3):
        game = Game(Setup(seed=seed, edition="uprising", modules=["souk"]))
        chooser = random.Random(seed)
        bot = by_name("heuristic")
        while not game.over:
            move = decide(bot, game, chooser)
            bought.add(str(game.moves[game.legal.index(move)]).partition(" from ")[2])
            game.play(move)
    assert {"bazaar", "stalls"} <= bought


SCENARIO = f"""
- name: The bazaar sells for favours
  covers: [R-112]
  position: {{{ROWS}, turn: 1, {HAND}}}
  chance: [row dates]
  moves: [reveal, buy silk from bazaar]
  expect:
    rows: {{bazaar: {{lying: [dates, rugs], rest: [silk, rugs]}}, stalls: {{lying: [null, null, null]}}, annex: {{lying: []}}}}
    illegal: [buy dates from bazaar]
"""


def test_scenarios_name_them() -> None:
    for scenario in read_scenarios(SCENARIO, "here"):
        run_scenario(scenario, catalog.content(BOX))


def test_what_chance_gave_them_can_be_dictated_and_is_recorded() -> None:
    record = play_checked(Setup(seed=5, edition="base", modules=["souk"]), 5, True)
    turned = [line.text.removeprefix("row ") for line in record.lines if line.text.startswith("row ")]
    assert set(turned[5:7]) <= {"silk", "rugs", "dates"} and set(turned[7:10]) <= {"mirror", "lamp"}


# --- whole games


@pytest.mark.parametrize("seed", range(8))
def test_whole_games_with_them_are_sound(seed: int) -> None:
    edition = ("uprising", "base")[seed % 2]
    players = 1 + seed % 4 if edition == "uprising" else 2 + seed % 3
    record = play_checked(
        Setup(players=players, seed=seed, edition=edition, modules=["souk"]), seed, seed < 2
    )
    assert record.moves


def test_they_really_come_into_play() -> None:
    """Random games buy in every one of them."""
    seen = set()
    for seed in range(10):
        game = Game(Setup(seed=seed, edition="uprising", modules=["souk"]))
        chooser = random.Random(seed)
        while not game.over:
            move = chooser.choice(game.moves)
            seen.add(str(move).partition(" from ")[2])
            game.play(move)
    assert {"bazaar", "stalls", "annex"} <= seen
