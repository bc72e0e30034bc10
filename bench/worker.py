"""One contestant in a process of its own: reads orders from stdin, answers on stdout, one JSON object a line.

It stays alive for the whole run, so that starting up and warming up are never inside a measured slice, and it
sleeps on the pipe while the others have their turn.
"""

import argparse
import itertools
import json
import os
import platform
import sys

from measure import MIDGAME_SEEDS, Engine, copy_memory, copy_slice, count_calls, game_seconds, play_slice

WARM_UP_SECONDS = 1.0


def main() -> None:
    """Announce the contestant, then answer orders until stdin is closed."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("contestant", choices=("ours", "peer"))
    arguments.add_argument("--edition", default="base", help="which of our games is played")
    arguments.add_argument("--core", type=int, default=None, help="run on this processor core only")
    options = arguments.parse_args()
    if options.core is not None:
        os.sched_setaffinity(0, {options.core})

    # Whatever an engine prints must not end up between the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    def answer(content: dict[str, str] | dict[str, float]) -> None:
        answers.write(json.dumps(content) + "\n")
        answers.flush()

    engine: Engine
    if options.contestant == "ours":
        from ours import Ours

        engine = Ours(options.edition)
        hello = {"name": Ours.name, "version": Ours.version, "build": Ours.build}
    else:
        from peer import Peer

        engine = Peer()
        hello = {"name": Peer.name, "version": Peer.version, "build": Peer.build}

    seeds = itertools.count(1)
    states = [engine.midway(seed) for seed in MIDGAME_SEEDS]
    per_game = game_seconds(engine, seeds, WARM_UP_SECONDS)
    answer(hello | {"python": f"{platform.python_implementation()} {platform.python_version()}"})
    for line in sys.stdin:
        order = json.loads(line)
        match order["do"]:
            case "play":
                answer(play_slice(engine, seeds, max(1, round(order["seconds"] / per_game))))
            case "copy":
                answer(copy_slice(states, order["seconds"]))
            case "calls":
                answer(count_calls(engine))
            case "memory":
                answer(copy_memory(states))
            case unknown:
                raise ValueError(f"unknown order {unknown!r}; known: play, copy, calls, memory")


if __name__ == "__main__":
    main()
