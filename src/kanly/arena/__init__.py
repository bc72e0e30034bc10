"""Many games between bots.

>>> from kanly.arena import play_match
>>> result = play_match(["random", "random", "random"], games=3, seed=1)
>>> result.games
3
>>> sum(entry.wins for entry in result.entries)
3
"""

from kanly.arena.match import play_game, play_match
from kanly.arena.results import Entry, GameResult, MatchResult, wilson

__all__ = ["Entry", "GameResult", "MatchResult", "play_game", "play_match", "wilson"]
