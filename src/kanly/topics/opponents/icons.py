"""What effects do to an opponent: the icons of House Hagal's cards, its own abilities, rewards, and what others do to it."""

from __future__ import annotations

from typing import Final

from kanly import effects as fx
from kanly.engine import costs, intrigue, seats, units
from kanly.engine.codes import (
    BY_ITSELF,
    CHOSEN,
    EV_HARVEST,
    EV_MENTAT,
    IF_CONFLICT_LEVEL,
    IF_INFLUENCE,
    NONE,
    OP_INFLUENCE,
    OP_POINTS,
    STEP_CHOOSE,
    STEP_MAY,
)
from kanly.engine.conditions import one_holds
from kanly.engine.content import Node
from kanly.engine.events import note
from kanly.engine.gate import PRICES
from kanly.engine.makers import set_bonus_spice
from kanly.engine.resolve import doable
from kanly.engine.scoring import score
from kanly.engine.stack import apply_all
from kanly.engine.state import State
from kanly.engine.word import has_no_meaning, means_to_opponents
from kanly.engine.words.structure import SEQUENCE
from kanly.topics.opponents import factions, house, supply
from kanly.topics.opponents.kinds import EV_BONUS_GONE
from kanly.topics.opponents.part import automa_of
from kanly.topics.opponents.state_board import board_of


def met(s: State, seat: int, node: Node) -> bool:
    """Whether all conditions of a node hold for an opponent; what is not its own it asks the board."""
    for code, a, b in node.costs:
        if code == IF_CONFLICT_LEVEL:
            fits = board_of(s).level() >= a
        elif code == IF_INFLUENCE:
            fits = s.seats[seat].influence[a] >= b
        else:
            fits = one_holds(s, seat, node, code, a, b)
        if not fits:
            return False
    return True


def gain(s: State, seat: int, n: Node) -> None:
    supply.gain(s, seat, n.a, n.b)


def recruit(s: State, seat: int, n: Node) -> None:
    units.recruit(s, seat, n.a)


def influence(s: State, seat: int, n: Node) -> None:
    if n.c and not n.b & (n.b - 1):
        factions.gain(s, seat, n.b.bit_length() - 1, n.a)
    else:
        factions.choose(s, seat, n)


def picked_influence(s: State, seat: int, n: Node) -> None:
    factions.gain(s, seat, factions.pick(s, seat, n.a, n.b), n.a)


def priority_influence(s: State, seat: int, n: Node) -> None:
    factions.gain(s, seat, factions.priority(s, seat)[n.b], n.a)


def draw_intrigues(s: State, seat: int, n: Node) -> None:
    supply.draw_intrigues(s, seat, n.a)


def steal(s: State, seat: int, n: Node) -> None:
    """From every opponent with so many Intrigue cards, other Rivals among them."""
    for victim in seats.enemies(s, seat):
        if supply.takes(s, seat) and board_of(s).intrigues(victim) >= n.a:
            intrigue.steal(s, seat, victim)
            supply.settle(s, seat)


def signet(s: State, seat: int, n: Node) -> None:
    rival = automa_of(s).rivals[seat]
    if rival != NONE:
        apply_all(s, seat, s.content.rival_signet[rival], BY_ITSELF)


def when(s: State, seat: int, n: Node) -> None:
    apply_all(s, seat, n.kids if met(s, seat, n) else n.otherwise, BY_ITSELF)


def all_in_turn(s: State, seat: int, n: Node) -> None:
    apply_all(s, seat, n.kids, BY_ITSELF)


def choose(s: State, seat: int, n: Node) -> None:
    s.stack.append((STEP_CHOOSE, seat, seat, n.number, 0))


def points(s: State, seat: int, n: Node) -> None:
    score(s, seat, n.a, n.component)


def mentat(s: State, seat: int, n: Node) -> None:
    if n.a:
        s.mentat_next = seat
        note(s, EV_MENTAT, seat, 1)


def lose_troop(s: State, seat: int, n: Node) -> None:
    units.lose(s, seat, n.b, n.a)


def nothing(s: State, seat: int, n: Node) -> None:
    """Whoever has no deck and no hand has no part in it (R-339)."""


def harvest(s: State, seat: int, node: Node) -> None:
    """All bonus spice, and sandworms or what the space yields (R-349, R-366)."""
    space = s.turn_space
    me = s.seats[seat]
    bonus = board_of(s).bonus_spice(space)
    if bonus:
        set_bonus_spice(s, space, 0)
    summons = node.a != NONE and any(
        [topic.summoned_instead(s, seat, node.a, node.b) for topic in s.content.topics]
    )
    if not supply.takes(s, seat):
        note(s, EV_BONUS_GONE, seat, bonus, space)
        return
    amount = bonus if summons else bonus + s.content.space_yield[space]
    me.spice += amount
    note(s, EV_HARVEST, seat, amount, space)
    supply.settle(s, seat)


def pay(s: State, seat: int, n: Node) -> None:
    """What an arrow offers is always bought, if it brings anything (R-371); where no priorities are printed, a person
    decides (R-352)."""
    if not costs.can_pay(s, seat, n):
        return
    if any(s.content.nodes[kid].op == OP_INFLUENCE and not s.content.nodes[kid].c for kid in n.kids):
        factions.ask(s, seat, range(s.content.faction_count))
    if not any(brings(s, seat, kid) for kid in n.kids):
        return
    if not factions.priority(s, seat):
        s.stack.append((STEP_MAY, seat, seat, n.number, 0))
        return
    for code, a, amount in n.costs:
        PRICES[code].paid_by_opponent(s, seat, n, a, amount)
    apply_all(s, seat, n.kids, CHOSEN)


def brings(s: State, seat: int, node: int) -> bool:
    """Points are nothing to an opponent that scores none (R-376)."""
    if s.content.nodes[node].op == OP_POINTS and house.is_mute(s, seat):
        return False
    return doable(s, seat, node)


MEANINGS: Final = (
    (fx.Gain, gain),
    (fx.Recruit, recruit),
    (fx.Influence, influence),
    (fx.PickedInfluence, picked_influence),
    (fx.PriorityInfluence, priority_influence),
    (fx.DrawIntrigue, draw_intrigues),
    (fx.StealIntrigue, steal),
    (fx.RivalHarvest, harvest),
    (fx.UseSignet, signet),
    (fx.When, when),
    (fx.AnyOrder, all_in_turn),
    (fx.Choose, choose),
    (fx.Pay, pay),
    (fx.Points, points),
    (fx.TakeMentat, mentat),
    (fx.LoseTroop, lose_troop),
    (fx.Draw, nothing),
    (fx.Discard, nothing),
    (fx.Trash, nothing),
    (fx.TrashThis, nothing),
    (fx.Persuasion, nothing),
    (fx.Acquire, nothing),
    (fx.AcquireReserve, nothing),
    (fx.Fetch, nothing),
    (fx.SetAside, nothing),
)
for kind, does in MEANINGS:
    means_to_opponents(kind, does)
# Boxes of people's cards and Leaders: an opponent meets none of these.
has_no_meaning(
    fx.AtReveal, fx.Deploy, fx.EachOpponent, fx.FactionInfluence, fx.ForEach, fx.Harvest, fx.OnAcquire, fx.OnceDeployed,
    fx.PersuasionHere, fx.RecallAgent, fx.Retreat, fx.Special, fx.Swords, fx.TakeCouncilSeat, fx.TakeSwordmaster,
)  # fmt: skip
SEQUENCE.on_opponent = all_in_turn
