"""Spies: which posts they watch, where they may be placed, and taking them back."""

from __future__ import annotations

from typing import Any

from kanly.effects import Trigger
from kanly.engine import moves
from kanly.engine.codes import NONE, ON_WATCHED_MAKER, SPY_SHARE, SPY_VISITED, STEP_GATHER, STEP_INFILTRATE
from kanly.engine.content import Content, Node
from kanly.engine.events import note
from kanly.engine.parts import with_seat
from kanly.engine.reactions import fire
from kanly.engine.state import State
from kanly.engine.topic import Topic, register_topic
from kanly.engine.triggers import register_trigger
from kanly.topics.spies.kinds import EV_RECALL_SPY, EV_SPY
from kanly.topics.spies.part import SPIES, SpiesOnBoard, spies_of


def posts_of(s: State, seat: int) -> int:
    """A bit mask of the posts where the seat has a Spy."""
    if not s.content.post_ids:
        return 0
    held: Any = s.parts[SPIES.number]
    spies: SpiesOnBoard = held
    return spies.posts[seat]


def on_board(s: State, seat: int) -> int:
    return posts_of(s, seat).bit_count()


def in_supply(s: State, seat: int) -> int:
    return s.content.spies - on_board(s, seat)


def allowed(s: State, node: Node) -> int:
    """Posts that the node lets a Spy go to, whoever stands there (R-211, R-222)."""
    c = s.content
    if node.b & SPY_VISITED:
        return 0 if s.turn_space == NONE else c.space_posts[s.turn_space]
    if not node.a:
        return (1 << len(c.post_ids)) - 1
    mask = 0
    for post, icons in enumerate(c.post_icons):
        if icons & node.a:
            mask |= 1 << post
    return mask


def open_posts(s: State, seat: int, node: Node) -> int:
    """Posts where a Spy can be placed now: empty ones, or also those of others; never two of one's own (R-214)."""
    if not s.content.post_ids:
        return 0
    spies = spies_of(s)
    mask = allowed(s, node) & ~spies.posts[seat]
    if not node.b & SPY_SHARE:
        for posts in spies.posts:
            mask &= ~posts
    return mask


def recallable(s: State, seat: int, node: Node) -> int:
    """Own posts whose Spy may go back first, because something can be placed afterwards (R-213)."""
    posts = posts_of(s, seat)
    if open_posts(s, seat, node):
        return posts
    # Only the post that it leaves would be free.
    found = posts & allowed(s, node)
    if not node.b & SPY_SHARE:
        for other in range(len(s.seats)):
            if other != seat:
                found &= ~posts_of(s, other)
    return found


def placeable(s: State, seat: int, node: Node) -> bool:
    if in_supply(s, seat):
        return open_posts(s, seat, node) != 0
    return recallable(s, seat, node) != 0


def place(s: State, seat: int, post: int) -> None:
    spies = spies_of(s)
    spies.posts = with_seat(spies.posts, seat, spies.posts[seat] | 1 << post)
    note(s, EV_SPY, seat, post)


def recall(s: State, seat: int, post: int, why: int) -> None:
    """A Spy goes back to the supply; whatever the reason, it was recalled this turn (R-221)."""
    spies = spies_of(s)
    assert s.tally is not None
    spies.posts = with_seat(spies.posts, seat, spies.posts[seat] & ~(1 << post))
    s.tally.recalled += 1
    note(s, EV_RECALL_SPY, seat, post, why)


def post_moves(kind: int, posts: int) -> list[int]:
    """A move of this kind for each post of a bit mask."""
    found: list[int] = []
    rest = posts
    while rest:
        low = rest & -rest
        found.append(moves.make(kind, low.bit_length() - 1))
        rest ^= low
    return found


class Spies(Topic):
    def belongs(self, c: Content) -> bool:
        return bool(c.post_ids)

    def set_up(self, s: State, players: int) -> None:
        SPIES.begin(s, players)

    def visited(self, s: State, seat: int, space: int) -> None:
        """Intelligence is gathered, or not, before any effect (R-217, R-219), so its question lies above the turn's."""
        held: Any = s.parts[SPIES.number]
        spies: SpiesOnBoard = held
        if s.content.space_posts[space] & spies.posts[seat]:
            s.stack.append((STEP_GATHER, seat, seat, space, 0))

    def came(self, s: State, seat: int, space: int) -> None:
        """Leaders whose Spies watch a Maker space may react to another player's Agent."""
        if s.content.space_maker[space]:
            watching = s.content.space_posts[space]
            for other, posts in enumerate(spies_of(s).posts):
                if posts & watching and other != seat:
                    fire(s, other, ON_WATCHED_MAKER, 1)

    def watched(self, s: State, seat: int) -> int:
        held: Any = s.parts[SPIES.number]
        spies: SpiesOnBoard = held
        posts = spies.posts[seat]
        if not posts:
            return 0
        c = s.content
        known = c.watched.get(posts)
        if known is None:
            known = 0
            for post, spaces in enumerate(c.post_spaces):
                if posts >> post & 1:
                    known |= spaces
            c.watched[posts] = known
        return known

    def holds_up(self, s: State, seat: int, card: int, space: int) -> bool:
        s.stack.append((STEP_INFILTRATE, seat, seat, card, space))
        return True


register_topic(Spies("spies"))
register_trigger(Trigger.WATCHED_MAKER, ON_WATCHED_MAKER, at_once=True, plain=False)
