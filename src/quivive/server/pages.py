"""Serves the built page: its files, and the HTML for the path that was asked for."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from aiohttp import web

from quivive.engine.game import Illegal
from quivive.server.admissions import Admissions
from quivive.server.relay import Unreachable
from quivive.tables.log import Broken, NotHome

_PAGE_PATH = re.compile(r"^/[A-Za-z0-9/_-]*$")
_TABLE_PATH = re.compile(r"^/([A-Za-z]{1,16})/?$")
_SCREEN_PATH = re.compile(r"^/[A-Za-z]+/screen/?$")


class Pages:
    """Answers every path that nothing else has answered."""

    def __init__(self, admissions: Admissions) -> None:
        self._admissions = admissions

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """A file of the built page, or its HTML for any path that could be a table's."""
        if (file := _built(request.match_info["path"])) is not None:
            fresh = "public, max-age=31536000, immutable" if file.parent.name == "assets" else "no-cache"
            return web.FileResponse(file, headers={"Cache-Control": fresh})
        if not _PAGE_PATH.match(request.path) or request.path.startswith("/api/"):
            raise web.HTTPNotFound
        html = await self._with_its_game(request) or _built(_html_for(request.path))
        if html is None:
            return web.Response(text="Qui Vive is running. The page is not built: run `make play`.\n")
        return web.FileResponse(html, headers={"Cache-Control": "no-cache"})

    async def _with_its_game(self, request: web.Request) -> Path | None:
        """The HTML for a table with a game in play, which loads that game's code at once."""
        if not (code := _TABLE_PATH.match(request.path)):
            return None
        try:
            game = await self._admissions.playing(request, code[1])
        except (Broken, Illegal, NotHome, Unreachable):
            return None  # the page loads anyway, and learns the reason over its socket
        return None if game is None else _built(f"table.{game}.html")


def _html_for(path: str) -> str:
    """Any of the HTML files can show any path, but the right one preloads what that path needs."""
    if _SCREEN_PATH.match(path):
        return "screen.html"
    return "table.html" if _TABLE_PATH.match(path) else "index.html"


def _built(path: str) -> Path | None:
    """A file in the page's folder. None if there is none, it is elsewhere, or the name is impossible."""
    root = (Path(str(files("quivive"))) / "web").resolve()
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):
        return None
