"""What must hold of battle icons."""

from __future__ import annotations

from collections import Counter

from kanly.arena.broken import require
from kanly.arena.parts import register_invariants
from kanly.engine import codes
from kanly.engine.state import State
from kanly.topics.battles.icons import face_up
from kanly.topics.battles.part import BATTLES


def check_battles(s: State) -> None:
    """Each Conflict and Objective in one place, no two icons alike face up, and a point for each pair."""
    c = s.content
    battles = BATTLES.of(s)
    if battles is None:
        return
    require(len(battles.cards) == len(s.seats), "not every seat has battle cards")
    conflicts = len(c.conflict_ids)
    taken = [entry >> 1 for zone in battles.cards for entry in zone]
    won = [card for card in taken if card < conflicts]
    places = Counter((*won, *s.conflict_deck))
    if s.conflict != codes.NONE and s.conflict not in won:
        places[s.conflict] += 1
    require(max(places.values(), default=1) == 1, "a Conflict is in two places")
    require(len(won) <= s.round, "more Conflicts were won than fought")
    objectives = sorted(card for card in taken if card >= conflicts)
    require(objectives == sorted(c.objectives[len(s.seats)]), "an Objective is lost or doubled")
    for i, zone in enumerate(battles.cards):
        icons = Counter(c.battle_icon[card] for card in face_up(s, i))
        require(
            all(number == 1 for icon, number in icons.items() if icon not in (codes.NONE, codes.WILD)),
            f"seat {i}: two battle icons alike lie face up",
        )
        pairs = s.seats[i].sources.count(codes.FROM_BATTLE)
        down = sum(entry & 1 for entry in zone)
        require(2 * pairs <= down, f"seat {i}: {pairs} points for {down} battle cards face down")


register_invariants(check_battles)
