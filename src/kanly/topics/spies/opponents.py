"""Spies of printed opponents: they go to the first free post of a list, and the last one sets the Scheme off."""

from __future__ import annotations

from kanly import effects as fx
from kanly.engine.automa import factions
from kanly.engine.automa.state_board import board_of
from kanly.engine.codes import BY_ITSELF, EV_NO_POST, EV_SCHEME, NONE, RECALL_PLAIN
from kanly.engine.content import Node
from kanly.engine.events import note
from kanly.engine.stack import apply_all
from kanly.engine.state import State
from kanly.engine.word import means_to_opponents
from kanly.topics.spies import spying


def rival_spy(s: State, seat: int, n: Node) -> None:
    place_spy(s, seat, faction_posts(s, seat) if n.a == NONE else s.content.rival_posts[n.a])


def spy(s: State, seat: int, n: Node) -> None:
    place_spy(s, seat, faction_posts(s, seat))


def faction_posts(s: State, seat: int) -> tuple[int, ...]:
    return tuple([s.content.faction_post[faction] for faction in factions.priority(s, seat)])


def place_spy(s: State, seat: int, posts: tuple[int, ...]) -> None:
    """To the first post where no Spy stands; the last Spy of the supply sets the Scheme off (R-368, R-369)."""
    automa = s.automa
    assert automa is not None
    for post in posts:
        if not board_of(s).watched(post):
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
    rival = automa.rivals[seat]
    if rival != NONE:
        note(s, EV_SCHEME, seat)
        apply_all(s, seat, s.content.rival_scheme[rival], BY_ITSELF)


means_to_opponents(fx.RivalSpy, rival_spy)
