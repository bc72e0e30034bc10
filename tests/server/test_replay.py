"""Finished games: every moment of them as a seat saw it, quickly and in little memory; records out and in; rematches."""

from __future__ import annotations

import gzip
import json
import re
import time
from random import Random
from typing import Any

import pytest

from kanly.engine.codes import PHASE_OVER
from kanly.engine.errors import KanlyError
from kanly.notation.record import Recorder, RecordError, read_record, replay
from kanly.server import hosting, loading, replaying
from kanly.server.hosting import BOT, Hosted, NotNow, Settings, Wanted
from kanly.server.limits import LONGEST_BODY, LONGEST_RECORD
from kanly.server.outlines import Outlines
from kanly.server.reels import Reel, Reels
from kanly.server.results import result_told
from kanly.server.store import Store
from kanly.setup import Setup
from kanly.text import Words

from .clients import Client, serving

EN = Words("en")


def recorded(seed: int = 5, edition: str = "uprising", players: int = 4) -> str:
    """The record of a whole game of random moves."""
    recorder = Recorder(Setup(players=players, seed=seed, edition=edition))
    random = Random(seed)
    while not recorder.game.over:
        recorder.play(random.choice(recorder.game.legal))
    return recorder.record.to_text()


RECORD = recorded()
FIRST_AGENT = next(at for at, row in enumerate(RECORD.splitlines(), start=1) if ": agent" in row)


def brought(store: Store, text: str = RECORD) -> Hosted:
    id, _ = replaying.bring(store, text)
    hosted = loading.load(store, id)
    assert hosted is not None
    return hosted


@pytest.fixture
def hosted(file_store: Store) -> Hosted:
    return brought(file_store)


def test_an_outline_tells_of_every_moment(hosted: Hosted) -> None:
    reel = Reel(hosted)
    outline = reel.outline(1, EN)
    moves, moments, log = outline["moves"], outline["moments"], outline["log"]
    assert len(moves) == reel.moves and len(moments) == reel.moves + 1
    assert [move["seat"] for move in moves] == [line.seat for line in hosted.kept]
    assert all(move["text"] for move in moves)
    for at in (0, 1, 33, reel.moves):
        shown = reel.position(at, 1, EN)
        view, told = shown["situation"]["view"], moments[at]
        assert told["points"] == [seat["points"] for seat in view["seats"]]
        table = view["table"]
        assert [told[key] for key in ("round", "phase", "turn", "turn_kind")] == [
            table[key] for key in ("round", "phase", "turn", "turn_kind")
        ]
        assert shown["log"]["lines"] == log[: told["log"]]
    assert [moment["log"] for moment in moments] == sorted(moment["log"] for moment in moments)
    assert moments[-1]["log"] == len(log) and moments[-1]["phase"] == "over"


def test_a_move_in_words_is_the_one_that_was_offered(hosted: Hosted) -> None:
    reel = Reel(hosted)
    for at in (0, 20, 77):
        line = hosted.kept[at]
        offered = reel.position(at, line.seat, EN)["situation"]["moves"]
        text = next(move["text"] for move in offered if move["move"] == line.text)
        assert reel.outline(None, EN)["moves"][at] == {"seat": line.seat, "text": text}


def test_a_log_comes_from_any_entry_on(hosted: Hosted) -> None:
    reel = Reel(hosted)
    whole = reel.position(60, 0, EN)["log"]
    assert whole["from"] == 0
    assert reel.position(60, 0, EN, 9)["log"] == {"from": 9, "lines": whole["lines"][9:]}
    assert reel.position(60, 0, EN, 10**6)["log"]["lines"] == []


def test_open_cards_are_those_that_each_player_saw(hosted: Hosted) -> None:
    reel = Reel(hosted)
    at = reel.moves // 2
    shown = reel.position(at, None, EN, everything=True)["situation"]["view"]
    hidden = reel.position(at, None, EN)["situation"]["view"]
    for seat in range(4):
        own = reel.position(at, seat, EN)["situation"]["view"]["seats"][seat]
        assert shown["seats"][seat] == own
        assert hidden["seats"][seat]["deck"] is None
    held = [card["card"] for seat in shown["seats"] for card in seat["intrigues"]]
    assert held and sorted(held + shown["intrigues_unseen"]) == sorted(hidden["intrigues_unseen"])
    drawn = [line for line in reel.outline(None, EN, everything=True)["log"] if line["event"] == "draw"]
    assert drawn and all(line["a"] for line in drawn)
    assert not any(line["a"] for line in reel.outline(None, EN)["log"] if line["event"] == "draw")


def test_printed_opponents_do_not_hinder_open_cards(file_store: Store) -> None:
    reel = Reel(brought(file_store, recorded(players=1)))
    seats = reel.position(30, None, EN, everything=True)["situation"]["view"]["seats"]
    assert len(seats) == 3 and seats[0]["deck"] is not None
    with pytest.raises(NotNow, match="this seat"):
        reel.outline(1, EN)


def test_a_step_of_the_slider_is_quick(hosted: Hosted) -> None:
    reel = Reel(hosted).wind()
    words = Words("uk")
    took = []
    for at in range(0, reel.moves, 9):
        began = time.perf_counter()
        reel.position(at, None, words, 10**6, everything=True)
        took.append(time.perf_counter() - began)
    assert sorted(took)[len(took) // 2] < 0.1


def test_few_games_are_kept_and_none_is_played_twice(file_store: Store) -> None:
    tables = [brought(file_store, recorded(seed, "base")) for seed in (1, 2, 3)]
    reels = Reels(sum(len(hosted.kept) for hosted in tables) - 1)
    first = reels.of(tables[0])
    assert reels.of(tables[0]) is first
    moments = first.wind().moments
    assert first.wind().moments is moments
    second, third = reels.of(tables[1]), reels.of(tables[2])
    # There is room for two: whichever was not looked at for the longest time goes.
    assert reels.of(tables[0]) is not first
    assert reels.of(tables[2]) is third
    assert reels.of(tables[1]) is not second
    assert Reels(1).of(tables[0]).position(5, 0, EN)["revision"] == 5


def test_an_outline_is_made_once_and_its_bytes_are_kept(
    file_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[object, ...]] = []
    outline = Reel.outline

    def counted(self: Reel, *arguments: Any, **named: Any) -> dict[str, Any]:
        made.append((*arguments, *named.values()))
        return outline(self, *arguments, **named)

    monkeypatch.setattr(Reel, "outline", counted)
    with serving(file_store) as address:
        client = Client(address)
        id = client.post("/api/records", {"record": RECORD}, 201)["id"]
        path = f"/api/tables/{id}/outline"
        asked = [{"language": "en"}, {"language": "uk"}, {"seat": 1}, {"open": True}]
        told = [client.get(path, **query) for query in asked]
        assert len(made) == len(asked) and len({str(one) for one in told}) == len(asked)
        # Other addresses, other browsers: nobody computes anything any more.
        other = Client(address)
        assert [other.get(path, **query) for query in asked * 3] == told * 3
        assert len(made) == len(asked)
        plain = other.http.get(path, headers={"Accept-Encoding": "identity"})
        packed = other.http.get(path, headers={"Accept-Encoding": "gzip"})
        assert "content-encoding" not in plain.headers and packed.headers["content-encoding"] == "gzip"
        assert plain.json() == packed.json() == told[0] and len(made) == len(asked)
        assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
        # A seat that is freed has no name any more, so it must not be called by the old one.
        client.post(f"/api/tables/{id}/host", {"do": "free", "seat": 0})
        assert client.get(path)["moves"] and len(made) == len(asked) + 1
        for one in (client, other):
            one.http.close()


def test_outlines_that_are_kept_have_an_end(hosted: Hosted) -> None:
    small = Outlines(Reels(), 1)
    first = small.made(hosted, 0, EN, everything=False)
    assert small.known(hosted, 0, EN, everything=False) is first
    second = small.made(hosted, 1, EN, everything=False)
    assert small.known(hosted, 1, EN, everything=False) is second
    assert small.known(hosted, 0, EN, everything=False) is None
    room = Outlines(Reels(), len(first) + len(second))
    for seat in (0, 1, 0, 1):
        room.made(hosted, seat, EN, everything=False)
    assert room.known(hosted, 0, EN, everything=False) == first
    room.made(hosted, None, EN, everything=False)
    # Whichever was not asked for for the longest time goes.
    assert room.known(hosted, 1, EN, everything=False) is None
    assert json.loads(gzip.decompress(first)) == Reel(hosted).outline(0, EN)


def test_a_game_that_goes_on_is_not_replayed(client: Client) -> None:
    id = client.table("free", "random", "random")
    for path in ("replay", "outline"):
        answer = client.http.get(f"/api/tables/{id}/{path}?open=true")
        assert answer.status_code == 409 and "over" in answer.json()["error"]


def test_a_game_is_exported_under_a_name_and_brought_back(client: Client, other: Client) -> None:
    id = client.post("/api/records", {"record": RECORD}, 201)["id"]
    answer = client.http.get(f"/api/tables/{id}/record")
    name = answer.headers["content-disposition"]
    assert re.fullmatch(r'attachment; filename="kanly-uprising-\d{4}-\d\d-\d\d\.kanly"', name)
    again = other.post("/api/records", {"record": answer.text}, 201)["id"]
    assert other.http.get(f"/api/tables/{again}/record").text == answer.text
    for query in ({}, {"seat": 2}, {"open": "true"}):
        one = client.get(f"/api/tables/{id}/outline", language="bg", **query)
        assert one == client.get(f"/api/tables/{again}/outline", language="bg", **query)
    # Who played is not in the file, so the log calls them by their Leaders.
    assert not any(seat["name"].isdecimal() for seat in client.get(f"/api/tables/{id}")["seats"])


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        (2, "edition: dunes"),
        (4, "players: many"),
        (9, "! draw 0 no_such_card"),
        (40, "nonsense"),
        (FIRST_AGENT, "0: agent dagger -> nowhere"),
    ],
)
def test_the_wrong_line_of_a_record_is_named(client: Client, line: int, wrong: str) -> None:
    rows = RECORD.splitlines()
    rows[line - 1] = wrong
    answer = client.http.post("/api/records", json={"record": "\n".join(rows)})
    assert answer.status_code == 409
    found = re.match(r"record:(\d+): ", answer.json()["detail"])
    # What is wrong with the box of the game belongs to no single line.
    assert found is None if line == 2 else found and int(found[1]) == line


def test_a_damaged_record_is_refused_and_never_worse() -> None:
    random = Random(3)
    rows = RECORD.splitlines()
    refused = 0
    for _ in range(120):
        damaged = list(rows)
        at = random.randrange(len(damaged))
        match random.randrange(4):
            case 0:
                del damaged[at]
            case 1:
                damaged[at] = damaged[random.randrange(len(damaged))]
            case 2:
                damaged[at] = damaged[at][: random.randrange(len(damaged[at]) + 1)]
            case _:
                damaged[at] = damaged[at].replace(" ", random.choice([" 9", ":", " -1 ", "\t"]), 1)
        try:
            replay(read_record("\n".join(damaged)))
        except KanlyError as error:
            assert isinstance(error, RecordError)
            refused += 1
    assert refused > 20


def test_a_record_may_be_so_long_and_no_longer(client: Client) -> None:
    room = LONGEST_RECORD - len(RECORD) - 2
    id = client.post("/api/records", {"record": RECORD + "#" + "x" * room + "\n"}, 201)["id"]
    assert client.get(f"/api/tables/{id}")["status"] == "over"
    long = RECORD + "#" + "x" * (room + 2)
    assert client.http.post("/api/records", json={"record": long}).status_code == 422
    assert client.http.post("/api/records", json={"record": "x" * LONGEST_BODY}).status_code == 413


def test_a_rematch_that_was_deleted_makes_room_for_another(file_store: Store) -> None:
    setup = Setup(seed=2, players=3)
    id, _ = hosting.make(file_store, setup, [Wanted(BOT, "", "random")] * 3, Settings())
    hosted = loading.load(file_store, id)
    assert hosted is not None
    random = Random(2)
    while not hosted.over:
        game = hosted.game
        hosting.play(file_store, hosted, game.decider, str(random.choice(game.moves)), game.number)
    first, _ = replaying.rematch(file_store, hosted, 1)
    file_store.delete(first)
    second, secret = replaying.rematch(file_store, hosted, 2)
    assert second != first and secret
    assert replaying.rematch(file_store, hosted, 3) == (second, "")


def test_a_tie_says_what_decided_it() -> None:
    game = Recorder(Setup(players=4, seed=1)).game
    s = game.state
    s.phase = PHASE_OVER
    worth = [(9, 2, 5, 1), (9, 2, 7, 0), (8, 0, 0, 0), (9, 2, 5, 3)]
    for seat, (points, spice, solari, water) in zip(s.seats, worth, strict=True):
        seat.points, seat.spice, seat.solari, seat.water = points, spice, solari, water
    told = result_told(game)
    assert told is not None
    assert told["standing"] == (1, 3, 0, 2)
    assert told["decided"] == ["solari", "water", None]


def test_a_game_that_goes_on_has_no_result() -> None:
    assert result_told(Recorder(Setup(players=3, seed=1)).game) is None
