### Rules of whole components, in Bulgarian, as clauses without a capital or a full stop.

## What Leaders’ abilities change

trait-start_with = в началото на играта получавате допълнително { $what }
trait-start_without = започвате играта без картата „{ $card }“
trait-prescience = можете по всяко време да поглеждате най-горната карта от колодата си
trait-space_discount = полетата със символ „{ $icon }“ ви струват с { resource-solari } по-малко
trait-may_join = можете да изпращате Агенти на полета със символ { $icons } дори ако там има Агенти на опоненти
trait-harvest_less = когато добивате подправка, получавате с { $n } по-малко и { $effects }
trait-secret_factions = преди първия рунд тайно изберете { $n } от четирите плочки на фракции и ги поставете с лице надолу
trait-reserved_contracts = договорите { $contracts } се отделят, преди да се размесят останалите; само вие можете да ги вземате – по един вместо някой от разкритите договори
trait-training_track = маркерът ви започва от първата степен на скалата за обучение
trait-on = { $trigger }, { $effects }
trait-on_once_game = веднъж на игра: { $trigger }, { $effects }
trait-on_once_turn = веднъж на ход: { $trigger }, { $effects }
trait-on_once_round = веднъж на рунд: { $trigger }, { $effects }
trait-any_moment_turn = веднъж на ход, във всеки момент от своя ход, можете да използвате това: { $effects }
trait-any_moment_round = веднъж на рунд, във всеки момент от своя ход, можете да използвате това: { $effects }
trait-any_moment_game = веднъж на игра, във всеки момент от своя ход, можете да използвате това: { $effects }
trigger-paid_solari_for_space = когато плащате солари за игрално поле
trigger-took_council_seat = когато заемате място във Висшия съвет
trigger-deployed =
    { $n ->
         [0] когато изпращате войски в конфликта
        *[other] когато за един ход сте изпратили в конфликта поне { term-troop.acc }
    }
trigger-sent_agent = когато изпращате Агент на поле на фракция
trigger-sent_agent_of = когато изпращате Агент на поле { $factions }
trigger-revealed = когато играете ход на Разкриване
trigger-befriended = всеки път, когато се изкачите до победната точка на скалата за влияние на фракция
trigger-befriended_of = всеки път, когато се изкачите до победната точка на скалата за влияние { $factions }
trigger-watched_maker = когато друг играч изпрати Агент на поле със символ Вестител, което ваш Шпионин наблюдава
trigger-acquired = всеки път, когато придобиете карта
trigger-acquired_of = всеки път, когато придобиете карта { $factions }
trigger-acquired_named = всеки път, когато придобиете карта „{ $name }“
trigger-visited = всеки път, когато изпратите Агент на игрално поле
trigger-visited_of = всеки път, когато изпратите Агент на поле { $factions }
trigger-visited_named = всеки път, когато изпратите Агент на поле „{ $name }“
trigger-gained_spice =
    { $n ->
         [0] всеки път, когато в свой ход получите подправка
        *[other] всеки път, когато в свой ход получите подправка и за този ход сте получили поне { resource-spice.acc }
    }
trigger-deployed_units =
    { $n ->
         [0] всеки път, когато изпратите бойни единици в конфликта
        *[other] всеки път, когато изпратите бойни единици в конфликта и за този ход сте изпратили поне { term-unit.acc }
    }
trigger-gained_influence = всеки път, когато получите влияние
trigger-gained_influence_of = всеки път, когато получите влияние { $factions }
trigger-recruited = всеки път, когато наберете войски
trigger-trashed = всеки път, когато премахнете карта
trigger-won = всеки път, когато спечелите конфликт
trigger-round_started = в началото на всеки рунд

## Rules of whole components

rule-anywhere = изпращате който и да е свой Агент, дори вече изпратен на игралната дъска, на което и да е игрално поле, свободно или заето
rule-turn_start = изигравате тази карта само в началото на хода си
rule-take_control = получавате контрол над поле „{ $space }“
rule-requires = поне { term-influence } { by-faction.influence }
rule-once = всеки играч може да изпрати Агент тук само веднъж на игра
rule-combat_space = можете да изпратите войски в конфликта
rule-maker = ако във фаза „{ phase-makers }“ на полето няма Агент, на него се трупа 1 допълнителна подправка
rule-control_bonus = който контролира това поле, получава { $what } всеки път, когато тук бъде изпратен Агент
rule-track = когато достигнете { term-influence.gen } { by-faction.influence }, { $effects }
rule-alliance = първият, който достигне { term-influence.gen } { by-faction.influence }, сключва съюза (1 победна точка); който после се изкачи по-високо от него, взема съюза
rule-ignores_requirements = изискванията за влияние на полетата не важат за Агента, изпратен с тази карта
rule-next_stops = след това: { $stops }
# What a card costs in a row that only some games have.
rule-sold = { $row }: { $price }
rule-free_price = безплатно: { $effects }
rule-cost_later = { $cost }; щом някой играч вече има Майстор на меча – { $later }
rule-protected = докато Защитната стена стои, пясъчни червеи не могат да влязат в конфликт за това поле
rule-connected =
    { $n ->
         [1] свързан с поле { $spaces }
        *[other] свързан с полетата { $spaces }
    }
rule-players = за игра с { $players } играчи
rule-first_player = който получи тази карта, е пръв на ход в първия рунд
rule-contract_visit = изпращате Агент на поле „{ $space }“
rule-contract_harvest = изпращате Агент на поле със символ Вестител и през същия ход получавате поне { resource-spice.acc }
rule-contract_acquire = придобивате карта „{ $card }“
rule-contract_immediate = изпълнява се веднага щом го вземете
rule-doubles = който има в конфликта поне една такава бойна единица, получава наградата си два пъти
rule-stopped_by_wall = не може да влезе в конфликт, пазен от Защитната стена
