"""One connected client, and the messages on their way to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

from kanly.server.remembering import encoded
from kanly.text import Words

# A client that is so many messages behind is cut off; it comes back and is told everything anew.
MOST_WAITING: Final = 200
# The same in letters: a whole log has some hundred thousand, and who reads has never as many before them.
MOST_LETTERS: Final = 2_000_000
# Close codes of the socket: come back later; this seat is no longer yours; there is no such table.
LATER, NOT_YOURS, GONE = 1013, 4003, 4004


@dataclass(eq=False)
class Listener:
    """A client at a table: a seat (None: somebody who looks on), a language, and how much it has been told."""

    seat: int | None
    words: Words
    secret: str = ""
    """The hash of the secret with which the client showed that the seat is its own."""
    told: int = 0
    """How many entries of the log."""
    ending: int | None = None
    """The close code with which this client is sent away."""
    _queue: asyncio.Queue[str | None] = field(default_factory=asyncio.Queue)
    _letters: int = 0
    """Of all messages that are on their way."""

    def post(self, message: dict[str, Any] | str) -> None:
        """Put a message on its way; nobody waits for a slow client."""
        if self.ending is not None:
            return
        text = message if isinstance(message, str) else dumps(message)
        # Somebody who has read everything so far may be told anything, be it as long as it is.
        if self._queue.qsize() >= MOST_WAITING or (
            self._letters and self._letters + len(text) > MOST_LETTERS
        ):
            self.send_away(LATER)
            return
        self._letters += len(text)
        self._queue.put_nowait(text)

    def send_away(self, code: int) -> None:
        """The last thing that the client hears."""
        if self.ending is None:
            self.ending = code
            self._queue.put_nowait(None)

    async def deliver(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what is posted, in its order, until the client is sent away."""
        while (message := await self._queue.get()) is not None:
            await send(message)
            self._letters -= len(message)


def dumps(message: dict[str, Any]) -> str:
    return sendable(encoded(message))


def sendable(text: str) -> str:
    """Half of a surrogate pair, as a client may have sent it, can't be sent back."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-8", "replace").decode()
    return text
