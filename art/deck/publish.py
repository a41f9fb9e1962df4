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
        {record["key"]: written[name]["alt"] for name, record in records.items()},
    )


if __name__ == "__main__":
    main()
