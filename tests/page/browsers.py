"""The real browser in which the page is tested, and what it may not complain about."""

from __future__ import annotations

import asyncio
import os
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

# The environment variable that names another browser, and what it may say.
BROWSER = "KANLY_BROWSER"


@dataclass(frozen=True)
class Kind:
    """A browser that people have: what it is called on the PATH, and the package that brings it."""

    name: str
    commands: tuple[str, ...]
    package: str


CHROMIUM = Kind("chromium", ("chromium", "chromium-browser", "google-chrome"), "chromium")
FIREFOX = Kind("firefox", ("firefox-esr", "firefox"), "firefox-esr")
KINDS = {kind.name: kind for kind in (CHROMIUM, FIREFOX)}
# A sandbox of its own is refused to root and in containers; the pages that are opened here are ours.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
# What a context says to Chromium is said to Firefox when it starts: nothing moves that only fades in, and there is a mouse.
MOUSE = 6
PREFERENCES: dict[str, str | float | bool] = {
    "ui.prefersReducedMotion": 1,
    "ui.primaryPointerCapabilities": MOUSE,
    "ui.allPointerCapabilities": MOUSE,
}
# The browser tells the page which rule of the policy was broken; the page passes it on to the console.
TELL_VIOLATIONS = """addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy broken: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`))"""


class NoBrowser(Exception):
    """There is nothing to look at the page with."""


def kind() -> Kind:
    """The browser that the tests look with."""
    wanted = os.environ.get(BROWSER, CHROMIUM.name)
    if wanted not in KINDS:
        raise NoBrowser(f"{BROWSER} is {wanted}; it can be {' or '.join(KINDS)}")
    return KINDS[wanted]


def executable(kind: Kind) -> str:
    """Where a browser is."""
    for command in kind.commands:
        found = shutil.which(command)
        if found:
            return found
    raise NoBrowser(
        f"The page is tested in a real browser, and none of {', '.join(kind.commands)} is on the PATH. "
        f"Debian and Ubuntu: sudo apt install {kind.package}"
    )


@contextmanager
def running() -> Iterator[Browser]:
    """A browser without a window, until the end of the block."""
    wanted = kind()
    path = executable(wanted)
    with sync_playwright() as playwright:
        patience = PATIENCE * 1000
        if wanted is FIREFOX:
            # The Firefox that people have, spoken to as any page's tester may, instead of a build made for tests.
            browser = playwright.firefox.launch(
                channel="moz-firefox", executable_path=path, firefox_user_prefs=PREFERENCES, timeout=patience
            )
        else:
            browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS, timeout=patience)
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
