"""The rules text of some components of Uprising, written out by hand in each language."""

from __future__ import annotations

import pytest

from kanly import catalog
from kanly.components import Contract
from kanly.effects import Draw
from kanly.engine.errors import KanlyError
from kanly.text import Words

from .golden import cases, said

COMPONENTS = catalog.everything()

GOLDEN: dict[str, dict[str, dict[str, str]]] = {
    "imperium/guild_spy": {
        "agent": {
            "en": "You may discard 1 card to draw 1 card; if you discard a Spacing Guild card this way, also draw 1 "
            "Intrigue card.",
            "uk": "Можете скинути 1 карту, щоб узяти 1 карту; якщо так ви скидаєте карту Гільдії Лоцманів, також візьміть "
            "1 карту інтриги.",
            "ru": "Можете сбросить 1 карту, чтобы взять 1 карту; если так вы сбрасываете карту Гильдии Космогации, также "
            "возьмите 1 карту интриги.",
            "bg": "Можете да изчистите 1 карта, за да изтеглите 1 карта; ако така изчистите карта Космическо сдружение, "
            "освен това теглите 1 карта Интрига.",
        },
        "reveal": {
            "en": "Gain 2 Persuasion. If you acquire The Spice Must Flow this turn, gain 1 Influence with each Faction you "
            "spy on.",
            "uk": "Отримайте 2 очки переконливості. Якщо в цей хід ви отримуєте карту «Прянощі повинні текти», здобудьте "
            "1 очко впливу на кожну фракцію, за якою стежать ваші шпигуни.",
        },
    },
    "imperium/double_agent": {
        "agent": {
            "en": "Place 1 Spy on an observation post connected to the space you visit this turn, even if another player’s "
            "Spy is there.",
            "uk": "Розмістіть 1 шпигуна в спостережному пункті, з’єднаному з локацією, яку ви відвідали в цей хід, навіть "
            "якщо там уже є шпигун іншого гравця.",
            "ru": "Разместите 1 шпиона на посту наблюдения, связанном с ячейкой, которую вы посетили в этот ход, даже если "
            "там уже есть шпион другого игрока.",
            "bg": "Поставяте 1 Шпионин на наблюдателен пост, свързан с полето, което посещавате този ход, дори ако там вече "
            "има Шпионин на друг играч.",
        },
    },
    "imperium/covert_operation": {
        "reveal": {
            "en": "Place 2 Spies.",
            "uk": "Розмістіть 2 шпигунів.",
            "ru": "Разместите 2 шпионов.",
            "bg": "Поставяте 2 Шпиони.",
        },
    },
    "imperium/desert_power": {
        "reveal": {
            "en": "Choose one: gain 2 Persuasion; or if sandworms can enter the Conflict and you have Maker Hooks, pay 1 "
            "water to summon 1 sandworm.",
            "uk": "Виберіть одне: отримайте 2 очки переконливості; або якщо ви маєте гаки творця, а піщані хробаки можуть "
            "увійти до Зони конфлікту, заплатіть 1 воду, щоб викликати 1 піщаного хробака.",
            "ru": "Выберите одно: получите 2 очка убеждения; или если у вас есть крюки Подателя, а песчаные черви могут "
            "вступить в конфликт, заплатите 1 воду, чтобы призвать 1 песчаного червя.",
            "bg": "Изберете едно: получавате 2 точки Авторитет; или ако имате куки за Вестители, а в конфликта могат да "
            "влязат пясъчни червеи, платете 1 вода, за да призовете 1 пясъчен червей.",
        },
    },
    "imperium/leadership": {
        "agent": {
            "en": "Draw 1 card for each of your sandworms in the Conflict.",
            "uk": "Візьміть 1 карту за кожного свого піщаного хробака в Зоні конфлікту.",
            "ru": "Возьмите 1 карту за каждого своего песчаного червя в зоне конфликта.",
            "bg": "Теглите 1 карта за всеки ваш пясъчен червей в конфликта.",
        },
    },
    "imperium/paracompass": {
        "reveal": {
            "en": "If you have a High Council seat, gain 2 Persuasion. If you have a High Council seat and the Swordmaster, "
            "gain 1 Persuasion.",
            "uk": "Якщо ви маєте місце у Вищій Раді, отримайте 2 очки переконливості. Якщо ви маєте місце у Вищій Раді та "
            "Майстра меча, отримайте 1 очко переконливості.",
            "ru": "Если у вас есть место в Высшем Совете, получите 2 очка убеждения. Если у вас есть место в Высшем Совете и "
            "оружейник, получите 1 очко убеждения.",
            "bg": "Ако имате място във Висшия съвет, получавате 2 точки Авторитет. Ако имате място във Висшия съвет и "
            "Майстора на меча, получавате 1 точка Авторитет.",
        },
    },
    "imperium/price_is_no_object": {
        "agent": {
            "en": "You may acquire a card for its cost in Solari and take it into your hand.",
            "uk": "Можете придбати карту за солярії в розмірі її ціни та взяти її на руку.",
            "ru": "Можете получить карту за солярии в размере её стоимости и взять её на руку.",
            "bg": "Можете да придобиете карта срещу солари в размер на цената ѝ и да я вземете в ръка.",
        },
    },
    "imperium/spacing_guilds_favor": {
        "discarded": {
            "en": "Gain 2 spice.",
            "uk": "Отримайте 2 прянощів.",
            "ru": "Получите 2 Пряности.",
            "bg": "Получавате 2 подправки.",
        },
    },
    "imperium/undercover_asset": {
        "limit": {"en": "The Agent you send with this card needs no Influence to enter a space."},
    },
    # Of several lines any may be used.
    "intrigue/change_allegiances": {
        "plot": {
            "en": "You may lose 1 Influence with a Faction of your choice to gain 1 Influence with any Faction. You may pay "
            "3 spice to gain 1 Influence with any Faction.",
        },
    },
    "intrigue/opportunism": {
        "plot": {
            "en": "Lose 1 Influence with a Faction of your choice twice and pay 2 Solari to gain 1 Victory Point.",
            "uk": "Двічі втратьте 1 очко впливу на одну з фракцій та заплатіть 2 солярії, щоб здобути 1 переможне очко.",
            "ru": "Дважды потеряйте 1 влияние в одной из фракций и заплатите 2 солярия, чтобы получить 1 победное очко.",
            "bg": "Загубете два пъти по 1 точка влияние с фракция по избор и платете 2 солари, за да получите 1 победна точка.",
        },
    },
    "intrigue/go_to_ground": {
        "combat": {
            "en": "Retreat 1 or 2 troops from the Conflict to your garrison to place 1 Spy.",
            "uk": "Відведіть 1 або 2 загони із Зони конфлікту в гарнізон, щоб розмістити 1 шпигуна.",
            "ru": "Отведите 1 или 2 отряда из зоны конфликта в гарнизон, чтобы разместить 1 шпиона.",
            "bg": "Оттеглете 1 или 2 войски от конфликта в гарнизона си, за да поставите 1 Шпионин.",
        },
    },
    "intrigue/unexpected_allies": {
        "plot": {
            "en": "Pay 2 water to remove the Shield Wall (optional) and summon 1 sandworm.",
            "uk": "Заплатіть 2 води, щоб підірвати Оборонну стіну та викликати 1 піщаного хробака.",
            "ru": "Заплатите 2 воды, чтобы взорвать Барьерную стену и призвать 1 песчаного червя.",
            "bg": "Платете 2 води, за да взривите (по желание) Защитната стена и да призовете 1 пясъчен червей.",
        },
    },
    "intrigue/crysknife": {
        "endgame": {
            "en": "Turn face down one of your face-up Conflict or Objective cards with the Crysknife or the wild battle icon "
            "to gain 1 Victory Point.",
        },
    },
    "conflicts/propaganda": {
        "battle_icon": {"en": "Wild", "uk": "Універсальний", "ru": "Универсальный", "bg": "Универсален"},
    },
    "leaders/lady_jessica": {
        "ability": {
            "en": "When you send an Agent to a space of the Bene Gesserit, you may return all your memories to your "
            "supply, draw a card for each of them and turn your Leader over.",
            "uk": "Коли відправляєте агента на локацію Бене Гессерит, можете повернути всі свої спогади до запасу, узяти по "
            "карті за кожен із них і перевернути карту лідера.",
            "ru": "Когда отправляете агента в ячейку Бене Гессерит, можете вернуть все свои воспоминания в личный запас, взять "
            "по карте за каждое из них и перевернуть планшет лидера.",
            "bg": "Когато изпращате Агент на поле на Бени Джесърит, можете да върнете всичките си спомени в запаса, да "
            "изтеглите по една карта за всеки от тях и да обърнете Лидера си.",
        },
        "back": {
            "en": "Reverend Mother Jessica",
            "uk": "Превелебна Мати Джессіка",
            "ru": "Преподобная Мать Джессика",
            "bg": "Света майка Джесика",
        },
    },
    "leaders/lady_margot_fenring": {
        "ability": {
            "en": "Each time you rise to the Victory Point on the Influence track of the Bene Gesserit, gain 2 spice.",
        },
    },
    "leaders/staban_tuek": {
        "signet": {
            "en": "Place 1 Spy on any observation post; if the post is connected to a space with the Landsraad icon, you may "
            "pay 1 spice to gain 3 Solari; if the post is connected to a Faction’s space, you may pay 2 Solari to draw 1 "
            "Intrigue card.",
        },
    },
    "leaders/princess_irulan": {
        "signet": {
            "en": "You may choose one: acquire a card that costs exactly 1 Persuasion for free and take it into your hand; or trash "
            "a card from your hand and gain 2 spice if it costs 1 Persuasion or more.",
        },
    },
    "spaces/swordmaster": {
        "cost": {
            "en": "8 Solari; 6 Solari once any player has a Swordmaster",
            "uk": "8 соляріїв; щойно хтось із гравців має Майстра меча — 6 соляріїв",
            "ru": "8 соляриев; как только у кого-то из игроков есть оружейник — 6 соляриев",
            "bg": "8 солари; щом някой играч вече има Майстор на меча – 6 солари",
        },
    },
    "spaces/sietch_tabr": {
        "space": {
            "en": "Choose one: take Maker Hooks, recruit 1 troop and gain 1 water; or gain 1 water and you may remove the "
            "Shield Wall.",
            "uk": "Виберіть одне: візьміть гаки творця, найміть 1 загін та отримайте 1 воду; або отримайте 1 воду та за "
            "бажання підірвіть Оборонну стіну.",
            "ru": "Выберите одно: возьмите крюки Подателя, наймите 1 отряд и получите 1 воду; или получите 1 воду и по "
            "желанию взорвите Барьерную стену.",
            "bg": "Изберете едно: вземате куки за Вестители, набирате 1 войска и получавате 1 вода; или получавате 1 вода и "
            "можете да взривите Защитната стена.",
        },
    },
    "spaces/accept_contract": {
        "space": {
            "en": "Take a contract (or gain 2 Solari if none is available) and draw 1 card.",
            "uk": "Візьміть контракт (якщо контрактів немає, отримайте 2 солярії) та візьміть 1 карту.",
            "ru": "Возьмите контракт (если контрактов нет, получите 2 солярия) и возьмите 1 карту.",
            "bg": "Вземате договор (или получавате 2 солари, ако няма налични договори) и теглите 1 карта.",
        },
    },
    "spaces/arrakeen": {
        "wall": {"en": "While the Shield Wall stands, no sandworm can enter a Conflict for this space."},
    },
    "posts/emperor": {
        "connected": {
            "en": "Connected to the spaces Sardaukar and Dutiful Service.",
            "uk": "З’єднаний з локаціями «Сардаукар» та «Віддана служба».",
            "ru": "Связан с ячейками «Сардаукары» и «Верная служба».",
            "bg": "Свързан с полетата „Сардукари“ и „Вярна служба“.",
        },
    },
    "posts/deep_desert": {"connected": {"en": "Connected to the space Deep Desert."}},
    "objectives/objective_crysknife_4_6p": {
        "players": {
            "en": "For games with 4 or 6 players.",
            "uk": "Для гри на 4 або 6 гравців.",
            "ru": "Для игры на 4 или 6 игроков.",
            "bg": "За игра с 4 или 6 играчи.",
        },
    },
    "contracts/contract_harvest_3": {
        "condition": {
            "en": "Send an Agent to a Maker space and gain at least 3 spice that turn.",
            "uk": "Відправте агента на локацію видобутку й отримайте за цей хід щонайменше 3 прянощів.",
            "ru": "Отправьте агента в ячейку с символом Подателя и получите за этот ход не менее 3 Пряности.",
            "bg": "Изпращате Агент на поле със символ Вестител и през същия ход получавате поне 3 подправки.",
        },
        "reward": {"en": "Gain 3 Solari."},
    },
    # Its space is in a box that we don't have.
    "contracts/contract_ix_dreadnought": {"condition": {"en": "Send an Agent to Dreadnought."}},
    "units/sandworm": {
        "strength": {
            "en": "3 strength",
            "uk": "3 очки сили",
            "ru": "3 очка боевой силы",
            "bg": "3 точки военна сила",
        },
        "doubles": {"en": "Whoever has at least one in the Conflict gets the reward twice."},
        "wall": {"en": "It can’t enter a Conflict protected by the Shield Wall."},
    },
    "tracks/emperor": {"bonus": {"en": "On reaching 4 Influence with the Emperor, place 1 Spy."}},
}


@pytest.mark.parametrize(("key", "box", "language", "text"), cases(GOLDEN))
def test_rules_text(key: str, box: str, language: str, text: str) -> None:
    assert said(COMPONENTS[f"uprising/{key}"], box, language) == [text]


def test_each_stop_of_a_training_track_has_a_line() -> None:
    lines = Words("en").rules(COMPONENTS["uprising/leaders/feyd_rautha_harkonnen"])
    assert [(line.title, line.text) for line in lines if line.box == "training"] == [
        (
            "Start",
            "Your token starts on the first stop of your training track. Next: Trashing for Solari or First Spy.",
        ),
        (
            "Trashing for Solari",
            "You may pay 1 Solari to trash a card from your hand, your discard pile or play. Next: Trashing.",
        ),
        ("First Spy", "Place 1 Spy. Next: Trashing."),
        (
            "Trashing",
            "You may trash a card from your hand, your discard pile or play. Next: Trashing again or Second Spy.",
        ),
        (
            "Trashing again",
            "You may trash a card from your hand, your discard pile or play. Next: End of the track.",
        ),
        ("Second Spy", "Place 1 Spy. Next: Spice."),
        ("Spice", "Gain 2 spice. Next: End of the track."),
        ("End of the track", "Recruit 1 troop and place 1 Spy."),
    ]


def test_the_free_price_of_a_space_has_a_line_too() -> None:
    lines = Words("en").rules(COMPONENTS["uprising/spaces/spice_refinery"])
    assert [line.text for line in lines if line.box == "price"] == [
        "For free: gain 2 Solari.",
        "Pay 1 spice to gain 4 Solari.",
    ]


def test_a_contract_without_a_condition_is_refused() -> None:
    bare = Contract(id="bare", name="Bare", set="toy", deck="contracts", reward=(Draw(1),))
    with pytest.raises(KanlyError, match="toy/contracts/bare has no condition"):
        Words("en").rules(bare)
