"""One move out of the legal ones: every kind of move has a score, and the best score is played."""

from __future__ import annotations

from collections.abc import Callable

from kanly import effects as fx
from kanly.bots.handle import SeatHandle
from kanly.bots.heuristic.judge import Judge
from kanly.bots.heuristic.words.specials import trash_for_spice
from kanly.engine import moves
from kanly.engine.codes import FROM_ASIDE, NONE, TOP_OF_DECK
from kanly.engine.content import Node
from kanly.engine.errors import KanlyError
from kanly.engine.word import WORDS
from kanly.opening import Opened

# What comes first in a turn: effects (a drawn card may change the rest), then Plots, then troops or purchases.
FIRST = 1000.0
SECOND = 500.0
THIRD = 100.0
NEVER = -1000.0
DRAW = WORDS[fx.Draw]


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
        self.owner: int = self.t.owner
        # People decide for a printed opponent, and to its harm.
        self.harms: bool = self.judge.opponents.printed(self.owner)
        self.send: tuple[int, int] | None = None

    def best(self) -> int:
        sends = [move for move in self.legal if moves.kind_of(move) == moves.AGENT]
        self.send = self.best_send(sends) if sends else None
        return max(self.legal, key=self.score)

    def best_send(self, sends: list[int]) -> tuple[int, int] | None:
        pairs = [(moves.first(move), moves.second(move)) for move in sends]
        found = self.judge.spaces.best_pair(pairs)
        return None if found is None else found[1]

    def score(self, move: int) -> float:
        kind, a = moves.kind_of(move), moves.first(move)
        if self.harms:
            return -self.judge.opponents.gains(self.owner, kind, a)
        score = SCORES.get(kind)
        if score is None:
            raise KanlyError(f"the heuristic bot has no score for the move {moves.KINDS[kind].name!r}")
        return score(self, a, moves.second(move))

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
            return trash_for_spice(self.judge, self.asking(), card)
        return self.judge.cards.trash_gain(card, zone)

    def discard(self, card: int) -> float:
        """What the hand misses least; a card looked at on the deck is discarded so that it is not trashed."""
        cards = self.judge.cards
        if self.t.view.decision == "special":
            return cards.keep(card)
        bonus = self.t.step_numbers()[1]
        return -cards.discard_loss(card, bonus - 1 if isinstance(bonus, int) else NONE)

    def put(self, zone: int) -> float:
        return 1.0 if zone == TOP_OF_DECK else 0.0

    def take(self, node: int) -> float:
        """An effect of the pool. What harms is left to the end of the turn, or for good if it may be."""
        n, worth = self.t.c.nodes[node], self.judge.value.node(node)
        if n.rule is DRAW:
            return FIRST + 100 + worth
        if worth > 0:
            return FIRST + worth
        return worth if n.mandatory else NEVER

    def agent(self, card: int, space: int) -> float:
        """Before a reveal (0), if it brings anything at all."""
        return 1.0 if (card, space) == self.send else NEVER

    def play(self, card: int) -> float:
        gain = self.plays.gain(card)
        return SECOND + gain if gain > 0 else NEVER

    def retreat(self, number: int, kind: int) -> float:
        """Troops, or units of another kind."""
        fight = self.judge.fight
        return fight.retreat_gain(number) if kind < 0 else fight.retreat_units(kind, number)

    def deploy(self, number: int, kind: int) -> float:
        """Troops, or units of another kind. A question of its own may be answered with none; inside a turn it waits for the
        effects."""
        fight = self.judge.fight
        gain = fight.deploy_gain(number) if kind < 0 else fight.deploy_units(kind, number)
        return THIRD + gain if gain > 0 or self.t.view.decision == "defend" else gain

    def buy(self, card: int, origin: int) -> float:
        if origin > FROM_ASIDE:
            # What else its currency could buy is not planned for.
            worth = self.judge.cards.buy_worth(card)
            return THIRD + worth if worth > 0 else NEVER
        return THIRD if self.judge.cards.next_buy(self.t.me.persuasion) == (card, origin) else NEVER

    def tier(self, tier: int, space: int) -> float:
        cost, nodes = self.t.c.space_tiers[space][tier]
        return self.judge.value.total(nodes) - self.judge.value.spend(cost)

    def lose(self, faction: int) -> float:
        amount = self.t.step_numbers()[0]
        return self.judge.value.influence(faction, -amount if isinstance(amount, int) else -1)

    def origin(self, space: int) -> float:
        """An Agent that comes from the board (space plus one) leaves one more for the rest of the round."""
        return 0.0 if space == 0 else 10.0 + self.leave(space - 1)

    def end_turn(self) -> float:
        return NEVER if self.t.view.decision == "turn" else 0.0

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

    def signet_of(self, leader: int) -> float:
        return self.judge.value.total(self.t.c.leader_signet[leader], now=False)

    def target(self, seat: int) -> float:
        """Who loses a troop: the strongest. Who gets a token that is lost anyway: the one with the fewest points."""
        other = self.t.view.seats[seat]
        return -other.points if self.t.view.decision == "alliance" else other.strength


# What a move of a kind is worth, with its two parameters.
Score = Callable[[Choice, int, int], float]
SCORES: dict[int, Score] = {
    moves.AGENT: Choice.agent,
    moves.REVEAL: lambda choice, a, b: 0.0,
    moves.PLAY: lambda choice, card, b: choice.play(card),
    moves.PASS: lambda choice, a, b: choice.end_turn(),
    moves.END: lambda choice, a, b: 0.0,
    moves.TAKE: lambda choice, node, b: choice.take(node),
    moves.CHOOSE: lambda choice, node, b: choice.judge.value.chosen(node),
    moves.DECLINE: lambda choice, a, b: 0.0,
    moves.DEPLOY: lambda choice, number, kind: choice.deploy(number, kind - 1),
    moves.RETREAT: lambda choice, number, kind: choice.retreat(number, kind - 1),
    moves.CONTROL: lambda choice, space, b: choice.judge.spaces.control(space),
    moves.BUY: Choice.buy,
    moves.ACQUIRE: lambda choice, card, b: choice.judge.cards.acquire_worth(card, choice.acquire_flags()),
    moves.PUT: lambda choice, zone, b: choice.put(zone),
    moves.FACTION: lambda choice, f, b: choice.judge.value.influence(f, choice.influence_amount()),
    moves.LOSE: lambda choice, faction, b: choice.lose(faction),
    moves.TRASH: Choice.trash,
    moves.DISCARD: lambda choice, card, b: choice.discard(card),
    moves.FETCH: lambda choice, card, b: choice.judge.cards.use(card),
    moves.RECALL: lambda choice, space, b: choice.leave(space),
    moves.ORIGIN: lambda choice, space, b: choice.origin(space),
    moves.TIER: Choice.tier,
    moves.SPACE: lambda choice, space, b: choice.close(space),
    moves.SEAT: lambda choice, seat, b: choice.target(seat),
    moves.ASIDE: lambda choice, card, b: choice.judge.cards.buy_worth(card),
    moves.LEADER: lambda choice, leader, b: choice.signet_of(leader),
    # Secret, and all four are alike at the start: be unpredictable.
    moves.TOKEN: lambda choice, faction, b: choice.random.random(),
    moves.TRASH_INTRIGUE: lambda choice, card, b: -choice.plays.keep(card),
    moves.KEEP: lambda choice, card, b: choice.judge.cards.in_hand(card),
}


def look(found: Opened) -> None:
    """Refuse, by name, a box with a kind of move that the bot has no score for."""
    for kind in found.moves:
        if moves.NUMBERS[kind.name] not in SCORES:
            raise KanlyError(f"the heuristic bot has no score for the move {kind.name!r}")


def score_kind(kind: int, score: Score) -> None:
    """From now on moves of a kind that only some games have are worth this."""
    if kind in SCORES:
        raise KanlyError(f"the score of the move {moves.KINDS[kind].name!r} is registered twice")
    SCORES[kind] = score
