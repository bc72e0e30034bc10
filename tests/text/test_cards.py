"""The rules text of some components, written out by hand in each language."""

from __future__ import annotations

import pytest

from kanly import catalog
from kanly.text import Words

from .golden import cases, said

COMPONENTS = catalog.by_key("base")

GOLDEN: dict[str, dict[str, dict[str, str]]] = {
    "imperium/duncan_idaho": {
        "agent": {
            "en": "You may pay 1 water to recruit 1 troop and draw 1 card.",
            "uk": "Можете заплатити 1 воду, щоб найняти 1 загін та узяти 1 карту.",
            "ru": "Можете заплатить 1 воду, чтобы нанять 1 отряд и взять 1 карту.",
            "bg": "Можете да платите 1 вода, за да наберете 1 войска и да изтеглите 1 карта.",
        },
        "reveal": {
            "en": "Gain 2 swords and 1 water.",
            "uk": "Отримайте 2 мечі та 1 воду.",
            "ru": "Получите 2 меча и 1 воду.",
            "bg": "Получавате 2 меча и 1 вода.",
        },
    },
    "imperium/firm_grip": {
        "agent": {
            "en": "You may pay 2 Solari to gain 1 Influence with any Faction except the Emperor.",
            "uk": "Можете заплатити 2 солярії, щоб здобути 1 очко впливу на будь-яку фракцію, крім Імператора.",
            "ru": "Можете заплатить 2 солярия, чтобы получить 1 влияние в любой фракции, кроме Императора.",
            "bg": "Можете да платите 2 солари, за да получите 1 точка влияние с фракция по избор освен Императора.",
        },
        "reveal": {
            "en": "If you have an Alliance with the Emperor, gain 4 Persuasion.",
            "uk": "Якщо ви маєте союз із Імператором, отримайте 4 очки переконливості.",
            "ru": "Если у вас есть союз с Императором, получите 4 очка убеждения.",
            "bg": "Ако имате съюз с Императора, получавате 4 точки Авторитет.",
        },
    },
    "imperium/guild_ambassador": {
        "agent": {
            "en": "Gain 1 Influence with the Spacing Guild or 2 spice.",
            "uk": "Здобудьте 1 очко впливу на Гільдію Лоцманів або отримайте 2 прянощів.",
            "ru": "Получите 1 влияние во фракции Гильдии Космогации или 2 Пряности.",
            "bg": "Получавате 1 точка влияние с Космическото сдружение или 2 подправки.",
        },
        "reveal": {
            "en": "If you have an Alliance with the Spacing Guild, you may pay 3 spice to gain 1 Victory Point.",
            "uk": "Якщо ви маєте союз із Гільдією Лоцманів, можете заплатити 3 прянощів, щоб здобути 1 переможне очко.",
            "ru": "Если у вас есть союз с Гильдией Космогации, можете заплатить 3 Пряности, чтобы получить 1 победное очко.",
            "bg": "Ако имате съюз с Космическото сдружение, можете да платите 3 подправки, за да получите 1 победна точка.",
        },
    },
    "imperium/gun_thopter": {
        "agent": {
            "en": "Each opponent must lose 1 troop from the garrison.",
            "uk": "Кожен суперник мусить втратити 1 загін зі свого гарнізону.",
            "ru": "Каждый соперник должен потерять 1 отряд в своём гарнизоне.",
            "bg": "Всеки опонент трябва да загуби 1 войска в гарнизона си.",
        },
        "reveal": {
            "en": "Gain 3 swords. You may deploy 1 troop from your garrison to the Conflict.",
            "uk": "Отримайте 3 мечі. Можете розгорнути 1 загін зі свого гарнізону в Зоні конфлікту.",
            "ru": "Получите 3 меча. Можете разместить 1 отряд из гарнизона в зоне конфликта.",
            "bg": "Получавате 3 меча. Можете да изпратите 1 войска от гарнизона си в конфликта.",
        },
    },
    "imperium/reverend_mother_mohiam": {
        "agent": {
            "en": "If you have another Bene Gesserit card in play, each opponent must discard 2 cards.",
            "uk": "Якщо ви маєте в грі ще одну карту Бене Гессерит, кожен суперник мусить скинути 2 карти.",
            "ru": "Если у вас есть ещё одна активная карта Бене Гессерит, каждый соперник должен сбросить 2 карты.",
            "bg": "Ако имате друга карта Бени Джесърит в игра, всеки опонент трябва да изчисти 2 карти.",
        },
    },
    "imperium/test_of_humanity": {
        "agent": {
            "en": "Each opponent must discard 1 card or lose 1 troop from the Conflict.",
            "uk": "Кожен суперник мусить скинути 1 карту або втратити 1 загін із Зони конфлікту.",
            "ru": "Каждый соперник должен сбросить 1 карту или потерять 1 отряд в зоне конфликта.",
            "bg": "Всеки опонент трябва да изчисти 1 карта или да загуби 1 войска в конфликта.",
        },
    },
    "imperium/shifting_allegiances": {
        "agent": {
            "en": "You may lose 1 Influence with a Faction of your choice and pay 2 spice to gain 2 Influence with any Faction.",
            "uk": "Можете втратити 1 очко впливу на одну з фракцій та заплатити 2 прянощів, щоб здобути 2 очки впливу на будь-яку фракцію.",
            "ru": "Можете потерять 1 влияние в одной из фракций и заплатить 2 Пряности, чтобы получить 2 влияния в любой фракции.",
            "bg": "Можете да загубите 1 точка влияние с фракция по избор и да платите 2 подправки, за да получите 2 точки влияние с фракция по избор.",
        },
    },
    "imperium/choam_directorship": {
        "acquire": {
            "en": "Gain 1 Influence with each of the four Factions.",
            "uk": "Здобудьте 1 очко впливу на кожну з чотирьох фракцій.",
            "ru": "Получите 1 влияние в каждой из четырёх фракций.",
            "bg": "Получавате 1 точка влияние с всяка от четирите фракции.",
        },
    },
    "intrigue/bypass_protocol": {
        "plot": {
            "en": "Choose one: acquire a card that costs 3 Persuasion or less for free; or pay 2 spice to acquire a card "
            "that costs 5 Persuasion or less and put it on top of your deck.",
            "uk": "Виберіть одне: безкоштовно придбайте карту ціною до 3 очок переконливості; або заплатіть 2 прянощів, "
            "щоб придбати карту ціною до 5 очок переконливості та покласти її на верх колоди.",
            "ru": "Выберите одно: бесплатно получите карту стоимостью до 3 очков убеждения; или заплатите 2 Пряности, "
            "чтобы получить карту стоимостью до 5 очков убеждения и положить её на верх колоды.",
            "bg": "Изберете едно: придобивате безплатно карта с цена до 3 точки Авторитет; или платете 2 подправки, "
            "за да придобиете карта с цена до 5 точки Авторитет и да я поставите най-отгоре на колодата си.",
        },
    },
    "intrigue/poison_snooper": {
        "plot": {
            "en": "If your deck is not empty, look at the top card of your deck, then draw 1 card or trash that card.",
            "uk": "Якщо ваша колода не порожня, подивіться на верхню карту своєї колоди, потім візьміть 1 карту або "
            "знищте переглянуту карту.",
            "ru": "Если ваша колода не пуста, посмотрите верхнюю карту своей колоды, затем возьмите 1 карту или "
            "удалите просмотренную карту.",
            "bg": "Ако колодата ви не е празна, поглеждате най-горната карта от колодата си, след това теглите 1 карта "
            "или премахвате погледнатата карта.",
        },
    },
    "intrigue/water_of_life": {
        "plot": {
            "en": "Pay 1 water and 1 spice to draw 3 cards.",
            "uk": "Заплатіть 1 воду та 1 прянощі, щоб узяти 3 карти.",
            "ru": "Заплатите 1 воду и 1 Пряность, чтобы взять 3 карты.",
            "bg": "Платете 1 вода и 1 подправка, за да изтеглите 3 карти.",
        },
    },
    "conflicts/battle_for_arrakeen": {
        "first": {
            "en": "Gain 2 Victory Points. Take control of Arrakeen.",
            "uk": "Здобудьте 2 переможні очки. Здобудьте контроль над локацією «Арракін».",
            "ru": "Получите 2 победных очка. Получите контроль над ячейкой «Арракин».",
            "bg": "Получавате 2 победни точки. Получавате контрол над поле „Аракийн“.",
        },
        "second": {
            "en": "Choose 2 of these: draw 1 Intrigue card; gain 2 spice; gain 3 Solari.",
            "uk": "Виберіть 2 з переліченого: візьміть 1 карту інтриги; отримайте 2 прянощів; отримайте 3 солярії.",
            "ru": "Выберите 2 из перечисленного: возьмите 1 карту интриги; получите 2 Пряности; получите 3 солярия.",
            "bg": "Изберете 2 от следните: теглите 1 карта Интрига; получавате 2 подправки; получавате 3 солари.",
        },
    },
    "leaders/duke_leto_atreides": {
        "ability": {
            "en": "Spaces with the Landsraad icon cost you 1 Solari less.",
            "uk": "Локації із символом «Ландсраад» коштують вам на 1 солярій менше.",
            "ru": "Ячейки с символом «Ландсраад» стоят для вас на 1 солярий меньше.",
            "bg": "Полетата със символ „Ландсрад“ ви струват с 1 солари по-малко.",
        },
    },
    "spaces/hagga_basin": {
        "cost": {"en": "1 water", "uk": "1 вода", "ru": "1 вода", "bg": "1 вода"},
        "space": {
            "en": "Harvest 2 spice and all bonus spice on this space.",
            "uk": "Зберіть 2 прянощів та всі додаткові прянощі на цій локації.",
            "ru": "Добудьте 2 Пряности и всю бонусную Пряность в этой ячейке.",
            "bg": "Добивате 2 подправки и цялата допълнителна подправка на това поле.",
        },
    },
    "conflicts/sort_through_the_chaos": {
        "first": {
            "en": "Take the Mentat as one more Agent for the next round, draw 1 Intrigue card and gain 2 Solari.",
            "uk": "Заберіть Ментата як додаткового агента на наступний раунд, візьміть 1 карту інтриги та отримайте 2 солярії.",
            "ru": "Заберите ментата как дополнительного агента на следующий раунд, возьмите 1 карту интриги и получите 2 солярия.",
            "bg": "Вземате Ментата като допълнителен Агент за следващия рунд, теглите 1 карта Интрига и получавате 2 солари.",
        },
    },
    "spaces/mentat": {
        "space": {
            "en": "Draw 1 card and take the Mentat as one more Agent for this round.",
            "uk": "Візьміть 1 карту та заберіть Ментата як додаткового агента на цей раунд.",
            "ru": "Возьмите 1 карту и заберите ментата как дополнительного агента на этот раунд.",
            "bg": "Теглите 1 карта и вземате Ментата като допълнителен Агент за този рунд.",
        },
    },
    "spaces/sietch_tabr": {
        "requirement": {
            "en": "At least 2 Influence with the Fremen",
            "uk": "Щонайменше 2 очки впливу на Фрименів",
            "ru": "Не менее 2 влияния во фракции Фрименов",
            "bg": "Поне 2 точки влияние със Свободните",
        },
    },
    "tracks/emperor": {
        "bonus": {
            "en": "On reaching 4 Influence with the Emperor, recruit 2 troops.",
            "uk": "Коли досягаєте 4 очок впливу на Імператора, найміть 2 загони.",
            "ru": "Когда достигаете 4 влияния во фракции Императора, наймите 2 отряда.",
            "bg": "Когато достигнете 4 точки влияние с Императора, набирате 2 войски.",
        },
    },
}


@pytest.mark.parametrize(("key", "box", "language", "text"), cases(GOLDEN))
def test_rules_text(key: str, box: str, language: str, text: str) -> None:
    assert said(COMPONENTS[f"base/{key}"], box, language) == [text]


def test_each_price_of_a_space_has_a_line() -> None:
    lines = Words("en").rules(COMPONENTS["base/spaces/sell_melange"])
    assert [line.text for line in lines if line.box == "price"] == [
        "Pay 2 spice to gain 6 Solari.",
        "Pay 3 spice to gain 8 Solari.",
        "Pay 4 spice to gain 10 Solari.",
        "Pay 5 spice to gain 12 Solari.",
    ]


def test_lines_of_a_card_come_in_printed_order() -> None:
    lines = Words("en").rules(COMPONENTS["base/imperium/lady_jessica"])
    assert [line.box for line in lines] == ["cost", "factions", "icons", "agent", "reveal", "acquire"]
    assert lines[0].text == "7 Persuasion"
    assert lines[2].text == "Bene Gesserit, Landsraad, City, Spice Trade"
