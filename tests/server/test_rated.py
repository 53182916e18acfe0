"""Rated games: nobody keeps a rating by leaving, closing or never ending a game, or by letting others play it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sternhafen.server.people.looks import LENGTH, look
from sternhafen.server.people.results import players_of_rated
from sternhafen.table.log.lines import Dealt, Line, Moved, SeatSet
from tests.server.serving import wait_for
from tests.server.test_accounts import Device, Place, both, place, tablet
from tests.server.test_profiles import finished, laptop, phone, profile, willing

__all__ = ["laptop", "phone", "place", "tablet"]  # fixtures


@pytest.fixture
def ada(laptop: Device) -> Iterator[Device]:
    willing(laptop, "Ada")
    yield laptop
    laptop.ask("DELETE", "/api/me")  # her name is free again


@pytest.fixture
def grace(phone: Device) -> Iterator[Device]:
    willing(phone, "Grace")
    yield phone
    phone.ask("DELETE", "/api/me")


def begin(*devices: Device, **wanted: Any) -> str:
    """Return a rated game in play, in which these people sit in this order."""
    made = devices[0].make(**{"rated": True, **wanted})
    table = str(made["table"]["id"])
    for device, invite in zip(devices[1:], made["invites"], strict=True):
        device.ask("POST", f"/api/tables/{table}/claim", {"name": "Grace", "token": invite["token"]})
    for seat, device in enumerate(devices):
        command(device, table, seat, "ready")
    wait_for(lambda: devices[0].ask("GET", f"/api/tables/{table}")["status"] == "running")
    return table


def command(device: Device, table: str, seat: int, kind: str, **more: Any) -> None:
    body = {"type": kind, "id": f"{kind}-{seat}", "seat": seat, **more}
    device.ask("POST", f"/api/tables/{table}/commands", body)


def standing(device: Device) -> tuple[list[int], bool]:
    """Return the places of the only game, and whether it was rated."""
    (game,) = profile(device, 1)["past"]
    return [seat["place"] for seat in game["seats"]], game["rated"]


def test_resigning_alone_against_a_bot_is_a_lost_game(ada: Device) -> None:
    table = begin(ada, bots={"1": "random"})
    command(ada, table, 0, "resign", end=True)
    assert standing(ada) == ([2, 1], True)
    (record,) = profile(ada, 1)["titles"]
    assert record["rating"] < 1000
    assert (record["points"], record["best"]) == (None, None), "nobody has points in a game that was not played"
    assert profile(ada, 1)["past"][0]["ended"] == "resigned"


def test_of_two_people_the_other_has_won_if_one_ends_the_game(ada: Device, grace: Device) -> None:
    table = begin(ada, grace)
    command(grace, table, 1, "resign", end=True)
    assert standing(ada) == standing(grace) == ([1, 2], True)
    assert profile(ada, 1)["titles"][0]["rating"] > 1000 > profile(grace, 1)["titles"][0]["rating"]


def test_a_game_that_is_not_rated_is_simply_over(ada: Device) -> None:
    for rated in (False, True):
        table = begin(ada, bots={"1": "random"}, rated=rated)
        command(ada, table, 0, "resign", end=True)
    assert [game["table"] for game in profile(ada, 1)["past"]] == [table], "only the second one is kept"


def test_the_host_does_not_close_a_rated_game_that_is_in_play(ada: Device) -> None:
    waiting = ada.make(rated=True)["table"]["id"]
    ada.ask("POST", f"/api/tables/{waiting}/close")
    table = begin(ada, bots={"1": "random"})
    assert ada.refused("POST", f"/api/tables/{table}/close") == "rated-close"


def test_a_rated_game_has_an_end_though_nobody_plays_on(ada: Device) -> None:
    wishes = (None, {"kind": "clock", "seconds": 600, "takes_over": False})
    paces = [ada.make(rated=True, pace=pace)["table"]["company"]["pace"] for pace in wishes]
    assert [pace["takes_over"] for pace in paces] == [True, True]
    assert (paces[0]["kind"], paces[0]["seconds"]) == ("patience", 3 * 24 * 3600)
    assert ada.make()["table"]["company"]["pace"] is None


def test_whoever_lets_a_bot_decide_has_lost_though_they_come_back(ada: Device, grace: Device) -> None:
    table = begin(ada, grace)
    ada.ask("POST", f"/api/tables/{table}/seats/0/bot", {"bot": "random"})
    finished(table, 1, grace)
    wait_for(lambda: grace.ask("GET", f"/api/tables/{table}/position?viewer=1")["entries"] >= 2)
    ada.ask("POST", f"/api/tables/{table}/seats/0/bot", {"bot": None})
    command(grace, table, 1, "resign", end=True)
    assert standing(ada)[0] == [2, 2], "both have given up"


def test_nobody_else_takes_the_loss(ada: Device, grace: Device) -> None:
    table = begin(ada, bots={"1": "random"})
    link = ada.ask("POST", f"/api/tables/{table}/seats/0/reassign")
    grace.ask("POST", f"/api/tables/{table}/claim", {"name": "Grace", "token": link["invite"]["token"]})
    wait_for(lambda: finished(table, 0, grace))
    assert standing(ada)[0] == [2, 1] or standing(ada)[0] == [2, 2]
    assert grace.ask("GET", "/api/me/profile")["games"] == 0


@both
def test_a_rated_game_ends_well_for_the_others_if_somebody_is_deleted(place: Place, tablet: Device) -> None:
    willing(tablet, "Ada")
    with Device(place.server.url) as grace:
        willing(grace, "Grace")
        table = begin(tablet, grace)
        tablet.ask("DELETE", "/api/me")
        wait_for(lambda: grace.ask("GET", f"/api/tables/{table}")["host"])
        grace.ask("POST", f"/api/tables/{table}/seats/0/bot", {"bot": "random"})
        wait_for(lambda: finished(table, 1, grace))
        places, rated = standing(grace)
        assert (places[0], rated) == (2, places[1] == 1)


# Who played -----------------------------------------------------------------------------------------------------------


def person(client: str) -> SeatSet:
    return SeatSet(0, "person", client, clients=(client,))


BOT = SeatSet(0, "bot", "Ada", "hard", ("Ada",))
MOVE = Moved(0, "d")
DEAL = Dealt("00")


@pytest.mark.parametrize(
    ("lines", "who", "gave_up"),
    [
        ([person("Ada"), DEAL, MOVE], "Ada", False),
        ([person("Eve"), person("Ada"), DEAL, MOVE], "Ada", False),
        ([person("Ada"), DEAL, BOT, person("Ada"), MOVE], "Ada", False),
        ([person("Ada"), DEAL, BOT, MOVE, person("Ada"), MOVE], "Ada", True),
        ([person("Ada"), DEAL, SeatSet(0, "open", ""), person("Eve"), MOVE], "Ada", True),
        ([person("Ada"), DEAL, person("Eve"), MOVE], "Ada", True),
    ],
)
def test_the_seat_is_whose_it_was_when_the_game_began(lines: list[Line], who: str, gave_up: bool) -> None:
    ((line, given),) = players_of_rated(lines).values()
    assert (line.clients, given) == ((who,), gave_up)


# Names ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["ADA", "Аda", "Ada\u200d", "Ａｄａ", "аdа"])
def test_nobody_on_the_leaderboard_looks_like_somebody_else(ada: Device, phone: Device, name: str) -> None:
    phone.sign_up(name)
    assert phone.refused("PUT", "/api/me/rated", {"rated": True}) == "name-taken"
    phone.ask("PUT", "/api/me/name", {"name": "Eve"})
    phone.ask("PUT", "/api/me/rated", {"rated": True})
    assert phone.refused("PUT", "/api/me/name", {"name": name}) == "name-taken"
    phone.ask("DELETE", "/api/me")


@both
@pytest.mark.parametrize("letter", ["\u0390", "\ufdfa", "ß"])
def test_a_name_whose_look_is_long_can_be_rated(place: Place, tablet: Device, letter: str) -> None:
    willing(tablet, letter * 24)
    assert len(look(letter * 24)) <= LENGTH
    assert tablet.ask("GET", "/api/me")["person"]["rated"]
