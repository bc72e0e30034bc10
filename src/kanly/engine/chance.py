"""The one door for randomness.

The generator is L'Ecuyer's combined multiplicative congruential generator (Communications of the ACM 31, 1988): two
states under 31 bits, packed into one int under 62 bits, so that a copy of a game is cheap, no product overflows a
machine word, and a seed gives the same game everywhere. A record, a scenario or a person can answer instead.
"""

from __future__ import annotations

import hashlib
from typing import Final

from kanly.engine.codes import NONE
from kanly.engine.errors import DictationError
from kanly.engine.state import Script, State

M1: Final = 2147483563
M2: Final = 2147483399
A1: Final = 40014
A2: Final = 40692
LOW: Final = (1 << 31) - 1


def seeded(seed: int) -> int:
    """The generator's first state for a seed of any size."""
    digest = hashlib.sha256(str(seed).encode()).digest()
    one = int.from_bytes(digest[:8], "big") % (M1 - 1) + 1
    two = int.from_bytes(digest[8:16], "big") % (M2 - 1) + 1
    return one << 31 | two


def below(s: State, n: int) -> int:
    """A number from 0 to n - 1; n is at most a few hundred, so the bias of the remainder is under one in a million."""
    rng = s.rng
    one = (rng >> 31) * A1 % M1
    two = (rng & LOW) * A2 % M2
    s.rng = one << 31 | two
    return (one - two) % (M1 - 1) % n


def take(s: State, what: int, seat: int, zone: list[int]) -> int:
    """Take a random element out of a sorted zone. Whoever looks at it learns something, so the horizon moves."""
    n = len(zone)
    at = below(s, n) if n > 1 else 0
    if s.script is not None:
        # The generator goes on all the same, so that a replay ends in the very state of the game it records.
        at = dictated(s, what, seat, zone, at)
    value = zone.pop(at)
    if s.trace is not None:
        s.trace.append((what, seat, value))
    s.horizon = s.number
    return value


def deal(s: State, zone: list[int], hand: list[int], cards: int) -> None:
    """Several cards at once out of a sorted zone, as `take` would, when nobody dictates or writes down what comes."""
    rng = s.rng
    one, two = rng >> 31, rng & LOW
    for n in range(len(zone), len(zone) - cards, -1):
        if n == 1:
            hand.append(zone.pop())
            break
        one = one * A1 % M1
        two = two * A2 % M2
        hand.append(zone.pop((one - two) % (M1 - 1) % n))
    s.rng = one << 31 | two
    s.horizon = s.number


def pick(s: State, what: int, seat: int, zone: tuple[int, ...]) -> int:
    """The place of a random element in a sorted zone that the caller will replace."""
    at = below(s, len(zone)) if len(zone) > 1 else 0
    if s.script is not None:
        at = dictated(s, what, seat, list(zone), at)
    if s.trace is not None:
        s.trace.append((what, seat, zone[at]))
    s.horizon = s.number
    return at


def dictated(s: State, what: int, seat: int, zone: list[int], drawn: int) -> int:
    """The place of what the script says comes next; where it says nothing and may, what the generator drew."""
    script = s.script
    assert script is not None
    if script.settled:
        mixed = script.settled
        for value in (what, *zone):
            mixed = (mixed * A1 + value + 1) % M1
        return mixed * A2 % M2 % len(zone)
    forced = zone[0] == zone[-1]
    if script.at < len(script.lines):
        line_what, line_seat, value = script.lines[script.at]
        if line_what == what and (line_seat == seat or line_seat < 0):
            if forced and script.spared is not None and is_spared(script, script.spared, value == zone[0]):
                return drawn
            if value not in zone:
                raise DictationError(
                    "dictated chance names what is not there to be drawn", what, seat, zone, script.at
                )
            script.at += 1
            return zone.index(value)
        if script.strict and not forced:
            raise DictationError("dictated chance is for another moment", what, seat, zone, script.at)
    elif script.strict and not forced:
        raise DictationError("dictated chance is at its end", what, seat, zone, NONE)
    return drawn


def is_spared(script: Script, spared: set[int], fits: bool) -> bool:
    """Whether a draw with one possible answer leaves the next line to a later draw: always where the line says something
    else, otherwise if it is one of those that whoever dictates wants to leave theirs."""
    if fits:
        script.fitting += 1
        return script.fitting - 1 in spared
    return True
