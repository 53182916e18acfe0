"""Views of colonies that are kept: most of what is seen has not changed."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

from sternhafen.engine.plain import field_names
from sternhafen.games.planet_unknown.aliases import Knowledge
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.knowledge import colony_view
from sternhafen.games.planet_unknown.view import ColonyView

NO_KEY: Final = ("terrain", "symbols", "markers", "hand")
"""Fields that cannot be part of a key as they are."""
_plain_fields: Final = attrgetter(*[name for name in field_names(Colony) if name not in NO_KEY], "hand.cards")
MAX_KEPT: Final = 1024
_views: Final[dict[tuple[Any, ...], ColonyView]] = {}


def kept_view(c: Colony, knows: Knowledge, final: bool) -> ColonyView:
    """Return one player's boards as somebody sees them who knows so much of the civ cards."""
    hand = c.hand
    key = (
        _plain_fields(c), *c.terrain, *c.symbols, *c.markers, len(hand.objectives), len(hand.offer), knows, final,
    )  # fmt: skip
    view = _views.get(key)
    if view is None:
        if len(_views) >= MAX_KEPT:
            _views.clear()
        view = _views[key] = colony_view(c, knows, final)
    return view
