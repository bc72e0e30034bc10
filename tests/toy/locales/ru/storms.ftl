storms-imperium-storm_caller = Заклинатель бурь
storms-imperium-storm_rider = Всадник бури
storms-conflicts-eye_of_the_storm = Око бури
effect-raise_storm = поднимите бурю над ячейкой
    .to = поднять бурю над ячейкой
    .it = поднимает бурю над ячейкой
condition-weathered =
    { $n ->
         [one] вы пережили { $n } бурю
         [few] вы пережили { $n } бури
        *[other] вы пережили { $n } бурь
    }
cost-calm_storms =
    { $n ->
         [one] уймите { $n } бурю
         [few] уймите { $n } бури
        *[other] уймите { $n } бурь
    }
    .to =
        { $n ->
             [one] унять { $n } бурю
             [few] унять { $n } бури
            *[other] унять { $n } бурь
        }
gale =
    { $gale ->
         [fierce] свирепую бурю
        *[light] лёгкую бурю
    }
move-storm = поднять { gale } над ячейкой «{ $space }»
event-storm = { $seat } поднимает { gale } над ячейкой «{ $space }»
event-weathered = { $seat } переживает бурю над ячейкой «{ $space }» и теряет { resource-spice.acc }
chronicle-storm = поднимает бурю над ячейкой { $names }
    .many = поднимает бури над ячейками { $names }
prompt-storm = Поднять бурю
asked-storm = над какой ячейкой и какой силы?
