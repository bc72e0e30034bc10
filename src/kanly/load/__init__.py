"""Many tables at once, driven from outside as browsers would: how much a server bears, and how long a move takes.

Nothing here knows the server from inside: all goes through its HTTP and WebSocket API.
"""

from __future__ import annotations

from kanly.load.driver import Tell, drive, find_limit
from kanly.load.figures import Figures
from kanly.load.plan import Plan
from kanly.load.server import Server, own_server

__all__ = ["Figures", "Plan", "Server", "Tell", "drive", "find_limit", "own_server"]
