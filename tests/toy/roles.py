"""A toy module with a role: seat 1 is the vassal of seat 0, who decides for it and takes what its effects give."""

from __future__ import annotations

from kanly.components import Card, Module
from kanly.effects import Icon, Influence, Persuasion, Recruit, solari
from kanly.engine.content import Content
from kanly.engine.part import has_part
from kanly.engine.roles import Roles, register_roles
from kanly.engine.state import Seat, State, Step

VASSALS = "vassals"
LORD, VASSAL = 0, 1


class Vassals(Roles):
    """A vassal has a deck and a hand of its own, one Agent, no units and no points; it wins with its lord."""

    def counts(self, c: Content) -> list[int]:
        return [3, 4] if VASSALS in c.box.modules else []

    def held_by(self, s: State) -> bool:
        return VASSALS in s.content.box.modules and not has_part(s, "automa")

    def sits_down(self, s: State, seat: int, me: Seat) -> bool:
        if seat != VASSAL:
            return False
        me.agents = self.agents(s, seat)
        me.supply = s.content.troops
        me.deck = sorted(s.content.deck_to_start(self.role(s, seat)))
        return True

    def role(self, s: State, seat: int) -> str:
        return "vassal" if seat == VASSAL else ""

    def agents(self, s: State, seat: int) -> int:
        return 1 if seat == VASSAL else s.content.agents

    def garrison(self, s: State, seat: int) -> int:
        return 0 if seat == VASSAL else s.content.garrison_at_start

    def decider(self, s: State, step: Step) -> int:
        return LORD if step[2] == VASSAL else step[2]

    def sees(self, s: State, viewer: int, seat: int) -> bool:
        return viewer == seat or (viewer, seat) == (LORD, VASSAL)

    def receiver(self, s: State, seat: int, what: int) -> int:
        return LORD if seat == VASSAL else seat

    def levels(self, s: State, seat: int) -> tuple[int, ...]:
        return s.seats[self.side(s, seat)].influence

    def enemies(self, s: State, seat: int, other: int) -> bool:
        return self.side(s, seat) != self.side(s, other)

    def side(self, s: State, seat: int) -> int:
        return LORD if seat == VASSAL else seat

    def scores(self, s: State, seat: int) -> bool:
        return seat != VASSAL


register_roles(Vassals(VASSALS))

SERVANT = Card(
    id="servant",
    name="Servant",
    set="vassals",
    deck="starters",
    count=4,
    icons=(Icon.CITY, Icon.SPICE_TRADE),
    agent=(Recruit(1),),
    reveal=(Persuasion(1),),
)
ENVOY = Card(
    id="envoy",
    name="Envoy",
    set="vassals",
    deck="starters",
    count=3,
    icons=(Icon.EMPEROR, Icon.FREMEN),
    agent=(Influence(1), solari(1)),
    reveal=(Persuasion(1),),
)
FEALTY = Module(id=VASSALS, role_starters=(("vassal", (SERVANT, ENVOY)),))
