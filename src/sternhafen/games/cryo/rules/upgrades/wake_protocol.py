"""Wake Protocol: vehicles hold one more pod, a stasis control costs one organics less (CRYO-9.7, 9.8)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.cryo.data.tables import WAKE_PROTOCOL
from sternhafen.games.cryo.rules.upgrades.hooks import Upgrade

UPGRADE: Final[Upgrade] = Upgrade(WAKE_PROTOCOL, extra_room=1, stasis_discount=1)
