"""`kanly replay`: plays a record again, to its end or up to any move."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.text import Text

from kanly.cli.log import Teller, drawn
from kanly.cli.players import players, score
from kanly.cli.scene import Scene
from kanly.engine import codes
from kanly.engine.errors import KanlyError
from kanly.engine.step import STEPS
from kanly.game import Game
from kanly.notation.moves import write
from kanly.notation.position import write_position
from kanly.notation.record import read_record, replay
from kanly.text.lexicon import Lexicon

# A record of a long game has some forty thousand characters.
LONGEST = 5_000_000


def between_turns(game: Game) -> bool:
    """Whether the state can be written as a position: somebody is about to begin a turn, and nothing is open."""
    s = game.state
    return s.phase == codes.PHASE_TURNS and s.stack[-1][0] == codes.STEP_TURN and not s.turn_begun


def run(arguments: argparse.Namespace, console: Console) -> int:
    path = Path(arguments.file)
    with path.open(encoding="utf-8", errors="replace") as file:
        text = file.read(LONGEST + 1)
    if len(text) > LONGEST:
        raise KanlyError(f"{path}: this file is too long for a record")
    if arguments.stop is not None and arguments.stop < 1:
        raise KanlyError(f"--stop: moves are counted from 1, so {arguments.stop} is none")
    record = read_record(text, str(path))
    if arguments.stop is not None and arguments.stop > len(record.moves):
        raise KanlyError(f"--stop: {path} has {len(record.moves)} moves, not {arguments.stop}")
    done = replay(record, None if arguments.stop is None else arguments.stop - 1, listen=True)
    game = done.game
    for number, message in done.hashes:
        console.print(Text(f"{path}:{number}: {message}", style="warn"), soft_wrap=True)
    if arguments.json:
        print(game.to_json())
        return 1 if done.hashes else 0
    scene = Scene.of(game, None, Lexicon(arguments.language or "en", game.state.content.box))
    if arguments.log:
        console.print(drawn(Teller(scene.lexicon, None, scene.names).lines(game.events())))
        console.print()
    if game.over:
        console.print(players(scene, console.width))
        console.print()
        console.print(score(scene))
        result = game.result
        assert result is not None
        console.print(Text().append_text(scene.player(result.winner)).append("  " + scene.label("winner")))
    else:
        show(console, game, done.moves)
    return 1 if done.hashes else 0


def show(console: Console, game: Game, moves: int) -> None:
    """Where a replay has stopped."""
    s = game.state
    asked = STEPS[s.stack[-1][0]].name
    if s.stack[-1][2] != game.decider:
        asked += f" for seat {s.stack[-1][2]}"
    console.print(
        Text(f"# before move {moves + 1}: round {game.round}, seat {game.decider} decides: {asked}")
    )
    if between_turns(game):
        console.print(Text(write_position(s).rstrip()), soft_wrap=True)
    else:
        console.print(Text("# inside a turn there is no position; --json prints the whole state"))
    console.print(Text("# legal moves:"))
    for move in game.legal:
        console.print(Text(f"#   {game.decider}: {write(s.content, move)}"), soft_wrap=True)
