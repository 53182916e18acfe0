"""Where the hand cannot wait: what the page works out of a planned transport is what the engine says."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from sternhafen.games.cryo import TITLE
from sternhafen.games.cryo.actions import Decline, Launch, ScoutCave, ScrapCard, ScrapTile, Settle, Wake
from sternhafen.games.cryo.data.tables import TUNNELS
from sternhafen.games.cryo.forecast import forecast
from sternhafen.games.cryo.rules.caves import AtTransport, Settling
from sternhafen.games.cryo.state import CryoState
from tests.web.mirrors import compare

POSITIONS = 5000
"""How many positions page and engine are compared in."""
NEEDED = {"sides", "caves", "open_caves"}
"""The fields of a view that the page looks at for this."""
KEPT = (Launch, ScrapCard, ScrapTile, Decline)

COMPARE = """
import { readFileSync } from "node:fs";
const [built, file] = process.argv.slice(-2);
const { mostRiders, openCaves, transportOf, tripsOf } = await import(built);
for (const { view, told, tunnel, vehicle, loads } of JSON.parse(readFileSync(file, "utf8"))) {
  const side = view.sides[0];
  const lane = side.vehicles.indexOf(vehicle);
  const known = new Set(loads.map(String));
  const said = new Set();
  for (let first = 0; first <= 6; first += 1)
    for (let second = 0; first + second <= 6; second += 1) {
      if (first + second === 0) continue;
      const trips = tripsOf(side, []).map((trip, index) =>
        index === lane ? { vehicle, tunnel, load: [first, second] } : trip);
      const most = mostRiders(told, side, trips, trips[lane]);
      const whole = transportOf(told, view, 0, trips);
      const pays = whole.missing.every(amount => amount === 0);
      if (first + second <= most && pays && whole.crowded <= 0) said.add(`${first},${second}`);
    }
  const open = openCaves(view, tunnel);
  for (const one of said) {
    const [first, second] = one.split(",").map(Number);
    const dark = (first > 0 && !open.includes(view.pair[0])) || (second > 0 && !open.includes(view.pair[1]));
    if (dark) said.delete(one);
  }
  if (said.size !== known.size || [...known].some(one => !said.has(one)))
    throw new Error(`vehicle ${vehicle}, tunnel ${tunnel}: said ${[...said]}, are ${[...known]}`);
}
"""


def positions(game: int, rng: random.Random) -> Iterator[dict[str, Any]]:
    """Play a game at random but with care for crew; yield every loading that the first seat could be asked about."""
    seats = 1 + game % 4
    s = TITLE.start(next(iter(TITLE.variants(seats))).bounded(), seats, game)
    assert isinstance(s, CryoState)
    while s.asked():
        seat = s.first_asked()
        legal = s.legal(seat)
        if seat == 0 and s.sides[0].vehicles and s.sides[0].awake and rng.random() < 0.5:
            yield from loadings(s, rng)
        care = [one for one in legal if isinstance(one, Wake | ScoutCave)] if rng.random() < 0.5 else []
        kept = [one for one in legal if not isinstance(one, KEPT)] or legal
        s.play(seat, rng.choice(care or kept))


def loadings(s: CryoState, rng: random.Random) -> Iterator[dict[str, Any]]:
    """Yield for each vehicle and some tunnels how many pods could settle there."""
    view = msgspec.to_builtins(s.view(0))
    seen = {name: view[name] for name in NEEDED} | {"sides": view["sides"][:1]}
    told = msgspec.to_builtins(forecast(s, 0))
    told = {"sides": told["sides"][:1], "launches": told["launches"]}
    for vehicle in set(s.sides[0].vehicles):
        for tunnel in rng.sample(range(TUNNELS), 4):
            question = Settling(0, vehicle, tunnel)
            offered = AtTransport(0).check(s, Launch(vehicle, tunnel)) is None
            answers = [one for one in question.candidates(s) if isinstance(one, Settle)] if offered else []
            loads = [[one.first, one.second] for one in answers if question.check(s, one) is None]
            about = question.about(s)
            pair = [about["one"], about["other"]]
            yield {"view": seen | {"pair": pair}, "told": told, "tunnel": tunnel, "vehicle": vehicle, "loads": loads}


def test_a_planned_load_is_possible_exactly_where_the_rules_allow_it(tmp_path: Path) -> None:
    rng, found = random.Random(5), list[dict[str, Any]]()
    for game in range(1000):
        found += positions(game, rng)
        if len(found) >= POSITIONS:
            break
    assert len(found) >= POSITIONS
    assert sum(bool(one["loads"]) for one in found) > POSITIONS // 20
    compare(tmp_path, "cryo/transport", COMPARE, found)
