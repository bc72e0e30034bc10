### Why the server does not do something, in English. Clauses: the sentence around them has its capital and its full stop.

## At a table

refused-no_table = there is no such table
refused-table_closed = this table is closed
refused-not_begun = the game begins when every seat is taken
refused-game_over = the game is over
refused-moved_on = the table has moved on; look again
refused-onlooker = whoever looks on has no moves
refused-not_asked = you are not asked now
refused-move_long = a move is at most { $n } letters long
refused-nothing_to_undo = there is nothing of yours that could be taken back
refused-undone_enough = { $n } moves have been taken back at this table; no more can be
refused-undo_time_up = your time is up, so nothing can be taken back
refused-no_hints = there are no hints at this table
refused-chat_length = a line of chat has 1 to { $n } letters
refused-no_message = this is no message of Kanly’s
refused-listeners = too many are connected here at once

## Seats and the host

refused-seat_kind = a seat can’t begin as { $kind }: it is free or a bot’s, and people sit down themselves
refused-seat_not_free = this seat is not free
refused-seat_taken = somebody else has just taken this seat
refused-seat_changed = somebody else has just changed this seat; look again
refused-seat_not_yours = this seat is not yours
refused-no_such_seat = there is no such seat of a person or a bot
refused-no_seat = you have no seat at this table
refused-nobody_sat = nobody has sat here before; free the seat instead
refused-no_bot_here = no bot plays this seat
refused-no_bot = there is no bot of this name; known are { $names }
refused-name_length = a name has 1 to { $n } letters
refused-name_unseen = nobody could see this name; it needs a letter, a digit or a sign
refused-name_alike = this name looks like that of { $name }, who is at this table; choose another
refused-name_bot = this is what a bot or an empty seat is called; choose another name
refused-told_enough = so much has been changed at this table that no more can be
refused-link = this link is not good for this seat
refused-host_only = only the host of the table may do this
refused-seeded = the seed of this table was chosen, so only who made it may play here
refused-seed = a seed can be chosen only where all seats are bots or on one device
refused-new_tables = that is too many new tables at once; wait a moment
refused-tables_full = you play at as many tables as one browser can; leave one of them first
refused-forget = a game that goes on is left, not forgotten

## Games that are over

refused-record_hidden = the record is shown when the game is over: it tells all that is hidden
refused-record_broken = this game could still go on with another version of the server, so its record stays closed until the host closes the table
refused-replay = only a game that is over can be replayed
refused-replay_seat = nobody looked at the table from this seat
refused-replay_moves = this game has { $n } moves
refused-rematch = a rematch can be played when the game is over
refused-rematch_stranger = only who sits at this table can ask for a rematch

## Why a table can only be looked at

refused-read_only = this table can only be looked at: { $why }
refused-both = { $one }; { $other }
refused-old_setup = its setup can’t be used any more: { $detail }
refused-old_rules = it was begun under rules { $rules }, which this version no longer has
refused-other_cards = its cards no longer come as they did
refused-line_refused = its line { $n } can’t be played under these rules
refused-line_differs = its line { $n } goes another way under these rules
refused-no_snapshot = its snapshot can’t be read
refused-old_record = its record can’t be played again under these rules

## The companion

refused-companion = { $text }
refused-session = this session can’t be played back: { $detail }
refused-session_twofold = a session begins with a setup or goes on with a journal; leave one of them out
refused-session_lines = a session of { $n } lines is too long; it may have { $most }
refused-session_line = a line of a session may have { $n } letters

## Requests

refused-requests = too many requests; wait a moment
refused-too_much = that is too much at once; wait for what you have already asked for
refused-length = a request says in its Content-Length how long it is
refused-body_long = a request may have { $n } bytes
refused-body = this request can’t be read
refused-origin = this page comes from another site
refused-method = this can be asked by { $methods } only
refused-nothing_here = there is nothing here
refused-fault = the server has made a mistake; its log says more

## What a form can’t hold; the field is `refused-field`

refused-field = { $name ->
    [name] the name
    [seed] the seed
    [record] the record
    [pace] the pace of bots
    [turn_seconds] the time limit of a turn
    [game_seconds] the time limit of a game
   *[other] the field { $path }
 }
refused-form = { $field } can’t be so ({ $detail })
refused-form_json = this is no JSON ({ $detail })
refused-form_missing = { $field } is missing
refused-form_unknown = { $field } is not known here
refused-form_long = { $field } is too long; the greatest length is { $n }
refused-form_short = { $field } is too short; the smallest length is { $n }
refused-form_least = { $field } has to be greater than or equal to { $n }
refused-form_most = { $field } has to be less than or equal to { $n }
refused-form_below = { $field } has to be less than { $n }

## What the rest of Kanly refuses; more of it may follow in English

refused-setup = this game can’t be set up
refused-record = this record can’t be read
refused-move = this move can’t be made now
refused-bot = the bot did not answer; try again
refused-store = the server’s database does not answer now, and nothing has changed; try again in a moment
refused-other = this can’t be done
