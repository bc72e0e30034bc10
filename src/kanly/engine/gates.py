"""What people see as pictures, as numbers and bit masks."""

from __future__ import annotations

from collections.abc import Sequence

from kanly import effects as fx

RESOURCES = {fx.Resource.SOLARI: 0, fx.Resource.SPICE: 1, fx.Resource.WATER: 2}
FACTIONS = list(fx.Faction)
ICONS = list(fx.Icon)
BATTLE_ICONS = list(fx.BattleIcon)


def faction_mask(factions: Sequence[fx.Faction]) -> int:
    return sum(1 << FACTIONS.index(faction) for faction in factions)


def icon_mask(icons: Sequence[fx.Icon]) -> int:
    return sum(1 << ICONS.index(icon) for icon in icons)
