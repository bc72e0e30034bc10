"""A match: the same participants over many games, seats rotated, each game a pure function of the match's seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context
from os import cpu_count
from random import Random

from kanly.arena.results import GameResult, MatchResult, collect
from kanly.bots import Bot, BotError, by_name, decide
from kanly.game import Game
from kanly.setup import RANDOM, Setup

Progress = Callable[[GameResult], None]
Player = str | Bot
# A job: the number of a game, the participants in order, and what the game is made from.
Job = tuple[int, tuple[Player, ...], Setup]


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a match. Hashed, so that neighbouring matches share no games."""
    return int.from_bytes(sha256(f"match {seed} game {number}".encode()).digest()[:7], "big")


def play_game(bots: Sequence[Bot], setup: Setup) -> tuple[Game, tuple[int, ...]]:
    """One game with a bot at each seat, and how many real decisions each seat took."""
    if len(bots) != setup.players:
        raise BotError(f"{len(bots)} bots can't play a game of {setup.players}; name one for each seat")
    chance = [Random(f"seed {setup.seed} seat {seat}") for seat in range(setup.players)]
    decisions = [0] * setup.players
    game = Game(setup)
    while not game.over:
        seat = game.decider
        if len(game.legal) > 1:
            decisions[seat] += 1
        game.play(decide(bots[seat], game, chance[seat]))
    return game, tuple(decisions)


def play_job(job: Job) -> GameResult:
    """Play one game of a match, in whichever process."""
    number, players, setup = job
    count = len(players)
    entries = tuple((seat + number) % count for seat in range(count))
    bots = [named(players[entry]) for entry in entries]
    game, decisions = play_game(bots, setup)
    score = game.score()
    return GameResult(number, setup.seed, entries, score.points, score.standing, game.round, decisions)


def named(player: Player) -> Bot:
    return by_name(player) if isinstance(player, str) else player


def title(player: Player) -> str:
    return player if isinstance(player, str) else type(player).__name__


def play_match(
    bots: Sequence[Player],
    games: int,
    seed: int = 0,
    *,
    leaders: Sequence[str] = (RANDOM,),
    edition: str = "base",
    modules: Sequence[str] = (),
    decks: Mapping[str, Sequence[str]] | None = None,
    rivals: Sequence[str] = (RANDOM,),
    level: str = "",
    variants: Sequence[str] = (),
    processes: int = 1,
    progress: Progress | None = None,
) -> MatchResult:
    """Play a match between as many bots as there are seats, each given by name or as an object; one or two of them play
    against printed opponents.

    Game after game everybody moves one seat on, so a number of games that the seats divide is fair. `leaders` go by
    seat, not by bot; `edition`, `modules`, `decks`, `rivals`, `level` and `variants` are those of the games' Setup.
    `processes`: how many games are played at once, 0 for one on each core; the result is the same, but bots must be given
    by names that every process knows, or be objects that can be sent to one. `progress` is called after each game, in
    their order.
    """
    if games < 0:
        raise BotError(f"{games} games can't be played; the number must be 0 or more")
    if processes < 0:
        raise BotError(f"{processes} processes can't be; 0 means one for each core")
    for player in bots:
        named(player)
    jobs = []
    for number in range(games):
        setup = Setup(
            players=len(bots),
            leaders=list(leaders),
            seed=game_seed(seed, number),
            edition=edition,
            modules=list(modules),
            decks={deck: list(cards) for deck, cards in (decks or {}).items()},
            rivals=list(rivals),
            level=level,
            variants=list(variants),
        )
        jobs.append((number, tuple(bots), setup))
    played = []
    for result in run(jobs, processes or cpu_count() or 1):
        played.append(result)
        if progress is not None:
            progress(result)
    return collect([title(player) for player in bots], played)


def run(jobs: list[Job], processes: int) -> Iterator[GameResult]:
    if processes == 1 or len(jobs) < 2:
        yield from map(play_job, jobs)
        return
    # A fresh interpreter for each worker: a copy of this one could inherit threads and locks in any state.
    with ProcessPoolExecutor(min(processes, len(jobs)), mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(play_job, jobs, chunksize=4)
        finally:
            # Whoever stops listening, by an error or by Ctrl-C, need not wait for the rest of the match.
            pool.shutdown(cancel_futures=True)
