### What only the terminal table says, in Russian. Words that are typed stay as they are: ?, FILE.

terminal-seat = Место { $n }
# One letter for each Agent icon; they differ from each other.
terminal-letter =
    { $icon ->
         [emperor] И
         [guild] К
         [bene_gesserit] Б
         [fremen] Ф
         [landsraad] Л
         [city] Г
         [spy] Ш
        *[spice_trade] Т
    }
terminal-desert = Пустыня
terminal-choam = КООАМ
terminal-top = Верх колоды

## Beside a player's name: short

terminal-mark_revealed = раскрыто
terminal-mark_council = Совет
terminal-mark_swordmaster = Оружейник
terminal-mark_mentat = Ментат

## Answers to what was typed

terminal-no_option =
    { $most ->
         [1] Варианта { $n } нет: есть только 1.
        *[other] Варианта { $n } нет: числа идут от 1 до { $most }.
    }
terminal-unreadable = «{ $text }» — это ни ход, ни команда. Введите число или ? для справки.
terminal-illegal = «{ $text }» сейчас невозможно. Введите число или ? для справки.
terminal-ambiguous = «{ $text }» может означать несколько ходов:
terminal-nothing_called = В этой игре ничто не называется «{ $text }».
terminal-several = «{ $text }» может быть: { $names }
terminal-cant_undo = Это уже не отменить: с тех пор открылось что-то скрытое или своё решение принял другой игрок.
terminal-nothing_to_undo = Отменять нечего: с тех пор как вы сели за стол, вы ещё ничего не решили.
terminal-which_log = Такой части журнала, как «{ $text }», нет. Введите log, log round или log all.
terminal-hint = Советник сыграл бы { $n }: { $move }
terminal-needs_file = Назовите файл: { $command } FILE
terminal-written = Записано в файл { $file }
terminal-not_ours = В файле { $file } что-то другое, и оно было бы потеряно. Назовите другой файл.
terminal-go_on = Чтобы продолжить эту игру: { $command }
terminal-input_ended = Ввод закончился, поэтому игра остановлена.
terminal-save_question = Сохранить игру? [Y/n]
terminal-no = нет

## The end of the game

terminal-wins = побеждает!
terminal-your_place =
    { $n ->
         [1] Вы победили! Очки: { $points }.
        *[other] Ваше место: { $n }. Очки: { $points }.
    }

## Help

terminal-help_number = число
terminal-help_pick = сыграть ход с этим номером
terminal-help_notation = сыграть ход по его записи; слова можно сокращать
terminal-help_explain = объяснить карту, ячейку или лидера по названию на любом языке либо вариант по номеру
terminal-help_board = всё игровое поле
terminal-help_players = игроки
terminal-help_hand = ваша рука и ваши карты интриг
terminal-help_market = карты, которые можно приобрести
terminal-help_conflict = конфликт и его награды
terminal-help_deck = из чего состоят ваша колода и колоды остальных
terminal-help_log = что произошло после вашего последнего решения; «log round» — в этом раунде; «log all» — за всю игру
terminal-help_score = у кого какие очки и откуда
terminal-help_moves = показать стол и ходы ещё раз
terminal-help_hint = что на вашем месте сделал бы бот
terminal-help_undo = отменить своё последнее решение, если с тех пор не открылось ничего скрытого
terminal-help_save = сохранить игру
terminal-help_record = записать ход игры для «kanly replay»
terminal-help_quit = остановиться; продолжить можно позже

## The stop after Combat, and what of the log did not fit

terminal-fight = Сражение раунда { $round }
terminal-fight_played = Сыграно
terminal-fight_makers = Бонусная Пряность: { $spaces }
terminal-go_on_enter = Enter — далее
terminal-go_on_first = «{ $text }» придётся отложить, пока игра не пойдёт дальше: нажмите Enter.
terminal-log_more =
    { $n ->
         [one] … ещё { $n } строка выше: log
         [few] … ещё { $n } строки выше: log
         [many] … ещё { $n } строк выше: log
        *[other] … ещё { $n } строки выше: log
    }
