"""Which rulings there are. docs/rulings.md says what they say; a scenario that covers one has to name one of them."""

from __future__ import annotations

import re

# First and last of every run of numbers. A number is never given twice, so what was taken back leaves a gap.
RUNS = (
    (1, 50), (52, 89), (91, 91), (93, 96), (98, 178), (180, 193), (195, 235), (237, 241), (245, 247), (253, 278),
    (281, 284), (286, 296), (339, 354), (361, 377), (380, 386),
)  # fmt: skip
RULING = re.compile(r"R-(\d{3})")
# What is meant for one, however it is written.
MEANT = re.compile(r"[Rr]-?\d+")


def known_rulings() -> list[str]:
    return [f"R-{number:03}" for first, last in RUNS for number in range(first, last + 1)]


def is_ruling(name: str) -> bool:
    """Whether this is the id of a ruling.

    >>> is_ruling("R-042"), is_ruling("R-051"), is_ruling("R-42")
    (True, False, False)
    """
    match = RULING.fullmatch(name)
    return match is not None and any(first <= int(match[1]) <= last for first, last in RUNS)


def is_meant(name: str) -> bool:
    return MEANT.fullmatch(name) is not None
