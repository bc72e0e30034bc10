"""House Hagal and the Rivals for people who play with the printed game.

The engine moves the opponents as in any game; what it has to know of the table it asks the people. Nothing here knows a
terminal or a page: a `Companion` takes lines of text and gives questions and events.
"""

from kanly.companion.journal import read_companion, write_companion
from kanly.companion.questions import Question, Refusal
from kanly.companion.session import Companion, Report

__all__ = ["Companion", "Question", "Refusal", "Report", "read_companion", "write_companion"]
