"""Regenerates docs/protocol.md and the page's types from the types of the wire and of every game.

python -m tools.protocol
"""

from __future__ import annotations

from pathlib import Path

from tools.protocol import web
from tools.protocol.page import page

ROOT = Path(__file__).parents[2]


def generated() -> dict[Path, str]:
    """Every generated file, and what it must contain."""
    types = ROOT / "web" / "src"
    games = {types / "games" / game.key / "types.ts": web.game_file(game) for game in web.our_games()}
    return {
        ROOT / "docs" / "protocol.md": page(),
        types / "protocol" / "messages.ts": web.messages(),
        **games,
    }


def stale() -> dict[Path, str]:
    return {
        path: text
        for path, text in generated().items()
        if not path.exists() or path.read_text("utf-8") != text
    }


def main() -> None:
    for path, text in stale().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        print(f"wrote {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
