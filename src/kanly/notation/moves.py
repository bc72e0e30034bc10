"""Moves as one-line text: `agent dagger -> arrakeen`, `take arrakeen draw`, `buy power_play`.

Ids may be shortened as long as what is meant stays clear: `agent dag -> arrakeen`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from kanly.engine import moves
from kanly.engine.content import Content
from kanly.engine.errors import AmbiguousMove, IllegalMove, KanlyError, UnreadableMove
from kanly.notation.domains import RESOURCES, domain

# Words that make a line readable and carry no meaning.
FILLERS = {"->", "to", "with"}


@dataclass(frozen=True)
class Writing:
    """How moves of a kind are written whose parameters alone don't say it."""

    write: Callable[[Content, int, int], str]
    words: Callable[[Content], set[str]]
    """All that can stand behind the kind."""
    shape: str


WRITINGS: dict[int, Writing] = {}


def written(kind: int, writing: Writing) -> None:
    """From now on moves of this kind are written so."""
    if kind in WRITINGS:
        raise KanlyError(f"how the move {moves.KINDS[kind].name!r} is written is registered twice")
    WRITINGS[kind] = writing


def write(content: Content, move: int) -> str:
    """The one-line text of a move."""
    number, a, b = moves.kind_of(move), moves.first(move), moves.second(move)
    kind = moves.KINDS[number]
    if number in WRITINGS:
        return f"{kind.name} {WRITINGS[number].write(content, a, b)}"
    if not kind.first:
        return kind.name
    text = kind.written.replace("{a}", domain(kind.first).write(content, a))
    if kind.second:
        text = text.replace("{b}", domain(kind.second).write(content, b))
    return f"{kind.name} {text}".rstrip()


def write_old(content: Content, move: int) -> str:
    """A move as it was written before effects got the names that they have now; records and scenarios may hold it."""
    kind, a = moves.kind_of(move), moves.first(move)
    if kind in (moves.TAKE, moves.CHOOSE):
        return f"{moves.KINDS[kind].name} {content.nodes[a].key}"
    return write(content, move)


def means(content: Content, move: int, text: str) -> bool:
    """Whether a line, written in full, is this move, by its name of today or by an old one."""
    return text in (write(content, move), write_old(content, move))


def read(content: Content, text: str, legal: list[int]) -> int:
    """The legal move that the text means.

    Raises UnreadableMove if the text is no move of this game at all, AmbiguousMove if it fits several legal moves, and
    IllegalMove if it can be read but is not legal now.
    """
    words = text.split()
    if not words:
        raise UnreadableMove("an empty line is no move; " + listing(content, legal))
    if words[0] not in moves.NUMBERS:
        known = ", ".join(sorted(moves.NUMBERS))
        raise UnreadableMove(f"no move begins with {words[0]!r}; moves begin with one of: {known}")
    line = " ".join(words)
    today = {move: write(content, move) for move in legal}
    old = {move: write_old(content, move) for move in legal}
    for full in (today, old):
        for move, known in full.items():
            if known == line:
                return move
    for twin, node in content.twins.items():
        move = moves.make(moves.TAKE, node)
        if move in today and line in (
            f"take {content.nodes[twin].name}",
            f"take {content.nodes[twin].key}",
        ):
            return move
    wanted = [word for word in words if word not in FILLERS]
    fitting = [move for move, known in today.items() if fits(wanted, known)]
    fitting = fitting or [move for move, known in old.items() if fits(wanted, known)]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        shown = "; ".join(today[move] for move in fitting[:8])
        raise AmbiguousMove(f"{text!r} fits several legal moves: {shown}")
    check_words(content, words)
    raise IllegalMove(f"{text!r} is not legal now; " + listing(content, legal))


def fits(wanted: list[str], full: str) -> bool:
    """Each word is the beginning of the word in its place; the kind of move is written in full."""
    have = [word for word in full.split() if word not in FILLERS]
    if len(have) != len(wanted) or have[0] != wanted[0]:
        return False
    return all(h.startswith(w) for h, w in zip(have, wanted, strict=True))


def check_words(content: Content, words: list[str]) -> None:
    """Refuse a line with a word that nothing in this game begins with."""
    number = moves.NUMBERS[words[0]]
    kind = moves.KINDS[number]
    count = len([word for word in words[1:] if word not in FILLERS])
    if not kind.first and count:
        raise UnreadableMove(f"{words[0]!r} stands alone; {' '.join(words[1:])!r} is too much")
    if kind.first and not count:
        raise UnreadableMove(f"{words[0]!r} needs more: {shape(number)}")
    known = vocabulary(content, number)
    for word in words[1:]:
        if word not in FILLERS and not any(entry.startswith(word) for entry in known):
            raise UnreadableMove(f"nothing here is called {word!r}; the move is written: {shape(number)}")


def vocabulary(content: Content, number: int) -> set[str]:
    """The words that can stand behind a kind of move."""
    if number in WRITINGS:
        return WRITINGS[number].words(content)
    kind = moves.KINDS[number]
    known = {word for word in kind.written.split() if not word.startswith("{")}
    for name in (kind.first, kind.second):
        if name:
            known |= domain(name).words(content)
    return known


def shape(number: int) -> str:
    """How a move of this kind is written."""
    kind = moves.KINDS[number]
    if number in WRITINGS:
        return f"{kind.name} {WRITINGS[number].shape}"
    text = kind.written
    for mark, name in (("{a}", kind.first), ("{b}", kind.second)):
        if name:
            text = text.replace(mark, domain(name).shape or f"<{name}>")
    return f"{kind.name} {text}".rstrip()


def listing(content: Content, legal: list[int]) -> str:
    if not legal:
        return "the game is over, no move is legal"
    return "legal are: " + "; ".join(write(content, move) for move in legal)


def write_price(content: Content, tier: int, space: int) -> str:
    cost = content.space_tiers[space][tier][0]
    parts = [f"{amount} {resource}" for amount, resource in zip(cost, RESOURCES, strict=True) if amount]
    return " ".join(parts) or "nothing"


written(
    moves.TIER,
    Writing(
        write_price, lambda c: domain("number").words(c) | {*RESOURCES, "nothing"}, "<number> <resource>"
    ),
)
