"""Takes a picture of every screen, in every language and size, into one gallery.

python -m tools.screens --into screens
python -m tools.screens --into screens --only talk --language uk
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from tests.e2e.company import company
from tests.e2e.conftest import _watch, chromium, serving
from tests.e2e.every_scene import SCENES
from tests.e2e.scenes import SETTLED, Scene
from tools.gallery import gallery

LANGUAGES = ("ru", "uk", "en")


def main(arguments: Sequence[str] | None = None) -> int:
    asked = _parser().parse_args(arguments)
    into: Path = asked.into
    into.mkdir(parents=True, exist_ok=True)
    scenes = [scene for scene in SCENES if asked.only in scene.name]
    languages = [asked.language] if asked.language else LANGUAGES
    complaints: list[str] = []
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as url,
        sync_playwright() as playwright,
        playwright.chromium.launch(**chromium()) as browser,
    ):
        for language in languages:
            with _device(browser, url, language, complaints.append) as context:
                for scene in scenes:
                    for name in shots(context, url, scene, language, into):
                        print(name)
    (into / "index.html").write_text(gallery([scene.name for scene in SCENES], into), "utf-8")
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


def shots(context: BrowserContext, url: str, scene: Scene, language: str, into: Path) -> Iterator[str]:
    """Takes one scene in one language: the page is opened once and resized to every size."""
    with company(url) as gathered:
        page = context.new_page()
        page.set_viewport_size(scene.sizes[0])
        scene.open(page, gathered)
        for size in scene.sizes:
            name = f"{scene.name}.{language}.{size['width']}.png"
            _shoot(page, size, into / name)
            yield name
        page.evaluate("localStorage.clear()")
        page.close()


def _shoot(page: Page, size: ViewportSize, path: Path) -> None:
    page.set_viewport_size(size)
    page.wait_for_function(SETTLED)
    page.screenshot(path=path, animations="disabled")


def _device(browser: Browser, url: str, language: str, complain: Callable[[str], None]) -> BrowserContext:
    context = browser.new_context(base_url=url, locale=language)
    _watch(context, urlsplit(url).netloc, lambda said: complain(f"{language}: {said}"))
    return context


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tools.screens", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--into", type=Path, required=True, help="the folder of the pictures")
    parser.add_argument("--only", default="", help="a part of the scenes' names")
    parser.add_argument("--language", choices=LANGUAGES)
    return parser


if __name__ == "__main__":
    sys.exit(main())
