"""What the core's words are worth, by topic of the rulebook. Importing this registers them."""

from kanly.bots.heuristic.words import cards, gains, influence, pieces, spaces, specials, structure, troops

__all__ = ["cards", "gains", "influence", "pieces", "spaces", "specials", "structure", "troops"]
