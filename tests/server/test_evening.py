"""The evening of a group: dates, who can come, a bot for whoever cannot, and where people talk."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.paced import people
from tests.server.player import Player, Seat
from tests.server.serving import Server

FRIDAY = 1_795_198_800
SATURDAY = FRIDAY + 86_400
ROOM = "https://meet.example.org/our-table"


def evening(player: Player, table: str) -> Any:
    return player.get(f"/api/tables/{table}")["evening"]


def code(answer: Any) -> str:
    assert answer["type"] == "refused", answer
    return str(answer["refusal"]["code"])


def propose(socket: Seat, seat: int, at: int) -> None:
    assert socket.command("propose-date", seat, at=at)["type"] == "ack"


def test_a_date_is_agreed_once_everybody_can_come(server: Server) -> None:
    with people(server.url, 3) as (table, (ada, grace, _), (one, two, three)):
        propose(one, 0, SATURDAY)
        propose(two, 1, FRIDAY)
        assert code(three.command("propose-date", 2, at=FRIDAY)) == "date-there"
        friday, saturday = evening(ada, table)["dates"]
        assert (friday["at"], saturday["at"]) == (FRIDAY, SATURDAY), "the earliest comes first"
        assert (friday["yes"], friday["agreed"]) == ([1], False), "whoever proposes it can come"
        one.command("answer-date", 0, date=friday["date"], yes=False)
        three.command("answer-date", 2, date=friday["date"], yes=True)
        assert evening(grace, table)["dates"][0]["no"] == [0]
        one.command("answer-date", 0, date=friday["date"], yes=True)
        agreed = evening(grace, table)["dates"][0]
        assert (agreed["yes"], agreed["no"], agreed["agreed"]) == ([0, 1, 2], [], True)
        assert code(one.command("answer-date", 0, date=friday["date"] + 999, yes=True)) == "no-such-date"
        assert code(one.command("answer-date", 1, date=friday["date"], yes=True)) == "not-your-seat"


def test_only_the_newest_dates_are_up_for_choice(server: Server) -> None:
    with people(server.url, 2) as (table, (ada, _), (one, _)):
        for days in range(6):
            propose(one, 0, FRIDAY + days * 86_400)
        assert [date["at"] for date in evening(ada, table)["dates"]] == [FRIDAY + days * 86_400 for days in range(1, 6)]


def test_the_room_is_the_groups_own_and_goes_on_to_the_next_table(server: Server) -> None:
    with people(server.url, 2) as (table, (ada, grace), (_, two)), Player(server.url) as stranger:
        assert two.command("set-room", 1, link=ROOM)["type"] == "ack"
        assert evening(ada, table)["room"] == ROOM
        assert evening(stranger, table) == {"dates": [], "room": ""}
        ada.post(f"/api/tables/{table}/close")
        following = ada.post(f"/api/tables/{table}/again", {})["table"]["id"]
        assert evening(grace, following)["room"] == ROOM
        assert two.command("set-room", 1, link="")["type"] == "ack"
        assert evening(ada, table)["room"] == ""


@pytest.mark.parametrize(
    "link",
    ["http://meet.example.org", "javascript:alert(1)", "https://me:secret@example.org", "https://", "https://a b"],
)
def test_only_a_plain_https_link_is_a_room(server: Server, link: str) -> None:
    with people(server.url, 2) as (_, _, (one, _)):
        assert code(one.command("set-room", 0, link=link)) == "bad-link"


def test_whoever_could_not_come_has_the_seat_back_in_the_next_game(server: Server) -> None:
    with people(server.url, 2) as (table, (ada, grace), (_, two)):
        grace.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
        propose(two, 1, FRIDAY)
        assert evening(ada, table)["dates"][0]["yes"] == [1], "a bot plays for them, but they still belong to the group"
        ada.post(f"/api/tables/{table}/close")
        following = ada.post(f"/api/tables/{table}/again", {})["table"]
        assert [seat["kind"] for seat in following["seats"]] == ["person", "person"]
        assert grace.get(f"/api/tables/{following['id']}")["seats"][1]["yours"]
