"""One move out of the legal ones: every kind of move has a score, and the best score is played."""

from __future__ import annotations

from kanly.bots.handle import SeatHandle
from kanly.bots.heuristic.judge import Judge
from kanly.engine import codes, moves
from kanly.engine.codes import NONE, SOLARI, TOP_OF_DECK
from kanly.engine.content import Node

# What comes first in a turn: effects (a drawn card may change the rest), then Plots, then troops or purchases.
FIRST = 1000.0
SECOND = 500.0
THIRD = 100.0
NEVER = -1000.0


class HeuristicBot:
    """Rules of thumb for every decision; it looks at its view and its legal moves and never ahead."""

    def choose(self, seat: SeatHandle, /) -> int:
        if len(seat.legal) == 1:
            return seat.legal[0]
        return Choice(seat).best()

    def __repr__(self) -> str:
        return "HeuristicBot()"


class Choice:
    """The scores of one decision."""

    def __init__(self, seat: SeatHandle) -> None:
        self.legal = seat.legal
        self.random = seat.random
        self.judge = Judge(seat.view)
        self.t = self.judge.t
        self.plays = self.judge.plays

    def best(self) -> int:
        sends = [move for move in self.legal if moves.kind_of(move) == moves.AGENT]
        chosen = self.best_send(sends) if sends else None
        return max(self.legal, key=lambda move: self.score(move, chosen))

    def best_send(self, sends: list[int]) -> tuple[int, int] | None:
        pairs = [(moves.first(move), moves.second(move)) for move in sends]
        found = self.judge.spaces.best_pair(pairs)
        return None if found is None else found[1]

    def score(self, move: int, send: tuple[int, int] | None) -> float:
        kind, a, b = moves.kind_of(move), moves.first(move), moves.second(move)
        judge, t = self.judge, self.t
        cards, value = judge.cards, judge.value
        if judge.hagal is not None and t.owner >= judge.hagal.people:
            # People decide for it, and to its harm.
            return -judge.hagal.gains(t.owner, kind, a)
        if kind == moves.AGENT:
            # Before a reveal (0), if it brings anything at all.
            return 1.0 if (a, b) == send else NEVER
        if kind == moves.TAKE:
            return self.take(a)
        if kind == moves.PLAY:
            gain = self.plays.gain(a)
            return SECOND + gain if gain > 0 else NEVER
        if kind == moves.DEPLOY:
            gain = judge.fight.deploy_gain(a)
            # A question of its own may be answered with none; inside a turn it waits for the effects.
            return THIRD + gain if gain > 0 or t.view.decision == "defend" else gain
        if kind == moves.RETREAT:
            return judge.fight.retreat_gain(a)
        if kind == moves.BUY:
            wanted = cards.next_buy(t.me.persuasion)
            return THIRD if wanted == (a, b) else NEVER
        if kind == moves.CHOOSE:
            return value.chosen(a)
        if kind == moves.ACQUIRE:
            return cards.acquire_worth(a, self.acquire_flags())
        if kind == moves.ASIDE:
            return cards.buy_worth(a)
        if kind == moves.PUT:
            return 1.0 if a == TOP_OF_DECK else 0.0
        if kind == moves.FACTION:
            return value.influence(a, self.influence_amount())
        if kind == moves.LOSE:
            amount = t.step_numbers()[0]
            return value.influence(a, -amount if isinstance(amount, int) else -1)
        if kind == moves.TRASH:
            return self.trash(a, b)
        if kind == moves.DISCARD:
            return self.discard(a)
        if kind == moves.FETCH:
            return cards.use(a)
        if kind == moves.RECALL:
            return self.leave(a)
        if kind == moves.ORIGIN:
            # An Agent that comes from the board leaves one more for the rest of the round.
            return 0.0 if a == 0 else 10.0 + self.leave(a - 1)
        if kind == moves.TIER:
            cost, nodes = t.c.space_tiers[b][a]
            return value.total(nodes) - value.spend(cost)
        if kind == moves.SPACE:
            return self.close(a)
        if kind == moves.SEAT:
            return self.target(a)
        if kind == moves.LEADER:
            return value.total(t.c.leader_signet[a], now=False)
        if kind == moves.TOKEN:
            # Secret, and all four are alike at the start: be unpredictable.
            return self.random.random()
        if kind == moves.PASS and t.view.decision == "turn":
            return NEVER
        return self.rare(kind, a)

    def rare(self, kind: int, a: int) -> float:
        """Moves that only games with Spies, contracts or battle icons have, and those that do nothing."""
        judge = self.judge
        if kind == moves.SPY:
            return judge.spying.arrive(self.asking(), a)
        if kind == moves.RECALL_SPY:
            return self.recall_spy(a)
        if kind == moves.DETONATE:
            return judge.value.detonate_wall()
        if kind == moves.CONTRACT:
            return judge.deals.worth(a)
        if kind == moves.SOLARI:
            return judge.value.gain(SOLARI, a)
        if kind == moves.TRAIN:
            return judge.mats.stop(a)
        if kind == moves.PAIR:
            # Playing a card that pays for an icon comes before the pair that every icon makes.
            return -judge.battles.keep(a)
        if kind == moves.TURN_DOWN:
            return -judge.battles.keep(a, promised=False)
        if kind == moves.TRASH_INTRIGUE:
            return -self.plays.keep(a)
        if kind == moves.KEEP:
            return judge.cards.in_hand(a)
        return 0.0  # reveal, end, pass, decline

    def recall_spy(self, post: int) -> float:
        """A Spy comes back for a card, for another post, to open a space or to pay; all but the last may be declined."""
        spying = self.judge.spying
        if self.t.view.decision == "gather":
            return spying.gather(post)
        if self.t.view.decision == "post":
            node = self.asking()
            gains = [spying.arrive(node, other) for other in spying.open_posts(node)]
            # From one post to another: only what the posts differ by is won.
            return max(gains, default=NEVER) - spying.post(post)
        return -spying.keep(post)

    def asking(self) -> Node:
        """The node whose question is open."""
        name = str(self.t.step_numbers()[0])
        return self.t.c.nodes[self.t.names.numbers["node"][name]]

    def acquire_flags(self) -> int:
        """On what terms; the effect that lets a card be acquired may stand beside them."""
        flags = self.t.step_numbers()[1]
        if isinstance(flags, list):
            flags = flags[0]
        return flags if isinstance(flags, int) else 0

    def trash(self, card: int, zone: int) -> float:
        if self.t.view.decision == "special":
            return self.judge.value.trash_for_spice(self.asking(), card)
        return self.judge.cards.trash_gain(card, zone)

    def discard(self, card: int) -> float:
        """What the hand misses least; a card looked at on the deck is discarded so that it is not trashed."""
        cards = self.judge.cards
        if self.t.view.decision == "special":
            return cards.keep(card)
        bonus = self.t.step_numbers()[1]
        return -cards.discard_loss(card, bonus - 1 if isinstance(bonus, int) else NONE)

    def take(self, node: int) -> float:
        """An effect of the pool. What harms is left to the end of the turn, or for good if it may be."""
        worth = self.judge.value.node(node)
        if self.t.c.nodes[node].op == codes.OP_DRAW:
            return FIRST + 100 + worth
        if worth > 0:
            return FIRST + worth
        return worth if self.t.c.nodes[node].mandatory else NEVER

    def influence_amount(self) -> int:
        name = self.t.step_numbers()[0]
        node = self.t.names.numbers["node"].get(str(name))
        return 1 if node is None else self.t.c.nodes[node].a

    def leave(self, space: int) -> float:
        """Taking an Agent off a space: what stays there is lost, and the space can be used again."""
        t = self.t
        again = self.judge.spaces.at_space(space) if self.judge.spaces.payable(space) else 0.0
        return again - 2 * t.c.space_persuasion[space] * self.judge.persuasion

    def close(self, space: int) -> float:
        """Close to the others what this seat wants most for its next turn."""
        if not self.t.free[space]:
            return NEVER
        return next((worth for worth, wanted in self.judge.spaces.wanted if wanted == space), NEVER)

    def target(self, seat: int) -> float:
        """Who loses a troop: the strongest. Who gets a token that is lost anyway: the one with the fewest points."""
        other = self.t.view.seats[seat]
        return -other.points if self.t.view.decision == "alliance" else other.strength
