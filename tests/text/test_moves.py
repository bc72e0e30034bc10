"""Moves as sentences."""

from __future__ import annotations

import pytest

from kanly import catalog
from kanly.effects import Draw, Influence, When
from kanly.engine import flow, moves
from kanly.engine.codes import DISCARD_PILE, FROM_ASIDE, HAND, IN_PLAY, TOP_OF_DECK
from kanly.engine.content import Content
from kanly.engine.errors import KanlyError
from kanly.engine.moves import make
from kanly.engine.setup import begin
from kanly.setup import Box, Setup
from kanly.text import LANGUAGES, Words
from kanly.topics.battles import kinds as battle_kinds
from kanly.topics.contracts import kinds as contract_kinds
from kanly.topics.mats import kinds as mat_kinds
from kanly.topics.sandworms import kinds as worm_kinds
from kanly.topics.spies import kinds as spy_kinds

CONTENT = catalog.content("base")
UPRISING = catalog.content(Box("uprising", ("choam",)))
SEATS = ["Anna", "Borys", "Chris", "Dana"]

CARD = CONTENT.card_ids.index
SPACE = CONTENT.space_ids.index
INTRIGUE = CONTENT.intrigue_ids.index
NODE = CONTENT.node_names.__getitem__

# One move at least of every kind, as said in English and, where grammar has to show, in the others.
SAID: list[tuple[int, dict[str, str]]] = [
    (
        make(moves.AGENT, CARD("dagger"), SPACE("mentat")),
        {
            "en": "Send an Agent to Mentat with Dagger",
            "uk": "Відправити агента на локацію «Ментат» картою «Кинджал»",
            "ru": "Отправить агента в ячейку «Ментат» картой «Кинжал»",
            "bg": "Изпращате Агент на поле „Ментат“ с карта „Кинжал“",
        },
    ),
    (make(moves.REVEAL), {"en": "Reveal your cards", "bg": "Разкривате картите си"}),
    (make(moves.PLAY, INTRIGUE("bribery")), {"en": "Play Bribery", "uk": "Зіграти карту «Підкуп»"}),
    (make(moves.PASS), {"en": "Pass", "uk": "Спасувати", "ru": "Спасовать", "bg": "Пас"}),
    (make(moves.END), {"en": "End", "uk": "Завершити", "ru": "Завершить", "bg": "Край"}),
    (
        make(moves.TAKE, NODE("duncan_idaho pay")),
        {
            "en": "Duncan Idaho: pay 1 water to recruit 1 troop and draw 1 card",
            "bg": "Дънкан Айдахо: платете 1 вода, за да наберете 1 войска и да изтеглите 1 карта",
        },
    ),
    # The condition holds whenever the effect is offered, so the menu does not repeat it.
    (
        make(moves.TAKE, NODE("smugglers_thopter draw_2")),
        {"en": "Smuggler's Thopter: draw 2 cards", "uk": "Топтер контрабандиста: візьміть 2 карти"},
    ),
    # "Up to 1" would be odd: declining is another entry of the menu.
    (
        make(moves.TAKE, NODE("gun_thopter deploy")),
        {
            "en": "Gun Thopter: deploy 1 troop from your garrison to the Conflict",
            "uk": "Бойовий топтер: розгорніть 1 загін зі свого гарнізону в Зоні конфлікту",
            "ru": "Боевой топтер: разместите 1 отряд из гарнизона в зоне конфликта",
            "bg": "Боен топтер: изпращате 1 войска от гарнизона си в конфликта",
        },
    ),
    (
        make(moves.TAKE, NODE("duke_leto_atreides pay")),
        {
            "uk": "Герцог Лето Атрід: заплатіть 1 прянощі, щоб здобути 1 очко впливу на фракцію, на яку хтось із "
            "суперників має більше впливу, ніж ви",
        },
    ),
    (
        make(moves.CHOOSE, NODE("test_of_humanity lose_troop")),
        {"en": "Test of Humanity: lose 1 troop from the Conflict"},
    ),
    (make(moves.DECLINE), {"en": "Decline", "ru": "Отказаться"}),
    (make(moves.DEPLOY, 0), {"en": "Deploy no troops", "uk": "Не розгортати загонів"}),
    (
        make(moves.DEPLOY, 5),
        {
            "en": "Deploy 5 troops to the Conflict",
            "uk": "Розгорнути 5 загонів у Зоні конфлікту",
            "ru": "Разместить 5 отрядов в зоне конфликта",
            "bg": "Изпращате 5 войски в конфликта",
        },
    ),
    (make(moves.RETREAT, 1), {"en": "Retreat 1 troop to your garrison", "ru": "Отвести 1 отряд в гарнизон"}),
    (
        make(moves.CONTROL, SPACE("arrakeen")),
        {
            "en": "Take control of Arrakeen",
            "uk": "Узяти під контроль локацію «Арракін»",
            "ru": "Взять под контроль ячейку «Арракин»",
            "bg": "Вземате контрол над поле „Аракийн“",
        },
    ),
    (make(moves.BUY, CARD("chani")), {"en": "Acquire Chani", "ru": "Купить карту «Чани»"}),
    (make(moves.BUY, CARD("chani"), FROM_ASIDE), {"en": "Acquire Chani, set aside for you"}),
    # Whether such a card is free depends on the effect, which the player has just chosen.
    (make(moves.ACQUIRE, CARD("scout")), {"en": "Acquire Scout", "uk": "Отримати карту «Розвідник»"}),
    (make(moves.PUT, TOP_OF_DECK), {"en": "Put the card on top of your deck"}),
    (make(moves.PUT, DISCARD_PILE), {"en": "Put the card into your discard pile"}),
    (
        make(moves.FACTION, 3),
        {
            "en": "Gain Influence with the Fremen",
            "uk": "Здобути вплив на Фрименів",
            "ru": "Получить влияние во фракции Фрименов",
            "bg": "Получавате влияние със Свободните",
        },
    ),
    (make(moves.LOSE, 0), {"en": "Lose Influence with the Emperor", "uk": "Втратити вплив на Імператора"}),
    (make(moves.TRASH, CARD("dagger"), HAND), {"en": "Trash Dagger from hand"}),
    (
        make(moves.TRASH, CARD("dagger"), IN_PLAY),
        {"ru": "Удалить карту «Кинжал» из числа активных карт", "uk": "Знищити карту «Кинджал» з гри"},
    ),
    (make(moves.DISCARD, CARD("dagger")), {"en": "Discard Dagger", "bg": "Изчиствате карта „Кинжал“"}),
    (make(moves.FETCH, CARD("dagger")), {"en": "Return Dagger from your discard pile to your hand"}),
    (make(moves.RECALL, SPACE("wealth")), {"en": "Recall your Agent from Wealth"}),
    (make(moves.ORIGIN, 0), {"en": "Take the Agent from your Leader"}),
    (make(moves.ORIGIN, SPACE("wealth") + 1), {"en": "Take the Agent from Wealth"}),
    (
        make(moves.TIER, 1, SPACE("sell_melange")),
        {
            "en": "Pay 3 spice to gain 8 Solari",
            "uk": "Заплатіть 3 прянощів, щоб отримати 8 соляріїв",
            "ru": "Заплатите 3 Пряности, чтобы получить 8 соляриев",
            "bg": "Платете 3 подправки, за да получите 8 солари",
        },
    ),
    (make(moves.SPACE, SPACE("wealth")), {"en": "Close Wealth to opponents"}),
    (make(moves.SEAT, 2), {"en": "Choose Chris", "uk": "Вибрати гравця: Chris"}),
    (make(moves.ASIDE, CARD("chani")), {"en": "Set Chani aside for yourself"}),
    (make(moves.LEADER, 1), {"en": "Choose the Leader Duke Leto Atreides"}),
    (make(moves.TOKEN, 1), {"en": "Keep the token of the Spacing Guild", "bg": "Задържате плочка „Космическо сдружение“"}),
]  # fmt: skip

POST = UPRISING.post_ids.index
CONTRACT = UPRISING.contract_ids.index
BATTLE = UPRISING.battle_ids.index
STOP = UPRISING.stop_ids.index

# The kinds that only Uprising has.
SAID_IN_UPRISING: list[tuple[int, dict[str, str]]] = [
    (
        make(spy_kinds.SPY, POST("arrakeen_spice_refinery")),
        {
            "en": "Place a Spy on the post Arrakeen / Spice Refinery",
            "uk": "Розмістити шпигуна в спостережному пункті «Арракін / Меланжоочисний завод»",
            "ru": "Разместить шпиона на посту наблюдения «Арракин / Завод по очистке Пряности»",
            "bg": "Поставяте Шпионин на наблюдателен пост „Аракийн / Рафинерия за подправка“",
        },
    ),
    (
        make(spy_kinds.RECALL_SPY, POST("deep_desert")),
        {
            "en": "Recall your Spy from the post Deep Desert",
            "uk": "Відкликати шпигуна зі спостережного пункту «Глибока пустеля»",
            "ru": "Отозвать шпиона с поста наблюдения «Глубокая пустыня»",
            "bg": "Отзовавате Шпионина от наблюдателен пост „Дълбока пустиня“",
        },
    ),
    (make(worm_kinds.DETONATE), {"en": "Remove the Shield Wall", "uk": "Підірвати Оборонну стіну"}),
    (
        make(contract_kinds.CONTRACT, CONTRACT("contract_arrakeen_spy")),
        {
            "en": "Take the contract Arrakeen (spy) (reward: recruit 1 troop and place 1 Spy)",
            "uk": "Узяти контракт «Арракін (шпигун)»: найміть 1 загін та розмістіть 1 шпигуна",
            "ru": "Взять контракт «Арракин (шпион)»: наймите 1 отряд и разместите 1 шпиона",
            "bg": "Вземате договор „Аракийн (шпионин)“ (награда: набирате 1 войска и поставяте 1 Шпионин)",
        },
    ),
    (make(contract_kinds.SOLARI, 2), {"en": "Gain 2 Solari instead of a contract", "ru": "Получить 2 солярия вместо контракта"}),
    (
        make(mat_kinds.TRAIN, STOP("first_spy")),
        {"en": "Advance on your training track: First Spy", "bg": "Напредвате по скалата за обучение: „Първи Шпионин“"},
    ),
    (
        make(battle_kinds.PAIR, BATTLE("objective_crysknife")),
        {"en": "Pair your wild battle icon with Crysknife", "uk": "Утворити пару з універсального символу бою та карти «Крис-ніж»"},
    ),
    (make(battle_kinds.TURN_DOWN, BATTLE("propaganda")), {"en": "Turn Propaganda face down", "bg": "Обръщате с лице надолу карта „Пропаганда“"}),
    (
        make(moves.TRASH_INTRIGUE, UPRISING.intrigue_ids.index("cunning")),
        {"en": "Trash the Intrigue card Cunning", "ru": "Удалить карту интриги «Хитрость»"},
    ),
    (make(moves.KEEP, UPRISING.card_ids.index("dagger")), {"en": "Take Dagger into your hand", "uk": "Узяти на руку карту «Кинджал»"}),
    # A price may be nothing.
    (
        make(moves.TIER, 0, UPRISING.space_ids.index("gather_support")),
        {"en": "For free: recruit 2 troops", "uk": "Безкоштовно: найміть 2 загони", "ru": "Бесплатно: наймите 2 отряда", "bg": "Безплатно: набирате 2 войски"},
    ),
    # Which branch will be taken is not known from the node alone.
    (
        make(moves.TAKE, UPRISING.space_nodes[UPRISING.space_ids.index("high_council")][0]),
        {
            "en": "High Council: if you have a High Council seat, gain 2 spice, draw 1 Intrigue card and recruit 3 troops; "
            "otherwise take a High Council seat: for the rest of the game you gain 2 Persuasion on each of your Reveal turns"
        },
    ),
]  # fmt: skip

CASES = [
    (content, move, language, text)
    for content, said in ((CONTENT, SAID), (UPRISING, SAID_IN_UPRISING))
    for move, texts in said
    for language, text in texts.items()
]


@pytest.mark.parametrize(("content", "move", "language", "text"), CASES)
def test_move(content: Content, move: int, language: str, text: str) -> None:
    assert Words(language).move(content, move, SEATS) == text


def test_every_kind_is_among_the_examples() -> None:
    kinds = {moves.kind_of(move) for move, _ in (*SAID, *SAID_IN_UPRISING)}
    # No box of ours has a track of an expansion; tests/test_toy_tracks.py brings one.
    assert kinds == {number for number, kind in enumerate(moves.KINDS) if kind.topic != "tracks"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_can_be_said_in_every_language(language: str) -> None:
    for move, _ in SAID_IN_UPRISING:
        text = Words(language).move(UPRISING, move, SEATS)
        assert "{" not in text and text[0].isupper()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("content", [CONTENT, UPRISING], ids=["base", "uprising"])
def test_every_node_can_be_taken_and_chosen(content: Content, language: str) -> None:
    words = Words(language)
    assert all(node.effects for node in content.nodes)
    for node in range(len(content.nodes)):
        for kind in (moves.TAKE, moves.CHOOSE):
            text = words.move(content, make(kind, node), SEATS)
            assert "{" not in text and text[0].isupper()


def test_nodes_are_said_by_the_effects_they_were_lowered_from() -> None:
    nodes = CONTENT.nodes
    assert nodes[NODE("arrakeen draw")].effects == (Draw(1),)
    assert nodes[NODE("lady_jessica influence")].effects == (Influence(1),)
    assert isinstance(nodes[NODE("smugglers_thopter draw_2")].effects[0], When)


def test_a_number_that_is_no_move_is_refused() -> None:
    with pytest.raises(KanlyError, match=f"no move has the kind {len(moves.KINDS)}"):
        Words("en").move(CONTENT, make(len(moves.KINDS)), SEATS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("content", [CONTENT, UPRISING], ids=["base", "uprising"])
def test_all_moves_of_a_decision_read_differently(content: Content, language: str) -> None:
    """Whoever picks from a menu must be able to tell its entries apart."""
    words = Words(language)
    box = content.box
    for seed in range(2):
        setup = Setup(4, ["choose"], seed, box.edition, list(box.modules))
        state = begin(content, setup)
        flow.advance(state)
        decision = 0
        while not flow.is_over(state):
            told = [words.move(content, move, SEATS) for move in state.options]
            assert len(set(told)) == len(told), told
            # A walk that reaches all phases without a generator of its own.
            decision += 1
            flow.play(state, state.options[decision * 7 % len(state.options)])
