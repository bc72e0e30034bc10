### The companion of the printed game as a page, in English. It speaks of an opponent as “it”.

## Sessions

page-companion-title = Companion
page-companion-lead = You play with the printed game, alone or two of you. Here House Hagal or the Rivals take their turns: you are told what to move on the board, and asked only for what they have to know.
page-companion-sessions = Your sessions
page-companion-no_sessions = Sessions that you begin are kept in this browser and listed here.
page-companion-round = Round { $n }
page-companion-over = The game is over
page-companion-go_on = Go on
page-companion-new = New session
page-companion-name = Name of the session
page-companion-one = Alone, against two opponents
page-companion-two = Two of you, against one opponent
page-companion-variants = Variants
page-companion-rivals = Rivals
page-companion-cards = House Hagal cards
page-companion-cards_mine = Kanly turns them up
page-companion-cards_mine_about = The printed ones stay in the box.
page-companion-cards_printed = You turn up the printed ones
page-companion-cards_printed_about = You say which card it is each time.
page-companion-begin = Begin
page-companion-import = Open a file
page-companion-import_about = A file that was saved here or by “kanly companion” in a terminal.
page-companion-export = Save as a file
page-companion-rename = Rename
page-companion-delete = Delete
page-companion-unreadable = { $file } can’t be opened: { $why }
page-companion-gone = This browser has no such session
page-companion-not_kept = This browser keeps nothing: save the session as a file before you leave.
page-companion-offline = No connection. Nothing is lost: all that you said is kept in this browser.
page-companion-again = Try again
page-companion-all_sessions = All sessions

## A session

page-companion-now = What happens now
page-companion-opening = Setting up
page-companion-asked = The companion asks
page-companion-why = Why is this asked?
page-companion-usual = usual answer
page-companion-number = Another number
page-companion-answer = Answer
page-companion-find = Find a card
page-companion-none_found = No card of the deck is called so.
page-companion-next = What comes next
page-companion-visited = Your Agent came to { $space }
page-companion-undo = Take back
page-companion-history = What happened so far
page-companion-look_up = All cards
page-companion-explain = What it says
page-companion-terms = Level and variants
page-companion-awake = Keep the screen on

## What was done, as headings of the history

page-companion-did-turn = Turn
page-companion-did-combat = Combat
page-companion-did-reward = Rewards
page-companion-did-round = Next round
page-companion-did-conflict = Conflict
page-companion-did-visit = Control bonus
page-companion-did-dice = Dice
page-companion-did-set = Correction
page-companion-did-end = End of the game

## How things stand

page-companion-table = What is known of the table
page-companion-opponents = Opponents
page-companion-cant_win = can’t win
page-companion-turn_next = plays next
page-companion-stuck = no more turns this round
page-companion-at_home = At home
page-companion-on_board = On the board
page-companion-saved = Saved for the Swordmaster: { $n } of { $price }
page-companion-face_up = Face up
page-companion-wall_stands = it stands
page-companion-wall_gone = gone
page-companion-taken = Spaces with your Agents
page-companion-deck = Cards in the House Hagal deck
page-companion-level = Conflict of level { $level }
page-companion-last = the last round
page-companion-rewarded = Rewards given
page-companion-said = Said for the turns of the opponents
page-companion-influence = Influence as far as known

## Corrections

page-companion-correct = Correct something
page-companion-correct_about = Cards of yours do things to opponents, and people forget things. Say what is right.
page-companion-your_influence = Your Influence
page-companion-your_influence_about = Say where a cube of yours is now; the Alliance and its Victory Point follow.
page-companion-whose = Whose
page-companion-what = What
page-companion-other = Something else
page-companion-of_table = The table
page-companion-exactly = It is
page-companion-change = It gains or loses
page-companion-change_about = What it gains is spent as the rules have it.
page-companion-where = Where or which
page-companion-right = What is right
page-companion-now_is = Now: { $what }
page-companion-nothing = none
page-companion-pick = Pick all that is there
page-companion-apply = Correct
page-companion-table-conflict = Conflict of the round
page-companion-table-wall = Does the Shield Wall stand?
page-companion-table-control = Control of a space
page-companion-table-alliance = Alliance token
page-companion-table-first = First player
page-companion-table-round = Round
page-companion-table-deck = House Hagal deck
page-companion-table-space = Agents of yours on a space
page-companion-deck_new = All cards are in the deck again
page-companion-space_free = none is there
page-companion-space_taken = one is there

## What the terminal says with letters to type is said here with buttons

companion-page-opponent = { $seat }
companion-page-row_dice = After each of your Reveal turns roll the dice: they show which cards leave the Imperium Row.
companion-page-follows = House Hagal’s turn comes right after each Agent turn of the first player.
companion-page-order_solo = The opponents sit on your left, in the order in which they are named here.
companion-page-order_two = The Rival sits on the left of whoever is the first player.
companion-page-do_alliance = Give it the token of the Alliance { by-faction.alliance }. If one of you rises above it, say so under “{ page-companion-your_influence }”.
companion-page-q_card = Its name stands on the card. Cards of one name differ by their numbers.
companion-page-no_fighting = Combat has begun, so there are no more turns in this round.
companion-page-no_no_turns = No opponent has a turn left this round. Combat comes when all have revealed.
companion-page-no_fought = Combat has begun already. Rewards or the next round come now.
companion-page-no_not_fought = This comes after the cards for Combat.
companion-page-no_won = { $seat } has won this Conflict already. It can be taken back.
companion-page-no_last_round = This was the last round: now the points are counted.
companion-page-no_conflict_known = This round’s Conflict is known. It can be corrected.
companion-page-no_not_controlled = No opponent controls { $space }. It can be corrected.
companion-page-no_over = The game is over. Its end can be taken back.
