"""The seats of a game: who comes after whom, who is a person, whose gain it is. Where all are plain people there is one answer,
elsewhere the roles have it (`roles.py`)."""

from __future__ import annotations

from kanly.engine.state import State


def following(s: State, seat: int) -> int:
    """Who comes after a seat."""
    return (seat + 1) % len(s.seats) if s.roles is None else s.roles.following(s, seat)


def order(s: State) -> list[int]:
    """All seats from the First Player on."""
    if s.roles is None:
        return [*range(s.first, len(s.seats)), *range(s.first)]
    found = [s.first]
    while len(found) < len(s.seats):
        found.append(following(s, found[-1]))
    return found


def others(s: State, seat: int) -> list[int]:
    """All other seats in the order of turns, from the left of this one."""
    found = [following(s, seat)]
    while len(found) < len(s.seats) - 1:
        found.append(following(s, found[-1]))
    return found


def are_enemies(s: State, seat: int, other: int) -> bool:
    return seat != other and (s.roles is None or s.roles.enemies(s, seat, other))


def enemies(s: State, seat: int) -> list[int]:
    """The opponents of a seat in the order of turns, from its left."""
    found = others(s, seat)
    return found if s.roles is None else [other for other in found if s.roles.enemies(s, seat, other)]


def is_person(s: State, seat: int) -> bool:
    return s.roles is None or s.roles.is_person(s, seat)


def people(s: State) -> int:
    """How many of the seats are people's or bots'; those after them are moved by the rules."""
    return len(s.seats) if s.roles is None else s.roles.people(s)


def starting_deck(s: State, seat: int) -> list[int]:
    """The cards that a person begins with."""
    return s.content.starting_deck if s.roles is None else s.content.deck_to_start(s.roles.role(s, seat))


def receiver(s: State, seat: int, what: int) -> int:
    """To whom comes what a seat's effects give."""
    return seat if s.roles is None else s.roles.receiver(s, seat, what)


def levels(s: State, seat: int) -> tuple[int, ...]:
    """The Influence that counts for a seat."""
    return s.seats[seat].influence if s.roles is None else s.roles.levels(s, seat)


def agents(s: State, seat: int) -> int:
    """How many Agents a seat has without Swordmaster and Mentat."""
    return s.content.agents if s.roles is None else s.roles.agents(s, seat)


def scores(s: State, seat: int) -> bool:
    return s.roles is None or s.roles.scores(s, seat)


def sees(s: State, viewer: int | None, seat: int) -> bool:
    """Whether a viewer may see all that the owner of a seat sees; None: a spectator."""
    if viewer is None:
        return False
    return viewer == seat if s.roles is None else s.roles.sees(s, viewer, seat)
