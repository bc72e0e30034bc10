"""Moves as one-line text: `agent dagger -> arrakeen`, `take arrakeen draw`, `buy power_play`.

Ids may be shortened as long as what is meant stays clear: `agent dag -> arrakeen`.
"""

from __future__ import annotations

from kanly.engine import moves
from kanly.engine.codes import DISCARD_PILE, FROM_ASIDE, HAND, IN_PLAY, TOP_OF_DECK
from kanly.engine.content import Content
from kanly.engine.errors import AmbiguousMove, IllegalMove, UnreadableMove
from kanly.engine.rows import row_at
from kanly.notation.domains import ids

ZONES = {HAND: "hand", DISCARD_PILE: "discard", IN_PLAY: "play"}
PLACES = {TOP_OF_DECK: "top", DISCARD_PILE: "discard"}
RESOURCES = ("solari", "spice", "water")
LEADER = "leader"
ARROW = "->"
# Words that make a line readable and carry no meaning.
FILLERS = {ARROW, "to", "with"}
KINDS_BY_NAME = {name: kind for kind, (name, _, _) in enumerate(moves.KINDS)}


def write(content: Content, move: int) -> str:
    """The one-line text of a move."""
    c = content
    kind, a, b = moves.kind_of(move), moves.first(move), moves.second(move)
    name = moves.KINDS[kind][0]
    if kind == moves.AGENT:
        return f"agent {c.card_ids[a]} {ARROW} {c.space_ids[b]}"
    if kind in (moves.TAKE, moves.CHOOSE):
        return f"{name} {c.nodes[a].name}"
    if kind in (moves.BUY, moves.ACQUIRE):
        return f"{name} {c.card_ids[a]}{where(c, b)}"
    if kind == moves.TRASH:
        return f"trash {c.card_ids[a]} from {ZONES[b]}"
    if kind == moves.ORIGIN:
        return f"from {LEADER if a == 0 else c.space_ids[a - 1]}"
    if kind == moves.TIER:
        return f"price {write_cost(c.space_tiers[b][a][0])}"
    if kind == moves.PUT:
        return f"put {PLACES[a]}"
    if kind in (moves.DEPLOY, moves.RETREAT) and b:
        return f"{name} {a} {c.unit_ids[b - 1]}"
    domain = moves.KINDS[kind][1]
    if domain == "number":
        return f"{name} {a}"
    return f"{name} {ids(c, domain)[a]}" if domain else name


def where(content: Content, origin: int) -> str:
    """Where a card is acquired from; the Imperium Row and the Reserve need no word."""
    if origin > FROM_ASIDE:
        return f" from {row_at(content, origin).name}"
    return " aside" if origin == FROM_ASIDE else ""


def write_old(content: Content, move: int) -> str:
    """A move as it was written before effects got the names that they have now; records and scenarios may hold it."""
    kind, a = moves.kind_of(move), moves.first(move)
    if kind in (moves.TAKE, moves.CHOOSE):
        return f"{moves.KINDS[kind][0]} {content.nodes[a].key}"
    return write(content, move)


def means(content: Content, move: int, text: str) -> bool:
    """Whether a line, written in full, is this move, by its name of today or by an old one."""
    return text in (write(content, move), write_old(content, move))


def write_cost(cost: tuple[int, int, int]) -> str:
    parts = [f"{amount} {resource}" for amount, resource in zip(cost, RESOURCES, strict=True) if amount]
    return " ".join(parts) or "nothing"


def read(content: Content, text: str, legal: list[int]) -> int:
    """The legal move that the text means.

    Raises UnreadableMove if the text is no move of this game at all, AmbiguousMove if it fits several legal moves, and
    IllegalMove if it can be read but is not legal now.
    """
    words = text.split()
    if not words:
        raise UnreadableMove("an empty line is no move; " + listing(content, legal))
    if words[0] not in KINDS_BY_NAME:
        known = ", ".join(sorted(KINDS_BY_NAME))
        raise UnreadableMove(f"no move begins with {words[0]!r}; moves begin with one of: {known}")
    line = " ".join(words)
    written = {move: write(content, move) for move in legal}
    old = {move: write_old(content, move) for move in legal}
    for full in (written, old):
        for move, known in full.items():
            if known == line:
                return move
    for twin, node in content.twins.items():
        move = moves.make(moves.TAKE, node)
        if move in written and line in (
            f"take {content.nodes[twin].name}",
            f"take {content.nodes[twin].key}",
        ):
            return move
    wanted = [word for word in words if word not in FILLERS]
    fitting = [move for move, known in written.items() if fits(wanted, known)]
    fitting = fitting or [move for move, known in old.items() if fits(wanted, known)]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        shown = "; ".join(written[move] for move in fitting[:8])
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
    kind = KINDS_BY_NAME[words[0]]
    _, first, second = moves.KINDS[kind]
    count = len([word for word in words[1:] if word not in FILLERS])
    if not first and count:
        raise UnreadableMove(f"{words[0]!r} stands alone; {' '.join(words[1:])!r} is too much")
    if first and not count:
        raise UnreadableMove(f"{words[0]!r} needs more: {shape(kind)}")
    known = vocabulary(content, first) | vocabulary(content, second)
    for word in words[1:]:
        if word not in FILLERS and not any(entry.startswith(word) for entry in known):
            raise UnreadableMove(f"nothing here is called {word!r}; the move is written: {shape(kind)}")


def vocabulary(content: Content, domain: str) -> set[str]:
    """The words that can stand for a parameter of this domain."""
    c = content
    match domain:
        case "":
            return set()
        case "space":
            return {*c.space_ids, *RESOURCES}
        case "controlled":
            return set(c.space_ids)
        case "effect":
            return {word for name in c.node_names for word in name.split()}
        case "origin":
            return {LEADER, *c.space_ids}
        case "zone":
            return {"from", *ZONES.values()}
        case "from":
            return {"aside", *(word for row in c.rows for word in ("from", row.name))}
        case "place":
            return set(PLACES.values())
        case "number":
            return {str(number) for number in range(100)}
    return set(ids(c, domain))


def shape(kind: int) -> str:
    """How a move of this kind is written."""
    name, first, _ = moves.KINDS[kind]
    special = {
        moves.AGENT: "agent <card> -> <space>",
        moves.TAKE: "take <component> <effect>",
        moves.CHOOSE: "choose <component> <effect>",
        moves.BUY: "buy <card> [aside | from <row>]",
        moves.ACQUIRE: "acquire <card> [aside | from <row>]",
        moves.TRASH: "trash <card> from hand|discard|play",
        moves.PUT: "put top|discard",
        moves.ORIGIN: "from leader|<space>",
        moves.TIER: "price <number> <resource>",
        moves.DEPLOY: "deploy <number> [kind of unit]",
        moves.RETREAT: "retreat <number> [kind of unit]",
        moves.CONTROL: "control <space>",
    }
    return special.get(kind, f"{name} <{first}>" if first else name)


def listing(content: Content, legal: list[int]) -> str:
    if not legal:
        return "the game is over, no move is legal"
    return "legal are: " + "; ".join(write(content, move) for move in legal)
