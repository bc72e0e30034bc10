"""Personal cards and Intrigue cards: drawing, trashing, discarding, acquiring, stealing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.engine.errors import KanlyError
from kanly.text import tables
from kanly.text.phrases import Clause, Form

if TYPE_CHECKING:
    from kanly.text.costs import Costs
    from kanly.text.effects import Effects

ACQUIRED_TO: dict[fx.Zone, str] = {
    fx.Zone.TOP_OF_DECK: "effect-acquire_to_top",
    fx.Zone.HAND: "effect-acquire_to_hand",
}


def draw(by: Effects, it: fx.Draw, form: Form) -> Clause:
    return by.object_of("effect-draw", by.bundle.text("term-card", "acc", n=it.cards), form)


def draw_intrigue(by: Effects, it: fx.DrawIntrigue, form: Form) -> Clause:
    return by.object_of("effect-draw", by.bundle.text("term-intrigue_card", "acc", n=it.cards), form)


def discard(by: Effects, it: fx.Discard, form: Form) -> Clause:
    told = by.leaf("effect-discard", form, n=it.cards)
    if not it.bonus:
        return Clause(told)
    return Clause(by.phrases.after(told, [by.costs.bonus(it.faction, it.bonus)]), plain=False)


def acquire_reserve(by: Effects, it: fx.AcquireReserve, form: Form) -> Clause:
    what = by.bundle.text("thing-reserve_card", card=by.phrases.card_name(it.card))
    return by.object_of("effect-take", what, form)


def acquire(by: Effects, it: fx.Acquire, form: Form) -> str:
    """What is acquired, on what terms, and where it goes."""
    if it.may and form is Form.PRINTED:
        return by.bundle.text("effect-may", effects=acquired(by, it, Form.ABLE, "free"))
    return acquired(by, it, form, "paid" if form is Form.ABLE else "free")


def acquired(by: Effects, it: fx.Acquire, form: Form, terms: str) -> str:
    """`terms`: after "in order to" it goes without saying that the card itself is free."""
    limit = "any" if it.cost is None else "exactly" if it.exactly else "most"
    card = by.bundle.text("acquired-card", limit=limit, n=it.cost or 0)
    if it.paying is not None:
        if it.paying is not fx.Resource.SOLARI:
            raise KanlyError(f"there are no words for {it}: a card can be paid for in Solari only")
        terms = it.paying.value
    told = by.leaf("effect-acquire", form, card=card, terms=terms)
    if it.to is fx.Zone.DISCARD_PILE:
        return told
    if it.to not in ACQUIRED_TO:
        known = ", ".join(str(zone) for zone in (fx.Zone.DISCARD_PILE, *ACQUIRED_TO))
        raise KanlyError(f"there are no words for {it}: a card is acquired to one of {known}")
    return by.leaf(ACQUIRED_TO[it.to], form, acquire=told)


def on_acquire(by: Effects, it: fx.OnAcquire, form: Form) -> str:
    told = by.sequence(it.effects, form)
    message = "effect-on_acquire_after" if form.comes_last else "effect-on_acquire"
    if it.card is None:
        return by.bundle.text(message, effects=told)
    return by.bundle.text(f"{message}_card", effects=told, card=by.phrases.card_name(it.card))


def trash_card(by: Costs, it: fx.TrashCard, form: Form) -> str:
    if it.zone is fx.Zone.TOP_OF_DECK:
        raise KanlyError(
            f"there are no words for {it}: a card is trashed from the hand, the discard pile or play"
        )
    return by.leaf(
        "cost-trash_card",
        form,
        zone="any" if it.zone is None else it.zone.value,
        faction="any" if it.faction is None else it.faction.value,
    )


tables.effect(fx.Draw, draw)
tables.effect(fx.DrawIntrigue, draw_intrigue)
tables.told_with(fx.DrawIntrigue, "effect-draw", "term-intrigue_card")
tables.effect(fx.Trash, lambda by, it, form: by.leaf("effect-trash", form))
tables.effect(fx.TrashThis, lambda by, it, form: Clause(by.leaf("effect-trash_this", form)))
tables.effect(fx.Discard, discard)
tables.effect(
    fx.Acquire,
    acquire,
    free=lambda it: it.may,
    goes_on=lambda it: it.to is not fx.Zone.DISCARD_PILE,
)
tables.effect(fx.AcquireReserve, acquire_reserve)
tables.told_with(fx.AcquireReserve, "effect-take", "thing-reserve_card")
tables.effect(fx.SetAside, lambda by, it, form: by.leaf("effect-set_aside", form, n=it.discount))
tables.effect(fx.Fetch, lambda by, it, form: by.leaf("effect-fetch", form, faction=it.faction.value))
tables.effect(fx.StealIntrigue, lambda by, it, form: by.leaf("effect-steal_intrigue", form, n=it.holding))
tables.effect(fx.OnAcquire, on_acquire, around=True)

tables.cost(fx.TrashCard, trash_card)
tables.cost(fx.TrashSelf, lambda by, it, form: by.leaf("cost-trash_self", form))
tables.cost(fx.TrashIntrigue, lambda by, it, form: by.leaf("cost-trash_intrigue", form))
tables.cost(
    fx.DiscardCards,
    lambda by, it, form: by.leaf("cost-discard_cards", form, n=it.cards),
    brings=lambda by, it: by.bonus(it.faction, it.bonus) if it.bonus else "",
)

tables.condition(
    fx.AnotherInPlay, lambda by, it: by.told("condition-another_in_play", faction=it.faction.value)
)
tables.condition(fx.DeckNotEmpty, lambda by, it: by.told("condition-deck_not_empty"))
tables.condition(
    fx.Owns, lambda by, it: by.told("condition-owns", card=by.phrases.card_name(it.card), n=it.copies)
)
tables.condition(
    fx.OwnsMost, lambda by, it: by.told("condition-owns_most", card=by.phrases.card_name(it.card))
)

tables.counted(
    fx.CardsInPlay, lambda by, it: by.bundle.text("counted-cards_in_play", faction=it.faction.value)
)
tables.counted(
    fx.CardsRevealed, lambda by, it: by.bundle.text("counted-cards_revealed", faction=it.faction.value)
)
tables.counted(fx.OtherSwordCards, lambda by, it: by.bundle.text("counted-other_sword_cards"))
