"""What printed opponents bring to the table before the first turn, and which settings of theirs are refused."""

from __future__ import annotations

from collections import Counter

import pytest

from kanly import Game, Setup, SetupError, catalog
from kanly.engine.codes import NONE, VARIANTS
from kanly.engine.setup import begin
from kanly.engine.state import State
from kanly.setup import Box
from kanly.topics.battles.part import BATTLES
from kanly.topics.contracts.part import CONTRACTS
from kanly.topics.opponents.part import AUTOMA, automa_of
from kanly.topics.spies.part import SPIES, spies_of
from tests.modes import MIXED, MODES

LEVELS = ["mercenary", "sardaukar", "mentat", "kwisatz_haderach"]
HARDER = ["smart_politics", "brutal_escalation", "expert_deployment"]
BASE_RIVALS = {
    "duke_leto_atreides",
    "baron_vladimir_harkonnen",
    "glossu_the_beast_rabban",
    "count_ilban_richese",
    "countess_ariana_thorvald",
    "earl_memnon_thorvald",
}
STREAMLINED = {"glossu_rabban", "lady_amber_metulli"}
RIVALS = {
    "baron_vladimir_harkonnen",
    "staban_tuek",
    "gurney_halleck",
    "lady_margot_fenring",
    "princess_irulan",
    "lady_jessica",
    "feyd_rautha_harkonnen",
    "muad_dib",
}


def laid_out(
    players: int,
    edition: str = "base",
    level: str = "",
    variants: list[str] | None = None,
    rivals: list[str] | None = None,
    leaders: list[str] | None = None,
    modules: list[str] | None = None,
    seed: int = 1,
) -> State:
    """The table before anybody has drawn a hand or taken a turn."""
    setup = Setup(
        players=players,
        edition=edition,
        level=level,
        variants=variants or [],
        rivals=rivals or ["random"],
        leaders=leaders or ["random"],
        modules=modules or [],
        seed=seed,
    )
    return begin(catalog.content(catalog.box_of(setup)), setup)


def resources(s: State, seat: int) -> tuple[int, int, int, int]:
    """Solari, spice, water and Intrigue cards."""
    me = s.seats[seat]
    return (me.solari, me.spice, me.water, len(me.intrigues))


def troops(s: State, seat: int) -> tuple[int, int, int]:
    me = s.seats[seat]
    return (me.garrison, me.supply, me.conflict)


def deck_size(s: State) -> int:
    assert AUTOMA.of(s) is not None and not automa_of(s).discard
    return len(automa_of(s).deck)


def rivals_of(s: State) -> list[str]:
    return [s.content.rival_ids[rival] for rival in automa_of(s).rivals if rival != NONE]


def leaders_of(s: State) -> list[str]:
    return [s.content.leader_ids[seat.leader] for seat in s.seats if seat.leader != NONE]


# --- the base game


@pytest.mark.parametrize(
    ("level", "garrison", "person", "rival"),
    [
        ("mercenary", 0, (1, 1, 1, 0), (0, 0, 1, 0)),
        ("sardaukar", 3, (0, 0, 1, 0), (0, 0, 1, 1)),
        ("mentat", 3, (0, 0, 1, 0), (0, 0, 1, 1)),
        ("kwisatz_haderach", 3, (0, 0, 1, 0), (0, 0, 1, 1)),
    ],
)
def test_r_350_what_a_solo_game_of_the_base_game_starts_with(
    level: str, garrison: int, person: tuple[int, int, int, int], rival: tuple[int, int, int, int]
) -> None:
    s = laid_out(1, level=level)
    assert len(s.seats) == 3
    assert [resources(s, seat) for seat in range(3)] == [person, rival, rival]
    assert [troops(s, seat) for seat in range(3)] == [
        (3, 9, 0),
        (garrison, 12 - garrison, 0),
        (garrison, 12 - garrison, 0),
    ]
    assert [(seat.agents, seat.swordmaster, seat.points) for seat in s.seats] == [(2, 0, 0)] * 3
    assert [len(seat.deck) for seat in s.seats] == [10, 0, 0]
    assert [seat.influence for seat in s.seats] == [(0, 0, 0, 0)] * 3
    assert s.first == 1
    assert deck_size(s) == 27


def test_r_348_what_a_base_game_for_two_starts_with() -> None:
    firsts = set()
    for seed in range(12):
        s = laid_out(2, seed=seed)
        assert [resources(s, seat) for seat in range(3)] == [(0, 0, 1, 0), (0, 0, 1, 0), (0, 0, 0, 0)]
        assert [troops(s, seat) for seat in range(3)] == [(3, 9, 0), (3, 9, 0), (0, 12, 0)]
        assert [(seat.agents, seat.points) for seat in s.seats] == [(2, 0), (2, 0), (3, 0)]
        assert rivals_of(s) == []
        assert deck_size(s) == 28
        firsts.add(s.first)
    assert firsts == {0, 1}


def test_r_348_cards_for_one_or_two_are_left_out() -> None:
    ids = catalog.content(Box("base")).hagal_ids
    decks = {}
    for people in (1, 2):
        automa = automa_of(laid_out(people))
        decks[people] = Counter(ids[card] for card in automa.deck)
    assert decks[1] - decks[2] == {"hagal_arrakeen_1p": 3}
    assert decks[2] - decks[1] == {"hagal_arrakeen_2p": 3, "hagal_reshuffle": 1}
    assert decks[1] & decks[2] == {
        "hagal_conspire": 2,
        "hagal_wealth": 1,
        "hagal_heighliner": 1,
        "hagal_foldspace": 2,
        "hagal_selective_breeding": 2,
        "hagal_secrets": 1,
        "hagal_hardy_warriors": 1,
        "hagal_stillsuits": 2,
        "hagal_rally_troops": 2,
        "hagal_hall_of_oratory": 2,
        "hagal_carthag": 3,
        "hagal_harvest_spice": 5,
    }


# --- Uprising


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("modules", [[], ["choam"], MIXED], ids=["plain", "choam", "mixed"])
def test_r_361_what_a_solo_game_of_uprising_starts_with(level: str, modules: list[str]) -> None:
    novice = level == "mercenary"
    garrison = 0 if novice else 3
    firsts = set()
    for seed in range(9):
        s = laid_out(1, "uprising", level, modules=modules, leaders=["gurney_halleck"], seed=seed)
        assert [resources(s, seat) for seat in range(3)] == [
            (0, 0, 1, int(novice)),
            (0, 0, 1, 0),
            (0, 0, 1, 0),
        ]
        assert [troops(s, seat) for seat in range(3)] == [
            (3, 9, 0),
            (garrison, 12 - garrison, 0),
            (garrison, 12 - garrison, 0),
        ]
        assert [(seat.agents, seat.swordmaster, seat.points) for seat in s.seats] == [(2, 0, 0)] * 3
        assert SPIES.of(s) is not None and spies_of(s).posts == (0, 0, 0)
        assert s.units is not None and s.units.hooks == 0
        assert sorted(objectives(s)) == [
            "objective_crysknife",
            "objective_desert_mouse_first_player",
            "objective_ornithopter_1_3p",
        ]
        assert objectives(s)[s.first] == "objective_desert_mouse_first_player"
        assert deck_size(s) == 36
        firsts.add(s.first)
    assert firsts == {0, 1, 2}


@pytest.mark.parametrize("variants", [[], ["streamlined"], HARDER], ids=["plain", "streamlined", "harder"])
def test_r_361_what_uprising_for_two_starts_with(variants: list[str]) -> None:
    firsts = set()
    for seed in range(9):
        s = laid_out(2, "uprising", variants=variants, leaders=["gurney_halleck", "muad_dib"], seed=seed)
        assert [resources(s, seat) for seat in range(3)] == [(0, 0, 1, 0)] * 3
        assert [troops(s, seat) for seat in range(3)] == [(3, 9, 0)] * 3
        assert [(seat.agents, seat.swordmaster, seat.points) for seat in s.seats] == [(2, 0, 0)] * 3
        assert objectives(s)[2] == "objective_ornithopter_1_3p"
        assert objectives(s)[s.first] == "objective_desert_mouse_first_player"
        assert deck_size(s) == 37
        firsts.add(s.first)
    assert firsts == {0, 1}


def objectives(s: State) -> list[str]:
    battles = BATTLES.of(s)
    assert battles is not None
    return [s.content.battle_ids[cards[0] >> 1] for cards in battles.cards if len(cards) == 1]


def test_r_361_uprising_s_reshuffle_is_for_two() -> None:
    ids = catalog.content(Box("uprising")).hagal_ids
    decks = {}
    for people in (1, 2):
        automa = automa_of(laid_out(people, "uprising"))
        decks[people] = Counter(ids[card] for card in automa.deck)
    assert decks[2] - decks[1] == {"reshuffle": 1}
    assert not decks[1] - decks[2]
    assert {card: count for card, count in decks[1].items() if count > 1} == {
        "sardaukar": 2,
        "deliver_supplies_heighliner": 2,
        "espionage": 2,
        "fremkit": 2,
        "research_station": 2,
        "spice_refinery": 3,
        "arrakeen": 2,
        "sietch_tabr": 3,
        "hagga_basin_imperial_basin": 4,
        "deep_desert": 2,
    }


def test_r_372_contracts_are_laid_out_and_no_rival_holds_one() -> None:
    contracts = CONTRACTS.of(Game(Setup(players=1, edition="uprising", modules=["choam"])).state)
    assert contracts is not None
    assert (len(contracts.offer), contracts.held) == (2, ((), (), ()))


@pytest.mark.parametrize(("edition", "usual"), [("base", []), ("uprising", [])])
def test_levels_switch_their_variants_on(edition: str, usual: list[str]) -> None:
    expert = ["expert_deployment"] if edition == "base" else HARDER
    expected = {"": usual, "mercenary": [], "sardaukar": [], "mentat": expert, "kwisatz_haderach": expert}
    for level, variants in expected.items():
        automa = automa_of(laid_out(1, edition, level))
        assert [name for i, name in enumerate(VARIANTS) if automa.variants >> i & 1] == variants


def test_a_game_that_names_no_level_has_the_second_one() -> None:
    for edition in ("base", "uprising"):
        game = Game(Setup(players=1, edition=edition))
        assert game.view(0).parts["automa"]["level"] == "sardaukar"
        assert Game(Setup(players=1, edition=edition, level="sardaukar")) == game
        assert Game(Setup(players=2, edition=edition)).view(0).parts["automa"]["level"] == ""


def test_variants_that_a_level_has_anyway_may_be_named() -> None:
    named = Game(Setup(players=1, edition="uprising", level="mentat", variants=HARDER))
    assert named == Game(Setup(players=1, edition="uprising", level="mentat"))


# --- who sits there


@pytest.mark.parametrize(
    ("players", "edition", "variants", "expected"),
    [
        (1, "base", [], BASE_RIVALS),
        (1, "uprising", [], RIVALS),
        (2, "uprising", [], RIVALS),
        (2, "uprising", ["streamlined"], STREAMLINED),
    ],
)
def test_rivals_that_may_be_drawn(
    players: int, edition: str, variants: list[str], expected: set[str]
) -> None:
    drawn = set()
    met = 0
    for seed in range(60):
        s = laid_out(players, edition, variants=variants, seed=seed)
        rivals, leaders = rivals_of(s), leaders_of(s)
        assert len(set(rivals)) == len(rivals) == 3 - players
        met += bool(set(rivals) & set(leaders))
        drawn.update(rivals)
    assert drawn == expected
    # Rivals of the base game are its Leaders; those of Uprising have cards of their own, and may meet their namesakes.
    assert (met > 0) == (edition == "uprising")


def test_r_350_paul_and_helena_are_no_rivals() -> None:
    assert {leader.id for leader in catalog.edition("base").leaders} - BASE_RIVALS == {
        "paul_atreides",
        "helena_richese",
    }


def test_named_rivals_take_their_seats_and_no_leader_is_drawn_twice() -> None:
    for seed in range(20):
        s = laid_out(1, rivals=["duke_leto_atreides", "random"], seed=seed)
        assert rivals_of(s)[0] == "duke_leto_atreides"
        assert len({*rivals_of(s), *leaders_of(s)}) == 3


def test_whoever_chooses_a_leader_is_offered_no_rival_of_the_base_game() -> None:
    game = Game(Setup(players=1, leaders=["choose"], rivals=["duke_leto_atreides", "earl_memnon_thorvald"]))
    offered = {str(move) for move in game.moves}
    assert len(offered) == 6
    assert not offered & {"leader duke_leto_atreides", "leader earl_memnon_thorvald"}


def test_a_leader_of_uprising_may_meet_a_rival_of_the_same_name() -> None:
    game = Game(Setup(players=1, edition="uprising", leaders=["choose"], rivals=["muad_dib", "random"]))
    game.play("leader muad_dib")
    view = game.view(0)
    assert (view.me.leader, view.parts["automa"]["rivals"][1]) == ("muad_dib", "muad_dib")


def test_a_deck_of_leaders_that_is_too_small_for_its_rivals_is_refused() -> None:
    leaders = ["paul_atreides", "helena_richese"]
    with pytest.raises(SetupError, match="too few leaders for 1 players and 2 rivals, who are leaders too"):
        Game(Setup(players=1, decks={"leaders": leaders}))
    rivals = ["duke_leto_atreides", "earl_memnon_thorvald"]
    view = Game(Setup(players=1, decks={"leaders": leaders}, rivals=rivals)).view(0)
    assert view.me.leader in leaders


def test_lists_of_settings_may_be_tuples() -> None:
    setup = Setup(players=1, edition="uprising")
    setup.rivals = ("muad_dib", "gurney_halleck")  # type: ignore[assignment]
    setup.variants = ("row_dice",)  # type: ignore[assignment]
    assert Game(setup).view(0).parts["automa"]["variants"] == ["row_dice"]


# --- what is refused

SOLO = {"players": 1, "edition": "uprising"}
TWO = {"players": 2, "edition": "uprising"}


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"players": 0}, "this edition is for 1 or 2 or 3 or 4 players"),
        ({"players": 5}, "this edition is for 1 or 2 or 3 or 4 players"),
        (
            {**SOLO, "level": "hard"},
            "no level 'hard' with 1 players; known are: mercenary, sardaukar, mentat",
        ),
        ({"players": 1, "level": "Mentat"}, "no level 'Mentat' with 1 players; known are: mercenary"),
        ({"players": 2, "level": "mentat"}, "no level 'mentat' with 2 players; levels are for one player"),
        ({**TWO, "level": "mercenary"}, "levels are for one player"),
        ({"players": 3, "level": "mentat"}, "belong to printed opponents, whom only one or two players sit"),
        ({"players": 3, "variants": ["smart_politics"]}, "belong to printed opponents"),
        ({"players": 4, "rivals": ["duke_leto_atreides"]}, "belong to printed opponents"),
        ({"players": 1, "variants": ["smart_politics"]}, "known are: expert_deployment$"),
        ({"players": 1, "variants": ["row_dice"]}, "known are: expert_deployment$"),
        (
            {"players": 2, "variants": ["expert_deployment"]},
            "no variant 'expert_deployment' .*known are: none",
        ),
        ({**SOLO, "variants": ["streamlined"]}, "no variant 'streamlined' with 1 players .*row_dice"),
        ({**TWO, "variants": ["row_dice"]}, "no variant 'row_dice' with 2 players .*streamlined"),
        ({**TWO, "variants": ["moon"]}, "no variant 'moon'"),
        ({"players": 2, "rivals": ["duke_leto_atreides"]}, "House Hagal stands for nobody .*name no rivals"),
        ({**SOLO, "rivals": ["muad_dib"]}, "1 rivals are named for 2; name each, or 'random' once"),
        ({**SOLO, "rivals": []}, "0 rivals are named for 2"),
        ({**SOLO, "rivals": ["random"] * 3}, "3 rivals are named for 2"),
        ({**TWO, "rivals": ["muad_dib", "staban_tuek"]}, "2 rivals are named for 1"),
        ({**TWO, "rivals": ["duncan"]}, "no rival 'duncan'; known are baron_vladimir_harkonnen, .*muad_dib"),
        (
            {"players": 1, "rivals": ["paul_atreides", "random"]},
            "no rival 'paul_atreides'; known are duke_leto",
        ),
        (
            {**SOLO, "rivals": ["glossu_rabban", "random"]},
            "streamlined rivals need the variant 'streamlined'",
        ),
        (
            {**TWO, "rivals": ["lady_amber_metulli"]},
            "streamlined rivals need the variant 'streamlined' with two",
        ),
        (
            {**TWO, "rivals": ["muad_dib"], "variants": ["streamlined"]},
            "'muad_dib' can't be a rival here: .*those that fit are: glossu_rabban, lady_amber_metulli",
        ),
        ({**SOLO, "rivals": ["muad_dib", "muad_dib"]}, "'muad_dib' is named twice"),
        (
            {"players": 1, "rivals": ["duke_leto_atreides", "random"], "leaders": ["duke_leto_atreides"]},
            "'duke_leto_atreides' is named twice",
        ),
        ({**TWO, "leaders": ["lady_jessica"]}, "1 leaders are named for 2"),
        ({**SOLO, "rivals": "random"}, "rivals has to be a list of names, not 'random'"),
        ({**SOLO, "rivals": None}, "rivals has to be a list of names, not None"),
        ({**SOLO, "rivals": [1, 2]}, "rivals has to be a list of names"),
        ({**SOLO, "variants": "row_dice"}, "variants has to be a list of names"),
        ({**SOLO, "variants": {"row_dice": True}}, "variants has to be a list of names"),
        ({**SOLO, "level": 2}, "level has to be the name of a level, not 2"),
        ({**SOLO, "level": None}, "level has to be the name of a level, not None"),
    ],
    ids=str,
)
def test_settings_that_can_not_be_are_refused(settings: dict[str, object], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        Game(Setup(**settings))  # type: ignore[arg-type]


# --- what a game and its views say


@pytest.mark.parametrize("mode", MODES)
def test_people_are_the_seats_that_the_rules_do_not_move(mode: str) -> None:
    edition, modules = MODES[mode]
    for players in (1, 2, 3, 4):
        game = Game(Setup(players=players, edition=edition, modules=list(modules)))
        assert game.people == players
        assert game.players == max(3, players)
        assert (AUTOMA.of(game.state) is None) == (players > 2)
        assert ("automa" in game.view(0).parts) == (players < 3)


def test_views_tell_what_an_opponent_did_on_its_last_turn() -> None:
    for seed in range(10):
        rivals = ["duke_leto_atreides", "earl_memnon_thorvald"]
        game = Game(Setup(players=1, seed=seed, leaders=["paul_atreides"], rivals=rivals))
        for viewer in (0, None):
            automa = game.view(viewer).parts["automa"]
            assert automa["rivals"] == [None, *rivals]
            stories = automa["stories"]
            # The Rivals begin, so both have acted when the person is asked for the first time.
            assert stories[0] == []
            for seat in (1, 2):
                told = [event["event"] for event in stories[seat]]
                assert told[0] == "hagal" and told[-1] == "end_turn" and told.count("hagal_send") == 1
                assert told.count("hagal") == told.count("hagal_passed") + 1
                sent = next(event for event in stories[seat] if event["event"] == "hagal_send")
                assert sent["seat"] == seat and [sent["b"]] == game.view(viewer).seats[seat].on
