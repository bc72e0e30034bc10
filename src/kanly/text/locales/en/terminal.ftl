### What only the terminal table says, in English. Words that are typed stay as they are: ?, FILE.

terminal-seat = Seat { $n }
# One letter for each Agent icon; they differ from each other.
terminal-letter =
    { $icon ->
         [emperor] E
         [guild] G
         [bene_gesserit] B
         [fremen] F
         [landsraad] L
         [city] C
         [spy] P
        *[spice_trade] S
    }
terminal-desert = Desert
terminal-choam = CHOAM
terminal-top = Top of the deck

## Beside a player's name: short

terminal-mark_revealed = revealed
terminal-mark_council = Council
terminal-mark_swordmaster = Swordmaster
terminal-mark_mentat = Mentat

## Answers to what was typed

terminal-no_option =
    { $most ->
         [1] There is no option { $n }: the only one is 1.
        *[other] There is no option { $n }: the numbers go from 1 to { $most }.
    }
terminal-unreadable = “{ $text }” is neither a move nor a command. Type a number, or ? for help.
terminal-illegal = “{ $text }” is not possible now. Type a number, or ? for help.
terminal-ambiguous = “{ $text }” could be several moves:
terminal-nothing_called = Nothing in this game is called “{ $text }”.
terminal-several = “{ $text }” could be: { $names }
terminal-cant_undo = This can’t be taken back: since then something hidden was seen, or another player has decided.
terminal-nothing_to_undo = There is nothing to take back: you have decided nothing yet since you sat down.
terminal-which_log = “{ $text }” is no part of the log. Type log, log round or log all.
terminal-hint = The adviser would play { $n }: { $move }
terminal-needs_file = Name a file: { $command } FILE
terminal-written = Written to { $file }
terminal-not_ours = { $file } holds something else, which would be lost. Name another file.
terminal-go_on = To go on with this game: { $command }
terminal-input_ended = The input has ended, so the game stops here.
terminal-save_question = Save the game? [Y/n]
terminal-no = no

## The end of the game

terminal-wins = wins the game!
terminal-your_place =
    { $n ->
         [1] You have won, with { $points } points.
        *[other] You are in place { $n }, with { $points } points.
    }

## Help

terminal-help_number = a number
terminal-help_pick = play the move with that number
terminal-help_notation = play a move by its notation; words may be shortened
terminal-help_explain = explain a card, space or Leader by its name in any language, or an option by its number
terminal-help_board = the whole board
terminal-help_players = the players
terminal-help_hand = your hand and your Intrigue cards
terminal-help_market = the cards on offer
terminal-help_conflict = the Conflict and its rewards
terminal-help_deck = what your deck and those of the others are made of
terminal-help_log = what happened since your last decision; “log round”: in this round; “log all”: in the whole game
terminal-help_score = who has which points, and from where
terminal-help_moves = draw the table and the moves again
terminal-help_hint = what a bot would do in your place
terminal-help_undo = take your last decision back, if nothing hidden was seen since
terminal-help_save = save the game
terminal-help_record = write the record of the game, for “kanly replay”
terminal-help_quit = stop; you can go on later

## The stop after Combat, and what of the log did not fit

terminal-fight = Combat of round { $round }
terminal-fight_played = Played
terminal-fight_makers = Bonus spice: { $spaces }
terminal-go_on_enter = Enter: go on
terminal-go_on_first = “{ $text }” has to wait until the table goes on: press Enter.
terminal-log_more =
    { $n ->
         [one] … { $n } earlier line: log
        *[other] … { $n } earlier lines: log
    }
