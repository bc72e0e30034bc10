"""The house rules that a machine can check: who may import whom, sizes, names, dependencies, the build under test.

Each rule is a function from a folder to a list of complaints. It is run on the project, where it must find
nothing, and on a small made-up tree with known faults, where it must find exactly those.
"""

from __future__ import annotations

import ast
import importlib.machinery
import importlib.metadata
import importlib.util
import os
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from kanly import catalog

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"

# A module may import from its own layer and from those above it in this list.
LAYERS: list[set[str]] = [
    {"effects", "components", "open_class", "setup", "topics"},
    {"engine"},
    {"sets"},
    {"catalog", "modules", "opening"},
    {"decision", "fights", "game", "view", "notation", "text", "reasons"},
    {"bots"},
    {"companion"},
    {"arena", "env"},
    {"server"},
    {"load"},
    {"cli", "__main__"},
]
LAYER = {name: number for number, names in enumerate(LAYERS) for name in names}
# `from kanly import Game` reaches the package's face, which stands where the public object stands.
FACE = LAYER["game"]
# What drives a server from outside knows no more of ours than how to say what went wrong.
APART = {"load": {"load", "engine.errors"}}
# The files of a topic that belong to other layers than the engine, see `kanly/topics/__init__.py`.
TOPIC_FILES = {
    "text": "text",
    "worth": "bots",
    "invariants": "arena",
    "signs": "cli",
    "page": "server",
    "position": "notation",
}
# Who may name a topic: the boxes that need it, and what is there for printed opponents or shows all that lies on the table.
NAME_TOPICS = {"sets", "companion", "server", "cli"}

# What would let a clock, the machine or another source of chance into the rules.
CLOSED_TO_ENGINE = {
    "asyncio", "datetime", "importlib", "io", "logging", "multiprocessing", "os", "pathlib", "random",
    "secrets", "shutil", "socket", "subprocess", "tempfile", "threading", "time", "uuid",
}  # fmt: skip
CLOSED_BUILTINS = {"__import__", "breakpoint", "input", "open", "print"}

# What only the type checker and mypyc read, and nobody imports at run time.
HINTS = {"mypy_extensions"}

LONGEST = 500
DRAWERS = {"common", "helper", "helpers", "misc", "util", "utils"}
NOT_OURS = {"build", "dist", "node_modules", "venv"}

# Put together here so that this file doesn't name them either.
INDEX_HOSTS = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pypi", "python", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("crates", "io"),
        ("anaconda", "org"),
    )
]


def modules(source: Path) -> Iterator[tuple[str, Path]]:
    """Every module below `source` with its dotted name; a package goes by its own name."""
    for path in sorted(source.rglob("*.py")):
        parts = path.relative_to(source).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


@cache
def nodes(path: Path) -> list[ast.AST]:
    """All that a file is made of; several rules look at each file."""
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))))


def imports(module: str, path: Path) -> Iterator[tuple[int, str]]:
    """Line and dotted target of every import in a file, wherever it stands and however it is written."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in nodes(path):
        match node:
            case ast.Import(names=names):
                for alias in names:
                    yield node.lineno, alias.name
            case ast.ImportFrom(module=base, names=names, level=level):
                start = base or ""
                if level:
                    above = package.split(".")[: len(package.split(".")) - level + 1]
                    start = ".".join([*above, *([base] if base else [])])
                for alias in names:
                    yield node.lineno, f"{start}.{alias.name}"
            case ast.Call(func=function, args=[ast.Constant(value=str(target)), *_]):
                if "import" in ast.unparse(function):
                    yield node.lineno, target


def wrong_directions(source: Path) -> list[str]:
    """Imports that point from a lower layer to a higher one, and modules that have no layer."""
    complaints = []
    for module, path in modules(source):
        names = module.split(".")
        if module == "kanly":
            for line, target in imports(module, path):
                if any(part.startswith("_") for part in target.split(".") if not part.startswith("__")):
                    complaints.append(f"kanly/__init__.py:{line}: {target} is private")
            continue
        here = path.relative_to(source).as_posix()
        name = layer_of(names)
        if name not in LAYER:
            complaints.append(f"{here}: {name} has no layer; give it one in LAYERS of tests/test_house.py")
            continue
        for line, target in imports(module, path):
            root, *rest = target.split(".")
            if root != "kanly":
                continue
            # An unknown name directly under kanly is an attribute of the face: unknown files are named above.
            layer = LAYER.get(layer_of(["kanly", *rest]), FACE) if rest else FACE
            allowed = APART.get(name)
            if (
                allowed and not any(".".join(rest).startswith(module) for module in allowed)
            ) or layer > LAYER[name]:
                complaints.append(f"{here}:{line}: {name} must not import {target}")
            elif names_topic(rest, names) and names[1] not in NAME_TOPICS:
                complaints.append(f"{here}:{line}: only boxes and faces name a topic, and {target} is of one")
    return complaints


def names_topic(rest: list[str], names: list[str]) -> bool:
    """Whether an import reaches into a topic from outside of it."""
    return rest[:1] == ["topics"] and len(rest) > 2 and rest[:2] != names[1:3]


def layer_of(names: list[str]) -> str:
    """The layer that a module belongs to, by the parts of its name; each file of a topic has its own."""
    if names[1] == "topics" and len(names) > 3:
        return TOPIC_FILES.get(names[3], "engine")
    return names[1]


def of_engine(module: str) -> bool:
    """Whether a module plays by the rules: the engine's own, and what topics add to it."""
    names = module.split(".")
    return len(names) > 1 and layer_of(names) == "engine"


def impure_engine(source: Path) -> list[str]:
    """Ways in which the engine reaches out of the game: clocks, files, printing, other packages."""
    complaints = []
    for module, path in modules(source):
        if not of_engine(module):
            continue
        here = path.relative_to(source).as_posix()
        for line, target in imports(module, path):
            root = target.split(".")[0]
            foreign = root != "kanly" and root not in sys.stdlib_module_names
            if root in CLOSED_TO_ENGINE or foreign:
                complaints.append(f"{here}:{line}: the engine must not import {root}")
        for node in nodes(path):
            if isinstance(node, ast.Name) and node.id in CLOSED_BUILTINS:
                complaints.append(f"{here}:{node.lineno}: the engine must not use {node.id}")
    return complaints


def undeclared(source: Path, declared: set[str]) -> list[str]:
    """Imports of packages that are installed here by chance, as something else needs them."""
    providers = importlib.metadata.packages_distributions()
    complaints = []
    for module, path in modules(source):
        for line, target in imports(module, path):
            root = target.split(".")[0]
            if root == "kanly" or root in sys.stdlib_module_names or root in HINTS:
                continue
            if not declared & {canonicalize_name(name) for name in providers.get(root, [])}:
                here = path.relative_to(source).as_posix()
                complaints.append(f"{here}:{line}: {root} is no dependency in pyproject.toml")
    return complaints


def bad_files(source: Path) -> list[str]:
    """Files too long to read in one go (lists of cards excepted), drawers for leftovers, folders without __init__."""
    complaints = []
    for _, path in modules(source):
        here = path.relative_to(source)
        length = len(path.read_text(encoding="utf-8").splitlines())
        if length > LONGEST and "sets" not in here.parts[:-1]:
            complaints.append(f"{here.as_posix()}: {length} lines; split it by topic, {LONGEST} is the limit")
        if path.stem in DRAWERS:
            complaints.append(f"{here.as_posix()}: name the topic instead of {path.stem}")
        if not (path.parent / "__init__.py").is_file():
            complaints.append(f"{here.parent.as_posix()}: no __init__.py, so an install would leave it out")
    return complaints


def index_hosts(project: Path) -> list[str]:
    """Files that name a package index: where packages come from is the machine's business, not the project's."""
    pattern = re.compile("|".join(map(re.escape, INDEX_HOSTS)).encode())
    complaints = []
    for folder, folders, files in os.walk(project):
        folders[:] = sorted(
            name
            for name in folders
            if name not in NOT_OURS and (not name.startswith(".") or name in (".ci", ".github"))
        )
        for name in sorted(files):
            path = Path(folder, name)
            if path.is_file() and (found := pattern.search(path.read_bytes())):
                complaints.append(f"{path.relative_to(project).as_posix()}: names {found.group().decode()}")
    return complaints


def lock_complaints(lock: str, requirements: list[str]) -> list[str]:
    """Lines of a lock file that are no plain pin, and requirements that its pins don't fulfil."""
    complaints = []
    pins: dict[str, str] = {}
    for number, line in enumerate(lock.splitlines(), start=1):
        if not line or line.startswith("#"):
            continue
        if found := re.fullmatch(r"([A-Za-z0-9._-]+)==([A-Za-z0-9.+!]+)", line):
            pins[canonicalize_name(found[1])] = found[2]
        else:
            complaints.append(f"line {number}: {line!r} is not name==version")
    for text in requirements:
        requirement = Requirement(text)
        pin = pins.get(canonicalize_name(requirement.name))
        if pin is None or not requirement.specifier.contains(pin):
            complaints.append(f"{text} is wanted, {pin} is locked; run `make lock`")
    return complaints


def wrong_build(name: str, file: str | None, expected: str) -> str | None:
    compiled = file is not None and file.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))
    actual = "compiled" if compiled else "pure"
    return None if actual == expected else f"{name} is {actual}, the build under test is {expected}: {file}"


def wanted() -> tuple[list[str], list[str]]:
    """What pyproject.toml asks for: at run time, and for building, developing and measuring."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = settings["project"]["optional-dependencies"].values()
    return settings["project"]["dependencies"], [*settings["build-system"]["requires"], *chain(*extras)]


def tree(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


# --- the project


def test_imports_point_one_way() -> None:
    assert wrong_directions(SOURCE) == []


def test_engine_reaches_for_nothing_outside_the_game() -> None:
    assert impure_engine(SOURCE) == []


def test_every_imported_package_is_declared() -> None:
    runtime, _ = wanted()
    assert undeclared(SOURCE, {str(canonicalize_name(Requirement(text).name)) for text in runtime}) == []


def test_files_are_short_and_named_by_topic() -> None:
    assert bad_files(SOURCE) == []


def test_no_file_names_a_package_index() -> None:
    assert index_hosts(ROOT) == []


def test_lock_file_pins_what_the_project_wants() -> None:
    runtime, others = wanted()
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert lock_complaints(lock, [*runtime, *others]) == []


def test_the_build_under_test_is_the_one_that_was_asked_for() -> None:
    expected = os.environ.get("KANLY_BUILD", "pure")
    engine = [name for name, _ in modules(SOURCE) if of_engine(name)] + ["kanly.game"]
    complaints = []
    for name in engine:
        spec = importlib.util.find_spec(name)
        assert spec is not None, f"{name} is in src but not in the installed package; run make again"
        complaints.append(wrong_build(name, spec.origin, expected))
    assert [text for text in complaints if text] == []


# --- the rules themselves, on trees with known faults


def test_direction_rule_finds_each_way_of_importing(tmp_path: Path) -> None:
    source = tree(
        tmp_path,
        {
            "kanly/__init__.py": "from kanly.cli.main import main\nfrom kanly.engine._table import x\n",
            "kanly/effects.py": "import kanly.engine.state\n",
            "kanly/engine/__init__.py": "from ..sets import base\n",
            "kanly/engine/state.py": "from kanly.effects import Gain\nfrom kanly import effects\nfrom . import chance\n",
            "kanly/engine/lazy.py": "def f() -> None:\n    from kanly import catalog\n",
            "kanly/engine/hint.py": "if TYPE_CHECKING:\n    from kanly.view import View\n",
            "kanly/engine/hidden.py": "import_module('kanly.sets.base')\n",
            "kanly/engine/steps/turn.py": "from ..state import State\nfrom ...bots import greedy\n",
            "kanly/sets/base/__init__.py": "from kanly.engine.state import State\nfrom kanly import Game\n",
            "kanly/catalog.py": "from kanly.sets import base\nimport random\n",
            "kanly/view.py": "import kanly.notation.moves\nimport kanly\nfrom kanly.arena import pool\n",
            "kanly/bots/greedy.py": "from kanly import Game, view\nfrom kanly.cli import main\n",
            "kanly/cli/main.py": "from kanly import Game\nfrom kanly.bots import greedy\nimport rich\n",
            "kanly/leftover.py": "",
            "kanly/load/driver.py": "from kanly.engine.errors import KanlyError\nfrom kanly.server import app\n",
            "kanly/companion/session.py": "from kanly.arena import match\nfrom kanly.server import app\n",
            "kanly/engine/setup.py": "from kanly.topics.spies.rules import place\n",
            "kanly/topics/__init__.py": "from importlib import import_module\n",
            "kanly/topics/spies/rules.py": "from kanly.engine import state\nfrom kanly.text import words\n",
            "kanly/topics/spies/text.py": "from kanly.text import words\nfrom kanly.topics.spies import rules\n",
            "kanly/topics/worms/rules.py": "from kanly.topics.spies.rules import place\n",
        },
    )
    assert wrong_directions(source) == [
        "kanly/__init__.py:2: kanly.engine._table.x is private",
        "kanly/bots/greedy.py:2: bots must not import kanly.cli.main",
        "kanly/companion/session.py:1: companion must not import kanly.arena.match",
        "kanly/companion/session.py:2: companion must not import kanly.server.app",
        "kanly/effects.py:1: effects must not import kanly.engine.state",
        "kanly/engine/__init__.py:1: engine must not import kanly.sets.base",
        "kanly/engine/hidden.py:1: engine must not import kanly.sets.base",
        "kanly/engine/hint.py:2: engine must not import kanly.view.View",
        "kanly/engine/lazy.py:2: engine must not import kanly.catalog",
        "kanly/engine/setup.py:1: only boxes and faces name a topic, and kanly.topics.spies.rules.place is of one",
        "kanly/engine/steps/turn.py:2: engine must not import kanly.bots.greedy",
        "kanly/leftover.py: leftover has no layer; give it one in LAYERS of tests/test_house.py",
        "kanly/load/driver.py:2: load must not import kanly.server.app",
        "kanly/sets/base/__init__.py:2: sets must not import kanly.Game",
        "kanly/topics/spies/rules.py:2: engine must not import kanly.text.words",
        "kanly/topics/worms/rules.py:1: only boxes and faces name a topic, and kanly.topics.spies.rules.place is of one",
        "kanly/view.py:3: view must not import kanly.arena.pool",
    ]


def test_engine_rule_finds_clocks_chance_printing_and_packages(tmp_path: Path) -> None:
    source = tree(
        tmp_path,
        {
            "kanly/engine/state.py": "import hashlib\nfrom typing import Final\nfrom kanly import effects\n",
            "kanly/engine/chance.py": "from random import Random\nimport time\n",
            "kanly/engine/turn.py": "import rich.table\ndef f() -> None:\n    print(1)\n",
            "kanly/cli/main.py": "import random\nprint(2)\n",
        },
    )
    assert impure_engine(source) == [
        "kanly/engine/chance.py:1: the engine must not import random",
        "kanly/engine/chance.py:2: the engine must not import time",
        "kanly/engine/turn.py:1: the engine must not import rich",
        "kanly/engine/turn.py:3: the engine must not use print",
    ]


def test_dependency_rule_finds_what_only_development_installs(tmp_path: Path) -> None:
    source = tree(
        tmp_path, {"kanly/view.py": "import json\nimport yaml\nimport pytest\nimport no_such_package\n"}
    )
    assert undeclared(source, {"pyyaml"}) == [
        "kanly/view.py:3: pytest is no dependency in pyproject.toml",
        "kanly/view.py:4: no_such_package is no dependency in pyproject.toml",
    ]


def test_file_rule_finds_long_files_drawers_and_lost_folders(tmp_path: Path) -> None:
    source = tree(
        tmp_path,
        {
            "kanly/__init__.py": "",
            "kanly/view.py": "x = 1\n" * LONGEST,
            "kanly/game.py": "x = 1\n" * (LONGEST + 1),
            "kanly/utils.py": "",
            "kanly/sets/__init__.py": "",
            "kanly/sets/imperium.py": "x = 1\n" * (LONGEST + 1),
            "kanly/text/words.py": "",
        },
    )
    assert bad_files(source) == [
        f"kanly/game.py: {LONGEST + 1} lines; split it by topic, {LONGEST} is the limit",
        "kanly/text: no __init__.py, so an install would leave it out",
        "kanly/utils.py: name the topic instead of utils",
    ]


def test_index_rule_finds_hosts_in_any_file_of_ours(tmp_path: Path) -> None:
    tree(
        tmp_path,
        {
            "requirements.lock": f"--find-links {INDEX_HOSTS[0]}\n",
            ".ci/run": f"pip download from files.{INDEX_HOSTS[2]}\n",
            "README.md": "nothing here\n",
            ".venv/lib/metadata": INDEX_HOSTS[0],
            "build/metadata": INDEX_HOSTS[0],
        },
    )
    assert index_hosts(tmp_path) == [
        f"requirements.lock: names {INDEX_HOSTS[0]}",
        f".ci/run: names {INDEX_HOSTS[2]}",
    ]


def test_lock_rule_finds_addresses_and_unmet_wishes() -> None:
    lock = "# a comment\nrich==15.0.0\n--index-url somewhere\nmypy==2.4.1\n"
    assert lock_complaints(lock, ["rich>=14,<16", "mypy==2.4.0", "pytest"]) == [
        "line 3: '--index-url somewhere' is not name==version",
        "mypy==2.4.0 is wanted, 2.4.1 is locked; run `make lock`",
        "pytest is wanted, None is locked; run `make lock`",
    ]


def test_build_rule_tells_compiled_from_pure() -> None:
    module = f"state{importlib.machinery.EXTENSION_SUFFIXES[0]}"
    assert wrong_build("state", "state.py", "pure") is None
    assert wrong_build("state", module, "compiled") is None
    assert (
        wrong_build("state", module, "pure") == f"state is compiled, the build under test is pure: {module}"
    )
    assert wrong_build("state", "state.py", "compiled") == (
        "state is pure, the build under test is compiled: state.py"
    )


def named_components(source: Path, ids: set[str]) -> list[str]:
    """String constants in the engine that are the id of a component: the engine names no card."""
    complaints = []
    for module, path in modules(source):
        if of_engine(module):
            for node in nodes(path):
                if isinstance(node, ast.Constant) and node.value in ids:
                    complaints.append(f"{path.name}:{node.lineno}: {node.value}")
    return complaints


def test_engine_names_no_card(tmp_path: Path) -> None:
    ids = {component.id for component in catalog.components(catalog.edition("base"))}
    # What the rules themselves speak of, besides the spaces and the card that bear its name.
    pieces = {"swordmaster", "mentat", "infiltrate"}
    assert named_components(SOURCE, ids - pieces) == []
    fault = tmp_path / "kanly" / "engine" / "cheat.py"
    fault.parent.mkdir(parents=True)
    fault.write_text('CARD = "dagger"\n')
    assert named_components(tmp_path, ids - pieces) == ["cheat.py:1: dagger"]
