"""A topic of the rules that not every game has, and what it does at the moments that have a name here.

The core calls all topics of a game at each of these moments and knows none of them. A content holds those that its box needs,
so that a plain game asks nobody.
"""

from __future__ import annotations

from typing import Final

from kanly.components import Edition
from kanly.engine.codes import NONE
from kanly.engine.content import Content, Node
from kanly.engine.errors import KanlyError
from kanly.engine.state import State
from kanly.open_class import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Topic:
    """Topics say what they do; at all other moments they do nothing."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def belongs(self, c: Content) -> bool:
        """Whether the games of this content have the topic."""
        return False

    def lowered(self, c: Content, edition: Edition, rules: int) -> None:
        """All effects of people's components have their nodes; printed opponents' come after this."""

    def set_up(self, s: State, players: int) -> None:
        """Its part of the state, before anything is laid out."""

    def decides_who_begins(self, s: State) -> bool:
        """Deal what says who has the first turn, if the topic has something that does."""
        return False

    def leaders_known(self, s: State) -> None:
        """All Leaders are known, and the first round is about to begin."""

    def visited(self, s: State, seat: int, space: int) -> None:
        """An Agent of a person has come to a space, and nothing of what it brings has been taken, nor what it costs."""

    def came(self, s: State, seat: int, space: int) -> None:
        """Anybody's Agent has come to a space; printed opponents' as well. A person has yet to pay for it."""

    def watched(self, s: State, seat: int) -> int:
        """The spaces that a seat watches, as a bit mask: cards with the Spy icon reach them, and Agents there are no hindrance."""
        return 0

    def holds_up(self, s: State, seat: int, card: int, space: int) -> bool:
        """An Agent is about to come to a space where others stand. True: a step of the topic asks something first, and sends it."""
        return False

    def lone_option(self, s: State, seat: int, n: Node) -> int:
        """Of a choice that may be none, the only option that is left to a seat, or NONE."""
        return NONE

    def troops_elsewhere(self, s: State, seat: int) -> int:
        """How many troops of a seat are in no supply, garrison or Conflict, but in a place that the topic knows of."""
        return 0

    def keeps_out(self, s: State, kind: int) -> bool:
        """Whether units of a kind that is no troop can't come to the Conflict as things stand."""
        return False

    def summoned_instead(self, s: State, seat: int, kind: int, number: int) -> bool:
        """A printed opponent harvests; True: it has summoned units rather than take what the space yields."""
        return False

    def won(self, s: State, seat: int) -> None:
        """A seat has won the Conflict, before its rewards."""

    def last_moves(self, s: State, seat: int, found: list[int]) -> None:
        """What a person may still do at the end of the game, and what has to be done before passing."""

    def answered_last(self, s: State, seat: int, move: int) -> bool:
        """Take one of the last moves, if it is the topic's."""
        return False

    def settled_last(self, s: State, seat: int) -> bool:
        """Do what a printed opponent still has to do at the end of the game, one thing at a time."""
        return False


TOPICS: Final[list[Topic]] = []


def register_topic(topic: Topic) -> None:
    """From now on the topic is there for every box that needs it."""
    if any(topic.name == other.name for other in TOPICS):
        raise KanlyError(f"the topic {topic.name!r} is registered twice")
    TOPICS.append(topic)


def awaiting(topics: list[Topic], moment: str) -> list[Topic]:
    """Of these topics, those that do something at a moment. Moments of every turn come past these alone."""
    plain: object = getattr(Topic, moment)
    return [topic for topic in topics if getattr(type(topic), moment) is not plain]


def topics_of(c: Content) -> list[Topic]:
    """The topics that the games of a content have."""
    return [topic for topic in TOPICS if topic.belongs(c)]
