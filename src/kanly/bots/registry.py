"""Bots by name, for the command line and for matches that several processes play."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from kanly.bots.handle import Bot, BotError
from kanly.bots.heuristic import HeuristicBot
from kanly.bots.random_bot import RandomBot

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "heuristic": HeuristicBot}
# Players that never change, to measure others against. Stored games hold them to every single choice
# (tests/bots/test_yardsticks.py): whoever wants to make one better gives the better one a new name.
YARDSTICKS: dict[str, Callable[[], Bot]] = {"medium 1": HeuristicBot}


def names() -> list[str]:
    """The names that need no module."""
    return sorted(BOTS)


def register(name: str, make: Callable[[], Bot]) -> None:
    """Give a bot a name of its own, for this process."""
    if name in BOTS or name in YARDSTICKS:
        raise BotError(f"there is a bot {name!r} already; pick another name")
    if ":" in name or not name.strip():
        raise BotError(f"{name!r} can't be a bot's name: it must not be empty or hold a colon")
    BOTS[name] = make


def by_name(name: str) -> Bot:
    """A bot by its registered name, or by `module:Class` if it lives outside.

    >>> by_name("random")
    RandomBot()
    """
    if ":" in name:
        return outside(name)
    make = BOTS.get(name) or YARDSTICKS.get(name)
    if make is None:
        known = ", ".join([*names(), *sorted(YARDSTICKS)])
        raise BotError(f"there is no bot {name!r}; known are {known}, or name your own as module:Class")
    return make()


def outside(name: str) -> Bot:
    """A bot from any importable module; what is wrong with it is said now and not in the middle of a game."""
    module_name, _, class_name = name.partition(":")
    try:
        module = import_module(module_name)
    except (ImportError, ValueError) as error:
        raise BotError(f"the bot {name!r} can't be loaded: {error}") from error
    make = getattr(module, class_name, None)
    if make is None:
        raise BotError(f"the bot {name!r} can't be loaded: {module_name} has no {class_name!r}")
    if not callable(make):
        raise BotError(f"the bot {name!r} can't be made: {class_name} is no class")
    try:
        bot = make()
    except TypeError as error:
        raise BotError(f"the bot {name!r} can't be made without arguments: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise BotError(f"{name!r} is no bot: it has no method choose(seat)")
    made: Bot = bot
    return made
