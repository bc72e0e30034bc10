"""What the panels of the table are drawn from: a seat's view with the words for it. Nothing here knows more."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rich.text import Text

from kanly.cli import style
from kanly.cli.opponents import Opponents
from kanly.cli.parts import Parts
from kanly.components import Card, Space
from kanly.effects import Resource, Spend
from kanly.game import Game
from kanly.text import Words
from kanly.text.lexicon import Lexicon
from kanly.view import SeatView, View


@dataclass(frozen=True)
class Scene:
    """One moment of a game, as one seat sees it; seat None: as a spectator does."""

    view: View
    lexicon: Lexicon

    @classmethod
    def of(cls, game: Game, seat: int | None, lexicon: Lexicon) -> Scene:
        return cls(game.view(seat), lexicon)

    @property
    def words(self) -> Words:
        return self.lexicon.words

    @property
    def seat(self) -> int | None:
        return self.view.seat

    @cached_property
    def names(self) -> list[str]:
        """What the players are called: by their Leaders or Rivals, or by number until they have one."""
        return [self.name(seat) for seat in self.view.seats]

    def name(self, seat: SeatView) -> str:
        if self.opponents.sits_at(seat.seat):
            return self.opponents.name(seat.seat)
        if seat.leader:
            return self.lexicon.called("leader", seat.leader)
        return self.words.text("terminal-seat", n=seat.seat + 1)

    @cached_property
    def parts(self) -> Parts:
        """What only some games have."""
        return Parts(self.view, self.lexicon)

    @cached_property
    def opponents(self) -> Opponents:
        """The printed ones."""
        return Opponents(self.view, self.lexicon)

    def label(self, name: str) -> str:
        return self.words.label(name)

    def player(self, seat: int) -> Text:
        """A player's sign and name."""
        return style.seat_sign(seat).append(" " + self.names[seat], style=style.seat_style(seat))

    @cached_property
    def standing(self) -> dict[str, list[int]]:
        """Whose Agents stand on each space."""
        found: dict[str, list[int]] = {}
        for seat in self.view.seats:
            for space in seat.on:
                found.setdefault(space, []).append(seat.seat)
        return found

    @cached_property
    def control(self) -> dict[str, int]:
        """Who controls a space."""
        return {**self.view.table.control, **self.parts.held()}

    @cached_property
    def bonus_spice(self) -> dict[str, int]:
        return {space: amount for space, amount in self.view.table.bonus_spice.items() if amount}

    @cached_property
    def closed(self) -> dict[str, int]:
        """Which seat closes a space to the others."""
        return {seat.closes: seat.seat for seat in self.view.seats if seat.closes}

    @property
    def factions(self) -> list[str]:
        return self.lexicon.content.faction_ids

    def alliance(self, faction: str) -> int | None:
        """Who holds a faction's Alliance."""
        return next((seat.seat for seat in self.view.seats if faction in seat.alliances), None)

    def space(self, name: str) -> Space:
        found = self.lexicon.of("space", name)
        assert isinstance(found, Space)
        return found

    def cost(self, place: Space) -> tuple[Spend, ...]:
        """What a visit costs the viewer now: it may have become cheaper, a level can make it dearer, and their Leader may
        take something off."""
        content = self.lexicon.content
        price = place.cost
        if place.cost_later is not None and any(seat.swordmaster for seat in self.view.seats):
            price = place.cost_later
        dearer = self.opponents.price(place.id)
        if dearer is not None:
            price = (
                Spend(Resource.SOLARI, dearer),
                *(cost for cost in price if cost.resource is not Resource.SOLARI),
            )
        leader = self.view.me.leader if self.seat is not None else None
        if leader is None:
            return price
        number = content.leader_ids.index(leader)
        if not content.leader_discount_mask[number] >> content.space_ids.index(place.id) & 1:
            return price
        less = content.leader_discount[number]
        cheaper = [
            Spend(cost.resource, cost.amount - less) if cost.resource is Resource.SOLARI else cost
            for cost in price
        ]
        return tuple(cost for cost in cheaper if cost.amount > 0)

    def card(self, name: str) -> Card:
        found = self.lexicon.of("card", name)
        assert isinstance(found, Card)
        return found

    def price(self, card: str, seat: SeatView) -> int | None:
        """What a card costs this seat now, with what it has set aside; None: it can't be bought."""
        cost = self.card(card).cost
        if cost is None:
            return None
        less = max((entry["less"] for entry in seat.aside if entry["card"] == card), default=0)
        return max(0, cost - less)
