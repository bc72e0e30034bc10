"""A toy expansion that proves the house: it plugs into Uprising without a change in the engine.

It brings an effect of its own with its words, a space that covers a printed one, a kind of unit with a strength of its own,
and a decision that another seat makes for the owner of the effect.
"""

from __future__ import annotations

from pathlib import Path

from kanly.components import Card, Module, Space, UnitKind
from kanly.effects import Icon, Persuasion, Resource, Special, Spend, Summon, UnitsInConflict, spice, when
from kanly.engine import influence, moves
from kanly.engine.codes import STEP_SPECIAL
from kanly.engine.specials import register
from kanly.engine.state import State, Step

LOCALES = Path(__file__).parent / "locales"
WING = "wing"


def neighbours_favor(s: State, seat: int, node: int) -> None:
    """The left neighbour is asked, for an effect of the seat: decider and owner of the step differ."""
    neighbour = (seat + 1) % len(s.seats)
    s.stack.append((STEP_SPECIAL, seat, neighbour, node, 0))


def favor_moves(s: State, step: Step) -> list[int]:
    return [moves.make(moves.FACTION, faction) for faction in range(s.content.faction_count)]


def favor_answer(s: State, step: Step, move: int) -> None:
    influence.gain(s, step[1], moves.first(move), s.content.nodes[step[3]].b)


register("neighbours_favor", neighbours_favor, moves=favor_moves, answer=favor_answer)

CARAVAN = Module(
    id="caravan",
    units=(UnitKind(id=WING, name="Wing", set="caravan", deck="units", strength=4),),
    spaces=(
        Space(
            id="hangar",
            name="Hangar",
            set="caravan",
            deck="spaces",
            group="landsraad",
            icon=Icon.LANDSRAAD,
            covers="gather_support",
            cost=(Spend(Resource.SOLARI, 1),),
            effects=(Summon(WING, 1),),
        ),
    ),
    imperium=(
        Card(
            id="caravan_guide",
            name="Caravan Guide",
            set="caravan",
            deck="imperium",
            count=2,
            cost=2,
            icons=(Icon.LANDSRAAD,),
            agent=(Special("neighbours_favor", (1,)),),
            reveal=(Persuasion(1), when(UnitsInConflict(1, WING), spice(2))),
        ),
    ),
)
