"""What comes from another component than its own, reactions, and abilities at any moment of one's turn: the cards of
tests/toy/reactions.py plug in without an edit in the core."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kanly import Game, IllegalMove, KanlyError, Setup, catalog
from kanly.arena.invariants import play_checked
from kanly.engine import events, flow, giving
from kanly.notation.numbering import Numbering
from kanly.notation.position import read_position
from kanly.notation.rows import read_yaml
from kanly.notation.scenario import read_scenarios, run_scenario
from kanly.server.asking import tell
from kanly.setup import Box
from kanly.text import LANGUAGES, Words, add_locales
from kanly.text import bundle as bundles
from kanly.text.questions import Moment
from tests.toy import LOCALES
from tests.toy.reactions import MASQUERADE

BOX = Box("uprising", ("masquerade",))


@pytest.fixture(autouse=True)
def plugged_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The module is there for one test and gone after it."""
    monkeypatch.setattr(catalog, "EDITIONS", dict(catalog.EDITIONS))
    monkeypatch.setattr(bundles, "ADDED", [])
    catalog.add_module("uprising", MASQUERADE)
    catalog.add_module("base", MASQUERADE)
    add_locales(LOCALES)
    yield
    monkeypatch.undo()
    catalog.forget()
    bundles.bundle.cache_clear()


def at(text: str, box: Box = BOX) -> Game:
    state = read_position(read_yaml(text, "position"), catalog.content(box))
    flow.advance(state)
    return Game.of(state)


def legal(game: Game) -> list[str]:
    return sorted(map(str, game.moves))


# --- what another component gives

REVEALED = "{seats: {0: {hand: [mimic, broker, dagger], solari: 2, deck: [dagger, dagger, dagger]}}}"


def copied() -> Game:
    """The Mimic has copied the Reveal box of the Broker beside it."""
    game = at(REVEALED)
    game.play("reveal")
    game.play("take mimic copy_box")
    return game


def test_a_copy_is_due_beside_what_it_is_a_copy_of() -> None:
    game = copied()
    assert game.view(0).table.pool == ["broker pay_for_draw", "mimic: broker pay_for_draw"]
    assert {"take broker pay_for_draw", "take mimic: broker pay_for_draw"} <= set(legal(game))
    game.play("take mimic: broker pay_for_draw")
    assert game.view(0).table.pool == ["broker pay_for_draw"] and game.state.seats[0].solari == 1


def test_a_line_may_be_shortened_as_ever() -> None:
    game = copied()
    game.play("take mim bro pay")
    assert game.view(0).table.pool == ["broker pay_for_draw"]
    with pytest.raises(IllegalMove, match=r"legal are: .*take broker pay_for_draw"):
        game.play("take mimic: broker pay_for_draw")


@pytest.mark.parametrize(
    ("gone", "left"), [("broker", "mimic: broker pay_for_draw"), ("mimic", "broker pay_for_draw")]
)
def test_what_is_trashed_takes_its_own_effects_with_it_and_no_others(gone: str, left: str) -> None:
    game = at(REVEALED.replace("dagger],", "calculus_of_power],"))
    game.play("reveal")
    game.play("take mimic copy_box")
    game.play("keep broker")
    game.play("take calculus_of_power pay")
    game.play(f"trash {gone} from play")
    assert game.view(0).table.pool == [left]


def test_this_card_is_the_one_that_copies() -> None:
    game = at("{seats: {0: {hand: [mimic], play: [broker]}}}")
    game.play("agent mimic -> arrakeen")
    game.play("take mimic copy_box")
    game.play("take mimic: broker choose")
    question = Words("en").asked(Moment.of(game.state, True))
    assert (question.about, legal(game)) == (
        "Mimic: choose one",
        ["choose mimic: broker pay_for_spice", "choose mimic: broker solari"],
    )
    assert Game.from_json(game.to_json()) == game and game.sample(0, 1).view(0).stack == game.view(0).stack
    game.play("choose mimic: broker pay_for_spice")
    seat = game.view(0).seats[0]
    assert (seat.play, seat.spice, game.view(0).table.trashed) == (["broker"], 2, ["mimic"])


def test_a_ring_that_is_copied_uses_the_ability_a_second_time_on_account_of_the_copy() -> None:
    game = at("{seats: {0: {leader: lady_jessica, hand: [mimic], play: [signet_ring], supply: 5}}}")
    game.play("agent mimic -> arrakeen")
    game.play("take mimic copy_box_agent")
    pool = game.view(0).table.pool
    assert [name for name in pool if name.startswith("mimic: ")] == ["mimic: lady_jessica pay"], pool


def test_it_can_be_stored_seen_sampled_and_numbered() -> None:
    game = copied()
    stored = Game.from_json(game.to_json())
    assert stored == game and stored.digest() == game.digest()
    assert '"masquerade/imperium/mimic: broker pay_2"' in game.to_json()
    assert game.sample(0, 3).view(0).table.pool == game.view(0).table.pool
    numbers = Numbering(game.state.content)
    assert [numbers.move(numbers.number(move)) for move in game.legal] == list(game.legal)
    # Where nobody gives what is another's, there is nothing but what is printed.
    assert not catalog.content("uprising").given


def test_it_is_told_whose_copy_it_is() -> None:
    game = copied()
    move = next(int(move) for move in game.moves if str(move) == "take mimic: broker pay_for_draw")
    for language in LANGUAGES:
        words = Words(language)
        cards = [words.name(card) for card in MASQUERADE.imperium]
        said = words.move(game.state.content, move, ["A", "B", "C", "D"])
        assert said.startswith(f"{cards[0]} ({cards[1]}): ")
        blocks = tell(game.sample(0, 1).state, 0, words, ["A", "B", "C", "D"]).blocks
        assert {block["key"] for block in blocks} >= {"card mimic may", "card broker may"}
        source = next(block["source"] for block in blocks if block["key"] == "card mimic may")
        assert source == {"kind": "card", "id": "mimic", "name": cards[0]}
    log: list[tuple[int, int, int, int, int, int]] = []
    events.listen(game.state, log)
    game.play("take mimic: broker pay_for_draw")
    told = [Words("en").event(game.state.content, event, 0, ["A", "B", "C", "D"]) for event in log]
    assert told == ["A pays 1 Solari (Mimic)", "A reveals Dagger"]


def test_only_those_whose_words_say_so_give_what_is_not_theirs() -> None:
    game = copied()
    c = game.state.content
    with pytest.raises(
        KanlyError, match=r"broker gives 'mimic copy_box_agent', and its words don't say that it can"
    ):
        giving.given_by(
            c, c.component_index["masquerade/imperium/broker"], c.card_agent[c.card_ids.index("mimic")]
        )


SCENARIO = """
- name: A copy outlives the card that was copied
  covers: [R-060]
  position: {seats: {0: {hand: [mimic, broker, calculus_of_power], solari: 1, deck: [dagger]}}}
  moves: [reveal, take mimic copy_box, keep broker, take calculus_of_power pay, trash broker from play]
  expect:
    pool: ["mimic: broker pay_for_draw"]
    legal: ["take mimic: broker pay_for_draw"]
    illegal: [take broker pay_for_draw]
"""


def test_scenarios_name_them() -> None:
    for scenario in read_scenarios(SCENARIO, "here"):
        run_scenario(scenario, catalog.content(BOX))


# --- whole games


@pytest.mark.parametrize("seed", range(8))
def test_whole_games_with_it_are_sound(seed: int) -> None:
    edition = ("uprising", "base")[seed % 2]
    players = 1 + seed % 4 if edition == "uprising" else 2 + seed % 3
    record = play_checked(
        Setup(players=players, seed=seed, edition=edition, modules=["masquerade"]), seed, seed < 2
    )
    assert record.moves
