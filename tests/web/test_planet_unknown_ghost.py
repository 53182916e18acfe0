"""Where the hand cannot wait: what the page works out by itself for ghosts and rovers is what the engine says."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sternhafen.games.planet_unknown.actions import MoveRover, PlaceTile
from sternhafen.games.planet_unknown.game import PlanetUnknown
from sternhafen.games.planet_unknown.options import CorporationChoice, PlanetChoice, PlanetUnknownOptions
from sternhafen.games.planet_unknown.rules.rounds import ChooseTile
from sternhafen.games.planet_unknown.setup import new
from tests.games.planet_unknown.founding import EDGE, INNER_RING, OUTER_RING, on_arashi
from tests.games.planet_unknown.position import offers
from tests.web.mirrors import compare
from tests.web.planet_page import CORPORATIONS, PLANETS

BOARDS = len(PLANETS) + 1
GAMES = pytest.mark.parametrize("games", [3 * BOARDS, pytest.param(22 * BOARDS, marks=pytest.mark.soak)])
"""Each planet is played on three times; in the long tests with every corporation, in more than 5000 positions."""

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


STEPS = """
import { readFileSync } from "node:fs";
const [built, file] = process.argv.slice(-2);
const { routes, wayBetween } = await import(built);
for (const { view, steps } of JSON.parse(readFileSync(file, "utf8"))) {
  const colony = view.colonies[0];
  for (const rover of colony.rovers) {
    const found = [...routes(view, colony, rover).values()].filter(({ cells }) => cells.length === 1);
    const said = found.map(({ cells }) => wayBetween(rover, cells[0])).sort();
    const known = steps.filter(([from]) => from === rover).map(([, way]) => way).sort();
    if (String(said) !== String(known)) {
      throw new Error(`${colony.planet}, ${colony.corporation}, rover ${rover}: said ${said}, are ${known}`);
    }
  }
}
"""

NEEDED = {"seat", "sectors", "stacks", "shown", "event", "patches_join", "colonies"}
"""The fields of a view that the page looks at for this."""


def seen(state: PlanetUnknown) -> dict[str, Any]:
    """Return what the page needs of the first seat's view."""
    view = msgspec.to_builtins(state.view(0))
    return {name: view[name] for name in NEEDED} | {"colonies": view["colonies"][:1]}


def started(game: int) -> PlanetUnknown:
    """Return the beginning of a game on special boards, with events."""
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
    state = new(options, 1 + game % 2, game)
    state.settle()
    return state


def placings(game: int, rng: random.Random) -> Iterator[dict[str, Any]]:
    """Play a game at random; yield every position in which the first seat places a tile."""
    state = started(game)
    while state.outcome() is None:
        seat = rng.choice(list(state.asked()))
        placed = [action for action in state.legal(seat) if isinstance(action, PlaceTile)] if seat == 0 else []
        if placed:
            by_card = not isinstance(state.question(seat), ChooseTile)
            legal = [[action.ring, action.turn, action.anchor] for action in placed]
            yield {"view": seen(state), "byCard": by_card, "legal": legal}
        state.play(seat, state.sample_legal(seat, rng.random))


def drives(game: int, rng: random.Random) -> Iterator[dict[str, Any]]:
    """Play a game at random; yield every position in which the first seat may move a rover."""
    state = started(game)
    while state.outcome() is None:
        seat = rng.choice(list(state.asked()))
        moves = [action for action in state.legal(seat) if isinstance(action, MoveRover)] if seat == 0 else []
        if moves and state.colonies[0].moves:
            yield {"view": seen(state), "steps": [[action.start, action.way] for action in moves]}
        state.play(seat, state.sample_legal(seat, rng.random))


def collected(
    play: Callable[[int, random.Random], Iterator[dict[str, Any]]], seed: int, games: int
) -> list[dict[str, Any]]:
    """Return the positions of some games, which are on every planet."""
    rng = random.Random(seed)
    cases = [case for game in range(games) for case in play(game, rng)]
    assert {case["view"]["colonies"][0]["planet"] for case in cases} == {*PLANETS, "ksb-4156"}
    return cases


def under_two_bans() -> Iterator[dict[str, Any]]:
    """Yield positions in which a ban of the planet, of the event, or both are dropped."""
    for cells in ((INNER_RING, OUTER_RING), (OUTER_RING,), (INNER_RING, EDGE)):
        state = on_arashi(*cells)
        legal = [[action.ring, action.turn, action.anchor] for action in offers(state, 0, PlaceTile)]
        yield {"view": seen(state), "byCard": False, "legal": legal}


@GAMES
def test_the_ghost_judges_as_the_engine_does(tmp_path: Path, games: int) -> None:
    compare(tmp_path, "planet-unknown/placement", COMPARE, [*collected(placings, 1, games), *under_two_bans()])


@GAMES
def test_rovers_go_where_the_engine_lets_them(tmp_path: Path, games: int) -> None:
    compare(tmp_path, "planet-unknown/route", STEPS, collected(drives, 2, games))
