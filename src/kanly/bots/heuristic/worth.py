"""What each word of the vocabulary is worth: one table, filled by the core (`words/`) and by topics (their `worth.py`).

Words go by the class of the vocabulary, and are looked up by the word of the engine that plays a node: what a game lowers to
another word (a contract in a game without contracts) is worth what that other one is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.bots.heuristic import often
from kanly.engine.content import Node
from kanly.engine.errors import KanlyError
from kanly.engine.word import WORDS, Word
from kanly.opening import Opened, called

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

# What a node is worth now, or as a part of what is still to be acquired and played later.
OfWord = Callable[["Judge", Node, bool], float]
# What it is worth now, in one certain place.
Now = Callable[["Judge", Node], float]
# What a line of a Combat card does: the swords that it adds, and what else it brings less what it costs.
Line = Callable[["Judge", Node], tuple[int, float]]
# What so many of it are worth at once.
Times = Callable[["Judge", Node, float], float]

# For a Plot card: it would be wasted now.
NOT_NOW = -1.0


class Worth:
    """What the judge knows of one word; those that differ by where they stand say so.

    `chosen`: it was picked out of options, so that its price is paid. `plot`, `line`: it stands on a Plot card, or is a line of a
    Combat card, that might be played now. `sending`: it stands on the card that would send an Agent to the space that is judged.
    `times`: so many of it at once.
    """

    __slots__ = ("chosen", "line", "plot", "sending", "times", "worth")

    def __init__(
        self,
        worth: OfWord,
        *,
        chosen: Now | None = None,
        plot: Now | None = None,
        line: Line | None = None,
        sending: Now | None = None,
        times: Times | None = None,
    ) -> None:
        def now(judge: Judge, n: Node) -> float:
            return worth(judge, n, True)

        def without_swords(judge: Judge, n: Node) -> tuple[int, float]:
            return 0, worth(judge, n, True)

        def one_by_one(judge: Judge, n: Node, times: float) -> float:
            return times * worth(judge, n, True)

        self.worth: OfWord = worth
        self.chosen: Now = chosen or now
        self.plot: Now = plot or now
        self.line: Line = line or without_swords
        self.sending: Now = sending or now
        self.times: Times = times or one_by_one


WORTHS: dict[Word, Worth] = {}


def register(kind: type[fx.Effect] | Word, worth: OfWord | Worth) -> None:
    """From now on a word is worth this; one without a class of its own, such as a sequence, is named itself."""
    if not isinstance(kind, Word) and kind not in WORDS:
        raise KanlyError(f"{kind.__name__} has a worth, but the engine has no rule for it")
    word = kind if isinstance(kind, Word) else WORDS[kind]
    if word in WORTHS:
        raise KanlyError(f"the worth of {kind} is registered twice")
    WORTHS[word] = worth if isinstance(worth, Worth) else Worth(worth)


def nothing(judge: Judge, n: Node, now: bool) -> float:
    """The worth of a word that is judged elsewhere, or that does nothing for whoever judges."""
    return 0.0


def missing() -> list[str]:
    """Words that the engine plays and nobody can judge."""
    return sorted(kind.__name__ for kind, word in WORDS.items() if word not in WORTHS) + often.missing()


def look(found: Opened) -> None:
    """Refuse, by name, a box with a word that the bot has no worth for."""
    refuse([kind for kind in found.of(fx.Effect) if kind in WORDS and WORDS[kind] not in WORTHS])


def refuse(kinds: Sequence[type]) -> None:
    if kinds:
        raise KanlyError(f"the heuristic bot has no worth for {called(kinds)}")


def check() -> None:
    """Refuse, by name, a vocabulary that the bot does not know all of."""
    if names := missing():
        raise KanlyError(f"the heuristic bot has no worth for {', '.join(names)}")
