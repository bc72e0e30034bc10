"""Long answers travel compressed; short ones, which may hold secrets, do not."""

from __future__ import annotations

from .clients import Client


def test_long_answers_are_compressed_for_those_who_understand_it(client: Client) -> None:
    long = client.http.get("/api/components", headers={"Accept-Encoding": "gzip"})
    assert long.headers["content-encoding"] == "gzip"
    assert int(long.headers["content-length"]) * 4 < len(long.content)
    assert "gzip" not in client.http.get(
        "/api/components", headers={"Accept-Encoding": "identity"}
    ).headers.get("content-encoding", "")


def test_an_answer_with_a_secret_is_not_compressed(client: Client) -> None:
    id = client.table("free", "random", "random")
    answer = client.http.post(f"/api/tables/{id}/seats/0", json={"name": "Ada"})
    assert "#" in answer.json()["link"]
    assert "content-encoding" not in answer.headers
