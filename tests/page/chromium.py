"""The real browser in which the page is tested, and what it may not complain about."""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Request,
    Response,
    WebError,
    sync_playwright,
)

from tests.server.clients import PATIENCE

NAMES = ("chromium", "chromium-browser", "google-chrome")
# A sandbox of its own is refused to root and in containers; the pages that are opened here are ours.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
# The browser tells the page which rule of the policy was broken; the page passes it on to the console.
TELL_VIOLATIONS = """addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy broken: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`))"""


class NoBrowser(Exception):
    """There is nothing to look at the page with."""


def executable() -> str:
    """Where the browser is."""
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    raise NoBrowser(
        f"The page is tested in a real browser, and none of {', '.join(NAMES)} is on the PATH. "
        "Debian and Ubuntu: sudo apt install chromium"
    )


@contextmanager
def running() -> Iterator[Browser]:
    """A browser without a window, until the end of the block."""
    path = executable()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS, timeout=PATIENCE * 1000)
        try:
            yield browser
        finally:
            browser.close()


class Sleeper:
    """A browser that several tests use. Playwright leaves its event loop standing in the thread, where nobody else could
    run one; so it is put aside whenever the browser is not used."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)

    def wake(self) -> None:
        asyncio._set_running_loop(self.loop)

    @contextmanager
    def awake(self) -> Iterator[Browser]:
        self.wake()
        try:
            yield self.browser
        finally:
            asyncio._set_running_loop(None)


@dataclass
class Faults:
    """What went wrong in a browser: errors in the console, broken rules of the policy, requests without an answer."""

    found: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    def watch(self, context: BrowserContext) -> None:
        context.add_init_script(TELL_VIOLATIONS)
        context.on("console", self._said)
        context.on("weberror", self._thrown)
        context.on("requestfailed", self._failed)
        context.on("response", self._answered)

    def expect(self, pattern: str) -> None:
        """Something that the test itself brings about is no fault."""
        self.expected.append(pattern)

    @property
    def left(self) -> list[str]:
        return [one for one in self.found if not any(re.search(pattern, one) for pattern in self.expected)]

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.found.append(f"console: {message.text}")

    def _thrown(self, error: WebError) -> None:
        self.found.append(f"thrown: {error.error}")

    def _failed(self, request: Request) -> None:
        # Leaving a page ends what it was still fetching, and a download leaves the page's hands.
        if request.failure != "net::ERR_ABORTED":
            self.found.append(f"failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.found.append(f"answered: {response.url} {response.status}")
