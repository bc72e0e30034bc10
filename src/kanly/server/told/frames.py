"""What goes over the socket of a table to its clients. What they send is `kanly.server.forms.Frame`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, RootModel

from kanly.server.told.base import Told
from kanly.server.told.fights import Fight, RoundEnd
from kanly.server.told.situations import Situation
from kanly.server.told.tables import About


class LogLine(Told):
    text: str
    event: str
    seat: int | None
    a: str | int | list[str] | None = None
    b: str | int | None = None
    cause: str | None = None


class Log(Told):
    """The log from a line on."""

    from_: int = Field(alias="from")
    lines: list[LogLine]


class TurnTold(Told):
    """A turn of the log in a sentence."""

    from_: int = Field(alias="from")
    """Its first line, counted from the log's start."""
    to: int
    """The line after its last."""
    seat: int | None
    """Whose it was; null: nobody's, a phase."""
    text: str


class ClockTold(Told):
    """Milliseconds: until a bot decides for the seat that is asked, and what each seat has left of its whole game."""

    left: int | None
    game: list[int] | None


class GameFrame(Told):
    """The game as it stands, and the log's new lines."""

    type: Literal["game"]
    revision: int
    """Of the game that is told; stricter than the decision's number, as decisions can be taken back."""
    situation: Situation
    clock: ClockTold | None = None
    """Null: nobody's time is limited."""
    log: Log
    fight: Fight | None = None
    """Null: none was fought yet."""
    round_end: RoundEnd | None = None
    turns: list[TurnTold] = Field(default_factory=list)
    """The turns that the log's new lines belong to: they take the place of those told before from the first one's start on."""


class TableFrame(About):
    type: Literal["table"]


class Notice(Told):
    """What everybody at the table should know of a seat."""

    number: int
    seat: int
    text: str
    at: int


class NoticesFrame(Told):
    type: Literal["notices"]
    lines: list[Notice]


class ChatLine(Told):
    number: int
    seat: int
    name: str
    text: str
    at: int


class ChatFrame(Told):
    type: Literal["chat"]
    lines: list[ChatLine]


class HintFrame(Told):
    type: Literal["hint"]
    number: int
    move: str
    text: str


class ErrorFrame(Told):
    """Something was not done."""

    type: Literal["error"]
    error: str
    number: int | None = None
    """Of the decision that was answered."""


class PongFrame(Told):
    type: Literal["pong"]


class FromServer(
    RootModel[
        Annotated[
            TableFrame | GameFrame | NoticesFrame | ChatFrame | HintFrame | ErrorFrame | PongFrame,
            Field(discriminator="type"),
        ]
    ]
):
    """One message of the server on a socket."""
