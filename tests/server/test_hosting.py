"""A table is its rows: whatever happened, reading them gives the same game."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import update

from kanly.engine.errors import KanlyError
from kanly.game import Game
from kanly.notation.record import read_record, replay
from kanly.server import hosting, loading, replaying, schema, seating
from kanly.server.hosting import (
    BOT,
    CLOSED,
    FREE,
    OVER,
    PERSON,
    RUNNING,
    WAITING,
    Hosted,
    NotNow,
    Settings,
    Wanted,
)
from kanly.server.reels import Reel
from kanly.server.store import SeatRow, Store, Taken
from kanly.setup import Setup
from kanly.text import Words

BOTS = [Wanted(BOT, "", "random")] * 4


def table(store: Store, seed: int = 5, wanted: list[Wanted] | None = None, **more: object) -> Hosted:
    setup = Setup(seed=seed, **more)  # type: ignore[arg-type]
    id, _ = hosting.make(store, setup, wanted or BOTS, Settings())
    return read(store, id)


def read(store: Store, id: str) -> Hosted:
    hosted = loading.load(store, id)
    assert hosted is not None
    return hosted


def play(store: Store, hosted: Hosted, moves: int, random: Random, undo: float = 0.0) -> None:
    """Random moves, now and then one taken back."""
    for _ in range(moves):
        if hosted.over:
            return
        seats = [seat for seat in range(4) if hosting.undoable(hosted, seat)]
        if seats and random.random() < undo:
            hosting.undo(store, hosted, random.choice(seats), random.random() < 0.5)
        else:
            game = hosted.game
            hosting.play(store, hosted, game.decider, str(random.choice(game.moves)), game.number)


def same(one: Hosted, two: Hosted) -> None:
    assert one.game == two.game
    assert (one.number, one.row.status, one.log, one.opening) == (
        two.number,
        two.row.status,
        two.log,
        two.opening,
    )
    assert [line.number for line in one.kept] == [line.number for line in two.kept]
    assert [(m.line, m.seat, m.game, m.turn) for m in one.past] == [
        (m.line, m.seat, m.game, m.turn) for m in two.past
    ]
    assert one.used == two.used


def test_rows_give_the_game_in_memory(store: Store) -> None:
    hosted = table(store, edition="uprising")
    random = Random(1)
    for _ in range(6):
        play(store, hosted, 40, random, undo=0.2)
        same(hosted, read(store, hosted.row.id))
    assert any(line.kind == "undo" for line in store.lines(hosted.row.id))


@pytest.mark.parametrize("players", [1, 2, 3])
def test_tables_with_opponents_too(file_store: Store, players: int) -> None:
    hosted = table(file_store, wanted=BOTS[:players], players=players)
    play(file_store, hosted, 150, Random(players), undo=0.1)
    same(hosted, read(file_store, hosted.row.id))


def test_a_whole_game_ends_and_its_record_tells_it(file_store: Store) -> None:
    hosted = table(file_store)
    play(file_store, hosted, 10_000, Random(3), undo=0.05)
    assert hosted.game.over and hosted.row.status == OVER
    again = read(file_store, hosted.row.id)
    assert again.game == hosted.game and again.log == hosted.log and not again.broken
    record = read_record(loading.record_of(again).to_text())
    told = replay(record).game
    # All that a record tells; where the generator stands is the server's secret.
    assert told != hosted.game
    told.state.rng = hosted.game.state.rng
    assert told == hosted.game
    with pytest.raises(NotNow, match="over"):
        hosting.play(file_store, hosted, 0, "reveal", None)


def test_undo_opens_the_very_decision_again(file_store: Store) -> None:
    hosted = table(file_store, edition="uprising")
    random, seen = Random(2), 0
    while not hosted.over and seen < 30:
        before, log = hosted.game, list(hosted.log)
        seat = before.decider
        hosting.play(file_store, hosted, seat, str(random.choice(before.moves)), before.number)
        if hosting.undoable(hosted, seat):
            seen += 1
            hosting.undo(file_store, hosted, seat, False)
            assert hosted.game == before and hosted.log == log
            same(hosted, read(file_store, hosted.row.id))
            hosting.play(file_store, hosted, seat, str(random.choice(before.moves)), before.number)
    assert seen == 30


def test_nothing_hidden_that_was_shown_can_be_taken_back(file_store: Store) -> None:
    hosted = table(file_store)
    random, shown = Random(2), 0
    for _ in range(200):
        before = hosted.game
        hosting.play(file_store, hosted, before.decider, str(random.choice(before.moves)), before.number)
        if hosted.game.state.horizon >= before.number:
            shown += 1
            assert all(not hosting.undoable(hosted, seat) for seat in range(4))
    assert shown > 10


def test_a_whole_turn_is_taken_back_to_its_start(file_store: Store) -> None:
    hosted = table(file_store, edition="uprising")
    random, seen = Random(4), 0
    for _ in range(300):
        seat = hosted.game.decider
        moments = hosting.undoable(hosted, seat)
        turn = [moment for moment in moments if moment.turn == moments[-1].turn]
        if len(turn) > 2:
            seen += 1
            hosting.undo(file_store, hosted, seat, True)
            assert hosted.game == turn[0].game
            same(hosted, read(file_store, hosted.row.id))
        play(file_store, hosted, 1, random)
    assert seen > 3


def test_a_move_that_is_refused_changes_nothing(file_store: Store) -> None:
    hosted = table(file_store)
    before, seat = hosted.game, hosted.game.decider
    digest = before.digest()
    legal = str(before.moves[0])
    for who, text, number, revision in (
        ((seat + 1) % 4, legal, before.number, None),
        (seat, "dance", before.number, None),
        (seat, legal, before.number + 1, None),
        (seat, legal, before.number, 5),
        (seat, "x" * 201, before.number, None),
    ):
        with pytest.raises(KanlyError):
            hosting.play(file_store, hosted, who, text, number, revision)
    assert hosted.game is before and before.digest() == digest and hosted.number == 0
    assert len(file_store.lines(hosted.row.id)) == 1


def test_who_writes_second_has_changed_nothing_in_memory_either(store: Store) -> None:
    one = table(store)
    two = read(store, one.row.id)
    game = one.game
    hosting.play(store, one, game.decider, str(game.moves[0]), game.number)
    with pytest.raises(Taken):
        hosting.play(store, two, game.decider, str(game.moves[-1]), game.number)
    assert two.number == 0 and two.game.number == game.number and two.kept == []
    same(one, read(store, one.row.id))


def as_of_old_rules(store: Store, hosted: Hosted, rules: int = 0) -> None:
    with store.engine.begin() as connection:
        connection.execute(update(schema.tables).values(rules_version=rules))
        connection.execute(update(schema.snapshots).values(rules_version=rules))


def test_under_new_rules_a_game_goes_on_from_its_snapshot_and_says_so(store: Store) -> None:
    hosted = table(store, edition="uprising")
    random = Random(6)
    while hosted.game.round < 3:
        play(store, hosted, 1, random)
    play(store, hosted, 9, random, undo=0.3)
    as_of_old_rules(store, hosted)
    upgraded = read(store, hosted.row.id)
    rules = hosted.game.state.content.rules_version
    assert not upgraded.broken and upgraded.game == hosted.game
    assert [line.text for line in upgraded.upgrades] == [str(rules)]
    assert upgraded.number == hosted.number + 1
    # It is written once, and the game goes on from there.
    play(store, upgraded, 30, random, undo=0.1)
    again = read(store, hosted.row.id)
    assert again.game == upgraded.game and again.number == upgraded.number
    assert len(again.upgrades) == 1
    play(store, upgraded, 10_000, random)
    ended = read(store, hosted.row.id)
    assert ended.game == upgraded.game and ended.row.status == OVER


def test_in_the_first_round_there_is_a_snapshot_too(file_store: Store) -> None:
    hosted = table(file_store)
    play(file_store, hosted, 5, Random(1))
    as_of_old_rules(file_store, hosted)
    assert read(file_store, hosted.row.id).game == hosted.game


def test_a_table_that_can_not_be_read_is_shown_and_exported_only(file_store: Store) -> None:
    hosted = table(file_store, wanted=[Wanted(), *BOTS[1:]])
    seating.sit_down(file_store, hosted, 0, "Ada")
    play(file_store, hosted, 60, Random(1))
    record = loading.record_of(hosted).to_text()
    as_of_old_rules(file_store, hosted)
    with file_store.engine.begin() as connection:
        connection.execute(update(schema.snapshots).values(state='{"format": "another"}'))
    broken = read(file_store, hosted.row.id)
    assert "rules 0" in str(broken.broken) and "snapshot can’t be read" in str(broken.broken)
    assert loading.record_of(broken).to_text() == re.sub("rules: [0-9]+", "rules: 0", record)
    with pytest.raises(NotNow, match="only be looked at"):
        hosting.play(file_store, broken, broken.game.decider, "reveal", None)
    assert hosting.undoable(broken, 0) == []


def test_a_setup_that_no_longer_is_gives_a_table_without_a_position(file_store: Store) -> None:
    hosted = table(file_store)
    play(file_store, hosted, 10, Random(1))
    with file_store.engine.begin() as connection:
        gone = json.dumps({**json.loads(hosted.row.setup), "leaders": ["nobody"]})
        connection.execute(update(schema.tables).values(setup=gone))
        connection.execute(update(schema.snapshots).values(state="{}"))
    broken = read(file_store, hosted.row.id)
    assert broken.unreadable and broken.broken
    assert len(loading.record_of(broken).moves) == 10


def test_why_a_table_is_broken_tells_nothing_hidden(file_store: Store) -> None:
    hosted = table(file_store)
    play(file_store, hosted, 20, Random(1))
    with file_store.engine.begin() as connection:
        connection.execute(update(schema.lines).where(schema.lines.c.number == 11).values(text="pass"))
        connection.execute(update(schema.snapshots).values(state="{}"))
    broken = read(file_store, hosted.row.id).broken
    assert str(broken) == "its line 11 can’t be played under these rules; its snapshot can’t be read"


def test_seats_fill_and_the_game_begins(store: Store) -> None:
    hosted = table(store, wanted=[Wanted(), Wanted(), *BOTS[2:]])
    assert hosted.row.status == WAITING
    with pytest.raises(NotNow, match="every seat"):
        hosting.play(store, hosted, 0, "reveal", None)
    seating.sit_down(store, hosted, 0, "  Ada \n <b>Lovelace</b>\u202e ")
    assert hosted.seats[0].name == "Ada <b>Lovelace</b>" and hosted.row.status == WAITING
    for seat, name in ((0, "Bob"), (2, "Bob"), (9, "Bob"), (1, " \n "), (1, "x" * 41)):
        with pytest.raises(NotNow):
            seating.sit_down(store, hosted, seat, name)
    late = read(store, hosted.row.id)
    seating.sit_down(store, hosted, 1, "Bob")
    with pytest.raises(NotNow, match="somebody else"):
        seating.sit_down(store, late, 1, "Eve")
    assert hosted.row.status == RUNNING
    assert read(store, hosted.row.id).seats == hosted.seats


def test_a_seat_goes_to_a_bot_and_back_and_is_freed(store: Store) -> None:
    hosted = table(store, wanted=[Wanted(), *BOTS[1:]])
    secret = seating.sit_down(store, hosted, 0, "Ada")
    seating.give_to_bot(store, hosted, 0, "heuristic")
    assert (hosted.seats[0].kind, hosted.seats[0].name, hosted.seats[0].bot) == (BOT, "Ada", "heuristic")
    seating.give_back(store, hosted, 0)
    assert hosted.seats[0].kind == PERSON and secret
    seating.free(store, hosted, 0)
    assert hosted.seats[0] == SeatRow(0, FREE)
    for bot in ("nobody", "os:system", "kanly.bots.random_bot:RandomBot"):
        with pytest.raises(NotNow, match="no bot of this name"):
            seating.give_to_bot(store, hosted, 1, bot)
    with pytest.raises(NotNow, match="nobody has sat here"):
        seating.give_back(store, hosted, 1)
    seating.close(store, hosted)
    assert read(store, hosted.row.id).row.status == CLOSED
    with pytest.raises(NotNow, match="closed"):
        seating.sit_down(store, hosted, 0, "Ada")


def test_a_printed_opponent_keeps_its_seat(file_store: Store) -> None:
    hosted = table(file_store, wanted=BOTS[:1], players=1)
    with pytest.raises(NotNow, match="no such seat"):
        seating.free(file_store, hosted, 1)


def test_every_position_of_a_finished_game_can_be_looked_at(file_store: Store) -> None:
    hosted = table(file_store)
    games: list[Game] = [hosted.game]
    random = Random(8)
    while not hosted.over:
        play(file_store, hosted, 1, random)
        games.append(hosted.game)
    words, reel = Words("en"), Reel(hosted)
    for moves in (0, 1, 57, len(games) - 1):
        shown = reel.position(moves, 2, words)
        assert shown["situation"]["view"] == games[moves].view(2).to_json()
        assert shown["moves"] == len(games) - 1
    assert shown["situation"]["result"]["points"] == games[-1].score().points
    with pytest.raises(NotNow, match=f"has {len(games) - 1} moves"):
        reel.position(len(games), None, words)
    with pytest.raises(NotNow, match="this seat"):
        reel.position(0, 4, words)


def test_a_record_is_brought_and_looked_at(store: Store) -> None:
    hosted = table(store, edition="uprising", modules=["choam"])
    play(store, hosted, 10_000, Random(9))
    # Under another seed the same cards come all the same: the record dictates them.
    text = loading.record_of(hosted).to_text().replace("seed: 5", "seed: 6")
    id, _ = replaying.bring(store, text)
    brought = read(store, id)
    assert brought.row.status == OVER and not brought.broken and brought.log == hosted.log
    assert loading.record_of(brought).to_text() == text
    shown = Reel(brought).position(40, 0, Words("uk"))
    assert shown["situation"]["view"] == Reel(hosted).position(40, 0, Words("en"))["situation"]["view"]


@pytest.mark.parametrize(
    "text", ["", "kanly record 1", "kanly record 1\nedition: none\nrules: 1\nplayers: 4\nleaders: x\n"]
)
def test_what_is_no_record_is_not_brought(file_store: Store, text: str) -> None:
    with pytest.raises(KanlyError):
        replaying.bring(file_store, text)


def test_a_rematch_is_made_once(store: Store) -> None:
    hosted = table(store)
    with pytest.raises(NotNow, match="over"):
        replaying.rematch(store, hosted, 1)
    play(store, hosted, 10_000, Random(1))
    late = read(store, hosted.row.id)
    id, secret = replaying.rematch(store, hosted, 77)
    assert secret and read(store, id).setup.seed == 77
    assert [seat.kind for seat in read(store, id).seats] == [BOT] * 4
    assert replaying.rematch(store, hosted, 78) == (id, "")
    assert replaying.rematch(store, late, 79) == (id, "")


def test_a_rematch_goes_by_the_newest_rules(file_store: Store) -> None:
    """Also that of a record which was made by earlier ones, and is looked at by those."""
    text = (Path(__file__).parents[1] / "records" / "uprising_00.kanly").read_text(encoding="utf-8")
    id, _ = replaying.bring(file_store, text)
    brought = read(file_store, id)
    assert brought.game.state.content.rules_version == 1
    again = read(file_store, replaying.rematch(file_store, brought, 77)[0])
    assert again.game.state.content.rules_version == again.row.rules_version == 2


def test_a_seat_is_asked_before_its_hand_is_revealed(store: Store) -> None:
    """Also where nothing else can be done, if the table was made so; its lines and its record are played again as they were."""
    id, _ = hosting.make(store, Setup(seed=3), BOTS, Settings(asks=True))
    hosted, random, lone = read(store, id), Random(3), 0
    while not hosted.over:
        game = hosted.game
        lone += [str(move) for move in game.moves] == ["reveal"] and game.state.seats[
            game.decider
        ].agents == 0
        hosting.play(store, hosted, game.decider, str(random.choice(game.moves)), game.number)
        if hosted.number % 40 == 0:
            assert read(store, id).game == hosted.game
    assert lone > 5
    assert not any(re.search(r"~ \d+: reveal", line.followed) for line in hosted.kept)
    again = replay(read_record(loading.record_of(hosted).to_text()))
    assert again.game.result == hosted.game.result


def test_a_table_made_before_that_reveals_by_itself(store: Store) -> None:
    hosted, random = table(store, 3), Random(3)
    play(store, hosted, 400, random)
    assert any(re.search(r"~ \d+: reveal", line.followed) for line in hosted.kept)
    assert read(store, hosted.row.id).game == hosted.game
