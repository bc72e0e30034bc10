### What only the terminal table says, in Bulgarian. Words that are typed stay as they are: ?, FILE.

terminal-seat = Място { $n }
# One letter for each Agent icon; they differ from each other.
terminal-letter =
    { $icon ->
         [emperor] И
         [guild] К
         [bene_gesserit] Б
         [fremen] С
         [landsraad] Л
         [city] Г
         [spy] Ш
        *[spice_trade] Т
    }
terminal-desert = Пустиня
terminal-choam = ПОСИТ
terminal-top = Най-отгоре на колодата

## Beside a player's name: short

terminal-mark_revealed = разкрито
terminal-mark_council = Съвет
terminal-mark_swordmaster = Майстор на меча
terminal-mark_mentat = Ментат

## Answers to what was typed

terminal-no_option =
    { $most ->
         [1] Няма възможност { $n }: единствената е 1.
        *[other] Няма възможност { $n }: числата са от 1 до { $most }.
    }
terminal-unreadable = „{ $text }“ не е нито ход, нито команда. Въведете число или ? за помощ.
terminal-illegal = „{ $text }“ не е възможно сега. Въведете число или ? за помощ.
terminal-ambiguous = „{ $text }“ може да означава няколко хода:
terminal-nothing_called = В тази игра нищо не се казва „{ $text }“.
terminal-several = „{ $text }“ може да е: { $names }
terminal-cant_undo = Това вече не може да се върне: оттогава се е видяло нещо скрито или решение е взел друг играч.
terminal-nothing_to_undo = Няма какво да се върне: откакто седнахте на масата, още нищо не сте решили.
terminal-which_log = Няма такава част от дневника като „{ $text }“. Въведете log, log round или log all.
terminal-hint = Съветникът би изиграл { $n }: { $move }
terminal-needs_file = Посочете файл: { $command } FILE
terminal-written = Записано във файл { $file }
terminal-not_ours = Във файла { $file } има нещо друго, което би се загубило. Посочете друг файл.
terminal-go_on = За да продължите тази игра: { $command }
terminal-input_ended = Въвеждането свърши, затова играта спира дотук.
terminal-save_question = Да се запази ли играта? [Y/n]
terminal-no = не

## The end of the game

terminal-wins = печели играта!
terminal-your_place =
    { $n ->
         [1] Спечелихте! Точки: { $points }.
        *[other] Вашето място: { $n }. Точки: { $points }.
    }

## Help

terminal-help_number = число
terminal-help_pick = изиграване на хода с този номер
terminal-help_notation = изиграване на ход по записа му; думите могат да се съкращават
terminal-help_explain = обяснение на карта, игрално поле или Лидер по име на който и да е език или на възможност по номер
terminal-help_board = цялата игрална дъска
terminal-help_players = играчите
terminal-help_hand = вашата ръка и вашите карти Интрига
terminal-help_market = картите, които могат да се придобият
terminal-help_conflict = конфликтът и наградите му
terminal-help_deck = от какво се състоят вашата колода и колодите на другите
terminal-help_log = какво се случи след последното ви решение; „log round“ – в този рунд; „log all“ – в цялата игра
terminal-help_score = кой какви точки има и откъде
terminal-help_moves = показване на масата и ходовете отново
terminal-help_hint = какво би направил бот на ваше място
terminal-help_undo = връщане на последното ви решение, ако оттогава не се е видяло нищо скрито
terminal-help_save = запазване на играта
terminal-help_record = записване на хода на играта за „kanly replay“
terminal-help_quit = спиране; можете да продължите по-късно

## The stop after Combat, and what of the log did not fit

terminal-fight = Битка от рунд { $round }
terminal-fight_played = Изиграно
terminal-fight_makers = Допълнителна подправка: { $spaces }
terminal-go_on_enter = Enter – напред
terminal-go_on_first = „{ $text }“ трябва да почака, докато играта продължи: натиснете Enter.
terminal-log_more =
    { $n ->
         [one] … още { $n } ред по-горе: log
        *[other] … още { $n } реда по-горе: log
    }
