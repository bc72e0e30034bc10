"""What is measured, in words that fit both engines: slices of play, slices of copying, calls, memory."""

import cProfile
import gc
import time
import tracemalloc
from collections.abc import Iterator, Sequence
from typing import Protocol

# Half of a random game differs a lot from seed to seed, so that one state alone would be a matter of luck.
MIDGAME_SEEDS = tuple(range(9001, 9022))
PROFILED_SEEDS = tuple(range(5001, 5021))
COPIES_PER_TURN = 100
COPIES_KEPT = 200


class Copyable(Protocol):
    """A game that can be copied in the middle."""

    def copy(self) -> object: ...


class Engine(Protocol):
    """One contestant: plays whole random games of four seats, and can stop in the middle of one."""

    def play(self, seed: int) -> tuple[int, int]:
        """Play one game; return how many decisions it had and how many moves were played."""
        ...

    def midway(self, seed: int) -> Copyable:
        """Return a game that stands at half of its moves."""
        ...


def game_seconds(engine: Engine, seeds: Iterator[int], seconds: float) -> float:
    """Play for about this many seconds to warm up, and return how long a game takes."""
    games = 0
    start = time.process_time()
    elapsed = 0.0
    while elapsed < seconds:
        engine.play(next(seeds))
        games += 1
        elapsed = time.process_time() - start
    return elapsed / games


def play_slice(engine: Engine, seeds: Iterator[int], games: int) -> dict[str, float]:
    """Play this many games.

    Their number is fixed beforehand: a slice that ends when the time is up ends more often inside a long game,
    and would show the engine with the longer games as slower than it is.

    The clock is the processor time of this process: on a busy machine the wall clock would also count the
    turns of other programs, and they don't fall on both contestants alike.
    """
    engine.play(next(seeds))  # after a pause the caches hold somebody else's data
    gc.collect()
    decisions = moves = 0
    start = time.process_time()
    for _ in range(games):
        played = engine.play(next(seeds))
        decisions += played[0]
        moves += played[1]
    elapsed = time.process_time() - start
    return {
        "decisions_per_second": decisions / elapsed,
        "games_per_second": games / elapsed,
        "decisions_per_game": decisions / games,
        "moves_per_game": moves / games,
    }


def copy_slice(states: Sequence[Copyable], seconds: float) -> dict[str, float]:
    """Copy each state in turn for about this many seconds; every copy is dropped at once."""
    gc.collect()
    copies = 0
    start = time.process_time()
    elapsed = 0.0
    while elapsed < seconds:
        for state in states:
            copy = state.copy
            for _ in range(COPIES_PER_TURN):
                copy()
        copies += COPIES_PER_TURN * len(states)
        elapsed = time.process_time() - start
    return {"copy_seconds": elapsed / copies}


def count_calls(engine: Engine) -> dict[str, float]:
    """Profile a few games: calls per decision, and how many moves these games had.

    Calls are those that the profiler sees: Python functions and built-in ones, the random player's too.
    """
    decisions = moves = 0
    profile = cProfile.Profile()
    for seed in PROFILED_SEEDS:
        profile.enable()
        played = engine.play(seed)
        profile.disable()
        decisions += played[0]
        moves += played[1]
    calls = sum(entry.callcount for entry in profile.getstats())
    return {"calls_per_decision": calls / decisions, "profiled_moves": moves}


def copy_memory(states: Sequence[Copyable]) -> dict[str, float]:
    """Bytes that one more copy takes, the mean over the states.

    tracemalloc sees every block that goes through Python's allocators, and mypyc's classes use them too, so
    that one method serves all builds. What a copy shares with its original is rightly not counted; summing
    sys.getsizeof over reachable objects would need to know what is shared.
    """
    total = 0
    for state in states:
        state.copy()
        kept: list[object] = [None] * COPIES_KEPT
        gc.collect()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        for index in range(COPIES_KEPT):
            kept[index] = state.copy()
        total += tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
    return {"copy_bytes": total / COPIES_KEPT / len(states)}
