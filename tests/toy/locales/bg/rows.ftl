souk-starters-peddler = Амбулант
souk-imperium-host = Домакин
souk-wares-silk = Коприна
souk-wares-rugs = Килими
souk-wares-dates = Фурми
souk-wares-mirror = Огледало
souk-wares-lamp = Лампа
row-bazaar = Пазар
row-stalls = Сергии
row-annex = Пристройка
term-favour = { $n } { term-favour.noun }
    .noun =
        { $n ->
             [one] услуга
            *[other] услуги
        }
    .acc = { term-favour }
special-favour = спечелете услуги на пазара
special-haggle = може да придобиете амулет от сергиите с 1 подправка по-евтино
prompt-special-haggle = Кой амулет придобивате?
asked-special-haggle = придобийте амулет
special-invite = преместете карта от Имперския ред в пристройката
prompt-special-invite = Коя карта се мести в пристройката?
asked-special-invite = посочете картата
well-wares-bucket = Ведро
row-well = Кладенец
