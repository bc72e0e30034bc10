"""Leaders' mats in words."""

from __future__ import annotations

from kanly.text import kinds

kinds.part("stop", "stop", lambda said, c, stop: said.rules.traits.stop(c.stop_ids[stop]))
kinds.chronicle("memory", kinds.COUNTED, 70)
kinds.chronicle("train", kinds.SINGLE, 140)
kinds.chronicle("flip_leader", kinds.SINGLE, 150)
