"""Dune: Imperium - Uprising (2023), for up to four players."""

from __future__ import annotations

from kanly.components import Edition
from kanly.effects import Resource
from kanly.sets.uprising import imperium_specials, leader_specials
from kanly.sets.uprising.board import SPACES, TRACKS
from kanly.sets.uprising.choam import CHOAM
from kanly.sets.uprising.conflicts import CONFLICTS
from kanly.sets.uprising.hagal import HAGAL, OPPONENTS
from kanly.sets.uprising.imperium import IMPERIUM
from kanly.sets.uprising.intrigue import INTRIGUE
from kanly.sets.uprising.leaders import LEADERS
from kanly.sets.uprising.mixed import BASE_CONFLICTS, BASE_IMPERIUM, BASE_INTRIGUE, BASE_LEADERS
from kanly.sets.uprising.objectives import OBJECTIVES
from kanly.sets.uprising.posts import POSTS
from kanly.sets.uprising.reserve import RESERVE
from kanly.sets.uprising.rivals import RIVALS
from kanly.sets.uprising.starters import STARTERS
from kanly.sets.uprising.units import UNITS

UPRISING = Edition(
    id="uprising",
    rules_version=2,
    starters=STARTERS,
    reserve=RESERVE,
    imperium=tuple(card for card in IMPERIUM if not card.module),
    intrigue=tuple(card for card in INTRIGUE if not card.module),
    conflicts=CONFLICTS,
    leaders=tuple(leader for leader in LEADERS if not leader.module),
    spaces=SPACES,
    tracks=TRACKS,
    posts=POSTS,
    objectives=OBJECTIVES,
    contracts=(),
    units=UNITS,
    conflict_levels=(1, 2, 2, 2, 2, 2, 3, 3, 3, 3),
    points_at_start=((3, 0), (4, 1)),
    start=((Resource.WATER, 1),),
    spies=3,
    shield_wall=True,
    hagal=HAGAL,
    rivals=RIVALS,
    opponents=OPPONENTS,
    modules=(CHOAM, BASE_IMPERIUM, BASE_INTRIGUE, BASE_LEADERS, BASE_CONFLICTS),
)

# Importing them registers what they resolve.
SPECIALS = (imperium_specials, leader_specials)
