### Символы и термины справочника по правилам, по-русски. Как пишутся тексты: см. rules.ftl.

## Группы символов

rules-icons-agents-title = Символы агента
rules-icons-agents =
    Они есть на картах и в ячейках: карта отправляет агента в ячейку с таким же символом.
rules-icons-resources-title = Ресурсы и очки
rules-icons-fight-title = Сражение
rules-icons-cards-title = Карты
rules-icons-pieces-title = Фишки и места
rules-icons-battle-title = Символы сражения
rules-icons-signs-title = Как нарисованы эффекты
rules-icons-buttons-title = Знаки этого стола

## Символы агента

rules-icon-factions-title = { icon-emperor }, { icon-guild }, { icon-bene_gesserit }, { icon-fremen }
rules-icon-factions =
    Две ячейки этой фракции. Как эффект: 1 [влияние](term-influence) в ней. С числом и плюсом: только если у вас в ней не меньше такого влияния. На краю карты: карта относится к фракции.
rules-icon-landsraad-title = { icon-landsraad }
rules-icon-landsraad = Пять ячеек Ландсраада, где двери открывают солярии.
rules-icon-city-title = { icon-city }
rules-icon-city = Четыре поселения Арракиса; все они — ячейки конфликта.
rules-icon-spice_trade-title = { icon-spice_trade }
rules-icon-spice_trade = Три ячейки пустыни и две — КООАМ.
rules-icon-spy-title = { icon-spy }
rules-icon-spy =
    Как символ агента: любая ячейка, за которой следит ваш шпион; он остаётся. Как эффект: разместите [шпиона](term-spy). С минусом: отзовите его.

## Ресурсы и очки

rules-icon-solari-title = { resource-solari.label }
rules-icon-solari = Деньги. Ими платят прежде всего в Ландсрааде.
rules-icon-spice-title = { resource-spice.label }
rules-icon-spice = Её добывают в пустыне; ею платят фракциям, и её можно продать.
rules-icon-water-title = { resource-water.label }
rules-icon-water = Редкая; ею платят за дорогу в пустыню.
rules-icon-persuasion-title = { term-persuasion.label }
rules-icon-persuasion = Ими платят за новые карты при раскрытии карт; сохранить их нельзя. См. [очки убеждения](term-persuasion).
rules-icon-cost-title = Стоимость карты
rules-icon-cost = Столько очков убеждения нужно, чтобы купить карту.
rules-icon-vp-title = { term-victory_point.label }
rules-icon-vp = Очко. На карте интриги: её разыгрывают в конце игры.
rules-icon-influence-title = { term-influence.label }
rules-icon-influence = Влияние во фракции по вашему выбору; если число больше, всё идёт в одну и ту же. С минусом: потеряйте его.

## Сражение

rules-icon-troop-title = { term-troop.label }
rules-icon-troop = [Наймите](term-troop) столько отрядов. С минусом: потеряйте их.
rules-icon-sword-title = { term-sword.label }
rules-icon-sword = Каждый прибавляет 1 к вашей [боевой силе](term-strength).
rules-icon-combat-title = { term-conflict.label }
rules-icon-combat = В ячейке: [ячейка конфликта](term-combat_space). На карте интриги: её разыгрывают во время сражения. В условии: в зоне конфликта.
rules-icon-deploy-title = Размещение
rules-icon-deploy = Из гарнизона в зону конфликта. См. [размещение](term-deploy).
rules-icon-retreat-title = Отступление
rules-icon-retreat = Из зоны конфликта обратно в гарнизон: не больше указанного, а как стоимость — ровно столько.
rules-icon-garrison-title = { term-garrison.label }
rules-icon-garrison = Где ждут ваши отряды. См. [гарнизон](term-garrison).
rules-icon-control-title = Контроль
rules-icon-control = Место достаётся тому, кто победит в конфликте за него. См. [контроль](term-control).
rules-icon-sandworm-title = { unit-sandworm.label }
rules-icon-sandworm = Призовите одного прямо в зону конфликта, если её не защищает [Барьерная стена](term-shield_wall). См. [песчаные черви](term-sandworm).

## Карты

rules-icon-card-title = { term-card.label }
rules-icon-card = Карта или верх вашей колоды. В рамке: именно эта карта.
rules-icon-draw-title = Взять карту
rules-icon-draw = Возьмите столько карт из личной колоды.
rules-icon-hand-title = { term-hand.label }
rules-icon-hand = Карта идёт на руку или должна быть с руки.
rules-icon-discard-title = Сбросить
rules-icon-discard = Положите столько карт с руки в свой сброс. См. [сбрасывание](term-discard).
rules-icon-trash-title = Удалить
rules-icon-trash = Карта уходит из игры. В рамке: именно эта карта. См. [удаление](term-trash).
rules-icon-acquire-title = Купить
rules-icon-acquire = Возьмите карту с рынка Империи или из резерва, не дороже указанной стоимости. Перед эффектом: что даёт покупка.
rules-icon-reveal-title = Раскрытие
rules-icon-reveal = То, что дальше, действует при вашем раскрытии карт.
rules-icon-intrigue-title = { term-intrigue_card.label }
rules-icon-intrigue = Возьмите карту интриги. На самой такой карте: заговор. См. [карты интриг](term-intrigue).
rules-icon-signet-title = { term-signet_ring.label }
rules-icon-signet = Примените способность лидера с таким же знаком. См. [лидер](term-leader).
rules-icon-bond-title = Связь фрименов
rules-icon-bond = Только если среди ваших активных карт есть другая карта Фрименов. См. [Связь фрименов](term-bond).
rules-icon-foldspace-title = { base-reserve-foldspace }
rules-icon-foldspace = Возьмите карту с этим названием из резерва. См. [«{ base-reserve-foldspace }»](term-foldspace).

## Фишки и места

rules-icon-agent-title = { term-agent.label }
rules-icon-agent = Один из ваших агентов. В условии: куда вы отправили агента в этот ход.
rules-icon-recall-title = Вернуть агента
rules-icon-recall = Один ваш агент возвращается и может быть отправлен в этом раунде снова. См. [возвращение](term-recall).
rules-icon-swordmaster-title = { term-swordmaster.label }
rules-icon-swordmaster = Ваш третий агент. См. [оружейник](term-swordmaster).
rules-icon-mentat-title = { term-mentat.label }
rules-icon-mentat = Ещё один агент на раунд. См. [ментат](term-mentat).
rules-icon-high_council-title = { term-high_council_seat.label }
rules-icon-high_council = 2 очка убеждения при каждом вашем раскрытии карт. См. [Высший Совет](term-high_council).
rules-icon-alliance-title = { term-alliance.label }
rules-icon-alliance = Со знаком фракции: только если у вас есть [союз](term-alliance) с ней.
rules-icon-first_player-title = { term-first_player_marker.label }
rules-icon-first_player = У кого он, тот и начинает. Перед эффектом: в начале игры или следующего раунда.
rules-icon-maker-title = Податель
rules-icon-maker = [Ячейка с символом Подателя](term-maker); после плюса: со всей бонусной Пряностью, которая там лежит.
rules-icon-contract-title = { term-contract.label }
rules-icon-contract = Возьмите [контракт](term-contract). Без модуля КООАМ или если контрактов не осталось: 2 солярия. С галочкой: выполненные вами контракты.
rules-icon-maker_hooks-title = { term-maker_hooks.label }
rules-icon-maker_hooks = Возьмите крюки. Перед эффектом: только если они у вас есть. См. [крюки Подателя](term-maker_hooks).
rules-icon-shield_wall-title = { term-shield_wall.label }
rules-icon-shield_wall = Перечёркнута: можете её убрать. В ячейке: она защищена. См. [Барьерная стена](term-shield_wall).

## Символы сражения

rules-icon-battles-title = { battle-crysknife }, { battle-desert_mouse }, { battle-ornithopter }
rules-icon-battles = Два одинаковых — это 1 победное очко. См. [символы сражения](term-battle_icon). Перечёркнут: переверните такую карту лицевой стороной вниз.
rules-icon-wild-title = Универсальный символ сражения
rules-icon-wild = В конце игры образует пару с любым из трёх.

## Как нарисованы эффекты

rules-sign-arrow-title = Стоимость и эффект
rules-sign-arrow = Заплатите то, что перед стрелкой, чтобы получить то, что за ней. Это не обязательно и можно только один раз. См. [стоимость](term-cost).
rules-sign-or-title = Одно из двух
rules-sign-or = Черта означает: выберите одну сторону.
rules-sign-if-title = Условие
rules-sign-if = То, что идёт за обведённой плашкой, действует, только если выполнено условие в ней. Здесь: не менее 2 влияния во фракции Фрименов.
rules-sign-per-title = За каждое
rules-sign-per = То, что перед двоеточием, — по разу за каждое из того, что за ним.
rules-sign-players-title = Соперники
rules-sign-players = Касается других игроков, по очереди от вашего соседа слева. Здесь: каждый соперник сбрасывает карту.
rules-sign-struck-title = Перечёркнутое
rules-sign-struck = Это убирают, или этого делать нельзя.

## Знаки этого стола

rules-icon-seats-title = Места за столом
rules-icon-seats = У каждого места, кроме цвета, есть форма. Она стоит везде, где речь о его игроке.
rules-icon-planet-title = Поле
rules-icon-planet = Игровое поле, а в эффектах — любая его ячейка.
rules-icon-confirm-title = Готово
rules-icon-confirm = Подтверждает или завершает что-то. В эффектах: это сделано.
rules-icon-blocked-title = Не сейчас
rules-icon-blocked = Этим нельзя воспользоваться; слова рядом говорят почему.
rules-icon-undo-title = Отменить
rules-icon-undo = Отменяет последнее решение. См. [отмена](table-undo).
rules-icon-away-title = Нет за столом
rules-icon-away = Этот игрок сейчас не смотрит на стол; место остаётся за ним.
rules-icon-tools-title = Кнопки
rules-icon-tools = Закрыть, журнал, чат, язык, тёмная или светлая тема, настройки, ещё.

## Термины

rules-term-acquire-title = Покупка карт
rules-term-acquire =
    При раскрытии карт вы платите [очки убеждения](term-persuasion) за карты с [рынка Империи](term-imperium_row) или из [резерва](term-reserve); их может быть сколько угодно, лишь бы хватило очков. Они уходят лицевой стороной вверх в ваш сброс и попадут на руку после следующего перемешивания. Некоторые эффекты позволяют получить карту иначе. Бонус покупки вы получаете один раз, как бы карта вам ни досталась.
rules-term-agent-title = { term-agent.label }
rules-term-agent =
    Ваши люди на поле: два с самого начала, третий — [оружейник](term-swordmaster). Каждому агенту нужна карта, которая его отправляет, и каждая карта отправляет одного.
rules-term-alliance-title = { term-alliance.label }
rules-term-alliance =
    Кто первым получит 4 [влияния](term-influence) во фракции, заключает союз, который стоит 1 победное очко. Кто поднимется выше него, забирает союз вместе с очком; сравняться недостаточно. Если владелец теряет влияние, когда у кого-то с ним поровну, союз переходит к тому игроку; из нескольких выбирает владелец. Если влияния остаётся 3 или меньше, союз теряют; когда 4 нет ни у кого, он возвращается на поле. Эффекты, которые требуют союза, требуют именно жетона.
rules-term-bank-title = { term-bank.label }
rules-term-bank = Оттуда берут солярии, Пряность и воду и туда их возвращают. Они никогда не кончаются.
rules-term-bond-title = Связь фрименов
rules-term-bond =
    Эффект действует, если среди ваших [активных карт](term-in_play) есть хотя бы ещё одна карта Фрименов, разыгранная с агентом или только что раскрытая. Две такие карты включают друг друга.
rules-term-bonus_spice-title = { term-bonus_spice.label }
rules-term-bonus_spice =
    Пряность, которая накопилась в [ячейке с символом Подателя](term-maker). Кто отправляет туда агента, берёт её всю в придачу к тому, что даёт сама ячейка.
rules-term-combat_space-title = Ячейка конфликта
rules-term-combat_space =
    Ячейка со скрещёнными мечами. Только из неё можно [размещать](term-deploy) отряды, если карта не разрешает иного. Таковы все города и вся пустыня, а также некоторые ячейки фракций.
rules-term-conflict-title = { term-conflict.label }
rules-term-conflict =
    То, за что идёт борьба в раунде. На карте показано до трёх наград. Зона конфликта — это место, где стоят размещённые отряды. Как решается исход: см. [Сражение](round-combat).
rules-term-control-title = Контроль
rules-term-control-base =
    Кто победил в конфликте за ячейку «{ base-spaces-arrakeen }», «{ base-spaces-carthag }» или «{ base-spaces-imperial_basin }», кладёт туда свой жетон вместо любого другого. Пока он там, его владелец получает 1 солярий (1 Пряность в ячейке «{ base-spaces-imperial_basin }») каждый раз, когда кто угодно, в том числе он сам, отправляет туда агента. Когда открывается новый конфликт за это место, владелец может разместить один отряд из личного запаса.
rules-term-control-uprising =
    Кто победил в конфликте за ячейку «{ uprising-spaces-arrakeen }», «{ uprising-spaces-spice_refinery }» или «{ uprising-spaces-imperial_basin }», кладёт туда свой жетон вместо любого другого. Пока он там, его владелец получает 1 солярий (1 Пряность в ячейке «{ uprising-spaces-imperial_basin }») каждый раз, когда кто угодно, в том числе он сам, отправляет туда агента. Когда открывается новый конфликт за это место, владелец может разместить один отряд из личного запаса.
rules-term-cost-title = Стоимость
rules-term-cost =
    Стоимость ячейки нужно заплатить целиком, прежде чем посещение что-то даст. На картах и внутри эффектов стрелка означает, что вы можете заплатить, один раз; без оплаты ничего не происходит. Карту интриги со стоимостью можно разыграть, только если вы её платите.
rules-term-cost-uprising =
    Если у ячейки две цены, выбирайте, когда отправляете агента; полученным при посещении более высокую цену не оплатить.
rules-term-deck-title = { term-deck.label }
rules-term-deck =
    Если нужно взять карту, а колода пуста, сброс перемешивают, и он становится новой колодой. Если и перемешивать нечего, остальные карты не берут. Посмотреть верхнюю карту — ещё не значит взять её.
rules-term-deploy-title = Размещение отрядов
rules-term-deploy-base =
    После отправки агента в [ячейку конфликта](term-combat_space) вы можете вывести отряды в зону конфликта: сколько угодно из нанятых в этот ход, неважно, благодаря чему, и ещё до двух других из гарнизона. Это никогда не обязательно.
rules-term-deploy-uprising =
    После отправки агента в [ячейку конфликта](term-combat_space) вы можете вывести отряды в зону конфликта: сколько угодно из нанятых в этот ход, неважно, благодаря чему, и ещё до двух других из гарнизона. Это никогда не обязательно. [Песчаные черви](term-sandworm) оказываются там сразу после призыва и в эти два не входят.
rules-term-discard-title = Сбрасывание
rules-term-discard =
    Вы выбираете карту с руки и кладёте её в свой сброс. Карту интриги имеют в виду, только если так сказано.
rules-term-faction-title = { term-faction.label }
rules-term-faction =
    Император, Гильдия Космогации, Бене Гессерит и Фримены. У каждой две ячейки и трек [влияния](term-influence). Карты могут относиться к фракции.
rules-term-first_player-title = { term-first_player_marker.label }
rules-term-first_player =
    Его владелец ходит первым и первым решает, разыгрывать ли карты в сражении. После каждого раунда жетон переходит по часовой стрелке.
rules-term-foldspace-title = { base-reserve-foldspace }
rules-term-foldspace =
    Карта со всеми символами агента: ведёт в любую ячейку, даёт взять карту и удаляется, то есть возвращается в резерв. Купить её нельзя; её даёт одноимённая ячейка Гильдии Космогации.
rules-term-garrison-title = { term-garrison.label }
rules-term-garrison =
    Здесь стоят нанятые отряды, пока их не [разместят](term-deploy) в зоне конфликта. В гарнизоне они силы не дают.
rules-term-gather_intelligence-title = Сбор разведданных
rules-term-gather_intelligence =
    Сразу после того, как вы поставили агента в ячейку, до любых эффектов, можно отозвать [шпиона](term-spy) с соединённого с ней поста, чтобы взять карту.
rules-term-hand-title = { term-hand.label }
rules-term-hand =
    В начале каждого раунда вы берёте пять карт. Сколько карт можно держать, не ограничено. Карту, взятую во время вашего раскрытия карт, раскрывают сразу; взятая позже, например в сражении, остаётся на следующий раунд сверх этих пяти.
rules-term-harvest-title = Добыча Пряности
rules-term-harvest =
    Пряность, которую вы берёте из [ячейки с символом Подателя](term-maker), отправив туда агента: напечатанное количество и вся [бонусная Пряность](term-bonus_spice). Пряность с карт добычей не считается.
rules-term-high_council-title = Высший Совет
rules-term-high_council =
    Место стоит 5 соляриев и с этого момента даёт 2 очка убеждения при каждом вашем раскрытии карт, в том числе в этом раунде.
rules-term-high_council-base = Посетить его можно раз за игру.
rules-term-high_council-uprising =
    Имея место, вы можете прийти ещё: тогда 5 соляриев приносят 2 Пряности, карту интриги и 3 отряда.
rules-term-imperium_row-title = { term-imperium_row.label }
rules-term-imperium_row =
    Пять карт лежат лицевой стороной вверх. Свободное место заполняют сразу, так что новую карту можно купить в тот же ход. Когда колода Империи закончится, свободные места так и остаются.
rules-term-in_play-title = { term-in_play.label }
rules-term-in_play =
    Карты, которыми вы отправляли агентов или которые раскрыли, активны до сброса карт в конце вашего раскрытия.
rules-term-infiltrate-title = Проникновение
rules-term-infiltrate =
    Отзовите [шпиона](term-spy) с соединённого с ячейкой поста, чтобы не считаться с агентами других игроков в ней. Карта с нужным символом всё равно требуется. Ваш собственный агент ячейку всё равно закрывает. В один ход один шпион может послужить для проникновения, а другой — для [сбора разведданных](term-gather_intelligence).
rules-term-influence-title = { term-influence.label }
rules-term-influence =
    Ваше положение во фракции, от 0 до 6; сверх этого влияние пропадает. Посещение её ячейки даёт 1. Достигнув 2, вы получаете 1 победное очко, опустившись ниже — теряете его. Достигнув 4, вы каждый раз получаете бонус трека и, возможно, [союз](term-alliance). Если один символ даёт больше, всё идёт в одну фракцию. Потерять то, чего нет, нельзя.
rules-term-intrigue-title = { term-intrigue_card.label }
rules-term-intrigue =
    Тайные карты; их можно иметь сколько угодно, и показывают их, только когда разыгрывают.

    • *{ intrigue_type-plot }*: в любой момент ваших ходов.
    • *{ intrigue_type-combat }*: в фазе сражения, если у вас есть отряд или другая боевая единица в зоне конфликта. Карты «когда вы побеждаете» разыгрывают после победы, но не после ничьей за первое место.
    • *{ intrigue_type-endgame }*: в конце игры.

    Когда колода пуста, разыгранные карты перемешивают снова.
rules-term-leader-title = { term-leader.label }
rules-term-leader =
    У каждого две способности. Одна действует постоянно или тогда, когда в ней указано; другая, с кольцом, — только когда вы отправляете агента картой «Кольцо с печаткой».
rules-term-lose_troop-title = Потеря отряда
rules-term-lose_troop =
    Потерянный отряд уходит в ваш [личный запас](term-supply), а не в гарнизон. Если не сказано иначе, вы выбираете, откуда его взять: из гарнизона или из зоны конфликта.
rules-term-maker-title = Ячейка с символом Подателя
rules-term-maker-base =
    «{ base-spaces-the_great_flat }», «{ base-spaces-hagga_basin }» и «{ base-spaces-imperial_basin }». Здесь [добывают Пряность](term-harvest); в фазе Подателей каждая из них без агента получает 1 [бонусную Пряность](term-bonus_spice).
rules-term-maker-uprising =
    «{ uprising-spaces-deep_desert }», «{ uprising-spaces-hagga_basin }» и «{ uprising-spaces-imperial_basin }». Здесь [добывают Пряность](term-harvest); в фазе Подателей каждая из них без агента получает 1 [бонусную Пряность](term-bonus_spice). С [крюками Подателя](term-maker_hooks) можно вместо напечатанной Пряности призвать [песчаных червей](term-sandworm): 1 в ячейке «{ uprising-spaces-hagga_basin }», 2 в ячейке «{ uprising-spaces-deep_desert }»; бонусную Пряность вы берёте в любом случае.
rules-term-maker_hooks-title = { term-maker_hooks.label }
rules-term-maker_hooks =
    Их получают в ячейке «{ uprising-spaces-sietch_tabr }» (2 влияния во фракции Фрименов) и хранят до конца игры. С ними можно призывать [песчаных червей](term-sandworm) там, где эффект требует крюков. Больше одного жетона нет ни у кого.
rules-term-mandatory-title = Что обязательно
rules-term-mandatory =
    Эффекты нужно выполнять, кроме случаев, когда сказано «можете», когда стрелка требует оплаты и когда можно удалить карту. То, чего сделать нельзя, пропускают; остальное происходит.
rules-term-mentat-title = { term-mentat.label }
rules-term-mentat =
    Наёмный агент на один раунд. Его ячейка стоит 2 солярия и даёт ещё и карту. Ментата берут только оттуда, и в фазе возвращения он туда возвращается. Если его нет, ячейка всё равно даёт карту. Полученный в награду за конфликт, он приходит, где бы ни был, и служит в следующем раунде.
rules-term-battle_icon-title = Символы сражения
rules-term-battle_icon =
    Они есть на картах конфликта и [задач](term-objective). Если на выигранном вами конфликте такой же символ, как на другой карте, лежащей перед вами лицевой стороной вверх, обе переворачивают лицевой стороной вниз за 1 победное очко. Универсальный символ образует пару только в конце игры.
rules-term-contract-title = { term-contract.label }
rules-term-contract =
    Только с [модулем КООАМ](modules-choam). Большинство выполняют, отправив агента в названную ячейку, если контракт уже был у вас; одно посещение выполняет все контракты на эту ячейку. Другие требуют получить определённое количество Пряности в ход с посещением [ячейки с символом Подателя](term-maker) или купить карту «{ uprising-reserve-the_spice_must_flow }»; некоторые выполняются сразу. Награду нужно взять. Выполненные контракты остаются у вас лицевой стороной вниз, потому что некоторые карты их считают.
rules-term-objective-title = Карта задачи
rules-term-objective =
    Карта с [символом сражения](term-battle_icon), которая у вас с самого начала. Она считается как выигранный конфликт.
rules-term-observation_post-title = { term-observation_post.label }
rules-term-observation_post =
    Тринадцать мест между ячейками для [шпионов](term-spy), по одному на каждом. Пост соединён с одной, двумя или тремя ячейками.
rules-term-open-title = Открытое и скрытое
rules-term-open =
    Все могут смотреть на ресурсы, сбросы, активные карты, рынок Империи и разыгранные карты интриг, а также считать карты на руках и в колодах. Скрыты карты на руках, неразыгранные карты интриг, порядок карт в колодах и конфликты, которые не попали в игру.
rules-term-open-uprising = Открыты и карты задач, выигранные конфликты и ещё не выполненные контракты.
rules-term-persuasion-title = { term-persuasion.label }
rules-term-persuasion =
    Их дают эффекты раскрытия, место в [Высшем Совете](term-high_council) и некоторые ячейки. Их тратят при раскрытии карт, чтобы [купить](term-acquire) одну или несколько карт; остаток пропадает.
rules-term-persuasion-base =
    Ячейка «{ base-spaces-hall_of_oratory }» даёт своё 1 очко убеждения, только если ваш агент ещё стоит там, когда вы раскрываете карты.
rules-term-persuasion-uprising =
    Ячейка «{ uprising-spaces-assembly_hall }» даёт своё 1 очко убеждения, только если ваш агент ещё стоит там, когда вы раскрываете карты.
rules-term-recall-title = Возвращение агента
rules-term-recall =
    Возвращённый агент снова стоит на планшете лидера и может быть отправлен в том же раунде ещё раз. Его ячейка сразу освобождается.
rules-term-recall-uprising =
    Символ никогда не относится к агенту, отправленному в этот ход.
rules-term-requirement-title = Условие
rules-term-requirement-base =
    Чтобы отправить агента в ячейку «{ base-spaces-sietch_tabr }», нужно уже иметь 2 влияния во фракции Фрименов; само посещение влияния не даёт.
rules-term-requirement-uprising =
    Три ячейки требуют 2 влияния: «{ uprising-spaces-sietch_tabr }» — у Фрименов, «{ uprising-spaces-imperial_privilege }» — у Императора, «{ uprising-spaces-shipping }» — у Гильдии Космогации. Его нужно иметь заранее; само посещение влияния не увеличивает.
rules-term-reserve-title = { term-reserve.label }
rules-term-reserve-base =
    Рядом с рынком Империи лежат карты «{ base-reserve-arrakis_liaison }» (2 очка убеждения) и «{ base-reserve-the_spice_must_flow }» (9), доступные, пока не кончатся, и [«{ base-reserve-foldspace }»](term-foldspace), которую купить нельзя. Удалённые карты возвращаются туда.
rules-term-reserve-uprising =
    Рядом с рынком Империи лежат карты «{ uprising-reserve-prepare_the_way }» (2 очка убеждения) и «{ uprising-reserve-the_spice_must_flow }» (9), доступные, пока не кончатся. Удалённые карты возвращаются туда.
rules-term-retreat-title = Отступление
rules-term-retreat = Отряд возвращается из зоны конфликта в гарнизон своего владельца.
rules-term-sandworm-title = { unit-sandworm.label }
rules-term-sandworm = [Боевая единица](term-unit) с силой 3. Червь идёт прямо в зону конфликта, никогда не в гарнизон. Его нельзя призвать, пока конфликт защищает [Барьерная стена](term-shield_wall), и обычно нужны [крюки Подателя](term-maker_hooks). Имея хотя бы одного, вы получаете награду дважды, какое бы место ни заняли; несколько червей ничего не добавляют. Контроль и символы сражения не удваиваются. Удвоенное влияние по вашему выбору может пойти в две фракции, а где награда позволяет что-то оплатить, можно заплатить дважды. После сражения червь возвращается в общий запас.
rules-term-shield_wall-title = { term-shield_wall.label }
rules-term-shield_wall =
    Пока она стоит, [песчаных червей](term-sandworm) нельзя призвать в конфликт за ячейку «{ uprising-spaces-arrakeen }», «{ uprising-spaces-spice_refinery }» или «{ uprising-spaces-imperial_basin }». В ячейке «{ uprising-spaces-sietch_tabr }» и некоторыми картами её можно убрать; тогда она уже не вернётся.
rules-term-spy-title = { term-spy.label }
rules-term-spy =
    У вас их трое. Символ размещает одного из личного запаса на свободном [посту наблюдения](term-observation_post), а рядом с символом агента — только на посту, соединённом с такой ячейкой. Если в запасе есть шпион и есть куда его поставить, вы обязаны это сделать. Если в запасе никого, можно сначала отозвать одного. Потом их отзывают для [проникновения](term-infiltrate), [сбора разведданных](term-gather_intelligence) или чтобы оплатить эффекты. Они остаются из раунда в раунд.
rules-term-steal-title = Кража карт интриг
rules-term-steal =
    Каждый соперник, у которого четыре или более карт интриг, отдаёт вам одну случайную.
rules-term-strength-title = { term-strength.label }
rules-term-strength-base =
    2 за каждый отряд в зоне конфликта и 1 за каждый раскрытый меч; карты сражения могут её изменить. Без отряда там она равна 0, сколько бы ни было мечей.
rules-term-strength-uprising =
    2 за каждый отряд и 3 за каждого [песчаного червя](term-sandworm) в зоне конфликта и 1 за каждый раскрытый меч; карты сражения могут её изменить. Без боевой единицы там она равна 0, сколько бы ни было мечей. Её учитывают с вашего раскрытия, и дальше она сразу меняется.
rules-term-supply-title = { term-supply.label }
rules-term-supply =
    То, что принадлежит вам и не стоит на поле: ресурсы и неиспользованные фишки. Из ваших 12 отрядов нанять можно те, что в запасе; если он пуст, нанимать некого.
rules-term-swordmaster-title = { term-swordmaster.label }
rules-term-swordmaster-base =
    Ваш третий агент за 8 соляриев, раз за игру. Он может действовать в том же раунде.
rules-term-swordmaster-uprising =
    Ваш третий агент за 8 соляриев или за 6, если у кого-то он уже есть; раз за игру. Он может действовать в том же раунде.
rules-term-tie-title = Ничьи в конфликте
rules-term-tie =
    • За первое место: не побеждает никто, поэтому никто не получает контроля и не разыгрывает карт за победу, а каждый из участников ничьей получает вторую награду. Если играют четверо и поровну ровно у двоих, остальные борются за третью; иначе больше ничего не дают.
    • За второе место: каждый из участников ничьей получает третью награду, при любом числе игроков, а те, кто за ними, не получают ничего.
    • За третье место: участники ничьей не получают ничего.

    Как решается равенство в конце игры: см. [Конец игры](round-endgame).
rules-term-tie-uprising =
    Конфликт, в котором никто не победил, остаётся на поле, и его символ сражения не достаётся никому.
rules-term-trash-title = Удаление карт
rules-term-trash =
    Карта с руки, карта из сброса или активная карта уходит из игры; из колоды — никогда. Можно отказаться, если это не стоимость и карта не велит удалить саму себя. Карты резерва возвращаются в резерв.
rules-term-troop-title = { term-troop.label }
rules-term-troop =
    У каждого двенадцать. Нанять — значит переместить отряд из личного запаса в гарнизон. В зоне конфликта сила каждого 2.
rules-term-unit-title = { term-unit.label }
rules-term-unit = Отряды и [песчаные черви](term-sandworm). Где говорится об отрядах, имеются в виду только отряды.
rules-term-victory_point-title = { term-victory_point.label }
rules-term-victory_point =
    Они решают, кто победил. Их можно потерять, и их может быть больше 12. См. [откуда они берутся](about-points).
