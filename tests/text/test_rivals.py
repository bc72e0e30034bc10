"""The rules text of the Rivals, and the words for levels and variants."""

from __future__ import annotations

import pytest

from kanly import catalog
from kanly.components import Rival
from kanly.effects import Discard, HasCouncilSeat, Recruit, when
from kanly.engine import codes, flow
from kanly.engine.errors import KanlyError
from kanly.engine.setup import begin
from kanly.engine.state import Event
from kanly.setup import Setup
from kanly.text import LANGUAGES, Words
from kanly.topics.opponents.kinds import EV_HAGAL_SEND

from .golden import Golden, cases, said

COMPONENTS = catalog.everything()
OPPONENTS = [opponents for edition in catalog.EDITIONS.values() for opponents in edition.opponents]

ENGLISH: dict[str, list[str]] = {
    "base/rivals/duke_leto_atreides": [
        "signet: The Rival pays 1 spice to gain 1 Influence with a Faction where an opponent has more than it does "
        "(you decide whether it pays).",
    ],
    "base/rivals/baron_vladimir_harkonnen": [
        "signet: The Rival pays 1 Solari to draw 1 Intrigue card (you decide whether it pays).",
    ],
    "base/rivals/glossu_the_beast_rabban": [
        "signet: The Rival recruits 1 troop. If the Rival has an Alliance, it recruits 1 troop.",
    ],
    "base/rivals/count_ilban_richese": [
        "signet: The Rival gains 1 Solari.",
    ],
    "base/rivals/countess_ariana_thorvald": [
        "signet: The Rival gains 1 water.",
    ],
    "base/rivals/earl_memnon_thorvald": [
        "signet: The Rival gains 1 spice.",
    ],
    "uprising/rivals/baron_vladimir_harkonnen": [
        "swordmaster: Once its resources and Intrigue cards add up to 6, the Rival spends 6 of them "
        "to get its Swordmaster.",
        "signet: The Rival draws 1 Intrigue card.",
        "scheme: When the Rival places its last Spy, it gains 2 Solari and recruits 2 troops.",
        "priority: 1: Spacing Guild, 2: Emperor, 3: Bene Gesserit, 4: Fremen",
    ],
    "uprising/rivals/glossu_rabban": [
        "swordmaster: Once its resources and Intrigue cards add up to 7, the Rival spends 7 of them "
        "to get its Swordmaster.",
        "signet: The Rival recruits 1 troop. If the Rival has an Alliance, it recruits 1 troop.",
        "scheme: When the Rival places its last Spy, it gains 2 Influence with a Faction where this "
        "wins it an Alliance, or else with the one where it has the least.",
        "priority: 1: Emperor, 2: Spacing Guild, 3: Bene Gesserit, 4: Fremen",
        "streamlined: Suits the variant Streamlined Rivals for two players.",
    ],
    "uprising/rivals/staban_tuek": [
        "swordmaster: Once its resources and Intrigue cards add up to 9, the Rival spends 9 of them "
        "to get its Swordmaster.",
        "signet: The Rival gains 1 spice.",
        "scheme: When the Rival places its last Spy, it recruits 2 troops.",
        "priority: 1: Spacing Guild, 2: Fremen, 3: Bene Gesserit, 4: Emperor",
    ],
    "uprising/rivals/lady_amber_metulli": [
        "swordmaster: Once its resources and Intrigue cards add up to 9, the Rival spends 9 of them "
        "to get its Swordmaster.",
        "signet: The Rival recruits 1 troop.",
        "scheme: When the Rival places its last Spy, it recruits 3 troops.",
        "priority: 1: Fremen, 2: Emperor, 3: Spacing Guild, 4: Bene Gesserit",
        "streamlined: Suits the variant Streamlined Rivals for two players.",
    ],
    "uprising/rivals/gurney_halleck": [
        "swordmaster: Once its resources and Intrigue cards add up to 8, the Rival spends 8 of them "
        "to get its Swordmaster.",
        "signet: The Rival recruits 1 troop.",
        "scheme: When the Rival places its last Spy, it gains 1 Influence with the Faction where it "
        "has the most and can still gain.",
        "priority: 1: Fremen, 2: Spacing Guild, 3: Emperor, 4: Bene Gesserit",
    ],
    "uprising/rivals/lady_margot_fenring": [
        "swordmaster: Once its resources and Intrigue cards add up to 8, the Rival spends 8 of them "
        "to get its Swordmaster.",
        "signet: The Rival gains 1 Solari.",
        "scheme: When the Rival places its last Spy, it gains 1 Influence with the Bene Gesserit.",
        "priority: 1: Bene Gesserit, 2: Emperor, 3: Fremen, 4: Spacing Guild",
    ],
    "uprising/rivals/princess_irulan": [
        "swordmaster: Once its resources and Intrigue cards add up to 7, the Rival spends 7 of them "
        "to get its Swordmaster.",
        "signet: The Rival places a Spy on the first free observation post of a Faction, in order of priority.",
        "scheme: When the Rival places its last Spy, it gains 1 Influence with the Faction where it "
        "has the least. Then it recruits 1 troop.",
        "priority: 1: Emperor, 2: Bene Gesserit, 3: Fremen, 4: Spacing Guild",
    ],
    "uprising/rivals/lady_jessica": [
        "swordmaster: Once its resources and Intrigue cards add up to 6, the Rival spends 6 of them "
        "to get its Swordmaster.",
        "signet: The Rival gains 1 Influence with a Faction where this wins it an Alliance, or else "
        "with the one where it has the least.",
        "scheme: When the Rival places its last Spy, it gains 2 water.",
        "priority: 1: Bene Gesserit, 2: Fremen, 3: Spacing Guild, 4: Emperor",
    ],
    "uprising/rivals/feyd_rautha_harkonnen": [
        "swordmaster: Once its resources and Intrigue cards add up to 4, the Rival spends 4 of them "
        "to get its Swordmaster.",
        "signet: The Rival recruits 2 troops.",
        "scheme: When the Rival places its last Spy, it gains 1 Influence with the Faction where it "
        "has the least.",
        "priority: 1: Emperor, 2: Bene Gesserit, 3: Spacing Guild, 4: Fremen",
    ],
    "uprising/rivals/muad_dib": [
        "swordmaster: Once its resources and Intrigue cards add up to 4, the Rival spends 4 of them "
        "to get its Swordmaster.",
        "signet: The Rival gains 1 Influence with the Fremen.",
        "scheme: When the Rival places its last Spy, it takes Maker Hooks, removes the Shield Wall "
        "and draws 1 Intrigue card.",
        "priority: 1: Fremen, 2: Bene Gesserit, 3: Spacing Guild, 4: Emperor",
    ],
}

GOLDEN: Golden = {
    "base/rivals/duke_leto_atreides": {
        "signet": {
            "uk": "Конкурент платить 1 прянощі, щоб здобути 1 очко впливу на фракцію, на яку хтось "
            "із його суперників має більше впливу, ніж він (чи платити, вирішуєте ви).",
            "ru": "Оппонент платит 1 Пряность, чтобы получить 1 влияние во фракции, в которой у "
            "кого-то из его соперников больше влияния, чем у него (платить ли, решаете вы).",
            "bg": "Съперникът плаща 1 подправка, за да получи 1 точка влияние с фракция, с която някой от"
            " опонентите му има повече влияние от него (вие решавате дали да плати).",
        },
    },
    "base/rivals/baron_vladimir_harkonnen": {
        "signet": {
            "uk": "Конкурент платить 1 солярій, щоб узяти 1 карту інтриги (чи платити, вирішуєте ви).",
            "ru": "Оппонент платит 1 солярий, чтобы взять 1 карту интриги (платить ли, решаете вы).",
            "bg": "Съперникът плаща 1 солари, за да изтегли 1 карта Интрига (вие решавате дали да плати).",
        },
    },
    "uprising/rivals/glossu_rabban": {
        "swordmaster": {
            "uk": "Щойно ресурсів і карт інтриг у Конкурента разом стає 7, він витрачає з них 7, щоб отримати "
            "Майстра меча.",
            "ru": "Как только ресурсов и карт интриг у оппонента вместе становится 7, он тратит 7 из них, чтобы "
            "получить оружейника.",
            "bg": "Щом съперникът има общо 7 ресурса и карти Интрига, той харчи 7 от тях, за да получи "
            "Майстора на меча.",
        },
        "signet": {
            "uk": "Конкурент наймає 1 загін. Якщо Конкурент має союз, він наймає 1 загін.",
            "ru": "Оппонент нанимает 1 отряд. Если у оппонента есть союз, он нанимает 1 отряд.",
            "bg": "Съперникът набира 1 войска. Ако съперникът има съюз, той набира 1 войска.",
        },
        "scheme": {
            "uk": "Коли Конкурент розміщує останнього шпигуна, він здобуває 2 очки впливу на фракцію, з "
            "якою завдяки цьому укладає союз, а якщо такої немає — на ту, на яку має найменше впливу.",
            "ru": "Когда оппонент размещает последнего шпиона, он получает 2 влияния во фракции, с которой "
            "благодаря этому заключает союз, а если такой нет — в той, в которой его влияние наименьшее.",
            "bg": "Когато съперникът постави последния си Шпионин, той получава 2 точки влияние с фракция, с "
            "която така сключва съюз, а ако няма такава – с онази, с която има най-малко влияние.",
        },
        "priority": {
            "uk": "1: Імператор, 2: Гільдія Лоцманів, 3: Бене Гессерит, 4: Фримени",
            "ru": "1: Император, 2: Гильдия Космогации, 3: Бене Гессерит, 4: Фримены",
            "bg": "1: Император, 2: Космическо сдружение, 3: Бени Джесърит, 4: Свободни",
        },
        "streamlined": {
            "uk": "Підходить для варіанта гри вдвох «Прямолінійні Конкуренти».",
            "ru": "Подходит для варианта «Прямолинейные оппоненты» в партии на двоих.",
            "bg": "Подходящ съперник за варианта „Праволинейни съперници“ за двама играчи.",
        },
    },
    "uprising/rivals/gurney_halleck": {
        "scheme": {
            "uk": "Коли Конкурент розміщує останнього шпигуна, він здобуває 1 очко впливу на фракцію, на "
            "яку має найбільше впливу й може здобути ще.",
            "ru": "Когда оппонент размещает последнего шпиона, он получает 1 влияние во фракции, в которой "
            "его влияние наибольшее и ещё может вырасти.",
            "bg": "Когато съперникът постави последния си Шпионин, той получава 1 точка влияние с фракцията, с "
            "която има най-много влияние и може да получи още.",
        },
    },
    "uprising/rivals/princess_irulan": {
        "signet": {
            "uk": "Конкурент розміщує шпигуна в першому за пріоритетом вільному спостережному пункті "
            "фракції.",
            "ru": "Оппонент размещает шпиона на первом по приоритету свободном посту наблюдения фракции.",
            "bg": "Съперникът поставя Шпионин на първия по приоритет свободен наблюдателен пост на фракция.",
        },
        "scheme": {
            "uk": "Коли Конкурент розміщує останнього шпигуна, він здобуває 1 очко впливу на фракцію, на "
            "яку має найменше впливу. Потім він наймає 1 загін.",
            "ru": "Когда оппонент размещает последнего шпиона, он получает 1 влияние во фракции, в которой "
            "его влияние наименьшее. Затем он нанимает 1 отряд.",
            "bg": "Когато съперникът постави последния си Шпионин, той получава 1 точка влияние с фракцията, с "
            "която има най-малко влияние. След това набира 1 войска.",
        },
    },
    "uprising/rivals/muad_dib": {
        "swordmaster": {
            "uk": "Щойно ресурсів і карт інтриг у Конкурента разом стає 4, він витрачає з них 4, щоб отримати "
            "Майстра меча.",
            "ru": "Как только ресурсов и карт интриг у оппонента вместе становится 4, он тратит 4 из них, чтобы "
            "получить оружейника.",
            "bg": "Щом съперникът има общо 4 ресурса и карти Интрига, той харчи 4 от тях, за да получи "
            "Майстора на меча.",
        },
        "signet": {
            "uk": "Конкурент здобуває 1 очко впливу на Фрименів.",
            "ru": "Оппонент получает 1 влияние во фракции Фрименов.",
            "bg": "Съперникът получава 1 точка влияние със Свободните.",
        },
        "scheme": {
            "uk": "Коли Конкурент розміщує останнього шпигуна, він бере гаки творця, підриває Оборонну "
            "стіну та бере 1 карту інтриги.",
            "ru": "Когда оппонент размещает последнего шпиона, он берёт крюки Подателя, взрывает Барьерную "
            "стену и берёт 1 карту интриги.",
            "bg": "Когато съперникът постави последния си Шпионин, той взема куки за Вестители, взривява "
            "Защитната стена и тегли 1 карта Интрига.",
        },
    },
}


def test_every_rival_is_among_the_examples() -> None:
    assert set(ENGLISH) == {key for key, rival in COMPONENTS.items() if isinstance(rival, Rival)}


@pytest.mark.parametrize("key", ENGLISH)
def test_english(key: str) -> None:
    assert [f"{line.box}: {line.text}" for line in Words("en").rules(COMPONENTS[key])] == ENGLISH[key]


@pytest.mark.parametrize(("key", "box", "language", "text"), cases(GOLDEN))
def test_rules_text(key: str, box: str, language: str, text: str) -> None:
    assert said(COMPONENTS[key], box, language) == [text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_and_variant_is_named_and_explained(language: str) -> None:
    words = Words(language)
    levels = {f"level-{level.id}" for opponents in OPPONENTS for level in opponents.levels if level.id}
    variants = {f"variant-{variant}" for opponents in OPPONENTS for variant in opponents.variants}
    assert len(levels) == 4 and len(variants) == 5
    for message in levels | variants:
        assert words.text(message)[0].isupper()
        about = words.text(f"{message}-about")
        assert about[0].isupper() and about.endswith(".") and about.count(".") == 1


def test_a_rival_is_called_like_its_leader() -> None:
    words = Words("uk")
    assert words.name("uprising/rivals/glossu_rabban") == "Глоссу «Звір» Раббан"
    assert words.name("uprising/rivals/lady_jessica") == words.name("uprising/leaders/lady_jessica")
    assert {language: Words(language).text("house-hagal") for language in LANGUAGES} == {
        "en": "House Hagal",
        "uk": "Дім Гаґал",
        "ru": "Дом Хагаль",
        "bg": "династия Хагал",
    }


def test_what_can_be_said_to_a_player_only_is_refused() -> None:
    for effect, message in (
        (Discard(1), r"'effect-discard\.it'"),
        (when(HasCouncilSeat(), Recruit(1)), r"'condition-has\.it'"),
    ):
        rival = Rival(id="toy", name="Toy", set="toy", deck="rivals", signet=(effect,))
        with pytest.raises(KanlyError, match=message):
            Words("en").rules(rival)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("edition", ["base", "uprising"])
def test_a_whole_game_can_be_told_to_everybody(edition: str, players: int, language: str) -> None:
    words, content = Words(language), catalog.content(edition)
    log: list[Event] = []
    state = begin(content, Setup(players, ["random"], 5, edition), log=log)
    flow.advance(state)
    decision = 0
    while not flow.is_over(state):
        decision += 1
        flow.play(state, state.options[decision * 5 % len(state.options)])
    told = [words.event(content, event, viewer, ["A", "B", "C"]) for event in log for viewer in (0, None)]
    assert [text for text in told if "{" in text or not text[0].isupper()] == []
    assert any(event[0] == EV_HAGAL_SEND for event in log)


def test_what_a_rival_buys_is_not_put_down_to_the_effect_that_happened_last() -> None:
    content, words = catalog.content("base"), Words("en")
    signet = content.rival_signet[content.rival_ids.index("duke_leto_atreides")][0]
    harvest = content.nodes[content.hagal_spaces[content.hagal_ids.index("hagal_harvest_spice")][0][1]].kids[
        0
    ]
    told = [
        words.event(content, (codes.EV_PAY, 1, codes.SPICE, amount, -1, cause), 0, ["Anna", "Leto"])
        for amount, cause in ((1, signet), (7, harvest))
    ]
    assert told == ["Leto pays 1 spice (Signet Ring)", "Leto pays 7 spice"]
