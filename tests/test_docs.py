"""The docs say what is: their examples run, the files, functions and keys they name exist, and nothing is left out.

Code blocks are checked by their language: `pycon` is a session of doctest examples, `yaml` a list of scenarios, `kanly`
a record, `python` code that must parse. Each rule is tried on text with known faults too, so that a rule which finds nothing is known to look.
"""

from __future__ import annotations

import ast
import dataclasses
import doctest
import importlib
import json
import pkgutil
import re
import shlex
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

import pytest

import kanly
from kanly import Game, IllegalMove, Setup, catalog
from kanly import effects as fx
from kanly.cli.main import main, parser
from kanly.engine import moves, specials
from kanly.engine.errors import KanlyError
from kanly.engine.part import PARTS
from kanly.notation import chance, position, scenario
from kanly.notation.moves import read
from kanly.notation.record import HEADER, read_record, replay
from kanly.notation.scenario import read_scenarios, run_scenario
from kanly.setup import Box
from kanly.topics.spies import kinds

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "kanly"
DOCS = ROOT / "docs"
# Decisions are history: they may name what was planned or what is gone.
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *DOCS.glob("*.md")])
# Pages that name functions of the source as `module.function` or `Class.attribute`.
PAGES_ON_CODE = ("architecture.md", "adding-a-card.md", "specials.md")

FENCE = re.compile(r"^\s*```(\w*)\s*$")
TICKED = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
# With a folder, or it could be anybody's file; a path below src and the like needs no ending to be one of ours.
FILE = re.compile(
    r"[\w.-]+/[\w./-]+\.(?:py|md|yaml|ftl|svg|kanly)|(?:src|tests|docs|bench)/[\w./-]*|(?:[\w.-]+/)+"
)
FILE_ENDINGS = (".py", ".md", ".yaml", ".ftl", ".svg", ".kanly", ".lock", ".toml")
DOTTED = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+")
COMMAND = re.compile(r"(?:^|\W)make ([a-z][a-z-]*)")
HEADING = re.compile(r"^#+ ")


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


# --- reading Markdown


def blocks(text: str) -> Iterator[tuple[str, int, str]]:
    """Language, first line's number and text of every fenced block."""
    language: str | None = None
    start, lines = 0, list[str]()
    for number, line in enumerate(text.splitlines(), start=1):
        fence = FENCE.match(line)
        if fence and language is None:
            language, start, lines = fence[1], number + 1, []
        elif fence and language is not None:
            yield language, start, "\n".join(lines) + "\n"
            language = None
        elif language is not None:
            lines.append(line)


def prose(text: str) -> str:
    """The text without its fenced blocks, with as many lines."""
    out, fenced = [], False
    for line in text.splitlines():
        fence = bool(FENCE.match(line))
        out.append("" if fenced or fence else line)
        fenced ^= fence
    return "\n".join(out)


def session(text: str) -> str:
    """Only the examples, each on its own line number, so that a failure names the line of the page."""
    lines = [""] * (len(text.splitlines()) + 1)
    for language, start, block in blocks(text):
        if language == "pycon":
            for at, line in enumerate(block.splitlines()):
                lines[start - 1 + at] = line
    return "\n".join(lines) + "\n"


def section(text: str, heading: str) -> str:
    """What stands below a heading, up to the next one of its rank or above."""
    found: list[str] = []
    rank = 0
    for line in text.splitlines():
        if HEADING.match(line):
            marks, _, title = line.partition(" ")
            if rank and len(marks) <= rank:
                break
            if title == heading:
                rank = len(marks)
                continue
        if rank:
            found.append(line)
    assert rank, f"no heading {heading!r}"
    return "\n".join(found)


def first_column(text: str) -> list[str]:
    """The backticked words in the first cells of all table rows."""
    return [word for row in rows(text) for word in TICKED.findall(row[0])]


def rows(text: str) -> list[list[str]]:
    return [
        [cell.strip() for cell in line.strip().strip("|").split("|")]
        for line in text.splitlines()
        if line.startswith("| `")
    ]


# --- rules: each gives a list of complaints


def run_examples(text: str, name: str) -> list[str]:
    """Failures of the page's examples, which share one namespace from top to bottom."""
    parser = doctest.DocTestParser()
    test = parser.get_doctest(session(text), {}, name, name, 0)
    told: list[str] = []
    doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS).run(test, out=told.append)
    return told


def missing_paths(text: str, folder: Path) -> list[str]:
    """Backticked files and folders that are neither below the project, the package, the engine nor the page's folder."""
    places = (ROOT, SOURCE, SOURCE / "engine", folder)
    return [
        path
        for path in TICKED.findall(prose(text))
        if FILE.fullmatch(path) and not any((place / path).exists() for place in places)
    ]


def anchors(text: str) -> set[str]:
    """What a link can name after `#`: the headings in small letters, blanks as hyphens, other marks left out."""
    titles = [line.partition(" ")[2] for line in prose(text).splitlines() if HEADING.match(line)]
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def broken_links(text: str, folder: Path) -> list[str]:
    """Links to missing files or headings; a link with a scheme would be an address, and the docs name none."""
    complaints = []
    for link in LINK.findall(prose(text)):
        path, _, anchor = link.partition("#")
        target = folder / path
        there = ":" not in link and target.exists()
        if there and anchor:
            there = anchor in anchors(target.read_text(encoding="utf-8") if path else text)
        if not there:
            complaints.append(link)
    return complaints


@lru_cache
def source_names() -> dict[str, set[str]]:
    """What can stand after a dot: the names in every module, by its own name, and in every class.

    Read from the source and not by importing, because a compiled class shows its attributes differently.
    """
    found: dict[str, set[str]] = {}
    for path in SOURCE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found.setdefault(path.stem if path.stem != "__init__" else path.parent.name, set()).update(
            defined(tree.body)
        )
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, set()).update(defined(node.body), own_attributes(node))
    for path in SOURCE.rglob("*"):
        inside = {entry.stem for entry in path.iterdir()} if path.is_dir() else set()
        found.setdefault(path.stem, set()).update(inside)
    return found


def defined(body: list[ast.stmt]) -> Iterator[str]:
    for node in body:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case ast.Assign(targets=targets):
                yield from (target.id for target in targets if isinstance(target, ast.Name))


def own_attributes(cls: ast.ClassDef) -> Iterator[str]:
    for node in ast.walk(cls):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr


def unknown_names(text: str) -> list[str]:
    """Backticked dotted names that the source does not know."""
    known = source_names()
    complaints = []
    for name in TICKED.findall(prose(text)):
        if not DOTTED.fullmatch(name) or name.endswith(FILE_ENDINGS):
            continue
        parts = name.removeprefix("kanly.").split(".")
        if any(after not in known.get(before, ()) for before, after in pairwise(parts)):
            complaints.append(name)
    return complaints


def unknown_targets(text: str) -> list[str]:
    """Commands `make x` that the Makefile does not have."""
    targets = set(re.findall(r"^([a-z-]+):", text_of("Makefile"), re.MULTILINE))
    said = [name for tick in TICKED.findall(text) for name in COMMAND.findall(tick)]
    for language, _, block in blocks(text):
        if language in ("", "console", "sh"):
            said += COMMAND.findall(block)
    return [name for name in said if name not in targets]


def commands(text: str) -> Iterator[list[str]]:
    """What the page says after the word `kanly`, in backticks and in blocks for a shell."""
    said = [tick for tick in TICKED.findall(prose(text)) if tick.startswith("kanly ")]
    for language, _, block in blocks(text):
        if language in ("", "console", "sh"):
            said += re.findall(r"^(?:\$ |\.venv/bin/| +)?(kanly .+)$", block, re.MULTILINE)
    for line in said:
        yield shlex.split(line, comments=True)[1:]


def wrong_counts(text: str) -> list[str]:
    """Counts of recorded games in the part for the next version that are not the number of files; older parts are history."""
    there = len(list((ROOT / "tests" / "records").glob("*.kanly")))
    said = re.findall(r"(\d+) recorded\s+games", section(text, "[Unreleased]"))
    return [f"{count} recorded games, but there are {there}" for count in said if int(count) != there]


# --- the pages


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_examples_run(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # An example may add an edition or a part of its own, which no other test must see.
    monkeypatch.setattr(catalog, "EDITIONS", dict(catalog.EDITIONS))
    known = set(PARTS)
    assert run_examples(page.read_text(encoding="utf-8"), name_of(page)) == []
    for name in set(PARTS) - known:
        del PARTS[name]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_named_files_links_and_commands_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert missing_paths(text, page.parent) == []
    assert broken_links(text, page.parent) == []
    assert unknown_targets(text) == []


@pytest.mark.parametrize("page", PAGES_ON_CODE)
def test_named_functions_exist(page: str) -> None:
    assert unknown_names(text_of(f"docs/{page}")) == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_scenarios_records_and_code_in_the_docs_hold(page: Path) -> None:
    for language, line, block in blocks(page.read_text(encoding="utf-8")):
        if language == "yaml":
            found = read_scenarios("\n" * (line - 1) + block, name_of(page))
            assert found
            for each in found:
                run_scenario(each, catalog.content("base"))
        elif language == "kanly":
            assert replay(read_record(block, name_of(page))).hashes == []
        elif language == "python":
            ast.parse(block)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_command_line_knows_what_the_docs_tell_people_to_type(page: Path) -> None:
    for words in commands(page.read_text(encoding="utf-8")):
        parser().parse_args(words)


def test_commands_print_what_the_page_shows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    checker = doctest.OutputChecker()
    shown = [block for language, _, block in blocks(text_of("docs/notation.md")) if language == "console"]
    assert shown
    for block in shown:
        for part in block.split("$ kanly ")[1:]:
            words, _, wanted = part.partition("\n")
            assert main(words.split()) == 0
            assert checker.check_output(wanted, capsys.readouterr().out, doctest.ELLIPSIS), words


def test_examples_of_the_package_run() -> None:
    """Every module's docstrings; those of the public face must have some."""
    tried: dict[str, int] = {}
    names = [kanly.__name__]
    names += [module.name for module in pkgutil.walk_packages(kanly.__path__, "kanly.")]
    for name in names:
        if not name.endswith("__main__"):
            result = doctest.testmod(importlib.import_module(name))
            assert result.failed == 0, name
            tried[name] = result.attempted
    assert tried["kanly"] and tried["kanly.effects.structure"]
    assert tried["kanly.game"] or kanly.COMPILED  # a compiled module keeps no docstring of its own


def test_every_page_is_in_the_index() -> None:
    linked = {link.partition("#")[0] for link in LINK.findall(text_of("docs/README.md"))}
    pages = {page.name for page in DOCS.glob("*.md")} - {"README.md"}
    assert pages <= linked
    # The decisions have no index of their own, so each is named here.
    assert {f"decisions/{page.name}" for page in (DOCS / "decisions").glob("*.md")} <= linked


def test_the_changelog_counts_the_recorded_games() -> None:
    changelog = text_of("CHANGELOG.md")
    assert wrong_counts(changelog) == []
    faulty = "## [Unreleased]\n\n3 recorded\ngames\n\n## [0.1]\n\n2 recorded games\n"
    assert [complaint.split(",")[0] for complaint in wrong_counts(faulty)] == ["3 recorded games"]


def test_the_decision_on_the_public_face_says_whether_it_is_compiled() -> None:
    compiled = (SOURCE / "game.py").relative_to(ROOT).as_posix() in text_of("setup.py")
    said = re.findall(r"`Game` is (not )?compiled", text_of("docs/decisions/0005-public-face.md"))
    assert said == ["" if compiled else "not "]


def test_the_readme_says_what_it_must() -> None:
    text = text_of("README.md")
    plain = " ".join(text.split())
    assert "`make play`" in text and "`make test`" in text
    assert "unofficial fan project" in plain
    assert "not affiliated with or endorsed by" in plain
    assert "belong to their owners" in plain
    assert "Apache-2.0" in text and "(LICENSE)" in text
    assert "(docs/images/uprising.png)" in text and "(docs/performance.md)" in text
    assert all(language in text for language in ("English", "Ukrainian", "Russian", "Bulgarian"))
    example = [block for language, _, block in blocks(text) if language == "pycon"]
    assert len(example) == 1 and len(re.findall(r"^(?:>>>|\.\.\.) ", example[0], re.MULTILINE)) <= 10


# --- completeness: what the code knows, the page names


def uses(value: object, special: str) -> bool:
    """Whether a tree of data holds this special."""
    if isinstance(value, fx.Special):
        return value.name == special
    if isinstance(value, tuple):
        return any(uses(entry, special) for entry in value)
    if dataclasses.is_dataclass(value):
        return any(uses(getattr(value, field.name), special) for field in dataclasses.fields(value))
    return False


def test_specials_are_all_listed_with_their_components() -> None:
    told = {row[0].strip("`"): row for row in rows(text_of("docs/specials.md"))}
    # An expansion of the tests registers its own.
    ours = [
        word.name for word in specials.WORDS if getattr(word.apply, "__module__", "").startswith("kanly.")
    ]
    assert sorted(told) == sorted(ours)
    for name, row in told.items():
        users = [c.key for c in catalog.everything().values() if uses(c, name)]
        assert TICKED.findall(row[1]) == users
        assert len(row) == 4 and row[2] and row[3]


def test_every_kind_of_move_is_shown_with_an_example_that_can_be_read() -> None:
    told = rows(section(text_of("docs/notation.md"), "Moves"))
    assert [row[0].strip("`") for row in told] == [kind.name for kind in moves.KINDS]
    for row in told:
        for example in TICKED.findall(row[2]):
            assert example.split()[0] == row[0].strip("`")
            with pytest.raises(IllegalMove):  # readable, and not legal as nothing is
                later = [kind.name for kind in moves.KINDS[kinds.SPY :]]
                box = Box("uprising", ("choam",)) if row[0].strip("`") in later else "base"
                read(catalog.content(box), example, [])


def test_every_key_and_mark_of_the_text_formats_is_told() -> None:
    page = text_of("docs/notation.md")

    def told(heading: str) -> list[str]:
        return sorted(first_column(section(page, heading)))

    assert told("Chance") == sorted(chance.CODES)
    assert told("Header") == sorted(HEADER)
    assert told("The table's keys") == sorted(position.table_keys())
    assert told("A seat's keys") == sorted(position.seat_keys())
    assert told("A scenario's keys") == sorted(scenario.KEYS)
    assert told("More keys for `expect`") == sorted(
        {*scenario.expect_keys(), *scenario.seat_expect_keys()}
        - {*position.table_keys(), *position.seat_keys()}
    )


def test_every_key_of_a_stored_state_is_told() -> None:
    mixed = Setup(seed=1, edition="uprising", modules=["choam"], decks={"intrigue": ["detonation"]})
    named = set(TICKED.findall(section(text_of("docs/notation.md"), "Stored games")))
    for setup in (Setup(seed=1), mixed):
        data = json.loads(Game(setup).to_json())
        parts = [key for part in PARTS if part in data for key in data[part]]
        assert {*data, *data["seats"][0], *parts} - named == set()


def test_every_public_name_is_in_the_api_page() -> None:
    words = set(re.findall(r"\w+", text_of("docs/api.md")))
    assert set(kanly.__all__) - words == set()
    public = [name for name in vars(Game) if not name.startswith("_") and name != "state"]
    assert set(public) - words == set()


# --- the rules themselves, on text with known faults

FAULTY = """# One

See `tests/nowhere.py`, `docs/`, `engine/pool.py`, [this](gone.md), [that](notation.md#moves), [it](notation.md#x), [here](#two), [there](#four), `pool.sweep`, `pool.mop`,
`Game.copy`, `Game.fold`, `State.horizon`, `nothing.at_all` and `make coffee`.

```pycon
>>> 1 + 1
3
```

## Two

| word | meaning |
|---|---|
| `a` `b` | `c` |

# Three

```
make tea
`tests/unseen.py`
```
"""


def test_rules_find_known_faults() -> None:
    assert missing_paths(FAULTY, DOCS) == ["tests/nowhere.py"]
    assert broken_links(FAULTY, DOCS) == ["gone.md", "notation.md#x", "#four"]
    assert broken_links("[x](https://example.org)", DOCS) == ["https://example.org"]
    assert unknown_names(FAULTY) == ["pool.mop", "Game.fold", "nothing.at_all"]
    assert unknown_targets(FAULTY) == ["coffee", "tea"]
    told = "".join(run_examples(FAULTY, "faulty.md"))
    assert 'File "faulty.md", line 7' in told and "Got:\n    2" in told


def test_commands_are_found_in_text_and_blocks() -> None:
    text = "Try `kanly cards --json`, `kanly`.\n\n```console\n$ kanly play -p 3\nfine\n```\n\n```\nkanly chcek a.yaml  # oh\n```\n"
    assert list(commands(text)) == [["cards", "--json"], ["play", "-p", "3"], ["chcek", "a.yaml"]]
    with pytest.raises(KanlyError, match="chcek"):
        parser().parse_args(["chcek", "a.yaml"])


def test_sections_end_where_the_next_begins() -> None:
    assert first_column(section(FAULTY, "Two")) == ["a", "b"]
    assert "Two" in section(FAULTY, "One") and "tea" not in section(FAULTY, "One")
    with pytest.raises(AssertionError, match="no heading 'Four'"):
        section(FAULTY, "Four")


def test_a_wrong_scenario_in_a_page_is_noticed() -> None:
    block = "- {name: x, covers: [], position: {seats: {0: {hand: [dagger]}}}, expect: {round: 7}}\n"
    with pytest.raises(KanlyError, match=r"page\.md:1: round is 1, not 7"):
        run_scenario(read_scenarios(block, "page.md")[0], catalog.content("base"))


def test_specials_are_found_wherever_they_stand() -> None:
    components = catalog.by_key("base")
    assert uses(components["base/intrigue/double_cross"], "double_cross")
    assert uses(components["base/leaders/baron_vladimir_harkonnen"], "masterstroke")
    assert not uses(components["base/intrigue/ambush"], "double_cross")
