"""Report: a contest's standings as a table, as bars for a terminal, and as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from sternhafen.arena.ratings import Interval, Standing
from sternhafen.text import Words

BAR = 48
"""The width of a text plot, in characters."""
ROW, LEFT, WIDE = 34, 150, 640
"""Sizes of the picture: height of a row, room for names, width."""


def table(standings: Sequence[Standing], words: Words) -> list[str]:
    """Return a line for every entrant under a head, in columns."""
    head = [
        words(f"cli-arena-{column}") for column in ("player", "seats", "first", "places", "points", "margin", "rating")
    ]
    rows = [head, *(_row(standing) for standing in standings)]
    widths = [max(len(row[k]) for row in rows) for k in range(len(head))]
    return ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip() for row in rows]


def _row(standing: Standing) -> list[str]:
    return [
        standing.player,
        str(standing.seats),
        f"{standing.first:.1%} [{standing.first_interval[0]:.1%}, {standing.first_interval[1]:.1%}]",
        " ".join(f"{share:.0%}" for share in standing.places),
        f"{standing.points:.1f}",
        f"{standing.margin:+.1f} [{standing.margin_interval[0]:+.1f}, {standing.margin_interval[1]:+.1f}]",
        f"{standing.rating:+.0f} [{standing.rating_interval[0]:+.0f}, {standing.rating_interval[1]:+.0f}]",
    ]


def bounds(standings: Sequence[Standing]) -> Interval:
    """Return the lowest and the highest end of all rating intervals, never the same."""
    low = min(standing.rating_interval[0] for standing in standings)
    high = max(standing.rating_interval[1] for standing in standings)
    return (low, high) if high - low > 1 else (low - 1, high + 1)


def bars(standings: Sequence[Standing]) -> list[str]:
    """Return a text plot: a line for every rating's interval with a dot on the rating."""
    low, high = bounds(standings)
    wide = max(len(standing.player) for standing in standings)

    def column(rating: float) -> int:
        return round((rating - low) / (high - low) * (BAR - 1))

    lines = []
    for standing in standings:
        cells = [" "] * BAR
        start, end = (column(rating) for rating in standing.rating_interval)
        cells[start : end + 1] = "─" * (end + 1 - start)
        cells[column(standing.rating)] = "●"
        lines.append(f"{standing.player:{wide}}  {''.join(cells).rstrip()}")
    return [*lines, f"{'':{wide}}  {low:<+{BAR // 2}.0f}{high:>+{BAR // 2}.0f}"]


def picture(standings: Sequence[Standing], heading: str) -> str:
    """Return the same plot as an SVG document that needs nothing else."""
    low, high = bounds(standings)

    def x(rating: float) -> float:
        return LEFT + 20 + (rating - low) / (high - low) * (WIDE - LEFT - 60)

    parts = []
    for row, standing in enumerate(standings):
        y = ROW * (row + 2)
        start, end = standing.rating_interval
        parts += [
            f'<text x="{LEFT}" y="{y + 5}" text-anchor="end">{escape(standing.player)}</text>',
            f'<path d="M{x(start):.1f} {y}H{x(end):.1f}" stroke="#4a7fb5" stroke-width="3"/>',
            f'<circle cx="{x(standing.rating):.1f}" cy="{y}" r="5" fill="#b5542a"/>',
            f'<text x="{x(standing.rating):.1f}" y="{y - 9}" text-anchor="middle">{standing.rating:+.0f}</text>',
        ]
    height = ROW * (len(standings) + 2)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {height}" font-family="sans-serif" '
        f'font-size="13"><title>{escape(heading)}</title><rect width="{WIDE}" height="{height}" fill="#fff"/>'
        f'<text x="20" y="24" font-size="15">{escape(heading)}</text>{"".join(parts)}</svg>\n'
    )
