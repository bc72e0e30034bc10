### How lists are joined, and words chosen by what a variable holds. In English.

list-comma = { $a }, { $b }
list-and = { $a } and { $b }
list-or = { $a } or { $b }
list-then = { $a }, then { $b }
list-semicolon = { $a }; { $b }
list-alternative = { $a }; or { $b }
quoted = { $name }

## The forms of the faction that $faction holds

by-faction =
    { $faction ->
         [emperor] { faction-emperor }
         [guild] { faction-guild }
         [bene_gesserit] { faction-bene_gesserit }
        *[fremen] { faction-fremen }
    }
    .gen =
        { $faction ->
             [emperor] { faction-emperor.gen }
             [guild] { faction-guild.gen }
             [bene_gesserit] { faction-bene_gesserit.gen }
            *[fremen] { faction-fremen.gen }
        }
    .acc =
        { $faction ->
             [emperor] { faction-emperor.acc }
             [guild] { faction-guild.acc }
             [bene_gesserit] { faction-bene_gesserit.acc }
            *[fremen] { faction-fremen.acc }
        }
    .card =
        { $faction ->
             [emperor] { faction-emperor.card }
             [guild] { faction-guild.card }
             [bene_gesserit] { faction-bene_gesserit.card }
            *[fremen] { faction-fremen.card }
        }
    .card-acc =
        { $faction ->
             [emperor] { faction-emperor.card-acc }
             [guild] { faction-guild.card-acc }
             [bene_gesserit] { faction-bene_gesserit.card-acc }
            *[fremen] { faction-fremen.card-acc }
        }
    .influence =
        { $faction ->
             [emperor] { faction-emperor.influence }
             [guild] { faction-guild.influence }
             [bene_gesserit] { faction-bene_gesserit.influence }
            *[fremen] { faction-fremen.influence }
        }
    .alliance =
        { $faction ->
             [emperor] { faction-emperor.alliance }
             [guild] { faction-guild.alliance }
             [bene_gesserit] { faction-bene_gesserit.alliance }
            *[fremen] { faction-fremen.alliance }
        }

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
