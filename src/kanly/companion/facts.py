"""What people say of the table becomes part of the companion's state, and anything in it can be corrected."""

from __future__ import annotations

from collections.abc import Callable

from kanly.companion.board import AskedBoard
from kanly.companion.questions import MOST, NO, NOBODY, YES, Refusal
from kanly.engine import influence, seats
from kanly.engine.codes import (
    FROM_BATTLE,
    FROM_START,
    NONE,
    PHASE_COMBAT,
    RECALL_PLAIN,
    SOLARI,
    SPICE,
    STEP_ALLIANCE,
    WATER,
)
from kanly.engine.content import Content
from kanly.engine.errors import KanlyError
from kanly.engine.intrigue import KNOWN_BITS
from kanly.engine.part import has_part
from kanly.engine.parts import with_seat
from kanly.engine.scoring import score, unscore
from kanly.engine.state import State
from kanly.engine.steps.round import defend
from kanly.notation.numbers import whole_number
from kanly.topics.battles import icons
from kanly.topics.opponents import deck, house, supply
from kanly.topics.opponents.part import automa_of
from kanly.topics.spies import spying
from kanly.topics.spies.part import SPIES

# Which Intrigue card it is means nothing to an opponent, so in a companion all are alike.
ANY_INTRIGUE = 0
NEW = "new"
FREE, TAKEN = "free", "taken"


# --- words


def number(text: str, most: int = MOST) -> int:
    found = whole_number(text)
    if found is None or not 0 <= found <= most:
        raise Refusal("number", f"{text!r} is not a number from 0 to {most}", most=most)
    return found


def amount(text: str, now: int, most: int = MOST) -> int:
    """A number, or how much more (`+2`) or less (`-1`) than now."""
    if text[:1] not in ("+", "-"):
        return number(text, most)
    change = whole_number(text[1:])
    if change is None or change < 0:
        raise Refusal("number", f"{text!r} is no change such as '+2' or '-1'", most=most)
    found = now + change if text[0] == "+" else now - change
    if not 0 <= found <= most:
        raise Refusal(
            "change", f"{text!r} can't be: it is {now} now, and can be from 0 to {most}", now=now, most=most
        )
    return found


def flag(text: str) -> bool:
    if text not in (YES, NO):
        raise Refusal("flag", f"{text!r} is neither {YES!r} nor {NO!r}")
    return text == YES


def word(text: str, known: list[str], what: str) -> int:
    if text not in known:
        raise KanlyError(f"{text!r} is no {what}; known are: {', '.join(known)}")
    return known.index(text)


def listed(text: str, known: list[str], what: str) -> list[int]:
    """Names with commas, or `none`."""
    return [] if text == NOBODY else [word(name, known, what) for name in text.split(",")]


def seat_of(text: str, s: State) -> int:
    found = whole_number(text)
    if found is None or not 0 <= found < len(s.seats):
        raise KanlyError(f"there is no seat {text!r}; seats are 0 to {len(s.seats) - 1}")
    return found


# --- what questions are answered with


def set_influence(s: State, seat: int, faction: int, level: int) -> None:
    """Move a cube; Alliances and points follow it as in any game, but what a track gives people they take themselves."""
    now = s.seats[seat].influence[faction]
    if level > now:
        influence.gain(s, seat, faction, level - now)
    elif level < now:
        influence.lose(s, seat, faction, now - level)
    s.stack = [s.stack[0], *[step for step in s.stack[1:] if step[0] == STEP_ALLIANCE]]


def set_conflict(s: State, conflict: int) -> None:
    """The Conflict of the round is turned up."""
    s.conflict = conflict
    s.conflict_deck = tuple(card for card in s.conflict_deck if card != conflict)
    waiting = len(s.stack)
    defend(s)
    del s.stack[waiting:]  # people who defend need no question


def set_intrigues(s: State, seat: int, count: int) -> None:
    s.seats[seat].intrigues = (ANY_INTRIGUE << KNOWN_BITS,) * count


# --- corrections of a seat


def change_supply(s: State, seat: int, kind: int, text: str) -> None:
    """A correction leaves the supply as it says; what comes in besides (`+2`) is spent as the rules have it."""
    if not house.table(s).takes:
        raise Refusal("keeps_nothing", "this opponent keeps no resources and no Intrigue cards")
    me = s.seats[seat]
    held = (me.solari, me.spice, me.water, len(me.intrigues))
    wanted = amount(text, held[kind])
    if text.startswith("+"):
        if kind > WATER:
            supply.draw_intrigues(s, seat, wanted - held[kind])
        else:
            supply.gain(s, seat, kind, wanted - held[kind])
    elif kind == SOLARI:
        me.solari = wanted
    elif kind == SPICE:
        me.spice = wanted
    elif kind == WATER:
        me.water = wanted
    else:
        set_intrigues(s, seat, wanted)


def set_points(s: State, seat: int, text: str) -> None:
    """Up or down; what Influence and Alliances brought stays."""
    if house.is_mute(s, seat):
        raise Refusal("scores_nothing", "this opponent scores nothing")
    me = s.seats[seat]
    points = amount(text, me.points)
    if points > me.points:
        score(s, seat, points - me.points, FROM_START)
    while me.points > points:
        loose = [source for source in me.sources if source <= FROM_START or source >= FROM_BATTLE]
        if not loose:
            raise Refusal(
                "earned",
                f"Influence and Alliances alone bring {me.points} points; correct those first",
                n=me.points,
            )
        unscore(s, seat, loose[-1])


def set_troops(s: State, seat: int, place: str, text: str) -> None:
    """Garrison or Conflict; the supply has the rest."""
    me = s.seats[seat]
    other = me.conflict if place == "garrison" else me.garrison
    troops = amount(text, me.garrison if place == "garrison" else me.conflict)
    if troops + other > s.content.troops:
        raise Refusal(
            "troops",
            f"a seat has {s.content.troops} troops; {other} of them are elsewhere",
            n=s.content.troops,
            other=other,
        )
    if place == "garrison":
        me.garrison = troops
    else:
        me.conflict = troops
    me.supply = s.content.troops - troops - other


def set_swords(s: State, seat: int, text: str) -> None:
    if s.phase != PHASE_COMBAT:
        raise Refusal("not_fought", "swords are counted in Combat; `combat` begins it")
    s.seats[seat].swords = amount(text, s.seats[seat].swords)


def set_agents(s: State, seat: int, text: str) -> None:
    """The spaces of its Agents, or `none`; the others are at hand."""
    c, me = s.content, s.seats[seat]
    on = tuple(listed(text, c.space_ids, "space"))
    ready = seats.agents(s, seat) + me.swordmaster + int(s.mentat == seat) - len(on)
    if ready < 0:
        raise Refusal("agents", f"it has only {ready + len(on)} Agents", n=ready + len(on))
    me.on, me.agents = on, ready
    automa_of(s).stuck &= ~(1 << seat)
    s.free = c.all_spaces
    for other in s.seats:
        for space in other.on:
            s.free &= ~(1 << space)


def add_agent(s: State, seat: int, more: int) -> None:
    if s.seats[seat].agents + more < 0:
        raise Refusal("agents_away", "all its Agents are on the board; correct those first")
    s.seats[seat].agents += more


def set_swordmaster(s: State, seat: int, has: bool) -> None:
    me = s.seats[seat]
    add_agent(s, seat, int(has) - me.swordmaster)
    me.swordmaster = int(has)


def set_mentat(s: State, seat: int, has: bool) -> None:
    """Whether it has the Mentat as one more Agent this round."""
    add_agent(s, seat, int(has) - int(s.mentat == seat))
    if s.mentat not in (NONE, seat) and has:
        add_agent(s, s.mentat, -1)
    if has or s.mentat == seat:
        s.mentat = seat if has else NONE


def set_spies(s: State, seat: int, text: str) -> None:
    """The posts of its Spies, or `none`."""
    if SPIES.of(s) is None:
        raise Refusal("not_here", "there are no Spies in this game")
    wanted = set(listed(text, s.content.post_ids, "post"))
    if len(wanted) >= s.content.spies:
        raise Refusal("spies", f"of {s.content.spies} Spies one is always in the supply", n=s.content.spies)
    for post in range(len(s.content.post_ids)):
        here = spying.posts_of(s, seat) >> post & 1 != 0
        if here and post not in wanted:
            spying.recall(s, seat, post, RECALL_PLAIN)
        elif not here and post in wanted:
            spying.place(s, seat, post)


def set_hooks(s: State, seat: int, has: bool) -> None:
    if s.units is None:
        raise Refusal("not_here", "there are no Maker Hooks in this game")
    s.units.hooks = s.units.hooks | 1 << seat if has else s.units.hooks & ~(1 << seat)


def set_worms(s: State, seat: int, text: str) -> None:
    if s.units is None:
        raise Refusal("not_here", "there are no sandworms in this game")
    at = seat * len(s.content.unit_ids)
    s.units.conflict = with_seat(s.units.conflict, at, amount(text, s.units.conflict[at]))


def set_battles(s: State, seat: int, text: str) -> None:
    """The Objectives and Conflicts that lie face up before it, or `none`."""
    if not has_part(s, "battles"):
        raise Refusal("not_here", "there are no battle icons in this game")
    wanted = listed(text, s.content.battle_ids, "card")
    for card in icons.face_up(s, seat):
        if card not in wanted:
            icons.turn_down(s, seat, card)
    for card in wanted:
        if card not in icons.face_up(s, seat):
            icons.take(s, seat, card)


SEAT_FACTS: dict[str, Callable[[State, int, str], None]] = {
    "solari": lambda s, seat, text: change_supply(s, seat, SOLARI, text),
    "spice": lambda s, seat, text: change_supply(s, seat, SPICE, text),
    "water": lambda s, seat, text: change_supply(s, seat, WATER, text),
    "intrigues": lambda s, seat, text: change_supply(s, seat, WATER + 1, text),
    "points": set_points,
    "garrison": lambda s, seat, text: set_troops(s, seat, "garrison", text),
    "conflict": lambda s, seat, text: set_troops(s, seat, "conflict", text),
    "swords": set_swords,
    "agents": set_agents,
    "swordmaster": lambda s, seat, text: set_swordmaster(s, seat, flag(text)),
    "mentat": lambda s, seat, text: set_mentat(s, seat, flag(text)),
    "spies": set_spies,
    "hooks": lambda s, seat, text: set_hooks(s, seat, flag(text)),
    "sandworms": set_worms,
    "battles": set_battles,
}


def correct_influence(s: State, board: AskedBoard, seat: int, faction: int, text: str) -> None:
    """Where an opponent can win or lose an Alliance, it has to be known how high people stand."""
    c = s.content
    now = s.seats[seat].influence[faction]
    level = amount(text, now, c.track_top[faction])
    wins = level > now and level >= c.track_alliance_at[faction]
    loses = level < now and s.seats[seat].alliances >> faction & 1
    if seat in board.opponents and (wins or loses):
        for person in board.people:
            board.influence(person, faction)
    set_influence(s, seat, faction, level)


def correct_seat(s: State, board: AskedBoard, seat: int, words: list[str]) -> None:
    """`solari 3`, `guild +1`, `agents arrakeen,carthag`, `spies none` ..."""
    c = s.content
    if len(words) != 2 or words[0] not in (*SEAT_FACTS, *c.faction_ids):
        known = ", ".join((*c.faction_ids, *SEAT_FACTS))
        raise KanlyError(f"what is corrected is one of {known}, and then what is right")
    if words[0] in c.faction_ids:
        correct_influence(s, board, seat, c.faction_ids.index(words[0]), words[1])
    elif seat in board.people:
        raise Refusal(
            "people", f"of people only Influence is kept: {' or '.join(c.faction_ids)}, and a number"
        )
    else:
        SEAT_FACTS[words[0]](s, seat, words[1])


# --- corrections of the table


def correct_conflict(s: State, name: str) -> None:
    """Another one than was said; the troop that defends it came with the first."""
    conflict = word(name, s.content.conflict_ids, "Conflict")
    if s.conflict == NONE:
        set_conflict(s, conflict)
    else:
        s.conflict_deck = tuple(sorted({*s.conflict_deck, s.conflict} - {conflict}))
        s.conflict = conflict


def set_control(s: State, name: str, who: str) -> None:
    space = controllable(s.content, name)
    seat = NONE if who == NOBODY else seat_of(who, s)
    if house.is_automa(s, seat) and not house.table(s).takes:
        raise Refusal("controls_nothing", "this opponent controls nothing")
    s.control = (*s.control[:space], seat, *s.control[space + 1 :])


def controllable(c: Content, name: str) -> int:
    """A space that somebody can control."""
    space = word(name, c.space_ids, "space")
    known = [id for i, id in enumerate(c.space_ids) if c.space_control_bonus[i][0] != NONE]
    if name not in known:
        raise Refusal(
            "not_controllable",
            f"nobody can control {name!r}; what can be controlled: {', '.join(known)}",
            spaces=",".join(known),
        )
    return space


def set_alliance(s: State, name: str, who: str) -> None:
    """Who has the token, whatever the cubes say."""
    faction = word(name, s.content.faction_ids, "faction")
    seat = NONE if who == NOBODY else seat_of(who, s)
    holder = influence.holder(s, faction)
    if holder != seat:
        influence.give_alliance(s, faction, seat, holder)


def set_first(s: State, who: str) -> None:
    seat = seat_of(who, s)
    if house.is_automa(s, seat) and not house.table(s).holds_marker:
        raise Refusal("people_first", "only people have the First Player marker here")
    s.first = s.turn = seat


def set_wall(s: State, text: str) -> None:
    if s.units is None:
        raise Refusal("not_here", "there is no Shield Wall in this game")
    s.units.wall = int(flag(text))


def set_round(s: State, text: str) -> None:
    most = len(s.content.conflict_levels)
    if number(text, most) < 1:
        raise Refusal("rounds", f"rounds are counted from 1 to {most}", most=most)
    s.round = number(text, most)


def set_deck(s: State, text: str) -> None:
    """All House Hagal cards are in the deck again."""
    if text != NEW:
        raise KanlyError(f"{text!r} is no deck; 'deck {NEW}' shuffles all House Hagal cards")
    deck.shuffle(s)


# Their words come after the name; what a space is said to be is remembered by the session.
TABLE_FACTS: dict[str, tuple[int, Callable[..., None]]] = {
    "conflict": (1, correct_conflict),
    "wall": (1, set_wall),
    "control": (2, set_control),
    "alliance": (2, set_alliance),
    "first": (1, set_first),
    "round": (1, set_round),
    "deck": (1, set_deck),
}


def correct_table(s: State, words: list[str]) -> None:
    """`conflict skirmish_1`, `wall no`, `control arrakeen 2`, `alliance guild none`, `first 0`, `round 3`, `deck new`."""
    name, *rest = words or [""]
    if name not in TABLE_FACTS or len(rest) != TABLE_FACTS[name][0]:
        raise KanlyError(
            f"what is corrected is a seat, a space, or one of {', '.join(TABLE_FACTS)}, and then what is right"
        )
    TABLE_FACTS[name][1](s, *rest)
