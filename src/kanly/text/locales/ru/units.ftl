### Боевые единицы кроме отрядов: в гарнизонах, в зоне конфликта и в ячейках под их контролем. $units: столько-то одного вида.

## Эффекты

effect-commission = можете построить { $units }
    .do = постройте { $units }
    .to = построить { $units }
    .it = строит { $units }
effect-deploy_units =
    { $n ->
         [1] можете разместить в зоне конфликта из гарнизона не более { $units }
        *[other] разместите до { $units } из гарнизона в зоне конфликта
    }
    .do = разместите до { $units } из гарнизона в зоне конфликта
    .to = разместить до { $units } из гарнизона в зоне конфликта
effect-deploy_units_any = разместите из гарнизона в зоне конфликта сколько угодно: { $units }
    .to = разместить из гарнизона в зоне конфликта сколько угодно: { $units }
effect-retreat_units =
    { $n ->
         [1] можете отвести из зоны конфликта в гарнизон не более { $units }
        *[other] отведите до { $units } из зоны конфликта в гарнизон
    }
    .do = отведите до { $units } из зоны конфликта в гарнизон
    .to = отвести до { $units } из зоны конфликта в гарнизон
effect-retreat_units_any = отведите из зоны конфликта в гарнизон сколько угодно: { $units }
    .to = отвести из зоны конфликта в гарнизон сколько угодно: { $units }

## Каков этот вид

rule-unit_limit = у каждого игрока их { $n }
rule-unit_garrison = может стоять в гарнизоне; размещается оттуда и отводится туда, как отряд
rule-unit_after = после сражения возвращается в гарнизон
rule-unit_control = кто выиграл конфликт, имея там хотя бы одну такую боевую единицу, ставит её на ячейку, которую можно контролировать, и контролирует ячейку до конца следующего сражения

## Ходы и вопросы

move-deploy_unit = разместить { $units } в зоне конфликта
move-retreat_unit = отвести { $units } в гарнизон
move-control = взять под контроль ячейку «{ $space }»
prompt-control = Возьмите ячейку под контроль
asked-control = какую ячейку возьмёт под контроль { $units }?
asked-deploy_units = какие боевые единицы идут в зону конфликта? Не больше { $n }
asked-retreat_units = какие боевые единицы возвращаются в гарнизон? Не больше { $n }
asked-block-units = до { $units }

## Что произошло

event-commission = { $seat } строит { $units }
event-deploy_unit = { $seat } размещает { $units } в зоне конфликта
event-retreat_unit = { $seat } отводит { $units } в гарнизон
event-lose_unit = { $seat } теряет { $units } из зоны конфликта
event-lose_from_garrison = { $seat } теряет { $units } из гарнизона
event-hold = { $seat } получает контроль над ячейкой «{ $space }»: там { $units }
event-come_home = { $seat } возвращает в гарнизон { $units }
chronicle-commission = строит { $units }
chronicle-deploy_unit = размещает { $units }
chronicle-retreat_unit = отводит { $units }
chronicle-lose_unit = теряет { $units }
chronicle-hold = получает контроль над ячейкой { $names }

## Особые места для отрядов: $area говорит, куда или откуда

effect-send_to = отправьте { term-troop.acc } из запаса { $area }
    .to = отправить { term-troop.acc } из запаса { $area }
    .it = отправляет { term-troop.acc } из запаса { $area }
cost-spend_from = верните { term-troop.acc } { $area } в запас
    .to = вернуть { term-troop.acc } { $area } в запас
rule-area = отряды приходят сюда из запаса, больше нигде не считаются и возвращаются в запас, когда их тратят
event-send_to = { $seat } отправляет { term-troop.acc } { $area }
event-spend_from = { $seat } возвращает { term-troop.acc } { $area } в запас
deck-areas = Места для отрядов
