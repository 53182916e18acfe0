"""Chapter 9, the vehicles: how many pods they hold, and the two with an effect (CRYO-3.27, 9.26 to 9.29)."""

from __future__ import annotations

from sternhafen.engine import Seat
from sternhafen.games.cryo.aliases import Card, Tunnel
from sternhafen.games.cryo.data.tables import CREW_ROOM, MOTH, SPIDER, TUNNEL_ENERGY, VEHICLE_ROOM
from sternhafen.games.cryo.events import PodRescued, VehiclePlayed
from sternhafen.games.cryo.piles import with_card
from sternhafen.games.cryo.rules.upgrades.hooks import ENERGY_VALUE, EXTRA_ROOM
from sternhafen.games.cryo.state import CryoState, Side


def vehicle_room(side: Side, vehicle: Card) -> int:
    """Return how many pods a vehicle of a side holds."""
    return VEHICLE_ROOM[vehicle] + EXTRA_ROOM[side.upgrades]


def capacity(side: Side) -> int:
    """Return how many awake pods platform and vehicles hold (CRYO-3.27)."""
    total = CREW_ROOM + EXTRA_ROOM[side.upgrades] * len(side.vehicles)
    for vehicle in side.vehicles:
        total += VEHICLE_ROOM[vehicle]
    return total


def room(side: Side) -> int:
    """Return how many more awake pods fit."""
    return capacity(side) - side.awake


def launch_energy(side: Side, vehicle: Card, tunnel: Tunnel) -> int:
    """Return the energy to a tunnel section, rounded up; the Moth always takes 1 (CRYO-5.35, 9.26, 9.27)."""
    if vehicle == MOTH:
        return 1
    value = ENERGY_VALUE[side.upgrades]
    return (TUNNEL_ENERGY[tunnel] + value - 1) // value


def add_vehicle(s: CryoState, seat: Seat, card: Card) -> None:
    """Put a vehicle into play; the Spider brings a destroyed pod along (CRYO-9.28, 9.29)."""
    side = s.sides[seat]
    side.vehicles = with_card(side.vehicles, card)
    if s.recording:
        s.tell(VehiclePlayed(side=seat, card=card))
    if card == SPIDER and side.destroyed:
        side.destroyed -= 1
        side.awake += 1
        if s.recording:
            s.tell(PodRescued(side=seat))
