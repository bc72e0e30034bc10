"""Databases and servers for the tests of the server."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from kanly.server.store import Store

from .clients import Client, serving
from .postgres import NoPostgres, running

COUNT = itertools.count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own; without one these tests fail, for nobody should believe that they have passed."""
    try:
        with running() as made:
            yield made.address
    except NoPostgres as problem:
        pytest.fail(str(problem))


@pytest.fixture
def postgres_url(postgres: str) -> str:
    """An empty database."""
    name = f"kanly{next(COUNT)}"
    with psycopg.connect(postgres + "postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres + name


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'kanly.sqlite'}"
    made: str = request.getfixturevalue("postgres_url")
    return made


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


@pytest.fixture
def file_store(tmp_path: Path) -> Iterator[Store]:
    """SQLite in a file, where the kind of database makes no difference."""
    store = Store(f"sqlite:///{tmp_path / 'kanly.sqlite'}")
    yield store
    store.close()


@pytest.fixture
def server(file_store: Store) -> Iterator[str]:
    with serving(file_store) as address:
        yield address


@pytest.fixture
def client(server: str) -> Iterator[Client]:
    client = Client(server)
    yield client
    client.http.close()


@pytest.fixture
def other(server: str) -> Iterator[Client]:
    """A second browser."""
    client = Client(server)
    yield client
    client.http.close()
