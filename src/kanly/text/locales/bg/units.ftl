### Бойни единици освен войските: в гарнизоните, в конфликта и върху полета под техен контрол. $units: толкова от един вид.

## Ефекти

effect-commission = можете да построите { $units }
    .do = постройте { $units }
    .to = да построите { $units }
    .must = да построи { $units }
    .it = построява { $units }
effect-deploy_units =
    { $n ->
         [1] можете да изпратите { $units } от гарнизона си в конфликта
        *[other] изпращате до { $units } от гарнизона си в конфликта
    }
    .do = изпращате до { $units } от гарнизона си в конфликта
    .to = да изпратите до { $units } от гарнизона си в конфликта
    .must = да изпрати до { $units } от гарнизона си в конфликта
effect-deploy_units_any = изпращате колкото искате от гарнизона си в конфликта: { $units }
    .to = да изпратите колкото искате от гарнизона си в конфликта: { $units }
    .must = да изпрати колкото иска от гарнизона си в конфликта: { $units }
effect-retreat_units =
    { $n ->
         [1] можете да оттеглите { $units } от конфликта в гарнизона си
        *[other] оттегляте до { $units } от конфликта в гарнизона си
    }
    .do = оттегляте до { $units } от конфликта в гарнизона си
    .to = да оттеглите до { $units } от конфликта в гарнизона си
    .must = да оттегли до { $units } от конфликта в гарнизона си
effect-retreat_units_any = оттегляте колкото искате от конфликта в гарнизона си: { $units }
    .to = да оттеглите колкото искате от конфликта в гарнизона си: { $units }
    .must = да оттегли колкото иска от конфликта в гарнизона си: { $units }

## Какъв е видът

rule-unit_limit = всеки играч има { $n }
rule-unit_garrison = може да стои в гарнизона; изпраща се оттам и се оттегля там като войска
rule-unit_after = след битката се връща в гарнизона
rule-unit_control = който спечели конфликт и има там поне една такава бойна единица, поставя една върху поле, което може да се контролира, и контролира полето до края на следващата битка

## Ходове и въпроси

move-deploy_unit = изпращате { $units } в конфликта
move-retreat_unit = оттегляте { $units } в гарнизона си
move-control = вземате контрол над поле „{ $space }“
prompt-control = Вземете контрол
asked-control = над кое поле взема контрол { $units }?
asked-deploy_units = кои бойни единици отиват в конфликта? Най-много { $n }
asked-retreat_units = кои бойни единици се връщат в гарнизона? Най-много { $n }
asked-block-units = до { $units }

## Какво се случи

event-commission = { $seat } построява { $units }
event-deploy_unit = { $seat } изпраща { $units } в конфликта
event-retreat_unit = { $seat } оттегля { $units } в гарнизона си
event-lose_unit = { $seat } губи { $units } от конфликта
event-lose_from_garrison = { $seat } губи { $units } от гарнизона
event-hold = { $seat } получава контрол над поле „{ $space }“: там е { $units }
event-come_home = { $seat } връща в гарнизона си { $units }
chronicle-commission = построява { $units }
chronicle-deploy_unit = изпраща { $units } в конфликта
chronicle-retreat_unit = оттегля { $units }
chronicle-lose_unit = губи { $units }
chronicle-hold = получава контрол над поле { $names }

## Отделни места за войски: $area казва накъде или откъде

effect-send_to = пращате { term-troop.acc } от запаса си { $area }
    .to = да пратите { term-troop.acc } от запаса си { $area }
    .must = да прати { term-troop.acc } от запаса си { $area }
    .it = праща { term-troop.acc } от запаса си { $area }
cost-spend_from = върнете { term-troop.acc } { $area } в запаса си
    .to = да върнете { term-troop.acc } { $area } в запаса си
    .must = да върне { term-troop.acc } { $area } в запаса си
rule-area = войските идват тук от запаса, не се броят никъде другаде и се връщат в запаса, когато се похарчат
event-send_to = { $seat } праща { term-troop.acc } { $area }
event-spend_from = { $seat } връща { term-troop.acc } { $area } в запаса си
deck-areas = Места за войски
