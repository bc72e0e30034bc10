### What the server says besides the game, in Ukrainian: who sits where, what can be chosen for a game.

seat-bot = Бот { $n }
seat-person = Гравець { $n }
log-upgraded = Гра триває за новішими правилами (версія { $rules })

## What everybody at a table is told, apart from the chat: who plays for whom, and by which rules of the house

notice-plays = Місце { $n } на початку гри: { $name }.
notice-plays-bot = Місце { $n } на початку гри: бот.
notice-sat = { $name } тепер за столом, місце { $n }.
notice-left = { $name } залишає стіл, місце { $n }.
notice-freed = Господар столу звільняє місце ({ $name }).
notice-bot = Господар столу передає боту місце ({ $name }).
notice-bot-put = Господар столу садить бота на місце { $n }.
notice-back = Знову грає { $name }, а не бот.
notice-hints-on = Господар столу дозволяє підказки бота.
notice-hints-off = Господар столу забороняє підказки бота.
notice-limits = Господар столу змінює обмеження часу.

## Modules, each with a sentence about it

module-choam = Контракти ДАПТ
module-choam-about = Контракти, які беруть і виконують, а також карти й лідер, яким вони потрібні.
module-base_imperium = Карти Імперіуму з першої гри
module-base_imperium-about = До колоди Імперіуму замішують карти першої гри.
module-base_intrigue = Карти інтриг із першої гри
module-base_intrigue-about = До колоди інтриг замішують карти першої гри, крім тієї, що наймає Ментата.
module-base_leaders = Лідери з першої гри
module-base_leaders-about = Можна вибрати й вісьмох лідерів першої гри.
module-base_conflicts = Конфлікти з першої гри
module-base_conflicts-about = Трапляються й конфлікти першої гри. На них немає символів бою, тож правила радять обходитися без них.

## Bots, each with a sentence about it

bot-heuristic = Досвідчений
bot-heuristic-about = Грає за перевіреними прийомами, але не прораховує наперед.
bot-random = Випадкові ходи
bot-random-about = Робить будь-який дозволений хід, усі однаково ймовірні: щоб спробувати гру.
