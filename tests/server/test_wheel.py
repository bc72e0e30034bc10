"""What is installed: a wheel serves the page without Node and without the sources."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx2
import pytest

from .process import started

ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("pyproject.toml", "setup.py", "README.md", "LICENSE")
PAGE = "kanly/server/page/"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    # From a copy: a build leaves its traces beside the sources, where another may be under way.
    sources = tmp_path_factory.mktemp("sources")
    for name in NEEDED:
        shutil.copy(ROOT / name, sources)
    shutil.copytree(
        ROOT / "src", sources / "src", ignore=shutil.ignore_patterns("*.egg-info", "__pycache__", "*.so")
    )
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run(
        [*command, "--wheel-dir", str(folder), str(sources)],
        check=True,
        env={**os.environ, "KANLY_COMPILE": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"},
        timeout=300,
    )
    (made,) = folder.glob("kanly-*.whl")
    return made


def test_a_wheel_holds_the_built_page_whole(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        held = {name: archive.read(name) for name in archive.namelist() if name.startswith(PAGE)}
    built = ROOT / "src" / PAGE
    assert (built / "index.html").is_file(), "the page is not built; `make page` builds it"
    assert held == {
        f"{PAGE}{file.relative_to(built).as_posix()}": file.read_bytes()
        for file in built.rglob("*")
        if file.is_file()
    }
    wanted = re.findall(r'(?:src|href)="/([^"]+)"', held[f"{PAGE}index.html"].decode())
    assert wanted
    assert {f"{PAGE}{name}" for name in wanted} <= set(held)


def test_what_a_wheel_holds_serves_the_page_and_its_words(wheel: Path, tmp_path: Path) -> None:
    installed = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(installed)
    env = {"PYTHONPATH": str(installed)}
    where = [sys.executable, "-c", "import kanly.server.app; print(kanly.server.app.__file__)"]
    found = subprocess.run(where, check=True, capture_output=True, text=True, env={**os.environ, **env})
    assert Path(found.stdout.strip()).is_relative_to(installed)
    with (
        started("--database", f"sqlite:///{tmp_path / 'kanly.sqlite'}", env=env) as server,
        httpx2.Client(base_url=server.address, trust_env=False) as http,
    ):
        index = http.get("/")
        assert index.status_code == 200
        script = re.findall(r'src="/([^"]+\.js)"', index.text)[0]
        assert http.get(f"/{script}").headers["content-type"].startswith("text/javascript")
        assert http.get("/api/words", params={"language": "uk"}).json()["page-close"] == "Закрити"
