"""Spies of printed opponents: they go to the first free post of a list, and the last one sets the Scheme off."""

from __future__ import annotations

from kanly import effects as fx
from kanly.engine.codes import NONE, RECALL_PLAIN
from kanly.engine.content import Node
from kanly.engine.events import note
from kanly.engine.state import State
from kanly.engine.word import means_to_opponents
from kanly.topics.spies import spying
from kanly.topics.spies.kinds import EV_NO_POST


def rival_spy(s: State, seat: int, n: Node) -> None:
    place_spy(s, seat, faction_posts(s, seat) if n.a == NONE else s.content.rival_posts[n.a])


def spy(s: State, seat: int, n: Node) -> None:
    place_spy(s, seat, faction_posts(s, seat))


def faction_posts(s: State, seat: int) -> tuple[int, ...]:
    assert s.roles is not None
    return tuple([s.content.faction_post[faction] for faction in s.roles.priority(s, seat)])


def place_spy(s: State, seat: int, posts: tuple[int, ...]) -> None:
    """To the first post where no Spy stands; the last Spy of the supply sets the Scheme off (R-368, R-369)."""
    assert s.roles is not None
    board = s.roles.board(s)
    for post in posts:
        if not board.watched(post):
            break
    else:
        note(s, EV_NO_POST, seat)
        return
    spying.place(s, seat, post)
    if spying.in_supply(s, seat):
        return
    for other in range(len(s.content.post_ids)):
        if other != post and spying.posts_of(s, seat) >> other & 1:
            spying.recall(s, seat, other, RECALL_PLAIN)
    s.roles.all_placed(s, seat)


means_to_opponents(fx.RivalSpy, rival_spy)
