"""The signs of battle icons."""

from __future__ import annotations

from collections.abc import Iterator

from kanly import effects as fx
from kanly.cli import style
from kanly.cli.sign_tables import Meaning, cost_sign, legend
from kanly.text.lexicon import Lexicon


def meanings(lexicon: Lexicon) -> Iterator[Meaning]:
    words = lexicon.words
    if lexicon.content.objectives:
        for icon, sign in style.BATTLE_ICONS.items():
            yield sign, "battle", words.text("terminal-battle_icon", icon=words.text(f"battle-{icon}"))


cost_sign(fx.TurnDown, lambda it: f"-{style.BATTLE_ICONS[it.icon.value]}")
legend(50, meanings)
