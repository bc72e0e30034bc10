### Що кажуть за столом під час гри, українською.

page-table-too-late = Запізно: гра вже пішла далі. Ось що зараз на столі.
page-table-gone = Цього столу вже немає, або сервер зараз нікого не впускає.
page-table-reveals = Розкрито карт: { $n }

## Скасування і кінець ходу

page-table-undo-turn = Назад до початку ходу

## Що змінилося

page-table-since = Після вашого останнього ходу
page-table-since-all = Усе
page-table-since-none = Нічого не змінилося.

## Лідери

page-table-leader-pick = Виберіть лідера; щоб прочитати все, наведіть вказівник на карту або натисніть і тримайте її.
page-table-leader-take = Грати цим лідером
page-table-leader-show = Показати лідерів

## Інструменти

page-table-score = Рахунок
page-table-cards = Карти й колоди
page-table-rules = Правила
page-table-keys = Клавіатура
page-table-fold = Згорнути або розгорнути рішення

## Клавіші

page-table-key-next = до наступного чи попереднього підсвіченого
page-table-key-near = до підсвіченого вище чи нижче
page-table-key-count = більше чи менше загонів
page-table-key-esc = покласти назад, закрити
page-table-keys-about = Tab обходить усе на столі, Enter або пробіл натискає. Недоступне пояснює, чому воно таке, щойно отримує фокус.
