### What the companion for the printed game says in the terminal, in Russian. It speaks of an opponent as “оппонент”.
### Words that are typed stay as they are: ?, u, FILE.

## Commands: the value can be typed, .menu stands in the menu, .about in the help

companion-turn = ход
    .menu = ход: { $seat }
    .about = ходит оппонент, чья сейчас очередь; «t 2» или «t гурни»: ходит именно этот
companion-combat = бой
    .menu = начинается сражение
    .about = все раскрыли карты: оппоненты в зоне конфликта раскрывают карты ради мечей
companion-reward = награда
    .menu = награды
    .about = какие места заняли все в сражении и что получают оппоненты; «r 7» сразу называет вашу силу
companion-round = дальше
    .menu = следующий раунд
    .about = сражение окончено, все возвращаются, начинается следующий раунд
companion-end = конец
    .menu = игра завершается
    .about = последний раунд сыгран: подсчёт очков
companion-conflict = конфликт
    .menu = назвать конфликт
    .about = сказать, какая карта конфликта раскрыта, не дожидаясь вопроса
companion-visit = визит
    .menu = вы в ячейке, которую контролирует оппонент
    .about = ваш агент пришёл в ячейку, которую контролирует оппонент: «v арракин»
companion-influence = влияние
    .menu = ваше влияние
    .about = кто-то из вас продвинулся на треке, где союз у оппонента: «i фримены 5», в партии на двоих — «i а фримены 5»
companion-dice = кубики
    .menu = бросить кубики
    .about = ваше раскрытие карт завершено: кубики показывают, какие карты покидают рынок Империи
companion-correct = исправить
    .menu = что-то исправить
    .about = всё, что на самом деле не так, как я думаю; «x» без уточнений показывает, как это сделать
companion-undo = отменить
    .menu = отменить
    .about = отменить последнюю строку (ответ или команду), сколько угодно раз
companion-status = состояние
    .menu = состояние
    .about = всё, что я знаю
companion-help = справка
    .menu = справка
    .about = этот список; «? гурни» объясняет оппонента, карту Дома Хагаль, ячейку или вариант
companion-save = сохранить
    .menu = сохранить
    .about = где сохранена эта партия; «save FILE» сохраняет её в другом месте
companion-quit = выход
    .menu = сохранить и выйти
    .about = остановиться; продолжить можно позже

## Who is who

companion-person = Игрок { $letter }
companion-nobody = никто
companion-yes = да
companion-no = нет
companion-closed = закрыто
companion-numbered = { $card } (число { $n })
companion-unnumbered = { $card } (без числа)

## The beginning: $n is counted as elsewhere

companion-title = Помощник для игры «{ $set }»
companion-solo = один игрок, двое оппонентов
companion-two = двое игроков, один оппонент
companion-other_setup = Подготовьте игру как для троих; отличия такие:
companion-opponents = Ваши оппоненты: { $names }.
companion-opponent = { $seat } (место { $n })
companion-start_pieces = У оппонента свой цвет, по одному кубику внизу каждого трека влияния, { term-agent }, { $troops } в гарнизоне, остальные отряды — в запасе.
companion-start_swordmaster = Его оружейник остаётся рядом с полем, пока я не скажу.
companion-start_kept = Положите в его запас: { $what }.
companion-objective = { $seat }: карта задачи «{ $card }» лицевой стороной вверх.
companion-deck_printed = Перемешайте колоду Дома Хагаль. Её карты раскрываете вы, а я спрашиваю, какие именно.
companion-deck_without = Уберите из колоды Дома Хагаль эти карты: { $cards }.
companion-deck_mine = Карты Дома Хагаль остаются в коробке: их раскрываю я.
companion-first = Первый игрок: { $seat }.
companion-leaders = Возьмите лидеров, которых нет у оппонентов.
companion-your_start = { $seat }: в начале возьмите дополнительно { $what }.
companion-your_price = Для вас ячейка «{ $space }» стоит { resource-solari.acc }.
companion-their_swordmasters = Оппоненты получают оружейников в раунде { $n }.
companion-no_swordmaster = Вы никогда не можете получить оружейника.
companion-counts_as = Для карт конца игры считается, что у каждого оппонента есть { $n } × «{ $card }».
companion-row_dice = После каждого своего раскрытия карт скажите «d»: кубики покажут, какие карты покидают рынок Империи.
companion-follows = Дом Хагаль ходит сразу после каждой отправки агента первым игроком: тогда скажите «t».
companion-order_solo = Оппоненты сидят слева от вас в порядке своих мест. Когда подходит очередь одного из них, скажите «t».
companion-order_two = Оппонент сидит слева от того, кто сейчас первый игрок. Когда подходит его очередь, скажите «t».

## What a card does

companion-card = Карта Дома Хагаль: «{ $card }»
companion-card_passed = Карта Дома Хагаль: «{ $card }». Она пропускается: { $reason ->
         [taken] в ячейке стоит агент
         [closed] ячейка закрыта
         [no_bonus] нет бонусной Пряности
         [influence] слишком мало влияния
         [leads] оппонент ведёт, и союз заключён («{ variant-smart_politics }»)
        *[behind] слишком отстаёт от первого («{ variant-smart_politics }»)
    }
companion-card_swords =
    { $n ->
         [0] Карта Дома Хагаль: «{ $card }», без мечей
        *[other] Карта Дома Хагаль: «{ $card }», { term-sword.acc }
    }
companion-stuck = Ни одна карта не отправляет агента: в этом раунде оппонент больше не ходит.
companion-no_post = Оппонент не размещает шпиона: свободного поста нет.
companion-stays_home = Отряды оппонента остаются в гарнизоне: перевес уже составляет { $n }.
companion-scheme = Оппонент применяет свою способность планирования.
companion-place =
    { $place ->
         [first] Награда оппонента за первое место
         [second] Награда оппонента за второе место
        *[third] Награда оппонента за третье место
    }
companion-place_of =
    { $place ->
         [first] Возьмите награду за первое место.
         [second] Возьмите награду за второе место.
        *[third] Возьмите награду за третье место.
    }
companion-place_none = Без награды.
companion-tenth = { $seat }: { term-victory_point }, этот раунд последний.
companion-last_begins = Это последний раунд.
companion-your_turn = Ваш ход, если вы ещё не раскрыли карты.
companion-turn_of = Ходит { $seat }, если карты ещё не раскрыты.
companion-no_reward = Оппонент не берёт награду.
companion-strength = { $seat }: { term-strength } в зоне конфликта
companion-nobody_fights = Ни у одного оппонента нет боевых единиц в зоне конфликта, поэтому карты не раскрываются.
companion-noted = Учтено.

## What is to be done at the table

companion-do_send = Поставьте агента оппонента в ячейку «{ $space }».
companion-do_controller = Если кто-то из вас контролирует ячейку «{ $space }», возьмите бонус контроля.
companion-do_recruit = Переместите { term-troop.acc } из запаса оппонента в его гарнизон.
companion-do_deploy = Переместите { term-troop.acc } из гарнизона оппонента в зону конфликта.
companion-do_defend = Переместите { term-troop.acc } из запаса оппонента в зону конфликта: он контролирует это место.
companion-do_retreat = Переместите { term-troop.acc } из зоны конфликта в гарнизон оппонента.
companion-do_lose_troop =
    { $place ->
         [garrison] Переместите { term-troop.acc } из гарнизона оппонента в его запас.
        *[conflict] Переместите { term-troop.acc } из зоны конфликта в запас оппонента.
    }
companion-do_gain = Положите { $what } из общего запаса в запас оппонента.
companion-do_pay = Верните { $what } из запаса оппонента в общий.
companion-do_harvest = Положите в запас оппонента { resource-spice.acc }: всю бонусную Пряность из ячейки «{ $space }», остальное — из общего запаса.
companion-do_bonus_gone = Верните бонусную Пряность из ячейки «{ $space }» в общий запас: { $n }.
companion-do_influence = Передвиньте кубик оппонента вверх на { $n }: влияние { by-faction.influence }.
companion-do_influence_lost = Передвиньте кубик оппонента вниз на { $n }: влияние { by-faction.influence }.
companion-do_alliance = Отдайте оппоненту жетон союза { by-faction.alliance }. Если кто-то из вас поднимется выше него, скажите об этом командой «i».
companion-do_alliance_lost = { $seat }: отдайте жетон союза { by-faction.alliance }.
companion-do_points = Передвиньте маркер победных очков оппонента вперёд: { term-victory_point.acc } ({ $source }).
companion-do_points_lost = { $seat }: передвиньте маркер победных очков назад: { term-victory_point.acc } ({ $source }).
companion-do_intrigue = Положите { term-intrigue_card.acc } из колоды лицевой стороной вниз в запас оппонента.
companion-do_spend_intrigue = Сбросьте { term-intrigue_card.acc } из запаса оппонента случайным образом.
companion-do_steal = Отдайте оппоненту случайную карту интриги, взятую отсюда: { $other }.
companion-do_spy = Разместите шпиона оппонента на посту наблюдения «{ $post }».
companion-do_recall_spy = Верните оппоненту шпиона с поста наблюдения «{ $post }».
companion-do_hooks = Дайте оппоненту крюки Подателя.
companion-do_summon = Поставьте для оппонента в зону конфликта { $units }.
companion-do_shield_wall = Уберите Барьерную стену.
companion-do_control = Положите жетон контроля оппонента в ячейку «{ $space }»; другой жетон оттуда убирается.
companion-do_control_bonus = { $seat }: бонус контроля за ячейку «{ $space }».
companion-do_control_lost = { $seat }: уберите жетон контроля из ячейки «{ $space }».
companion-do_swordmaster = Дайте оппоненту оружейника: теперь у него на одного агента больше.
companion-do_mentat = Отложите для оппонента ментата: в следующем раунде у него на одного агента больше.
companion-do_claim = Положите перед оппонентом карту конфликта «{ $card }» лицевой стороной вверх.
companion-do_pair = Переверните карты оппонента «{ $card }» и «{ $other }» лицевой стороной вниз: их символы сражения совпадают.
companion-do_turn_down = Переверните карту оппонента «{ $card }» лицевой стороной вниз.
companion-do_shuffle = Замешайте все карты Дома Хагаль в новую колоду.
companion-do_round = Раунд { $n }: положите бонусную Пряность в ячейки с символом Подателя, где нет агентов, затем все забирают своих агентов.
companion-do_dice =
    { $places ->
         [0] На кубиках { $a } и { $b }: рынок Империи не меняется.
         [1] На кубиках { $a } и { $b }: уберите с рынка Империи карту { $one }, считая слева, и пополните его.
        *[2] На кубиках { $a } и { $b }: уберите с рынка Империи карты { $one } и { $other }, считая слева, и пополните его.
    }
companion-points_are = Победные очки: { $points }
companion-over = Победитель: { $seat }!

## Questions: .why explains them

companion-q_occupied = Стоит ли ваш агент в ячейке «{ $space }»?
    .why = Карта отправляет туда оппонента, если в ячейке нет агента. Где стоят оппоненты, я знаю.
    .closable = Карта отправляет туда оппонента, если в ячейке нет агента. Где стоят оппоненты, я знаю. «{ companion-closed }»: агента там нет, но ячейку закрывает карта «{ base-imperium-the_voice }».
companion-q_watched = Стоит ли ваш шпион на посту наблюдения «{ $post }»?
    .why = Оппонент размещает шпиона на первом свободном посту. Где стоят шпионы оппонентов, я знаю.
companion-q_bonus_spice = Сколько бонусной Пряности в ячейке «{ $space }»?
    .why = Карта ведёт в ячейку с символом Подателя только за бонусной Пряностью, и оппонент её забирает.
companion-q_bonus_spices = Сколько бонусной Пряности в каждой из этих ячеек, в таком порядке: { $spaces }?
    .why = Оппонент идёт туда, где бонусной Пряности больше всего, и забирает её.
companion-q_influence = { $seat }: сколько влияния { by-faction.influence }?
    .why = Союз может перейти к другому, или оппонент смотрит, кто впереди.
companion-q_units = { $seat }: сколько боевых единиц в зоне конфликта?
    .why = Оппонент, который опережает всех хотя бы на { $n }, оставляет отряды дома («{ variant-expert_deployment }»).
companion-q_strength = { $seat }: сколько очков боевой силы в зоне конфликта вместе с раскрытыми мечами?
    .why = Оппонент, который опережает всех хотя бы на { $n }, оставляет отряды дома («{ variant-expert_deployment }»).
companion-q_intrigues = { $seat }: сколько карт интриг?
    .why = Оппонент крадёт одну у каждого, у кого их четыре или больше.
companion-q_conflict = Какая карта конфликта раскрыта в этом раунде?
    .why = Карта зависит от уровня конфликта, или же оппонент сражается за него, защищает его либо получает награду.
companion-q_wall = Стоит ли ещё Барьерная стена?
    .why = Она не пускает песчаных червей в некоторые конфликты.
companion-q_control = Чей жетон контроля сейчас в ячейке «{ $space }»?
    .why = Кто побеждает в сражении за ячейку, тот получает контроль над ней.
companion-q_card = { $seat }: раскройте карту Дома Хагаль. Какая она?
    .why = Номер или название на любом языке, можно только его начало.
companion-q_choice = { $seat }: решаете вы.
    .why = Правила оставляют это вам.
companion-q_total = { $seat }: какая сила в зоне конфликта (0 без боевых единиц)? Известно: { $names }.
    .why = Места следуют из силы. Если у оппонента она другая, отмените это и исправьте его боевые единицы или мечи.
companion-q_early = У оппонентов ещё есть ходы: { $names }. Всё равно начинать сражение?
    .why = Оппоненты не раскрывают карты: они делают ходы агентов, пока у них есть агент.
companion-has_agents = { $seat } ({ term-agent })
companion-q_unfought = В этом раунде не было сражения. Пропустить его?
    .why = Сражение начинается, когда все раскрыли карты. Если его пропустить, оппоненты в зоне конфликта не получат наград.
companion-q_points = { $seat }: сколько победных очков?
    .why = Все ваши очки, в том числе за карты конца игры. Очки оппонентов я знаю.
companion-q_spice = Ничья. { $seat }: сколько Пряности?
    .why = При ничьей решает большее количество Пряности.
companion-q_solari = Ничья. { $seat }: сколько соляриев?
    .why = При ничьей решает большее количество соляриев.
companion-q_water = Ничья. { $seat }: сколько воды?
    .why = При ничьей решает большее количество воды.
companion-q_garrison = Ничья. { $seat }: сколько отрядов в гарнизоне?
    .why = При ничьей решает большее количество отрядов в гарнизоне.
companion-q_revealed = Ничья. Кто раскрыл карты последним?
    .why = При ничьей побеждает тот, кто в последнем раунде раскрыл карты позже.

## Answers to what was typed

companion-no_command = «{ $text }» — не команда. Введите одну из букв меню или ? для справки.
companion-ambiguous = «{ $text }» может означать: { $names }.
companion-unknown = Здесь ничто не называется «{ $text }». Возможно: { $names }.
companion-answer_yes_no = «{ $text }» — не ответ; ответы: { $answers }. «u» отменяет команду.
companion-answer_number = «{ $text }» — не ответ; нужно число от 0 до { $most }. «u» отменяет команду.
companion-answer_numbers = «{ $text }» — не ответ; нужно чисел: { $n }, каждое от 0 до { $most }, для таких ячеек: { $spaces }; один лишь 0 значит, что нигде ничего нет. «u» отменяет команду.
companion-answer_option = «{ $text }» — не ответ; нужен номер от 1 до { $most } или название. «u» отменяет команду.
companion-taken_back = Отменено: { $line }
companion-needs = Скажите так: { $example }
companion-not_saved = Не удалось сохранить: { $why }

## Why something can’t be

companion-no_fighting = Сражение началось, поэтому ходов больше нет. «n» начинает следующий раунд.
companion-no_no_turns = В этом раунде оппоненты больше не ходят. «c» начинает сражение, когда все раскрыли карты.
companion-no_no_agent = { $seat }: агентов не осталось, ходы в этом раунде закончились.
companion-no_fought = Сражение уже началось. «r» — награды, «n» — следующий раунд.
companion-no_not_fought = Сначала раскрываются карты для сражения: скажите «c».
companion-no_won = В этом сражении уже есть победитель: { $seat }. «u» отменяет это.
companion-no_no_reward = Ни один оппонент в зоне конфликта не ждёт награды.
companion-no_last_round = Это был последний раунд: «e» подсчитывает очки.
companion-no_conflict_known = Конфликт этого раунда известен. «x конфликт НАЗВАНИЕ» исправляет его.
companion-no_not_controlled = Ни один оппонент не контролирует ячейку «{ $space }». «x контроль» исправляет это.
companion-no_no_dice = Эта игра без кубиков.
companion-no_number = Здесь нужно число от 0 до { $most } или изменение, например +2 или -1.
companion-no_change = Так не может быть: сейчас { $now }, а можно от 0 до { $most }.
companion-no_flag = Здесь нужно «да» или «нет».
companion-no_keeps_nothing = У этого оппонента нет ни ресурсов, ни карт интриг.
companion-no_scores_nothing = Этот оппонент не получает очков.
companion-no_earned = Одни только влияние и союзы дают { term-victory_point.acc }; сначала исправьте их.
companion-no_troops = У оппонента { term-troop }; в других местах: { $other }.
companion-no_agents = У оппонента только { term-agent }.
companion-no_agents_away = Все агенты оппонента на поле; сначала исправьте их.
companion-no_not_here = В этой игре такого нет.
companion-no_spies = Из { term-spy.gen } один всегда в запасе.
companion-no_people = О вас я помню только влияние: укажите фракцию и число.
companion-no_controls_nothing = Этот оппонент ничего не контролирует.
companion-no_not_controllable = Этого никто не может контролировать. Можно: { $spaces }.
companion-no_people_first = Здесь жетон первого игрока бывает только у людей.
companion-no_rounds = Раунды считаются от 1 до { $most }.
companion-no_over = Игра окончена. «u» отменяет её конец.
companion-no_nothing_said = Ещё ничего не сказано, так что отменять нечего.

## Corrections: the words that can be typed, and how

companion-fact_solari = солярии
companion-fact_spice = пряность
companion-fact_water = вода
companion-fact_intrigues = интриги
companion-fact_points = очки
companion-fact_garrison = гарнизон
companion-fact_conflict = конфликт
companion-fact_swords = мечи
companion-fact_agents = агенты
companion-fact_swordmaster = оружейник
companion-fact_mentat = ментат
companion-fact_spies = шпионы
companion-fact_hooks = крюки
companion-fact_sandworms = черви
companion-fact_battles = символы
companion-fact_wall = стена
companion-fact_control = контроль
companion-fact_alliance = союз
companion-fact_first = первый
companion-fact_round = раунд
companion-fact_deck = колода
companion-fact_space = ячейка
companion-word_none = нет
companion-word_free = свободна
companion-word_taken = занята
companion-word_new = новая
companion-correct_seat = Оппонент: его место или имя, что именно и как правильно. С +2 или -1 он получает или теряет столько, а полученное тратит по правилам.
companion-correct_table = Стол: что именно и как правильно.
companion-correct_can = Исправить можно: { $names }

## The status

companion-round_of = Раунд { $round } из { $rounds }
companion-first_is = первый игрок: { $seat }
companion-conflict_is = конфликт: { $conflict }
companion-cant_win = не может победить
companion-at_home = дома: { $n }
companion-on = на поле: { $spaces }
companion-strength_is = сила { $n }
companion-swordmaster_saved = Оружейник: накоплено { $n } из { $price }
companion-controls = контролирует: { $spaces }
companion-face_up = лицевой стороной вверх: { $cards }
companion-taken_is = ваши агенты: { $spaces }
companion-deck_left = колода Дома Хагаль: { $n }
companion-wall_gone = без Барьерной стены
companion-wall_stands = Барьерная стена стоит
companion-level_is = конфликт уровня { $level }
companion-last_round = последний раунд
companion-settled_is = награды выданы: { $seats }
companion-known_of = { $seat }, насколько мне известно
companion-said_lately = Сказано для ходов оппонентов:
