### Log lines in Russian. $seat is the player; a line ending in _hidden is for those who may not know the card.

event-caused = { $event } ({ $component })
event-round = Раунд { $round }
event-phase = Фаза «{ $phase }»
event-conflict = Раскрывается карта конфликта «{ $conflict }»
event-first = { $seat } — первый игрок
event-leader = { $seat }: лидер — { $leader }
event-draft = На выбор выставлен лидер: { $leader }
event-draw = { $seat } берёт карту «{ $card }»
    .many = { $seat } берёт карты «{ $card }»
event-draw_hidden = { $seat } берёт карту
event-shuffle = { $seat } замешивает сброс в колоду
event-send = { $seat } отправляет агента в ячейку «{ $space }» картой «{ $card }»
event-pay = { $seat } платит { $what }
event-gain = { $seat } получает { $what }
event-harvest = { $seat } добывает { resource-spice.acc } в ячейке «{ $space }»
event-recruit = { $seat } нанимает { term-troop.acc }
event-deploy = { $seat } размещает { term-troop.acc } в зоне конфликта
event-retreat = { $seat } отводит { term-troop.acc } в гарнизон
event-lose_troop = { $seat } теряет { term-troop.acc } { by-place }
event-influence = { $seat } получает { term-influence.acc } { by-faction.influence }
event-influence_lost = { $seat } теряет { term-influence.acc } { by-faction.influence }
event-alliance = { $seat } заключает союз { by-faction.alliance }
event-alliance_lost = { $seat } теряет союз { by-faction.alliance }
event-points = { $seat } получает { term-victory_point.acc }: { $source }
event-points_lost = { $seat } теряет { term-victory_point.acc }: { $source }
event-intrigue = { $seat } берёт карту интриги «{ $card }»
event-intrigue_hidden = { $seat } берёт карту интриги
event-steal = { $seat } крадёт карту интриги «{ $card }» у игрока { $other }
event-steal_hidden = { $seat } крадёт карту интриги у игрока { $other }
event-play = { $seat } разыгрывает карту интриги «{ $card }»
event-reveal = { $seat } раскрывает карту «{ $card }»
    .many = { $seat } раскрывает карты «{ $card }»
event-persuasion = { $seat } получает { term-persuasion.acc }
event-swords = { $seat } получает { term-sword.acc }
event-acquire = { $seat } получает карту «{ $card }»
event-acquire_to_top = { $seat } получает карту «{ $card }» и кладёт её на верх колоды
event-acquire_to_hand = { $seat } получает карту «{ $card }» на руку
event-row = Новая карта на рынке Империи: «{ $card }»
event-row_further = Новая карта: «{ $card }» ({ $row })
event-trash = { $seat } удаляет карту «{ $card }» { by-zone }
event-discard = { $seat } сбрасывает карту «{ $card }»
    .many = { $seat } сбрасывает карты «{ $card }»
event-fetch = { $seat } возвращает карту «{ $card }» из сброса на руку
event-control = { $seat } получает контроль над ячейкой «{ $space }»
event-council = { $seat } занимает место в Высшем Совете
event-swordmaster = { $seat } получает оружейника
event-mentat = { $seat } забирает ментата
event-mentat_next = { $seat } получит ментата в следующем раунде
event-close = { $seat } закрывает ячейку «{ $space }» для соперников
event-recall = { $seat } возвращает агента из ячейки «{ $space }»
event-pass = { $seat } пасует
event-end_turn = { $seat } завершает ход
event-strength = { $seat }: { term-strength } в зоне конфликта
event-reward =
    { $place ->
         [first] { $seat } получает награду за первое место
         [second] { $seat } получает награду за второе место
        *[third] { $seat } получает награду за третье место
    }
event-makers = В ячейке «{ $space }» накапливается бонусная Пряность: теперь { $n }
event-aside = { $seat } откладывает карту «{ $card }»
event-aside_gone = Отложенная карта «{ $card }» выбывает из игры ({ $seat })
event-tokens = { $seat } раскрывает тайные жетоны фракций: { $factions }
event-control_bonus = { $seat } получает бонус контроля за ячейку «{ $space }»
event-token_kept = { $seat } тайно оставляет себе жетон { by-faction.gen }
event-token_kept_hidden = { $seat } тайно оставляет себе жетон фракции
event-over = Конец игры: побеждает { $seat }
event-look = { $seat } смотрит верхнюю карту колоды: «{ $card }»
event-look_hidden = { $seat } смотрит верхнюю карту колоды
event-no_winner = Никто не побеждает в сражении
event-spy = { $seat } размещает шпиона на посту наблюдения «{ $post }»
event-recall_spy =
    { $reason ->
         [infiltrate] { $seat } отзывает шпиона с поста наблюдения «{ $post }» для проникновения
         [gather] { $seat } отзывает шпиона с поста наблюдения «{ $post }» для сбора разведданных
        *[plain] { $seat } отзывает шпиона с поста наблюдения «{ $post }»
    }
event-hooks = { $seat } берёт крюки Подателя
event-summon = { $seat } призывает { $units }
event-shield_wall = { $seat } взрывает Барьерную стену
event-contract_offer = Открывается контракт «{ $contract }»
event-contract = { $seat } берёт контракт «{ $contract }»
event-contract_done = { $seat } выполняет контракт «{ $contract }»
event-objective = { $seat } получает карту задачи «{ $card }»
event-claim = { $seat } забирает карту конфликта «{ $card }»
event-pair = { $seat } переворачивает лицевой стороной вниз пару карт с символами сражения: «{ $card }» и «{ $other }»
event-turn_down = { $seat } переворачивает лицевой стороной вниз карту «{ $card }»
event-trash_intrigue = { $seat } удаляет карту интриги «{ $card }»
event-train = { $seat } продвигается по треку тренировки: «{ $stop }»
event-memory = { $seat } помещает отряд в секцию Бене Гессерит как воспоминание (всего воспоминаний: { $n })
event-flip_leader = { $seat } переворачивает планшет лидера: { $leader }
event-return = { $seat } возвращает карту «{ $card }» на руку
event-no_deployment = { $seat } в этот ход не может ни размещать, ни призывать боевые единицы
event-repeat = { $seat } ещё раз применяет эффекты ячейки «{ $space }»

## Where a Victory Point came from

source-start = начало игры
source-influence = влияние { by-faction.influence }
source-alliance = союз { by-faction.alliance }
source-battle = пара символов сражения
