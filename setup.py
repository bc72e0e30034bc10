"""The build: a pure package, and, where a C compiler works, the engine compiled with mypyc.

KANLY_COMPILE decides. Unset: compile if possible, otherwise say why not and stay pure. 0: stay pure.
1: compile or fail. Editable installs are always pure, because a compiled module lying in src/ would
shadow every later edit of its source.
"""

from __future__ import annotations

import os
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import ClassVar

from setuptools import Command, Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
# The engine and the public object around it are what search and self-play run; the rest is too cool to be worth compiling.
COMPILED = "src/kanly/engine"
# The files of a topic that belong to other layers than the engine.
TOPICS = "src/kanly/topics"
NO_RULES = {"text.py", "worth.py", "invariants.py", "signs.py", "page.py", "position.py"}
FACE = "src/kanly/game.py"
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}
EDITABLE = {"editable_wheel", "develop"}


class CannotCompile(Exception):
    """Why the engine stays pure; the text is shown to the person who installs."""


def wish() -> str:
    value = os.environ.get("KANLY_COMPILE", "")
    if value not in ("", "0", "1"):
        raise SystemExit(
            f"kanly: KANLY_COMPILE is {value!r}; it must be 0 (pure), 1 (compiled) or unset (if possible)."
        )
    return value


def say(message: str) -> None:
    print(f"kanly: {message}", file=sys.stderr, flush=True)


def check_compiler() -> None:
    """Build a one-line extension module: that needs the compiler, the linker and Python's headers at once."""
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise CannotCompile(
            "Python.h is missing (Debian and Ubuntu: apt install python3-dev; Fedora: dnf install python3-devel)"
        )
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(
            "#include <Python.h>\n"
            'static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe", NULL, -1, NULL};\n'
            "PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }\n"
        )
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except Exception as error:  # each compiler front end fails with a type of its own
            raise CannotCompile(
                f"no working C compiler ({error}; Debian and Ubuntu: apt install gcc libc6-dev)"
            ) from error


def engine_extensions() -> list[Extension]:
    paths = sorted(str(path.relative_to(ROOT)) for path in (ROOT / COMPILED).rglob("*.py"))
    paths += sorted(
        str(path.relative_to(ROOT))
        for path in (ROOT / TOPICS).glob("*/*.py")
        if path.name not in {"__init__.py", *NO_RULES}
    )
    paths.append(FACE)
    if len(paths) == 1:
        raise CannotCompile(f"there are no modules in {COMPILED}")
    check_compiler()
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        raise CannotCompile(
            f"mypyc can't be imported ({error}); it comes with mypy, see build-system in pyproject.toml"
        ) from error
    try:
        found = mypycify(
            # The engine's own package leads mypy to modules that use packages which a build doesn't install.
            ["--follow-imports=silent", *paths],
            opt_level="3",
            debug_level="0",
            group_name="kanly_engine",  # otherwise the shared part is named by a hash that nobody could look for
            target_dir="build/mypyc",
        )
    except SystemExit as error:  # mypyc prints what it refuses, then exits
        raise CannotCompile("mypyc refused the engine; its messages stand above") from error
    for extension in found:
        extension.depends.append("setup.py")  # the compiler's options stand here
    return found


class BuildEngine(build_ext):
    """build_ext that, unless compiling is a must, leaves a working pure package when the C code won't build."""

    def run(self) -> None:
        # A module compiled by an earlier build would be packed again although its source is gone.
        wanted = {Path(output).resolve() for output in self.get_outputs()}
        for module in Path(self.build_lib).rglob("*.so"):
            if module.resolve() not in wanted:
                module.unlink()
        try:
            super().run()
        except Exception as error:
            if wish() == "1":
                raise
            # A part of the modules without the rest can't be imported, so all of them go.
            for output in map(Path, self.get_outputs()):
                output.unlink(missing_ok=True)
            self.extensions = []
            say(f"the engine is installed as pure Python: compiling it failed ({error}).")


def extensions() -> list[Extension]:
    arguments = set(sys.argv[1:])
    choice = wish()
    if choice == "1" and arguments & EDITABLE:
        raise SystemExit(
            "kanly: KANLY_COMPILE=1 can't be used with an editable install, which is always pure; "
            "run `make compiled`, or install without -e."
        )
    # Questions about metadata run this file too, and must not cost a compilation.
    if choice == "0" or not arguments & BUILDING or arguments & EDITABLE:
        return []
    try:
        found = engine_extensions()
    except CannotCompile as reason:
        if choice == "1":
            raise SystemExit(f"kanly: KANLY_COMPILE=1, but {reason}.") from reason
        say(f"the engine is installed as pure Python, which works but is slower: {reason}.")
        return []
    say("compiling the engine with mypyc.")
    return found


class CanCompile(Command):
    """`python setup.py can_compile`: whether this machine can build the engine, and if not, why."""

    description = "say whether this machine can compile the engine"
    user_options: ClassVar[list[tuple[str, str | None, str]]] = []

    def initialize_options(self) -> None:
        pass

    def finalize_options(self) -> None:
        pass

    def run(self) -> None:
        try:
            check_compiler()
        except CannotCompile as reason:
            raise SystemExit(f"kanly: the engine can't be compiled here: {reason}.") from reason


# mypyc names the modules and its output by paths that are relative to the project.
os.chdir(ROOT)
# Files of an earlier build would be packed into the wheel although their source is gone. The compiled modules
# stay (BuildEngine removes the unwanted ones), so that only what changed goes through the C compiler again.
for stale in (ROOT / "build").glob("lib*/**/*"):
    if stale.is_file() and stale.suffix != ".so":
        stale.unlink()
setup(ext_modules=extensions(), cmdclass={"build_ext": BuildEngine, "can_compile": CanCompile})
