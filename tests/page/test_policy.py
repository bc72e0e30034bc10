"""The browser enforces what the server forbids."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from tests.server.clients import PATIENCE

from .browsers import Faults
from .lobby_page import LobbyPage
from .visiting import Visit

INLINE = """() => {
  const script = document.createElement('script')
  script.textContent = 'window.ran = true'
  document.body.append(script)
}"""


def test_a_strict_policy_comes_with_the_page(visit: Visit) -> None:
    page = visit()
    answer = page.goto("/")
    assert answer is not None
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    for directive in ("script-src", "style-src", "connect-src"):
        assert policy[directive] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_a_script_that_got_into_the_page_would_not_run(visit: Visit, faults: Faults) -> None:
    """Also the proof that a broken rule is noticed by the tests themselves."""
    page = visit("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert faults.left == []
    page.evaluate(INLINE)
    assert page.evaluate("window.ran") is None
    end = time.monotonic() + PATIENCE
    while not any("policy broken: script-src" in fault for fault in faults.left):
        assert time.monotonic() < end, faults.left
        page.wait_for_timeout(5)
    faults.expect("policy broken: script-src|Content Security Policy")


def test_the_seat_is_in_a_cookie_that_no_script_can_read(visit: Visit) -> None:
    lobby = LobbyPage(visit("/"))
    lobby.named("Ada")
    lobby.create()
    cookies = [one for one in lobby.page.context.cookies() if one["name"].startswith("kanly")]
    assert cookies and all(one["httpOnly"] and one["sameSite"] == "Strict" for one in cookies)
    assert lobby.page.evaluate("document.cookie") == ""
