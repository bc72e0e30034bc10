### How lists are joined, and words chosen by what a variable holds. In English.

list-comma = { $a }, { $b }
list-and = { $a } and { $b }
list-or = { $a } or { $b }
list-then = { $a }, then { $b }
list-semicolon = { $a }; { $b }
list-alternative = { $a }; or { $b }
quoted = { $name }

## Whence a card or a troop goes, whither a card is put

by-zone =
    { $zone ->
         [hand] { term-hand.from }
         [discard_pile] { term-discard_pile.from }
         [in_play] { term-in_play.from }
        *[deck] { term-deck.from }
    }
    .to =
        { $zone ->
             [deck] { term-deck.top }
            *[discard_pile] { term-discard_pile.to }
        }
by-place =
    { $place ->
         [garrison] { term-garrison.from }
        *[conflict] { term-conflict.from }
    }

## The card that a cost or a bonus speaks of; $faction may hold “any”

by-card =
    { $faction ->
         [any] a card
        *[other] { by-faction.card-acc }
    }
    .another =
        { $faction ->
             [any] another card
            *[other] another { by-faction.card }
        }
