"""Writes the whole games of tests/records: python -m tests.make_records [base] [uprising] [hagal] [rivals] [rules_2]

A record that is there is left alone: it pins the rules that it was made by. New rules get records of their own (`rules_2`).
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from kanly import Setup, catalog
from kanly.components import Opponents
from kanly.notation.record import Recorder
from tests.modes import MIXED

FOLDER = Path(__file__).parent / "records"
COUNT = 44
SMALL_TABLES = 12
# Every third game of Uprising is plain, has its module, or is mixed.
UPRISING: tuple[list[str], ...] = ([], ["choam"], MIXED)
KINDS = ("base", "uprising", "hagal", "rivals", "rules_2")


def leaders_of(setup: Setup) -> list[str]:
    """Those that can be chosen beside the Rivals that are named."""
    content = catalog.content(catalog.box_of(setup))
    return [
        leader
        for i, leader in enumerate(content.leader_ids)
        if not content.leader_is_back[i] and leader not in setup.rivals
    ]


def write(name: str, number: int, setup: Setup) -> None:
    leaders = leaders_of(setup)
    stride = 3 if setup.edition == "base" else 2  # no two seats may meet on the same Leader
    setup.leaders = [leaders[(number + stride * i) % len(leaders)] for i in range(setup.players)]
    if number % 4 == 3:
        setup.leaders[0] = "choose"
    path = FOLDER / f"{name}_{number:02}.kanly"
    if path.exists():
        return
    recorder = Recorder(setup)
    chooser = random.Random(number)
    while not recorder.game.over:
        recorder.play(chooser.choice(recorder.game.legal))
    path.write_text(recorder.record.to_text(), encoding="utf-8")


def opponents_of(edition: str, people: int) -> Opponents:
    return next(mode for mode in catalog.edition(edition).opponents if mode.people == people)


def meet_opponents(setup: Setup, number: int) -> None:
    """Rivals, levels and variants take turns; the last tables leave their Rivals to chance."""
    mode = opponents_of(setup.edition, setup.players)
    turn = number // 2
    setup.level = mode.levels[turn % len(mode.levels)].id
    setup.variants = [variant for i, variant in enumerate(mode.variants) if (turn * 5 + 3) >> i & 1]
    if not mode.rivals or number >= SMALL_TABLES - 2:
        return
    quick = "streamlined" in setup.variants
    rivals = [rival.id for rival in catalog.edition(setup.edition).rivals if rival.streamlined == quick]
    setup.rivals = [rivals[(turn * mode.opponents + i) % len(rivals)] for i in range(mode.opponents)]


def rules_2(number: int) -> Setup:
    """Base and Uprising by turns, with its modules, and a third of them with printed opponents."""
    players = (3, 4, 1 + number // 3 % 2)[number % 3]
    edition = ("base", "uprising")[number // 3 % 2]
    modules = list(UPRISING[number // 2 % len(UPRISING)]) if edition == "uprising" else []
    setup = Setup(players=players, seed=5000 + number, edition=edition, modules=modules)
    if players < 3:
        meet_opponents(setup, number)
    return setup


def main(kinds: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for number in range(COUNT):
        players = 3 + number % 2
        if "base" in kinds:
            write("random", number, Setup(players=players, seed=1000 + number))
        if "uprising" in kinds:
            modules = list(UPRISING[number % len(UPRISING)])
            write(
                "uprising",
                number,
                Setup(players=players, seed=2000 + number, edition="uprising", modules=modules),
            )
    for number in range(SMALL_TABLES):
        people = 1 + number % 2
        if "hagal" in kinds:
            setup = Setup(players=people, seed=3000 + number)
            meet_opponents(setup, number)
            write("hagal", number, setup)
        if "rivals" in kinds:
            modules = list(UPRISING[number % len(UPRISING)])
            setup = Setup(players=people, seed=4000 + number, edition="uprising", modules=modules)
            meet_opponents(setup, number)
            write("rivals", number, setup)
        if "rules_2" in kinds:
            setup = rules_2(number)
            write("rules_2", number, setup)


if __name__ == "__main__":
    main(sys.argv[1:] or list(KINDS))
