"""What the rules say of a position beside the view: nothing that a seat may not know."""

from __future__ import annotations

import msgspec

from sternhafen.games.escape_pods.state import PodsState


class PodsForecast(msgspec.Struct, frozen=True):
    """What boards show and do not work out themselves."""

    advanced_returns: bool
    """Whether crew on the advanced panel returns after every turn (PODS-15.10), not only when it is complete."""


def forecast(s: PodsState, seat: int | None) -> PodsForecast:
    """Return what boards show beside the view."""
    return PodsForecast(advanced_returns=s.seats == 1)
