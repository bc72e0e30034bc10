### Why the server does not do something, in Ukrainian. Clauses: the sentence around them has its capital and its full stop.

## At a table

refused-no_table = такого столу немає
refused-table_closed = цей стіл закрито
refused-not_begun = гра почнеться, коли всі місця буде зайнято
refused-game_over = гру завершено
refused-moved_on = гра вже пішла далі; погляньте ще раз
refused-onlooker = глядач не робить ходів
refused-not_asked = зараз вирішуєте не ви
refused-move_long = запис ходу задовгий; найбільше символів: { $n }
refused-nothing_to_undo = немає вашого рішення, яке можна було б скасувати
refused-undone_enough = ходів за цим столом уже скасовано: { $n }; більше не можна
refused-undo_time_up = ваш час вийшов, тож нічого скасувати не можна
refused-no_hints = за цим столом підказок немає
refused-chat_length = символів у репліці чату може бути від 1 до { $n }
refused-no_message = сервер не розуміє цього повідомлення
refused-listeners = тут одразу забагато під’єднань

## Seats and the host

refused-seat_kind = місце не може бути спершу таким: { $kind }; воно вільне або за ботом, а люди сідають самі
refused-seat_not_free = це місце не вільне
refused-seat_taken = це місце щойно зайняли
refused-seat_changed = це місце щойно змінив хтось інший; погляньте ще раз
refused-seat_not_yours = це місце не ваше
refused-no_such_seat = такого місця для людини чи бота немає
refused-no_seat = у вас немає місця за цим столом
refused-nobody_sat = тут ще ніхто не сидів; краще звільніть місце
refused-no_bot_here = на цьому місці бот не грає
refused-no_bot = бота з таким ім’ям немає; відомі: { $names }
refused-name_length = символів в імені може бути від 1 до { $n }
refused-name_unseen = такого імені ніхто не побачить; потрібна літера, цифра або знак
refused-name_alike = це ім’я схоже на { $name } за цим столом; виберіть інше
refused-name_bot = так називають бота або вільне місце; виберіть інше ім’я
refused-told_enough = за цим столом змінено вже стільки, що більше змінювати не можна
refused-link = це посилання не підходить до цього місця
refused-host_only = це може лише господар столу
refused-seeded = зерно випадковості для цього столу вибрано, тож грати тут може лише той, хто його відкрив
refused-seed = зерно випадковості можна вибрати лише там, де всі місця за ботами або за одним пристроєм
refused-new_tables = забагато нових столів одразу; трохи зачекайте
refused-tables_full = ви граєте за стількома столами, скільки вміщує один браузер; спершу залиште якийсь із них
refused-forget = гра ще триває: стіл можна залишити, але не забути

## Games that are over

refused-record_hidden = запис видно лише після кінця гри: у ньому є все приховане
refused-record_broken = ця гра ще може тривати з іншою версією сервера, тож її запис закрито, доки господар не закриє стіл
refused-replay = переглянути можна лише завершену гру
refused-replay_seat = із цього місця ніхто не дивився на стіл
refused-replay_moves = ходів у цій грі: { $n }
refused-rematch = реванш можна зіграти, коли гру завершено
refused-rematch_stranger = реванш може запропонувати лише той, хто сидить за цим столом

## Why a table can only be looked at

refused-read_only = за цим столом можна лише спостерігати: { $why }
refused-both = { $one }; { $other }
refused-old_setup = його початкові налаштування вже не підходять: { $detail }
refused-old_rules = гру почато за правилами версії { $rules }, яких тут уже немає
refused-other_cards = карти вже випадають не так, як тоді
refused-line_refused = рядок { $n } не можна зіграти за цими правилами
refused-line_differs = рядок { $n } за цими правилами йде інакше
refused-no_snapshot = збережену позицію не вдається прочитати
refused-old_record = запис не можна зіграти знову за цими правилами

## The companion

refused-companion = { $text }
refused-session = цю партію не вдається відтворити: { $detail }
refused-session_twofold = партія або починається з налаштувань, або триває за журналом; залиште щось одне
refused-session_lines = партія задовга: рядків { $n }, а може бути не більше ніж { $most }
refused-session_line = рядок партії задовгий; найбільше символів: { $n }

## Requests

refused-requests = забагато запитів; трохи зачекайте
refused-too_much = ви просите забагато одразу; дочекайтеся того, про що вже попросили
refused-length = у запиті бракує його довжини (Content-Length)
refused-body_long = запит завеликий; найбільше байтів: { $n }
refused-body = цей запит не вдається прочитати
refused-origin = ця сторінка з іншого сайту
refused-method = сюди звертаються лише так: { $methods }
refused-nothing_here = тут нічого немає
refused-fault = на сервері сталася помилка; подробиці в його журналі

## What a form can’t hold; the field is `refused-field`

refused-field = { $name ->
    [name] ім’я
    [seed] зерно випадковості
    [record] запис
    [pace] темп ботів
    [turn_seconds] час на хід
    [game_seconds] час на гру
   *[other] поле { $path }
 }
refused-form = { $field }: так не може бути ({ $detail })
refused-form_json = це не JSON ({ $detail })
refused-form_missing = { $field }: цього бракує
refused-form_unknown = { $field }: тут такого немає
refused-form_long = { $field }: задовго; найбільша довжина — { $n }
refused-form_short = { $field }: закоротко; найменша довжина — { $n }
refused-form_least = { $field }: має бути не менше ніж { $n }
refused-form_most = { $field }: має бути не більше ніж { $n }
refused-form_below = { $field }: має бути менше ніж { $n }

## What the rest of Kanly refuses; more of it may follow in English

refused-setup = таку гру не вдається розкласти
refused-record = цей запис не вдається прочитати
refused-move = зараз цей хід неможливий
refused-bot = бот не відповів; спробуйте ще раз
refused-store = база даних сервера зараз не відповідає, нічого не змінилося; спробуйте за мить
refused-other = цього зробити не можна
