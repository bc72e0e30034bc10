### Tracks of places, with a token of every seat. In Bulgarian.

label-tracks = Скали
box-stop = Степен
box-beyond = Отвъд края
prompt-advance = Изберете пътя
asked-advance = изберете степента, на която отива маркерът ви
effect-advance =
    { $n ->
         [one] напредвате с една степен по скалата { $track }
        *[other] напредвате с { $n } степени по скалата { $track }
    }
    .to =
        { $n ->
             [one] да напреднете с една степен по скалата { $track }
            *[other] да напреднете с { $n } степени по скалата { $track }
        }
    .must =
        { $n ->
             [one] да напредне с една степен по скалата { $track }
            *[other] да напредне с { $n } степени по скалата { $track }
        }
effect-go_back = връщате се в началото на скалата { $track } и вземате това, което степените по пътя дават за това
    .to = да се върнете в началото на скалата { $track } и да вземете това, което степените по пътя дават за това
    .must = да се върне в началото на скалата { $track } и да вземе това, което степените по пътя дават за това
condition-on_track =
    { $n ->
         [one] маркерът ви е поне една степен напред по скалата { $track }
        *[other] маркерът ви е поне { $n } степени напред по скалата { $track }
    }
rule-stop_once = веднъж в играта за всеки играч
rule-stop_first = първият играч тук получава и: { $effects }
rule-stop_back = при връщане оттук или от по-далеч: { $effects }
move-advance = напредвате до „{ $stop }“
event-advance = { $seat } напредва до „{ $stop }“
event-go_back = { $seat } се връща на „{ $stop }“
chronicle-advance = напредва: { $names }
chronicle-go_back = връща се: { $names }
