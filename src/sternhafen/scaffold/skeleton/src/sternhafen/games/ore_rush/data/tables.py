"""The components, read once from components.json into typed tables."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from sternhafen.games.ore_rush.aliases import Level

_DATA: Final[dict[str, Any]] = json.loads(
    (files("sternhafen.games.ore_rush") / "data" / "components.json").read_text(encoding="utf-8")
)

LEVELS: Final[Level] = _DATA["shaft"]["levels"]
FACES: Final[int] = _DATA["die"]["faces"]
CAVE_IN: Final[int] = _DATA["die"]["cave_in"]
"""The face on which the shaft caves in."""
