"""A reason in words: a few of them, without a full stop."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.reasons.reason import Reason
from kanly.text import Words
from kanly.text.bundle import capital
from kanly.text.effects import Effects
from kanly.text.phrases import Form


def say(reason: Reason, words: Words, names: Sequence[str]) -> str:
    """Why not, in the language of the words; `names` are the players'."""
    return capital(clause(reason, words, names))


def chip(reason: Reason, words: Words) -> str:
    """Why a space can't be visited, in two or three words; nothing where that is no matter of this space, but of the hand or
    of all Agents."""
    match reason.kind:
        case "cost":
            missing = reason.needs - reason.has
            return words.text(
                "chip-cost", n=missing, what=words.text(f"resource-{reason.resource}", "noun", n=missing)
            )
        case "influence":
            return words.text("chip-influence", n=reason.needs, has=reason.has, faction=reason.faction)
        case kind if words.bundle.has(f"chip-{kind}"):
            return words.text(f"chip-{kind}")
    return ""


def clause(reason: Reason, words: Words, names: Sequence[str]) -> str:
    message = f"why-{reason.kind}"
    effects = Effects(words.bundle)
    joined = effects.phrases.joined
    match reason.kind:
        case "cost":
            what = words.text(f"resource-{reason.resource}", "acc", n=reason.needs)
            return words.text(message, what=what, has=reason.has)
        case "influence":
            return words.text(message, n=reason.needs, faction=reason.faction, has=reason.has)
        case "price" | "at_most" | "exactly":
            return words.text(message, n=reason.needs, has=reason.has)
        case "icon" | "icon_or_spy":
            return words.text(message, icon=words.text(f"icon-{reason.icon}"))
        case "occupied" | "occupied_unwatched" | "closed":
            return words.text(message, seats=joined("list-and", [names[seat] for seat in reason.seats]))
        case "moment":
            moments = [words.text(f"moment-{moment}") for moment in reason.moments]
            return words.text(message, moments=joined("list-or", moments))
        case "condition":
            assert reason.condition is not None
            return words.text(message, condition=words.condition(reason.condition))
        case "unpaid":
            return words.text(message, cost=effects.costs.costs(reason.costs, Form.ABLE))
        case "either":
            return joined("list-alternative", [clause(one, words, names) for one in reason.either])
    return words.text(message)
