"""A puzzle at a table: a wrong move is told what it costs and changes nothing, the best one ends it."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
import pytest

from sternhafen.games import title_ids
from sternhafen.puzzles import Found, puzzles
from sternhafen.table.commands.puzzling import MOST_TRIES
from tests.server.player import Player

ONE_EACH = [next(iter(puzzles(id).values())) for id in title_ids() if puzzles(id)]


class Solver:
    """A client with a puzzle."""

    def __init__(self, player: Player, found: Found) -> None:
        self.player, self.found = player, found
        wish = {"title": found.form.title, "puzzle": found.id, "name": "Ada"}
        self.table: str = player.post("/api/puzzles", wish)["table"]["id"]

    @property
    def info(self) -> Any:
        return self.player.get(f"/api/tables/{self.table}")

    @property
    def now(self) -> Any:
        return self.info["puzzle"]

    def position(self) -> Any:
        return self.player.get(f"/api/tables/{self.table}/position", viewer=self.found.puzzle.seat)

    def do(self, type: str, status: int = 200, **fields: Any) -> Any:
        command = {"type": type, "id": secrets.token_hex(8), "seat": self.found.puzzle.seat, **fields}
        return self.player.post(f"/api/tables/{self.table}/commands", command, status)

    def play(self, action: Any, status: int = 200) -> Any:
        return self.do("play", status, action=action, after=self.info["entries"])


@pytest.fixture
def solver(ada: Player) -> Solver:
    return Solver(ada, ONE_EACH[0])


@pytest.mark.parametrize("found", ONE_EACH, ids=lambda found: found.form.title)
def test_a_wrong_move_says_what_it_costs_and_the_best_ends_the_puzzle(ada: Player, found: Found) -> None:
    solver, puzzle = Solver(ada, found), found.puzzle
    assert (solver.now["stage"], solver.now["tried"], solver.now["best"]) == ("open", 0, None)
    before = solver.position()
    wrong = puzzle.others[0]
    solver.play(wrong.action)
    assert solver.position() == before
    assert solver.now["tried"] == 1
    assert solver.now["last"]["way"]["action"] == wrong.action
    assert solver.now["last"]["cost"] == pytest.approx(wrong.cost)
    assert solver.now["best"] is None
    solver.play(puzzle.best)
    over = solver.now
    assert (over["stage"], over["best"]["action"], over["gap"]) == ("solved", puzzle.best, pytest.approx(puzzle.gap))
    assert over["reasons"]
    assert solver.play(puzzle.best, 409)["refusal"]["code"] in ("puzzle-over", "stale")


def test_a_move_against_the_rules_is_no_try(ada: Player) -> None:
    for solver in (Solver(ada, found) for found in ONE_EACH):
        state, seat = solver.found.state(), solver.found.puzzle.seat
        refused = [action for ask, action in state.candidates(seat) if ask.check(state, action) is not None]
        for action in refused[:1]:
            assert solver.play(msgspec.to_builtins(action), 409)["refusal"]["rule"]
            assert solver.now["tried"] == 0


def test_the_solution_is_shown_to_whoever_gives_up(solver: Solver) -> None:
    solver.do("show-solution")
    assert (solver.now["stage"], solver.now["best"]["action"]) == ("shown", solver.found.puzzle.best)
    assert solver.do("show-solution", 409)["refusal"]["code"] == "puzzle-over"


def test_nobody_moves_until_the_puzzle_is_left_and_then_the_bots_do(solver: Solver) -> None:
    solver.do("show-solution")
    entries = solver.info["entries"]
    assert entries == 1
    solver.do("play-on")
    assert solver.now is None
    assert solver.do("show-solution", 409)["refusal"]["code"] == "no-puzzle"


def test_nothing_is_taken_back_and_no_tip_is_given(solver: Solver) -> None:
    assert solver.do("undo", 409, after=0)["refusal"]["code"] == "puzzle-steps"
    asked = {"seat": solver.found.puzzle.seat, "bot": "medium"}
    told = solver.player.post(f"/api/tables/{solver.table}/hint", asked, 409)
    assert told["refusal"]["code"] == "puzzle-hint"


def test_tries_are_bounded(solver: Solver) -> None:
    wrong = solver.found.puzzle.others[0].action
    for _ in range(MOST_TRIES):
        solver.play(wrong)
    assert solver.play(wrong, 409)["refusal"]["code"] == "puzzle-tried"
    assert solver.now["tried"] == MOST_TRIES


def test_puzzles_are_listed_with_the_one_of_the_day(ada: Player) -> None:
    for found in ONE_EACH:
        listed = ada.get(f"/api/puzzles/{found.form.title}")
        assert {one["id"] for one in listed["puzzles"]} == set(puzzles(found.form.title))
        assert listed["daily"] in puzzles(found.form.title)
    assert ada.http.get("/api/puzzles/chess").json()["refusal"]["code"] == "no-such-title"
    wish = {"title": "cryo", "puzzle": "1-1", "name": "Ada"}
    assert ada.post("/api/puzzles", wish, 409)["refusal"]["code"] == "no-such-puzzle"
