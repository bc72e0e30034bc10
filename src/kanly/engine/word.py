"""A word of the vocabulary as the engine plays it: how it is lowered to nodes, whether it can be done now, what it does.

Every word is one object, and a node knows its own, so that playing asks no table. Words are registered by the class of the
vocabulary that they play; a class without a word is refused when a box is opened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.engine.content import AUTO_ALWAYS, Content, Node
from kanly.engine.errors import KanlyError
from kanly.engine.state import State
from kanly.open_class import mypyc_attr

if TYPE_CHECKING:
    from kanly.engine.lowering import WordLowering

# What a word does to a printed opponent.
OnOpponent = Callable[[State, int, Node], None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """What the engine knows of one word; those that differ from this say so."""

    def __init__(self, op: int) -> None:
        self.op: int = op
        # None: nobody has said what it does to a printed opponent.
        self.on_opponent: OnOpponent | None = None
        # Whether `binding` says anything of its own.
        self.may_not_bind: bool = False

    # --- before the game

    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        """The node of an effect, and those below it."""
        raise KanlyError(f"the engine has no rule for the effect {effect}")

    def goes_by_what_lies_inside(self) -> bool:
        """Whether it only says how effects hang together, so that names are made of those."""
        return False

    def given(self, n: Node) -> int:
        """How much it gives of what it is called after; 0 if that can't be said in a number."""
        return 0

    def options(self, n: Node) -> tuple[int, ...]:
        """Those below it that a move can name one by one."""
        return ()

    def brings_later(self, c: Content, n: Node) -> tuple[int, ...]:
        """What comes into the pool after it, and is taken there like any other effect."""
        return ()

    def becomes_option(self, n: Node, rules: int) -> None:
        """It is the whole of an option, and picking that is a decision already."""

    # --- in the game

    def doable(self, s: State, seat: int, n: Node) -> bool:
        """Whether at least a part of it would happen now."""
        return True

    def waits(self, s: State, seat: int, n: Node) -> bool:
        """Whether a card that lies there for it goes on lying there, as it can't be done now."""
        return False

    def lies_until(self) -> bool:
        """Whether a Plot of it lies face up until what it reacts to has happened, and does it then."""
        return False

    def binding(self, s: State, seat: int, n: Node) -> bool:
        """Whether a mandatory one that can be done has to be done now."""
        return True

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        """Make it happen. `forced`: see `resolve.apply`."""
        raise KanlyError(f"no rule says what {n.name!r} does")

    def apply_times(self, s: State, seat: int, n: Node, times: int) -> bool:
        """Make it happen several times at once, if that can be done in one; otherwise it is applied one by one."""
        return False

    # --- nodes

    def node(self, name: str, a: int = 0, b: int = 0) -> Node:
        made = Node(self, a, b)
        made.word = name
        return made

    def plain(self, name: str, a: int = 0, b: int = 0) -> Node:
        """A node that is taken at once without asking: nothing is won by waiting with it."""
        made = self.node(name, a, b)
        made.auto = AUTO_ALWAYS
        return made

    def optional(self, name: str, a: int = 0, b: int = 0) -> Node:
        made = self.node(name, a, b)
        made.mandatory = False
        return made


WORDS: dict[type[fx.Effect], Word] = {}
ON_OPPONENT: dict[type[fx.Effect], OnOpponent] = {}
WITHOUT_MEANING: set[type[fx.Effect]] = set()


def register(kind: type[fx.Effect], word: Word) -> None:
    """From now on the engine plays effects of this class so."""
    if kind in WORDS:
        raise KanlyError(f"the word {kind.__name__} is registered twice")
    WORDS[kind] = word
    word.may_not_bind = getattr(type(word), "binding") is not getattr(Word, "binding")  # noqa: B009
    word.on_opponent = ON_OPPONENT.get(kind)


def word_of(effect: fx.Effect) -> Word:
    """The word of an effect; an unknown one is refused when a box is opened, never at the table."""
    word = WORDS.get(type(effect))
    if word is None:
        raise KanlyError(f"the engine has no rule for the effect {effect}")
    return word


def has_no_meaning(*kinds: type[fx.Effect]) -> None:
    """These words never happen to a printed opponent: where one could meet them, its box is refused."""
    for kind in kinds:
        if kind in ON_OPPONENT or kind in WITHOUT_MEANING:
            raise KanlyError(f"what {kind.__name__} does to a printed opponent is registered twice")
        WITHOUT_MEANING.add(kind)


def without_meaning(kinds: Iterable[type[fx.Effect]]) -> list[type[fx.Effect]]:
    """Those of these words of which nobody says what they do to a printed opponent, nor that they never do."""
    return [kind for kind in kinds if kind not in ON_OPPONENT and kind not in WITHOUT_MEANING]


def means_to_opponents(kind: type[fx.Effect], does: OnOpponent) -> None:
    """What a word does to a printed opponent, whichever of both is registered first."""
    if kind in ON_OPPONENT or kind in WITHOUT_MEANING:
        raise KanlyError(f"what {kind.__name__} does to a printed opponent is registered twice")
    ON_OPPONENT[kind] = does
    if kind in WORDS:
        WORDS[kind].on_opponent = does
