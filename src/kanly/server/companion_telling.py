"""A session of the companion as data with words of one language: what a page shows and what can be answered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, Final

from kanly.companion import Question, Report, write_companion
from kanly.companion.board import level_of
from kanly.companion.commands import is_last, next_opponent
from kanly.companion.corrections import Correction, Part, corrections
from kanly.companion.offers import offers, usual, visited
from kanly.companion.opening import set_up, switches
from kanly.companion.questions import NO, NOBODY, YES
from kanly.companion.speech import NOBODYS, Said, Speech
from kanly.engine import units
from kanly.engine.codes import NONE, PHASE_COMBAT
from kanly.engine.events import EVENTS
from kanly.notation.events import write_event
from kanly.notation.names import names_of
from kanly.text.bundle import capital
from kanly.topics.battles import icons
from kanly.topics.opponents import house
from kanly.topics.opponents.part import automa_of
from kanly.topics.sandworms import worms
from kanly.topics.spies import spying
from kanly.topics.spies.part import SPIES

# What the terminal says with the letters that are typed there, a page says in its own way.
OTHERWISE: Final = {
    ("opponent", ""), ("row_dice", ""), ("follows", ""), ("order_solo", ""), ("order_two", ""), ("do_alliance", ""),
    ("q_card", "why"), ("no_fighting", ""), ("no_no_turns", ""), ("no_fought", ""), ("no_not_fought", ""),
    ("no_won", ""), ("no_last_round", ""), ("no_conflict_known", ""), ("no_not_controlled", ""),
    ("no_over", ""),
}  # fmt: skip


class PageSpeech(Speech):
    """The words of a session for people who press buttons."""

    def text(self, message: str, attribute: str = "", /, **variables: int | str) -> str:
        if (message, attribute) in OTHERWISE:
            return self.words.text(f"companion-page-{message}", **variables)
        return super().text(message, attribute, **variables)

    @cached_property
    def correctable(self) -> dict[tuple[int, str], Correction]:
        """What can be corrected, by seat and fact; only what is said of it changes during a session."""
        return {(one.seat, one.fact): one for one in corrections(self.companion)}

    def thing(self, domain: str, name: str) -> dict[str, Any]:
        """A component: what the notation calls it, its name, and the key under which a page finds its data."""
        component = self.lexicon.of(domain, name)
        return {"id": name, "name": self.lexicon.name(component), "key": component.key}

    def things(self, domain: str, names: Sequence[str]) -> list[dict[str, Any]]:
        return [self.thing(domain, name) for name in names]


def session(speech: PageSpeech, known: int, correcting: bool) -> dict[str, Any]:
    """Everything that a page shows; of the story only what comes after so many reports."""
    companion = speech.companion
    setup = companion.setup
    question = companion.question
    reports = companion.reports
    return {
        "journal": write_companion(companion),
        "lines": len(companion.journal),
        "edition": setup.edition,
        "modules": setup.modules,
        "printed_cards": companion.printed_cards,
        "title": speech.words.text(f"set-{setup.edition}"),
        "mode": speech.text("solo" if setup.players == 1 else "two"),
        "people": setup.players,
        "names": speech.names,
        "terms": [
            {"name": speech.words.text(f"{kind}-{name}"), "about": speech.words.text(f"{kind}-{name}-about")}
            for kind, name in switches(speech)
        ],
        "opening": {"text": speech.text("other_setup"), "steps": list(set_up(speech))},
        "story": {"from": known, "reports": [report_told(speech, report) for report in reports[known:]]},
        "question": None if question is None else question_told(speech, question),
        "offers": [] if question is not None else list(offers_told(speech)),
        "corrections": list(corrections_told(speech)) if correcting else None,
        "table": table_told(speech),
        "opponents": [opponent_told(speech, seat) for seat in companion.opponents],
    }


# --- what happened


def report_told(speech: PageSpeech, report: Report) -> dict[str, Any]:
    """One report: what was said (a command), in which round, and what came of it."""
    lines = [line_told(speech, said) for said in speech.reported(report)]
    command, *words = report.line.split() or [""]
    if command == "set":
        lines.insert(0, plain_line(corrected(speech, words), command))
    elif command and not lines:
        lines = [plain_line(speech.text("nobody_fights" if command == "combat" else "noted"))]
    return {"command": command, "round": report.state.round, "lines": lines}


def plain_line(text: str, event: str | None = None) -> dict[str, Any]:
    return {"seat": None, "text": text, "done": False, "event": event, "a": None, "b": None}


def corrected(speech: PageSpeech, words: list[str]) -> str:
    """What was said after `set`, with names: `1 spice 3` as “Lady Jessica: Spice – 3”."""
    whose = int(words[0]) if words[0].isdecimal() else NONE
    fact, *values = words if whose == NONE else words[1:]
    # What can't be corrected any more, such as swords after Combat, was a number.
    one = speech.correctable.get((whose, fact)) or Correction(fact, whose)
    if one.several:
        values = [] if values == [NOBODY] else values[0].split(",")
    parts = one.parts * len(values) if one.several else one.parts
    if parts:
        values = [option_name(speech, fact, part, value) for part, value in zip(parts, values, strict=True)]
    who = "" if whose == NONE else f"{speech.names[whose]}: "
    told = ", ".join(values) or speech.words.text("page-companion-nothing")
    return f"{who}{fact_label(speech, one)} – {told}"


def line_told(speech: PageSpeech, said: Said) -> dict[str, Any]:
    """A sentence, whom it is about, whether something is to be done, and the event for an icon."""
    data: dict[str, Any] = {"event": None, "a": None, "b": None}
    if said.event is not None:
        code, seat, a, b, _, cause = said.event
        # Which Intrigue card it is nobody knows.
        seen_by = 0 if EVENTS[code].first == "intrigue" else -1
        written = write_event(names_of(speech.content), (code, seat, a, b, seen_by, cause))
        data = {name: written[name] for name in data}
    return {"seat": None if said.seat == NOBODYS else said.seat, "text": said.text, "done": said.done, **data}


# --- what is asked, and what can be done


def question_told(speech: PageSpeech, question: Question) -> dict[str, Any]:
    so_far = speech.told(speech.companion.so_far, speech.companion.state)
    return {
        "kind": question.kind,
        # Several numbers are the answer, one for each.
        "fields": speech.things("space", question.about) if question.count > 1 else [],
        "text": speech.asked(question),
        "why": speech.asked(question, "why"),
        "about": about(speech, question),
        "usual": usual(speech.companion, question),
        "options": list(options_told(speech, question)),
        "most": question.most,
        # What is to be done waits for the answers; what was turned up explains the question.
        "so_far": [line_told(speech, said) for said in so_far if not said.done],
    }


def about(speech: PageSpeech, question: Question) -> dict[str, Any]:
    """What a question is about: a space or a post, a seat, a faction."""
    found: dict[str, Any] = {"thing": None, "seat": None, "faction": None}
    match question.kind:
        case "bonus_spice" if question.count > 1:
            pass
        case "occupied" | "bonus_spice" | "control":
            found["thing"] = speech.thing("space", question.about[0])
        case "watched":
            found["thing"] = speech.thing("post", question.about[0])
        case _ if question.about:
            found["seat"] = int(question.about[0])
            found["faction"] = question.about[1] if len(question.about) > 1 else None
    return found


def options_told(speech: PageSpeech, question: Question) -> Iterator[dict[str, Any]]:
    """The answers to press; none where a number is the answer."""
    labels = speech.options(question)
    if question.options[:2] == (YES, NO):
        labels = [speech.text(option) for option in question.options]
    for option, label in zip(question.options, labels, strict=True):
        key, seat = None, None
        if question.kind in ("conflict", "card"):
            domain = "conflict" if question.kind == "conflict" else "hagal"
            key = speech.lexicon.of(domain, option).key
            if domain == "conflict":
                # Their rewards are drawn.
                label = speech.lexicon.called(domain, option)
        elif question.kind in ("control", "revealed") and option != NOBODY:
            seat = int(option)
        yield {"answer": option, "label": capital(label), "key": key, "seat": seat}


def offers_told(speech: PageSpeech) -> Iterator[dict[str, Any]]:
    """The buttons: what is said when one is pressed; null: more has to be picked among the corrections."""
    companion = speech.companion
    following = next_opponent(companion.state)
    for offer in offers(companion):
        told: dict[str, Any] = {"command": offer.command, "seat": None}
        if offer.command == "visit":
            for space in visited(companion):
                label = speech.words.text("page-companion-visited", space=speech.space(space))
                yield {**told, "line": f"visit {space}", "label": label}
        elif offer.seat != NONE:
            line = "turn" if offer.seat == following else f"turn {offer.seat}"
            label = speech.text(offer.command, "menu", seat=speech.names[offer.seat])
            yield {**told, "seat": offer.seat, "line": line, "label": capital(label)}
        else:
            line_or_none = None if offer.command in ("influence", "correct") else offer.command
            yield {**told, "line": line_or_none, "label": capital(speech.text(offer.command, "menu"))}


def corrections_told(speech: PageSpeech) -> Iterator[dict[str, Any]]:
    # While something is asked, or nothing follows any more, nothing else can be said.
    if speech.companion.question is None and not speech.companion.over:
        for one in corrections(speech.companion):
            yield correction_told(speech, one)


def correction_told(speech: PageSpeech, one: Correction) -> dict[str, Any]:
    whose = "" if one.seat == NONE else f"{one.seat} "
    return {
        "seat": None if one.seat == NONE else one.seat,
        "fact": one.fact,
        "label": fact_label(speech, one),
        "before": f"set {whose}{one.fact}",
        "now": list(one.now),
        "held": dict(one.held),
        "several": one.several,
        "most": one.most,
        "parts": [part_told(speech, one.fact, part) for part in one.parts],
    }


def fact_label(speech: PageSpeech, one: Correction) -> str:
    if one.fact in speech.content.faction_ids:
        return speech.words.text(f"faction-{one.fact}")
    if one.seat == NONE:
        return speech.words.text(f"page-companion-table-{one.fact}")
    if one.fact == "sandworms":
        return capital(speech.words.text("unit-sandworm", "plural"))
    return speech.words.label("battle_icons" if one.fact == "battles" else one.fact)


def part_told(speech: PageSpeech, fact: str, part: Part) -> list[dict[str, str]]:
    return [{"id": option, "name": option_name(speech, fact, part, option)} for option in part.options]


def option_name(speech: PageSpeech, fact: str, part: Part, option: str) -> str:
    match part.domain:
        case "seat":
            return capital(speech.text("nobody")) if option == NOBODY else speech.names[int(option)]
        case "faction":
            return speech.words.text(f"faction-{option}")
        case "conflict":
            return speech.conflict(option)
        case "word" if option.isdecimal():
            return option
        case "word" if option in (YES, NO):
            return capital(speech.text(option))
        case "word":
            return speech.words.text(f"page-companion-{fact}_{option}")
    return speech.lexicon.called(part.domain, option)


# --- how things stand


def table_told(speech: PageSpeech) -> dict[str, Any]:
    """What is known of the round and of people."""
    companion = speech.companion
    s, c = companion.state, speech.content
    return {
        "round": s.round,
        "rounds": len(c.conflict_levels),
        "phase": "over" if companion.over else "combat" if s.phase == PHASE_COMBAT else "turns",
        "first": s.first,
        "next": None if next_opponent(s) == NONE else next_opponent(s),
        "last": is_last(s),
        "on_turn": speech.on_turn() or None,
        "conflict": None if s.conflict == NONE else speech.thing("conflict", c.conflict_ids[s.conflict]),
        "level": level_of(s),
        "wall": bool(s.units.wall) if s.units is not None and c.shield_wall else None,
        "taken": speech.things("space", companion.taken),
        "deck": len(automa_of(s).deck),
        "people": [
            {
                "seat": seat,
                "influence": standing(speech, seat),
                "alliances": allied(speech, seat),
                "controls": controlled(speech, seat),
            }
            for seat in range(companion.setup.players)
        ],
        "rewarded": companion.rewarded,
        "said": speech.remembered(),
    }


def opponent_told(speech: PageSpeech, seat: int) -> dict[str, Any]:
    """What lies before an opponent, and where its pieces are; null: there is no such thing in this game."""
    s, c = speech.companion.state, speech.content
    me = s.seats[seat]
    rival = automa_of(s).rivals[seat]
    price = 0 if rival == NONE else c.rival_swordmaster[rival]
    keeps = house.table(s).takes
    intrigues = len(me.intrigues)
    return {
        "seat": seat,
        "name": speech.names[seat],
        "rival": None if rival == NONE else speech.thing("rival", c.rival_ids[rival]),
        "points": None if house.is_mute(s, seat) else me.points,
        "solari": me.solari if keeps else None,
        "spice": me.spice if keeps else None,
        "water": me.water if keeps else None,
        "intrigues": intrigues if keeps else None,
        "swordmaster": bool(me.swordmaster),
        "saved": me.solari + me.spice + me.water + intrigues if price and not me.swordmaster else None,
        "price": price or None,
        "mentat": s.mentat == seat,
        "agents": me.agents,
        "stuck": bool(automa_of(s).stuck >> seat & 1),
        "on": speech.things("space", [c.space_ids[space] for space in me.on]),
        "garrison": me.garrison,
        "supply": me.supply,
        "conflict": me.conflict,
        "units": [
            {"id": name, "count": units.of_kind(s, seat, kind)}
            for kind, name in enumerate(c.unit_ids)
            if units.of_kind(s, seat, kind)
        ],
        "strength": units.strength(s, seat) if units.present(s, seat) else None,
        "influence": standing(speech, seat),
        "alliances": allied(speech, seat),
        "spies": None
        if SPIES.of(s) is None
        else speech.things(
            "post", [p for i, p in enumerate(c.post_ids) if spying.posts_of(s, seat) >> i & 1]
        ),
        "hooks": worms.has_hooks(s, seat),
        "controls": controlled(speech, seat),
        "battles": speech.things("battle", [c.battle_ids[card] for card in icons.face_up(s, seat)]),
    }


def standing(speech: PageSpeech, seat: int) -> dict[str, int]:
    s = speech.companion.state
    return dict(zip(speech.content.faction_ids, s.seats[seat].influence, strict=True))


def allied(speech: PageSpeech, seat: int) -> list[str]:
    alliances = speech.companion.state.seats[seat].alliances
    return [name for i, name in enumerate(speech.content.faction_ids) if alliances >> i & 1]


def controlled(speech: PageSpeech, seat: int) -> list[dict[str, Any]]:
    control = speech.companion.state.control
    held = [speech.content.space_ids[space] for space, holder in enumerate(control) if holder == seat]
    return speech.things("space", held)
