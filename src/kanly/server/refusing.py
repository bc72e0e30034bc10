"""Why something is not done: a message of refusals.ftl, said in the language of whoever reads it."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from enum import Enum
from typing import Final

from kanly.bots.handle import BotError
from kanly.engine.errors import KanlyError, MoveError, SetupError
from kanly.notation.record import RecordError
from kanly.server.database import StoreError
from kanly.server.store import Taken
from kanly.text import Words
from kanly.text.bundle import sentence

log = logging.getLogger("kanly.server")
# What the rest of Kanly says of its errors, and what stands in logs.
PLAIN: Final = "en"


class Why:
    """A message `refused-<code>`; one of its variables may itself be a reason."""

    def __init__(self, code: str, /, **variables: int | str | Why) -> None:
        self.code = code
        self.variables = variables

    def clause(self, words: Words) -> str:
        """As a part of a sentence: small first letter, no full stop."""
        filled = {
            name: value.clause(words) if isinstance(value, Why) else value
            for name, value in self.variables.items()
        }
        return words.text(f"refused-{self.code}", **filled)

    def said(self, words: Words) -> str:
        """As a sentence for a reader."""
        return sentence(self.clause(words))

    def __str__(self) -> str:
        return self.clause(Words(PLAIN))


class Detail(Enum):
    """Who is told what an error says besides the kind of error that it is: that is always English."""

    SHOWN = "everybody, for without it nobody could mend anything"
    ENGLISH = "whoever reads English; the others know enough"
    KEPT = "nobody but the log: it speaks of the server's inside"


@dataclass(frozen=True)
class Lead:
    code: str
    detail: Detail


# The nearest class counts.
LEADS: Final = {
    KanlyError: Lead("other", Detail.SHOWN),
    SetupError: Lead("setup", Detail.SHOWN),
    RecordError: Lead("record", Detail.SHOWN),
    MoveError: Lead("move", Detail.ENGLISH),
    StoreError: Lead("store", Detail.KEPT),
    BotError: Lead("bot", Detail.KEPT),
    Taken: Lead("moved_on", Detail.KEPT),
}


@dataclass(frozen=True)
class Told:
    """An error as a reader gets it: a sentence, and what of it is English whatever the language."""

    text: str
    detail: str = ""


def explained(problem: KanlyError, words: Words) -> Told:
    """An error of the server's own, or of anything below it, in a language."""
    if isinstance(problem, Why):
        return Told(problem.said(words))
    lead = next(LEADS[kind] for kind in type(problem).__mro__ if kind in LEADS)
    detail = str(problem)
    if lead.detail is Detail.KEPT:
        log.warning("refused: %s", detail)
        return Told(Why(lead.code).said(words))
    if lead.detail is Detail.ENGLISH and words.language != PLAIN:
        return Told(Why(lead.code).said(words), detail)
    return Told(sentence(f"{Why(lead.code).clause(words)}: {detail}"), detail)
