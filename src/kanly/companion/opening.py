"""How a session begins: what was chosen, and what people have to set up by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kanly.companion.speech import Speech
from kanly.engine import codes
from kanly.engine.codes import VARIANTS
from kanly.text.events import RESOURCES
from kanly.topics.battles.kinds import EV_OBJECTIVE
from kanly.topics.opponents import house
from kanly.topics.opponents.part import automa_of
from kanly.topics.spies.part import SPIES


def switches(speech: Speech) -> Iterator[tuple[str, str]]:
    """The level and the variants, by kind and name."""
    automa = automa_of(speech.companion.state)
    if speech.content.level_ids[automa.level]:
        yield "level", speech.content.level_ids[automa.level]
    for i, variant in enumerate(VARIANTS):
        if automa.variants >> i & 1:
            yield "variant", variant


def all_switches(speech: Speech) -> Iterator[tuple[str, str]]:
    """The levels and variants that can be played with at such a table."""
    table = house.table(speech.companion.state)
    mask = table.variants
    for number, level in table.levels.items():
        mask |= level.variants
        if speech.content.level_ids[number]:
            yield "level", speech.content.level_ids[number]
    for i, variant in enumerate(VARIANTS):
        if mask >> i & 1:
            yield "variant", variant


def set_up(speech: Speech) -> Iterator[str]:
    """What people have to lay out by hand, one sentence each."""
    s, c, text = speech.companion.state, speech.content, speech.text
    table, level = house.table(s), house.level(s)
    named = [text("opponent", seat=speech.names[seat], n=seat) for seat in speech.companion.opponents]
    yield text("opponents", names=", ".join(named))
    # All start alike.
    yield " ".join(start_of(speech, speech.companion.opponents[0]))
    for code, seat, a, *_ in speech.companion.reports[0].events:
        if code == EV_OBJECTIVE:
            yield text(
                "objective", seat=speech.names[seat], card=speech.lexicon.called("battle", c.battle_ids[a])
            )
    if speech.companion.printed_cards:
        printed = Counter(
            {card: c.data[number].count for card, number in enumerate(c.hagal_component)}
        ) - Counter(table.deck)
        out = [
            f"{speech.card(card)} ×{count}" if count > 1 else speech.card(card)
            for card, count in printed.items()
        ]
        if out:
            yield text("deck_without", cards=", ".join(out))
        yield text("deck_printed")
    else:
        yield text("deck_mine")
    if table.leaders:
        yield text("leaders")
    help = [speech.words.text(f"resource-{RESOURCES[i]}", "acc", n=n) for i, n in enumerate(level.help) if n]
    if level.help_intrigues:
        help.append(speech.words.text("term-intrigue_card", "acc", n=level.help_intrigues))
    if help:
        for person in range(speech.companion.setup.players):
            yield text("your_start", seat=speech.names[person], what=", ".join(help))
    for space, price in level.prices.items():
        yield text("your_price", space=speech.space(c.space_ids[space]), n=price)
    if level.swordmaster_round:
        yield text("their_swordmasters", n=level.swordmaster_round)
    if level.no_swordmaster:
        yield text("no_swordmaster")
    for card, count in table.counts_as.items():
        yield text("counts_as", n=count, card=speech.lexicon.called("card", c.card_ids[card]))
    if house.has_variant(s, codes.VARIANT_DICE):
        yield text("row_dice")
    yield text("first", seat=speech.names[s.first])
    alone = speech.companion.setup.players == 1
    yield text("follows") if table.follows else text("order_solo" if alone else "order_two")


def start_of(speech: Speech, seat: int) -> Iterator[str]:
    """What one opponent starts with."""
    s, text = speech.companion.state, speech.text
    me = s.seats[seat]
    troops = speech.words.text("term-troop", "acc", n=me.garrison)
    yield text("start_pieces", n=me.agents, troops=troops)
    if house.table(s).takes:
        yield text("start_swordmaster")
    kept = [
        speech.words.text(f"resource-{resource}", "acc", n=getattr(me, resource))
        for resource in RESOURCES
        if getattr(me, resource)
    ]
    if me.intrigues:
        kept.append(speech.words.text("term-intrigue_card", "acc", n=len(me.intrigues)))
    if SPIES.of(s) is not None:
        kept.append(speech.words.text("term-spy", "acc", n=speech.content.spies))
    if kept:
        yield text("start_kept", what=", ".join(kept))
