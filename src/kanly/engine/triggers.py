"""The moments that something can react to, by name: what each counts, and what a reaction to it can name.

Whoever knows that a moment has come calls `reactions.fire` with its code. Topics register triggers of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly import effects as fx
from kanly.engine.codes import (
    AT_ANY_MOMENT,
    NONE,
    ON_ACQUIRED,
    ON_BEFRIENDED,
    ON_COUNCIL,
    ON_DEPLOYED,
    ON_DEPLOYED_UNITS,
    ON_GAINED_INFLUENCE,
    ON_GAINED_SPICE,
    ON_PAID_SOLARI,
    ON_RECRUITED,
    ON_REVEALED,
    ON_ROUND_STARTED,
    ON_SENT_AGENT,
    ON_TRASHED,
    ON_VISITED,
    ON_WON,
)
from kanly.engine.content import MOST_TRIGGERS
from kanly.engine.errors import KanlyError

# What a reaction can name beside the moment.
CARD: Final = "card"
SPACE: Final = "space"


Brought = Callable[[fx.Effect], bool]


class TriggerKind:
    """`counts`: what `at_least` is compared with, "" if there is nothing to count. `factions`: whether a reaction can name those that
    it has to do with. `of`: what else it can name. `at_once`: what reacts does so at once; elsewhere it waits among the effects of
    the turn. `brought`: whether an effect brings it about, for those that could go on without end: what reacts to them and brings them
    needs a limit. `plain`: plain games come past this moment too; all others pass it only if their content asks for it."""

    def __init__(
        self,
        trigger: fx.Trigger,
        number: int,
        counts: str = "",
        factions: bool = False,
        of: str = "",
        at_once: bool = False,
        brought: Brought | None = None,
        plain: bool = True,
    ) -> None:
        self.trigger: fx.Trigger = trigger
        self.number: int = number
        self.counts: str = counts
        self.factions: bool = factions
        self.of: str = of
        self.at_once: bool = at_once
        self.brought: Brought | None = brought
        self.plain: bool = plain


TRIGGERS: Final[dict[fx.Trigger, TriggerKind]] = {}
# By code, whether what reacts does so at once: on another seat's turn nothing waits among the effects of a turn.
AT_ONCE: Final[list[bool]] = []


def register_trigger(
    trigger: fx.Trigger,
    number: int = NONE,
    *,
    counts: str = "",
    factions: bool = False,
    of: str = "",
    at_once: bool = False,
    brought: Brought | None = None,
    plain: bool = True,
) -> int:
    """From now on something can react to this. Those of topics get their codes as they come."""
    if trigger in TRIGGERS:
        raise KanlyError(f"the trigger {trigger.value!r} is registered twice")
    number = max(len(AT_ONCE), AT_ANY_MOMENT + 1) if number == NONE else number
    if number >= MOST_TRIGGERS:
        raise KanlyError(f"{MOST_TRIGGERS} triggers are the most, and {trigger.value!r} is one more")
    while len(AT_ONCE) <= number:
        AT_ONCE.append(False)
    AT_ONCE[number] = at_once
    TRIGGERS[trigger] = TriggerKind(trigger, number, counts, factions, of, at_once, brought, plain)
    return number


def trigger_kind(trigger: fx.Trigger) -> TriggerKind:
    kind = TRIGGERS.get(trigger)
    if kind is None:
        known = ", ".join(sorted(known.value for known in TRIGGERS))
        raise KanlyError(f"nobody says when {trigger.value!r} has come; known triggers: {known}")
    return kind


def brings_spice(effect: fx.Effect) -> bool:
    return isinstance(effect, fx.Harvest) or (
        isinstance(effect, fx.Gain) and effect.resource is fx.Resource.SPICE
    )


register_trigger(fx.Trigger.PAID_SOLARI_FOR_SPACE, ON_PAID_SOLARI)
register_trigger(fx.Trigger.TOOK_COUNCIL_SEAT, ON_COUNCIL)
register_trigger(fx.Trigger.DEPLOYED, ON_DEPLOYED, counts="the troops of this turn", at_once=True)
register_trigger(fx.Trigger.SENT_AGENT, ON_SENT_AGENT, factions=True, plain=False)
register_trigger(fx.Trigger.REVEALED, ON_REVEALED, plain=False)
register_trigger(fx.Trigger.BEFRIENDED, ON_BEFRIENDED, factions=True, at_once=True)
register_trigger(fx.Trigger.ACQUIRED, ON_ACQUIRED, factions=True, of=CARD, at_once=True, plain=False)
register_trigger(fx.Trigger.VISITED, ON_VISITED, factions=True, of=SPACE, plain=False)
register_trigger(
    fx.Trigger.GAINED_SPICE,
    ON_GAINED_SPICE,
    counts="the spice of this turn",
    brought=brings_spice,
    plain=False,
)
register_trigger(
    fx.Trigger.DEPLOYED_UNITS, ON_DEPLOYED_UNITS, counts="the units of this turn", at_once=True, plain=False
)
register_trigger(fx.Trigger.GAINED_INFLUENCE, ON_GAINED_INFLUENCE, factions=True)
register_trigger(fx.Trigger.RECRUITED, ON_RECRUITED)
register_trigger(fx.Trigger.TRASHED, ON_TRASHED)
register_trigger(fx.Trigger.WON, ON_WON, at_once=True)
register_trigger(fx.Trigger.ROUND_STARTED, ON_ROUND_STARTED, at_once=True)
