"""Writes the contact sheet of the deck, `docs/deck.webp`, from the small pictures.

Usage: python -m art.deck.sheet
"""

from PIL import Image

from art.deck import manifest

COLUMNS, WIDTH, GAP = 13, 108, 4
SHEET = manifest.ROOT / "docs/deck.webp"
QUALITIES = (76, 70, 64, 58, 50)
LARGEST = 600_000


def main() -> None:
    keys = sorted(record["key"] for record in manifest.read().values())
    height, rows = WIDTH * 3 // 2, -(-len(keys) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * (WIDTH + GAP) + GAP, rows * (height + GAP) + GAP), "#15131a")
    for index, key in enumerate(keys):
        with Image.open(manifest.PICTURES / "small" / f"{key}.webp") as card:
            small = card.resize((WIDTH, height), Image.Resampling.LANCZOS)
        sheet.paste(small, (GAP + index % COLUMNS * (WIDTH + GAP), GAP + index // COLUMNS * (height + GAP)))
    for quality in QUALITIES:
        sheet.save(SHEET, "WEBP", quality=quality, method=6)
        if SHEET.stat().st_size <= LARGEST:
            return


if __name__ == "__main__":
    main()
