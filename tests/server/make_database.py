"""Makes the database that later versions have to bring to their own layout: `python -m tests.server.make_database`.

To be run before the layout of the tables changes (`SCHEMA_VERSION`), with the code as it is until then. It writes, into
`databases/`, the file `schema_N.sqlite.xz`, the statements that make the same tables on PostgreSQL (`schema_N.sql`), and
`schema_N.json`: what only browsers know (secrets), and how each table stood. What was written once stays as it is.

The tables by name:

| name | what |
|---|---|
| waiting | a lobby: one person, one seat that a person had before it was made a bot's, one free seat |
| base | four seats in the base game: a person, a person for whom a bot plays, two bots; notices, then 220 lines of chat |
| uprising | four seats in Uprising with the CHOAM module: two people, two bots; moves that were taken back |
| solo | one person against Rivals |
| over | a game that has ended |
| closed | a game that its host has closed |
| record | a record that was brought from a file |

and games that stand in the middle of an Agent turn, three people each: the Agent has just been sent, and effects are
still to be taken in the order that the player wants.

| name | edition | where the Agent was sent |
|---|---|---|
| turn_secrets | base | Secrets |
| turn_sardaukar_legion | base | any space of the Emperor, with Sardaukar Legion |
| turn_imperial_basin | base | Imperial Basin |
| turn_hagga_basin | base | Hagga Basin |
| turn_uprising_secrets | uprising | Secrets |
| turn_uprising_imperial_basin | uprising | Imperial Basin |
| turn_uprising_hagga_basin | uprising | Hagga Basin |
| turn_uprising_deep_desert | uprising | Deep Desert |
| turn_uprising_sardaukar | uprising | Sardaukar |
"""

from __future__ import annotations

import json
import lzma
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateTable

from kanly.server import hosting, loading, schema
from kanly.server.hosting import Hosted
from kanly.server.store import Store

from .clients import Client, serving

FOLDER = Path(__file__).parent / "databases"
# So slow that no bot moves while the tables are made.
SLOW = {"pace": 10_000}
# Where an Agent is sent in the games that stop in the middle of a turn: edition, card (any, if empty), spaces.
TURNS: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "turn_secrets": ("base", "", ("secrets",)),
    "turn_sardaukar_legion": ("base", "sardaukar_legion", ("wealth", "conspire")),
    "turn_imperial_basin": ("base", "", ("imperial_basin",)),
    "turn_hagga_basin": ("base", "", ("hagga_basin",)),
    "turn_uprising_secrets": ("uprising", "", ("secrets",)),
    "turn_uprising_imperial_basin": ("uprising", "", ("imperial_basin",)),
    "turn_uprising_hagga_basin": ("uprising", "", ("hagga_basin",)),
    "turn_uprising_deep_desert": ("uprising", "", ("deep_desert",)),
    "turn_uprising_sardaukar": ("uprising", "", ("sardaukar",)),
}


class Made:
    """One table, and what its browsers know."""

    def __init__(self, client: Client, *seats: str, **setup: Any) -> None:
        self.client = client
        self.id = client.table(*seats, settings=SLOW, setup=setup)
        self.secrets: dict[int, str] = {}

    def sit(self, *seats: int) -> Made:
        for seat in seats:
            self.secrets[seat] = self.client.sit(self.id, seat).partition("#")[2]
        return self

    def host(self, **what: Any) -> None:
        self.client.post(f"/api/tables/{self.id}/host", what)

    def say(self, seat: int, *lines: str) -> None:
        with self.client.socket(self.id, seat) as socket:
            for line in lines:
                socket.send(do="chat", text=line)
                while all(told["text"] != line for told in socket.wait("chat")["lines"]):
                    pass

    @property
    def host_secret(self) -> str:
        return str(self.client.http.cookies[f"kanly_{self.id}_host"])


def arrange(client: Client) -> dict[str, Made]:
    """The tables as their hosts and people make them."""
    made = {
        "waiting": Made(client, "free", "free", "free", "random").sit(0, 1),
        "base": Made(client, "free", "free", "random", "heuristic").sit(0, 1),
        "uprising": Made(
            client, "free", "free", "random", "heuristic", edition="uprising", modules=["choam"]
        ).sit(0, 1),
        "solo": Made(client, "free", players=1, edition="uprising").sit(0),
        "over": Made(client, "free", "free", "random").sit(0, 1),
        "closed": Made(client, "free", "free", "free").sit(0, 1, 2),
    }
    for name, (edition, _, _) in TURNS.items():
        made[name] = Made(client, "free", "free", "free", edition=edition).sit(0, 1, 2)
    made["waiting"].host(do="bot", seat=1, bot="random")
    made["waiting"].say(0, "Is anybody there?", "Ще хтось буде?")
    made["base"].host(do="bot", seat=1, bot="random")
    made["base"].host(do="settings", settings={**SLOW, "hints": True})
    made["base"].say(0, *(f"line {n}" for n in range(1, 221)))
    made["uprising"].say(0, "Good luck!")
    made["uprising"].say(1, "Успіхів!", "<b>no markup</b>")
    made["over"].say(1, "Well played.")
    return made


def play(store: Store, hosted: Hosted, random: Random, most: int) -> None:
    for _ in range(most):
        if hosted.over:
            return
        game = hosted.game
        hosting.play(store, hosted, game.decider, str(random.choice(game.moves)), game.number)


def taken_back(store: Store, hosted: Hosted) -> None:
    """A decision that is taken back, and made otherwise."""
    random = Random(3)
    while not (moments := hosting.undoable(hosted, hosted.game.decider)):
        play(store, hosted, random, 1)
    hosting.undo(store, hosted, moments[-1].seat, False)
    play(store, hosted, random, 2)


def into_turn(hosted: Hosted, card: str, spaces: tuple[str, ...], seed: int) -> list[tuple[int, str]] | None:
    """Moves after which an Agent has just been sent there and effects are open; None: it does not come to that."""
    random = Random(seed)
    trial = loading.copied(hosted)
    done: list[tuple[int, str]] = []
    # Somewhere after the first round: what was stored whole lies some moves back, as in any game.
    while not trial.over and trial.game.round < 6:
        game = trial.game
        seat, texts = game.decider, [str(move) for move in game.moves]
        sends = [
            text
            for text in texts
            if game.round > 1
            and text.startswith(f"agent {card}" if card else "agent ")
            and text.partition(" -> ")[2].split(" ")[0] in spaces
        ]
        wanted = sends or [text for text in texts if card and card in text]
        text = random.choice(wanted or texts)
        after, written, chances = hosting.played(trial, seat, text, game.number)
        line = hosting.LineRow(trial.number + 1, hosting.MOVED, seat, written, chances)
        hosting.take_in(trial, line, after)
        done.append((seat, text))
        if sends and after.decider == seat and after.state.pool and not after.over:
            return done
    return None


def play_all(store: Store, made: dict[str, Made]) -> None:
    random = Random(1)

    def hosted(name: str) -> Hosted:
        found = loading.load(store, made[name].id)
        assert found is not None and not found.broken
        return found

    play(store, hosted("base"), random, 90)
    uprising = hosted("uprising")
    play(store, uprising, random, 60)
    taken_back(store, uprising)
    play(store, uprising, random, 60)
    play(store, hosted("solo"), random, 50)
    play(store, hosted("over"), random, 10_000)
    play(store, hosted("closed"), random, 30)
    for name, (_, card, spaces) in TURNS.items():
        table = hosted(name)
        moves = next(found for seed in range(10_000) if (found := into_turn(table, card, spaces, seed)))
        for seat, text in moves:
            hosting.play(store, table, seat, text, None)


def standing(store: Store, made: Made) -> dict[str, Any]:
    """How a table stood: the later version has to find it so."""
    hosted = loading.load(store, made.id)
    assert hosted is not None and not hosted.broken
    game = hosted.game
    return {
        "id": made.id,
        "host": made.host_secret,
        "secrets": {str(seat): secret for seat, secret in made.secrets.items()},
        "status": hosted.row.status,
        "seats": [[seat.kind, seat.name] for seat in hosted.seats],
        "lines": hosted.number,
        "round": game.round,
        "decider": None if game.over else game.decider,
        "digest": game.digest(),
        "last": hosted.kept[-1].text if hosted.kept else "",
        "pool": len(game.state.pool),
        "chat": [[row.seat, row.name, row.text] for row in store.chat(made.id, most=1000)],
    }


def statements() -> str:
    """What makes these tables on PostgreSQL."""
    made = [
        str(CreateTable(table).compile(dialect=postgresql.dialect())).strip()  # type: ignore[no-untyped-call]
        for table in schema.metadata.sorted_tables
    ]
    return ";\n\n".join(made) + ";\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    name = f"schema_{schema.SCHEMA_VERSION}"
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "kanly.sqlite"

        def with_store(do: Callable[[Store], Any]) -> Any:
            store = Store(f"sqlite:///{file}")
            try:
                return do(store)
            finally:
                store.close()

        with serving(Store(f"sqlite:///{file}")) as address:
            client = Client(address)
            made = arrange(client)
        with_store(lambda store: play_all(store, made))
        with serving(Store(f"sqlite:///{file}")) as address:
            client.address, client.http.base_url = address, address
            made["closed"].host(do="close")
            record = client.http.get(f"/api/tables/{made['over'].id}/record").text
            brought = client.post("/api/records", {"record": record}, 201)
            made["record"] = Made.__new__(Made)
            made["record"].client, made["record"].id, made["record"].secrets = client, brought["id"], {}
            client.http.close()
        stood = with_store(lambda store: {name: standing(store, one) for name, one in made.items()})

        with closing(sqlite3.connect(file)) as connection:
            # All of it in the one file.
            connection.execute("PRAGMA journal_mode=DELETE")
        (FOLDER / f"{name}.sqlite.xz").write_bytes(lzma.compress(file.read_bytes(), preset=9))
    (FOLDER / f"{name}.json").write_text(
        json.dumps(stood, ensure_ascii=False, indent=1) + "\n", encoding="utf-8"
    )
    (FOLDER / f"{name}.sql").write_text(statements(), encoding="utf-8")


if __name__ == "__main__":
    main()
