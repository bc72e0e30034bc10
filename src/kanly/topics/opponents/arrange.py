"""Printed opponents take their seats."""

from __future__ import annotations

from kanly.engine import chance, intrigue
from kanly.engine.codes import CHANCE_RIVAL, NONE, SOLARI, SPICE, VARIANT_STREAMLINED, WATER
from kanly.engine.content import Content, OpponentTable
from kanly.engine.errors import KanlyError, SetupError
from kanly.engine.events import note
from kanly.engine.parts import with_seat
from kanly.engine.resources import gain
from kanly.engine.state import Seat, State
from kanly.setup import RANDOM, Setup
from kanly.topics.opponents import deck, house, variants
from kanly.topics.opponents.kinds import EV_RIVAL
from kanly.topics.opponents.part import AUTOMA, automa_of


def check(content: Content, setup: Setup) -> None:
    """A SetupError says what of the opponents can't be, and what could."""
    mode = content.opponents[setup.players]
    check_level(content, setup, mode)
    known = variants.names_of(mode.variants)
    for variant in switched_on(setup):
        if variant not in known:
            raise SetupError(
                f"there is no variant {variant!r} with {setup.players} players here; "
                f"known are: {', '.join(known) or 'none'}"
            )
    check_rivals(content, setup, mode)


def check_level(content: Content, setup: Setup, mode: OpponentTable) -> None:
    known = [content.level_ids[number] for number in sorted(mode.levels)]
    if setup.level and setup.level not in known:
        raise SetupError(
            f"there is no level {setup.level!r} with {setup.players} players; "
            + (f"known are: {', '.join(known)}" if any(known) else "levels are for one player")
        )


def check_rivals(content: Content, setup: Setup, mode: OpponentTable) -> None:
    named = wanted(setup)
    if not mode.rivals:
        if named != [RANDOM]:
            raise SetupError("House Hagal stands for nobody in this game; name no rivals")
        return
    if len(named) not in (1, mode.opponents) or (len(named) == 1 < mode.opponents and named[0] != RANDOM):
        raise SetupError(f"{len(named)} rivals are named for {mode.opponents}; name each, or 'random' once")
    fitting = [content.rival_ids[i] for i in fitting_rivals(content, variants.mask_of(switched_on(setup)))]
    seen: list[str] = []
    for rival in named:
        if rival == RANDOM:
            continue
        if rival not in content.rival_ids:
            raise SetupError(f"there is no rival {rival!r}; known are {', '.join(fitting)}, or 'random'")
        if rival not in fitting:
            raise SetupError(
                f"{rival!r} can't be a rival here: streamlined rivals need the variant 'streamlined' with two "
                f"players, and go with no others; those that fit are: {', '.join(fitting)}"
            )
        if rival in seen or (mode.leaders and rival in setup.leaders):
            raise SetupError(f"{rival!r} is named twice; each can sit at the table once")
        seen.append(rival)
    if mode.leaders:
        left = [
            leader
            for i, leader in enumerate(content.leader_ids)
            if leader not in seen and not content.leader_is_back[i]
        ]
        if len(left) < setup.players + mode.opponents - len(seen):
            raise SetupError(
                f"too few leaders for {setup.players} players and {mode.opponents} rivals, who are leaders too"
            )


def wanted(setup: Setup) -> list[str]:
    # Read by name: compiled code would refuse a tuple before it can become a list.
    return list(getattr(setup, "rivals"))  # noqa: B009


def switched_on(setup: Setup) -> list[str]:
    return list(getattr(setup, "variants"))  # noqa: B009


def fitting_rivals(content: Content, switched: int) -> list[int]:
    """Those that may sit at a table with these variants (R-376)."""
    streamlined = switched & VARIANT_STREAMLINED != 0
    return [i for i, quick in enumerate(content.rival_streamlined) if quick == streamlined]


def arrange(s: State, setup: Setup) -> None:
    """Opponents join the game as the setup wants them."""
    mode = s.content.opponents[setup.players]
    level = s.content.level_ids.index(setup.level) if setup.level else mode.usual
    join(s, setup.players, mode, level, variants.mask_of(switched_on(setup)))


def join(s: State, people: int, mode: OpponentTable, level: int, switched: int) -> None:
    """Opponents join so many people, with the variants of the level and those switched on besides."""
    automa = AUTOMA.begin(s, people + mode.opponents)
    automa.people = people
    automa.level = level
    automa.variants = mode.levels[level].variants | switched
    automa.deck = deck.fresh(s)


def seat_down(s: State, me: Seat) -> None:
    """What an opponent has before it: troops, Agents, resources; no deck, no Leader."""
    c = s.content
    mode, level = house.table(s), house.level(s)
    me.solari, me.spice, me.water = mode.start
    me.agents = mode.agents
    me.garrison = level.garrison
    me.supply = c.troops - level.garrison


def name_rivals(s: State, setup: Setup) -> None:
    """Who the opponents are, once the Leaders that are named or drawn are known."""
    automa = automa_of(s)
    if not house.table(s).rivals:
        return
    c = s.content
    named = wanted(setup)
    if len(named) < house.table(s).opponents:
        named = named * house.table(s).opponents
    taken = leader_names(s) if house.table(s).leaders else []
    free = [
        i
        for i in fitting_rivals(c, automa.variants)
        if c.rival_ids[i] not in named and c.rival_ids[i] not in taken
    ]
    for at, name in enumerate(named):
        seat = automa.people + at
        rival = chance.take(s, CHANCE_RIVAL, seat, free) if name == RANDOM else c.rival_ids.index(name)
        automa.rivals = with_seat(automa.rivals, seat, rival)
        note(s, EV_RIVAL, seat, rival)


def name_missing_rivals(s: State) -> None:
    """Opponents that a position leaves unnamed are the first Rivals that nobody is."""
    automa = automa_of(s)
    if not house.table(s).rivals:
        return
    taken = leader_names(s) if house.table(s).leaders else []
    fitting = [r for r in fitting_rivals(s.content, automa.variants) if s.content.rival_ids[r] not in taken]
    for seat in range(automa.people, len(automa.rivals)):
        if automa.rivals[seat] == NONE:
            free = [rival for rival in fitting if rival not in automa.rivals]
            if not free:
                raise KanlyError("too few Rivals are left for this position; name them")
            automa.rivals = with_seat(automa.rivals, seat, free[0])


def leader_names(s: State) -> list[str]:
    return [s.content.leader_ids[seat.leader] for seat in s.seats if seat.leader != NONE]


def leaders_taken(s: State) -> list[int]:
    """The Leaders who sit at the table as Rivals, where Rivals are Leaders."""
    if not house.table(s).leaders:
        return []
    c = s.content
    names = [c.rival_ids[rival] for rival in automa_of(s).rivals if rival != NONE]
    return [i for i, leader in enumerate(c.leader_ids) if leader in names]


def give_help(s: State) -> None:
    """What the level gives to people and opponents besides."""
    automa = automa_of(s)
    level = house.level(s)
    for i in range(len(s.seats)):
        if i < automa.people:
            for resource in (SOLARI, SPICE, WATER):
                if level.help[resource]:
                    gain(s, i, resource, level.help[resource])
            intrigue.draw(s, i, level.help_intrigues)
        else:
            intrigue.draw(s, i, level.intrigues)
