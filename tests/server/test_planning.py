"""Planning: what a seat tries follows from what it knows alone, comes true when it is played, and is told to nobody."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from sternhafen.engine import Match, State
from sternhafen.games import HOUSE_TITLES, title
from sternhafen.table.hosts.local import LocalTable
from sternhafen.table.learning.planning import plan_info
from sternhafen.table.messages.planning import MAX_STEPS, PlanInfo, PlanWish
from tests.server.player import Player

TITLES = [name.replace("_", "-") for name in HOUSE_TITLES]
MOVES = 90
EVERY = 10
STEPS = 6


class Planner:
    """A random game, at which every seat plans now and then."""

    def __init__(self, name: str, seed: int) -> None:
        known = title(name)
        options = list(known.variants(3))
        self.match = Match.new(known, 3, seed, options[seed % len(options)])
        self.table = LocalTable(self.match, ["A", "B", "C"]).table
        self.rng = Random(seed)

    def ask(self, seat: int, steps: list[Any], **more: Any) -> PlanInfo:
        return plan_info(self.table, PlanWish(seat, steps, **more))

    def walk(self, seat: int) -> PlanInfo:
        """Return a plan of random steps, each of which the answer before offered."""
        steps: list[Any] = []
        while True:
            shown = self.ask(seat, steps)
            if shown.ends != "open" or len(steps) == STEPS or shown.position is None:
                return shown
            steps = [*steps, self.rng.choice(shown.position.legal).action]

    def everything(self, seat: int, plan: PlanInfo) -> bytes:
        """Return every byte that can be asked for about a plan."""
        steps = [step.choice.action for step in plan.steps]
        shown = self.ask(seat, steps)
        answers = [shown, self.ask(seat, steps, chosen=[])]
        if shown.ends == "open" and shown.position is not None and shown.position.legal:
            first = shown.position.legal[0]
            answers += [self.ask(seat, steps, action=first.action), self.ask(seat, steps, target="sector:1")]
        return msgspec.json.encode(answers)

    def instead(self, state: State) -> None:
        assert self.table.match is not None
        self.table.match.state = state

    def moves(self) -> Iterator[int]:
        """Play on at random; yield the number of every move at which to plan."""
        for number in range(MOVES):
            if self.match.over:
                return
            if number % EVERY == 3:
                yield number
            seat = self.rng.choice(self.match.state.asked())
            self.match.play(seat, self.match.state.sample_legal(seat, self.rng.random))


@pytest.mark.parametrize("name", TITLES)
def test_worlds_that_look_the_same_to_a_seat_give_the_same_plans(name: str) -> None:
    differences, compared = 0, 0
    for seed in (1, 2):
        planner = Planner(name, seed)
        for _ in planner.moves():
            true = planner.match.state
            for seat in range(3):
                plan = planner.walk(seat)
                told = planner.everything(seat, plan)
                planner.instead(true.resample(seat, planner.rng))
                differences += planner.everything(seat, plan) != told
                compared += 1
                planner.instead(true)
    assert compared > 20
    assert differences == 0


@pytest.mark.parametrize("name", TITLES)
def test_a_plan_that_reveals_nothing_comes_true(name: str) -> None:
    planner, held = Planner(name, 3), 0
    for _ in planner.moves():
        for seat in planner.match.state.asked():
            plan = planner.walk(seat)
            assert not plan.assumed
            there, safe = planner.match.state.copy(), plan.steps if plan.ends != "reveal" else plan.steps[:-1]
            for step in safe:
                action = planner.match.title.action(step.choice.action)
                assert there.explain(seat, action) is None
                there.play(seat, action)
            assert plan.position is not None
            assert there.view(seat) == plan.position.view
            held += len(safe)
    assert held > 5


@pytest.mark.parametrize("name", TITLES)
def test_while_others_think_a_turn_on_the_present_position_is_assumed_and_says_so(name: str) -> None:
    planner, ends = Planner(name, 4), set()
    for _ in planner.moves():
        for seat in {0, 1, 2} - set(planner.match.state.asked()):
            before = planner.match.state.digest()
            plan = planner.walk(seat)
            assert plan.assumed
            ends.add(plan.ends)
            assert planner.match.state.digest() == before
    assert ends & {"open", "turn", "reveal"} or name == "planet-unknown", "there all choose at once"


def test_a_step_that_is_not_legal_is_named_with_its_rule() -> None:
    planner = Planner("escape-pods", 1)
    seat = planner.match.state.asked()[0]
    first = planner.ask(seat, []).position
    assert first is not None
    good = first.legal[0].action
    plan = planner.ask(seat, [good, ["EndTurn"], good])
    assert plan.ends in ("illegal", "turn")
    wrong = planner.ask(seat, [["Activate", 5, 0]])
    assert (wrong.ends, wrong.steps) == ("illegal", [])
    assert wrong.refusal is not None
    assert wrong.refusal.rule.startswith("PODS-")


def test_nobody_else_gets_a_byte_of_somebodys_planning(ada: Player, grace: Player) -> None:
    made = ada.make("escape-pods", 2)
    table = made["table"]["id"]
    grace.post(f"/api/tables/{table}/claim", {"name": "Grace", "token": made["invites"][0]["token"]})
    path = f"/api/tables/{table}"
    with ada.sit(table) as mine, grace.sit(table) as hers:
        mine.hello()
        hers.hello()
        mine.ready(0)
        hers.ready(1)
        hers.send(type="ping")
        hers.until("pong")

        def seen() -> list[bytes]:
            doors = [("", {}), ("/position", {"viewer": 1}), ("/entries", {"viewer": 1}), ("/export", {"viewer": 1})]
            return [grace.http.get(path + door, params=params).content for door, params in doors]

        before, heard = seen(), len(hers.frames)
        for viewer, player in ((0, ada), (1, grace)):
            planned = player.post(f"{path}/plan", {"seat": viewer, "steps": []})
            if player is ada:
                for choice in planned["position"]["legal"][:5]:
                    ada.post(f"{path}/plan", {"seat": 0, "steps": [choice["action"]]})
        assert seen() == before
        hers.send(type="ping")
        assert hers.receive()["type"] == "pong", "nothing came before the answer"
        assert len(hers.frames) == heard + 1
        other = ada.http.post(f"{path}/plan", json={"seat": 1, "steps": []})
        assert other.json()["refusal"]["code"] == "not-your-seat"
        long = ada.http.post(f"{path}/plan", json={"seat": 0, "steps": [["EndTurn"]] * (MAX_STEPS + 1)})
        assert long.status_code == 400
