### Log lines in Bulgarian. $seat is the player; a line ending in _hidden is for those who may not know the card.

event-caused = { $event } ({ $component })
event-round = Рунд { $round }
event-phase = Фаза „{ $phase }“
event-conflict = Разкрива се карта Конфликт „{ $conflict }“
event-first = { $seat } е първи играч
event-leader = { $seat }: Лидер – { $leader }
event-draft = За избор е изложен Лидер: { $leader }
event-draw = { $seat } тегли карта „{ $card }“
    .many = { $seat } тегли карти „{ $card }“
event-draw_hidden = { $seat } тегли карта
event-shuffle = { $seat } размесва изчистените карти в колодата си
event-send = { $seat } изпраща Агент на поле „{ $space }“ с карта „{ $card }“
event-pay = { $seat } плаща { $what }
event-gain = { $seat } получава { $what }
event-harvest = { $seat } добива { resource-spice.acc } на поле „{ $space }“
event-recruit = { $seat } набира { term-troop.acc }
event-deploy = { $seat } изпраща { term-troop.acc } в конфликта
event-retreat = { $seat } оттегля { term-troop.acc } в гарнизона си
event-lose_troop = { $seat } губи { term-troop.acc } { by-place }
event-influence = { $seat } получава { term-influence.acc } { by-faction.influence }
event-influence_lost = { $seat } губи { term-influence.acc } { by-faction.influence }
event-alliance = { $seat } сключва съюз { by-faction.alliance }
event-alliance_lost = { $seat } губи съюза { by-faction.alliance }
event-points = { $seat } получава { term-victory_point.acc }: { $source }
event-points_lost = { $seat } губи { term-victory_point.acc }: { $source }
event-intrigue = { $seat } тегли карта Интрига „{ $card }“
event-intrigue_hidden = { $seat } тегли карта Интрига
event-steal = { $seat } краде карта Интрига „{ $card }“ от { $other }
event-steal_hidden = { $seat } краде карта Интрига от { $other }
event-play = { $seat } изиграва карта Интрига „{ $card }“
event-reveal = { $seat } разкрива карта „{ $card }“
    .many = { $seat } разкрива карти „{ $card }“
event-persuasion = { $seat } получава { term-persuasion.acc }
event-swords = { $seat } получава { term-sword.acc }
event-acquire = { $seat } придобива карта „{ $card }“
event-acquire_to_top = { $seat } придобива карта „{ $card }“ и я поставя най-отгоре на колодата си
event-acquire_to_hand = { $seat } придобива карта „{ $card }“ и я взема в ръка
event-row = Нова карта в Имперския ред: „{ $card }“
event-row_further = Нова карта: „{ $card }“ ({ $row })
event-trash = { $seat } премахва карта „{ $card }“ { by-zone }
event-discard = { $seat } изчиства карта „{ $card }“
    .many = { $seat } изчиства карти „{ $card }“
event-fetch = { $seat } връща в ръка карта „{ $card }“ от купа с изчистените карти
event-control = { $seat } получава контрол над поле „{ $space }“
event-council = { $seat } заема място във Висшия съвет
event-swordmaster = { $seat } получава Майстора на меча
event-mentat = { $seat } взема Ментата
event-mentat_next = { $seat } ще има Ментата през следващия рунд
event-close = { $seat } затваря поле „{ $space }“ за опонентите
event-recall = { $seat } отзовава Агент от поле „{ $space }“
event-pass = { $seat } пасува
event-end_turn = { $seat } приключва хода си
event-strength = { $seat } има { term-strength.acc } в конфликта
event-reward =
    { $place ->
         [first] { $seat } получава наградата за първо място
         [second] { $seat } получава наградата за второ място
        *[third] { $seat } получава наградата за трето място
    }
event-makers = На поле „{ $space }“ се трупа допълнителна подправка: вече { $n }
event-aside = { $seat } отделя карта „{ $card }“
event-aside_gone = Отделената карта „{ $card }“ излиза от играта ({ $seat })
event-tokens = { $seat } разкрива тайните си плочки на фракции: { $factions }
event-control_bonus = { $seat } получава бонус за контрол от поле „{ $space }“
event-token_kept = { $seat } тайно задържа плочка „{ by-faction }“
event-token_kept_hidden = { $seat } тайно задържа плочка на фракция
event-over = Край на играта: печели { $seat }
event-look = { $seat } поглежда най-горната карта от колодата си: „{ $card }“
event-look_hidden = { $seat } поглежда най-горната карта от колодата си
event-no_winner = Никой не печели конфликта
event-spy = { $seat } поставя Шпионин на наблюдателен пост „{ $post }“
event-recall_spy =
    { $reason ->
         [infiltrate] { $seat } отзовава Шпионин от наблюдателен пост „{ $post }“, за да проникне в полето
         [gather] { $seat } отзовава Шпионин от наблюдателен пост „{ $post }“, за да събере сведения
        *[plain] { $seat } отзовава Шпионин от наблюдателен пост „{ $post }“
    }
event-hooks = { $seat } взема куки за Вестители
event-summon = { $seat } призовава { $units }
event-shield_wall = { $seat } взривява Защитната стена
event-contract_offer = Разкрива се договор „{ $contract }“
event-contract = { $seat } взема договор „{ $contract }“
event-contract_done = { $seat } изпълнява договор „{ $contract }“
event-objective = { $seat } получава карта Цел „{ $card }“
event-claim = { $seat } взема карта Конфликт „{ $card }“
event-pair = { $seat } обръща с лице надолу двойка бойни символи: „{ $card }“ и „{ $other }“
event-turn_down = { $seat } обръща с лице надолу карта „{ $card }“
event-trash_intrigue = { $seat } премахва карта Интрига „{ $card }“
event-train = { $seat } напредва по скалата за обучение: „{ $stop }“
event-memory = { $seat } поставя войска в зоната на Бени Джесърит като спомен: вече { $n }
event-flip_leader = { $seat } обръща Лидера си: { $leader }
event-return = { $seat } връща в ръка карта „{ $card }“
event-no_deployment = { $seat } не може да изпраща или призовава бойни единици този ход
event-repeat = { $seat } прилага отново ефектите на поле „{ $space }“

## Where a Victory Point came from

source-start = начало на играта
source-influence = влияние { by-faction.influence }
source-alliance = съюз { by-faction.alliance }
source-battle = двойка бойни символи
