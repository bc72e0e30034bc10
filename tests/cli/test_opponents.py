"""Printed opponents at the table: everything about them is in sight, in every size and language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kanly.cli import style, symbols
from kanly.cli.board import board
from kanly.cli.cards_panel import piles
from kanly.cli.log import Teller
from kanly.cli.menu import Menu, components_of, menu
from kanly.cli.players import players, score
from kanly.cli.scene import Scene
from kanly.cli.screen import News, draw, question
from kanly.components import Leader
from kanly.game import Game
from kanly.setup import Box, Setup
from kanly.text import LANGUAGES
from kanly.text.lexicon import Lexicon
from kanly.topics.opponents.part import automa_of
from kanly.view import sample

from .conftest import Sit, printed
from .drawing import Moments, moments, row_of, scene_of, shown
from .fitting import is_crowded

# Of each kind of game one: edition, players, level, variants.
MODES = {
    "base solo": ("base", 1, "mentat", ()),
    "base two": ("base", 2, "", ()),
    "uprising solo": ("uprising", 1, "kwisatz_haderach", ("row_dice",)),
    "uprising two": ("uprising", 2, "", ("smart_politics", "brutal_escalation", "streamlined")),
}


def game_of(mode: str, seed: int = 5, rivals: tuple[str, ...] = ("random",), **changes: object) -> Game:
    edition, count, level, variants = MODES[mode]
    setup = Setup(
        players=count,
        leaders=["random"],
        seed=seed,
        edition=edition,
        rivals=list(rivals),
        level=level,
        variants=list(variants),
    )
    return Game(replace(setup, **changes))  # type: ignore[arg-type]


def moments_of(mode: str, count: int, seed: int = 3) -> Moments:
    edition, people, level, variants = MODES[mode]
    return moments(edition, (), seed, count, people, level, variants)


SOLO = ("gurney_halleck", "princess_irulan")


# --- who they are


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "House Hagal"), ("uk", "Дім Гаґал"), ("ru", "Дом Хагаль"), ("bg", "Династия Хагал")],
)
def test_house_hagal_has_no_leader_and_a_name(language: str, name: str) -> None:
    scene = scene_of(game_of("base two"), language)
    assert scene.names[2] == name
    assert f"■ {name}" in shown(players(scene, 120))


def test_rivals_go_by_their_own_names() -> None:
    scene = scene_of(game_of("uprising solo", rivals=SOLO), "uk")
    assert scene.names[1:] == ["Гурні Галлек", "Принцеса Ірулан"]
    assert [rival.id for rival in scene.opponents.rivals] == list(SOLO)


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "(Rival)"), ("uk", "(Конкурент)"), ("ru", "(оппонент)"), ("bg", "(съперник)")],
)
def test_a_rival_and_a_leader_of_one_name_are_told_apart(sit: Sit, language: str, name: str) -> None:
    game = game_of("uprising solo", rivals=SOLO, leaders=["gurney_halleck"])
    scene = scene_of(game, language)
    assert scene.names[1] == f"{scene.names[0]} {name}"
    assert [component.key for component in scene.opponents.namesakes] == [
        "uprising/leaders/gurney_halleck",
        "uprising/rivals/gurney_halleck",
        "uprising/rivals/princess_irulan",
    ]
    play = sit(["? gurney"], players=1, edition="uprising", rivals=SOLO, leader="gurney_halleck")
    play.run()
    assert "Leaders · gurney_halleck" in printed(play) and "Rivals · gurney_halleck" in printed(play)


def test_a_game_of_people_has_none_of_it() -> None:
    scene = scene_of(Game(Setup(players=3, leaders=["random"])))
    opponents = scene.opponents
    assert not opponents.there and opponents.seats == [] and opponents.namesakes == []
    assert not any(opponents.sits_at(seat) for seat in range(3))
    assert (opponents.level, opponents.variants, opponents.swordmaster_round) == ("", [], 0)
    assert opponents.decided_for is None and opponents.about("mentat") == []
    assert "House Hagal" not in shown(players(scene, 120)) + shown(piles(scene, 120))


# --- what they have


def test_a_rival_shows_its_supply_agents_troops_and_what_it_saves_for() -> None:
    game = game_of("uprising solo", rivals=SOLO)
    gurney = game.state.seats[1]
    gurney.solari, gurney.spice, gurney.water, gurney.points = 2, 4, 1, 3
    gurney.garrison, gurney.conflict, gurney.agents, gurney.on = 2, 1, 1, (0,)
    gurney.influence, gurney.alliances = (4, 0, 1, 2), 1
    text = shown(players(scene_of(game), 100, brief=True))
    row = row_of(text, "Gurney Halleck").split()
    assert row[3:17] == ["3", "2", "4", "1", "▲·", "2", "2(1♙)", "4★", "0", "1", "2", "·", "0", "3"]
    assert row[-1] == "‡7/8"
    gurney.swordmaster = 1
    assert row_of(shown(players(scene_of(game), 100, brief=True)), "Gurney Halleck").split()[-1] == "‡"


def test_where_there_is_room_the_price_of_the_swordmaster_has_words() -> None:
    text = shown(players(scene_of(game_of("uprising solo", rivals=SOLO)), 160), 160)
    assert "‡ Swordmaster 1/8" in text and "‡ Swordmaster 1/7" in text


def test_house_hagal_keeps_nothing_and_cant_win() -> None:
    game = game_of("base two")
    text = shown(players(scene_of(game), 120))
    row = row_of(text, "■ House Hagal").split()
    assert row[3:10] == ["–", "·", "·", "·", "■■■", "0", "·"] and row[-2:] == ["·", "·"]
    assert "■ can’t win" in text
    assert row_of(shown(score(scene_of(game))), "■ House Hagal").split()[3:] == ["–", "·"]


def test_a_streamlined_rival_cant_win_and_one_of_the_others_can() -> None:
    two = game_of("uprising two", rivals=("lady_amber_metulli",))
    assert "■ can’t win · Signet Ring 1♙ · Scheme 3♙ · Priorities F›E›G›B" in shown(
        players(scene_of(two), 120)
    )
    other = game_of("uprising two", rivals=("gurney_halleck",), variants=[])
    text = shown(players(scene_of(other), 120))
    assert "can’t win" not in text and row_of(text, "■ Gurney").split()[3] == "0"


def test_a_rival_has_no_contracts_of_its_own() -> None:
    game = game_of("uprising solo", rivals=SOLO, modules=["choam"])
    row = row_of(shown(players(scene_of(game), 120)), "Gurney Halleck").split()
    assert row[row.index("3", 12) + 1] == "·"


def test_what_a_rival_does_under_a_condition_stands_in_brackets() -> None:
    two = game_of("uprising two", rivals=("glossu_rabban",))
    assert "Signet Ring 1♙ (1♙) · Scheme 2↑" in shown(players(scene_of(two), 120))


@pytest.mark.parametrize("edition", ["base", "uprising"])
def test_what_every_rival_does_has_signs(edition: str) -> None:
    lexicon = Lexicon("en", edition)
    for rival in lexicon.edition.rivals:
        told = symbols.effects(lexicon, (*rival.signet, *rival.scheme))
        assert told and symbols.MORE not in told, rival.id


def test_below_the_players_stand_the_deck_the_level_and_the_variants() -> None:
    text = shown(players(scene_of(game_of("uprising solo")), 140), 140)
    assert text.count("Kwisatz Haderach") == 1
    last = text.splitlines()[-1]
    assert last.startswith("House Hagal: 36 cards left · Level: Kwisatz Haderach · Smart Politics · ")
    assert "Brutal Escalation · Expert Deployment · Imperium Row Dice" in last
    assert "Level" not in shown(players(scene_of(game_of("base two")), 120))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("1 card left", "2 cards left", "5 cards left")),
        ("uk", ("лишилася 1 карта", "лишилося 2 карти", "лишилося 5 карт")),
        ("ru", ("осталась 1 карта", "осталось 2 карты", "осталось 5 карт")),
        ("bg", ("остава 1 карта", "остават 2 карти", "остават 5 карти")),
    ],
)
def test_the_cards_left_are_counted_in_every_language(language: str, told: tuple[str, ...]) -> None:
    game = game_of("base two")
    automa = automa_of(game.state)
    cards = automa.deck
    for count, text in zip((1, 2, 5), told, strict=True):
        automa.deck, automa.discard = cards[:count], cards[count:]
        assert text in shown(players(scene_of(game, language), 120))


def test_rivals_of_the_base_game_are_given_their_swordmasters_in_some_round() -> None:
    game = game_of("base solo")
    assert "Rivals’ Swordmasters: round 3" in shown(players(scene_of(game), 120))
    game.state.round = 3
    assert "Swordmasters" not in shown(players(scene_of(game), 120))


def test_the_house_hagal_deck_can_be_counted() -> None:
    game = game_of("uprising two")
    text = " ".join(shown(piles(scene_of(game), 120)).split())
    assert "House Hagal: Deck 37" in text and "Hagga Basin / Imperial Basin ×4" in text
    assert "House Hagal: Discard pile 0 —" in text
    # A Rival has no hand and no deck to look at.
    assert f"■ {scene_of(game).names[2]}" not in text


# --- what a level changes for people


def test_the_table_shows_prices_of_the_level() -> None:
    assert "Mentat 5◎" in shown(board(scene_of(game_of("base solo")), 120))
    assert "Mentat 2◎" in shown(board(scene_of(game_of("base solo", level="mercenary")), 120))
    leto = game_of("base solo", leaders=["duke_leto_atreides"])
    assert "Mentat 4◎" in shown(board(scene_of(leto), 120))


def test_a_space_that_the_level_closes_looks_closed() -> None:
    assert "Swordmaster ✕ 8◎" in shown(board(scene_of(game_of("uprising solo")), 120))
    assert "Swordmaster 8◎" in shown(board(scene_of(game_of("uprising solo", level="sardaukar")), 120))


# --- questions


def asked_for_a_rival(mode: str = "base solo") -> Game:
    """The first moment at which a person decides for an opponent."""
    for seed in range(3, 30):
        for game, _ in moments_of(mode, 1000, seed):
            if scene_of(game).opponents.decided_for is not None:
                return game
    raise AssertionError("nobody is asked for a Rival")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "For {}: gain Influence with which Faction?"),
        ("uk", "{} (вирішуєте ви): на яку фракцію здобути вплив?"),
        ("ru", "{} (решаете вы): в какой фракции получить влияние?"),
        ("bg", "{} (решавате вие): с коя фракция да получи влияние?"),
    ],
)
def test_the_question_says_for_whom_it_is(language: str, told: str) -> None:
    scene = scene_of(asked_for_a_rival(), language)
    seat = scene.opponents.decided_for
    assert seat is not None and seat > 0
    scene = replace(scene, view=replace(scene.view, decision="faction"))
    assert question(scene).plain == f"●  {told.format(scene.names[seat])}"
    # Even the longest name leaves room for the question in a narrow terminal.
    for rival in scene.lexicon.edition.rivals:
        assert len(told.format(scene.lexicon.name(rival))) + 3 <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_other_question_says_it_too(language: str) -> None:
    scene = scene_of(asked_for_a_rival(), language)
    seat = scene.opponents.decided_for
    assert seat is not None
    *below, (_, owner, decider, node, _) = scene.view.stack
    steps = ([*head, node, 0] for head in (["choose", owner, decider], ["may", owner, decider]))
    for step in (*steps, ["trash", owner, decider, 0, None]):
        view = replace(scene.view, decision=step[0], stack=[*below, step])
        text = question(replace(scene, view=view)).plain
        assert scene.names[seat] in text and len(text) > len(scene.names[seat]) + 10
    assert scene.words.text("prompt-trash") in text


def test_the_prompt_points_to_the_rival(sit: Sit) -> None:
    play = sit(players=1, seed=3)
    prompts = []

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        if style.ARROW in prompt:
            raise EOFError
        return "1"

    play.ask = ask
    assert play.run() == 0
    *before, last = prompts
    assert before and last == "●→▲ 1-3 > "
    assert "For Count Ilban Richese: gain Influence with which Faction?" in printed(play)


# --- explaining


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("gurney", "Rivals · gurney_halleck"),
        ("arrakeen", "Board spaces · arrakeen"),
        ("hagal arrakeen", "House Hagal · arrakeen"),
        ("jessica", "Leaders · lady_jessica"),
        ("smart", "Smart Politics: A Rival passes over"),
        ("kwisatz_haderach", "Kwisatz Haderach: For masters"),
        ("Кубики", "Imperium Row Dice: After each"),
    ],
)
def test_opponents_and_how_hard_they_are_can_be_explained(sit: Sit, typed: str, told: str) -> None:
    edition, count, level, variants = MODES["uprising solo"]
    play = sit(
        [f"? {typed}"], players=count, edition=edition, rivals=SOLO, level=level, variants=variants, seed=4
    )
    play.run()
    shown_now = printed(play)
    assert told in shown_now
    assert "Nothing in this game is called" not in shown_now
    assert not any(isinstance(rival, Leader) for rival in play.scene().opponents.rivals)


# --- every size and language


@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 60), (120, 40), (160, 60)])
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_the_terminal(sit: Sit, width: int, height: int, mode: str, language: str) -> None:
    console = sit(size=(width, height)).console
    lexicon = Lexicon(language, MODES[mode][0])
    # Each language looks at other moments.
    played = moments_of(mode, 12)[LANGUAGES.index(language) :: 4]
    assert sum(is_crowded(console, lexicon, game, events) for game, events in played) <= 1


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_event_of_whole_games_can_be_told(mode: str, language: str) -> None:
    lexicon = Lexicon(language, MODES[mode][0])
    for game, events in moments_of(mode, 400):
        scene = Scene.of(game, 0, lexicon)
        found = Menu(game.legal)
        text = shown(menu(scene, found, 100, full=True), 100)
        assert all(f"{option.number} " in text for option in found.options)
        for option in found.options:
            assert all(lexicon.rules(component) for component in components_of(scene, option.move))
        for line in Teller(lexicon, 0, scene.names).lines(events):
            assert line.text and "; :" not in line.text


@pytest.mark.parametrize("mode", MODES)
def test_the_table_shows_nothing_that_the_seat_may_not_know(sit: Sit, mode: str) -> None:
    console = sit().console
    lexicon = Lexicon("en", MODES[mode][0])
    for game, _ in moments_of(mode, 5):
        screens = []
        for dealt in (game, Game.of(sample(game.view(0), 11))):
            with console.capture() as captured:
                draw(console, Scene.of(dealt, 0, lexicon), News((), ()), Menu(dealt.legal))
                console.print(piles(Scene.of(dealt, 0, lexicon), 100))
            screens.append(captured.get())
        assert screens[0] == screens[1]


def test_a_box_of_ones_own_has_opponents_too() -> None:
    game = game_of("uprising solo", modules=["choam", "base_imperium"], leaders=["random"])
    scene = scene_of(game)
    assert scene.view.box == Box("uprising", ("choam", "base_imperium"))
    assert "House Hagal: 36 cards left" in shown(players(scene, 120))
