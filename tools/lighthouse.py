"""Lighthouse on the landing, a lobby and a table in mid-game.

python -m tools.lighthouse
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from tests.e2e.company import company
from tests.e2e.conftest import chromium, serving
from tests.e2e.scenes import landing, lobby_guest
from web.src.games.spyfall.e2e.scenes import listening

SCRIPT = Path(__file__).parents[1] / "web/checks/lighthouse.js"
SCENES = {"landing": landing, "lobby": lobby_guest, "table": listening}


def main() -> int:
    with tempfile.TemporaryDirectory() as data, ExitStack() as open_tables, serving(Path(data)) as url:
        pages = [
            f"{name}={url}{enter(open_tables.enter_context(company(url)))}" for name, enter in SCENES.items()
        ]
        environment = {**os.environ, "CHROME_PATH": chromium()["executable_path"]}
        return subprocess.run(["node", SCRIPT, *pages], env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
