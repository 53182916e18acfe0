"""The daily challenge: the same deal for everybody, one attempt each, and nobody sees a deal twice before it counts."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from sternhafen.engine.deal import commitment
from sternhafen.games import titles
from sternhafen.server.people.daily import move_attempts
from sternhafen.server.storage import database as db
from sternhafen.server.storage.daily_attempts import daily_attempts
from sternhafen.table.daily.days import GRACE, closes, day_of, ends
from tests.server.inside import Inside
from tests.server.player import Player

POD = "escape-pods"
DAY = 86_400
NOON = 1_900_000_000 - 1_900_000_000 % DAY + DAY // 2


class Clock:
    """The server's clock, as far as days are concerned."""

    def __init__(self, inside: Inside) -> None:
        self.inside = inside
        self.time = NOON
        inside.app.now = lambda: self.time  # type: ignore[method-assign]  # a day is long


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    running = Inside(tmp_path_factory.mktemp("daily"))
    yield running
    running.stop()


@pytest.fixture
def clock(inside: Inside) -> Iterator[Clock]:
    """A day of its own for every test."""
    clock = Clock(inside)
    clock.time += DAY * (1 + secrets.randbelow(10_000))
    yield clock
    clock.inside.app.__dict__.pop("now", None)


@pytest.fixture
def ada(inside: Inside, clock: Clock) -> Iterator[Player]:
    with Player(inside.url) as player:
        yield player


@pytest.fixture
def grace(inside: Inside, clock: Clock) -> Iterator[Player]:
    with Player(inside.url) as player:
        yield player


def begin(player: Player, name: str = "Ada", game: str = POD, status: int | None = None) -> Any:
    answer = player.post("/api/daily", {"title": game, "name": name}, status)
    return answer["table"] if status is None else answer["refusal"]["code"]


def shown(player: Player, game: str = POD, **more: str) -> Any:
    return player.get(f"/api/daily/{game}", **more)


def command(player: Player, table: str, type: str, status: int = 200, **fields: Any) -> Any:
    said = {"type": type, "id": secrets.token_hex(8), "seat": 0, **fields}
    return player.post(f"/api/tables/{table}/commands", said, status)


def play_out(inside: Inside, player: Player, table: str, seed: int = 0) -> int:
    """Play an attempt to its end at random, and return its points."""
    rng = Random(seed)
    while True:
        info = player.get(f"/api/tables/{table}")
        if info["status"] != "running":
            break
        state = inside.state(table)
        action = state.sample_legal(0, rng.random)
        command(player, table, "play", action=msgspec.to_builtins(action), after=info["entries"])
    outcome = player.get(f"/api/tables/{table}/position", viewer=0)["outcome"]
    return int(outcome["totals"][0])


def earlier(clock: Clock, *players: Player) -> None:
    """Let some people have been here on an earlier day."""
    now, clock.time = clock.time, clock.time - 3 * DAY
    for player in players:
        player.make(POD, 1)
    clock.time = now


def test_three_titles_have_a_daily_challenge_and_the_lobby_lists_them(ada: Player, clock: Clock) -> None:
    daily = sorted(id for id, one in titles().items() if one.daily is not None)
    assert daily == ["cryo", "escape-pods", "planet-unknown"]
    listed = ada.get("/api/daily")
    assert sorted(line["title"] for line in listed["lines"]) == daily
    assert (listed["day"], listed["ends"]) == (day_of(clock.time), ends(day_of(clock.time)))
    assert sorted(one["id"] for one in ada.get("/api/titles") if one["daily"]) == daily
    for game in daily:
        table = begin(ada, game=game)
        assert (table["status"], len(table["seats"]), table["daily"]["counts"]) == ("running", 1, True)
    assert begin(ada, game="gen7", status=409) == "no-daily"
    assert ada.http.get("/api/daily/gen7").json()["refusal"]["code"] == "no-daily"


def test_everybody_gets_the_same_deal_on_one_day_and_another_on_the_next(
    inside: Inside, clock: Clock, ada: Player, grace: Player
) -> None:
    first, second = begin(ada)["id"], begin(grace, "Grace")["id"]
    assert first != second
    assert inside.state(first).digest() == inside.state(second).digest()
    hashes = {player.get(f"/api/tables/{table}")["seed_hash"] for player, table in ((ada, first), (grace, second))}
    assert hashes == {shown(ada)["seed_hash"]}
    clock.time += DAY
    assert shown(ada)["seed_hash"] is None, "nobody has begun, so nothing is dealt that anybody could know"
    assert inside.state(begin(ada)["id"]).digest() != inside.state(first).digest()


def test_each_has_one_attempt_in_however_many_windows(inside: Inside, ada: Player) -> None:
    table = begin(ada)["id"]
    with Player(inside.url, ada.secret) as window:
        assert begin(window, "Somebody else")["id"] == table
    play_out(inside, ada, table)
    assert begin(ada)["id"] == table
    assert shown(ada)["begun"] == 1
    kept = inside.run(inside.app.storage.connections.read(lambda one: one.execute(sa.select(daily_attempts)).all()))
    assert sum(row.table_id == table for row in kept) == 1


def test_an_attempt_whose_table_could_not_be_made_is_not_lost(inside: Inside, ada: Player) -> None:
    for _ in range(inside.app.tables_a_client):
        ada.make(POD, 1)
    assert begin(ada, status=409) == "too-many-tables"
    assert shown(ada)["own"] is None
    for table in ada.get("/api/me")["tables"][:1]:
        ada.post(f"/api/tables/{table['id']}/close")
    assert begin(ada)["status"] == "running"


def test_results_are_ranked_and_newcomers_have_no_place(
    inside: Inside, clock: Clock, ada: Player, grace: Player
) -> None:
    earlier(clock, ada, grace)
    with Player(inside.url) as eve:
        points = {
            name: play_out(inside, player, begin(player, name)["id"], seed)
            for seed, (name, player) in enumerate({"Ada": ada, "Grace": grace, "Eve": eve}.items())
        }
        told = shown(eve)
    assert (told["begun"], told["finished"]) == (3, 3)
    assert [one["points"] for one in told["results"]] == sorted(points.values(), reverse=True)
    places = {one["name"]: one["place"] for one in told["results"]}
    assert places["Eve"] is None
    assert told["own"]["place"] is None
    better = "Ada" if points["Ada"] >= points["Grace"] else "Grace"
    assert places[better] == 1
    assert shown(ada)["own"]["place"] == places["Ada"]
    assert all(one["table"] is None for one in told["results"]), "nobody watches before the day is closed"
    line = next(one for one in ada.get("/api/daily")["lines"] if one["title"] == POD)
    assert (line["own"]["points"], line["own"]["place"], line["finished"]) == (points["Ada"], places["Ada"], 3)
    assert (line["streak"], line["best"]) == (1, max(points.values()))


def finish(inside: Inside, table: str, **values: Any) -> None:
    """Write down how an attempt ended, as its last move would."""
    write = sa.update(daily_attempts).where(daily_attempts.c.table_id == table).values(ended=1, **values)
    inside.run(inside.app.storage.connections.write(lambda connection: connection.execute(write)))


def test_whoever_beats_the_rival_comes_first_then_points_decide_and_ties_share_a_place(
    inside: Inside, clock: Clock
) -> None:
    how = {"A": (30, True), "B": (40, False), "C": (30, True), "D": (25, True), "New": (99, True)}
    with ExitStack() as stack:
        players = {name: stack.enter_context(Player(inside.url)) for name in how}
        earlier(clock, *(player for name, player in players.items() if name != "New"))
        for name, (points, first) in how.items():
            finish(inside, begin(players[name], name, "cryo")["id"], points=points, first=first)
        told = shown(players["A"], "cryo")
        places = [(one["name"], one["place"]) for one in told["results"]]
        assert [places[0], places[3], places[4]] == [("New", None), ("D", 3), ("B", 4)]
        assert sorted(places[1:3]) == [("A", 1), ("C", 1)]
        own = {name: shown(player, "cryo")["own"]["place"] for name, player in players.items()}
    assert own == {"A": 1, "B": 4, "C": 1, "D": 3, "New": None}


SHUT = ("scores", "review", "verify")


def test_nothing_opens_the_deal_while_the_attempt_counts(inside: Inside, clock: Clock, ada: Player) -> None:
    """A second browser, an export, practice, a bot, a friend's eyes, advice: each would be a second look."""
    table = begin(ada)["id"]
    path = f"/api/tables/{table}"
    assert refused(ada, "POST", f"{path}/hint", {"seat": 0, "bot": "greedy"}) == "daily-advice"
    assert refused(ada, "POST", f"{path}/seats/0/bot", {"bot": "hard"}) == "daily-alone"
    assert refused(ada, "POST", f"{path}/seats/0/device") == "daily-alone"
    assert refused(ada, "POST", f"{path}/seats/0/reassign") == "daily-alone"
    assert refused(ada, "POST", f"{path}/spectators", {"allowed": True}) == "daily-alone"
    planned = ada.post(f"{path}/plan", {"seat": 0, "steps": []})
    assert (planned["before"], planned["expected"]) == (None, None)
    with Player(inside.url) as eve:
        assert eve.http.get(path).json()["refusal"]["code"] == "no-spectators"
    shut(ada, path)
    play_out(inside, ada, table)
    shut(ada, path)
    ada.post(f"{path}/close")
    shut(ada, path)
    clock.time = ends(day_of(clock.time)) + GRACE - 1
    shut(ada, path)


def refused(player: Player, method: str, path: str, body: Any = None) -> str:
    answer = player.http.request(method, path, json=body)
    assert answer.status_code >= 400, (path, answer.text)
    return str(answer.json()["refusal"]["code"])


def shut(player: Player, path: str) -> None:
    """Check that nothing tells the seed or lets the game be played elsewhere."""
    info = player.get(path)
    assert (info["seed"], info["seal"], info["deal"]["parts"]) == (None, None, {})
    exported = player.get(f"{path}/export")
    assert "seed" not in exported
    assert exported["viewer"] is None or "position" in exported, "what one seat has seen, no record"
    wish = {"seat": 0, "at": 0, "name": "Ada", "bots": {}}
    assert refused(player, "POST", f"{path}/practice", wish) == "daily-secret"
    assert refused(player, "POST", f"{path}/studies", {"name": "Look", "own": "Ada"}).startswith(("daily", "table"))
    for question in SHUT:
        assert refused(player, "GET", f"{path}/{question}").startswith(("daily", "table"))


def test_a_move_that_showed_something_is_not_taken_back(inside: Inside, ada: Player) -> None:
    table = begin(ada)["id"]
    rng = Random(1)
    while not any(entry.reveals for entry in inside.app.tables.kept(table).match.log):  # type: ignore[union-attr]
        action = inside.state(table).sample_legal(0, rng.random)
        after = ada.get(f"/api/tables/{table}")["entries"]
        command(ada, table, "play", action=msgspec.to_builtins(action), after=after)
    entries = ada.get(f"/api/tables/{table}")["entries"]
    answer = command(ada, table, "take-back", 409, to=0, after=entries)
    assert answer["refusal"]["code"] == "daily-practice"


def test_personal_data_holds_the_attempt_and_never_the_seed(inside: Inside, clock: Clock, ada: Player) -> None:
    table = begin(ada)["id"]
    seed = inside.app.tables.kept(table).seed  # type: ignore[union-attr]
    assert seed
    data = ada.http.get("/api/me/export")
    assert data.status_code == 200, data.text
    assert seed not in data.text
    assert [one["table_id"] for one in data.json()["daily"]] == [table]


def test_a_closed_day_opens_every_finished_game_to_all(
    inside: Inside, clock: Clock, ada: Player, grace: Player
) -> None:
    day, table = day_of(clock.time), begin(ada)["id"]
    play_out(inside, ada, table)
    unfinished = begin(grace, "Grace")["id"]
    clock.time = closes(day)
    told = shown(grace, day=day)
    assert (told["closed"], told["today"], commitment(told["seed"])) == (True, False, told["seed_hash"])
    (result,) = told["results"]
    assert result["table"] == table
    with Player(inside.url) as eve:
        info = eve.get(f"/api/tables/{table}")
        assert (info["seed"], info["daily"]["counts"]) == (told["seed"], False)
        assert eve.get(f"/api/tables/{table}/position", at=0)["entries"] == 0
        assert eve.get(f"/api/tables/{table}/export")["seed"]
        assert eve.http.get(f"/api/tables/{unfinished}").json()["refusal"]["code"] == "no-spectators"
    late = grace.get(f"/api/tables/{unfinished}")
    assert (late["status"], late["daily"]["counts"]) == ("running", False)
    assert shown(grace, day=day)["own"]["stage"] == "late"


def test_what_is_finished_after_the_day_is_closed_does_not_count(inside: Inside, clock: Clock, ada: Player) -> None:
    clock.time = 1_500_000_000 + DAY * secrets.randbelow(500)  # moves carry the real time, which is years later
    table = begin(ada)["id"]
    play_out(inside, ada, table)
    told = shown(ada)
    assert (told["own"]["stage"], told["finished"], told["results"], told["streak"]) == ("late", 0, [], 0)


def test_days_in_a_row_are_counted_up_to_yesterday(inside: Inside, clock: Clock, ada: Player) -> None:
    for _ in range(2):
        play_out(inside, ada, begin(ada)["id"])
        clock.time += DAY
    assert (shown(ada)["streak"], shown(ada)["longest"]) == (2, 2)
    assert len(shown(ada)["earlier"]) >= 2
    clock.time += DAY
    assert (shown(ada)["streak"], shown(ada)["longest"]) == (0, 2)


def test_a_guest_who_signs_up_keeps_the_first_of_two_attempts(
    inside: Inside, clock: Clock, ada: Player, grace: Player
) -> None:
    first, second = begin(ada)["id"], begin(grace)["id"]
    clients = {}
    for table in (first, second):
        (clients[table],) = inside.app.tables.kept(table).seats[0].clients  # type: ignore[union-attr]
    write = inside.app.storage.connections.write
    inside.run(write(lambda connection: move_attempts(connection, clients[second], clients[first])))
    assert shown(ada)["own"]["table"] == first
    assert shown(ada)["begun"] == 1


def test_whoever_deletes_their_data_leaves_the_table_of_results(inside: Inside, ada: Player) -> None:
    play_out(inside, ada, begin(ada)["id"])
    assert shown(ada)["finished"] == 1
    gone = ada.http.delete("/api/me")
    assert gone.status_code == 200, gone.text
    assert shown(ada)["finished"] == 0


def test_only_days_that_have_come_are_shown(ada: Player, clock: Clock) -> None:
    for day in (day_of(clock.time + DAY), "2030-02-31"):
        answer = ada.http.get(f"/api/daily/{POD}", params={"day": day})
        assert answer.json()["refusal"]["code"] == "no-such-day"
    assert ada.http.get(f"/api/daily/{POD}", params={"day": "tomorrow"}).status_code == 400
    assert ada.http.get("/api/daily/chess").json()["refusal"]["code"] == "no-such-title"


def test_a_stranger_without_a_secret_may_look(inside: Inside, clock: Clock) -> None:
    with Player(inside.url) as nobody:
        del nobody.http.headers["Authorization"]
        assert shown(nobody)["own"] is None
        assert nobody.get("/api/daily")["lines"]


def test_whoever_is_banned_stands_in_no_list(inside: Inside, ada: Player) -> None:
    table = begin(ada)["id"]
    play_out(inside, ada, table)
    (client,) = inside.app.tables.kept(table).seats[0].clients  # type: ignore[union-attr]
    with Player(inside.url) as eve:
        assert shown(eve)["finished"] == 1
        ban = sa.insert(db.bans).values(subject=client, until=None, reason="", created=0)
        inside.run(inside.app.storage.connections.write(lambda connection: connection.execute(ban)))
        assert (shown(eve)["finished"], shown(eve)["results"]) == (0, [])
        inside.run(inside.app.storage.connections.write(lambda connection: connection.execute(sa.delete(db.bans))))
