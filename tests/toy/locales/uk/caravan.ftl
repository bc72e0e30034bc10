caravan-imperium-caravan_guide = Провідник каравану
caravan-spaces-hangar = Ангар
caravan-units-wing = Крило
special-neighbours_favor = гравець ліворуч від вас називає фракцію: отримайте { term-influence.acc } в неї
unit-wing = { $n } { unit-wing.noun }
    .label = Крила
    .noun =
        { $n ->
             [one] крило
             [few] крила
             [many] крил
            *[other] крила
        }
    .acc = { unit-wing }
    .gen =
        { $n ->
             [one] { $n } крила
            *[other] { $n } крил
        }
    .least = щонайменше { unit-wing.acc }
    .each = за кожне своє крило
    .plural = крила
