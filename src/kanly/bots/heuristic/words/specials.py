"""What only one component does: by the name that it is registered under."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.bots.heuristic.worth import Now, Worth, register
from kanly.engine.codes import HAND, NONE, SPICE
from kanly.engine.content import Node
from kanly.engine.errors import KanlyError

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge


class SpecialWorth:
    """`usual`: what it is worth where the table says nothing of what it does, or does not say it yet; `now`, `plot` and `sending`:
    as in `Worth`. `deploys`: on the card that sends an Agent it lets recruits join the Conflict."""

    def __init__(
        self,
        usual: float,
        now: Now | None = None,
        plot: Now | None = None,
        sending: Now | None = None,
        deploys: bool = False,
    ) -> None:
        self.usual = usual
        self.now = now
        self.plot = plot
        self.sending = sending
        self.deploys = deploys


SPECIALS: dict[str, SpecialWorth] = {}
# One that an expansion brings and nobody has judged.
UNKNOWN = SpecialWorth(0.5)


def special(name: str, worth: SpecialWorth | float) -> None:
    """From now on the special of this name is worth this."""
    if name in SPECIALS:
        raise KanlyError(f"the worth of the special {name!r} is registered twice")
    SPECIALS[name] = worth if isinstance(worth, SpecialWorth) else SpecialWorth(worth)


def special_of(n: Node) -> SpecialWorth:
    (effect,) = n.effects
    assert isinstance(effect, fx.Special)
    return SPECIALS.get(effect.name, UNKNOWN)


def worth(judge: Judge, n: Node, now: bool) -> float:
    found = special_of(n)
    if not now:
        return found.usual * judge.value.fade
    return found.usual if found.now is None else found.now(judge, n)


def by_plot(judge: Judge, n: Node) -> float:
    found = special_of(n)
    return worth(judge, n, True) if found.plot is None else found.plot(judge, n)


def by_sending(judge: Judge, n: Node) -> float:
    found = special_of(n)
    return worth(judge, n, True) if found.sending is None else found.sending(judge, n)


def masterstroke(judge: Judge, n: Node) -> float:
    t = judge.t
    tokens = t.me.tokens or []
    return sum(judge.value.influence(t.c.faction_ids.index(token), n.b) for token in tokens)


def double_cross(judge: Judge, n: Node) -> float:
    return judge.fight.double_cross()


def trash_top(judge: Judge, n: Node) -> float:
    top = judge.t.me.top
    card = top[-1] if top else None
    return -judge.cards.keep(judge.t.c.card_ids.index(card)) if card is not None else 0.0


def repeat_space(judge: Judge, n: Node) -> float:
    return 0.0 if judge.space == NONE else judge.value.total(judge.t.c.space_nodes[judge.space])


def trash_from_hand(judge: Judge, n: Node) -> float:
    return max([0.0, *(trash_for_spice(judge, n, card) for card in judge.t.hand)])


def trash_for_spice(judge: Judge, n: Node, card: int) -> float:
    """A card of the hand that is trashed for spice, if it cost anything."""
    spice = n.c if judge.t.c.card_cost[card] >= n.b else 0
    return judge.cards.trash_gain(card, HAND) + judge.value.gain(SPICE, spice)


def harvest_again(judge: Judge, n: Node) -> float:
    return judge.spaces.harvest_again(judge.space, n.b)


def faction_icons(judge: Judge, n: Node) -> float:
    return judge.plays.opens(judge.t.c.faction_icons, False)


def join_enemies(judge: Judge, n: Node) -> float:
    return judge.plays.opens(0, True)


register(fx.Special, Worth(worth, plot=by_plot, sending=by_sending))

special("acquire_to_top", 0.8)
special("bar_deployment", -0.3)
special("close_space", 0.8)
special("deploy_recruits", SpecialWorth(0.6, deploys=True))
special("double_cross", SpecialWorth(2.0, double_cross))
special("double_harvest", SpecialWorth(2.5, sending=harvest_again))
special("faction_icons", SpecialWorth(1.0, plot=faction_icons))
special("join_enemies", SpecialWorth(1.0, plot=join_enemies))
special("look_at_top", 0.2)
special("masterstroke", SpecialWorth(8.0, masterstroke))
special("may_pass", 0.0)
special("repeat_space", SpecialWorth(2.0, repeat_space))
special("reshuffle", 0.2)
special("return_to_hand", 1.6)
special("sort_top", 2.4)
special("spice_must_flow_discount", 1.5)
special("trash_from_hand", SpecialWorth(1.5, trash_from_hand))
special("trash_top", SpecialWorth(0.5, trash_top))
