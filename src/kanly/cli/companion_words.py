"""What the companion says, as the terminal shows it."""

from __future__ import annotations

from kanly.cli import symbols
from kanly.companion.speech import Speech
from kanly.components import Conflict


class TerminalSpeech(Speech):
    """Rewards are told in signs, as on the terminal's board."""

    def rewards(self, conflict: Conflict) -> str:
        return " | ".join(symbols.rewards(self.lexicon, conflict, 3))
