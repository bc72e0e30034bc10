### Какво се казва на масата по време на игра, на български.

page-table-too-late = Твърде късно: играта вече е продължила. Ето как стоят нещата сега.
page-table-gone = Тази маса вече я няма или сървърът сега не пуска никого.
page-table-reveals = Разкрити карти: { $n }

## Връщане и край на хода

page-table-undo-turn = Назад до началото на хода

## Какво се е променило

page-table-since = След последния ви ход
page-table-since-all = Всичко
page-table-since-none = Нищо не се е променило.

## Лидери

page-table-leader-pick = Изберете Лидер; за да прочетете всичко, посочете карта или я натиснете и задръжте.
page-table-leader-take = Играй с този Лидер
page-table-leader-show = Покажи Лидерите

## Инструменти

page-table-score = Резултат
page-table-cards = Карти и колоди
page-table-rules = Правила
page-table-keys = Клавиатура
page-table-fold = Сгъване или разгъване на решението

## Клавиши

page-table-key-next = към следващото или предишното осветено
page-table-key-near = към осветеното отгоре или отдолу
page-table-key-count = повече или по-малко войски
page-table-key-esc = връщане, затваряне
page-table-keys-about = Tab обхожда всичко на масата, Enter или интервал натиска. Недостъпното обяснява защо е такова, щом получи фокуса.
