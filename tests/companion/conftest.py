"""Sessions in which the tests turn up the House Hagal cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from kanly.companion import Companion
from kanly.setup import Setup

Sit = Callable[..., Companion]


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
        lines: Sequence[str] = (),
    ) -> Companion:
        setup = Setup(
            players=players,
            edition=edition,
            rivals=list(rivals),
            level=level,
            variants=list(variants),
            seed=seed,
        )
        companion = Companion(setup, printed_cards=printed)
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
