"""The HTTP side: what it gives, and how it says no."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Any

import pytest

from kanly.server.limits import LONGEST_BODY, Allowance
from kanly.server.store import Store

from .clients import PATIENCE, Client, serving

LANGUAGES = ("en", "bg", "ru", "uk")
BOTS = [{"kind": "bot", "bot": "random"}] * 4


JSON = {"Content-Type": "application/json"}
NO_NAME = b'{"name": "\\u0000\\u200b"}'


def refused(client: Client, method: str, path: str, status: int, part: str = "", **more: Any) -> None:
    """A refusal is a sentence, with the headers of every answer, and never a traceback."""
    answer = client.http.request(method, path, **more)
    assert answer.status_code == status, answer.text
    said = answer.json()
    assert set(said) - {"detail"} == {"error"} and part in said["error"].lower(), said
    assert "Traceback" not in answer.text
    assert "Content-Security-Policy" in answer.headers


# --- without a table


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_name_all_that_can_be_chosen(client: Client, language: str) -> None:
    found = client.get("/api/options", language=language)
    assert set(found["editions"]) == {"base", "uprising"}
    assert found["languages"] == list(LANGUAGES)
    uprising = found["editions"]["uprising"]
    assert {module["id"] for module in uprising["modules"]} >= {"choam", "base_leaders"}
    assert {bot["id"] for bot in found["bots"]} == {"heuristic", "random"}
    for thing in (*uprising["modules"], *found["bots"], *uprising["opponents"]["1"]["levels"]):
        assert thing["name"] != thing["id"] and thing["about"].endswith(".")
    of_module = {leader["id"]: leader["module"] for leader in uprising["leaders"]}
    assert (of_module["muad_dib"], of_module["shaddam_corrino_iv"]) == ("", "choam")
    assert of_module["paul_atreides"] == "base_leaders" and "reverend_mother_jessica" not in of_module
    assert {leader["module"] for leader in found["editions"]["base"]["leaders"]} == {""}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_page_are_whole(client: Client, language: str) -> None:
    words = client.get("/api/words", language=language)
    english = client.get("/api/words", language="en")
    assert set(words) == set(english) and {name.split("-")[0] for name in words} >= {
        "label", "phase", "prompt", "icon", "faction", "resource"
    }  # fmt: skip
    assert all(words.values())
    assert not any("???" in text or "{ " in text for text in words.values())


def test_components_are_told_with_their_words(client: Client) -> None:
    found = client.get("/api/components", edition="uprising", modules="choam", language="uk")
    assert len(found) > 150
    card = next(part for key, part in found.items() if key.startswith("uprising/imperium/"))
    assert card["name"] and card["lines"] and isinstance(card["agent"], list)


def test_headers_keep_strangers_out(client: Client) -> None:
    headers = client.http.get("/api/health").headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "script-src 'self'" in policy and "unsafe" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff" and headers["Cache-Control"] == "no-store"
    assert "frame-ancestors 'none'" in policy


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/options?language=xx", 422),
        ("/api/words?language=", 422),
        ("/api/components?edition=chess", 409),
        ("/api/components?edition=base&modules=chess", 409),
        ("/api/components?edition=%00", 409),
        ("/api/nothing", 404),
        ("/api/tables/none1", 404),
        ("/api/tables/no", 422),
        ("/api/tables/..%2f..%2fx", 404),
        ("/api/tables/none1/record", 404),
        ("/api/tables/none1/replay", 404),
    ],
)
def test_what_is_not_there_is_refused(client: Client, path: str, status: int) -> None:
    refused(client, "GET", path, status)


def test_files_beside_the_page_are_not_served(client: Client) -> None:
    for path in ("/..%2fapp.py", "/%2e%2e/app.py", "/%00", "/assets/..%2f..%2fapp.py"):
        answer = client.http.get(path)
        assert answer.status_code == 404 or "<html" in answer.text.lower(), path


# --- a table from its making to its end


def test_a_table_is_made_filled_and_left(client: Client, other: Client) -> None:
    id = client.table("free", "free", "random", "random")
    about = client.get(f"/api/tables/{id}")
    assert (about["status"], about["mine"], about["host"]) == ("waiting", [], True)
    assert [seat["kind"] for seat in about["seats"]] == ["free", "free", "bot", "bot"]
    client.sit(id, 1, "Ада")
    assert client.get(f"/api/tables/{id}")["mine"] == [1]
    seen = other.get(f"/api/tables/{id}", language="bg")
    assert (seen["mine"], seen["host"], seen["seats"][1]["name"]) == ([], False, "Ада")
    link = other.sit(id, 0, "Bob")
    assert other.get(f"/api/tables/{id}")["status"] == "running"
    assert other.get("/api/mine")[0]["id"] == id and client.get("/api/mine")[0]["host"]

    # The private link is good for the seat on any device, and for no other.
    third = Client(client.address)
    path, _, secret = link.partition("#")
    assert path == f"/table/{id}/seat/0"
    third.post(f"/api/tables/{id}/restore", {"seat": 0, "secret": secret})
    assert third.get(f"/api/tables/{id}")["mine"] == [0]
    refused(third, "POST", f"/api/tables/{id}/restore", 403, json={"seat": 1, "secret": secret})
    refused(third, "POST", f"/api/tables/{id}/restore", 403, json={"seat": 2, "secret": ""})
    refused(third, "POST", f"/api/tables/{id}/restore", 403, json={"seat": 5, "secret": secret})

    assert third.post(f"/api/tables/{id}/leave") == {"left": [0]}
    assert third.get(f"/api/tables/{id}")["mine"] == [] == other.get(f"/api/tables/{id}")["mine"]
    refused(third, "POST", f"/api/tables/{id}/leave", 403)
    third.http.close()


def test_cookies_can_not_be_read_by_scripts(client: Client) -> None:
    answer = client.http.post("/api/tables", json={"seats": BOTS})
    cookie = answer.headers["Set-Cookie"].lower()
    assert "httponly" in cookie and "samesite=strict" in cookie and "path=/" in cookie


def test_behind_https_cookies_stay_there(client: Client) -> None:
    answer = client.http.post("/api/tables", json={"seats": BOTS}, headers={"X-Forwarded-Proto": "https"})
    assert "; secure" in answer.headers["Set-Cookie"].lower()


def test_the_host_rules_over_seats(client: Client, other: Client) -> None:
    id = client.table("free", "random", "random", "random")
    other.sit(id, 0, "Bob")
    path = f"/api/tables/{id}/host"
    refused(other, "POST", path, 403, "only the host", json={"do": "close"})
    client.post(path, {"do": "bot", "seat": 0, "bot": "random"})
    assert client.get(f"/api/tables/{id}")["seats"][0]["kind"] == "bot"
    client.post(path, {"do": "back", "seat": 0})
    assert client.get(f"/api/tables/{id}")["seats"][0]["kind"] == "person"
    client.post(path, {"do": "settings", "settings": {"pace": 5, "hints": True}})
    assert client.get(f"/api/tables/{id}")["settings"]["hints"] is True
    client.post(path, {"do": "free", "seat": 0})
    assert other.get(f"/api/tables/{id}")["mine"] == []
    refused(
        client, "POST", path, 409, "no bot of this name", json={"do": "bot", "seat": 0, "bot": "os:system"}
    )
    refused(client, "POST", path, 409, "no such seat", json={"do": "free", "seat": 5})
    refused(client, "POST", path, 422, json={"do": "dance"})
    client.post(path, {"do": "close"})
    refused(other, "POST", f"/api/tables/{id}/seats/0", 409, "closed", json={"name": "Bob"})
    refused(client, "GET", f"/api/tables/{id}/record", 409, "when the game is over")
    client.post(path, {"do": "delete"})
    refused(client, "GET", f"/api/tables/{id}", 404)
    assert client.get("/api/mine") == []


def test_a_finished_game_has_a_record_replays_and_a_rematch(client: Client, other: Client) -> None:
    id = client.table("random", "random", "random", "random", setup={"seed": 11, "edition": "uprising"})
    client.until_over(id)
    record = client.http.get(f"/api/tables/{id}/record").text
    assert record.startswith("kanly record 1") and "seed: 11" in record
    first = client.get(f"/api/tables/{id}/replay", moves=0, seat=0, language="ru")
    last = client.get(f"/api/tables/{id}/replay", moves=first["moves"])
    assert first["situation"]["result"] is None and last["situation"]["result"]["standing"]
    assert len(first["log"]["lines"]) < len(last["log"]["lines"])
    refused(client, "GET", f"/api/tables/{id}/replay?moves={first['moves'] + 1}", 409)
    refused(client, "GET", f"/api/tables/{id}/replay?seat=4", 409)

    brought = other.post("/api/records", {"record": record}, 201)["id"]
    again = other.get(f"/api/tables/{brought}/replay", moves=30, seat=1)
    assert (
        again["situation"]["view"]
        == other.get(f"/api/tables/{id}/replay", moves=30, seat=1)["situation"]["view"]
    )
    refused(other, "POST", "/api/records", 409, json={"record": "kanly record 1\nnonsense"})
    refused(other, "POST", "/api/records", 409, json={"record": record.replace("agent", "dance", 1)})

    refused(other, "POST", f"/api/tables/{id}/rematch", 403)
    rematch = client.post(f"/api/tables/{id}/rematch")["id"]
    assert client.get(f"/api/tables/{id}")["rematch"] == rematch
    assert client.get(f"/api/tables/{rematch}")["host"] is True


def test_each_who_wants_a_rematch_gets_the_old_seat(client: Client, other: Client, file_store: Store) -> None:
    id = client.table("free", "free", "random")
    client.sit(id, 0, "Ada")
    other.sit(id, 1, "Bob")
    for seat in (0, 1):
        client.post(f"/api/tables/{id}/host", {"do": "bot", "seat": seat, "bot": "random"})
    client.until_over(id)
    for seat in (0, 1):
        client.post(f"/api/tables/{id}/host", {"do": "back", "seat": seat})
    made = other.post(f"/api/tables/{id}/rematch")
    assert made["seats"] == [1]
    assert client.post(f"/api/tables/{id}/rematch") == {"id": made["id"], "seats": [0]}
    about = client.get(f"/api/tables/{made['id']}")
    assert [seat["name"] for seat in about["seats"]] == ["Ada", "Bob", "Bot 3"]
    assert about["mine"] == [0] and about["status"] == "running"


@pytest.mark.parametrize("players", [1, 2])
def test_printed_opponents_have_names(client: Client, players: int) -> None:
    id = client.table(*["random"] * players, setup={"edition": "uprising"})
    seats = client.get(f"/api/tables/{id}", language="uk")["seats"]
    assert {seat["kind"] for seat in seats} == {"bot", "opponent"}
    assert all(seat["name"] for seat in seats)


def test_markup_in_a_name_stays_text(client: Client) -> None:
    id = client.table("free", "random", "random", "random")
    name = "<script>alert(1)</script>"
    client.sit(id, 0, name)
    answer = client.http.get(f"/api/tables/{id}")
    assert answer.headers["Content-Type"] == "application/json"
    assert answer.json()["seats"][0]["name"] == name


# --- what is refused


@pytest.mark.parametrize(
    ("setup", "part"),
    [
        ({"edition": "chess"}, "chess"),
        ({"players": 3}, "4 seats are described for 3"),
        ({"players": 7}, "players"),
        ({"players": "4"}, "players"),
        ({"leaders": ["nobody"] * 4}, "nobody"),
        ({"leaders": ["\ud800"]}, ""),
        ({"modules": ["chess"]}, "chess"),
        ({"modules": ["a"] * 21}, "modules"),
        ({"seed": -1}, "seed"),
        ({"decks": {}}, "decks"),
        ({"level": "x" * 101}, "level"),
    ],
)
def test_a_setup_that_can_not_be_is_refused(client: Client, setup: dict[str, Any], part: str) -> None:
    answer = client.http.post(
        "/api/tables", content=json.dumps({"setup": setup, "seats": BOTS}), headers=JSON
    )
    assert answer.status_code in (409, 422) and part in answer.json()["error"], answer.text


def test_a_seed_is_chosen_only_where_nobody_could_use_it(client: Client) -> None:
    body = {"setup": {"seed": 1}, "seats": [{"kind": "free"}, *BOTS[1:]]}
    refused(client, "POST", "/api/tables", 422, "a seed", json=body)
    client.post("/api/tables", {**body, "settings": {"local": True}}, 201)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"x"',
        b"\xff\xfe",
        b"[" * 50_000,
        b'{"seats": 5}',
        b'{"seats": [], "x": NaN}',
    ],
)
def test_bad_json_is_refused(client: Client, content: bytes) -> None:
    answer = client.http.post("/api/tables", content=content, headers=JSON)
    assert answer.status_code in (400, 422), answer.text
    assert set(answer.json()) == {"error"}


def test_huge_bodies_are_refused_before_they_are_read(client: Client) -> None:
    refused(client, "POST", "/api/tables", 413, "bytes", content=b"x" * (LONGEST_BODY + 1))

    def pieces() -> Any:
        yield b"{}"

    refused(client, "POST", "/api/tables", 411, content=pieces())


def test_a_length_that_is_none_gets_no_traceback(client: Client) -> None:
    host, _, port = client.address.removeprefix("http://").partition(":")
    for length in (b"abc", b"-1", b"9" * 5000):
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as connection:
            connection.sendall(
                b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: " + length + b"\r\n\r\n"
            )
            assert connection.recv(4096).split()[1][:1] == b"4"


def test_pages_from_elsewhere_can_do_nothing(client: Client) -> None:
    body = {"seats": BOTS}
    for origin in ("https://evil.example", "null", client.address + ".evil.example"):
        refused(client, "POST", "/api/tables", 403, "another site", json=body, headers={"Origin": origin})
    assert client.http.post("/api/tables", json=body, headers={"Origin": client.address}).status_code == 201


def test_a_method_that_is_none_is_refused(client: Client) -> None:
    for method in ("PUT", "DELETE", "PATCH"):
        refused(client, method, "/api/tables", 405)


def test_wrong_seats_are_refused(client: Client) -> None:
    id = client.table("free", "random", "random", "random")
    refused(client, "POST", f"/api/tables/{id}/seats/1", 409, "not free", json={"name": "Ada"})
    refused(client, "POST", f"/api/tables/{id}/seats/5", 409, "not free", json={"name": "Ada"})
    refused(client, "POST", f"/api/tables/{id}/seats/6", 422, json={"name": "Ada"})
    refused(client, "POST", f"/api/tables/{id}/seats/x", 422, json={"name": "Ada"})
    refused(client, "POST", f"/api/tables/{id}/seats/0", 422, json={"name": ""})
    refused(client, "POST", f"/api/tables/{id}/seats/0", 409, "see this name", content=NO_NAME, headers=JSON)
    client.sit(id, 0)
    refused(client, "POST", f"/api/tables/{id}/seats/0", 409, "not free", json={"name": "Ada"})


def test_a_forged_cookie_is_worth_nothing(client: Client, other: Client) -> None:
    id = client.table("free", "random", "random", "random")
    client.sit(id, 0)
    for value in ("", "x", "0" * 64):
        other.http.cookies.set(f"kanly_{id}_0", value)
        other.http.cookies.set(f"kanly_{id}_1", value)
        other.http.cookies.set(f"kanly_{id}_host", value)
        about = other.get(f"/api/tables/{id}")
        assert about["mine"] == [] and about["host"] is False
    assert other.get("/api/mine") == []


def test_who_asks_too_often_has_to_wait(file_store: Store) -> None:
    with serving(file_store, Allowance(requests=(20, 0.1), tables=(2, 0.01))) as address:
        client = Client(address)
        answers = [client.http.post("/api/tables", json={"seats": BOTS}).status_code for _ in range(4)]
        assert answers == [201, 201, 429, 429]
        assert [client.http.get("/api/health").status_code for _ in range(20)][-1] == 429
        client.http.close()


def test_a_database_that_went_away_is_said_and_nothing_more(
    client: Client, file_store: Store, tmp_path: Path
) -> None:
    id = client.table("free", "random", "random", "random")
    with file_store.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE seats RENAME TO lost")
    refused(client, "POST", f"/api/tables/{id}/seats/0", 503, "database", json={"name": "Ada"})
