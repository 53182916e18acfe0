"""What chance is used for: one purpose a stack, level and deck, so that nothing depends on what else was drawn."""

from __future__ import annotations

from typing import Final

PURPOSES: Final = (
    *(f"stack-{i}" for i in range(12)),
    "civ-1",
    "civ-2",
    "civ-3",
    "civ-4",
    "rings",
    "commander",
    "sector",
    "events",
    "objectives",
    "planets",
    "corporations",
)
CIV_DRAWS: Final = PURPOSES.index("civ-1")
RING_DRAW: Final = PURPOSES.index("rings")
COMMANDER_DRAW: Final = PURPOSES.index("commander")
SECTOR_DRAW: Final = PURPOSES.index("sector")
EVENT_DRAW: Final = PURPOSES.index("events")
OBJECTIVE_DRAW: Final = PURPOSES.index("objectives")
PLANET_DRAW: Final = PURPOSES.index("planets")
CORPORATION_DRAW: Final = PURPOSES.index("corporations")
