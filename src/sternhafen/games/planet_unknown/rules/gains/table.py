"""All effects that can wait for their player, those of corporations apart."""

from __future__ import annotations

from sternhafen.games.planet_unknown.rules.gains.on_planet import ON_PLANET
from sternhafen.games.planet_unknown.rules.gains.on_table import ON_TABLE
from sternhafen.games.planet_unknown.rules.gains.on_tracks import ON_TRACKS
from sternhafen.games.planet_unknown.rules.gains.pending import PENDING


def install() -> None:
    """Let the rules know every waiting effect; they cannot import them, because effects use the rules."""
    for effects in (ON_TRACKS, ON_PLANET, ON_TABLE):
        PENDING.update(effects)
