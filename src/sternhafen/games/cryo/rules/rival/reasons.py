"""Why the Rival does what it does: every event of its turn says so."""

from __future__ import annotations

from typing import Final

import msgspec

from sternhafen.engine import Event

REASONS: Final[dict[str, str]] = {
    "decided": "CRYO-S3.4",
    "decided-blind": "CRYO-S6.2",
    "dock-target": "CRYO-S3.5",
    "dock-below": "CRYO-S3.5",
    "dock-any": "CRYO-S3.5",
    "tile": "CRYO-S3.7",
    "tile-box": "CRYO-S2.7",
    "opened": "CRYO-S3.7",
    "reward": "CRYO-S2.7",
    "no-tile": "CRYO-S3.8",
    "dispatch": "CRYO-S3.9",
    "drew": "CRYO-S3.10",
    "mission": "CRYO-S2.5",
    "recall-drones": "CRYO-S3.2",
    "recall-section": "CRYO-S3.2",
    "crew": "CRYO-S3.12",
    "salvage": "CRYO-S3.13",
    "incident": "CRYO-S3.15",
    "refill": "CRYO-S3.16",
    "sabotage": "CRYO-S3.17",
    "plunder": "CRYO-S3.17",
    "sunset": "CRYO-S3.17",
    "home": "CRYO-S3.18",
    "check-crystal": "CRYO-S4.3",
    "check-organics": "CRYO-S4.4",
    "check-tech": "CRYO-S4.6",
    "check-nanites": "CRYO-S4.8",
    "check-energy": "CRYO-S4.9",
    "scout": "CRYO-S4.10",
    "spread": "CRYO-S4.12",
    "chance": "CRYO-S2.9",
}
"""Why the Rival does a step (message ``cryo-reason-<code>``), and the rule behind it."""


def with_reason(event: Event, reason: str) -> Event:
    """Return an event of the Rival's turn with its reason."""
    return msgspec.structs.replace(event, reason=reason, rule=REASONS[reason])


INCIDENT_REASONS: Final = ("sabotage", "plunder", "sunset")
"""Why something happens when the Rival resolves an incident, by the tile's effect."""
CHECK_REASONS: Final = ("check-crystal", "check-organics", "check-tech", "check-nanites", "check-energy")
"""Why something happens at a check, by the resource that is checked."""
