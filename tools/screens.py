"""Takes screenshots of every screen, in every language and size, and makes a gallery of them.

python -m tools.screens --into screens
python -m tools.screens --into screens --only talk --language uk
python -m tools.screens --readme
"""

from __future__ import annotations

import argparse
import base64
import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from tests.e2e.company import Company, company
from tests.e2e.conftest import chromium, serving, watch_errors
from tests.e2e.every_scene import SCENES
from tests.e2e.scenes import SETTLED, Scene
from tools.gallery import gallery

LANGUAGES = ("ru", "uk", "en")
README = Path(__file__).parent.parent / "README.md"
PICTURE = re.compile(r"docs/screens/([a-z-]+)\.webp")
"""A picture in the README is named after its scene."""
TO_WEBP = """async (png) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  const webp = await canvas.convertToBlob({ type: "image/webp", quality: 0.82 });
  const bytes = new Uint8Array(await webp.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}"""


def main(arguments: Sequence[str] | None = None) -> int:
    asked = _parser().parse_args(arguments)
    scenes = [scene for scene in SCENES if asked.only in scene.name]
    languages = [asked.language] if asked.language else LANGUAGES
    complaints: list[str] = []
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as url,
        sync_playwright() as playwright,
        playwright.chromium.launch(**chromium()) as browser,
    ):
        if asked.readme:
            with _device(browser, url, "en", complaints.append) as context:
                for_readme(context, url, scenes)
        else:
            for language in languages:
                with _device(browser, url, language, complaints.append) as context:
                    every_size(context, url, scenes, language, asked.into)
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


def for_readme(context: BrowserContext, url: str, scenes: Sequence[Scene]) -> None:
    """Retakes the README's pictures, each at the first size of its scene."""
    shown = {name: README.parent / path for path, name in readme_pictures()}
    converter = context.new_page()
    for scene in scenes:
        if scene.name in shown:
            with company(url) as gathered, _opened(context, scene, gathered) as page:
                png = _shoot(page, scene.sizes[0])
                webp = converter.evaluate(TO_WEBP, base64.b64encode(png).decode())
                shown[scene.name].write_bytes(base64.b64decode(webp))
                print(shown[scene.name])


def readme_pictures() -> list[tuple[str, str]]:
    """The README's pictures: the path and the scene of each."""
    return [(found[0], found[1]) for found in PICTURE.finditer(README.read_text("utf-8"))]


def every_size(context: BrowserContext, url: str, scenes: Sequence[Scene], language: str, into: Path) -> None:
    into.mkdir(parents=True, exist_ok=True)
    for scene in scenes:
        for name in shots(context, url, scene, language, into):
            print(name)
    (into / "index.html").write_text(gallery([scene.name for scene in SCENES], into), "utf-8")


def shots(context: BrowserContext, url: str, scene: Scene, language: str, into: Path) -> Iterator[str]:
    """Takes one scene in one language: the page is opened once and resized to every size."""
    with company(url) as gathered, _opened(context, scene, gathered) as page:
        for size in scene.sizes:
            name = f"{scene.name}.{language}.{size['width']}.png"
            (into / name).write_bytes(_shoot(page, size))
            yield name


@contextmanager
def _opened(context: BrowserContext, scene: Scene, gathered: Company) -> Iterator[Page]:
    page = context.new_page()
    page.set_viewport_size(scene.sizes[0])
    scene.open(page, gathered)
    yield page
    page.evaluate("localStorage.clear()")
    page.close()


def _shoot(page: Page, size: ViewportSize) -> bytes:
    page.set_viewport_size(size)
    page.wait_for_function(SETTLED)
    return page.screenshot(animations="disabled")


def _device(browser: Browser, url: str, language: str, complain: Callable[[str], None]) -> BrowserContext:
    context = browser.new_context(base_url=url, locale=language)
    watch_errors(context, urlsplit(url).netloc, lambda said: complain(f"{language}: {said}"))
    return context


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tools.screens", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--into", type=Path, help="the folder of the pictures")
    where.add_argument("--readme", action="store_true", help="retake the README's pictures")
    parser.add_argument("--only", default="", help="a part of the scenes' names")
    parser.add_argument("--language", choices=LANGUAGES)
    return parser


if __name__ == "__main__":
    sys.exit(main())
