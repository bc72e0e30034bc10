### Повторение, записи, резултат и край на играта, на български.

## Повторение

page-replay-title = Повторение на играта
page-replay-cannot = Тази игра не може да се гледа отново
page-replay-view = През чии очи
page-replay-open = Всички карти са открити
page-replay-onlooker = Зрител
page-replay-slider = Момент от играта
page-replay-moment = Стъпка { $n } от { $total }
page-replay-begins = Играта започва
page-replay-first = В началото
page-replay-last = В края
page-replay-round-back = В началото на рунда или към предишния рунд
page-replay-round-on = Към следващия рунд
page-replay-turn-back = В началото на хода или към предишния ход
page-replay-turn-on = Към следващия ход
page-replay-move-back = Стъпка назад
page-replay-move-on = Стъпка напред
page-replay-play = Пусни
page-replay-pause = Пауза
page-replay-speed = Скорост
page-replay-points = Точки през играта
page-replay-round = Към рунд { $n }
page-replay-combat = Битка в рунд { $n }
page-replay-link = Копирай връзката към този момент
page-replay-linked = Връзката към този момент е копирана.
page-replay-link-by-hand = Браузърът не позволява: копирайте адреса на тази страница.
page-replay-download = Изтегли записа
page-replay-hands = Картите на всички
page-replay-hand-of = { $name }: ръка

## Запис от друго място

page-replay-import = Отвори запис
page-replay-import-about = Записът е цяла игра като текст. Изтеглете го в края на игра или вземете някой от терминала.
page-replay-import-file = Избери файл
page-replay-import-paste = Или поставете текста тук
page-replay-import-open = Гледай
page-replay-import-long = Това е твърде дълго за запис: знаците са { $n }, а се четат най-много { $most }.
page-replay-import-unreadable = Този файл не може да се прочете като текст.
page-replay-import-wrong = Това не е запис, който може да се гледа.
page-replay-import-line = Ред { $n }

## Резултат

page-score-title = Резултат по източници
page-score-none = Няма точки
page-score-start = Начало на играта
page-score-influence = Влияние: { $faction }
page-score-alliance = Съюз: { $faction }
page-score-battle = Двойка бойни символи
page-score-bundle-solari = Купена срещу солари
page-score-bundle-spice = Купена срещу подправка
page-score-bundle-water = Купена срещу вода
page-score-bundle-intrigue = Купена срещу карти Интрига

## Край на играта

page-score-tie-spice = Равенство: повече подправка
page-score-tie-solari = Равенство: повече солари
page-score-tie-water = Равенство: повече вода
page-score-tie-garrison = Равенство: повече войски в гарнизона
page-score-tie-revealed = Равенство: по-късен ход на Разкриване
page-score-rematch = Реванш
page-score-rematch-join = Към реванша
page-score-rematch-watch = Гледай реванша
page-score-rematch-there = Масата за реванша е отворена.
page-score-replay = Гледай повторението
