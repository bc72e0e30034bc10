storms-imperium-storm_caller = Storm Caller
storms-imperium-storm_rider = Storm Rider
storms-conflicts-eye_of_the_storm = Eye of the Storm
effect-raise_storm = raise a storm over a space
    .to = raise a storm over a space
    .it = raises a storm over a space
condition-weathered =
    { $n ->
         [one] you have weathered a storm
        *[other] you have weathered { $n } storms
    }
cost-calm_storms =
    { $n ->
         [one] calm a storm
        *[other] calm { $n } storms
    }
    .to = { cost-calm_storms }
gale =
    { $gale ->
         [fierce] a fierce storm
        *[light] a light storm
    }
move-storm = raise { gale } over { $space }
event-storm = { $seat } raises { gale } over { $space }
event-weathered = { $seat } weathers the storm over { $space } and loses { resource-spice.acc }
chronicle-storm = raises a storm over { $names }
    .many = raises storms over { $names }
prompt-storm = Raise a storm
asked-storm = over which space, and how strong?
