"""Whole numbers in text that people write."""

from __future__ import annotations

import re


def whole_number(text: str, longest: int = 9) -> int | None:
    """The number that a word is, or None: no signs but one minus, no other scripts' digits, no endless ones.

    >>> whole_number("-12"), whole_number("--5"), whole_number("²"), whole_number("1" * 5000)
    (-12, None, None, None)
    """
    return int(text) if re.fullmatch(rf"-?[0-9]{{1,{longest}}}", text) else None
