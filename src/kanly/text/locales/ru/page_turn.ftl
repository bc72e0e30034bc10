### Панель хода по-русски: что нужно или можно сделать и о чём переспрашивают.

page-turn-must = обязательно
page-turn-may = можно
page-turn-also = Ещё можно
page-turn-again = Покажет скрытые карты: нажмите ещё раз
page-turn-again-short = Ещё раз
page-turn-again-tap = Коснитесь ещё раз, чтобы выполнить
page-turn-again-tap-final = Покажет скрытые карты: коснитесь ещё раз
page-turn-shows = Это покажет скрытые карты, отменить будет нельзя.
page-turn-shows-then = Завершение откроет карты: без отмены.
page-turn-first = Сначала: { $what }
page-turn-undone = Останется несделанным: { $what }
page-turn-nothing-left = После этого делать больше нечего: ваш ход завершится.
page-turn-end-title = Завершить ход?
page-turn-deploy = Разместить { $n }
page-turn-retreat = Отвести { $n }

## Перед отправкой агента

page-turn-send = Отправить агента
page-turn-choose-space = Выберите подсвеченную ячейку.
page-turn-pay = Цена
page-turn-gain = Выгода
page-turn-then = Затем
page-turn-or = или
page-turn-leaves = Останется
page-turn-up-to = Разместить до { $n }
page-turn-send-end = Отправить и завершить
page-turn-all-end = Разместить { $n } и завершить
page-turn-stop-choice = Остановлено: дальше выбираете вы.
page-turn-stop-hidden = Остановлено, прежде чем откроются скрытые карты: { $what }. Нажмите ещё раз, чтобы продолжить.
page-turn-stop-may = Ход ещё не завершён, можно сделать ещё: { $what }.
page-turn-stop-troops = Ход ещё не завершён: можно разместить больше отрядов.
page-turn-stop-basket = Ход ещё не завершён: корзина не куплена. Нажмите ещё раз, чтобы завершить без неё.

## На телефоне

page-turn-open = Открыть
page-turn-musts = обязательно: { $n }
page-turn-mays = можно: { $n }
page-turn-own = Ваши ресурсы

## О чём спрашивать

page-turn-ask-final = Спрашивать, прежде чем показать скрытые карты
page-turn-ask-final-about = Увиденное отменить нельзя.
page-turn-ask-reveal = Спрашивать, прежде чем раскрыть руку
page-turn-ask-reveal-about = Даже если агентов не осталось и больше делать нечего.

## Клавиши

page-turn-key-options = варианты; пока можно отправить агента — карты руки, а затем ячейки карты
page-turn-key-letters = всё, что идёт после девятого
page-turn-key-quick = быстрый путь: отправить агента, выполнить остальное, купить
page-turn-key-end = завершить, спасовать или отказаться; с картой и ячейкой — отправить и завершить
page-turn-key-all = отправить агента со всеми отрядами, что могут пойти, и завершить
page-turn-key-troops = сколько отрядов идёт с агентом
page-turn-key-market = рынок или снова карта мира
page-turn-key-log = журнал
page-turn-key-own = ваша собственная карточка
page-turn-key-jump = к следующей части стола
