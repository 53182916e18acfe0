"""Interface: drones can be deployed to damaged docks (CRYO-9.6)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.cryo.data.tables import INTERFACE
from sternhafen.games.cryo.rules.upgrades.hooks import Upgrade

UPGRADE: Final[Upgrade] = Upgrade(INTERFACE, uses_damaged_docks=True)
