"""Makes the spies' layers.

python -m art.spies.render
"""

import io
import sys
from pathlib import Path
from typing import Final

import resvg_py
from PIL import Image

from art.spies.layers import SPIES, cloak, domino, face, glove, hood, irises, kiss, lid, low_lid, svg, token

PICTURES: Final = Path(__file__).parents[2] / "web" / "src" / "games" / "carnival" / "spies"
PLAIN_EMBLEMS: Final = ("scarlet", "cobalt", "violet")
"""Their own cloth is dark enough behind an emblem; the others' is not."""
QUALITY: Final = 82


def lit() -> dict[str, str]:
    """What a lamp falls on: filters that a phone must not compute."""
    made = {"face": svg(face()), "domino": svg(domino()), "glove": svg(glove())}
    for name, cloth, bright, deep, emblem in SPIES:
        made[f"cloak-{name}"] = svg(cloak(cloth, bright, deep))
        made[f"hood-{name}"] = svg(hood(cloth, bright, deep, emblem))
    return made


def flat() -> dict[str, str]:
    """What stays sharp at any size and is a few hundred bytes as it is written."""
    made = {"irises": svg(irises()), "lid": svg(lid()), "low-lid": svg(low_lid()), "kiss": svg(kiss())}
    for name, cloth, _, deep, emblem in SPIES:
        made[f"emblem-{name}"] = token(cloth if name in PLAIN_EMBLEMS else deep, emblem)
    return made


def webp(text: str) -> bytes:
    image = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=text))))
    memory = io.BytesIO()
    image.save(memory, "WEBP", quality=QUALITY, alpha_quality=90, method=6)
    return memory.getvalue()


def pictures() -> dict[str, bytes]:
    """Every file by its name."""
    baked = {f"{name}.webp": webp(text) for name, text in lit().items()}
    return baked | {f"{name}.svg": text.encode() for name, text in flat().items()}


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, content in pictures().items():
        (PICTURES / name).write_bytes(content)
        sys.stdout.write(f"{name} {len(content)} bytes\n")


if __name__ == "__main__":
    main()
