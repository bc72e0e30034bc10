"""Which printed opponents are meant: the options for Rivals, their level and variants."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, replace

from kanly import catalog
from kanly.cli.boxes import names, setup_of
from kanly.cli.lexicon import begins, exactly, meant, plain, said_everywhere
from kanly.engine.codes import VARIANTS
from kanly.engine.content import Content, OpponentTable
from kanly.engine.errors import SetupError
from kanly.engine.setup import check
from kanly.setup import RANDOM, Box, Setup
from kanly.text.lexicon import Dictionary


@dataclass(frozen=True)
class Opposition:
    """The opponents of a setup, by ids."""

    rivals: tuple[str, ...] = (RANDOM,)
    level: str = ""
    variants: tuple[str, ...] = ()

    def against(self, setup: Setup) -> Setup:
        """The setup with these opponents."""
        return replace(setup, rivals=list(self.rivals), level=self.level, variants=list(self.variants))


def add_rival_options(parser: argparse.ArgumentParser) -> None:
    """The options that say who one or two players meet."""
    levels = {
        level.id: level.id == mode.usual
        for made in catalog.EDITIONS.values()
        for mode in made.opponents
        for level in mode.levels
        if level.id
    }
    told = ", ".join(f"{level} (default)" if usual else level for level, usual in levels.items())
    parser.add_argument(
        "--rivals",
        type=names,
        metavar="NAMES",
        help="whom one or two players meet, with commas: ids, names or random (default)",
    )
    parser.add_argument("--level", metavar="NAME", help=f"how hard the Rivals of a solo game are: {told}")
    parser.add_argument(
        "--variant",
        action="append",
        type=names,
        metavar="NAMES",
        help=f"what is switched on besides, with commas or several times: {', '.join(VARIANTS)}",
    )


def rivals_asked_for(arguments: argparse.Namespace) -> bool:
    """Whether any option speaks of printed opponents."""
    return bool(arguments.rivals is not None or arguments.level is not None or arguments.variant is not None)


def opposition_asked_for(arguments: argparse.Namespace, box: Box, people: int) -> Opposition:
    """The opponents that the options name, or a SetupError that says which of them is wrong and what would be right."""
    content = catalog.content(box)
    mode = content.opponents.get(people)
    if mode is None:
        if rivals_asked_for(arguments):
            raise SetupError(
                f"--rivals, --level and --variant are for printed opponents, whom {people} players don't meet; "
                "one or two do"
            )
        return Opposition()
    found = Opposition(
        rivals_of(arguments.rivals, box, mode),
        level_of(arguments.level, content, mode),
        variants_of([name for given in arguments.variant or () for name in given], mode, people),
    )
    try:
        check(content, found.against(setup_of(box, people, [RANDOM], 0)))
    except SetupError as error:
        raise SetupError(f"--rivals, --level and --variant don't fit: {error}") from None
    return found


def rivals_of(wanted: Sequence[str] | None, box: Box, mode: OpponentTable) -> tuple[str, ...]:
    """The Rivals by their ids; those that are not named are drawn by lot."""
    if wanted is None:
        return (RANDOM,)
    if not mode.rivals:
        raise SetupError("--rivals: House Hagal stands for nobody in this game; leave them out")
    if not 1 <= len(wanted) <= mode.opponents:
        raise SetupError(f"--rivals: {len(wanted)} are named; this game has {mode.opponents}")
    dictionary = Dictionary("en", catalog.assemble(box).rivals)
    found = [rival_id(dictionary, name) for name in wanted]
    return (*found, *[RANDOM] * (mode.opponents - len(found)))


def rival_id(dictionary: Dictionary, text: str) -> str:
    """A Rival by id or by name in any language."""
    if text == RANDOM:
        return text
    found = meant(dictionary, text)
    if len(found) == 1:
        return found[0].id
    known = ", ".join(rival.id for rival in dictionary.components)
    what = "fits several Rivals" if found else "is no Rival of this game"
    raise SetupError(f"--rivals: {text[:40]!r} {what}; known are {known}, or 'random'")


def level_of(text: str | None, content: Content, mode: OpponentTable) -> str:
    if text is None:
        return ""
    known = [content.level_ids[number] for number in sorted(mode.levels) if content.level_ids[number]]
    if not known:
        raise SetupError("--level: levels are for solo games; leave it out, or play with --players 1")
    found = switches("level", text, known)
    if len(found) != 1:
        what = "fits several levels" if found else "is no level"
        raise SetupError(f"--level: {text[:40]!r} {what}; known are {', '.join(known)}")
    return found[0]


def variants_of(wanted: Sequence[str], mode: OpponentTable, people: int) -> tuple[str, ...]:
    """The variants by their ids, each once."""
    known = [name for i, name in enumerate(VARIANTS) if mode.variants >> i & 1]
    chosen: list[str] = []
    for text in wanted:
        found = switches("variant", text, known)
        if len(found) != 1:
            what = (
                "fits several variants"
                if found
                else f"is no variant of this game for {'one' if people == 1 else 'two'}"
            )
            right = f"known are {', '.join(known)}" if known else "there is none; leave it out"
            raise SetupError(f"--variant: {text[:40]!r} {what}; {right}")
        chosen += [name for name in found if name not in chosen]
    return tuple(chosen)


def switches(kind: str, text: str, known: Sequence[str]) -> list[str]:
    """Which of the levels or variants a text could mean: an id or a name in any language, whole or begun."""
    wanted = plain(text.replace("_", " "))
    for test in (exactly, begins):
        found = [name for name in known if any(test(said, wanted) for said in said_everywhere(kind, name))]
        if found and wanted:
            return found
    return []
