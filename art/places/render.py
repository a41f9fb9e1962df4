"""Makes the pictures of Spyfall's places.

Usage, with Python 3.11 and the packages of art/places/requirements.txt:

    python -m art.places.render [ids…] [--size 384] [--samples 24] [--out folder]
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

from PIL import Image

from art.places import manifest, scenes
from art.places.stage import shoot

LARGEST = 14_000


def main() -> None:
    options = _options()
    out: Path = options.out or manifest.PICTURES
    out.mkdir(parents=True, exist_ok=True)
    for place in options.ids or scenes.SCENES:
        began = time.monotonic()
        scenes.SCENES[place]()
        _render(out / f"{place}.webp", options.size, options.samples)
        if out == manifest.PICTURES:
            manifest.note(place)
        sys.stderr.write(f"{place}: {time.monotonic() - began:.1f} s\n")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Makes the pictures of Spyfall's places.")
    parser.add_argument("ids", nargs="*", help="which places; all when none is named")
    parser.add_argument("--size", type=int, default=384)
    parser.add_argument("--samples", type=int, default=24)
    parser.add_argument("--out", type=Path, help="a folder for trials, which leaves the manifest alone")
    options = parser.parse_args()
    if unknown := set(options.ids) - set(scenes.SCENES):
        parser.error(f"no such place: {', '.join(sorted(unknown))}")
    return options


def _render(picture: Path, size: int, samples: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        raw = Path(folder) / "raw.png"
        shoot(raw, size, samples)
        with Image.open(raw) as image:
            _compress(image.convert("RGB"), picture)


def _compress(image: Image.Image, picture: Path) -> None:
    """The best quality that still arrives at once on a poor connection."""
    for quality in (86, 82, 78, 72, 64):
        image.save(picture, "WEBP", quality=quality, method=6)
        if picture.stat().st_size <= LARGEST:
            return


if __name__ == "__main__":
    main()
