"""The words that every game has, by topic of the rulebook. Importing this registers them."""

from kanly.engine.words import cards, gains, influence, pieces, spaces, structure, troops

__all__ = ["cards", "gains", "influence", "pieces", "spaces", "structure", "troops"]
