"""From a Setup to the first decision of a game."""

from __future__ import annotations

from typing import Final

from kanly.engine import chance, leaders, rows
from kanly.engine.cards import refill_row
from kanly.engine.codes import (
    CHANCE_FIRST,
    EV_FIRST,
    FROM_START,
    NONE,
    PHASE_SETUP,
    STEP_ROUND,
    STEP_SETUP_DONE,
)
from kanly.engine.content import Content
from kanly.engine.errors import SetupError
from kanly.engine.events import listen, note
from kanly.engine.parts import MATS, TALLY, UNITS
from kanly.engine.roles import counts_of, refuse_opponents, roles_of
from kanly.engine.scoring import score
from kanly.engine.spent import SPENT
from kanly.engine.state import Event, Script, State, new_seat, new_state
from kanly.setup import Setup

# A record has room for so many digits.
LARGEST_SEED: Final = 10**39


def check_types(setup: Setup) -> None:
    """A setup often comes out of a file or a form, where types are not checked."""
    for name in ("players", "seed"):
        number: object = getattr(setup, name)
        if isinstance(number, bool) or not isinstance(number, int):
            raise SetupError(f"{name} has to be a whole number, not {number!r}")
    if not -LARGEST_SEED < setup.seed < LARGEST_SEED:
        raise SetupError("seed has to have fewer than 40 digits")
    # Read by name: compiled code would refuse a wrong type before it can be told what is right.
    named: object = getattr(setup, "leaders")  # noqa: B009
    if not isinstance(named, list | tuple) or not all(isinstance(leader, str) for leader in named):
        raise SetupError(f"leaders has to be a list of ids, such as ['random'], not {named!r}")
    apart: object = getattr(setup, "apart")  # noqa: B009
    if not isinstance(apart, bool):
        raise SetupError(f"apart has to be true or false, not {apart!r}")
    for name in ("rivals", "variants"):
        value: object = getattr(setup, name)
        if not isinstance(value, list | tuple) or not all(isinstance(entry, str) for entry in value):
            raise SetupError(f"{name} has to be a list of names, not {value!r}")
    level: object = getattr(setup, "level")  # noqa: B009
    if not isinstance(level, str):
        raise SetupError(f"level has to be the name of a level, not {level!r}")


def check(content: Content, setup: Setup) -> None:
    """What a SetupError can say before anything is laid out, but for Leaders."""
    check_types(setup)
    counts = counts_of(content)
    if setup.players not in counts:
        raise SetupError(
            f"a game of {setup.players} players can't be set up: this edition is for "
            f"{' or '.join(str(count) for count in counts)} players"
        )
    roles = roles_of(content, setup.players)
    if roles is None:
        refuse_opponents(setup)
    else:
        roles.check(content, setup)


def begin(
    content: Content,
    setup: Setup,
    script: Script | None = None,
    trace: list[tuple[int, int, int]] | None = None,
    log: list[Event] | None = None,
) -> State:
    """The state before the first decision; `flow.advance` takes it there."""
    check(content, setup)
    wanted = leaders.by_seat(content, setup)
    c = content
    s = new_state(content)
    s.script, s.trace = script, trace
    listen(s, log)
    s.rng = chance.seeded(setup.seed)
    s.conflict_deck = tuple(range(len(c.conflict_ids)))
    s.imperium = tuple(sorted(c.imperium_deck))
    s.reserve = tuple(c.reserve_counts)
    s.intrigue_deck = tuple(sorted(c.intrigue_deck))
    s.bonus_spice = (0,) * len(c.space_ids)
    s.control = (NONE,) * len(c.space_ids)
    s.free = c.all_spaces
    roles = s.roles = roles_of(c, setup.players)
    count = setup.players if roles is None else roles.seats(c, setup.players)
    if roles is not None:
        s.noted = True
        roles.arrange(s, setup)
    for i in range(count):
        seat = new_seat()
        seat.influence = (0,) * c.faction_count
        s.seats.append(seat)
        if roles is not None and roles.sits_down(s, i, seat):
            continue
        seat.solari, seat.spice, seat.water = c.start
        seat.agents = c.agents
        seat.garrison = c.garrison_at_start
        seat.supply = c.troops - c.garrison_at_start
        seat.deck = sorted(c.starting_deck if roles is None else c.deck_to_start(roles.role(s, i)))
        if c.points_at_start[count]:
            score(s, i, c.points_at_start[count], FROM_START)
    add_parts(s, count)
    if not any_decides_who_begins(s):
        s.first = NONE if roles is None else roles.begins(s)
        if s.first == NONE:
            s.first = chance.take(s, CHANCE_FIRST, NONE, list(range(setup.players)))
    note(s, EV_FIRST, s.first)
    leaders.give(s, wanted, [] if roles is None else roles.leaders_wanted(s, setup), setup.apart)
    if roles is not None:
        roles.leaders_given(s, setup)
    for _ in range(c.row):
        s.row += (NONE,)
        refill_row(s, len(s.row) - 1)
    if c.rows:
        rows.lay_out(s)
    s.phase = PHASE_SETUP
    s.stack.append((STEP_ROUND, NONE, NONE, 0, 0))
    s.stack.append((STEP_SETUP_DONE, NONE, NONE, 0, 0))
    leaders.ask(s, wanted, setup.apart)
    return s


def add_parts(s: State, players: int) -> None:
    """The parts of the state that this game's content needs."""
    c = s.content
    if not c.extended:
        return
    TALLY.begin(s, players)
    if c.limits:
        SPENT.begin(s, players)
    if any(mat != NONE for mat in (*c.leader_back, *c.leader_track)):
        MATS.begin(s, players)
    if c.unit_ids:
        UNITS.begin(s, players)
    if c.rows:
        rows.LAID.begin(s, players)
    for topic in c.topics:
        topic.set_up(s, players)


def any_decides_who_begins(s: State) -> bool:
    for topic in s.content.topics:
        if topic.decides_who_begins(s):
            return True
    return False
