### Log lines in Ukrainian. $seat is the player; a line ending in _hidden is for those who may not know the card.

event-caused = { $event } ({ $component })
event-round = Раунд { $round }
event-phase = Фаза «{ $phase }»
event-conflict = Відкривається карта конфлікту «{ $conflict }»
event-first = { $seat } — перший гравець
event-leader = { $seat }: лідер — { $leader }
event-draft = До вибору виставлено лідера: { $leader }
event-draw = { $seat } бере карту «{ $card }»
    .many = { $seat } бере карти «{ $card }»
event-draw_hidden = { $seat } бере карту
event-shuffle = { $seat } замішує скид у колоду
event-send = { $seat } відправляє агента на локацію «{ $space }» картою «{ $card }»
event-pay = { $seat } платить { $what }
event-gain = { $seat } отримує { $what }
event-harvest = { $seat } збирає { resource-spice.acc } на локації «{ $space }»
event-recruit = { $seat } наймає { term-troop.acc }
event-deploy =
    { $n ->
         [few] { $seat } розгортає { term-troop.acc } в Зоні конфлікту
        *[other] { $seat } розгортає { term-troop.acc } у Зоні конфлікту
    }
event-retreat =
    { $n ->
         [few] { $seat } відводить { term-troop.acc } в гарнізон
        *[other] { $seat } відводить { term-troop.acc } у гарнізон
    }
event-lose_troop = { $seat } втрачає { term-troop.acc } { by-place }
event-influence = { $seat } здобуває { term-influence.acc } { by-faction.influence }
event-influence_lost = { $seat } втрачає { term-influence.acc } { by-faction.influence }
event-alliance = { $seat } укладає союз { by-faction.alliance }
event-alliance_lost = { $seat } втрачає союз { by-faction.alliance }
event-points = { $seat } здобуває { term-victory_point.acc }: { $source }
event-points_lost = { $seat } втрачає { term-victory_point.acc }: { $source }
event-intrigue = { $seat } бере карту інтриги «{ $card }»
event-intrigue_hidden = { $seat } бере карту інтриги
event-steal = { $seat } краде карту інтриги «{ $card }» у гравця { $other }
event-steal_hidden = { $seat } краде карту інтриги в гравця { $other }
event-play = { $seat } грає карту інтриги «{ $card }»
event-reveal = { $seat } розкриває карту «{ $card }»
    .many = { $seat } розкриває карти «{ $card }»
event-persuasion = { $seat } отримує { term-persuasion.acc }
event-swords = { $seat } отримує { term-sword.acc }
event-acquire = { $seat } отримує карту «{ $card }»
event-acquire_to_top = { $seat } отримує карту «{ $card }» і кладе її на верх колоди
event-acquire_to_hand = { $seat } отримує карту «{ $card }» на руку
event-row = Нова карта в Ряді Імперіуму: «{ $card }»
event-row_further = Нова карта: «{ $card }» ({ $row })
event-trash = { $seat } знищує карту «{ $card }» { by-zone }
event-discard = { $seat } скидає карту «{ $card }»
    .many = { $seat } скидає карти «{ $card }»
event-fetch = { $seat } повертає карту «{ $card }» зі скиду на руку
event-control = { $seat } здобуває контроль над локацією «{ $space }»
event-council = { $seat } займає місце у Вищій Раді
event-swordmaster = { $seat } отримує Майстра меча
event-mentat = { $seat } забирає Ментата
event-mentat_next = { $seat } матиме Ментата в наступному раунді
event-close = { $seat } закриває локацію «{ $space }» для суперників
event-recall = { $seat } відкликає агента з локації «{ $space }»
event-pass = { $seat } пасує
event-end_turn = { $seat } завершує хід
event-strength = { $seat } має { term-strength.acc } в Зоні конфлікту
event-reward =
    { $place ->
         [first] { $seat } здобуває нагороду за 1-ше місце
         [second] { $seat } здобуває нагороду за 2-ге місце
        *[third] { $seat } здобуває нагороду за 3-тє місце
    }
event-makers = На локації «{ $space }» накопичуються додаткові прянощі: тепер { $n }
event-aside = { $seat } відкладає карту «{ $card }»
event-aside_gone = Відкладена карта «{ $card }» вибуває з гри ({ $seat })
event-tokens = { $seat } розкриває таємні жетони фракцій: { $factions }
event-control_bonus = { $seat } отримує бонус контролю за локацію «{ $space }»
event-token_kept = { $seat } таємно залишає собі жетон { by-faction.gen }
event-token_kept_hidden = { $seat } таємно залишає собі жетон фракції
event-over = Кінець гри: перемагає { $seat }
event-look = { $seat } дивиться на верхню карту колоди: «{ $card }»
event-look_hidden = { $seat } дивиться на верхню карту колоди
event-no_winner = Ніхто не перемагає в конфлікті
event-spy = { $seat } розміщує шпигуна в спостережному пункті «{ $post }»
event-recall_spy =
    { $reason ->
         [infiltrate] { $seat } відкликає шпигуна зі спостережного пункту «{ $post }» для проникнення
         [gather] { $seat } відкликає шпигуна зі спостережного пункту «{ $post }» для збору розвідданих
        *[plain] { $seat } відкликає шпигуна зі спостережного пункту «{ $post }»
    }
event-hooks = { $seat } бере гаки творця
event-summon = { $seat } викликає { $units }
event-shield_wall = { $seat } підриває Оборонну стіну
event-contract_offer = Відкривається контракт «{ $contract }»
event-contract = { $seat } бере контракт «{ $contract }»
event-contract_done = { $seat } виконує контракт «{ $contract }»
event-objective = { $seat } отримує карту цілі «{ $card }»
event-claim = { $seat } забирає карту конфлікту «{ $card }»
event-pair = { $seat } перевертає долілиць пару символів бою: «{ $card }» та «{ $other }»
event-turn_down = { $seat } перевертає долілиць карту «{ $card }»
event-trash_intrigue = { $seat } знищує карту інтриги «{ $card }»
event-train = { $seat } просувається треком вишколу: «{ $stop }»
event-memory = { $seat } розміщує загін у секції Бене Гессерит як спогад (усього спогадів: { $n })
event-flip_leader = { $seat } перевертає карту лідера: { $leader }
event-return = { $seat } повертає карту «{ $card }» на руку
event-no_deployment = { $seat } у цей хід не може ні розгортати, ні викликати підрозділи
event-repeat = { $seat } ще раз застосовує ефекти локації «{ $space }»

## Where a Victory Point came from

source-start = початок гри
source-influence = вплив { by-faction.influence }
source-alliance = союз { by-faction.alliance }
source-battle = пара символів бою
