shipyard-units-frigate = Frigate
shipyard-imperium-shipwright = Shipwright
shipyard-imperium-admiral = Admiral
shipyard-intrigue-sortie = Sortie
shipyard-intrigue-scuttling = Scuttling
special-scuttle = one of your frigates in the Conflict goes back to your supply: gain as many Solari as it is strong
unit-frigate = { $n } { unit-frigate.noun }
    .label = Frigates
    .noun =
        { $n ->
             [one] frigate
            *[other] frigates
        }
    .acc = { unit-frigate }
    .gen = { unit-frigate }
    .least = at least { unit-frigate }
    .each = for each of your frigates
    .plural = frigates
vats-areas-tanks = Tanks
vats-imperium-grower = Grower
vats-imperium-harvester = Vat Harvester
area-tanks = Tanks
    .to = to the tanks
    .from = from the tanks
