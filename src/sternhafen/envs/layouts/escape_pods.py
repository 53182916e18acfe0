"""How the views of Escape Pods are written as numbers."""

from __future__ import annotations

from sternhafen.envs.writing import Count, Forms, Row
from sternhafen.games.escape_pods.data import tables as pods

SECTORS = pods.SECTORS + 1
WIDEST = max(pods.CAPACITY)

FORMS: Forms = {
    "seats.panels": Row(pods.PANEL_SLOTS),
    "pods.crew": Row(WIDEST),
    "havens.crew": Row(pods.ARRIVAL_SPACES),
    "havens.assigned": Row(pods.ARRIVAL_SPACES),
    "crew": Row(pods.CREW_PER_SEAT * pods.MAX_SEATS),
    "seen": Row(pods.CREW_PER_SEAT * pods.MAX_SEATS),
    "debris": Count(SECTORS),
    "face_up": Row(SECTORS),
    "under": Row(SECTORS),
    "gone": Count(SECTORS),
    "buoys": Row(len(pods.BUOY_SPACES)),
    "buoy_reserve": Count(pods.BUOYS),
    "beyond": Count(SECTORS),
}
