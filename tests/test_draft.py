"""How Leaders find their seats besides being named: a draft, and Houses kept apart (R-012)."""

from __future__ import annotations

from random import Random

import pytest

from kanly import Game, Setup, SetupError, catalog
from kanly.notation.record import Recorder, read_record, replay

EDITIONS = ("base", "uprising")
HOUSES = {
    edition: {leader.id: leader.house or leader.id for leader in catalog.edition(edition).leaders}
    for edition in EDITIONS
}
SIX_OF_BASE = 6


def draft(players: int = 4, edition: str = "base", seed: int = 1, apart: bool = False) -> Game:
    return Game(Setup(players=players, edition=edition, seed=seed, leaders=["draft"], apart=apart))


def offered(game: Game) -> list[str]:
    return [str(move).removeprefix("leader ") for move in game.moves]


def leaders(game: Game) -> list[str]:
    return [str(seat.leader) for seat in game.view(None).seats[: game.people]]


def pick_all(game: Game, seed: int) -> list[tuple[int, list[str]]]:
    """Who was asked, and out of which Leaders, until all have one."""
    chance = Random(seed)
    asked = []
    while not game.over and game.decision.kind == "leader":
        asked.append((game.decider, offered(game)))
        game.play(chance.choice(game.moves))
    return asked


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4])
def test_a_draft_deals_two_more_leaders_than_seats_and_the_last_player_picks_first(
    edition: str, players: int
) -> None:
    for seed in range(20):
        game = draft(players, edition, seed)
        first = game.view(None).table.first
        asked = pick_all(game, seed)
        assert [seat for seat, _ in asked] == [(first - 1 - i) % players for i in range(players)]
        assert [len(names) for _, names in asked] == list(range(players + 2, 2, -1))
        assert set(asked[-1][1]) < set(asked[0][1])
        assert len(set(leaders(game))) == players
        assert set(leaders(game)) <= set(asked[0][1])


def test_every_leader_of_an_edition_comes_up_in_drafts_but_no_other_side_of_one() -> None:
    for edition in EDITIONS:
        made = catalog.edition(edition)
        backs = {leader.back for leader in made.leaders}
        known = {leader.id for leader in made.leaders if leader.id not in backs}
        assert {name for seed in range(60) for name in offered(draft(4, edition, seed))} == known


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("word", ["random", "choose", "draft"])
def test_houses_are_kept_apart_however_leaders_are_found(edition: str, word: str) -> None:
    together = 0
    for seed in range(40):
        for apart in (True, False):
            game = Game(Setup(players=4, edition=edition, seed=seed, leaders=[word], apart=apart))
            pick_all(game, seed)
            houses = [HOUSES[edition][leader] for leader in leaders(game)]
            if apart:
                assert len(set(houses)) == 4
            else:
                together += len(set(houses)) < 4
    assert together, "without the option Leaders of one House meet now and then"


def test_houses_of_named_leaders_count_for_those_who_come_at_random() -> None:
    for seed in range(30):
        names = ["random", "paul_atreides", "draft", "helena_richese"]
        game = Game(Setup(players=4, seed=seed, leaders=names, apart=True))
        pick_all(game, seed)
        assert len({HOUSES["base"][leader] for leader in leaders(game)}) == 4


def test_two_named_leaders_of_one_house_are_refused_only_where_they_are_kept_apart() -> None:
    names = ["paul_atreides", "duke_leto_atreides", "random"]
    Game(Setup(players=3, leaders=names))
    with pytest.raises(SetupError, match="'paul_atreides' and 'duke_leto_atreides' are of one House"):
        Game(Setup(players=3, leaders=names, apart=True))


@pytest.mark.parametrize("value", ["yes", 1, None])
def test_apart_is_true_or_false(value: object) -> None:
    with pytest.raises(SetupError, match="apart has to be true or false"):
        Game(Setup(players=3, apart=value))  # type: ignore[arg-type]


def test_a_draft_alone_offers_no_leader_who_sits_there_as_a_rival() -> None:
    for seed in range(20):
        game = Game(Setup(players=1, seed=seed, leaders=["draft"]))
        rivals = {str(name) for name in game.view(None).parts["automa"]["rivals"] if name}
        assert len(offered(game)) == 3
        assert not rivals & set(offered(game))


def test_a_draft_is_stored_and_replayed_in_the_middle() -> None:
    setup = Setup(players=4, edition="uprising", seed=7, leaders=["draft"], apart=True)
    recorder = Recorder(setup)
    chance = Random(7)
    for _ in range(2):
        recorder.play(chance.choice(recorder.game.legal))
    game = recorder.game
    again = Game.from_json(game.to_json())
    assert offered(again) == offered(game)
    record = read_record(recorder.record.to_text())
    assert record.setup == setup
    assert replay(record).game.digest() == game.digest()
    assert sum(line.text.startswith("draft ") for line in record.lines) == SIX_OF_BASE
