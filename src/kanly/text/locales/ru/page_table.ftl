### Что говорят за столом во время игры, по-русски.

page-table-too-late = Поздно: игра уже пошла дальше. Вот что сейчас на столе.
page-table-gone = Этого стола больше нет, или сервер сейчас никого не впускает.
page-table-reveals = Раскрыто карт: { $n }

## Отмена и конец хода

page-table-undo-turn = Назад к началу хода

## Что изменилось

page-table-since = После вашего последнего хода
page-table-since-all = Всё
page-table-since-none = Ничего не изменилось.

## Лидеры

page-table-leader-pick = Выберите лидера; чтобы прочитать всё, наведите указатель на карту или нажмите и удерживайте её.
page-table-leader-take = Играть этим лидером
page-table-leader-show = Показать лидеров

## Инструменты

page-table-score = Счёт
page-table-cards = Карты и колоды
page-table-rules = Правила
page-table-keys = Клавиатура
page-table-fold = Свернуть или развернуть решение

## Клавиши

page-table-key-next = к следующему или предыдущему подсвеченному
page-table-key-near = к подсвеченному выше или ниже
page-table-key-count = больше или меньше отрядов
page-table-key-esc = положить назад, закрыть
page-table-keys-about = Tab обходит всё на столе, Enter или пробел нажимает. Недоступное объясняет, почему оно такое, как только получает фокус.
