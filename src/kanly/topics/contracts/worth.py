"""Contracts: which to take, and what a visit completes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.bots.heuristic import moments
from kanly.bots.heuristic.choose import score_kind
from kanly.bots.heuristic.gates import condition, counted, likely
from kanly.bots.heuristic.opponents import worth_to_opponents
from kanly.bots.heuristic.parts import told
from kanly.bots.heuristic.worth import register
from kanly.engine.codes import NONE, ON_ACQUIRED, ON_GAINED_SPICE, ON_VISITED, SOLARI
from kanly.engine.content import Node
from kanly.topics.contracts import kinds
from kanly.view import SeatView

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge
    from kanly.bots.heuristic.opponents import Opponents

# How likely a contract is completed before the game ends, by what it asks for.
VISIT = 0.65
COSTLY_VISIT = 0.45
HARVEST = 0.6
MUCH_HARVEST = 0.45
ACQUIRE = 0.3
# What any completed contract adds for the cards that count them.
DONE = 0.4
CONTRACT_LATER = 1.9
DONE_LATER = 1.5
# From this much spice on a harvest is rare.
MUCH = 4


class Deals:
    """Judges contracts for one seat at one moment."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.t = t = judge.t
        numbers, me = t.names.numbers["contract"], t.seat
        none: list[list[str]] = [[]] * t.players
        self.offer: list[int] = [numbers[name] for name in told(t.view, "contracts", "offer", [])]
        self.held: list[int] = [numbers[name] for name in told(t.view, "contracts", "held", none)[me]]
        self.done: int = len(told(t.view, "contracts", "done", none)[me])
        self.reserved: list[int] = [numbers[name] for name in told(t.view, "contracts", "reserved", [])]

    def reward(self, contract: int) -> float:
        return self.judge.value.total(self.t.c.contract_reward[contract]) + DONE * self.judge.value.fade

    def worth(self, contract: int) -> float:
        """A contract to be taken now."""
        t = self.t
        c = t.c
        reward = self.reward(contract)
        asked = c.contract_on[contract]
        if asked.trigger == NONE:
            return reward
        soon = min(1.0, 0.3 * t.left + (0.15 if t.me.agents else 0.0))
        if asked.trigger == ON_VISITED:
            free = not any(self.judge.spaces.cost(asked.of))
            return reward * (VISIT if free else COSTLY_VISIT) * soon
        if asked.trigger == ON_GAINED_SPICE:
            spice = asked.at_least
            at_maker = t.space != NONE and c.space_maker[t.space] and t.view.table.turn_kind == "agent"
            if at_maker and t.parts.spice >= spice:
                return reward
            return reward * (HARVEST if spice < MUCH else MUCH_HARVEST) * soon
        return reward * ACQUIRE * soon

    def best(self, now: bool) -> float:
        """What taking one is worth; where there are no contracts, or none is left, it brings Solari."""
        if not now:
            return CONTRACT_LATER * self.judge.value.fade
        choices = [self.worth(contract) for contract in self.choices]
        if not self.offer:
            choices.append(self.judge.value.gain(SOLARI, fx.SOLARI_FOR_A_CONTRACT))
        return max(choices, default=0.0)

    @property
    def choices(self) -> list[int]:
        t = self.t
        reserved = self.reserved if t.leader != NONE and t.c.leader_reserved[t.leader] else []
        return [*self.offer, *reserved]

    def at_space(self, space: int) -> float:
        """The contracts that an Agent sent to a space completes."""
        t = self.t
        c = t.c
        worth = 0.0
        for contract in self.held:
            asked = c.contract_on[contract]
            if asked.answers(ON_VISITED, 1, 0, space) or (
                asked.trigger == ON_GAINED_SPICE
                and c.space_maker[space]
                and self.judge.spaces.spice_at(space) >= asked.at_least
            ):
                worth += self.reward(contract)
        return worth

    def acquiring(self, card: int) -> float:
        """The contracts that are completed by acquiring a card."""
        c = self.t.c
        return sum(
            self.reward(held) for held in self.held if c.contract_on[held].answers(ON_ACQUIRED, 1, 0, card)
        )


def take_contract(judge: Judge, n: Node, now: bool) -> float:
    return judge.part(Deals).best(now)


def for_solari(opponents: Opponents, other: SeatView, n: Node, space: int) -> float:
    """Printed opponents take no contracts."""
    return opponents.gain(other, SOLARI, fx.SOLARI_FOR_A_CONTRACT)


def contracts_done(judge: Judge, contracts: int, b: int) -> bool:
    return judge.part(Deals).done >= contracts


def completed_contracts(judge: Judge, a: int, now: bool) -> float:
    done = judge.part(Deals).done
    return done if now else max(done, DONE_LATER)


register(fx.TakeContract, take_contract)
worth_to_opponents(fx.TakeContract, for_solari)
condition(fx.ContractsDone, likely(contracts_done, later=0.35))
counted(fx.CompletedContracts, completed_contracts)
score_kind(kinds.SOLARI, lambda choice, amount, b: choice.judge.value.gain(SOLARI, amount))
score_kind(kinds.CONTRACT, lambda choice, contract, b: choice.judge.part(Deals).worth(contract))
moments.AT_SPACE.append(("contracts", lambda judge, space: judge.part(Deals).at_space(space)))
moments.ACQUIRING.append(("contracts", lambda judge, card: judge.part(Deals).acquiring(card)))
