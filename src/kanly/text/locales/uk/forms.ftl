### How lists are joined, and words chosen by what a variable holds. In Ukrainian.

list-comma = { $a }, { $b }
list-and = { $a } та { $b }
list-or = { $a } або { $b }
list-then = { $a }, потім { $b }
list-semicolon = { $a }; { $b }
list-alternative = { $a }; або { $b }
quoted = «{ $name }»

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
         [garrison] зі свого гарнізону
        *[conflict] { term-conflict.from }
    }

## The card that a cost or a bonus speaks of; $faction may hold “any”

by-card =
    { $faction ->
         [any] карту
        *[other] { by-faction.card-acc }
    }
    .another =
        { $faction ->
             [any] іншу карту
            *[other] іншу { by-faction.card-acc }
        }
