### Повтор, записи, счёт и конец игры, по-русски.

## Повтор

page-replay-title = Повтор игры
page-replay-cannot = Эту игру нельзя посмотреть
page-replay-view = Чьими глазами
page-replay-open = Все карты открыты
page-replay-onlooker = Зритель
page-replay-slider = Момент игры
page-replay-moment = Шаг { $n } из { $total }
page-replay-begins = Игра начинается
page-replay-first = В начало
page-replay-last = В конец
page-replay-round-back = В начало раунда или к предыдущему раунду
page-replay-round-on = К следующему раунду
page-replay-turn-back = В начало хода или к предыдущему ходу
page-replay-turn-on = К следующему ходу
page-replay-move-back = На шаг назад
page-replay-move-on = На шаг вперёд
page-replay-play = Воспроизвести
page-replay-pause = Пауза
page-replay-speed = Скорость
page-replay-points = Очки по ходу игры
page-replay-round = К раунду { $n }
page-replay-combat = Сражение в раунде { $n }
page-replay-link = Скопировать ссылку на этот момент
page-replay-linked = Ссылка на этот момент скопирована.
page-replay-link-by-hand = Браузер этого не разрешает: скопируйте адрес этой страницы.
page-replay-download = Скачать запись
page-replay-hands = Карты всех
page-replay-hand-of = { $name }: рука

## Запись из другого места

page-replay-import = Открыть запись
page-replay-import-about = Запись — это вся игра в виде текста. Её можно скачать в конце игры или взять из терминала.
page-replay-import-file = Выбрать файл
page-replay-import-paste = Или вставьте текст сюда
page-replay-import-open = Посмотреть
page-replay-import-long = Для записи это слишком длинно: символов { $n }, а читается не больше { $most }.
page-replay-import-unreadable = Этот файл не читается как текст.
page-replay-import-wrong = Это не запись, которую можно посмотреть.
page-replay-import-line = Строка { $n }

## Счёт

page-score-title = Счёт: откуда очки
page-score-none = Очков нет
page-score-start = Начало игры
page-score-influence = Влияние: { $faction }
page-score-alliance = Союз: { $faction }
page-score-battle = Пара символов сражения
page-score-bundle-solari = Куплено за солярии
page-score-bundle-spice = Куплено за Пряность
page-score-bundle-water = Куплено за воду
page-score-bundle-intrigue = Куплено за карты интриг

## Конец игры

page-score-tie-spice = Ничья: больше Пряности
page-score-tie-solari = Ничья: больше соляриев
page-score-tie-water = Ничья: больше воды
page-score-tie-garrison = Ничья: больше отрядов в гарнизоне
page-score-tie-revealed = Ничья: более позднее раскрытие карт
page-score-rematch = Реванш
page-score-rematch-join = К реваншу
page-score-rematch-watch = Смотреть реванш
page-score-rematch-there = Стол для реванша открыт.
page-score-replay = Смотреть повтор
