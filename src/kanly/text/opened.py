"""What a box says can be told, in every language: words of the vocabulary, kinds of moves and of events, rows."""

from __future__ import annotations

import re
from collections.abc import Collection

from kanly.engine.errors import KanlyError
from kanly.opening import Opened
from kanly.text import kinds
from kanly.text.bundle import LANGUAGES, messages_of
from kanly.text.tables import MESSAGES, TABLES, refuse

CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


def look(found: Opened) -> None:
    """Refuse a box with a word or a kind that can't be told in every language."""
    refuse([kind.__name__ for root, table in TABLES.items() for kind in found.of(root) if kind not in table])
    wanted = [*kinds.messages(found.moves, found.events), *(f"row-{name}" for name in found.rows)]
    for language in LANGUAGES:
        known = messages_of(language)
        for root in TABLES:
            for kind in found.of(root):
                check_word(kind, root.__name__.lower(), language, known)
        for message in wanted:
            if message not in known:
                raise KanlyError(f"the words in {language!r} have no message {message!r}")


def check_word(kind: type, family: str, language: str, known: Collection[str]) -> None:
    """Refuse a word without the messages that it is told with: those that it names, or any that begin with its own name."""
    own = f"{family}-{CAPITAL.sub('_', kind.__name__).lower()}"
    if kind in MESSAGES:
        missing = [message for message in MESSAGES[kind] if message not in known]
    else:
        missing = [] if any(message.startswith(own) for message in known) else [own]
    if missing:
        raise KanlyError(f"there are no words for {kind.__name__} in {language!r}: no message {missing[0]!r}")
