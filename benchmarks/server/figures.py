"""Figures of a measurement, and the table of them in Markdown."""

import os
import platform
import statistics
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

#: The fewest points through which a line is fitted.
_FEWEST_SAMPLES = 2


def percentile(values: Sequence[float], part: float) -> float:
    """Return the value that a given part of all values does not exceed.

    >>> percentile([1.0, 2.0, 3.0, 4.0], 0.5)
    2.0
    """
    ordered = sorted(values)
    return ordered[max(0, min(len(ordered), -int(-part * len(ordered) // 1)) - 1)]


def slope(samples: Sequence[tuple[float, float]]) -> float:
    """Return the slope of the line of best fit.

    >>> slope([(0.0, 5.0), (1.0, 7.0), (2.0, 9.0)])
    2.0
    """
    if len(samples) < _FEWEST_SAMPLES:
        return 0.0
    times, values = zip(*samples, strict=True)
    return statistics.linear_regression(times, values).slope


def milliseconds(delays: Sequence[float]) -> str:
    """Return the median, the 99th percentile and the longest of some delays, as text."""
    if not delays:
        return "-"
    parts = (percentile(delays, 0.5), percentile(delays, 0.99), max(delays))
    return " / ".join(f"{1000 * part:.1f}" for part in parts) + " ms"


def machine() -> str:
    """Return a description of this machine and its load."""
    model = "unknown processor"
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            model = line.partition(":")[2].strip()
            break
    cores = len(os.sched_getaffinity(0))
    load = os.getloadavg()[0]
    return f"{model}, {cores} cores, Python {platform.python_version()}, load average {load:.1f}"


def commit() -> str:
    """Return the commit that is measured."""
    here = Path(__file__).parent
    asked = ["git", "describe", "--always", "--dirty", "--exclude=*"]
    found = subprocess.run(asked, cwd=here, capture_output=True, text=True, check=False)
    return found.stdout.strip() or "unknown"


def section(title: str, command: str, conditions: str, figures: Mapping[str, str]) -> str:
    """Return a measurement as a section in Markdown."""
    rows = "\n".join(f"| {name} | {value} |" for name, value in figures.items())
    return f"""## {title}, commit {commit()}

`{command}` on {conditions}

| what | measured |
|---|---|
{rows}
"""
