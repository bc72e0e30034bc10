caravan-imperium-caravan_guide = Caravan Guide
caravan-spaces-hangar = Hangar
caravan-units-wing = Wing
special-neighbours_favor = the player to your left names a Faction: gain { term-influence.acc } with it
unit-wing = { $n } { unit-wing.noun }
    .label = Wings
    .noun =
        { $n ->
             [one] wing
            *[other] wings
        }
    .acc = { unit-wing }
    .gen = { unit-wing }
    .least = at least { unit-wing }
    .each = for each of your wings
    .plural = wings
