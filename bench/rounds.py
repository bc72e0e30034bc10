"""The order of a run: rounds in which every contestant has its slices, then what needs no clock."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from sides import Side

# Copying settles much sooner than playing, where games differ in length.
COPY_SHARE = 0.25


@dataclass
class Figures:
    """What was measured of one contestant."""

    facts: dict[str, str]
    timed: list[dict[str, float]] = field(default_factory=list)
    untimed: dict[str, float] = field(default_factory=dict)


def steps(sides: Sequence[Side], rounds: int) -> int:
    """How often `run_rounds` reports progress."""
    return len(sides) * (rounds + 1)


def run_rounds(
    sides: Sequence[Side], rounds: int, seconds: float, progress: Callable[[str], None]
) -> dict[str, Figures]:
    """Measure all sides by turns and return their figures by label.

    A machine's speed drifts by tens of percent within minutes, so only slices of the same round are comparable.
    """
    figures = {side.label: Figures(side.facts) for side in sides}
    for number in range(rounds):
        for side in in_turn(sides, number):
            progress(f"round {number + 1} of {rounds}: {side.label}")
            figures[side.label].timed.append(
                side.ask("play", seconds) | side.ask("copy", seconds * COPY_SHARE)
            )
    for side in sides:
        progress(f"calls and memory: {side.label}")
        figures[side.label].untimed = side.ask("calls") | side.ask("memory")
    return figures


def in_turn(sides: Sequence[Side], number: int) -> Iterator[Side]:
    """Each round has an order of its own, so that none always follows the same neighbour's heat."""
    yield from Random(number).sample(sides, len(sides))
