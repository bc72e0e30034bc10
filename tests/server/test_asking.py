"""What the asked seat is told about its question: by what it is asked, what has to be done, what can't be taken back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kanly.engine import codes, flow, moves, tracks
from kanly.engine.codes import TRACE_AUTO
from kanly.engine.foresight import in_part
from kanly.engine.step import STEPS
from kanly.game import Game
from kanly.notation.moves import write
from kanly.notation.names import names_of
from kanly.notation.state import key_of, read_step
from kanly.reasons import chip, why_not
from kanly.server import asking, telling
from kanly.server.store import Store
from kanly.server.trees import of_node
from kanly.setup import Setup
from kanly.text import Words
from kanly.text.bundle import LANGUAGES
from kanly.text.questions import Moment
from kanly.view import sample

from ..modes import KINDS, deal
from .test_situation import play, table

EN = Words("en")
NAMES = ["Ada", "Bob", "Cleo", "Dan", "Eve", "Finn"]
# Questions of the rules themselves: no component asks them.
RULES = (codes.STEP_LEADER, codes.STEP_TURN, codes.STEP_REVEAL, codes.STEP_ENDGAME)


def tell(game: Game, words: Words = EN, seed: int = 0) -> asking.Told:
    return asking.tell(sample(game.view(game.decider), seed), game.decider, words, NAMES)


def bar(move: dict[str, Any] | str) -> bool:
    text = move if isinstance(move, str) else str(move["move"])
    return text.split()[0] in ("agent", "reveal", "pass", "end", "decline")


@pytest.mark.parametrize("kind", KINDS)
def test_every_question_says_what_is_asked_and_by_what(kind: str) -> None:
    random = Random(kind)
    languages = [Words(language) for language in LANGUAGES]
    game = Game(deal(kind, 5, "choose" if "solo" not in kind else "random"))
    while not game.over:
        s, seat = game.state, game.decider
        words = languages[game.number % len(languages)]
        told = tell(game, words)
        asked, step = told.asked, s.stack[-1]
        assert asked is not None and asked["title"] and asked["about"] and told.line
        assert not asked["title"].endswith(".") and asked["about"][0] == asked["about"][0].upper()
        if step[0] in RULES:
            assert asked["by"] is None
        else:
            assert asked["by"] is not None, STEPS[step[0]].name
            named = NAMES[step[1]] if step[1] != seat else asked["by"]["name"]
            assert named.casefold() in asked["about"].casefold()
        check_blocks(told, [write(s.content, move) for move in game.legal])
        game.play(random.choice(game.legal))


def check_blocks(told: asking.Told, legal: list[str]) -> None:
    """All moves but those of the bar stand in one block each, what has to be done first and Intrigue cards last."""
    placed = [move for block in told.blocks for move in block["moves"]]
    assert sorted(placed) == sorted(move for move in legal if not bar(move))
    musts = [block["must"] for block in told.blocks]
    assert musts == sorted(musts, reverse=True)
    keys = [block["key"] for block in told.blocks]
    assert len(set(keys)) == len(keys) and "intrigue" not in keys[:-1]
    more = dict(zip(legal, told.moves.values(), strict=True))
    for block in told.blocks:
        assert block["kind"] and block["sentence"]
        assert block["must"] == any(more[move]["must"] for move in block["moves"])
        if block["key"] not in ("intrigue", "buy"):
            assert block["source"] == more[block["moves"][0]]["source"]
    # Where something has to be done there is no way round it.
    if any(move.split()[0] in ("end", "pass", "decline") for move in legal):
        assert not any(musts)


@pytest.mark.parametrize("kind", KINDS)
def test_what_shows_something_or_ends_a_turn_is_told_from_the_view_alone(kind: str) -> None:
    """The flags of each move are what playing it does, and the same however all that is hidden lies."""
    random = Random(kind)
    game = Game(deal(kind, 7))
    seen = {"final": 0, "ends": 0, "neither": 0}
    while not game.over:
        seat, number = game.decider, game.number
        told = tell(game).moves
        if random.random() < 0.25:
            for seed in (1, 2):
                other = tell(game, seed=seed).moves
                for move, more in told.items():
                    for flag in ("final", "ends", "deploys"):
                        assert other[move].get(flag) == more.get(flag)
            own = in_part(game.state, seat)
            for move in game.legal:
                after = game.copy()
                after.state.trace = []
                after.play(move)
                final = after.state.horizon >= number or after.over
                closed = [
                    moves.kind_of(value)
                    for what, who, value in after.state.trace or ()
                    if what == TRACE_AUTO and who == seat
                ]
                closes = moves.kind_of(move) in (moves.END, moves.PASS)
                ends = own and not closes and (moves.END in closed or moves.PASS in closed)
                assert told[move]["final"] == final, write(game.state.content, move)
                # On a Reveal turn the card that chance gives may be of use or not, so that nobody can say it before.
                if not (final and game.state.turn_kind == codes.TURN_REVEAL):
                    assert told[move]["ends"] == ends, write(game.state.content, move)
                assert told[move]["ends"] or not ends, write(game.state.content, move)
                most = [moves.first(next) for next in after.legal if moves.kind_of(next) == moves.DEPLOY]
                if moves.kind_of(move) == moves.AGENT and after.decider == seat:
                    right = after.state.stack[-1][0] == codes.STEP_AGENT
                    assert told[move]["deploys"] == (max(most, default=0) if right else 0)
                seen["final"] += final
                seen["ends"] += ends
                seen["neither"] += not final and not ends
        game.play(random.choice(game.legal))
    assert min(seen.values()) > 0


@pytest.mark.parametrize("kind", ["base", "choam", "mixed solo"])
def test_a_game_is_dealt_alike_with_its_state_at_hand(kind: str) -> None:
    random = Random(kind)
    game = Game(deal(kind, 3))
    while not game.over:
        if random.random() < 0.2:
            view = game.view(game.decider)
            assert key_of(sample(view, 9)) == key_of(sample(view, 9, game.state))
        game.play(random.choice(game.legal))


def test_only_the_asked_seat_is_told_so_much(file_store: Store) -> None:
    hosted = table(file_store, "uprising")
    random = Random(1)
    for _ in range(30):
        for seat in (None, 0, 1, 2, 3):
            told = telling.situation(hosted, seat, EN)
            asked = seat == hosted.game.decider
            assert (told["asked"] is not None, bool(told["moves"])) == (asked, asked)
            assert asked or (told["blocks"] == [] and told["chips"] == {"spaces": {}})
            assert told["prompt"]
            for move in told["moves"]:
                assert {"source", "must", "costs", "gives", "final", "ends"} <= set(move)
        play(file_store, hosted, random)


# --- cases


def turn_of(hand: list[str], leader: str = "", **more: Any) -> Game:
    """A turn of the first seat with these cards in hand, rich and with Influence everywhere."""
    game = Game(Setup(**{"players": 4, "leaders": ["random"], "seed": 4, **more}))
    while game.state.stack[-1][0] != codes.STEP_TURN:
        game.play(game.legal[0])
    s, seat = game.state, game.decider
    me = s.seats[seat]
    me.hand = [s.content.card_ids.index(card) for card in hand]
    me.solari = me.spice = me.water = 9
    if leader:
        me.leader = s.content.leader_ids.index(leader)
        track = tracks.of_leader(s.content, me.leader)
        if track != codes.NONE:
            tracks.begin(s, seat, track)
    flow.relist(s)
    return game


def go(game: Game, *wanted: str) -> None:
    """Play the first legal move that begins so."""
    for text in wanted:
        game.play(next(str(move) for move in game.moves if str(move).startswith(text)))


def about(game: Game) -> tuple[str, str]:
    asked = tell(game).asked
    assert asked is not None
    return asked["title"], asked["about"]


def test_a_discard_names_the_card_that_wants_it() -> None:
    game = turn_of(["test_of_humanity"], edition="base")
    seat = game.decider
    go(game, "agent test_of_humanity -> ", "take test_of_humanity")
    assert game.decider != seat
    assert about(game) == ("Discard a card", "Test of Humanity: which card do you discard?")
    told = tell(game)
    assert told.line == "Discard a card: Test of Humanity"
    assert told.asked is not None and told.asked["by"] == {
        "kind": "card", "id": "test_of_humanity", "name": "Test of Humanity",
    }  # fmt: skip
    assert [(block["key"], block["must"]) for block in told.blocks] == [("question", True)]


def test_a_combat_without_a_card_to_play_says_to_pass() -> None:
    random, told = Random(3), set()
    game = Game(Setup(players=4, leaders=["random"], seed=3))
    while not game.over and len(told) < 2:
        if game.state.stack[-1][0] == codes.STEP_COMBAT:
            passes = [str(move) for move in game.moves] == ["pass"]
            can = "no Intrigue card can be played, so pass" if passes else "play an Intrigue card or pass"
            assert about(game)[1].endswith(f": {can}")
            told.add(passes)
        game.play(random.choice(list(game.legal)))
    assert told == {True, False}


def test_the_training_asks_for_its_next_stop() -> None:
    game = turn_of(["signet_ring"], "feyd_rautha_harkonnen", edition="uprising")
    go(game, "agent signet_ring -> ")
    while game.state.stack[-1][0] != codes.STEP_SPECIAL:
        go(game, "take feyd_rautha_harkonnen" if "take feyd" in " ".join(map(str, game.moves)) else "take")
    assert about(game) == ("Pick the next stop", "Feyd-Rautha Harkonnen: pick the next stop of the training")
    assert all(more["gives"] for more in tell(game).moves.values())


def test_a_mandatory_effect_without_a_choice_is_a_block_of_its_own() -> None:
    game = turn_of(["dagger", "reconnaissance"], edition="base")
    go(game, "agent reconnaissance -> arrakeen")
    first, *others = tell(game).blocks
    assert (first["must"], first["moves"], first["source"]["id"]) == (
        True,
        ["take arrakeen draw"],
        "arrakeen",
    )
    assert (first["kind"], first["sentence"]) == ("space", "draw 1 card")
    assert [block["key"] for block in others] == ["deploy"] and not others[0]["must"]
    assert others[0]["source"]["kind"] == "conflict" and len(others[0]["moves"]) > 1
    draw = tell(game).moves[next(iter(game.legal))]
    assert draw["final"] and not draw["costs"] and draw["gives"] == [{"word": "Draw", "cards": 1}]
    assert about(game) == ("Your Agent turn", "Reconnaissance → Arrakeen")


def test_an_arrow_tells_what_it_costs_and_what_it_buys() -> None:
    game = turn_of(["duncan_idaho"], edition="base")
    go(game, "agent duncan_idaho -> arrakeen")
    told = next(more for move, more in tell(game).moves.items() if "pay" in write(game.state.content, move))
    assert told["costs"] == [{"word": "Spend", "resource": "water", "amount": 1}]
    assert [effect["word"] for effect in told["gives"]] == ["Recruit", "Draw"]
    assert not told["must"] and told["source"]["id"] == "duncan_idaho"


def test_the_last_effect_of_a_turn_says_that_it_ends_it() -> None:
    game = turn_of(["dagger", "diplomacy"], edition="base")
    seat = game.state.seats[game.decider]
    seat.intrigues, seat.garrison, seat.supply = (), 0, 0
    flow.relist(game.state)
    told = tell(game).moves
    ending = [write(game.state.content, move) for move, more in told.items() if more["ends"]]
    assert ending and all(move.startswith("agent") or move == "reveal" for move in ending)


def test_moves_without_contracts_draw_none() -> None:
    random = Random(2)
    game = Game(Setup(players=4, edition="uprising", leaders=["random"], seed=2))
    while not game.over:
        for more in tell(game).moves.values():
            assert "TakeContract" not in str(more)
        game.play(random.choice(game.legal))


@pytest.mark.parametrize(("modules", "drawn"), [([], False), (["choam"], True)])
def test_an_effect_draws_contracts_only_where_there_are_some(modules: list[str], drawn: bool) -> None:
    """Every effect of the box, also those that seldom leave a choice."""
    content = Game(Setup(players=4, edition="uprising", modules=modules, seed=2)).state.content
    found = "".join(str(of_node(content, node, -1)) for node in range(len(content.nodes)))
    assert ("TakeContract" in found) == drawn


@pytest.mark.parametrize(
    ("language", "water", "solari"),
    [
        ("en", "1 water short", "2 Solari short"),
        ("uk", "ще 1 вода", "ще 2 солярії"),
        ("ru", "ещё 1 вода", "ещё 2 солярия"),
        ("bg", "още 1 вода", "още 2 солари"),
    ],
)
def test_chips_say_why_not_in_two_words(language: str, water: str, solari: str) -> None:
    game = turn_of(["dagger", "dune_the_desert_planet", "diplomacy"], edition="base")
    me = game.state.seats[game.decider]
    me.water, me.solari, me.spice = 0, 0, 0
    flow.relist(game.state)
    words = Words(language)
    spaces = why_not(game.view(game.decider)).spaces
    assert chip(spaces["hagga_basin"], words) == water
    me.solari = 3
    flow.relist(game.state)
    assert chip(why_not(game.view(game.decider)).spaces["high_council"], words) == solari
    shorts = {chip(reason, words) for reason in spaces.values()}
    assert all(len(short) <= 18 for short in shorts)


def test_steps_of_older_games_are_still_read() -> None:
    content = Game(Setup(players=3, edition="base", seed=1)).state.content
    names = names_of(content)
    for entry in (
        ["acquire", 0, 0, 3, 1],
        ["retreat", 0, 0, 3, 2],
        ["discard", 0, 0, 1, None],
        ["deploy", 0, 0, 2, 0],
    ):
        step = read_step(names, entry, 3, "stack")
        asked = EN.asked(Moment(content, step, codes.NONE, codes.NONE, codes.NONE, codes.NONE))
        assert asked.title and asked.about and asked.component == codes.NONE
