"""What a client is told besides the view: why not, prices, names, words for numbers, hints."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from kanly.engine import moves
from kanly.server import hosting, loading, schema, seating, telling
from kanly.server.hosting import Hosted, Settings, Wanted
from kanly.server.store import Store
from kanly.setup import Setup
from kanly.text import Words

from .clients import Client
from .test_socket import two_people, whose

BOTS = [Wanted("bot", "", "random")] * 4
EN = Words("en")


def table(store: Store, edition: str = "base", wanted: list[Wanted] = BOTS, **more: Any) -> Hosted:
    setup = Setup(players=len(wanted), edition=edition, leaders=["random"], seed=5, **more)
    id, _ = hosting.make(store, setup, wanted, Settings())
    hosted = loading.load(store, id)
    assert hosted is not None
    return hosted


def play(store: Store, hosted: Hosted, random: Random) -> None:
    game = hosted.game
    hosting.play(store, hosted, game.decider, str(random.choice(game.moves)), game.number)


@pytest.mark.parametrize(("edition", "players"), [("base", 4), ("uprising", 4), ("uprising", 2)])
def test_whoever_is_asked_is_told_why_not_and_nobody_else(
    file_store: Store, edition: str, players: int
) -> None:
    hosted = table(file_store, edition, BOTS[:players])
    random, seen = Random(1), dict.fromkeys(("spaces", "cards", "market", "intrigues"), 0)
    for _ in range(120):
        asked = hosted.game.decider
        for seat in (None, *range(players)):
            told = telling.situation(hosted, seat, EN)
            assert set(told["why"]) == set(seen)
            if seat != asked:
                assert not any(told["why"].values()) and told["prices"] == {}
                continue
            for part, reasons in told["why"].items():
                seen[part] += len(reasons)
                assert all(text and text[0].isupper() for text in reasons.values())
            named = {move["b"] for move in told["moves"] if move["kind"] == "agent"}
            assert not named & set(told["why"]["spaces"])
        play(file_store, hosted, random)
        if hosted.over:
            break
    assert min(seen.values()) > 0


def test_who_stands_in_the_way_is_called_as_elsewhere(file_store: Store) -> None:
    hosted = table(file_store)
    random = Random(2)
    for _ in range(60):
        play(file_store, hosted, random)
        why = telling.situation(hosted, hosted.game.decider, Words("uk"))["why"]["spaces"]
        if any(text.startswith("Зайнято: Бот ") for text in why.values()):
            return
    raise AssertionError("nobody ever stood in the way")


def test_the_rounds_come_from_the_game(file_store: Store) -> None:
    hosted = table(file_store, "uprising")
    told = telling.situation(hosted, 0, EN)
    assert told["rounds"] == len(hosted.game.state.content.conflict_levels) == 10


@pytest.mark.parametrize("edition", ["base", "uprising"])
def test_moves_name_places_and_numbers_only_what_is_counted(file_store: Store, edition: str) -> None:
    hosted = table(file_store, edition)
    random = Random(3)
    domains = {kind.name: (kind.first, kind.second) for kind in moves.KINDS}
    found: dict[str, set[Any]] = {}
    while not hosted.over:
        for move in telling.situation(hosted, hosted.game.decider, EN)["moves"]:
            for part, domain in zip("ab", domains[move["kind"]], strict=True):
                if domain == "number":
                    assert isinstance(move[part], int)
                elif domain == "kind":
                    assert move[part] is None  # troops, which need no name where nothing else is deployed
                elif domain:
                    assert isinstance(move[part], str)
                    found.setdefault(domain, set()).add(move[part])
                else:
                    assert move[part] is None
        play(file_store, hosted, random)
    assert found["zone"] <= {"hand", "discard", "play"} and "hand" in found["zone"]
    assert found["from"] <= {"market", "aside"} and "market" in found["from"]


def test_every_number_of_a_place_has_a_word(file_store: Store) -> None:
    hosted = table(file_store)
    places = {"zone": (0, 1, 2), "from": (0, 1), "place": (3, 1), "origin": (0, 1)}
    said = {
        domain: [telling.named(hosted, domain, value) for value in values]
        for domain, values in places.items()
    }
    assert said == {
        "zone": ["hand", "discard", "play"],
        "from": ["market", "aside"],
        "place": ["top", "discard"],
        "origin": ["leader", hosted.game.state.content.space_ids[0]],
    }


@pytest.mark.parametrize(
    ("language", "bot", "person"),
    [("en", "Bot", "Player"), ("uk", "Бот", "Гравець"), ("ru", "Бот", "Игрок"), ("bg", "Бот", "Играч")],
)
def test_seats_without_a_name_are_named_in_the_readers_language(
    file_store: Store, language: str, bot: str, person: str
) -> None:
    hosted = table(file_store, wanted=[Wanted(), *BOTS[1:3], Wanted("bot", "Hal", "random")])
    words = Words(language)
    names = [f"{person} 1", f"{bot} 2", f"{bot} 3", "Hal"]
    assert telling.seat_names(hosted, words) == names
    assert [seat["name"] for seat in telling.about(hosted, words, set())["seats"]] == names
    seating.sit_down(file_store, hosted, 0, "Ada")
    seating.give_to_bot(file_store, hosted, 1, "heuristic")
    random = Random(1)
    for _ in range(20):
        play(file_store, hosted, random)
    told = " ".join(line["text"] for line in telling.log_lines(hosted, None, words, 0))
    assert all(name in told for name in ("Ada", *names[1:])) and "random" not in told


def test_a_seat_is_given_back_only_where_somebody_sat(file_store: Store) -> None:
    hosted = table(file_store, wanted=[Wanted(), *BOTS[1:]])

    def had() -> list[bool]:
        return [seat["had"] for seat in telling.about(hosted, EN, set())["seats"]]

    assert had() == [False] * 4
    seating.sit_down(file_store, hosted, 0, "Ada")
    seating.give_to_bot(file_store, hosted, 0, "random")
    assert had() == [True, False, False, False]
    assert telling.seat_names(hosted, EN)[0] == "Ada"
    seating.free(file_store, hosted, 0)
    assert had() == [False] * 4


def test_a_game_that_went_on_under_new_rules_says_so(file_store: Store) -> None:
    hosted = table(file_store)
    random = Random(1)
    for _ in range(5):
        play(file_store, hosted, random)
    with file_store.engine.begin() as connection:
        connection.execute(update(schema.tables).values(rules_version=0))
        connection.execute(update(schema.snapshots).values(rules_version=0))
    upgraded = loading.load(file_store, hosted.row.id)
    assert upgraded is not None and upgraded.upgrades
    rules = upgraded.game.state.content.rules_version
    said = {
        language: telling.log_lines(upgraded, 0, Words(language), 0)[0]
        for language in ("en", "uk", "ru", "bg")
    }
    assert said["en"]["text"] == f"The game goes on under newer rules (version {rules})"
    assert len({line["text"] for line in said.values()}) == 4
    assert all((line["event"], line["a"]) == ("upgrade", rules) for line in said.values())
    assert len(telling.log_lines(upgraded, 0, EN, 1)) == telling.log_length(upgraded) - 1


def test_everybody_sees_that_hints_are_allowed_and_one_hears_them(client: Client, other: Client) -> None:
    id = two_people(client, other, hints=True)
    with client.socket(id, 0) as one, other.socket(id, 1) as two, other.socket(id) as onlooker:
        for socket in (one, two, onlooker):
            assert socket.wait("table")["settings"]["hints"] is True
        asks, waits, asked = whose(one, two)
        asks.send(do="hint")
        assert asks.wait("hint")["number"] == asked["number"]
        waits.send(do="hint")
        assert "not asked" in waits.wait("error")["error"]
        for socket in (waits, onlooker):
            # What comes after this was sent after the hint.
            socket.send(do="ping")
            socket.wait("pong")
            assert not any(frame["type"] == "hint" for frame in socket.frames)
