shipyard-units-frigate = Фрегат
shipyard-imperium-shipwright = Суднобудівник
shipyard-imperium-admiral = Адмірал
shipyard-intrigue-sortie = Вилазка
shipyard-intrigue-scuttling = Затоплення
special-scuttle = один ваш фрегат із Зони конфлікту повертається в запас: отримайте стільки соляріїв, яка його сила
unit-frigate = { $n } { unit-frigate.noun }
    .label = Фрегати
    .noun =
        { $n ->
             [one] фрегат
             [few] фрегати
             [many] фрегатів
            *[other] фрегата
        }
    .acc = { unit-frigate }
    .gen =
        { $n ->
             [one] { $n } фрегата
            *[other] { $n } фрегатів
        }
    .least = щонайменше { unit-frigate.acc }
    .each = за кожен свій фрегат
    .plural = фрегати
vats-areas-tanks = Чани
vats-imperium-grower = Вирощувач
vats-imperium-harvester = Збирач чанів
area-tanks = Чани
    .to = до чанів
    .from = з чанів
