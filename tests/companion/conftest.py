"""Sessions in which the tests turn up the House Hagal cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from kanly.companion import Companion
from kanly.setup import Setup

Sit = Callable[..., Companion]
GURNEY = ("gurney_halleck", "staban_tuek")


@pytest.fixture
def sit() -> Sit:
    def sat_down(
        players: int = 1,
        edition: str = "uprising",
        *,
        rivals: Sequence[str] = ("random",),
        level: str = "",
        variants: Sequence[str] = (),
        printed: bool = True,
        seed: int = 1,
        fresh: bool = False,
        lines: Sequence[str] = (),
    ) -> Companion:
        """A table at which people have had turns already, or on request not yet."""
        setup = Setup(
            players=players,
            edition=edition,
            rivals=list(rivals),
            level=level,
            variants=list(variants),
            seed=seed,
        )
        companion = Companion(setup, printed_cards=printed)
        if not fresh:
            companion._now = replace(companion._now, turns=len(companion.state.seats))
        for line in lines:
            companion.tell(line)
        return companion

    return sat_down


def asked(companion: Companion) -> tuple[str, ...] | None:
    """What is asked now: the kind and what it is about."""
    question = companion.question
    return None if question is None else (question.kind, *question.about)


def tell(companion: Companion, *lines: str) -> tuple[str, ...] | None:
    """Say these lines; what is asked then."""
    for line in lines:
        companion.tell(line)
    return asked(companion)


def happened(companion: Companion) -> list[int]:
    return [event[0] for event in companion.reports[-1].events]


def spaces(companion: Companion, seat: int) -> list[str]:
    return [companion.state.content.space_ids[space] for space in companion.state.seats[seat].on]


def raised(companion: Companion, seat: int, faction: str, level: int) -> None:
    companion.tell(f"set {seat} {faction} {level}")


def answered(companion: Companion, **answers: str) -> None:
    """Answer whatever is asked: as named for a kind, else with yes, no, 0 or one card after the other."""
    while companion.question is not None:
        question = companion.question
        if question.kind in answers:
            companion.tell(answers[question.kind])
        elif question.kind in ("early", "unfought"):
            companion.tell("yes")
        elif "no" in question.options:
            companion.tell("no")
        else:
            at = len(companion.journal) % len(question.options) if question.options else 0
            companion.tell(question.options[at] if question.options else "0")
