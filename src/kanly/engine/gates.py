"""What people see as pictures, as numbers."""

from __future__ import annotations

from kanly import effects as fx

RESOURCES = {fx.Resource.SOLARI: 0, fx.Resource.SPICE: 1, fx.Resource.WATER: 2}
BATTLE_ICONS = list(fx.BattleIcon)
