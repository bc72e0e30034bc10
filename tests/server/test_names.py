"""Names that nobody can see, or that could be taken for another's, are refused."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from kanly.server import hosting, loading, schema, seating
from kanly.server.hosting import BOT, Hosted, NotNow, Settings, Wanted
from kanly.server.names import clean_name, one_line, shapes
from kanly.server.store import Store
from kanly.setup import Setup
from kanly.text import Words
from kanly.text.bundle import LANGUAGES

from .clients import Client, serving


def table(store: Store, *seats: Wanted, edition: str = "base") -> Hosted:
    setup = Setup(players=len(seats), seed=4, edition=edition)
    id, _ = hosting.make(store, setup, list(seats), Settings())
    hosted = loading.load(store, id)
    assert hosted is not None
    return hosted


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800",
        "\u115f",
        "\uffa0",
        "\u1160",
        "\u3164 \u2800",
        "\u200b",
        "\u202e",
        "\u0301",
        "\ufe0f",
    ],
)
def test_a_name_that_nobody_can_see_is_refused(name: str) -> None:
    with pytest.raises(NotNow, match="nobody could see"):
        clean_name(name)


def test_what_can_not_be_seen_is_no_part_of_a_name_or_of_the_chat() -> None:
    assert clean_name("\u3164Ada\u2800\u115f Lovelace\uffa0") == "Ada Lovelace"
    assert one_line("\u3164\u2800") == ""
    for name in ("Ада", "愛", "❤️", "42", "!", "नमस्ते", "عادة", "José"):
        assert clean_name(name) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Ada"), ("Ada", "ADA"), ("Ada", "\u0410da"), ("Ada", "Аdа"), ("Bob", "ВОВ"), ("Ida", "lda"), ("Ida", "|da"),
        ("Ada", "Ａｄａ"), ("Ada", "𝒜𝒹𝒶"), ("ADA", "ꓮꓓꓮ"), ("Otto", "0tt0"), ("Mam", "Marn"), ("Ada", "A da"), ("Olga", "Οlgа"),
        ("Ada", "Ada\ufe0f"), ("Ada", "A\u034fda"), ("José", "Jose\u0301"), ("Софія", "Coфія"), ("Ада", "Aда"), ("Strasse", "Straße"),
    ],
)  # fmt: skip
def test_names_that_look_alike(one: str, other: str) -> None:
    assert shapes(one) & shapes(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Bea"),
        ("Ада", "Ada"),
        ("José", "Jose"),
        ("Ада", "Аза"),
        ("person 1", "person 2"),
        ("Марта", "Marta"),
    ],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not shapes(one) & shapes(other)


def test_nobody_sits_down_under_a_name_that_looks_like_anothers(file_store: Store) -> None:
    hosted = table(file_store, Wanted(), Wanted(), Wanted())
    seating.sit_down(file_store, hosted, 0, "Ada")
    for name in ("Ada", "АDА", "a\u3164da"):
        with pytest.raises(NotNow, match="looks like that of Ada"):
            seating.sit_down(file_store, hosted, 1, name)
    assert file_store.seats(hosted.row.id)[1].kind == hosting.FREE
    seating.sit_down(file_store, hosted, 1, "Bea")
    # Whoever has gone leaves the name to others.
    seating.free(file_store, hosted, 0, "left")
    seating.sit_down(file_store, hosted, 2, "Ada")


def test_two_processes_do_not_seat_two_of_one_name(store: Store) -> None:
    here = table(store, Wanted(), Wanted(), Wanted())
    there = loading.load(store, here.row.id)
    assert there is not None
    seating.sit_down(store, here, 0, "Ada")
    with pytest.raises(NotNow, match="looks like"):
        seating.sit_down(store, there, 1, "Аda")
    assert [seat.kind for seat in store.seats(here.row.id)] == ["person", "free", "free"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_as_a_bot_or_an_empty_seat_is(file_store: Store, language: str) -> None:
    hosted = table(file_store, Wanted(), Wanted(), Wanted(BOT, "", "random"))
    words = Words(language)
    bots = [words.text("seat-bot", n=n) for n in (1, 2, 3)]
    seats = [words.text("seat-person", n=n) for n in (2, 3)]
    for name in (*bots, *seats, bots[0].upper(), bots[1].replace(" ", "").replace("о", "o")):
        with pytest.raises(NotNow, match="what a bot or an empty seat is called"):
            seating.sit_down(file_store, hosted, 0, name)
    # What one's own seat is called anyway takes nobody in.
    seating.sit_down(file_store, hosted, 0, words.text("seat-person", n=1))


def test_nobody_is_called_as_a_printed_opponent_is(file_store: Store) -> None:
    hosted = table(file_store, Wanted(), Wanted())
    for language in LANGUAGES:
        with pytest.raises(NotNow, match="looks like that of"):
            seating.sit_down(file_store, hosted, 0, Words(language).text("house-hagal"))


def test_the_refusal_is_said_in_the_language_of_whoever_sits_down(client: Client, other: Client) -> None:
    id = client.table("free", "free", "free")
    client.sit(id, 0, "Ada")
    for language, part in {
        "en": "looks like that of Ada",
        "uk": "схоже",
        "ru": "похоже",
        "bg": "прилича",
    }.items():
        answer = other.http.post(
            f"/api/tables/{id}/seats/1", params={"language": language}, json={"name": "Аda"}
        )
        assert answer.status_code == 409 and part in answer.json()["error"]


def test_a_rematch_of_two_who_were_called_alike(client: Client, other: Client, file_store: Store) -> None:
    """In games from before there may be such; the second of them sits down under another name."""
    id = client.table("free", "free", "random")
    client.sit(id, 0, "Ada")
    other.sit(id, 1, "Bea")
    with file_store.engine.begin() as connection:
        connection.execute(update(schema.seats).where(schema.seats.c.seat == 1).values(name="Ada"))
        connection.execute(update(schema.tables).values(status=hosting.OVER))
    # As a server finds it that has just been started.
    with serving(Store(file_store.url)) as address:
        for one in (client, other):
            one.http.base_url = address
        assert client.post(f"/api/tables/{id}/rematch")["seats"] == [0]
        made = other.post(f"/api/tables/{id}/rematch")
        assert made["seats"] == []
        other.sit(made["id"], 1, "Bea")
