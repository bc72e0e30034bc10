### How lists are joined, and words chosen by what a variable holds. In Bulgarian.

list-comma = { $a }, { $b }
list-and = { $a } и { $b }
list-or = { $a } или { $b }
list-then = { $a }, след това { $b }
list-semicolon = { $a }; { $b }
list-alternative = { $a }; или { $b }
quoted = „{ $name }“

## Whence a card goes, whither it is put, where a troop stands

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
         [garrison] в гарнизона си
        *[conflict] { term-conflict.in }
    }

## The card that a cost or a bonus speaks of; $faction may hold “any”

by-card =
    { $faction ->
         [any] карта
        *[other] { by-faction.card-acc }
    }
    .another =
        { $faction ->
             [any] друга карта
            *[other] друга { by-faction.card-acc }
        }
