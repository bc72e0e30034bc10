"""Tables that stand in the middle of a game, as real games leave them: played without a server, then put into its
database, so that a test has any position at once."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import cache

from kanly import Game, Setup
from kanly.notation.record import Record, Recorder
from kanly.server import tokens
from kanly.server.hosting import OPPONENT, PERSON, RUNNING, Settings
from kanly.server.replaying import rows_of
from kanly.server.store import SeatRow, Store, TableRow, now
from kanly.server.tables import private_link

from .positions import Sitting

Such = Callable[[Game], bool]
PEOPLE = ("Chani", "Leto", "Irulan", "Feyd")
MOST_GAMES = 2_000


@dataclass(frozen=True)
class Position:
    """A moment of a random game: the first one, from a seed on, at which somebody is asked and something holds."""

    name: str
    edition: str
    such: Such
    players: int = 4
    modules: tuple[str, ...] = ()
    seed: int = 1
    leaders: tuple[str, ...] = field(default=("random",))
    # What stands over the board then, and can be put away: "fight" or "market".
    stage: str = ""


@cache
def played(position: Position) -> tuple[Record, int]:
    """The record up to there, and the seat that is asked."""
    for seed in range(position.seed, position.seed + MOST_GAMES):
        setup = Setup(
            players=position.players,
            edition=position.edition,
            modules=list(position.modules),
            leaders=list(position.leaders),
            seed=seed,
        )
        recorder, chance = Recorder(setup), random.Random(seed)
        while not recorder.game.over:
            # As at the tables that people make.
            recorder.game.state.asks = True
            if position.such(recorder.game):
                return recorder.record, recorder.game.decider
            recorder.play(chance.choice(recorder.game.legal))
    raise AssertionError(f"no game in {MOST_GAMES} comes to the position {position.name}")


def stand(store: Store, record: Record, **settings: bool | int) -> Sitting:
    """A running table at which a record was played so far, with a person on every seat."""
    # Where the seed is chosen, chance goes on as in the record.
    settings = {"seeded": True, "asks": True, **settings}
    secrets = {seat: tokens.new_token() for seat in range(record.setup.players)}
    table = TableRow(
        id=tokens.new_id(),
        created=now(),
        changed=now(),
        setup=json.dumps(asdict(record.setup)),
        settings=json.dumps(asdict(Settings(pace=0, **settings))),  # type: ignore[arg-type]
        rules_version=record.rules_version,
        status=RUNNING,
        host=tokens.hashed(tokens.new_token()),
    )
    game = Game(record.setup)
    seats = [
        SeatRow(seat, PERSON, name=PEOPLE[seat], secret=tokens.hashed(secrets[seat]))
        if seat in secrets
        else SeatRow(seat, OPPONENT)
        for seat in range(game.players)
    ]
    store.create(table, seats, rows_of(record))
    return Sitting(table.id, {seat: private_link(table.id, seat, secret) for seat, secret in secrets.items()})
