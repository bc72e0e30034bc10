"""The five Objectives: four of them are used with four players, three with fewer."""

from __future__ import annotations

from functools import partial

from kanly.components import Objective
from kanly.effects import BattleIcon

objective = partial(Objective, set="uprising", deck="objectives")

OBJECTIVES: tuple[Objective, ...] = (
    objective(
        id="objective_desert_mouse_first_player",
        name="Desert Mouse",
        battle_icon=BattleIcon.DESERT_MOUSE,
        players=(1, 2, 3, 4, 6),
        first_player=True,
    ),
    objective(
        id="objective_desert_mouse_4_6p",
        name="Desert Mouse",
        battle_icon=BattleIcon.DESERT_MOUSE,
        players=(4, 6),
    ),
    objective(
        id="objective_crysknife",
        name="Crysknife",
        battle_icon=BattleIcon.CRYSKNIFE,
        players=(1, 2, 3, 4, 6),
    ),
    objective(
        id="objective_crysknife_4_6p",
        name="Crysknife",
        battle_icon=BattleIcon.CRYSKNIFE,
        players=(4, 6),
    ),
    objective(
        id="objective_ornithopter_1_3p",
        name="Ornithopter",
        battle_icon=BattleIcon.ORNITHOPTER,
        players=(1, 2, 3),
    ),
)
