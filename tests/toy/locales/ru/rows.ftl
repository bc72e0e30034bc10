souk-starters-peddler = Разносчик
souk-imperium-host = Хозяин
souk-wares-silk = Шёлк
souk-wares-rugs = Ковры
souk-wares-dates = Финики
souk-wares-mirror = Зеркало
souk-wares-lamp = Лампа
row-bazaar = Базар
row-stalls = Лавки
row-annex = Пристройка
term-favour = { $n } { term-favour.noun }
    .noun =
        { $n ->
             [one] услуга
             [few] услуги
            *[other] услуг
        }
    .acc =
        { $n ->
             [one] { $n } услугу
             [few] { $n } услуги
            *[other] { $n } услуг
        }
special-favour = получите услуги на базаре
special-haggle = можете получить оберег из лавок на 1 Пряность дешевле
prompt-special-haggle = Какой оберег получить?
asked-special-haggle = получите оберег
special-invite = переложите карту с рынка Империи в пристройку
prompt-special-invite = Какая карта уйдёт в пристройку?
asked-special-invite = назовите карту
well-wares-bucket = Ведро
row-well = Колодец
