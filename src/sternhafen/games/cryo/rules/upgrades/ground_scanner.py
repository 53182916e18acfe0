"""Ground Scanner: its owner sees all face-down caves and gains from every scout (CRYO-9.1 to 9.3)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import EVERYBODY, Seat
from sternhafen.engine.bitset import members
from sternhafen.games.cryo.aliases import FACE_DOWN, CaveTile
from sternhafen.games.cryo.data.tables import CAVE_COST, GROUND_SCANNER
from sternhafen.games.cryo.events import CavesScanned
from sternhafen.games.cryo.rules.caves import draw_cave
from sternhafen.games.cryo.rules.resources import gain_all
from sternhafen.games.cryo.rules.upgrades.hooks import Upgrade
from sternhafen.games.cryo.state import CryoState


def scan_caves(s: CryoState, seat: Seat) -> None:
    """Show the owner all face-down caves: from now on they are decided (CRYO-9.1)."""
    caves = list(s.caves)
    for cave in members(s.caves_used()):
        if caves[cave] == FACE_DOWN:
            caves[cave] = draw_cave(s, cave)
    s.caves = tuple(caves)
    if s.recording:
        s.tell(CavesScanned(side=seat, to=EVERYBODY, reveals=True))


def gain_settlement_cost(s: CryoState, owner: Seat, tile: CaveTile) -> None:
    """Give the owner the resources that a scouted cave costs to settle (CRYO-9.2, 9.3)."""
    gain_all(s, owner, CAVE_COST[tile])


UPGRADE: Final[Upgrade] = Upgrade(
    GROUND_SCANNER, sees_caves=True, on_played=scan_caves, on_cave_opened=gain_settlement_cost
)
