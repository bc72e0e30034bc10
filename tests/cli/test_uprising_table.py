"""Uprising at the table: everything that it adds is in sight, in every size and language, and nothing of it elsewhere."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from kanly.cli import style, symbols
from kanly.cli.board import board
from kanly.cli.cards_panel import conflict, market
from kanly.cli.lexicon import meant
from kanly.cli.log import Teller
from kanly.cli.menu import Menu, components_of, menu
from kanly.cli.players import players, score
from kanly.cli.scene import Scene
from kanly.cli.screen import News, draw, header
from kanly.cli.signs import signs
from kanly.components import Post
from kanly.engine import moves
from kanly.game import Game
from kanly.setup import Box, Setup
from kanly.text import LANGUAGES
from kanly.text.lexicon import Lexicon
from kanly.topics.battles import kinds as battle_kinds
from kanly.topics.battles.part import BATTLES
from kanly.topics.contracts import kinds as contract_kinds
from kanly.topics.contracts.part import contracts_of
from kanly.topics.mats import kinds as mat_kinds
from kanly.topics.spies import kinds as spy_kinds
from kanly.topics.spies.part import spies_of
from kanly.view import sample

from .conftest import Sit, printed
from .drawing import moments, row_of, scene_of, shown
from .fitting import is_crowded

BOX = Box("uprising", ("choam",))
OWN = (style.SPY, style.HOOKS, style.WALL, style.CONTRACT, style.MEMORY, style.TRAINING, "§", *"◢∂⌘")
LEADERS = ["feyd_rautha_harkonnen", "lady_jessica", "shaddam_corrino_iv", "muad_dib"]


def begun(edition: str = "uprising", modules: tuple[str, ...] = ("choam",)) -> Game:
    leaders = LEADERS if edition == "uprising" and "choam" in modules else ["random"]
    return Game(Setup(players=4, leaders=leaders, seed=5, edition=edition, modules=list(modules)))


def arranged() -> Game:
    """A game with something of everything on the table."""
    game = begun()
    s, c = game.state, game.state.content
    battles = BATTLES.of(s)
    assert s.units and battles and s.mats
    number = c.post_ids.index
    spies_of(s).posts = (
        1 << number("emperor") | 1 << number("arrakeen_spice_refinery"),
        1 << number("emperor"),
        0,
        1 << number("deep_desert"),
    )
    s.units.conflict = (0, 2, 0, 0)
    s.units.hooks = 0b0010
    s.seats[1].conflict = 3
    held = c.contract_ids.index
    contracts_of(s).offer = (held("contract_harvest_3"), held("contract_immediate"))
    contracts_of(s).held = ((held("contract_espionage"),), (), (), (held("contract_heighliner_troops"),))
    contracts_of(s).done = ((), (held("contract_deliver_supplies"),), (), ())
    s.mats.memories = (0, 2, 0, 0)
    s.mats.training = (c.stop_ids.index("first_spy"), -1, -1, -1)
    battle = c.battle_ids.index
    battles.cards = (
        (battle("objective_crysknife") << 1, battle("skirmish_ornithopter") << 1),
        (battle("objective_desert_mouse_4_6p") << 1 | 1, battle("skirmish_desert_mouse") << 1 | 1),
        (battle("battle_for_arrakeen") << 1,),
        (),
    )
    return game


def test_spies_stand_at_the_spaces_they_watch_and_on_their_posts() -> None:
    text = shown(board(scene_of(arranged()), 120))
    assert "Sardaukar ◔●▲ 4∴" in text and "Dutiful Service ◔●▲" in text
    assert "Spice Refinery† ▦ ◔●" in text and "Research Station† 2≈" in text
    posts = row_of(text, "◔ Spies")
    assert "●▲ Sardaukar / Dutiful Service" in posts and "● Arrakeen / Spice Refinery" in posts
    assert "◆ Deep Desert" in text[text.index("◔ Spies") :]
    assert "◔ Spies   —" in shown(board(scene_of(begun()), 120))


def test_a_played_card_that_waits_is_seen_by_all() -> None:
    game = arranged()
    game.state.seats[2].waiting = (game.state.content.intrigue_ids.index("distraction"),)
    rows = shown(players(scene_of(game), 120)).splitlines()
    assert [row.split() for row in rows if "Distraction" in row] == [["■", "▮", "Distraction"]]


def test_the_players_show_spies_left_contracts_and_battle_icons() -> None:
    scene = scene_of(arranged())
    text = shown(players(scene, 120))
    assert "◔" in text.splitlines()[0] and "¶" in text.splitlines()[0]
    rows = {sign: row_of(text, f"{sign} {scene.names[i]}").split() for i, sign in enumerate("●▲■◆")}
    assert rows["●"][-3:] == ["1", "1", "◢⌘"]
    assert rows["▲"][-5:] == ["2", "0✓1", "(∂∂)", "∫", "Hooks"]
    assert rows["■"][-3:] == ["3", "0", "◢"]
    assert "(3♙2§)" in " ".join(rows["▲"])
    assert "¶ Espionage→3◎" in text and "¶ Heighliner (troops)→2♙" in text
    assert "⇢ First Spy → ✕▯" in text and "◌ Memories 2" in text


def test_jessica_shows_the_side_that_lies_up() -> None:
    game = arranged()
    assert "▲ Lady Jessica" in shown(players(scene_of(game), 120))
    game.state.seats[1].leader = game.state.content.leader_ids.index("reverend_mother_jessica")
    assert "▲ Reverend Mother Jessica" in shown(players(scene_of(game), 120))


def test_a_small_table_leaves_out_words_before_it_leaves_out_players() -> None:
    text = shown(players(scene_of(arranged()), 80), 80)
    assert max(map(len, text.splitlines())) <= 80 and "∫" in text and "Hooks" not in text
    brief = shown(players(scene_of(arranged()), 80, brief=True), 80)
    assert len(brief.splitlines()) == 5 and "0✓1" in brief and "¶ Espionage" not in brief


def test_the_score_names_objectives_won_conflicts_and_completed_contracts() -> None:
    text = shown(score(scene_of(arranged())))
    won = text[text.index("\n\n") :]
    assert "◢ Crysknife · ⌘ Skirmish" in won
    assert "∂ Desert Mouse (face down)" in won and "¶✓ Deliver Supplies" in won


def test_the_market_shows_the_contracts_on_offer_and_those_reserved() -> None:
    text = shown(market(scene_of(arranged()), 120))
    assert "Send an Agent to a Maker space and gain at least 3 spice that turn. Gain 3 Solari." in text
    assert row_of(text, "Immediate").startswith("¶")
    assert "Sardaukar (cards) reserved" in text and "Sardaukar (recall) reserved" in text


def test_the_conflict_shows_its_icon_the_wall_and_the_sandworms() -> None:
    game = arranged()
    game.state.conflict = game.state.content.conflict_ids.index("siege_of_arrakeen")
    text = shown(conflict(scene_of(game)))
    assert "Siege of Arrakeen II ⌘ ▦" in text
    assert "▲ 12† (3♙2§)" in text
    game.state.units.wall = 0  # type: ignore[union-attr]
    assert "▦" not in shown(conflict(scene_of(game)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_heading_says_whether_the_shield_wall_stands(language: str) -> None:
    game = arranged()
    words = Lexicon(language, BOX).words
    assert f"▦ {words.text('terminal-wall_stands')}" in header(scene_of(game, language)).plain
    game.state.units.wall = 0  # type: ignore[union-attr]
    gone = header(scene_of(game, language)).plain
    assert "▦" not in gone and words.text("terminal-wall_gone") in gone
    assert "▦" not in shown(board(scene_of(game, language), 120)).replace("✕▦", "")


def test_the_swordmaster_shows_the_price_of_now() -> None:
    game = arranged()
    place = scene_of(game).space("swordmaster")
    assert [cost.amount for cost in scene_of(game).cost(place)] == [8]
    game.state.seats[2].swordmaster = 1
    assert [cost.amount for cost in scene_of(game).cost(place)] == [6]
    assert "Swordmaster 6◎→‡" in shown(board(scene_of(game), 120))
    mixed = Game(
        Setup(
            players=3,
            leaders=["duke_leto_atreides", "random", "random"],
            edition="uprising",
            modules=["base_leaders"],
        )
    )
    mixed.state.seats[1].swordmaster = 1
    assert [cost.amount for cost in scene_of(mixed).cost(place)] == [5]


def test_a_game_without_contracts_shows_the_solari_instead() -> None:
    lexicon = Lexicon("en", "uprising")
    place = next(place for place in lexicon.edition.spaces if place.id == "accept_contract")
    assert symbols.space(lexicon, place, ()) == "2◎ 1▯"
    assert symbols.space(Lexicon("en", BOX), place, ()) == "1¶ 1▯"
    scene = scene_of(begun(modules=()))
    assert "¶" not in shown(players(scene, 120)) + shown(market(scene, 120))


@pytest.mark.parametrize(
    ("space", "told"),
    [
        ("espionage", "1∴→1▯ 1◔"),
        ("high_council", "5◎→♜/2∴ 1▮ 3♙"),
        ("imperial_privilege", "3◎→✕▮→1▮ ↶♘ 1▯"),
        ("gather_support", "2♙/2◎→2♙ 1≈"),
        ("spice_refinery", "2◎/1∴→4◎"),
        ("sietch_tabr", "∫ 1♙ 1≈/1≈ ✕▦"),
        ("deep_desert", "3≈→4∴/2§"),
    ],
)
def test_spaces_as_signs(space: str, told: str) -> None:
    lexicon = Lexicon("en", BOX)
    place = next(place for place in lexicon.edition.spaces if place.id == space)
    assert symbols.space(lexicon, place, place.cost) == told


def test_every_space_reward_contract_and_stop_has_signs() -> None:
    lexicon = Lexicon("en", Box("uprising", ("choam", "base_conflicts")))
    for place in lexicon.edition.spaces:
        text = symbols.space(lexicon, place, place.cost)
        assert text and symbols.MORE not in text, place.id
    for card in lexicon.edition.conflicts:
        told = symbols.rewards(lexicon, card, 3)
        assert len(told) == 3 and all(told) and symbols.MORE not in "".join(told), card.id
    for contract in lexicon.edition.contracts:
        text = symbols.effects(lexicon, contract.reward)
        assert text and symbols.MORE not in text, contract.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_explains_exactly_the_signs_that_a_game_can_show(language: str) -> None:
    text = shown(signs(Lexicon(language, BOX)))
    assert all(f"{sign} " in text for sign in (*OWN, "✱", "↓")) and style.MENTAT not in text
    base = shown(signs(Lexicon(language, "base")))
    assert not any(sign in base for sign in (*OWN, "✱", "↓")) and style.MENTAT in base
    without = shown(signs(Lexicon(language, "uprising")))
    assert style.CONTRACT not in without and style.SPY in without


def test_signs_are_one_column_wide_and_differ() -> None:
    known = [
        getattr(style, name)
        for name in dir(style)
        if name.isupper() and isinstance(getattr(style, name), str) and len(getattr(style, name)) == 1
    ]
    known += [*style.UNITS.values(), *style.BATTLE_ICONS.values(), *style.SEAT_SIGNS[:4]]
    assert len(set(known)) == len(known) and all(cell_len(sign) == 1 for sign in known)


MIXED = ("choam", "base_imperium", "base_intrigue", "base_leaders", "base_conflicts")


@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 60), (120, 40), (160, 60)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_the_terminal(sit: Sit, width: int, height: int, language: str) -> None:
    console = sit(size=(width, height)).console
    lexicon = Lexicon(language, Box("uprising", MIXED))
    played = moments("uprising", MIXED, 3, 6)
    assert sum(is_crowded(console, lexicon, game, events) for game, events in played) <= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_event_of_whole_games_can_be_told_and_explained(language: str) -> None:
    lexicon = Lexicon(language, BOX)
    kinds = set()
    for game, events in moments("uprising", ("choam",), 7, 400):
        scene = Scene.of(game, 0, lexicon)
        found = Menu(game.legal)
        text = shown(menu(scene, found, 100, full=True), 100)
        assert all(f"{option.number} " in text for option in found.options)
        for option in found.options:
            kinds.add(option.kind)
            for component in components_of(scene, option.move):
                assert lexicon.rules(component)
        for line in Teller(lexicon, 0, scene.names).lines(events):
            assert line.text
    assert {spy_kinds.SPY, contract_kinds.CONTRACT} <= kinds


def test_a_base_game_shows_nothing_of_it(sit: Sit) -> None:
    console = sit(size=(200, 70)).console
    for game, events in moments("base", (), 3, 6):
        scene = scene_of(game)
        with console.capture() as captured:
            draw(
                console,
                scene,
                News((), Teller(scene.lexicon, 0, scene.names).lines(events)),
                Menu(game.legal),
            )
            console.print(score(scene))
        assert not any(sign in captured.get() for sign in OWN)


def test_the_table_shows_nothing_that_the_seat_may_not_know(sit: Sit) -> None:
    console = sit().console
    lexicon = Lexicon("en", BOX)
    for game, _ in moments("uprising", ("choam",), 7, 6):
        other = Game.of(sample(game.view(0), 11))
        assert other != game
        screens = []
        for dealt in (game, other):
            with console.capture() as captured:
                draw(console, Scene.of(dealt, 0, lexicon), News((), ()), Menu(dealt.legal))
            screens.append(captured.get())
        assert screens[0] == screens[1]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("sandworm", "Units · sandworm"),
        ("Піщаний хробак", "Units · sandworm"),
        ("harvest 4", "Contracts · CHOAM · contract_harvest_4"),
        ("deep desert", "Board spaces · deep_desert"),
        ("arrakeen spice refinery", "Observation posts · arrakeen_spice_refinery"),
        ("emperor", "Influence · emperor"),
        ("reverend", "Leaders · reverend_mother_jessica"),
        ("objective_crysknife", "Objectives · objective_crysknife"),
    ],
)
def test_everything_can_be_explained_by_name(sit: Sit, typed: str, told: str) -> None:
    play = sit([f"? {typed}"], edition="uprising", modules=["choam"])
    play.run()
    assert told in printed(play)


def test_a_post_answers_only_where_nothing_else_does() -> None:
    lexicon = Lexicon("en", BOX)
    assert [c.key for c in meant(lexicon, "deep_desert")] == ["uprising/spaces/deep_desert"]
    assert [type(c) for c in meant(lexicon, "landsraad_hall")] == [Post]


def test_a_move_on_a_training_track_is_explained_by_its_leader() -> None:
    scene = scene_of(arranged())
    move = moves.make(mat_kinds.TRAIN, scene.lexicon.content.stop_ids.index("middle_trash"))
    assert [c.id for c in components_of(scene, move)] == ["feyd_rautha_harkonnen"]
    spy = moves.make(spy_kinds.SPY, scene.lexicon.content.post_ids.index("deep_desert"))
    assert [c.key for c in components_of(scene, spy)] == ["uprising/posts/deep_desert"]
    pair = moves.make(battle_kinds.PAIR, scene.lexicon.content.battle_ids.index("objective_crysknife"))
    assert [c.id for c in components_of(scene, pair)] == ["objective_crysknife"]


def test_a_whole_game_is_played_by_typing(sit: Sit) -> None:
    play = sit(["1"] * 2000, edition="uprising", modules=["choam"], language="uk", bots=["random"])
    assert play.run() == 0
    assert play.table.game.over
    assert play.words.text("terminal-wins") in printed(play)
