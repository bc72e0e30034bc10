shipyard-units-frigate = Фрегата
shipyard-imperium-shipwright = Корабостроител
shipyard-imperium-admiral = Адмирал
shipyard-intrigue-sortie = Излаз
shipyard-intrigue-scuttling = Потопяване
special-scuttle = една ваша фрегата от конфликта се връща в запаса: получавате толкова солари, колкото е силна
unit-frigate = { $n } { unit-frigate.noun }
    .label = Фрегати
    .noun =
        { $n ->
             [one] фрегата
            *[other] фрегати
        }
    .acc = { unit-frigate }
    .gen = { unit-frigate }
    .least = поне { unit-frigate }
    .each = за всяка своя фрегата
    .plural = фрегати
vats-areas-tanks = Казани
vats-imperium-grower = Отглеждач
vats-imperium-harvester = Събирач на казани
area-tanks = Казани
    .to = в казаните
    .from = от казаните
