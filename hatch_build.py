"""Builds the page into the package, so that whoever installs a wheel or an sdist needs no Node."""

import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageBuildHook(BuildHookInterface[BuilderConfig]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        root = Path(self.root)
        return node_wheel(root) if is_stale(root) and not has_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if is_stale(root):
            build(root / "web")
        if not built_page(root).exists():
            raise FileNotFoundError("this sdist lacks the built page")


def built_page(root: Path) -> Path:
    return root / "src" / "quivive" / "web" / "index.html"


def is_stale(root: Path) -> bool:
    """An sdist, known by its PKG-INFO, contains the built page; a clone builds it when a source is newer."""
    if (root / "PKG-INFO").exists():
        return False
    page = built_page(root)
    return not page.exists() or any(
        path.stat().st_mtime > page.stat().st_mtime for path in page_sources(root)
    )


def page_sources(root: Path) -> Iterator[Path]:
    """The page, and the games' content that travels with it; Python beside it is for tests."""
    content = (root / "src" / "quivive" / "games").glob("*/content")
    for folder in (root / "web", *content):
        yield from (path for path in sources(folder) if path.suffix != ".py")


def sources(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir() if folder.is_dir() else ():
        if path.is_file():
            yield path
        elif path.name not in {"node_modules", "__pycache__"}:
            yield from sources(path)


def has_node() -> bool:
    """Whether there is a Node that Vite runs on, as in web/package.json."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def node_wheel(root: Path) -> list[str]:
    groups = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    return [str(requirement) for requirement in groups["node"]]


def build(web: Path) -> None:
    npm = shutil.which("npm")
    if not npm:
        raise FileNotFoundError("building the page needs npm with Node 20.19 or 22.12 and newer")
    lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([npm, "ci", "--include=dev"], cwd=web, check=True)
    subprocess.run([npm, "run", "build"], cwd=web, check=True)
