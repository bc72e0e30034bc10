"""The signs of troops in areas."""

from __future__ import annotations

from kanly import effects as fx
from kanly.cli import style
from kanly.cli.sign_tables import cost_sign, sign

sign(fx.SendTo, lambda lexicon, it: f"{it.troops}{style.TROOP}{style.ARROW}")
cost_sign(fx.SpendFrom, lambda it: f"-{it.troops}{style.TROOP}")
