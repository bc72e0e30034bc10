"""What comes from another component than its own, reactions, and abilities at any moment of one's turn: the cards of
tests/toy/reactions.py plug in without an edit in the core."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from kanly import Game, IllegalMove, KanlyError, Setup, catalog
from kanly.arena.invariants import play_checked
from kanly.bots import SeatHandle
from kanly.bots.heuristic import often
from kanly.bots.heuristic.choose import HeuristicBot
from kanly.bots.heuristic.judge import Judge
from kanly.effects import (
    AtAnyMoment,
    Faction,
    On,
    Once,
    Prescience,
    Trait,
    Trigger,
    pay,
    solari,
    spice,
    water,
)
from kanly.engine import events, flow, giving, influence
from kanly.engine import spent as spending
from kanly.engine.codes import ON_WON, STEP_APPLY
from kanly.engine.reactions import fire
from kanly.engine.spent import SPENT
from kanly.engine.traits import register_trait
from kanly.engine.triggers import TRIGGERS, register_trigger
from kanly.notation.moves import write
from kanly.notation.numbering import Numbering
from kanly.notation.position import describe, read_position
from kanly.notation.rows import read_yaml
from kanly.notation.scenario import read_scenarios, run_scenario
from kanly.server.asking import tell
from kanly.setup import Box
from kanly.text import LANGUAGES, Words, tables
from kanly.text.questions import Moment
from tests.toy.plugging import modules_plugged_in
from tests.toy.reactions import COPIED, MASQUERADE, reacting

BOX = Box("uprising", ("masquerade",))


@pytest.fixture(autouse=True)
def plugged_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The module is there for one test and gone after it."""
    with modules_plugged_in(monkeypatch, MASQUERADE):
        yield


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
        "Mimic: which of these?",
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


# --- what reacts


def test_a_card_in_play_reacts_once_a_turn_and_each_copy_does() -> None:
    game = at("{seats: {0: {hand: [quartermaster], play: [drillmaster, drillmaster], solari: 1}}}")
    game.play("agent quartermaster -> arrakeen")
    assert spent(game)["turn"][0] == ["drillmaster solari", "drillmaster solari"]
    game.play("take quartermaster pay")
    assert (game.view(0).seats[0].solari, spent(game)["turn"][0].count("drillmaster solari")) == (2, 2)
    game.play("end")
    assert spent(game)["turn"][0] == []


def test_what_reacts_once_a_round_waits_for_the_next() -> None:
    game = at(
        "{seats: {0: {hand: [dagger], play: [patron], deck: [dagger, dagger], on: [arrakeen], agents: 1}}}"
    )
    content, state = game.state.content, game.state
    for _ in range(2):
        influence.gain(state, 0, content.faction_ids.index("guild"), 1)
    patron = content.node_names["patron draw"]
    assert [step[3] for step in state.stack].count(patron) == 1
    influence.gain(state, 1, content.faction_ids.index("guild"), 1)
    assert [step[3] for step in state.stack].count(patron) == 1
    spending.begin_turn(state)
    assert spent(game)["round"][0] == ["patron draw"]
    spending.begin_round(state)
    influence.gain(state, 0, content.faction_ids.index("fremen"), 1)
    assert spent(game)["round"][0] == []
    influence.gain(state, 0, content.faction_ids.index("emperor"), 1)
    assert spent(game)["round"][0] == ["patron draw"]


def test_influence_that_something_reacts_to_is_not_taken_unasked() -> None:
    plain = at("{seats: {0: {hand: [dagger], play: [broker]}}}")
    waits = at("{seats: {0: {hand: [quartermaster], play: [patron]}}}")
    spends = at("{seats: {0: {hand: [quartermaster], play: [patron], used_this_round: [patron draw]}}}")
    for game, card, asked in (
        (plain, "dagger", False),
        (waits, "quartermaster", True),
        (spends, "quartermaster", False),
    ):
        space = "assembly_hall" if card == "dagger" else "dutiful_service"
        game.play(f"agent {card} -> {space}")
        assert any("influence" in move for move in legal(game)) == asked


def test_a_trigger_of_ones_own_is_heard_where_it_is_named() -> None:
    game = at(
        "{seats: {0: {hand: [mimic, broker], play: [understudy, understudy], solari: 1, deck: [dagger], garrison: 3}}}"
    )
    game.play("reveal")
    game.play("take mimic copy_box")
    assert game.view(0).seats[0].garrison == 5


def test_things_react_in_a_place_that_a_module_brings() -> None:
    game = at(
        "{seats: {0: {hand: [mimic, broker], discard: [understudy, drillmaster], solari: 1, deck: [dagger], garrison: 3}}}"
    )
    copied = TRIGGERS[COPIED].number
    assert [place.name for place in game.state.content.heard_by[copied]] == ["wings", "cards in play"]
    assert catalog.content("uprising").heard_by[copied] == []
    game.play("reveal")
    game.play("take mimic copy_box")
    # The Understudy has recruited from there; the Drillmaster, which has to be in play, did not react to that.
    assert (game.view(0).seats[0].garrison, game.view(0).seats[0].solari) == (4, 1)


def test_what_reacts_to_a_purchase_does_so_at_once_and_to_the_card_that_it_names() -> None:
    game = at(
        "{row: [mimic, broker, spy_network, paracompass, steersman],"
        " seats: {0: {hand: [diplomacy, convincing_argument, convincing_argument, convincing_argument], play: [auctioneer], solari: 1}}}"
    )
    game.play("reveal")
    game.play("buy broker")
    assert not any("auctioneer" in move for move in legal(game))
    game.play("buy mimic")
    assert legal(game) == ["choose auctioneer pay", "decline"]
    question = Words("en").asked(Moment.of(game.state, True))
    assert question.component == game.state.content.component_index["masquerade/imperium/auctioneer"]
    game.play("choose auctioneer pay")
    assert (game.view(0).seats[0].solari, game.view(0).seats[0].spice) == (0, 1)


def test_a_plot_lies_face_up_until_its_moment_comes_once() -> None:
    game = at(
        "{seats: {0: {hand: [quartermaster, dagger], play: [quartermaster], intrigues: [levy], solari: 2, deck: [dagger]}}}"
    )
    game.play("play levy")
    assert (game.view(0).seats[0].waiting, game.view(0).seats[0].solari) == (["levy"], 2)
    assert Game.from_json(game.to_json()) == game
    game.play("take quartermaster pay")
    seat = game.view(0).seats[0]
    assert (seat.waiting, seat.solari, game.view(0).table.intrigue_discard) == ([], 3, ["levy"])
    game.play("agent quartermaster -> arrakeen")
    assert game.view(0).seats[0].solari == 3
    told = Words("en").rules(MASQUERADE.intrigue[0])
    assert [line.text for line in told] == ["Lies face up until you recruit troops; then gain 2 Solari."]


# --- at any moment of one's turn


USED = "{seats: {0: {leader: masquer, hand: [quartermaster, dagger], play: [turncoat, turncoat], solari: 2, spice: 2, deck: [dagger, dagger]}}}"


def test_an_ability_is_offered_before_the_agent_while_effects_are_due_and_on_a_reveal_turn() -> None:
    game = at(USED)
    assert {"take turncoat pay", "take masquer pay", "reveal"} <= set(legal(game))
    assert "take quartermaster pay" not in legal(game), "it is not in play yet"
    game.play("agent quartermaster -> arrakeen")
    assert {"take arrakeen draw", "take turncoat pay", "take masquer pay", "take quartermaster pay"} <= set(
        legal(game)
    )
    other = at(USED)
    other.play("reveal")
    assert {"take turncoat pay", "take masquer pay", "take quartermaster pay", "end"} <= set(legal(other))


def test_it_can_be_used_so_often_and_no_more() -> None:
    game = at(USED)
    game.play("take masquer pay")
    assert "take masquer pay" not in legal(game) and game.state.turn_space == -1
    game.play("reveal")
    game.play("take quartermaster pay")
    assert "take quartermaster pay" not in legal(game)
    assert spent(game)["turn"][0] == ["quartermaster pay"]
    # It leaves play when it is used, so the other copy may be used too, and then there is none.
    game.play("take turncoat pay")
    game.play("take turncoat pay")
    assert "take turncoat pay" not in legal(game)
    assert spent(game) == {
        "turn": [[], [], [], []],
        "round": [[], [], [], []],
        "game": [["masquer pay"], [], [], []],
    }
    assert [card for card in game.view(0).table.trashed] == ["turncoat", "turncoat"]


def test_it_is_told_as_what_may_be_done() -> None:
    game = at(USED)
    for language in LANGUAGES:
        words = Words(language)
        told = tell(game.sample(0, 1).state, 0, words, ["A", "B", "C", "D"])
        blocks = {block["key"]: block for block in told.blocks}
        assert {"leader masquer may", "card turncoat may"} <= set(blocks)
        assert not any(block["must"] for block in told.blocks)
        assert blocks["card turncoat may"]["source"]["name"] == words.name(MASQUERADE.imperium[-1])
        move = next(int(move) for move in game.moves if str(move) == "take turncoat pay")
        assert told.moves[move]["gives"] and told.moves[move]["costs"] and not told.moves[move]["ends"]


def test_mid_turn_it_is_stored_seen_sampled_and_laid_out() -> None:
    game = at(USED)
    game.play("take masquer pay")
    game.play("agent quartermaster -> arrakeen")
    game.play("take quartermaster pay")
    stored = Game.from_json(game.to_json())
    assert stored == game and stored.digest() == game.digest() and game.copy() == game
    assert '"masquerade/leaders/masquer' not in game.to_json() and '"masquer pay"' in game.to_json()
    sample = game.sample(1, 3)
    assert sample.view(1).parts["spent"] == game.view(1).parts["spent"] == spent(game)
    other = Game.from_json(game.to_json())
    spending.begin_turn(other.state)
    assert other != game and other.digest() != game.digest()
    position = describe(game.state)
    assert position["seats"][0]["used_this_game"] == ["masquer pay"]
    again = at("{seats: {0: {leader: masquer, hand: [dagger], used_this_game: [masquer pay], spice: 2}}}")
    assert "take masquer pay" not in legal(again)
    with pytest.raises(KanlyError, match="effect"):
        at("{seats: {0: {leader: masquer, used_this_game: [quartermaster pay]}}}")
    # Where nothing has a limit, nothing is remembered.
    assert SPENT.of(Game(Setup(edition="uprising", seed=1)).state) is None


def test_leaders_react_to_rounds_and_wins() -> None:
    c = catalog.content(BOX)
    game = Game(
        Setup(
            edition="uprising",
            modules=["masquerade"],
            seed=5,
            leaders=["masquer", "random", "random", "random"],
        )
    )
    assert game.view(0).seats[0].solari == 1
    game.state.winner = 0
    fire(game.state, 0, ON_WON, 1)
    fire(game.state, 1, ON_WON, 1)
    assert [c.nodes[step[3]].name for step in game.state.stack if step[0] == STEP_APPLY] == ["masquer water"]


@pytest.mark.parametrize(
    ("traits", "wrong"),
    [
        (
            (On(Trigger("unheard_of"), (solari(1),)),),
            "nobody says when 'unheard_of' has come; known triggers: .*acquired",
        ),
        ((On(Trigger.RECRUITED, (solari(1),), at_least=2),), "which counts nothing: it can't ask for 2"),
        (
            (On(Trigger.RECRUITED, (solari(1),), factions=(Faction.GUILD,)),),
            "which has to do with no faction",
        ),
        ((On(Trigger.RECRUITED, (solari(1),), of="dagger"),), "it can't name 'dagger'"),
        ((On(Trigger.RECRUITED, ()),), "and nothing comes of it"),
        ((On(Trigger.GAINED_SPICE, (spice(1),)),), "without a limit that goes on without end"),
        ((On(Trigger.RECRUITED, (solari(1),), once=Once.GAME),), "can't remember a whole game"),
        ((AtAnyMoment(()),), "can be used at any moment, and nothing comes of it"),
        ((AtAnyMoment((pay(solari(1), water(1)), water(1))),), "an arrow has to stand alone there"),
        ((Prescience(),), "only what reacts or can be used at any moment may stand here"),
    ],
)
def test_what_can_not_be_is_refused_by_name(traits: tuple[Trait, ...], wrong: str) -> None:
    module = replace(MASQUERADE, id="bad", imperium=(reacting("bad", "Bad", *traits),), leaders=())
    catalog.add_module("uprising", module)
    with pytest.raises(KanlyError, match=wrong):
        catalog.content(Box("uprising", ("bad",)))


def test_bots_value_what_a_card_does_in_play() -> None:
    """Two cards that differ by nothing else; and a trigger of which nobody says how often it comes is refused by name."""
    game = at("{seats: {0: {hand: [dagger]}}}")
    cards = Judge(game.view(0)).cards
    numbers = game.state.content.card_ids
    worth = {name: cards.use(numbers.index(name)) for name in ("quartermaster", "drillmaster", "understudy")}
    assert worth["drillmaster"] > worth["understudy"] and worth["quartermaster"] > 0
    assert often.missing() == []


def test_bots_use_what_can_be_used_and_acquire_what_reacts() -> None:
    """A whole game among bots, in which cards were bought that react, and did, and abilities were used."""
    game = Game(
        Setup(
            players=3,
            edition="base",
            modules=["masquerade"],
            seed=4,
            leaders=["masquer", "random", "random"],
        )
    )
    log: list[tuple[int, int, int, int, int, int]] = []
    events.listen(game.state, log)
    chooser, bot = random.Random(1), HeuristicBot()
    made = set()
    while not game.over:
        move = bot.choose(SeatHandle(game, chooser))
        made.add(write(game.state.content, move))
        game.play(move)
    assert "take masquer pay" in made
    nodes = game.state.content.nodes
    causes = {nodes[event[5]].name for event in log if event[5] >= 0}
    assert causes & {"drillmaster solari", "patron draw", "auctioneer pay.spice", "understudy recruit"}


def test_a_trigger_that_nobody_thought_of_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(often.OFTEN, TRIGGERS[COPIED].number)
    assert often.missing() == ["copied"]
    monkeypatch.delitem(tables.TRIGGERS, COPIED)
    assert tables.missing() == ["copied"]
    with pytest.raises(KanlyError, match="the trigger 'copied' is registered twice"):
        register_trigger(COPIED)


def spent(game: Game) -> dict[str, list[list[str]]]:
    found: dict[str, list[list[str]]] = game.view(0).parts["spent"]
    return found


SCENARIO = """
- name: A copy outlives the card that was copied
  covers: [R-060]
  position: {seats: {0: {hand: [mimic, broker, calculus_of_power], solari: 1, deck: [dagger]}}}
  moves: [reveal, take mimic copy_box, keep broker, take calculus_of_power pay, trash broker from play]
  expect:
    pool: ["mimic: broker pay_for_draw"]
    legal: ["take mimic: broker pay_for_draw"]
    illegal: [take broker pay_for_draw]
- name: An ability that was used is gone for the turn, and a card in play reacts to what it brought
  covers: [R-052]
  position: {seats: {0: {hand: [quartermaster], play: [drillmaster], solari: 1, deck: [dagger]}}}
  moves: [agent quartermaster -> arrakeen, take quartermaster pay]
  expect:
    seats: {0: {solari: 1}}
    legal: [take arrakeen draw]
    illegal: [take quartermaster pay]
- name: An ability that was used this round stays used in its next turn
  covers: [R-052]
  position: {seats: {0: {hand: [quartermaster], play: [turncoat], used_this_round: [turncoat pay], deck: [dagger]}}}
  moves: [agent quartermaster -> arrakeen]
  expect:
    legal: [take arrakeen draw]
    illegal: [take turncoat pay]
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


def test_an_ability_at_any_moment_is_no_trait_that_a_topic_could_bring() -> None:
    with pytest.raises(KanlyError, match="the trait AtAnyMoment is registered twice"):
        register_trait(AtAnyMoment, lambda trait, by, leader: None)
