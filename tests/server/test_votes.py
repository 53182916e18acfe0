"""Votes about somebody whose time is up: who may call them, who votes, and the seat stays its person's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.paced import CLOCK, Paced, code, company, left, notes, overdue, people, refused, send
from tests.server.player import Player
from tests.server.serving import wait_for

PACE = {**CLOCK, "bot": "random"}


@pytest.fixture(scope="module")
def paced(tmp_path_factory: pytest.TempPathFactory, title_path: Path) -> Iterator[Paced]:
    server = Paced(tmp_path_factory.mktemp("votes"))
    yield server
    server.stop()


def test_of_two_people_the_other_one_decides(paced: Paced) -> None:
    with people(paced.url, 2, pace=PACE) as (table, (ada, grace), (one, other)):
        send(one)
        assert code(one.command("call-vote", 0, about=1, change="bot")) == "not-overdue"
        paced.advance(600)
        assert one.command("call-vote", 0, about=1, change="bot")["type"] == "ack"
        shown = ada.get(f"/api/tables/{table}")
        assert (shown["seats"][1]["kind"], shown["seats"][1]["bot"]) == ("bot", "random")
        assert notes(ada, table)[:3] == ["overdue", "vote-bot", "bot"]
        assert other.until("position")["viewer"] is None
        wait_for(lambda: ada.get(f"/api/tables/{table}")["entries"] >= 2 or None)  # it plays
        for player in (ada, grace):
            assert player.http.get(f"/api/tables/{table}/export", params={"viewer": 1}).status_code == 403
        grace.post(f"/api/tables/{table}/seats/1/bot", {"bot": None})
        assert "back" in notes(ada, table)
        assert left(ada, table)[1] >= 60, "whoever comes back can play"
        send(one)
        assert send(other)["type"] == "ack"


def test_more_than_half_of_the_others_decide(paced: Paced) -> None:
    with people(paced.url, 4, pace=PACE) as (table, (ada, _, _, _), sockets):
        for socket in sockets[:3]:
            send(socket)
        paced.advance(600)
        assert overdue(ada, table) == [3]
        assert code(sockets[3].command("call-vote", 3, about=3, change="end")) == "no-vote"
        assert code(sockets[0].command("call-vote", 1, about=3, change="end")) == "not-your-seat"
        assert sockets[0].command("call-vote", 0, about=3, change="end")["type"] == "ack"
        vote = company(ada, table)["vote"]
        assert (vote["voters"], vote["yes"], vote["no"], vote["change"]) == ([0, 1, 2], [0], [], "end")
        assert code(sockets[1].command("call-vote", 1, about=3, change="bot")) == "vote-open"
        assert code(sockets[0].command("cast-vote", 0, vote=vote["vote"], yes=True)) == "not-asked-consent", "once"
        assert code(sockets[3].command("cast-vote", 3, vote=vote["vote"], yes=False)) == "not-asked-consent"
        assert code(sockets[1].command("cast-vote", 1, vote=vote["vote"] + 1, yes=True)) == "no-such-proposal"
        assert sockets[1].command("cast-vote", 1, vote=vote["vote"], yes=False)["type"] == "ack"
        assert company(ada, table)["vote"]["no"] == [1]
        assert sockets[2].command("cast-vote", 2, vote=vote["vote"], yes=True)["type"] == "ack"
        shown = ada.get(f"/api/tables/{table}")
        assert (shown["status"], shown["reopens"]) == ("closed", False)
        assert shown["company"]["ended"] == {"how": "vote", "seats": [3]}
        assert notes(ada, table)[-1] == "ended-vote"
        assert refused(ada, f"/api/tables/{table}/reopen") == "ended"
        assert code(sockets[3].command("play", 3, action=["Boost"], after=3)) == "table-closed"
        assert ada.get(f"/api/tables/{table}/export")["notes"][-1]["id"] == "engine-note-ended-vote"


def test_a_vote_that_cannot_pass_is_over_and_others_may_call_it_again(paced: Paced) -> None:
    with people(paced.url, 3, pace=PACE) as (table, (ada, _, _), sockets):
        for socket in sockets[:2]:
            send(socket)
        paced.advance(600)
        for caller, yes in ((0, False), (1, True)):
            assert sockets[caller].command("call-vote", caller, about=2, change="bot")["type"] == "ack"
            vote = company(ada, table)["vote"]["vote"]
            assert sockets[1 - caller].command("cast-vote", 1 - caller, vote=vote, yes=yes)["type"] == "ack"
            assert company(ada, table)["vote"] is None
            assert ada.get(f"/api/tables/{table}")["seats"][2]["kind"] == ("bot" if yes else "person")
            if not yes:
                again = sockets[0].command("call-vote", 0, about=2, change="bot")
                assert code(again) == "vote-called", "nobody fills the log with votes"


def test_whoever_moves_before_the_vote_has_passed_stays(paced: Paced) -> None:
    with people(paced.url, 3, pace=PACE) as (table, (ada, _, _), sockets):
        for socket in sockets[:2]:
            send(socket)
        paced.advance(600)
        sockets[0].command("call-vote", 0, about=2, change="bot")
        vote = company(ada, table)["vote"]["vote"]
        assert sockets[2].play(2, ["Boost"])["type"] == "ack"
        assert company(ada, table)["vote"] is not None, "a free action is no move"
        assert send(sockets[2])["type"] == "ack"
        assert (company(ada, table)["vote"], overdue(ada, table)) == (None, [])
        assert code(sockets[1].command("cast-vote", 1, vote=vote, yes=True)) == "no-such-proposal"


def test_those_whose_own_time_is_up_have_no_vote_and_do_not_count(paced: Paced) -> None:
    with people(paced.url, 3, pace=PACE) as (table, (ada, _, _), sockets):
        send(sockets[0])
        paced.advance(600)
        assert overdue(ada, table) == [1, 2]
        assert code(sockets[1].command("call-vote", 1, about=2, change="bot")) == "no-vote"
        assert sockets[0].command("call-vote", 0, about=2, change="bot")["type"] == "ack"
        assert ada.get(f"/api/tables/{table}")["seats"][2]["kind"] == "bot", "she alone decides"
        assert code(sockets[2].command("call-vote", 2, about=1, change="end")) == "bot-plays"


def test_strangers_and_bots_neither_call_nor_vote(paced: Paced) -> None:
    with people(paced.url, 2, pace=PACE, seats=3, bots={"2": "random"}) as (table, (ada, _), sockets):
        send(sockets[0])
        wait_for(lambda: ada.get(f"/api/tables/{table}")["entries"] >= 2 or None)
        paced.advance(600)
        with Player(paced.url) as stranger:
            for body in (
                {"type": "call-vote", "id": "v", "seat": 0, "about": 1, "change": "end"},
                {"type": "cast-vote", "id": "v", "seat": 0, "vote": 1, "yes": True},
                {"type": "resign", "id": "v", "seat": 0, "end": True},
            ):
                assert refused(stranger, f"/api/tables/{table}/commands", body) == "not-your-seat"
        assert code(sockets[0].command("call-vote", 0, about=2, change="bot")) == "not-overdue", "a bot is never late"
        sockets[0].command("call-vote", 0, about=1, change="bot")
        assert ada.get(f"/api/tables/{table}")["seats"][1]["kind"] == "bot", "nobody waits for a bot's vote"


def test_the_host_cannot_use_a_vote_to_look_into_the_seat(paced: Paced) -> None:
    with people(paced.url, 2, pace=PACE) as (table, (ada, _), (one, _)):
        send(one)
        paced.advance(600)
        one.command("call-vote", 0, about=1, change="bot")
        path = f"/api/tables/{table}"
        ada.http.post(f"{path}/seats/1/bot", json={"bot": None})
        assert ada.get(path)["ask"]["needed"] == [1], "she is asked, for it is hers"
        assert ada.get(path)["seats"][1]["kind"] == "bot"
        ada.post(f"{path}/close")
        assert ada.http.get(f"{path}/position", params={"viewer": 1}).status_code == 403


def test_a_returned_person_gets_no_time_by_leaving_alone(paced: Paced) -> None:
    with people(paced.url, 2, pace=PACE) as (table, (ada, grace), (one, _)):
        send(one)
        paced.advance(600)
        paced.do(lambda: setattr(paced.app.bots, "wake", lambda table: None))
        for bot in ("random", None):
            grace.post(f"/api/tables/{table}/seats/1/bot", {"bot": bot})
        paced.run(paced.app.deadlines.look())
        assert (left(ada, table)[1], overdue(ada, table)) == (0, [1]), "nobody voted: it is as it was"
        paced.do(lambda: delattr(paced.app.bots, "wake"))
