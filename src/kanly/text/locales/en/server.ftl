### What the server says besides the game, in English: who sits where, what can be chosen for a game.

seat-bot = Bot { $n }
seat-person = Player { $n }
log-upgraded = The game goes on under newer rules (version { $rules })

## What everybody at a table is told, apart from the chat: who plays for whom, and by which rules of the house

notice-plays = Seat { $n } at the start: { $name }.
notice-plays-bot = Seat { $n } at the start: a bot.
notice-sat = { $name } has sat down at seat { $n }.
notice-left = { $name } has left seat { $n }.
notice-freed = The host has freed the seat of { $name }.
notice-bot = The host lets a bot play for { $name }.
notice-bot-put = The host has put a bot at seat { $n }.
notice-back = { $name } plays again, no longer the bot.
notice-hints-on = The host has allowed hints from a bot.
notice-hints-off = The host has forbidden hints from a bot.
notice-limits = The host has changed the time limits.

## Modules, each with a sentence about it

module-choam = CHOAM contracts
module-choam-about = Contracts to take and to fulfil, with the cards and the Leader that need them.
module-base_imperium = Imperium cards of the first game
module-base_imperium-about = The Imperium deck of the first game is shuffled in.
module-base_intrigue = Intrigue cards of the first game
module-base_intrigue-about = The Intrigue cards of the first game are shuffled in, all but the one that hires the Mentat.
module-base_leaders = Leaders of the first game
module-base_leaders-about = The eight Leaders of the first game can be chosen as well.
module-base_conflicts = Conflicts of the first game
module-base_conflicts-about = Conflicts of the first game come up as well. They show no battle icons, so the rulebook advises against them.

## Bots, each with a sentence about it

bot-heuristic = Experienced
bot-heuristic-about = Plays by rules of thumb and does not look ahead.
bot-random = Random moves
bot-random-about = Takes any legal move, all as likely as each other: for trying things out.
