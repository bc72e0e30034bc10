### Replays, records, the score and the end of a game, in English.

## Replay

page-replay-title = Replay
page-replay-cannot = This game can’t be replayed
page-replay-view = Whose view
page-replay-open = All cards open
page-replay-onlooker = An onlooker
page-replay-slider = Moment of the game
page-replay-moment = Move { $n } of { $total }
page-replay-begins = The game begins
page-replay-first = To the beginning
page-replay-last = To the end
page-replay-round-back = To the start of the round, or the round before
page-replay-round-on = To the next round
page-replay-turn-back = To the start of the turn, or the turn before
page-replay-turn-on = To the next turn
page-replay-move-back = One move back
page-replay-move-on = One move on
page-replay-play = Play
page-replay-pause = Pause
page-replay-speed = Speed
page-replay-points = Points over the game
page-replay-round = To round { $n }
page-replay-combat = Combat of round { $n }
page-replay-link = Copy the link to this moment
page-replay-linked = The link to this moment is copied.
page-replay-link-by-hand = Your browser does not allow it: copy the address of this page.
page-replay-download = Download the record
page-replay-hands = All hands
page-replay-hand-of = { $name }: hand

## A record from elsewhere

page-replay-import = Open a record
page-replay-import-about = A record is a whole game as text. Download it at the end of a game, or take one of the terminal’s.
page-replay-import-file = Choose a file
page-replay-import-paste = Or paste its text here
page-replay-import-open = Watch it
page-replay-import-long = This is too long for a record: { $n } characters, and at most { $most } are read.
page-replay-import-unreadable = This file can’t be read as text.
page-replay-import-wrong = This is not a record that can be watched.
page-replay-import-line = Line { $n }

## Score

page-score-title = Score and its sources
page-score-none = No points
page-score-start = Start of the game
page-score-influence = Influence: { $faction }
page-score-alliance = Alliance: { $faction }
page-score-battle = Pair of battle icons
page-score-bundle-solari = Bought with Solari
page-score-bundle-spice = Bought with spice
page-score-bundle-water = Bought with water
page-score-bundle-intrigue = Bought with Intrigue cards

## The end of a game

page-score-tie-spice = Tie: more spice
page-score-tie-solari = Tie: more Solari
page-score-tie-water = Tie: more water
page-score-tie-garrison = Tie: more troops in the garrison
page-score-tie-revealed = Tie: the later Reveal turn
page-score-rematch = Rematch
page-score-rematch-join = Join the rematch
page-score-rematch-watch = Watch the rematch
page-score-rematch-there = A table for the rematch is open.
page-score-replay = Watch the replay
