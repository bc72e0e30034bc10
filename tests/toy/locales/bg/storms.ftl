storms-imperium-storm_caller = Призовател на бури
storms-imperium-storm_rider = Ездач на бурята
storms-conflicts-eye_of_the_storm = Окото на бурята
effect-raise_storm = вдигнете буря над поле
    .to = да вдигнете буря над поле
    .must = да вдигне буря над поле
    .it = вдига буря над поле
condition-weathered =
    { $n ->
         [one] сте преживели { $n } буря
        *[other] сте преживели { $n } бури
    }
cost-calm_storms =
    { $n ->
         [one] укротете { $n } буря
        *[other] укротете { $n } бури
    }
    .to =
        { $n ->
             [one] да укротите { $n } буря
            *[other] да укротите { $n } бури
        }
    .must =
        { $n ->
             [one] да укроти { $n } буря
            *[other] да укроти { $n } бури
        }
gale =
    { $gale ->
         [fierce] свирепа буря
        *[light] лека буря
    }
move-storm = вдигате { gale } над поле „{ $space }“
event-storm = { $seat } вдига { gale } над поле „{ $space }“
event-weathered = { $seat } преживява бурята над поле „{ $space }“ и губи { resource-spice.acc }
chronicle-storm = вдига буря над поле { $names }
    .many = вдига бури над полета { $names }
prompt-storm = Вдигане на буря
asked-storm = над кое поле и колко силна?
