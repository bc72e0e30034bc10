"""What printed opponents hide: Intrigue cards that lie face down before them are known to nobody, until they are spent."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from kanly import Game, KanlyError, catalog
from kanly.engine import codes, flow
from kanly.engine.intrigue import KNOWN_BITS
from kanly.engine.state import Event, Script
from kanly.notation.position import read_position
from kanly.notation.rows import read_yaml
from kanly.topics.opponents.kinds import EV_SPEND_INTRIGUE
from kanly.topics.opponents.part import automa_of
from tests.modes import OPPONENTS, deal

# Events whose card is secret.
DRAWN = (codes.EV_INTRIGUE, codes.EV_STEAL)


def at(text: str, edition: str = "uprising") -> Game:
    """The game that a position describes, before its first automatic turn."""
    return Game.of(read_position(read_yaml(text, "position"), catalog.content(edition)))


def decisions(kind: str, games: int) -> Iterator[tuple[Game, list[Event]]]:
    """Random games at each decision, with what happened since the one before."""
    for seed in range(games):
        game = Game(deal(kind, seed), listen=True)
        chooser = random.Random(seed)
        while not game.over:
            yield game, game.events()
            game.play(chooser.choice(game.legal))


def told(game: Game) -> Iterator[Event]:
    """All events of the opponents' stories."""
    for story in automa_of(game.state).stories:
        yield from story


@pytest.mark.parametrize("kind", OPPONENTS)
def test_intrigue_cards_of_an_opponent_are_known_to_those_alone_who_held_them(kind: str) -> None:
    held = 0
    for game, events in decisions(kind, 3):
        for viewer in (None, *range(game.people)):
            view = game.view(viewer)
            unseen = list(view.intrigues_unseen)
            for seat in range(game.people, game.players):
                hidden = game.state.seats[seat].intrigues
                known = [
                    game.state.content.intrigue_ids[card >> KNOWN_BITS]
                    for card in hidden
                    if viewer is not None and card >> viewer & 1
                ]
                assert [card["card"] for card in view.seats[seat].intrigues] == known
                assert view.seats[seat].intrigue_count == len(hidden)
                for card in hidden:
                    if viewer is None or not card >> viewer & 1:
                        unseen.remove(game.state.content.intrigue_ids[card >> KNOWN_BITS])
                        held += 1
        for code, seat, _, victim, seen_by, _ in events:
            if code in DRAWN and seat >= game.people:
                mine = seen_by & (1 << game.people) - 1
                assert mine == (1 << victim if code == codes.EV_STEAL and victim < game.people else 0)
    assert held or kind == "base for two"


@pytest.mark.parametrize("kind", OPPONENTS)
def test_stories_tell_nobody_what_was_drawn(kind: str) -> None:
    drawn = 0
    for game, _ in decisions(kind, 4):
        for code, _, a, _, seen_by, _ in told(game):
            if code in DRAWN:
                assert (a, seen_by) == (0, 0)
                drawn += 1
            else:
                assert seen_by == -1
        for story in game.view(0).parts["automa"]["stories"]:
            secret = [event for event in story if event["event"] in ("intrigue", "steal")]
            assert all(event["a"] is None for event in secret)
    assert drawn or kind.startswith("base")


@pytest.mark.parametrize("kind", OPPONENTS)
def test_a_state_is_the_same_whether_or_not_somebody_listens(kind: str) -> None:
    for seed in range(2):
        quiet, loud = Game(deal(kind, seed)), Game(deal(kind, seed), listen=True)
        chooser = random.Random(seed)
        while not quiet.over:
            assert quiet == loud
            if quiet.number % 40 == 0:
                loud = loud.copy() if seed else loud
                loud.listen()
            move = chooser.choice(quiet.legal)
            quiet.play(move)
            loud.play(move)
        assert quiet.to_json() == loud.to_json()
        assert quiet.digest() == loud.digest()


@pytest.mark.parametrize("kind", OPPONENTS)
def test_nobody_looks_from_the_seat_of_an_opponent(kind: str) -> None:
    game = Game(deal(kind, 1))
    for seat in range(game.people, game.players):
        with pytest.raises(KanlyError, match=f"seat {seat} is a printed opponent's"):
            game.view(seat)
        with pytest.raises(KanlyError, match=f"seat {seat} is a printed opponent's"):
            game.sample(seat, 1)
    with pytest.raises(KanlyError, match=f"there is no seat {game.players}"):
        game.view(game.players)
    assert [game.view(seat).seat for seat in range(game.people)] == list(range(game.people))


THEFT = """{players: 2, beyond_the_box: true, first: 1, turn: 2, seats: {
    0: {hand: [dagger]},
    1: {hand: [dagger], intrigues: [call_to_arms, call_to_arms, call_to_arms, call_to_arms]},
    2: {rival: staban_tuek, intrigues: [distraction]}}}"""


def test_r_152_what_a_rival_steals_is_known_to_its_victim_alone() -> None:
    game = at(THEFT)
    content = game.state.content
    game.state.script = Script(
        [(codes.CHANCE_HAGAL, -1, content.hagal_ids.index("secrets"))],
        False,
    )
    flow.advance(game.state)
    names = {
        viewer: [card["card"] for card in game.view(viewer).seats[2].intrigues] for viewer in (None, 0, 1)
    }
    assert names == {None: [], 0: [], 1: ["call_to_arms"]}
    assert [game.view(viewer).seats[2].intrigue_count for viewer in (None, 0, 1)] == [2, 2, 2]
    assert [card["card"] for card in game.view(1).seats[1].intrigues] == ["call_to_arms"] * 3
    stolen = [event for event in told(game) if event[0] == codes.EV_STEAL]
    assert stolen == [(codes.EV_STEAL, 2, 0, 1, 0, stolen[0][5])]
    assert '"call_to_arms"' not in repr(game.view(0).parts["automa"]).replace("'", '"')


def test_a_card_that_a_rival_spends_is_seen_by_all() -> None:
    game = at(
        "{players: 1, turn: 2, intrigue_deck: [crysknife], seats: {0: {hand: [dagger]},"
        " 2: {rival: staban_tuek, swordmaster: true, intrigues: [call_to_arms, distraction]}}}"
    )
    content = game.state.content
    game.state.script = Script([(codes.CHANCE_HAGAL, -1, content.hagal_ids.index("assembly_hall"))], False)
    game.listen()
    flow.advance(game.state)
    spent = [event for event in game.events() if event[0] == EV_SPEND_INTRIGUE]
    assert len(spent) == 3 and {event[4] for event in spent} == {-1}
    cards = [content.intrigue_ids[event[2]] for event in spent]
    assert sorted(game.view(None).table.intrigue_discard) == sorted(cards)
    assert sorted(cards) == ["call_to_arms", "crysknife", "distraction"]
    assert game.view(None).seats[2].intrigue_count == 0
