### Помощникът за печатната игра като страница, на български.

## Партии

page-companion-title = Помощник
page-companion-lead = Играете с печатната игра, сами или двама. Тук се водят ходовете на династия Хагал или на съперниците: казва ви се какво да преместите на дъската и се пита само за онова, което те трябва да знаят.
page-companion-sessions = Вашите партии
page-companion-no_sessions = Започнатите партии се пазят в този браузър и ще са тук.
page-companion-round = Рунд { $n }
page-companion-over = Играта приключи
page-companion-go_on = Продължи
page-companion-new = Нова партия
page-companion-name = Име на партията
page-companion-one = Сами срещу двама опоненти
page-companion-two = Двама срещу един опонент
page-companion-variants = Варианти
page-companion-rivals = Съперници
page-companion-cards = Карти династия Хагал
page-companion-cards_mine = Kanly ги разкрива
page-companion-cards_mine_about = Печатните остават в кутията.
page-companion-cards_printed = Вие разкривате печатните
page-companion-cards_printed_about = Всеки път казвате коя е картата.
page-companion-begin = Започни
page-companion-import = Отвори файл
page-companion-import_about = Файл, записан тук или от „kanly companion“ в терминал.
page-companion-export = Запиши във файл
page-companion-rename = Преименувай
page-companion-delete = Изтрий
page-companion-unreadable = { $file } не може да се отвори: { $why }
page-companion-gone = В този браузър няма такава партия
page-companion-not_kept = Този браузър не пази нищо: запишете партията във файл, преди да си тръгнете.
page-companion-offline = Няма връзка. Нищо не е загубено: всичко казано се пази в този браузър.
page-companion-again = Опитай пак
page-companion-all_sessions = Всички партии

## Партия

page-companion-now = Какво става сега
page-companion-opening = Подготовка
page-companion-asked = Помощникът пита
page-companion-why = Защо се пита?
page-companion-usual = обичаен отговор
page-companion-number = Друго число
page-companion-answer = Отговори
page-companion-find = Намери карта
page-companion-none_found = В колодата няма карта с такова име.
page-companion-next = Какво следва
page-companion-visited = Ваш Агент дойде на поле „{ $space }“
page-companion-undo = Отмени
page-companion-history = Какво стана досега
page-companion-look_up = Всички карти
page-companion-explain = Какво пише тук
page-companion-terms = Ниво и варианти
page-companion-awake = Екранът да не изгасва

## Какво е направено, като заглавия на историята

page-companion-did-turn = Ход
page-companion-did-combat = Битка
page-companion-did-reward = Награди
page-companion-did-round = Следващ рунд
page-companion-did-conflict = Конфликт
page-companion-did-visit = Бонус за контрол
page-companion-did-dice = Зарове
page-companion-did-set = Поправка
page-companion-did-end = Край на играта

## Как стоят нещата

page-companion-table = Какво се знае за масата
page-companion-opponents = Опоненти
page-companion-cant_win = не може да спечели
page-companion-turn_next = следващ на ход
page-companion-stuck = няма повече ходове този рунд
page-companion-at_home = Вкъщи
page-companion-on_board = На дъската
page-companion-saved = Събрани за Майстора на меча: { $n } от { $price }
page-companion-face_up = С лице нагоре
page-companion-wall_stands = на място
page-companion-wall_gone = няма
page-companion-taken = Полета с ваши Агенти
page-companion-deck = Карти в колодата династия Хагал
page-companion-level = Конфликт от ниво { $level }
page-companion-last = последният рунд
page-companion-rewarded = Раздадени награди
page-companion-said = Казано за ходовете на опонентите
page-companion-influence = Влияние, доколкото се знае

## Поправки

page-companion-correct = Поправи нещо
page-companion-correct_about = Вашите карти засягат опонентите, а хората забравят. Кажете кое е вярно.
page-companion-your_influence = Вашето влияние
page-companion-your_influence_about = Кажете къде е вашето кубче сега; съюзът и неговата победна точка следват сами.
page-companion-whose = Чие
page-companion-what = Какво
page-companion-other = Нещо друго
page-companion-of_table = Масата
page-companion-exactly = Точно
page-companion-change = Повече или по-малко с
page-companion-change_about = Полученото се харчи по правилата.
page-companion-where = Къде или кое
page-companion-right = Кое е вярно
page-companion-now_is = Сега: { $what }
page-companion-nothing = няма
page-companion-pick = Отбележете всичко, което е там
page-companion-apply = Поправи
page-companion-table-conflict = Конфликт за рунда
page-companion-table-wall = На място ли е Защитната стена?
page-companion-table-control = Контрол над поле
page-companion-table-alliance = Маркер Съюз
page-companion-table-first = Първи играч
page-companion-table-round = Рунд
page-companion-table-deck = Колода династия Хагал
page-companion-table-space = Ваши Агенти на поле
page-companion-deck_new = Всички карти отново са в колодата
page-companion-space_free = няма
page-companion-space_taken = има

## Каквото в терминала се казва с букви, тук се прави с бутони

companion-page-opponent = { $seat }
companion-page-row_dice = След всеки свой ход на Разкриване хвърлете заровете: те показват кои карти напускат Имперския ред.
companion-page-follows = Династия Хагал е на ход веднага след всеки ход с Агент на първия играч.
companion-page-order_solo = Опонентите седят отляво на вас в реда, в който са назовани тук.
companion-page-order_two = Съперникът седи отляво на онзи, който е първи играч.
companion-page-do_alliance = Дайте на опонента маркера Съюз { by-faction.alliance }. Ако някой от вас се изкачи над него, отбележете го в „{ page-companion-your_influence }“.
companion-page-q_card = Името е на картата. Картите с едно и също име се различават по номера си.
companion-page-no_fighting = Битката започна, затова в този рунд няма повече ходове.
companion-page-no_no_turns = Никой опонент няма повече ходове този рунд. Битката идва, когато всички са разкрили картите си.
companion-page-no_fought = Битката вече започна. Сега идват наградите или следващият рунд.
companion-page-no_not_fought = Първо се разкриват картите за битката.
companion-page-no_won = Този конфликт вече има победител: { $seat }. Това може да се отмени.
companion-page-no_last_round = Това беше последният рунд: сега се броят точките.
companion-page-no_conflict_known = Конфликтът за този рунд е известен. Може да се поправи.
companion-page-no_not_controlled = Никой опонент не контролира поле „{ $space }“. Това може да се поправи.
companion-page-no_over = Играта приключи. Краят ѝ може да се отмени.
