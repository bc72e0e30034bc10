### Why the server does not do something, in Bulgarian. Clauses: the sentence around them has its capital and its full stop.

## At a table

refused-no_table = няма такава маса
refused-table_closed = тази маса е затворена
refused-not_begun = играта започва, когато всички места са заети
refused-game_over = играта приключи
refused-moved_on = играта вече е продължила; погледнете отново
refused-onlooker = зрителите нямат ходове
refused-not_asked = сега не решавате вие
refused-move_long = записът на хода е твърде дълъг; знаците са най-много { $n }
refused-nothing_to_undo = няма ваше решение, което може да се върне
refused-undone_enough = върнатите ходове на тази маса вече са { $n }; повече не може
refused-undo_time_up = времето ви изтече и нищо не може да се върне
refused-no_hints = на тази маса няма подсказки
refused-chat_length = знаците в реплика от чата са от 1 до { $n }
refused-no_message = сървърът не разбира това съобщение
refused-listeners = тук има твърде много връзки наведнъж

## Seats and the host

refused-seat_kind = мястото не може отначало да е такова: { $kind }; то е свободно или на бот, а хората сядат сами
refused-seat_not_free = това място не е свободно
refused-seat_taken = някой друг току-що зае това място
refused-seat_changed = някой друг току-що промени това място; погледнете отново
refused-seat_not_yours = това място не е ваше
refused-no_such_seat = няма такова място за човек или бот
refused-no_seat = нямате място на тази маса
refused-nobody_sat = тук още никой не е седял; по-добре освободете мястото
refused-no_bot_here = на това място не играе бот
refused-no_bot = няма бот с това име; познати са: { $names }
refused-name_length = знаците в името са от 1 до { $n }
refused-name_unseen = никой няма да види такова име; трябва буква, цифра или знак
refused-name_alike = това име прилича на { $name } на тази маса; изберете друго
refused-name_bot = така се казва бот или свободно място; изберете друго име
refused-told_enough = на тази маса вече е променено толкова, че повече не може
refused-link = тази връзка не е за това място
refused-host_only = това може само домакинът на масата
refused-seeded = началното число на тази маса е избрано, затова тук играе само който я е отворил
refused-seed = начално число може да се избере само където всички места са на ботове или на едно устройство
refused-new_tables = твърде много нови маси наведнъж; почакайте малко
refused-tables_full = играете на толкова маси, колкото побира един браузър; първо напуснете някоя от тях
refused-forget = играта още тече: масата може да се напусне, но не и да се забрави

## Games that are over

refused-record_hidden = записът се показва след края на играта: в него е всичко скрито
refused-record_broken = тази игра все още може да продължи с друга версия на сървъра, затова записът ѝ остава скрит, докато домакинът не затвори масата
refused-replay = само приключила игра може да се гледа отново
refused-replay_seat = от това място никой не е гледал масата
refused-replay_moves = ходове в тази игра: { $n }
refused-rematch = реванш може да се играе, когато играта приключи
refused-rematch_stranger = реванш може да поиска само който седи на тази маса

## Why a table can only be looked at

refused-read_only = на тази маса може само да се гледа: { $why }
refused-both = { $one }; { $other }
refused-old_setup = началните ѝ настройки вече не могат да се използват: { $detail }
refused-old_rules = играта е започната по правила версия { $rules }, които тук вече ги няма
refused-other_cards = картите вече не се падат както тогава
refused-line_refused = ред { $n } не може да се изиграе по тези правила
refused-line_differs = ред { $n } по тези правила протича другояче
refused-no_snapshot = запазената позиция не може да се прочете
refused-old_record = записът не може да се изиграе отново по тези правила

## The companion

refused-companion = { $text }
refused-session = тази партия не може да се възстанови: { $detail }
refused-session_twofold = партията или започва с настройки, или продължава по дневник; оставете едното
refused-session_lines = партията е твърде дълга: редовете са { $n }, а може да са най-много { $most }
refused-session_line = редът на партията е твърде дълъг; знаците са най-много { $n }

## Requests

refused-requests = твърде много заявки; почакайте малко
refused-too_much = искате твърде много наведнъж; изчакайте вече поисканото
refused-length = заявката не казва колко е дълга (Content-Length)
refused-body_long = заявката е твърде голяма; байтовете са най-много { $n }
refused-body = тази заявка не може да се прочете
refused-origin = тази страница е от друг сайт
refused-method = тук се пита само така: { $methods }
refused-nothing_here = тук няма нищо
refused-fault = сървърът сгреши; подробностите са в дневника му

## What a form can’t hold; the field is `refused-field`

refused-field = { $name ->
    [name] името
    [seed] началното число
    [record] записът
    [pace] темпото на ботовете
    [turn_seconds] времето за ход
    [game_seconds] времето за игра
   *[other] поле { $path }
 }
refused-form = { $field }: не може да е така ({ $detail })
refused-form_json = това не е JSON ({ $detail })
refused-form_missing = { $field }: липсва
refused-form_unknown = { $field }: тук няма такова нещо
refused-form_long = { $field }: твърде дълго; най-голямата дължина е { $n }
refused-form_short = { $field }: твърде късо; най-малката дължина е { $n }
refused-form_least = { $field }: трябва да е поне { $n }
refused-form_most = { $field }: трябва да е най-много { $n }
refused-form_below = { $field }: трябва да е по-малко от { $n }

## What the rest of Kanly refuses; more of it may follow in English

refused-setup = такава игра не може да се подреди
refused-record = този запис не може да се прочете
refused-move = този ход сега не е възможен
refused-bot = ботът не отговори; опитайте отново
refused-store = базата данни на сървъра сега не отговаря и нищо не е променено; опитайте след малко
refused-other = това не може да се направи
