"""What happens before the first turn: seats, decks, Leaders, secret tokens, and setups that are refused."""

from __future__ import annotations

from collections import Counter

import pytest

from kanly import Game, Setup, SetupError, catalog

LEADERS = [
    "paul_atreides",
    "duke_leto_atreides",
    "baron_vladimir_harkonnen",
    "glossu_the_beast_rabban",
    "count_ilban_richese",
    "helena_richese",
    "countess_ariana_thorvald",
    "earl_memnon_thorvald",
]
BARON = "baron_vladimir_harkonnen"
RABBAN = "glossu_the_beast_rabban"
PAUL = "paul_atreides"
# Without the two Leaders who change the start.
PLAIN = [leader for leader in LEADERS if leader not in (BARON, RABBAN)]
FACTIONS = ["emperor", "guild", "bene_gesserit", "fremen"]
STARTING_DECK = {
    "convincing_argument": 2,
    "dagger": 2,
    "diplomacy": 1,
    "dune_the_desert_planet": 2,
    "reconnaissance": 1,
    "seek_allies": 1,
    "signet_ring": 1,
}


def start(players: int = 4, seed: int = 1, leaders: list[str] | None = None) -> Game:
    return Game(Setup(players=players, seed=seed, leaders=leaders or PLAIN[:players]))


def legal(game: Game) -> list[str]:
    return [str(move) for move in game.moves]


@pytest.mark.parametrize(("players", "points"), [(3, 0), (4, 1)])
def test_every_seat_starts_alike(players: int, points: int) -> None:
    """R-009, R-010."""
    game = start(players)
    assert game.players == players
    assert game.round == 1
    view = game.view(None)
    assert len(view.seats) == players
    for seat in view.seats:
        assert (seat.solari, seat.spice, seat.water) == (0, 0, 1)
        assert (seat.garrison, seat.supply, seat.conflict) == (3, 9, 0)
        assert seat.agents == 2
        assert seat.points == points
        assert seat.sources == ["start"] * points
        assert seat.influence == dict.fromkeys(FACTIONS, 0)
        assert (seat.alliances, seat.on, seat.play, seat.discard) == ([], [], [], [])
        assert (seat.council, seat.swordmaster, seat.intrigue_count) == (False, False, 0)


@pytest.mark.parametrize("players", [3, 4])
def test_each_starting_deck_has_ten_cards_and_five_are_drawn(players: int) -> None:
    """R-002."""
    game = start(players, leaders=["duke_leto_atreides", *PLAIN[2 : players + 1]])
    for i in range(players):
        me = game.view(i).me
        assert (me.hand_size, me.deck_size) == (5, 5)
        assert me.deck is not None
        assert Counter([*me.hand, *me.deck]) == STARTING_DECK


def test_the_hands_differ_from_game_to_game() -> None:
    hands = {tuple(sorted(start(seed=seed).view(1).me.hand)) for seed in range(20)}
    assert len(hands) > 10


def test_the_market_has_five_cards_and_full_stacks() -> None:
    table = start().view(None).table
    edition = catalog.edition("base")
    assert len(table.row) == 5
    assert Counter([*table.row, *table.imperium]) == {card.id: card.count for card in edition.imperium}
    assert len(table.imperium) == 62
    assert list(table.reserve.values()) == [8, 10, 6]
    assert [card.id for card in edition.reserve] == ["arrakis_liaison", "the_spice_must_flow", "foldspace"]
    rows = {tuple(start(seed=seed).view(None).table.row) for seed in range(20)}
    assert len(rows) == 20


def test_the_intrigue_deck_has_forty_cards() -> None:
    view = start().view(None)
    assert len(view.intrigues_unseen) == 40
    copies = {card: n for card, n in Counter(view.intrigues_unseen).items() if n > 1}
    assert copies == {
        "ambush": 2,
        "dispatch_an_envoy": 2,
        "master_tactician": 3,
        "poison_snooper": 2,
        "private_army": 2,
    }
    assert len(set(view.intrigues_unseen)) == 34
    assert view.table.intrigue_discard == []


def test_the_board_is_empty_at_first() -> None:
    table = start().view(None).table
    assert set(table.bonus_spice.values()) == {0}
    # -1: nobody's.
    assert table.control == {}
    assert (table.mentat, table.mentat_next) == (None, None)


@pytest.mark.parametrize("players", [3, 4])
def test_the_first_player_is_picked_at_random_and_opens(players: int) -> None:
    firsts: Counter[int] = Counter()
    for seed in range(60 * players):
        game = start(players, seed=seed)
        assert game.decision.kind == "turn"
        firsts[game.decider] += 1
    assert sorted(firsts) == list(range(players))
    # Sixty are expected; five standard deviations are about thirty-four.
    assert all(26 < count < 94 for count in firsts.values())


def test_a_seed_gives_the_same_game() -> None:
    assert start(seed=5) == start(seed=5)
    assert start(seed=5).digest() == start(seed=5).digest()
    assert start(seed=5) != start(seed=6)


def conflicts_of_a_quiet_game(seed: int) -> list[str]:
    """The Conflict of each round, in a game where everybody reveals at once and nobody scores."""
    game = start(seed=seed)
    seen: list[str] = []
    while not game.over:
        if len(seen) < game.round:
            seen.append(game.view(None).table.conflict)
        moves = legal(game)
        game.play("reveal" if "reveal" in moves else "end" if "end" in moves else moves[-1])
    return seen


def test_the_conflict_deck_is_one_five_four() -> None:
    """R-011, R-237: ten rounds, and the last level is used up."""
    games = [conflicts_of_a_quiet_game(seed) for seed in range(6)]
    levels = {c.id: c.level for c in catalog.edition("base").conflicts}
    assert Counter(levels.values()) == {1: 4, 2: 10, 3: 4}
    for seen in games:
        assert [levels[conflict] for conflict in seen] == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]
        assert len(set(seen)) == 10
        assert {conflict for conflict, level in levels.items() if level == 3} == set(seen[6:])
    assert len({tuple(seen) for seen in games}) == 6


def test_conflicts_left_out_stay_hidden() -> None:
    """R-011: nobody knows which cards are in the deck, so all that were not seen are possible."""
    view = start().view(0)
    assert len(view.conflicts_unseen) == 17
    assert view.table.conflict not in view.conflicts_unseen


def test_rabban_starts_with_a_spice_and_a_solari_more() -> None:
    game = start(leaders=[PAUL, RABBAN, "helena_richese", "earl_memnon_thorvald"])
    assert [(s.solari, s.spice, s.water) for s in game.view(None).seats] == [
        (0, 0, 1),
        (1, 1, 1),
        (0, 0, 1),
        (0, 0, 1),
    ]


def test_a_rabban_chosen_at_the_table_gets_his_start_too() -> None:
    game = start(3, leaders=["choose", PAUL, "choose"])
    game.play("leader helena_richese")
    game.play(f"leader {RABBAN}")
    assert [(s.solari, s.spice, s.water) for s in game.view(None).seats] == [(0, 0, 1), (0, 0, 1), (1, 1, 1)]


def test_leaders_are_chosen_as_the_first_decisions() -> None:
    """R-012: two Leaders of one House may meet."""
    game = start(3, leaders=["choose"])
    assert game.round == 0
    left = list(LEADERS)
    for seat, leader in enumerate([PAUL, "duke_leto_atreides", "earl_memnon_thorvald"]):
        assert game.decision.kind == "leader"
        assert game.decider == seat
        assert sorted(legal(game)) == sorted(f"leader {name}" for name in left)
        game.play(f"leader {leader}")
        left.remove(leader)
    assert game.decision.kind == "turn"
    assert [s.leader for s in game.view(None).seats] == [PAUL, "duke_leto_atreides", "earl_memnon_thorvald"]


def test_named_random_and_chosen_leaders_can_be_mixed() -> None:
    for seed in range(12):
        game = start(seed=seed, leaders=["choose", "random", PAUL, "random"])
        seats = game.view(None).seats
        taken = [seats[1].leader, PAUL, seats[3].leader]
        assert seats[0].leader is None
        assert seats[2].leader == PAUL
        assert len(set(taken)) == 3
        assert sorted(legal(game)) == sorted(f"leader {name}" for name in LEADERS if name not in taken)


def test_random_leaders_are_all_different_and_all_come_up() -> None:
    seen: Counter[str | None] = Counter()
    for seed in range(60):
        leaders = [seat.leader for seat in start(seed=seed, leaders=["random"]).view(None).seats]
        assert len(set(leaders)) == 4
        seen.update(leaders)
    assert sorted(map(str, seen)) == sorted(LEADERS)


def test_the_baron_keeps_two_of_four_tokens_before_round_one() -> None:
    """R-245."""
    game = start(leaders=[PAUL, "helena_richese", BARON, RABBAN])
    assert game.round == 0
    assert game.decision.kind == "token"
    assert game.decider == 2
    assert len(game.view(None).table.row) == 5
    assert {seat.hand_size for seat in game.view(None).seats} == {0}
    assert legal(game) == [f"token {faction}" for faction in FACTIONS]
    game.play("token guild")
    assert game.decider == 2
    assert legal(game) == ["token emperor", "token bene_gesserit", "token fremen"]
    game.play("token fremen")
    assert game.round == 1
    assert game.decision.kind == "turn"
    assert game.view(2).me.tokens == ["guild", "fremen"]
    assert {seat.hand_size for seat in game.view(None).seats} == {5}


def test_the_tokens_of_the_baron_are_secret() -> None:
    """R-383: what the others see does not depend on the choice."""
    views = []
    for pair in (("emperor", "guild"), ("fremen", "bene_gesserit")):
        game = start(leaders=[PAUL, "helena_richese", BARON, RABBAN])
        for faction in pair:
            game.play(f"token {faction}")
        views.append([game.view(viewer).to_json() for viewer in (0, 1, 3, None)])
        assert [game.view(viewer).seats[2].tokens for viewer in (0, 1, 3, None)] == [None] * 4
    assert views[0] == views[1]


def test_a_baron_chosen_at_the_table_picks_his_tokens_after_all_leaders() -> None:
    game = start(3, leaders=["choose"])
    for leader in (BARON, PAUL):
        game.play(f"leader {leader}")
    assert game.decision.kind == "leader"
    game.play(f"leader {RABBAN}")
    assert game.decision.kind == "token"
    assert game.decider == 0


def test_paul_sees_the_top_of_his_deck_from_the_start() -> None:
    """R-246: he alone."""
    game = start(leaders=["helena_richese", PAUL, "earl_memnon_thorvald", "duke_leto_atreides"])
    mine = game.view(1).me
    assert len(mine.top) == 1
    assert mine.deck is not None
    assert mine.deck_size == 5
    assert Counter([*mine.hand, *mine.deck, *mine.top]) == STARTING_DECK
    assert game.view(0).seats[1].top == [None]
    assert game.view(None).seats[1].top == [None]
    assert game.view(0).me.top == []


@pytest.mark.parametrize("players", [0, 5, 6])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(SetupError, match=rf"a game of {players} players can't be set up.* 1 or 2 or 3 or 4"):
        Game(Setup(players=players))


def test_a_leader_named_twice_is_refused() -> None:
    with pytest.raises(SetupError, match=f"'{PAUL}' is named twice; each leader can sit at the table once"):
        Game(Setup(players=3, leaders=[PAUL, "random", PAUL]))


def test_an_unknown_leader_is_refused_and_the_known_ones_are_listed() -> None:
    with pytest.raises(SetupError, match="there is no leader 'paul'") as refused:
        Game(Setup(players=3, leaders=["paul", "random", "choose"]))
    for word in (*LEADERS, "'random'", "'choose'"):
        assert word in str(refused.value)


@pytest.mark.parametrize("leaders", [[], [PAUL], LEADERS[:2], LEADERS[:4], ["random", "random"]])
def test_the_wrong_number_of_leaders_is_refused(leaders: list[str]) -> None:
    with pytest.raises(
        SetupError, match=rf"{len(leaders)} leaders are named for 3 players; name one for each"
    ):
        Game(Setup(players=3, leaders=leaders))


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(SetupError, match=r"there is no edition 'dune'; known are: .*base"):
        Game(Setup(edition="dune"))


@pytest.mark.parametrize("rules", [-1, 3, 99, "1", None, 1.0, True, False, 0.0])
def test_rules_that_are_not_known_are_refused(rules: int) -> None:
    with pytest.raises(SetupError, match="rules"):
        Game(Setup(players=3, rules=rules))


def test_a_game_by_earlier_rules_stays_one() -> None:
    game = Game(Setup(players=3, seed=1, rules=1))
    assert game.state.content.rules_version == game.view(0).rules_version == 1
    assert Game.from_json(game.to_json()).state.content is game.copy().state.content
    assert game.sample(0, 1).state.content is game.state.content
    assert Game(Setup(players=3, seed=1)).state.content.rules_version == 2
