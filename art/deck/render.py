"""Makes the pictures of Dixit's deck.

Usage, with Python 3.11 and the packages of art/deck/requirements.txt:

    python -m art.deck.render                          # every card whose scene has changed
    python -m art.deck.render rain_indoors --again     # this one, changed or not
    python -m art.deck.render rain_indoors --out trial --width 160 --samples 8
"""

import argparse
import ast
import inspect
import sys
import tempfile
import time
from hashlib import sha256
from pathlib import Path

import cv2
import numpy as np

from art.deck import manifest, pictures
from art.deck.kit.brush import brushed
from art.deck.kit.sky import Picture, painted_sky
from art.deck.kit.stage import shoot
from art.deck.registry import Card, key_of
from art.deck.scenes import CARDS

WIDTH = 720


def main() -> None:
    options = _options()
    done = manifest.read()
    for name in options.names or CARDS:
        card, began = CARDS[name], time.monotonic()
        scene = _fingerprint(card)
        if not options.out and not options.again and done.get(name, {}).get("scene") == scene:
            continue
        image = _picture(card, options.width, options.samples)
        if options.out:
            options.out.mkdir(parents=True, exist_ok=True)
            pictures.save_trial(image, options.out / f"{name}.png")
        else:
            pictures.save(image, key_of(name))
            manifest.note(name, key_of(name), pictures.likeness(image), scene)
        sys.stderr.write(f"{name}: {time.monotonic() - began:.1f} s\n")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Makes the pictures of Dixit's deck.")
    parser.add_argument("names", nargs="*", help="which cards; all when none is named")
    parser.add_argument("--width", type=int, default=384, help="width of the render under the brush")
    parser.add_argument("--samples", type=int, default=6)
    parser.add_argument("--again", action="store_true", help="also cards whose scene has not changed")
    parser.add_argument("--out", type=Path, help="a folder for trials, which leaves the deck alone")
    options = parser.parse_args()
    if unknown := set(options.names) - set(CARDS):
        parser.error(f"no such card: {', '.join(sorted(unknown))}")
    return options


def _fingerprint(card: Card) -> str:
    """Changes with anything in the scene's file that can change the picture, its helpers included."""
    tree = ast.parse(Path(inspect.getfile(card.scene)).read_text())
    return sha256(ast.dump(_Essence().visit(tree)).encode()).hexdigest()[:16]


class _Essence(ast.NodeTransformer):
    """Drops imports and docstrings, which change no picture; comments and layout never reach the tree."""

    def visit_Import(self, node: ast.Import) -> None: ...

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None: ...

    def visit_Expr(self, node: ast.Expr) -> ast.Expr | None:
        return None if isinstance(node.value, ast.Constant) else node


def _picture(card: Card, width: int, samples: int) -> Picture:
    """Stage in front, painted sky behind, the brush over both."""
    card.build()
    with tempfile.TemporaryDirectory() as folder:
        raw = Path(folder) / "raw.png"
        horizon = shoot(raw, width, samples)
        film = cv2.imread(str(raw), cv2.IMREAD_UNCHANGED)[..., [2, 1, 0, 3]].astype(np.float32) / 255
    full = WIDTH if width >= WIDTH // 2 else width
    film = cv2.resize(film, (full, full * 3 // 2), interpolation=cv2.INTER_CUBIC)
    sky = painted_sky(card.air, full, horizon)
    cover = np.clip(film[..., 3:], 0, 1)
    image = np.clip(film[..., :3] * cover + sky * (1 - cover), 0, 1).astype(np.float32)
    return brushed(image, seed=len(card.name))


if __name__ == "__main__":
    main()
