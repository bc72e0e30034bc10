"""Questions about Influence: which faction, and whose an Alliance becomes."""

from __future__ import annotations

from kanly.engine import influence, moves, seats
from kanly.engine.codes import STEP_ALLIANCE, STEP_FACTION, STEP_LOSE_INFLUENCE
from kanly.engine.roles import INFLUENCE
from kanly.engine.state import State, Step
from kanly.engine.step import StepKind, register_step


class Faction(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """Which faction; `step[4]` holds those already named, for effects that want several different ones (R-061)."""
        n = s.content.nodes[step[3]]
        mask = influence.factions_open(s, step[1], n) & ~step[4]
        if s.roles is not None:
            mask = s.roles.open_factions(s, step[1], mask)
        named = step[4].bit_count()
        if named == max(1, n.c) or not mask:
            s.stack.pop()
            for faction in range(s.content.faction_count):
                if step[4] >> faction & 1 and not self.picked(s, step[1], faction, n.a):
                    influence.gain(s, step[1], faction, n.a)
            return None
        open_to = range(s.content.faction_count)
        return [moves.make(moves.FACTION, faction) for faction in open_to if mask >> faction & 1]

    def picked(self, s: State, seat: int, faction: int, amount: int) -> bool:
        return s.roles is not None and s.roles.picks_influence(s, seat, faction, amount)

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack[-1] = (step[0], step[1], step[2], step[3], step[4] | 1 << moves.first(move))


class LoseInfluence(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        levels = s.seats[seats.receiver(s, step[1], INFLUENCE)].influence
        return [
            moves.make(moves.LOSE, faction) for faction in range(len(levels)) if levels[faction] >= step[3]
        ]

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        influence.lose(s, step[1], moves.first(move), step[3])


class Alliance(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """Who of several level players takes the token that its holder loses (R-187)."""
        return [
            moves.make(moves.SEAT, i)
            for i, other in enumerate(s.seats)
            if i != step[1] and other.influence[step[3]] == step[4]
        ]

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        influence.give_alliance(s, step[3], moves.first(move), step[1])


register_step(Faction("faction", "node", "factions"), STEP_FACTION)
register_step(LoseInfluence("lose_influence", "", "asking"), STEP_LOSE_INFLUENCE)
register_step(Alliance("alliance", "faction"), STEP_ALLIANCE)
