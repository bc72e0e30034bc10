### Помічник для друкованої гри на сторінці, українською.

## Партії

page-companion-title = Помічник
page-companion-lead = Ви граєте в друковану гру, самі чи вдвох. За Дім Гаґал або за Конкурентів ходить помічник: він каже, що пересунути на полі, і питає лише те, що їм треба знати.
page-companion-sessions = Ваші партії
page-companion-no_sessions = Розпочаті партії зберігаються в цьому браузері й будуть тут.
page-companion-round = Раунд { $n }
page-companion-over = Гру завершено
page-companion-go_on = Продовжити
page-companion-new = Нова партія
page-companion-name = Назва партії
page-companion-one = Ви самі проти двох суперників
page-companion-two = Ви вдвох проти одного суперника
page-companion-variants = Варіанти
page-companion-rivals = Конкуренти
page-companion-cards = Карти Дому Гаґал
page-companion-cards_mine = Їх відкриває Kanly
page-companion-cards_mine_about = Друковані лишаються в коробці.
page-companion-cards_printed = Ви відкриваєте друковані
page-companion-cards_printed_about = Щоразу ви кажете, яка це карта.
page-companion-begin = Почати
page-companion-import = Відкрити файл
page-companion-import_about = Файл, збережений тут або командою «kanly companion» у терміналі.
page-companion-export = Зберегти у файл
page-companion-rename = Перейменувати
page-companion-delete = Видалити
page-companion-unreadable = Не вдається відкрити { $file }: { $why }
page-companion-gone = У цьому браузері такої партії немає
page-companion-not_kept = Цей браузер нічого не зберігає: перш ніж піти, збережіть партію у файл.
page-companion-offline = Немає з’єднання. Нічого не втрачено: усе сказане збережено в цьому браузері.
page-companion-again = Спробувати ще раз
page-companion-all_sessions = Усі партії

## Партія

page-companion-now = Що відбувається зараз
page-companion-opening = Підготовка
page-companion-asked = Помічник питає
page-companion-why = Навіщо це запитання?
page-companion-usual = звичайна відповідь
page-companion-number = Інше число
page-companion-answer = Відповісти
page-companion-find = Знайти карту
page-companion-none_found = У колоді немає карти з такою назвою.
page-companion-next = Що далі
page-companion-visited = Ваш агент прибув на локацію «{ $space }»
page-companion-undo = Скасувати
page-companion-history = Що вже сталося
page-companion-look_up = Усі карти
page-companion-explain = Що тут сказано
page-companion-terms = Рівень і варіанти
page-companion-awake = Не вимикати екран

## Що зроблено, як заголовки історії

page-companion-did-turn = Хід
page-companion-did-combat = Бій
page-companion-did-reward = Нагороди
page-companion-did-round = Наступний раунд
page-companion-did-conflict = Конфлікт
page-companion-did-visit = Бонус контролю
page-companion-did-dice = Кубики
page-companion-did-set = Виправлення
page-companion-did-end = Кінець гри

## Як стоять справи

page-companion-table = Що відомо про стіл
page-companion-opponents = Суперники
page-companion-cant_win = не може перемогти
page-companion-turn_next = ходить наступним
page-companion-stuck = у цьому раунді більше не ходить
page-companion-at_home = Удома
page-companion-on_board = На полі
page-companion-saved = Зібрано на Майстра меча: { $n } із { $price }
page-companion-face_up = Горілиць
page-companion-wall_stands = стоїть
page-companion-wall_gone = немає
page-companion-taken = Локації з вашими агентами
page-companion-deck = Карти в колоді Дому Гаґал
page-companion-level = Конфлікт рівня { $level }
page-companion-last = останній раунд
page-companion-rewarded = Нагороди видано
page-companion-said = Сказано для ходів суперників
page-companion-influence = Вплив, наскільки він відомий

## Виправлення

page-companion-correct = Щось виправити
page-companion-correct_about = Ваші карти впливають на суперників, а люди дещо забувають. Скажіть, як правильно.
page-companion-your_influence = Ваш вплив
page-companion-your_influence_about = Скажіть, де тепер ваш кубик: союз і його переможне очко зміняться самі.
page-companion-whose = Чиє
page-companion-what = Що
page-companion-other = Щось інше
page-companion-of_table = Стіл
page-companion-exactly = Рівно
page-companion-change = Більше або менше на
page-companion-change_about = Отримане витрачається за правилами.
page-companion-where = Де або що саме
page-companion-right = Як правильно
page-companion-now_is = Зараз: { $what }
page-companion-nothing = немає
page-companion-pick = Позначте все, що є
page-companion-apply = Виправити
page-companion-table-conflict = Конфлікт раунду
page-companion-table-wall = Чи стоїть Оборонна стіна?
page-companion-table-control = Контроль над локацією
page-companion-table-alliance = Жетон союзу
page-companion-table-first = Перший гравець
page-companion-table-round = Раунд
page-companion-table-deck = Колода Дому Гаґал
page-companion-table-space = Ваші агенти на локації
page-companion-deck_new = Усі карти знову в колоді
page-companion-space_free = немає жодного
page-companion-space_taken = є

## Те, що в терміналі кажуть літерами, тут роблять кнопками

companion-page-opponent = { $seat }
companion-page-row_dice = Після кожного свого ходу «Розкрити карти» киньте кубики: вони покажуть, які карти вибувають із Ряду Імперіуму.
companion-page-follows = Дім Гаґал ходить одразу після кожного ходу «Відправити агента» першого гравця.
companion-page-order_solo = Суперники сидять ліворуч від вас у тому порядку, в якому їх тут названо.
companion-page-order_two = Конкурент сидить ліворуч від того, хто зараз перший гравець.
companion-page-do_alliance = Віддайте суперникові жетон союзу { by-faction.alliance }. Якщо хтось із вас підніметься вище за нього, позначте це в розділі «{ page-companion-your_influence }».
companion-page-q_card = Назва є на карті. Карти з однаковою назвою мають різні номери.
companion-page-no_fighting = Бій почався, тож у цьому раунді ходів більше немає.
companion-page-no_no_turns = У цьому раунді суперники більше не ходять. Бій починається, коли всі розкрили карти.
companion-page-no_fought = Бій уже почався. Тепер нагороди або наступний раунд.
companion-page-no_not_fought = Спершу відкривають карти для бою.
companion-page-no_won = У цьому конфлікті вже є переможець: { $seat }. Це можна скасувати.
companion-page-no_last_round = Це був останній раунд: тепер підраховують очки.
companion-page-no_conflict_known = Конфлікт цього раунду відомий. Його можна виправити.
companion-page-no_not_controlled = Жоден суперник не контролює локацію «{ $space }». Це можна виправити.
companion-page-no_over = Гру завершено. Її кінець можна скасувати.
