"""What the companion asks the people at the table, and how an answer is read."""

from __future__ import annotations

from dataclasses import dataclass

from kanly.engine.errors import KanlyError
from kanly.notation.numbers import whole_number

YES, NO = "yes", "no"
# No Agent is there, but none may come.
CLOSED = "closed"
# Nobody's marker, no place among the rewarded, no Agent on the board.
NOBODY = "none"
# No table has more of anything.
MOST = 99


@dataclass(frozen=True)
class Question:
    """`about` names what is asked after: ids of a space, a post, a faction, or the number of a seat.

    kinds: `occupied` (space), `watched` (post), `bonus_spice` (spaces), `influence` (seat, faction), `units` (seat),
    `strength` (seat), `intrigues` (seat), `conflict`, `wall`, `control` (space: whose marker lies there), `card` (which
    House Hagal card was turned up; seat), `choice` (what the person decides for a seat), `total` (seat: its strength when
    Combat is over), `early` (whether Combat begins though opponents have turns left), `unfought` (whether a round ends
    without Combat), and at the end of a game `points`, `spice`, `solari`, `water`, `garrison` (seat) and `revealed` (who
    of the people revealed last).
    """

    kind: str
    about: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    """What can be answered; empty: a number from 0 to `most`."""
    most: int = MOST
    moves: tuple[int, ...] = ()
    """The move behind each option of a `choice`."""
    earlier: tuple[str, ...] = ()
    """What each option of a `choice` was called in sessions of before."""
    count: int = 1
    """How many numbers belong in the answer: one for each that it is about, in that order."""

    def read(self, text: str) -> str:
        """The answer that a text means: a number, or one of the options, which may be shortened."""
        word = " ".join(text.split())
        if not self.options:
            return self.read_numbers(word)
        if word in self.options:
            return word
        if word in self.earlier:
            return self.options[self.earlier.index(word)]
        fitting = [option for option in self.options if word and option.startswith(word)]
        if len(fitting) != 1:
            raise KanlyError(f"{text!r} is no answer; answers are: {', '.join(self.options)}")
        return fitting[0]

    def read_numbers(self, text: str) -> str:
        numbers = [whole_number(part) for part in text.replace(",", " ").split()]
        if numbers == [0]:
            # There is none anywhere.
            numbers = [0] * self.count
        fit = [str(number) for number in numbers if number is not None and 0 <= number <= self.most]
        if len(fit) != len(numbers) or len(fit) != self.count:
            if self.count > 1:
                wanted = f"{self.count} numbers, each from 0 to {self.most}, are one: {', '.join(self.about)}"
                raise KanlyError(f"{text!r} is no answer; {wanted}")
            raise KanlyError(f"{text!r} is no answer; a number from 0 to {self.most} is")
        return " ".join(fit)


class Refusal(KanlyError):
    """What was said can't be. Whoever speaks another language goes by the reason and what it is about: a `seat`, a `space`
    or `spaces` (ids with commas), numbers."""

    def __init__(self, reason: str, message: str, **about: int | str) -> None:
        super().__init__(message)
        self.reason = reason
        self.about = about


class NotYet(Exception):
    """The people thought better of it. It never leaves the companion."""


class Unknown(Exception):
    """The opponents can't go on before this is answered. It never leaves the companion."""

    def __init__(self, question: Question) -> None:
        super().__init__(question.kind)
        self.question = question
