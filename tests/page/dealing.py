"""A table whose page is dealt whatever cards a test wants to see: the frames of the server are changed on their way."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Frame = dict[str, Any]
Change = Callable[[Frame], None]


class Dealer:
    """Sits between a page and its server. What it deals is only shown: the server knows nothing of it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.change: Change = lambda frame: None
        self.route: WebSocketRoute | None = None
        self.last: Frame = {}
        page.route_web_socket(re.compile(r"/api/"), self._connected)

    def _connected(self, route: WebSocketRoute) -> None:
        self.route = route
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(self._changed(message)))

    def _changed(self, message: str | bytes) -> str:
        frame: Frame = json.loads(message)
        if frame["type"] == "game":
            self.last = json.loads(message)
            self.change(frame)
        return json.dumps(frame)

    def deal(self, change: Change) -> None:
        """Show the position anew, changed."""
        self.change = change
        assert self.route is not None and self.last
        self.route.send(self._changed(json.dumps(self.last)))
