"""Metrics: what one process counts, in the text form that Prometheus reads."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

disable_created_metrics()  # type: ignore[no-untyped-call]  # the library does not annotate it

COUNTERS = {
    "askers_gone": ("Hints and charts whose asker left before the answer", ()),
    "bot_failures": ("Decisions that the server drew by lot because a bot failed", ("bot",)),
    "bot_moves": ("Moves of bots", ("bot",)),
    "commands": ("Commands carried out", ("kind",)),
    "cut": ("Connections that the server ended", ("why",)),
    "problems": ("Frames that were no command, or came too often", ("code",)),
    "refusals": ("Commands refused", ("kind",)),
    "requests": ("HTTP requests answered", ("status",)),
    "slow_requests": ("HTTP requests that took longer than a second", ()),
    "tables": ("Tables created", ("title",)),
    "turned_away": ("Requests and sockets refused before any route saw them", ("code",)),
}
"""What is counted, by name: what it is, and its labels."""
BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The counters and gauges of one process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(namespace="sternhafen", registry=self._registry)
        self._counters = {
            name: Counter(name, text, labels, namespace="sternhafen", registry=self._registry)
            for name, (text, labels) in COUNTERS.items()
        }
        text = "Seconds from a command's frame to its acknowledgement"
        self._seconds = Histogram("sternhafen_command_seconds", text, buckets=BUCKETS, registry=self._registry)

    def count(self, name: str, **labels: str) -> None:
        """Count one of something."""
        counter = self._counters[name]
        (counter.labels(**labels) if labels else counter).inc()

    def gauge(self, name: str, text: str, read: Callable[[], float]) -> None:
        """Add something that is read when the metrics are."""
        Gauge(name, text, namespace="sternhafen", registry=self._registry).set_function(read)

    def took(self, seconds: float) -> None:
        """Note how long a command took from frame to acknowledgement."""
        self._seconds.observe(seconds)

    def text(self) -> str:
        """Return everything in Prometheus's text form."""
        return generate_latest(self._registry).decode()
