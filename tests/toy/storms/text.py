"""Storms in words."""

from __future__ import annotations

from kanly.text import kinds, tables
from tests.toy.storms.position import GALES
from tests.toy.storms.words import CalmStorms, RaiseStorm, Weathered

tables.effect(RaiseStorm, lambda by, it, form: by.leaf("effect-raise_storm", form))
tables.condition(Weathered, lambda by, it: by.told("condition-weathered", n=it.storms))
tables.cost(CalmStorms, lambda by, it, form: by.leaf("cost-calm_storms", form, n=it.storms))
kinds.part("gale", "gale", lambda said, c, gale: GALES[gale])
kinds.caused("storm")
kinds.chronicle("storm", kinds.NAMED, 200)
