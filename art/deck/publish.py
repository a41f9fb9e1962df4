"""Writes what the game reads about the deck: `deck.json` for bots, `alt.json` for everybody.

Usage, with any Python 3.11 and without Blender:

    python -m art.deck.publish
"""

import sys

from art.deck import manifest


def main() -> None:
    records, written = manifest.read(), manifest.descriptions()
    if missing := records.keys() - written.keys():
        sys.exit(f"not described in art/deck/cards: {', '.join(sorted(missing))}")
    manifest.write(
        manifest.CONTENT / "deck.json",
        {
            record["key"]: {
                "elements": written[name]["elements"],
                "themes": written[name]["themes"],
                "sha256": {"large": record["large"], "small": record["small"]},
            }
            for name, record in records.items()
        },
    )
    manifest.write(
        manifest.CONTENT / "alt.json",
        {record["key"]: _printed(written[name]["alt"]) for name, record in records.items()},
    )


def _printed(texts: dict[str, str]) -> dict[str, str]:
    """With the printer's apostrophe, like every text that players read."""
    return {language: text.replace("'", "’") for language, text in texts.items()}


if __name__ == "__main__":
    main()
