"""The fairness report as a picture: how often the first of two wins, by our clock and by arrival."""

from __future__ import annotations

from bench.scores import Score

WIDTH, ROW, LEFT = 820, 34, 250
SCALE = WIDTH - LEFT - 60
INK, OURS, THEIRS = "#2b1f17", "#8c3b2e", "#b9a68c"


def bars(report: list[Score]) -> str:
    """An SVG with two bars per pair; the line in the middle marks what is fair."""
    height = 70 + ROW * len(report)
    rows = [_row(row, 60 + ROW * number) for number, row in enumerate(report)]
    middle = LEFT + SCALE / 2
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
            f'font-family="sans-serif" font-size="12" fill="{INK}">',
            f'<rect width="{WIDTH}" height="{height}" fill="#f7efe0"/>',
            '<text x="12" y="22" font-size="15">Equal reflexes: how often the first of the pair wins</text>',
            f'<rect x="12" y="32" width="10" height="10" fill="{OURS}"/><text x="27" y="41">our clock</text>',
            f'<rect x="112" y="32" width="10" height="10" fill="{THEIRS}"/>'
            '<text x="127" y="41">order of arrival</text>',
            *rows,
            f'<line x1="{middle}" x2="{middle}" y1="52" y2="{height - 8}" stroke="{INK}" '
            'stroke-dasharray="3 3"/>',
            "</svg>",
            "",
        ]
    )


def _row(row: Score, y: int) -> str:
    return "\n".join(
        [
            f'<text x="12" y="{y + 16}">{row.lines}: {row.pair}</text>',
            _bar(row.share, y, OURS),
            _bar(row.share_by_arrival, y + 13, THEIRS),
        ]
    )


def _bar(share: float, y: int, colour: str) -> str:
    width = SCALE * share
    return (
        f'<rect x="{LEFT}" y="{y}" width="{width:.1f}" height="11" fill="{colour}"/>'
        f'<text x="{LEFT + width + 4:.1f}" y="{y + 10}">{share:.1%}</text>'
    )
