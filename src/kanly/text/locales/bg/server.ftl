### What the server says besides the game, in Bulgarian: who sits where, what can be chosen for a game.

seat-bot = Бот { $n }
seat-person = Играч { $n }
log-upgraded = Играта продължава по по-нови правила (версия { $rules })

## What everybody at a table is told, apart from the chat: who plays for whom, and by which rules of the house

notice-plays = Място { $n } в началото на играта: { $name }.
notice-plays-bot = Място { $n } в началото на играта: бот.
notice-sat = { $name } вече е на масата, място { $n }.
notice-left = { $name } напуска масата, място { $n }.
notice-freed = Домакинът освобождава мястото на { $name }.
notice-bot = Домакинът оставя бот да играе вместо { $name }.
notice-bot-put = Домакинът слага бот на място { $n }.
notice-back = Отново играе { $name }, а не ботът.
notice-hints-on = Домакинът разрешава подсказки от бот.
notice-hints-off = Домакинът забранява подсказки от бот.
notice-limits = Домакинът променя ограниченията на времето.

## Modules, each with a sentence about it

module-choam = Договори на ПОСИТ
module-choam-about = Договори, които се вземат и изпълняват, заедно с картите и Лидера, на които са нужни.
module-base_imperium = Имперски карти от първата игра
module-base_imperium-about = В имперската колода се размесват и картите от първата игра.
module-base_intrigue = Карти Интрига от първата игра
module-base_intrigue-about = В колодата Интрига се размесват и картите от първата игра без онази, която наема Ментата.
module-base_leaders = Лидери от първата игра
module-base_leaders-about = Могат да се изберат и осемте Лидери от първата игра.
module-base_conflicts = Конфликти от първата игра
module-base_conflicts-about = Появяват се и конфликти от първата игра. На тях няма бойни символи, затова правилникът съветва да се играе без тях.

## Bots, each with a sentence about it

bot-heuristic = Опитен
bot-heuristic-about = Играе по изпитани похвати, но не пресмята напред.
bot-random = Случайни ходове
bot-random-about = Прави произволен позволен ход, всички са еднакво вероятни: за да опитате играта.
