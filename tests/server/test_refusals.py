"""What the server refuses, it refuses in the reader's language."""

from __future__ import annotations

import ast
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kanly.engine.errors import IllegalMove, KanlyError, SetupError
from kanly.notation.record import RecordError
from kanly.server import hosting
from kanly.server.answers import preferred
from kanly.server.database import StoreError
from kanly.server.hosting import NotNow
from kanly.server.options import variables
from kanly.server.refusing import LEADS, Why, explained
from kanly.text import LANGUAGES, Words
from kanly.text.bundle import bundle

from .clients import Client

SERVER = Path(hosting.__file__).parent
PREFIX = "refused-"
# Which of its arguments is the code.
CALLS = {"NotNow": 0, "TooMuch": 0, "Why": 0, "Refused": 1}
JSON = {"Content-Type": "application/json"}


def calls(folder: Path) -> Iterator[tuple[str, str | None, set[str]]]:
    """Every refusal in the code: where, its code (None: not a plain word), and the variables that it gets."""
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = ast.unparse(node.func).rpartition(".")[2]
            at = CALLS.get(name)
            if at is None or (name == "Why" and ast.unparse(node.args[0]) == "lead.code"):
                continue
            code = node.args[at] if len(node.args) == at + 1 else None
            word = code.value if isinstance(code, ast.Constant) and isinstance(code.value, str) else None
            yield f"{path.name}:{node.lineno}", word, {str(keyword.arg) for keyword in node.keywords}


def wanted(language: str) -> dict[str, set[str]]:
    """The refusals that a language has words for, and what each has to be given."""
    return {
        id.removeprefix(PREFIX): variables(message)
        for id, message in bundle(language).messages.items()
        if id.startswith(PREFIX)
    }


def complaints(folder: Path, messages: dict[str, set[str]]) -> list[str]:
    """Refusals without words or with other variables than these need, and words that nobody says."""
    found = []
    used = {lead.code for lead in LEADS.values()}
    for where, code, given in calls(folder):
        if code is None:
            found.append(f"{where}: the code of a refusal is a word that stands there")
        elif code not in messages:
            found.append(f"{where}: {code} has no words")
        elif given != messages[code]:
            found.append(f"{where}: {code} gets {sorted(given)}, not {sorted(messages[code])}")
        used.add(code or "")
    return found + [f"nobody says {code}" for code in sorted(messages.keys() - used)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_and_all_words_are_said(language: str) -> None:
    messages = wanted(language)
    assert complaints(SERVER, messages) == []
    assert all(messages[lead.code] == set() for lead in LEADS.values())


def test_the_walk_finds_each_fault(tmp_path: Path) -> None:
    (tmp_path / "table.py").write_text(
        'raise NotNow(f"so {n}")\nraise hosting.NotNow("gone")\nRefused(409, "long", m=1)\nWhy("fine")\n'
    )
    messages = {**wanted("en"), "long": {"n"}, "fine": set(), "unsaid": set()}
    found = complaints(tmp_path, messages)
    assert found[:3] == [
        "table.py:1: the code of a refusal is a word that stands there",
        "table.py:2: gone has no words",
        "table.py:3: long gets ['m'], not ['n']",
    ]
    assert "nobody says unsaid" in found and "nobody says fine" not in found


def test_a_refusal_is_english_in_logs_and_a_sentence_for_readers() -> None:
    problem = NotNow("read_only", why=Why("both", one=Why("old_rules", rules=3), other=Why("no_snapshot")))
    assert str(problem) == (
        "this table can only be looked at: it was begun under rules 3, which this version no longer has; "
        "its snapshot can’t be read"
    )
    assert problem.said(Words("uk")) == (
        "За цим столом можна лише спостерігати: гру почато за правилами версії 3, яких тут уже немає; "
        "збережену позицію не вдається прочитати."
    )


@pytest.mark.parametrize(
    ("problem", "english", "russian"),
    [
        (
            SetupError("there is no edition 'chess'"),
            "This game can’t be set up: there is no edition 'chess'.",
            "Такую игру не удаётся разложить: there is no edition 'chess'.",
        ),
        (
            RecordError("record:4: what?"),
            "This record can’t be read: record:4: what?",
            "Эту запись не удаётся прочитать: record:4: what?",
        ),
        (IllegalMove("no"), "This move can’t be made now: no.", "Сейчас этот ход невозможен."),
        (KanlyError("no"), "This can’t be done: no.", "Этого сделать нельзя: no."),
    ],
)
def test_errors_from_below_have_a_lead_in_each_language(
    problem: KanlyError, english: str, russian: str
) -> None:
    assert explained(problem, Words("en")).text == english
    told = explained(problem, Words("ru"))
    assert (told.text, told.detail) == (russian, str(problem))


def test_what_the_database_says_stays_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        told = explained(StoreError("no route to 10.1.2.3"), Words("en"))
    assert "10.1.2.3" not in told.text + told.detail and "10.1.2.3" in caplog.text


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de, fr;q=0.8", "en"),
        ("uk", "uk"),
        ("de, RU-ru;q=0.5, bg;q=0.8", "bg"),
        ("uk;q=0, ru;q=0.1", "ru"),
        ("uk;q=x, bg", "bg"),
        (", ;;=, ru ; q=0.3", "ru"),
        ("x," * 5000 + "uk", "en"),
    ],
)
def test_a_browser_says_which_language_it_prefers(header: str, language: str) -> None:
    assert preferred(header) == language


# --- over HTTP and over the socket


def said(client: Client, method: str, path: str, status: int, **more: Any) -> str:
    answer = client.http.request(method, path, **more)
    assert answer.status_code == status, answer.text
    return str(answer.json()["error"])


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "This seat is not free."),
        ("uk", "Це місце не вільне."),
        ("ru", "Это место не свободно."),
        ("bg", "Това място не е свободно."),
    ],
)
def test_a_request_is_refused_in_its_language(client: Client, language: str, sentence: str) -> None:
    id = client.table("random", "random", "random")
    path, body = f"/api/tables/{id}/seats/0", {"name": "Ada"}
    assert said(client, "POST", f"{path}?language={language}", 409, json=body) == sentence
    by_header = {"Accept-Language": f"{language}, de;q=0.3"}
    assert said(client, "POST", path, 409, json=body, headers=by_header) == sentence
    # What the page says counts for more than what its browser says.
    other = {"Accept-Language": "de, uk"}
    assert said(client, "POST", f"{path}?language={language}", 409, json=body, headers=other) == sentence


def test_every_kind_of_refusal_over_http_is_in_ukrainian(client: Client) -> None:
    id = client.table("free", "random", "random")
    uk = {"language": "uk"}
    sit = f"/api/tables/{id}/seats/0"
    assert said(client, "GET", "/api/tables/abcdef", 404, params=uk) == "Такого столу немає."
    assert said(client, "GET", "/api/tables/a", 422, params=uk) == "Такого столу немає."
    assert said(client, "GET", "/api/nothing", 404, params=uk) == "Тут нічого немає."
    assert said(client, "PUT", "/api/tables", 405, params=uk).startswith("Сюди звертаються лише так: ")
    assert said(client, "GET", sit, 405, params=uk) == "Сюди звертаються лише так: POST."
    long = said(client, "POST", sit, 422, params=uk, json={"name": "x" * 41})
    assert long == "Ім’я: задовго; найбільша довжина — 40."
    assert said(client, "POST", sit, 422, params=uk, json={}) == "Ім’я: цього бракує."
    assert (
        said(client, "POST", sit, 422, params=uk, json={"name": "A", "x": 1}) == "Поле x: тут такого немає."
    )
    no_json = said(client, "POST", sit, 422, params=uk, content=b"{", headers=JSON)
    assert no_json.startswith("Це не JSON (")
    chess = {"setup": {"edition": "chess"}, "seats": []}
    answer = client.http.post("/api/tables", params=uk, json=chess)
    assert answer.json()["error"].startswith("Таку гру не вдається розкласти: ")
    assert "chess" in answer.json()["detail"]
    elsewhere = {"Origin": "https://evil.example"}
    assert (
        said(client, "POST", sit, 403, params=uk, json={}, headers=elsewhere) == "Ця сторінка з іншого сайту."
    )


def test_a_field_with_an_endless_name_is_not_repeated(client: Client) -> None:
    body = json.dumps({"name": "Ada", "x" * 100_000: 1})
    text = said(client, "POST", "/api/tables/abcdef/seats/0", 422, content=body, headers=JSON)
    assert "xxx" in text and len(text) < 300


def test_a_frame_is_refused_in_the_language_of_its_socket(client: Client) -> None:
    id = client.table("free", "random", "random")
    client.sit(id, 0)
    for language, move, nobody in (
        ("uk", "Зараз цей хід неможливий.", "За цим столом підказок немає."),
        ("bg", "Този ход сега не е възможен.", "На тази маса няма подсказки."),
    ):
        with client.socket(id, 0, language) as socket:
            situation = socket.asked()
            socket.send(do="move", number=situation["number"], move="dance")
            assert socket.wait("error")["error"] == move
            socket.send(do="hint")
            assert socket.wait("error")["error"] == nobody
    with client.socket(id, None, "ru") as socket:
        socket.send(do="dance")
        assert socket.wait("error")["error"] == "Сервер не понимает этого сообщения."
        socket.send(do="undo")
        assert socket.wait("error")["error"] == "Зритель не делает ходов."
