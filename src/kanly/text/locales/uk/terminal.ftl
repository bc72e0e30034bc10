### What only the terminal table says, in Ukrainian. Words that are typed stay as they are: ?, FILE.

terminal-seat = Місце { $n }
# One letter for each Agent icon; they differ from each other.
terminal-letter =
    { $icon ->
         [emperor] І
         [guild] Г
         [bene_gesserit] Б
         [fremen] Ф
         [landsraad] Л
         [city] М
         [spy] Ш
        *[spice_trade] Т
    }
terminal-desert = Пустеля
terminal-choam = ДАПТ
terminal-top = Верх колоди

## Beside a player's name: short

terminal-mark_revealed = розкрито
terminal-mark_council = Рада
terminal-mark_swordmaster = Майстер меча
terminal-mark_mentat = Ментат

## Answers to what was typed

terminal-no_option =
    { $most ->
         [1] Варіанта { $n } немає: є лише 1.
        *[other] Варіанта { $n } немає: числа йдуть від 1 до { $most }.
    }
terminal-unreadable = «{ $text }» — це ні хід, ні команда. Введіть число або ? для довідки.
terminal-illegal = «{ $text }» зараз неможливо. Введіть число або ? для довідки.
terminal-ambiguous = «{ $text }» може означати кілька ходів:
terminal-nothing_called = У цій грі ніщо не називається «{ $text }».
terminal-several = «{ $text }» може бути: { $names }
terminal-cant_undo = Цього вже не скасувати: відтоді відкрилося щось приховане або своє рішення ухвалив інший гравець.
terminal-nothing_to_undo = Скасовувати нічого: відколи ви сіли за стіл, ви ще нічого не вирішили.
terminal-which_log = Такої частини журналу, як «{ $text }», немає. Введіть log, log round або log all.
terminal-hint = Порадник зіграв би { $n }: { $move }
terminal-needs_file = Назвіть файл: { $command } FILE
terminal-written = Записано у файл { $file }
terminal-not_ours = У файлі { $file } щось інше, і воно було б утрачене. Назвіть інший файл.
terminal-go_on = Щоб продовжити цю гру: { $command }
terminal-input_ended = Введення закінчилося, тож гра зупиняється тут.
terminal-save_question = Зберегти гру? [Y/n]
terminal-no = ні

## The end of the game

terminal-wins = перемагає!
terminal-your_place =
    { $n ->
         [1] Ви перемогли! Очки: { $points }.
        *[other] Ваше місце: { $n }. Очки: { $points }.
    }

## Help

terminal-help_number = число
terminal-help_pick = зіграти хід із цим номером
terminal-help_notation = зіграти хід за його записом; слова можна скорочувати
terminal-help_explain = пояснити карту, локацію чи лідера за назвою будь-якою мовою або варіант за номером
terminal-help_board = усе ігрове поле
terminal-help_players = гравці
terminal-help_hand = ваша рука та ваші карти інтриг
terminal-help_market = карти, які можна придбати
terminal-help_conflict = конфлікт і його нагороди
terminal-help_deck = з чого складаються ваша колода та колоди інших
terminal-help_log = що сталося після вашого останнього рішення; «log round» — у цьому раунді; «log all» — за всю гру
terminal-help_score = у кого які очки та звідки
terminal-help_moves = показати стіл і ходи ще раз
terminal-help_hint = що на вашому місці зробив би бот
terminal-help_undo = скасувати своє останнє рішення, якщо відтоді не відкрилося нічого прихованого
terminal-help_save = зберегти гру
terminal-help_record = записати хід гри для «kanly replay»
terminal-help_quit = зупинитися; продовжити можна згодом

## The stop after Combat, and what of the log did not fit

terminal-fight = Бій раунду { $round }
terminal-fight_played = Зіграно
terminal-fight_makers = Додаткові прянощі: { $spaces }
terminal-go_on_enter = Enter — далі
terminal-go_on_first = «{ $text }» доведеться відкласти, доки гра не піде далі: натисніть Enter.
terminal-log_more =
    { $n ->
         [one] … ще { $n } рядок вище: log
         [few] … ще { $n } рядки вище: log
         [many] … ще { $n } рядків вище: log
        *[other] … ще { $n } рядка вище: log
    }
