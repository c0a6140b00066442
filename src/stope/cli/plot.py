"""The standings of a tournament as SVG: a bar for each bot, with its 95 % interval."""

import math
from html import escape
from pathlib import Path

from stope.arena.estimates import Estimate
from stope.arena.tasks import Settings
from stope.arena.tournament import Results, share_of_wins, standings
from stope.locales import say

_WIDTH, _LEFT, _RIGHT = 720, 170, 120
_TOP, _ROW, _BAR = 64, 40, 22
_STYLE = (
    "text{font:14px sans-serif;fill:#222}.title{font-size:17px;font-weight:bold}"
    ".ground{fill:#fbf7f0}.bar{fill:#c58b3b}.whisker{stroke:#222;stroke-width:1.5}"
    ".even{stroke:#777;stroke-dasharray:4 4}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.ground{fill:#1b1713}.whisker{stroke:#eee}}"
)


def draw(path: Path, settings: Settings, results: Results) -> None:
    """Write the standings as an SVG file.

    The bars show shares of the win. For solo matches, which nobody wins, the bars show points.
    """
    alone = len(settings.bots) == 1
    rows: list[tuple[str, Estimate]] = [
        (one.bot, one.score if alone else share_of_wins(settings, one))
        for one in standings(settings, results)
    ]
    most = max(_end(figure) for _, figure in rows) if alone else 1.0
    even = None if alone else 1 / len(settings.bots)
    title = say(
        "arena-title",
        title=say(f"{settings.game}-title"),
        matches=results.deals * len(settings.bots),
        deals=results.deals,
    )
    path.write_text(_picture(title, rows, most or 1.0, even), encoding="utf-8")


def _end(figure: Estimate) -> float:
    """Return the upper end of an interval, or the mean if the interval is unknown."""
    return figure.mean + (figure.half_width if math.isfinite(figure.half_width) else 0.0)


def _picture(title: str, rows: list[tuple[str, Estimate]], most: float, even: float | None) -> str:
    height = _TOP + _ROW * len(rows) + 16
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" role="img">',
        f"<title>{escape(title)}</title><style>{_STYLE}</style>",
        f'<rect class="ground" width="{_WIDTH}" height="{height}"/>',
        f'<text class="title" x="16" y="32">{escape(title)}</text>',
    ]
    for number, (bot, figure) in enumerate(rows):
        parts += _row(_TOP + _ROW * number, bot, figure, most, in_parts=even is not None)
    if even is not None:
        x = _x_of(even, most)
        parts.append(f'<line class="even" x1="{x}" x2="{x}" y1="{_TOP - 8}" y2="{height - 12}"/>')
    return "\n".join([*parts, "</svg>", ""])


def _row(top: int, bot: str, figure: Estimate, most: float, *, in_parts: bool) -> list[str]:
    middle, text = top + _BAR / 2, top + _BAR / 2 + 5
    form = ".1%" if in_parts else ".2f"
    label, end = format(figure.mean, form), _x_of(figure.mean, most)
    parts = [
        f'<text x="{_LEFT - 12}" y="{text}" text-anchor="end">{escape(bot)}</text>',
        f'<rect class="bar" x="{_LEFT}" y="{top}" width="{end - _LEFT:.1f}" height="{_BAR}"/>',
    ]
    if math.isfinite(figure.half_width):
        label += f" ± {format(figure.half_width, form)}"
        low = _x_of(max(0.0, figure.mean - figure.half_width), most)
        high = _x_of(min(most, figure.mean + figure.half_width), most)
        ends = (f'<path class="whisker" d="M{x} {top + 4}V{top + _BAR - 4}"/>' for x in (low, high))
        parts += [f'<path class="whisker" d="M{low} {middle}H{high}"/>', *ends]
    parts.append(f'<text x="{_WIDTH - _RIGHT + 8}" y="{text}">{label}</text>')
    return parts


def _x_of(value: float, most: float) -> float:
    """Return the x coordinate of the end of a bar with this value."""
    return round(_LEFT + (_WIDTH - _LEFT - _RIGHT) * value / most, 1)
