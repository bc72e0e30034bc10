shipyard-units-frigate = Фрегат
shipyard-imperium-shipwright = Кораблестроитель
shipyard-imperium-admiral = Адмирал
shipyard-intrigue-sortie = Вылазка
shipyard-intrigue-scuttling = Затопление
special-scuttle = один ваш фрегат из зоны конфликта возвращается в запас: получите столько соляриев, какова его сила
unit-frigate = { $n } { unit-frigate.noun }
    .label = Фрегаты
    .noun =
        { $n ->
             [one] фрегат
             [few] фрегата
             [many] фрегатов
            *[other] фрегата
        }
    .acc = { unit-frigate }
    .gen =
        { $n ->
             [one] { $n } фрегата
            *[other] { $n } фрегатов
        }
    .least = не менее { unit-frigate.gen }
    .each = за каждый свой фрегат
    .plural = фрегаты
vats-areas-tanks = Чаны
vats-imperium-grower = Растильщик
vats-imperium-harvester = Сборщик чанов
area-tanks = Чаны
    .to = в чаны
    .from = из чанов
