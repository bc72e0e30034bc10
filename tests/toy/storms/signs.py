"""The signs of storms."""

from __future__ import annotations

from kanly.cli.sign_tables import cost_sign, in_words
from tests.toy.storms.words import CalmStorms, RaiseStorm

in_words(RaiseStorm)
cost_sign(CalmStorms, lambda it: f"-{it.storms}@")
