"""Several processes at one PostgreSQL: each hears which tables the others have written to."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

import psycopg

from kanly.engine.errors import KanlyError
from kanly.server.database import CHANNEL, StoreError
from kanly.server.hub import Hub
from kanly.server.store import Store

log = logging.getLogger("kanly.server")
# After the database went away, how long until we ask again.
PAUSE = 1.0
# Nothing is sent where nothing happens: a connection that was cut on its way must be noticed all the same.
ALIVE: Final = {"keepalives_idle": "30", "keepalives_interval": "10", "keepalives_count": "3"}


async def hear_others(store: Store, hub: Hub) -> None:
    """Read a table anew whenever another process has written to it; for as long as the server runs."""
    url = store.engine.url.set(drivername="postgresql")
    wanted = {key: value for key, value in ALIVE.items() if key not in url.query}
    address = url.update_query_dict(wanted).render_as_string(hide_password=False)
    while True:
        try:
            async with await connected(address) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                # What was written while nobody listened.
                for id in list(hub.known):
                    await reload(hub, id)
                async for notice in connection.notifies():
                    who, _, id = notice.payload.partition(" ")
                    if who != store.name:
                        await reload(hub, id)
        except (psycopg.Error, StoreError) as error:
            log.warning("the database can't be listened to: %s", error)
            await asyncio.sleep(PAUSE)


async def connected(address: str) -> psycopg.AsyncConnection[tuple[object, ...]]:
    """A connection that nobody forgets, not even if the server ends while it is made."""
    making = asyncio.ensure_future(psycopg.AsyncConnection.connect(address, autocommit=True))
    try:
        return await asyncio.shield(making)
    except asyncio.CancelledError:
        with suppress(psycopg.Error):
            await (await making).close()
        raise


async def reload(hub: Hub, id: str) -> None:
    try:
        await hub.reload(id)
    except StoreError:
        # Nothing was read, so what was written meanwhile would be missed: begin again with all tables.
        raise
    except KanlyError as error:
        log.warning("table %s could not be read anew: %s", id, error)
