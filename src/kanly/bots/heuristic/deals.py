"""Contracts: which to take, and what a visit completes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine import codes
from kanly.engine.codes import NONE, SOLARI
from kanly.engine.contracts import SOLARI_FOR_A_CONTRACT

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

# How likely a contract is completed before the game ends, by what it asks for.
VISIT = 0.65
COSTLY_VISIT = 0.45
HARVEST = 0.6
MUCH_HARVEST = 0.45
ACQUIRE = 0.3
# What any completed contract adds for the cards that count them.
DONE = 0.4
CONTRACT_LATER = 1.9
# From this much spice on a harvest is rare.
MUCH = 4


class Deals:
    """Judges contracts for one seat at one moment."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.t = judge.t

    def reward(self, contract: int) -> float:
        return self.judge.value.total(self.t.c.contract_reward[contract]) + DONE * self.judge.value.fade

    def worth(self, contract: int) -> float:
        """A contract to be taken now."""
        t = self.t
        c = t.c
        reward = self.reward(contract)
        if c.contract_immediate[contract]:
            return reward
        space, spice, card = (
            c.contract_space[contract],
            c.contract_harvest[contract],
            c.contract_card[contract],
        )
        soon = min(1.0, 0.3 * t.left + (0.15 if t.me.agents else 0.0))
        if space != NONE:
            free = not any(self.judge.spaces.cost(space))
            return reward * (VISIT if free else COSTLY_VISIT) * soon
        if spice != NONE:
            at_maker = t.space != NONE and c.space_maker[t.space] and t.view.table.turn_kind == "agent"
            if at_maker and t.parts.spice >= spice:
                return reward
            return reward * (HARVEST if spice < MUCH else MUCH_HARVEST) * soon
        return reward * (ACQUIRE if card != NONE else 0.0) * soon

    def best(self, now: bool) -> float:
        """What taking one is worth; where there are no contracts, or none is left, it brings Solari."""
        if not now:
            return CONTRACT_LATER * self.judge.value.fade
        choices = [self.worth(contract) for contract in self.choices]
        if not self.t.parts.offer:
            choices.append(self.judge.value.gain(SOLARI, SOLARI_FOR_A_CONTRACT))
        return max(choices, default=0.0)

    @property
    def choices(self) -> list[int]:
        t = self.t
        reserved = t.parts.reserved if t.leader != NONE and t.c.leader_reserved[t.leader] else []
        return [*t.parts.offer, *reserved]

    def at_space(self, space: int) -> float:
        """The contracts that an Agent sent to a space completes."""
        t = self.t
        c = t.c
        worth = 0.0
        for contract in t.parts.held:
            needed = c.contract_harvest[contract]
            if c.contract_space[contract] == space or (
                needed != NONE and c.space_maker[space] and self.spice_at(space) >= needed
            ):
                worth += self.reward(contract)
        return worth

    def spice_at(self, space: int) -> int:
        """The most spice that a visit to a Maker space gives."""
        nodes = self.t.c.nodes
        most, stack = 0, list(self.t.c.space_nodes[space])
        while stack:
            n = nodes[stack.pop()]
            if n.op == codes.OP_HARVEST:
                most = max(most, n.a)
            stack += n.kids
        return most + self.t.bonus_spice[space]

    def acquiring(self, card: int) -> float:
        """The contracts that are completed by acquiring a card."""
        c = self.t.c
        return sum(self.reward(held) for held in self.t.parts.held if c.contract_card[held] == card)
