"""Log lines, and what they keep from those who may not know it."""

from __future__ import annotations

import pytest

from kanly import catalog
from kanly.engine import codes, flow
from kanly.engine.content import Content
from kanly.engine.errors import KanlyError
from kanly.engine.events import EVENTS
from kanly.engine.setup import begin
from kanly.engine.state import Event
from kanly.setup import Box, Setup
from kanly.text import LANGUAGES, Words
from kanly.topics.battles.kinds import EV_CLAIM, EV_OBJECTIVE, EV_PAIR, EV_TURN_DOWN
from kanly.topics.contracts.kinds import EV_CONTRACT, EV_CONTRACT_DONE, EV_CONTRACT_OFFER
from kanly.topics.mats.kinds import EV_FLIP_LEADER, EV_MEMORY, EV_TRAIN
from kanly.topics.opponents.kinds import (
    EV_BONUS_GONE,
    EV_HAGAL,
    EV_HAGAL_PASSED,
    EV_HAGAL_SEND,
    EV_HAGAL_SHUFFLE,
    EV_HAGAL_STUCK,
    EV_HAGAL_SWORDS,
    EV_NO_REWARD,
    EV_RIVAL,
    EV_ROW_DICE,
    EV_ROW_GONE,
    EV_SCHEME,
    EV_SPEND_INTRIGUE,
    EV_STAYS_HOME,
)
from kanly.topics.sandworms.kinds import EV_HOOKS, EV_SHIELD_WALL
from kanly.topics.spies.kinds import EV_NO_POST, EV_RECALL_SPY, EV_SPY

CONTENT = catalog.content("base")
UPRISING = catalog.content(Box("uprising", ("choam",)))
SEATS = ["Anna", "Borys", "Chris", "Dana"]
ALL = -1
NOTHING = codes.NONE

CARD = CONTENT.card_ids.index
SPACE = CONTENT.space_ids.index
INTRIGUE = CONTENT.intrigue_ids.index
COMPONENT = CONTENT.component_index.__getitem__
NODE = CONTENT.node_names.__getitem__


def seen(code: int, seat: int = 0, a: int = 0, b: int = 0, cause: int = NOTHING) -> Event:
    return (code, seat, a, b, ALL, cause)


def secret(code: int, a: int, b: int = 0) -> Event:
    """An event of Anna's that only she sees whole."""
    return (code, 0, a, b, 1, NOTHING)


SAID: list[tuple[Event, dict[str, str]]] = [
    (seen(codes.EV_ROUND, NOTHING, 3), {"en": "Round 3", "bg": "Рунд 3"}),
    (seen(codes.EV_PHASE, NOTHING, codes.PHASE_MAKERS), {"en": "Phase: Makers", "uk": "Фаза «Видобуток»"}),
    (
        seen(codes.EV_CONFLICT, NOTHING, CONTENT.conflict_ids.index("desert_power")),
        {"en": "Conflict card: Desert Power", "ru": "Раскрывается карта конфликта «Сила пустыни»"},
    ),
    (seen(codes.EV_FIRST), {"en": "Anna is the first player", "uk": "Anna — перший гравець"}),
    (seen(codes.EV_LEADER, 0, 1), {"en": "Anna plays as Duke Leto Atreides", "bg": "Anna: Лидер – дук Лето Атрейдски"}),
    (
        seen(codes.EV_DRAFT, NOTHING, 1),
        {"en": "Duke Leto Atreides is up for the draft", "uk": "До вибору виставлено лідера: герцог Лето Атрід"},
    ),
    (secret(codes.EV_DRAW, CARD("dagger")), {"en": "Anna draws Dagger", "uk": "Anna бере карту «Кинджал»"}),
    (seen(codes.EV_SHUFFLE), {"en": "Anna shuffles the discard pile into the deck"}),
    (
        seen(codes.EV_SEND, 0, CARD("dagger"), SPACE("mentat")),
        {
            "en": "Anna sends an Agent to Mentat with Dagger",
            "uk": "Anna відправляє агента на локацію «Ментат» картою «Кинджал»",
            "ru": "Anna отправляет агента в ячейку «Ментат» картой «Кинжал»",
            "bg": "Anna изпраща Агент на поле „Ментат“ с карта „Кинжал“",
        },
    ),
    (seen(codes.EV_PAY, 0, codes.WATER, 1), {"en": "Anna pays 1 water", "uk": "Anna платить 1 воду"}),
    (
        seen(codes.EV_GAIN, 0, codes.SOLARI, 5, NODE("conspire solari")),
        {
            "en": "Anna gains 5 Solari (Conspire)",
            "uk": "Anna отримує 5 соляріїв (Змова)",
            "ru": "Anna получает 5 соляриев (Сговор)",
            "bg": "Anna получава 5 солари (Заговор)",
        },
    ),
    (
        seen(codes.EV_HARVEST, 0, 3, SPACE("hagga_basin")),
        {"en": "Anna harvests 3 spice at Hagga Basin", "ru": "Anna добывает 3 Пряности в ячейке «Котловина Хагга»"},
    ),
    (
        seen(codes.EV_RECRUIT, 0, 2),
        {"en": "Anna recruits 2 troops", "uk": "Anna наймає 2 загони", "ru": "Anna нанимает 2 отряда", "bg": "Anna набира 2 войски"},
    ),
    (seen(codes.EV_DEPLOY, 0, 5), {"en": "Anna deploys 5 troops to the Conflict", "uk": "Anna розгортає 5 загонів у Зоні конфлікту"}),
    (seen(codes.EV_RETREAT, 0, 1), {"en": "Anna retreats 1 troop to the garrison"}),
    (seen(codes.EV_LOSE_TROOP, 0, 1, codes.GARRISON), {"en": "Anna loses 1 troop from the garrison", "ru": "Anna теряет 1 отряд в своём гарнизоне"}),
    (seen(codes.EV_LOSE_TROOP, 0, 2, codes.CONFLICT), {"en": "Anna loses 2 troops from the Conflict", "uk": "Anna втрачає 2 загони із Зони конфлікту"}),
    # The track has its faction's name, which the line already holds.
    (seen(codes.EV_INFLUENCE, 0, 3, 1, CONTENT.track_visit[3]), {"en": "Anna gains 1 Influence with the Fremen"}),
    (
        seen(codes.EV_INFLUENCE, 0, 0, -2),
        {
            "en": "Anna loses 2 Influence with the Emperor",
            "uk": "Anna втрачає 2 очки впливу на Імператора",
            "ru": "Anna теряет 2 влияния во фракции Императора",
            "bg": "Anna губи 2 точки влияние с Императора",
        },
    ),
    (seen(codes.EV_ALLIANCE, 0, 3), {"en": "Anna makes an Alliance with the Fremen", "uk": "Anna укладає союз із Фрименами"}),
    (seen(codes.EV_ALLIANCE_LOST, 0, 1), {"en": "Anna loses the Alliance with the Spacing Guild"}),
    (seen(codes.EV_POINTS, 0, 1, codes.FROM_START), {"en": "Anna gains 1 Victory Point: start of the game"}),
    (
        seen(codes.EV_POINTS, 0, 1, codes.FROM_FRIENDSHIP + 2),
        {"en": "Anna gains 1 Victory Point: Influence with the Bene Gesserit"},
    ),
    (
        seen(codes.EV_POINTS, 0, -1, codes.FROM_ALLIANCE + 3),
        {"en": "Anna loses 1 Victory Point: Alliance with the Fremen", "ru": "Anna теряет 1 победное очко: союз с Фрименами"},
    ),
    (
        seen(codes.EV_POINTS, 0, 2, COMPONENT("base/conflicts/battle_for_carthag")),
        {"en": "Anna gains 2 Victory Points: Battle for Carthag", "uk": "Anna здобуває 2 переможні очки: Битва за Карфаг"},
    ),
    (secret(codes.EV_INTRIGUE, INTRIGUE("ambush")), {"en": "Anna draws the Intrigue card Ambush"}),
    (
        secret(codes.EV_STEAL, INTRIGUE("ambush"), 2),
        {"en": "Anna steals the Intrigue card Ambush from Chris", "ru": "Anna крадёт карту интриги «Засада» у игрока Chris"},
    ),
    (seen(codes.EV_PLAY, 0, INTRIGUE("ambush")), {"en": "Anna plays the Intrigue card Ambush"}),
    (seen(codes.EV_REVEAL, 0, CARD("dagger")), {"en": "Anna reveals Dagger"}),
    (seen(codes.EV_PERSUASION, 0, 2), {"en": "Anna gains 2 Persuasion", "uk": "Anna отримує 2 очки переконливості"}),
    (seen(codes.EV_SWORDS, 0, 5), {"en": "Anna gains 5 swords", "uk": "Anna отримує 5 мечів", "bg": "Anna получава 5 меча"}),
    (seen(codes.EV_ACQUIRE, 0, CARD("chani"), codes.DISCARD_PILE), {"en": "Anna acquires Chani", "uk": "Anna отримує карту «Чані»"}),
    (seen(codes.EV_ACQUIRE, 0, CARD("chani"), codes.TOP_OF_DECK), {"en": "Anna acquires Chani and puts it on top of the deck"}),
    (seen(codes.EV_ROW, NOTHING, CARD("chani")), {"en": "New in the Imperium Row: Chani"}),
    # A card that trashes itself is not named twice.
    (seen(codes.EV_TRASH, 0, CARD("seek_allies"), codes.IN_PLAY, NODE("seek_allies trash_this")), {"en": "Anna trashes Seek Allies from play"}),
    (seen(codes.EV_DISCARD, 0, CARD("dagger")), {"en": "Anna discards Dagger"}),
    (seen(codes.EV_FETCH, 0, CARD("scout")), {"en": "Anna returns Scout from the discard pile to hand"}),
    (seen(codes.EV_CONTROL, 0, SPACE("carthag")), {"en": "Anna takes control of Carthag"}),
    (seen(codes.EV_COUNCIL), {"en": "Anna takes a High Council seat"}),
    (seen(codes.EV_SWORDMASTER), {"en": "Anna gets the Swordmaster"}),
    (seen(codes.EV_MENTAT), {"en": "Anna takes the Mentat"}),
    (seen(codes.EV_MENTAT, 0, 1), {"en": "Anna will have the Mentat next round"}),
    (seen(codes.EV_CLOSE, 0, SPACE("carthag")), {"en": "Anna closes Carthag to opponents"}),
    (seen(codes.EV_RECALL, 0, SPACE("carthag")), {"en": "Anna recalls an Agent from Carthag"}),
    (seen(codes.EV_PASS), {"en": "Anna passes"}),
    (seen(codes.EV_END_TURN), {"en": "Anna ends the turn"}),
    (seen(codes.EV_STRENGTH, 0, 7), {"en": "Anna has 7 strength in the Conflict", "uk": "Anna має 7 очок сили в Зоні конфлікту"}),
    (seen(codes.EV_REWARD, 0, 1), {"en": "Anna gets the reward for second place", "uk": "Anna здобуває нагороду за 2-ге місце"}),
    (seen(codes.EV_MAKERS, NOTHING, SPACE("hagga_basin"), 2), {"en": "Bonus spice accumulates at Hagga Basin: 2 now"}),
    (seen(codes.EV_ASIDE, 0, CARD("chani")), {"en": "Anna sets Chani aside"}),
    (seen(codes.EV_ASIDE_GONE, 0, CARD("chani")), {"en": "Chani, set aside by Anna, leaves the game"}),
    (seen(codes.EV_TOKENS, 0, 0b1001), {"en": "Anna reveals the secret Faction tokens: Emperor, Fremen"}),
    (seen(codes.EV_CONTROL_BONUS, 0, SPACE("carthag")), {"en": "Anna controls Carthag and gets the control bonus"}),
    (secret(codes.EV_TOKEN_KEPT, 3), {"en": "Anna secretly keeps the token of the Fremen"}),
    (seen(codes.EV_OVER), {"en": "The game is over: Anna wins", "uk": "Кінець гри: перемагає Anna"}),
    (secret(codes.EV_LOOK, CARD("dagger")), {"en": "Anna looks at the top card of the deck: Dagger"}),
    (seen(codes.EV_NO_WINNER, NOTHING), {"en": "Nobody wins the Conflict"}),
]  # fmt: skip

POST = UPRISING.post_ids.index
CONTRACT = UPRISING.contract_ids.index
BATTLE = UPRISING.battle_ids.index
UNIT = UPRISING.unit_ids.index

# The events that only Uprising has.
SAID_IN_UPRISING: list[tuple[Event, dict[str, str]]] = [
    (
        seen(EV_SPY, 0, POST("choam")),
        {
            "en": "Anna places a Spy on the post Shipping / Accept Contract",
            "uk": "Anna розміщує шпигуна в спостережному пункті «Перевезення / Укладання контракту»",
            "ru": "Anna размещает шпиона на посту наблюдения «Перевозки / Принятие контракта»",
            "bg": "Anna поставя Шпионин на наблюдателен пост „Превози / Приемане на договор“",
        },
    ),
    (seen(EV_RECALL_SPY, 0, POST("deep_desert"), codes.RECALL_PLAIN), {"en": "Anna recalls a Spy from the post Deep Desert"}),
    (
        seen(EV_RECALL_SPY, 0, POST("deep_desert"), codes.RECALL_INFILTRATE),
        {
            "en": "Anna recalls a Spy from the post Deep Desert to infiltrate",
            "uk": "Anna відкликає шпигуна зі спостережного пункту «Глибока пустеля» для проникнення",
        },
    ),
    (
        seen(EV_RECALL_SPY, 0, POST("deep_desert"), codes.RECALL_GATHER),
        {
            "en": "Anna recalls a Spy from the post Deep Desert to gather intelligence",
            "ru": "Anna отзывает шпиона с поста наблюдения «Глубокая пустыня» для сбора разведданных",
        },
    ),
    (seen(EV_HOOKS), {"en": "Anna takes Maker Hooks", "uk": "Anna бере гаки творця"}),
    (
        seen(codes.EV_SUMMON, 0, 2, UNIT("sandworm")),
        {
            "en": "Anna summons 2 sandworms",
            "uk": "Anna викликає 2 піщаних хробаків",
            "ru": "Anna призывает 2 песчаных червей",
            "bg": "Anna призовава 2 пясъчни червея",
        },
    ),
    (
        seen(codes.EV_COMMISSION, 0, 1, UNIT("sandworm")),
        {
            "en": "Anna commissions 1 sandworm",
            "uk": "Anna будує 1 піщаного хробака",
            "ru": "Anna строит 1 песчаного червя",
            "bg": "Anna построява 1 пясъчен червей",
        },
    ),
    (
        seen(codes.EV_DEPLOY_UNIT, 0, 2, UNIT("sandworm")),
        {"en": "Anna deploys 2 sandworms to the Conflict", "uk": "Anna розгортає 2 піщаних хробаків у Зоні конфлікту"},
    ),
    (
        seen(codes.EV_RETREAT_UNIT, 0, 1, UNIT("sandworm")),
        {"en": "Anna retreats 1 sandworm to the garrison", "ru": "Anna отводит 1 песчаного червя в гарнизон"},
    ),
    (
        seen(codes.EV_LOSE_UNIT, 0, 1, UNIT("sandworm")),
        {"en": "Anna loses 1 sandworm from the Conflict", "bg": "Anna губи 1 пясъчен червей от конфликта"},
    ),
    (
        seen(codes.EV_LOSE_FROM_GARRISON, 0, 1, UNIT("sandworm")),
        {"en": "Anna loses 1 sandworm from the garrison", "uk": "Anna втрачає 1 піщаного хробака з гарнізону"},
    ),
    (
        seen(codes.EV_HOLD, 0, SPACE("arrakeen"), UNIT("sandworm")),
        {
            "en": "Anna takes control of Arrakeen with 1 sandworm",
            "ru": "Anna получает контроль над ячейкой «Арракин»: там 1 песчаный червь",
        },
    ),
    (
        seen(codes.EV_COME_HOME, 0, 2, UNIT("sandworm")),
        {"en": "Anna returns 2 sandworms to the garrison", "bg": "Anna връща в гарнизона си 2 пясъчни червея"},
    ),
    (seen(EV_SHIELD_WALL), {"en": "Anna removes the Shield Wall", "ru": "Anna взрывает Барьерную стену"}),
    (
        seen(EV_CONTRACT_OFFER, NOTHING, CONTRACT("contract_immediate")),
        {"en": "New contract on offer: Immediate", "uk": "Відкривається контракт «Терміновий»"},
    ),
    (seen(EV_CONTRACT, 0, CONTRACT("contract_harvest_3")), {"en": "Anna takes the contract Harvest 3+"}),
    (
        seen(EV_CONTRACT_DONE, 0, CONTRACT("contract_harvest_3")),
        {"en": "Anna completes the contract Harvest 3+", "bg": "Anna изпълнява договор „Добив 3+“"},
    ),
    (seen(EV_OBJECTIVE, 0, BATTLE("objective_crysknife")), {"en": "Anna is dealt the Objective Crysknife"}),
    (
        seen(EV_CLAIM, 0, BATTLE("propaganda")),
        {"en": "Anna takes the Conflict card Propaganda", "ru": "Anna забирает карту конфликта «Пропаганда»"},
    ),
    (
        seen(EV_PAIR, 0, BATTLE("propaganda"), BATTLE("objective_crysknife")),
        {
            "en": "Anna turns a pair of battle icons face down: Propaganda and Crysknife",
            "uk": "Anna перевертає долілиць пару символів бою: «Пропаганда» та «Крис-ніж»",
        },
    ),
    (
        seen(codes.EV_POINTS, 0, 1, codes.FROM_BATTLE),
        {"en": "Anna gains 1 Victory Point: a pair of battle icons", "bg": "Anna получава 1 победна точка: двойка бойни символи"},
    ),
    (seen(EV_TURN_DOWN, 0, BATTLE("propaganda")), {"en": "Anna turns Propaganda face down"}),
    (seen(codes.EV_TRASH_INTRIGUE, 0, UPRISING.intrigue_ids.index("cunning")), {"en": "Anna trashes the Intrigue card Cunning"}),
    (
        seen(EV_TRAIN, 0, UPRISING.stop_ids.index("final")),
        {"en": "Anna advances on the training track: End of the track", "uk": "Anna просувається треком вишколу: «Кінець треку»"},
    ),
    (seen(EV_MEMORY, 0, 2), {"en": "Anna places a troop in the Bene Gesserit area as a memory: 2 now"}),
    (
        seen(EV_FLIP_LEADER, 0, UPRISING.leader_ids.index("reverend_mother_jessica")),
        {"en": "Anna turns the Leader over: Reverend Mother Jessica", "bg": "Anna обръща Лидера си: света майка Джесика"},
    ),
    (seen(codes.EV_RETURN, 0, UPRISING.card_ids.index("dagger")), {"en": "Anna returns Dagger to hand"}),
    (seen(codes.EV_NO_DEPLOYMENT), {"en": "Anna can’t deploy or summon units this turn"}),
    (
        seen(codes.EV_REPEAT, 0, UPRISING.space_ids.index("secrets")),
        {"en": "Anna resolves the effects of Secrets again", "uk": "Anna ще раз застосовує ефекти локації «Таємниці»"},
    ),
    (
        seen(codes.EV_ACQUIRE, 0, UPRISING.card_ids.index("shishakli"), codes.HAND),
        {"en": "Anna acquires Shishakli and takes it into hand", "ru": "Anna получает карту «Шишакли» на руку"},
    ),
]  # fmt: skip

HAGAL = UPRISING.hagal_ids.index
RIVAL = UPRISING.rival_ids.index

# The events that only printed opponents bring.
SAID_OF_OPPONENTS: list[tuple[Event, dict[str, str]]] = [
    (
        seen(EV_RIVAL, 1, RIVAL("lady_jessica")),
        {
            "en": "Borys: the Rival is Lady Jessica",
            "uk": "Borys: Конкурент — леді Джессіка",
            "ru": "Borys: оппонент — леди Джессика",
            "bg": "Borys: съперник – лейди Джесика",
        },
    ),
    (
        seen(EV_HAGAL, 1, HAGAL("deep_desert")),
        {
            "en": "Borys turns up the House Hagal card Deep Desert",
            "uk": "Borys відкриває карту Дому Гаґал «Глибока пустеля»",
            "ru": "Borys раскрывает карту Дома Хагаль «Глубокая пустыня»",
            "bg": "Borys разкрива карта династия Хагал „Дълбока пустиня“",
        },
    ),
    (
        seen(EV_HAGAL_PASSED, 1, HAGAL("secrets"), codes.PASSED_TAKEN),
        {
            "en": "Borys passes over Secrets: an Agent is on the space",
            "uk": "Borys пропускає карту «Таємниці»: на локації стоїть агент",
            "ru": "Borys пропускает карту «Тайны»: в ячейке стоит агент",
            "bg": "Borys прескача карта „Тайни“: на полето има Агент",
        },
    ),
    (seen(EV_HAGAL_PASSED, 1, HAGAL("secrets"), codes.PASSED_CLOSED), {"en": "Borys passes over Secrets: the space is closed"}),
    (
        seen(EV_HAGAL_PASSED, 1, HAGAL("deep_desert"), codes.PASSED_NO_BONUS),
        {"en": "Borys passes over Deep Desert: there is no bonus spice"},
    ),
    (
        seen(EV_HAGAL_PASSED, 1, HAGAL("sietch_tabr"), codes.PASSED_INFLUENCE),
        {"en": "Borys passes over Sietch Tabr: not enough Influence", "uk": "Borys пропускає карту «Січ Табр»: замало впливу"},
    ),
    (
        seen(EV_HAGAL_PASSED, 1, HAGAL("secrets"), codes.PASSED_LEADS),
        {"en": "Borys passes over Secrets: already in the lead and holding the Alliance (Smart Politics)"},
    ),
    (
        seen(EV_HAGAL_PASSED, 1, HAGAL("secrets"), codes.PASSED_BEHIND),
        {"en": "Borys passes over Secrets: too far behind the leader (Smart Politics)"},
    ),
    (
        seen(EV_HAGAL_SHUFFLE, NOTHING),
        {"en": "All House Hagal cards are shuffled into a new deck", "uk": "Усі карти Дому Гаґал перетасовують у нову колоду"},
    ),
    (
        seen(EV_HAGAL_SEND, 1, HAGAL("deliver_supplies_heighliner"), UPRISING.space_ids.index("heighliner")),
        {
            "en": "Borys sends an Agent to Heighliner",
            "uk": "Borys відправляє агента на локацію «Гайлайнер»",
            "ru": "Borys отправляет агента в ячейку «Хайлайнер»",
            "bg": "Borys изпраща Агент на поле „Хайлайнер“",
        },
    ),
    (
        seen(EV_HAGAL_SWORDS, 1, HAGAL("sardaukar"), 4),
        {
            "en": "Borys turns up Sardaukar for combat and gains 4 swords",
            "uk": "Borys відкриває для бою карту «Сардаукар» та отримує 4 мечі",
            "ru": "Borys раскрывает для сражения карту «Сардаукары» и получает 4 меча",
            "bg": "Borys разкрива за битката карта „Сардукари“ и получава 4 меча",
        },
    ),
    (seen(EV_HAGAL_SWORDS, 1, HAGAL("assembly_hall"), 0), {"en": "Borys turns up Assembly Hall for combat and gains no swords"}),
    (seen(EV_HAGAL_STUCK, 1), {"en": "No House Hagal card sends an Agent: Borys does nothing this turn"}),
    (
        seen(EV_NO_POST, 1, 0, 0, UPRISING.hagal_effects[HAGAL("place_spy_city")][0]),
        {
            "en": "Borys places no Spy: no such post is free (Place a Spy: City)",
            "bg": "Borys не поставя Шпионин: няма свободен пост (Поставяне на Шпионин: Град)",
        },
    ),
    (seen(EV_SCHEME, 1), {"en": "Borys carries out the Scheme", "uk": "Borys активує свою властивість планування"}),
    (seen(EV_STAYS_HOME, 1, 3), {"en": "Borys deploys no troops: already ahead by 3"}),
    (
        seen(EV_BONUS_GONE, 1, 2, UPRISING.space_ids.index("deep_desert")),
        {"en": "Bonus spice goes from Deep Desert to the bank: 2"},
    ),
    (
        seen(EV_SPEND_INTRIGUE, 1, UPRISING.intrigue_ids.index("cunning")),
        {"en": "Borys spends the Intrigue card Cunning", "uk": "Borys витрачає карту інтриги «Хитрість»"},
    ),
    (seen(EV_NO_REWARD, 1, 0), {"en": "Borys takes no reward for first place"}),
    (seen(EV_NO_REWARD, 1, 1), {"en": "Borys takes no reward for second place", "ru": "Borys не берёт награду за второе место"}),
    (
        seen(codes.EV_CONTROL_LOST, 0, UPRISING.space_ids.index("arrakeen")),
        {"en": "Anna loses control of Arrakeen", "bg": "Anna губи контрола над поле „Аракийн“"},
    ),
    (seen(EV_ROW_DICE, 0, 2, 6), {"en": "The dice show 2 and 6", "uk": "На кубиках 2 і 6"}),
    (
        seen(EV_ROW_GONE, 0, UPRISING.card_ids.index("shishakli")),
        {"en": "Shishakli leaves the Imperium Row", "ru": "Карта «Шишакли» покидает рынок Империи"},
    ),
    (
        seen(codes.EV_POINTS, 1, 1, codes.FROM_BUNDLE + codes.SPICE),
        {
            "en": "Borys gains 1 Victory Point: bought with spice",
            "uk": "Borys здобуває 1 переможне очко: купівля за прянощі",
            "ru": "Borys получает 1 победное очко: покупка за Пряность",
            "bg": "Borys получава 1 победна точка: покупка срещу подправка",
        },
    ),
    (
        seen(codes.EV_POINTS, 1, 1, codes.FROM_BUNDLE + codes.INTRIGUE_CARDS),
        {"en": "Borys gains 1 Victory Point: bought with Intrigue cards"},
    ),
    # A Rival's name is often that of its seat, so its box is named.
    (seen(codes.EV_RECRUIT, 1, 3, 0, UPRISING.rival_scheme[RIVAL("lady_amber_metulli")][0]), {"en": "Borys recruits 3 troops (Scheme)"}),
    (
        seen(codes.EV_RECRUIT, 1, 2, 0, UPRISING.rival_signet[RIVAL("feyd_rautha_harkonnen")][0]),
        {"en": "Borys recruits 2 troops (Signet Ring)", "uk": "Borys наймає 2 загони (Перстень із печаткою)"},
    ),
    (
        seen(codes.EV_INFLUENCE, 1, 1, 1, UPRISING.nodes[UPRISING.hagal_spaces[HAGAL("heighliner")][0][1]].kids[0]),
        {"en": "Borys gains 1 Influence with the Spacing Guild (Heighliner)"},
    ),
]  # fmt: skip

ALL_SAID = ((CONTENT, SAID), (UPRISING, SAID_IN_UPRISING), (UPRISING, SAID_OF_OPPONENTS))
CASES = [
    (content, event, language, text)
    for content, said in ALL_SAID
    for event, texts in said
    for language, text in texts.items()
]


@pytest.mark.parametrize(("content", "event", "language", "text"), CASES)
def test_event(content: Content, event: Event, language: str, text: str) -> None:
    assert Words(language).event(content, event, 0, SEATS) == text


def test_every_event_is_among_the_examples() -> None:
    # No box of ours has a place of its own for troops, or a track of an expansion: tests/test_toy_pieces.py and
    # tests/test_toy_tracks.py bring one. Opening such a box refuses what has no words.
    ours = {number for number, kind in enumerate(EVENTS) if kind.topic not in ("areas", "tracks")}
    assert {event[0] for _, said in ALL_SAID for event, _ in said} == ours


def test_a_seat_that_goes_by_its_rival_is_not_named_twice() -> None:
    joins = seen(EV_RIVAL, 1, RIVAL("lady_jessica"))
    seats = ["Anna", "Леді Джессіка", "Муад’Діб"]
    told = Words("uk").event(UPRISING, joins, 0, seats)
    assert told == "До гри долучається Конкурент: леді Джессіка"


def test_an_event_says_why_for_every_reason_to_pass_over_a_card() -> None:
    reasons = [code for name, code in vars(codes).items() if name.startswith("PASSED_")]
    for language in LANGUAGES:
        told = {
            Words(language).event(UPRISING, seen(EV_HAGAL_PASSED, 1, 0, reason), 0, SEATS)
            for reason in reasons
        }
        assert len(told) == len(reasons) == 6


def test_a_new_hand_is_not_put_down_to_the_effect_that_happened_last() -> None:
    words = Words("en")
    hand = seen(codes.EV_DRAW, 0, CARD("dagger"), 0, NODE("conspire solari"))
    assert words.event(CONTENT, hand, 0, SEATS) == "Anna draws Dagger"
    effect = seen(codes.EV_DRAW, 0, CARD("dagger"), 0, NODE("arrakeen draw"))
    assert words.event(CONTENT, effect, 0, SEATS) == "Anna draws Dagger (Arrakeen)"


def test_the_examples_hold_every_secret() -> None:
    secrets = {number for number, kind in enumerate(EVENTS) if kind.secret}
    assert {event[0] for event, _ in SAID if event[4] != ALL} == secrets


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_can_be_told_in_every_language(language: str) -> None:
    for content, said in ALL_SAID:
        for event, _ in said:
            text = Words(language).event(content, event, 0, SEATS)
            assert "{" not in text and text[0].isupper()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [1, 3, None])
def test_secrets_are_kept_from_other_seats_and_spectators(language: str, viewer: int | None) -> None:
    words = Words(language)
    whole = [event for event, _ in SAID if event[4] != ALL]
    for event in whole:
        told = words.event(CONTENT, event, viewer, SEATS)
        assert told != words.event(CONTENT, event, 0, SEATS)
        # The line is the same whatever the secret is.
        others = [(event[0], event[1], a, *event[3:]) for a in range(4)]
        assert {words.event(CONTENT, other, viewer, SEATS) for other in others} == {told}
        for name in ("base/starters/dagger", "base/intrigue/ambush"):
            assert words.name(name) not in told


def test_hidden_lines_say_what_everybody_saw() -> None:
    words = Words("en")
    hidden = {
        secret(codes.EV_DRAW, CARD("dagger")): "Anna draws a card",
        secret(codes.EV_INTRIGUE, INTRIGUE("ambush")): "Anna draws an Intrigue card",
        secret(codes.EV_STEAL, INTRIGUE("ambush"), 2): "Anna steals an Intrigue card from Chris",
        secret(codes.EV_TOKEN_KEPT, 3): "Anna secretly keeps a Faction token",
        secret(codes.EV_LOOK, CARD("dagger")): "Anna looks at the top card of the deck",
    }
    assert {event: words.event(CONTENT, event, 1, SEATS) for event in hidden} == hidden


def test_an_event_without_a_hidden_line_is_refused_rather_than_told() -> None:
    with pytest.raises(KanlyError, match="'discard' can't be told without its secret"):
        Words("en").event(CONTENT, secret(codes.EV_DISCARD, CARD("dagger")), 1, SEATS)


def test_an_unknown_code_is_refused() -> None:
    with pytest.raises(KanlyError, match=f"no event has the code {len(EVENTS)}"):
        Words("en").event(CONTENT, seen(len(EVENTS)), 0, SEATS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("content", [CONTENT, UPRISING], ids=["base", "uprising"])
def test_a_whole_game_can_be_told_to_everybody(content: Content, language: str) -> None:
    words = Words(language)
    log: list[Event] = []
    setup = Setup(4, ["choose"], 5, content.box.edition, list(content.box.modules))
    state = begin(content, setup, log=log)
    flow.advance(state)
    decision = 0
    while not flow.is_over(state):
        decision += 1
        flow.play(state, state.options[decision * 5 % len(state.options)])
    for event in log:
        for viewer in (0, None):
            text = words.event(content, event, viewer, SEATS)
            assert "{" not in text and text[0].isupper()


def test_sources_of_points_have_names() -> None:
    words = Words("uk")
    assert words.source(CONTENT, codes.FROM_START) == "Початок гри"
    assert words.source(CONTENT, codes.FROM_ALLIANCE) == "Союз із Імператором"
    assert words.source(CONTENT, codes.FROM_FRIENDSHIP + 3) == "Вплив на Фрименів"
    assert words.source(CONTENT, COMPONENT("base/intrigue/choam_shares")) == "Акції ДАПТ"
    assert words.source(CONTENT, codes.FROM_BATTLE) == "Пара символів бою"


def test_a_step_that_asks_nothing_has_no_prompt() -> None:
    for step in (codes.STEP_ROUND, codes.STEP_APPLY, codes.STEP_CLAIM, codes.STEP_AUTOMA_SWORDS):
        with pytest.raises(KanlyError, match="asks nothing"):
            Words("en").prompt(step)
    assert Words("en").prompt(codes.STEP_TRASH) == "Trash a card"
