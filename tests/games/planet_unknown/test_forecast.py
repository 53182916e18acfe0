"""What boards are told beside the view: it is what the rules then do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from sternhafen.games.planet_unknown import TITLE
from sternhafen.games.planet_unknown.actions import Advance, Energise, PlaceTile
from sternhafen.games.planet_unknown.data.cards import OBJECTIVES
from sternhafen.games.planet_unknown.data.codes import advance_track
from sternhafen.games.planet_unknown.data.components import objective_info
from sternhafen.games.planet_unknown.data.vocabulary import ROVER, TRACKS, WATER
from sternhafen.games.planet_unknown.forecast import (
    METEORITE,
    AdvanceGain,
    Covers,
    EnergyGain,
    LineGain,
    PlanetGains,
    forecast,
    gains,
)
from sternhafen.games.planet_unknown.game import PlanetUnknown
from sternhafen.games.planet_unknown.rules.objectives import fulfilled, progress
from sternhafen.games.planet_unknown.rules.tracks import movable
from sternhafen.games.planet_unknown.scoring import lines, neighbour_points, track_medals

SEATS = 3
NOT_COUNTED_UP = [goal for goal in range(OBJECTIVES) if objective_info(goal).condition == "at_most_resources"]
"""Objectives that ask for few of something."""
VARIANTS = range(len(list(TITLE.variants(SEATS))))


def positions(variant: int, seed: int) -> Iterator[tuple[PlanetUnknown, int, PlaceTile]]:
    """Yield the positions of a random game in which a tile is about to be placed."""
    options = list(TITLE.variants(SEATS))[variant].bounded()
    s = TITLE.start(options, SEATS, seed)
    assert isinstance(s, PlanetUnknown)
    rng = Random(seed)
    while s.asked():
        seat = rng.choice(s.asked())
        action = s.sample_legal(seat, rng.random)
        if isinstance(action, PlaceTile):
            yield s, seat, action
        s.play(seat, action)


def counted(s: PlanetUnknown, seat: int, action: PlaceTile) -> PlanetGains:
    before = s.digest()
    told = gains(s, seat, action)
    assert s.digest() == before
    assert told is not None
    return told


@pytest.mark.rule("PU-3.5", "PU-5.10", "PU-13.1", "PU-13.2")
@pytest.mark.parametrize("variant", VARIANTS)
def test_gains_are_what_the_placement_then_brings(variant: int) -> None:
    seen = 0
    for s, seat, action in positions(variant, 7 + variant):
        told = counted(s, seat, action).gains
        world = s.copy()
        old, waited = s.colonies[seat], [advance_track(code) for code in s.colonies[seat].advances]
        world.play(seat, action)
        if world.round != s.round or seat not in world.asked():
            continue  # the turn is over: nothing is left to compare with
        new = world.colonies[seat]
        legal = world.legal(seat)
        offered = {one.track for one in legal if isinstance(one, Advance) and movable(new) >> one.track & 1}
        advances = [gain for gain in told if isinstance(gain, AdvanceGain)]
        assert {gain.track for gain in advances} | set(waited) >= offered
        energies = [gain for gain in told if isinstance(gain, EnergyGain)]
        energised = {track for gain in energies for track in gain.tracks}
        if not old.energies:
            assert {one.track for one in legal if isinstance(one, Energise)} == energised
        assert energised <= {track for track in range(TRACKS) if movable(new) >> track & 1}
        for gain in advances:
            if gain.field >= 0 and gain.track in offered and gain.track not in waited:
                after = world.copy()
                after.play(seat, Advance(gain.track))
                assert after.colonies[seat].markers[gain.track] == gain.field
                seen += 1
        assert (METEORITE in told) == (new.meteorites != old.meteorites)
        covers = next((gain for gain in told if isinstance(gain, Covers)), Covers(0, 0))
        assert covers.lifepods == (old.lifepods & ~new.lifepods).bit_count()
        full = [gain for gain in told if isinstance(gain, LineGain)]
        assert lines(new) - lines(old) == sum(gain.medals for gain in full if not gain.blocked)
    assert seen > 20


@pytest.mark.rule("PU-5.10", "PU-13.2")
def test_energy_never_offers_a_marker_at_its_top() -> None:
    barred = 0
    for s, seat, action in positions(0, 5):
        c = s.colonies[seat]
        for track in range(TRACKS):
            c.markers[track] = c.board().tops[track]
        for gain in counted(s, seat, action).gains:
            assert not isinstance(gain, AdvanceGain) or gain.track == ROVER
            if isinstance(gain, EnergyGain):
                assert set(gain.tracks) <= {ROVER}
                barred += 1
    assert barred


@pytest.mark.rule("PU-7.2")
def test_water_off_the_ice_is_said_to_stay() -> None:
    dry = wet = 0
    for s, seat, action in positions(0, 3):
        codes = [getattr(gain, "code", "") for gain in counted(s, seat, action).gains]
        world = s.copy()
        world.play(seat, action)
        tracks = [advance_track(code) for code in world.colonies[seat].advances]
        if "dry" in codes:
            assert WATER not in tracks
            dry += 1
        wet += WATER in tracks
    assert dry
    assert wet


@pytest.mark.rule("PU-17.3", "PU-17.4", "PU-15.1", "PU-15.2", "PU-19.3")
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_forecast_counts_as_the_end_does(variant: int) -> None:
    for s, seat, _ in positions(variant, 20 + variant):
        told = forecast(s, seat)
        points = [0] * SEATS
        for standing in told.standings:
            for value in standing.seats:
                points[value.seat] += (2 if standing.tied else 5) if value.best else 0
        assert points == neighbour_points(s)
        for number, c in enumerate(s.colonies):
            shown = told.colonies[number]
            full = [line.empty == 0 and not line.struck for line in shown.lines]
            medals = [medals for _, medals in c.ground().lines]
            assert sum(worth for worth, done in zip(medals, full, strict=True) if done) == lines(c)
            assert shown.tracks == tuple(track_medals(c, track) for track in range(TRACKS))
        for goal in range(OBJECTIVES):
            have, want, done = progress(s.colonies[seat], goal)
            assert done == fulfilled(s.colonies[seat], goal)
            if done and goal not in NOT_COUNTED_UP:
                assert have >= want
