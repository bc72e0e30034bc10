"""Dune: Imperium (2020), the base game."""

from __future__ import annotations

from kanly.components import Edition
from kanly.effects import Resource
from kanly.sets.base import imperium_specials, intrigue_specials, leader_specials
from kanly.sets.base.board import SPACES, TRACKS
from kanly.sets.base.conflicts import CONFLICTS
from kanly.sets.base.hagal import HAGAL, OPPONENTS, RIVALS
from kanly.sets.base.imperium import IMPERIUM
from kanly.sets.base.intrigue import INTRIGUE
from kanly.sets.base.leaders import LEADERS
from kanly.sets.base.reserve import RESERVE
from kanly.sets.base.starters import STARTERS

BASE = Edition(
    id="base",
    rules_version=2,
    starters=STARTERS,
    reserve=RESERVE,
    imperium=IMPERIUM,
    intrigue=INTRIGUE,
    conflicts=CONFLICTS,
    leaders=LEADERS,
    spaces=SPACES,
    tracks=TRACKS,
    conflict_levels=(1, 2, 2, 2, 2, 2, 3, 3, 3, 3),
    points_at_start=((3, 0), (4, 1)),
    start=((Resource.WATER, 1),),
    hagal=HAGAL,
    rivals=RIVALS,
    opponents=OPPONENTS,
)

# Importing them registers what they resolve.
SPECIALS = (imperium_specials, intrigue_specials, leader_specials)
