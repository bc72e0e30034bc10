"""People who open the page: each has a browser of their own, with its language, its screen and its cookies."""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from tests.server.clients import PATIENCE

from .browsers import FIREFOX, Faults, kind

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
Scheme = Literal["dark", "light"]
# Firefox does not tell a tester what comes over a page's socket; so the page keeps it.
OVERHEAR = """window.overheard = []
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', (event) => window.overheard.push(event.data))
  }
}"""


class Visit:
    """Opens browsers at one server; each call is another person."""

    def __init__(self, browser: Browser, address: str, faults: Faults) -> None:
        self.browser = browser
        self.address = address
        self.faults = faults
        self.contexts: list[BrowserContext] = []

    def __call__(
        self,
        path: str = "",
        *,
        language: str = "en",
        phone: bool = False,
        touch: bool = False,
        scheme: Scheme = "dark",
        size: ViewportSize | None = None,
        motion: bool = False,
    ) -> Page:
        """A page in a new browser; with a path, that is open in it. `touch`: whatever its size, fingers press it."""
        context = self.browser.new_context(
            base_url=self.address,
            locale=language,
            viewport=size or (PHONE if phone else DESKTOP),
            has_touch=phone or touch,
            is_mobile=phone or touch,
            color_scheme=scheme,
            # Nothing has to be waited for that only fades in.
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.contexts.append(context)
        context.set_default_timeout(PATIENCE * 1000)
        self.faults.watch(context)
        if kind() is FIREFOX:
            context.add_init_script(OVERHEAR)
        page = context.new_page()
        if path:
            page.goto(path)
        return page

    def close(self) -> None:
        for context in self.contexts:
            context.close()
