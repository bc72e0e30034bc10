"""Troops in places of their own, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.engine.codes import OP_PAY, OP_SPECIAL
from kanly.engine.content import Content
from kanly.text import kinds, tables
from kanly.text.phrases import Clause, Form

if TYPE_CHECKING:
    from kanly.text.costs import Costs
    from kanly.text.effects import Effects
    from kanly.text.events import Events


def send_to(by: Effects, it: fx.SendTo, form: Form) -> Clause:
    return Clause(by.leaf("effect-send_to", form, n=it.troops, area=by.bundle.text(f"area-{it.area}", "to")))


def spend_from(by: Costs, it: fx.SpendFrom, form: Form) -> str:
    return paid(by, it, form, 1)


def paid(by: Costs, it: fx.SpendFrom, form: Form, times: int) -> str:
    area = by.bundle.text(f"area-{it.area}", "from")
    return by.leaf("cost-spend_from", form, n=it.troops * times, area=area)


def sent(by: Events, c: Content, who: str, troops: int, area: int, seats: Sequence[str]) -> str:
    where = by.bundle.text(f"area-{c.area_ids[area]}", "to")
    return by.bundle.text("event-send_to", seat=who, n=troops, area=where)


def spent(by: Events, c: Content, who: str, troops: int, area: int, seats: Sequence[str]) -> str:
    where = by.bundle.text(f"area-{c.area_ids[area]}", "from")
    return by.bundle.text("event-spend_from", seat=who, n=troops, area=where)


kinds.event("send_to", sent)
kinds.event("spend_from", spent)
kinds.caused("send_to")
kinds.caused("spend_from", ops=frozenset({OP_PAY, OP_SPECIAL}))
tables.effect(fx.SendTo, send_to)
tables.cost(fx.SpendFrom, spend_from, times=paid)
