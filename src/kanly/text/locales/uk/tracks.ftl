### Tracks of places, with a token of every seat. In Ukrainian.

label-tracks = Треки
box-stop = Комірка
box-beyond = Далі за кінцем
prompt-advance = Виберіть шлях
asked-advance = виберіть комірку, на яку перейде ваш маркер
effect-advance =
    { $n ->
         [one] просуньтеся на { $n } комірку треку { $track }
         [few] просуньтеся на { $n } комірки треку { $track }
        *[other] просуньтеся на { $n } комірок треку { $track }
    }
    .to =
        { $n ->
             [one] просунутися на { $n } комірку треку { $track }
             [few] просунутися на { $n } комірки треку { $track }
            *[other] просунутися на { $n } комірок треку { $track }
        }
effect-go_back = поверніться на початок треку { $track } та візьміть те, що за це дають комірки на шляху
    .to = повернутися на початок треку { $track } та взяти те, що за це дають комірки на шляху
condition-on_track =
    { $n ->
         [one] ваш маркер пройшов щонайменше { $n } комірку треку { $track }
         [few] ваш маркер пройшов щонайменше { $n } комірки треку { $track }
        *[other] ваш маркер пройшов щонайменше { $n } комірок треку { $track }
    }
rule-stop_once = один раз за гру для кожного гравця
rule-stop_first = перший тут гравець отримує ще й таке: { $effects }
rule-stop_back = за повернення звідси чи здалі: { $effects }
move-advance = просунутися до комірки «{ $stop }»
event-advance = { $seat } просувається до комірки «{ $stop }»
event-go_back = { $seat } повертається до комірки «{ $stop }»
chronicle-advance = просувається: { $names }
chronicle-go_back = повертається: { $names }
