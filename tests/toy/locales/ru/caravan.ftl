caravan-imperium-caravan_guide = Проводник каравана
caravan-spaces-hangar = Ангар
caravan-units-wing = Крыло
special-neighbours_favor = игрок слева от вас называет фракцию: получите { term-influence.acc } у неё
unit-wing = { $n } { unit-wing.noun }
    .label = Крылья
    .noun =
        { $n ->
             [one] крыло
             [few] крыла
             [many] крыльев
            *[other] крыла
        }
    .acc = { unit-wing }
    .gen =
        { $n ->
             [one] { $n } крыла
            *[other] { $n } крыльев
        }
    .least = не менее { unit-wing.gen }
    .each = за каждое своё крыло
    .plural = крылья
