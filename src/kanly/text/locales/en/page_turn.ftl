### The turn panel, in English: what is due or possible, and what is made sure of.

page-turn-must = must
page-turn-may = may
page-turn-also = Also possible
page-turn-again = Shows hidden cards: press again
page-turn-again-short = Press again
page-turn-again-tap = Tap again to do it
page-turn-again-tap-final = Shows hidden cards: tap again to do it
page-turn-shows = This shows hidden cards and can’t be taken back.
page-turn-shows-then = Send and end shows hidden cards: no undo.
page-turn-first = First: { $what }
page-turn-undone = Left undone: { $what }
page-turn-nothing-left = Nothing is left to do after this: your turn ends.
page-turn-end-title = End your turn?
page-turn-deploy = Deploy { $n }
page-turn-retreat = Retreat { $n }

## Before an Agent is sent

page-turn-send = Send an Agent
page-turn-choose-space = Choose a lit space.
page-turn-pay = Pay
page-turn-gain = Gain
page-turn-then = Then
page-turn-or = or
page-turn-leaves = Leaves you
page-turn-up-to = Deploy up to { $n }
page-turn-send-end = Send and end
page-turn-all-end = Deploy { $n } and end
page-turn-stop-choice = Stopped here: this is yours to choose.
page-turn-stop-hidden = Stopped before hidden cards are shown: { $what }. Press again to go on.
page-turn-stop-may = Not ended yet, this is still possible: { $what }.
page-turn-stop-troops = Not ended yet: more troops can be deployed.
page-turn-stop-basket = Not ended yet: the basket isn’t bought. Press again to end without it.

## On a phone

page-turn-open = Open
page-turn-musts = must: { $n }
page-turn-mays = may: { $n }
page-turn-own = Your things

## What is asked

page-turn-ask-final = Ask before hidden cards are shown
page-turn-ask-final-about = What was seen can’t be taken back.
page-turn-ask-reveal = Ask before your hand is revealed
page-turn-ask-reveal-about = Also when you have no Agents left and nothing else to do.

## Keys

page-turn-key-options = options; while you can send an Agent, cards of your hand, then its spaces
page-turn-key-letters = what comes after the ninth
page-turn-key-quick = the quick way: send the Agent, resolve the rest, buy
page-turn-key-end = end, pass or decline; with a card and a space: send and end
page-turn-key-all = send the Agent with all troops that can go, and end
page-turn-key-troops = how many troops go with the Agent
page-turn-key-market = the market, or the map again
page-turn-key-log = the log
page-turn-key-own = your own card
page-turn-key-jump = to the next part of the table
