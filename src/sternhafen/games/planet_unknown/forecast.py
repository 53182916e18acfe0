"""What the rules count for boards beside the view: standings, progress, lines, and what a placement would bring."""

from __future__ import annotations

import msgspec

from sternhafen.engine import Action, Seat
from sternhafen.engine.bitset import contains
from sternhafen.games.planet_unknown.actions import PlaceTile
from sternhafen.games.planet_unknown.aliases import AdvanceCode, Objective, Tile
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.cards import EVENT_EFFECT, OBJECTIVE_MEASURE
from sternhafen.games.planet_unknown.data.codes import PLACED, advance_steps, advance_track
from sternhafen.games.planet_unknown.data.component_shapes import BonusInfo
from sternhafen.games.planet_unknown.data.components import field_bonuses
from sternhafen.games.planet_unknown.data.tiles import TILE_RESOURCES
from sternhafen.games.planet_unknown.data.vocabulary import BIOMASS, ONE_RESOURCE, TAKE_TILE, TRACKS, WATER
from sternhafen.games.planet_unknown.events import MarkerMoved
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES
from sternhafen.games.planet_unknown.rules.energy import energy_tracks
from sternhafen.games.planet_unknown.rules.objectives import measure, progress
from sternhafen.games.planet_unknown.rules.placement import lay_tile
from sternhafen.games.planet_unknown.rules.rounds import ChooseTile
from sternhafen.games.planet_unknown.rules.tracks import advance, can_advance
from sternhafen.games.planet_unknown.scoring import empty_cells, marred, track_medals
from sternhafen.games.planet_unknown.state import PlanetState

# Types ---------------------------------------------------------------------------------------------------------------


class SeatValue(msgspec.Struct, frozen=True):
    """What a seat has of that which an objective compares."""

    seat: int
    value: int
    best: bool


class Standing(msgspec.Struct, frozen=True):
    """An objective that compares players, as it stands now."""

    goal: int
    seats: tuple[SeatValue, ...]
    tied: bool
    common: bool


class Progress(msgspec.Struct, frozen=True):
    """How far a private objective is."""

    goal: int
    have: int
    want: int
    done: bool


class LineState(msgspec.Struct, frozen=True):
    """A row or column: how many of its cells are empty, and whether a meteorite keeps it from counting."""

    empty: int
    struck: bool


class ColonyForecast(msgspec.Struct, frozen=True):
    """What counts on one player's boards: the 24 lines, and the medals of each track."""

    lines: tuple[LineState, ...]
    tracks: tuple[int, ...]


class PlanetForecast(msgspec.Struct, frozen=True):
    """How the game stands, by what the viewer may know."""

    colonies: tuple[ColonyForecast, ...]
    standings: tuple[Standing, ...]
    progress: tuple[Progress, ...]
    """Of the viewer's own objectives and those on offer."""


class AdvanceGain(msgspec.Struct, frozen=True, tag_field="kind", tag="advance"):
    """A marker advances; `field` is where it gets to, -1 if that is to be chosen."""

    track: int
    steps: int
    field: int
    medals: int
    """What that field counts at the end of the game, -1 if nothing."""
    bonuses: tuple[BonusInfo, ...]


class EnergyGain(msgspec.Struct, frozen=True, tag_field="kind", tag="energy"):
    """One of some markers advances."""

    tracks: tuple[int, ...]


class LineGain(msgspec.Struct, frozen=True, tag_field="kind", tag="line"):
    """A row or column would be complete; a meteorite in it bars its medals."""

    line: int
    medals: int
    blocked: bool


class Covers(msgspec.Struct, frozen=True, tag_field="kind", tag="covers"):
    """Lifepods and rovers would be destroyed."""

    lifepods: int
    rovers: int


class Remark(msgspec.Struct, frozen=True, tag_field="kind", tag="remark"):
    """Something else to know: water off the ice, biomass alone, a meteorite, one resource only, or nothing counts."""

    code: str


DRY, LONELY, METEORITE = Remark("dry"), Remark("lonely"), Remark("meteorite")
EITHER, PLAIN = Remark("either"), Remark("plain")

Gain = AdvanceGain | EnergyGain | LineGain | Covers | Remark


class PlanetGains(msgspec.Struct, frozen=True):
    """Everything worth telling about a placement, most important first."""

    gains: tuple[Gain, ...]


# Standings -----------------------------------------------------------------------------------------------------------


def forecast(s: PlanetState, seat: Seat | None) -> PlanetForecast:
    """Return how the game stands, from what a seat may know."""
    pairs = [((i % s.seats, (i + 1) % s.seats), goal) for i, goal in enumerate(s.neighbours)] if s.seats > 1 else []
    hand = None if seat is None else s.colonies[seat].hand
    goals = () if hand is None else (*hand.objectives, *hand.offer)
    return PlanetForecast(
        colonies=tuple(colony_forecast(c) for c in s.colonies),
        standings=(
            *(standing(s, goal, seats, False) for seats, goal in pairs),
            *(standing(s, goal, tuple(range(s.seats)), True) for goal in s.common),
        ),
        progress=() if seat is None else tuple(Progress(goal, *progress(s.colonies[seat], goal)) for goal in goals),
    )


def standing(s: PlanetState, goal: Objective, seats: tuple[Seat, ...], common: bool) -> Standing:
    """Return how an objective stands between some seats (PU-17.3)."""
    values = [measure(s.colonies[seat], goal) for seat in seats]
    best = max(values) if OBJECTIVE_MEASURE[goal][2] else min(values)
    compared = tuple(SeatValue(seat, value, value == best) for seat, value in zip(seats, values, strict=True))
    return Standing(goal, compared, values.count(best) > 1, common)


def colony_forecast(c: Colony) -> ColonyForecast:
    """Return what counts on one player's boards."""
    empty, bad = empty_cells(c), marred(c)
    lines = [LineState((cells & empty).bit_count(), bool(cells & bad & ~empty)) for cells, _ in c.ground().lines]
    return ColonyForecast(tuple(lines), tuple(track_medals(c, track) for track in range(TRACKS)))


# Gains ---------------------------------------------------------------------------------------------------------------


def gains(s: PlanetState, seat: Seat, action: Action) -> PlanetGains | None:
    """Return what placing a tile would bring, or None for other actions; the state stays as it is."""
    if not isinstance(action, PlaceTile):
        return None
    tile = s.shown[s.stack(seat, action.ring)]
    world = s.copy()
    old, new = s.colonies[seat], world.colonies[seat]
    counts = resources_count(s, seat)
    lay_tile(world, seat, tile, action.turn, action.anchor, counts)
    told: list[Gain] = []
    if not counts:
        told.append(PLAIN)
    elif EVENT_EFFECT[s.event][0] == ONE_RESOURCE:
        told.append(EITHER)
    else:
        told += resource_gains(world, seat, old, tile)
    told += line_gains(old, new)
    if new.meteorites != old.meteorites:
        told.append(METEORITE)
    lifepods = old.lifepods.bit_count() - new.lifepods.bit_count()
    rovers = old.rovers.bit_count() - new.rovers.bit_count()
    if lifepods or rovers:
        told.append(Covers(lifepods, rovers))
    return PlanetGains(tuple(told))


def resources_count(s: PlanetState, seat: Seat) -> bool:
    """Return whether the tile's resources count: always, but for a card that gives the tile alone (PU-6.10)."""
    if isinstance(s.question(seat), ChooseTile):
        return True
    return any(a > 0 for verb, a, _ in s.colonies[seat].effects if verb == TAKE_TILE)


def resource_gains(s: PlanetState, seat: Seat, old: Colony, tile: Tile) -> list[Gain]:
    """Return what the resources of a tile just laid give, and which give nothing where they lie."""
    c = s.colonies[seat]
    advances = list(c.advances)
    for code in old.advances:
        advances.remove(code)
    told: list[Gain] = [gain for code in advances for gain in advance_gains(s, seat, code)]
    for section, other in c.energies[len(old.energies) :]:
        tracks = energy_tracks(c, section, other)
        told.append(EnergyGain(tuple(track for track in range(TRACKS) if contains(tracks, track))))
    earned = {advance_track(code) for code in advances}
    if WATER in TILE_RESOURCES[tile] and WATER not in earned:
        told.append(DRY)
    if BIOMASS in TILE_RESOURCES[tile] and BIOMASS not in earned:
        told.append(LONELY)
    return told


def advance_gains(s: PlanetState, seat: Seat, code: AdvanceCode) -> list[Gain]:
    """Return what a waiting advance brings; nothing if its marker cannot advance (PU-5.10)."""
    track, steps = advance_track(code), advance_steps(code)
    if not can_advance(s.colonies[seat], track):
        return []
    world = s.copy()
    c = world.colonies[seat]
    rules = CORPORATION_RULES[c.corporation]
    if track == WATER and code & PLACED:
        steps = rules.placed_water_steps(c, steps)
    waiting = len(c.effects)
    world.record()
    advance(world, seat, track, steps)
    fields = [event.field for event in world.drain_events() if isinstance(event, MarkerMoved) and event.track == track]
    if not fields and len(c.effects) > waiting:
        return [AdvanceGain(track, steps, -1, -1, ())]  # Makeshift chooses where (PU-30.1)
    bonuses = [bonus for field in fields for bonus in field_bonuses(rules.board, track, field)]
    field = c.markers[track]
    return [AdvanceGain(track, steps, field, rules.board.medals[track][field], tuple(bonuses))]


def line_gains(before: Colony, after: Colony) -> list[Gain]:
    """Return the rows and columns with medals that a placement completes (PU-15.1)."""
    was_empty, is_empty, bad = empty_cells(before), empty_cells(after), marred(after)
    return [
        LineGain(line, medals, bool(cells & bad))
        for line, (cells, medals) in enumerate(after.ground().lines)
        if medals and cells & was_empty and not cells & is_empty
    ]
