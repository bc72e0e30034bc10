"""Spies: what one is worth on its post, where to place it, when to take it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.bots.heuristic import moments
from kanly.bots.heuristic.choose import NEVER, score_kind
from kanly.bots.heuristic.gates import UNPAYABLE, condition, cost, likely
from kanly.bots.heuristic.often import often
from kanly.bots.heuristic.opponents import worth_to_opponents
from kanly.bots.heuristic.parts import told
from kanly.bots.heuristic.words.specials import SpecialWorth, special
from kanly.bots.heuristic.worth import register
from kanly.engine import codes
from kanly.engine.codes import NONE
from kanly.engine.content import Node
from kanly.topics.spies import kinds

if TYPE_CHECKING:
    from kanly.bots.heuristic.choose import Choice
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
# What a card's Spy icon adds to the choice of spaces: it leads wherever a Spy watches.
ICON = 0.8
COST_LATER = 1.3
TO_OPPONENT = 1.5
# What is supposed of a visit for which a Spy goes back to the supply.
RECALLED = frozenset({"a Spy was recalled"})


class Spying:
    """Judges Spies for one seat at one moment."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.t = t = judge.t
        numbers = t.names.numbers["post"]
        seats = told(t.view, "spies", "posts", [[]] * t.players)
        posts = [[numbers[post] for post in own] for own in seats]
        self.posts: list[int] = posts[t.seat]
        """Where this seat's Spies are."""
        self.enemy_posts: set[int] = {
            post for seat, own in enumerate(posts) if seat != t.seat for post in own
        }
        self.left: int = t.c.spies - len(self.posts)
        """How many are in its supply."""
        mine = t.view.table.turn == t.seat and t.view.table.turn_kind != "none"
        self.recalled: int = told(t.view, "tally", "recalled", 0) if mine else 0
        """How many went back to it this turn."""
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
        mine = len(self.posts)
        level = SPY[min(max(0, mine - 1), len(SPY) - 1)]
        return (level * self.judge.value.fade if self.t.left else 0.1) + self.post(post)

    def place(self, node: Node, now: bool) -> float:
        """One more Spy on the best post that the effect allows."""
        if not now:
            return SPY_LATER * self.judge.value.fade
        posts = self.open_posts(node)
        if not posts:
            return 0.0
        # What comes with a post besides is not weighed: so the frozen games of `medium 1` were played.
        best = max(self.post(post) for post in posts)
        if self.left:
            return best + self.another()
        return max(0.0, best - min(self.post(post) for post in self.posts))

    def another(self) -> float:
        mine = min(len(self.posts), len(SPY) - 1)
        return SPY[mine] * self.judge.value.fade if self.t.left else 0.1

    def open_posts(self, node: Node) -> list[int]:
        (effect,) = node.effects
        assert isinstance(effect, fx.PlaceSpy)
        c, space = self.t.c, self.judge.space
        found = []
        for post in range(len(c.post_ids)):
            if effect.visited:
                allowed = space != NONE and bool(c.space_posts[space] >> post & 1)
            else:
                allowed = not node.a or bool(c.post_icons[post] & node.a)
            taken = post in self.posts or (post in self.enemy_posts and not effect.share)
            if allowed and not taken:
                found.append(post)
        return found

    def cheapest(self, number: int) -> float:
        """What the Spies that are missed least are worth together."""
        if len(self.posts) < number:
            return UNPAYABLE
        return sum(sorted(self.keep(post) for post in self.posts)[:number])

    def gather(self, post: int) -> float:
        """A card for the Spy, and whatever waits for a Spy to come back."""
        judge = self.judge
        pool = [judge.t.names.numbers["node"][name] for name in judge.t.view.table.pool]
        before = judge.value.total(pool)
        with judge.visiting(judge.space, RECALLED):
            after = judge.value.total(pool)
        return self.card() + after - before - self.keep(post)

    def card(self) -> float:
        """The card that gathering intelligence brings, if there is one to draw."""
        me = self.t.me
        return self.judge.value.draw() if me.deck_size or me.discard else 0.0

    def arriving(self, space: int) -> tuple[float, frozenset[str]]:
        """What this seat's Spies do for an Agent sent to a space, and whether one of them comes back for it."""
        beside = sorted(self.keep(post) for post in self.watches(space))
        worth, supposed = 0.0, frozenset[str]()
        if beside and not self.t.free[space]:
            worth -= beside.pop(0)
            supposed = RECALLED
        if beside and self.card() > beside[0]:
            worth += self.card() - beside[0]
            supposed = RECALLED
        return worth, supposed

    def watches(self, space: int) -> list[int]:
        """This seat's Spies beside a space."""
        around = self.t.c.space_posts[space] if self.posts else 0
        return [post for post in self.posts if around >> post & 1]

    def watched(self) -> list[int]:
        """The spaces beside this seat's Spies."""
        return [space for space in range(len(self.t.c.space_ids)) if self.watches(space)]

    def leading(self, icons: int) -> tuple[float, int]:
        """What a card's Spy icon is worth, and the icons that are left."""
        spy = self.t.c.spy_icon
        if not icons & spy:
            return 0.0, icons
        return ICON * min(1.0, 0.5 + 0.25 * len(self.posts)), icons & ~spy


def place_spy(judge: Judge, n: Node, now: bool) -> float:
    return judge.part(Spying).place(n, now)


def recall_spies(judge: Judge, n: Node, a: int, spies: int, now: bool) -> float:
    return judge.part(Spying).cheapest(spies) if now else COST_LATER * spies


def spies_on_board(judge: Judge, spies: int, b: int) -> bool:
    return len(judge.part(Spying).posts) >= spies


def recalled_spy(judge: Judge, a: int, b: int) -> bool:
    return judge.supposed >= RECALLED or judge.part(Spying).recalled > 0


def watches_maker(judge: Judge, a: int, b: int) -> bool:
    c = judge.t.c
    return any(c.post_spaces[post] & c.maker_spaces for post in judge.part(Spying).posts)


def influence_where_spying(judge: Judge, n: Node) -> float:
    spied = {judge.t.c.space_faction[space] for space in judge.part(Spying).watched()} - {NONE}
    return sum(judge.value.influence(faction, n.b) for faction in spied)


def spy(choice: Choice, post: int, b: int) -> float:
    return choice.judge.part(Spying).post(post)


def recall_spy(choice: Choice, post: int, b: int) -> float:
    """A Spy comes back for a card, for another post, to open a space or to pay; all but the last may be declined."""
    spying, decision = choice.judge.part(Spying), choice.t.view.decision
    if decision == "gather":
        return spying.gather(post)
    if decision == "post":
        gains = [spying.post(other) for other in spying.open_posts(choice.asking())]
        # From one post to another: only what the posts differ by is won.
        return max(gains, default=NEVER) - spying.post(post)
    return -spying.keep(post)


often(fx.Trigger.WATCHED_MAKER, 0.3)
register(fx.PlaceSpy, place_spy)
worth_to_opponents(fx.PlaceSpy, TO_OPPONENT)
cost(fx.RecallSpies, recall_spies)
condition(fx.SpiesOnBoard, likely(spies_on_board, later=0.5))
condition(fx.RecalledSpy, likely(recalled_spy, later=0.5, anew=True))
condition(fx.WatchesMaker, likely(watches_maker, later=0.35))
special("influence_where_spying", SpecialWorth(5.0, influence_where_spying))
score_kind(kinds.SPY, spy)
score_kind(kinds.RECALL_SPY, recall_spy)
moments.ARRIVING.append(("spies", lambda judge, space: judge.part(Spying).arriving(space)))
moments.LEADING.append(("spies", lambda judge, icons: judge.part(Spying).leading(icons)))
