### Tracks of places, with a token of every seat. In Russian.

label-tracks = Треки
box-stop = Ступень
box-beyond = Дальше конца
prompt-advance = Выберите путь
asked-advance = выберите ступень, на которую перейдёт ваш жетон
effect-advance =
    { $n ->
         [one] продвиньтесь на { $n } ступень по треку { $track }
         [few] продвиньтесь на { $n } ступени по треку { $track }
        *[other] продвиньтесь на { $n } ступеней по треку { $track }
    }
    .to =
        { $n ->
             [one] продвинуться на { $n } ступень по треку { $track }
             [few] продвинуться на { $n } ступени по треку { $track }
            *[other] продвинуться на { $n } ступеней по треку { $track }
        }
effect-go_back = вернитесь в начало трека { $track } и возьмите то, что за это дают ступени на пути
    .to = вернуться в начало трека { $track } и взять то, что за это дают ступени на пути
condition-on_track =
    { $n ->
         [one] ваш жетон прошёл не менее { $n } ступени по треку { $track }
        *[other] ваш жетон прошёл не менее { $n } ступеней по треку { $track }
    }
rule-stop_once = один раз за игру для каждого игрока
rule-stop_first = первый игрок здесь получает ещё: { $effects }
rule-stop_back = за возвращение отсюда или из более далёкой ступени: { $effects }
move-advance = продвинуться до ступени «{ $stop }»
event-advance = { $seat } продвигается до ступени «{ $stop }»
event-go_back = { $seat } возвращается на ступень «{ $stop }»
chronicle-advance = продвигается: { $names }
chronicle-go_back = возвращается: { $names }
