"""A database of an earlier version is brought to today's layout in place, and its games go on."""

from __future__ import annotations

import os
import shutil
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import select

from kanly.cli import serve
from kanly.engine.errors import KanlyError
from kanly.server import hosting, loading, migrating, schema, tokens
from kanly.server.database import StoreError
from kanly.server.hosting import BOT, WAITING, Hosted
from kanly.server.store import Store

from .clients import Client, serving
from .old_databases import Old, dump, in_file, in_postgres


@pytest.fixture
def old_file(tmp_path: Path) -> Old:
    return in_file(tmp_path)


@pytest.fixture(params=["sqlite", "postgresql"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Old:
    if request.param == "sqlite":
        return in_file(tmp_path)
    return in_postgres(request.getfixturevalue("postgres_url"), tmp_path)


def opened(old: Old) -> Store:
    """Brought to today's layout; whoever has PostgreSQL makes the backup."""
    return Store(old.url, backup=old.file is not None)


def loaded(store: Store, id: str) -> Hosted:
    hosted = loading.load(store, id)
    assert hosted is not None
    return hosted


def backups(file: Path) -> list[Path]:
    return sorted(file.parent.glob("kanly-*"))


def steps_with(folder: Path, name: str, change: Callable[[str], str]) -> str:
    """The steps, one of them changed or new."""
    shutil.copytree(migrating.STEPS, folder / "steps")
    file = folder / "steps" / "versions" / name
    file.write_text(change(file.read_text(encoding="utf-8") if file.exists() else ""), encoding="utf-8")
    return str(folder / "steps")


# --- what was there is there


def test_everything_is_found_as_it_was(old: Old) -> None:
    store = opened(old)
    assert "from layout 1 to" in store.news
    for name, stood in old.stood.items():
        hosted = loaded(store, stood["id"])
        assert not hosted.broken and hosted.row.status == stood["status"], name
        # It is the very game, by the rules of then, and not one that has been brought to later ones.
        assert not hosted.upgrades and hosted.game.state.content.rules_version == 1, name
        assert (hosted.number, hosted.game.digest()) == (stood["lines"], stood["digest"]), name
        for row, (kind, called) in zip(hosted.seats, stood["seats"], strict=True):
            secret = stood["secrets"].get(str(row.seat), "")
            assert row.kind == kind
            if kind == BOT:
                # Whoever sat there sees nothing now; where a game goes on the host can hand the seat back.
                waits = hosted.row.status == WAITING
                assert row.secret == "" and row.name == ("" if waits else called)
                assert tokens.fits(secret, row.former) == bool(secret and not waits)
            else:
                assert row.name == called and tokens.fits(secret, row.secret) == bool(secret)
        said = [[row.seat, row.name, row.text] for row in store.chat(hosted.row.id, most=1000)]
        assert said == [line for line in stood["chat"] if line[0] >= 0], name
        told = [[-1 - row.seat, row.name, row.what] for row in store.notices(hosted.row.id)]
        assert told == [line for line in stood["chat"] if line[0] < 0], name
    assert len(store.notices(old.stood["base"]["id"])) == 2
    store.close()
    again = Store(old.url)
    assert again.news == ""
    again.close()


def test_games_of_before_go_on(old: Old) -> None:
    """Also those that stood in the middle of a turn."""
    store = opened(old)
    random = Random(1)
    for name, stood in old.stood.items():
        hosted = loaded(store, stood["id"])
        if stood["status"] != "running":
            continue
        for _ in range(4):
            game = hosted.game
            if game.over:
                break
            hosting.play(store, hosted, game.decider, str(random.choice(game.moves)), game.number)
        assert loaded(store, stood["id"]).game == hosted.game, name
    store.close()


def test_people_find_their_seats_again(old_file: Old) -> None:
    with serving(Store(old_file.url)) as address:
        client = Client(address)
        base, turn = old_file.stood["base"], old_file.stood["turn_secrets"]
        # A bot plays for this one, so nobody else may look.
        lent = {"seat": 1, "secret": base["secrets"]["1"]}
        client.post(f"/api/tables/{base['id']}/restore", lent, 403)
        client.http.cookies.set(f"kanly_{base['id']}_host", base["host"])
        client.post(f"/api/tables/{base['id']}/host", {"do": "back", "seat": 1})
        client.post(f"/api/tables/{base['id']}/restore", lent)
        assert client.get(f"/api/tables/{base['id']}")["mine"] == [1]
        with client.socket(base["id"], 1) as socket:
            notices = [line["text"] for line in socket.wait("notices")["lines"]]
            assert "The host lets a bot play for Bea." in notices
            assert socket.wait("chat")["lines"][-1]["text"] == "line 220"
        seat = turn["decider"]
        client.post(f"/api/tables/{turn['id']}/restore", {"seat": seat, "secret": turn["secrets"][str(seat)]})
        with client.socket(turn["id"], seat) as socket:
            asked = socket.asked()
            socket.move(asked)
            socket.wait("game", lambda frame: frame["situation"]["number"] > asked["number"])
        client.http.close()


# --- the layout


def test_there_is_a_step_to_every_layout() -> None:
    steps = [step.revision for step in ScriptDirectory(migrating.STEPS).walk_revisions()][::-1]
    assert steps == [str(n) for n in range(1, schema.SCHEMA_VERSION + 1)]


def test_the_way_there_and_a_new_database_have_the_same_layout(old: Old) -> None:
    store = opened(old)
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        found = compare_metadata(context, schema.metadata)
        version = connection.execute(select(schema.about.c.schema_version)).scalars().all()
    store.close()
    assert found == [] and version == [schema.SCHEMA_VERSION]


def test_a_later_step_that_makes_a_table_anew_loses_no_row(
    old: Old, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On SQLite the old table is dropped, and with it would go all that refers to it."""
    step = """
import sqlalchemy as sa
from alembic import op
revision, down_revision = "3", "2"
def upgrade():
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("rematch", type_=sa.String(40), existing_type=sa.String(32))
"""
    monkeypatch.setattr(migrating, "STEPS", steps_with(tmp_path, "v0003_later.py", lambda _: step))
    monkeypatch.setattr(schema, "SCHEMA_VERSION", 3)
    store = opened(old)
    for stood in old.stood.values():
        assert len(store.lines(stood["id"])) == stood["lines"] + 1
        assert len(store.seats(stood["id"])) == len(stood["seats"])
    store.close()


def test_what_fails_half_way_has_changed_nothing(
    old_file: Old, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert old_file.file is not None
    before = dump(old_file.file)
    wrong = steps_with(
        tmp_path, "v0002_notices.py", lambda text: text + '    op.execute("DELETE FROM nowhere")\n'
    )
    with monkeypatch.context() as patched:
        patched.setattr(migrating, "STEPS", wrong)
        with pytest.raises(StoreError, match=r"could not be brought from layout 1 to .* Nothing was changed"):
            opened(old_file)
    assert dump(old_file.file) == before
    # A server that is started over and over must not fill the disk.
    assert backups(old_file.file) == []
    opened(old_file).close()


def test_what_fails_half_way_on_postgresql_has_changed_nothing(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = in_postgres(postgres_url, tmp_path)
    wrong = steps_with(
        tmp_path, "v0002_notices.py", lambda text: text + '    op.execute("DELETE FROM nowhere")\n'
    )
    with monkeypatch.context() as patched:
        patched.setattr(migrating, "STEPS", wrong)
        with pytest.raises(StoreError, match="Nothing was changed"):
            opened(old)
    with psycopg.connect(postgres_url) as connection:
        found = connection.execute("SELECT count(*) FROM chat WHERE seat < 0").fetchone()
        assert found is not None and found[0] == 2
        assert connection.execute("SELECT to_regclass('notices')").fetchone() == (None,)
    opened(old).close()


# --- backups


def test_a_backup_is_made_first_and_said(old_file: Old) -> None:
    file = old_file.file
    assert file is not None
    file.chmod(0o640)
    # Somebody has just said something that SQLite keeps beside the file until it has time.
    with closing(sqlite3.connect(file)) as writer:
        writer.execute("PRAGMA journal_mode=WAL")
        writer.execute("UPDATE chat SET text = 'the very last word' WHERE text = 'Well played.'")
        writer.commit()
        before = dump(file)
        assert b"the very last word" not in file.read_bytes()
        kept, news = serve.prepare(old_file.url, 1)
    [backup] = backups(file)
    assert backup.name.startswith("kanly-layout-1-") and backup.suffix == ".sqlite"
    assert kept == str(file) and str(backup) in news
    assert dump(backup) == before and any("the very last word" in line for line in before)
    assert backup.stat().st_mode & 0o777 == 0o640
    # The version before this one could go on with it.
    with closing(sqlite3.connect(backup)) as connection:
        assert connection.execute("SELECT schema_version FROM kanly").fetchall() == [(1,)]


def test_without_room_for_a_backup_nothing_is_done(old_file: Old, monkeypatch: pytest.MonkeyPatch) -> None:
    assert old_file.file is not None
    before = dump(old_file.file)

    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "open", full)
        with pytest.raises(StoreError, match=r"no backup can be made .*No space left.*--no-backup"):
            Store(old_file.url)
    assert dump(old_file.file) == before and backups(old_file.file) == []
    Store(old_file.url, backup=False).close()
    assert backups(old_file.file) == []


def test_postgresql_needs_a_word_that_there_is_a_backup(postgres_url: str, tmp_path: Path) -> None:
    old = in_postgres(postgres_url, tmp_path)
    with pytest.raises(StoreError, match=r"layout 1.*pg_dump.*--no-backup"):
        Store(old.url)
    with psycopg.connect(postgres_url, autocommit=True) as elsewhere:
        elsewhere.execute("LISTEN kanly")
        with pytest.raises(StoreError, match="another Kanly still plays with it"):
            Store(old.url, backup=False)
    opened(old).close()


# --- who else is there


def test_another_kanly_at_the_file_is_not_disturbed(old_file: Old) -> None:
    assert old_file.file is not None
    before = dump(old_file.file)
    with (
        serve.alone_with(old_file.file, "http://127.0.0.1:1/"),
        pytest.raises(KanlyError, match="another Kanly"),
        serve.alone_with(serve.file_of(old_file.url), "http://127.0.0.1:2/"),
    ):
        pass
    assert dump(old_file.file) == before


def test_of_many_that_start_at_once_one_brings_it_along(old: Old) -> None:
    news: list[str] = []

    def start() -> None:
        store = opened(old)
        news.append(store.news)
        store.close()

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(news) == 4 and len([text for text in news if text]) == 1


def test_what_is_newer_is_refused_and_left_alone(old_file: Old) -> None:
    assert old_file.file is not None
    opened(old_file).close()
    with closing(sqlite3.connect(old_file.file)) as connection:
        connection.execute("UPDATE kanly SET schema_version = 99")
        connection.commit()
    before = dump(old_file.file)
    with pytest.raises(StoreError, match="layout 99 and belongs to a newer Kanly"):
        Store(old_file.url)
    assert dump(old_file.file) == before
