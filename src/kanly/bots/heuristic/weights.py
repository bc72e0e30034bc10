"""What the bot weighs differently against printed opponents."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """Worths in tenths of a Victory Point that depend on who else sits at the table."""

    pace: float
    """Victory Points that the leading seat is expected to make in a round, to guess when the game will end."""
    agent: float
    """What one more Agent does in a round, beyond the card that it takes out of the Reveal turn."""
    council: float
    """One persuasion in every round to come."""
    draw: float
    intrigue: float
    troop: float
    third: float
    """Influence of 3 with a faction, one short of its Alliance."""
    sends: float
    """What any card that can send an Agent brings by that. There are two or three Agents for a hand of five, so sending
    is cheap to come by: matches are lost with a deck full of cheap senders."""
    icon: float
    """What each icon but a faction's adds to the choice of spaces."""
    plain: float
    """A card that does this much when drawn is no better than the one that it keeps out of the hand."""
    hold: float
    """What an Intrigue card that stays in hand may still do."""
    hold_for_combat: float


AMONG_PEOPLE = Weights(
    pace=1.25,
    agent=3.2,
    council=0.9,
    draw=1.9,
    intrigue=2.2,
    troop=1.3,
    third=13.5,
    sends=1.4,
    icon=0.25,
    plain=2.0,
    hold=1.3,
    hold_for_combat=1.6,
)
