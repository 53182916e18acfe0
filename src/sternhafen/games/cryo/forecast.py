"""What the rules count for boards beside the view: points, uses and launches as the table stands, for one watcher."""

from __future__ import annotations

import msgspec

from sternhafen.engine import Illegal, Seat
from sternhafen.engine.bitset import contains
from sternhafen.games.cryo.aliases import NO_TILE, Card, Cave, Cost, SideNumber, Space
from sternhafen.games.cryo.data.tables import (
    CARDS,
    CAVES,
    FACE_ITEMS,
    PLATFORM_DOCKS,
    SCOUT_COST,
    SPACE_KIND,
    SPACE_SECTION,
    SPACE_STACK,
    SPACES,
    TILE,
    TRACKS,
    TUNNELS,
)
from sternhafen.games.cryo.rules.caves import Scout, can_reach, load_bounds
from sternhafen.games.cryo.rules.computer import Computer
from sternhafen.games.cryo.rules.crew import BringingBack
from sternhafen.games.cryo.rules.deploy import question_at, refuse_space
from sternhafen.games.cryo.rules.missions import mission_points
from sternhafen.games.cryo.rules.platform import refuse_platform_action
from sternhafen.games.cryo.rules.resources import gain_all
from sternhafen.games.cryo.rules.vehicles import capacity, launch_energy, vehicle_room
from sternhafen.games.cryo.rules.wreck import Converter, Reactor, StasisControl, stasis_cost
from sternhafen.games.cryo.scoring import add_majority, scores
from sternhafen.games.cryo.state import CryoState
from sternhafen.games.cryo.view import UNLIMITED

NOTHING: Cost = (0,) * TRACKS


class SideForecast(msgspec.Struct, frozen=True):
    """A side's points as the table stands; missions that the watcher may not see are only counted."""

    points: dict[str, int]
    total: int
    hidden: int
    worth: tuple[int, ...]
    """What each kind of card would be worth as a mission now."""
    capacity: int
    """How many awake pods platform and vehicles hold; -1 for the Rival, who has room for all."""
    rooms: tuple[int, ...]
    """How many pods each of its vehicles holds."""
    caves: tuple[int, ...]
    """What it would score for the majority in each cave now."""


class SpaceForecast(msgspec.Struct, frozen=True):
    """What an action space would do for the watcher's side now, as often as possible; or why it would do nothing."""

    most: int
    """How many pods, resources or cards; 0 if it cannot be used."""
    cost: tuple[int, ...]
    gains: tuple[int, ...]
    """What would arrive on the tracks: of a tile that gives one of two, either."""
    no: Illegal | None


class LaunchForecast(msgspec.Struct, frozen=True):
    """What a vehicle of the watcher's side could do now."""

    vehicle: int
    room: int
    least: int
    """How many pods must ride at least, so that the others find room."""
    most: int
    energy: tuple[int, ...]
    """What each tunnel section costs it."""
    reach: tuple[bool, ...]
    """Whether somebody could settle at each tunnel section."""


class CryoForecast(msgspec.Struct, frozen=True):
    """Points of all sides; what spaces, docks of the platform and vehicles would do for the watcher's."""

    sides: tuple[SideForecast, ...]
    spaces: tuple[SpaceForecast, ...]
    homes: tuple[Illegal | None, ...]
    """Why the action of each platform dock could not be carried out now."""
    launches: tuple[LaunchForecast, ...]


def forecast(s: CryoState, seat: Seat | None) -> CryoForecast:
    """Return what the rules count as the table stands, from what a seat, or somebody watching, may know."""
    sides = tuple(_side(s, number, points, seat) for number, points in enumerate(scores(s)))
    if seat is None or s.over:
        return CryoForecast(sides, (), (), ())
    homes = tuple(refuse_platform_action(s, seat, dock) for dock in range(PLATFORM_DOCKS))
    return CryoForecast(sides, _spaces(s, seat), homes, _launches(s, seat))


def _side(s: CryoState, number: SideNumber, points: dict[str, int], seat: Seat | None) -> SideForecast:
    side = s.sides[number]
    worth = tuple(mission_points(side, card) for card in range(CARDS))
    shown = s.over or number == seat
    known = points if shown else points | {"missions": 0}
    return SideForecast(
        known,
        sum(known.values()),
        0 if shown else len(side.missions),
        worth,
        UNLIMITED if s.is_rival(number) else capacity(side),
        tuple(vehicle_room(side, vehicle) for vehicle in side.vehicles),
        tuple(_majority(s, number, cave) for cave in range(CAVES)),
    )


def _majority(s: CryoState, number: SideNumber, cave: Cave) -> int:
    points = [0] * len(s.sides)
    if contains(s.open_caves, cave):
        add_majority(s, cave, points)
    return points[number]


def _spaces(s: CryoState, seat: Seat) -> tuple[SpaceForecast, ...]:
    trial = s.copy()
    trial.recording = False
    return tuple(_space(s, trial, seat, space) for space in range(SPACES))


def _space(s: CryoState, trial: CryoState, seat: Seat, space: Space) -> SpaceForecast:
    side = s.sides[seat]
    no = refuse_space(s, side, side.resources, space)
    if no is not None:
        return SpaceForecast(0, NOTHING, NOTHING, no)
    if SPACE_KIND[space] == TILE:
        return SpaceForecast(1, NOTHING, _arrives(trial, seat, _shown(s, space)), None)
    question = question_at(seat, space)
    legal = [action for action in question.candidates(s) if question.check(s, action) is None]
    most = max(sum(msgspec.structs.astuple(action)) for action in legal)
    match question:
        case StasisControl():
            return SpaceForecast(most, (0, stasis_cost(side, most), 0, 0, 0), NOTHING, None)
        case Reactor():
            return SpaceForecast(most, (most, 0, 0, 0, 0), _arrives(trial, seat, (0, 0, 0, 0, most)), None)
        case Converter():
            return SpaceForecast(most, NOTHING, _arrives(trial, seat, (0, 0, 0, most, 0)), None)
        case Computer():
            return SpaceForecast(most, (0, 0, most, 0, 0), NOTHING, None)
        case Scout():
            return SpaceForecast(1, SCOUT_COST, NOTHING, None)
        case BringingBack():
            return SpaceForecast(most, NOTHING, NOTHING, None)
    return SpaceForecast(1, NOTHING, NOTHING, None)


def _shown(s: CryoState, space: Space) -> Cost:
    """Return what a resource space gives: its open tile, or what is printed below (CRYO-5.12, 5.15)."""
    stack = SPACE_STACK[space]
    amounts = [0] * TRACKS
    if not s.heights[stack]:
        amounts[SPACE_SECTION[space]] = 1
    elif s.tops[stack] != NO_TILE:
        for resource, amount in FACE_ITEMS[s.tops[stack]]:
            amounts[resource] = amount
    return tuple(amounts)


def _arrives(trial: CryoState, seat: Seat, amounts: Cost) -> Cost:
    """Return what would arrive of five amounts; the tracks of the copy are set back."""
    resources = trial.sides[seat].resources
    before = list(resources)
    gain_all(trial, seat, amounts)
    arrived = tuple([now - then for now, then in zip(resources, before, strict=True)])
    resources[:] = before
    return arrived


def _launches(s: CryoState, seat: Seat) -> tuple[LaunchForecast, ...]:
    return tuple(_launch(s, seat, vehicle) for vehicle in s.sides[seat].vehicles)


def _launch(s: CryoState, seat: Seat, vehicle: Card) -> LaunchForecast:
    side = s.sides[seat]
    least, most = load_bounds(side, vehicle)
    return LaunchForecast(
        vehicle,
        vehicle_room(side, vehicle),
        least,
        most,
        tuple(launch_energy(side, vehicle, tunnel) for tunnel in range(TUNNELS)),
        tuple(side.awake > 0 and can_reach(s, side, vehicle, tunnel) for tunnel in range(TUNNELS)),
    )
