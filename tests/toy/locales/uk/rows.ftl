souk-starters-peddler = Крамар
souk-imperium-host = Господар
souk-wares-silk = Шовк
souk-wares-rugs = Килими
souk-wares-dates = Фініки
souk-wares-mirror = Дзеркало
souk-wares-lamp = Лампа
row-bazaar = Базар
row-stalls = Ятки
row-annex = Прибудова
term-favour = { $n } { term-favour.noun }
    .noun =
        { $n ->
             [one] послуга
             [few] послуги
            *[other] послуг
        }
    .acc =
        { $n ->
             [one] { $n } послугу
             [few] { $n } послуги
            *[other] { $n } послуг
        }
special-favour = отримайте послуги на базарі
special-haggle = можете придбати оберіг із яток на 1 прянощі дешевше
prompt-special-haggle = Який оберіг придбати?
asked-special-haggle = придбайте оберіг
special-invite = перекладіть карту з Ряду Імперіуму до прибудови
prompt-special-invite = Яка карта піде до прибудови?
asked-special-invite = назвіть карту
well-wares-bucket = Відро
row-well = Колодязь
