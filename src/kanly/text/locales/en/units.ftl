### Units that are no troops: in garrisons, in the Conflict, and on spaces that they control. $units is so many of a kind.

## Effects

effect-commission = you may commission { $units }
    .do = commission { $units }
    .to = commission { $units }
    .it = commissions { $units }
effect-deploy_units =
    { $n ->
         [1] you may deploy { $units } from your garrison to the Conflict
        *[other] deploy up to { $units } from your garrison to the Conflict
    }
    .do =
        { $n ->
             [1] deploy { $units } from your garrison to the Conflict
            *[other] deploy up to { $units } from your garrison to the Conflict
        }
    .to =
        { $n ->
             [1] deploy { $units } from your garrison to the Conflict
            *[other] deploy up to { $units } from your garrison to the Conflict
        }
effect-deploy_units_any = deploy as many as you like from your garrison to the Conflict: { $units }
    .to = deploy as many as you like from your garrison to the Conflict: { $units }
effect-retreat_units =
    { $n ->
         [1] you may retreat { $units } from the Conflict to your garrison
        *[other] retreat up to { $units } from the Conflict to your garrison
    }
    .do =
        { $n ->
             [1] retreat { $units } from the Conflict to your garrison
            *[other] retreat up to { $units } from the Conflict to your garrison
        }
    .to =
        { $n ->
             [1] retreat { $units } from the Conflict to your garrison
            *[other] retreat up to { $units } from the Conflict to your garrison
        }
effect-retreat_units_any = retreat as many as you like from the Conflict to your garrison: { $units }
    .to = retreat as many as you like from the Conflict to your garrison: { $units }

## What a kind of units is

rule-unit_limit = each player has { $n }
rule-unit_garrison = it can stand in the garrison, and is deployed and retreats from there like a troop
rule-unit_after = after Combat it returns to the garrison
rule-unit_control = whoever wins a Conflict with one there puts one on a space that can be controlled, and controls it until the end of the next Combat

## Moves, and what is asked

move-deploy_unit = deploy { $units } to the Conflict
move-retreat_unit = retreat { $units } to your garrison
move-control = take control of { $space }
prompt-control = Take control
asked-control = which space does { $units } take control of?
asked-deploy_units = which units go to the Conflict? Up to { $n }
asked-retreat_units = which units go back to your garrison? Up to { $n }
asked-block-units = up to { $units }

## What happened

event-commission = { $seat } commissions { $units }
event-deploy_unit = { $seat } deploys { $units } to the Conflict
event-retreat_unit = { $seat } retreats { $units } to the garrison
event-lose_unit = { $seat } loses { $units } from the Conflict
event-lose_from_garrison = { $seat } loses { $units } from the garrison
event-hold = { $seat } takes control of { $space } with { $units }
event-come_home = { $seat } returns { $units } to the garrison
chronicle-commission = commissions { $units }
chronicle-deploy_unit = deploys { $units }
chronicle-retreat_unit = retreats { $units }
chronicle-lose_unit = loses { $units }
chronicle-hold = takes control of { $names }

## Places of their own for troops: $area says where to, or where from

effect-send_to = send { term-troop.acc } from your supply { $area }
    .to = send { term-troop.acc } from your supply { $area }
    .it = sends { term-troop.acc } from its supply { $area }
cost-spend_from = return { term-troop.acc } { $area } to your supply
    .to = return { term-troop.acc } { $area } to your supply
rule-area = troops come there from the supply, count for nothing else, and go back there when they are spent
event-send_to = { $seat } sends { term-troop.acc } { $area }
event-spend_from = { $seat } returns { term-troop.acc } { $area } to the supply
deck-areas = Places for troops
