"""An HTML page that shows all pictures of a folder, one row per scene."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from pathlib import Path

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Qui Vive: every screen</title>
<style>
  body {{ margin: 2rem; font: 1rem/1.4 sans-serif; color: #f3e6cc; background: #1c1014; }}
  div {{ display: flex; flex-wrap: wrap; gap: 1rem; }}
  a {{ color: inherit; }}
  img {{ display: block; height: 26rem; }}
</style>
<h1>Every screen</h1>
{rows}
</html>
"""


def gallery(scenes: Iterable[str], folder: Path) -> str:
    return PAGE.format(rows="\n".join(_row(scene, sorted(folder.glob(f"{scene}.*.png"))) for scene in scenes))


def _row(scene: str, pictures: Iterable[Path]) -> str:
    shown = "\n".join(_picture(path.name) for path in pictures)
    return f"<h2>{escape(scene)}</h2>\n<div>\n{shown}\n</div>"


def _picture(name: str) -> str:
    words = escape(name.removesuffix(".png"))
    return f'<a href="{escape(name)}"><img loading="lazy" src="{escape(name)}" alt="{words}">{words}</a>'
