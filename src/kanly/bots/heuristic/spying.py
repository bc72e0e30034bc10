"""Spies: what one is worth on its post, where to place it, when to take it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.bots.heuristic.arrows import UNPAYABLE
from kanly.engine import codes
from kanly.engine.codes import NONE, SPY_SHARE, SPY_VISITED
from kanly.engine.content import Node

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

# A Spy on its post will bring a card or open a space; the first more surely than the third.
SPY = (1.3, 1.1, 0.9)
SPY_LATER = 1.2
# How much a post gains by what its spaces are worth to the seat, and by each space beyond the first.
WANTED = 0.08
WANTED_MOST = 8.0
CHOICE = 0.15
# The Leader who smuggles is paid for enemies at a Maker space that it watches.
SMUGGLE = 1.2


class Spying:
    """Judges Spies for one seat at one moment."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.t = judge.t
        self.known: dict[int, float] = {}
        self.busy: bool = False

    def post(self, post: int) -> float:
        """What a Spy there is worth beyond a Spy anywhere."""
        if self.busy:
            return 0.0  # a space that brings a Spy is being judged, for what a Spy beside it is worth
        if post not in self.known:
            self.busy = True
            self.known[post] = self.judge_post(post)
            self.busy = False
        return self.known[post]

    def judge_post(self, post: int) -> float:
        t = self.t
        spaces = [space for space in range(len(t.c.space_ids)) if t.c.post_spaces[post] >> space & 1]
        wanted = {space: worth for worth, space in self.judge.spaces.wanted}
        best = max((wanted.get(space, 0.0) for space in spaces), default=0.0)
        worth = WANTED * min(WANTED_MOST, max(0.0, best)) + CHOICE * (len(spaces) - 1)
        if any(t.c.space_maker[space] for space in spaces):
            worth += SMUGGLE * self.judge.reaction(codes.ON_WATCHED_MAKER)
        return worth * self.judge.value.fade

    def keep(self, post: int) -> float:
        """What is lost with the Spy of a post. The last of the game are worth nothing any more."""
        mine = len(self.t.parts.posts)
        level = SPY[min(max(0, mine - 1), len(SPY) - 1)]
        return (level * self.judge.value.fade if self.t.left else 0.1) + self.post(post)

    def place(self, node: Node, now: bool) -> float:
        """One more Spy on the best post that the effect allows."""
        if not now:
            return SPY_LATER * self.judge.value.fade
        posts = self.open_posts(node)
        if not posts:
            return 0.0
        best = max(self.arrive(node, post) for post in posts)
        if self.t.parts.spies_left:
            return best + self.another()
        return max(0.0, best - min(self.post(post) for post in self.t.parts.posts))

    def another(self) -> float:
        mine = min(len(self.t.parts.posts), len(SPY) - 1)
        return SPY[mine] * self.judge.value.fade if self.t.left else 0.1

    def arrive(self, node: Node, post: int) -> float:
        """A Spy on this post, with what the effect pays for it."""
        t = self.t
        bonus = [kid for kid in node.kids if t.c.nodes[kid].c & t.c.post_icons[post]]
        return self.post(post) + self.judge.value.total(bonus)

    def open_posts(self, node: Node) -> list[int]:
        t = self.t
        c, space = t.c, self.judge.space
        found = []
        for post in range(len(c.post_ids)):
            if node.b & SPY_VISITED:
                allowed = space != NONE and bool(c.space_posts[space] >> post & 1)
            else:
                allowed = not node.a or bool(c.post_icons[post] & node.a)
            taken = post in t.parts.posts or (post in t.parts.enemy_posts and not node.b & SPY_SHARE)
            if allowed and not taken:
                found.append(post)
        return found

    def cheapest(self, number: int) -> float:
        """What the Spies that are missed least are worth together."""
        if len(self.t.parts.posts) < number:
            return UNPAYABLE
        return sum(sorted(self.keep(post) for post in self.t.parts.posts)[:number])

    def gather(self, post: int) -> float:
        """A card for the Spy, and whatever waits for a Spy to come back."""
        judge = self.judge
        pool = [judge.t.names.numbers["node"][name] for name in judge.t.view.table.pool]
        before = judge.value.total(pool)
        with judge.visiting(judge.space, recalls=True):
            after = judge.value.total(pool)
        return self.card() + after - before - self.keep(post)

    def card(self) -> float:
        """The card that gathering intelligence brings, if there is one to draw."""
        me = self.t.me
        return self.judge.value.draw() if me.deck_size or me.discard else 0.0

    def at_space(self, space: int) -> tuple[float, bool]:
        """What this seat's Spies do for an Agent sent to a space, and whether one of them comes back for it."""
        t = self.t
        beside = sorted(self.keep(post) for post in t.parts.watches(space))
        if not beside:
            return 0.0, False
        worth, recalls = 0.0, False
        if not t.free[space]:
            worth -= beside.pop(0)
            recalls = True
        if beside and self.card() > beside[0]:
            worth += self.card() - beside[0]
            recalls = True
        return worth, recalls

    def watched(self) -> list[int]:
        """The spaces beside this seat's Spies."""
        return [space for space in range(len(self.t.c.space_ids)) if self.t.parts.watches(space)]
