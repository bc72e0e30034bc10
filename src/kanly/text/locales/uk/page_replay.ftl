### Повтор, записи, рахунок і кінець гри, українською.

## Повтор

page-replay-title = Повтор гри
page-replay-cannot = Цю гру не можна переглянути
page-replay-view = Чиїми очима
page-replay-open = Усі карти відкрито
page-replay-onlooker = Глядач
page-replay-slider = Момент гри
page-replay-moment = Крок { $n } з { $total }
page-replay-begins = Гра починається
page-replay-first = На початок
page-replay-last = У кінець
page-replay-round-back = На початок раунду або до попереднього раунду
page-replay-round-on = До наступного раунду
page-replay-turn-back = На початок ходу або до попереднього ходу
page-replay-turn-on = До наступного ходу
page-replay-move-back = На крок назад
page-replay-move-on = На крок уперед
page-replay-play = Відтворити
page-replay-pause = Пауза
page-replay-speed = Швидкість
page-replay-points = Очки впродовж гри
page-replay-round = До раунду { $n }
page-replay-combat = Бій у раунді { $n }
page-replay-link = Скопіювати посилання на цей момент
page-replay-linked = Посилання на цей момент скопійовано.
page-replay-link-by-hand = Браузер цього не дозволяє: скопіюйте адресу цієї сторінки.
page-replay-download = Завантажити запис
page-replay-hands = Карти всіх
page-replay-hand-of = { $name }: рука

## Запис з іншого місця

page-replay-import = Відкрити запис
page-replay-import-about = Запис — це вся гра у вигляді тексту. Його можна завантажити наприкінці гри або взяти з термінала.
page-replay-import-file = Вибрати файл
page-replay-import-paste = Або вставте текст сюди
page-replay-import-open = Переглянути
page-replay-import-long = Для запису це задовго: символів { $n }, а читається не більше ніж { $most }.
page-replay-import-unreadable = Цей файл не читається як текст.
page-replay-import-wrong = Це не запис, який можна переглянути.
page-replay-import-line = Рядок { $n }

## Рахунок

page-score-title = Рахунок: звідки очки
page-score-none = Очок немає
page-score-start = Початок гри
page-score-influence = Вплив: { $faction }
page-score-alliance = Союз: { $faction }
page-score-battle = Пара символів бою
page-score-bundle-solari = Куплено за солярії
page-score-bundle-spice = Куплено за прянощі
page-score-bundle-water = Куплено за воду
page-score-bundle-intrigue = Куплено за карти інтриг

## Кінець гри

page-score-tie-spice = Нічия: більше прянощів
page-score-tie-solari = Нічия: більше соляріїв
page-score-tie-water = Нічия: більше води
page-score-tie-garrison = Нічия: більше загонів у гарнізоні
page-score-tie-revealed = Нічия: пізніший хід «Розкрити карти»
page-score-rematch = Реванш
page-score-rematch-join = До реваншу
page-score-rematch-watch = Дивитися реванш
page-score-rematch-there = Стіл для реваншу відкрито.
page-score-replay = Переглянути повтор
