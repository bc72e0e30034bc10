"""Requests that no browser would send: they get a clear refusal, never a traceback."""

from __future__ import annotations

import logging
import socket

import pytest
from websockets.sync.client import connect

from kanly.notation.record import Recorder
from kanly.server.database import StoreError
from kanly.server.store import Store
from kanly.setup import Setup

from .clients import PATIENCE, Client, Socket, serving


def answer_to(address: str, head: str) -> str:
    """What comes back for a request as it stands here, whether it is a good one or not."""
    host, _, port = address.removeprefix("http://").partition(":")
    lines = "\r\n".join([*head.splitlines(), "Connection: close", "", ""])
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as connection:
        connection.sendall(lines.encode("latin-1"))
        found = b""
        while part := connection.recv(65536):
            found += part
    return found.decode("latin-1")


@pytest.mark.parametrize(
    "path", ["a" * 300, "a/" * 3000, "%ed%a0%80" * 200, "../" * 2000, "assets/" + "%00" * 20]
)
def test_names_that_no_file_can_have_are_no_fault_of_the_server(
    server: str, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        answer = answer_to(server, f"GET /{path} HTTP/1.1\nHost: kanly.example")
    assert answer.split()[1] in ("200", "404") and "content-security-policy" in answer
    assert "root:" not in answer and not caplog.records


@pytest.mark.parametrize("host", ["[", "]:x", "a b<c>:99999999", "", "\xff", "x" * 5000])
def test_a_host_that_is_none_does_no_harm(server: str, host: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        for head in (
            f"GET /api/health HTTP/1.1\nHost: {host}",
            f"POST /api/tables HTTP/1.1\nHost: {host}\nOrigin: http://{host}\nContent-Length: 0",
        ):
            assert answer_to(server, head).split()[1] in ("200", "400", "403", "422")
    assert not caplog.records


@pytest.mark.parametrize("rules", ["9" * 30, "4000000000"])
def test_a_record_of_impossible_rules_is_refused(client: Client, rules: str) -> None:
    made = Recorder(Setup(players=3, seed=3))
    made.play(made.game.legal[0])
    made.record.rules_version = int(rules)
    text = made.record.to_text()
    said = client.post("/api/records", {"record": text}, 409)
    assert "rules" in said["error"]


def test_a_mistake_of_the_server_tells_nothing_and_keeps_the_policy(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("the hand of seat 2 is dagger, dagger")

    monkeypatch.setattr(Store, "table", fail)
    answer = client.http.get("/api/tables/abcdef")
    assert answer.status_code == 500 and "dagger" not in answer.text and answer.json()["error"]
    assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_a_database_that_went_away_closes_the_socket(
    file_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*_: object) -> None:
        raise StoreError("the database does not answer")

    with serving(file_store) as address:
        client = Client(address)
        id = client.table("free", "random", "random")
        client.http.close()
    with serving(file_store) as address:
        monkeypatch.setattr(Store, "table", away)
        url = f"{address.replace('http', 'ws')}/api/tables/{id}/socket"
        with connect(url, proxy=None) as connection:
            assert Socket(connection).closed() == 1013
