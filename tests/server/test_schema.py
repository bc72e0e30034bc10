"""The API does what its own OpenAPI description says, whatever it is asked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from kanly.server.app import make_app
from kanly.server.store import Store

from .clients import PATIENCE, Client, serving


def description() -> schemathesis.BaseSchema:
    store = Store("sqlite://")
    try:
        return schemathesis.openapi.from_dict(make_app(store).openapi())
    finally:
        store.close()


schema = description()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("schema")
    with serving(Store(f"sqlite:///{folder / 'kanly.sqlite'}")) as address:
        yield address


@schema.parametrize()
@settings(max_examples=8, suppress_health_check=list(HealthCheck))
def test_answers_are_as_described(case: schemathesis.Case, address: str) -> None:
    case.call_and_validate(base_url=address, timeout=PATIENCE)


def test_the_description_names_every_way_in(address: str) -> None:
    client = Client(address)
    paths = client.get("/openapi.json")["paths"]
    assert set(paths) == {
        "/api/health", "/api/options", "/api/words", "/api/components", "/api/records", "/api/mine", "/api/tables",
        "/api/tables/{id}", "/api/tables/{id}/seats/{seat}", "/api/tables/{id}/restore", "/api/tables/{id}/leave",
        "/api/tables/{id}/host", "/api/tables/{id}/rematch", "/api/tables/{id}/record", "/api/tables/{id}/replay",
        "/api/tables/{id}/outline", "/api/tables/{id}/seats/{seat}/link", "/api/tables/{id}/forget", "/api/companion",
    }  # fmt: skip
    client.http.close()
