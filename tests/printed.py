"""Components with something printed on them, which players may ask about wherever they see them."""

from __future__ import annotations

PRINTED = {
    "cryo": ["card", "upgrade", "mission", "vehicle", "cave", "dock", "tile", "home"],
    "escape-pods": ["card", "action", "pod"],
    "planet-unknown": [
        "card",
        "technology",
        "objective",
        "private-objective",
        "event",
        "planet",
        "corporation",
        "track",
    ],
    "gen7": ["file", "schema", "order", "skill", "task", "room", "plan", "goal", "relationship", "system"],
}
"""The kinds of components with something printed on them that a player may want explained."""
