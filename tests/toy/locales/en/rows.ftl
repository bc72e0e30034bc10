souk-starters-peddler = Peddler
souk-imperium-host = Host
souk-wares-silk = Silk
souk-wares-rugs = Rugs
souk-wares-dates = Dates
souk-wares-mirror = Mirror
souk-wares-lamp = Lamp
row-bazaar = Bazaar
row-stalls = Stalls
row-annex = Annex
term-favour = { $n } { term-favour.noun }
    .noun =
        { $n ->
             [one] favour
            *[other] favours
        }
    .acc = { term-favour }
special-favour = earn favours at the bazaar
special-haggle = you may acquire a charm from the stalls for 1 spice less
prompt-special-haggle = Which charm is acquired?
asked-special-haggle = acquire a charm
special-invite = move a card of the Imperium Row to the annex
prompt-special-invite = Which card moves to the annex?
asked-special-invite = name the card that moves
well-wares-bucket = Bucket
row-well = Well
