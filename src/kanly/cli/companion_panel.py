"""The companion's side of the table, drawn: what each opponent has, what is known of the round, and how it all begins."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from kanly.cli import style
from kanly.cli.flow import Flow
from kanly.companion.board import level_of
from kanly.companion.commands import is_last
from kanly.companion.speech import Speech
from kanly.engine import units
from kanly.engine.codes import NONE
from kanly.text.events import RESOURCES
from kanly.topics.battles import icons
from kanly.topics.opponents import house
from kanly.topics.opponents.part import automa_of
from kanly.topics.sandworms import worms
from kanly.topics.spies.part import SPIES

ROMAN = ("", "I", "II", "III")
DOT = Text(" · ", style="faint")
# Not wider than reads well.
WIDEST = 100


def opponents(speech: Speech, width: int) -> RenderableType:
    """One panel for each opponent, and a line for the round."""
    panels = [opponent(speech, seat, width) for seat in speech.companion.opponents]
    return Group(*panels, Flow(list(of_the_round(speech)), DOT))


def opponent(speech: Speech, seat: int, width: int) -> Panel:
    rows = [list(row) for row in (holdings(speech, seat), pieces(speech, seat), standing(speech, seat))]
    title = Text.assemble(" ", style.seat_sign(seat), f" {speech.names[seat]} ", style="heading")
    s = speech.companion.state
    if house.is_mute(s, seat):
        title.append(f"({speech.text('cant_win')}) ", style="faint")
    else:
        points = speech.words.text("term-victory_point", n=s.seats[seat].points)
        title.append(f"{style.POINT} {points} ", style="point")
    return Panel(
        Group(*(Flow(row, DOT) for row in rows if row)),
        title=title,
        title_align="left",
        subtitle=Text(f" {seat} ", style="faint"),
        subtitle_align="right",
        box=box.ROUNDED,
        border_style="frame",
        width=min(width, WIDEST),
    )


def counted(speech: Speech, label: str, number: int) -> Text:
    return Text.assemble(
        (f"{speech.words.label(label)} ", "faint"), (str(number), "bold" if number else "faint")
    )


def holdings(speech: Speech, seat: int) -> Iterator[Text]:
    """Resources, Intrigue cards, and what is missing for a Swordmaster."""
    s = speech.companion.state
    me = s.seats[seat]
    if house.table(s).takes:
        for resource in RESOURCES:
            yield counted(speech, resource, getattr(me, resource))
        yield counted(speech, "intrigues", len(me.intrigues))
    rival = automa_of(s).rivals[seat]
    price = 0 if rival == NONE else speech.content.rival_swordmaster[rival]
    if me.swordmaster:
        yield Text(f"{style.SWORDMASTER} {speech.words.label('swordmaster')}", style="landsraad")
    elif price:
        saved = me.solari + me.spice + me.water + len(me.intrigues)
        yield Text(speech.text("swordmaster_saved", n=saved, price=price))
    if s.mentat == seat:
        yield Text(f"{style.MENTAT} {speech.words.label('mentat')}", style="landsraad")


def pieces(speech: Speech, seat: int) -> Iterator[Text]:
    """Agents and troops."""
    s = speech.companion.state
    me = s.seats[seat]
    home = Text.assemble(
        (f"{speech.words.label('agents')} ", "faint"), (speech.text("at_home", n=me.agents), "bold")
    )
    if me.on:
        on = speech.listed("space", [speech.content.space_ids[space] for space in me.on])
        home.append(f", {speech.text('on', spaces=on)}")
    yield home
    yield counted(speech, "garrison", me.garrison)
    yield counted(speech, "supply", me.supply)
    fight = counted(speech, "conflict", me.conflict)
    for kind, name in enumerate(speech.content.unit_ids):
        if units.of_kind(s, seat, kind):
            fight.append(f" + {speech.words.text(f'unit-{name}', n=units.of_kind(s, seat, kind))}")
    if units.present(s, seat):
        fight.append(f" ({speech.text('strength_is', n=units.strength(s, seat))})")
    yield fight


def standing(speech: Speech, seat: int) -> Iterator[Text]:
    """Influence with Alliances, Spies, Maker Hooks, control, battle icons."""
    s, c = speech.companion.state, speech.content
    yield from tracks(speech, seat)
    spies = SPIES.of(s)
    if spies is not None:
        on = [name for post, name in enumerate(c.post_ids) if spies.posts[seat] >> post & 1]
        told = speech.listed("post", on) if on else "—"
        yield Text.assemble((f"{speech.words.label('spies')} ", "faint"), told)
    if worms.has_hooks(s, seat):
        yield Text(f"{style.HOOKS} {speech.words.label('hooks')}", style="unit")
    yield from controlled(speech, seat)
    if icons.face_up(s, seat):
        cards = [c.battle_ids[card] for card in icons.face_up(s, seat)]
        yield Text(speech.text("face_up", cards=speech.listed("battle", cards)))


def tracks(speech: Speech, seat: int) -> Iterator[Text]:
    me = speech.companion.state.seats[seat]
    for faction, level in enumerate(me.influence):
        name = speech.content.faction_ids[faction]
        label = Text(f"{speech.words.text(f'faction-{name}')} ", style="faint")
        label.append(str(level), style=name if level else "faint")
        if me.alliances >> faction & 1:
            label.append(f"{style.POINT}", style=name)
        yield label


def controlled(speech: Speech, seat: int) -> Iterator[Text]:
    control = speech.companion.state.control
    held = [speech.content.space_ids[space] for space, holder in enumerate(control) if holder == seat]
    if held:
        yield Text(speech.text("controls", spaces=speech.listed("space", held)))


def of_the_round(speech: Speech) -> Iterator[Text]:
    """Which round it is, and what of the table is known."""
    s, c = speech.companion.state, speech.content
    yield Text(speech.text("round_of", round=s.round, rounds=len(c.conflict_levels)), style="heading")
    yield Text(speech.text("first_is", seat=speech.names[s.first]))
    if is_last(s):
        yield Text(speech.text("last_round"), style="point")
    if s.conflict != NONE:
        yield Text(speech.text("conflict_is", conflict=speech.conflict(c.conflict_ids[s.conflict])))
    if s.units is not None and c.shield_wall and not s.units.wall:
        yield Text(speech.text("wall_gone"))
    if speech.companion.taken:
        yield Text(speech.text("taken_is", spaces=speech.listed("space", speech.companion.taken)))
    yield Text(speech.text("deck_left", n=len(automa_of(s).deck)), style="faint")


def known(speech: Speech) -> RenderableType:
    """What else is known: of the people, of the Conflict, and what they have said lately."""
    lines: list[RenderableType] = [Flow(list(row), DOT) for row in of_people(speech)]
    lines.append(Flow(list(of_the_table(speech)), DOT))
    said = speech.remembered()
    if said:
        lines += [Text(speech.text("said_lately"), style="faint"), *[Text(f"  {line}") for line in said]]
    return Group(*lines)


def of_people(speech: Speech) -> Iterator[Iterator[Text]]:
    for seat in range(speech.companion.setup.players):
        yield of_a_person(speech, seat)


def of_a_person(speech: Speech, seat: int) -> Iterator[Text]:
    """Influence with Alliances, and control."""
    yield Text.assemble(
        style.seat_sign(seat), (f" {speech.text('known_of', seat=speech.names[seat])}", "heading")
    )
    yield from tracks(speech, seat)
    yield from controlled(speech, seat)


def of_the_table(speech: Speech) -> Iterator[Text]:
    s, c = speech.companion.state, speech.content
    if s.conflict == NONE:
        yield Text(speech.text("level_is", level=ROMAN[level_of(s)]))
    if s.units is not None and c.shield_wall and s.units.wall:
        yield Text(speech.text("wall_stands"))
    if speech.companion.rewarded:
        names = [speech.names[seat] for seat in speech.companion.rewarded]
        yield Text(speech.text("settled_is", seats=", ".join(names)))
