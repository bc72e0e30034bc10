"""The positions of real games that the table is looked at with: much of whatever takes room, in both editions, for one player
up to four."""

from __future__ import annotations

from kanly import Game
from kanly.engine.codes import PHASE_COMBAT
from kanly.topics.contracts.part import CONTRACTS
from kanly.topics.spies.part import SPIES

from .standing import Position

CHOAM = ("choam",)
# So many different things at once fill the turn panel's list.
LONG = 9


def offered(game: Game, kind: str) -> int:
    return sum(str(move).split()[0] == kind for move in game.moves)


def sends(game: Game) -> bool:
    return offered(game, "agent") > 0


def spies(game: Game) -> int:
    part = SPIES.of(game.state)
    return 0 if part is None else sum(bin(posts).count("1") for posts in part.posts)


def contracts(game: Game) -> int:
    part = CONTRACTS.of(game.state)
    return 0 if part is None else len(part.held[game.decider])


def units(game: Game) -> int:
    return max(seat.conflict for seat in game.state.seats)


def worms(game: Game) -> int:
    part = game.state.units
    return 0 if part is None else max(part.conflict)


def late(game: Game) -> bool:
    return game.state.round >= 5


def hand(game: Game) -> int:
    return len(game.state.seats[game.decider].hand)


def intrigues(game: Game) -> int:
    return len(game.state.seats[game.decider].intrigues)


def led(game: Game, leader: str) -> bool:
    worn = game.state.seats[game.decider].leader
    return worn >= 0 and str(game.state.content.leader_ids[worn]) == leader


def fights(game: Game) -> bool:
    return game.state.phase == PHASE_COMBAT and offered(game, "play") > 0


def memories(game: Game) -> int:
    mats = game.state.mats
    return 0 if mats is None else bin(mats.memories[game.decider]).count("1")


BASE = (
    Position("a hand of seven", "base", lambda game: sends(game) and hand(game) == 7 and units(game) >= 3),
    Position("a hand of nine", "base", lambda game: sends(game) and hand(game) >= 9, seed=43),
    Position(
        "six units",
        "base",
        lambda game: (
            not sends(game) and not offered(game, "buy") and units(game) >= 6 and len(game.moves) > 3
        ),
    ),
    Position(
        "Paul with Intrigue",
        "base",
        lambda game: led(game, "paul_atreides") and sends(game) and intrigues(game) >= 5 and hand(game) >= 4,
        leaders=("paul_atreides", "random", "random", "random"),
        seed=149,
    ),
    Position(
        "a fight",
        "base",
        lambda game: fights(game) and units(game) >= 5 and intrigues(game) >= 2,
        stage="fight",
    ),
    Position(
        "two players",
        "base",
        lambda game: late(game) and sends(game) and units(game) >= 3 and hand(game) >= 4,
        players=2,
    ),
    Position(
        "alone",
        "base",
        lambda game: late(game) and sends(game) and units(game) >= 3 and hand(game) >= 4,
        players=1,
    ),
)
UPRISING = (
    Position("many Spies", "uprising", lambda game: sends(game) and spies(game) >= 9, modules=CHOAM),
    Position(
        "many contracts",
        "uprising",
        lambda game: sends(game) and contracts(game) >= 4 and hand(game) >= 5,
        modules=CHOAM,
    ),
    Position(
        "a Reveal turn",
        "uprising",
        lambda game: offered(game, "buy") > 0 and units(game) >= 6,
        modules=CHOAM,
        stage="market",
    ),
    Position(
        "a hand of seven",
        "uprising",
        lambda game: sends(game) and hand(game) == 7 and units(game) >= 3,
        modules=CHOAM,
    ),
    Position(
        "a long turn",
        "uprising",
        lambda game: (
            not sends(game)
            and offered(game, "buy") == 0
            and offered(game, "end") > 0
            and len(game.moves) >= LONG
        ),
        modules=CHOAM,
        seed=20,
    ),
    Position("sandworms", "uprising", lambda game: sends(game) and worms(game) >= 2, modules=CHOAM, seed=91),
    Position(
        "a fight",
        "uprising",
        lambda game: fights(game) and units(game) + worms(game) >= 6 and intrigues(game) >= 2,
        modules=CHOAM,
        stage="fight",
    ),
    Position(
        "Feyd in training",
        "uprising",
        lambda game: led(game, "feyd_rautha_harkonnen") and offered(game, "train") > 0,
        modules=CHOAM,
        leaders=("feyd_rautha_harkonnen", "random", "random", "random"),
    ),
    Position(
        "Jessica and her memories",
        "uprising",
        lambda game: led(game, "lady_jessica") and sends(game) and memories(game) >= 2 and units(game) >= 2,
        modules=CHOAM,
        leaders=("lady_jessica", "random", "random", "random"),
        seed=51,
    ),
    Position(
        "two players",
        "uprising",
        lambda game: late(game) and sends(game) and units(game) >= 3 and hand(game) >= 4,
        players=2,
        modules=CHOAM,
    ),
    Position(
        "alone",
        "uprising",
        lambda game: late(game) and sends(game) and contracts(game) >= 2 and units(game) >= 3,
        players=1,
        modules=CHOAM,
    ),
)
POSITIONS = BASE + UPRISING
