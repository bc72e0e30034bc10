caravan-imperium-caravan_guide = Водач на керван
caravan-spaces-hangar = Хангар
caravan-units-wing = Крило
special-neighbours_favor = играчът отляво посочва фракция: получавате { term-influence.acc } при нея
unit-wing = { $n } { unit-wing.noun }
    .label = Крила
    .noun =
        { $n ->
             [one] крило
            *[other] крила
        }
    .acc = { unit-wing }
    .gen = { unit-wing }
    .least = поне { unit-wing }
    .each = за всяко ваше крило
    .plural = крила
