"""Contact sheets for judging the guests: on velvet, on paper, and small in grey.

python -m art.masks.sheet folder
"""

import sys
from pathlib import Path
from typing import Final

from PIL import Image

from art.masks.guests import GUESTS
from art.masks.render import picture

PLUM: Final = "#351729"
PAPER: Final = "#f4e7ca"
COLUMNS: Final = 9


def sheet(ground: str, height: int) -> Image.Image:
    busts = [Image.open(picture(number)).convert("RGBA") for number in GUESTS]
    width = round(height * busts[0].width / busts[0].height)
    rows = -(-len(busts) // COLUMNS)
    gap = height // 12
    whole = Image.new("RGB", (COLUMNS * (width + gap) + gap, rows * (height + gap) + gap), ground)
    for k, bust in enumerate(busts):
        small = bust.resize((width, height), Image.Resampling.LANCZOS)
        whole.paste(small, (gap + k % COLUMNS * (width + gap), gap + k // COLUMNS * (height + gap)), small)
    return whole


def main(folder: Path) -> None:
    sheet(PLUM, 240).save(folder / "masks-plum.png")
    sheet(PAPER, 240).save(folder / "masks-paper.png")
    small = sheet(PLUM, 48).convert("L")
    small.save(folder / "masks-grey.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
