"""The small campaign of docs/writing-a-campaign.md, at any of its plot points."""

from __future__ import annotations

from pathlib import Path
from random import Random

from sternhafen.engine import Event
from sternhafen.games.gen7 import TITLE
from sternhafen.games.gen7.campaign.campaign import Campaign
from sternhafen.games.gen7.campaign.files.reading import read_files
from sternhafen.games.gen7.campaign.registry import LOADED, campaigns
from sternhafen.games.gen7.effects.causes import BY_SEAT, Cause
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.options import Carry, Gen7Options
from sternhafen.games.gen7.rules.plot import begin_point, end_point
from sternhafen.games.gen7.rules.turn import TakeTurn
from tests.games.gen7.table import dice, no_fate, off, turn_of

FOLDER = Path(__file__).resolve().parents[3] / "examples" / "lighthouse"
LIGHTHOUSE = LOADED.setdefault("lighthouse", Campaign("lighthouse", read_files(FOLDER, campaigns().__getitem__)))
OPTIONS = Gen7Options(confirm=False, campaign="lighthouse")


def lamp(point: str = "l1", *codes: int, seats: int = 3, seed: int = 3) -> Gen7:
    """Return the lighthouse in seat 0's turn at a plot point, set up, everybody with these dice and no fate."""
    s = TITLE.start(OPTIONS, seats, seed)
    assert isinstance(s, Gen7)
    rnd = Random(1).random
    while not (s.agenda and not s.lanes and isinstance(s.agenda[-1], TakeTurn)):
        seat = s.first_asked()
        s.play(seat, s.sample_legal(seat, rnd))
    turn_of(s, 0)
    no_fate(s)
    s.leader = 0
    if point != "l1":
        end_point(s)
        begin_point(s, LIGHTHOUSE.point_id[point])
        s.settle()
    for seat in range(seats):
        dice(s, seat, *(codes or (off(1),)))
    return s


def place(id: str) -> int:
    """Return the place of a plot station."""
    return LIGHTHOUSE.station_count + LIGHTHOUSE.station_names.index(id)


def told(s: Gen7, seat: int, action: object) -> list[Event]:
    """Play an action and return what is told of it."""
    s.record()
    s.play(seat, action)  # type: ignore[arg-type]  # any action of the title
    return s.drain_events()


def by(seat: int) -> Cause:
    """Return the cause of what a seat simply does."""
    return BY_SEAT[seat]


def evenings(seed: int, seats: int = 3) -> Carry:
    """Play both evenings at random; return the last logbook."""
    carry: Carry | None = None
    number = 0
    while carry is None or not carry.ended:
        s = TITLE.start(Gen7Options(carry=carry, confirm=False, campaign="lighthouse"), seats, seed * 10 + number)
        rnd = Random(seed).random
        while (seat := s.first_asked()) >= 0:
            s.play(seat, s.sample_legal(seat, rnd))
        outcome = s.outcome()
        assert outcome is not None
        carry = outcome.carry
        number += 1
    return carry
