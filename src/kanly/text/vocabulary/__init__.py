"""How the words that every game has are told, by topic of the rulebook. Importing this registers them."""

from kanly.text.vocabulary import (
    cards,
    gains,
    influence,
    leaders,
    pieces,
    reactions,
    spaces,
    structure,
    troops,
)

__all__ = ["cards", "gains", "influence", "leaders", "pieces", "reactions", "spaces", "structure", "troops"]
