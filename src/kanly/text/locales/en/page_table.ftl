### What is said at the table while it is played, in English.

page-table-too-late = That came too late: the table has moved on. This is how it stands now.
page-table-gone = This table is no longer there, or the server lets nobody in now.
page-table-reveals = Cards revealed: { $n }

## Undo and the end of a turn

page-table-undo-turn = Back to the start of the turn

## What has changed

page-table-since = Since your last turn
page-table-since-all = All of it
page-table-since-none = Nothing has changed.

## Leaders

page-table-leader-pick = Pick a Leader; point at one, or press and hold it, to read everything.
page-table-leader-take = Play this Leader
page-table-leader-show = Show the Leaders

## Tools

page-table-score = Score
page-table-cards = Cards and decks
page-table-rules = Rules
page-table-keys = Keyboard
page-table-fold = Fold or unfold what is decided

## Keys

page-table-key-next = to the next or previous lit thing
page-table-key-near = to what is lit above or below
page-table-key-count = more or fewer troops
page-table-key-esc = put back, close
page-table-keys-about = Tab goes through everything on the table, Enter or Space presses it. What can’t be done says why as soon as it has the focus.
