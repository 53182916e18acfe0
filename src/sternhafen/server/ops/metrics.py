"""Metrics: counters, gauges and one histogram in the text form that Prometheus reads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What one process has counted."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._gauges: dict[str, Callable[[], float]] = {}
        self._times = [0] * (len(BUCKETS) + 1)
        self._time = 0.0

    def count(self, name: str, **labels: str) -> None:
        """Count one of something."""
        self._counts[name, ",".join(f'{key}="{value}"' for key, value in sorted(labels.items()))] += 1

    def total(self, name: str) -> int:
        """Return how many there were of something, whatever its labels."""
        return sum(count for (one, _), count in self._counts.items() if one == name)

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        """Add something that is read when the metrics are."""
        self._gauges[name] = read

    def took(self, seconds: float) -> None:
        """Note how long a command took from frame to acknowledgement."""
        self._time += seconds
        for number, most in enumerate(BUCKETS):
            if seconds <= most:
                self._times[number] += 1
                return
        self._times[-1] += 1

    def text(self) -> str:
        """Return all of it, in Prometheus's text form."""
        lines: list[str] = []
        for name in sorted({name for name, _ in self._counts}):
            lines.append(f"# TYPE sternhafen_{name}_total counter")
            found = sorted((labels, n) for (one, labels), n in self._counts.items() if one == name)
            lines += [f"sternhafen_{name}_total{{{labels}}} {n}" for labels, n in found]
        for name, read in sorted(self._gauges.items()):
            lines += [f"# TYPE sternhafen_{name} gauge", f"sternhafen_{name} {read():g}"]
        lines.append("# TYPE sternhafen_command_seconds histogram")
        running = 0
        for most, n in zip((*BUCKETS, "+Inf"), self._times, strict=True):
            running += n
            lines.append(f'sternhafen_command_seconds_bucket{{le="{most}"}} {running}')
        lines += [f"sternhafen_command_seconds_sum {self._time:.6f}", f"sternhafen_command_seconds_count {running}"]
        return "\n".join(lines) + "\n"
