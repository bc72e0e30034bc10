### Помощник для печатной игры на странице, по-русски.

## Партии

page-companion-title = Помощник
page-companion-lead = Вы играете в печатную игру, одни или вдвоём. За Дом Хагаль или за оппонентов ходит помощник: он говорит, что передвинуть на поле, и спрашивает только то, что им нужно знать.
page-companion-sessions = Ваши партии
page-companion-no_sessions = Начатые партии хранятся в этом браузере и будут здесь.
page-companion-round = Раунд { $n }
page-companion-over = Игра окончена
page-companion-go_on = Продолжить
page-companion-new = Новая партия
page-companion-name = Название партии
page-companion-one = Вы одни против двух оппонентов
page-companion-two = Вы вдвоём против одного оппонента
page-companion-variants = Варианты
page-companion-rivals = Оппоненты
page-companion-cards = Карты Дома Хагаль
page-companion-cards_mine = Их раскрывает Kanly
page-companion-cards_mine_about = Печатные остаются в коробке.
page-companion-cards_printed = Вы раскрываете печатные
page-companion-cards_printed_about = Каждый раз вы говорите, какая это карта.
page-companion-begin = Начать
page-companion-import = Открыть файл
page-companion-import_about = Файл, сохранённый здесь или командой «kanly companion» в терминале.
page-companion-export = Сохранить в файл
page-companion-rename = Переименовать
page-companion-delete = Удалить
page-companion-unreadable = Не удаётся открыть { $file }: { $why }
page-companion-gone = В этом браузере такой партии нет
page-companion-not_kept = Этот браузер ничего не хранит: прежде чем уйти, сохраните партию в файл.
page-companion-offline = Нет соединения. Ничего не потеряно: всё сказанное хранится в этом браузере.
page-companion-again = Попробовать ещё раз
page-companion-all_sessions = Все партии

## Партия

page-companion-now = Что происходит сейчас
page-companion-opening = Подготовка
page-companion-asked = Помощник спрашивает
page-companion-why = Зачем этот вопрос?
page-companion-usual = обычный ответ
page-companion-number = Другое число
page-companion-answer = Ответить
page-companion-find = Найти карту
page-companion-none_found = В колоде нет карты с таким названием.
page-companion-next = Что дальше
page-companion-visited = Ваш агент прибыл в ячейку «{ $space }»
page-companion-undo = Отменить
page-companion-history = Что уже произошло
page-companion-look_up = Все карты
page-companion-explain = Что здесь сказано
page-companion-terms = Уровень и варианты
page-companion-awake = Не выключать экран

## Что сделано, как заголовки истории

page-companion-did-turn = Ход
page-companion-did-combat = Сражение
page-companion-did-reward = Награды
page-companion-did-round = Следующий раунд
page-companion-did-conflict = Конфликт
page-companion-did-visit = Бонус контроля
page-companion-did-dice = Кубики
page-companion-did-set = Исправление
page-companion-did-end = Конец игры

## Как обстоят дела

page-companion-table = Что известно о столе
page-companion-opponents = Оппоненты
page-companion-cant_win = не может победить
page-companion-turn_next = ходит следующим
page-companion-stuck = в этом раунде больше не ходит
page-companion-at_home = Дома
page-companion-on_board = На поле
page-companion-saved = Накоплено на оружейника: { $n } из { $price }
page-companion-face_up = Лицевой стороной вверх
page-companion-wall_stands = стоит
page-companion-wall_gone = нет
page-companion-taken = Ячейки с вашими агентами
page-companion-deck = Карты в колоде Дома Хагаль
page-companion-level = Конфликт уровня { $level }
page-companion-last = последний раунд
page-companion-rewarded = Награды выданы
page-companion-said = Сказано для ходов оппонентов
page-companion-influence = Влияние, насколько оно известно

## Исправления

page-companion-correct = Что-то исправить
page-companion-correct_about = Ваши карты влияют на оппонентов, а люди кое-что забывают. Скажите, как правильно.
page-companion-your_influence = Ваше влияние
page-companion-your_influence_about = Скажите, где теперь ваш кубик: союз и его победное очко изменятся сами.
page-companion-whose = Чьё
page-companion-what = Что
page-companion-other = Другое
page-companion-of_table = Стол
page-companion-exactly = Ровно
page-companion-change = Больше или меньше на
page-companion-change_about = Полученное тратится по правилам.
page-companion-where = Где или что именно
page-companion-right = Как правильно
page-companion-now_is = Сейчас: { $what }
page-companion-nothing = нет
page-companion-pick = Отметьте всё, что есть
page-companion-apply = Исправить
page-companion-table-conflict = Конфликт раунда
page-companion-table-wall = Стоит ли Барьерная стена?
page-companion-table-control = Контроль над ячейкой
page-companion-table-alliance = Жетон союза
page-companion-table-first = Первый игрок
page-companion-table-round = Раунд
page-companion-table-deck = Колода Дома Хагаль
page-companion-table-space = Ваши агенты в ячейке
page-companion-deck_new = Все карты снова в колоде
page-companion-space_free = ни одного нет
page-companion-space_taken = есть

## То, что в терминале говорят буквами, здесь делают кнопками

companion-page-opponent = { $seat }
companion-page-row_dice = После каждого своего раскрытия карт бросьте кубики: они покажут, какие карты покидают рынок Империи.
companion-page-follows = Дом Хагаль ходит сразу после каждой отправки агента первым игроком.
companion-page-order_solo = Оппоненты сидят слева от вас в том порядке, в котором они здесь названы.
companion-page-order_two = Оппонент сидит слева от того, кто сейчас первый игрок.
companion-page-do_alliance = Отдайте оппоненту жетон союза { by-faction.alliance }. Если кто-то из вас поднимется выше него, отметьте это в разделе «{ page-companion-your_influence }».
companion-page-q_card = Название есть на карте. У карт с одинаковым названием разные номера.
companion-page-no_fighting = Сражение началось, поэтому в этом раунде ходов больше нет.
companion-page-no_no_turns = В этом раунде оппоненты больше не ходят. Сражение начинается, когда все раскрыли карты.
companion-page-no_fought = Сражение уже началось. Теперь награды или следующий раунд.
companion-page-no_not_fought = Сначала раскрываются карты для сражения.
companion-page-no_won = В этом сражении уже есть победитель: { $seat }. Это можно отменить.
companion-page-no_last_round = Это был последний раунд: теперь подсчитываются очки.
companion-page-no_conflict_known = Конфликт этого раунда известен. Его можно исправить.
companion-page-no_not_controlled = Ни один оппонент не контролирует ячейку «{ $space }». Это можно исправить.
companion-page-no_over = Игра окончена. Её конец можно отменить.
