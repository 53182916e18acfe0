"""All upgrades, in the order of their cards."""

from __future__ import annotations

from typing import Final

from sternhafen.games.cryo.rules.upgrades import (
    automation,
    early_warning,
    ground_scanner,
    interface,
    overclock,
    prototype,
    supercharge,
    wake_protocol,
)
from sternhafen.games.cryo.rules.upgrades.hooks import Upgrade

UPGRADES: Final[list[Upgrade]] = [
    ground_scanner.UPGRADE,
    supercharge.UPGRADE,
    interface.UPGRADE,
    wake_protocol.UPGRADE,
    automation.UPGRADE,
    prototype.UPGRADE,
    early_warning.UPGRADE,
    overclock.UPGRADE,
]
