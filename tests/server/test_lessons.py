"""A lesson at a table: it opens dealt, makes the others' moves, accepts what it waits for, and costs nothing else."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from sternhafen.games import HOUSE_TITLES
from sternhafen.lessons import Guide, lesson, lessons
from tests.server.player import Player, Seat
from tests.server.serving import Server, wait_for

EVERY = [(each.title, each.lesson) for id in HOUSE_TITLES for each in lessons(id.replace("_", "-"))]


class Learner:
    """A client in a lesson."""

    def __init__(self, player: Player, title: str, number: int) -> None:
        self.player = player
        self.table: str = player.post("/api/lessons", {"title": title, "lesson": number, "name": "Ada"})["table"]["id"]

    @property
    def info(self) -> Any:
        return self.player.get(f"/api/tables/{self.table}")

    @property
    def now(self) -> Any:
        return self.info["lesson"]

    def position(self) -> Any:
        return self.player.get(f"/api/tables/{self.table}/position", viewer=0)

    def do(self, type: str, status: int = 200, **fields: Any) -> Any:
        command = {"type": type, "id": secrets.token_hex(8), "seat": 0, **fields}
        return self.player.post(f"/api/tables/{self.table}/commands", command, status)

    def proceed(self) -> None:
        self.do("proceed", step=self.now["step"])

    def until(self, kind: str) -> Any:
        while self.now["kind"] != kind:
            self.proceed()
        return self.now

    def play(self, action: Any, status: int = 200) -> Any:
        return self.do("play", status, action=action, after=self.info["entries"])


@pytest.fixture
def learner(ada: Player) -> Learner:
    return Learner(ada, "escape-pods", 1)


@pytest.mark.parametrize(("title", "number"), EVERY)
def test_every_lesson_leads_where_the_guide_leads(ada: Player, title: str, number: int) -> None:
    learner, guide = Learner(ada, title, number), Guide(lesson(title, number))
    while (now := learner.now)["kind"] != "done":
        assert not now["underway"], "the others' moves are made before anybody is asked anything"
        assert now["say"]
        if now["ways"]:
            learner.play(now["ways"][-1]["action"])
            chosen = guide.title.action(now["ways"][-1]["action"])
            while guide.step.kind != "do":
                guide.proceed()
            assert guide.move(chosen).right
        else:
            learner.proceed()
    while not guide.done:
        guide.proceed()
    assert learner.position()["view"] == ada_sees(guide)


def ada_sees(guide: Guide) -> Any:
    return msgspec.json.decode(msgspec.json.encode(guide.match.state.view(guide.lesson.learner)))


def test_another_move_than_the_lesson_waits_for_is_declined_and_changes_nothing(learner: Learner) -> None:
    now, before = learner.until("do"), learner.position()
    accepted = [way["action"] for way in now["ways"]]
    other = next(one["action"] for one in before["legal"] if one["action"] not in accepted)
    assert learner.play(other, 409)["refusal"]["code"] == "lesson-otherwise"
    against = learner.play(["Bury", 1], 409)["refusal"]
    assert against["rule"].startswith("PODS-")
    assert learner.position() == before
    assert learner.now == now


def test_what_is_to_be_read_waits_for_no_move(learner: Learner) -> None:
    while not (learner.now["kind"] in ("say", "play") and learner.position()["legal"]):
        learner.proceed()
    legal = learner.position()["legal"][0]["action"]
    assert learner.play(legal, 409)["refusal"]["code"] == "lesson-reading"


def test_back_leads_to_the_first_step_and_forward_again_to_the_same_game(learner: Learner) -> None:
    first = learner.now
    seen = {}
    while (now := learner.now)["kind"] != "done":
        seen[now["step"]] = learner.position()["view"]
        learner.proceed()
    end = learner.position()["view"]
    while not (now := learner.now)["first"]:
        learner.do("back", step=now["step"])
        assert learner.position()["view"] == seen[learner.now["step"]]
    assert learner.now == {**first, "entries": learner.now["entries"]}
    assert learner.do("back", 409, step=0)["refusal"]["code"] == "lesson-start"
    learner.until("done")
    assert learner.position()["view"] == end


def test_undo_between_an_action_and_its_effect_steps_the_lesson_back(learner: Learner) -> None:
    asked = learner.until("do")
    before = learner.position()["view"]
    learner.play(asked["ways"][0]["action"])
    assert learner.now["kind"] == "do"
    learner.do("undo", after=learner.info["entries"])
    assert (learner.now["step"], learner.position()["view"]) == (asked["step"], before)


def test_a_step_is_taken_once(learner: Learner) -> None:
    step = learner.now["step"]
    learner.do("proceed", step=step)
    assert learner.do("proceed", 409, step=step)["refusal"]["code"] == "lesson-elsewhere"


def test_bots_sleep_in_a_lesson_and_play_on_after_it(learner: Learner) -> None:
    learner.until("done")
    mine = next(one for one in learner.player.get("/api/me")["tables"] if one["id"] == learner.table)
    assert mine["lesson"] == {"lesson": 1, "step": learner.now["steps"], "steps": learner.now["steps"]}
    learner.do("play-on")
    assert learner.now is None
    while 0 in (position := learner.position())["asked"]:
        learner.play(position["legal"][-1]["action"])
    wait_for(lambda: 0 in learner.position()["asked"] or learner.position()["outcome"])
    assert next(one for one in learner.player.get("/api/me")["tables"] if one["id"] == learner.table)["lesson"] is None


@pytest.fixture
def seat(learner: Learner) -> Iterator[Seat]:
    with learner.player.sit(learner.table) as found:
        found.hello()
        yield found


def test_the_others_moves_are_told_one_by_one_and_then_the_step(learner: Learner, seat: Seat) -> None:
    steps = lesson("escape-pods", 1).steps
    number = next(i for i, step in enumerate(steps) if step.play)
    for step in range(number):
        assert seat.command("proceed", 0, step=step)["type"] == "ack"
    told: list[Any] = [message for message in map(decoded, seat.frames) if message["type"] == "played"]
    assert [one["entry"]["seat"] for one in told] == [1] * len(steps[number].play)
    assert len({one["position"]["digest"] for one in told}) == len(told), "each with the position after it"
    wait_for(lambda: learner.now["step"] == number)


def decoded(frame: bytes) -> Any:
    return json.loads(frame)


def test_moves_that_only_lead_up_to_something_are_shown_at_once(ada: Player) -> None:
    title, number, at = next(
        (*named, i) for named in EVERY for i, step in enumerate(lesson(*named).steps) if step.fast and i
    )
    learner = Learner(ada, title, number)
    with ada.sit(learner.table) as seat:
        seat.hello()
        while learner.now["step"] < at:
            seat.frames.clear()
            assert seat.command("proceed", 0, step=learner.now["step"])["type"] == "ack"
        kinds = [decoded(frame)["type"] for frame in seat.frames]
    assert kinds.count("played") <= 1, "none but the learner's own"
    assert "position" in kinds


def test_a_lesson_is_its_learners_alone_on_any_of_their_devices(learner: Learner, server: Server) -> None:
    now = learner.until("do")
    with Player(server.url, learner.player.secret) as same:
        assert same.get(f"/api/tables/{learner.table}")["lesson"] == now
    with Player(server.url) as stranger:
        assert stranger.http.get(f"/api/tables/{learner.table}").status_code != 200


def test_a_lesson_that_does_not_exist_is_declined(ada: Player) -> None:
    refused = ada.post("/api/lessons", {"title": "escape-pods", "lesson": 99, "name": "Ada"}, 409)["refusal"]
    assert refused["code"] == "no-such-lesson"
