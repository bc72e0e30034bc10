### The lobby, the seats, the host's controls and the clocks of the table in the browser, in English.

## Around the lobby

page-lobby-nav = More of Kanly
page-lobby-rules = Rules
page-lobby-companion = Companion
page-lobby-presets = How do you want to play?
page-lobby-preset-first = First game
page-lobby-preset-first-about = You and three bots, easy Leaders, nothing added, hints at hand.
page-lobby-preset-friends = With friends
page-lobby-preset-friends-about = Send one link. Whoever opens it takes a seat.
page-lobby-preset-device = At one device
page-lobby-preset-device-about = Pass it around. A cover hides the cards between two people.
page-lobby-preset-solo = Against the Rivals
page-lobby-preset-solo-about = You alone and the printed opponents, as hard as you like.

## New table

page-lobby-first = Make it a first game
page-lobby-first-about = Leaders with one symbol, no CHOAM and no other modules, hints from a bot. Alone you meet Rivals that get their Swordmaster late; two of you meet Streamlined Rivals.
page-lobby-edition-base = The game of 2020: four factions, intrigue and the fight for Arrakis.
page-lobby-edition-uprising = The game of 2023: with spies, sandworms and, if you like, contracts.
page-lobby-alone = One player sits with two printed Rivals.
page-lobby-pair = Two players sit with a printed opponent.
page-lobby-opponent = Printed opponent
page-lobby-rival = Rival { $n }
page-lobby-opponent-about = Plays from its own cards
page-lobby-levels = How hard they are
page-lobby-variants = What is added to them
page-lobby-leaders-random = Random
page-lobby-leaders-random-about = Chance deals one to every seat.
page-lobby-leaders-choose = Each chooses
page-lobby-leaders-choose-about = Every seat takes its own as its first decision.
page-lobby-leaders-draft = Draft
page-lobby-leaders-draft-about = Some are laid out; the seats choose one after the other, the last in turn order first.
page-lobby-leaders-pick = I pick
page-lobby-leaders-pick-about = You name one for each seat, here.
page-lobby-apart = Keep Leaders of one House apart
page-lobby-apart-about = No two seats get Leaders of the same House.
page-lobby-symbols = Complexity { $n } of 3
page-lobby-bot-about = { $name }: { $about }
page-lobby-turn-limit = Minutes for a turn
page-lobby-game-limit = Minutes for the game
page-lobby-no-limit = No limit
page-lobby-limits-about = Each seat has its own. When the time is up, a bot decides in its place.
page-lobby-pace-about = How long the table rests before each turn of a bot or a Rival.
page-lobby-hints = Hints from a bot
page-lobby-hints-about = Whoever is asked may ask a bot for advice. Everybody sees that this table allows it.
page-lobby-seed-about = The same number deals the same cards. Leave it empty for chance.
page-lobby-seed-not = A seed can be chosen only where every seat is a bot or sits at this device.
page-lobby-seed-wrong = A seed is a whole number of up to 15 digits.
page-lobby-summary = Your table

## My games

page-lobby-turn-mine = Your turn
page-lobby-turn-of = { $name } decides
page-lobby-places-free = Free seats: { $n }
page-lobby-hosting = you host
page-lobby-continue = Continue
page-lobby-look = Look
page-lobby-replay = Replay
page-lobby-remove = Remove
page-lobby-remove-named = Remove: { $name }
page-lobby-remove-forget = It leaves this list only. Who has the link can still look at it, but your seat is no longer yours.
page-lobby-remove-leave = You stand up: your seat is free for somebody else.
page-lobby-remove-delete = The table is deleted for everybody, for good.
page-lobby-remove-yes = Yes, remove
page-lobby-remove-no = No, keep
page-lobby-all-games = Show all { $n }
page-lobby-removed = Removed

## At the table: seats and links

page-lobby-join = Take a seat
page-lobby-join-about = Choose a free seat and say what you are called. No account is needed.
page-lobby-no-free = Every seat is taken. You can look on.
page-lobby-name-needed = Say your name first.
page-lobby-also-here = Somebody else at this device
page-lobby-also-here-about = More people can play here in turn. A cover hides the cards between them.
page-lobby-sit-at = Sit at seat { $n }
page-lobby-this-device = at this device
page-lobby-you = you
page-lobby-share = Share
page-lobby-share-text = A seat is free for you at Kanly
page-lobby-invite-about = Whoever opens it can take a free seat or look on.
page-lobby-private = Your private link
page-lobby-private-of = Private link of { $name }
page-lobby-private-about = It gives you back this seat on any device. Keep it secret: whoever has it plays in your place.
page-lobby-private-show = Show my private link
page-lobby-to-table = To the table
page-lobby-leave = Stand up
page-lobby-leave-about = Your seat becomes free for somebody else.

## The host

page-host-title = Host
page-host-about = Only you see this part: you made the table.
page-host-seat = Seat { $n }, { $name }
page-host-which-bot = Which bot plays
page-host-settings = Settings of the table
page-host-save = Save
page-host-saved = The settings are saved; everybody plays by them from now on.
page-host-close-about = Nobody plays on. What was hidden stays hidden.
page-host-close-sure = Close the table for good?
page-host-delete-about = The table and its game are gone, for everybody.
page-host-delete-sure = Delete everything for good?
page-host-yes-close = Yes, close it
page-host-yes-delete = Yes, delete it
page-host-no = No
page-host-free-sure = Free the seat of { $name }? Their private link stops working.
page-host-yes-free = Yes, free it

## Clocks

page-clock-left = Time left: { $time }
page-clock-soon = Less than half a minute is left.

## The cover screen

page-lobby-cover-wait = One moment: the table is turned round…

## Preferences

page-lobby-look-of = Look
page-lobby-theme-dark = Dark
page-lobby-theme-light = Light
page-lobby-theme-system = As the device
page-lobby-notify-refused = Your browser forbids notifications of this page. Its settings can allow them.
page-lobby-confirm-about = Afterwards it may be too late to take anything back.
