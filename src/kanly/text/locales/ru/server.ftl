### What the server says besides the game, in Russian: who sits where, what can be chosen for a game.

seat-bot = Бот { $n }
seat-person = Игрок { $n }
log-upgraded = Игра продолжается по более новым правилам (версия { $rules })

## What everybody at a table is told, apart from the chat: who plays for whom, and by which rules of the house

notice-plays = Место { $n } в начале игры: { $name }.
notice-plays-bot = Место { $n } в начале игры: бот.
notice-sat = { $name } теперь за столом, место { $n }.
notice-left = { $name } покидает стол, место { $n }.
notice-freed = Хозяин стола освобождает место ({ $name }).
notice-bot = Хозяин стола передаёт боту место ({ $name }).
notice-bot-put = Хозяин стола сажает бота на место { $n }.
notice-back = Снова играет { $name }, а не бот.
notice-hints-on = Хозяин стола разрешает подсказки бота.
notice-hints-off = Хозяин стола запрещает подсказки бота.
notice-limits = Хозяин стола меняет ограничения времени.

## Modules, each with a sentence about it

module-choam = Контракты КООАМ
module-choam-about = Контракты, которые берут и выполняют, а также карты и лидер, которым они нужны.
module-base_imperium = Карты Империи из первой игры
module-base_imperium-about = В колоду Империи замешиваются карты первой игры.
module-base_intrigue = Карты интриг из первой игры
module-base_intrigue-about = В колоду интриг замешиваются карты первой игры, кроме той, что нанимает ментата.
module-base_leaders = Лидеры из первой игры
module-base_leaders-about = Можно выбрать и восьмерых лидеров первой игры.
module-base_conflicts = Конфликты из первой игры
module-base_conflicts-about = Встречаются и конфликты первой игры. На них нет символов сражения, поэтому правила советуют обходиться без них.

## Bots, each with a sentence about it

bot-heuristic = Опытный
bot-heuristic-about = Играет по проверенным приёмам, но не просчитывает вперёд.
bot-random = Случайные ходы
bot-random-about = Делает любой разрешённый ход, все равновероятны: чтобы попробовать игру.
