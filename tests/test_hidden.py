"""What a seat can't know: pairs of games that differ only in what is hidden from a viewer must look the same to it.

Two samples of one view are played side by side with the same moves. As long as nothing hidden is laid open, the viewer
must see the same events, be asked the same things at the same decision numbers, and have the same view.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from kanly import Game, Setup, catalog
from kanly.engine import codes, flow
from kanly.engine.errors import ChanceError
from kanly.engine.events import listen
from kanly.engine.state import Event, Script, State
from kanly.engine.step import STEPS
from kanly.notation.position import read_position
from kanly.notation.rows import read_yaml
from kanly.topics.opponents.kinds import EV_HAGAL, EV_HAGAL_SWORDS, EV_ROW_DICE, EV_SPEND_INTRIGUE
from kanly.view import build_view, sample
from tests.modes import KINDS, MODES, OPPONENTS, deal

# Another number would do as well: both games of a pair need the same chance, so that only hidden cards tell them apart.
SAME_CHANCE = 12_345_678_901_234_567
MOVES_TOGETHER = 60
Seen = tuple[int, int, int | None, int, int]


def at(text: str, edition: str = "base") -> Game:
    """The game that a position describes, at its first decision."""
    state = read_position(read_yaml(text, "position"), catalog.content(edition))
    flow.advance(state)
    return Game.of(state)


def moments(kind: str, first: int, last: int, every: int) -> Iterator[tuple[Game, random.Random]]:
    """Random games, stopped every so many decisions."""
    for seed in range(first, last):
        game = Game(deal(kind, seed, "choose" if seed % 5 == 0 else "random"))
        chooser = random.Random(seed)
        while not game.over:
            if game.number % every == seed % every:
                yield game, chooser
            game.play(chooser.choice(game.legal))


def as_seen(event: Event, viewer: int | None) -> Seen:
    code, seat, a, b, mask, cause = event
    known = mask == -1 or (viewer is not None and bool(mask >> viewer & 1))
    return (code, seat, a if known else None, b, cause)


def lays_open(one: Seen | None, two: Seen | None, viewer: int | None) -> bool:
    """Whether two different events are those of a card or token that the rules turn up, or of the viewer's own draw."""
    if one is None or two is None:
        # One hand has nothing to send an Agent with, so it is revealed at once.
        return codes.EV_REVEAL in [event[0] for event in (one, two) if event is not None]
    if one[:2] != two[:2]:
        return codes.EV_REVEAL in (one[0], two[0])
    if one[0] in (codes.EV_INTRIGUE, codes.EV_STEAL):
        return one[1] == viewer
    if one[0] == codes.EV_TRASH:
        return one[3] == codes.TOP_OF_DECK
    return one[0] in (
        codes.EV_REVEAL, codes.EV_TOKENS, codes.EV_DISCARD, codes.EV_TRASH_INTRIGUE, EV_SPEND_INTRIGUE,
    )  # fmt: skip


def first_difference(one: list[Seen], two: list[Seen]) -> tuple[Seen | None, Seen | None]:
    place = 0
    while place < min(len(one), len(two)) and one[place] == two[place]:
        place += 1
    return (one[place] if place < len(one) else None, two[place] if place < len(two) else None)


def play_side_by_side(game: Game, viewer: int | None, chooser: random.Random) -> int:
    """Play two samples of the viewer's view with the same moves; how many decisions they looked the same."""
    view = build_view(game.state, viewer)
    worlds = [sample(view, 1), sample(view, 2)]
    for world in worlds:
        world.rng = SAME_CHANCE
    same = 0
    while same < MOVES_TOGETHER and not flow.is_over(worlds[0]):
        if flow.decider(worlds[0]) == viewer:
            assert worlds[0].options == worlds[1].options
        common = [move for move in worlds[0].options if move in worlds[1].options]
        if not common:
            return same
        move = chooser.choice(common)
        seen = [play_and_watch(world, move, viewer) for world in worlds]
        if seen[0] != seen[1]:
            one, two = first_difference(seen[0], seen[1])
            assert lays_open(one, two, viewer), (one, two)
            return same
        assert build_view(worlds[0], viewer) == build_view(worlds[1], viewer)
        same += 1
    return same


def play_and_watch(world: State, move: int, viewer: int | None) -> list[Seen]:
    log: list[Event] = []
    listen(world, log)
    flow.play(world, move)
    return [as_seen(event, viewer) for event in log]


def compare(kind: str, first: int, last: int, every: int) -> int:
    """How many decisions were compared."""
    compared = 0
    for game, chooser in moments(kind, first, last, every):
        viewer = chooser.choice([None, *range(game.people)])
        compared += play_side_by_side(game, viewer, chooser)
    return compared


@pytest.mark.parametrize("mode", MODES)
def test_hidden_cards_of_others_change_nothing_that_a_viewer_sees(mode: str) -> None:
    assert compare(mode, 0, 12, 40) > 900


@pytest.mark.parametrize("kind", OPPONENTS)
def test_hidden_cards_of_printed_opponents_change_nothing_that_a_viewer_sees(kind: str) -> None:
    assert compare(kind, 0, 6, 30) > 100


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_hidden_cards_of_others_change_nothing_in_more_games(mode: str) -> None:
    assert compare(mode, 100, 160, 30) > 4_000


@pytest.mark.parametrize("kind", KINDS)
def test_a_prompt_does_not_tell_what_its_seat_holds(kind: str) -> None:
    """Whoever is asked would be asked with any cards that a viewer thinks possible.

    The choice between Agent and Reveal turn is left out: whatever is answered there, or taken for the only answer,
    shows the card or the hand at once.
    """
    checked = 0
    for game, _ in moments(kind, 0, 8, 3):
        if game.decision.kind == "turn":
            continue
        for viewer in (None, *range(game.people)):
            if viewer == game.decider:
                continue
            world = sample(build_view(game.state, viewer), game.number)
            step = world.stack[-1]
            world.ask = False
            options = STEPS[step[0]].run(world, step)
            assert options and (len(options) > 1 or world.ask), game.decision
            checked += 1
    assert checked > (500 if kind in MODES else 50)


@pytest.mark.parametrize("kind", KINDS)
def test_no_viewer_sees_more_of_a_hand_than_another(kind: str) -> None:
    """Of hands, decks and their tops there are two kinds of knowledge, the owner's and everybody's."""
    for game, _ in moments(kind, 0, 6 if kind in MODES else 3, 10):
        views = [build_view(game.state, viewer) for viewer in (None, *range(game.people))]
        for seat in range(game.players):
            others = [view.seats[seat] for view in views if view.seat != seat]
            for key in ("hand", "hand_size", "deck", "deck_size", "hidden", "top", "tokens"):
                assert all(getattr(other, key) == getattr(others[0], key) for other in others), key


@pytest.mark.parametrize("kind", KINDS)
def test_a_spectator_gets_no_moves_and_no_intrigue_cards(kind: str) -> None:
    for game, _ in moments(kind, 0, 4 if kind in MODES else 2, 10):
        view = build_view(game.state, None)
        assert view.legal == []
        for seat, held in zip(view.seats, game.state.seats, strict=True):
            assert seat.intrigues == []
            assert seat.intrigue_count == len(held.intrigues)


def test_r_385_a_card_laid_openly_on_the_deck_stays_known_until_it_leaves_the_hand() -> None:
    game = at(
        "{row: [dr_yueh], seats: {0: {hand: [reconnaissance], deck: [dagger, dagger], spice: 2,"
        " intrigues: [bypass_protocol, ambush]}, 1: {hand: [dagger], intrigues: [ambush]}}}"
    )
    for move in ("play bypass_protocol", "choose bypass_protocol pay", "acquire dr_yueh"):
        game.play(move)
    assert build_view(game.state, 1).seats[0].top == ["dr_yueh"]
    game.play("agent reconnaissance -> arrakeen")
    game.play("take arrakeen draw")
    for viewer in (None, 1, 2, 3):
        shown = build_view(game.state, viewer).seats[0]
        assert (shown.top, shown.hand, shown.hand_size) == ([], ["dr_yueh"], 1)
        assert "dr_yueh" not in shown.hidden


def test_r_069_only_the_owner_sees_what_poison_snooper_shows() -> None:
    game = at("{seats: {0: {hand: [dagger], deck: [diplomacy, signet_ring], intrigues: [poison_snooper]}}}")
    game.play("play poison_snooper")
    assert build_view(game.state, 0).seats[0].top[0] in ("diplomacy", "signet_ring")
    for viewer in (None, 1, 2, 3):
        shown = build_view(game.state, viewer).seats[0]
        assert shown.top == [None]
        assert shown.hidden == ["dagger", "diplomacy", "signet_ring"]
    game.play("choose poison_snooper draw")
    assert build_view(game.state, 1).seats[0].hand == []


def test_r_152_a_stolen_card_is_known_to_thief_and_victim_alone() -> None:
    game = at(
        "{beyond_the_box: true, seats: {0: {hand: [diplomacy], intrigues: [windfall]},"
        " 1: {intrigues: [ambush, ambush, ambush, ambush]}}}"
    )
    game.play("agent diplomacy -> secrets")
    game.play("take secrets steal")
    assert [card["card"] for card in build_view(game.state, 1).seats[0].intrigues] == ["ambush"]
    for viewer in (None, 2, 3):
        assert build_view(game.state, viewer).seats[0].intrigues == []
        assert build_view(game.state, viewer).intrigues_unseen.count("ambush") == 4


def test_undo_can_not_take_back_a_look_at_a_hand_that_the_game_revealed() -> None:
    game = at(
        "{seats: {0: {hand: [dagger, diplomacy]}, 1: {agents: 0, on: [wealth, secrets], hand: [dagger, seek_allies]},"
        " 2: {revealed: 1}, 3: {revealed: 2}}}"
    )
    asked = game.number
    game.play(
        "agent dagger -> hall_of_oratory"
    )  # seat 1 reveals by itself, buys nothing, and seat 0 is asked again
    assert game.decider == 0 and sorted(game.view(0).seats[1].discard) == ["dagger", "seek_allies"]
    assert game.state.horizon >= asked


# What an opponent's turn lays open, besides a hand.
TURNED_UP = (
    codes.EV_REVEAL,
    EV_HAGAL,
    EV_HAGAL_SWORDS,
    EV_SPEND_INTRIGUE,
    EV_ROW_DICE,
)


@pytest.mark.parametrize("kind", KINDS)
def test_undo_horizon_in_random_games(kind: str) -> None:
    for seed in range(20 if kind in MODES else 6):
        game = Game(deal(kind, seed), listen=True)
        chooser = random.Random(seed)
        while not game.over:
            seat, number = game.decider, game.number
            game.events()
            game.play(chooser.choice(game.legal))
            shown = [e for e in game.events() if e[1] != seat and e[0] in TURNED_UP]
            assert not shown or game.state.horizon >= number


def test_the_owners_sample_keeps_what_others_know_of_the_hand() -> None:
    game = at("{seats: {0: {hand: [other_memory, dagger], discard: [lady_jessica], deck: [dagger]}}}")
    for move in ("agent other_memory -> arrakeen", "take other_memory choose", "choose other_memory fetch"):
        game.play(move)
    assert build_view(game.state, 1).seats[0].hand == ["lady_jessica"]
    assert game.sample(0, 1).view(1).seats[0].hand == ["lady_jessica"]


def test_the_owners_sample_does_not_show_the_others_what_poison_snooper_showed() -> None:
    game = at("{seats: {0: {hand: [dagger], deck: [dagger, diplomacy], intrigues: [poison_snooper]}}}")
    game.play("play poison_snooper")
    assert game.sample(0, 1).view(1).seats[0].top == [None]


def test_paul_s_sample_keeps_the_card_that_all_saw_go_on_his_deck() -> None:
    game = at(
        "{row: [dr_yueh], seats: {0: {leader: paul_atreides, hand: [dagger], deck: [diplomacy], top: [dagger], spice: 2,"
        " intrigues: [bypass_protocol]}}}"
    )
    for move in ("play bypass_protocol", "choose bypass_protocol pay", "acquire dr_yueh"):
        game.play(move)
    assert game.view(1).seats[0].top == [None, "dr_yueh"]
    assert game.sample(0, 1).view(1).seats[0].top == [None, "dr_yueh"]


def test_a_hand_known_before_a_reshuffle_is_known_after_it() -> None:
    game = at(
        "{seats: {0: {hand: [reconnaissance, dagger, convincing_argument], discard: [diplomacy, seek_allies, signet_ring]}}}"
    )
    game.play("agent reconnaissance -> arrakeen")
    shown = game.view(1).seats[0]
    assert (shown.hidden, shown.hand_size, shown.deck_size) == (["convincing_argument", "dagger"], 2, 0)
    game.play("take arrakeen draw")
    for seed in range(20):
        hand = game.sample(1, seed).view(0).me.hand
        assert "convincing_argument" in hand and "dagger" in hand


def test_a_sample_knows_that_the_baron_has_kept_one_token() -> None:
    leaders = ["baron_vladimir_harkonnen", "paul_atreides", "duke_leto_atreides"]
    game = Game(Setup(players=3, leaders=leaders, seed=1))
    game.play("token emperor")
    other = game.sample(1, 1)
    other.play(other.legal[0])
    assert other.state.seats[0].tokens.bit_count() == 2


def test_being_asked_does_not_tell_that_a_hand_holds_kwisatz_haderach() -> None:
    one = at(
        "{seats: {0: {agents: 0, on: [wealth, secrets], hand: [dagger], deck: [kwisatz_haderach]}, 1: {hand: [dagger]}}}"
    )
    two = at(
        "{seats: {0: {agents: 0, on: [wealth, secrets], hand: [kwisatz_haderach], deck: [dagger]}, 1: {hand: [dagger]}}}"
    )
    paul = "{seats: {0: {leader: paul_atreides, agents: 0, on: [wealth, secrets], hand: [dagger], top: [kwisatz_haderach]}}}"
    assert (one.decider, two.decider, at(paul).decider) == (0, 0, 0)


@pytest.mark.parametrize("kind", KINDS)
def test_the_order_of_a_revealed_hand_does_not_tell_in_which_order_it_was_drawn(kind: str) -> None:
    for game, chooser in moments(kind, 0, 4 if kind in MODES else 2, 40):
        view = build_view(game.state, None)
        worlds = [sample(view, 1), sample(view, 1)]
        for seat in worlds[1].seats:
            chooser.shuffle(seat.hand)
        for world in worlds:
            world.rng = SAME_CHANCE
        for _ in range(40):
            if flow.is_over(worlds[0]):
                break
            assert sorted(worlds[0].options) == sorted(worlds[1].options)
            move = chooser.choice(worlds[0].options)
            seen = [play_and_watch(world, move, None) for world in worlds]
            assert seen[0] == seen[1]


def test_a_spectator_reads_of_a_draw_that_everybody_saw() -> None:
    game = at("{seats: {0: {hand: [reconnaissance], deck: [dagger], top: [dr_yueh], intrigues: [ambush]}}}")
    game.play("agent reconnaissance -> arrakeen")
    game.listen()
    game.play("take arrakeen draw")
    assert game.view(None).seats[0].hand == ["dr_yueh"]
    yueh = game.state.content.card_ids.index("dr_yueh")
    assert [as_seen(e, None)[2] for e in game.events() if e[0] == codes.EV_DRAW] == [yueh]


def test_refused_chance_changes_nothing() -> None:
    game = at("{seats: {0: {hand: [reconnaissance, dagger], deck: [dagger, diplomacy]}}}")
    ring = catalog.content("base").card_ids.index("signet_ring")
    game.state.script = Script([(codes.CHANCE_DRAW, 0, ring)], True)
    game.play("agent reconnaissance -> arrakeen")
    before = game.copy()
    with pytest.raises(ChanceError):
        game.play("take arrakeen draw")
    assert game == before


def test_a_sample_deals_the_card_that_a_seat_is_about_to_trash() -> None:
    """Whoever took Treacherous Maneuver's arrow has an Emperor card in hand."""
    game = at(
        "{beyond_the_box: true,"
        " seats: {0: {hand: [treacherous_maneuver, sardaukar_soldier, sardaukar_soldier, dagger],"
        " deck: [dagger, dagger, diplomacy]}, 1: {hand: [dagger]}}}",
        "uprising",
    )
    game.play("agent treacherous_maneuver -> dutiful_service")
    game.play("take treacherous_maneuver pay")
    assert game.decision.kind == "trash"
    for seed in range(20):
        assert game.sample(1, seed).legal == game.legal
