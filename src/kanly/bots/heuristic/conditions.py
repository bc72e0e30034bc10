"""How likely a condition holds, and how many of something there are: now, or when a card bought now will be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine import codes
from kanly.engine.codes import FACTION_COUNT, NONE
from kanly.engine.content import Node

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

# How likely what does not hold yet will, on a later turn.
LATER = {
    codes.IF_ALLIANCE: 0.25,
    codes.IF_INFLUENCE: 0.5,
    codes.IF_COUNCIL: 0.4,
    codes.IF_SWORDMASTER: 0.5,
    codes.IF_ENEMY_ALLIANCE: 0.1,
    codes.IF_SPIES: 0.5,
    codes.IF_RECALLED_SPY: 0.5,
    codes.IF_WATCHES_MAKER: 0.35,
    codes.IF_VISITED_MAKER: 0.7,
    codes.IF_VISITED_FACTION: 0.5,
    codes.IF_UNITS: 0.3,
    codes.IF_STRENGTH: 0.35,
    codes.IF_MAY_SUMMON: 0.25,
    codes.IF_CONTRACTS: 0.35,
    codes.IF_GAINED_SPICE: 0.4,
}
# A later turn is a new one: what this one has brought does not count.
OF_THE_TURN = (
    codes.IF_RECALLED_SPY,
    codes.IF_VISITED_MAKER,
    codes.IF_VISITED_FACTION,
    codes.IF_UNITS,
    codes.IF_STRENGTH,
    codes.IF_GAINED_SPICE,
)
# An enemy in the Conflict, a card in the deck: a legal move that needs it is offered only if it is so.
TAKEN_FOR_GRANTED = (codes.IF_ENEMY_IN_CONFLICT, codes.IF_DECK)
GRANTED_LATER = 0.8
MENTAT_HOME_LATER = 0.6
# How many of something there will be on a later turn.
COUNT_LATER = {
    codes.COUNT_IN_PLAY: 2.0,
    codes.COUNT_REVEALED: 1.5,
    codes.COUNT_OTHER_SWORDS: 1.0,
    codes.COUNT_UNITS: 0.3,
    codes.COUNT_CONTRACTS: 1.5,
}


def chance(judge: Judge, node: Node, now: bool) -> float:
    """How likely all conditions of a When node hold."""
    likely = 1.0
    for code, a, b in node.costs:
        likely *= chance_of_one(judge, node, code, a, b, now)
    return likely


def chance_of_one(judge: Judge, node: Node, code: int, a: int, b: int, now: bool) -> float:
    if code in TAKEN_FOR_GRANTED:
        return 1.0 if now else GRANTED_LATER
    if code == codes.IF_MENTAT_HOME:
        home = judge.t.view.table.mentat is None
        return MENTAT_HOME_LATER if not now else 1.0 if home else 0.0
    if code == codes.IF_ANOTHER_IN_PLAY:
        return another_in_play(judge, node, a, now)
    if not now and code in OF_THE_TURN:
        return LATER[code]
    if holds(judge, code, a, b):
        return 1.0
    return 0.0 if now else LATER.get(code, 0.0)


def holds(judge: Judge, code: int, a: int, b: int) -> bool:
    """Whether a condition holds, as far as the seat sees."""
    t = judge.t
    parts, me = t.parts, t.me
    if code == codes.IF_ALLIANCE:
        return any(t.allies[f] == t.seat and a >> f & 1 for f in range(FACTION_COUNT))
    if code == codes.IF_INFLUENCE:
        return t.mine[a] >= b
    if code == codes.IF_COUNCIL:
        return me.council
    if code == codes.IF_SWORDMASTER:
        return me.swordmaster
    if code == codes.IF_FACTIONS_AT:
        return sum(1 for level in t.mine if level >= a) >= b
    if code == codes.IF_OWNS:
        return t.owned.count(a) >= b
    if code == codes.IF_OWNS_MOST:
        # How many the others own is no secret: what they bought, they bought openly.
        name = t.c.card_ids[a]
        return t.owned.count(a) > max(judge.copies_of(other.seat, name) for other in t.others)
    if code == codes.IF_ENEMY_ALLIANCE:
        return any(t.allies[f] not in (NONE, t.seat) and t.mine[f] >= a for f in range(FACTION_COUNT))
    if code == codes.IF_SPIES:
        return len(parts.posts) >= a
    if code == codes.IF_RECALLED_SPY:
        return judge.recalls or parts.recalled > 0
    if code == codes.IF_WATCHES_MAKER:
        return any(t.c.post_spaces[post] & t.c.maker_spaces for post in parts.posts)
    if code == codes.IF_VISITED_MAKER:
        return judge.space != NONE and t.c.space_maker[judge.space]
    if code == codes.IF_VISITED_FACTION:
        return judge.space != NONE and t.c.space_faction[judge.space] != NONE
    if code == codes.IF_UNITS:
        return (t.present if a == NONE else parts.units[t.seat][a]) >= b
    if code == codes.IF_STRENGTH:
        return me.strength >= a
    if code == codes.IF_MAY_SUMMON:
        return parts.hooks and may_enter(judge, a)
    if code == codes.IF_CONTRACTS:
        return parts.done >= a
    if code == codes.IF_GAINED_SPICE:
        return parts.spice > 0
    return True


def may_enter(judge: Judge, kind: int) -> bool:
    """Whether units of a kind can come to this round's Conflict."""
    t = judge.t
    return not t.parts.barred and not (t.c.unit_stopped[kind] and t.protected)


def another_in_play(judge: Judge, node: Node, faction: int, now: bool) -> float:
    t = judge.t
    factions = t.c.card_factions
    if now:
        others = sum(1 for card in t.in_play if factions[card] >> faction & 1)
        if node.card in t.in_play and factions[node.card] >> faction & 1:
            others -= 1
        return 1.0 if others > 0 else 0.0
    share = sum(1 for card in t.owned if factions[card] >> faction & 1) / max(1, len(t.owned))
    return float(1 - (1 - share) ** 4)


def count(judge: Judge, node: Node, now: bool) -> float:
    """How many of what a ForEach node counts there are, or will be."""
    code, a = node.a, node.b
    t = judge.t
    factions = t.c.card_factions
    if code == codes.COUNT_CONTRACTS:
        return t.parts.done if now else max(t.parts.done, COUNT_LATER[code])
    if not now:
        return COUNT_LATER[code]
    if code == codes.COUNT_IN_PLAY:
        # Those of the hand will be there too when it is revealed.
        return sum(1 for card in (*t.in_play, *t.hand) if factions[card] >> a & 1)
    if code == codes.COUNT_REVEALED:
        cards = t.parts.revealed if t.revealing else t.hand
        return sum(1 for card in cards if factions[card] >> a & 1)
    if code == codes.COUNT_OTHER_SWORDS:
        cards = t.parts.revealed if t.revealing else t.hand
        swords = sum(1 for card in cards if t.c.card_swords[card] or card in t.parts.gave_swords)
        return max(0, swords - 1)
    return t.parts.units[t.seat][a]
