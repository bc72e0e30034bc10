"""A server, a browser, and people who open pages in it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kanly.server import app
from kanly.server.store import Store
from tests.server.clients import PATIENCE, Client, serving

from .browsers import Faults, NoBrowser, Sleeper, running
from .visiting import Visit

# The same patience for what should be seen as for what is done.
expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def built() -> Iterator[Path]:
    """The built page: the one that the wheel holds, or that of the folder named by KANLY_PAGE."""
    folder = Path(os.environ.get("KANLY_PAGE") or app.PAGE)
    if not (folder / "index.html").is_file():
        pytest.fail(f"There is no built page in {folder}; build it with: make page")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "PAGE", folder)
        yield folder


@pytest.fixture(scope="session")
def store(tmp_path_factory: pytest.TempPathFactory) -> Store:
    """The database of that server: a test may put a table into it that the server has not seen yet."""
    return Store(f"sqlite:///{tmp_path_factory.mktemp('store') / 'kanly.sqlite'}")


@pytest.fixture(scope="session")
def address(built: Path, store: Store) -> Iterator[str]:
    """One server for all tests of a process: each test makes its own tables there."""
    with serving(store) as address:
        yield address


@pytest.fixture
def client(address: str) -> Iterator[Client]:
    """Somebody who makes tables and plays without a browser, for what happens before a test begins."""
    client = Client(address)
    yield client
    client.http.close()


@pytest.fixture(scope="session")
def sleeper() -> Iterator[Sleeper]:
    try:
        with running() as browser:
            asleep = Sleeper(browser)
            yield asleep
            asleep.wake()
    except NoBrowser as problem:
        pytest.fail(str(problem))


@pytest.fixture
def browser(sleeper: Sleeper) -> Iterator[Browser]:
    with sleeper.awake() as browser:
        yield browser


@pytest.fixture
def faults() -> Faults:
    """What the browsers of a test complain of; whatever the test does not expect fails it in the end."""
    return Faults()


@pytest.fixture
def visit(browser: Browser, address: str, faults: Faults) -> Iterator[Visit]:
    visit = Visit(browser, address, faults)
    yield visit
    visit.close()
    assert not faults.left, "\n".join(faults.left)
