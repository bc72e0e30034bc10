"""How a fight ended, as a small table: strengths and what made them, places, and what each seat took."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kanly.cli import style
from kanly.cli.log import Teller
from kanly.engine.codes import NONE
from kanly.engine.state import Event, State
from kanly.fights import PASSED, Fight, fight_of, round_end_of
from kanly.server.fights import Telling
from kanly.text.lexicon import Lexicon


def last_fight(s: State, log: Sequence[Event]) -> Fight | None:
    """The last Combat, if anybody fought in it."""
    fight = fight_of(s, log)
    return fight if fight is not None and any(force.present for force in fight.first) else None


def outcome(
    s: State, log: Sequence[Event], fight: Fight, lexicon: Lexicon, seat: int | None, names: Sequence[str]
) -> RenderableType:
    """A fight that is over, and what the end of its round brought."""
    words, c = lexicon.words, lexicon.content
    told = Telling(s, fight, seat, words, names).told()
    teller = Teller(lexicon, seat, names)
    name = words.name(c.components[c.conflict_component[fight.conflict]])
    title = Text.assemble((words.text("terminal-fight", round=fight.round), "heading"), "  ", (name, "bold"))
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", no_wrap=True, style="bold")
    grid.add_column()
    for lane in told["lanes"]:
        who = lane["seat"]
        shown = style.seat_sign(who).append(" " + names[who], style=style.seat_style(who))
        parts = " + ".join(f"{part['strength']} ({part['text']})" for part in lane["segments"])
        grid.add_row(
            Text(f"{lane['place']}." if lane["place"] else "–", style="bold" if lane["place"] == 1 else ""),
            shown,
            str(lane["strength"]),
            Text(parts, style="faint"),
        )
        reward = fight.rewards.get(who)
        said = "" if reward is None else brief(teller, reward.events, names[who], name)
        for line in (lane["note"], said):
            if line:
                grid.add_row("", "", "", Text(line))
    lines: list[RenderableType] = [title, grid]
    played = [act for act in (*told["played"], *told["won"]) if act["kind"] != PASSED]
    if played:
        cards = "; ".join(card_line(act, names) for act in played)
        lines.append(Text(f"{words.text('terminal-fight_played')}: {cards}", style="faint"))
    if fight.control is not None and fight.control[1] != NONE:
        lines.append(
            Text(words.text("event-control", seat=names[fight.control[1]], space=told["control"]["name"]))
        )
    lines += [Text(line.text) for line in teller.lines(fight.other)]
    end = end_of_round(log, lexicon, names, fight.round)
    return Group(*lines, *([Text(end, style="faint")] if end else []))


def brief(teller: Teller, events: Sequence[Event], name: str, conflict: str) -> str:
    """What a place brought, without saying each time to whom and by what."""
    found = []
    for line in teller.lines(events):
        text = line.text.replace(f" ({conflict})", "")
        found.append(text.removeprefix(name).strip().removeprefix(":").strip())
    return "; ".join(found)


def card_line(act: dict[str, Any], names: Sequence[str]) -> str:
    """Who played which card, and what it added."""
    adds = f" {act['adds']:+d}".replace("-", "−") if act["adds"] else ""
    return f"{names[act['seat']]} – {act['name']}{adds}"


def end_of_round(log: Sequence[Event], lexicon: Lexicon, names: Sequence[str], round: int) -> str:
    """Makers, the first player and the next Conflict in one line."""
    end = round_end_of(log)
    if end is None or end.round != round:
        return ""
    words, c = lexicon.words, lexicon.content
    makers = ", ".join(
        f"{words.name(c.components[c.space_component[space]])} {spice}" for space, spice in end.makers
    )
    found = [words.text("terminal-fight_makers", spaces=makers)] if makers else []
    if end.first != NONE:
        found.append(words.text("event-first", seat=names[end.first]))
    if end.next_conflict != NONE:
        conflict = words.name(c.components[c.conflict_component[end.next_conflict]])
        found.append(words.text("event-conflict", conflict=conflict))
    return ". ".join(found) + "." if found else ""
