"""One move out of the legal ones: every kind of move has a score, and the best score is played."""

from __future__ import annotations

from kanly.bots.handle import SeatHandle
from kanly.bots.heuristic.intrigue import Plays
from kanly.bots.heuristic.judge import Judge
from kanly.engine import codes, moves
from kanly.engine.codes import TOP_OF_DECK

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
        self.plays = Plays(self.judge)

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
            return value.node(a)
        if kind in (moves.ACQUIRE, moves.ASIDE):
            return cards.buy_worth(a)
        if kind == moves.PUT:
            return 1.0 if a == TOP_OF_DECK else 0.0
        if kind == moves.FACTION:
            return value.influence(a, self.influence_amount())
        if kind == moves.LOSE:
            amount = t.step_numbers()[0]
            return value.influence(a, -amount if isinstance(amount, int) else -1)
        if kind == moves.TRASH:
            return cards.trash_gain(a, b)
        if kind == moves.DISCARD:
            return -cards.in_hand(a)
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
        return 0.0  # reveal, end, pass, decline

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
