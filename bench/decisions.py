"""How many decisions a turn has, by each version of the rules.

Prints a table in Markdown: the mean over games for four. What the game answers by itself is no decision, and a turn is one
that somebody has begun.
"""

import argparse
import random
import sys

from kanly import Game, Setup
from kanly.bots import by_name, decide
from kanly.engine import codes, moves

GAMES = (("base", "base", []), ("Uprising", "uprising", []), ("with CHOAM", "uprising", ["choam"]))
RULES = (1, 2)


def decisions_in_a_turn(edition: str, modules: list[str], bot: str, rules: int, games: int) -> float:
    """Over so many games, those with the seeds 0, 1, 2 …"""
    decisions = turns = 0
    for seed in range(games):
        game = Game(Setup(players=4, edition=edition, modules=modules, seed=seed, rules=rules))
        player, chance = by_name(bot), random.Random(seed)
        while not game.over:
            move = decide(player, game, chance)
            if game.state.phase == codes.PHASE_TURNS:
                decisions += 1
                turns += moves.kind_of(move) in (moves.AGENT, moves.REVEAL)
            game.play(move)
    return decisions / turns


def main() -> int:
    """Measure what the command line asks for, and print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=60, help="of each kind (default 60)")
    parser.add_argument("--bot", default="heuristic", help="who plays (default heuristic)")
    options = parser.parse_args()
    print(f"| | {' | '.join(name for name, _, _ in GAMES)} |")
    print("|---" * (1 + len(GAMES)) + "|")
    before: dict[str, float] = {}
    for rules in RULES:
        cells = []
        for name, edition, modules in GAMES:
            mean = decisions_in_a_turn(edition, modules, options.bot, rules, options.games)
            change = f" ({mean / before[name] - 1:+.1%})" if name in before else ""
            before.setdefault(name, mean)
            cells.append(f"{mean:.3f}{change}")
        print(f"| {options.bot}, rules {rules} | {' | '.join(cells)} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
