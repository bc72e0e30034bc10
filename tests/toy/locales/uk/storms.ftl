storms-imperium-storm_caller = Заклинач бур
storms-imperium-storm_rider = Вершник бурі
storms-conflicts-eye_of_the_storm = Око бурі
effect-raise_storm = здійміть бурю над локацією
    .to = здійняти бурю над локацією
    .it = здіймає бурю над локацією
condition-weathered =
    { $n ->
         [one] ви пережили { $n } бурю
         [few] ви пережили { $n } бурі
        *[other] ви пережили { $n } бур
    }
cost-calm_storms =
    { $n ->
         [one] вгамуйте { $n } бурю
         [few] вгамуйте { $n } бурі
        *[other] вгамуйте { $n } бур
    }
    .to =
        { $n ->
             [one] вгамувати { $n } бурю
             [few] вгамувати { $n } бурі
            *[other] вгамувати { $n } бур
        }
gale =
    { $gale ->
         [fierce] люту бурю
        *[light] легку бурю
    }
move-storm = здійняти { gale } над локацією «{ $space }»
event-storm = { $seat } здіймає { gale } над локацією «{ $space }»
event-weathered = { $seat } переживає бурю над локацією «{ $space }» і втрачає { resource-spice.acc }
chronicle-storm = здіймає бурю над локацією { $names }
    .many = здіймає бурі над локаціями { $names }
prompt-storm = Здійняти бурю
asked-storm = над якою локацією і якої сили?
