"""Early Warning: one pod escapes from a chamber that is struck (CRYO-9.12 to 9.14)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.cryo.aliases import Chamber, SideNumber
from sternhafen.games.cryo.data.tables import CHAMBERS_OF_SECTION, EARLY_WARNING
from sternhafen.games.cryo.events import PodWarned
from sternhafen.games.cryo.rules.upgrades.hooks import Upgrade
from sternhafen.games.cryo.rules.vehicles import room
from sternhafen.games.cryo.state import CryoState


def save_one_pod(s: CryoState, number: SideNumber, chamber: Chamber) -> None:
    """Move one pod to the next chamber, or from the last one to the platform, if there is somewhere to go."""
    side = s.sides[number]
    is_last = chamber % CHAMBERS_OF_SECTION == CHAMBERS_OF_SECTION - 1
    if is_last and room(side) <= 0:
        return
    side.stasis[chamber] -= 1
    if is_last:
        side.awake += 1
    else:
        side.stasis[chamber + 1] += 1
    if s.recording:
        s.tell(PodWarned(side=number, chamber=chamber, to_chamber=-1 if is_last else chamber + 1))


UPGRADE: Final[Upgrade] = Upgrade(EARLY_WARNING, before_destruction=save_one_pod)
