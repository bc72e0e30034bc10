"""Frames of WebSockets, counted as they arrive.

An application sees whole messages alone. Pings, pongs and pieces of messages cost time and memory as well, so whoever
brings too many of them is sent away here, before the rest of what they sent is even read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import ProtocolError
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from kanly.server.limits import Allowance, Bucket

# Pieces of one message: it has a few thousand letters, and browsers send such in one.
MOST_FRAGMENTS: Final = 64
# Bytes that may wait for a client besides what the application has for it. They are pongs, so who has them waiting sends
# pings and does not read.
MOST_UNREAD: Final = 64 * 1024
# Seconds that a connection may take to end. Somebody who does not read would otherwise keep it for ever.
LINGER: Final = 5.0
# Where an application finds the meter of its connection, in the state of the scope.
METER: Final = "kanly_meter"


class Meter:
    """What counts the frames of one connection; the application puts in the allowance of its address."""

    def __init__(self) -> None:
        self.one_more: Callable[[], bool] = Bucket(*Allowance().frames).take


class Counted(ServerProtocol):
    """The protocol, with a count of each frame."""

    def __init__(self, counts: Callable[[Frame], bool], known: ServerProtocol) -> None:
        super().__init__(
            extensions=known.available_extensions, max_size=known.max_message_size, logger=known.logger
        )
        self.counts = counts

    def recv_frame(self, frame: Frame) -> None:
        if self.state is State.CONNECTING:
            raise ProtocolError("a client that has not been let in speaks already")
        if self.counts(frame):
            super().recv_frame(frame)
            return
        # Whatever was sent after it is thrown away unread.
        self.fail(CloseCode.POLICY_VIOLATION, "too many frames")
        self.parser_exc = ProtocolError("too many frames")


class CountingProtocol(WebSocketsSansIOProtocol):
    """uvicorn's connection, which lets nobody flood it, and ends with those who do not read."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.meter = Meter()
        super().__init__(config, server_state, {**app_state, METER: self.meter}, _loop)
        self.conn = Counted(self.counts, self.conn)
        self.fragments = 0
        self.answered: bytes | None = None
        self.most_unsent = MOST_UNREAD
        self.ended = False
        self.last_call: asyncio.TimerHandle | None = None

    def counts(self, frame: Frame) -> bool:
        """Whether one more frame may come."""
        if frame.opcode is Opcode.PONG and self.pending_ping_payload not in (None, self.answered):
            if bytes(frame.data) == self.pending_ping_payload:
                # We have asked for it.
                self.answered = self.pending_ping_payload
                return True
        elif frame.opcode is Opcode.CONT:
            self.fragments += 1
            if self.fragments >= MOST_FRAGMENTS:
                return False
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self.fragments = 0
        return self.meter.one_more()

    def data_received(self, data: bytes) -> None:
        if self.ended:
            return
        super().data_received(data)
        if self.transport.get_write_buffer_size() > self.most_unsent:
            self.transport.abort()

    def handle_ping(self) -> None:
        if not self.ended:
            super().handle_ping()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent and not readable(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA, "no UTF-8")
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        await super().send(message)
        # The application waits until most of what it sent before is gone, so this can't grow.
        self.most_unsent = self.transport.get_write_buffer_size() + MOST_UNREAD

    # --- the end

    def handle_parser_exception(self) -> None:
        """Against the rules: it is told so, and nothing of what it still says is read."""
        self.ended = True
        self.stop_keepalive()
        close = self.conn.close_sent
        if close is None:
            # It has not even been let in.
            self.transport.abort()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": close.code, "reason": close.reason})
        self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.can_write_eof():
            # Who closes at once while something arrives takes back what it has just said.
            self.transport.write_eof()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.let_go()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self.let_go()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.let_go()

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self.let_go()

    def let_go(self) -> None:
        """A transport that is closed still waits until all is sent: not for ever."""
        if self.last_call is None and not self.disconnected:
            self.last_call = self.loop.call_later(LINGER, self.transport.abort)
        if self.ended and self.close_timer is None:
            # Else uvicorn closes it as soon as the application has ended.
            self.close_timer = self.last_call

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.last_call is not None:
            self.last_call.cancel()


def readable(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
