"""What the server tells, declared: every answer over HTTP and every frame of a socket.

These models are the truth about the protocol. The page's types are made from them (`schema.py`, `make protocol`), and tests hold
everything that is really told against them, with nothing undeclared let through. Frames are built as plain data where they are
made (`telling.py`) and sent as such: one goes to every listener with every move, and building models of it would cost more than
making it.
"""

from __future__ import annotations

from kanly.server.told.frames import FromServer, GameFrame

__all__ = ["FromServer", "GameFrame"]
