"""What can be among printed opponents, and what no game could have brought about."""

from __future__ import annotations

from typing import Final

from kanly.engine.codes import NONE
from kanly.engine.part import part_of
from kanly.engine.state import State
from kanly.topics.opponents.arrange import fitting_rivals, leader_names
from kanly.topics.opponents.part import automa_of

# No opponent keeps more of a resource.
MOST_IN_SUPPLY: Final = 99


def impossible_opponents(s: State) -> str:
    """What no game could have brought about among printed opponents; empty if all is well."""
    automa, c, spies = automa_of(s), s.content, part_of(s, "spies")
    mode = c.opponents[automa.people]
    named = [rival for rival in automa.rivals if rival != NONE]
    fitting = fitting_rivals(c, automa.variants)
    if len(set(named)) != len(named):
        return "one Rival sits there twice"
    if mode.leaders and any(c.rival_ids[rival] in leader_names(s) for rival in named):
        return "a Leader sits there as a player and as a Rival"
    if any(rival not in fitting for rival in named):
        return "streamlined Rivals and the variant 'streamlined' go together"
    if automa.variants & ~(mode.variants | mode.levels[automa.level].variants):
        return "a variant is not for so many people"
    for seat in range(automa.people, len(s.seats)):
        me = s.seats[seat]
        if (
            me.leader != NONE
            or me.council
            or any((me.hand, me.deck, me.top, me.discard, me.play, me.waiting))
        ):
            return f"seat {seat} has a Leader, a council seat or cards, which opponents never have"
        if max(me.solari, me.spice, me.water) > MOST_IN_SUPPLY:
            return f"seat {seat} has more than {MOST_IN_SUPPLY} of a resource, which it would have spent"
        if spies is not None and spies.posts[seat].bit_count() >= c.spies:
            return f"seat {seat} has all of its Spies on the board, and would have carried out its Scheme"
    return ""


def wrong(s: State) -> str:
    """What can't be in a state that comes out of a file: opponents that the edition has for so many people have a level and a deck
    of theirs."""
    automa = automa_of(s)
    c = s.content
    mode = c.opponents.get(automa.people)
    if mode is None or automa.people + mode.opponents != len(s.seats):
        return f"automa.people: nobody prints opponents for {automa.people} of {len(s.seats)} seats"
    if automa.level not in mode.levels:
        return "automa.level: it is no level for so many people"
    for seat, rival in enumerate(automa.rivals):
        if (rival != NONE) != (mode.rivals and seat >= automa.people):
            return f"automa.rivals: seat {seat} has a Rival, or has none, where that can't be"
    impossible = impossible_opponents(s)
    if impossible:
        return f"automa: {impossible}"
    if any(card not in mode.deck for card in automa.passed):
        return "automa.passed: a card is not in the House Hagal deck"
    if sorted((*automa.deck, *automa.discard)) != sorted(mode.deck):
        return "automa.deck: deck and discard pile together are not the House Hagal cards"
    if list(automa.deck) != sorted(automa.deck):
        return "automa.deck: it has to be sorted"
    if automa.stuck >> len(s.seats) or automa.stuck & (1 << automa.people) - 1:
        return "automa.stuck: only opponents can be stuck"
    for story in automa.stories:
        if any(not NONE <= event[1] < len(s.seats) or event[4] not in (0, -1) for event in story):
            return "automa.stories: an event names a seat or a viewer that is not there"
    return ""
