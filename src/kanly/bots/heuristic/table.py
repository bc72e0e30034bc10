"""What the bot sees, as numbers: a view names things, the tables of the content are indexed."""

from __future__ import annotations

from kanly import catalog
from kanly.bots.heuristic.gates import Gates, gates_of
from kanly.bots.heuristic.moments import Moments, moments_of
from kanly.bots.heuristic.parts import Parts, told
from kanly.bots.heuristic.weights import AMONG_PEOPLE, Weights
from kanly.engine.codes import NONE
from kanly.engine.content import Content
from kanly.notation.names import Names, names_of
from kanly.view import SeatView, View


class Table:
    """One view, read once per decision."""

    def __init__(self, view: View) -> None:
        c = catalog.content(view.box)
        names = names_of(c)
        numbers = names.numbers
        cards, spaces = numbers["card"], numbers["space"]
        # Who decides for another thinks as that seat.
        me = view.acting
        table = view.table
        self.view: View = view
        self.names: Names = names
        self.c: Content = c
        self.gates: Gates = gates_of(c)
        self.me: SeatView = me
        self.seat: int = me.seat
        self.players: int = len(view.seats)
        self.others: list[SeatView] = [other for other in view.seats if other.seat != me.seat]
        self.leader: int = NONE if me.leader is None else numbers["leader"][me.leader]
        self.stock: tuple[int, int, int] = (me.solari, me.spice, me.water)
        self.levels: list[list[int]] = [
            [seat.influence[faction] for faction in c.faction_ids] for seat in view.seats
        ]
        self.mine: list[int] = self.levels[me.seat]
        self.allies: list[int] = [NONE] * c.faction_count
        """Who holds each faction's Alliance token."""
        for seat in view.seats:
            for faction in seat.alliances:
                self.allies[c.faction_ids.index(faction)] = seat.seat

        self.hand: list[int] = [cards[card] for card in me.hand]
        self.in_play: list[int] = [cards[card] for card in me.play]
        self.discard: list[int] = [cards[card] for card in me.discard]
        self.deck: list[int] = [cards[card] for card in me.deck or []]
        self.deck += [cards[card] for card in me.top if card is not None]
        self.owned: list[int] = [*self.hand, *self.in_play, *self.discard, *self.deck]
        self.row: list[int] = [cards[card] for card in table.row]
        self.reserve: list[int] = list(table.reserve.values())
        self.aside: list[tuple[int, int]] = [(cards[entry["card"]], entry["less"]) for entry in me.aside]
        """Cards set aside for this seat, with what they cost less."""

        self.free: list[bool] = [False] * len(c.space_ids)
        for space in table.free:
            self.free[spaces[space]] = True
        self.on: list[int] = [spaces[space] for space in me.on]
        self.visited: set[int] = {spaces[space] for space in me.visited}
        self.closed: set[int] = {spaces[other.closes] for other in self.others if other.closes is not None}
        self.bonus_spice: list[int] = [table.bonus_spice.get(space, 0) for space in c.space_ids]
        self.control: list[int] = [table.control.get(space, NONE) for space in c.space_ids]
        for holder, held in enumerate(told(view, "units", "holds", [])):
            for space in held:
                self.control[spaces[space]] = holder
        self.space: int = NONE if table.turn_space is None else spaces[table.turn_space]
        """Where this turn's Agent stands."""
        self.parts: Parts = Parts(view, c, names)
        self.present: int = me.conflict + sum(self.parts.units[me.seat])
        """Units of any kind in the Conflict."""
        self.conflict: int = NONE if table.conflict is None else numbers["conflict"][table.conflict]

        self.price_dropped: bool = c.price_drops and any(seat.swordmaster for seat in view.seats)
        """Whether the space that gets cheaper after somebody else's visit has done so."""

        self.moments: Moments = moments_of(tuple(view.parts))
        self.weights: Weights = next(iter(self.moments.weights), AMONG_PEOPLE)
        self.round: int = table.round
        self.revealing: bool = bool(me.revealed)
        best = max(seat.points for seat in view.seats)
        rounds = len(c.conflict_levels) - self.round
        self.left: float = max(0.0, min(rounds, (c.points_to_end - best) / self.weights.pace))
        """Rounds to come after this one. When somebody has the points that end the game, none will."""

    @property
    def owner(self) -> int:
        """Whose effect the question is about; another seat may have to answer it."""
        owner: int = self.view.stack[-1][1]
        return owner

    def step_numbers(self) -> tuple[object, object]:
        """The two parameters of what is asked, as the view names them."""
        top = self.view.stack[-1]
        return top[3], top[4]
