"""What a page sends for the companion: a session is its journal, and the page keeps it."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import Field

from kanly.companion import Companion
from kanly.server.forms import Form, Whole, Word, Words_
from kanly.setup import RANDOM, Setup
from kanly.text.bundle import LANGUAGES

# Ten rounds with two opponents are some five hundred lines, and hearing a thousand again takes a fifth of a second.
MOST_LINES: Final = 2_000
LONGEST_JOURNAL: Final = 100_000
# The longest that can be said names every Conflict.
LONGEST_LINE: Final = 1_000


class CompanionSetup(Form):
    """What a new session is made from."""

    edition: Word = "base"
    players: Whole = Field(default=1, ge=1, le=2)
    modules: Words_ = Field(default_factory=list)
    rivals: Words_ = Field(default_factory=lambda: [RANDOM])
    level: Word = ""
    variants: Words_ = Field(default_factory=list)
    printed_cards: bool = False
    seed: Whole | None = Field(default=None, ge=0, lt=10**15)

    def companion(self, seed: int, language: str) -> Companion:
        setup = Setup(
            players=self.players,
            edition=self.edition,
            modules=self.modules,
            rivals=self.rivals,
            level=self.level,
            variants=self.variants,
            seed=seed if self.seed is None else self.seed,
        )
        return Companion(setup, printed_cards=self.printed_cards, language=language)


class CompanionForm(Form):
    """A session that begins (`setup`) or goes on (`journal`): lines are taken back first, then one more is said."""

    setup: CompanionSetup | None = None
    journal: str = Field(default="", max_length=LONGEST_JOURNAL)
    undo: Whole = Field(default=0, ge=0, le=MOST_LINES)
    line: str = Field(default="", max_length=LONGEST_LINE)
    heard: Whole = Field(default=0, ge=0, le=MOST_LINES)
    """How many reports of the journal the page has told already; they are left out of the answer."""
    corrections: bool = False
    """Whether the answer should list what can be corrected."""
    language: Annotated[str, Field(pattern=f"^({'|'.join(LANGUAGES)})$")] = "en"
