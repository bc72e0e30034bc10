### Why the server does not do something, in Russian. Clauses: the sentence around them has its capital and its full stop.

## At a table

refused-no_table = такого стола нет
refused-table_closed = этот стол закрыт
refused-not_begun = игра начнётся, когда все места будут заняты
refused-game_over = игра завершена
refused-moved_on = игра уже пошла дальше; взгляните ещё раз
refused-onlooker = зритель не делает ходов
refused-not_asked = сейчас решаете не вы
refused-move_long = запись хода слишком длинная; символов может быть не больше { $n }
refused-nothing_to_undo = нет вашего решения, которое можно было бы отменить
refused-undone_enough = ходов за этим столом уже отменено: { $n }; больше нельзя
refused-undo_time_up = ваше время вышло, так что ничего отменить нельзя
refused-no_hints = за этим столом нет подсказок
refused-chat_length = символов в реплике чата может быть от 1 до { $n }
refused-no_message = сервер не понимает этого сообщения
refused-listeners = здесь сразу слишком много подключений

## Seats and the host

refused-seat_kind = место не может быть сначала таким: { $kind }; оно свободно или за ботом, а люди садятся сами
refused-seat_not_free = это место не свободно
refused-seat_taken = это место только что заняли
refused-seat_changed = это место только что изменил кто-то другой; взгляните ещё раз
refused-seat_not_yours = это место не ваше
refused-no_such_seat = такого места для человека или бота нет
refused-no_seat = у вас нет места за этим столом
refused-nobody_sat = здесь ещё никто не сидел; лучше освободите место
refused-no_bot_here = на этом месте бот не играет
refused-no_bot = бота с таким именем нет; известны: { $names }
refused-name_length = символов в имени может быть от 1 до { $n }
refused-name_unseen = такое имя никто не увидит; нужна буква, цифра или знак
refused-name_alike = это имя похоже на { $name } за этим столом; выберите другое
refused-name_bot = так называется бот или свободное место; выберите другое имя
refused-told_enough = за этим столом изменено уже столько, что больше менять нельзя
refused-link = эта ссылка не подходит к этому месту
refused-host_only = это может только хозяин стола
refused-seeded = зерно случайности этого стола выбрано, поэтому играть здесь может только тот, кто его открыл
refused-seed = зерно случайности можно выбрать только там, где все места за ботами или за одним устройством
refused-new_tables = слишком много новых столов сразу; немного подождите
refused-tables_full = вы играете за столькими столами, сколько вмещает один браузер; сначала покиньте какой-нибудь из них
refused-forget = игра ещё идёт: стол можно покинуть, но не забыть

## Games that are over

refused-record_hidden = запись видна только после конца игры: в ней есть всё скрытое
refused-record_broken = эта игра ещё может продолжиться с другой версией сервера, поэтому её запись закрыта, пока хозяин не закроет стол
refused-replay = просмотреть можно только завершённую игру
refused-replay_seat = с этого места никто не смотрел на стол
refused-replay_moves = ходов в этой игре: { $n }
refused-rematch = реванш можно сыграть, когда игра завершена
refused-rematch_stranger = реванш может предложить только тот, кто сидит за этим столом

## Why a table can only be looked at

refused-read_only = за этим столом можно только наблюдать: { $why }
refused-both = { $one }; { $other }
refused-old_setup = его начальные настройки больше не подходят: { $detail }
refused-old_rules = игра начата по правилам версии { $rules }, которых здесь уже нет
refused-other_cards = карты теперь выпадают не так, как тогда
refused-line_refused = строку { $n } нельзя сыграть по этим правилам
refused-line_differs = строка { $n } по этим правилам идёт иначе
refused-no_snapshot = сохранённую позицию не удаётся прочитать
refused-old_record = запись нельзя сыграть заново по этим правилам

## The companion

refused-companion = { $text }
refused-session = эту партию не удаётся воспроизвести: { $detail }
refused-session_twofold = партия либо начинается с настроек, либо продолжается по журналу; оставьте что-то одно
refused-session_lines = партия слишком длинная: строк { $n }, а может быть не больше { $most }
refused-session_line = строка партии слишком длинная; символов может быть не больше { $n }

## Requests

refused-requests = слишком много запросов; немного подождите
refused-too_much = вы просите слишком много сразу; дождитесь того, о чём уже попросили
refused-length = в запросе не указана его длина (Content-Length)
refused-body_long = запрос слишком большой; байтов может быть не больше { $n }
refused-body = этот запрос не удаётся прочитать
refused-origin = эта страница с другого сайта
refused-method = сюда обращаются только так: { $methods }
refused-nothing_here = здесь ничего нет
refused-fault = на сервере произошла ошибка; подробности в его журнале

## What a form can’t hold; the field is `refused-field`

refused-field = { $name ->
    [name] имя
    [seed] зерно случайности
    [record] запись
    [pace] темп ботов
    [turn_seconds] время на ход
    [game_seconds] время на игру
   *[other] поле { $path }
 }
refused-form = { $field }: так быть не может ({ $detail })
refused-form_json = это не JSON ({ $detail })
refused-form_missing = { $field }: этого не хватает
refused-form_unknown = { $field }: здесь такого нет
refused-form_long = { $field }: слишком длинно; наибольшая длина — { $n }
refused-form_short = { $field }: слишком коротко; наименьшая длина — { $n }
refused-form_least = { $field }: должно быть не меньше { $n }
refused-form_most = { $field }: должно быть не больше { $n }
refused-form_below = { $field }: должно быть меньше { $n }

## What the rest of Kanly refuses; more of it may follow in English

refused-setup = такую игру не удаётся разложить
refused-record = эту запись не удаётся прочитать
refused-move = сейчас этот ход невозможен
refused-bot = бот не ответил; попробуйте ещё раз
refused-store = база данных сервера сейчас не отвечает, ничего не изменилось; попробуйте чуть позже
refused-other = этого сделать нельзя
