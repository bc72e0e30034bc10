### How lists are joined, and words chosen by what a variable holds. In Bulgarian.

list-comma = { $a }, { $b }
list-and = { $a } и { $b }
list-or = { $a } или { $b }
list-then = { $a }, след това { $b }
list-semicolon = { $a }; { $b }
list-alternative = { $a }; или { $b }
quoted = „{ $name }“

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
