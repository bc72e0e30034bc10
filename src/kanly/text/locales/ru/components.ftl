### Rules of whole components, in Russian, as clauses without a capital or a full stop.

## What Leaders’ abilities change; a trigger ends with its own comma or colon

trait-start_with = в начале игры дополнительно получите { $what }
trait-start_without = начните игру без карты «{ $card }»
trait-prescience = можете в любой момент смотреть верхнюю карту своей колоды
trait-space_discount = ячейки с символом «{ $icon }» стоят для вас на { resource-solari.acc } меньше
trait-may_join = можете отправлять агентов в ячейки с символом { $icons }, даже если там стоят агенты соперников
trait-harvest_less = когда добываете Пряность, получите на { $n } меньше и { $effects }
trait-secret_factions = перед первым раундом тайно выберите { $n } из четырёх жетонов фракций и положите их лицевой стороной вниз
trait-reserved_contracts = контракты { $contracts } откладывают, прежде чем перемешать остальные; только вы, когда берёте контракт, можете взять вместо этого один из них
trait-training_track = ваш жетон начинает с первой ступени трека тренировки
trait-on = { $trigger } { $effects }
trait-on_once_game = один раз за игру: { $trigger } { $effects }
trait-on_once_turn = один раз за ход: { $trigger } { $effects }
trait-on_once_round = один раз за раунд: { $trigger } { $effects }
trait-any_moment_turn = один раз за ход, в любой момент своего хода, можете воспользоваться этим: { $effects }
trait-any_moment_round = один раз за раунд, в любой момент своего хода, можете воспользоваться этим: { $effects }
trait-any_moment_game = один раз за игру, в любой момент своего хода, можете воспользоваться этим: { $effects }
trigger-paid_solari_for_space = когда платите солярии за ячейку,
trigger-took_council_seat = когда занимаете место в Высшем Совете,
trigger-deployed =
    { $n ->
         [0] когда размещаете отряды,
        *[other] когда за один ход вы разместили не менее { term-troop.gen },
    }
trigger-sent_agent = когда отправляете агента в ячейку фракции,
trigger-sent_agent_of = когда отправляете агента в ячейку { $factions },
trigger-revealed = { term-reveal_turn.during }:
trigger-befriended = каждый раз, когда достигаете деления с победным очком на треке влияния фракции,
trigger-befriended_of = каждый раз, когда достигаете деления с победным очком на треке влияния { $factions },
trigger-watched_maker = когда другой игрок отправляет агента в ячейку с символом Подателя, за которой следит ваш шпион,
trigger-acquired = каждый раз, когда получаете новую карту,
trigger-acquired_of = каждый раз, когда получаете новую карту { $factions },
trigger-acquired_named = каждый раз, когда получаете карту «{ $name }»,
trigger-visited = каждый раз, когда отправляете агента в ячейку,
trigger-visited_of = каждый раз, когда отправляете агента в ячейку { $factions },
trigger-visited_named = каждый раз, когда отправляете агента в ячейку «{ $name }»,
trigger-gained_spice =
    { $n ->
         [0] каждый раз, когда в свой ход получаете Пряность,
        *[other] каждый раз, когда в свой ход получаете Пряность и за этот ход получили не менее { resource-spice.gen },
    }
trigger-deployed_units =
    { $n ->
         [0] каждый раз, когда размещаете боевые единицы,
        *[other] каждый раз, когда размещаете боевые единицы и за этот ход разместили не менее { term-unit.gen },
    }
trigger-gained_influence = каждый раз, когда получаете влияние,
trigger-gained_influence_of = каждый раз, когда получаете влияние { $factions },
trigger-recruited = каждый раз, когда нанимаете отряды,
trigger-trashed = каждый раз, когда удаляете карту,
trigger-won = каждый раз, когда побеждаете в сражении,
trigger-round_started = в начале каждого раунда

## Rules of whole components

rule-anywhere = отправьте любого своего агента, даже уже стоящего на игровом поле, в любую ячейку, свободную или занятую
rule-turn_start = разыгрывайте эту карту только в начале своего хода
rule-take_control = получите контроль над ячейкой «{ $space }»
rule-requires = не менее { term-influence.gen } { by-faction.influence }
rule-once = каждый игрок может отправить сюда агента только раз за игру
rule-combat_space = можете разместить отряды в зоне конфликта
rule-maker = если в фазе «{ phase-makers }» в ячейке нет агента, в ней накапливается 1 бонусная Пряность
rule-control_bonus = тот, кто контролирует эту ячейку, получает { $what } каждый раз, когда сюда отправляют агента
rule-track = когда достигаете { term-influence.gen } { by-faction.influence }, { $effects }
rule-alliance = первый, кто достигает { term-influence.gen } { by-faction.influence }, заключает союз (1 победное очко); тот, кто затем поднимается выше него, забирает союз себе
rule-ignores_requirements = условия ячеек, связанные с влиянием, не касаются агента, которого вы отправляете этой картой
rule-next_stops = далее: { $stops }
# What a card costs in a row that only some games have.
rule-sold = { $row }: { $price }
rule-free_price = бесплатно: { $effects }
rule-cost_later = { $cost }; как только у кого-то из игроков есть оружейник — { $later }
rule-protected = пока стоит Барьерная стена, песчаные черви не могут вступить в конфликт за эту ячейку
rule-connected =
    { $n ->
         [1] связан с ячейкой { $spaces }
        *[other] связан с ячейками { $spaces }
    }
rule-players = для игры на { $players } игроков
rule-first_player = тот, кому досталась эта карта, ходит первым в первом раунде
rule-contract_visit = отправьте агента в ячейку «{ $space }»
rule-contract_harvest = отправьте агента в ячейку с символом Подателя и получите за этот ход не менее { resource-spice.gen }
rule-contract_acquire = приобретите карту «{ $card }»
rule-contract_immediate = выполняется сразу, как только вы его берёте
rule-doubles = тот, у кого в зоне конфликта есть хотя бы одна такая боевая единица, получает свою награду дважды
rule-stopped_by_wall = не может вступить в конфликт за ячейку, которую защищает Барьерная стена
