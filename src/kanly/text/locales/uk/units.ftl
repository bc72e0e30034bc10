### Підрозділи, крім загонів: у гарнізонах, у Зоні конфлікту й у локаціях під їхнім контролем. $units: стільки-то одного виду.

## Ефекти

effect-commission = можете збудувати { $units }
    .do = збудуйте { $units }
    .to = збудувати { $units }
    .it = будує { $units }
effect-deploy_units =
    { $n ->
         [1] можете розгорнути в Зоні конфлікту зі свого гарнізону не більше { $units }
        *[other] розгорніть до { $units } зі свого гарнізону в Зоні конфлікту
    }
    .do = розгорніть до { $units } зі свого гарнізону в Зоні конфлікту
    .to = розгорнути до { $units } зі свого гарнізону в Зоні конфлікту
effect-deploy_units_any = розгорніть зі свого гарнізону в Зоні конфлікту скільки завгодно: { $units }
    .to = розгорнути зі свого гарнізону в Зоні конфлікту скільки завгодно: { $units }
effect-retreat_units =
    { $n ->
         [1] можете відвести із Зони конфлікту в гарнізон не більше { $units }
        *[other] відведіть до { $units } із Зони конфлікту в гарнізон
    }
    .do = відведіть до { $units } із Зони конфлікту в гарнізон
    .to = відвести до { $units } із Зони конфлікту в гарнізон
effect-retreat_units_any = відведіть із Зони конфлікту в гарнізон скільки завгодно: { $units }
    .to = відвести із Зони конфлікту в гарнізон скільки завгодно: { $units }

## Який це вид

rule-unit_limit = кожен гравець має { $n }
rule-unit_garrison = може стояти в гарнізоні; розгортається звідти й відводиться туди, як загін
rule-unit_after = після битви повертається в гарнізон
rule-unit_control = хто виграв конфлікт, маючи там хоча б один такий підрозділ, ставить його на локацію, яку можна контролювати, і контролює її до кінця наступної битви

## Ходи й запитання

move-deploy_unit = розгорнути { $units } у Зоні конфлікту
move-retreat_unit = відвести { $units } у гарнізон
move-control = узяти під контроль локацію «{ $space }»
prompt-control = Візьміть локацію під контроль
asked-control = яку локацію візьме під контроль { $units }?
asked-deploy_units = які підрозділи йдуть у Зону конфлікту? Не більше { $n }
asked-retreat_units = які підрозділи повертаються до гарнізону? Не більше { $n }
asked-block-units = до { $units }

## Що сталося

event-commission = { $seat } будує { $units }
event-deploy_unit = { $seat } розгортає { $units } у Зоні конфлікту
event-retreat_unit = { $seat } відводить { $units } у гарнізон
event-lose_unit = { $seat } втрачає { $units } із Зони конфлікту
event-lose_from_garrison = { $seat } втрачає { $units } з гарнізону
event-hold = { $seat } здобуває контроль над локацією «{ $space }»: там { $units }
event-come_home = { $seat } повертає в гарнізон { $units }
chronicle-commission = будує { $units }
chronicle-deploy_unit = розгортає { $units }
chronicle-retreat_unit = відводить { $units }
chronicle-lose_unit = втрачає { $units }
chronicle-hold = здобуває контроль над локацією { $names }

## Окремі місця для загонів: $area каже, куди або звідки

effect-send_to = відправте { term-troop.acc } із запасу { $area }
    .to = відправити { term-troop.acc } із запасу { $area }
    .it = відправляє { term-troop.acc } із запасу { $area }
cost-spend_from = поверніть { term-troop.acc } { $area } до запасу
    .to = повернути { term-troop.acc } { $area } до запасу
rule-area = загони приходять сюди із запасу, більше ніде не рахуються й повертаються до запасу, коли їх витрачають
event-send_to = { $seat } відправляє { term-troop.acc } { $area }
event-spend_from = { $seat } повертає { term-troop.acc } { $area } до запасу
deck-areas = Місця для загонів
