"""The rules text of House Hagal's cards: all of them in English, those that differ in the other languages."""

from __future__ import annotations

import pytest

from kanly import catalog
from kanly.components import Destination, HagalCard
from kanly.effects import ConflictLevel, Recruit
from kanly.text import Words

from .golden import Golden, cases, said

COMPONENTS = catalog.everything()

ENGLISH: dict[str, list[str]] = {
    "base/hagal/hagal_conspire": [
        "destination: The Agent goes to Conspire. The Rival gains 1 Influence with the Emperor and "
        "recruits 2 troops.",
        "combat: The card gives 4 swords.",
    ],
    "base/hagal/hagal_wealth": [
        "destination: The Agent goes to Wealth. The Rival gains 1 Influence with the Emperor.",
        "combat: The card gives 3 swords.",
    ],
    "base/hagal/hagal_heighliner": [
        "destination: The Agent goes to Heighliner. The Rival gains 1 Influence with the Spacing "
        "Guild and recruits 3 troops.",
        "combat: The card gives 6 swords.",
    ],
    "base/hagal/hagal_foldspace": [
        "destination: The Agent goes to Foldspace. The Rival gains 1 Influence with the Spacing Guild.",
        "combat: The card gives 1 sword.",
    ],
    "base/hagal/hagal_selective_breeding": [
        "destination: The Agent goes to Selective Breeding. The Rival gains 1 Influence with the Bene"
        " Gesserit.",
        "combat: The card gives 2 swords.",
    ],
    "base/hagal/hagal_secrets": [
        "destination: The Agent goes to Secrets. The Rival gains 1 Influence with the Bene Gesserit.",
        "combat: The card gives 1 sword.",
    ],
    "base/hagal/hagal_hardy_warriors": [
        "destination: The Agent goes to Hardy Warriors. The Rival gains 1 Influence with the Fremen "
        "and recruits 2 troops.",
        "combat: The card gives 5 swords.",
    ],
    "base/hagal/hagal_stillsuits": [
        "destination: The Agent goes to Stillsuits. The Rival gains 1 Influence with the Fremen.",
        "combat: The card gives 4 swords.",
    ],
    "base/hagal/hagal_rally_troops": [
        "destination: The Agent goes to Rally Troops. The Rival recruits 4 troops.",
        "combat: The card gives 3 swords.",
    ],
    "base/hagal/hagal_hall_of_oratory": [
        "destination: The Agent goes to Hall of Oratory. The Rival recruits 1 troop.",
        "combat: The card gives no swords.",
    ],
    "base/hagal/hagal_carthag": [
        "destination: The Agent goes to Carthag. The Rival recruits 1 troop.",
        "combat: The card gives no swords.",
    ],
    "base/hagal/hagal_harvest_spice": [
        "destination: Of Imperial Basin, Hagga Basin and The Great Flat, the Agent goes to the space "
        "with the most bonus spice, on a tie to the one that yields the most. Spaces where an Agent "
        "stands are left out. If none of them has bonus spice, the card is passed over.",
        "space: The Rival takes all bonus spice on the space and the spice that the space yields.",
        "combat: The card gives 2 swords.",
    ],
    "base/hagal/hagal_arrakeen_1p": [
        "players: Only in solo games.",
        "destination: The Agent goes to Arrakeen. The Rival recruits 1 troop and uses its Signet Ring"
        " ability.",
        "combat: The card gives 1 sword.",
    ],
    "base/hagal/hagal_arrakeen_2p": [
        "players: Only in games for two players.",
        "destination: The Agent goes to Arrakeen. The Rival recruits 1 troop.",
        "combat: The card gives 1 sword.",
    ],
    "base/hagal/hagal_reshuffle": [
        "players: Only in games for two players.",
        "space: All House Hagal cards are shuffled into a new deck, and another one is turned up.",
    ],
    "uprising/hagal/place_spy_spice_trade": [
        "space: The Rival places a Spy on the first free one of these observation posts: Shipping / "
        "Accept Contract, Imperial Basin, Hagga Basin, Deep Desert. Then another House Hagal card is "
        "turned up.",
        "combat: The card gives 2 swords.",
    ],
    "uprising/hagal/place_spy_city": [
        "space: The Rival places a Spy on the first free one of these observation posts: Arrakeen / "
        "Spice Refinery, Spice Refinery / Research Station, Research Station / Sietch Tabr. Then "
        "another House Hagal card is turned up.",
        "combat: The card gives 2 swords.",
    ],
    "uprising/hagal/place_spy_landsraad": [
        "space: The Rival places a Spy on the first free one of these observation posts: Assembly "
        "Hall / Gather Support, High Council / Imperial Privilege / Swordmaster. Then another House "
        "Hagal card is turned up.",
        "combat: The card gives 2 swords.",
    ],
    "uprising/hagal/sardaukar": [
        "destination: The Agent goes to Sardaukar. The Rival gains 1 Influence with the Emperor and "
        "recruits 2 troops.",
        "combat: The card gives 4 swords.",
    ],
    "uprising/hagal/dutiful_service": [
        "destination: The Agent goes to Dutiful Service. The Rival gains 1 Influence with the Emperor.",
        "combat: The card gives 2 swords.",
    ],
    "uprising/hagal/heighliner": [
        "destination: The Agent goes to Heighliner. The Rival gains 1 Influence with the Spacing "
        "Guild and recruits 3 troops.",
        "combat: The card gives 5 swords.",
    ],
    "uprising/hagal/deliver_supplies_heighliner": [
        "destination: If the Conflict is of level III, the Agent goes to Heighliner. The Rival gains "
        "1 Influence with the Spacing Guild and recruits 3 troops.",
        "destination: Otherwise the Agent goes to Deliver Supplies. The Rival gains 1 Influence with "
        "the Spacing Guild.",
        "combat: The card gives 1 sword.",
    ],
    "uprising/hagal/espionage": [
        "destination: The Agent goes to Espionage. The Rival gains 1 Influence with the Bene Gesserit"
        " and places a Spy on the first free observation post of a Faction, in order of priority.",
        "combat: The card gives 2 swords.",
    ],
    "uprising/hagal/secrets": [
        "destination: The Agent goes to Secrets. The Rival gains 1 Influence with the Bene Gesserit "
        "and steals an Intrigue card at random from each opponent who has 4 or more.",
        "combat: The card gives 1 sword.",
    ],
    "uprising/hagal/desert_tactics": [
        "destination: The Agent goes to Desert Tactics. The Rival gains 1 Influence with the Fremen "
        "and recruits 1 troop. If the Rival has Maker Hooks, it removes the Shield Wall.",
        "combat: The card gives 3 swords.",
    ],
    "uprising/hagal/fremkit": [
        "destination: The Agent goes to Fremkit. The Rival gains 1 Influence with the Fremen.",
        "combat: The card gives 1 sword.",
    ],
    "uprising/hagal/assembly_hall": [
        "destination: The Agent goes to Assembly Hall. The Rival draws 1 Intrigue card. If the Rival "
        "has at least 2 Influence with the Emperor, it gains 1 Influence with its Faction of priority"
        " 1.",
        "combat: The card gives no swords.",
    ],
    "uprising/hagal/gather_support_a": [
        "destination: The Agent goes to Gather Support. The Rival recruits 1 troop.",
        "combat: The card gives no swords.",
    ],
    "uprising/hagal/gather_support_b": [
        "destination: The Agent goes to Gather Support. The Rival recruits 1 troop. If the Rival has "
        "at least 2 Influence with the Emperor, it gains 1 Influence with its Faction of priority 2.",
        "combat: The card gives 2 swords.",
    ],
    "uprising/hagal/accept_contract_shipping_a": [
        "destination: If the Rival has at least 2 Influence with the Spacing Guild, the Agent goes to"
        " Shipping. The Rival gains 2 Solari and 1 Influence with its Faction of priority 3.",
        "destination: Otherwise the Agent goes to Accept Contract. The Rival gains 2 Solari.",
        "combat: The card gives 2 swords.",
    ],
    "uprising/hagal/accept_contract_shipping_b": [
        "destination: If the Rival has at least 2 Influence with the Spacing Guild, the Agent goes to"
        " Shipping. The Rival gains 2 Solari and 1 Influence with its Faction of priority 1.",
        "destination: Otherwise the Agent goes to Accept Contract. The Rival gains 2 Solari.",
        "combat: The card gives 2 swords.",
    ],
    "uprising/hagal/research_station": [
        "destination: The Agent goes to Research Station. The Rival recruits 2 troops.",
        "combat: The card gives 2 swords.",
    ],
    "uprising/hagal/spice_refinery": [
        "destination: The Agent goes to Spice Refinery. The Rival uses its Signet Ring ability.",
        "combat: The card gives 1 sword.",
    ],
    "uprising/hagal/arrakeen": [
        "destination: The Agent goes to Arrakeen. The Rival recruits 1 troop and uses its Signet Ring"
        " ability.",
        "combat: The card gives 1 sword.",
    ],
    "uprising/hagal/sietch_tabr": [
        "destination: If the Rival has at least 2 Influence with the Fremen, the Agent goes to Sietch"
        " Tabr. The Rival gains 1 water, recruits 1 troop and takes Maker Hooks. Otherwise the card "
        "is passed over.",
        "combat: The card gives 3 swords.",
    ],
    "uprising/hagal/hagga_basin_imperial_basin": [
        "destination: Of Hagga Basin and Imperial Basin, the Agent goes to the space with the most "
        "bonus spice, on a tie to the one that yields the most. If none of them has bonus spice, the "
        "card is passed over.",
        "space: At Hagga Basin: if the Rival has Maker Hooks, it removes the Shield Wall. Then it "
        "takes all bonus spice on the space; if it has Maker Hooks and sandworms can enter the "
        "Conflict, it also summons 1 sandworm, otherwise it also takes the spice that the space "
        "yields.",
        "space: At Imperial Basin: if the Rival has Maker Hooks, it removes the Shield Wall. Then it "
        "takes all bonus spice on the space and the spice that the space yields.",
        "combat: The card gives 2 swords.",
    ],
    "uprising/hagal/deep_desert": [
        "destination: If there is bonus spice at Deep Desert, the Agent goes there. The Rival takes "
        "all bonus spice on the space; if it has Maker Hooks and sandworms can enter the Conflict, it"
        " also summons 2 sandworms, otherwise it also takes the spice that the space yields. Without "
        "bonus spice the card is passed over.",
        "combat: The card gives 2 swords.",
    ],
    "uprising/hagal/reshuffle": [
        "players: Only in games for two players.",
        "space: All House Hagal cards are shuffled into a new deck, and another one is turned up.",
    ],
}

GOLDEN: Golden = {
    "base/hagal/hagal_conspire": {
        "destination": {
            "uk": "Агент вирушає на локацію «Змова». Конкурент здобуває 1 очко впливу на Імператора та "
            "наймає 2 загони.",
            "ru": "Агент отправляется в ячейку «Сговор». Оппонент получает 1 влияние во фракции Императора "
            "и нанимает 2 отряда.",
            "bg": "Агентът отива на поле „Заговор“. Съперникът получава 1 точка влияние с Императора и набира 2 "
            "войски.",
        },
        "combat": {
            "uk": "Карта дає 4 мечі.",
            "ru": "Карта даёт 4 меча.",
            "bg": "Картата дава 4 меча.",
        },
    },
    "base/hagal/hagal_carthag": {
        "destination": {
            "uk": "Агент вирушає на локацію «Карфаг». Конкурент наймає 1 загін.",
            "ru": "Агент отправляется в ячейку «Карфаг». Оппонент нанимает 1 отряд.",
            "bg": "Агентът отива на поле „Картаг“. Съперникът набира 1 войска.",
        },
        "combat": {
            "uk": "Карта не дає мечів.",
            "ru": "Карта не даёт мечей.",
            "bg": "Картата не дава мечове.",
        },
    },
    "base/hagal/hagal_harvest_spice": {
        "destination": {
            "uk": "З локацій «Басейн Імператора», «Басейн Гаґґа» та «Велика рівнина» агент вирушає на ту, "
            "де найбільше додаткових прянощів, а якщо порівну — на ту, яка сама дає найбільше. Локації, де"
            " стоїть агент, не враховують. Якщо на жодній із них немає додаткових прянощів, карту "
            "пропускають.",
            "ru": "Из ячеек «Имперская котловина», «Котловина Хагга» и «Великая Равнина» агент отправляется"
            " в ту, где больше всего бонусной Пряности, а при равенстве — в ту, которая сама даёт больше "
            "всего. Ячейки, где стоит агент, не учитываются. Если ни в одной из них нет бонусной "
            "Пряности, карта пропускается.",
            "bg": "От полетата „Имперски басейн“, „Низината Хага“ и „Великата равнина“ Агентът отива на "
            "онова с най-много допълнителна подправка, а при равенство – на онова, което само по себе си дава "
            "най-много. Полетата, на които има Агент, не се броят. Ако на никое от тях няма "
            "допълнителна подправка, картата се прескача.",
        },
        "space": {
            "uk": "Конкурент забирає всі додаткові прянощі на локації та прянощі, які дає сама локація.",
            "ru": "Оппонент забирает всю бонусную Пряность в ячейке и Пряность, которую даёт сама ячейка.",
            "bg": "Съперникът взема цялата допълнителна подправка на полето и подправката, която дава "
            "самото поле.",
        },
    },
    "base/hagal/hagal_arrakeen_1p": {
        "players": {
            "uk": "Лише для соло-гри.",
            "ru": "Только для одиночной игры.",
            "bg": "Само за солова игра.",
        },
        "destination": {
            "uk": "Агент вирушає на локацію «Арракін». Конкурент наймає 1 загін та використовує свою "
            "властивість персня з печаткою.",
            "ru": "Агент отправляется в ячейку «Арракин». Оппонент нанимает 1 отряд и применяет свою "
            "способность кольца с печаткой.",
            "bg": "Агентът отива на поле „Аракийн“. Съперникът набира 1 войска и използва умението си "
            "Пръстен с печат.",
        },
    },
    "base/hagal/hagal_reshuffle": {
        "players": {
            "uk": "Лише для гри вдвох.",
            "ru": "Только для партии на двоих.",
            "bg": "Само за игра с двама играчи.",
        },
        "space": {
            "uk": "Усі карти Дому Гаґал перетасовують у нову колоду й відкривають ще одну карту.",
            "ru": "Все карты Дома Хагаль замешиваются в новую колоду, и раскрывается ещё одна карта.",
            "bg": "Всички карти династия Хагал се размесват в нова колода и се разкрива още една карта.",
        },
    },
    "uprising/hagal/place_spy_landsraad": {
        "space": {
            "uk": "Конкурент розміщує шпигуна в першому вільному із цих спостережних пунктів: «Зала "
            "засідань / Здобуття підтримки», «Вища Рада / Імперський привілей / Майстер меча». Потім "
            "відкривають ще одну карту Дому Гаґал.",
            "ru": "Оппонент размещает шпиона на первом свободном из этих постов наблюдения: «Зал заседаний "
            "/ Получение поддержки», «Высший Совет / Имперская привилегия / Оружейник». Затем "
            "раскрывается ещё одна карта Дома Хагаль.",
            "bg": "Съперникът поставя Шпионин на първия свободен от тези наблюдателни постове: „Заседателна"
            " зала / Набиране на подкрепа“, „Висш съвет / Имперска привилегия / Майстор на меча“. "
            "След това се разкрива още една карта династия Хагал.",
        },
    },
    "uprising/hagal/espionage": {
        "destination": {
            "uk": "Агент вирушає на локацію «Шпигунство». Конкурент здобуває 1 очко впливу на Бене Гессерит"
            " та розміщує шпигуна в першому за пріоритетом вільному спостережному пункті фракції.",
            "ru": "Агент отправляется в ячейку «Шпионаж». Оппонент получает 1 влияние во фракции Бене "
            "Гессерит и размещает шпиона на первом по приоритету свободном посту наблюдения фракции.",
            "bg": "Агентът отива на поле „Шпионаж“. Съперникът получава 1 точка влияние с Бени Джесърит и поставя"
            " Шпионин на първия по приоритет свободен наблюдателен пост на фракция.",
        },
    },
    "uprising/hagal/desert_tactics": {
        "destination": {
            "uk": "Агент вирушає на локацію «Пустельна тактика». Конкурент здобуває 1 очко впливу на "
            "Фрименів та наймає 1 загін. Якщо Конкурент має гаки творця, він підриває Оборонну стіну.",
            "ru": "Агент отправляется в ячейку «Тактика пустыни». Оппонент получает 1 влияние во фракции "
            "Фрименов и нанимает 1 отряд. Если у оппонента есть крюки Подателя, он взрывает Барьерную"
            " стену.",
            "bg": "Агентът отива на поле „Пустинна тактика“. Съперникът получава 1 точка влияние със Свободните и"
            " набира 1 войска. Ако съперникът има куки за Вестители, той взривява Защитната стена.",
        },
    },
    "uprising/hagal/sietch_tabr": {
        "destination": {
            "uk": "Якщо Конкурент має щонайменше 2 очки впливу на Фрименів, агент вирушає на локацію «Січ "
            "Табр». Конкурент отримує 1 воду, наймає 1 загін та бере гаки творця. Інакше карту "
            "пропускають.",
            "ru": "Если у оппонента не менее 2 влияния во фракции Фрименов, агент отправляется в ячейку "
            "«Сиетч Табр». Оппонент получает 1 воду, нанимает 1 отряд и берёт крюки Подателя. Иначе "
            "карта пропускается.",
            "bg": "Ако съперникът има поне 2 точки влияние със Свободните, Агентът отива на поле „Сийч Табър“. "
            "Съперникът получава 1 вода, набира 1 войска и взема куки за Вестители. В противен случай"
            " картата се прескача.",
        },
    },
    "uprising/hagal/hagga_basin_imperial_basin": {
        "destination": {
            "uk": "З локацій «Басейн Гаґґа» та «Імперський басейн» агент вирушає на ту, де найбільше "
            "додаткових прянощів, а якщо порівну — на ту, яка сама дає найбільше. Якщо на жодній із них "
            "немає додаткових прянощів, карту пропускають.",
            "ru": "Из ячеек «Котловина Хагга» и «Имперская котловина» агент отправляется в ту, где больше "
            "всего бонусной Пряности, а при равенстве — в ту, которая сама даёт больше всего. Если ни в "
            "одной из них нет бонусной Пряности, карта пропускается.",
            "bg": "От полетата „Низината Хага“ и „Имперски басейн“ Агентът отива на онова с най-много "
            "допълнителна подправка, а при равенство – на онова, което само по себе си дава най-много. Ако на никое от"
            " тях няма допълнителна подправка, картата се прескача.",
        },
    },
    "uprising/hagal/deep_desert": {
        "destination": {
            "uk": "Якщо на локації «Глибока пустеля» є додаткові прянощі, агент вирушає туди. Конкурент "
            "забирає всі додаткові прянощі на локації; якщо він має гаки творця, а піщані хробаки "
            "можуть увійти до Зони конфлікту, також викликає 2 піщаних хробаків, інакше забирає й "
            "прянощі, які дає сама локація. Без додаткових прянощів карту пропускають.",
            "ru": "Если в ячейке «Глубокая пустыня» есть бонусная Пряность, агент отправляется туда. "
            "Оппонент забирает всю бонусную Пряность в ячейке; если у него есть крюки Подателя, а "
            "песчаные черви могут вступить в конфликт, также призывает 2 песчаных червей, иначе "
            "забирает и Пряность, которую даёт сама ячейка. Без бонусной Пряности карта пропускается.",
            "bg": "Ако на поле „Дълбока пустиня“ има допълнителна подправка, Агентът отива там. Съперникът "
            "взема цялата допълнителна подправка на полето; ако има куки за Вестители, а в конфликта "
            "могат да влязат пясъчни червеи, призовава и 2 пясъчни червея, в противен случай взема"
            " и подправката, която дава самото поле. Без допълнителна подправка картата се прескача.",
        },
    },
}

# Cards with two spaces have a line for each.
BOTH: dict[str, dict[str, list[str]]] = {
    "uprising/hagal/deliver_supplies_heighliner": {
        "uk": [
            "Якщо рівень конфлікту — III, агент вирушає на локацію «Гайлайнер». Конкурент здобуває 1 "
            "очко впливу на Гільдію Лоцманів та наймає 3 загони.",
            "Інакше агент вирушає на локацію «Доставлення припасів». Конкурент здобуває 1 очко впливу"
            " на Гільдію Лоцманів.",
        ],
        "ru": [
            "Если уровень конфликта — III, агент отправляется в ячейку «Хайлайнер». Оппонент получает"
            " 1 влияние во фракции Гильдии Космогации и нанимает 3 отряда.",
            "Иначе агент отправляется в ячейку «Доставка припасов». Оппонент получает 1 влияние во "
            "фракции Гильдии Космогации.",
        ],
        "bg": [
            "Ако конфликтът е от ниво III, Агентът отива на поле „Хайлайнер“. Съперникът получава 1 "
            "точка влияние с Космическото сдружение и набира 3 войски.",
            "В противен случай Агентът отива на поле „Доставка на припаси“. Съперникът получава 1 "
            "точка влияние с Космическото сдружение.",
        ],
    },
    "uprising/hagal/accept_contract_shipping_a": {
        "uk": [
            "Якщо Конкурент має щонайменше 2 очки впливу на Гільдію Лоцманів, агент вирушає на "
            "локацію «Перевезення». Конкурент отримує 2 солярії та здобуває 1 очко впливу на фракцію "
            "з пріоритетом 3.",
            "Інакше агент вирушає на локацію «Укладання контракту». Конкурент отримує 2 солярії.",
        ],
        "ru": [
            "Если у оппонента не менее 2 влияния во фракции Гильдии Космогации, агент отправляется в "
            "ячейку «Перевозки». Оппонент получает 2 солярия и 1 влияние во фракции с приоритетом 3.",
            "Иначе агент отправляется в ячейку «Принятие контракта». Оппонент получает 2 солярия.",
        ],
        "bg": [
            "Ако съперникът има поне 2 точки влияние с Космическото сдружение, Агентът отива на поле "
            "„Превози“. Съперникът получава 2 солари и 1 точка влияние с фракцията с приоритет 3.",
            "В противен случай Агентът отива на поле „Приемане на договор“. Съперникът получава 2 солари.",
        ],
    },
    "uprising/hagal/hagga_basin_imperial_basin": {
        "uk": [
            "На локації «Басейн Гаґґа»: якщо Конкурент має гаки творця, він підриває Оборонну стіну. "
            "Потім він забирає всі додаткові прянощі на локації; якщо він має гаки творця, а піщані "
            "хробаки можуть увійти до Зони конфлікту, також викликає 1 піщаного хробака, інакше "
            "забирає й прянощі, які дає сама локація.",
            "На локації «Імперський басейн»: якщо Конкурент має гаки творця, він підриває Оборонну "
            "стіну. Потім він забирає всі додаткові прянощі на локації та прянощі, які дає сама "
            "локація.",
        ],
        "ru": [
            "В ячейке «Котловина Хагга»: если у оппонента есть крюки Подателя, он взрывает Барьерную "
            "стену. Затем он забирает всю бонусную Пряность в ячейке; если у него есть крюки "
            "Подателя, а песчаные черви могут вступить в конфликт, также призывает 1 песчаного червя,"
            " иначе забирает и Пряность, которую даёт сама ячейка.",
            "В ячейке «Имперская котловина»: если у оппонента есть крюки Подателя, он взрывает "
            "Барьерную стену. Затем он забирает всю бонусную Пряность в ячейке и Пряность, которую "
            "даёт сама ячейка.",
        ],
        "bg": [
            "На поле „Низината Хага“: ако съперникът има куки за Вестители, той взривява Защитната "
            "стена. След това взема цялата допълнителна подправка на полето; ако има куки за "
            "Вестители, а в конфликта могат да влязат пясъчни червеи, призовава и 1 пясъчен "
            "червей, в противен случай взема и подправката, която дава самото поле.",
            "На поле „Имперски басейн“: ако съперникът има куки за Вестители, той взривява Защитната "
            "стена. След това взема цялата допълнителна подправка на полето и подправката, която дава"
            " самото поле.",
        ],
    },
}


def test_every_card_is_among_the_examples() -> None:
    assert set(ENGLISH) == {key for key, card in COMPONENTS.items() if isinstance(card, HagalCard)}


@pytest.mark.parametrize("key", ENGLISH)
def test_english(key: str) -> None:
    assert [f"{line.box}: {line.text}" for line in Words("en").rules(COMPONENTS[key])] == ENGLISH[key]


@pytest.mark.parametrize(("key", "box", "language", "text"), cases(GOLDEN))
def test_rules_text(key: str, box: str, language: str, text: str) -> None:
    assert said(COMPONENTS[key], box, language) == [text]


@pytest.mark.parametrize("key", BOTH)
def test_cards_with_two_spaces(key: str) -> None:
    box = "space" if key.endswith("imperial_basin") else "destination"
    for language, texts in BOTH[key].items():
        assert said(COMPONENTS[key], box, language) == texts


def test_cards_are_called_like_their_spaces() -> None:
    for language, shipping in (
        ("en", "Accept Contract / Shipping"),
        ("uk", "Укладання контракту / Перевезення"),
        ("ru", "Принятие контракта / Перевозки"),
        ("bg", "Приемане на договор / Превози"),
    ):
        words = Words(language)
        assert words.name("base/hagal/hagal_arrakeen_2p") == words.name("base/spaces/arrakeen")
        assert words.name("uprising/hagal/accept_contract_shipping_b") == shipping


def test_a_level_below_the_highest_names_all_that_will_do() -> None:
    card = HagalCard(
        id="toy",
        name="Toy",
        set="base",
        deck="hagal",
        spaces=(Destination(space="carthag", condition=ConflictLevel(2), effects=(Recruit(1),)),),
    )
    assert said(card, "destination", "en") == [
        "If the Conflict is of level II or III, the Agent goes to Carthag. The Rival recruits 1 troop. Otherwise "
        "the card is passed over."
    ]
