### What the companion for the printed game says in the terminal, in Bulgarian. It speaks of “опонентът”.
### Words that are typed stay as they are: ?, u, FILE.

## Commands: the value can be typed, .menu stands in the menu, .about in the help

companion-turn = ход
    .menu = ход: { $seat }
    .about = ходът на опонента, който е на ред; „t 2“ или „t гърни“: точно на този
companion-combat = битка
    .menu = започва битката
    .about = всички са разкрили картите си: опонентите в конфликта разкриват карти за мечове
companion-reward = награда
    .menu = награди
    .about = кой кое място заема в конфликта и какво получават опонентите; „r 7“ казва вашата сила веднага
companion-round = нататък
    .menu = следващ рунд
    .about = битката е свършила, всички се прибират и започва следващият рунд
companion-end = край
    .menu = играта свършва
    .about = последният рунд е изигран: броят се точките
companion-conflict = конфликт
    .menu = посочване на конфликта
    .about = казвате коя карта Конфликт е обърната, преди да попитам
companion-visit = посещение
    .menu = вие сте на поле, което опонент контролира
    .about = ваш Агент е дошъл на поле, което опонент контролира: „v аракийн“
companion-influence = влияние
    .menu = вашето влияние
    .about = някой от вас се е придвижил по скала, на която опонент има съюза: „i свободни 5“, при двама играчи – „i а свободни 5“
companion-dice = зарове
    .menu = хвърляне на заровете
    .about = вашият ход на Разкриване е приключил: заровете показват кои карти напускат Имперския ред
companion-correct = поправка
    .menu = поправка на нещо
    .about = всичко, което не е така, както мисля; само „x“ показва как
companion-undo = отмяна
    .menu = отмяна
    .about = отменяте последния ред (отговор или команда), колкото пъти желаете
companion-status = състояние
    .menu = състояние
    .about = всичко, което знам
companion-help = помощ
    .menu = помощ
    .about = този списък; „? гърни“ обяснява съперник, карта династия Хагал, поле или вариант
companion-save = запис
    .menu = запис
    .about = къде е записана тази игра; „save FILE“ я записва другаде
companion-quit = изход
    .menu = запис и изход
    .about = спирате; можете да продължите по-късно

## Who is who

companion-person = Играч { $letter }
companion-nobody = никой
companion-yes = да
companion-no = не
companion-closed = затворено
companion-numbered = { $card } (число { $n })
companion-unnumbered = { $card } (без число)

## The beginning: $n is counted as elsewhere

companion-title = Помощник за „{ $set }“
companion-solo = един играч, двама опоненти
companion-two = двама играчи, един опонент
companion-other_setup = Подгответе играта като за трима играчи; разликите са следните:
companion-opponents = Вашите опоненти: { $names }.
companion-opponent = { $seat } (място { $n })
companion-start_pieces = Опонентът има свой цвят, по едно кубче в долния край на всяка скала за влияние, { term-agent.acc }, { $troops } в гарнизона, а останалите войски – в запаса.
companion-start_swordmaster = Неговият Майстор на меча остава до дъската, докато не кажа.
companion-start_kept = Сложете в запаса му: { $what }.
companion-objective = { $seat }: карта Цел „{ $card }“ с лице нагоре.
companion-deck_printed = Размесете колодата династия Хагал. Вие разкривате картите, а аз питам кои са.
companion-deck_without = Извадете от колодата династия Хагал тези карти: { $cards }.
companion-deck_mine = Картите династия Хагал остават в кутията: аз ги разкривам.
companion-first = Първи играч: { $seat }.
companion-leaders = Вземете Лидери, различни от тези на опонентите.
companion-your_start = { $seat }: в началото вземете още { $what }.
companion-your_price = За вас поле „{ $space }“ струва { resource-solari.acc }.
companion-their_swordmasters = Опонентите получават Майстори на меча в рунд { $n }.
companion-no_swordmaster = Никога не можете да получите своя Майстор на меча.
companion-counts_as = За картите за край на играта се смята, че всеки опонент има { $n } × „{ $card }“.
companion-row_dice = След всеки свой ход на Разкриване кажете „d“: заровете показват кои карти напускат Имперския ред.
companion-follows = Династия Хагал е на ход веднага след всеки ход с Агент на първия играч: тогава кажете „t“.
companion-order_solo = Опонентите седят отляво на вас по реда на местата си. Когато дойде редът на някого от тях, кажете „t“.
companion-order_two = Съперникът седи отляво на онзи, който е първи играч. Когато дойде редът му, кажете „t“.

## What a card does

companion-card = Карта династия Хагал: „{ $card }“
companion-card_passed = Карта династия Хагал: „{ $card }“. Тя се прескача: { $reason ->
         [taken] на полето има Агент
         [closed] полето е затворено
         [no_bonus] няма допълнителна подправка
         [influence] влиянието не стига
         [leads] опонентът води и има съюза („{ variant-smart_politics }“)
        *[behind] изостава твърде много от първия („{ variant-smart_politics }“)
    }
companion-card_swords =
    { $n ->
         [0] Карта династия Хагал: „{ $card }“, без мечове
        *[other] Карта династия Хагал: „{ $card }“, { term-sword.acc }
    }
companion-stuck = Никоя карта не изпраща Агент: ходовете на опонента за този рунд свършиха.
companion-no_post = Опонентът не поставя Шпионин: няма свободен пост.
companion-stays_home = Войските на опонента остават в гарнизона: преднината вече е { $n }.
companion-scheme = Опонентът изпълнява замисъла си.
companion-place =
    { $place ->
         [first] Наградата на опонента за първо място
         [second] Наградата на опонента за второ място
        *[third] Наградата на опонента за трето място
    }
companion-place_of =
    { $place ->
         [first] Вземете наградата за първо място.
         [second] Вземете наградата за второ място.
        *[third] Вземете наградата за трето място.
    }
companion-place_none = Без награда.
companion-tenth = { $seat } има { term-victory_point.acc }: този рунд е последният.
companion-last_begins = Това е последният рунд.
companion-your_turn = Ваш ход е, ако още не сте разкрили картите си.
companion-turn_of = На ход е { $seat }, ако картите още не са разкрити.
companion-no_reward = Опонентът не взема награда.
companion-strength = { $seat }: { term-strength } в конфликта
companion-nobody_fights = Никой опонент няма бойни единици в конфликта, затова не се разкриват карти.
companion-noted = Отбелязано.

## What is to be done at the table

companion-do_send = Поставете Агент на опонента на поле „{ $space }“.
companion-do_controller = Ако някой от вас контролира поле „{ $space }“, вземете бонуса за контрол.
companion-do_recruit = Преместете { term-troop.acc } от запаса на опонента в гарнизона му.
companion-do_deploy = Преместете { term-troop.acc } от гарнизона на опонента в конфликта.
companion-do_defend = Преместете { term-troop.acc } от запаса на опонента в конфликта: той контролира мястото.
companion-do_retreat = Преместете { term-troop.acc } от конфликта в гарнизона на опонента.
companion-do_lose_troop =
    { $place ->
         [garrison] Преместете { term-troop.acc } от гарнизона на опонента в запаса му.
        *[conflict] Преместете { term-troop.acc } от конфликта в запаса на опонента.
    }
companion-do_gain = Сложете { $what } от банката в запаса на опонента.
companion-do_pay = Върнете { $what } от запаса на опонента в банката.
companion-do_harvest = Сложете { resource-spice.acc } в запаса на опонента: цялата допълнителна подправка от поле „{ $space }“, останалото – от банката.
companion-do_bonus_gone = Върнете допълнителната подправка от поле „{ $space }“ в банката: { $n }.
companion-do_influence = Преместете кубчето на опонента нагоре с { $n }: влияние { by-faction.influence }.
companion-do_influence_lost = Преместете кубчето на опонента надолу с { $n }: влияние { by-faction.influence }.
companion-do_alliance = Дайте на опонента маркера Съюз { by-faction.alliance }. Ако някой от вас се изкачи над него, кажете го с „i“.
companion-do_alliance_lost = { $seat }: предайте маркера Съюз { by-faction.alliance }.
companion-do_points = Преместете маркера за резултат на опонента напред: { term-victory_point.acc } ({ $source }).
companion-do_points_lost = { $seat }: преместете маркера за резултат назад: { term-victory_point.acc } ({ $source }).
companion-do_intrigue = Сложете { term-intrigue_card.acc } от колодата с лице надолу в запаса на опонента.
companion-do_spend_intrigue = Изчистете { term-intrigue_card.acc } от запаса на опонента на случаен принцип.
companion-do_steal = Дайте на опонента карта Интрига, взета на случаен принцип оттук: { $other }.
companion-do_spy = Поставете Шпионин на опонента на наблюдателен пост „{ $post }“.
companion-do_recall_spy = Върнете на опонента Шпионина от наблюдателен пост „{ $post }“.
companion-do_hooks = Дайте на опонента куки за Вестители.
companion-do_summon = Поставете за опонента в конфликта { $units }.
companion-do_shield_wall = Махнете Защитната стена.
companion-do_control = Поставете маркера Контрол на опонента на поле „{ $space }“; друг маркер там се маха.
companion-do_control_bonus = { $seat }: бонус за контрол от поле „{ $space }“.
companion-do_control_lost = { $seat }: махнете маркера Контрол от поле „{ $space }“.
companion-do_swordmaster = Дайте на опонента Майстора на меча: отсега нататък той има още един Агент.
companion-do_mentat = Отделете Ментата за опонента: през следващия рунд той има още един Агент.
companion-do_claim = Сложете пред опонента карта Конфликт „{ $card }“ с лице нагоре.
companion-do_pair = Обърнете с лице надолу картите „{ $card }“ и „{ $other }“ на опонента: бойните им символи съвпадат.
companion-do_turn_down = Обърнете с лице надолу карта „{ $card }“ на опонента.
companion-do_shuffle = Размесете всички карти династия Хагал в нова колода.
companion-do_round = Рунд { $n }: сложете допълнителна подправка на полетата със символ Вестител без Агент, после всички прибират Агентите си.
companion-do_dice =
    { $places ->
         [0] Заровете показват { $a } и { $b }: Имперският ред не се променя.
         [1] Заровете показват { $a } и { $b }: махнете карта { $one } от Имперския ред, броено отляво, и го попълнете.
        *[2] Заровете показват { $a } и { $b }: махнете карти { $one } и { $other } от Имперския ред, броено отляво, и го попълнете.
    }
companion-points_are = Победни точки: { $points }
companion-over = Победител: { $seat }!

## Questions: .why explains them

companion-q_occupied = Има ли ваш Агент на поле „{ $space }“?
    .why = Картата изпраща опонента там, ако на полето няма Агент. Къде са опонентите, знам.
    .closable = Картата изпраща опонента там, ако на полето няма Агент. Къде са опонентите, знам. „{ companion-closed }“: там няма Агент, но карта „{ base-imperium-the_voice }“ затваря полето.
companion-q_watched = Има ли ваш Шпионин на наблюдателен пост „{ $post }“?
    .why = Опонентът поставя Шпионин на първия свободен пост. Къде са Шпионите на опонентите, знам.
companion-q_bonus_spice = Колко допълнителна подправка има на поле „{ $space }“?
    .why = Картата води на поле със символ Вестител само заради допълнителната подправка и опонентът я взема.
companion-q_bonus_spices = Колко допълнителна подправка има на всяко от тези полета, в този ред: { $spaces }?
    .why = Опонентът отива там, където допълнителната подправка е най-много, и я взема.
companion-q_influence = { $seat }: колко влияние { by-faction.influence }?
    .why = Съюзът може да премине към друг или опонентът гледа кой е напред.
companion-q_units = { $seat }: колко бойни единици в конфликта?
    .why = Опонент, който изпреварва всички поне с { $n }, оставя войските си вкъщи („{ variant-expert_deployment }“).
companion-q_strength = { $seat }: колко точки военна сила в конфликта заедно с разкритите мечове?
    .why = Опонент, който изпреварва всички поне с { $n }, оставя войските си вкъщи („{ variant-expert_deployment }“).
companion-q_intrigues = { $seat }: колко карти Интрига?
    .why = Опонентът краде по една от всеки, който има четири или повече.
companion-q_conflict = Коя карта Конфликт е обърната този рунд?
    .why = Картата зависи от нивото на конфликта или опонентът се бие за него, защитава го или получава награда.
companion-q_wall = Стои ли още Защитната стена?
    .why = Тя не допуска пясъчни червеи в някои конфликти.
companion-q_control = Чий маркер Контрол е сега на поле „{ $space }“?
    .why = Който спечели конфликт за поле, получава контрол над него.
companion-q_card = { $seat }: разкрийте карта династия Хагал. Коя е?
    .why = Номерът или името на който и да е език, може и само началото му.
companion-q_choice = { $seat }: решавате вие.
    .why = Правилата оставят това на вас.
companion-q_total = { $seat }: каква сила в конфликта (0 без бойни единици)? Знае се: { $names }.
    .why = Местата следват от силата. Ако силата на опонент е друга, отменете това и поправете бойните му единици или мечовете му.
companion-q_early = Опонентите още имат ходове: { $names }. Да започне ли битката въпреки това?
    .why = Опонентите не разкриват карти: те правят ходове с Агенти, докато имат Агент.
companion-has_agents = { $seat } ({ term-agent })
companion-q_unfought = В този рунд нямаше битка. Да се пропусне ли?
    .why = Битката започва, когато всички са разкрили картите си. Ако се пропусне, опонентите в конфликта не получават награди.
companion-q_points = { $seat }: колко победни точки?
    .why = Всичките ви точки, включително от карти за край на играта. Точките на опонентите знам.
companion-q_spice = Има равенство. { $seat }: колко подправка?
    .why = При равенство печели онзи, който има повече подправка.
companion-q_solari = Има равенство. { $seat }: колко солари?
    .why = При равенство печели онзи, който има повече солари.
companion-q_water = Има равенство. { $seat }: колко вода?
    .why = При равенство печели онзи, който има повече вода.
companion-q_garrison = Има равенство. { $seat }: колко войски в гарнизона?
    .why = При равенство печели онзи, който има повече войски в гарнизона.
companion-q_revealed = Има равенство. Кой разкри картите си последен?
    .why = При равенство печели онзи, който е разкрил картите си по-късно в последния рунд.

## Answers to what was typed

companion-no_command = „{ $text }“ не е команда. Напишете една от буквите в менюто или ? за помощ.
companion-ambiguous = „{ $text }“ може да означава: { $names }.
companion-unknown = Тук нищо не се казва „{ $text }“. Може би: { $names }.
companion-answer_yes_no = „{ $text }“ не е отговор; отговорите са: { $answers }. „u“ отменя командата.
companion-answer_number = „{ $text }“ не е отговор; нужно е число от 0 до { $most }. „u“ отменя командата.
companion-answer_numbers = „{ $text }“ не е отговор; нужни числа: { $n }, всяко от 0 до { $most }, за тези полета: { $spaces }; само 0 значи, че никъде няма. „u“ отменя командата.
companion-answer_option = „{ $text }“ не е отговор; нужен е номер от 1 до { $most } или име. „u“ отменя командата.
companion-taken_back = Отменено: { $line }
companion-needs = Кажете го така: { $example }
companion-not_saved = Записът не успя: { $why }

## Why something can’t be

companion-no_fighting = Битката започна, затова няма повече ходове. „n“ започва следващия рунд.
companion-no_no_turns = Никой опонент няма повече ходове този рунд. „c“ започва битката, когато всички са разкрили картите си.
companion-no_no_agent = { $seat }: няма повече Агенти, ходовете за този рунд свършиха.
companion-no_fought = Битката вече започна. „r“ дава награди, „n“ започва следващия рунд.
companion-no_not_fought = Първо се разкриват картите за битката: кажете „c“.
companion-no_won = Този конфликт вече има победител: { $seat }. „u“ отменя това.
companion-no_no_reward = Никой опонент в конфликта не чака награда.
companion-no_last_round = Това беше последният рунд: „e“ брои точките.
companion-no_conflict_known = Конфликтът за този рунд е известен. „x конфликт ИМЕ“ го поправя.
companion-no_not_controlled = Никой опонент не контролира поле „{ $space }“. „x контрол“ поправя това.
companion-no_no_dice = Тази игра е без зарове.
companion-no_number = Тук е нужно число от 0 до { $most } или промяна като +2 или -1.
companion-no_change = Така не може: сега е { $now }, а може да е от 0 до { $most }.
companion-no_flag = Тук е нужно „да“ или „не“.
companion-no_keeps_nothing = Този опонент няма нито ресурси, нито карти Интрига.
companion-no_scores_nothing = Този опонент не получава точки.
companion-no_earned = Дори само влиянието и съюзите дават { term-victory_point.acc }; първо поправете тях.
companion-no_troops = Опонентът има { term-troop.acc }; другаде: { $other }.
companion-no_agents = Опонентът има само { term-agent.acc }.
companion-no_agents_away = Всички Агенти на опонента са на дъската; първо поправете тях.
companion-no_not_here = В тази игра няма такова нещо.
companion-no_spies = От { term-spy.gen } един винаги е в запаса.
companion-no_people = За вас помня само влиянието: посочете фракция и число.
companion-no_controls_nothing = Този опонент не контролира нищо.
companion-no_not_controllable = Никой не може да контролира това. Могат да се контролират: { $spaces }.
companion-no_people_first = Тук маркер Първи играч имат само хората.
companion-no_rounds = Рундовете се броят от 1 до { $most }.
companion-no_over = Играта свърши. „u“ отменя края ѝ.
companion-no_nothing_said = Още нищо не е казано, затова няма какво да се отмени.

## Corrections: the words that can be typed, and how

companion-fact_solari = солари
companion-fact_spice = подправка
companion-fact_water = вода
companion-fact_intrigues = интриги
companion-fact_points = точки
companion-fact_garrison = гарнизон
companion-fact_conflict = конфликт
companion-fact_swords = мечове
companion-fact_agents = агенти
companion-fact_swordmaster = майстор
companion-fact_mentat = ментат
companion-fact_spies = шпиони
companion-fact_hooks = куки
companion-fact_sandworms = червеи
companion-fact_battles = символи
companion-fact_wall = стена
companion-fact_control = контрол
companion-fact_alliance = съюз
companion-fact_first = първи
companion-fact_round = рунд
companion-fact_deck = колода
companion-fact_space = поле
companion-word_none = няма
companion-word_free = свободно
companion-word_taken = заето
companion-word_new = нова
companion-correct_seat = Опонент: мястото или името му, какво поправяте и как е правилно. С +2 или -1 той получава или губи толкова, а полученото харчи по правилата.
companion-correct_table = Масата: какво поправяте и как е правилно.
companion-correct_can = Може да се поправи: { $names }

## The status

companion-round_of = Рунд { $round } от { $rounds }
companion-first_is = първи играч: { $seat }
companion-conflict_is = конфликт: { $conflict }
companion-cant_win = не може да спечели
companion-at_home = вкъщи: { $n }
companion-on = на дъската: { $spaces }
companion-strength_is = сила { $n }
companion-swordmaster_saved = Майстор на меча: събрани { $n } от { $price }
companion-controls = контролира: { $spaces }
companion-face_up = с лице нагоре: { $cards }
companion-taken_is = вашите Агенти: { $spaces }
companion-deck_left = колода династия Хагал: { $n }
companion-wall_gone = без Защитна стена
companion-wall_stands = Защитната стена е на място
companion-level_is = конфликт от ниво { $level }
companion-last_round = последният рунд
companion-settled_is = раздадени награди: { $seats }
companion-known_of = { $seat }, доколкото знам
companion-said_lately = Казано за ходовете на опонентите:
